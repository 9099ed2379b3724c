"""Makes environments: the functions PettingZoo expects of a module, for any game."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pettingzoo.utils.conversions import parallel_to_aec

from monoceros.core.mistakes import Mistake, at_least_one
from monoceros.lab.pettingzoo.aec import MonocerosAECEnv
from monoceros.lab.pettingzoo.base import RENDER_MODES, EnvMatch
from monoceros.lab.pettingzoo.parallel import MonocerosParallelEnv

VERSION = "v1"
LONGEST = 5000
"""Rounds after which a match in rounds is cut off unless told otherwise; no sensible match comes near it."""


def make_raw_env(
    name: str,
    *,
    seats: int | None = None,
    edition: str = "",
    options: Mapping[str, str] | None = None,
    pack: Path | None = None,
    reward: str = "win",
    render_mode: str | None = None,
) -> MonocerosAECEnv:
    """An environment that asks for one decision at a time.

    `seats` is the fewest the edition allows unless given, `edition` the game's first; `options` are the
    options of the game as `monoceros games` lists them, and `pack` is the file of a pack of your own. With
    `reward="margin"` a match is worth the difference to the mean score of the others instead of winning or
    losing it. A `Mistake` names what cannot be used.
    """
    match = EnvMatch(name, seats, edition, options, pack, reward)
    return MonocerosAECEnv(match, _called(name), _known(render_mode))


def make_parallel_env(
    name: str,
    *,
    seats: int | None = None,
    edition: str = "",
    options: Mapping[str, str] | None = None,
    pack: Path | None = None,
    reward: str = "win",
    render_mode: str | None = None,
    max_cycles: int = LONGEST,
) -> MonocerosParallelEnv:
    """An environment in rounds, in which everybody hands in an action."""
    match = EnvMatch(name, seats, edition, options, pack, reward)
    rounds = at_least_one("max_cycles", max_cycles)
    return MonocerosParallelEnv(match, _called(name), _known(render_mode), rounds)


def make_env(name: str, *, max_cycles: int | None = None, **given: Any) -> Any:
    """`make_raw_env`; with `max_cycles`, rounds played agent after agent and cut off after so many.

    No wrappers: forbidden actions are refused by the rules themselves, and calls out of order fail anyway.
    """
    if max_cycles is not None:
        return parallel_to_aec(make_parallel_env(name, max_cycles=max_cycles, **given))
    return make_raw_env(name, **given)


def _called(name: str) -> str:
    return f"{name.replace('-', '_')}_{VERSION}"


def _known(render_mode: str | None) -> str | None:
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise Mistake("option-value", option="render_mode", value=render_mode, known=", ".join(RENDER_MODES))
    return render_mode

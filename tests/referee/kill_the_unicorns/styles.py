"""Players with a simple taste, so that matches lead to all sorts of places."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final

from .table import Move

STYLES: Final = ("random", "greedy", "modest", "shy", "collector")
TOKENS: Final = {"fairy_dust": 2.0, "cotton_candy": 1.9, "false_horn": 1.5, "soap": 2.5, "pate": 1.0}


def choose(moves: Mapping[int, Move], style: str, herd: Mapping[str, int], dice: random.Random) -> int:
    """One of the actions, by a simple taste: not good play, but matches that lead to all sorts of places.

    The greedy lay high, the modest low and always, the shy hardly ever; collectors are modest and want two of
    each colour. `herd` is how many of each colour there are in the own herd.
    """
    actions = sorted(moves)
    if style == "random":
        return dice.choice(actions)
    taste = {action: (_taste(moves[action], style, herd, dice), dice.random()) for action in actions}
    return max(actions, key=lambda action: taste[action])


def _taste(move: Move, style: str, herd: Mapping[str, int], dice: random.Random) -> float:
    modest = style in ("modest", "collector")
    match move:
        case ("pass",):
            return {"greedy": 4, "shy": 90}.get(style, 0)
        case ("lay" | "lay-with-knight", tuple(values)):
            total = sum(int(str(value)) for value in values)
            return 50 - 10 * len(values) - total if modest else total + 1
        case ("announce" | "announce-with-knight", _, tuple(values)):
            return 10 - len(values) if modest else len(values)
        case ("number", int(number)):
            return 10 - number
        case ("decline",):
            return 0.5
        case ("buy-nothing",):
            return 0.3 if style == "greedy" else 1
        case ("token", str(kind), str(colour)) if style == "collector":
            return 3 - herd[colour] + (kind == "cotton_candy") / 2
        case ("token", str(kind), _):
            return TOKENS[kind] * dice.choice([0.5, 1, 1.5])
        case ("buy", _, _, looks) if style == "collector":
            return _spare(looks, herd)
        case ("trojan", own, theirs) if style == "collector":
            return _spare(own, herd) - _spare(theirs, herd)
        case ("set-trap", "trojan_unicorn", _, _) if style == "collector":
            return 2
    return dice.choice([0, 0.4, 1])


def _spare(looks: object, herd: Mapping[str, int]) -> float:
    """How little a collector needs a unicorn, to go by its print."""
    match looks:
        case ((_, str(colour), _), *_):
            return herd.get(colour, 3)
    raise AssertionError(looks)

"""Random matches for the laws: every table the house can set, and a way to be in the middle of one."""

import os
from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from hypothesis import HealthCheck, currently_in_test_context, note, settings
from hypothesis import strategies as st

from monoceros.core.contract import State
from monoceros.core.game import Game, Setup
from monoceros.core.match import Match
from monoceros.core.mistakes import Mistake
from monoceros.core.record import Chance, format_record
from monoceros.core.rng import Rng
from monoceros.core.table import ONLOOKER
from monoceros.games.registry import GAMES
from tests.laws.parley import Parley

EVERY_GAME: list[Game] = [*GAMES.values(), Parley()]
"""The shipped games, and a small one of the tests that uses all the contract offers."""

LONG = int(os.environ.get("MONOCEROS_LAW_GAMES", "0"))
"""Random matches for each law and table in the long run (`make laws`)."""


MANY_TABLES = 60
MANY_VALUES = 3


class Sitting(NamedTuple):
    """A table that can be set: a game, an edition, options and a number of seats."""

    game: Game
    edition: str
    seats: int
    options: tuple[tuple[str, str], ...]

    @property
    def setup(self) -> Setup:
        return self.game.setup(self.seats, self.edition, dict(self.options))

    @property
    def name(self) -> str:
        chosen = "".join(f"-{key}={value}" for key, value in self.options)
        return f"{self.game.id}-{self.edition}-{self.seats}{chosen}"

    @property
    def viewers(self) -> list[int]:
        return [*range(self.seats), ONLOOKER]


def _option_sets(game: Game, edition: str) -> Iterator[tuple[tuple[str, str], ...]]:
    """The usual options, and every other value of each option alone."""
    yield ()
    for option in game.options():
        if not option.editions or edition in option.editions:
            yield from (((option.key, value),) for value in option.choices if value != option.default)


def _sittings(game: Game) -> Iterator[Sitting]:
    for edition in game.editions:
        seats = range(edition.fewest, edition.most + 1)
        for count, options in product(seats, _option_sets(game, edition.id)):
            sitting = Sitting(game, edition.id, count, options)
            if _fits(sitting):
                yield sitting


def _fits(sitting: Sitting) -> bool:
    try:
        _ = sitting.setup
    except Mistake:
        return False
    return True


def _thinned(sittings: list[Sitting]) -> list[Sitting]:
    """For `make test`: of a game with very many tables every option at one table size, in turn.

    Of an option with many values, such as who begins, the first other value stands for all.
    """
    kept = [sitting for sitting in sittings if not sitting.options]
    if LONG or len(sittings) <= MANY_TABLES:
        return sittings
    groups: dict[tuple[str, str], dict[str, list[Sitting]]] = {}
    for sitting in sittings:
        for key, value in sitting.options:
            groups.setdefault((sitting.edition, key), {}).setdefault(value, []).append(sitting)
    for group in groups.values():
        sizes = list(group.values())
        for tables in sizes if len(sizes) <= MANY_VALUES else sizes[:1]:
            kept.append(tables[len(kept) % len(tables)])
    return kept


SITTINGS = [sitting for game in EVERY_GAME for sitting in _thinned(list(_sittings(game)))]
DEEP_OPTIONS = (
    (("teams", "on"),),
    (("expert", "on"),),
    (("extra_characters", "on"),),
    (("targeting", "advanced"),),
)
"""Options that change who knows what, who is asked or how a card is played, not only who begins."""
PLAIN = [sitting for sitting in SITTINGS if not sitting.options or sitting.options in DEEP_OPTIONS]
"""The tables with the usual options: where a law is costly, options that only change who begins can wait."""

seeds = st.integers(min_value=0, max_value=2**64 - 1)
lengths = st.integers(min_value=0, max_value=250)


def games(quick: int, *, every_option: bool = False) -> settings:
    """Settings of a law: so many random matches in `make test`, many more in `make laws`.

    A law that runs over every option has many more tables, and plays fewer matches at each.
    """
    return settings(
        max_examples=max(quick, LONG // 5 if every_option else LONG),
        deadline=None,
        suppress_health_check=list(HealthCheck),
        print_blob=True,
    )


class Walk:
    """A random match up to some action; on failure Hypothesis shows its record."""

    def __init__(self, sitting: Sitting, seed: int, length: int) -> None:
        self.sitting = sitting
        self.match = Match(sitting.game, sitting.setup, Chance(seed=seed), [])
        self.rng = Rng(seed ^ 0x5EED)
        for _ in range(length):
            if not self.step():
                break
        if currently_in_test_context():
            note(format_record(self.match.record()))

    @property
    def state(self) -> State:
        return self.match.state

    def step(self) -> bool:
        """One more random action; False when the match is over."""
        owing = self.state.deciders()
        if not owing:
            return False
        seat = owing[int(self.rng.below(len(owing)))]
        self.match.play(seat, int(self.state.pick(seat, self.rng)))
        return True

"""How fast bots think: iterations of the search a second, and what they spend their time on."""

import time

from monoceros.bots.search import Search
from monoceros.core.contract import State
from monoceros.core.game import Game, Setup
from monoceros.core.guide import Guide
from monoceros.core.rng import Rng
from monoceros.lab.bench.measurement import Measurement

BATCH = 20
STEPS_BEFORE = 400
"""More steps than any game takes before the first decision that is worth thinking about."""


class _TimedGuide(Guide):
    """A guide that adds up how long another one's playouts and evaluations take."""

    def __init__(self, guide: Guide) -> None:
        self.guide = guide
        self.spent = 0.0

    def prepare(self, state: State, seat: int) -> None:
        self.guide.prepare(state, seat)

    def is_secret_bid(self, state: State, seat: int) -> bool:
        return self.guide.is_secret_bid(state, seat)

    def priors(self, state: State, seat: int, legal: list[int]) -> list[float] | None:
        return self.guide.priors(state, seat, legal)

    def playout(self, state: State, rng: Rng) -> None:
        begin = time.perf_counter()
        self.guide.playout(state, rng)
        self.spent += time.perf_counter() - begin

    def values(self, state: State) -> list[float]:
        begin = time.perf_counter()
        found = self.guide.values(state)
        self.spent += time.perf_counter() - begin
        return found


def search_rows(game: Game, setup: Setup, seconds: float, label: str) -> list[Measurement]:
    """Iterations a second at the opening: with random matches to the end, and as the bots really think.

    The shares of each kind: playing on and judging the end, imagining worlds, and the rest - walking the
    tree, its moves and what they promise included.
    """
    state = _opening(game, setup)
    seat = int(state.decider())
    rate, _ = _rate(Search(Guide(), state, seat, Rng(1)), seconds)
    guided, _ = _rate(Search(game.guide(setup), state, seat, Rng(1)), seconds)
    return [
        Measurement(label, "search_per_s", rate),
        Measurement(label, "guided_search_per_s", guided),
        *_shares(state, seat, Guide(), seconds, label, "search"),
        *_shares(state, seat, game.guide(setup), seconds, label, "guided"),
    ]


def _shares(
    state: State, seat: int, guide: Guide, seconds: float, label: str, kind: str
) -> list[Measurement]:
    """What a search spends its time on, in percent."""
    measured = _TimedGuide(guide)
    timed, took = _rate(Search(measured, state, seat, Rng(1)), seconds)
    engine = measured.spent / took
    rng = Rng(2)
    begin = time.perf_counter()
    for _ in range(BATCH * 10):
        state.determinize(seat, rng)
    worlds = (time.perf_counter() - begin) / (BATCH * 10) * timed
    return [
        Measurement(label, f"{kind}_engine_percent", 100 * engine),
        Measurement(label, f"{kind}_worlds_percent", 100 * worlds),
        Measurement(label, f"{kind}_tree_percent", max(0.0, 100 * (1 - engine - worlds))),
    ]


def _opening(game: Game, setup: Setup) -> State:
    """The first decision of a match that is worth thinking about."""
    rng = Rng(3)
    state = game.new(setup, rng.fork())
    guide = game.guide(setup)
    for _ in range(STEPS_BEFORE):
        seat = int(state.decider())
        if len(state.legal(seat)) > 1 and guide.worth_thinking(state, seat):
            break
        state.apply(seat, state.pick(seat, rng))
    return state


def _rate(search: Search, seconds: float) -> tuple[float, float]:
    begin = time.perf_counter()
    end = begin + seconds
    while time.perf_counter() < end:
        search.run(BATCH)
    took = time.perf_counter() - begin
    return float(search.iterations) / took, took

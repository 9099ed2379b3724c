"""The search: right where the answer is known, the same for the same seed, better the longer it thinks."""

import os
import subprocess
import sys

import pytest
from librt.vecs import vec

from monoceros._engine import SWITCH
from monoceros.bots.search import RootCounts, Search, draw, strategy_from
from monoceros.bots.search_bot import MasterBot, SearchBot
from monoceros.core.contract import Bot, State
from monoceros.core.guide import Guide
from monoceros.core.rng import Rng
from monoceros.games.registry import GAMES
from tests.bots.pennies import Bidding, Duel
from tests.laws.parley import Parley

ROCK_PAPER_SCISSORS = [[0.5, 0.0, 1.0], [1.0, 0.5, 0.0], [0.0, 1.0, 0.5]]
LOPSIDED = [[1.0, 0.0], [0.0, 0.5]]
"""Whoever hides in the first place is found there for a full point, in the second for half of one."""


def _hilo(position: str) -> tuple[Search, int]:
    game = GAMES["hilo"]
    setup = game.setup(2)
    state = game.from_position(position, setup, Rng(1))
    return Search(game.guide(setup), state, int(state.decider()), Rng(2)), int(state.decider())


@pytest.mark.parametrize(
    ("pay", "expected"),
    [(ROCK_PAPER_SCISSORS, [1 / 3, 1 / 3, 1 / 3]), (LOPSIDED, [1 / 3, 2 / 3])],
)
def test_a_secret_bid_is_mixed_as_it_should_be(pay: list[list[float]], expected: list[float]) -> None:
    search = Search(Bidding(), Duel(Rng(1), pay), 0, Rng(3))
    search.run(20_000)
    assert search.strategy() == pytest.approx(expected, abs=0.06)
    drawn = [search.choice() for _ in range(600)]
    for action, share in enumerate(expected):
        assert drawn.count(action) / 600 == pytest.approx(share, abs=0.12)


def test_a_bid_that_fared_badly_is_made_seldom_until_regrets_have_settled() -> None:
    """The same mixture and the same average worths, from few tries and from many."""

    def shares(tries: int) -> list[float]:
        totals = [0.6 * tries, 0.6 * tries, 0.45 * tries]
        counts = RootCounts([0, 1, 2], True, [tries] * 3, totals, [0.4, 0.2, 0.4], [0.0, 0.0], 3 * tries)
        return strategy_from(counts)

    few, many = shares(10), shares(100_000)
    assert few[0] == pytest.approx(2 * few[1])
    assert few[2] < 0.15 < 0.35 < many[2]
    assert sum(few) == pytest.approx(1.0)
    assert sum(many) == pytest.approx(1.0)


def test_a_move_that_is_always_better_is_found() -> None:
    search = Search(Guide(), Duel(Rng(1), [[0.2, 0.3], [0.9, 0.8]]), 0, Rng(3))
    search.run(300)
    assert search.choice() == 1
    assert search.value(1) > search.value(0)


def test_the_same_seed_thinks_the_same() -> None:
    game = GAMES["hilo"]
    setup = game.setup(3)
    state = game.new(setup, Rng(4))
    for seat in range(3):
        state.play(seat, state.legal(seat)[0])
    seat = int(state.decider())
    visits = []
    for seed in (5, 5, 6):
        search = Search(game.guide(setup), state, seat, Rng(seed))
        search.run(200)
        visits.append((list(search.root.visits), search.outlook()))
    assert visits[0] == visits[1] != visits[2]


def test_both_engines_think_the_same() -> None:
    code = (
        "from monoceros.bots.search import Search; from monoceros.core.rng import Rng;"
        "from monoceros.games.registry import GAMES; game = GAMES['hilo']; setup = game.setup(3);"
        "state = game.new(setup, Rng(4)); [state.play(s, state.legal(s)[0]) for s in range(3)];"
        "search = Search(game.guide(setup), state, int(state.decider()), Rng(5)); search.run(40);"
        "print(list(search.root.visits), search.outlook(), len(search.nodes))"
    )
    told = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, SWITCH: engine},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for engine in ("interpreted", "")
    ]
    assert told[0] == told[1]


class AnyMove(Bot):
    def choose(self, known: State, seat: int, rng: Rng) -> int:
        return int(known.pick(seat, rng))


@pytest.mark.parametrize(
    ("edition", "seats", "matches", "least"),
    [("duel", 2, 30, 18.0), ("duel", 3, 6, 0.0), ("teams", 4, 6, 0.0)],
)
def test_it_plays_a_game_nobody_told_it_anything_about(
    edition: str, seats: int, matches: int, least: float
) -> None:
    """Parley has hands, secret choices, reaction windows and effects; seat A thinks, the others guess."""
    game = Parley()
    setup = game.setup(seats, edition)
    thinker = SearchBot(game, setup, AnyMove(), 80)
    won = 0.0
    for seed in range(matches):
        state = game.new(setup, Rng(seed))
        rng = Rng(seed)
        while state.to_act:
            seat = state.deciders()[-1]
            bot = thinker if seat == 0 else AnyMove()
            action = bot.choose(state.as_known(seat), seat, rng)
            assert action in state.legal(seat)
            state.play(seat, action)
        outcome = state.outcome()
        assert outcome is not None
        won += (0 in outcome.winners) / len(outcome.winners)
    assert won >= least


@pytest.mark.parametrize("guide", [Guide(), Bidding()])
def test_nobody_thinks_longer_than_allowed(guide: Guide) -> None:
    search = Search(guide, Duel(Rng(1), ROCK_PAPER_SCISSORS), 0, Rng(3))
    search.run(10**9, 0.05)
    assert 0 < search.iterations < 10**7


def test_a_draw_follows_the_weights() -> None:
    rng = Rng(9)
    drawn = [int(draw(vec[float]([0.0, 3.0, 1.0]), rng)) for _ in range(2000)]
    assert drawn.count(0) == 0
    assert drawn.count(1) / 2000 == pytest.approx(0.75, abs=0.04)


def test_it_stops_once_hardly_anything_can_change() -> None:
    clear = Search(Guide(), Duel(Rng(1), [[0.0, 0.0], [1.0, 1.0]]), 0, Rng(3))
    clear.run(1000)
    most, least = sorted(clear.root.visits, reverse=True)
    assert 250 < clear.iterations < 350
    assert 3 * (most - least) > 1000 - clear.iterations
    timed = Search(Guide(), Duel(Rng(1), [[0.0, 0.0], [1.0, 1.0]]), 0, Rng(3))
    timed.run(0, 0.02)
    assert timed.choice() == clear.choice() == 1


def _master(seed: int) -> tuple[MasterBot, State, int, Rng]:
    game = GAMES["hilo"]
    setup = game.setup(2)
    state = game.new(setup, Rng(seed))
    for seat in range(2):
        state.play(seat, state.legal(seat)[0])
    return MasterBot(game, setup, AnyMove(), 300), state, int(state.decider()), Rng(seed)


def test_a_master_goes_on_where_it_stopped() -> None:
    """After taking the open card, where to place it was thought about already."""
    for seed in range(20):
        bot, state, seat, rng = _master(seed)
        action = bot.choose(state.as_known(seat), seat, rng)
        state.play(seat, action)
        known = state.as_known(seat)
        went_on = bot.search(known, seat, rng)
        afresh = MasterBot(bot.game, bot.setup, AnyMove(), 300).search(known, seat, rng)
        assert went_on is not None
        assert afresh is not None
        assert afresh.root.count == afresh.iterations
        if went_on.root.count > went_on.iterations:
            assert went_on.root.legal == known.legal(seat)
            return
    pytest.fail("no decision followed from another in twenty matches")


def test_a_master_starts_afresh_in_another_match() -> None:
    bot, state, seat, rng = _master(1)
    bot.choose(state.as_known(seat), seat, rng)
    _, other, at, _ = _master(2)
    search = bot.search(other.as_known(at), at, rng)
    assert search is not None
    assert search.root.count == search.iterations

"""Hints: legal, honest about what the seat knows, told in every language."""

import time
from functools import cache

import pytest

from monoceros.bots.hints import MOST, SECONDS, Adviser, distinct, in_order
from monoceros.bots.ladder import make_bot
from monoceros.bots.search_bot import SearchBot
from monoceros.core.game import Game
from monoceros.core.rng import Rng
from monoceros.core.wire import Hint
from monoceros.games.registry import GAMES
from monoceros.locales import LANGUAGES, Texts

ITERATIONS = 40


@cache
def _adviser(game: str, seats: int) -> Adviser:
    found = GAMES[game]
    setup = found.setup(seats)
    adviser = Adviser(found, setup, make_bot(found, "heuristic", setup), ITERATIONS)
    adviser.bot.seconds = 0.0
    return adviser


@pytest.mark.parametrize("name", list(GAMES))
def test_every_decision_of_a_match_gets_legal_hints_that_can_be_told(name: str) -> None:
    game = GAMES[name]
    seats = game.edition().fewest
    adviser = _adviser(name, seats)
    state = game.new(adviser.setup, Rng(3))
    rng = Rng(4)
    for _ in range(40):
        if not state.to_act:
            break
        seat = int(state.decider())
        hints = adviser.hints(state.as_known(seat), seat, rng.fork())
        assert 1 <= len(hints) <= MOST
        for hint in hints:
            assert hint.action in state.legal(seat)
            assert game.parse(adviser.setup, seat, hint.text) == hint.action
            assert hint.chance is None or 0.0 <= hint.chance <= 1.0
            for language in LANGUAGES:
                assert Texts(language)(hint.key, **hint.params)
        assert [hint.weight for hint in hints] == sorted((hint.weight for hint in hints), reverse=True)
        for language in LANGUAGES:
            thoughts = [Texts(language)(hint.key, **hint.params) for hint in hints]
            assert len(set(thoughts)) == len(thoughts)
        percents = [round(100 * hint.chance) for hint in hints if hint.chance is not None]
        assert percents == sorted(percents, reverse=True)
        state.play(seat, hints[0].action)


def test_three_moves_with_one_idea_are_told_in_three_sentences() -> None:
    alike = [
        Hint(nth, "", chance, 0.3, "hilo-hint-lay-off", {}) for nth, chance in enumerate((0.5, 0.5, 0.42))
    ]
    told = distinct(alike)
    assert [hint.key for hint in told] == ["hilo-hint-lay-off", "hint-same-idea", "hint-same-again"]
    assert [hint.params for hint in told[1:]] == [{"behind": 0}, {"behind": 8}]
    assert [hint.action for hint in told] == [0, 1, 2]


@pytest.mark.parametrize(
    ("found", "told"),
    [
        ([0.5, 0.4, 0.3], [0.5, 0.4, 0.3]),
        ([0.3, 0.6, 0.2], [0.4, 0.4, 0.2]),
        ([0.2, 0.3, 0.5], [0.26, 0.26, 0.26]),
        ([0.5, 0.3, 0.7], [0.5, 0.4, 0.4]),
    ],
    ids=["agrees", "second", "all", "third"],
)
def test_chances_never_speak_against_the_order(found: list[float], told: list[float]) -> None:
    assert in_order(found, [0.6, 0.3, 0.1]) == pytest.approx(told)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_a_hint_thinks_as_much_as_a_master_but_half_a_second_at_most(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup = game.setup(game.edition().fewest)
    policy = make_bot(game, "heuristic", setup)
    adviser, master = Adviser(game, setup, policy), make_bot(game, "master", setup)
    assert isinstance(master, SearchBot)
    assert adviser.bot.iterations == master.iterations
    state = game.new(setup, Rng(5))
    guide = adviser.bot.guide
    while len(state.legal(state.decider())) < 2 or not guide.worth_thinking(state, state.decider()):
        seat = int(state.decider())
        state.play(seat, state.legal(seat)[0])
    looks = 0

    def slow() -> float:
        """A tenth of a second goes by between two looks at the clock."""
        nonlocal looks
        looks += 1
        return looks / 10

    monkeypatch.setattr(time, "perf_counter", slow)
    seat = int(state.decider())
    assert adviser.hints(state.as_known(seat), seat, Rng(1))
    assert 2 <= looks <= 2 + 10 * SECONDS


@pytest.mark.parametrize(
    ("language", "coins"), [("en", "coins"), ("de", "Sterntaler"), ("fr", "écus"), ("pl", "talarów")]
)
def test_hints_call_the_coins_what_the_game_calls_them(language: str, coins: str) -> None:
    text = Texts(language)
    for thought in ("take", "draw", "swap", "place"):
        assert coins in text(f"hilo-hint-{thought}", coins=7)
    assert coins in text("hilo-coins", coins=7)


@pytest.mark.parametrize(
    ("language", "stable"), [("en", "stable"), ("de", "Stall"), ("fr", "écurie"), ("pl", "stajni")]
)
def test_hints_call_the_stable_what_the_game_calls_it(language: str, stable: str) -> None:
    text = Texts(language)
    for thought in ("unicorn", "player-self", "bring"):
        assert stable in text(f"unstable-unicorns-hint-{thought}")
    assert stable in text("unstable-unicorns-summary")


@pytest.mark.parametrize("name", list(GAMES))
def test_a_hint_is_the_same_whatever_the_seat_cannot_know(name: str) -> None:
    game = GAMES[name]
    adviser = _adviser(name, game.edition().fewest)
    state = game.new(adviser.setup, Rng(8))
    rng = Rng(9)
    for _ in range(25):
        if not state.to_act:
            break
        seat = int(state.decider())
        world = state.determinize(seat, rng)
        here, there = state.as_known(seat), world.as_known(seat)
        assert adviser.hints(here, seat, Rng(5)) == adviser.hints(there, seat, Rng(5))
        state.play(seat, int(state.pick(seat, rng)))

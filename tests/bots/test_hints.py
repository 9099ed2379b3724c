"""Hints: legal, honest about what the seat knows, told in every language."""

from functools import cache

import pytest

from monoceros.bots.hints import MOST, Adviser
from monoceros.bots.ladder import make_bot
from monoceros.core.rng import Rng
from monoceros.games.registry import GAMES
from monoceros.locales import LANGUAGES, Texts

ITERATIONS = 40


@cache
def _adviser(game: str, seats: int) -> Adviser:
    found = GAMES[game]
    setup = found.setup(seats)
    adviser = Adviser(found, setup, make_bot(found, "heuristic", setup), ITERATIONS)
    adviser.thinker.seconds = 0.0
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
        hints = adviser.hints(game.seen(state, seat), rng.fork())
        assert 1 <= len(hints) <= MOST
        for hint in hints:
            assert hint.action in state.legal(seat)
            assert game.parse(adviser.setup, seat, hint.text) == hint.action
            assert hint.chance is None or 0.0 <= hint.chance <= 1.0
            for language in LANGUAGES:
                assert Texts(language)(hint.key, **hint.params)
        assert [hint.weight for hint in hints] == sorted((hint.weight for hint in hints), reverse=True)
        state.play(seat, hints[0].action)


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
        world = state.reimagine(seat, rng)
        here, there = game.seen(state, seat), game.seen(world, seat)
        assert adviser.hints(here, Rng(5)) == adviser.hints(there, Rng(5))
        state.play(seat, int(state.pick(seat, rng)))

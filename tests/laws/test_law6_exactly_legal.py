"""Law 6: what is legal is accepted; everything else is refused with a clause and changes nothing."""

from functools import cache

import pytest
from hypothesis import given

from monoceros.core.contract import Refusal, State
from monoceros.core.game import Game
from monoceros.core.rng import Rng
from tests.laws.walk import PLAIN, SITTINGS, Sitting, Walk, games, lengths, seeds

TRY_ONE_OF = 12
"""All actions are asked for; one in so many is really tried, which costs far more."""


@pytest.mark.parametrize("sitting", SITTINGS, ids=lambda sitting: sitting.name)
@games(quick=5, every_option=True)
@given(seed=seeds, length=lengths)
def test_play_accepts_exactly_the_legal_actions(sitting: Sitting, seed: int, length: int) -> None:
    game = sitting.game
    state = Walk(sitting, seed, length).state
    before = game.fingerprint(state)
    clauses = known_clauses(game)
    tried = Rng(seed)
    for seat in range(-1, sitting.seats + 1):
        legal = set(state.legal(seat))
        for action in range(-2, game.action_count + 3):
            refusal = state.why_not(seat, action)
            assert (refusal is None) == (action in legal)
            assert refusal is None or refusal.clause in clauses
            if tried.below(TRY_ONE_OF) == 0:
                check_play(state, seat, action, allowed=action in legal)
    assert game.fingerprint(state) == before


def check_play(state: State, seat: int, action: int, *, allowed: bool) -> None:
    if allowed:
        twin = state.copy()
        twin.play(seat, action)
        assert twin.n == state.n + 1
    else:
        with pytest.raises(Refusal):
            state.play(seat, action)


@cache
def known_clauses(game: Game) -> set[str]:
    return {clause.id for clause in game.clauses()}


@pytest.mark.parametrize("sitting", PLAIN, ids=lambda sitting: sitting.name)
@games(quick=10)
@given(seed=seeds, length=lengths)
def test_every_legal_action_has_a_text_that_reads_back(sitting: Sitting, seed: int, length: int) -> None:
    game = sitting.game
    setup = sitting.setup
    state = Walk(sitting, seed, length).state
    for seat in range(sitting.seats):
        legal = state.legal(seat)
        assert legal == sorted(set(legal))
        for action in legal:
            assert game.parse(setup, seat, game.format(setup, seat, action)) == action
            assert state.choice(seat, action).action == action


@pytest.mark.parametrize("sitting", PLAIN, ids=lambda sitting: sitting.name)
@games(quick=5)
@given(seed=seeds, length=lengths)
def test_a_picked_action_is_any_legal_one(sitting: Sitting, seed: int, length: int) -> None:
    state = Walk(sitting, seed, length).state
    rng = Rng(seed)
    for seat in state.deciders():
        legal = set(state.legal(seat))
        picked = {int(state.pick(seat, rng)) for _ in range(25 * min(len(legal), 20))}
        assert picked <= legal
        if len(legal) <= 20:
            assert picked == legal

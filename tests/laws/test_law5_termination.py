"""Law 5: every random match ends, and until then somebody can act and everybody asked can answer."""

import pytest
from hypothesis import given

from tests.laws.walk import SITTINGS, Sitting, Walk, games, seeds

MOST_ACTIONS = 20_000


@pytest.mark.parametrize("sitting", SITTINGS, ids=lambda sitting: sitting.name)
@games(quick=12, every_option=True)
@given(seed=seeds)
def test_every_random_match_ends(sitting: Sitting, seed: int) -> None:
    walk = Walk(sitting, seed, 0)
    state = walk.state
    for _ in range(MOST_ACTIONS):
        owing = state.deciders()
        for seat in range(sitting.seats):
            assert bool(state.legal(seat)) == (seat in owing)
        assert (state.outcome() is None) == bool(owing)
        if not walk.step():
            return
    raise AssertionError(f"no end after {MOST_ACTIONS} actions")

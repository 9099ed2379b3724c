"""Who won is the same whether one asks briefly or for the whole outcome."""

import pytest

from monoceros.core.playout import playout
from monoceros.core.rng import Rng
from tests.laws.walk import SITTINGS, Sitting


@pytest.mark.parametrize("sitting", SITTINGS, ids=lambda sitting: sitting.name)
def test_the_winners_are_those_of_the_outcome(sitting: Sitting) -> None:
    for seed in range(5):
        state = sitting.game.new(sitting.setup, Rng(seed))
        playout(state, Rng(seed), 100_000)
        outcome = state.outcome()
        assert outcome is not None
        assert state.winners() == outcome.winners

"""A match rushed to its end ends as it would have, action by action."""

import pytest
from hypothesis import given

from monoceros.core.playout import playout
from monoceros.core.rng import Rng
from tests.laws.walk import SITTINGS, Sitting, Walk, games, lengths, seeds


def rushes(sitting: Sitting) -> bool:
    return sitting.game.new(sitting.setup, Rng(1)).rush(Rng(2))


RUSHING = [sitting for sitting in SITTINGS if rushes(sitting)]
LAZY = [sitting for sitting in SITTINGS if sitting not in RUSHING]


def test_some_game_has_a_quicker_way() -> None:
    assert {sitting.game.id for sitting in RUSHING} == {"kill-the-unicorns"}


@pytest.mark.parametrize("sitting", RUSHING, ids=lambda sitting: sitting.name)
@games(12, every_option=True)
@given(seed=seeds, length=lengths)
def test_rushing_makes_the_same_draws_and_has_the_same_winners(
    sitting: Sitting, seed: int, length: int
) -> None:
    walk = Walk(sitting, seed, length)
    told = walk.state.copy()
    rushed = walk.state.copy()
    told_chance, rushed_chance = Rng(seed), Rng(seed)
    played = playout(told, told_chance, 100_000)
    if not played:
        return
    assert rushed.rush(rushed_chance)
    assert rushed.to_act == 0
    assert rushed_chance.mark() == told_chance.mark()
    assert rushed.n == told.n
    assert rushed.winners() == told.winners()


@pytest.mark.parametrize("sitting", LAZY[:1], ids=lambda sitting: sitting.name)
def test_a_game_without_a_quicker_way_stays_where_it_is(sitting: Sitting) -> None:
    state = sitting.game.new(sitting.setup, Rng(1))
    before = state.sent(0)
    assert not state.rush(Rng(2))
    assert state.sent(0) == before

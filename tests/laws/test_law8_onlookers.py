"""Law 8: whoever watches never learns what not every player at the table knows."""

import pytest
from hypothesis import given

from monoceros.core.table import ONLOOKER
from tests.laws.walk import PLAIN, Sitting, Walk, games, seeds


@pytest.mark.parametrize("sitting", PLAIN, ids=lambda sitting: sitting.name)
@games(quick=8)
@given(seed=seeds)
def test_onlookers_know_only_what_everybody_knows(sitting: Sitting, seed: int) -> None:
    walk = Walk(sitting, seed, 0)
    players = (1 << sitting.seats) - 1
    going = True
    while going:
        for seen in walk.state.table.seen_masks():
            assert not seen >> ONLOOKER & 1 or seen & players == players
        for event in walk.match.news:
            told = event.for_viewer(ONLOOKER).params.items()
            for seat in range(sitting.seats):
                assert told <= event.for_viewer(seat).params.items()
        assert walk.state.update(ONLOOKER).choices == []
        going = walk.step()

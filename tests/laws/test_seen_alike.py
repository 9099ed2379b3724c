"""Viewers of whom the engine says that they see the same are told the same, but for who they are."""

import msgspec
import pytest
from hypothesis import given

from monoceros.core.table import ONLOOKER
from monoceros.core.wire import encode
from tests.laws.walk import PLAIN, Sitting, Walk, games, lengths, seeds


@pytest.mark.parametrize("sitting", PLAIN, ids=lambda sitting: sitting.name)
@games(quick=12)
@given(seed=seeds, length=lengths)
def test_whoever_sees_alike_is_told_alike(sitting: Sitting, seed: int, length: int) -> None:
    state = Walk(sitting, seed, length).state
    everybody = [*range(sitting.setup.seats), ONLOOKER]
    told = {viewer: state.update(viewer) for viewer in everybody}
    for viewer in everybody:
        for other in everybody:
            if state.sees_like(viewer, other):
                seen = msgspec.structs.replace(told[other].view, you=told[viewer].view.you)
                alike = msgspec.structs.replace(told[other], view=seen)
                assert encode(told[viewer]) == encode(alike)


def test_at_a_table_without_hands_nearly_everybody_sees_alike() -> None:
    sitting = next(one for one in PLAIN if one.game.id == "hilo" and one.setup.seats > 2)
    walk = Walk(sitting, 1, 20)
    waiting = [seat for seat in range(sitting.setup.seats) if seat not in walk.state.deciders()]
    assert len(waiting) > 1
    assert all(walk.state.sees_like(seat, ONLOOKER) for seat in waiting)
    assert not any(walk.state.sees_like(seat, ONLOOKER) for seat in walk.state.deciders())

"""Reaction windows are fair: everyone asked may pass, and nobody is told who has passed already."""

import pytest
from hypothesis import given

from monoceros.core.contract import NO_PASS
from monoceros.core.wire import encode
from tests.laws.walk import PLAIN, Sitting, Walk, games, lengths, seeds


def told(walk: Walk, viewer: int) -> bytes:
    """All a viewer is told but the events: even the number of actions so far tells nothing."""
    update = walk.state.update(viewer)
    return encode(update.view) + repr(update.window).encode()


@pytest.mark.parametrize("sitting", PLAIN, ids=lambda sitting: sitting.name)
@games(20)
@given(seed=seeds, length=lengths)
def test_a_pass_betrays_nothing(sitting: Sitting, seed: int, length: int) -> None:
    walk = Walk(sitting, seed, length)
    state = walk.state
    if not state.window:
        assert (state.window_key(), int(state.pass_action())) == ("", NO_PASS)
        return
    assert state.window_key()
    assert state.to_act & ~state.window == 0
    owing = state.deciders()
    for seat in owing:
        assert int(state.pass_action()) in state.legal(seat)
    # Whoever acted last, everybody gets the same answer.
    assert {walk.match.undo(seat) for seat in range(sitting.seats)} == {"others-asked"}
    first = owing[0]
    others = [viewer for viewer in sitting.viewers if viewer != first]
    before = [told(walk, viewer) for viewer in others]
    walk.match.play(first, int(state.pass_action()))
    if len(owing) > 1:
        assert [told(walk, viewer) for viewer in others] == before
        assert not walk.match.news
    assert walk.match.undo(first) == "others-asked"

"""What others know is no business of a bot: two matches that look the same to a seat hand it the same.

Worlds that differ in hidden cards alone are not enough for this: which card somebody then plays changes what
a third player still knows of a hand, and the rest of the table cannot see which.
"""

import pytest
from hypothesis import given

from monoceros.core.contract import State
from monoceros.core.rng import Rng
from monoceros.core.wire import encode
from monoceros.games.registry import GAMES
from tests.laws.walk import PLAIN, Sitting, Walk, games, lengths, seeds

TOLD = [sitting for sitting in PLAIN if sitting.game.id in GAMES]
STEPS = 30


def told(state: State, viewer: int) -> list[bytes]:
    """All that a viewer is told of the last action, and sees after it."""
    assert state.events is not None
    return [encode(state.view(viewer)), *(encode(event.for_viewer(viewer)) for event in state.events)]


def play(state: State, seat: int, action: int) -> None:
    state.listen()
    state.apply(seat, action)


@pytest.mark.parametrize("sitting", TOLD, ids=lambda sitting: sitting.name)
@games(quick=12)
@given(seed=seeds, length=lengths, other=seeds)
def test_what_others_know_is_handed_to_nobody(sitting: Sitting, seed: int, length: int, other: int) -> None:
    start = Walk(sitting, seed, length).state
    rng = Rng(other)
    for viewer in range(sitting.setup.seats):
        here, there = start.copy(), start.determinize(viewer, rng)
        there.rng = here.rng.copy()
        for _ in range(STEPS):
            assert sitting.game.known(here, viewer) == sitting.game.known(there, viewer)
            if not here.to_act or not there.to_act:
                break
            seat = int(here.decider())
            both = sorted(set(here.legal(seat)) & set(there.legal(seat)))
            if not both:
                break
            action = both[int(rng.below(len(both)))]
            play(here, seat, action)
            play(there, seat, action)
            if told(here, viewer) != told(there, viewer):
                break

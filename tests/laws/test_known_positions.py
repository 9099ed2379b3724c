"""What a bot is handed instead of a state: a position that holds what its seat knows, and nothing else."""

import pytest
from hypothesis import given

from monoceros.core.contract import State
from monoceros.core.rng import Rng
from monoceros.core.table import EVERYONE, lay_out
from tests.laws.walk import PLAIN, SITTINGS, Sitting, Walk, games, lengths, seeds


@pytest.mark.parametrize("sitting", SITTINGS, ids=lambda sitting: sitting.name)
@games(quick=10, every_option=True)
@given(seed=seeds, length=lengths, other=seeds)
def test_all_worlds_a_seat_cannot_tell_apart_are_known_as_one(
    sitting: Sitting, seed: int, length: int, other: int
) -> None:
    state = Walk(sitting, seed, length).state
    for viewer in sitting.viewers:
        world = state.determinize(viewer, Rng(other))
        assert sitting.game.known(world, viewer) == sitting.game.known(state, viewer)


@pytest.mark.parametrize("sitting", PLAIN, ids=lambda sitting: sitting.name)
@games(quick=12)
@given(seed=seeds, length=lengths, other=seeds)
def test_a_world_built_from_it_looks_the_same_to_its_seat(
    sitting: Sitting, seed: int, length: int, other: int
) -> None:
    state = Walk(sitting, seed, length).state
    state.events = None
    for viewer in sitting.viewers:
        known = sitting.game.known(state, viewer)
        world = sitting.game.from_position(known, sitting.setup, Rng(other))
        assert world.sent(viewer) == state.sent(viewer)
        again = world.determinize(viewer, Rng(other))
        assert again.sent(viewer) == state.sent(viewer)
        assert sitting.game.known(again, viewer) == known


@pytest.mark.parametrize("sitting", PLAIN, ids=lambda sitting: sitting.name)
@games(quick=12)
@given(seed=seeds, length=lengths)
def test_the_order_in_which_others_hold_their_cards_is_not_known(
    sitting: Sitting, seed: int, length: int
) -> None:
    state = Walk(sitting, seed, length).state
    turned = state.copy()
    seen = turned.table.seen_masks()
    table = turned.table
    for zone in range(table.zone_count):
        if table.is_loose(zone):
            for place in range(1, table.size(zone)):
                # Whoever knew a card still knows it: nothing but the order changes.
                table.put(zone, place, zone, 0, EVERYONE)
    turned.table = lay_out(
        table.cards, table.zones(), [table.is_loose(zone) for zone in range(table.zone_count)], seen
    )
    for viewer in sitting.viewers:
        assert sitting.game.known(turned, viewer) == sitting.game.known(state, viewer)


@pytest.mark.parametrize("sitting", PLAIN, ids=lambda sitting: sitting.name)
@games(quick=12)
@given(seed=seeds, length=lengths)
def test_who_has_passed_in_a_window_is_not_known(sitting: Sitting, seed: int, length: int) -> None:
    state = Walk(sitting, seed, length).state
    owing = state.deciders()
    if not state.window or len(owing) < 2:
        return
    passed = state.copy()
    passed.apply(owing[0], state.pass_action())
    for viewer in sitting.viewers:
        if viewer != owing[0]:
            assert sitting.game.known(passed, viewer) == sitting.game.known(state, viewer)


@pytest.mark.parametrize("sitting", PLAIN, ids=lambda sitting: sitting.name)
@games(quick=12)
@given(seed=seeds, length=lengths)
def test_an_information_key_tells_situations_apart(sitting: Sitting, seed: int, length: int) -> None:
    """Equal for worlds a seat cannot tell apart; different as soon as it sees other cards."""
    walk = Walk(sitting, seed, length)
    keys = {viewer: walk.state.information_key(viewer) for viewer in sitting.viewers}
    shown = {viewer: _shown(walk.state, viewer) for viewer in sitting.viewers}
    for viewer in sitting.viewers:
        assert walk.state.determinize(viewer, Rng(seed)).information_key(viewer) == keys[viewer]
    if not walk.step():
        return
    for viewer in sitting.viewers:
        same = _shown(walk.state, viewer) == shown[viewer]
        assert (walk.state.information_key(viewer) == keys[viewer]) == same


def _shown(state: State, viewer: int) -> list[list[int]]:
    return [state.table.shown(zone, viewer) for zone in range(state.table.zone_count)]

"""Law 2: which worlds a viewer imagines does not depend on the true hidden cards."""

import pytest
from hypothesis import given

from monoceros.core.contract import State
from monoceros.core.rng import Rng
from tests.laws.walk import PLAIN, Sitting, Walk, games, lengths, seeds

SAMPLES = 600


@pytest.mark.parametrize("sitting", PLAIN, ids=lambda sitting: sitting.name)
@games(quick=12)
@given(seed=seeds, length=lengths, other=seeds, chance=seeds)
def test_two_worlds_alike_are_determinized_alike(
    sitting: Sitting, seed: int, length: int, other: int, chance: int
) -> None:
    """Sharper than a comparison of distributions: with the same chance, the very same world comes out."""
    state = Walk(sitting, seed, length).state
    for viewer in sitting.viewers:
        world = state.determinize(viewer, Rng(other))
        again = world.determinize(viewer, Rng(chance))
        assert sitting.game.fingerprint(again) == sitting.game.fingerprint(
            state.determinize(viewer, Rng(chance))
        )


@pytest.mark.parametrize("sitting", PLAIN, ids=lambda sitting: sitting.name)
def test_every_unknown_card_may_lie_in_every_unknown_place(sitting: Sitting) -> None:
    """A plain copy would pass all other laws; imagined worlds must differ, and evenly so."""
    state = Walk(sitting, 7, 5).state
    viewer = 0
    rng = Rng(11)
    places = _unknown_places(state, viewer)
    kinds = [state.table.kind(zone, place) for zone, place in places]
    assert len(set(kinds)) > 1
    zone, place = places[0]
    found = [int(state.determinize(viewer, rng).table.kind(zone, place)) for _ in range(SAMPLES)]
    for kind in set(kinds):
        expected = kinds.count(kind) / len(kinds)
        # Five standard deviations: with these fixed seeds the test gives one answer for ever.
        slack = 5 * (expected * (1 - expected) / SAMPLES) ** 0.5
        assert abs(found.count(kind) / SAMPLES - expected) < slack


def _unknown_places(state: State, viewer: int) -> list[tuple[int, int]]:
    table = state.table
    return [
        (zone, place)
        for zone, cards in enumerate(table.zones())
        for place, card in enumerate(cards)
        if not table.knows(viewer, card) and table.cards.backs[card] == 0
    ]


@pytest.mark.parametrize("sitting", PLAIN, ids=lambda sitting: sitting.name)
@games(quick=12)
@given(seed=seeds, length=lengths, other=seeds)
def test_an_imagined_world_can_be_played_to_its_end(
    sitting: Sitting, seed: int, length: int, other: int
) -> None:
    state = Walk(sitting, seed, length).state
    before = sitting.game.fingerprint(state)
    rng = Rng(other)
    world = state.determinize(0, rng)
    while world.to_act:
        seat = world.decider()
        world.play(seat, world.pick(seat, rng))
    assert world.outcome() is not None
    assert sitting.game.fingerprint(state) == before


@pytest.mark.parametrize("sitting", PLAIN, ids=lambda sitting: sitting.name)
@games(quick=12)
@given(seed=seeds, length=lengths, other=seeds)
def test_an_imagined_world_knows_nothing_of_the_chances_to_come(
    sitting: Sitting, seed: int, length: int, other: int
) -> None:
    state = Walk(sitting, seed, length).state
    twin = state.copy()
    twin.rng = Rng(other ^ 1)
    here, there = state.determinize(0, Rng(other)).rng, twin.determinize(0, Rng(other)).rng
    assert here.mark() == there.mark()
    assert here.mark() != state.rng.mark()

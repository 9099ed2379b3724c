"""Law 4: every card is in exactly one place, always; and no state shares anything that changes."""

import pytest
from hypothesis import given

from tests.laws.walk import PLAIN, Sitting, Walk, games, seeds

LOOK_ONE_OF = 8
"""Moments of a match that are looked at; writing down a whole situation is slow."""


@pytest.mark.parametrize("sitting", PLAIN, ids=lambda sitting: sitting.name)
@games(quick=10)
@given(seed=seeds)
def test_no_card_is_lost_or_doubled(sitting: Sitting, seed: int) -> None:
    walk = Walk(sitting, seed, 0)
    everything = list(range(walk.state.table.cards.size))
    going = True
    while going:
        lying = sorted(card for zone in walk.state.table.zones() for card in zone)
        assert lying == everything
        going = walk.step()


@pytest.mark.parametrize("sitting", PLAIN, ids=lambda sitting: sitting.name)
@games(quick=4)
@given(seed=seeds)
def test_copies_of_all_earlier_states_stay_as_they_were(sitting: Sitting, seed: int) -> None:
    game = sitting.game
    walk = Walk(sitting, seed, 0)
    kept = []
    while walk.step():
        if walk.rng.below(LOOK_ONE_OF) == 0:
            kept.append((walk.state.copy(), game.fingerprint(walk.state)))
    for state, fingerprint in kept:
        assert game.fingerprint(state) == fingerprint


@pytest.mark.parametrize("sitting", PLAIN, ids=lambda sitting: sitting.name)
@games(quick=4)
@given(seed=seeds)
def test_playing_on_a_copy_leaves_the_original_alone(sitting: Sitting, seed: int) -> None:
    game = sitting.game
    walk = Walk(sitting, seed, 0)
    going = True
    while going:
        if walk.rng.below(LOOK_ONE_OF) == 0:
            before = game.fingerprint(walk.state)
            twin = walk.state.copy()
            assert game.fingerprint(twin) == before
            while twin.to_act:
                seat = twin.decider()
                twin.play(seat, twin.pick(seat, twin.rng))
            assert game.fingerprint(walk.state) == before
        going = walk.step()

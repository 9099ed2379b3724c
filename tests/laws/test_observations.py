"""Law 1 for learners: a row of numbers depends on nothing its seat cannot know and keeps to its fields."""

import pytest
from hypothesis import given
from librt.vecs import vec
from mypy_extensions import u8

from monoceros.core.batch import ALL_LEGAL, Batch, payoffs
from monoceros.core.contract import State
from monoceros.core.observation import bounds, row_size
from monoceros.core.rng import Rng
from tests.laws.walk import PLAIN, Sitting, Walk, games, lengths, seeds

SET = [sitting for sitting in PLAIN if sitting.game.fields(sitting.setup)]
DIRT = 0xAA


def _observed(state: State, seat: int, size: int) -> list[int]:
    row = vec[u8](bytes([DIRT]) * size)
    state.observe(seat, row, 0)
    return list(row)


@pytest.mark.parametrize("sitting", SET, ids=lambda sitting: sitting.name)
@games(quick=10)
@given(seed=seeds, length=lengths, other=seeds)
def test_a_row_is_the_same_in_worlds_its_seat_cannot_tell_apart(
    sitting: Sitting, seed: int, length: int, other: int
) -> None:
    state = Walk(sitting, seed, length).state
    most = bounds(sitting.game.fields(sitting.setup))
    for seat in range(sitting.seats):
        row = _observed(state, seat, len(most))
        assert row == _observed(state.determinize(seat, Rng(other)), seat, len(most))
        assert all(value <= limit for value, limit in zip(row, most, strict=True))


@pytest.mark.parametrize("sitting", SET, ids=lambda sitting: sitting.name)
@games(quick=3)
@given(seed=seeds)
def test_matches_side_by_side_tell_after_every_action_what_each_tells_anew(
    sitting: Sitting, seed: int
) -> None:
    """Through the end of a match and into the next: rows, masks, actors and pay."""
    game = sitting.game
    size = row_size(game.fields(sitting.setup))
    batch = game.batch(sitting.setup, 2, 100_000, Rng(seed))
    rng = Rng(seed)
    ended = 0
    while ended < 3:
        before = [state.copy() for state in batch.states]
        batch.sample(rng)
        actions, actors = list(batch.choices), list(batch.actors)
        assert batch.step(batch.choices) == ALL_LEGAL
        for match, state in enumerate(batch.states):
            before[match].play(int(actors[match]), actions[match])
            over = before[match].to_act == 0
            ended += over
            assert batch.dones[match] == over
            pay = payoffs(before[match]) if over else [0.0] * sitting.seats
            assert list(batch.rewards)[match * sitting.seats : (match + 1) * sitting.seats] == pay
            assert batch.lengths[match] == state.n
            seat = int(state.decider())
            assert batch.actors[match] == seat
            assert _row(batch, match, size) == _observed(state, seat, size)
            assert _mask(batch, match) == state.legal(seat)
            if over:
                _check_fresh(sitting, state)


def _row(batch: Batch, match: int, size: int) -> list[int]:
    return list(batch.observations)[size * match : size * (match + 1)]


def _mask(batch: Batch, match: int) -> list[int]:
    size = int(batch.actions)
    signs = list(batch.masks)[size * match : size * (match + 1)]
    assert set(signs) <= {0, 1}
    return [action for action, sign in enumerate(signs) if sign]


def _check_fresh(sitting: Sitting, state: State) -> None:
    """A match that follows another is one that could have been dealt: its position can be read again."""
    game = sitting.game
    text = game.position(state)
    assert game.position(game.from_position(text, sitting.setup, Rng(0))) == text
    assert state.n == 0
    dealt = game.new(sitting.setup, Rng(1))
    assert [len(zone) for zone in state.table.zones()] == [len(zone) for zone in dealt.table.zones()]
    cards = sorted(card for zone in state.table.zones() for card in zone)
    assert cards == sorted(card for zone in dealt.table.zones() for card in zone)
    assert sorted(state.table.seen_masks()) == sorted(dealt.table.seen_masks())


@pytest.mark.parametrize("sitting", SET, ids=lambda sitting: sitting.name)
def test_a_row_is_written_where_it_is_asked_for_and_nowhere_else(sitting: Sitting) -> None:
    state = Walk(sitting, 5, 20).state
    size = row_size(sitting.game.fields(sitting.setup))
    row = vec[u8](bytes([DIRT]) * (size + 14))
    state.observe(0, row, 7)
    assert list(row) == [DIRT] * 7 + _observed(state, 0, size) + [DIRT] * 7

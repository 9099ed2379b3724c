"""Law 1 for learners: a row of numbers depends on nothing its seat cannot know and keeps to its fields."""

import pytest
from hypothesis import given
from librt.vecs import vec
from mypy_extensions import i32, u8

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
        assert row == _observed(state.reimagine(seat, Rng(other)), seat, len(most))
        assert all(value <= limit for value, limit in zip(row, most, strict=True))


@pytest.mark.parametrize("sitting", SET, ids=lambda sitting: sitting.name)
@games(quick=3)
@given(seed=seeds)
def test_a_row_that_follows_every_action_tells_the_same_as_one_written_anew(
    sitting: Sitting, seed: int
) -> None:
    walk = Walk(sitting, seed, 0)
    state = walk.state
    size = row_size(sitting.game.fields(sitting.setup))
    row = vec[u8](bytes(size))
    now = int(state.decider())
    state.observe(now, row, 0)
    while state.to_act:
        seat = now
        action = state.pick(seat, walk.rng)
        state.play(seat, action)
        if state.to_act:
            now = int(state.decider())
            state.follow(seat, action, now, row, 0)
            assert list(row) == _observed(state, now, size)


@pytest.mark.parametrize("sitting", SET, ids=lambda sitting: sitting.name)
@games(quick=3)
@given(seed=seeds)
def test_marks_are_the_legal_actions_and_can_be_taken_back(sitting: Sitting, seed: int) -> None:
    walk = Walk(sitting, seed, 0)
    state = walk.state
    count = sitting.game.action_count
    while state.to_act:
        for seat in state.deciders():
            mask = vec[i32]([0] * (count // 4 + 9))
            if state.mark(seat, 1, mask, 4):
                signs = [word >> shift & 0xFF for word in mask for shift in (0, 8, 16, 24)]
                assert {0, 1} >= set(signs)
                assert [place - 4 * 4 - 1 for place, sign in enumerate(signs) if sign] == state.legal(seat)
                state.mark(seat, 0, mask, 4)
            assert not any(mask)
        seat = int(state.decider())
        state.play(seat, state.pick(seat, walk.rng))


@pytest.mark.parametrize("sitting", SET, ids=lambda sitting: sitting.name)
def test_a_row_is_written_where_it_is_asked_for_and_nowhere_else(sitting: Sitting) -> None:
    state = Walk(sitting, 5, 20).state
    size = row_size(sitting.game.fields(sitting.setup))
    row = vec[u8](bytes([DIRT]) * (size + 14))
    state.observe(0, row, 7)
    assert list(row) == [DIRT] * 7 + _observed(state, 0, size) + [DIRT] * 7

"""A set of actions tells the same as a list, a mask and one by one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import u8

from monoceros.core.action_set import ActionSet
from monoceros.core.rows import fill

IDS = list(range(200))


@given(wanted=st.sets(st.sampled_from(IDS)))
def test_a_set_holds_what_was_added(wanted: set[int]) -> None:
    actions = ActionSet()
    for action in sorted(wanted):
        actions.add(action)
    assert actions.numbers(IDS) == sorted(wanted)
    assert actions.count == len(wanted)
    assert [int(actions.nth(place)) for place in range(len(wanted))] == sorted(wanted)
    mask = vec[u8](bytes(len(IDS) + 2))
    actions.mark(mask, 1, 1)
    assert list(mask) == [0, *[int(action in wanted) for action in IDS], 0]
    actions.mark(mask, 1, 0)
    assert set(mask) == {0}
    actions.clear()
    assert actions.numbers(IDS) == []


def test_neighbours_are_one_run() -> None:
    actions = ActionSet()
    actions.add_run(3, 15)
    actions.add_bits(15, 0b1101)
    assert [*list(actions.runs)[: actions.used], actions.first, actions.end] == [3, 16, 17, 19]
    assert actions.numbers(IDS) == [*range(3, 16), 17, 18]


@given(at=st.integers(0, 30), size=st.integers(0, 30))
def test_a_stretch_of_a_row_is_filled(at: int, size: int) -> None:
    row = vec[u8](bytes(60))
    fill(row, at, at + size, 7)
    assert list(row) == [0] * at + [7] * size + [0] * (60 - at - size)


def test_nothing_is_written_outside_a_row() -> None:
    row = vec[u8](bytes(10))
    for at, end in ((-1, 5), (5, 11)):
        with pytest.raises(IndexError):
            fill(row, at, end, 1)
    assert set(row) == {0}

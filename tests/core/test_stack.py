"""Frames of effects that wait for a decision."""

from monoceros.core.stack import FIRST, PROGRAM, SEAT, STEP, THIRD, Stack


def test_the_innermost_frame_is_the_one_in_hand() -> None:
    stack = Stack()
    stack.push(7, 0, 2, 5)
    stack.push(9, 1, 3)
    assert (stack.depth(), stack.get(PROGRAM), stack.get(STEP), stack.get(SEAT)) == (2, 9, 1, 3)
    stack.set(THIRD, 4)
    assert stack.get(THIRD) == 4
    stack.pop()
    assert (stack.depth(), stack.get(PROGRAM), stack.get(FIRST)) == (1, 7, 5)


def test_a_copy_is_independent() -> None:
    stack = Stack()
    stack.push(1, 2, 3)
    twin = stack.copy()
    twin.pop()
    assert (stack.depth(), twin.depth()) == (1, 0)

"""Frames of effects that wait for a decision."""

from monoceros.core.stack import FIRST, PROGRAM, SEAT, STEP, THIRD, Stack, stack_of


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


def test_a_stack_can_be_written_down_and_made_again() -> None:
    stack = Stack()
    stack.push(7, 0, 2, 5)
    stack.push(9, 1, 3)
    stack.pop()
    stack.push(8, 4, 1)
    twin = stack_of(stack.numbers())
    assert (twin.depth(), twin.get(PROGRAM), twin.below(1, FIRST)) == (2, 8, 5)

"""What is still owed in the middle of an effect, as plain numbers.

A frame says which program runs, at which step, for which seat, with up to five small arguments. The
innermost frame is the last one. No closures, generators or coroutines: a stack copies like a list.
"""

from typing import Final

from mypy_extensions import i64

WIDTH: Final[i64] = 8
PROGRAM: Final[i64] = 0
STEP: Final[i64] = 1
SEAT: Final[i64] = 2
FIRST: Final[i64] = 3
SECOND: Final[i64] = 4
THIRD: Final[i64] = 5
FOURTH: Final[i64] = 6
FIFTH: Final[i64] = 7


class Stack:
    """Frames of `WIDTH` numbers in one flat list."""

    def __init__(self) -> None:
        self.numbers: list[int] = []

    def push(
        self,
        program: i64,
        step: i64,
        seat: i64,
        first: i64 = 0,
        second: i64 = 0,
        third: i64 = 0,
        fourth: i64 = 0,
        fifth: i64 = 0,
    ) -> None:
        """Begin something that must be finished before what lies below goes on."""
        self.numbers.extend([program, step, seat, first, second, third, fourth, fifth])

    def pop(self) -> None:
        """Finish the innermost frame."""
        del self.numbers[-WIDTH:]

    def depth(self) -> i64:
        """How many frames are open."""
        return len(self.numbers) // WIDTH

    def get(self, field: i64) -> i64:
        """A field of the innermost frame."""
        return self.numbers[len(self.numbers) - WIDTH + field]

    def set(self, field: i64, number: i64) -> None:
        """Change a field of the innermost frame."""
        self.numbers[len(self.numbers) - WIDTH + field] = number

    def copy(self) -> "Stack":
        """An independent stack with the same frames."""
        twin = Stack()
        twin.numbers = self.numbers[:]
        return twin

"""What is still owed in the middle of an effect, as plain numbers.

A frame says which program runs, at which step, for which seat, with up to five small arguments. The
innermost frame is the last one. No closures, generators or coroutines: a stack copies like a run of numbers.
"""

from typing import Final

from librt.vecs import append, vec
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
    """Frames of `WIDTH` numbers in one flat run; what lies past `used` is left over."""

    def __init__(self, numbers: vec[i64] | None = None) -> None:
        self._numbers: vec[i64] = vec[i64]([]) if numbers is None else numbers
        self._used: i64 = len(self._numbers)

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
        at = self._used
        while len(self._numbers) < at + WIDTH:
            self._numbers = append(self._numbers, 0)
        numbers = self._numbers
        numbers[at] = program
        numbers[at + STEP] = step
        numbers[at + SEAT] = seat
        numbers[at + FIRST] = first
        numbers[at + SECOND] = second
        numbers[at + THIRD] = third
        numbers[at + FOURTH] = fourth
        numbers[at + FIFTH] = fifth
        self._used = at + WIDTH

    def pop(self) -> None:
        """Finish the innermost frame."""
        self._used -= WIDTH

    def numbers(self) -> list[int]:
        """All fields of all frames, the outermost frame first; `stack_of` makes a stack of them."""
        return [int(self._numbers[at]) for at in range(self._used)]

    def depth(self) -> i64:
        """How many frames are open."""
        return self._used // WIDTH

    def get(self, field: i64) -> i64:
        """A field of the innermost frame."""
        return self._numbers[self._used - WIDTH + field]

    def set(self, field: i64, number: i64) -> None:
        """Change a field of the innermost frame."""
        self._numbers[self._used - WIDTH + field] = number

    def below(self, depth: i64, field: i64) -> i64:
        """A field of the frame so many frames below the innermost."""
        return self._numbers[self._used - (depth + 1) * WIDTH + field]

    def copy(self) -> "Stack":
        """An independent stack with the same frames."""
        return Stack(self._numbers[: self._used])


def stack_of(numbers: list[int]) -> Stack:
    """The stack with these fields."""
    return Stack(vec[i64](numbers))

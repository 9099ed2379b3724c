"""How a seat's knowledge is laid out as numbers for learning.

Every game writes what a seat may know as small whole numbers into a row of bytes (`State.observe`), and names
the fields of that row here. Nothing but the whitelist of `Table.seen` decides what is written, so the row is
the same in all worlds the seat cannot tell apart.
"""

from typing import Literal, NamedTuple


class Field(NamedTuple):
    """A run of `size` numbers of one meaning, each between 0 and `most`.

    A `choice` is one of `most + 1` things that have no order, best shown to a network as so many ones and
    zeros; an `amount` is a number that counts something, or a plain yes (1) or no (0).
    """

    name: str
    size: int
    most: int
    kind: Literal["choice", "amount"]


def choice(name: str, size: int, things: int) -> Field:
    """A field of numbers that each name one of so many things."""
    return Field(name, size, things - 1, "choice")


def amount(name: str, size: int, most: int = 1) -> Field:
    """A field of numbers that count; yes and no unless `most` says otherwise."""
    return Field(name, size, most, "amount")


def row_size(fields: list[Field]) -> int:
    """How many numbers a row of these fields has."""
    return sum(field.size for field in fields)


def bounds(fields: list[Field]) -> list[int]:
    """The greatest value of every number of a row."""
    return [field.most for field in fields for _ in range(field.size)]

"""Where cards lie. A seat has five zones of its own; a team's herd is that of its first seat."""

from typing import Final

from mypy_extensions import i64

DRAW_DECK: Final[i64] = 0
ROW: Final[i64] = 1
GONE: Final[i64] = 2
BOX: Final[i64] = 3
SET_TRAPS: Final[i64] = 4
PINNED: Final[i64] = 5
FIRST_SEAT: Final[i64] = 6
EACH: Final[i64] = 5


def hand(seat: i64) -> i64:
    """The hunt cards a seat holds."""
    return FIRST_SEAT + EACH * seat


def played(seat: i64) -> i64:
    """The hunt cards a seat has spent in this round and, on top, those laid for the prize being hunted."""
    return FIRST_SEAT + 1 + EACH * seat


def trap_pile(seat: i64) -> i64:
    """The traps a seat has not used yet; those it has drawn lie on top."""
    return FIRST_SEAT + 2 + EACH * seat


def trap_discard(seat: i64) -> i64:
    """The traps of a seat that are discarded."""
    return FIRST_SEAT + 3 + EACH * seat


def herd(number: i64) -> i64:
    """The unicorns of a herd."""
    return FIRST_SEAT + 4 + EACH * number

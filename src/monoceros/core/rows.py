"""Rows of small numbers, as learners read them."""

from librt.vecs import vec
from mypy_extensions import i64, u8


def fill(row: vec[u8], at: i64, end: i64, number: u8) -> None:
    """Write the same number into a stretch of a row.

    Eight at a time: only every eighth costs a turn of the loop.
    """
    if at < 0 or end > len(row):
        raise IndexError("the row has no such places")
    while at + 8 <= end:
        row[at] = number
        row[at + 1] = number
        row[at + 2] = number
        row[at + 3] = number
        row[at + 4] = number
        row[at + 5] = number
        row[at + 6] = number
        row[at + 7] = number
        at += 8
    while at < end:
        row[at] = number
        at += 1

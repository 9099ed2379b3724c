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


def write_choice(row: vec[u8], at: i64, which: i64, size: i64) -> i64:
    """One of so many things as a one among zeros, or none for -1; answers where the next numbers begin.

    These three write ones only, into a row that was filled with zeros.
    """
    if which >= 0:
        row[at + which] = 1
    return at + size


def write_count(row: vec[u8], at: i64, count: i64, most: i64) -> i64:
    """A number as that many ones; answers where the next numbers begin."""
    for number in range(min(count, most)):
        row[at + number] = 1
    return at + most


def write_bits(row: vec[u8], at: i64, number: i64, size: i64) -> i64:
    """A number in binary, lowest bit first; answers where the next numbers begin."""
    for bit in range(size):
        if number >> bit & 1:
            row[at + bit] = 1
    return at + size

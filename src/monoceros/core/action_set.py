"""A set of actions as runs of neighbouring numbers: hundreds of swaps are a few runs, and none is boxed."""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

from monoceros.core.rows import fill

ROOM: Final = vec[i64]([0] * 32)
"""Room for sixteen runs, to begin with."""


class ActionSet:
    """Filled in ascending order. `runs` holds the first number of each run and the one behind its last."""

    def __init__(self) -> None:
        self.runs: vec[i64] = ROOM[:]
        self.used: i64 = 0
        """How many numbers of `runs` count."""
        self.count: i64 = 0
        """How many actions there are."""

    def clear(self) -> None:
        """Hold no action any more."""
        self.used = 0
        self.count = 0

    def add(self, action: i64) -> None:
        """Add one action."""
        self.add_run(action, action + 1)

    def add_run(self, first: i64, end: i64) -> None:
        """Add neighbouring actions, up to but without `end`."""
        used = self.used
        if used > 0 and self.runs[used - 1] == first:
            self.runs[used - 1] = end
        else:
            if used == len(self.runs):
                self.runs = extend(self.runs, self.runs)
            self.runs[used] = first
            self.runs[used + 1] = end
            self.used = used + 2
        self.count += end - first

    def add_bits(self, first: i64, bits: i64) -> None:
        """Add the actions whose bits are set, the lowest bit standing for the first of them."""
        while bits:
            while bits & 1 == 0:
                bits >>= 1
                first += 1
            end = first
            while bits & 1:
                bits >>= 1
                end += 1
            self.add_run(first, end)
            first = end

    def nth(self, place: i64) -> i64:
        """The action that has so many others before it."""
        at: i64 = 0
        while True:
            size = self.runs[at + 1] - self.runs[at]
            if place < size:
                return self.runs[at] + place
            place -= size
            at += 2

    def mark(self, mask: vec[u8], first: i64, sign: u8) -> None:
        """Write a sign for each of them into a mask whose first action stands at `first`."""
        at: i64 = 0
        while at < self.used:
            fill(mask, first + self.runs[at], first + self.runs[at + 1], sign)
            at += 2

    def numbers(self, ids: list[int]) -> list[int]:
        """The actions as a list, made of ready-made numbers: slices are cheaper than hundreds made anew."""
        if self.used == 2:
            return ids[self.runs[0] : self.runs[1]]
        listed: list[int] = []
        at: i64 = 0
        while at < self.used:
            listed.extend(ids[self.runs[at] : self.runs[at + 1]])
            at += 2
        return listed

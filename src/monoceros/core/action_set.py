"""A set of actions as runs of neighbouring numbers: hundreds of swaps are a few runs, and none is boxed."""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from monoceros.core.rows import fill


@mypyc_attr(free_list_len=1)
class ActionSet:
    """Filled in ascending order.

    The last run goes from `first` up to but without `end`; `runs` holds the same two numbers of those before
    it. Most sets are a single run, and need no memory but their own.
    """

    def __init__(self) -> None:
        self.first: i64 = 0
        self.end: i64 = 0
        self.runs: vec[i64] = vec[i64]()
        self.used: i64 = 0
        """How many numbers of `runs` count."""
        self.count: i64 = 0
        """How many actions there are."""

    def clear(self) -> None:
        """Hold no action any more."""
        self.first = 0
        self.end = 0
        self.used = 0
        self.count = 0

    def add(self, action: i64) -> None:
        """Add one action."""
        self.add_run(action, action + 1)

    def add_run(self, first: i64, end: i64) -> None:
        """Add neighbouring actions, up to but without `end`."""
        if self.count == 0:
            self.first = first
        elif self.end != first:
            self._put_by(self.first)
            self._put_by(self.end)
            self.first = first
        self.end = end
        self.count += end - first

    def _put_by(self, number: i64) -> None:
        if self.used == len(self.runs):
            self.runs = append(self.runs, number)
        else:
            self.runs[self.used] = number
        self.used += 1

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
        while at < self.used:
            size = self.runs[at + 1] - self.runs[at]
            if place < size:
                return self.runs[at] + place
            place -= size
            at += 2
        return self.first + place

    def mark(self, mask: vec[u8], start: i64, sign: u8) -> None:
        """Write a sign for each of them into a mask that begins at `start`."""
        at: i64 = 0
        while at < self.used:
            fill(mask, start + self.runs[at], start + self.runs[at + 1], sign)
            at += 2
        fill(mask, start + self.first, start + self.end, sign)

    def numbers(self, ids: list[int]) -> list[int]:
        """The actions as a list, made of ready-made numbers: slices are cheaper than hundreds made anew."""
        last = ids[self.first : self.end]
        if self.used == 0:
            return last
        listed: list[int] = []
        at: i64 = 0
        while at < self.used:
            listed.extend(ids[self.runs[at] : self.runs[at + 1]])
            at += 2
        listed.extend(last)
        return listed

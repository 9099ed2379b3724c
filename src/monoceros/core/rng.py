"""Chance, in two qualities with one interface.

`Rng` is small and fast, for simulation and for the worlds bots imagine. `FairRng` is slow and provable,
for real tables: every number follows from a committed seed by a rule anybody can write again from
`docs/fairness.md`. Neither looks at the clock or at global state, so equal seeds give equal games, and
copies of a state never disturb each other.
"""

import hmac
from hashlib import sha256
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

WORD: Final[i64] = 0xFFFFFFFF
WARM_UP: Final[i64] = 15


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """Chris Doty-Humphrey's sfc32: 128 bits of state that fit machine words, with no multiplication."""

    def __init__(self, seed: int, warm_up: i64 = WARM_UP) -> None:
        if seed < 0 or seed >> 64:
            raise ValueError(f"seed {seed} is not in 0 .. 2**64-1")
        self._a: i64 = seed & 0xFFFFFFFF
        self._b: i64 = seed >> 32
        self._c: i64 = 0
        self._counter: i64 = 1
        _skip(self, warm_up)

    def word(self) -> i64:
        """The next 32 random bits."""
        return _word(self)

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound-1, each equally likely; bound is between 1 and 2**31."""
        return _below(self, bound)

    def bit(self, bits: i64) -> i64:
        """The place of a set bit, each as likely."""
        count: i64 = 0
        rest = bits
        while rest:
            rest &= rest - 1
            count += 1
        nth = self.below(count)
        while nth > 0:
            bits &= bits - 1
            nth -= 1
        place: i64 = 0
        width: i64 = 32
        lower = WORD
        while width:
            if bits & lower == 0:
                bits >>= width
                place += width
            width >>= 1
            lower >>= width
        return place

    def shuffle(self, cards: list[int]) -> None:
        """Bring the cards into an order of which each is equally likely."""
        at: i64 = len(cards) - 1
        while at > 0:
            other = _below(self, at + 1)
            card = cards[at]
            cards[at] = cards[other]
            cards[other] = card
            at -= 1

    def shuffle_run(self, cards: vec[i16], first: i64, count: i64) -> None:
        """Like `shuffle`, for a stretch of a run of cards."""
        at: i64 = count - 1
        while at > 0:
            other = first + _below(self, at + 1)
            card = cards[first + at]
            cards[first + at] = cards[other]
            cards[other] = card
            at -= 1

    def fork(self) -> "Rng":
        """A fresh fast generator seeded from this one."""
        young = Rng(0, 0)
        young._b = self.word()
        young._a = self.word()
        _skip(young, WARM_UP)
        return young

    def copy(self) -> "Rng":
        """A generator that will give the same numbers as this one, independent of it."""
        twin = Rng(0, 0)
        twin._a = self._a
        twin._b = self._b
        twin._c = self._c
        twin._counter = self._counter
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return _standing, (int(self._a), int(self._b), int(self._c), int(self._counter))

    def mark(self) -> str:
        """Where in its stream this generator stands; equal marks mean equal futures."""
        return f"{self._a:x}.{self._b:x}.{self._c:x}.{self._counter:x}"


# The stream itself, for the methods of `Rng`: calling these costs less than calling methods that subclasses
# may replace. A subclass has its own `word`, `below`, `shuffle` and `shuffle_run`.


def _word(rng: Rng) -> i64:
    mixed: i64 = (rng._a + rng._b + rng._counter) & WORD
    rng._counter = (rng._counter + 1) & WORD
    rng._a = rng._b ^ (rng._b >> 9)
    rng._b = (rng._c + (rng._c << 3)) & WORD
    rng._c = ((((rng._c << 21) | (rng._c >> 11)) & WORD) + mixed) & WORD
    return mixed


def _below(rng: Rng, bound: i64) -> i64:
    # Lemire's method: the high word of a product is the number, the low word tells the few
    # products that would favour small numbers.
    product: i64 = _word(rng) * bound
    low: i64 = product & WORD
    if low < bound:
        unfair: i64 = (WORD + 1 - bound) % bound
        while low < unfair:
            product = _word(rng) * bound
            low = product & WORD
    return product >> 32


def _skip(rng: Rng, words: i64) -> None:
    while words > 0:
        _word(rng)
        words -= 1


def _standing(a: int, b: int, c: int, counter: int) -> Rng:
    """A generator that was pickled."""
    rng = Rng(0, 0)
    rng._a, rng._b, rng._c, rng._counter = a, b, c, counter
    return rng


class FairRng(Rng):
    """Numbers anyone can derive again from the seed, with a trace of every one that was used.

    Word `i` of the stream is the `i % 8`-th big-endian 32-bit word of
    HMAC-SHA-256(key=seed, message=i // 8 as 8 bytes, big endian).
    """

    def __init__(self, seed: bytes) -> None:
        super().__init__(0, 0)
        self._seed = seed
        self._position = 0
        self._block = b""
        self.trace: list[str] = []

    def word(self) -> i64:
        """The next word of the committed stream."""
        offset = self._position % 8
        if offset == 0 or not self._block:
            message = (self._position // 8).to_bytes(8, "big")
            self._block = hmac.new(self._seed, message, sha256).digest()
        self._position += 1
        return int.from_bytes(self._block[4 * offset : 4 * offset + 4], "big")

    def _derive(self, bound: i64) -> i64:
        fair: i64 = (WORD + 1) - (WORD + 1) % bound
        word: i64 = self.word()
        while word >= fair:
            word = self.word()
        return word % bound

    def below(self, bound: i64) -> i64:
        """A number by plain rejection: words past the last full multiple of bound are passed over."""
        number = self._derive(bound)
        self.trace.append(f"below {bound}: {number}")
        return number

    def shuffle(self, cards: list[int]) -> None:
        """Fisher-Yates from the end; the trace tells which old place each new place got its card from."""
        order = list(range(len(cards)))
        for at in range(len(cards) - 1, 0, -1):
            other = int(self._derive(at + 1))
            order[at], order[other] = order[other], order[at]
        cards[:] = [cards[place] for place in order]
        self.trace.append(f"shuffle {len(cards)}: " + " ".join(str(place) for place in order))

    def shuffle_run(self, cards: vec[i16], first: i64, count: i64) -> None:
        """Like `shuffle`, for a stretch of a run of cards."""
        stretch = [int(cards[first + place]) for place in range(count)]
        self.shuffle(stretch)
        for place in range(count):
            cards[first + place] = i16(stretch[place])

    def copy(self) -> Rng:
        """A twin at the same place of the same stream, with a trace of its own."""
        twin = FairRng(self._seed)
        twin._position = self._position
        twin._block = self._block
        twin.trace = self.trace.copy()
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return _standing_fair, (self._seed, self._position, self._block, self.trace)

    def mark(self) -> str:
        """Where in the committed stream this generator stands; says nothing about the seed."""
        return f"fair.{self._position:x}"


def _standing_fair(seed: bytes, position: int, block: bytes, trace: list[str]) -> FairRng:
    """A committed generator that was pickled."""
    rng = FairRng(seed)
    rng._position, rng._block, rng.trace = position, block, trace
    return rng

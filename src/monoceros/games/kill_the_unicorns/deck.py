"""What the rules need to know of the cards of Kill the Unicorns, as numbers; `cards.py` makes them.

Cards are numbered: the unicorns of the draw deck, the starters, the hunt cards of each deck of a character,
and the traps of each. A hunt hand is a mask over the eight cards of a full hand, sorted by value; a mask is
*canonical* if of equal cards it always has the first, so equal hands have equal masks.
"""

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monoceros.core.table import CardSet, numbers
from monoceros.games.kill_the_unicorns.kinds import CHARACTER_COUNT

HAND_SIZE: Final = 8
MASKS: Final = 256
COUNTS: Final = 9
PRICES: Final = 10
KEY_SIZE: Final[i64] = 16
"""More than any number of cards that may be asked for."""
STARTER_BACK: Final[i64] = 1


@dataclass
class TrapKinds:
    """The traps of a pack, by their number in it."""

    names: list[str]
    effects: vec[i64]
    points: vec[i64]
    pinned: vec[bool]
    colours: vec[i64]
    washable: vec[bool]


@dataclass
class TokenKinds:
    """The tokens of the black market, by their number in the pack.

    `none` is a market that is sold out, `pools` are all tokens of each item in the box, `soaps` a mask.
    """

    names: list[str]
    codes: list[str]
    items: vec[i64]
    points: vec[i64]
    colours: vec[i64]
    prices: vec[i64]
    none: vec[i64]
    pools: list[list[int]]
    soaps: i64
    count: i64


class HuntDeck(CardSet):
    """All cards of one match.

    `stars` and `colours` go by unicorn card, `values`, `owners` and `trap_of` by any card (0, -1 and -1 where
    they mean nothing), `hand_values` by place in the sorted full hand. `sizes`, `sums` and `canonical` go by
    sets of hunt cards. The sets of `count` cards out of a hand are `sets[starts[hand * COUNTS + count]:]` up
    to the next start, so those of any run of counts lie together too.
    """

    def __init__(
        self,
        names: list[str],
        codes: list[str],
        kinds: list[int],
        deck_size: int,
        stars: list[int],
        colours: list[int],
        characters: list[str],
        slots: list[int],
        hand_values: list[int],
        trap_of: list[int],
        traps: TrapKinds,
        tokens: TokenKinds,
    ) -> None:
        unicorns = len(stars)
        decks = len(slots)
        # The unicorns, the starters, the hunt cards and the traps of each character have backs of their own.
        backs = [0] * deck_size + [int(STARTER_BACK)] * (unicorns - deck_size)
        backs += [2 + at for at in range(2 * decks) for _ in range(HAND_SIZE)]
        super().__init__(names, kinds, backs)
        self.codes = codes
        self.deck_size: i64 = deck_size
        self.stars = numbers(stars)
        self.colours = numbers(colours)
        self.unicorns: i64 = unicorns
        self.characters = characters
        """Who has which power: the names of the characters by their number."""
        slot_of = [slots.index(one) if one in slots else -1 for one in range(CHARACTER_COUNT)]
        self.slot_of = numbers(slot_of)
        """Which of the decks of hunt cards and traps is a character's, -1 for none."""
        self.hunt_base: i64 = self.unicorns
        self.trap_base: i64 = self.unicorns + HAND_SIZE * decks
        self.hand_values = numbers(hand_values)
        self.trap_of = numbers(trap_of)
        self.traps = traps
        self.tokens = tokens
        self.nothing = numbers([])
        self.nobody = numbers([-1] * int(CHARACTER_COUNT))
        """The seat of each character before anybody has picked one."""
        rest = [0] * HAND_SIZE * decks
        bits = [1 << at for at in range(HAND_SIZE)]
        self.values = numbers([0] * unicorns + hand_values * decks + rest)
        self.bits = numbers([0] * unicorns + bits * decks + rest)
        """The place of each hunt card in the full hand, as a bit."""
        faces = [deck * MASKS + value for deck in range(decks) for value in hand_values]
        self.faces = numbers([-1] * unicorns + faces + [-1] * len(rest))
        """Equal for hunt cards of the same value and owner."""
        owners = [slot for slot in slots for _ in range(HAND_SIZE)]
        self.owners = numbers([-1] * unicorns + owners * 2)
        self._count_hands(hand_values)

    def _count_hands(self, values: list[int]) -> None:
        """Everything about sets of hunt cards, once: sizes, sums, canonical forms, what can be laid."""
        first_at = [values.index(value) for value in values]
        self.firsts: i64 = sum([1 << at for at in range(HAND_SIZE) if first_at[at] == at])
        """The first card of each value, as a mask: single cards are named by it."""
        sizes = [bin(mask).count("1") for mask in range(MASKS)]
        sums = [sum([values[at] for at in range(HAND_SIZE) if mask >> at & 1]) for mask in range(MASKS)]
        canonical = [_canonical(mask, first_at) for mask in range(MASKS)]
        self.sizes = numbers(sizes)
        self.sums = numbers(sums)
        self.canonical = numbers(canonical)
        own = sorted([mask for mask in range(1, MASKS) if canonical[mask] == mask], key=sizes.__getitem__)
        starts: list[int] = [0]
        sets: list[int] = []
        payments: list[int] = []
        for hand in range(MASKS):
            held = [mask for mask in own if mask & ~hand == 0] if canonical[hand] == hand else []
            for count in range(COUNTS):
                sets.extend([mask for mask in held if sizes[mask] == count])
                starts.append(len(sets))
            payments.extend([_payment(held, price, sums, sizes) for price in range(PRICES)])
        self.starts = numbers(starts)
        self.sets = numbers(sets)
        self._payments = numbers(payments)
        # Filled by `listed`, for searches come back to the same hands again and again.
        self._listed: dict[int, list[int]] = {}

    def listed(self, hand: i64, low: i64, high: i64, first: i64) -> list[int]:
        """The sets of `low` to `high` cards out of a hand, each counted on from `first`, ascending."""
        key = int(((first * MASKS + hand) * KEY_SIZE + low) * KEY_SIZE + high)
        found = self._listed.get(key)
        if found is None:
            at = self.starts[hand * COUNTS + low]
            end = self.starts[hand * COUNTS + min(high + 1, COUNTS)]
            found = sorted([int(first + self.sets[place]) for place in range(at, end)])
            self._listed[key] = found
        return found

    def payment(self, hand: i64, price: i64) -> i64:
        """What is paid from a hand: the least that is enough, in the fewest cards, the highest first."""
        # The smallest overpayment, for no change is given (kill-the-unicorns.market.payment).
        return self._payments[hand * PRICES + price]

    def sum_text(self, hand: i64) -> str:
        """Hunt cards as a sum, highest first."""
        values = [self.hand_values[at] for at in range(HAND_SIZE) if hand >> at & 1]
        return " + ".join([str(value) for value in reversed(values)])


def _canonical(mask: int, first_at: list[int]) -> int:
    found = 0
    for at in range(HAND_SIZE):
        if mask >> at & 1:
            place = first_at[at]
            while found >> place & 1:
                place += 1
            found |= 1 << place
    return found


def _payment(held: list[int], price: int, sums: list[int], sizes: list[int]) -> int:
    """The best of some sets of cards, which are listed by size; -1 if none is enough."""
    enough = [mask for mask in held if sums[mask] >= price]
    return min(enough, key=lambda mask: (sums[mask], sizes[mask], -mask), default=-1)

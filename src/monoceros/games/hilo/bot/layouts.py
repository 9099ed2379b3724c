"""What cards are worth in a layout to somebody who cannot see all cards.

Every unseen card is taken to be equally likely, so a hidden card counts with the average half coins and coins
of those the thinking seat has not seen. Nothing here depends on a card nobody has seen: layouts are read
as they lie open.

A card changes its own column, the joints with its two neighbours, and its family. So each place knows what
lies around it, and what a card brings there is a few products instead of a count of the whole layout.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monoceros.core.table import UNKNOWN
from monoceros.games.hilo.deck import ANIMAL, COLUMNS, FAMILY_COUNT, KEEPER, MAGICIAN, SIZE, HiloDeck
from monoceros.games.hilo.scoring import kept_coins
from monoceros.games.hilo.state import HiloState

CHANCES: Final = 3.6
"""How many cards still to come are counted on for a keeper's animals, or for animals' keeper."""
SPELL: Final = 1.5
"""What a cast is worth before the cards to swap are known; exchanging one magician for another is not."""
PATIENCE: Final = 40.0
"""After how many turns of each player magic is no longer worth anything by itself."""

# What counts of a kind, one after the other: its half coins and coins, exact or on average.
LEFT: Final[i64] = 0
RIGHT: Final[i64] = 1
TOP: Final[i64] = 2
BOTTOM: Final[i64] = 3
COIN: Final[i64] = 4
FACE: Final[i64] = 5

# What a card meets in a place: what its coins, its halves left, right and across are worth there, and the
# coins of the other card of the column and of the column as it lies.
OWN: Final[i64] = 0
TO_LEFT: Final[i64] = 1
TO_RIGHT: Final[i64] = 2
ACROSS: Final[i64] = 3
OTHER: Final[i64] = 4
NOW: Final[i64] = 5
SPOT: Final[i64] = 6

MOST: Final[i64] = 13
"""Keepers or animals of a family in one layout, and none."""
NO_FAMILY: Final[i64] = -1
SIGNS: Final = [0x9E3779B97F4A7 * (2 * place + 1) ** 5 % (1 << 50) for place in range(SIZE)]
"""What a kind counts in each place for the number of a layout."""
HOPELESS: Final = -1000.0
MOST_KEPT: Final = 50_000
"""Layouts of a seat up to which what drawing brings is remembered."""
HAIR: Final = 1e-9
"""Gains that differ by less are equal, and of equal places the first is taken."""


class Prices:
    """What cards are worth by themselves, as somebody reckons who has not seen some of them.

    A kind goes by its number, a hidden card by `hidden`.
    """

    def __init__(self, deck: HiloDeck, unseen: vec[i64], turns: float) -> None:
        kinds: i64 = len(deck.names)
        self.hidden: i64 = kinds
        self.unseen = unseen
        # Magic that goes back and forth must not go on for ever, so it wears off.
        self.spell = SPELL * max(0.0, 1.0 - turns / PATIENCE)
        self.faces: vec[float] = vec[float]([0.0] * ((kinds + 1) * FACE))
        self.families: vec[i64] = vec[i64]([NO_FAMILY] * (kinds + 1))
        """Where the keepers or animals of a kind are counted: all keepers come first."""
        self.magic: vec[bool] = vec[bool]([False] * (kinds + 1))
        self.signs: vec[i64] = vec[i64](SIGNS)
        shares: vec[float] = vec[float]([0.0] * (2 * FAMILY_COUNT))
        total: i64 = 0
        for kind in range(kinds):
            total += unseen[kind]
        self.unseen_count = float(max(1, total))
        for kind in range(kinds):
            self._price(deck, kind)
            share = float(unseen[kind]) / self.unseen_count
            for side in range(FACE):
                self.faces[kinds * FACE + side] += share * self.faces[kind * FACE + side]
            if self.families[kind] != NO_FAMILY:
                shares[self.families[kind]] += share
        self.kept: vec[float] = vec[float]([0.0] * (FAMILY_COUNT * MOST * MOST))
        for family in range(FAMILY_COUNT):
            for keepers in range(MOST):
                for animals in range(MOST):
                    at = (family * MOST + keepers) * MOST + animals
                    self.kept[at] = _promise(keepers, animals, shares[family], shares[FAMILY_COUNT + family])

    def _price(self, deck: HiloDeck, kind: i64) -> None:
        at = kind * FACE
        self.faces[at + LEFT] = float(deck.left[kind])
        self.faces[at + RIGHT] = float(deck.right[kind])
        self.faces[at + TOP] = float(deck.top[kind])
        self.faces[at + BOTTOM] = float(deck.bottom[kind])
        self.faces[at + COIN] = float(deck.coins[kind])
        role = deck.roles[kind]
        self.magic[kind] = role == MAGICIAN
        if role == KEEPER:
            self.families[kind] = deck.families[kind]
        elif role == ANIMAL:
            self.families[kind] = FAMILY_COUNT + deck.families[kind]


def _promise(keepers: i64, animals: i64, keeper: float, animal: float) -> float:
    """Coins of a family now, and some of what it may still become, given how common the missing cards are."""
    sure = float(kept_coins(keepers, animals))
    room = float(2 * keepers - animals)
    if room > 0.0:
        return sure + 2.0 * min(room, CHANCES * animal)
    if room < 0.0:
        return sure + 2.0 * min(-room, 2.0) * min(1.0, CHANCES * keeper)
    return sure


class Drawing:
    """What drawing a card brings a layout: the mean over all unseen cards, and that of the squares."""

    def __init__(self, gain: float, square: float) -> None:
        self.gain = gain
        self.square = square


class Layout:
    """One layout as it lies open, and what any card in any place of it would bring."""

    def __init__(self, prices: Prices) -> None:
        self.prices = prices
        self.kinds: vec[i64] = vec[i64]([prices.hidden] * SIZE)
        self.spots: vec[float] = vec[float]([0.0] * (SIZE * SPOT))
        self.counts: vec[i64] = vec[i64]([0] * (2 * FAMILY_COUNT))
        """Keepers and animals of each family that count."""
        self.promised = 0.0
        """What the families are worth."""
        self.magicians: i64 = 0
        """Where magicians lie open, a bit for each place."""
        self.best = 0.0
        self.sign: i64 = 0
        """A number for which card lies where, another one for nearly every layout."""
        self._drawings: dict[int, Drawing] = {}

    def read(self, state: HiloState, seat: i64) -> None:
        """Become this seat's layout."""
        self.magicians = 0
        place: i64 = 0
        while place < SIZE:
            self.put(place, state.open_kind(seat, place))
            place += 1
        self.reckon()

    def put(self, place: i64, kind: i64) -> None:
        """Note a card without reckoning; `reckon` when all are noted."""
        known = kind if kind != UNKNOWN else self.prices.hidden
        self.sign += (known - self.kinds[place]) * self.prices.signs[place]
        self.kinds[place] = known
        if self.prices.magic[known]:
            self.magicians |= 1 << place
        else:
            self.magicians &= ~(1 << place)

    def reckon(self) -> None:
        """Reckon the whole layout."""
        column: i64 = 0
        while column < COLUMNS:
            self._look_round(column)
            column += 1
        slot: i64 = 0
        while slot < 2 * FAMILY_COUNT:
            self.counts[slot] = 0
            slot += 1
        place: i64 = 0
        while place < SIZE:
            if not self.is_spoiled(place):
                self._count(self.kinds[place], 1)
            place += 1
        self.promised = self._promised()

    def lay(self, place: i64, kind: i64) -> None:
        """From now on this card lies there."""
        prices = self.prices
        fresh = kind if kind != UNKNOWN else prices.hidden
        old = self.kinds[place]
        if old == fresh:
            return
        if self._matters(fresh) or self._matters(old):
            self._exchange(place, old, fresh)
            self.promised = self._promised()
        self.put(place, kind)
        column = place % COLUMNS
        self._look_round(column)
        if column > 0:
            self._look_round(column - 1)
        if column < COLUMNS - 1:
            self._look_round(column + 1)

    def _look_round(self, column: i64) -> None:
        """Reckon what cards meet in both places of a column."""
        faces = self.prices.faces
        spots = self.spots
        upper = self.kinds[column] * FACE
        lower = self.kinds[column + COLUMNS] * FACE
        upper_magic = self.magicians >> column & 1 != 0
        lower_magic = self.magicians >> (column + COLUMNS) & 1 != 0
        upper_left = 0.0
        lower_left = 0.0
        upper_right = 0.0
        lower_right = 0.0
        if column > 0:
            upper_left = self._half(column - 1, RIGHT)
            lower_left = self._half(column + COLUMNS - 1, RIGHT)
        if column < COLUMNS - 1:
            upper_right = self._half(column + 1, LEFT)
            lower_right = self._half(column + COLUMNS + 1, LEFT)
        upper_coins = (
            faces[upper + COIN] + faces[upper + LEFT] * upper_left + faces[upper + RIGHT] * upper_right
        )
        lower_coins = (
            faces[lower + COIN] + faces[lower + LEFT] * lower_left + faces[lower + RIGHT] * lower_right
        )
        # A magician turns the other card of his column over.
        now = 0.0 if lower_magic else upper_coins
        if not upper_magic:
            now += lower_coins
            if not lower_magic:
                now += faces[upper + BOTTOM] * faces[lower + TOP]
        at = column * SPOT
        counts = 0.0 if lower_magic else 1.0
        spots[at + OWN] = counts
        spots[at + TO_LEFT] = counts * upper_left
        spots[at + TO_RIGHT] = counts * upper_right
        spots[at + ACROSS] = counts * faces[lower + TOP]
        spots[at + OTHER] = lower_coins
        spots[at + NOW] = now
        at += COLUMNS * SPOT
        counts = 0.0 if upper_magic else 1.0
        spots[at + OWN] = counts
        spots[at + TO_LEFT] = counts * lower_left
        spots[at + TO_RIGHT] = counts * lower_right
        spots[at + ACROSS] = counts * faces[upper + BOTTOM]
        spots[at + OTHER] = upper_coins
        spots[at + NOW] = now

    def _half(self, place: i64, side: i64) -> float:
        """The half coin a card shows its neighbour; none if it is turned over."""
        return 0.0 if self.is_spoiled(place) else self.prices.faces[self.kinds[place] * FACE + side]

    # Families.

    def _matters(self, kind: i64) -> bool:
        """Whether a card changes more than its column."""
        return self.prices.families[kind] != NO_FAMILY or self.prices.magic[kind]

    def _count(self, kind: i64, number: i64) -> None:
        slot = self.prices.families[kind]
        if slot != NO_FAMILY:
            self.counts[slot] += number

    def _promised(self) -> float:
        kept = self.prices.kept
        counts = self.counts
        total = 0.0
        family: i64 = 0
        while family < FAMILY_COUNT:
            total += kept[(family * MOST + counts[family]) * MOST + counts[FAMILY_COUNT + family]]
            family += 1
        return total

    def _exchange(self, place: i64, old: i64, fresh: i64) -> None:
        """Count the families with another card there; a magician spoils the other card of his column."""
        if not self.is_spoiled(place):
            self._count(old, -1)
            self._count(fresh, 1)
        magic = self.prices.magic
        if magic[fresh] != magic[old]:
            number: i64 = 1
            if magic[fresh]:
                number = -1
            self._count(self.kinds[(place + COLUMNS) % SIZE], number)

    def _family_gain(self, place: i64, fresh: i64) -> float:
        """What a card changes beyond its column: its family, one a magician spoils, the magic itself."""
        old = self.kinds[place]
        self._exchange(place, old, fresh)
        gain = self._promised() - self.promised
        # Back again: what is spoiled there depends on the other card of the column alone.
        self._exchange(place, fresh, old)
        if self.casts(place, fresh):
            gain += self.prices.spell
        return gain

    # What cards bring.

    def is_spoiled(self, place: i64) -> bool:
        """Whether a magician above or below turns the card there over."""
        other = place + COLUMNS if place < COLUMNS else place - COLUMNS
        return self.magicians >> other & 1 != 0

    def is_magic(self, place: i64) -> bool:
        """Whether an open magician lies there."""
        return self.magicians >> place & 1 != 0

    def casts(self, place: i64, kind: i64) -> bool:
        """Whether a card would be a magician where none lies: changing one for another wins nothing."""
        return self.prices.magic[kind] and not self.is_magic(place)

    def is_hidden(self, place: i64) -> bool:
        """Whether nobody has seen the card there yet."""
        return self.kinds[place] == self.prices.hidden

    def _column_gain(self, place: i64, kind: i64) -> float:
        spots = self.spots
        faces = self.prices.faces
        at = place * SPOT
        face = kind * FACE
        coins = (
            faces[face + COIN] * spots[at + OWN]
            + faces[face + LEFT] * spots[at + TO_LEFT]
            + faces[face + RIGHT] * spots[at + TO_RIGHT]
            - spots[at + NOW]
        )
        if self.prices.magic[kind]:
            return coins
        half = faces[face + (BOTTOM if place < COLUMNS else TOP)]
        return coins + half * spots[at + ACROSS] + spots[at + OTHER]

    def gain(self, place: i64, kind: i64) -> float:
        """What laying a card there brings."""
        fresh = kind if kind != UNKNOWN else self.prices.hidden
        gain = self._column_gain(place, fresh)
        if self._matters(fresh) or self._matters(self.kinds[place]):
            gain += self._family_gain(place, fresh)
        return gain

    def best_place(self, kind: i64) -> i64:
        """Where an open card brings most; how much is left in `best`."""
        kinds = self.kinds
        prices = self.prices
        magic = prices.magic[kind]
        # A family card brings the same wherever it counts and drives no other out.
        joined = 0.0
        if prices.families[kind] != NO_FAMILY:
            self._count(kind, 1)
            joined = self._promised() - self.promised
            self._count(kind, -1)
        best = HOPELESS
        best_place: i64 = 0
        place: i64 = 0
        while place < SIZE:
            gain = self._column_gain(place, kind)
            if magic or self._matters(kinds[place]):
                gain += self._family_gain(place, kind)
            elif not self.is_spoiled(place):
                gain += joined
            if gain > best + HAIR:
                best = gain
                best_place = place
            place += 1
        self.best = best
        return best_place

    def best_open_place(self, kind: i64) -> i64:
        """Where a card brings most without covering a hidden one; the first place if all are hidden."""
        best = HOPELESS
        best_place: i64 = 0
        place: i64 = 0
        while place < SIZE:
            if not self.is_hidden(place):
                gain = self.gain(place, kind)
                if gain > best + HAIR:
                    best = gain
                    best_place = place
            place += 1
        return best_place

    def draw_gain(self) -> float:
        """What drawing brings on average, exactly: over every card that is not seen yet."""
        return self.drawing().gain

    def drawing(self) -> Drawing:
        """What drawing brings."""
        found = self._drawings.get(self.sign)
        if found is None:
            if len(self._drawings) >= MOST_KEPT:
                self._drawings.clear()
            found = self._drawings[self.sign] = self._drawing()
        return found

    def _drawing(self) -> Drawing:
        unseen = self.prices.unseen
        total = 0.0
        squares = 0.0
        kind: i64 = 0
        while kind < self.prices.hidden:
            if unseen[kind] != 0:
                self.best_place(kind)
                if self.best > 0.0:
                    total += self.best * float(unseen[kind])
                    squares += self.best * self.best * float(unseen[kind])
            kind += 1
        return Drawing(total / self.prices.unseen_count, squares / self.prices.unseen_count)

    def worth(self) -> float:
        """The coins the layout can be expected to bring as it lies, hidden cards at their average."""
        faces = self.prices.faces
        spots = self.spots
        total = self.promised
        place: i64 = 0
        while place < SIZE:
            face = self.kinds[place] * FACE
            at = place * SPOT
            total += faces[face + COIN] * spots[at + OWN] + faces[face + RIGHT] * spots[at + TO_RIGHT]
            if place < COLUMNS and self.magicians >> place & 1 == 0:
                total += faces[face + BOTTOM] * spots[at + ACROSS]
            place += 1
        return total

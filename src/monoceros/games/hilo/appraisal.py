"""What a layout of HiLo is worth to somebody who cannot see all of it.

Every unseen card is taken to be equally likely, so a hidden card counts with the average half coins and coins
of the unseen ones.
"""

from typing import Final

from mypy_extensions import i64

from monoceros.core.table import UNKNOWN
from monoceros.games.hilo.actions import SIZE
from monoceros.games.hilo.deck import (
    ANIMAL,
    COLUMNS,
    FAMILY_COUNT,
    KEEPER,
    LAYOUT_SIZE,
    MAGICIAN,
    HiloDeck,
)

CHANCES: Final = 3.6
"""How many cards still to come are counted on for a keeper's animals, or for animals' keeper."""
SPELL: Final = 1.5
"""What a cast is worth before the cards to swap are known; exchanging one magician for another is not."""
PATIENCE: Final = 40.0
"""After how many turns of each player magic is no longer worth anything by itself."""


class Appraisal:
    """What cards are worth to one viewer, given which cards that viewer has not seen yet."""

    def __init__(self, deck: HiloDeck, unseen: list[int], turns: float) -> None:
        self.deck = deck
        # Magic that goes back and forth must not go on for ever, so it wears off.
        self.spell = SPELL * max(0.0, 1.0 - turns / PATIENCE)
        self.unseen = unseen
        self.total: i64 = max(1, sum(unseen))
        self.left = self._average(deck.left)
        self.right = self._average(deck.right)
        self.top = self._average(deck.top)
        self.bottom = self._average(deck.bottom)
        self.coin = self._average(deck.coins)
        self.keeper: list[float] = [0.0] * FAMILY_COUNT
        self.animal: list[float] = [0.0] * FAMILY_COUNT
        for kind in range(len(unseen)):
            share = unseen[kind] / float(self.total)
            if deck.roles[kind] == KEEPER:
                self.keeper[deck.families[kind]] += share
            elif deck.roles[kind] == ANIMAL:
                self.animal[deck.families[kind]] += share

    def _average(self, values: list[int]) -> float:
        total = 0
        for kind in range(len(values)):
            total += values[kind] * self.unseen[kind]
        return total / float(self.total)

    def _half(self, values: list[int], average: float, kind: i64) -> float:
        return average if kind == UNKNOWN else float(values[kind])

    def _void(self, kinds: list[int], place: i64) -> bool:
        partner = kinds[(place + COLUMNS) % LAYOUT_SIZE]
        return partner != UNKNOWN and self.deck.roles[partner] == MAGICIAN

    def worth(self, kinds: list[int]) -> float:
        """The coins a layout can be expected to bring as it lies, hidden cards at their average."""
        deck = self.deck
        total = 0.0
        keepers: list[int] = [0] * FAMILY_COUNT
        animals: list[int] = [0] * FAMILY_COUNT
        void = [self._void(kinds, place) for place in range(LAYOUT_SIZE)]
        place: i64 = 0
        while place < LAYOUT_SIZE:
            kind: i64 = kinds[place]
            if not void[place]:
                if kind == UNKNOWN:
                    total += self.coin
                else:
                    total += deck.coins[kind]
                    role = deck.roles[kind]
                    if role == KEEPER:
                        keepers[deck.families[kind]] += 1
                    elif role == ANIMAL:
                        animals[deck.families[kind]] += 1
                if place % COLUMNS != COLUMNS - 1 and not void[place + 1]:
                    joint = self._half(deck.right, self.right, kind)
                    total += joint * self._half(deck.left, self.left, kinds[place + 1])
                if place < COLUMNS and not void[place + COLUMNS]:
                    joint = self._half(deck.bottom, self.bottom, kind)
                    total += joint * self._half(deck.top, self.top, kinds[place + COLUMNS])
            place += 1
        for family in range(FAMILY_COUNT):
            total += self.kept(keepers[family], animals[family], family)
        return total

    def kept(self, keepers: i64, animals: i64, family: int) -> float:
        """Coins of a family now, and some of what it may still become."""
        sure = 2.0 * float(min(animals, 2 * keepers))
        room = float(2 * keepers - animals)
        if room > 0.0:
            return sure + 2.0 * min(room, CHANCES * self.animal[family])
        if room < 0.0:
            return sure + 2.0 * min(-room, 2.0) * min(1.0, CHANCES * self.keeper[family])
        return sure

    def best_place(self, kinds: list[int], kind: i64, now: float) -> tuple[float, i64]:
        """The gain of laying a card in the best place of a layout, and that place."""
        best = -1000.0
        best_place: i64 = 0
        trial = kinds[:]
        place: i64 = 0
        while place < SIZE:
            old = trial[place]
            trial[place] = kind
            gain = self.worth(trial) - now
            if self._casts(kind) and not (old != UNKNOWN and self._casts(old)):
                gain += self.spell
            if gain > best:
                best = gain
                best_place = place
            trial[place] = old
            place += 1
        return best, best_place

    def _casts(self, kind: i64) -> bool:
        return self.deck.roles[kind] == MAGICIAN

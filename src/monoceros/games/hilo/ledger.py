"""What any card would bring in any place of a layout, kept up to date card by card.

A card changes its own column, the joints with its two neighbours, and its family. So each place knows what
lies around it, and the gain of a card there is a few products instead of a count of the whole layout.
`appraisal.py` counts whole layouts and comes to the same coins.
"""

from typing import Final

from mypy_extensions import i64

from monoceros.core.table import UNKNOWN
from monoceros.games.hilo.actions import SIZE
from monoceros.games.hilo.appraisal import Appraisal
from monoceros.games.hilo.deck import ANIMAL, COLUMNS, FAMILY_COUNT, KEEPER, MAGICIAN

MOST: Final[i64] = 13
"""Keepers or animals of a family in one layout, and none."""


class Face:
    """What counts of a card: its half coins and coins, exact or on average, and whether it does more."""

    def __init__(
        self, left: float, right: float, top: float, bottom: float, coins: float, role: i64, family: i64
    ) -> None:
        self.left = left
        self.right = right
        self.top = top
        self.bottom = bottom
        self.coins = coins
        self.family: i64 = family
        self.keeper = role == KEEPER
        self.animal = role == ANIMAL
        self.magic = role == MAGICIAN
        # Changes more than its column.
        self.matters = self.keeper or self.animal or self.magic


class Prices:
    """The faces of all kinds and what families bring, as somebody reckons who has not seen some cards."""

    def __init__(self, appraisal: Appraisal) -> None:
        deck = appraisal.deck
        self.faces: list[Face] = [
            Face(
                float(deck.left[kind]),
                float(deck.right[kind]),
                float(deck.top[kind]),
                float(deck.bottom[kind]),
                float(deck.coins[kind]),
                deck.roles[kind],
                deck.families[kind],
            )
            for kind in range(len(deck.names))
        ]
        # One more at the end: that of an unknown card, whose kind is -1.
        hidden = appraisal
        self.faces.append(
            Face(hidden.left, hidden.right, hidden.top, hidden.bottom, hidden.coin, UNKNOWN, UNKNOWN)
        )
        self.unseen = appraisal.unseen
        self.unseen_count = float(appraisal.total)
        self.spell = appraisal.spell
        self.kept: list[float] = [0.0] * (FAMILY_COUNT * MOST * MOST)
        for family in range(FAMILY_COUNT):
            for keepers in range(MOST):
                for animals in range(MOST):
                    at = (family * MOST + keepers) * MOST + animals
                    self.kept[at] = appraisal.kept(keepers, animals, family)


class Spot:
    """One place of a layout: the card there, and what any card there would meet."""

    def __init__(self, face: Face, *, upper: bool) -> None:
        self.face = face
        self.upper = upper
        self.counts = True
        """No magician lies above or below, which would turn this card over."""
        self.left = 0.0
        self.right = 0.0
        self.across = 0.0
        self.rest = 0.0
        """What the other card of the column brings with its neighbours; a magician here would spoil it."""
        self.now = 0.0

    def column(self, face: Face) -> float:
        """The coins of this column if that card lay here, families apart."""
        total = 0.0
        if self.counts:
            total = face.coins + face.left * self.left + face.right * self.right
            if not face.magic:
                total += self.across * (face.bottom if self.upper else face.top)
        if not face.magic:
            total += self.rest
        return total

    def beside(self) -> float:
        """The coins of the card here by itself and with its neighbours left and right."""
        face = self.face
        return face.coins + face.left * self.left + face.right * self.right


class Ledger:
    """One layout, as kinds of open cards and `UNKNOWN` for hidden ones."""

    def __init__(self, prices: Prices, layout: list[int]) -> None:
        self.prices = prices
        self.faces = prices.faces
        self.kept = prices.kept
        self.spots: list[Spot] = []
        self.keepers: list[int] = [0] * FAMILY_COUNT
        self.animals: list[int] = [0] * FAMILY_COUNT
        self.best = 0.0
        place: i64 = 0
        while place < SIZE:
            self.spots.append(Spot(self.faces[layout[place]], upper=place < COLUMNS))
            place += 1
        column: i64 = 0
        while column < COLUMNS:
            self._turn_over(column)
            column += 1
        column = 0
        while column < COLUMNS:
            self._reckon(column)
            column += 1
        for spot in self.spots:
            if spot.counts:
                self._count(spot.face, 1)
        self.families = self._kept()

    def lay(self, place: i64, kind: i64) -> None:
        """From now on this card lies there."""
        face = self.faces[kind]
        spot = self.spots[place]
        old = spot.face
        if old is face:
            return
        if face.matters or old.matters:
            self._exchange(place, face)
            self.families = self._kept()
        spot.face = face
        column = place % COLUMNS
        self._turn_over(column)
        if column > 0:
            self._reckon(column - 1)
        self._reckon(column)
        if column < COLUMNS - 1:
            self._reckon(column + 1)

    def _turn_over(self, column: i64) -> None:
        upper = self.spots[column]
        lower = self.spots[column + COLUMNS]
        upper.counts = not lower.face.magic
        lower.counts = not upper.face.magic

    def _reckon(self, column: i64) -> None:
        """Look round from both places of a column."""
        upper = self.spots[column]
        lower = self.spots[column + COLUMNS]
        if column > 0:
            beside = self.spots[column - 1]
            upper.left = beside.face.right if beside.counts else 0.0
            beside = self.spots[column + COLUMNS - 1]
            lower.left = beside.face.right if beside.counts else 0.0
        if column < COLUMNS - 1:
            beside = self.spots[column + 1]
            upper.right = beside.face.left if beside.counts else 0.0
            beside = self.spots[column + COLUMNS + 1]
            lower.right = beside.face.left if beside.counts else 0.0
        upper.across = lower.face.top
        lower.across = upper.face.bottom
        upper.rest = lower.beside()
        lower.rest = upper.beside()
        upper.now = upper.column(upper.face)
        lower.now = upper.now

    # Families.

    def _count(self, face: Face, number: i64) -> None:
        if face.keeper:
            self.keepers[face.family] += number
        elif face.animal:
            self.animals[face.family] += number

    def _kept(self) -> float:
        total = 0.0
        family: i64 = 0
        while family < FAMILY_COUNT:
            total += self.kept[(family * MOST + self.keepers[family]) * MOST + self.animals[family]]
            family += 1
        return total

    def _exchange(self, place: i64, face: Face) -> None:
        """Count the families as if this card lay there; a magician spoils the other card of its column."""
        spot = self.spots[place]
        old = spot.face
        if spot.counts:
            self._count(old, -1)
            self._count(face, 1)
        if face.magic != old.magic:
            other = self.spots[(place + COLUMNS) % SIZE]
            self._count(other.face, -1 if face.magic else 1)

    def _restore(self, place: i64, face: Face) -> None:
        """Undo `_exchange`."""
        spot = self.spots[place]
        old = spot.face
        if spot.counts:
            self._count(face, -1)
            self._count(old, 1)
        if face.magic != old.magic:
            other = self.spots[(place + COLUMNS) % SIZE]
            self._count(other.face, 1 if face.magic else -1)

    def _family_gain(self, place: i64, face: Face) -> float:
        """What a card changes beyond its column: its family, one a magician spoils, the magic itself."""
        self._exchange(place, face)
        gain = self._kept() - self.families
        self._restore(place, face)
        if face.magic and not self.spots[place].face.magic:
            gain += self.prices.spell
        return gain

    # Gains.

    def is_magic(self, place: i64) -> bool:
        """Whether an open magician lies there."""
        return self.spots[place].face.magic

    def spoiled(self, place: i64) -> bool:
        """Whether a magician above or below turns the card there over."""
        return not self.spots[place].counts

    def gain(self, place: i64, kind: i64) -> float:
        """What laying a card there brings."""
        face = self.faces[kind]
        spot = self.spots[place]
        gain = spot.column(face) - spot.now
        if face.matters or spot.face.matters:
            gain += self._family_gain(place, face)
        return gain

    def best_place(self, kind: i64) -> i64:
        """Where a card brings most; how much is left in `best`."""
        face = self.faces[kind]
        # A family card brings the same wherever it counts and drives no other out.
        joined = 0.0
        if face.keeper or face.animal:
            self._count(face, 1)
            joined = self._kept() - self.families
            self._count(face, -1)
        best = -1000.0
        best_place: i64 = 0
        place: i64 = 0
        while place < SIZE:
            spot = self.spots[place]
            gain = spot.column(face) - spot.now
            if face.magic or spot.face.matters:
                gain += self._family_gain(place, face)
            elif spot.counts:
                gain += joined
            if gain > best:
                best = gain
                best_place = place
            place += 1
        self.best = best
        return best_place

    def best_open_place(self, kind: i64) -> i64:
        """Where a card brings most without covering a hidden one; the first place if all are hidden."""
        hidden = self.faces[UNKNOWN]
        best = -1000.0
        best_place: i64 = 0
        place: i64 = 0
        while place < SIZE:
            if self.spots[place].face is not hidden:
                gain = self.gain(place, kind)
                if gain > best:
                    best = gain
                    best_place = place
            place += 1
        return best_place

    def is_hidden(self, place: i64) -> bool:
        """Whether nobody has seen the card there yet."""
        return self.spots[place].face is self.faces[UNKNOWN]

    def draw_gain(self) -> float:
        """What drawing brings on average, exactly: over every card that is not seen yet."""
        unseen = self.prices.unseen
        total = 0.0
        kind: i64 = 0
        kinds: i64 = len(unseen)
        while kind < kinds:
            if unseen[kind] != 0:
                self.best_place(kind)
                if self.best > 0.0:
                    total += self.best * float(unseen[kind])
            kind += 1
        return total / self.prices.unseen_count

    def worth(self) -> float:
        """The coins the layout can be expected to bring as it lies, as `Appraisal.worth` has it."""
        total = self.families
        for spot in self.spots:
            if spot.counts:
                face = spot.face
                total += face.coins + face.right * spot.right
                if spot.upper and not face.magic:
                    total += face.bottom * spot.across
        return total

"""A situation as one line of text: the words that every game writes and reads alike.

A text is a row of words `key=value`. Each game has its own keys and lays its own table; how seats, numbers
and cards are written is the same in all of them. `-` is nobody, or nothing.
"""

from collections.abc import Iterable, Sequence

from monoceros.core.contract import SEAT_LETTERS
from monoceros.core.mistakes import Mistake, require, shortened
from monoceros.core.table import NOBODY, CardSet

LONGEST_NUMBER = 9
MOST = 10**LONGEST_NUMBER - 1


def letters_of(mask: int, seats: int) -> str:
    """The letters of the seats of a mask."""
    return "".join(SEAT_LETTERS[seat] for seat in range(seats) if mask >> seat & 1)


def listed(words: Iterable[str]) -> str:
    """The parts of a list."""
    return ",".join(words) or "-"


class PositionReader:
    """The words of a text, and the cards as lists: they become a table once all have found a place."""

    def __init__(
        self, text: str, known: list[str], seats: int, cards: CardSet, codes: list[str], zones: int
    ) -> None:
        self.seats = seats
        self.letters = SEAT_LETTERS[:seats]
        self.kinds = list(cards.kinds)
        self.codes = codes
        self.zones: list[list[int]] = [[] for _ in range(zones)]
        self.seen: list[int] = [NOBODY] * len(self.kinds)
        self.left = list(range(len(self.kinds)))
        """The cards that have no place yet."""
        self.fields: dict[str, str] = {}
        for word in text.split():
            key, equals, value = word.partition("=")
            if key not in known or not equals:
                # What every seat has is named for A only.
                others = tuple(f"{letter}." for letter in self.letters[1:])
                told = ", ".join(key for key in known if not key.startswith(others))
                raise Mistake("position-field", word=shortened(word), known=told)
            self.fields[key] = value

    def words(self, key: str) -> list[str]:
        """The parts of a list, none where it is empty or left out."""
        value = self.fields.get(key, "-")
        return [] if value in ("", "-") else value.split(",")

    def one_of(self, key: str, known: Sequence[str], usual: str, code: str = "position-value") -> int:
        """Which of the known words stands there."""
        word = self.fields.get(key, usual)
        told = ", ".join(filter(None, known))
        require(word in known, code, field=key, found=shortened(word), known=told)
        return known.index(word)

    def number(self, key: str, usual: int, most: int = MOST, code: str = "position-value") -> int:
        """A number from 0 to the most there can be."""
        word = self.fields.get(key, str(usual))
        readable = word.isdecimal() and word.isascii() and len(word) <= LONGEST_NUMBER
        require(readable and int(word) <= most, code, field=key, found=shortened(word), known=f"0-{most}")
        return int(word)

    def letter(self, key: str, letter: str) -> int:
        """The seat of a letter."""
        found = shortened(letter) or "-"
        require(letter in list(self.letters), "position-seat", field=key, found=found, seats=self.seats)
        return self.letters.index(letter)

    def seat(self, key: str, usual: int = 0) -> int:
        """The seat that stands there."""
        return self.letter(key, self.fields[key]) if key in self.fields else usual

    def mask(self, key: str, letters: Iterable[str]) -> int:
        """The seats of some letters."""
        mask = 0
        for letter in letters:
            mask |= 1 << self.letter(key, letter)
        return mask

    def put(self, zone: int, card: int, seen: int) -> None:
        """Lay a card that was taken on top of a zone, known to these seats."""
        self.zones[zone].append(card)
        self.seen[card] = seen

    def take(self, code: str, pool: range | None = None) -> int:
        """A card with this code, off those that are left in a part of the box."""
        pool = pool or range(len(self.kinds))
        kind = self.codes.index(code) if code in self.codes else -1
        copies = [card for card in pool if self.kinds[card] == kind]
        if not copies:
            raise self.no_card(code, pool)
        free = [card for card in copies if card in self.left]
        require(free, "position-copies", card=code, copies=len(copies))
        self.left.remove(free[0])
        return free[0]

    def no_card(self, code: str, pool: range) -> Mistake:
        """Nothing in this part of the box has that code."""
        known = dict.fromkeys(self.codes[self.kinds[card]] for card in pool)
        return Mistake("position-card", found=shortened(code), known=", ".join(known))

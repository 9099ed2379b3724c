"""A match of HiLo as plain data, and small questions about it. The rules of play are in the files beside.

An effect never has to wait for another one here: a phoenix or a magician is resolved by a single choice, and
only then the card it brought can have an effect of its own. So the one step the active seat stands at is
the whole stack of open decisions.
"""

from typing import Any, Final

from mypy_extensions import i64

from monoceros.core.contract import Rules, State
from monoceros.core.rng import Rng
from monoceros.core.table import EVERYONE, UNKNOWN, Table
from monoceros.games.hilo.deck import HiloDeck

# Zones of the table; a seat's layout is LAYOUT + seat.
DRAW_PILE: Final[i64] = 0
DISCARD_PILE: Final[i64] = 1
HELD: Final[i64] = 2
LAYOUT: Final[i64] = 3

# Steps: what the seat to act is asked for.
START: Final[i64] = 0
TURN: Final[i64] = 1
TAKEN: Final[i64] = 2
DRAWN: Final[i64] = 3
UNCOVER: Final[i64] = 4
BURN: Final[i64] = 5
CAST: Final[i64] = 6
OVER: Final[i64] = 7
STEP_NAMES: Final = ("start", "turn", "taken", "drawn", "uncover", "phoenix", "cast", "over")

# What comes next after something was done: parts of the rulebook say it, `rules.py` goes there.
ASK: Final[i64] = 0
"""Somebody owes a decision, or the match is over."""
START_CARDS: Final[i64] = 1
"""All start cards are chosen."""
FIRST_TURN: Final[i64] = 2
"""The start cards lie open."""
NEXT_TURN: Final[i64] = 3
"""The turn is over."""
COMPLETE: Final[i64] = 4
"""All cards of a layout lie open."""
LANDED: Final[i64] = 16
"""An open card has come to lie in the active seat's layout: this, and its place."""

# A number of each seat in one word: so many bits for each.
BITS: Final[i64] = 4
NIBBLE: Final[i64] = 15
ALL_HIDDEN: Final[i64] = 0xCCCCCCCC
"""Twelve hidden cards of every seat."""

NOT_CHOSEN: Final[i64] = -1


class HiloState(State):
    """Where a match of HiLo stands.

    `step` is what the active seat is asked for; only start cards are asked of all seats together.
    `by_magic` tells that a swap ended the match. `covered` and `picked` hold four bits for each seat: how
    many cards of its layout lie face down, and which start card it has chosen, counted from 1.
    """

    def __init__(
        self,
        rules: Rules[Any],
        deck: HiloDeck,
        seats: i64,
        table: Table,
        rng: Rng,
        starter: i64,
        covered: i64 = ALL_HIDDEN,
    ) -> None:
        super().__init__(rules, seats, table, rng)
        self.deck = deck
        self.step: i64 = START
        self.active: i64 = starter
        self.starter: i64 = starter
        self.covered: i64 = covered
        self.picked: i64 = 0
        self.by_magic = False

    def copy(self) -> "HiloState":
        """An independent match in the same situation."""
        twin = HiloState(
            self.rules, self.deck, self.seats, self.table.copy(), self.rng.copy(), self.starter, self.covered
        )
        twin.step = self.step
        twin.active = self.active
        twin.to_act = self.to_act
        twin.n = self.n
        twin.picked = self.picked
        twin.by_magic = self.by_magic
        return twin

    # Layouts.

    def hidden(self, seat: i64) -> i64:
        """How many cards of a layout lie face down."""
        return self.covered >> (seat * BITS) & NIBBLE

    def is_hidden(self, seat: i64, place: i64) -> bool:
        """Whether the card there lies face down. Its owner does not know it either (hilo.layout.secret)."""
        return not self.table.is_open(LAYOUT + seat, place)

    def role(self, seat: i64, place: i64) -> i64:
        """What the card lying there does, whoever may know it."""
        return self.deck.role_of[self.table.card(LAYOUT + seat, place)]

    def open_kind(self, seat: i64, place: i64) -> i64:
        """The kind of an open card of a layout, `UNKNOWN` of a hidden one."""
        card = self.table.card(LAYOUT + seat, place)
        if self.table.seen_by(card) != EVERYONE:
            return UNKNOWN
        return self.deck.kinds[card]

    def note_opened(self, seat: i64) -> None:
        """One card less of this layout lies face down."""
        self.covered -= 1 << (seat * BITS)

    def note_covered(self, seat: i64) -> None:
        """One card more of this layout lies face down."""
        self.covered += 1 << (seat * BITS)

    # Start cards.

    def chosen(self, seat: i64) -> i64:
        """The place of the start card a seat has chosen, or `NOT_CHOSEN`."""
        return (self.picked >> (seat * BITS) & NIBBLE) - 1

    def chosen_numbers(self) -> list[int | None]:
        """The start card of each seat that has chosen one, numbered from 1."""
        return [int(self.chosen(seat)) + 1 or None for seat in range(self.seats)]

    def choose(self, seat: i64, place: i64) -> None:
        """This seat has chosen its start card, and owes nothing more."""
        self.picked |= (place + 1) << (seat * BITS)
        self.to_act &= ~(1 << seat)

    # Words about it.

    def name(self, zone: i64, place: i64) -> str:
        """The name of the card lying there, whoever may know it."""
        return self.deck.names[self.table.kind(zone, place)]

    def names(self, zone: i64, viewer: i64) -> list[str | None]:
        """The cards of a zone as this viewer sees them."""
        table = self.table
        shown: list[str | None] = []
        place: i64 = 0
        while place < table.size(zone):
            known = table.knows(viewer, table.card(zone, place))
            shown.append(self.name(zone, place) if known else None)
            place += 1
        return shown

    def tell_place(self, key: str, clause: str, seat: i64, place: i64) -> None:
        """Something happened to an open card of a layout; costs nothing when nobody listens."""
        if self.events is not None:
            card = self.name(LAYOUT + seat, place)
            self.tell(key, clause, {"seat": int(seat), "place": int(place) + 1, "card": card})

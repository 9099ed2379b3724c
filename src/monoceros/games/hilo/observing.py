"""What a seat knows of a match of HiLo as small numbers, for learning.

Seats are told from the observer's own leftwards, so a network need not learn the table once for each seat.
Cards are told by their kind in the order of the pack, counted from 1.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from monoceros.core.observation import Field, amount, choice
from monoceros.games.hilo.board import (
    DISCARD_PILE,
    DRAW_PILE,
    HELD,
    LAYOUT,
    STEP_NAMES,
    HiloBoard,
)
from monoceros.games.hilo.deck import LAYOUT_SIZE, HiloDeck

LARGEST: Final = 255

# A row begins with the moment: the step, and then these.
HELD_CARD: Final[i64] = 1
TOP_DISCARD: Final[i64] = 2
ACTIVE_SEAT: Final[i64] = 3
START_PLAYER: Final[i64] = 4
DRAW_SIZE: Final[i64] = 5
MOMENT: Final[i64] = 6


def hilo_fields(deck: HiloDeck, seats: int) -> list[Field]:
    """The numbers of a row, in their order."""
    kinds = len(deck.names)
    return [
        choice("step", 1, len(STEP_NAMES)),
        choice("held: none, a kind, or face down", 1, kinds + 2),
        choice("top of the discard pile: none or a kind", 1, kinds + 1),
        choice("active seat, counted leftwards", 1, seats),
        choice("start player, counted leftwards", 1, seats),
        amount("cards in the draw pile", 1, min(len(deck.kinds), LARGEST)),
        choice("start card chosen by each seat: none or a place", seats, LAYOUT_SIZE + 1),
        amount("cards of each kind in the discard pile", kinds, max(deck.stock.values())),
        choice("cards of each layout: face down or a kind", seats * LAYOUT_SIZE, kinds + 1),
    ]


class HiloObserver(HiloBoard):
    """The board as a row of numbers."""

    def observe(self, seat: i64, out: vec[u8], at: i64) -> None:
        """Everything this seat may know."""
        table = self.table
        kinds = self.deck.kinds
        seen = table.seen
        seats = self.seats
        bit: i64 = 1 << seat
        self._observe_moment(seat, out, at)
        self._observe_choices(seat, out, at)
        place: i64 = at + MOMENT + seats
        end: i64 = place + len(self.deck.names)
        discards: i64 = place
        while place < end:
            out[place] = 0
            place += 1
        for card in table.zones[DISCARD_PILE]:
            if seen[card] & bit:
                out[discards + kinds[card]] += 1
        distance: i64 = 0
        while distance < seats:
            for card in table.zones[LAYOUT + (seat + distance) % seats]:
                out[place] = u8(kinds[card] + 1) if seen[card] & bit else 0
                place += 1
            distance += 1

    def _observe_choices(self, seat: i64, out: vec[u8], at: i64) -> None:
        """Before the start cards lie open all layouts look the same from every seat."""
        seats = self.seats
        out[at + ACTIVE_SEAT] = u8((self.active - seat + seats) % seats)
        out[at + START_PLAYER] = u8((self.starter - seat + seats) % seats)
        distance: i64 = 0
        while distance < seats:
            out[at + MOMENT + distance] = u8(self.chosen[(seat + distance) % seats] + 1)
            distance += 1

    def _observe_moment(self, seat: i64, out: vec[u8], at: i64) -> None:
        out[at] = u8(self.step)
        out[at + HELD_CARD] = self._known(HELD, seat, len(self.deck.names) + 1)
        out[at + TOP_DISCARD] = self._known(DISCARD_PILE, seat, 0)
        out[at + DRAW_SIZE] = u8(min(len(self.table.zones[DRAW_PILE]), LARGEST))

    def _known(self, zone: i64, seat: i64, unknown: i64) -> u8:
        """The top card of a zone: 0 if there is none, `unknown` if the seat may not know it."""
        cards = self.table.zones[zone]
        if len(cards) == 0:
            return 0
        card = cards[-1]
        if self.table.seen[card] >> seat & 1:
            return u8(self.deck.kinds[card] + 1)
        return u8(unknown)

"""What a seat knows of a match of HiLo as small numbers, for learning.

Seats are told from the observer's own leftwards, so a network need not learn the table once for each seat.
Cards are told by their kind in the order of the pack, counted from 1.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from monoceros.core.observation import Field, amount, choice
from monoceros.games.hilo.actions import DISCARD, DRAW, FLIP, PLACE, SIZE, SWAP, TAKE
from monoceros.games.hilo.board import (
    DISCARD_PILE,
    DRAW_PILE,
    HELD,
    LAYOUT,
    OVER,
    START,
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

    def follow(self, seat: i64, action: i64, now: i64, out: vec[u8], at: i64) -> None:
        """What an action did can be told from the row before it and a card or two.

        Only the start cards, the end and a new draw pile are told from the whole table.
        """
        zones = self.table.zones
        kinds = self.deck.kinds
        seats = self.seats
        step = self.step
        discarded = zones[DISCARD_PILE]
        if step == START and min(self.hidden) == SIZE:
            self._observe_choices(now, out, at)
            return
        if out[at] == START or step == OVER or (action == DRAW and len(discarded) == 0):
            self.observe(now, out, at)
            return
        held: i64 = at + HELD_CARD
        top: i64 = at + TOP_DISCARD
        discards: i64 = at + MOMENT + seats - 1
        layouts: i64 = discards + 1 + len(self.deck.names)
        if action == TAKE:
            card = out[top]
            out[held] = card
            out[discards + i64(card)] -= 1
            out[top] = u8(kinds[discarded[-1]] + 1) if len(discarded) != 0 else 0
        elif action == DRAW:
            out[held] = u8(kinds[zones[HELD][0]] + 1)
            out[at + DRAW_SIZE] = u8(min(len(zones[DRAW_PILE]), LARGEST))
        elif action < FLIP:
            card = out[held]
            if action != DISCARD:
                out[layouts + action - PLACE] = card
                card = u8(kinds[discarded[-1]] + 1)
            out[held] = 0
            out[top] = card
            out[discards + i64(card)] += 1
        elif action < SWAP:
            place: i64 = action - FLIP
            out[layouts + place] = u8(kinds[zones[LAYOUT + seat][place]] + 1)
        else:
            # Swaps count the other seats leftwards, like the row.
            pair: i64 = action - SWAP
            given: i64 = layouts + pair // SIZE % SIZE
            got: i64 = layouts + (pair // (SIZE * SIZE) + 1) * SIZE + pair % SIZE
            card = out[given]
            out[given] = out[got]
            out[got] = card
        out[at] = u8(step)
        if now != seat:
            out[at + START_PLAYER] = u8((self.starter - now + seats) % seats)
            self._pass_left(out, layouts)

    def _pass_left(self, out: vec[u8], layouts: i64) -> None:
        """The left neighbour comes to act: every layout is told one place earlier, the last actor's last."""
        others: i64 = self.seats - 1
        place: i64 = layouts
        while place < layouts + SIZE:
            card = out[place]
            out[place] = out[place + SIZE]
            if others == 1:
                out[place + SIZE] = card
            else:
                out[place + SIZE] = out[place + 2 * SIZE]
                if others == 2:
                    out[place + 2 * SIZE] = card
                else:
                    out[place + 2 * SIZE] = out[place + 3 * SIZE]
                    out[place + 3 * SIZE] = card
            place += 1

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

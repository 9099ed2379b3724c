"""What a seat knows of a match as numbers, 0 or 1, for learning.

Seats are told from the observer's own leftwards, so a network need not learn the table once for each seat.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from monoceros.core.observation import Field, amount
from monoceros.games.kill_the_unicorns.actions import MOST_PRIZES, MOST_TOKENS, MOST_TRAPS, SIZE
from monoceros.games.kill_the_unicorns.board import (
    HAND,
    MOST_SEATS,
    OVER,
    PLAYED,
    ROUNDS,
    ROW,
    SET_TRAPS,
    TOKEN_BITS,
    TRAP_DISCARD,
    TRAP_PILE,
)
from monoceros.games.kill_the_unicorns.deck import CHARACTER_COUNT, COLOUR_COUNT, NO_COLOUR
from monoceros.games.kill_the_unicorns.sight import HuntSight

STARS: Final[i64] = 10
HERD_DEPTH: Final[i64] = 8
"""How many unicorns of a colour are told apart."""
SCORE_BITS: Final[i64] = 8
STOCK_DEPTH: Final[i64] = 6
SEAT_BLOCK: Final[i64] = 1 + 9 + 6 + 2 * 9 + 3 * 8 + 5 * 8 + 8 + 4 + 14
PRIZE_BLOCK: Final[i64] = 1 + 5 + 10 + 2 * (1 + 6 + 14)
MOMENT_BLOCK: Final[i64] = 17 + 5 + 5 + 6 + 6 + 6 + 6
MOMENT_FIELDS: Final = (
    ("step", 17),
    ("round", 5),
    ("prize being hunted", 5),
    ("cards that must be laid", 6),
    ("active seat, counted leftwards", 6),
    ("holder of the marker, counted leftwards", 6),
    ("winner of the hunt, counted leftwards", 6),
)
SEAT_FIELDS: Final = (
    ("at the table", 1),
    ("character", 9),
    ("power used, passed, silenced, has shopped, shares your herd, lays an extra card", 6),
    ("cards in hand", 9),
    ("cards laid for this prize", 9),
    ("hunt cards in hand that you know", 8),
    ("hunt cards laid that you know", 8),
    ("hunt cards spent that you know", 8),
    ("unicorns of each colour in the herd, as so many ones", 5 * 8),
    ("score of the herd in binary, lowest bit first", 8),
    ("pâtés, as so many ones", 4),
    ("traps laid off that you know", 14),
)
PRIZE_FIELDS: Final = (
    ("in the row", 1),
    ("colour", 5),
    ("stars", 10),
    ("first trap place: taken, by whom counted leftwards, the trap if you know it", 21),
    ("second trap place: taken, by whom counted leftwards, the trap if you know it", 21),
)
MARKET_BLOCK: Final[i64] = 20 * 6 + 20
TRAPS_BLOCK: Final[i64] = 14


def hunt_fields(seats: int) -> list[Field]:
    """The numbers of a row, in their order: yes and no throughout."""
    return [
        *(amount(name, size) for name, size in MOMENT_FIELDS),
        *(
            amount(f"{name}, seat {distance} to the left", size)
            for distance in range(seats)
            for name, size in SEAT_FIELDS
        ),
        *(
            amount(f"{name}, prize {prize + 1}", size)
            for prize in range(MOST_PRIZES)
            for name, size in PRIZE_FIELDS
        ),
        amount("traps you have drawn", int(TRAPS_BLOCK)),
        amount("trap being uncovered", int(TRAPS_BLOCK)),
        amount("tokens of each kind left on the market, as so many ones", 20 * int(STOCK_DEPTH)),
        amount("token being bought", 20),
    ]


class HuntObserver(HuntSight):
    """The board as a vector."""

    def observe(self, seat: i64, out: vec[u8], at: i64) -> None:
        """One-hot: the moment, every seat, the row, the observer's traps, the market."""
        end: i64 = at + MOMENT_BLOCK + self.seats * SEAT_BLOCK + MOST_PRIZES * PRIZE_BLOCK
        end += 2 * TRAPS_BLOCK + MARKET_BLOCK
        place = at
        while place < end:
            out[place] = 0
            place += 1
        self._observe_moment(seat, out, at)
        at += MOMENT_BLOCK
        distance: i64 = 0
        while distance < self.seats:
            self._observe_seat((seat + distance) % self.seats, seat, out, at)
            at += SEAT_BLOCK
            distance += 1
        self._observe_row(seat, out, at)
        at += MOST_PRIZES * PRIZE_BLOCK
        pile = self.table.zones[self.zone(TRAP_PILE, seat)]
        drawn = self.drawn(seat)
        while drawn > 0:
            out[at + self.deck.trap_of[pile[len(pile) - drawn]]] = 1
            drawn -= 1
        at += MOST_TRAPS
        if self.shown >= 0:
            card = self.table.zones[SET_TRAPS][self.trap_place(self.hunt, self.shown)]
            out[at + self.deck.trap_of[card]] = 1
        at += MOST_TRAPS
        token: i64 = 0
        while token < self.deck.tokens.count:
            self._rise(out, at + token * STOCK_DEPTH, self.stock[token], STOCK_DEPTH)
            token += 1
        if self.buying >= 0:
            out[at + MOST_TOKENS * STOCK_DEPTH + self.buying] = 1

    def _rise(self, out: vec[u8], at: i64, count: i64, most: i64) -> None:
        """A number as that many ones."""
        number: i64 = 0
        while number < count and number < most:
            out[at + number] = 1
            number += 1

    def _left_of(self, other: i64, seat: i64) -> i64:
        return (other - seat + self.seats) % self.seats

    def _observe_moment(self, seat: i64, out: vec[u8], at: i64) -> None:
        out[at + self.step] = 1
        at += OVER + 1
        out[at + self.round] = 1
        at += ROUNDS + 1
        out[at + min(self.hunt, MOST_PRIZES)] = 1
        at += MOST_PRIZES + 1
        out[at + min(self.needed, 5)] = 1
        at += 6
        out[at + self._left_of(self.active, seat)] = 1
        at += MOST_SEATS
        out[at + self._left_of(self.marker, seat)] = 1
        at += MOST_SEATS
        if self.winner >= 0:
            out[at + self._left_of(self.winner, seat)] = 1

    def _observe_seat(self, other: i64, viewer: i64, out: vec[u8], begin: i64) -> None:
        at = begin
        out[at] = 1
        at += 1
        if self.characters[other] >= 0:
            out[at + self.characters[other]] = 1
        at += CHARACTER_COUNT
        bits: i64 = self.used >> other & 1
        bits |= (self.passed >> other & 1) << 1
        bits |= (self.silenced >> other & 1) << 2
        bits |= (self.shopped >> other & 1) << 3
        if self.herd_of(other) == self.herd_of(viewer):
            bits |= 1 << 4
        if self.extra == other:
            bits |= 1 << 5
        self._bits(out, at, bits, 6)
        at += 6
        out[at + self.hand_count(other)] = 1
        at += SIZE + 1
        out[at + self.laid[other]] = 1
        at += SIZE + 1
        played = self.table.zones[self.zone(PLAYED, other)]
        cut: i64 = len(played) - self.laid[other]
        self._bits(out, at, self._known(self.table.zones[self.zone(HAND, other)], viewer), SIZE)
        self._bits(out, at + SIZE, self._known(played[cut:], viewer), SIZE)
        self._bits(out, at + 2 * SIZE, self._known(played[:cut], viewer), SIZE)
        at += 3 * SIZE
        self._observe_herd(self.herd_of(other), out, at)
        at += (COLOUR_COUNT + 1) * HERD_DEPTH + SCORE_BITS + 4
        for card in self.table.zones[self.zone(TRAP_DISCARD, other)]:
            if self.table.seen[card] >> viewer & 1:
                out[at + self.deck.trap_of[card]] = 1

    def _observe_herd(self, herd: i64, out: vec[u8], begin: i64) -> None:
        at = begin
        counts = self.colour_counts(herd, bicorns=True)
        for count in counts:
            self._rise(out, at, count, HERD_DEPTH)
            at += HERD_DEPTH
        self._bits(out, at, max(0, self.herd_score(herd)), SCORE_BITS)
        pates: i64 = 0
        for one in self.pates:
            if one // TOKEN_BITS == herd:
                pates += 1
        self._rise(out, at + SCORE_BITS, pates, 4)

    def _bits(self, out: vec[u8], at: i64, number: i64, size: i64) -> None:
        bit: i64 = 0
        while bit < size:
            if number >> bit & 1:
                out[at + bit] = 1
            bit += 1

    def _known(self, cards: list[int], viewer: i64) -> i64:
        """The hunt cards among these the viewer knows, as a canonical mask."""
        mask: i64 = 0
        for card in cards:
            if self.table.seen[card] >> viewer & 1:
                mask |= 1 << ((card - self.deck.hunt_base) % SIZE)
        return self.deck.canonical[mask]

    def _observe_row(self, viewer: i64, out: vec[u8], begin: i64) -> None:
        prize: i64 = self.row_size() - len(self.table.zones[ROW])
        for card in self.table.zones[ROW]:
            at: i64 = begin + prize * PRIZE_BLOCK
            out[at] = 1
            out[at + 1 + self.deck.colours[card]] = 1
            out[at + 2 + NO_COLOUR + min(self.deck.stars[card], STARS - 1)] = 1
            prize += 1
        shown = self.table.shown(SET_TRAPS, viewer)
        for number, place in enumerate(self.trap_at):
            card = self.table.zones[SET_TRAPS][number]
            at = begin + (place // 2) * PRIZE_BLOCK + 2 + NO_COLOUR + STARS + place % 2 * 21
            out[at] = 1
            out[at + 1 + self._left_of(self.owner(card), viewer)] = 1
            if shown[number] >= 0:
                out[at + 1 + MOST_SEATS + self.deck.trap_of[card]] = 1

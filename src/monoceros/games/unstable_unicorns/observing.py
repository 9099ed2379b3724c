"""What a seat knows of a match of Unstable Unicorns as small numbers, for learning.

Seats are told from the observer's own leftwards, so a network need not learn the table once for each seat.
Kinds of cards are told in the order of the pack, with room for a few more than there are.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from monoceros.core.observation import Field, amount, choice
from monoceros.core.table import UNKNOWN
from monoceros.games.unstable_unicorns import actions as a
from monoceros.games.unstable_unicorns import vocabulary as v
from monoceros.games.unstable_unicorns.board import (
    ASK_CARD,
    ASK_NAMES,
    DECK,
    DISCARD,
    EFFECT,
    GUARD,
    HAND,
    KIND,
    LEFT,
    NOBODY,
    PC,
    PHASE_NAMES,
    PLAY,
    PLAYED,
    SOURCE,
    TARGET,
)
from monoceros.games.unstable_unicorns.showing import UnicornShowing

TOP: Final[i64] = 3
"""How many cards of the deck are told from the top down, where the seat knows them."""
MOST: Final[i64] = 15
"""Counts are told up to this number: no hand limit, wait or debt comes near it."""
MANY: Final[i64] = 255
SEAT_BLOCK: Final[i64] = 2 * a.ROOM + 6
MOMENT_BLOCK: Final[i64] = 13


def unicorn_fields(seats: int, cards: int) -> list[Field]:
    """The numbers of a row, in their order."""
    kinds = int(a.ROOM)
    told: list[Field] = [
        choice("phase", 1, len(PHASE_NAMES)),
        choice("what is asked for", 1, len(ASK_NAMES)),
        choice("active seat, counted leftwards", 1, seats),
        amount("whether this seat is asked", 1),
        amount("cards that may still be played this turn", 1, int(MOST)),
        amount("extra turns of the active seat", 1, int(MOST)),
        amount("the draw is left out", 1),
        amount("the action is left out", 1),
        choice("what the card that asks would do: nothing or a verb", 1, len(v.VERB_NAMES) + 1),
        choice("whom it is about: nobody, or a seat counted leftwards", 1, seats + 1),
        amount("cards still owed to it", 1, int(MOST)),
        amount("cards in the deck", 1, min(cards, int(MANY))),
        choice("who has a unicorn on loan: nobody, or a seat counted leftwards", 1, seats + 1),
    ]
    for distance in range(seats):
        told += [
            amount(f"stable of seat {distance} to the left, by kind", kinds, int(MOST)),
            amount(f"known hand of seat {distance} to the left, by kind", kinds, int(MOST)),
            amount(f"hand size of seat {distance} to the left", 1, int(MOST)),
            amount(f"unicorns counted for seat {distance} to the left", 1, int(MOST)),
            amount(f"effects blanked for seat {distance} to the left", 1),
            amount(f"in costume, seat {distance} to the left", 1),
            amount(f"turns missed by seat {distance} to the left", 1, int(MOST)),
            amount(f"new hand used by seat {distance} to the left", 1),
        ]
    return [
        *told,
        amount("discard pile by kind", kinds, int(MOST)),
        *(choice(f"card {depth + 1} of the deck: unknown or a kind", 1, kinds + 1) for depth in range(TOP)),
        choice("card being played: none or a kind", 1, kinds + 1),
        choice("last answer to it: none or a kind", 1, kinds + 1),
        choice("card that asks, or unicorn under threat: none or a kind", 1, kinds + 1),
        amount("start effects still to be used, by kind", kinds, int(MOST)),
    ]


class UnicornObserver(UnicornShowing):
    """The table as a row of numbers."""

    def observe(self, seat: i64, out: vec[u8], at: i64) -> None:
        """Everything this seat may know."""
        end: i64 = at + MOMENT_BLOCK + self.seats * SEAT_BLOCK + 2 * a.ROOM + TOP + 3
        place = at
        while place < end:
            out[place] = 0
            place += 1
        self._observe_moment(seat, out, at)
        at += MOMENT_BLOCK
        distance: i64 = 0
        while distance < self.seats:
            self._observe_seat(seat, (seat + distance) % self.seats, out, at)
            at += SEAT_BLOCK
            distance += 1
        self._count(DISCARD, seat, out, at)
        at += a.ROOM
        self._observe_top(seat, out, at)
        at += TOP
        played = self.table.zones[PLAYED]
        if len(played) > 0:
            out[at] = self._kind(played[0])
            out[at + 1] = self._kind(played[-1])
        if self.stack.depth() > 0:
            frame = self.stack.get(KIND)
            if frame == EFFECT or frame == PLAY or frame == GUARD:
                out[at + 2] = self._kind(self.stack.get(SOURCE))
        at += 3
        for card in self.batch:
            out[at + self.deck.kinds[card]] += 1

    def _kind(self, card: i64) -> u8:
        return u8(self.deck.kinds[card] + 1)

    def _leftwards(self, other: i64, seat: i64) -> i64:
        return (other - seat + self.seats) % self.seats

    def _observe_moment(self, seat: i64, out: vec[u8], at: i64) -> None:
        out[at] = u8(self.phase)
        out[at + 1] = u8(self.ask)
        out[at + 2] = u8(self._leftwards(self.active, seat))
        out[at + 3] = u8(self.to_act >> seat & 1)
        out[at + 4] = u8(min(self.plays, MOST))
        out[at + 5] = u8(min(self.extra, MOST))
        out[at + 6] = 1 if self.skip_draw else 0
        out[at + 7] = 1 if self.skip_action else 0
        self._observe_step(seat, out, at + 8)
        out[at + 11] = u8(min(len(self.table.zones[DECK]), MANY))
        if len(self.loans) > 0:
            out[at + 12] = u8(self._leftwards(self.loans[1], seat) + 1)

    def _observe_step(self, seat: i64, out: vec[u8], at: i64) -> None:
        """What the card on top of the stack is about to do, to whom, and how much of it is left."""
        if self.stack.depth() == 0:
            return
        frame = self.stack.get(KIND)
        target: i64 = NOBODY
        if frame == EFFECT:
            pc = self.stack.get(PC)
            if pc < self.program_end():
                verb = self.deck.code[pc + v.VERB]
                out[at] = u8(verb + 1)
                if verb != v.MOVE:
                    out[at + 2] = u8(max(0, min(self.stack.get(LEFT), MOST)))
            target = self.stable_asked() if self.ask == ASK_CARD else self.stack.get(TARGET)
        elif frame == GUARD:
            target = self.stack.get(TARGET)
        if target != NOBODY:
            out[at + 1] = u8(self._leftwards(target, seat) + 1)

    def _observe_seat(self, viewer: i64, seat: i64, out: vec[u8], at: i64) -> None:
        self._count(self.stable(seat), viewer, out, at)
        self._count(HAND + seat, viewer, out, at + a.ROOM)
        at += 2 * a.ROOM
        statics = self.statics(seat)
        out[at] = u8(min(self.hand_size(seat), MOST))
        out[at + 1] = u8(min(self.unicorns(seat), MOST))
        out[at + 2] = 1 if statics & v.BLANK else 0
        out[at + 3] = 1 if statics & v.COWS else 0
        out[at + 4] = u8(min(self.skips[seat], MOST))
        out[at + 5] = u8(self.swapped >> seat & 1)

    def _count(self, zone: i64, viewer: i64, out: vec[u8], at: i64) -> None:
        """How many cards of each kind the viewer knows in a zone."""
        for kind in self.table.shown(zone, viewer):
            if kind != UNKNOWN and i64(out[at + kind]) < MOST:
                out[at + kind] += 1

    def _observe_top(self, seat: i64, out: vec[u8], at: i64) -> None:
        deck = self.table.zones[DECK]
        depth: i64 = 0
        while depth < TOP and depth < len(deck):
            card = deck[len(deck) - 1 - depth]
            if self.table.seen[card] >> seat & 1:
                out[at + depth] = self._kind(card)
            depth += 1

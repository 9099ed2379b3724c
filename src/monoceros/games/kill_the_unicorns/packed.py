"""A table of Kill the Unicorns packed into a few numbers, for matches that are galloped to their end.

Nothing here knows which card is which, nor who knows it: hands are canonical masks, traps and prizes small
numbers. Seats, hands and the rest lie side by side in machine words.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monoceros.core.rng import Rng
from monoceros.games.kill_the_unicorns.board import (
    DRAW_DECK,
    LAYING_OFF,
    LOWEST,
    MOST_SEATS,
    NONE,
    PLAYED,
    ROW,
    SECOND,
    SET_TRAPS,
    SETTING,
    TRAP_PILE,
)
from monoceros.games.kill_the_unicorns.deck import (
    BARD,
    BLACK_MAGE,
    CHARACTER_COUNT,
    HAND_SIZE,
    PRINCESS,
    SOAP,
    THIEF,
    WIZARD,
)
from monoceros.games.kill_the_unicorns.paddock import Paddock
from monoceros.games.kill_the_unicorns.permission import HuntPermission

FULL: Final[i64] = 255
"""A whole hunt hand; eight bits for each seat make a word."""
SEAT_BITS: Final[i64] = 4
KIND: Final[i64] = 15
TRAP_BITS: Final[i64] = 8
"""A set trap: its kind and one more in four bits, then its owner. One byte for each place of the row."""
PRIZE: Final[i64] = 0xFFFF
PRIZE_BITS: Final[i64] = 16


def nth_bit(mask: i64, nth: i64) -> i64:
    """The place of a bit of a mask, counted from the lowest that is set."""
    while nth > 0:
        mask &= mask - 1
        nth -= 1
    at: i64 = 0
    while mask >> at & 1 == 0:
        at += 1
    return at


def bit_count(mask: i64) -> i64:
    """How many bits of a mask are set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


class PackedTable:
    """Where a match stands. Takes a table with characters, at any decision; not one of teams."""

    def __init__(self, state: HuntPermission, rng: Rng) -> None:
        self.rng = rng
        self.deck = state.deck
        self.profile = state.profile
        self.herds = Paddock(state)
        self.played: i64 = 0
        self.seats: i64 = state.seats
        self.step: i64 = state.step
        self.asked: i64 = state.to_act
        self.active: i64 = state.active
        self.marker: i64 = state.marker
        self.round: i64 = state.round
        self.hunt: i64 = state.hunt
        self.turns: i64 = state.turns
        self.needed: i64 = state.needed
        self.passed: i64 = state.passed
        self.silenced: i64 = state.silenced
        self.used: i64 = state.used
        self.winner: i64 = state.winner
        self.shown: i64 = state.shown
        self.buying: i64 = state.buying
        self.seat_of: i64 = 0
        """The seat of each character and one more."""
        self.full: i64 = 0
        """Whole hands for everybody."""
        self.hands: i64 = 0
        self.laid: i64 = 0
        """What everybody has laid of their own."""
        self.robbed: i64 = NONE
        """The seat the thief has taken a card from, for the one `given`; both are places of a hand."""
        self.given: i64 = 0
        self.taken: i64 = 0
        self.traps: i64 = 0
        self.drawn: i64 = 2
        self.row_size: i64 = state.row_size()
        self.row: i64 = 0
        """The prizes still to be hunted, the next one lowest, and how many are `left`."""
        self.left: i64 = 0
        self.open: i64 = 0
        """The tokens that are not sold out, as a mask."""
        self.stock: vec[i64] = vec[i64](state.stock)
        self.piles: vec[i64] = vec[i64]([0] * int(MOST_SEATS))
        """Kinds of traps, four bits each, the top one lowest."""
        self.totals: vec[i64] = vec[i64]([0] * int(MOST_SEATS))
        self.cards = state.table.zones[DRAW_DECK]
        self.top: i64 = len(self.cards)
        self.colours = state.colours
        self._take_in(state)

    def _take_in(self, state: HuntPermission) -> None:
        zones = state.table.zones
        character: i64 = 0
        while character < CHARACTER_COUNT:
            self.seat_of |= (state.seat_of[character] + 1) << character * SEAT_BITS
            character += 1
        seat: i64 = 0
        while seat < self.seats:
            self.full = self.full << HAND_SIZE | FULL
            self.hands |= state.hand_mask(seat) << seat * HAND_SIZE
            self.laid |= state.own_laid_mask(seat) << seat * HAND_SIZE
            pile: i64 = 0
            for card in zones[state.zone(TRAP_PILE, seat)]:
                pile = pile << SEAT_BITS | self.deck.trap_of[card]
            self.piles[seat] = pile
            seat += 1
        if state.looted:
            self._take_in_loot(state)
        if state.step == SETTING or state.step == LAYING_OFF:
            self.drawn = state.drawn(state.active)
        for at, place in enumerate(state.trap_at):
            card = zones[SET_TRAPS][at]
            trap: i64 = state.owner(card) << SEAT_BITS | (self.deck.trap_of[card] + 1)
            self.traps |= trap << place * TRAP_BITS
        for card in reversed(zones[ROW]):
            self.row = self.row << PRIZE_BITS | card
            self.left += 1
        token: i64 = 0
        while token < self.deck.tokens.count:
            if self.stock[token] > 0:
                self.open |= 1 << token
            token += 1

    def _take_in_loot(self, state: HuntPermission) -> None:
        """Cards that lie before others than their owners until the hunt is over."""
        thief: i64 = state.seat_of[THIEF]
        seat: i64 = 0
        while seat < self.seats:
            cards = state.table.zones[state.zone(PLAYED, seat)]
            for card in cards[len(cards) - state.laid[seat] :]:
                at: i64 = self.deck.hand_values.index(self.deck.values[card])
                if state.owner(card) != seat:
                    if seat == thief:
                        self.taken = at
                    else:
                        self.robbed = seat
                        self.given = at
            seat += 1

    # Hands and traps

    def hand(self, seat: i64) -> i64:
        """The hunt hand of a seat as a canonical mask."""
        return self.hands >> seat * HAND_SIZE & FULL

    def laid_by(self, seat: i64) -> i64:
        """What a seat has laid of its own, as a canonical mask."""
        return self.laid >> seat * HAND_SIZE & FULL

    def less(self, cards: i64, mask: i64) -> i64:
        """What is left of some cards without others."""
        return self.deck.quick.canonical[cards & ~mask]

    def more(self, cards: i64, at: i64) -> i64:
        """A card more, named by the first of its value."""
        while cards >> at & 1:
            at += 1
        return cards | 1 << at

    def hold(self, seat: i64, cards: i64) -> None:
        """A seat holds these hunt cards now."""
        self.hands ^= (self.hand(seat) ^ cards) << seat * HAND_SIZE

    def put(self, seat: i64, cards: i64) -> None:
        """These hunt cards of a seat's own lie before it now."""
        self.laid ^= (self.laid_by(seat) ^ cards) << seat * HAND_SIZE

    def ready(self, character: i64) -> i64:
        """The seat that plays a character whose power is still to be used this round, or `NONE`."""
        seat = (self.seat_of >> character * SEAT_BITS & KIND) - 1
        if seat < 0 or self.used >> seat & 1 or not self.profile.powers:
            return NONE
        return seat

    def can_hunt(self, seat: i64) -> bool:
        """Whether a seat has enough cards to take part."""
        size = self.deck.quick.sizes[self.hand(seat)]
        return size > 0 and size >= self.needed

    def left_of(self, seat: i64) -> i64:
        """The next seat."""
        return seat + 1 if seat + 1 < self.seats else 0

    def first_asked(self) -> i64:
        """The first seat that owes a decision in a window."""
        seat: i64 = 0
        while self.asked >> seat & 1 == 0:
            seat += 1
        return seat

    def trap_at(self, side: i64) -> i64:
        """The trap at a side of the prize being hunted, 0 for none."""
        return self.traps >> (2 * self.hunt + side) * TRAP_BITS & FULL

    def clear(self, side: i64) -> None:
        """Nothing lies any more at that side of the prize being hunted."""
        self.traps ^= self.trap_at(side) << (2 * self.hunt + side) * TRAP_BITS

    # Powers that change the table

    def fetch(self, later: i64) -> None:
        """The prize being hunted and a later one trade places, traps and all."""
        change = (self.row ^ self.row >> later * PRIZE_BITS) & PRIZE
        self.row ^= change | change << later * PRIZE_BITS
        here = self.traps >> 2 * self.hunt * TRAP_BITS
        change = (here ^ here >> 2 * later * TRAP_BITS) & PRIZE
        self.traps ^= (change | change << 2 * later * TRAP_BITS) << 2 * self.hunt * TRAP_BITS

    def steal(self, thief: i64, card: i64, nth: i64) -> None:
        """The thief's card and one of those others have laid trade places until the hunt is over."""
        quick = self.deck.quick
        other = self.left_of(thief)
        laid = self.laid_by(other) & quick.firsts
        while nth >= quick.sizes[laid]:
            nth -= quick.sizes[laid]
            other = self.left_of(other)
            laid = self.laid_by(other) & quick.firsts
        self.robbed = other
        self.given = card
        self.taken = nth_bit(laid, nth)
        self.put(thief, self.less(self.laid_by(thief), 1 << card))
        self.put(other, self.less(self.laid_by(other), 1 << self.taken))

    def return_loot(self) -> None:
        """Swapped hunt cards go back to whom they belong."""
        thief = (self.seat_of >> THIEF * SEAT_BITS & KIND) - 1
        self.put(thief, self.more(self.laid_by(thief), self.given))
        self.put(self.robbed, self.more(self.laid_by(self.robbed), self.taken))
        self.robbed = NONE

    # Who may do what

    def total(self, seat: i64) -> i64:
        """What lies before a seat adds up to, `NONE` where nothing lies."""
        mask = self.laid_by(seat)
        total: i64 = self.deck.quick.sums[mask]
        if self.robbed >= 0:
            values = self.deck.hand_values
            if seat == self.robbed:
                return total + values[self.given]
            if seat == (self.seat_of >> THIEF * SEAT_BITS & KIND) - 1:
                return total + values[self.taken]
        return total if mask else NONE

    def best(self, wanted: i64) -> i64:
        """As `HuntBoard.best`: equal totals are struck out first."""
        totals = self.totals
        seats = self.seats
        seat: i64 = 0
        while seat < seats:
            totals[seat] = self.total(seat)
            seat += 1
        first: i64 = NONE
        second: i64 = NONE
        lowest: i64 = NONE
        seat = 0
        while seat < seats:
            total = totals[seat]
            if total >= 0:
                other: i64 = 0
                while other < seats and (totals[other] != total or other == seat):
                    other += 1
                if other == seats:
                    if first < 0 or total > totals[first]:
                        second = first
                        first = seat
                    elif second < 0 or total > totals[second]:
                        second = seat
                    if lowest < 0 or total < totals[lowest]:
                        lowest = seat
            seat += 1
        if wanted == LOWEST:
            return lowest
        return second if wanted == SECOND and second >= 0 else first

    def asked_before(self) -> i64:
        """Princess, bard and black mage, before the cards of the active seat are laid."""
        asked: i64 = 0
        if not self.profile.powers:
            return asked
        if self.needed == 0:
            seat = self.ready(PRINCESS)
            if seat >= 0 and self.foreign_traps(seat) > 0:
                asked |= 1 << seat
            seat = self.ready(BLACK_MAGE)
            if seat >= 0 and self.left > 1:
                asked |= 1 << seat
        if self.needed == 0 or self.profile.late_bard:
            seat = self.ready(BARD)
            if seat >= 0 and self.silenceable(seat):
                asked |= 1 << seat
        return asked

    def foreign_traps(self, seat: i64) -> i64:
        """How many traps others have set at the prize being hunted."""
        found: i64 = 0
        above = self.trap_at(0)
        if above and above >> SEAT_BITS != seat:
            found += 1
        below = self.trap_at(1)
        if below and below >> SEAT_BITS != seat:
            found += 1
        return found

    def silenceable(self, seat: i64) -> i64:
        """Whom the bard can still make pass, as a mask by their distance to the left, one less."""
        found: i64 = 0
        distance: i64 = 0
        other = self.left_of(seat)
        while other != seat:
            if (
                (self.passed | self.silenced) >> other & 1 == 0
                and self.laid_by(other) == 0
                and self.can_hunt(other)
            ):
                found |= 1 << distance
            distance += 1
            other = self.left_of(other)
        return found

    def asked_after_reveal(self) -> i64:
        """Wizard and thief, while all laid cards are open."""
        asked: i64 = 0
        seat = self.ready(WIZARD)
        if seat >= 0 and self.laid_by(seat) and self.hand(seat):
            asked |= 1 << seat
        seat = self.ready(THIEF)
        if seat >= 0 and self.laid_by(seat) and self.laid != self.laid_by(seat) << seat * HAND_SIZE:
            asked |= 1 << seat
        return asked

    def thefts(self, thief: i64) -> i64:
        """How many different cards others have laid."""
        quick = self.deck.quick
        found: i64 = 0
        other = self.left_of(thief)
        while other != thief:
            found += quick.sizes[self.laid_by(other) & quick.firsts]
            other = self.left_of(other)
        return found

    def affordable(self, purse: i64) -> i64:
        """The tokens the active seat can pay and use, as a mask."""
        tokens = self.deck.tokens
        goods = self.open
        left = goods
        while left:
            token = nth_bit(left, 0)
            left &= left - 1
            if tokens.prices[token] > purse or (
                tokens.items[token] == SOAP and self.herds.targets(self.active, SOAP) == 0
            ):
                goods &= ~(1 << token)
        return goods

    def can_swap(self, owner: i64) -> bool:
        """Whether the owner of a trap and the winner have unicorns to trade."""
        sizes = self.herds.sizes
        return owner != self.winner and sizes[owner] > 0 and sizes[self.winner] > 0

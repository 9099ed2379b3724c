"""Many matches of HiLo side by side whose rows and masks follow every action instead of being written anew.

A row is what `HiloObserver.observe` writes, and a mask is what `legal` lists: always, and told by the laws.
Both are kept in words of eight bytes, lowest first: a word is the moment, or says of eight cards at once what
may be done with them, and layouts go round the table by the word. Rows begin with as many idle bytes as bring
the layouts to the beginning of a word, which leaves room for the whole moment in the first one.
"""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from monoceros.core.batch import MASK_IDLE, Batch
from monoceros.core.contract import State
from monoceros.core.rng import Rng
from monoceros.core.table import EVERYONE
from monoceros.games.hilo.actions import ACTION_COUNT, DISCARD, DRAW, FLIP, PLACE, SIZE, SWAP, TAKE
from monoceros.games.hilo.board import (
    BURN,
    CAST,
    DISCARD_PILE,
    DRAW_PILE,
    DRAWN,
    HELD,
    LAYOUT,
    START,
    STEP_NAMES,
    TAKEN,
    TURN,
    UNCOVER,
)
from monoceros.games.hilo.dealing import deal_again
from monoceros.games.hilo.deck import MAGICIAN, HiloDeck
from monoceros.games.hilo.observing import MOMENT
from monoceros.games.hilo.state import HiloState

MOST_CARDS: Final[i64] = 127
"""No byte of a row may be larger: the last one of a word has its sign."""
MOST_KINDS: Final[i64] = 63
"""No byte of a layout may be larger, for its words are compared byte by byte."""
ONES: Final[i64] = 0x0101010101010101
HALF: Final[i64] = 0xFFFFFFFF
"""The first four bytes of a word."""

# Words of a mask.
TAKE_OR_DRAW: Final[i64] = 0x0001010000000000
LAY_OFF: Final[i64] = 0x0100000000000000
PLACES: Final[i64] = 1
"""The first eight places; the next word has the last four, and the first four cards to uncover."""
FLIPS_LAST: Final[i64] = 3
SWAPS: Final[i64] = 4
PAIR: Final[i64] = 3
"""Words for what two own cards may be swapped for."""
FLIPS: Final[i64] = 1 << START | 1 << UNCOVER | 1 << BURN
"""The steps that ask for a card to uncover."""
RARE: Final[i64] = FLIPS | 1 << CAST
"""The steps that ask for more than is told by the first words of a mask."""


def fits(deck: HiloDeck, seats: int) -> bool:
    """Whether rows can be kept in words; a pack of one's own may have any number of cards."""
    small = len(deck.kinds) <= MOST_CARDS and len(deck.names) <= MOST_KINDS
    return small and _idle(deck, seats) + int(MOMENT) <= 8


def _idle(deck: HiloDeck, seats: int) -> int:
    """The idle bytes before a row."""
    return -(int(MOMENT) + seats + len(deck.names)) % 8


def marked(word: i64) -> i64:
    """A one in every byte that is not zero; no byte is larger than `MOST_KINDS`."""
    return (word + 0x3F3F3F3F3F3F3F3F) >> 6 & ONES


def joined(word: i64, after: i64) -> i64:
    """The last four bytes of a word and the first four of the one after it."""
    return word >> 32 | (after & HALF) << 32


class HiloBatch(Batch):
    """A batch for decks that `fits` allows; finished matches are dealt again in place.

    The start player of each match is one of `starters`, each equally likely.
    """

    def __init__(
        self,
        size: int,
        seats: int,
        most: int,
        deck: HiloDeck,
        starters: list[int],
        deal: Callable[[], State],
    ) -> None:
        kinds = len(deck.names)
        width = int(MOMENT) + seats + kinds + seats * int(SIZE)
        idle = _idle(deck, seats)
        self.starters = starters
        self.shift: i64 = 8 * idle
        """Idle bits before a row."""
        self.choices_byte: i64 = idle + int(MOMENT)
        self.discards_byte: i64 = idle + int(MOMENT) + seats - 1
        """The byte before the first kind: cards count their kinds from 1."""
        self.layouts: i64 = (idle + int(MOMENT) + seats + kinds) // 8
        self.span: i64 = self.layouts + (seats * int(SIZE) + 7) // 8
        self.rows: vec[i64] = vec[i64]([0] * (size * int(self.span)))
        self.card: vec[i64] = vec[i64]([kind + 1 for kind in deck.kinds])
        """What a row says of each card."""
        self.magicians: vec[i64] = vec[i64](
            [(kind + 1) * int(ONES) for kind, role in enumerate(deck.roles) if role == MAGICIAN]
        )
        self.first_of: vec[i64] = vec[i64]([0] * len(STEP_NAMES))
        self.places_of: vec[i64] = vec[i64]([0] * len(STEP_NAMES))
        """The first word of each step's mask, and its word of eight places."""
        self.first_of[TURN] = TAKE_OR_DRAW
        self.first_of[DRAWN] = LAY_OFF
        self.places_of[TAKEN] = ONES
        self.places_of[DRAWN] = ONES
        super().__init__(size, seats, width, int(ACTION_COUNT), most, deal)
        self.observations = vec[u8]()  # `rows` has them
        self.matches: list[HiloState] = [state for state in self.states if isinstance(state, HiloState)]

    def memory(self) -> tuple[object, int]:
        """The words of the rows, and the idle bytes before each."""
        return self.rows, int(self.shift) // 8

    def sample(self, rng: Rng) -> None:
        """Write a legal action of every match into `choices`, each equally likely."""
        choices = self.choices
        actors = self.actors
        matches = self.matches
        masks = self.masks
        mask: i64 = 0
        game: i64 = 0
        while game < self.size:
            choices[game] = self._pick(matches[game], i64(actors[game]), rng, masks, mask)
            game += 1
            mask += self.words

    def step_random(self, rng: Rng) -> None:
        """Play a legal action in every match, each equally likely, and leave it in `choices`."""
        self._play_on(self.choices, rng)

    def _play(self, actions: vec[i64]) -> None:
        self._play_on(actions, None)

    def _play_on(self, actions: vec[i64], lots: Rng | None) -> None:
        """Play these actions or, where there are lots, random ones that are written there."""
        matches = self.matches
        rows = self.rows
        masks = self.masks
        dones = self.dones
        actors = self.actors
        lengths = self.lengths
        size = self.size
        span = self.span
        words = self.words
        most = self.most
        row: i64 = 0
        mask: i64 = 0
        game: i64 = 0
        while game < size:
            state = matches[game]
            if dones[game] != 0:
                self._forget_end(game)
            seat: i64 = i64(actors[game])
            if lots is not None:
                actions[game] = self._pick(state, seat, lots, masks, mask)
            action: i64 = actions[game]
            was: i64 = state.step
            state.apply(seat, action)
            length: i64 = lengths[game] + 1
            lengths[game] = length
            if state.to_act == 0 or length >= most:
                self._end(game, state)
            elif was == START:
                self._begin(game, state)
            else:
                now: i64 = state.active
                actors[game] = u8(now)
                self._follow(state, seat, action, now, rows, row)
            self._mark(state.step, was, rows, row, masks, mask)
            game += 1
            row += span
            mask += words

    def _pick(self, state: HiloState, seat: i64, rng: Rng, masks: vec[i64], mask: i64) -> i64:
        """As the state does it, but with the mask where that spares looking at a dozen cards."""
        if FLIPS >> state.step & 1 == 0:
            return state.pick(seat, rng)
        nth: i64 = rng.below(state.hidden[seat])
        byte: i64 = MASK_IDLE + FLIP
        while True:
            if masks[mask + (byte >> 3)] >> ((byte & 7) << 3) & 1:
                if nth == 0:
                    return byte - MASK_IDLE
                nth -= 1
            byte += 1

    def _renew(self, game: i64, state: State) -> None:
        assert isinstance(state, HiloState)
        starters = self.starters
        starter = starters[0] if len(starters) == 1 else starters[state.rng.below(len(starters))]
        deal_again(state, starter)
        self._begin(game, state)

    def _show(self, game: i64, state: State) -> None:
        assert isinstance(state, HiloState)
        self._begin(game, state)
        self._mark(START, START, self.rows, game * self.span, self.masks, game * self.words)

    def _begin(self, game: i64, state: HiloState) -> None:
        seat = state.decider()
        self.actors[game] = u8(seat)
        self._write(state, seat, self.rows, game * self.span)

    # Rows.

    def _write(self, state: HiloState, seat: i64, rows: vec[i64], at: i64) -> None:
        """The row of a match that waits for start cards or whose start cards have just been uncovered."""
        seats = self.seats
        zones = state.table.zones
        seen = state.table.seen
        card = self.card
        word: i64 = at
        while word < at + self.span:
            rows[word] = 0
            word += 1
        for number in zones[DISCARD_PILE]:
            self._count(card[number], 1, rows, at)
        top: i64 = card[zones[DISCARD_PILE][-1]]
        active: i64 = (state.active - seat + seats) % seats
        start: i64 = (state.starter - seat + seats) % seats
        draw: i64 = len(zones[DRAW_PILE])
        rows[at] = (state.step | top << 16 | active << 24 | start << 32 | draw << 40) << self.shift
        byte: i64 = 0
        distance: i64 = 0
        while distance < seats:
            whose: i64 = (seat + distance) % seats
            if state.step == START:
                self._add(state.chosen[whose] + 1, self.choices_byte + distance, rows, at)
            else:
                for number in zones[LAYOUT + whose]:
                    if seen[number] == EVERYONE:
                        self._add(card[number], byte, rows, at + self.layouts)
                    byte += 1
            distance += 1

    def _follow(self, state: HiloState, seat: i64, action: i64, now: i64, rows: vec[i64], at: i64) -> None:
        """What an action did can be told from the row of its seat before it and a card or two.

        The start cards lie open: nobody has chosen any, and whoever is to act is active.
        """
        zones = state.table.zones
        discarded = zones[DISCARD_PILE]
        card = self.card
        layouts: i64 = at + self.layouts
        moment: i64 = rows[at] >> self.shift
        held: i64 = moment >> 8 & 0xFF
        top: i64 = moment >> 16 & 0xFF
        start: i64 = moment >> 32 & 0xFF
        draw: i64 = moment >> 40 & 0xFF
        if action == TAKE:
            held = top
            self._count(top, -1, rows, at)
            top = card[discarded[-1]] if len(discarded) != 0 else 0
        elif action == DRAW:
            held = card[zones[HELD][0]]
            draw = len(zones[DRAW_PILE])
            if len(discarded) == 0:
                top = 0
                self._forget_discards(rows, at)
        elif action < FLIP:
            top = held
            if action != DISCARD:
                self._lay(held, action - PLACE, rows, layouts)
                top = card[discarded[-1]]
            held = 0
            self._count(top, 1, rows, at)
        elif action < SWAP:
            place: i64 = action - FLIP
            self._lay(card[zones[LAYOUT + seat][place]], place, rows, layouts)
        else:
            # Swaps count the other seats leftwards, like the row.
            pair: i64 = action - SWAP
            given: i64 = pair // SIZE % SIZE
            got: i64 = (pair // (SIZE * SIZE) + 1) * SIZE + pair % SIZE
            kept = self._lies(given, rows, layouts)
            self._lay(self._lies(got, rows, layouts), given, rows, layouts)
            self._lay(kept, got, rows, layouts)
        if now != seat:
            start = state.starter - now
            if start < 0:
                start += self.seats
            self._pass_left(rows, layouts)
        rows[at] = (state.step | held << 8 | top << 16 | start << 32 | draw << 40) << self.shift

    def _count(self, card: i64, number: i64, rows: vec[i64], at: i64) -> None:
        """So many more cards of a kind lie in the discard pile."""
        self._add(number, self.discards_byte + card, rows, at)

    def _add(self, number: i64, byte: i64, rows: vec[i64], at: i64) -> None:
        rows[at + (byte >> 3)] += number << ((byte & 7) << 3)

    def _forget_discards(self, rows: vec[i64], at: i64) -> None:
        """Nothing but discards and choices that nobody has lies between the moment and the layouts."""
        word: i64 = at + 1
        while word < at + self.layouts:
            rows[word] = 0
            word += 1

    def _lies(self, place: i64, rows: vec[i64], layouts: i64) -> i64:
        return rows[layouts + (place >> 3)] >> ((place & 7) << 3) & 0xFF

    def _lay(self, card: i64, place: i64, rows: vec[i64], layouts: i64) -> None:
        self._add(card - self._lies(place, rows, layouts), place, rows, layouts)

    def _pass_left(self, rows: vec[i64], layouts: i64) -> None:
        """The left neighbour comes to act: every layout is told one place earlier, the last actor's last.

        A layout is a word and a half.
        """
        a: i64 = rows[layouts]
        b: i64 = rows[layouts + 1]
        c: i64 = rows[layouts + 2]
        rows[layouts] = joined(b, c)
        if self.seats == 2:
            rows[layouts + 1] = joined(c, a)
            rows[layouts + 2] = joined(a, b)
            return
        d: i64 = rows[layouts + 3]
        e: i64 = rows[layouts + 4]
        rows[layouts + 1] = joined(c, d)
        rows[layouts + 2] = joined(d, e)
        if self.seats == 3:
            rows[layouts + 3] = a
            rows[layouts + 4] = b & HALF
            return
        f: i64 = rows[layouts + 5]
        rows[layouts + 3] = joined(e, f)
        rows[layouts + 4] = joined(f, a)
        rows[layouts + 5] = joined(a, b)

    # Masks.

    def _mark(self, step: i64, was: i64, rows: vec[i64], row: i64, masks: vec[i64], mask: i64) -> None:
        """The mask of whoever is to act in a step; it was another step's before."""
        places: i64 = self.places_of[step]
        masks[mask] = self.first_of[step]
        masks[mask + PLACES] = places
        masks[mask + PLACES + 1] = places & HALF
        if RARE >> step & 1 or RARE >> was & 1:
            self._mark_rare(step, was, rows, row + self.layouts, masks, mask)

    def _mark_rare(self, step: i64, was: i64, rows: vec[i64], own: i64, masks: vec[i64], mask: i64) -> None:
        if FLIPS >> step & 1:
            # Zero is a card that lies face down.
            first: i64 = rows[own]
            masks[mask + PLACES + 1] = ((marked(first) ^ ONES) & HALF) << 32
            masks[mask + FLIPS_LAST] = marked(joined(first, rows[own + 1])) ^ ONES
        else:
            masks[mask + FLIPS_LAST] = 0
        if step == CAST:
            self._mark_swaps(rows, own, masks, mask + SWAPS)
        elif was == CAST:
            word: i64 = mask + SWAPS
            end: i64 = word + (self.seats - 1) * (SIZE // 2 * PAIR)
            while word < end:
                masks[word] = 0
                masks[word + 1] = 0
                masks[word + 2] = 0
                word += PAIR

    def _mark_swaps(self, rows: vec[i64], own: i64, masks: vec[i64], word: i64) -> None:
        """Any own card for any of another, but for open magicians."""
        eight: i64 = self._swappable(rows[own])
        four: i64 = self._swappable(rows[own + 1])
        byte: i64 = SIZE
        while byte < self.seats * SIZE:
            other: i64 = own + (byte >> 3)
            first: i64 = rows[other]
            last: i64 = rows[other + 1]
            if byte & 7 == 0:
                last &= HALF
            else:
                # This layout begins with half a word.
                first = joined(first, last)
                last >>= 32
            first = self._swappable(first)
            last = self._swappable(last) & HALF
            mine: i64 = eight
            place: i64 = 0
            while place < SIZE:
                if place == 8:
                    mine = four
                one: i64 = mine & 1
                two: i64 = mine >> 8 & 1
                masks[word] = first * one
                masks[word + 1] = last * one | ((first & HALF) << 32) * two
                masks[word + 2] = joined(first, last) * two
                mine >>= 16
                word += PAIR
                place += 2
            byte += SIZE

    def _swappable(self, cards: i64) -> i64:
        """Which cards of a word are no open magicians (hilo.magician.never-magicians)."""
        allowed: i64 = ONES
        for magician in self.magicians:
            allowed &= marked(cards ^ magician)
        return allowed

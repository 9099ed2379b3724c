"""Turns and what happens in them: start effects, drawing, the action, the end of a turn and of a match.

`run` goes on until somebody has to decide or the match is over.
"""

from mypy_extensions import i64

from monoceros.core.table import EVERYONE
from monoceros.games.unstable_unicorns import vocabulary as v
from monoceros.games.unstable_unicorns.board import (
    ACTION,
    AGREED,
    ALL_LOSE,
    ASK_ACTION,
    ASK_CALL,
    ASK_FOAL,
    ASK_LIMIT,
    ASK_NOTHING,
    ASK_OVER,
    ASK_USE,
    BATCH,
    BATCHED,
    DECK,
    DRAW,
    EFFECT,
    END,
    ENOUGH,
    GUARD,
    KIND,
    LETTERS,
    MOST,
    NOBODY,
    NURSERY,
    OVER,
    OWNER,
    PLAY,
    SETUP,
    START,
)
from monoceros.games.unstable_unicorns.plays import UnicornPlays
from monoceros.games.unstable_unicorns.vocabulary import MAY


class UnicornTurns(UnicornPlays):
    """A table that goes on from turn to turn."""

    def run(self) -> None:
        """Go on until somebody is asked."""
        while self.ask == ASK_NOTHING:
            if self.stack.depth() == 0:
                self._go_on()
                continue
            kind = self.stack.get(KIND)
            if kind == EFFECT:
                self.run_effect()
            elif kind == GUARD:
                self.run_guard()
            elif kind == PLAY:
                self.run_play()
            elif kind == BATCH:
                self._run_batch()
            else:
                self.question(ASK_CALL, self.stack.get(OWNER))

    # Phases

    def _go_on(self) -> None:
        """No effect is waiting: look for a winner, then go on with the turn (unstable-unicorns.win.when)."""
        phase = self.phase
        if phase == SETUP:
            self._set_up()
        elif self._ended():
            self._finish()
        elif phase == START:
            self.touched.clear()
            self.barred = 0
            self.phase = DRAW
            if not self.skip_draw:
                self.draw(self.active, "unstable-unicorns.turn.draw")
        elif phase == END:
            self._end_turn()
        elif self.skip_action or self.plays == 0:
            self.phase = END
            self._end_turn()
        else:
            self.phase = ACTION
            self.question(ASK_ACTION, self.active)

    def _end_turn(self) -> None:
        """What comes home does so first, then the hand limit (unstable-unicorns.turn.end-effects)."""
        if len(self.loans) > 0:
            self._come_home()
        elif self.hand_size(self.active) > self.hand_limit(self.active):
            self.question(ASK_LIMIT, self.active)
        else:
            self._next_turn()

    def _set_up(self) -> None:
        """Everybody chooses a foal, beginning with the first player (unstable-unicorns.setup.foal-order)."""
        distance: i64 = 0
        while distance < self.seats:
            seat: i64 = (self.starter + distance) % self.seats
            if len(self.table.zones[self.stable(seat)]) == 0:
                self.question(ASK_FOAL, seat)
                return
            distance += 1
        self.begin_turn(self.starter)

    def foal_chosen(self, seat: i64, kind: i64) -> None:
        """The answer to which foal to begin with."""
        place = self.find(NURSERY, kind)
        card = self.table.zones[NURSERY][place]
        self.table.move(NURSERY, place, self.stable(seat), EVERYONE)
        self.tell_card("foal", "unstable-unicorns.setup.foal", seat, card)

    def _next_turn(self) -> None:
        """The next turn that is not skipped; an extra one is lost first (unstable-unicorns.turn.extra)."""
        seat = self.active
        while True:
            if self.extra > 0:
                self.extra -= 1
            else:
                seat = self.left(seat)
            if self.skips[seat] == 0:
                break
            self.skips[seat] -= 1
            self.tell_seat("skip-turn", "unstable-unicorns.turn.skipped-turn", seat)
        self.begin_turn(seat)

    def begin_turn(self, seat: i64) -> None:
        """Start a turn: what lies in the stable now takes part in its start effects."""
        self.active = seat
        self.phase = START
        self.plays = 1
        self.played = 0
        self.skip_draw = False
        self.skip_action = False
        self.neighs = 0
        self.called = False
        self.tell_seat("turn", "unstable-unicorns.turn.clockwise", seat)
        deck = self.deck
        blank = self.statics(seat) & v.BLANK != 0
        for card in self.table.zones[self.stable(seat)]:
            kind = deck.kinds[card]
            at: i64 = kind * 4 + v.ON_TURN_START
            if deck.begin[at] != deck.end[at] and not (blank and deck.unicorn[kind]):
                self.batch.append(card)
        if len(self.batch) > 0:
            self.stack.push(BATCH, 0, seat)

    def _come_home(self) -> None:
        """A lent unicorn returns if it is still where it was lent to (unstable-unicorns.special.loan)."""
        card: i64 = self.loans[0]
        borrower: i64 = self.loans[1]
        self.loans = self.loans[2:]
        if card not in self.table.zones[self.stable(borrower)]:
            return
        if self.deck.types[self.deck.kinds[card]] == v.TYPE_BABY and self.strike():
            self.tell_between("stay", "unstable-unicorns.foals.strike-loan", self.active, borrower, card)
            return
        self.tell_between("come-home", "unstable-unicorns.special.loan", self.active, borrower, card)
        self.shift(borrower, card, self.active)

    # Start effects

    def mandatory_kinds(self) -> list[int]:
        """The start effects that must be used now: kinds, ascending, each once."""
        return self._start_kinds(0)

    def optional_kinds(self) -> list[int]:
        """The start effects that may be used as far as everybody can see: kinds, ascending, each once."""
        return self._start_kinds(1)

    def _start_kinds(self, may: i64) -> list[int]:
        found: list[int] = []
        deck = self.deck
        for card in self.batch:
            kind = deck.kinds[card]
            at: i64 = kind * 4 + v.ON_TURN_START
            pc: i64 = deck.begin[at]
            fits = deck.code[pc + MAY] == may and kind not in found
            if fits and self.possible(self.active, card, pc, deck.end[at], 0):
                found.append(kind)
        found.sort()
        return found

    def _run_batch(self) -> None:
        """Mandatory effects first, in an order of the player's choice; then optional ones, or none."""
        self.barred = len(self.touched)
        must = self.mandatory_kinds()
        if len(must) == 1:
            self.use(must[0])
            return
        if len(must) == 0:
            self._drop_mandatory()
        if len(must) > 1 or len(self.optional_kinds()) > 0:
            self.question(ASK_USE, self.active)
        else:
            self.end_batch()

    def _drop_mandatory(self) -> None:
        """What must be done but cannot is left out for good (unstable-unicorns.start.impossible)."""
        deck = self.deck
        at: i64 = len(self.batch) - 1
        while at >= 0:
            kind = deck.kinds[self.batch[at]]
            if deck.code[deck.begin[kind * 4 + v.ON_TURN_START] + MAY] == 0:
                self.batch.pop(at)
            at -= 1

    def use(self, kind: i64) -> None:
        """Begin a start effect."""
        deck = self.deck
        pc: i64 = deck.begin[kind * 4 + v.ON_TURN_START]
        end: i64 = deck.end[kind * 4 + v.ON_TURN_START]
        self.barred = len(self.touched)
        at: i64 = 0
        while deck.kinds[self.batch[at]] != kind or not self.possible(
            self.active, self.batch[at], pc, end, 0
        ):
            at += 1
        card = self.batch.pop(at)
        self.tell_card("use", "unstable-unicorns.start.when", self.active, card)
        self.begin_effect(pc, self.active, card, v.ON_TURN_START | BATCHED | AGREED)

    def end_batch(self) -> None:
        """No more start effects this turn."""
        self.batch.clear()
        self.stack.pop()

    # The end

    def _ended(self) -> bool:
        """Enough unicorns, the active player first; or no card left in the deck."""
        distance: i64 = 0
        goal = self.goal()
        while distance < self.seats:
            seat: i64 = (self.active + distance) % self.seats
            if self.unicorns(seat) >= goal:
                self.ending = ENOUGH
                self.winner = seat
                return True
            distance += 1
        if len(self.table.zones[DECK]) > 0:
            return False
        self._rank()
        return True

    def _rank(self) -> None:
        """The most unicorns, then the most letters, then nobody (unstable-unicorns.win.deck-out)."""
        most: i64 = -1
        tied: i64 = 0
        longest: i64 = -1
        shared: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            count = self.unicorns(seat)
            letters = self.letters(seat)
            if count > most:
                most = count
                tied = 0
                longest = -1
            if count == most:
                tied += 1
                if letters > longest:
                    longest = letters
                    shared = 0
                    self.winner = seat
                if letters == longest:
                    shared += 1
            seat += 1
        if tied == 1:
            self.ending = MOST
        elif shared == 1:
            self.ending = LETTERS
        else:
            self.ending = ALL_LOSE
            self.winner = NOBODY

    def _finish(self) -> None:
        self.phase = OVER
        self.ask = ASK_OVER
        self.to_act = 0
        if self.ending == ENOUGH:
            self.tell_seat("win", "unstable-unicorns.win.first", self.winner)
        elif self.ending == MOST:
            self.tell_seat("win-most", "unstable-unicorns.win.deck-out", self.winner)
        elif self.ending == LETTERS:
            self.tell_seat("longest", "unstable-unicorns.win.letters", self.winner)
        else:
            self.tell("all-lose", "unstable-unicorns.win.all-lose", {})

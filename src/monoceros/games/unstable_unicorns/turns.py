"""Turns and what happens in them: start effects, drawing, playing a card against Neigh cards, the end.

`run` goes on until somebody has to decide or the match is over.
"""

from typing import Final

from mypy_extensions import i64

from monoceros.core.table import EVERYONE
from monoceros.games.unstable_unicorns import vocabulary as v
from monoceros.games.unstable_unicorns.board import (
    ACTION,
    ADVANCED,
    AGREED,
    ALL_LOSE,
    ASK_ACTION,
    ASK_CALL,
    ASK_EITHER,
    ASK_FOAL,
    ASK_LIMIT,
    ASK_NEIGH,
    ASK_NOTHING,
    ASK_OVER,
    ASK_PLAYER,
    ASK_USE,
    BATCH,
    BATCHED,
    CALL,
    DECK,
    DISCARD,
    DRAW,
    EFFECT,
    END,
    ENOUGH,
    GUARD,
    HAND,
    KIND,
    LEFT,
    LETTERS,
    MOST,
    NAMED_FIRST,
    NO_CARD,
    NOBODY,
    NURSERY,
    OVER,
    OWNER,
    PARTY_SIPS,
    PC,
    PLAY,
    PLAYED,
    SETUP,
    SIMPLE,
    SOURCE,
    START,
)
from monoceros.games.unstable_unicorns.effects import UnicornEffects
from monoceros.games.unstable_unicorns.vocabulary import MAY, WHO, WIDTH

# How far a play has come.
ANNOUNCED: Final[i64] = 0
WAITING: Final[i64] = 1
RESOLVED: Final[i64] = 2

DECLINED: Final[i64] = -1
"""Named instead of a player by whoever will not use an optional effect."""
MANY_NEIGHS: Final[i64] = 3


class UnicornTurns(UnicornEffects):
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
                self._run_play()
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
        if self.lent != NO_CARD:
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
        card = self.lent
        borrower = self.borrower
        self.lent = NO_CARD
        self.borrower = NOBODY
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

    # Playing a card

    def play_card(self, seat: i64, kind: i64) -> None:
        """Announce a card from the hand; it uses up the action even if it is stopped."""
        place = self.find(HAND + seat, kind)
        card = self.table.zones[HAND + seat][place]
        self.leave_hand(seat, place, PLAYED, EVERYONE)
        self.tell_card("play", "unstable-unicorns.action.one", seat, card)
        self.plays -= 1
        self.played += 1
        self.callers.append(seat)
        self.named.clear()
        pc: i64 = self.deck.begin[kind * 4 + self._announced_trigger(kind)]
        self.stack.push(PLAY, pc, seat, card, NOBODY, 0, ANNOUNCED)

    def _announced_trigger(self, kind: i64) -> i64:
        return v.ON_PLAY if self.deck.types[kind] == v.TYPE_MAGIC else v.ON_ENTER

    def announced_end(self) -> i64:
        """Where the program ends whose players are being named."""
        kind = self.deck.kinds[self.stack.get(SOURCE)]
        return self.deck.end[kind * 4 + self._announced_trigger(kind)]

    def _run_play(self) -> None:
        stage = self.stack.get(LEFT)
        if stage == ANNOUNCED:
            self._announce()
        elif stage == WAITING:
            self._wait()
        else:
            self._lay_off()

    def names_stable(self) -> bool:
        """Whether the card being announced is played into a stable that has to be named."""
        type_: i64 = self.deck.types[self.deck.kinds[self.stack.get(SOURCE)]]
        return type_ == v.TYPE_UPGRADE or type_ == v.TYPE_DOWNGRADE

    def may_decline(self) -> bool:
        """Whether the effect being announced is optional."""
        return not self.names_stable() and self.deck.code[self.stack.get(PC) + MAY] != 0

    def _announce(self) -> None:
        """Name the stable, and in the simple way the players, before anybody may neigh."""
        stack = self.stack
        owner = stack.get(OWNER)
        if self.names_stable():
            self.question(ASK_PLAYER, owner)
            return
        kind = self.deck.kinds[stack.get(SOURCE)]
        blank = self.deck.unicorn[kind] and self.statics(owner) & v.BLANK != 0
        pc = stack.get(PC)
        end = self.announced_end()
        if self.targeting == ADVANCED or blank or pc >= end:
            stack.set(LEFT, WAITING)
            return
        if self.is_either(pc, end) and self.deck.code[pc + WHO] == v.YOU:
            self._announce_branch(pc, end)
        elif not self.needs_player(pc):
            stack.set(PC, pc + WIDTH)
        else:
            players = self.fitting_players(owner, pc, end)
            if len(players) > 1 or (len(players) == 1 and self.may_decline()):
                self.question(ASK_PLAYER, owner)
            elif len(players) == 1:
                self.aim(players[0])
            else:
                # Nobody to name: whatever is possible once the card takes effect is asked then.
                stack.set(LEFT, WAITING)

    def _announce_branch(self, pc: i64, end: i64) -> None:
        owner = self.stack.get(OWNER)
        first = self._possible_step(owner, NO_CARD, pc, end, 0)
        second = self._possible_step(owner, NO_CARD, pc + WIDTH, end, 0)
        if first and second:
            self.question(ASK_EITHER, owner)
        else:
            self.name_branch(0 if first else 1)

    def name_branch(self, option: i64) -> None:
        """Settle which of two steps, and name its player if it has one."""
        stack = self.stack
        self.named.append(option)
        pc = stack.get(PC) + option * WIDTH
        end = self.announced_end()
        stack.set(PC, end)
        if not self.needs_player(pc):
            return
        players = self.fitting_players(stack.get(OWNER), pc, end)
        if len(players) == 1:
            self.aim(players[0])
        elif len(players) > 1:
            # The player is asked for at this very step; `aim` goes on behind it.
            stack.set(PC, pc)
            self.question(ASK_PLAYER, stack.get(OWNER))

    def aim(self, seat: i64) -> None:
        """The answer to whom a card is meant for, or that its effect will not be used."""
        stack = self.stack
        pc = stack.get(PC)
        self.named.append(seat)
        if seat != DECLINED and self.events is not None:
            card = stack.get(SOURCE)
            clause = "unstable-unicorns.target.before"
            if self.names_stable():
                clause = "unstable-unicorns.cards.upgrade"
                if self.deck.types[self.deck.kinds[card]] == v.TYPE_DOWNGRADE:
                    clause = "unstable-unicorns.cards.downgrade"
            self.tell_between("aim", clause, stack.get(OWNER), seat, card)
        if self.names_stable() or pc >= self.announced_end():
            stack.set(LEFT, WAITING)
            return
        stack.set(PC, pc + 2 * WIDTH if self.is_either(pc, self.announced_end()) else pc + WIDTH)

    def _wait(self) -> None:
        """Ask everyone but the player of the card on top, at once (unstable-unicorns.neigh.everyone)."""
        top = self.table.zones[PLAYED][-1]
        caller: i64 = self.callers[-1]
        kind = self.deck.kinds[top]
        if self.deck.statics[kind] & v.FINAL_WORD:
            self.settle()
            return
        self.ask = ASK_NEIGH
        self.window = ((1 << self.seats) - 1) & ~(1 << caller)
        self.to_act = self.window

    def neigh(self, seat: i64, kind: i64) -> None:
        """A Neigh card on top of the card that waits."""
        under = self.table.zones[PLAYED][-1]
        other: i64 = self.callers[-1]
        place = self.find(HAND + seat, kind)
        card = self.table.zones[HAND + seat][place]
        self.leave_hand(seat, place, PLAYED, EVERYONE)
        self.callers.append(seat)
        self.neighs += 1
        if self.events is not None:
            self.tell(
                "neigh",
                "unstable-unicorns.neigh.another-player",
                {
                    "seat": int(seat),
                    "other": int(other),
                    "card": self.name_of(card),
                    "out": self.name_of(under),
                },
            )

    def settle(self) -> None:
        """Everyone has passed: the card on top takes effect, last in, first out."""
        played = self.table.zones[PLAYED]
        if len(played) == 1:
            self._resolve()
            return
        neigher: i64 = self.callers.pop()
        stopped: i64 = self.callers.pop()
        neigh = played[-1]
        under = played[-2]
        self.table.move(PLAYED, len(played) - 2, DISCARD, EVERYONE)
        self.table.move(PLAYED, len(played) - 1, DISCARD, EVERYONE)
        self.tell_card("stopped", "unstable-unicorns.neigh.cancelled", stopped, under)
        if len(played) == 0:
            self.stack.pop()
            self._call_after_neighs(neigher)
        kind = self.deck.kinds[neigh]
        rider: i64 = self.deck.begin[kind * 4 + v.ON_INSTANT] + WIDTH
        if rider < self.deck.end[kind * 4 + v.ON_INSTANT]:
            self.stack.push(EFFECT, rider, neigher, neigh, stopped, 0, -1, v.ON_INSTANT)

    def _call_after_neighs(self, seat: i64) -> None:
        """After three Neigh cards in a turn whoever's card came through may name somebody."""
        if self.party == PARTY_SIPS and self.neighs >= MANY_NEIGHS and not self.called:
            self.called = True
            self.stack.push(CALL, 0, seat)

    def _resolve(self) -> None:
        """The card itself takes effect: it comes into a stable, or does its magic."""
        stack = self.stack
        owner = stack.get(OWNER)
        card = stack.get(SOURCE)
        kind = self.deck.kinds[card]
        type_: i64 = self.deck.types[kind]
        self.callers.clear()
        flags: i64 = NAMED_FIRST if self.targeting == SIMPLE else 0
        if type_ == v.TYPE_MAGIC:
            stack.set(LEFT, RESOLVED)
            self.begin_effect(self.deck.begin[kind * 4 + v.ON_PLAY], owner, card, v.ON_PLAY | flags)
            self._call_after_neighs(owner)
            return
        stack.pop()
        home = owner
        if type_ == v.TYPE_UPGRADE or type_ == v.TYPE_DOWNGRADE:
            home = self.named[0]
            self.named.clear()
        self.table.move(PLAYED, 0, self.stable(home), EVERYONE)
        self.tell_card("enter", "unstable-unicorns.stable.enter", home, card)
        declined = len(self.named) > 0 and self.named[0] == DECLINED
        if declined:
            self.named.clear()
            self.shut_gate(home)
        else:
            self.enter(home, card, flags | AGREED if len(self.named) > 0 else 0)
        self._call_after_neighs(owner)

    def _lay_off(self) -> None:
        """A magic card goes to the discard pile when it is done (unstable-unicorns.cards.magic)."""
        self.table.move(PLAYED, 0, DISCARD, EVERYONE)
        self.named.clear()
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

"""Playing a card: announcing it, waiting for Neigh cards, and what becomes of it."""

from typing import Final

from mypy_extensions import i64

from monoceros.core.table import EVERYONE
from monoceros.games.unstable_unicorns import vocabulary as v
from monoceros.games.unstable_unicorns.board import (
    ADVANCED,
    AGREED,
    ASK_EITHER,
    ASK_NEIGH,
    ASK_PLAYER,
    CALL,
    DISCARD,
    EFFECT,
    HAND,
    LEFT,
    NAMED_FIRST,
    NO_CARD,
    NOBODY,
    OWNER,
    PARTY_SIPS,
    PC,
    PLAY,
    PLAYED,
    SIMPLE,
    SOURCE,
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


class UnicornPlays(UnicornEffects):
    """A table at which cards are played and neighed at."""

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

    def run_play(self) -> None:
        """Do the next bit of the play under way."""
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
        if seat != DECLINED and seat not in self.named_seats() and self.events is not None:
            card = stack.get(SOURCE)
            clause = "unstable-unicorns.target.before"
            if self.names_stable():
                clause = "unstable-unicorns.cards.upgrade"
                if self.deck.types[self.deck.kinds[card]] == v.TYPE_DOWNGRADE:
                    clause = "unstable-unicorns.cards.downgrade"
            self.tell_between("aim", clause, stack.get(OWNER), seat, card)
        self.named.append(seat)
        if self.names_stable() or pc >= self.announced_end():
            stack.set(LEFT, WAITING)
            return
        stack.set(PC, pc + 2 * WIDTH if self.is_either(pc, self.announced_end()) else pc + WIDTH)

    def named_seats(self) -> list[int]:
        """The players named for the card being played: the first number may be one of two steps instead."""
        kind = self.deck.kinds[self.table.zones[PLAYED][0]]
        begin: i64 = self.deck.begin[kind * 4 + v.ON_PLAY]
        end: i64 = self.deck.end[kind * 4 + v.ON_PLAY]
        skip = self.is_either(begin, end) and self.deck.code[begin + WHO] == v.YOU
        waiting = len(self.callers) > 0
        named = self.named[1:] if skip and waiting else self.named
        return [seat for seat in named if seat != NOBODY]

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

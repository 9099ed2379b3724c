"""The rules of Unstable Unicorns as players meet them: what may be done, why not, and doing it."""

from mypy_extensions import i64

from monoceros.core.contract import NO_PASS, Refusal
from monoceros.core.rng import Rng
from monoceros.core.table import Table
from monoceros.core.wire import Value
from monoceros.games.unstable_unicorns import actions as a
from monoceros.games.unstable_unicorns import vocabulary as v
from monoceros.games.unstable_unicorns.board import (
    AGREED,
    ASK_ACTION,
    ASK_CALL,
    ASK_CARD,
    ASK_EITHER,
    ASK_FOAL,
    ASK_FOUND,
    ASK_GUARD,
    ASK_HAND,
    ASK_LIMIT,
    ASK_MAY,
    ASK_NEIGH,
    ASK_NOTHING,
    ASK_OVER,
    ASK_PLAYER,
    ASK_USE,
    EFFECT,
    HAND,
    KIND,
    NURSERY,
    OWNER,
    PARTY_OFF,
    PC,
    PLAY,
    SOURCE,
    TARGET,
)
from monoceros.games.unstable_unicorns.deck import UnicornDeck
from monoceros.games.unstable_unicorns.observing import UnicornObserver
from monoceros.games.unstable_unicorns.plays import DECLINED
from monoceros.games.unstable_unicorns.vocabulary import PLACE, VERB, WHAT, WHO


class UnicornState(UnicornObserver):
    """A match of Unstable Unicorns."""

    def copy(self) -> "UnicornState":
        """An independent match in the same situation."""
        twin = UnicornState(
            self.seats,
            self.table.copy(),
            self.deck,
            self.rng.copy(),
            self.starter,
            self.targeting,
            self.party,
        )
        twin.to_act = self.to_act
        twin.window = self.window
        twin.n = self.n
        twin.active = self.active
        twin.phase = self.phase
        twin.ask = self.ask
        twin.stack = self.stack.copy()
        twin.plays = self.plays
        twin.played = self.played
        twin.skip_draw = self.skip_draw
        twin.skip_action = self.skip_action
        twin.extra = self.extra
        twin.loans = self.loans
        twin.neighs = self.neighs
        twin.called = self.called
        twin.swapped = self.swapped
        twin.barred = self.barred
        twin.ending = self.ending
        twin.winner = self.winner
        twin.skips = self.skips[:]
        twin.batch = self.batch[:]
        twin.touched = self.touched[:]
        twin.callers = self.callers[:]
        twin.named = self.named[:]
        return twin

    def window_key(self) -> str:
        """The one window of the game."""
        return "neigh" if self.window else ""

    def pass_action(self) -> i64:
        """Letting the card go by."""
        return a.PASS if self.window else NO_PASS

    # What may be done

    def legal(self, seat: i64) -> list[int]:
        """The actions this seat may play now, ascending."""
        actions: list[int] = []
        if seat < 0 or seat >= self.seats or self.to_act >> seat & 1 == 0:
            return actions
        ask = self.ask
        if ask == ASK_NEIGH:
            actions.append(a.PASS)
            self._list(actions, a.PLAY, self.kinds_in(HAND + seat, v.NEIGH))
        elif ask == ASK_ACTION:
            self._list_actions(seat, actions)
        elif ask == ASK_USE:
            self._list_start_effects(actions)
        elif ask == ASK_MAY:
            if self.holds_what(seat, self.stack.get(PC)):
                actions.append(a.YES)
            actions.append(a.NO)
        elif ask == ASK_PLAYER:
            self._list_players(seat, actions)
        elif ask == ASK_CARD:
            self._list(actions, a.PICK, self._stable_kinds())
        elif ask == ASK_HAND or ask == ASK_LIMIT:
            self._list(actions, a.PICK, self.kinds_in(HAND + seat, self._hand_what()))
        elif ask == ASK_FOUND:
            self._list(actions, a.PICK, self.kinds_in(self.place_searched(), self._step(WHAT)))
            if len(actions) == 0:
                actions.append(a.NOTHING)
        elif ask == ASK_EITHER:
            actions.append(a.FIRST)
            actions.append(a.SECOND)
        elif ask == ASK_GUARD:
            actions.append(a.NO)
            guards = self.guards(seat, self.stack.get(SOURCE), self.stack.get(TARGET))
            self._list(actions, a.USE, guards)
        elif ask == ASK_FOAL:
            self._list(actions, a.PICK, self.kinds_in(NURSERY, v.CARD))
        elif ask == ASK_CALL:
            actions.append(a.NO)
            self._list(actions, a.PLAYER, [int(at) for at in range(self.seats)])
        return actions

    def pick(self, seat: i64, rng: Rng) -> i64:
        """A random legal action, each equally likely. Without a Neigh card one can only pass, as is usual."""
        if self.ask == ASK_NEIGH:
            type_of = self.deck.type_of
            for card in self.table.zones[HAND + seat]:
                if type_of[card] == v.TYPE_INSTANT:
                    break
            else:
                return a.PASS
        if self.ask == ASK_ACTION:
            return self._pick_action(seat, rng)
        actions = self.legal(seat)
        return actions[rng.below(len(actions))]

    def _pick_action(self, seat: i64, rng: Rng) -> i64:
        """Draw lots until one may be done: far cheaper than asking of every card whether it may be played."""
        statics = self.statics(seat)
        held = self.kinds_in(HAND + seat, v.CARD)
        others: i64 = 2 if self._may_swap(seat) else 1
        while True:
            at = rng.below(len(held) + others)
            if at == 0:
                return a.DRAW if self.played == 0 else a.END
            if at < others:
                return a.SWAP
            kind = held[at - others]
            if not self.why_unplayable(seat, kind, statics):
                return a.PLAY + kind

    def _list(self, actions: list[int], base: i64, kinds: list[int]) -> None:
        actions.extend([base + kind for kind in kinds])

    def _step(self, field: i64) -> i64:
        """A number of the step under way."""
        return self.deck.code[self.stack.get(PC) + field]

    def _stable_kinds(self) -> list[int]:
        owner = self.stable_asked()
        verb = self._step(VERB)
        by = owner if verb == v.SACRIFICE or verb == v.RETURN else self.stack.get(OWNER)
        return self.choosable_kinds(verb, self._step(WHAT), by, owner)

    def _hand_what(self) -> i64:
        if self.ask == ASK_HAND and self._step(VERB) == v.BRING:
            return self._step(WHAT)
        return v.CARD

    def _list_actions(self, seat: i64, actions: list[int]) -> None:
        """One action: a card, or drawing; after the first of two plays a card or the end."""
        actions.append(a.DRAW if self.played == 0 else a.END)
        if self._may_swap(seat):
            actions.append(a.SWAP)
        statics = self.statics(seat)
        held = self.kinds_in(HAND + seat, v.CARD)
        playable = [kind for kind in held if not self.why_unplayable(seat, kind, statics)]
        self._list(actions, a.PLAY, playable)

    def _may_swap(self, seat: i64) -> bool:
        """Once in a match, before one's action, with a card in hand (unstable-unicorns.party.swap-when)."""
        return self.party != PARTY_OFF and self.swapped >> seat & 1 == 0 and self.hand_size(seat) > 0

    def _list_start_effects(self, actions: list[int]) -> None:
        must = self.mandatory_kinds()
        if len(must) > 0:
            self._list(actions, a.USE, must)
            return
        actions.append(a.END)
        begin = self.deck.begin
        fitting = [
            kind
            for kind in self.optional_kinds()
            if self.holds_what(self.active, begin[kind * 4 + v.ON_TURN_START])
        ]
        self._list(actions, a.USE, fitting)

    def _list_players(self, seat: i64, actions: list[int]) -> None:
        if self.stack.get(KIND) == PLAY and self.may_decline():
            actions.append(a.NO)
        distance: i64 = 0
        while distance < self.seats:
            if self._player_fits(seat, (seat + distance) % self.seats):
                actions.append(a.PLAYER + distance)
            distance += 1

    def _player_fits(self, seat: i64, other: i64) -> bool:
        pc = self.stack.get(PC)
        if self.stack.get(KIND) == PLAY:
            return self.names_stable() or self.fits_player(seat, other, pc, self.announced_end(), 0)
        if self.awaits_home():
            return other in self.new_homes()
        return self.fits_player(seat, other, pc, self.program_end(), 0)

    # Why not

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        """The clause that forbids this action now, or None."""
        if seat < 0 or seat >= self.seats:
            return Refusal("unstable-unicorns.players.seats", {"seats": int(self.seats)})
        if self.ask == ASK_OVER:
            return Refusal("unstable-unicorns.win.first", {})
        if self.to_act >> seat & 1 == 0:
            return self._why_not_now(seat)
        if action in self.legal(seat):
            return None
        params: dict[str, Value] = {}
        if action >= a.PLAY and (action - a.PLAY) % a.ROOM < self.deck.kind_count:
            params["card"] = self.deck.names[(action - a.PLAY) % a.ROOM]
        return Refusal("unstable-unicorns." + self._why_illegal(seat, action), params)

    def _why_not_now(self, seat: i64) -> Refusal:
        if self.window:
            clause = "unstable-unicorns.neigh.another-player"
            if self.window >> seat & 1:
                clause = "unstable-unicorns.neigh.closed"
            return Refusal(clause, {})
        if self.ask == ASK_FOAL:
            return Refusal("unstable-unicorns.setup.foal-order", {})
        if seat == self.active:
            return Refusal("unstable-unicorns.effects.one-at-a-time", {})
        return Refusal("unstable-unicorns.turn.clockwise", {})

    def _why_illegal(self, seat: i64, action: i64) -> str:
        ask = self.ask
        if ask == ASK_ACTION:
            return self._why_no_action(seat, action)
        if ask == ASK_NEIGH:
            if a.PLAY <= action < a.PICK and self._is_instant(action - a.PLAY):
                return "action.in-hand"
            return "neigh.answers"
        if ask == ASK_USE:
            return self._why_no_use(action)
        if ask == ASK_FOAL:
            return "setup.foal"
        if ask == ASK_PLAYER:
            return self._why_no_player(seat, action)
        if ask == ASK_CARD:
            return self._why_no_card(action)
        if ask == ASK_LIMIT:
            return "turn.hand-limit"
        if ask == ASK_HAND:
            if a.PICK <= action < a.USE:
                return "target.fits" if self.find(HAND + seat, action - a.PICK) >= 0 else "action.in-hand"
            return "effects.mandatory"
        if ask == ASK_FOUND:
            return "target.fits" if a.PICK <= action < a.USE else "effects.mandatory"
        if ask == ASK_MAY:
            return "action.in-hand" if action == a.YES else "effects.optional"
        if ask == ASK_GUARD:
            return "guard.instead"
        return "party.sip-neighs" if ask == ASK_CALL else "effects.one-at-a-time"

    def _is_instant(self, kind: i64) -> bool:
        return kind < self.deck.kind_count and self.deck.types[kind] == v.TYPE_INSTANT

    def _why_no_action(self, seat: i64, action: i64) -> str:
        if a.PLAY <= action < a.PICK:
            if self.find(HAND + seat, action - a.PLAY) < 0:
                return "action.in-hand"
            clause = self.why_unplayable(seat, action - a.PLAY, self.statics(seat))
            return clause.removeprefix("unstable-unicorns.")
        if action == a.DRAW:
            return "action.two-plays"
        if action == a.SWAP:
            if self.party == PARTY_OFF:
                return "party.adults"
            return "party.swap" if self.swapped >> seat & 1 else "party.swap-when"
        if action == a.PASS:
            return "neigh.closed"
        return "action.one"

    def _why_no_use(self, action: i64) -> str:
        if len(self.mandatory_kinds()) > 0:
            return "start.forgotten" if action == a.END else "start.targets"
        if a.USE <= action < a.ACTION_COUNT:
            kind = action - a.USE
            for card in self.batch:
                if self.deck.kinds[card] == kind:
                    return "impossible.skipped"
            return "start.batch"
        return "start.when"

    def _why_no_player(self, seat: i64, action: i64) -> str:
        if action < a.PLAYER or action >= a.PLAY:
            return "effects.mandatory" if action == a.NO else "effects.one-at-a-time"
        other = a.player_seat(self.seats, seat, action)
        if other < 0:
            return "players.seats"
        if self.stack.get(KIND) == EFFECT and self.awaits_home():
            return "target.fits"
        who = self._step(WHO)
        place = self._step(PLACE)
        another = who == v.ANOTHER_PLAYER or place == v.FROM_ANOTHER or place == v.TO_ANOTHER
        if other == seat and another:
            return "target.another-player"
        verb = self._step(VERB)
        if other == seat and (verb == v.DESTROY or verb == v.STEAL):
            return "words.destroy" if verb == v.DESTROY else "words.steal"
        if verb == v.PULL:
            return "impossible.empty-hand"
        if verb == v.DESTROY and self._is_protected(other):
            return "guard.wrapped"
        return "target.fits"

    def _is_protected(self, owner: i64) -> bool:
        """Whether only bubble wrap keeps a player's unicorns from being chosen."""
        what = self._step(WHAT)
        for card in self.table.zones[self.stable(owner)]:
            if self.matches(owner, card, what) and self.is_wrapped(owner, card):
                return True
        return False

    def _why_no_card(self, action: i64) -> str:
        if action < a.PICK or action >= a.USE:
            return "effects.mandatory" if action == a.NO else "effects.one-at-a-time"
        owner = self.stable_asked()
        place = self.find(self.stable(owner), action - a.PICK)
        if place < 0:
            return "target.fits"
        card = self.table.zones[self.stable(owner)][place]
        if not self.matches(owner, card, self._step(WHAT)):
            unicorn = self.deck.unicorn[self.deck.kinds[card]]
            return "cows.unnamed" if unicorn and self.in_costume(owner) else "target.fits"
        if self.is_barred(card):
            return "start.targets"
        return "guard.wrapped" if self._step(VERB) == v.DESTROY else "foals.strike"

    # What it does

    def apply(self, seat: i64, action: i64) -> None:
        """Play a legal action, and go on until the next decision."""
        self.n += 1
        ask = self.ask
        if ask == ASK_NEIGH:
            if not self._answer_window(seat, action):
                return
        else:
            self.ask = ASK_NOTHING
            self.to_act = 0
            if ask == ASK_ACTION:
                self._act(seat, action)
            elif ask == ASK_LIMIT:
                self.discard(seat, action - a.PICK, "unstable-unicorns.turn.hand-limit")
            elif ask == ASK_FOAL:
                self.foal_chosen(seat, action - a.PICK)
            else:
                self._answer(ask, seat, action)
        self.run()

    def _answer_window(self, seat: i64, action: i64) -> bool:
        """A pass or a Neigh card; whether the window is closed by it."""
        if action == a.PASS:
            self.to_act &= ~(1 << seat)
            if self.to_act != 0:
                return False
            self.window = 0
            self.ask = ASK_NOTHING
            self.settle()
        else:
            self.to_act = 0
            self.window = 0
            self.ask = ASK_NOTHING
            self.neigh(seat, action - a.PLAY)
        return True

    def _act(self, seat: i64, action: i64) -> None:
        if action == a.DRAW:
            self.plays = 0
            self.draw(seat, "unstable-unicorns.action.draw")
        elif action == a.END:
            self.plays = 0
        elif action == a.SWAP:
            self.swapped |= 1 << seat
            self.tell_count("swap", "unstable-unicorns.party.swap", seat, self.hand_size(seat))
            self.draw_some(seat, self.discard_hand(seat), "unstable-unicorns.party.swap")
        else:
            self.play_card(seat, action - a.PLAY)

    def _answer(self, ask: i64, seat: i64, action: i64) -> None:
        """The answer to a question in the middle of an effect."""
        if ask == ASK_USE:
            if action == a.END:
                self.end_batch()
            else:
                self.use(action - a.USE)
        elif ask == ASK_MAY:
            if action == a.YES:
                self.set_flag(AGREED)
            else:
                self.give_up()
        elif ask == ASK_PLAYER:
            self._player_chosen(seat, action)
        elif ask == ASK_CARD:
            self.chosen_in_stable(action - a.PICK)
        elif ask == ASK_HAND:
            self._hand_chosen(seat, action - a.PICK)
        elif ask == ASK_FOUND:
            if action == a.NOTHING:
                self.found_nothing()
            else:
                self.found(action - a.PICK)
        elif ask == ASK_EITHER:
            option: i64 = 0 if action == a.FIRST else 1
            if self.stack.get(KIND) == PLAY:
                self.name_branch(option)
            else:
                self.take_branch(option)
        elif ask == ASK_GUARD:
            if action == a.NO:
                self.unguarded()
            else:
                self.guarded(action - a.USE)
        else:
            self._call_answered(seat, action)

    def _player_chosen(self, seat: i64, action: i64) -> None:
        if action == a.NO:
            self.aim(DECLINED)
            return
        other = a.player_seat(self.seats, seat, action)
        if self.stack.get(KIND) == PLAY:
            self.aim(other)
        elif self.awaits_home():
            self.moved_to(other)
        else:
            self.stack.set(TARGET, other)

    def _hand_chosen(self, seat: i64, kind: i64) -> None:
        verb = self._step(VERB)
        if verb == v.GIVE:
            self.given(kind)
        elif verb == v.BRING:
            self.brought(HAND + seat, kind)
        else:
            self.discarded(seat, kind)

    def _call_answered(self, seat: i64, action: i64) -> None:
        self.stack.pop()
        if action != a.NO and self.events is not None:
            other = a.player_seat(self.seats, seat, action)
            params: dict[str, Value] = {"seat": int(seat), "other": int(other)}
            self.tell("sip-named", "unstable-unicorns.party.sip-neighs", params)


def begin(
    deck: UnicornDeck, seats: int, table: Table, rng: Rng, starter: int, targeting: int, party: int
) -> UnicornState:
    """A match on a table where the cards already lie, up to its first question."""
    state = UnicornState(seats, table, deck, rng, starter, targeting, party)
    state.run()
    return state

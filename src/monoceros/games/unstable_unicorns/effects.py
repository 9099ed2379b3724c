"""Carrying out the programs of the cards, step by step, stopping wherever somebody has to decide.

Each call of `run_effect` does a little work on the innermost frame: it asks for what is missing (`ask` is
set), or it moves cards and goes on to the next card, player or step. Whatever a moved card sets off, an enter
effect or a guard, lies on top of the frame and comes first (unstable-unicorns.effects.one-at-a-time).
"""

from mypy_extensions import i64

from monoceros.core.table import EVERYONE
from monoceros.games.unstable_unicorns import vocabulary as v
from monoceros.games.unstable_unicorns.board import (
    ASK_CARD,
    ASK_FOUND,
    ASK_HAND,
    ASK_PLAYER,
    DECK,
    DISCARD,
    FAILED,
    HAND,
    LEFT,
    NOBODY,
    NOT_BEGUN,
    NURSERY,
    OWNER,
    PC,
    SOURCE,
    TARGET,
)
from monoceros.games.unstable_unicorns.guards import UnicornGuards
from monoceros.games.unstable_unicorns.vocabulary import AMOUNT, PLACE, VERB, WHAT, WHO


class UnicornEffects(UnicornGuards):
    """A table that carries out what its cards say."""

    def run_effect(self) -> None:
        """Do the next bit of the innermost program."""
        pc = self.stack.get(PC)
        if pc >= self.program_end():
            self.stack.pop()
        elif self.stack.get(LEFT) != NOT_BEGUN or self.ready(pc):
            self._carry_out(pc)

    # The verbs

    def _carry_out(self, pc: i64) -> None:
        verb: i64 = self.deck.code[pc + VERB]
        if verb == v.DISCARD:
            self._discard(pc)
        elif verb == v.DRAW:
            self.draw_some(self.actor(), self.stack.get(LEFT), "unstable-unicorns.words.draw")
            self.next_player()
        elif verb == v.SACRIFICE:
            self._sacrifice(pc)
        elif verb == v.RETURN or verb == v.BOUNCE or verb == v.STEAL or verb == v.LEND:
            self._from_stable(pc, verb)
        elif verb == v.DESTROY:
            self._destroy(pc)
        elif verb == v.MOVE:
            self._move(pc)
        elif verb == v.BRING:
            self._bring(pc)
        elif verb == v.PULL:
            self._pull(pc)
        elif verb == v.TAKE or verb == v.SCRAP:
            self._take(pc)
        elif verb == v.GIVE:
            self._give()
        elif verb == v.SEARCH:
            self._search()
        elif verb == v.PEEK:
            self._peek(pc)
        elif verb == v.REVEAL:
            self._reveal()
        else:
            self._at_once(pc, verb)

    def _at_once(self, pc: i64, verb: i64) -> None:
        """Steps nobody has to decide anything for."""
        owner = self.stack.get(OWNER)
        if verb == v.REDRAW:
            self._redraw(owner)
        elif verb == v.RESHUFFLE:
            self.table.gather(DISCARD, DECK)
            self.table.shuffle(DECK, self.rng)
            if self.events is not None:
                self.tell("reshuffle", "unstable-unicorns.win.refill", {"cards": len(self.table.zones[DECK])})
        elif verb == v.ADD:
            self.extra += 1
            self.tell_seat("gain-turn", "unstable-unicorns.turn.extra", owner)
        elif verb == v.PLAY_MORE:
            self.plays = self.deck.code[pc + AMOUNT]
            self.tell_count("more-plays", "unstable-unicorns.action.two-plays", owner, self.plays)
        elif verb == v.SKIP:
            self._skip(self.deck.code[pc + WHAT])
        self.next_step()

    def _skip(self, what: i64) -> None:
        actor = self.actor()
        if what == v.DRAW_PHASE:
            self.skip_draw = True
            self.tell_seat("skip-draw", "unstable-unicorns.turn.skipped-phase", actor)
        elif what == v.ACTION_PHASE:
            self.skip_action = True
            self.tell_seat("skip-action", "unstable-unicorns.turn.skipped-phase", actor)
        else:
            self.skips[actor] += 1
            self.tell_seat("lose-turn", "unstable-unicorns.turn.skipped-turn", actor)

    def _redraw(self, owner: i64) -> None:
        """Everybody discards first, then everybody draws as many, in turn order."""
        sizes: list[int] = []
        distance: i64 = 0
        while distance < self.seats:
            seat: i64 = (owner + distance) % self.seats
            size = self.discard_hand(seat)
            self.call_discards(seat, size)
            sizes.append(size)
            distance += 1
        distance = 0
        while distance < self.seats:
            self.draw_some((owner + distance) % self.seats, sizes[distance], "unstable-unicorns.words.draw")
            distance += 1

    def _discard(self, pc: i64) -> None:
        actor = self.actor()
        held = self.hand_size(actor)
        amount: i64 = self.deck.code[pc + AMOUNT]
        if amount == v.ALL:
            self.call_discards(actor, self.discard_hand(actor))
            self._end_part(int(held > 0))
            return
        left = self.stack.get(LEFT)
        # A price is paid in full or not at all; what others order is done as far as it can be.
        whole = self.deck.code[pc + WHO] == v.YOU and left == amount
        if held == 0 or (whole and held < amount):
            self._end_part(amount - left)
        elif held <= left:
            while self.hand_size(actor) > 0:
                self.discard(actor, self.kinds_in(HAND + actor, v.CARD)[0], "unstable-unicorns.words.discard")
            self._end_part(1)
        else:
            self.question(ASK_HAND, actor)

    def _end_part(self, done: i64) -> None:
        """One player's part of a step is over; with nothing done, the step of a single player has failed."""
        who: i64 = self.deck.code[self.stack.get(PC) + WHO]
        if done == 0 and who != v.EACH_PLAYER and who != v.EACH_OTHER_PLAYER:
            self.set_flag(FAILED)
        self.next_player()

    def discarded(self, seat: i64, kind: i64) -> None:
        """The answer to which card to discard."""
        self.discard(seat, kind, "unstable-unicorns.words.discard")
        left = self.stack.get(LEFT) - 1
        self.stack.set(LEFT, left)
        if left == 0:
            self._end_part(1)

    def _sacrifice(self, pc: i64) -> None:
        what: i64 = self.deck.code[pc + WHAT]
        actor = self.actor()
        kinds = self.choosable_kinds(v.SACRIFICE, what, actor, actor)
        if len(kinds) == 0:
            self._end_part(0)
        elif self.deck.code[pc + AMOUNT] == v.ALL:
            for card in self.table.zones[self.stable(actor)][:]:
                if self.choosable(v.SACRIFICE, what, actor, actor, card):
                    self.touch(card)
                    self.drop(actor, card, NOBODY)
            self._end_part(1)
        elif len(kinds) == 1:
            self.chosen_in_stable(kinds[0])
        else:
            self.question(ASK_CARD, actor)

    def _destroy(self, pc: i64) -> None:
        what: i64 = self.deck.code[pc + WHAT]
        if self.deck.code[pc + AMOUNT] != v.ALL:
            self._from_stable(pc, v.DESTROY)
            return
        owner = self.stack.get(OWNER)
        target = self.stack.get(TARGET)
        for card in self.table.zones[self.stable(target)][:]:
            if self.choosable(v.DESTROY, what, owner, target, card):
                self.touch(card)
                self.drop(target, card, owner)
        self.next_step()

    def stable_asked(self) -> i64:
        """In whose stable the step under way chooses a card."""
        code = self.deck.code
        pc = self.stack.get(PC)
        verb: i64 = code[pc + VERB]
        if verb == v.SACRIFICE or verb == v.RETURN:
            return self.actor()
        if verb == v.LEND or (verb == v.BOUNCE and code[pc + PLACE] == v.NOWHERE):
            return self.stack.get(OWNER)
        return self.stack.get(TARGET)

    def _from_stable(self, pc: i64, verb: i64) -> None:
        """Choose a card in a stable, if there is a choice."""
        what: i64 = self.deck.code[pc + WHAT]
        by = self.actor() if verb == v.RETURN else self.stack.get(OWNER)
        kinds = self.choosable_kinds(verb, what, by, self.stable_asked())
        if len(kinds) == 0:
            self._end_part(0)
        elif len(kinds) == 1:
            self.chosen_in_stable(kinds[0])
        else:
            self.question(ASK_CARD, by)

    def chosen_in_stable(self, kind: i64) -> None:
        """The answer to which card of a stable; the frame goes on before the card sets anything off."""
        code = self.deck.code
        pc = self.stack.get(PC)
        verb: i64 = code[pc + VERB]
        what: i64 = code[pc + WHAT]
        by = self.stack.get(OWNER)
        target = self.stack.get(TARGET)
        owner = self.stable_asked()
        if verb == v.SACRIFICE or verb == v.RETURN:
            by = owner
        card = self.chosen_card(verb, what, by, owner, kind)
        self.touch(card)
        if verb == v.MOVE:
            self.stack.set(LEFT, self.table.zones[self.stable(owner)].index(card) + 1)
            self._move_on()
            return
        self._end_part(1)
        if verb == v.SACRIFICE:
            self.fall(owner, card, NOBODY)
        elif verb == v.DESTROY:
            self.fall(owner, card, by)
        elif verb == v.RETURN:
            self.to_nursery(owner, card)
        elif verb == v.BOUNCE:
            self.to_hand(by, owner, card)
        elif verb == v.STEAL:
            self.tell_between("steal", "unstable-unicorns.words.steal", by, owner, card)
            self.shift(owner, card, by)
        else:
            self.tell_between("lend", "unstable-unicorns.special.loan", by, target, card)
            self.loans = [*self.loans, int(card), int(target)]
            self.shift(owner, card, target)

    def _move(self, pc: i64) -> None:
        stack = self.stack
        owner = stack.get(OWNER)
        target = stack.get(TARGET)
        if self.deck.code[pc + WHAT] != v.THIS:
            self._from_stable(pc, v.MOVE)
            return
        card = stack.get(SOURCE)
        mine = card in self.table.zones[self.stable(owner)]
        if not mine or self.is_barred(card):
            self.fail_step()
            return
        self.touch(card)
        self.next_step()
        self.tell_move(owner, owner, target, card)
        self.shift(owner, card, target)

    def new_homes(self) -> list[int]:
        """The players a moved unicorn may go to: neither its owner nor the owner of the effect."""
        owner = self.stack.get(OWNER)
        target = self.stack.get(TARGET)
        found: list[int] = []
        distance: i64 = 1
        while distance < self.seats:
            seat: i64 = (owner + distance) % self.seats
            if seat != target:
                found.append(seat)
            distance += 1
        return found

    def _move_on(self) -> None:
        homes = self.new_homes()
        if len(homes) == 1:
            self.moved_to(homes[0])
        else:
            self.question(ASK_PLAYER, self.stack.get(OWNER))

    def moved_to(self, seat: i64) -> None:
        """The answer to where a chosen unicorn goes."""
        by = self.stack.get(OWNER)
        owner = self.stack.get(TARGET)
        card = self.table.zones[self.stable(owner)][self.stack.get(LEFT) - 1]
        self.next_step()
        self.tell_move(by, owner, seat, card)
        self.shift(owner, card, seat)

    def awaits_home(self) -> bool:
        """Whether a unicorn has been chosen and only its new stable is open."""
        pc = self.stack.get(PC)
        code = self.deck.code
        to_other = code[pc + VERB] == v.MOVE and code[pc + PLACE] == v.TO_OTHER_STABLE
        return to_other and self.stack.get(TARGET) != NOBODY

    def _bring(self, pc: i64) -> None:
        owner = self.stack.get(OWNER)
        what: i64 = self.deck.code[pc + WHAT]
        if self.deck.code[pc + PLACE] == v.FROM_HAND:
            if self.holds_what(owner, pc):
                self.question(ASK_HAND, owner)
            else:
                self.fail_step()
            return
        foals = self.kinds_in(NURSERY, what)
        if len(foals) == 0 or self.strike():
            self.fail_step()
        elif len(foals) == 1:
            self.brought(NURSERY, foals[0])
        else:
            self.question(ASK_FOUND, owner)

    def brought(self, zone: i64, kind: i64) -> None:
        """The answer to which card to bring into the own stable."""
        owner = self.stack.get(OWNER)
        place = self.find(zone, kind)
        card = self.table.zones[zone][place]
        self.touch(card)
        self.next_step()
        self.tell_card("bring", "unstable-unicorns.words.bring", owner, card)
        if zone == NURSERY:
            self.table.move(NURSERY, place, self.stable(owner), EVERYONE)
        else:
            self.leave_hand(owner, place, self.stable(owner), EVERYONE)
        self.enter(owner, card, 0)

    def _pull(self, pc: i64) -> None:
        owner = self.stack.get(OWNER)
        amount: i64 = self.stack.get(LEFT)
        if self.deck.code[pc + PLACE] == v.FROM_EACH_OTHER:
            distance: i64 = 1
            while distance < self.seats:
                self._pull_some(owner, (owner + distance) % self.seats, amount)
                distance += 1
            self.next_step()
        elif self._pull_some(owner, self.stack.get(TARGET), amount):
            self.next_step()
        else:
            self.fail_step()

    def _pull_some(self, owner: i64, other: i64, amount: i64) -> bool:
        """Pull what is there (unstable-unicorns.impossible.empty-hand)."""
        pulled = False
        while amount > 0 and self.pull(owner, other):
            pulled = True
            amount -= 1
        return pulled

    def _take(self, pc: i64) -> None:
        """Choose from the open discard pile, or from a hand after looking at it."""
        owner = self.stack.get(OWNER)
        if self.deck.code[pc + PLACE] == v.FROM_DISCARD:
            kinds = self.kinds_in(DISCARD, self.deck.code[pc + WHAT])
            if len(kinds) == 0:
                self.fail_step()
            elif len(kinds) == 1:
                self.found(kinds[0])
            else:
                self.question(ASK_FOUND, owner)
            return
        target = self.stack.get(TARGET)
        if self.hand_size(target) == 0:
            self.fail_step()
            return
        # Asked even if there is nothing to take: else everybody would know what the hand is like.
        self.look_at_hand(owner, target)
        self.question(ASK_FOUND, owner)

    def _give(self) -> None:
        owner = self.stack.get(OWNER)
        held = self.hand_size(owner)
        if held == 0:
            self.fail_step()
        elif held == 1:
            self.given(self.kind_of(self.table.zones[HAND + owner][0]))
        else:
            self.question(ASK_HAND, owner)

    def given(self, kind: i64) -> None:
        """The answer to which card to give."""
        owner = self.stack.get(OWNER)
        target = self.stack.get(TARGET)
        self.next_step()
        self.pass_card(owner, self.find(HAND + owner, kind), target, "give", "unstable-unicorns.words.give")

    def _search(self) -> None:
        """Look through the whole deck; what is there is for the searcher alone."""
        owner = self.stack.get(OWNER)
        place: i64 = 0
        while place < len(self.table.zones[DECK]):
            self.table.peek(DECK, place, owner)
            place += 1
        self.question(ASK_FOUND, owner)

    def place_searched(self) -> i64:
        """The zone in which something is being chosen by its kind."""
        code = self.deck.code
        pc = self.stack.get(PC)
        place: i64 = code[pc + PLACE]
        if place == v.FROM_DISCARD:
            return DISCARD
        if place == v.FROM_DECK:
            return DECK
        if place == v.FROM_NURSERY:
            return NURSERY
        return HAND + self.stack.get(TARGET)

    def found(self, kind: i64) -> None:
        """The answer to what to take out of a pile or a hand."""
        zone = self.place_searched()
        owner = self.stack.get(OWNER)
        target = self.stack.get(TARGET)
        verb: i64 = self.deck.code[self.stack.get(PC) + VERB]
        if zone == NURSERY:
            self.brought(NURSERY, kind)
            return
        place = self.find(zone, kind)
        card = self.table.zones[zone][place]
        self.next_step()
        if verb == v.SCRAP:
            self.leave_hand(target, place, DISCARD, EVERYONE)
            self.tell_between("scrap", "unstable-unicorns.words.discard", owner, target, card)
        elif zone == DISCARD:
            self.table.move(DISCARD, place, HAND + owner, EVERYONE)
            self.tell_card("take-discard", "unstable-unicorns.search.show", owner, card)
        elif zone == DECK:
            self.tell_card("search", "unstable-unicorns.search.show", owner, card)
            self.table.move(DECK, place, HAND + owner, EVERYONE)
            self.shuffle_deck(owner)
        else:
            self.pass_card(target, place, owner, "take", "unstable-unicorns.words.look")

    def found_nothing(self) -> None:
        """There was no such card; a searched deck is shuffled all the same."""
        zone = self.place_searched()
        owner = self.stack.get(OWNER)
        self.tell_seat("find-nothing", "unstable-unicorns.search.shuffle", owner)
        self.fail_step()
        if zone == DECK:
            self.shuffle_deck(owner)

    def shuffle_deck(self, owner: i64) -> None:
        """Shuffle the deck after a search (unstable-unicorns.search.shuffle)."""
        self.table.shuffle(DECK, self.rng)
        self.tell_seat("shuffle", "unstable-unicorns.search.shuffle", owner)

    def _peek(self, pc: i64) -> None:
        owner = self.stack.get(OWNER)
        if self.deck.code[pc + PLACE] == v.FROM_DECK:
            size: i64 = len(self.table.zones[DECK])
            count: i64 = self.stack.get(LEFT)
            if count > size:
                count = size
            depth: i64 = 1
            while depth <= count:
                self.table.peek(DECK, size - depth, owner)
                depth += 1
            self.tell_count("look-top", "unstable-unicorns.words.look", owner, count)
        else:
            distance: i64 = 1
            while distance < self.seats:
                self.look_at_hand(owner, (owner + distance) % self.seats)
                distance += 1
        self.next_step()

    def _reveal(self) -> None:
        """Turn up the top card: a unicorn is brought in, anything else goes to the hand."""
        owner = self.stack.get(OWNER)
        table = self.table
        if len(table.zones[DECK]) == 0:
            self.fail_step()
            return
        self.next_step()
        place = table.top(DECK)
        card = table.zones[DECK][place]
        self.tell_card("reveal", "unstable-unicorns.words.bring", owner, card)
        if self.deck.unicorn[self.deck.kinds[card]]:
            table.move(DECK, place, self.stable(owner), EVERYONE)
            self.tell_card("bring", "unstable-unicorns.words.bring", owner, card)
            self.enter(owner, card, 0)
        else:
            table.move(DECK, place, HAND + owner, EVERYONE)

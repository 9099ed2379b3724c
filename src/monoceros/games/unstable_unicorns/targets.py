"""What may be chosen and what can be done: players, cards in stables, steps of a program, cards of a hand."""

from mypy_extensions import i64

from monoceros.games.unstable_unicorns import vocabulary as v
from monoceros.games.unstable_unicorns.board import BATCH, BATCHED, DISCARD, HAND, KIND, NURSERY
from monoceros.games.unstable_unicorns.moves import UnicornMoves
from monoceros.games.unstable_unicorns.vocabulary import AMOUNT, LINK, PLACE, VERB, WHAT, WHO, WIDTH


class UnicornTargets(UnicornMoves):
    """A table that knows what a card's words can mean right now.

    `by` is the owner of the effect. `spare` is how many cards of the owner's hand do not count: one while
    asking whether that card may be played.
    """

    # Cards in stables

    def is_barred(self, card: i64) -> bool:
        """Whether this start effect may not choose a card because another one of this turn has.

        Effects that start effects set off choose freely (unstable-unicorns.start.targets).
        """
        if self.barred == 0 or (self.stack.get(KIND) != BATCH and not self.has_flag(BATCHED)):
            return False
        at: i64 = 0
        while at < self.barred:
            if self.touched[at] == card:
                return True
            at += 1
        return False

    def is_wrapped(self, owner: i64, card: i64) -> bool:
        """Whether a card cannot be destroyed (unstable-unicorns.guard.wrapped); cows are not protected."""
        if not self.deck.unicorn[self.deck.kinds[card]]:
            return False
        statics = self.statics(owner)
        return statics & v.UNBREAKABLE != 0 and statics & v.COWS == 0

    def choosable(self, verb: i64, what: i64, by: i64, owner: i64, card: i64) -> bool:
        """Whether a card in somebody's stable may be chosen for a step."""
        if not self.matches(owner, card, what) or self.is_barred(card):
            return False
        if verb == v.DESTROY:
            return owner != by and not self.is_wrapped(owner, card)
        if verb == v.STEAL or verb == v.MOVE or verb == v.LEND:
            if self.deck.types[self.deck.kinds[card]] == v.TYPE_BABY and self.strike():
                return False
            return verb != v.STEAL or owner != by
        return True

    def has_choosable(self, verb: i64, what: i64, by: i64, owner: i64) -> bool:
        """Whether there is any card in a stable to choose."""
        for card in self.table.zones[HAND + self.seats + owner]:
            if self.choosable(verb, what, by, owner, card):
                return True
        return False

    def choosable_kinds(self, verb: i64, what: i64, by: i64, owner: i64) -> list[int]:
        """The kinds in a stable that may be chosen, ascending, each once."""
        found: list[int] = []
        for card in self.table.zones[HAND + self.seats + owner]:
            kind = self.deck.kinds[card]
            if kind not in found and self.choosable(verb, what, by, owner, card):
                found.append(kind)
        found.sort()
        return found

    def chosen_card(self, verb: i64, what: i64, by: i64, owner: i64, kind: i64) -> i64:
        """The card meant by choosing a kind: the first such card that may be chosen, or -1."""
        for card in self.table.zones[HAND + self.seats + owner]:
            if self.deck.kinds[card] == kind and self.choosable(verb, what, by, owner, card):
                return card
        return -1

    # Players

    def is_either(self, pc: i64, end: i64) -> bool:
        """Whether a step is the first of two that exclude each other."""
        return pc + WIDTH < end and self.deck.code[pc + WIDTH + LINK] == v.OR

    def needs_player(self, pc: i64) -> bool:
        """Whether the owner has to choose a player for a step."""
        code = self.deck.code
        who: i64 = code[pc + WHO]
        if who == v.ANY_PLAYER or who == v.ANOTHER_PLAYER:
            return True
        place: i64 = code[pc + PLACE]
        if place == v.FROM_ANOTHER or place == v.TO_ANOTHER or place == v.TO_OTHER_STABLE:
            return True
        verb: i64 = code[pc + VERB]
        return place == v.NOWHERE and (verb == v.DESTROY or verb == v.STEAL)

    def fits_player(self, by: i64, seat: i64, pc: i64, end: i64, spare: i64) -> bool:
        """Whether this player may be chosen for a step."""
        code = self.deck.code
        who: i64 = code[pc + WHO]
        verb: i64 = code[pc + VERB]
        if who == v.ANY_PLAYER or who == v.ANOTHER_PLAYER:
            if who == v.ANOTHER_PLAYER and seat == by:
                return False
            if self.is_either(pc, end):
                return self.can_do(seat, by, pc, spare) or self.can_do(seat, by, pc + WIDTH, spare)
            if verb == v.DISCARD:
                return self.hand_size(seat) - (spare if seat == by else 0) > 0
            return self.can_do(seat, by, pc, spare)
        if verb == v.MOVE and code[pc + PLACE] == v.TO_OTHER_STABLE:
            if self.seats == 2 and seat != by:
                return False
            return self.has_choosable(verb, code[pc + WHAT], by, seat)
        if seat == by:
            return False
        if verb == v.DESTROY or verb == v.STEAL or verb == v.BOUNCE:
            return self.has_choosable(verb, code[pc + WHAT], by, seat)
        if verb == v.PULL or verb == v.TAKE or verb == v.SCRAP:
            return self.hand_size(seat) > 0
        return True

    def fitting_players(self, by: i64, pc: i64, end: i64) -> list[int]:
        """The players who may be chosen for a step, from the owner to the left."""
        found: list[int] = []
        distance: i64 = 0
        while distance < self.seats:
            seat: i64 = (by + distance) % self.seats
            if self.fits_player(by, seat, pc, end, 0):
                found.append(seat)
            distance += 1
        return found

    def any_fits(self, by: i64, pc: i64, end: i64, spare: i64) -> bool:
        """Whether any player may be chosen for a step."""
        seat: i64 = 0
        while seat < self.seats:
            if self.fits_player(by, seat, pc, end, spare):
                return True
            seat += 1
        return False

    # Steps

    def can_do(self, actor: i64, by: i64, pc: i64, spare: i64) -> bool:
        """Whether a player is able to do what a step orders."""
        code = self.deck.code
        verb: i64 = code[pc + VERB]
        if verb == v.DISCARD:
            held = self.hand_size(actor) - (spare if actor == by else 0)
            needed: i64 = code[pc + AMOUNT]
            return held >= (1 if needed == v.ALL else needed)
        if verb == v.SACRIFICE or verb == v.RETURN:
            return self.has_choosable(verb, code[pc + WHAT], actor, actor)
        return True

    def possible(self, by: i64, source: i64, pc: i64, end: i64, spare: i64) -> bool:
        """Whether a step can be done as far as everybody can see."""
        if self.is_either(pc, end) and self.deck.code[pc + WHO] == v.YOU:
            return self._possible_step(by, source, pc, end, spare) or self._possible_step(
                by, source, pc + WIDTH, end, spare
            )
        return self._possible_step(by, source, pc, end, spare)

    def _possible_step(self, by: i64, source: i64, pc: i64, end: i64, spare: i64) -> bool:
        code = self.deck.code
        verb: i64 = code[pc + VERB]
        what: i64 = code[pc + WHAT]
        who: i64 = code[pc + WHO]
        if who == v.EACH_PLAYER:
            # Throwing away a whole hand is no price here, so an empty one will do.
            return code[pc + AMOUNT] == v.ALL or self.can_do(by, by, pc, spare)
        if verb == v.MOVE and what == v.THIS:
            mine = source in self.table.zones[self.stable(by)]
            return mine and not self.is_barred(source)
        if verb == v.LEND or (verb == v.BOUNCE and code[pc + PLACE] == v.NOWHERE):
            return self.has_choosable(verb, what, by, by)
        if verb == v.GIVE:
            return self.hand_size(by) > spare
        if self.needs_player(pc):
            return self.any_fits(by, pc, end, spare)
        if who == v.EACH_OTHER_PLAYER:
            return True
        if verb == v.SACRIFICE:
            return self.has_choosable(verb, what, by, by)
        if verb == v.DISCARD:
            return self.can_do(by, by, pc, spare)
        if verb == v.DRAW:
            return code[pc + AMOUNT] != v.PER_BASIC or self.count_in_stable(by, v.BASIC) > 0
        if verb == v.BRING:
            if code[pc + PLACE] == v.FROM_HAND:
                return self.hand_size(by) > 0
            return len(self.table.zones[NURSERY]) > 0 and not self.strike()
        if verb == v.TAKE:
            return len(self.kinds_in(DISCARD, what)) > 0
        return True

    def holds_what(self, by: i64, pc: i64) -> bool:
        """Whether the owner holds what a step brings from the hand, which nobody else may be told."""
        code = self.deck.code
        if code[pc + VERB] != v.BRING or code[pc + PLACE] != v.FROM_HAND:
            return True
        return len(self.kinds_in(HAND + by, code[pc + WHAT])) > 0

    def kinds_in(self, zone: i64, what: i64) -> list[int]:
        """The kinds in a hand or a pile that are what a program names, ascending, each once."""
        found: list[int] = []
        for card in self.table.zones[zone]:
            kind = self.deck.kinds[card]
            if kind not in found and self.of_type(kind, what):
                found.append(kind)
        found.sort()
        return found

    # Cards of a hand

    def why_unplayable(self, seat: i64, kind: i64, statics: i64) -> str:
        """The clause that forbids playing a card from one's hand as an action, or an empty string.

        `statics` is what is at work in the own stable.
        """
        deck = self.deck
        type_: i64 = deck.types[kind]
        if type_ == v.TYPE_INSTANT:
            return "unstable-unicorns.neigh.plays-only"
        if type_ == v.TYPE_MAGIC and statics & v.FORBIDS_MAGIC:
            return "unstable-unicorns.bans.magic"
        if type_ == v.TYPE_BASIC and statics & v.FORBIDS_BASIC:
            return "unstable-unicorns.bans.basic"
        if type_ == v.TYPE_UPGRADE and statics & v.FORBIDS_UPGRADE:
            return "unstable-unicorns.bans.upgrade"
        if deck.needs_basic[kind] and self.count_in_stable(seat, v.BASIC) == 0:
            return "unstable-unicorns.bans.needs-basic"
        if type_ != v.TYPE_MAGIC:
            return ""
        pc: i64 = deck.begin[kind * 4 + v.ON_PLAY]
        end: i64 = deck.end[kind * 4 + v.ON_PLAY]
        while pc < end:
            if deck.code[pc + v.MAY] == 0 and not self.possible(seat, -1, pc, end, 1):
                return self._why_impossible(pc, end)
            pc += 2 * WIDTH if self.is_either(pc, end) else WIDTH
        return ""

    def _why_impossible(self, pc: i64, end: i64) -> str:
        code = self.deck.code
        verb: i64 = code[pc + VERB]
        if self.is_either(pc, end) and code[pc + WHO] != v.YOU:
            return "unstable-unicorns.impossible.one-way-out"
        if code[pc + WHO] == v.EACH_PLAYER:
            return "unstable-unicorns.impossible.each-player"
        if verb == v.DISCARD and code[pc + WHO] == v.YOU:
            if code[pc + AMOUNT] == v.ALL:
                return "unstable-unicorns.impossible.whole-hand"
            return "unstable-unicorns.impossible.encore"
        if verb == v.DRAW:
            return "unstable-unicorns.impossible.group-discount"
        if verb == v.PULL:
            return "unstable-unicorns.impossible.empty-hand"
        if verb == v.STEAL and code[pc + WHAT] == v.BABY and self.strike():
            return "unstable-unicorns.foals.strike"
        return "unstable-unicorns.impossible.not-playable"

"""Cards on their way: drawn, discarded, pulled, given, entering and leaving stables. Who knows what follows.

Every way out of a stable passes through `drop`, `shift` or `to_hand`, every way in through `enter`, so foals
go home, flyers fly, gates shut and the party variants call out wherever a card comes from.
"""

from mypy_extensions import i64

from monoceros.core.contract import seat_letter
from monoceros.core.table import EVERYONE
from monoceros.games.unstable_unicorns.board import (
    DECK,
    DISCARD,
    HAND,
    NOBODY,
    NOT_BEGUN,
    NURSERY,
    PARTY_LAYERS,
    PARTY_SIPS,
    UnicornBoard,
)
from monoceros.games.unstable_unicorns.vocabulary import (
    BLANK,
    FLIES_HOME,
    ON_ENTER,
    SHUTS,
    TYPE_BABY,
    TYPE_DOWNGRADE,
    TYPE_UPGRADE,
)


class UnicornMoves(UnicornBoard):
    """A table whose cards move by the rules of the game."""

    # Hands and piles

    def draw(self, seat: i64, clause: str) -> bool:
        """Draw the top card, if there is one. Whoever knew the top card knows where it went."""
        table = self.table
        if len(table.zones[DECK]) == 0:
            return False
        place = table.top(DECK)
        card = table.zones[DECK][place]
        seen: i64 = table.seen[card] | 1 << seat
        table.move(DECK, place, HAND + seat, seen)
        if self.events is not None:
            self.tell_secret("draw", clause, {"seat": int(seat)}, card, seen)
        return True

    def draw_some(self, seat: i64, count: i64, clause: str) -> None:
        """Draw so many cards, or all that are left."""
        while count > 0 and self.draw(seat, clause):
            count -= 1

    def leave_hand(self, seat: i64, place: i64, zone: i64, seen: i64) -> None:
        """Take a card out of a hand. Of equal cards nobody can tell which one it was.

        So who knew of one and did not know the one that went is no longer sure of the other.
        """
        table = self.table
        card = table.zones[HAND + seat][place]
        if len(table.zones[HAND + seat]) == 1:
            # Everybody can see that it is the only card there was.
            seen |= table.seen[card]
        doubt: i64 = ~table.seen[card]
        kind = self.deck.kinds[card]
        table.move(HAND + seat, place, zone, seen)
        for other in table.zones[HAND + seat]:
            if self.deck.kinds[other] == kind:
                known: i64 = table.seen[other]
                table.seen[other] = known & ~doubt
                doubt &= ~known

    def discard(self, seat: i64, kind: i64, clause: str) -> None:
        """Discard a card of this kind from a hand."""
        place = self.find(HAND + seat, kind)
        card = self.table.zones[HAND + seat][place]
        self.leave_hand(seat, place, DISCARD, EVERYONE)
        self.tell_card("discard", clause, seat, card)
        if self.party == PARTY_LAYERS:
            self.tell_count("layer-off", "unstable-unicorns.party.layer-discard", seat, 1)

    def discard_hand(self, seat: i64) -> i64:
        """Discard a whole hand, in an order that tells nothing of how long a card was held."""
        hand = self.table.zones[HAND + seat]
        size: i64 = len(hand)
        while len(hand) > 0:
            self.leave_hand(seat, self._lowest(hand), DISCARD, EVERYONE)
        if size > 0:
            self.tell_count("discard-hand", "unstable-unicorns.words.discard", seat, size)
        return size

    def call_discards(self, seat: i64, count: i64) -> None:
        """The call-out of the layer variant for a whole hand."""
        if self.party == PARTY_LAYERS and count > 0:
            self.tell_count("layer-off", "unstable-unicorns.party.layer-discard", seat, count)

    def _lowest(self, hand: list[int]) -> i64:
        kinds = self.deck.kinds
        best: i64 = 0
        place: i64 = 1
        while place < len(hand):
            if kinds[hand[place]] < kinds[hand[best]]:
                best = place
            place += 1
        return best

    def pass_card(self, giver: i64, place: i64, taker: i64, key: str, clause: str) -> None:
        """Move a card from hand to hand, seen by the two; `key` tells it as the taker's or giver's deed."""
        card = self.table.zones[HAND + giver][place]
        both: i64 = 1 << giver | 1 << taker
        self.leave_hand(giver, place, HAND + taker, both)
        if self.events is not None:
            doer, other = (giver, taker) if key == "give" else (taker, giver)
            self.tell_secret(key, clause, {"seat": int(doer), "other": int(other)}, card, both)

    def pull(self, seat: i64, other: i64) -> bool:
        """Take a random card from a hand, if there is one (unstable-unicorns.words.pull)."""
        size = self.hand_size(other)
        if size == 0:
            return False
        self.pass_card(other, self.rng.below(size), seat, "pull", "unstable-unicorns.words.pull")
        return True

    def look_at_hand(self, seat: i64, other: i64) -> None:
        """Look at all cards of a hand."""
        place: i64 = 0
        while place < self.hand_size(other):
            self.table.peek(HAND + other, place, seat)
            place += 1
        if self.events is not None:
            self.tell("look-hand", "unstable-unicorns.words.look", {"seat": int(seat), "other": int(other)})

    # Into a stable

    def enter(self, seat: i64, card: i64, flags: i64) -> None:
        """A card has come to lie in a stable: call out, shut an empty gate, and begin its enter effect.

        Grey uniforms come before the effect (unstable-unicorns.uniforms.blank), costumes change nothing about
        it.
        """
        deck = self.deck
        kind = deck.kinds[card]
        type_: i64 = deck.types[kind]
        if self.party == PARTY_LAYERS:
            if type_ == TYPE_DOWNGRADE:
                self.tell_count("layer-off", "unstable-unicorns.party.layer-downgrade", seat, 1)
            elif type_ == TYPE_UPGRADE:
                self.tell_count("layer-on", "unstable-unicorns.party.layer-upgrade", seat, 1)
        begin = deck.begin[kind * 4 + ON_ENTER]
        if begin != deck.end[kind * 4 + ON_ENTER] and self.statics(seat) & BLANK == 0:
            self.begin_effect(begin, seat, card, ON_ENTER | flags)
        self.shut_gate(seat)

    def begin_effect(self, pc: i64, seat: i64, card: i64, flags: i64) -> None:
        """Put a program on the stack."""
        self.stack.push(0, pc, seat, card, NOBODY, 0, NOT_BEGUN, flags)

    def shift(self, owner: i64, card: i64, seat: i64) -> None:
        """Take a card from one stable straight to another."""
        zone = self.stable(owner)
        self.table.move(zone, self.table.zones[zone].index(card), self.stable(seat), EVERYONE)
        self.shut_gate(owner)
        self.enter(seat, card, 0)

    # Out of a stable

    def drop(self, owner: i64, card: i64, by: i64) -> None:
        """Nothing stands in for it: the card leaves the stable."""
        kind = self.deck.kinds[card]
        if by == NOBODY:
            self.tell_card("sacrifice", "unstable-unicorns.words.sacrifice", owner, card)
        else:
            self.tell_between("destroy", "unstable-unicorns.words.destroy", by, owner, card)
        flies = self.deck.statics[kind] & FLIES_HOME and self.statics(owner) & BLANK == 0
        zone = self.stable(owner)
        place = self.table.zones[zone].index(card)
        if self.deck.types[kind] == TYPE_BABY:
            self._go_home(owner, place, card)
        elif flies:
            self.table.move(zone, place, HAND + owner, EVERYONE)
            self.tell_card("fly", "unstable-unicorns.stable.flyers", owner, card)
        else:
            self.table.move(zone, place, DISCARD, EVERYONE)
        if self.party == PARTY_SIPS and self.deck.unicorn[kind]:
            self.tell_seat("sip", "unstable-unicorns.party.sip-unicorn", owner)
        self.shut_gate(owner)

    def _go_home(self, owner: i64, place: i64, card: i64) -> None:
        """Foals are never in a hand, the deck or the discard pile (unstable-unicorns.foals.home)."""
        self.table.move(self.stable(owner), place, NURSERY, EVERYONE)
        self.tell_card("home", "unstable-unicorns.foals.home", owner, card)

    def to_hand(self, by: i64, owner: i64, card: i64) -> None:
        """Return a card from a stable to the hand of that stable's owner; foals go home."""
        zone = self.stable(owner)
        place = self.table.zones[zone].index(card)
        foal = self.deck.types[self.deck.kinds[card]] == TYPE_BABY
        if by != owner:
            self.tell_between("bounce", "unstable-unicorns.words.bounce", by, owner, card)
        elif not foal:
            self.tell_card("take-back", "unstable-unicorns.words.bounce", owner, card)
        if foal:
            self._go_home(owner, place, card)
        else:
            self.table.move(zone, place, HAND + owner, EVERYONE)
        self.shut_gate(owner)

    def to_nursery(self, owner: i64, card: i64) -> None:
        """Return a foal from a stable to the nursery."""
        zone = self.stable(owner)
        self._go_home(owner, self.table.zones[zone].index(card), card)
        self.shut_gate(owner)

    def shut_gate(self, seat: i64) -> None:
        """A gate falls off a stable that holds no unicorn card; cows are still unicorn cards."""
        deck = self.deck
        gate: i64 = -1
        for card in self.table.zones[self.stable(seat)]:
            kind = deck.kinds[card]
            if deck.unicorn[kind]:
                return
            if deck.statics[kind] & SHUTS:
                gate = card
        if gate >= 0:
            self.tell_card("shut", "unstable-unicorns.special.gate", seat, gate)
            zone = self.stable(seat)
            self.table.move(zone, self.table.zones[zone].index(gate), DISCARD, EVERYONE)

    def tell_move(self, by: i64, owner: i64, seat: i64, card: i64) -> None:
        """A card goes from one stable to another: who moves it, from whom, to whom."""
        if self.events is not None:
            self.tell(
                "move",
                "unstable-unicorns.words.move",
                {
                    "seat": int(by),
                    "other": int(seat),
                    "from": seat_letter(int(owner)),
                    "card": self.name_of(card),
                },
            )

"""What lies where, and what can be read off it. Nothing here asks a player."""

from typing import Any, Protocol

from tests.referee.unstable_unicorns.asking import Ended
from tests.referee.unstable_unicorns.cards import Card, is_unicorn_card, type_of
from tests.referee.unstable_unicorns.names import letters
from tests.referee.unstable_unicorns.options import Options

Place = tuple[Any, ...]


class Chance(Protocol):
    """Everything random comes from here. The first card of a shuffled list is the top one."""

    def shuffled(self, label: str, items: list[Card]) -> list[Card]: ...

    def drawn(self, label: str, items: list[Any]) -> Any: ...


class Table:
    def __init__(self, seats: int, options: Options, chance: Chance) -> None:
        self.seats = seats
        self.options = options
        self.chance = chance
        self.log: list[str] = []
        # places
        self.deck: list[Card] = []  # first = top
        self.discard_pile: list[Card] = []
        self.nursery: list[Card] = []
        self.box: list[Card] = []  # left out with two players
        self.hands: list[list[Card]] = [[] for _ in range(seats)]
        self.stables: list[list[Card]] = [[] for _ in range(seats)]
        self.stack: list[tuple[Card, int]] = []  # the card being played, then the neighs; with their players
        # the turn
        # where every card lay when the last turn of each player began
        self.began: list[dict[Card, Place]] = [{} for _ in range(seats)]
        self.active = 0
        self.skipped_turns = [0] * seats  # silent_alarm, r23
        self.extra_turns = 0  # encore, standing_ovation, r26
        self.skip_draw = False
        self.skip_action = False
        self.two_plays = False
        self.lent: list[tuple[Card, int, int]] = []  # library_loan: card, home, host
        self.neighs_this_turn = 0
        self.toast_given = False
        # party variants
        self.tally: list[dict[str, int]] = [{} for _ in range(seats)]
        self.new_hand_taken = [False] * seats
        # the end
        self.victors: set[int] = set()

    # ---- players --------------------------------------------------------------------------------

    def from_seat(self, seat: int) -> list[int]:
        """All players in turn order, this one first (line 45)."""
        return [(seat + i) % self.seats for i in range(self.seats)]

    def others(self, seat: int) -> list[int]:
        return self.from_seat(seat)[1:]

    def note(self, text: str) -> None:
        self.log.append(text)

    def count_party(self, seat: int, what: str) -> None:
        self.tally[seat][what] = self.tally[seat].get(what, 0) + 1
        self.note(f"seat {seat}: {what}")

    # ---- places ---------------------------------------------------------------------------------

    def where(self) -> dict[Card, Place]:
        places: dict[Card, Place] = {}
        for index, card in enumerate(self.deck):
            places[card] = ("deck", index)
        for card in self.discard_pile:
            places[card] = ("discard",)
        for card in self.nursery:
            places[card] = ("nursery",)
        for card in self.box:
            places[card] = ("box",)
        for seat in range(self.seats):
            for card in self.hands[seat]:
                places[card] = ("hand", seat)
            for card in self.stables[seat]:
                places[card] = ("stable", seat)
        for index, (card, _) in enumerate(self.stack):
            places[card] = ("stack", index)
        return places

    def place_of(self, card: Card) -> Place:
        for seat in range(self.seats):
            if card in self.hands[seat]:
                return ("hand", seat)
            if card in self.stables[seat]:
                return ("stable", seat)
        return self.where()[card]

    def stable_of(self, card: Card) -> int | None:
        """The seat in whose stable the card lies, or None."""
        for seat in range(self.seats):
            if card in self.stables[seat]:
                return seat
        return None

    def lift(self, card: Card) -> None:
        """Take the card away from wherever it lies."""
        for pile in (self.deck, self.discard_pile, self.nursery, *self.hands, *self.stables):
            if card in pile:
                pile.remove(card)
                return
        self.stack = [(other, seat) for other, seat in self.stack if other != card]

    def to_hand(self, card: Card, seat: int) -> None:
        self.lift(card)
        if type_of(card) == "baby":  # line 33, r41
            self.nursery.append(card)
        else:
            self.hands[seat].append(card)
        self.close_open_gates()

    def to_discard(self, card: Card) -> None:
        self.lift(card)
        if type_of(card) == "baby":  # line 33, r41
            self.nursery.append(card)
        else:
            self.discard_pile.append(card)
        self.close_open_gates()

    def to_stable(self, card: Card, seat: int) -> None:
        self.lift(card)
        self.stables[seat].append(card)
        self.close_open_gates()

    def close_open_gates(self) -> None:
        """gate_left_open, at any time: without a unicorn card in its stable it is sacrificed."""
        gate = Card("gate_left_open", 0)
        seat = self.stable_of(gate)
        if seat is not None and not self.unicorn_cards(seat):  # r36: cows are unicorn cards still
            self.stables[seat].remove(gate)
            self.discard_pile.append(gate)
            self.note(f"seat {seat} sacrifices {gate}: no unicorn card there")

    # ---- what is in a stable --------------------------------------------------------------------

    def has(self, seat: int, kind: str) -> bool:
        return any(card.kind == kind for card in self.stables[seat])

    def cows(self, seat: int) -> bool:
        """cow_costumes: the unicorns of this stable are none for anybody (r35)."""
        return self.has(seat, "cow_costumes")

    def works(self, seat: int, card: Card) -> bool:
        """grey_uniforms: unicorns of this stable have no effect, babies excepted (r38)."""
        return not (self.has(seat, "grey_uniforms") and type_of(card) in ("basic", "magical"))

    def has_working(self, seat: int, kind: str) -> bool:
        return any(card.kind == kind and self.works(seat, card) for card in self.stables[seat])

    def unicorn_cards(self, seat: int) -> list[Card]:
        return [card for card in self.stables[seat] if is_unicorn_card(card)]

    def unicorns(self, seat: int) -> list[Card]:
        """The cards an effect that names unicorns can touch (r35)."""
        return [] if self.cows(seat) else self.unicorn_cards(seat)

    def basics(self, seat: int) -> list[Card]:
        """Basic unicorn cards; r39: grey uniforms make none."""
        return [card for card in self.unicorns(seat) if type_of(card) == "basic"]

    def babies(self, seat: int) -> list[Card]:
        return [card for card in self.unicorns(seat) if type_of(card) == "baby"]

    def upgrades(self, seat: int) -> list[Card]:
        return [card for card in self.stables[seat] if type_of(card) == "upgrade"]

    def downgrades(self, seat: int) -> list[Card]:
        return [card for card in self.stables[seat] if type_of(card) == "downgrade"]

    def babies_barred(self) -> bool:
        """nursery_strike: no baby can enter any stable (r42)."""
        return any(self.has_working(seat, "nursery_strike") for seat in range(self.seats))

    def can_enter(self, card: Card) -> bool:
        return not (type_of(card) == "baby" and self.babies_barred())

    def hand_limit(self, seat: int) -> int:
        """Line 67; deep_pockets, pocketless_trousers, r24."""
        limit = 7
        if self.has_working(seat, "deep_pockets"):
            limit += 1
        if self.has(seat, "pocketless_trousers"):
            limit -= 4
        return max(limit, 0)

    # ---- winning --------------------------------------------------------------------------------

    def needed(self) -> int:
        """Lines 131 and 133."""
        return 7 if self.seats <= 5 else 6

    def count(self, seat: int) -> int:
        """Line 129: each unicorn card is one unicorn unless a card says otherwise."""
        total = 0
        for card in self.unicorns(seat):
            double = card.kind in ("king_size_sceptic", "vip_guest") and self.works(seat, card)
            total += 2 if double else 1
        return total

    def letters(self, seat: int) -> int:
        """Line 137, r58; r35: cows cannot win, so their letters are none."""
        return sum(letters(self.options.names[card.kind]) for card in self.unicorns(seat))

    def win(self, victors: set[int], why: str) -> None:
        self.victors = victors
        self.note(f"the match ends: {why}; winners {sorted(victors)}")
        raise Ended

    def check_end(self) -> None:
        """r53-r56: when no effect is pending, the player whose turn it is first; then the empty deck."""
        for seat in self.from_seat(self.active):
            if self.count(seat) >= self.needed():
                self.win({seat}, f"{self.count(seat)} unicorns")
        if self.deck:
            return
        # Lines 135-137.
        best = max(self.count(seat) for seat in range(self.seats))
        tied = [seat for seat in range(self.seats) if self.count(seat) == best]
        if len(tied) > 1:
            longest = max(self.letters(seat) for seat in tied)
            tied = [seat for seat in tied if self.letters(seat) == longest]
        if len(tied) == 1:
            self.win({tied[0]}, "the deck is empty")
        self.win(set(), "the deck is empty and the tie cannot be broken")

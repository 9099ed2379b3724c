"""One match of Unstable Unicorns: set-up, and what the caller sees."""

from tests.referee.unstable_unicorns.asking import Ask, Ended, IllegalMove, Move, Play
from tests.referee.unstable_unicorns.cards import Card, all_babies, kept_for_two, type_of, whole_deck
from tests.referee.unstable_unicorns.options import Options
from tests.referee.unstable_unicorns.steps import choose_card, discard_all, draw
from tests.referee.unstable_unicorns.table import Chance, Place, Table
from tests.referee.unstable_unicorns.turns import turns


class Match:
    def __init__(self, seats: int, options: Options, chance: Chance) -> None:
        if not 2 <= seats <= 8:
            raise ValueError("lines 131-133: two to eight players")
        self.seats = seats
        self.options = options
        self.table = Table(seats, options, chance)
        self.over = False
        self._begun = False
        self._script = self._match()
        self._ask: Ask = next(self._script)

    # ---- what the caller sees -------------------------------------------------------------------

    @property
    def log(self) -> list[str]:
        return self.table.log

    @property
    def tally(self) -> list[dict[str, int]]:
        """What the party variants ask for, per seat."""
        return self.table.tally

    @property
    def question(self) -> str:
        """What the match waits for, in words."""
        return self._ask.reason

    @property
    def owed(self) -> int:
        """How many such choices in a row the match waits for."""
        return self._ask.owed

    def who_must_act(self) -> set[int]:
        """The players the match waits for."""
        if self.over:
            return set()
        return {seat for seat, options in self._ask.moves.items() if options()}

    def who_may_act(self) -> set[int]:
        """The same, and those who may take a new hand now."""
        return {seat for seat in range(self.seats) if self.legal(seat)}

    def legal(self, seat: int) -> set[Move]:
        if self.over:
            return set()
        moves = set(self._ask.moves[seat]()) if seat in self._ask.moves else set()
        if self._may_take_new_hand(seat):
            moves.add(("new-hand",))
        return moves

    def forced(self) -> tuple[int, Move] | None:
        """The one move that can be made, if there is no choice at all (a new hand left aside)."""
        waiting = self.who_must_act()
        moves = [(seat, move) for seat in waiting for move in self._ask.moves[seat]()]
        return moves[0] if len(moves) == 1 else None

    def play(self, seat: int, move: Move) -> None:
        if self.over:
            raise IllegalMove("line 129: the match is over")
        if move not in self.legal(seat):
            raise IllegalMove(f"seat {seat} cannot {move}: {self._ask.reason}")
        self.table.note(f"seat {seat}: {move}")
        if move == ("new-hand",):
            self._take_new_hand(seat)
        else:
            self._go_on(seat, move)

    def where(self) -> dict[Card, Place]:
        return self.table.where()

    def points(self) -> dict[int, dict[str, int]]:
        t = self.table
        return {seat: {"unicorns": t.count(seat), "letters": t.letters(seat)} for seat in range(self.seats)}

    def winners(self) -> set[int]:
        """Nobody if the match is not over, or if all lose (line 137)."""
        return set(self.table.victors)

    # ---- the course of a match ------------------------------------------------------------------

    def _go_on(self, seat: int, move: Move | None) -> None:
        try:
            self._ask = self._script.send((seat, move))
        except StopIteration:
            self.over = True

    def _match(self) -> Play[None]:
        t = self.table
        self._deal()
        first: int = t.chance.drawn("first player", list(range(self.seats)))  # line 39
        t.active = first
        if self.options.babies == "chosen":
            for seat in t.from_seat(first):  # line 33
                baby = yield from choose_card(t, seat, lambda: t.nursery, "line 33: choose a baby")
                if baby is not None:
                    t.to_stable(baby, seat)
        else:
            dealt = t.chance.shuffled("babies", list(t.nursery))
            for seat in range(self.seats):
                t.to_stable(dealt[seat], seat)
        self._begun = True
        try:
            yield from turns(t, first)
        except Ended:
            return

    def _deal(self) -> None:
        """Line 31; for two players lines 204-230. Seat 0 gets the first five cards, seat 1 the next."""
        t = self.table
        t.nursery = all_babies()
        cards = whole_deck()
        if self.seats == 2 and self.options.two_players == "book":
            t.box = [card for card in cards if not kept_for_two(card)]
            cards = [card for card in cards if kept_for_two(card)]
        if self.seats == 2 and self.options.two_players != "whole deck":
            for seat in (0, 1):
                neigh = Card("neigh_polite", seat)
                cards.remove(neigh)
                t.hands[seat].append(neigh)
        t.deck = t.chance.shuffled("deck", cards)
        for seat in range(self.seats):
            draw(t, seat, 5)
        assert not any(type_of(card) == "baby" for card in t.deck)

    # ---- the new hand of the party variants (lines 239 and 249) ---------------------------------

    def _may_take_new_hand(self, seat: int) -> bool:
        t = self.table
        if t.options.party == "none" or not self._begun or t.new_hand_taken[seat] or not t.hands[seat]:
            return False
        if t.options.new_hand == "any time":
            return True
        if t.options.new_hand == "when asked":
            return bool(seat in self._ask.moves and self._ask.moves[seat]())
        return self._ask.before_action and seat == t.active

    def _take_new_hand(self, seat: int) -> None:
        """Once in the match: discard all cards of the hand and draw as many."""
        t = self.table
        t.new_hand_taken[seat] = True
        draw(t, seat, discard_all(t, seat, t.hands[seat]))
        drinking = t.options.party == "drinking"
        t.count_party(seat, "empties the glass" if drinking else "underwear on the head")
        if self._ask.before_action or self._ask.settled:
            try:
                t.check_end()  # no effect is pending: the deck may have run out (r56)
            except Ended:
                self._script.close()
                self.over = True
                return
        # A choice from this hand may have become impossible because the deck ran short.
        while not self.over and not self.who_must_act():
            self._go_on(next(iter(self._ask.moves)), None)

"""One match of HiLo, step by step as the book tells it."""

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Any, Protocol

from tests.referee.hilo.cards import Card, whole_deck
from tests.referee.hilo.scoring import Points, score

Move = tuple[Any, ...]
Place = tuple[Any, ...]


class Chance(Protocol):
    """Everything random comes from here. The first card of a shuffled list is the top one."""

    def shuffled(self, label: str, items: list[Card]) -> list[Card]: ...

    def drawn(self, label: str, items: list[int]) -> int: ...


@dataclass(frozen=True)
class Options:
    """Readings a table may choose."""

    # R7: "end first" - a magician as the own twelfth open card ends the match without casting;
    # "cast first" - he casts before it is looked whether all twelve lie open.
    magician_last: str = "end first"
    # "clockwise" - the start cards are uncovered one player after the other, from the start player;
    # "together" - everybody chooses in any order, then it is seen clockwise what they are.
    start: str = "clockwise"


class IllegalMove(Exception):
    """The move is against the book; the message says which sentence."""


class _Ended(Exception):
    """The match ends at once (line 130)."""


@dataclass(frozen=True)
class _Ask:
    """The match waits for one of these seats; `reason` is the sentence an illegal move breaks."""

    moves: dict[int, Callable[[], list[Move]]]
    reason: str


_Play = Generator[_Ask, tuple[int, Move], None]


class Match:
    def __init__(self, seats: int, options: Options, chance: Chance) -> None:
        if not 2 <= seats <= 4:
            raise ValueError("line 15: two to four players")
        self.seats = seats
        self.options = options
        self.chance = chance
        self.log: list[str] = []
        self.over = False
        self.layouts: list[list[Card]] = []
        self.is_open: list[list[bool]] = [[False] * 12 for _ in range(seats)]
        self.in_hand: dict[int, Card] = {}  # the card drawn or taken and not yet laid anywhere
        self.draw_pile: list[Card] = []  # first = top
        self.discard_pile: list[Card] = []  # first = top
        self.active = 0
        self._script = self._match()
        self._ask: _Ask = next(self._script)

    # ---- what the caller sees -------------------------------------------------------------------

    def who_may_act(self) -> set[int]:
        if self.over:
            return set()
        return {seat for seat, moves in self._ask.moves.items() if moves()}

    def legal(self, seat: int) -> set[Move]:
        if self.over or seat not in self._ask.moves:
            return set()
        return set(self._ask.moves[seat]())

    def play(self, seat: int, move: Move) -> None:
        if self.over:
            raise IllegalMove("line 130: the match is over")
        if move not in self.legal(seat):
            raise IllegalMove(f"seat {seat} cannot {move}: {self._ask.reason}")
        self.log.append(f"seat {seat}: {move}")
        try:
            self._ask = self._script.send((seat, move))
        except StopIteration:
            self.over = True

    def where(self) -> dict[Card, Place]:
        places: dict[Card, Place] = {}
        for seat, layout in enumerate(self.layouts):
            for slot, card in enumerate(layout):
                face = "open" if self.is_open[seat][slot] else "hidden"
                places[card] = ("layout", seat, slot, face)
        for index, card in enumerate(self.draw_pile):
            places[card] = ("draw pile", index)
        for index, card in enumerate(self.discard_pile):
            places[card] = ("discard pile", index)
        for seat, card in self.in_hand.items():
            places[card] = ("in hand", seat)
        return places

    def points(self) -> dict[int, Points]:
        """What each layout is worth with all its cards face up, hidden ones included."""
        return {seat: score(layout) for seat, layout in enumerate(self.layouts)}

    def winners(self) -> set[int]:
        """Line 140: the most coins win, a tie is shared."""
        if not self.over:
            return set()
        totals = {seat: points.total for seat, points in self.points().items()}
        return {seat for seat, total in totals.items() if total == max(totals.values())}

    # ---- the course of a match ------------------------------------------------------------------

    def _match(self) -> _Play:
        self._deal()
        if self.options.start == "clockwise":
            yield from self._start_cards_clockwise()
        else:
            yield from self._start_cards_together()
        try:
            while True:
                yield from self._turn(self.active)
                self.active = (self.active + 1) % self.seats  # line 79
        except _Ended:
            for seat in range(self.seats):  # line 130: all others uncover the rest
                self.is_open[seat] = [True] * 12
            self.log.append(f"the match ends: {[points.total for points in self.points().values()]}")

    def _deal(self) -> None:
        """Line 54. The first twelve cards are for seat 0, the next for seat 1, and so on."""
        cards = self.chance.shuffled("deck", whole_deck())
        for seat in range(self.seats):
            self.layouts.append(cards[12 * seat : 12 * seat + 12])
        rest = cards[12 * self.seats :]
        self.discard_pile = [rest[0]]  # R13: whatever it is, it stays
        self.draw_pile = rest[1:]
        self.active = self.chance.drawn("start player", list(range(self.seats)))  # line 64, R24
        self.log.append(f"seat {self.active} begins")

    def _clockwise(self) -> list[int]:
        return [(self.active + i) % self.seats for i in range(self.seats)]

    def _start_cards_clockwise(self) -> _Play:
        """Line 56: everybody uncovers one card."""
        for seat in self._clockwise():
            _, move = yield _Ask({seat: _start_moves}, "line 56: uncover one card of your layout")
            self._uncover_start_card(seat, move[1])

    def _start_cards_together(self) -> _Play:
        chosen: dict[int, int] = {}
        while len(chosen) < self.seats:
            waiting = [seat for seat in range(self.seats) if seat not in chosen]
            ask = _Ask(dict.fromkeys(waiting, _start_moves), "line 56: uncover one card of your layout")
            seat, move = yield ask
            chosen[seat] = move[1]
        for seat in self._clockwise():
            self._uncover_start_card(seat, chosen[seat])

    def _uncover_start_card(self, seat: int, slot: int) -> None:
        """Lines 58-60 and R14: a magician is shuffled into the pile, again and again; a phoenix rests."""
        self.is_open[seat][slot] = True
        while self.layouts[seat][slot].kind == "magician":
            magician = self.layouts[seat][slot]
            self.draw_pile = self.chance.shuffled("start magician", [*self.draw_pile, magician])
            self.layouts[seat][slot] = self.draw_pile.pop(0)
            self.log.append(f"seat {seat} replaces a start magician by {self.layouts[seat][slot]}")

    def _turn(self, seat: int) -> _Play:
        """Lines 64-79: take the open card, or draw."""

        def first() -> list[Move]:
            return [("take",), ("draw",)]

        _, move = yield _Ask({seat: first}, "line 64: take the top discard, or draw")
        if move == ("take",):
            card = self.discard_pile.pop(0)
            may_discard = False  # R21
        else:
            card = self._draw()
            may_discard = True
        self.in_hand[seat] = card

        def second() -> list[Move]:
            moves: list[Move] = [("place", slot) for slot in range(12)]
            if may_discard:
                moves.append(("discard",))
            return moves

        _, move = yield _Ask(
            {seat: second}, "line 66: a taken card must be exchanged; line 70: a drawn one may go"
        )
        del self.in_hand[seat]
        if move == ("discard",):
            self.discard_pile.insert(0, card)  # line 75; R12: no effect whatever it is
            yield from self._uncover_one(seat, "line 77: uncover one of your hidden cards")
        else:
            slot = move[1]
            self.discard_pile.insert(0, self.layouts[seat][slot])  # line 66; R11: no effect
            self.layouts[seat][slot] = card
            self.is_open[seat][slot] = True
            yield from self._came_open(seat, slot)

    def _draw(self) -> Card:
        """Line 126 and R15: when the last card is drawn the discard pile becomes the new draw pile."""
        card = self.draw_pile.pop(0)
        if not self.draw_pile:
            self.draw_pile = self.chance.shuffled("reshuffle", self.discard_pile)
            self.discard_pile = []
            self.log.append("the discard pile becomes the draw pile")
        return card

    # ---- what an open card sets off -------------------------------------------------------------

    def _uncover_one(self, seat: int, reason: str) -> _Play:
        def hidden() -> list[Move]:
            return [("flip", slot) for slot in range(12) if not self.is_open[seat][slot]]

        _, move = yield _Ask({seat: hidden}, reason)
        self.is_open[seat][move[1]] = True
        yield from self._came_open(seat, move[1])

    def _came_open(self, seat: int, slot: int) -> _Play:
        """A card was uncovered in, or laid into, the layout of the player whose turn it is."""
        kind = self.layouts[seat][slot].kind
        self.log.append(f"seat {seat} slot {slot} shows {kind}")
        if kind == "magician" and self.options.magician_last == "cast first":
            yield from self._cast(seat)
            return
        self._end_if_somebody_is_complete()  # line 130; line 122 and R6, R7: the last card does nothing
        if kind == "magician":
            yield from self._cast(seat)
        elif kind == "phoenix":
            yield from self._uncover_one(seat, "line 118: the phoenix uncovers one more card")

    def _cast(self, seat: int) -> _Play:
        """Line 105: one own card must change places with one card of another player."""

        def movable(owner: int, slot: int) -> bool:
            # Line 112; R9: only a magician lying open is known to be one.
            return not (self.is_open[owner][slot] and self.layouts[owner][slot].kind == "magician")

        def swaps() -> list[Move]:
            return [
                ("swap", own, other, theirs)
                for own in range(12)
                for other in range(self.seats)
                for theirs in range(12)
                if other != seat and movable(seat, own) and movable(other, theirs)
            ]

        if not swaps():  # R10
            self.log.append("the spell lapses")
            self._end_if_somebody_is_complete()
            return
        _, move = yield _Ask({seat: swaps}, "lines 105 and 112: swap a card that is no open magician")
        _, own, other, theirs = move
        mine, yours = self.layouts[seat][own], self.layouts[other][theirs]
        self.layouts[seat][own], self.layouts[other][theirs] = yours, mine
        my_face, your_face = self.is_open[seat][own], self.is_open[other][theirs]
        self.is_open[seat][own], self.is_open[other][theirs] = your_face, my_face  # lines 105 and 108
        self._end_if_somebody_is_complete()  # R8
        if yours.kind == "phoenix" and your_face:  # line 118 and R1-R3
            yield from self._uncover_one(seat, "line 118: a phoenix from another layout uncovers too")

    def _end_if_somebody_is_complete(self) -> None:
        """Line 130: the match ends at once when all twelve cards of one person lie open."""
        if any(all(faces) for faces in self.is_open):
            raise _Ended


def _start_moves() -> list[Move]:
    return [("start", slot) for slot in range(12)]

"""The rules of HiLo: what may be done, and what it does.

An effect never has to wait for another one here: a phoenix or a magician is resolved by a single choice, and
only then the card it brought can have an effect of its own (hilo.effects.chain). So the one step the active
seat stands at is the whole stack of open decisions.
"""

from typing import Final

from mypy_extensions import i64

from monoceros.core.contract import Refusal, seat_letter
from monoceros.core.rng import Rng
from monoceros.core.table import EVERYONE
from monoceros.games.hilo.actions import (
    ACTION_COUNT,
    DISCARD,
    DRAW,
    FLIP,
    PLACE,
    SIZE,
    SWAP,
    TAKE,
    swap_action,
    swap_place,
    swap_seat,
    swap_spot,
)
from monoceros.games.hilo.board import (
    BURN,
    CAST,
    DISCARD_PILE,
    DRAW_PILE,
    DRAWN,
    HELD,
    LAYOUT,
    NOT_CHOSEN,
    OVER,
    START,
    TAKEN,
    TURN,
    UNCOVER,
    place_name,
)
from monoceros.games.hilo.deck import MAGICIAN, PHOENIX
from monoceros.games.hilo.observing import HiloObserver

ASKED_BY: Final = (
    "hilo.setup.start-card",
    "hilo.turn.two-actions",
    "hilo.turn.take-must-place",
    "hilo.turn.draw-choices",
    "hilo.turn.discard-uncovers",
    "hilo.phoenix.uncover",
    "hilo.magician.must-swap",
    "hilo.end.immediately",
)
"""The clause that asks for each step: why anything else is refused."""

IDS: Final = list(range(ACTION_COUNT))
"""All actions as ready-made numbers: slices of it are much cheaper than making hundreds anew."""

END_COMES_FIRST: Final = True
"""Whether a magician as one's twelfth open card ends the game before he casts (ruling R7).

The rulebook says "at once" of both; we end, as it says outright for the phoenix.
"""


class HiloState(HiloObserver):
    """A match of HiLo."""

    def copy(self) -> "HiloState":
        """An independent match in the same situation."""
        twin = HiloState(
            self.seats,
            self.table.copy(),
            self.deck,
            self.rng.copy(),
            self.starter,
            self.hidden[:],
            # Once the start cards lie open the list is never written to again.
            self.chosen[:] if self.step == START else self.chosen,
        )
        twin.step = self.step
        twin.active = self.active
        twin.to_act = self.to_act
        twin.n = self.n
        twin.by_magic = self.by_magic
        return twin

    # What may be done.

    def legal(self, seat: i64) -> list[int]:
        """The actions this seat may play now, ascending."""
        actions: list[int] = []
        if seat < 0 or seat >= self.seats or self.to_act >> seat & 1 == 0:
            return actions
        step = self.step
        if step == TURN:
            return IDS[TAKE : DRAW + 1]
        if step == TAKEN:
            return IDS[PLACE:FLIP]
        if step == DRAWN:
            return IDS[DISCARD:FLIP]
        if step == CAST:
            distance: i64 = 1
            while distance < self.seats:
                self._list_swaps(seat, (seat + distance) % self.seats, actions)
                distance += 1
            return actions
        place: i64 = 0
        while place < SIZE:
            if not self.table.is_open(LAYOUT + seat, place):
                actions.append(FLIP + place)
            place += 1
        return actions

    def _list_swaps(self, seat: i64, other: i64, actions: list[int]) -> None:
        spots: list[int] = []
        spot: i64 = 0
        while spot < SIZE:
            if self._swappable(other, spot):
                spots.append(spot)
            spot += 1
        place: i64 = 0
        while place < SIZE:
            if self._swappable(seat, place):
                first = swap_action(self.seats, seat, place, other, 0)
                if len(spots) == SIZE:
                    actions.extend(IDS[first : first + SIZE])
                else:
                    actions.extend([IDS[first + spot] for spot in spots])
            place += 1

    def _swappable(self, seat: i64, place: i64) -> bool:
        """Anything but an open magician (hilo.magician.never-magicians).

        A hidden magician may be swapped: barring it would tell what it is.
        """
        card = self.table.zones[LAYOUT + seat][place]
        return self.deck.role_of[card] != MAGICIAN or self.table.seen[card] != EVERYONE

    def pick(self, seat: i64, rng: Rng) -> i64:
        """A uniformly random legal action, found without listing the hundreds a magician has."""
        step = self.step
        if step == TURN:
            return rng.below(2)
        if step == TAKEN:
            return PLACE + rng.below(SIZE)
        if step == DRAWN:
            return DISCARD + rng.below(SIZE + 1)
        if step == CAST:
            # All pairs of an own card and a foreign one are legal, so each half may be drawn alone.
            place = self._pick_swappable(seat, rng)
            spot: i64 = 0
            other: i64 = seat
            while other == seat or not self._swappable(other, spot):
                drawn = rng.below((self.seats - 1) * SIZE)
                other = (seat + 1 + drawn // SIZE) % self.seats
                spot = drawn % SIZE
            return swap_action(self.seats, seat, place, other, spot)
        nth: i64 = rng.below(self.hidden[seat])
        place = 0
        while True:
            if not self.table.is_open(LAYOUT + seat, place):
                if nth == 0:
                    return FLIP + place
                nth -= 1
            place += 1

    def _pick_swappable(self, seat: i64, rng: Rng) -> i64:
        place = rng.below(SIZE)
        while not self._swappable(seat, place):
            place = rng.below(SIZE)
        return place

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        """The clause that forbids this action now, or None."""
        step = self.step
        if seat < 0 or seat >= self.seats:
            return Refusal("hilo.players", {"seats": int(self.seats)})
        if self.to_act >> seat & 1 == 0:
            if step == OVER:
                return Refusal("hilo.end.immediately", {})
            if step == START:
                return Refusal("hilo.setup.start-card", {"seat": seat_letter(seat)})
            return Refusal("hilo.turn.clockwise", {"seat": seat_letter(self.active)})
        if step == TURN:
            if action == TAKE or action == DRAW:
                return None
        elif step == TAKEN:
            if PLACE <= action < FLIP:
                return None
        elif step == DRAWN:
            if DISCARD <= action < FLIP:
                return None
        elif step == CAST:
            if SWAP <= action < ACTION_COUNT:
                return self._why_no_swap(seat, action)
        elif FLIP <= action < SWAP:
            if not self.table.is_open(LAYOUT + seat, action - FLIP):
                return None
            return Refusal(
                ASKED_BY[step],
                {"card": self._name(seat, action - FLIP), "place": place_name(seat, action - FLIP)},
            )
        return Refusal(ASKED_BY[step], {})

    def _why_no_swap(self, seat: i64, action: i64) -> Refusal | None:
        other = swap_seat(self.seats, seat, action)
        if other == seat:
            return Refusal("hilo.magician.another-player", {"seats": int(self.seats)})
        if not self._swappable(seat, swap_place(action)):
            place = place_name(seat, swap_place(action))
            return Refusal("hilo.magician.never-magicians", {"place": place})
        if not self._swappable(other, swap_spot(action)):
            place = place_name(other, swap_spot(action))
            return Refusal("hilo.magician.never-magicians", {"place": place})
        return None

    # What it does.

    def apply(self, seat: i64, action: i64) -> None:
        """Play a legal action."""
        self.n += 1
        if self.step == START:
            self._choose_start(seat, action - FLIP)
        elif action == TAKE:
            self._take(seat)
        elif action == DRAW:
            self._draw(seat)
        elif action == DISCARD:
            self._lay_off(seat)
        elif action < FLIP:
            self._place(seat, action - PLACE)
        elif action < SWAP:
            self._uncover(seat, action - FLIP)
        else:
            other = swap_seat(self.seats, seat, action)
            self._swap(seat, swap_place(action), other, swap_spot(action))

    def _choose_start(self, seat: i64, place: i64) -> None:
        self.chosen[seat] = place
        self.to_act &= ~(1 << seat)
        if self.events is not None:
            self._tell("choose", "hilo.setup.start-card", {"seat": int(seat), "place": int(place) + 1})
        if self.to_act == 0:
            self._uncover_start_cards()

    def _uncover_start_cards(self) -> None:
        """Clockwise from the start player (hilo.setup.start-order)."""
        turn: i64 = 0
        while turn < self.seats:
            seat: i64 = (self.starter + turn) % self.seats
            self._uncover_start_card(seat, self.chosen[seat])
            turn += 1
        self.chosen = [NOT_CHOSEN] * int(self.seats)
        self._begin_turn(self.starter)

    def _uncover_start_card(self, seat: i64, place: i64) -> None:
        table = self.table
        zone: i64 = LAYOUT + seat
        table.reveal(zone, place)
        self._tell_card("flip", "hilo.setup.start-card", seat, place)
        clause = "hilo.setup.start-magician"
        while self._role(zone, place) == MAGICIAN:
            table.move(zone, place, DRAW_PILE, EVERYONE)
            table.shuffle(DRAW_PILE, self.rng)
            table.put(DRAW_PILE, table.top(DRAW_PILE), zone, place, EVERYONE)
            self._tell_card("start-magician", clause, seat, place)
            clause = "hilo.setup.start-magician-again"
        self.hidden[seat] -= 1

    def _take(self, seat: i64) -> None:
        table = self.table
        table.move(DISCARD_PILE, table.top(DISCARD_PILE), HELD, EVERYONE)
        self.step = TAKEN
        if self.events is not None:
            card = self.deck.names[table.kind(HELD, 0)]
            self._tell("take", "hilo.turn.take", {"seat": int(seat), "card": card})

    def _draw(self, seat: i64) -> None:
        table = self.table
        table.move(DRAW_PILE, table.top(DRAW_PILE), HELD, 1 << seat)
        self.step = DRAWN
        if self.events is not None:
            card = self.deck.names[table.kind(HELD, 0)]
            self._tell_secret("draw", "hilo.turn.draw", {"seat": int(seat)}, {"card": card}, 1 << seat)
        if len(table.zones[DRAW_PILE]) == 0:
            table.gather(DISCARD_PILE, DRAW_PILE)
            table.shuffle(DRAW_PILE, self.rng)
            if self.events is not None:
                size = len(table.zones[DRAW_PILE])
                self._tell("reshuffle", "hilo.pile.reshuffle", {"cards": size})

    def _lay_off(self, seat: i64) -> None:
        """No effect comes from a card that never lay in a layout (hilo.effects.not-in-discard)."""
        self.table.move(HELD, 0, DISCARD_PILE, EVERYONE)
        self.step = UNCOVER
        if self.events is not None:
            card = self.deck.names[self.table.kind(DISCARD_PILE, self.table.top(DISCARD_PILE))]
            self._tell("discard", "hilo.turn.draw-choices", {"seat": int(seat), "card": card})

    def _place(self, seat: i64, place: i64) -> None:
        table = self.table
        zone: i64 = LAYOUT + seat
        if not table.is_open(zone, place):
            self.hidden[seat] -= 1
        table.move(zone, place, DISCARD_PILE, EVERYONE)
        table.put(HELD, 0, zone, place, EVERYONE)
        if self.events is not None:
            out = self.deck.names[table.kind(DISCARD_PILE, table.top(DISCARD_PILE))]
            clause = "hilo.turn.take" if self.step == TAKEN else "hilo.turn.draw-choices"
            self._tell(
                "place",
                clause,
                {
                    "seat": int(seat),
                    "place": int(place) + 1,
                    "card": self._name(seat, place),
                    "out": out,
                },
            )
        self._arrived(seat, place)

    def _uncover(self, seat: i64, place: i64) -> None:
        self.table.reveal(LAYOUT + seat, place)
        self.hidden[seat] -= 1
        self._tell_card("flip", ASKED_BY[self.step], seat, place)
        self._arrived(seat, place)

    def _swap(self, seat: i64, place: i64, other: i64, spot: i64) -> None:
        table = self.table
        given = int(table.is_open(LAYOUT + seat, place))
        got = int(table.is_open(LAYOUT + other, spot))
        table.exchange(LAYOUT + seat, place, LAYOUT + other, spot)
        self.hidden[seat] += given - got
        self.hidden[other] += got - given
        if self.events is not None:
            self._tell(
                "swap",
                "hilo.magician.must-swap",
                {
                    "seat": int(seat),
                    "place": int(place) + 1,
                    "other": int(other),
                    "spot": int(spot) + 1,
                    "got": self._name(seat, place) if got else None,
                    "given": self._name(other, spot) if given else None,
                },
            )
        if self.hidden[other] == 0:
            self.by_magic = True
            self._end(other)
        elif self.hidden[seat] == 0:
            self.by_magic = True
            self._end(seat)
        elif got:
            self._arrived(seat, place)
        else:
            self._begin_turn((seat + 1) % self.seats)

    def _arrived(self, seat: i64, place: i64) -> None:
        """An open card has come to lie here: the end comes first, then its effect, then the next turn.

        The end comes before a magician casts or a phoenix burns (hilo.magician.last-card,
        hilo.phoenix.last-card).
        """
        role = self._role(LAYOUT + seat, place)
        if self.hidden[seat] == 0 and (END_COMES_FIRST or role != MAGICIAN):
            self._end(seat)
        elif role == MAGICIAN:
            self.step = CAST
        elif role == PHOENIX:
            self.step = BURN
        else:
            self._begin_turn((seat + 1) % self.seats)

    def _begin_turn(self, seat: i64) -> None:
        self.active = seat
        self.step = TURN
        self.to_act = 1 << seat

    def _end(self, seat: i64) -> None:
        """At once, whoever's layout it is; everyone uncovers what is left, without effects."""
        self.step = OVER
        self.to_act = 0
        if self.events is not None:
            clause = "hilo.end.by-magic" if self.by_magic else "hilo.end.immediately"
            self._tell("end", clause, {"seat": int(seat)})
        other: i64 = 0
        while other < self.seats:
            place: i64 = 0
            while place < SIZE and self.hidden[other] > 0:
                if not self.table.is_open(LAYOUT + other, place):
                    self.table.reveal(LAYOUT + other, place)
                    self._tell_card("uncover-rest", "hilo.end.uncover-rest", other, place)
                place += 1
            self.hidden[other] = 0
            other += 1

"""A table of HiLo as data, and what each viewer is told of it. The rules of play are in `state.py`."""

from typing import Final

from mypy_extensions import i64

from monoceros.core.contract import Event, State, seat_letter
from monoceros.core.rng import Rng
from monoceros.core.table import EVERYONE, UNKNOWN, Table
from monoceros.core.wire import Choice, Outcome, Value
from monoceros.games.hilo.actions import (
    DISCARD,
    DRAW,
    FLIP,
    PLACE,
    SWAP,
    TAKE,
    format_action,
    swap_place,
    swap_seat,
    swap_spot,
    verb,
)
from monoceros.games.hilo.deck import HiloDeck
from monoceros.games.hilo.scoring import layout_parts, layout_score
from monoceros.games.hilo.view import Held, HiloView

# Zones of the table; a seat's layout is LAYOUT + seat.
DRAW_PILE: Final[i64] = 0
DISCARD_PILE: Final[i64] = 1
HELD: Final[i64] = 2
LAYOUT: Final[i64] = 3

# Steps: what the seat to act is asked for.
START: Final[i64] = 0
TURN: Final[i64] = 1
TAKEN: Final[i64] = 2
DRAWN: Final[i64] = 3
UNCOVER: Final[i64] = 4
BURN: Final[i64] = 5
CAST: Final[i64] = 6
OVER: Final[i64] = 7
STEP_NAMES: Final = ("start", "turn", "taken", "drawn", "uncover", "phoenix", "cast", "over")

NOT_CHOSEN: Final = -1


class HiloBoard(State):
    """Where a match of HiLo stands. `hidden` counts the face-down cards of each layout."""

    def __init__(
        self,
        seats: i64,
        table: Table,
        deck: HiloDeck,
        rng: Rng,
        starter: i64,
        hidden: list[int],
        chosen: list[int],
    ) -> None:
        super().__init__(seats, table, rng)
        self.deck = deck
        self.begin(starter, hidden, chosen)

    def begin(self, starter: i64, hidden: list[int], chosen: list[int]) -> None:
        """Wait for the start cards, as a match that has just been dealt does."""
        self.step: i64 = START
        self.active: i64 = starter
        self.starter: i64 = starter
        self.hidden = hidden
        self.chosen = chosen
        self.by_magic = False
        self.to_act = (1 << self.seats) - 1
        self.n = 0

    def _role(self, zone: i64, place: i64) -> i64:
        return self.deck.role_of[self.table.zones[zone][place]]

    def _name(self, seat: i64, place: i64) -> str:
        return self.deck.names[self.table.kind(LAYOUT + seat, place)]

    def _tell(self, key: str, clause: str, params: dict[str, Value]) -> None:
        if self.events is not None:
            self.events.append(Event("hilo-" + key, clause, params))

    def _tell_secret(
        self, key: str, clause: str, params: dict[str, Value], secret: dict[str, Value], seen: i64
    ) -> None:
        if self.events is not None:
            self.events.append(Event("hilo-" + key, clause, params, secret, int(seen)))

    def _tell_card(self, key: str, clause: str, seat: i64, place: i64) -> None:
        """An open card of a layout; costs nothing when nobody listens."""
        if self.events is not None:
            card = self._name(seat, place)
            self._tell(key, clause, {"seat": int(seat), "place": int(place) + 1, "card": card})

    def choice(self, seat: i64, action: i64) -> Choice:
        """An action with the places on the board it is about."""
        about: list[str] = []
        if action == TAKE:
            about = ["discard"]
        elif action == DRAW:
            about = ["draw"]
        elif action == DISCARD:
            about = ["held", "discard"]
        elif action < FLIP:
            about = ["held", place_name(seat, action - PLACE)]
        elif action < SWAP:
            about = [place_name(seat, action - FLIP)]
        else:
            other = swap_seat(self.seats, seat, action)
            about = [
                place_name(seat, swap_place(action)),
                place_name(other, swap_spot(action)),
            ]
        text = format_action(int(self.seats), int(seat), int(action))
        return Choice(action=int(action), text=text, verb=verb(int(action)), about=about)

    def _names(self, kinds: list[int]) -> list[str | None]:
        return [self.deck.names[kind] if kind != UNKNOWN else None for kind in kinds]

    def _shown_layout(self, seat: i64, viewer: i64) -> list[int]:
        return self.table.shown(LAYOUT + seat, viewer)

    def view(self, viewer: int) -> HiloView:
        """What this viewer may know."""
        layouts = [self._shown_layout(seat, viewer) for seat in range(self.seats)]
        held: Held | None = None
        if self.table.zones[HELD]:
            card = self._names(self.table.shown(HELD, viewer))[0]
            held = Held(seat=int(self.active), card=card, taken=self.step == TAKEN)
        deck = self.deck
        return HiloView(
            game="hilo",
            seats=int(self.seats),
            you=viewer if viewer < self.seats else None,
            n=int(self.n),
            to_act=self.asked(viewer),
            step=STEP_NAMES[self.step],
            active=int(self.active),
            starter=int(self.starter),
            layouts=[self._names(kinds) for kinds in layouts],
            discard=self._names(self.table.shown(DISCARD_PILE, viewer)),
            draw=len(self.table.zones[DRAW_PILE]),
            held=held,
            chosen=[place + 1 if place != NOT_CHOSEN else None for place in self.chosen],
            coins=[layout_score(deck, kinds) for kinds in layouts],
            stock=deck.stock.copy(),
        )

    def _open_layout(self, seat: i64) -> list[int]:
        kinds = self.deck.kinds
        seen = self.table.seen
        return [
            kinds[card] if seen[card] == EVERYONE else UNKNOWN for card in self.table.zones[LAYOUT + seat]
        ]

    def scores(self) -> list[int]:
        """The coins of what lies open in each layout."""
        return [layout_score(self.deck, self._open_layout(seat)) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """All who share the most coins."""
        winners: list[int] = []
        most: i64 = -1
        for seat, score in enumerate(self.scores()):
            if score > most:
                most = score
                winners = [seat]
            elif score == most:
                winners.append(seat)
        return winners

    def outcome(self) -> Outcome | None:
        """The winners - all who share the most coins - and where every coin came from."""
        if self.step != OVER:
            return None
        scores = [layout_parts(self.deck, seat, self._open_layout(seat)) for seat in range(self.seats)]
        most = max([score.total for score in scores])
        winners = [score.seat for score in scores if score.total == most]
        reason = "hilo.end.by-magic" if self.by_magic else "hilo.end.immediately"
        return Outcome(winners=winners, scores=scores, reason=reason)


def place_name(seat: i64, place: i64) -> str:
    """How a place of a layout is called: A3 is the third card of seat A."""
    return f"{seat_letter(seat)}{place + 1}"

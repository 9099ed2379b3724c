"""A small language for stories about HiLo.

    kingdom.layout("A", "king ? ? ? ? ? / ? ? ? ? ? ?").discard("phoenix")
    kingdom.plays("A", "take", "place 2")
    assert kingdom.asks() == ("A", "phoenix")

Cards go by their names in the card pack; `?bard` is a hidden bard, `?` any hidden card.
"""

from collections.abc import Iterable

from monoceros.core.contract import SEAT_LETTERS, Refusal
from monoceros.core.game import Setup
from monoceros.core.rng import Rng
from monoceros.core.table import ONLOOKER
from monoceros.core.wire import News, Outcome, Part
from monoceros.games.hilo.cards import deck
from monoceros.games.hilo.game import Hilo
from monoceros.games.hilo.sight import view_of
from monoceros.games.hilo.state import HiloState
from monoceros.games.hilo.view import HiloView

HIDDEN = "? ? ? ? ? ? / ? ? ? ? ? ?"
GAME = Hilo()


class Kingdom:
    """A table of HiLo that is described, then played. It is dealt at the first action or question."""

    def __init__(self, seats: int = 2, setup: Setup | None = None) -> None:
        self.seats = seats
        self.setup = setup or GAME.setup(seats)
        self.words: dict[str, str] = {SEAT_LETTERS[seat]: HIDDEN for seat in range(seats)}
        self.extra: list[str] = []
        self._state: HiloState | None = None
        self.told: list[News] = []

    # Describing

    def layout(self, seat: str, cards: str) -> "Kingdom":
        self.words[seat] = cards
        return self

    def discard(self, *cards: str) -> "Kingdom":
        """The discard pile from bottom to top."""
        return self._extra("discard", cards)

    def next_draws(self, *cards: str) -> "Kingdom":
        """What will be drawn, first card first."""
        return self._extra("draw", [f"?{card}" for card in reversed(cards)])

    def turn(self, seat: str) -> "Kingdom":
        self.extra.append(f"active={seat}")
        return self

    def step(self, name: str) -> "Kingdom":
        self.extra.append(f"step={name}")
        return self

    def starts(self, seat: str) -> "Kingdom":
        self.extra.append(f"start={seat}")
        return self

    def _extra(self, key: str, cards: Iterable[str]) -> "Kingdom":
        self.extra.append(f"{key}={','.join(self._code(card) for card in cards)}")
        return self

    def _code(self, word: str) -> str:
        if word in ("?", "-"):
            return word
        hidden, name = ("?", word[1:]) if word.startswith("?") else ("", word)
        cards = deck(self.setup.pack)
        return hidden + cards.codes[cards.names.index(name)]

    @property
    def state(self) -> HiloState:
        if self._state is None:
            rows = []
            for seat, cards in self.words.items():
                halves = [half.split() for half in cards.split("/")]
                coded = "/".join(",".join(self._code(card) for card in half) for half in halves)
                rows.append(f"{seat}={coded}")
            text = " ".join(rows + self.extra)
            self._state = GAME.from_position(text, self.setup, Rng(0))
        return self._state

    # Playing

    def plays(self, seat: str, *actions: str) -> "Kingdom":
        number = SEAT_LETTERS.index(seat)
        for action in actions:
            self.state.listen()
            self.state.play(number, GAME.parse(self.setup, number, action))
            assert self.state.events is not None
            self.told += [event.for_viewer(ONLOOKER) for event in self.state.events]
        return self

    def refuses(self, seat: str, action: str) -> str:
        """The clause that forbids an action; nothing changes."""
        number = SEAT_LETTERS.index(seat)
        before = GAME.fingerprint(self.state)
        try:
            self.state.play(number, GAME.parse(self.setup, number, action))
        except Refusal as refusal:
            assert GAME.fingerprint(self.state) == before
            return refusal.clause
        raise AssertionError(f"{seat} {action} was allowed")

    def allows(self, seat: str, action: str) -> bool:
        number = SEAT_LETTERS.index(seat)
        return self.state.why_not(number, GAME.parse(self.setup, number, action)) is None

    # Looking

    def view(self, viewer: str = "") -> HiloView:
        return view_of(self.state, SEAT_LETTERS.index(viewer) if viewer else ONLOOKER)

    def asks(self) -> tuple[str, str]:
        """Who owes what decision."""
        seats = "".join(SEAT_LETTERS[seat] for seat in self.state.deciders())
        return seats, self.view().step

    def card(self, seat: str, place: int) -> str | None:
        """The open card in a place of a layout, None if it is hidden."""
        return self.view().layouts[SEAT_LETTERS.index(seat)][place - 1]

    def hidden(self, seat: str) -> int:
        return self.view().layouts[SEAT_LETTERS.index(seat)].count(None)

    def top_discard(self) -> str | None:
        pile = self.view().discard
        return pile[-1] if pile else None

    def events(self, key: str) -> list[News]:
        return [news for news in self.told if news.key == f"hilo-{key}"]

    @property
    def outcome(self) -> Outcome:
        outcome = self.state.outcome()
        assert outcome is not None, "the game is not over"
        return outcome

    @property
    def over(self) -> bool:
        return self.state.outcome() is not None

    def winners(self) -> str:
        return "".join(SEAT_LETTERS[seat] for seat in self.outcome.winners)

    def coins(self, seat: str) -> int:
        return self.view().coins[SEAT_LETTERS.index(seat)]

    def part(self, seat: str, key: str) -> Part:
        parts = self.outcome.scores[SEAT_LETTERS.index(seat)].parts
        return next(part for part in parts if part.key == key)

"""A small language for stories about Kill the Unicorns.

    hunt.herd("A", "pink 2 + false horn").row("blue 1", "green 3")
    hunt.trap("B", "trojan unicorn", at=1).lays("A", 4, 3).lays("B", 1, 0).passes("C")
    hunt.plays("B", "swap 1 1")
    assert hunt.herd_of("B") == ["pink 2 + false horn"]

Unicorns are `pink 2` (colour and stars), `pink pigicorn`, `pink starter`, `plush starter` and `legend`;
tokens follow with `+`, a pinned trap with `~ B bicorn`. Powers count as used unless a story says `ready`, so
nobody is asked who has no part in it.
"""

from monoceros.core.contract import SEAT_LETTERS, Refusal, State
from monoceros.core.rng import Rng
from monoceros.core.table import ONLOOKER
from monoceros.core.wire import News, Outcome, Part
from monoceros.games.kill_the_unicorns.game import KillTheUnicorns
from monoceros.games.kill_the_unicorns.state import HuntState
from monoceros.games.kill_the_unicorns.view import KillTheUnicornsView, Tally, Unicorn

GAME = KillTheUnicorns()
LEGENDS = {"legend": "La", "dawn": "La", "moon": "Lm", "storm": "Ls", "comet": "Lc"}


def view_of(state: State, viewer: int = ONLOOKER) -> KillTheUnicornsView:
    """What a viewer sees, with the fields of this game."""
    view = state.view(viewer)
    assert isinstance(view, KillTheUnicornsView)
    return view


class Hunt:
    """A table that is described, then played. It is laid at the first action or question."""

    def __init__(self, seats: int = 3, edition: str = "de", **options: str) -> None:
        self.setup = GAME.setup(seats, edition, options)
        self.codes: dict[str, str] = {card.id: card.code for card in self.setup.pack.cards}
        self.letters = SEAT_LETTERS[:seats]
        self.fields: dict[str, str] = {"used": self.letters, "begin": "hunt"}
        self.traps: list[str] = []
        self.told: list[News] = []
        self._state: HuntState | None = None

    # Describing

    def given(self, **fields: str) -> "Hunt":
        """Fields of the position text; an underscore stands for the dot."""
        for key, value in fields.items():
            self.fields[key.replace("_", ".")] = value
        return self

    def plays_as(self, seat: str, character: str, *, ready: bool = False) -> "Hunt":
        self.fields[f"{seat}.character"] = character
        return self.ready(seat) if ready else self

    def ready(self, seat: str) -> "Hunt":
        """This seat's power has not been used yet."""
        self.fields["used"] = self.fields["used"].replace(seat, "")
        return self

    def hand(self, seat: str, *values: int) -> "Hunt":
        self.fields[f"{seat}.hand"] = ",".join(f"H{value}" for value in values) or "-"
        return self

    def herd(self, seat: str, *unicorns: str) -> "Hunt":
        self.fields[f"{seat}.herd"] = ",".join(self._unicorn(one) for one in unicorns) or "-"
        return self

    def row(self, *unicorns: str) -> "Hunt":
        size = int(GAME.new(self.setup, Rng(0)).row_size)
        self.fields["hunt"] = str(size - len(unicorns) + 1)
        self.fields["row"] = ",".join(self._code(one) for one in unicorns)
        return self

    def trap(self, seat: str, trap: str, at: int = 1, side: str = "below") -> "Hunt":
        code = self.codes[trap.replace(" ", "_")]
        self.traps.append(f"{seat}.{code}/{at}{side[0]}")
        return self

    def drawn(self, seat: str, *traps: str) -> "Hunt":
        self.fields[f"{seat}.drawn"] = ",".join(self.codes[trap.replace(" ", "_")] for trap in traps)
        return self

    def stock(self, *tokens: str) -> "Hunt":
        self.fields["stock"] = ",".join(self.codes[token] for token in tokens) or "-"
        return self

    def begins(self, phase: str) -> "Hunt":
        """`hunt`, `market` or `round`."""
        self.fields["begin"] = phase
        if phase == "market":
            self.fields.setdefault("step", "market")
            self.fields.setdefault("hunt", self._after_hunts())
        return self

    def _after_hunts(self) -> str:
        return str(int(GAME.new(self.setup, Rng(0)).row_size) + 1)

    def at(self, step: str) -> "Hunt":
        """The table is laid as it lies, at this step."""
        del self.fields["begin"]
        self.fields["step"] = step
        return self

    def _code(self, words: str) -> str:
        words = words.strip()
        if words in LEGENDS:
            return LEGENDS[words]
        colour, _, rest = words.partition(" ")
        names = [f"{colour}_{rest}", f"{colour}_unicorn_{rest}"]
        return str(next(self.codes[name] for name in names if name in self.codes))

    def _unicorn(self, words: str) -> str:
        told, _, trap = words.partition("~")
        first, *tokens = told.split("+")
        word = self._code(first)
        for token in tokens:
            name = token.strip()
            kind = name.split()
            key = "horn_token" if name == "false horn" else f"{kind[1]}_{kind[0]}"
            word += "+" + self.codes[key]
        if trap:
            owner, _, name = trap.strip().partition(" ")
            word += f"~{owner}.{self.codes[name.replace(' ', '_')]}"
        return word

    @property
    def text(self) -> str:
        fields = dict(self.fields)
        if self.traps:
            fields["set"] = ",".join(self.traps)
        return " ".join(f"{key}={value or '-'}" for key, value in fields.items())

    @property
    def state(self) -> HuntState:
        if self._state is None:
            self._state = GAME.from_position(self.text, self.setup, Rng(0))
        return self._state

    # Playing

    def plays(self, seat: str, *actions: str) -> "Hunt":
        number = SEAT_LETTERS.index(seat)
        for action in actions:
            self.state.listen()
            self.state.play(number, GAME.parse(self.setup, number, action))
            assert self.state.events is not None
            self.told += [event.for_viewer(ONLOOKER) for event in self.state.events]
        return self

    def lays(self, seat: str, *values: int, extra: bool = False) -> "Hunt":
        words = ["lay", *map(str, values), *(["extra"] if extra else [])]
        return self.plays(seat, " ".join(words))

    def passes(self, *seats: str) -> "Hunt":
        for seat in seats:
            self.plays(seat, "pass")
        return self

    def refuses(self, seat: str, action: str) -> str:
        """The clause that forbids an action, without the game's name; nothing changes."""
        number = SEAT_LETTERS.index(seat)
        before = GAME.fingerprint(self.state)
        try:
            self.state.play(number, GAME.parse(self.setup, number, action))
        except Refusal as refusal:
            assert GAME.fingerprint(self.state) == before
            return refusal.clause.removeprefix("kill-the-unicorns.")
        raise AssertionError(f"{seat} {action} was allowed")

    def allows(self, seat: str, action: str) -> bool:
        number = SEAT_LETTERS.index(seat)
        return self.state.why_not(number, GAME.parse(self.setup, number, action)) is None

    # Looking

    def view(self, viewer: str = "") -> KillTheUnicornsView:
        return view_of(self.state, SEAT_LETTERS.index(viewer) if viewer else ONLOOKER)

    def asks(self) -> tuple[str, str]:
        """Who owes what decision."""
        seats = "".join(SEAT_LETTERS[seat] for seat in self.state.deciders())
        return seats, self.view().step

    def marker(self) -> str:
        return SEAT_LETTERS[self.view().marker]

    def herd_of(self, seat: str) -> list[str]:
        view = self.view()
        return [self.words(one) for one in view.herds[view.teams[SEAT_LETTERS.index(seat)]]]

    def words(self, unicorn: Unicorn) -> str:
        """A unicorn as stories write it."""
        return " + ".join([self.named(unicorn.card), *(self.token(one) for one in unicorn.tokens)]) + (
            f" ~ {unicorn.trap.replace('_', ' ')}" if unicorn.trap else ""
        )

    def named(self, card: str | None) -> str:
        assert card is not None
        if card.startswith("legendary"):
            return "legend" if card == "legendary_dawn" else card.removeprefix("legendary_")
        return card.replace("_unicorn_", " ").replace("_", " ")

    def token(self, token: str) -> str:
        if token == "horn_token":
            return "false horn"
        kind, _, colour = token.partition("_")
        return f"{colour} {kind}"

    def colour(self, seat: str, place: int) -> str | None:
        view = self.view()
        return view.herds[view.teams[SEAT_LETTERS.index(seat)]][place - 1].colour

    def gone(self) -> list[str]:
        return [self.named(card) for card in self.view().gone]

    def trap_discard(self, seat: str, viewer: str = "") -> list[str | None]:
        return self.view(viewer).trap_discards[SEAT_LETTERS.index(seat)]

    def values(self, cards: list[str | None]) -> list[int | None]:
        return [int(card.removeprefix("hunt_")) if card is not None else None for card in cards]

    def hand_of(self, seat: str, viewer: str | None = None) -> list[int | None]:
        number = SEAT_LETTERS.index(seat)
        return self.values(self.view(seat if viewer is None else viewer).hands[number])

    def spent(self, seat: str, viewer: str = "") -> list[int | None]:
        return self.values(self.view(viewer).discards[SEAT_LETTERS.index(seat)])

    def tally(self, seat: str) -> Tally:
        view = self.view()
        return view.tallies[view.teams[SEAT_LETTERS.index(seat)]]

    def events(self, key: str) -> list[News]:
        return [news for news in self.told if news.key == f"kill-the-unicorns-{key}"]

    def clauses(self) -> list[str]:
        """The clauses told of so far, without the game's name."""
        return [news.clause.removeprefix("kill-the-unicorns.") for news in self.told]

    @property
    def outcome(self) -> Outcome:
        outcome = self.state.outcome()
        assert outcome is not None, "the game is not over"
        return outcome

    def winners(self) -> str:
        return "".join(SEAT_LETTERS[seat] for seat in self.outcome.winners)

    def part(self, seat: str, key: str) -> Part:
        parts = self.outcome.scores[SEAT_LETTERS.index(seat)].parts
        return next(part for part in parts if part.key == key)

"""Plays one match of HiLo in the engine and with the referee at once, and compares them after every action.

Only what the engine shows is used: its notation, its position text, its legal actions, scores and outcome.
Copies of a kind look alike there, so cards are compared by kind and place. Everything random is read off the
engine's position and handed to the referee:

- the deal and the start player from the position before the first action;
- the new draw pile from the position after the action that emptied the old one;
- a start magician from the position after the last start card. It shows which card took his place in the end
  and how the pile lies then; how many magicians came up one after the other it does not show, so the referee
  is handed the last card at once.
"""

from collections.abc import Iterable

from monoceros.core.match import Match as EngineMatch
from monoceros.core.options import written_options
from monoceros.core.wire import Part
from tests.referee.hilo.cards import Card
from tests.referee.hilo.match import Match, Move, Options
from tests.referee.hilo.scoring import Points, score

CODES = {
    "Ki": "king",
    "Ba": "bard",
    "Kn": "knight",
    "Pr": "prince",
    "Ps": "princess",
    "Fa": "farmer",
    "Dk": "dragon_keeper",
    "Uk": "unicorn_keeper",
    "Wk": "wolf_keeper",
    "Dr": "dragon",
    "Un": "unicorn",
    "Wo": "wolf",
    "Ma": "magician",
    "Ph": "phoenix",
}
SEATS = "ABCD"


class Disagreement(AssertionError):
    """Engine and referee do not agree."""


class Position:
    """A position text of the engine, taken apart."""

    def __init__(self, text: str) -> None:
        self.fields = dict(word.split("=", 1) for word in text.split())

    def _cards(self, key: str) -> list[tuple[str, bool]]:
        """Kind of each card, and whether it lies open; as written."""
        listed = self.fields.get(key, "-").replace("/", ",")
        if listed == "-":
            return []
        return [(CODES[word.removeprefix("?")], not word.startswith("?")) for word in listed.split(",")]

    def layout(self, seat: int) -> list[tuple[str, bool]]:
        return self._cards(SEATS[seat])

    def pile(self, key: str) -> list[str]:
        """The kinds of a pile, from the top."""
        return [kind for kind, _ in reversed(self._cards(key))]

    @property
    def held(self) -> list[str]:
        return [kind for kind, _ in self._cards("held")]

    @property
    def step(self) -> str:
        return self.fields["step"]

    @property
    def active(self) -> int:
        return SEATS.index(self.fields["active"])

    @property
    def starter(self) -> int:
        return SEATS.index(self.fields["start"])


def of_kinds(kinds: Iterable[str], cards: list[Card]) -> list[Card]:
    """These cards in the order of these kinds; which copy of a kind comes when is all the same."""
    left = list(cards)
    found: list[Card] = []
    for kind in kinds:
        card = next((card for card in left if card.kind == kind), None)
        if card is None:
            raise Disagreement(f"the engine deals a {kind} that is not among {left}")
        left.remove(card)
        found.append(card)
    if left:
        raise Disagreement(f"the engine leaves out {left}")
    return found


class EngineChance:
    """Hands the engine's chances to the referee; `now` is the engine's position after its last action."""

    def __init__(self, position: Position, seats: int) -> None:
        self.now = position
        self.seats = seats
        self.replacing: list[str] = []
        """The cards that took the place of start magicians, in the order they did."""

    def shuffled(self, label: str, items: list[Card]) -> list[Card]:
        now = self.now
        if label == "deck":
            layouts = [kind for seat in range(self.seats) for kind, _ in now.layout(seat)]
            return of_kinds([*layouts, *now.pile("discard"), *now.pile("draw")], items)
        if label == "reshuffle":
            return of_kinds(now.pile("draw"), items)
        assert label == "start magician"
        top = self.replacing.pop(0)
        if not self.replacing:
            return of_kinds([top, *now.pile("draw")], items)
        # Another start magician follows, so this pile is shuffled again before anybody draws from it.
        first = next(card for card in items if card.kind == top)
        return [first, *(card for card in items if card != first)]

    def drawn(self, label: str, items: list[int]) -> int:
        assert label == "start player"
        assert self.now.starter in items
        return self.now.starter


class Pair:
    """One match, played twice."""

    def __init__(self, engine: EngineMatch) -> None:
        self.engine = engine
        self.seats = engine.setup.seats
        self.position = self._position()
        self.chance = EngineChance(self.position, self.seats)
        reading = written_options(engine.setup.options).get("last_magician", "ends")
        last = {"ends": "end first", "casts": "cast first"}[reading]
        self.referee = Match(self.seats, Options(magician_last=last, start="together"), self.chance)

    def _position(self) -> Position:
        return Position(self.engine.game.position(self.engine.state))

    def move(self, seat: int, action: int) -> Move:
        """An action of the engine as the referee's move."""
        words = self.engine.game.format(self.engine.setup, seat, action).split()
        if words[0] in ("take", "draw", "discard"):
            return (words[0],)
        slot = int(words[1]) - 1
        if words[0] == "swap":
            return ("swap", slot, SEATS.index(words[2][0]), int(words[2][1:]) - 1)
        return ("start" if self.position.step == "start" else words[0], slot)

    def play(self, seat: int, action: int) -> None:
        move = self.move(seat, action)
        before = self.position
        self.engine.play(seat, action)
        self.position = self.chance.now = self._position()
        self.chance.replacing = self._replacing(before, seat, move)
        self.referee.play(seat, move)

    def _replacing(self, before: Position, seat: int, move: Move) -> list[str]:
        """The cards the engine laid in place of start magicians, clockwise from the start player."""
        if before.step != "start" or self.position.step == "start":
            return []
        chosen = [int(pick) - 1 if pick != "-" else move[1] for pick in before.fields["chosen"].split(",")]
        clockwise = [(before.starter + turn) % self.seats for turn in range(self.seats)]
        return [
            self.position.layout(player)[chosen[player]][0]
            for player in clockwise
            if before.layout(player)[chosen[player]][0] == "magician"
        ]

    # ---- comparing ------------------------------------------------------------------------------

    def compare(self) -> None:
        """Raise a `Disagreement` at the first thing the two do not agree about."""
        self._agree("who may act", set(self.engine.state.deciders()), self.referee.who_may_act())
        for seat in range(self.seats):
            moves = {self.move(seat, action) for action in self.engine.state.legal(seat)}
            self._agree(f"what seat {seat} may do", moves, self.referee.legal(seat))
        self._agree("where the cards lie", self._engine_places(), self._referee_places())
        self._agree("the coins lying open", self.engine.state.scores(), self._open_coins())
        self._compare_end()

    def _agree(self, what: str, engine: object, referee: object) -> None:
        if engine != referee:
            raise Disagreement(f"{what}: engine {engine}, referee {referee}\n{self.position.fields}")

    def _engine_places(self) -> dict[tuple[object, ...], str]:
        now = self.position
        places: dict[tuple[object, ...], str] = {}
        for seat in range(self.seats):
            for slot, (kind, is_open) in enumerate(now.layout(seat)):
                places["layout", seat, slot, "open" if is_open else "hidden"] = kind
        for key in ("draw", "discard"):
            for index, kind in enumerate(now.pile(key)):
                places[f"{key} pile", index] = kind
        for kind in now.held:
            places["in hand", now.active] = kind
        return places

    def _referee_places(self) -> dict[tuple[object, ...], str]:
        return {place: card.kind for card, place in self.referee.where().items()}

    def _open_coins(self) -> list[int]:
        return [self._open_points(seat).total for seat in range(self.seats)]

    def _open_points(self, seat: int) -> Points:
        layout, faces = self.referee.layouts[seat], self.referee.is_open[seat]
        return score([card if is_open else None for card, is_open in zip(layout, faces, strict=True)])

    def _compare_end(self) -> None:
        outcome = self.engine.state.outcome()
        self._agree("the end", outcome is not None, self.referee.over)
        if outcome is None:
            return
        self._agree("the winners", set(outcome.winners), self.referee.winners())
        points = self.referee.points()
        for result in outcome.scores:
            parts = {part.key: part for part in result.parts}
            told = points[result.seat]
            self._agree("the total", result.total, told.total)
            self._agree("the joints", parts["joints"].points, told.joints)
            self._agree("the whole coins", parts["full-coins"].points, told.full_coins)
            for animal, coins in told.keepers.items():
                self._agree(f"the coins of {animal}s", parts[f"keeper-{animal}"].points, coins)
            self._agree("what is void", _slots(parts["void"]), set(told.void))


def _slots(part: Part) -> set[int]:
    return {int(place[1:]) - 1 for place in part.places}

"""What the engine's position text says, read with the words of the referee."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from monoceros.core.contract import SEAT_LETTERS
from monoceros.core.game import Setup

from .editions import EDITIONS, EXTRA, Options
from .material import NO_COLOUR, Token, Trap, Unicorn
from .table import Owned, Table

KINDS: Final = {"butchery": "pate"}
"""What the engine's stalls call the tokens, where the referee calls them otherwise."""

Print = tuple[str, str, int]
"""Kind, colour and stars of a unicorn: all that tells it from others."""
Looks = tuple[Print, tuple[tuple[str, object], ...], tuple[int, str] | None]
"""A unicorn of a herd: its print, its tokens in order, its trap and whose."""


class Disagreement(AssertionError):
    """Engine and referee differ."""

    def __init__(self, what: str, engine: object, referee: object) -> None:
        super().__init__(f"{what}\n  engine:  {engine}\n  referee: {referee}")
        self.what = what


def same(what: str, engine: object, referee: object) -> None:
    if engine != referee:
        if isinstance(engine, (set, frozenset)) and isinstance(referee, (set, frozenset)):
            more, fewer = engine - referee, referee - engine
            raise Disagreement(what, f"only {sorted(map(str, more))}", f"only {sorted(map(str, fewer))}")
        raise Disagreement(what, engine, referee)


@dataclass(frozen=True)
class Seen:
    """A card as a position tells it: its id, who knows it, and whose it is where that is written."""

    id: str
    known_to: frozenset[int]
    owner: int | None = None


class Box:
    """What is printed on the cards of the engine's pack, by code."""

    def __init__(self, setup: Setup) -> None:
        cards: list[Any] = setup.pack.cards
        self.cards = {card.code: card for card in cards}
        self.ids = {card.id: card for card in cards}
        self.decks: dict[str, tuple[str, ...]] = {
            name: tuple(
                card.id
                for card in cards
                if card.kind == "trap" and name in [*(card.decks or []), *(card.extra_decks or [])]
            )
            for name in EXTRA
        }

    def print(self, code: str) -> Print:
        card = self.cards[code]
        return card.kind, card.colour or NO_COLOUR, card.stars

    def token(self, name: str) -> tuple[str, object]:
        """Kind and mark of a token, by its id."""
        card = self.ids[name]
        kind = KINDS.get(card.item, card.item)
        marks = {"pate": card.points, "soap": card.price, "false_horn": None}
        return kind, marks.get(kind, card.colour)


class Board:
    """A position of the engine, read."""

    def __init__(self, text: str, box: Box, seats: int, options: Options) -> None:
        self.text = text
        self.box = box
        self.seats = seats
        self.everybody = frozenset(range(seats))
        self.options = options
        self.words = dict(word.split("=", 1) for word in text.split(" "))

    def discards_to(self, seat: int) -> frozenset[int]:
        """Who knows a discard where a position says nothing about it."""
        return frozenset({seat}) if self.options.expert else self.everybody

    def get(self, key: str, default: str = "-") -> str:
        return self.words.get(key, default)

    def seat(self, key: str) -> int | None:
        letter = self.get(key)
        return None if letter == "-" else SEAT_LETTERS.index(letter)

    @property
    def order(self) -> list[int]:
        """The seats in turn; as they sit where a position does not say."""
        return [SEAT_LETTERS.index(letter) for letter in self.get("order", SEAT_LETTERS[: self.seats])]

    def pieces(self, key: str) -> list[str]:
        value = self.get(key)
        return [] if value == "-" else value.split(",")

    def read(self, word: str, usual: frozenset[int]) -> Seen:
        """`B.Ts@AB`: whose, which, known to whom."""
        owner = None
        if "." in word:
            letter, word = word.split(".", 1)
            owner = SEAT_LETTERS.index(letter)
        code, _, known = word.partition("@")
        seen = usual
        if known == "*":
            seen = self.everybody
        elif known:
            seen = frozenset(SEAT_LETTERS.index(letter) for letter in known if letter != "-")
        return Seen(self.box.cards[code].id, seen, owner)

    def of(self, seat: int, key: str, usual: frozenset[int]) -> list[Seen]:
        return [self.read(word, usual) for word in self.pieces(f"{SEAT_LETTERS[seat]}.{key}")]

    def values(self, seat: int, key: str, usual: frozenset[int]) -> list[tuple[int, Seen]]:
        """Hunt cards: value and card."""
        return [(self.box.ids[card.id].value, card) for card in self.of(seat, key, usual)]

    def prints(self, key: str) -> list[Print]:
        return [self.box.print(word.partition("@")[0]) for word in self.pieces(key)]

    def herd(self, party: int) -> list[Looks]:
        found: list[Looks] = []
        for word in self.pieces(f"{SEAT_LETTERS[party]}.herd"):
            unicorn, _, trap = word.partition("~")
            code, *tokens = unicorn.split("+")
            pinned = self.read(trap, self.everybody) if trap else None
            laid = tuple(self.box.token(self.box.cards[token].id) for token in tokens)
            luggage = None if pinned is None else (pinned.owner or 0, pinned.id)
            found.append((self.box.print(code), laid, luggage))
        return found

    def tokens(self, key: str) -> list[tuple[str, object]]:
        return sorted((self.box.token(self.box.cards[code].id) for code in self.pieces(key)), key=str)

    def set_traps(self) -> dict[tuple[int, str], tuple[int, str, frozenset[int]]]:
        """Traps of the row by place and side: whose, which, known to whom."""
        found: dict[tuple[int, str], tuple[int, str, frozenset[int]]] = {}
        for word in self.pieces("set"):
            card, place = word.split("/")
            letter = card.split(".", 1)[0]
            shown = self.options.own_trap == "looked up"
            trap = self.read(card, frozenset({SEAT_LETTERS.index(letter)}) if shown else frozenset())
            assert trap.owner is not None
            side = "above" if place[-1] == "a" else "below"
            found[int(place[:-1]) - 1, side] = (trap.owner, trap.id, trap.known_to)
        return found


class EngineChance:
    """Tells the referee what the engine's shuffles and lots gave, from the position after them."""

    def __init__(self, board: Callable[[], Board], teams: bool) -> None:
        self.board = board
        self.teams = teams

    def drawn(self, label: str, items: Sequence[Any]) -> Any:
        assert label == "first player"
        return self.board().seat("start")

    def shuffled(self, label: str, items: Sequence[Any]) -> list[Any]:
        board = self.board()
        if label == "teams":
            return board.order
        if label == "characters":
            dealt = [board.get(f"{SEAT_LETTERS[seat]}.character") for seat in range(board.seats)]
            return dealt + [name for name in items if name not in dealt]
        if label.startswith("traps of "):
            seat = int(label.rsplit(" ", 1)[1])
            nobody = frozenset[int]()
            pile = board.of(seat, "pile", nobody) + board.of(seat, "drawn", nobody)
            return [Trap(seat, card.id) for card in reversed(pile)]
        if label == "unicorn deck":
            return self._pick(items, board.prints("row") + board.prints("deck")[::-1])
        if label == "starters":
            herds = {seat: [seat] for seat in range(board.seats)}
            if self.teams:
                herds = {0: sorted(board.order[::2]), 1: sorted(board.order[1::2])}
            begun = {
                seat: board.herd(party)[at][0] for party, two in herds.items() for at, seat in enumerate(two)
            }
            return self._pick(items, [begun[seat] for seat in sorted(begun)] + board.prints("starters"))
        kind = {"pates": "pate", "soaps": "soap"}[label]
        marks = [mark for stall, mark in board.tokens("stock") if stall == kind]
        return self._first(items, marks)

    def _pick(self, items: Sequence[Unicorn], prints: list[Print]) -> list[Unicorn]:
        """Cards with these prints, in this order; of equal ones any."""
        rest = list(items)
        found = []
        for wanted in prints:
            card = next((card for card in rest if print_of(card) == wanted), None)
            if card is None:
                raise Disagreement(f"the box has no such unicorn: {wanted}", prints, items)
            rest.remove(card)
            found.append(card)
        return found

    def _first(self, items: Sequence[Token], marks: list[object]) -> list[Token]:
        rest = list(items)
        found = []
        for mark in marks:
            token = next((token for token in rest if token.mark == mark), None)
            if token is None:
                raise Disagreement(f"the box has no such token: {mark}", marks, items)
            rest.remove(token)
            found.append(token)
        return found + rest


# The same of the referee's table


def print_of(unicorn: Unicorn) -> Print:
    return unicorn.kind, unicorn.colour, unicorn.stars


def looks_of(owned: Owned) -> Looks:
    tokens = tuple((token.kind, token.mark) for token in owned.tokens)
    trap = None if owned.trap is None else (owned.trap.seat, owned.trap.id)
    return print_of(owned.unicorn), tokens, trap


def laid_out(text: str, setup: Setup, options: Options) -> Table:
    """A table of the referee that is over, with the herds of a position: for counting them."""
    board = Board(text, Box(setup), setup.seats, options)
    table = Table(EDITIONS[setup.edition.id], options, list(range(setup.seats)), [], over=True)
    for seat in table.order:
        table.herd[seat] = []
        for (kind, colour, stars), tokens, trap in board.herd(seat):
            owned = Owned(Unicorn(kind, colour, stars, 1), Trap(*trap) if trap else None)
            for name, mark in tokens:
                assert mark is None or isinstance(mark, (str, int))
                owned.tokens.append(Token(name, mark, 1))
            table.herd[seat].append(owned)
    return table

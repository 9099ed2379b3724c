"""A small language for stories about Unstable Unicorns.

    herd.stable("A", "rocking_horse").hand("A", "lucky_dip").stable("B", "basic_toast").turn("A")
    herd.uses("A", "rocking_horse").picks("A", "rocking_horse")
    herd.plays("A", "lucky_dip").neighs("B", "neigh_polite").all_pass()
    assert herd.asks() == ("B", "action")

Cards go by their names in the card pack, `?` is any card. Nothing lies in stables and hands but what is
described; the rest is in the deck. `plays` leaves everybody asked whether to neigh, `resolves` lets all pass.
"""

from monoceros.core.contract import SEAT_LETTERS, Refusal, State
from monoceros.core.packs import PackText
from monoceros.core.rng import Rng
from monoceros.core.table import EVERYONE, NOBODY, ONLOOKER
from monoceros.core.wire import News, Outcome
from monoceros.games.unstable_unicorns.game import UnstableUnicorns
from monoceros.games.unstable_unicorns.state import DECK, DISCARD, HAND, UnicornState
from monoceros.games.unstable_unicorns.view import UnicornView

GAME = UnstableUnicorns()
PREFIX = "unstable-unicorns"


def view_of(state: State, viewer: int) -> UnicornView:
    """What a viewer sees."""
    view = state.view(viewer)
    assert isinstance(view, UnicornView)
    return view


class Herd:
    """A table that is described, then played. It is dealt at the first action or question."""

    def __init__(self, seats: int = 3, pack: PackText | None = None, **options: str) -> None:
        self.seats = seats
        self.setup = GAME.setup(seats, "pl", options, pack)
        self.cards = GAME.deck(self.setup)
        self.words: list[str] = []
        self._state: UnicornState | None = None
        self.told: list[News] = []

    # Describing

    def stable(self, seat: str, cards: str) -> "Herd":
        return self._describe(seat, cards)

    def hand(self, seat: str, cards: str) -> "Herd":
        return self._describe(f"hand{seat}", cards)

    def discard(self, cards: str) -> "Herd":
        """The discard pile from bottom to top."""
        return self._describe("discard", cards)

    def next_draws(self, cards: str) -> "Herd":
        """What will be drawn, first card first."""
        return self._describe("deck", " ".join(reversed(cards.split())))

    def turn(self, seat: str) -> "Herd":
        """It is the very beginning of this seat's turn."""
        self.words += [f"active={seat}", "phase=start"]
        return self

    def active(self, seat: str) -> "Herd":
        """This seat is about to choose its action."""
        self.words.append(f"active={seat}")
        return self

    def _describe(self, key: str, cards: str) -> "Herd":
        codes = [
            word if word == "?" else self.cards.codes[self.cards.names.index(word)] for word in cards.split()
        ]
        self.words.append(f"{key}={','.join(codes)}")
        return self

    @property
    def state(self) -> UnicornState:
        if self._state is None:
            self._state = GAME.from_position(" ".join(self.words), self.setup, Rng(0))
        return self._state

    def only_in_deck(self, cards: str) -> "Herd":
        """Leave nothing in the deck but these, the first to be drawn first; the rest is thrown away."""
        table = self.state.table
        wanted = cards.split()
        for card in table.cards_in(DECK):
            name = self.state.card_name(card)
            if name in wanted:
                wanted.remove(name)
            else:
                table.move(DECK, table.place_of(DECK, card), DISCARD, EVERYONE)
        for name in reversed(cards.split()):
            # Each goes on top of the ones to be drawn after it.
            place = self.state.find(DECK, self.cards.names.index(name))
            table.move(DECK, place, DECK, NOBODY)
        return self

    # Playing

    def acts(self, seat: str, *actions: str) -> "Herd":
        """Actions as they are written: `player B`, `pick hay_catapult`, `yes`."""
        number = SEAT_LETTERS.index(seat)
        for action in actions:
            self.state.listen()
            self.state.play(number, GAME.parse(self.setup, number, action))
            assert self.state.events is not None
            self.told += [event.for_viewer(ONLOOKER) for event in self.state.events]
        return self

    def plays(self, seat: str, card: str, at: str = "") -> "Herd":
        """Play a card, name who it is meant for, and stop where the others may neigh."""
        self.acts(seat, f"play {card}")
        for letter in at:
            self.acts(seat, f"player {letter}")
        return self

    def resolves(self, seat: str, card: str, at: str = "") -> "Herd":
        """Play a card that nobody neighs."""
        return self.plays(seat, card, at).all_pass()

    def neighs(self, seat: str, card: str = "neigh_polite") -> "Herd":
        return self.acts(seat, f"play {card}")

    def all_pass(self) -> "Herd":
        """Everybody still asked lets it pass."""
        while self.state.window:
            self.acts(SEAT_LETTERS[self.state.deciders()[0]], "pass")
        return self

    def all_pass_once(self) -> "Herd":
        """Everybody asked about the card on top lets it pass; what lies beneath may still be neighed."""
        for seat in self.state.deciders():
            self.acts(SEAT_LETTERS[seat], "pass")
        return self

    def uses(self, seat: str, card: str) -> "Herd":
        return self.acts(seat, f"use {card}")

    def picks(self, seat: str, *cards: str) -> "Herd":
        return self.acts(seat, *(f"pick {card}" for card in cards))

    def names(self, seat: str, other: str) -> "Herd":
        return self.acts(seat, f"player {other}")

    def refuses(self, seat: str, action: str) -> str:
        """The clause that forbids an action, without the name of the game; nothing changes."""
        number = SEAT_LETTERS.index(seat)
        before = GAME.fingerprint(self.state)
        try:
            self.state.play(number, GAME.parse(self.setup, number, action))
        except Refusal as refusal:
            assert GAME.fingerprint(self.state) == before
            return refusal.clause.removeprefix(f"{PREFIX}.")
        raise AssertionError(f"{seat} {action} was allowed")

    def allows(self, seat: str, action: str) -> bool:
        number = SEAT_LETTERS.index(seat)
        return self.state.why_not(number, GAME.parse(self.setup, number, action)) is None

    def choices(self, seat: str) -> list[str]:
        """What a seat may do, as it is written."""
        number = SEAT_LETTERS.index(seat)
        return [GAME.format(self.setup, number, action) for action in self.state.legal(number)]

    # Looking

    def view(self, viewer: str = "") -> UnicornView:
        return view_of(self.state, SEAT_LETTERS.index(viewer) if viewer else ONLOOKER)

    def asks(self) -> tuple[str, str]:
        """Who owes what decision."""
        seats = "".join(SEAT_LETTERS[seat] for seat in self.state.deciders())
        return seats, self.view().prompt.key

    def in_stable(self, seat: str) -> list[str]:
        return self.view().stables[SEAT_LETTERS.index(seat)]

    def in_hand(self, seat: str) -> list[str]:
        """What a seat really holds, in the order of the pack."""
        held = sorted(
            self.state.kind_of(card) for card in self.state.table.cards_in(HAND + SEAT_LETTERS.index(seat))
        )
        return [self.cards.names[kind] for kind in held]

    def known(self, viewer: str, seat: str) -> list[str | None]:
        """What a viewer knows of a hand."""
        return self.view(viewer).hands[SEAT_LETTERS.index(seat)]

    def discarded(self) -> list[str]:
        return self.view().discard

    def count(self, seat: str) -> int:
        return self.view().unicorns[SEAT_LETTERS.index(seat)]

    def events(self, key: str) -> list[News]:
        return [news for news in self.told if news.key == f"{PREFIX}-{key}"]

    @property
    def over(self) -> bool:
        return self.state.outcome() is not None

    @property
    def outcome(self) -> Outcome:
        outcome = self.state.outcome()
        assert outcome is not None, "the match is not over"
        return outcome

    def winners(self) -> str:
        return "".join(SEAT_LETTERS[seat] for seat in self.outcome.winners)

    def reason(self) -> str:
        return self.outcome.reason.removeprefix(f"{PREFIX}.")

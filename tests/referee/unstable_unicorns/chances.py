"""The engine's position text taken apart, and its chances handed to the referee.

The deal comes from the first position, pulled cards from the news, the order of a shuffled deck from what is
drawn after it and from the position that follows.
"""

from collections import Counter
from typing import Any

from monoceros.core.contract import SEAT_LETTERS
from tests.referee.unstable_unicorns.cards import Card


class Disagreement(AssertionError):
    """Engine and referee do not agree."""


class Position:
    """A position text of the engine, taken apart."""

    def __init__(self, text: str, codes: dict[str, str]) -> None:
        self.text = text
        self.codes = codes
        self.fields = dict(word.split("=", 1) for word in text.split())

    def cards(self, key: str) -> list[str]:
        """The kinds of a place, as written."""
        listed = self.fields.get(key, "-")
        words = [] if listed == "-" else listed.split(",")
        return [self.codes[word.partition("+")[0].rstrip("~^")] for word in words]

    def deck(self) -> list[str]:
        """From the top."""
        return self.cards("deck")[::-1]

    def played(self) -> list[tuple[str, str]]:
        """The cards being played and the letters of their players, `-` where that is settled."""
        listed = self.fields.get("played", "-")
        pairs = [] if listed == "-" else [word.split("@") for word in listed.split(",")]
        return [(self.codes[code], letter) for code, letter in pairs]


class EngineChance:
    """Hands the engine's chances to the referee."""

    def __init__(self, position: Position, seats: int, neighs_given: bool) -> None:
        self.first = position
        self.seats = seats
        self.neighs_given = seats == 2 and neighs_given
        self.pulled: list[str] = []
        self.shuffles: list[list[str]] = []
        """What is known of the deck after each shuffle, from the top."""

    def hear(self, news: list[tuple[str, dict[str, Any]]], after: Position) -> None:
        """The news of one action of the engine, and the position after it."""
        order: list[str] | None = None
        for key, params in news:
            if key == "pull":
                self.pulled.append(params["card"])
            elif key in ("shuffle", "reshuffle"):
                order = []
                self.shuffles.append(order)
            elif key in ("draw", "reveal") and order is not None:
                order.append(params["card"])
        if order is not None:
            order += after.deck()

    def shuffled(self, label: str, items: list[Card]) -> list[Card]:
        if label == "deck":
            return self._first_deck(items)
        if not self.shuffles:
            raise Disagreement(f"the referee shuffles ({label}) and the engine does not")
        order = self.shuffles.pop(0)
        left = list(items)
        top: list[Card] = []
        for kind in order:
            card = next((card for card in left if card.kind == kind), None)
            if card is None:
                raise Disagreement(f"after the shuffle ({label}) the engine has a {kind} the referee has not")
            left.remove(card)
            top.append(card)
        return top + left

    def _first_deck(self, items: list[Card]) -> list[Card]:
        kinds: list[str] = []
        for seat in range(self.seats):
            hand = self.first.cards(f"hand{SEAT_LETTERS[seat]}")
            if self.neighs_given:
                hand.remove("neigh_polite")
            kinds += hand
        kinds += self.first.deck()
        if Counter(kinds) != Counter(card.kind for card in items):
            raise Disagreement("engine and referee do not play with the same deck")
        left = list(items)
        found: list[Card] = []
        for kind in kinds:
            found.append(next(card for card in left if card.kind == kind))
            left.remove(found[-1])
        return found

    def drawn(self, label: str, items: list[Any]) -> Any:
        if label == "first player":
            return SEAT_LETTERS.index(self.first.fields["start"])
        assert label == "pull"
        if not self.pulled:
            raise Disagreement("the referee pulls a card and the engine does not")
        kind = self.pulled.pop(0)
        for card in items:
            if card.kind == kind:
                return card
        raise Disagreement(f"the engine pulls a {kind} out of a hand where the referee has {items}")

"""Helpers for the tests: a match with the cards where the story wants them."""

import random
from typing import Any

from tests.referee.unstable_unicorns.cards import Card, all_babies, type_of
from tests.referee.unstable_unicorns.match import Match
from tests.referee.unstable_unicorns.options import Options


class Straight:
    """Chance without chance: nothing is shuffled, the first is drawn."""

    def shuffled(self, label: str, items: list[Card]) -> list[Card]:
        return list(items)

    def drawn(self, label: str, items: list[Any]) -> Any:
        return items[0]


class Dice:
    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def shuffled(self, label: str, items: list[Card]) -> list[Card]:
        return self.random.sample(items, len(items))

    def drawn(self, label: str, items: list[Any]) -> Any:
        return self.random.choice(items)


def card(name: str) -> Card:
    """ "turbo_oats" is the first copy, "turbo_oats 1" the second."""
    kind, _, copy = name.partition(" ")
    return Card(kind, int(copy or 0))


def story(
    hands: dict[int, str] | None = None,
    stables: dict[int, str] | None = None,
    deck: str = "",
    discard: str = "",
    seats: int = 3,
    **options: Any,
) -> Match:
    """Seat 0 is to act, with the hands and stables given as lists of names with commas between."""
    match = Match(seats, Options(babies="dealt", **options), Straight())
    t = match.table
    deck_cards = [found for found in t.where() if type_of(found) != "baby" and found not in t.box]
    t.hands = [[] for _ in range(seats)]
    t.stables = [[] for _ in range(seats)]
    t.discard_pile = _cards(discard)
    t.hands = [_cards((hands or {}).get(seat, "")) for seat in range(seats)]
    t.stables = [_cards((stables or {}).get(seat, "")) for seat in range(seats)]
    used = [found for pile in (*t.hands, *t.stables, t.discard_pile) for found in pile]
    top = _cards(deck)
    # Dull cards on top, so that nothing unexpected is drawn.
    rest = [found for found in deck_cards if found not in used and found not in top]
    rest.sort(key=lambda found: type_of(found) != "basic")
    t.deck = [*top, *rest]
    t.nursery = [baby for baby in all_babies() if baby not in used]
    return match


def _cards(names: str) -> list[Card]:
    return [card(name.strip()) for name in names.split(",") if name.strip()]


def next_turn(match: Match) -> None:
    """Seat 0 draws as its action, so that the turn of seat 1 begins."""
    match.play(0, ("draw",))


def all_pass(match: Match) -> None:
    """Everybody waited for passes as long as passing is possible."""
    while True:
        seats = [seat for seat in sorted(match.who_must_act()) if ("pass",) in match.legal(seat)]
        if not seats:
            return
        match.play(seats[0], ("pass",))


def plays(match: Match, name: str, *named: int) -> None:
    """Seat 0 plays a card and nobody objects."""
    match.play(0, ("play", card(name), *named))
    all_pass(match)


def at(match: Match, name: str) -> tuple[Any, ...]:
    return match.where()[card(name)]


def moves(match: Match, seat: int, word: str) -> set[Any]:
    """What may follow the word: the second parts of the legal moves that begin with it."""
    return {move[1:] if len(move) > 2 else move[1] for move in match.legal(seat) if move[0] == word}


def named(*names: str) -> set[Card]:
    return {card(name) for name in names}

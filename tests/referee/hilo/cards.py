"""The 69 cards: how often each is in the box and which coins are printed on it."""

from typing import NamedTuple


class Card(NamedTuple):
    """One card of the box; copies of the same kind are told apart by a number from 0."""

    kind: str
    copy: int


# kind: (copies, edges with half a coin, whole coins printed on it)
KINDS: dict[str, tuple[int, tuple[str, ...], int]] = {
    "king": (6, ("left", "right"), 1),
    "bard": (6, ("left", "right", "top"), 0),
    "knight": (6, ("left", "right", "bottom"), 0),
    "prince": (6, ("right", "top", "bottom"), 0),
    "princess": (6, ("left", "top", "bottom"), 0),
    "farmer": (6, ("top", "bottom"), 0),
    "dragon_keeper": (3, (), 0),
    "unicorn_keeper": (3, (), 0),
    "wolf_keeper": (3, (), 0),
    "dragon": (4, (), 0),
    "unicorn": (4, (), 0),
    "wolf": (4, (), 0),
    "magician": (6, (), 0),
    "phoenix": (6, (), 1),
}

# keeper: the animal kept
KEEPERS: dict[str, str] = {"dragon_keeper": "dragon", "unicorn_keeper": "unicorn", "wolf_keeper": "wolf"}


def whole_deck() -> list[Card]:
    return [Card(kind, copy) for kind, (copies, _, _) in KINDS.items() for copy in range(copies)]


def has_half(card: Card, edge: str) -> bool:
    return edge in KINDS[card.kind][1]


def whole_coins(card: Card) -> int:
    return KINDS[card.kind][2]

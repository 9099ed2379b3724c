"""What lies in the box: the cards and tokens of the card list, as plain values."""

from __future__ import annotations

from dataclasses import dataclass, field

COLOURS = ("pink", "blue", "green", "yellow")
NO_COLOUR = "none"
ABOVE, BELOW = "above", "below"


@dataclass(frozen=True, order=True)
class Hunt:
    """A hunt card of one player; `copy` tells two cards of one value apart (1, 2)."""

    seat: int
    value: int
    copy: int

    def __str__(self) -> str:
        return f"hunt card {self.value}#{self.copy} of seat {self.seat}"


@dataclass(frozen=True, order=True)
class Trap:
    """A trap card of one player; each trap is only once in a player's deck."""

    seat: int
    id: str

    def __str__(self) -> str:
        return f"trap {self.id} of seat {self.seat}"


@dataclass(frozen=True, order=True)
class Unicorn:
    """kind: pigicorn, unicorn, legendary or starter; `copy` tells equal cards apart (1, 2, ...)."""

    kind: str
    colour: str
    stars: int
    copy: int

    def __str__(self) -> str:
        return f"{self.colour} {self.kind} with {self.stars} stars #{self.copy}"


@dataclass(frozen=True)
class Token:
    """kind: pate, false_horn, fairy_dust, cotton_candy or soap.

    `mark` is what is printed on it: the points of a pate, the price of a soap, the colour of dust and candy,
    nothing (None) for a false horn. `copy` tells equal tokens apart.
    """

    kind: str
    mark: str | int | None
    copy: int

    def __str__(self) -> str:
        return f"{self.kind} {self.mark} #{self.copy}"


Card = Hunt | Trap | Unicorn | Token


@dataclass(frozen=True)
class TrapFacts:
    points: int = 0
    pinned: bool = False
    colour: str | None = None


TRAPS: dict[str, TrapFacts] = {
    "athletic_unicorn": TrapFacts(points=2, pinned=True),
    "smelly_unicorn": TrapFacts(points=-3, pinned=True),
    "unicorn_pee": TrapFacts(points=-2, pinned=True),
    "size_doesnt_matter": TrapFacts(),
    "no_use_running": TrapFacts(),
    "bicorn": TrapFacts(pinned=True),
    "trojan_unicorn": TrapFacts(),
    "zombicorn": TrapFacts(),
    "pink_ribbon": TrapFacts(pinned=True, colour="pink"),
    "blue_spell": TrapFacts(pinned=True, colour="blue"),
    "green_brew": TrapFacts(pinned=True, colour="green"),
    "golden_ballad": TrapFacts(pinned=True, colour="yellow"),
    "clanking_armour": TrapFacts(),
    "costly_bait": TrapFacts(),
}

# What soap washes off (card list, prototype_soap).
DIRT = ("unicorn_pee", "smelly_unicorn")

_IN_EVERY_DECK = (
    "athletic_unicorn",
    "smelly_unicorn",
    "unicorn_pee",
    "size_doesnt_matter",
    "no_use_running",
    "bicorn",
)


def _trap_decks() -> dict[str, tuple[str, ...]]:
    return {
        "princess": (*_IN_EVERY_DECK, "trojan_unicorn", "pink_ribbon"),
        "wizard": (*_IN_EVERY_DECK, "trojan_unicorn", "blue_spell"),
        "bard": (*_IN_EVERY_DECK, "trojan_unicorn", "golden_ballad"),
        "knight": (*_IN_EVERY_DECK, "zombicorn", "clanking_armour"),
        "shaman": (*_IN_EVERY_DECK, "zombicorn", "green_brew"),
        "huntress": (*_IN_EVERY_DECK, "zombicorn", "costly_bait"),
        # The card list gives the three extra characters no traps: this is only a stand-in (see README.md).
        "merchant": (*_IN_EVERY_DECK, "trojan_unicorn", "zombicorn"),
        "thief": (*_IN_EVERY_DECK, "trojan_unicorn", "zombicorn"),
        "black_mage": (*_IN_EVERY_DECK, "trojan_unicorn", "zombicorn"),
    }


_SIX_PER_COLOUR = (
    ("pigicorn", 0),
    ("unicorn", 1),
    ("unicorn", 1),
    ("unicorn", 2),
    ("unicorn", 2),
    ("unicorn", 3),
)


@dataclass(frozen=True)
class Material:
    """Every figure of the card list that a pack may change; the defaults are the list's."""

    hunt_values: tuple[int, ...] = (0, 1, 1, 2, 2, 3, 3, 4)
    per_colour: tuple[tuple[str, int], ...] = _SIX_PER_COLOUR
    # K2 says eight per colour without naming the two more: a stand-in (see README.md).
    prototype_per_colour: tuple[tuple[str, int], ...] = (*_SIX_PER_COLOUR, ("unicorn", 1), ("unicorn", 2))
    legendary_count: int = 4
    legendary_stars: int = 4
    coloured_starter_stars: int = 1
    colourless_starters: int = 2
    colourless_starter_stars: int = 2
    trap_decks: dict[str, tuple[str, ...]] = field(default_factory=_trap_decks)
    pate_values: tuple[int, ...] = (2, 3, 3, 4, 4, 5)
    soap_prices: tuple[int, ...] = (1, 2, 3)
    horns: int = 6
    horn_bonus: int = 2
    dust_bonus: int = 2
    prices: dict[str, int] = field(
        default_factory=lambda: {"pate": 2, "false_horn": 3, "fairy_dust": 6, "cotton_candy": 3}
    )
    same_colour: dict[int, int] = field(default_factory=lambda: {2: 2, 3: 5, 4: 8, 5: 12})
    rainbow: int = 8

    def hunt_hand(self, seat: int) -> list[Hunt]:
        values = self.hunt_values
        return [Hunt(seat, value, values[: i + 1].count(value)) for i, value in enumerate(values)]

    def trap_deck(self, seat: int, character: str) -> list[Trap]:
        return [Trap(seat, trap) for trap in self.trap_decks[character]]

    def unicorn_deck(self, prototype: bool) -> list[Unicorn]:
        kinds = self.prototype_per_colour if prototype else self.per_colour
        deck: list[Unicorn] = []
        for colour in COLOURS:
            for i, (kind, stars) in enumerate(kinds):
                deck.append(Unicorn(kind, colour, stars, kinds[: i + 1].count((kind, stars))))
        if not prototype:
            copies = range(1, self.legendary_count + 1)
            deck += [Unicorn("legendary", NO_COLOUR, self.legendary_stars, copy) for copy in copies]
        return deck

    def starters(self, prototype: bool) -> list[Unicorn]:
        cards = [Unicorn("starter", colour, self.coloured_starter_stars, 1) for colour in COLOURS]
        if not prototype:
            copies = range(1, self.colourless_starters + 1)
            cards += [Unicorn("starter", NO_COLOUR, self.colourless_starter_stars, copy) for copy in copies]
        return cards

    def pates(self) -> list[Token]:
        values = self.pate_values
        return [Token("pate", value, values[: i + 1].count(value)) for i, value in enumerate(values)]

    def soaps(self) -> list[Token]:
        prices = self.soap_prices
        return [Token("soap", price, prices[: i + 1].count(price)) for i, price in enumerate(prices)]

    def false_horns(self) -> list[Token]:
        return [Token("false_horn", None, copy) for copy in range(1, self.horns + 1)]

    def colouring(self) -> list[Token]:
        return [Token(kind, colour, 1) for kind in ("fairy_dust", "cotton_candy") for colour in COLOURS]

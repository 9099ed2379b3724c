"""The numbers by which positions are judged, from `odds.toml`; `examples/fit_unicorns.py` makes them anew."""

from functools import cache
from pathlib import Path

import msgspec

from monoceros.games.unstable_unicorns.deck import UnicornDeck
from monoceros.games.unstable_unicorns.judge import STANDING, Judge
from monoceros.games.unstable_unicorns.pack import UnicornCard, UnicornPack, load
from monoceros.games.unstable_unicorns.worth import Worth

ODDS = Path(__file__).with_name("odds.toml")
UNICORN = 0.04
"""What a unicorn is worth beyond the progress it means."""
BY_PROGRAM = 0.25
"""What a plain unicorn's worth of effects is worth, where nothing is known but a card's program."""


class Odds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Parts of the logarithm of a chance: by standing, by card in a stable, by card in a hand.

    `sureness` is by the number of seats: how much a strength found over all tables says at such a table.
    """

    sureness: dict[str, float]
    standing: dict[str, float]
    stable: dict[str, float]
    hand: dict[str, float]


@cache
def fitted() -> Odds:
    """The shipped numbers."""
    return msgspec.toml.decode(ODDS.read_bytes(), type=Odds)


def judge(pack: UnicornPack, deck: UnicornDeck, seats: int) -> Judge:
    """A judge for a table; cards that do something else in an owner's pack are judged by their programs."""
    odds = fitted()
    worth = Worth(deck)
    shipped = {card.id: _deeds(card) for card in load().cards}
    lying: list[float] = []
    held: list[float] = []
    for kind, card in enumerate(pack.cards):
        as_fitted = shipped.get(card.id) == _deeds(card)
        extra = worth.lying[kind]
        if deck.unicorn[kind]:
            extra += UNICORN / BY_PROGRAM - deck.counts[kind]
        lying.append(odds.stable.get(card.id, 0.0) if as_fitted else BY_PROGRAM * extra)
        held.append(odds.hand.get(card.id, 0.0) if as_fitted else BY_PROGRAM * worth.held[kind])
    standing = [odds.standing[name] for name in STANDING]
    return Judge(deck, odds.sureness[str(seats)], standing, lying, held)


def _deeds(card: UnicornCard) -> tuple[str | list[str], ...]:
    """What a card is and does, whatever it is called and however often it is in the box."""
    return card.type, card.needs, card.play, card.enter, card.turn_start, card.instant, card.static

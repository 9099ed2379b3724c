"""The numbers by which positions are evaluated, from `odds.toml`; `examples/fit_unicorns.py` makes them anew.

A card the file does not know, or that does something else in an owner's pack, is evaluated by its program.
"""

from functools import cache
from pathlib import Path

import msgspec

from monoceros.games.unstable_unicorns.bot.evaluate import STANDING, Evaluation, Odds
from monoceros.games.unstable_unicorns.bot.worth import Worth
from monoceros.games.unstable_unicorns.cards import UnicornCard, UnicornPack, load
from monoceros.games.unstable_unicorns.deck import UnicornDeck

FITTED = Path(__file__).with_name("odds.toml")
UNICORN = 0.04
"""What a unicorn is worth beyond the progress it means."""
BY_PROGRAM = 0.25
"""What a plain unicorn's worth of effects is worth, where nothing is known but a card's program."""


class Fitted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Parts of the logarithm of a chance: by standing, by card in a stable, by card in a hand.

    `sureness` is by the number of seats: how much a strength found over all tables says at such a table.
    """

    sureness: dict[str, float]
    standing: dict[str, float]
    stable: dict[str, float]
    hand: dict[str, float]


@cache
def fitted() -> Fitted:
    """The shipped numbers."""
    return msgspec.toml.decode(FITTED.read_bytes(), type=Fitted)


def evaluation(pack: UnicornPack, deck: UnicornDeck, seats: int) -> Evaluation:
    """The evaluation for a table."""
    known = fitted()
    worth = Worth(deck)
    shipped = {card.id: _deeds(card) for card in load().cards}
    lying: list[float] = []
    held: list[float] = []
    for kind, card in enumerate(pack.cards):
        as_fitted = shipped.get(card.id) == _deeds(card)
        in_stable = worth.lying[kind]
        if deck.unicorn[kind]:
            in_stable += UNICORN / BY_PROGRAM - int(deck.counts[kind])
        usual = known.stable.get(card.id) if as_fitted else None
        lying.append(BY_PROGRAM * in_stable if usual is None else usual)
        usual = known.hand.get(card.id) if as_fitted else None
        held.append(BY_PROGRAM * worth.held[kind] if usual is None else usual)
    standing = [known.standing[name] for name in STANDING]
    return Evaluation(deck, Odds(known.sureness[str(seats)], standing, lying, held))


def as_fitted(pack: UnicornPack) -> bool:
    """Whether all cards of a pack do what they did when numbers were fitted to them."""
    shipped = {card.id: _deeds(card) for card in load().cards}
    return all(shipped.get(card.id) == _deeds(card) for card in pack.cards)


def _deeds(card: UnicornCard) -> tuple[str | list[str], ...]:
    """What a card is and does, whatever it is called and however often it is in the box."""
    return card.type, card.needs, card.play, card.enter, card.turn_start, card.instant, card.static

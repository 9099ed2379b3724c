"""The card pack of HiLo: its fields, its checks, and the deck the engine plays with (hilo.deck)."""

from pathlib import Path
from typing import Literal

from monoceros.core.mistakes import Mistake
from monoceros.core.packs import Card, Decks, OwnPack, Pack, load_pack
from monoceros.games.hilo.deck import (
    ANIMAL,
    KEEPER,
    MAGICIAN,
    PHOENIX,
    RESIDENT,
    SIZE,
    HiloDeck,
)

CARDS = Path(__file__).with_name("cards.toml")
MOST_SEATS = 4
MOST_COINS = 4
ROLES = {
    "resident": RESIDENT,
    "keeper": KEEPER,
    "animal": ANIMAL,
    "magician": MAGICIAN,
    "phoenix": PHOENIX,
}
FAMILIES = ("dragon", "unicorn", "wolf")


class HiloCard(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card of a kingdom: on which edges it has half a coin, and how many whole coins it shows."""

    role: Literal["resident", "keeper", "animal", "magician", "phoenix"]
    family: Literal["dragon", "unicorn", "wolf"] | None = None
    half_coins: list[Literal["left", "right", "top", "bottom"]] = []
    full_coins: int = 0


HiloPack = Pack[HiloCard]


def load(own: OwnPack | None = None) -> HiloPack:
    """The shipped pack, or an owner's pack laid over it."""
    return load_pack(CARDS, HiloCard, _check, own)


def _check(cards: list[HiloCard]) -> None:
    for card in cards:
        if (card.role in ("keeper", "animal")) != (card.family is not None):
            raise Mistake("hilo-pack-family", card=card.id, role=card.role)
        if len(set(card.half_coins)) != len(card.half_coins):
            raise Mistake("hilo-pack-edge-twice", card=card.id)
        if not 0 <= card.full_coins <= MOST_COINS:
            raise Mistake("hilo-pack-coins", card=card.id, coins=card.full_coins, most=MOST_COINS)
    # Every start magician is replaced from the draw pile until another card comes up, so four full
    # layouts and the first discard must leave at least one other card in the pile.
    others = sum(card.copies for card in cards if card.role != "magician")
    needed = MOST_SEATS * int(SIZE) + 2
    if others < needed:
        raise Mistake("hilo-pack-too-few", found=others, needed=needed)


_decks = Decks[HiloDeck]()


def deck(pack: HiloPack) -> HiloDeck:
    """The pack as the arrays the rules read."""
    return _decks.get(pack.digest, lambda: _make_deck(pack))


def _make_deck(pack: HiloPack) -> HiloDeck:
    kinds = [kind for kind, card in enumerate(pack.cards) for _ in range(card.copies)]
    cards = pack.cards
    return HiloDeck(
        names=[card.id for card in cards],
        codes=[card.code for card in cards],
        kinds=kinds,
        roles=[int(ROLES[card.role]) for card in cards],
        families=[FAMILIES.index(card.family) if card.family else -1 for card in cards],
        left=[int("left" in card.half_coins) for card in cards],
        right=[int("right" in card.half_coins) for card in cards],
        top=[int("top" in card.half_coins) for card in cards],
        bottom=[int("bottom" in card.half_coins) for card in cards],
        coins=[card.full_coins for card in cards],
    )

"""From a card pack to the deck the engine plays with."""

from monoceros.games.kill_the_unicorns import pack as packs
from monoceros.games.kill_the_unicorns.deck import (
    CHARACTER_NAMES,
    COLOUR_NAMES,
    EFFECT_NAMES,
    HAND_SIZE,
    ITEM_NAMES,
    NO_COLOUR,
    HuntDeck,
    TokenKinds,
    TrapKinds,
)
from monoceros.games.kill_the_unicorns.pack import KillTheUnicornsCard, KillTheUnicornsPack

WASHABLE = ("unicorn_pee", "smelly_unicorn")
"""The traps that soap takes off (kill-the-unicorns.market.soap)."""
UNICORN_BACK, STARTER_BACK, DECK_BACKS = 0, 1, 2

_decks: dict[tuple[str, bool], HuntDeck] = {}


def deck(pack: KillTheUnicornsPack, *, extra: bool) -> HuntDeck:
    """The pack as the arrays the rules read, with or without the extra characters; made once."""
    key = (pack.digest, extra)
    if key not in _decks:
        _decks[key] = _make(pack, extra=extra)
    return _decks[key]


def _make(pack: KillTheUnicornsPack, *, extra: bool) -> HuntDeck:
    cards = pack.cards
    kind_of = {card.id: kind for kind, card in enumerate(cards)}
    unicorns = _copies(packs.of_kind(cards, "unicorn", "pigicorn", "legendary"))
    starters = _copies(packs.of_kind(cards, "starter"))
    names = packs.characters(cards, extra=False) + (packs.characters(cards, extra=True) if extra else [])
    slots = sorted(CHARACTER_NAMES.index(name) for name in names)
    hand = packs.hand(cards)
    by_id = {card.id: card for card in cards}
    kinds = [kind_of[card.id] for card in unicorns + starters]
    backs = [UNICORN_BACK] * len(unicorns) + [STARTER_BACK] * len(starters)
    for at in range(len(slots)):
        kinds += [kind_of[name] for name in hand]
        backs += [DECK_BACKS + at] * HAND_SIZE
    traps = packs.of_kind(cards, "trap")
    trap_of = [-1] * len(kinds)
    for at, slot in enumerate(slots):
        pile = packs.trap_deck(cards, CHARACTER_NAMES[slot])
        kinds += [kind_of[name] for name in pile]
        backs += [DECK_BACKS + len(slots) + at] * HAND_SIZE
        trap_of += [[trap.id for trap in traps].index(name) for name in pile]
    return HuntDeck(
        names=[card.id for card in cards],
        codes=[card.code for card in cards],
        kinds=kinds,
        backs=backs,
        deck_size=len(unicorns),
        stars=[card.stars or 0 for card in unicorns + starters],
        colours=[_colour(card) for card in unicorns + starters],
        slots=slots,
        hand_values=[by_id[name].value or 0 for name in hand],
        trap_of=trap_of,
        traps=TrapKinds(
            names=[card.id for card in traps],
            effects=[EFFECT_NAMES.index(card.effect or "") for card in traps],
            points=[card.points or 0 for card in traps],
            pinned=[bool(card.pinned) for card in traps],
            colours=[_colour(card) for card in traps],
            washable=[card.id in WASHABLE for card in traps],
        ),
        tokens=_tokens(cards),
    )


def _copies(cards: list[KillTheUnicornsCard]) -> list[KillTheUnicornsCard]:
    return [card for card in cards for _ in range(card.copies)]


def _colour(card: KillTheUnicornsCard) -> int:
    return COLOUR_NAMES.index(card.colour) if card.colour is not None else int(NO_COLOUR)


def _tokens(cards: list[KillTheUnicornsCard]) -> TokenKinds:
    tokens = packs.of_kind(cards, "token")
    stalls = {card.item: card.price for card in packs.of_kind(cards, "stall")}
    return TokenKinds(
        names=[card.id for card in tokens],
        codes=[card.code for card in tokens],
        items=[ITEM_NAMES.index(card.item or "") for card in tokens],
        points=[card.points or 0 for card in tokens],
        colours=[_colour(card) for card in tokens],
        prices=[card.price or stalls[card.item] or 0 for card in tokens],
        copies=[card.copies for card in tokens],
    )

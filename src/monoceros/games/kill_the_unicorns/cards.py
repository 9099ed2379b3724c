"""The card packs of Kill the Unicorns: what lies in the two boxes, checked, and made into a deck.

Everything in a box is an entry of its pack: unicorns, hunt cards, traps, characters, market stalls and
tokens. `kind` says which, and `FIELDS` which of the other fields an entry of that kind has.
"""

from collections import Counter
from functools import partial
from pathlib import Path
from typing import Final, Literal, get_args

import msgspec
from librt.vecs import vec

from monoceros.core.mistakes import require
from monoceros.core.packs import Card, Decks, OwnPack, Pack, load_pack
from monoceros.core.table import numbers
from monoceros.games.kill_the_unicorns import kinds
from monoceros.games.kill_the_unicorns.deck import HAND_SIZE, HuntDeck, TokenKinds, TrapKinds
from monoceros.games.kill_the_unicorns.kinds import Character, Colour, Effect, Item, Power

Kind = Literal["unicorn", "pigicorn", "legendary", "starter", "hunt", "trap", "character", "stall", "token"]
HUNTS: Final = 16
"""Four rounds of at most four."""
MOST_POINTS: Final = 9
"""No single card or token gives or takes more; nothing printed costs more."""

FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "unicorn": ("colour", "stars"),
    "pigicorn": ("colour", "stars"),
    "legendary": ("stars",),
    "starter": ("stars",),
    "hunt": ("value",),
    "trap": ("effect", "points", "pinned", "decks"),
    "character": ("power",),
    "stall": ("item",),
    "token": ("item", "points"),
}
"""The fields every entry of a kind has: legends have no colour (kill-the-unicorns.herd.legendary)."""

OPTIONAL: Final[dict[str, tuple[str, ...]]] = {"starter": ("colour",), "trap": ("extra_decks",)}
"""The fields only some entries of a kind have, as the box has it. Starters and pigicorns count like any other
unicorn (kill-the-unicorns.herd.starters)."""

RECOLOURING: Final = ("fairy_dust", "cotton_candy")
LASTING: Final = ("points", "counts_twice", "recolour")
"""The effects of traps that stay pinned (kill-the-unicorns.reveal.pinned); all others work at once."""
WASHABLE: Final = ("unicorn_pee", "smelly_unicorn")
"""The traps that soap takes off (kill-the-unicorns.market.soap)."""


class KillTheUnicornsCard(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something from the box; which fields it has depends on its kind.

    Stars are the points of a unicorn, `value` is what a hunt card adds to a hunt, `points` what a trap or
    token adds to its unicorn, or a pâté to the score. A trap or token with a colour makes its unicorn
    that colour. `decks` are the characters whose trap pile holds a trap, `extra_decks` the same for
    characters that are not in the box. `power` is what a character can do, by the verb of its
    action. A soap token has its own price, all else the price of its stall.
    """

    kind: Kind
    colour: Colour | None = None
    stars: int | None = None
    value: int | None = None
    effect: Effect | None = None
    points: int | None = None
    pinned: bool | None = None
    decks: list[Character] | None = None
    extra_decks: list[Character] | None = None
    power: Power | None = None
    item: Item | None = None
    price: int | None = None


KillTheUnicornsPack = Pack[KillTheUnicornsCard]


class Box(msgspec.Struct, frozen=True):
    """An edition's box: its pack, the stalls it must have, and how many tokens the fullest table needs."""

    cards: Path
    stalls: tuple[Item, ...]
    tokens: int


FOLDER: Final = Path(__file__).parent
RETAIL: Final = Box(FOLDER / "cards.toml", ("butchery", "false_horn", "fairy_dust", "cotton_candy"), 6)
PROTOTYPE: Final = Box(FOLDER / "cards-prototype.toml", (*RETAIL.stalls, "soap"), 3)
BOXES: Final = {"de": RETAIL, "fr": RETAIL, "en-prototype": PROTOTYPE}


def load(edition: str, own: OwnPack | None = None) -> KillTheUnicornsPack:
    """The shipped pack of an edition, or an owner's pack laid over it."""
    box = BOXES[edition]
    return load_pack(box.cards, KillTheUnicornsCard, partial(_check, box), own)


def of_kind(cards: list[KillTheUnicornsCard], *kinds: Kind) -> list[KillTheUnicornsCard]:
    """The entries of these kinds, in the order of the pack."""
    return [card for card in cards if card.kind in kinds]


def characters(cards: list[KillTheUnicornsCard], *, extra: bool) -> list[str]:
    """The ids of the characters in the box, or of the extra ones that are not."""
    return [card.id for card in of_kind(cards, "character") if (card.copies == 0) == extra]


def hand(cards: list[KillTheUnicornsCard]) -> list[str]:
    """The ids of the eight hunt cards of everybody, lowest first (kill-the-unicorns.cards.hunt-cards)."""
    share = len(characters(cards, extra=False))
    hunt = sorted(of_kind(cards, "hunt"), key=lambda card: (card.value or 0, card.id))
    return [card.id for card in hunt for _ in range(card.copies // share)]


def trap_deck(cards: list[KillTheUnicornsCard], character: str) -> list[str]:
    """The ids of the eight traps in a character's pile (kill-the-unicorns.cards.trap-cards)."""
    return [
        card.id
        for card in of_kind(cards, "trap")
        for owner in [*(card.decks or []), *(card.extra_decks or [])]
        if owner == character
    ]


def _check(box: Box, cards: list[KillTheUnicornsCard]) -> None:
    for card in cards:
        _check_fields(card)
    _check_unicorns(cards)
    _check_powers(cards)
    _check_hands(cards)
    _check_traps(cards)
    _check_market(box, cards)


def _check_fields(card: KillTheUnicornsCard) -> None:
    needed = set(FIELDS[card.kind])
    if card.effect == "recolour" or (card.kind == "token" and card.item in RECOLOURING):
        needed.add("colour")
    if card.kind in ("stall", "token") and (card.kind == "token") == (card.item == "soap"):
        needed.add("price")
    allowed = needed.union(OPTIONAL.get(card.kind, ()), Card.__struct_fields__, ("kind",))
    for field in card.__struct_fields__:
        given = getattr(card, field) is not None
        told = {"card": card.id, "kind": card.kind, "field": field}
        require(not given or field in allowed, "kill-pack-extra", **told)
        require(given or field not in needed, "kill-pack-missing", **told)
    least = {"stars": 0, "value": 0, "price": 1, "points": 0 if card.kind == "token" else -MOST_POINTS}
    for field, low in least.items():
        found = getattr(card, field)
        fits = found is None or low <= found <= MOST_POINTS
        require(fits, "kill-pack-number", card=card.id, field=field, found=found, least=low, most=MOST_POINTS)


def _check_unicorns(cards: list[KillTheUnicornsCard]) -> None:
    """Enough for every hunt and player, and as many of each colour."""
    # kill-the-unicorns.cards.unicorns, kill-the-unicorns.cards.unicorns-prototype,
    # kill-the-unicorns.cards.deck-lasts
    deck = len(_copies(cards, "unicorn", "pigicorn", "legendary"))
    require(deck >= HUNTS, "kill-pack-too-few-unicorns", found=deck, needed=HUNTS)
    starters = len(_copies(cards, "starter"))
    seats = len(characters(cards, extra=False))
    require(starters >= seats, "kill-pack-too-few-starters", found=starters, needed=seats)
    coloured = Counter(card.colour for card in _copies(cards, "unicorn", "pigicorn", "starter"))
    other = kinds.COLOUR_NAMES[0]
    for colour in kinds.COLOUR_NAMES:
        told = {"found": coloured[colour], "expected": coloured[other]}
        require(coloured[colour] == coloured[other], "kill-pack-colours", colour=colour, other=other, **told)


def _check_hands(cards: list[KillTheUnicornsCard]) -> None:
    share = len(characters(cards, extra=False))
    for card in of_kind(cards, "hunt"):
        even = card.copies % share == 0
        require(even, "kill-pack-uneven", card=card.id, copies=card.copies, characters=share)
    size = len(hand(cards))
    require(size == HAND_SIZE, "kill-pack-hand", found=size, expected=HAND_SIZE)


def _check_powers(cards: list[KillTheUnicornsCard]) -> None:
    """Every power belongs to one character, so that everybody knows whom it is asked of."""
    cast = of_kind(cards, "character")
    free = ", ".join(name for name in kinds.POWER_NAMES if name not in {card.power for card in cast})
    holders: dict[str, str] = {}
    for card in cast:
        power = str(card.power)
        other = holders.setdefault(power, card.id)
        require(other == card.id, "kill-pack-power", card=card.id, power=power, other=other, known=free)


def _check_traps(cards: list[KillTheUnicornsCard]) -> None:
    here = characters(cards, extra=False)
    elsewhere = characters(cards, extra=True)
    for card in of_kind(cards, "trap"):
        # What lasts is pinned, and only what is pinned changes the points.
        lasting = card.effect in LASTING
        fits = card.pinned == lasting and (lasting or not card.points)
        require(fits, "kill-pack-pinned", card=card.id, effect=str(card.effect), known=", ".join(LASTING))
        decks = card.decks or []
        for owners, known in ((decks, here), (card.extra_decks or [], elsewhere)):
            for owner in owners:
                names = ", ".join(known)
                require(owner in known, "kill-pack-owner", card=card.id, found=owner, known=names)
        shared = card.copies == len(decks)
        require(shared, "kill-pack-decks", card=card.id, copies=card.copies, decks=len(decks))
    for name in here + elsewhere:
        found = len(trap_deck(cards, name))
        fits = found == HAND_SIZE
        require(fits, "kill-pack-trap-deck", character=name, found=found, expected=HAND_SIZE)


def _check_market(box: Box, cards: list[KillTheUnicornsCard]) -> None:
    for item in box.stalls:
        stalls = [card.item for card in _copies(cards, "stall")].count(item)
        require(stalls == 1, "kill-pack-stall", item=item, found=stalls)
        colours = [card.colour for card in _copies(cards, "token") if card.item == item]
        if item in RECOLOURING:
            for colour in kinds.COLOUR_NAMES:
                found = colours.count(colour)
                require(found == 1, "kill-pack-token-colour", item=item, colour=colour, found=found)
        else:
            found = len(colours)
            require(found >= box.tokens, "kill-pack-tokens", item=item, found=found, needed=box.tokens)


_decks = Decks[HuntDeck]()


def deck(pack: KillTheUnicornsPack, *, extra: bool) -> HuntDeck:
    """The pack as the arrays the rules read, with or without the extra characters."""
    return _decks.get((pack.digest, extra), lambda: _make(pack, extra=extra))


def _make(pack: KillTheUnicornsPack, *, extra: bool) -> HuntDeck:
    cards = pack.cards
    kind_of = {card.id: kind for kind, card in enumerate(cards)}
    unicorns = _copies(cards, "unicorn", "pigicorn", "legendary")
    herded = unicorns + _copies(cards, "starter")
    names = characters(cards, extra=False) + (characters(cards, extra=True) if extra else [])
    cast = _cast(cards)
    slots = sorted(cast.index(name) for name in names)
    held = hand(cards)
    traps = of_kind(cards, "trap")
    piles = [name for slot in slots for name in trap_deck(cards, cast[slot])]
    ids = [*[card.id for card in herded], *held * len(slots), *piles]
    trap_ids = [trap.id for trap in traps]
    return HuntDeck(
        names=[card.id for card in cards],
        codes=[card.code for card in cards],
        kinds=[kind_of[name] for name in ids],
        deck_size=len(unicorns),
        stars=[card.stars or 0 for card in herded],
        colours=[_colour(card) for card in herded],
        characters=cast,
        slots=slots,
        hand_values=[cards[kind_of[name]].value or 0 for name in held],
        trap_of=[trap_ids.index(name) if name in trap_ids else -1 for name in ids],
        traps=TrapKinds(
            names=trap_ids,
            effects=numbers([kinds.EFFECT_NAMES.index(card.effect or "") for card in traps]),
            points=numbers([card.points or 0 for card in traps]),
            pinned=vec[bool]([bool(card.pinned) for card in traps]),
            colours=numbers([_colour(card) for card in traps]),
            washable=vec[bool]([card.id in WASHABLE for card in traps]),
        ),
        tokens=_tokens(cards),
    )


def _cast(cards: list[KillTheUnicornsCard]) -> list[str]:
    """The characters by the number of their power; powers nobody in the box has go by who else has them."""
    holders = {card.power: card.id for card in of_kind(cards, "character")}
    others = [name for name in kinds.CHARACTER_NAMES if name not in holders.values()]
    return [
        holders.get(power) or others.pop(others.index(usual) if usual in others else 0)
        for power, usual in zip(get_args(Power), kinds.CHARACTER_NAMES, strict=True)
    ]


def _copies(cards: list[KillTheUnicornsCard], *kinds: Kind) -> list[KillTheUnicornsCard]:
    return [card for card in of_kind(cards, *kinds) for _ in range(card.copies)]


def _colour(card: KillTheUnicornsCard) -> int:
    return kinds.COLOUR_NAMES.index(card.colour) if card.colour is not None else int(kinds.NO_COLOUR)


def _tokens(cards: list[KillTheUnicornsCard]) -> TokenKinds:
    tokens = of_kind(cards, "token")
    stalls = {card.item: card.price for card in of_kind(cards, "stall")}
    pools = [
        [number for number, card in enumerate(tokens) for _ in range(card.copies) if card.item == item]
        for item in kinds.ITEM_NAMES
    ]
    return TokenKinds(
        names=[card.id for card in tokens],
        codes=[card.code for card in tokens],
        items=numbers([kinds.ITEM_NAMES.index(card.item or "") for card in tokens]),
        points=numbers([card.points or 0 for card in tokens]),
        colours=numbers([_colour(card) for card in tokens]),
        prices=numbers([card.price or stalls[card.item] or 0 for card in tokens]),
        none=numbers([0] * len(tokens)),
        pools=pools,
        soaps=sum(1 << token for token in set(pools[kinds.SOAP])),
        count=len(tokens),
    )

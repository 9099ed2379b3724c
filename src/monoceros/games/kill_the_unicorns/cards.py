"""The card packs of Kill the Unicorns: what lies in the two boxes, checked, and made into a deck.

Everything in a box is an entry of its pack: unicorns, hunt cards, traps, characters, market stalls and
tokens. `kind` says which, and `FIELDS` which of the other fields an entry of that kind has.
"""

from collections import Counter
from functools import partial
from pathlib import Path
from typing import Final, Literal

import msgspec

from monoceros.core.mistakes import Mistake
from monoceros.core.packs import Card, OwnPack, Pack, load_pack, override_pack
from monoceros.games.kill_the_unicorns import kinds
from monoceros.games.kill_the_unicorns.deck import HAND_SIZE, HuntDeck, TokenKinds, TrapKinds

Colour = Literal["pink", "blue", "green", "yellow"]
Kind = Literal["unicorn", "pigicorn", "legendary", "starter", "hunt", "trap", "character", "stall", "token"]
Character = Literal[
    "princess", "knight", "wizard", "shaman", "huntress", "bard", "merchant", "thief", "black_mage"
]
Effect = Literal[
    "points",
    "lowest_wins",
    "second_wins",
    "counts_twice",
    "swap",
    "lose_one",
    "recolour",
    "scare",
    "lose_hunt_card",
]
Power = Literal["peek", "extra", "exchange", "cancel", "recover", "silence", "discount", "steal", "fetch"]
Item = Literal["butchery", "false_horn", "fairy_dust", "cotton_candy", "soap"]

COLOURS: Final[tuple[Colour, ...]] = ("pink", "blue", "green", "yellow")
TRAP_DECK_SIZE: Final = 8
ROUNDS: Final = 4
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
UNICORN_BACK, STARTER_BACK, DECK_BACKS = 0, 1, 2


class KillTheUnicornsCard(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something from the box; which fields it has depends on its kind.

    Stars are the points of a unicorn, `value` is what a hunt card adds to a hunt, `points` what a trap or
    token adds to its unicorn, or a pâté to the score. A trap or token with a colour makes its unicorn
    that colour. `decks` are the characters whose trap pile holds a trap, `extra_decks` the same for
    characters that are not in the box. `power` is what a character can do, by the verb of its action.
    A soap token has its own price, all else the price of its stall.
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
    """What an edition's box must hold: unicorns for every hunt, and tokens for the fullest table."""

    cards: Path
    hunts: int
    stalls: tuple[Item, ...]
    tokens: int


RETAIL: Final = Box(
    cards=Path(__file__).with_name("cards.toml"),
    hunts=ROUNDS * 4,
    stalls=("butchery", "false_horn", "fairy_dust", "cotton_candy"),
    tokens=6,
)
PROTOTYPE: Final = Box(
    cards=Path(__file__).with_name("cards-prototype.toml"),
    hunts=ROUNDS * 4,
    stalls=("butchery", "false_horn", "fairy_dust", "cotton_candy", "soap"),
    tokens=3,
)
BOXES: Final = {"de": RETAIL, "fr": RETAIL, "en-prototype": PROTOTYPE}


def load(edition: str, own: OwnPack | None = None) -> KillTheUnicornsPack:
    """The shipped pack of an edition, or an owner's pack laid over it."""
    box = BOXES[edition]
    check = partial(_check, box)
    if own is None:
        return load_pack(box.cards, KillTheUnicornsCard, check)
    return override_pack(box.cards, own, KillTheUnicornsCard, check)


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


def _check(box: Box, cards: list[KillTheUnicornsCard], file: str) -> None:
    for card in cards:
        _check_fields(card, file)
        _check_numbers(card, file)
    _check_unicorns(box, cards, file)
    _check_powers(cards, file)
    _check_hands(cards, file)
    _check_traps(cards, file)
    _check_market(box, cards, file)


def _needed(card: KillTheUnicornsCard) -> set[str]:
    needed = set(FIELDS[card.kind])
    if card.effect == "recolour" or (card.kind == "token" and card.item in RECOLOURING):
        needed.add("colour")
    if card.kind in ("stall", "token") and (card.kind == "token") == (card.item == "soap"):
        needed.add("price")
    return needed


def _check_fields(card: KillTheUnicornsCard, file: str) -> None:
    needed = _needed(card)
    allowed = needed.union(OPTIONAL.get(card.kind, ()), Card.__struct_fields__, ("kind",))
    for field in card.__struct_fields__:
        given = getattr(card, field) is not None
        if given and field not in allowed:
            raise Mistake("kill-pack-extra", file=file, card=card.id, kind=card.kind, field=field)
        if not given and field in needed:
            raise Mistake("kill-pack-missing", file=file, card=card.id, kind=card.kind, field=field)


def _check_numbers(card: KillTheUnicornsCard, file: str) -> None:
    ranges = {"stars": 0, "value": 0, "price": 1, "points": 0 if card.kind == "token" else -MOST_POINTS}
    for field, least in ranges.items():
        number = getattr(card, field)
        if number is not None and not least <= number <= MOST_POINTS:
            raise Mistake(
                "kill-pack-number",
                file=file,
                card=card.id,
                field=field,
                found=number,
                least=least,
                most=MOST_POINTS,
            )


def _check_unicorns(box: Box, cards: list[KillTheUnicornsCard], file: str) -> None:
    """Enough for every hunt and player, and as many of each colour.

    (kill-the-unicorns.cards.unicorns, kill-the-unicorns.cards.unicorns-prototype,
    kill-the-unicorns.cards.deck-lasts)
    """
    deck = sum(card.copies for card in of_kind(cards, "unicorn", "pigicorn", "legendary"))
    if deck < box.hunts:
        raise Mistake("kill-pack-too-few-unicorns", file=file, found=deck, needed=box.hunts)
    starters = sum(card.copies for card in of_kind(cards, "starter"))
    seats = len(characters(cards, extra=False))
    if starters < seats:
        raise Mistake("kill-pack-too-few-starters", file=file, found=starters, needed=seats)
    coloured: Counter[str] = Counter()
    for card in of_kind(cards, "unicorn", "pigicorn", "starter"):
        if card.colour is not None:
            coloured[card.colour] += card.copies
    for colour in COLOURS:
        if coloured[colour] != coloured[COLOURS[0]]:
            raise Mistake(
                "kill-pack-colours",
                file=file,
                colour=colour,
                found=coloured[colour],
                other=COLOURS[0],
                expected=coloured[COLOURS[0]],
            )


def _check_hands(cards: list[KillTheUnicornsCard], file: str) -> None:
    share = len(characters(cards, extra=False))
    for card in of_kind(cards, "hunt"):
        if card.copies % share:
            raise Mistake("kill-pack-uneven", file=file, card=card.id, copies=card.copies, characters=share)
    size = len(hand(cards))
    if size != HAND_SIZE:
        raise Mistake("kill-pack-hand", file=file, found=size, expected=HAND_SIZE)


def _check_powers(cards: list[KillTheUnicornsCard], file: str) -> None:
    """Every power belongs to one character, so that everybody knows whom it is asked of."""
    holders: dict[str, str] = {}
    for card in of_kind(cards, "character"):
        power = card.power or ""
        if power in holders:
            taken = {one.power for one in of_kind(cards, "character")}
            free = ", ".join(name for name in kinds.POWER_NAMES if name not in taken)
            raise Mistake(
                "kill-pack-power", file=file, card=card.id, power=power, other=holders[power], known=free
            )
        holders[power] = card.id


def _check_pins(card: KillTheUnicornsCard, file: str) -> None:
    """What lasts is pinned, and only what is pinned changes the points."""
    lasting = card.effect in LASTING
    if card.pinned != lasting or (card.points and not lasting):
        lasts = ", ".join(LASTING)
        raise Mistake("kill-pack-pinned", file=file, card=card.id, effect=str(card.effect), known=lasts)


def _check_traps(cards: list[KillTheUnicornsCard], file: str) -> None:
    here = characters(cards, extra=False)
    elsewhere = characters(cards, extra=True)
    for card in of_kind(cards, "trap"):
        _check_pins(card, file)
        decks = card.decks or []
        for owners, known in ((decks, here), (card.extra_decks or [], elsewhere)):
            for owner in owners:
                if owner not in known:
                    raise Mistake(
                        "kill-pack-owner", file=file, card=card.id, found=owner, known=", ".join(known)
                    )
        if card.copies != len(decks):
            raise Mistake("kill-pack-decks", file=file, card=card.id, copies=card.copies, decks=len(decks))
    for character in here + elsewhere:
        found = len(trap_deck(cards, character))
        if found != TRAP_DECK_SIZE:
            raise Mistake(
                "kill-pack-trap-deck", file=file, character=character, found=found, expected=TRAP_DECK_SIZE
            )


def _check_market(box: Box, cards: list[KillTheUnicornsCard], file: str) -> None:
    for item in box.stalls:
        stalls = sum(card.copies for card in of_kind(cards, "stall") if card.item == item)
        if stalls != 1:
            raise Mistake("kill-pack-stall", file=file, item=item, found=stalls)
        tokens = [card for card in of_kind(cards, "token") if card.item == item]
        if item in RECOLOURING:
            for colour in COLOURS:
                found = sum(card.copies for card in tokens if card.colour == colour)
                if found != 1:
                    raise Mistake("kill-pack-token-colour", file=file, item=item, colour=colour, found=found)
        else:
            found = sum(card.copies for card in tokens)
            if found < box.tokens:
                raise Mistake("kill-pack-tokens", file=file, item=item, found=found, needed=box.tokens)


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
    unicorns = _copies(of_kind(cards, "unicorn", "pigicorn", "legendary"))
    starters = _copies(of_kind(cards, "starter"))
    names = characters(cards, extra=False) + (characters(cards, extra=True) if extra else [])
    cast = _cast(cards)
    slots = sorted(cast.index(name) for name in names)
    held = hand(cards)
    by_id = {card.id: card for card in cards}
    numbers = [kind_of[card.id] for card in unicorns + starters]
    backs = [UNICORN_BACK] * len(unicorns) + [STARTER_BACK] * len(starters)
    for at in range(len(slots)):
        numbers += [kind_of[name] for name in held]
        backs += [DECK_BACKS + at] * HAND_SIZE
    traps = of_kind(cards, "trap")
    trap_of = [-1] * len(numbers)
    for at, slot in enumerate(slots):
        pile = trap_deck(cards, cast[slot])
        numbers += [kind_of[name] for name in pile]
        backs += [DECK_BACKS + len(slots) + at] * HAND_SIZE
        trap_of += [[trap.id for trap in traps].index(name) for name in pile]
    return HuntDeck(
        names=[card.id for card in cards],
        codes=[card.code for card in cards],
        kinds=numbers,
        backs=backs,
        deck_size=len(unicorns),
        stars=[card.stars or 0 for card in unicorns + starters],
        colours=[_colour(card) for card in unicorns + starters],
        characters=cast,
        slots=slots,
        hand_values=[by_id[name].value or 0 for name in held],
        trap_of=trap_of,
        traps=TrapKinds(
            names=[card.id for card in traps],
            effects=[kinds.EFFECT_NAMES.index(card.effect or "") for card in traps],
            points=[card.points or 0 for card in traps],
            pinned=[bool(card.pinned) for card in traps],
            colours=[_colour(card) for card in traps],
            washable=[card.id in WASHABLE for card in traps],
        ),
        tokens=_tokens(cards),
    )


def _cast(cards: list[KillTheUnicornsCard]) -> list[str]:
    """The characters by the number of their power; powers nobody in the box has go by who else has them."""
    holders = {card.power: card.id for card in of_kind(cards, "character")}
    others = [name for name in kinds.CHARACTER_NAMES if name not in holders.values()]
    cast: list[str] = []
    for number, power in enumerate(kinds.POWER_NAMES):
        usual = kinds.CHARACTER_NAMES[number]
        if power in holders:
            cast.append(holders[power])
        else:
            cast.append(others.pop(others.index(usual) if usual in others else 0))
    return cast


def _copies(cards: list[KillTheUnicornsCard]) -> list[KillTheUnicornsCard]:
    return [card for card in cards for _ in range(card.copies)]


def _colour(card: KillTheUnicornsCard) -> int:
    return kinds.COLOUR_NAMES.index(card.colour) if card.colour is not None else int(kinds.NO_COLOUR)


def _tokens(cards: list[KillTheUnicornsCard]) -> TokenKinds:
    tokens = of_kind(cards, "token")
    stalls = {card.item: card.price for card in of_kind(cards, "stall")}
    return TokenKinds(
        names=[card.id for card in tokens],
        codes=[card.code for card in tokens],
        items=[kinds.ITEM_NAMES.index(card.item or "") for card in tokens],
        points=[card.points or 0 for card in tokens],
        colours=[_colour(card) for card in tokens],
        prices=[card.price or stalls[card.item] or 0 for card in tokens],
        copies=[card.copies for card in tokens],
    )

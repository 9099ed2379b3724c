"""The card pack of Unstable Unicorns: its fields, its checks, and the numbers the engine plays with."""

from pathlib import Path
from typing import Literal

from monoceros.core.mistakes import Mistake
from monoceros.core.packs import Card, Decks, OwnPack, Pack, load_pack
from monoceros.games.unstable_unicorns.actions import ROOM
from monoceros.games.unstable_unicorns.deck import UnicornDeck
from monoceros.games.unstable_unicorns.editions import HAND_SIZE, PAIR
from monoceros.games.unstable_unicorns.program import (
    Program,
    encode_program,
    read_program,
    read_static,
)
from monoceros.games.unstable_unicorns.vocabulary import TRIGGERS, TYPES

CARDS = Path(__file__).with_name("cards.toml")
MOST_SEATS = 8
FEWEST_DECK = MOST_SEATS * HAND_SIZE + MOST_SEATS
"""Five cards for each of eight players, and a first draw for each of them."""
FEWEST_SMALL_DECK = PAIR * (HAND_SIZE + 1) + PAIR
GIVEN = "neigh_polite"
"""The plain Neigh card each of two players begins with (unstable-unicorns.two.plain-neighs)."""

Type = Literal["baby", "basic", "magical", "magic", "upgrade", "downgrade", "instant"]
"""Five kinds of cards, the first three of them kinds of unicorns (unstable-unicorns.cards.kinds)."""


class UnicornCard(Card, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card and what it does, in the words of `program.py`; empty where it does nothing at that moment."""

    type: Type
    two_player: bool = True
    needs: Literal["", "basic"] = ""
    play: str = ""
    enter: str = ""
    turn_start: str = ""
    instant: str = ""
    static: list[str] = []
    printed: dict[str, str] = {}
    note: str = ""


UnicornPack = Pack[UnicornCard]


def load(own: OwnPack | None = None) -> UnicornPack:
    """The shipped pack, or an owner's pack laid over it."""
    return load_pack(CARDS, UnicornCard, _check, own)


def program(card: UnicornCard, trigger: str, cards: list[str]) -> Program | None:
    """What a card does at a moment, or None if nothing. `cards` are the ids of the pack."""
    text = str(getattr(card, trigger))
    return read_program(text, card.id, cards) if text else None


def _check(cards: list[UnicornCard]) -> None:
    ids = [card.id for card in cards]
    if len(cards) > ROOM:
        raise Mistake("unstable-unicorns-pack-kinds", found=len(cards), most=int(ROOM))
    for card in cards:
        read_static(card.static, card.id)
        for trigger in TRIGGERS:
            found = program(card, trigger, ids)
            if found is not None:
                found.check_references(card.id)
        _check_moments(card)
        _check_turns(card, ids)
        for language, name in card.printed.items():
            if not name.strip() or not name.isprintable():
                raise Mistake("unstable-unicorns-pack-printed", card=card.id, language=language)
    _check_counts(cards)


def _check_moments(card: UnicornCard) -> None:
    """A magic card must do something when played, an instant in answer, and neither anything else.

    A basic unicorn does nothing (unstable-unicorns.cards.basic), a magical one something on coming in, at the
    start of a turn, or all the while (unstable-unicorns.cards.magical).
    """
    allowed = {
        "baby": (),
        "basic": (),
        "magical": ("enter", "turn_start"),
        "upgrade": ("turn_start",),
        "downgrade": ("turn_start",),
        "magic": ("play",),
        "instant": ("instant",),
    }[card.type]
    for trigger in TRIGGERS:
        if bool(getattr(card, trigger)) and trigger not in allowed:
            raise Mistake("unstable-unicorns-pack-moment", card=card.id, moment=trigger)
    for needed in ("play", "instant"):
        if needed in allowed and not getattr(card, needed):
            raise Mistake("unstable-unicorns-pack-no-effect", card=card.id, moment=needed)


def _check_turns(card: UnicornCard, ids: list[str]) -> None:
    """No card may take all turns away from somebody, or from everybody else, as long as it lies there.

    What several cards bring about together the engine ends (unstable-unicorns.win.standstill).
    """
    found = program(card, "turn_start", ids)
    steps = found.unavoidable() if found is not None else []
    done = {(step.verb, step.what) for step in steps if step.who == "you"}
    if {("skip", "draw"), ("skip", "action")} <= done:
        raise Mistake("unstable-unicorns-pack-idle", card=card.id)
    if ("add", "turn") in done:
        raise Mistake("unstable-unicorns-pack-endless", card=card.id)


def _check_counts(cards: list[UnicornCard]) -> None:
    """Everybody can be dealt a hand and a foal (unstable-unicorns.setup.deck).

    Two players begin with a plain Neigh card each (unstable-unicorns.two.plain-neighs).
    """
    babies = sum(card.copies for card in cards if card.type == "baby")
    if babies < MOST_SEATS:
        raise Mistake("unstable-unicorns-pack-foals", found=babies, needed=MOST_SEATS)
    for fewest, chosen in (
        (FEWEST_DECK, cards),
        (FEWEST_SMALL_DECK, [card for card in cards if card.two_player]),
    ):
        found = sum(card.copies for card in chosen if card.type != "baby")
        if found < fewest:
            raise Mistake("unstable-unicorns-pack-too-few", found=found, needed=fewest)
    given = next((card for card in cards if card.id == GIVEN), None)
    if given is None or given.copies < 2 or not given.two_player:
        raise Mistake("unstable-unicorns-pack-neighs", card=GIVEN)


_decks = Decks[UnicornDeck]()


def deck(pack: UnicornPack, *, small: bool, language: str, printed: bool) -> UnicornDeck:
    """The pack as the arrays the rules read.

    `small` is the deck for two players; `language` and `printed` say whose names the letters are counted in.
    """
    key = (pack.digest, small, language, printed)
    return _decks.get(key, lambda: _make_deck(pack, small=small, language=language, printed=printed))


def shown_name(card: UnicornCard, language: str, *, printed: bool) -> str:
    """The name of a card at a table: the printed one only where it is wanted and known.

    See unstable-unicorns.cards.names.
    """
    return card.printed.get(language, card.name[language]) if printed else card.name[language]


def letters(name: str) -> int:
    """Letters only: no spaces, hyphens, apostrophes or digits (unstable-unicorns.win.names)."""
    return sum(1 for sign in name if sign.isalpha())


def _make_deck(pack: UnicornPack, *, small: bool, language: str, printed: bool) -> UnicornDeck:
    cards = pack.cards
    ids = [card.id for card in cards]
    code: list[int] = []
    begin: list[int] = []
    end: list[int] = []
    for card in cards:
        for trigger in TRIGGERS:
            begin.append(len(code))
            found = program(card, trigger, ids)
            if found is not None:
                code += encode_program(found, ids)
            end.append(len(code))
    statics = [read_static(card.static, card.id) for card in cards]
    return UnicornDeck(
        names=ids,
        codes=[card.code for card in cards],
        kinds=[
            kind
            for kind, card in enumerate(cards)
            if card.two_player or not small
            for _ in range(card.copies)
        ],
        types=[TYPES.index(card.type) for card in cards],
        statics=[static.bits for static in statics],
        counts=[static.counts for static in statics],
        limits=[static.limit for static in statics],
        needs_basic=[card.needs == "basic" for card in cards],
        code=code,
        begin=begin,
        end=end,
        letters=[letters(shown_name(card, language, printed=printed)) for card in cards],
    )

"""Card packs: what is printed on the cards, how many there are of each, and how we know.

A pack is a TOML file with a `[pack]` head and `[[card]]` entries. Every value of a card may carry a mark of
provenance: `attested` (a source says so), `inferred`, `reconstructed` (our proposal), or `owner`: taken
from a pack of one's own that `extends` a shipped one and overrides some values of some cards. The mark
`name.de` is that of the German name, `name` that of all names without one of their own.
"""

import re
import tomllib
from collections.abc import Callable, Hashable, Iterable
from hashlib import sha256
from pathlib import Path
from typing import Any, Generic, Literal, TypeVar

import msgspec

from monoceros.core.mistakes import Mistake, in_file, nearest, shortened
from monoceros.core.pack_fields import NOTHING, check_values
from monoceros.core.pack_lines import in_text

ID = re.compile("[a-z0-9][a-z0-9_-]{0,39}")
CODE = re.compile("[A-Z][A-Za-z0-9]{0,3}")
MOST_COPIES = 99
MOST_DECKS = 64
LONGEST_NAME = 40
BYTE_ORDER_MARK = "\ufeff"

EMPTY: tuple[object, ...] = (None, "", [], {})
"""The values of a field a card does not have."""
UNPLAYED = ("provenance", "note")
"""What nobody plays with: a record stays good when we learn more about a card."""

Provenance = Literal["attested", "inferred", "reconstructed", "owner"]
WEAKEST: tuple[Provenance, ...] = ("reconstructed", "inferred", "attested", "owner")
"""What rests on several values is as sure as the least sure of them."""


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every game's cards have. `provenance` marks values by field name."""

    id: str
    code: str
    copies: int
    name: dict[str, str]
    provenance: dict[str, Provenance] = {}


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The head of a pack file.

    `provenance` holds for every card that has such a value and no mark for it. `formerly` are digests this
    pack had in earlier releases with the very same cards: records that name them are still good.
    """

    id: str
    game: str = ""
    extends: str = ""
    note: str = ""
    total: int = 0
    provenance: dict[str, Provenance] = {}
    formerly: list[str] = []


class PackText(msgspec.Struct, frozen=True):
    """An owner's pack that came as text and lies in no file; mistakes call it by its `name`."""

    text: str
    name: str = "pack"

    def __str__(self) -> str:
        return self.name


OwnPack = Path | PackText
"""Where an owner's pack comes from."""

CardType = TypeVar("CardType", bound=Card)


class Pack(msgspec.Struct, Generic[CardType], frozen=True):
    """A checked pack: its cards in file order, and a digest of everything in it."""

    head: Head
    cards: list[CardType]
    digest: str

    @property
    def label(self) -> str:
        """How records name the pack: its id and enough of its digest to tell an edited one."""
        return f"{self.head.id} {self.digest[:16]}"

    def answers_to(self, label: str) -> bool:
        """Whether a record that names its pack so was played with these cards."""
        return label in (self.label, *(f"{self.head.id} {digest}" for digest in self.head.formerly))


def mark(card: Card, field: str, language: str = "") -> Provenance | None:
    """How a value of a card is known, or its name in a language; None where it is not said."""
    return card.provenance.get(f"{field}.{language}") or card.provenance.get(field)


def weakest(marks: Iterable[Provenance]) -> Provenance:
    """How something is known that rests on several values."""
    found = set(marks)
    return next((one for one in WEAKEST if one in found), "attested")


Check = Callable[[list[Any]], None]
"""A game's own test of a whole pack; raises `Mistake`, which is then told with the file."""


_shipped: dict[Path, Any] = {}
"""The packs that come with the games, which never change, as they were read."""


def load_pack(
    path: Path, card_type: type[CardType], check: Check, own: OwnPack | None = None
) -> Pack[CardType]:
    """A shipped pack, or an owner's pack laid over it, checked; a `Mistake` names what is wrong and where."""
    if own is not None:
        return _override_pack(path, own, card_type, check)
    if path not in _shipped:
        _shipped[path] = _finish(*_read(path), card_type, check, str(path))
    pack: Pack[CardType] = _shipped[path]
    return pack


def _override_pack(base: Path, path: OwnPack, card_type: type[CardType], check: Check) -> Pack[CardType]:
    """The base pack with the values of an owner's pack in place of its own, checked as a whole."""
    with in_text(_text_of(path)):
        return _overridden_pack(base, path, card_type, check)


def _overridden_pack(base: Path, path: OwnPack, card_type: type[CardType], check: Check) -> Pack[CardType]:
    base_head, base_entries = _read(base)
    head, entries = _read(path)
    if head.extends != base_head.id:
        raise Mistake("pack-extends", file=str(path), found=head.extends or "-", expected=base_head.id)
    known = {entry["id"]: dict(entry) for entry in base_entries}
    for entry in entries:
        if entry["id"] not in known:
            raise Mistake(
                "pack-unknown-card",
                file=str(path),
                card=entry["id"],
                nearest=nearest(entry["id"], list(known)),
            )
        known[entry["id"]] = _overridden(known[entry["id"]], entry, str(path))
    whole = Head(
        id=head.id,
        game=base_head.game,
        extends=head.extends,
        note=head.note,
        total=head.total or base_head.total,
        provenance=base_head.provenance,
    )
    return _finish(whole, list(known.values()), card_type, check, str(path))


def _overridden(base: dict[str, Any], entry: dict[str, Any], file: str) -> dict[str, Any]:
    merged = dict(base)
    marks = dict(base.get("provenance", {}))
    for field, value in entry.items():
        if field == "name":
            if not isinstance(value, dict):
                raise Mistake("pack-field", file=file, card=str(base["id"]), problem="name = {en = ...}")
            merged["name"] = {**base["name"], **value}
            marks |= {f"name.{language}": "owner" for language in value}
        elif field not in ("id", "provenance"):
            if value == NOTHING:
                merged.pop(field, None)
            else:
                merged[field] = value
            marks[field] = "owner"
    own_marks = entry.get("provenance", {})
    merged["provenance"] = {**marks, **own_marks} if isinstance(own_marks, dict) else own_marks
    return merged


def _text_of(path: OwnPack) -> str:
    """The text of a pack, or the `Mistake` that it cannot be read."""
    if isinstance(path, PackText):
        return path.text.removeprefix(BYTE_ORDER_MARK)
    try:
        return path.read_text(encoding="utf-8-sig").removeprefix(BYTE_ORDER_MARK)
    except OSError as error:
        raise Mistake("file-unreadable", file=str(path), problem=error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise Mistake("file-not-text", file=str(path), place=error.start) from error


def _read(path: OwnPack) -> tuple[Head, list[dict[str, Any]]]:
    file = str(path)
    text = _text_of(path)
    try:
        raw = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        # Besides what is no TOML: numbers with more digits than Python reads, and endless nesting.
        raise Mistake("pack-not-toml", file=file, problem=str(error)) from error
    try:
        head = msgspec.convert(raw.get("pack"), Head)
    except msgspec.ValidationError as error:
        raise Mistake("pack-head", file=file, problem=str(error)) from error
    if not ID.fullmatch(head.id):
        raise Mistake("pack-id", file=file, found=shortened(head.id))
    entries = raw.get("card", [])
    unknown = sorted(set(raw) - {"pack", "card"})
    if unknown:
        raise Mistake("pack-section", file=file, section=unknown[0])
    if not isinstance(entries, list) or not entries:
        raise Mistake("pack-empty", file=file)
    names: set[str] = set()
    for number, entry in enumerate(entries, start=1):
        name = entry.get("id") if isinstance(entry, dict) else None
        if not isinstance(name, str):
            raise Mistake("pack-card-id", file=file, number=number)
        if name in names:
            raise Mistake("pack-duplicate", file=file, card=name)
        names.add(name)
    return head, entries


def _check_card(card: Card, file: str) -> None:
    """What must hold for a card of any game: notation, records and terminals rely on it."""
    if not 0 <= card.copies <= MOST_COPIES:
        copies = shortened(str(card.copies))
        raise Mistake("pack-copies", file=file, card=card.id, copies=copies, most=MOST_COPIES)
    if not CODE.fullmatch(card.code):
        raise Mistake("pack-code", file=file, card=card.id, found=card.code)
    for language, name in card.name.items():
        if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            raise Mistake("pack-name", file=file, card=card.id, language=language, most=LONGEST_NAME)


def _finish(
    head: Head, entries: list[dict[str, Any]], card_type: type[CardType], check: Check, file: str
) -> Pack[CardType]:
    cards: list[CardType] = []
    for entry in entries:
        check_values(entry, card_type, file)
        try:
            card = msgspec.convert(entry, card_type)
        except msgspec.ValidationError as error:
            raise Mistake("pack-field", file=file, card=str(entry["id"]), problem=str(error)) from error
        _check_card(card, file)
        usual = {
            field: known
            for field, known in head.provenance.items()
            if getattr(card, field, None) not in EMPTY
        }
        cards.append(msgspec.structs.replace(card, provenance=usual | card.provenance))
    codes = [card.code for card in cards]
    for card in cards:
        if codes.count(card.code) > 1:
            raise Mistake("pack-code-twice", file=file, card=card.id, found=card.code)
    total = sum(card.copies for card in cards)
    if total != head.total:
        raise Mistake("pack-total", file=file, found=total, expected=head.total)
    with in_file(file):
        check(cards)
    return Pack(head=head, cards=cards, digest=_digest(head, cards))


def _digest(head: Head, cards: list[CardType]) -> str:
    """A digest of everything that is played with; a value a card does not have leaves no trace in it."""
    played = [
        {
            field: value
            for field, value in msgspec.to_builtins(card).items()
            if field not in UNPLAYED and value not in EMPTY
        }
        for card in cards
    ]
    whole = [head.id, head.game, head.extends, head.total, played]
    content = msgspec.json.encode(whole, order="deterministic")
    return sha256(content).hexdigest()


DeckType = TypeVar("DeckType")


class Decks(Generic[DeckType]):
    """Packs made into what the rules read: each once, for a deck never changes, the latest ones kept.

    Strangers may bring any number of packs.
    """

    def __init__(self) -> None:
        self._kept: dict[Hashable, DeckType] = {}

    def get(self, key: Hashable, make: Callable[[], DeckType]) -> DeckType:
        """The deck of that key, made if it is not there."""
        if key not in self._kept:
            if len(self._kept) >= MOST_DECKS:
                del self._kept[next(iter(self._kept))]
            self._kept[key] = make()
        return self._kept[key]

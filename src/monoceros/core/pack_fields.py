"""Which values the cards of a game have and what each of them may be: for forms, templates and mistakes."""

from typing import Any, Literal

import msgspec
from msgspec import inspect

from monoceros.core.mistakes import Mistake, nearest, shortened

Form = Literal["number", "choice", "choices", "switch", "words", "list", "names"]
NOTHING = "none"
"""What an owner's pack writes for a value the card does not have in their box."""
FIXED = ("id", "code", "provenance", "note")
"""What an owner has no reason to change."""


class PackField(msgspec.Struct, frozen=True):
    """A value of a card an owner may correct.

    A `choice` is one of `choices`, or `none` if it is `optional`; `choices` is a list of them, `words` a
    text, `list` a list of texts, `names` a name for each language, a `switch` true or false.
    """

    name: str
    form: Form
    choices: list[str] = []
    optional: bool = False

    def allowed(self) -> str:
        """What may be written for it, as a pack writes it."""
        told = ", ".join(f'"{choice}"' for choice in self.choices)
        return {
            "number": "0, 1, 2 …",
            "choice": told + (f', "{NOTHING}"' if self.optional else ""),
            "choices": f"[…] {told}",
            "switch": "true, false",
            "words": '"…"',
            "list": '["…"]',
            "names": '{en = "…"}',
        }[self.form]

    def fits(self, value: object) -> bool:
        """Whether a value of a pack has the right form."""
        if self.form == "number":
            return isinstance(value, int) and not isinstance(value, bool)
        if self.form == "switch":
            return isinstance(value, bool)
        if self.form in ("choices", "list"):
            return isinstance(value, list) and all(self._is_word(one) for one in value)
        if self.form == "names":
            return isinstance(value, dict) and all(isinstance(name, str) for name in value.values())
        return self._is_word(value)

    def _is_word(self, value: object) -> bool:
        return isinstance(value, str) and (not self.choices or value in self.choices)


def pack_fields(card_type: type[msgspec.Struct]) -> list[PackField]:
    """What an owner may correct on the cards of a game, in the order of its pack."""
    told = inspect.type_info(card_type)
    assert isinstance(told, inspect.StructType)
    return [_field(field.name, field.type) for field in told.fields if field.name not in FIXED]


def _field(name: str, kind: inspect.Type) -> PackField:
    optional = False
    if isinstance(kind, inspect.UnionType):
        optional = kind.includes_none
        kind = next(one for one in kind.types if not isinstance(one, inspect.NoneType))
    if isinstance(kind, inspect.IntType):
        return PackField(name, "number", optional=optional)
    if isinstance(kind, inspect.BoolType):
        return PackField(name, "switch", optional=optional)
    if isinstance(kind, inspect.LiteralType):
        return PackField(name, "choice", _words(kind), optional)
    if isinstance(kind, inspect.ListType):
        item = kind.item_type
        if isinstance(item, inspect.LiteralType):
            return PackField(name, "choices", _words(item), optional)
        return PackField(name, "list", optional=optional)
    return PackField(name, "names" if isinstance(kind, inspect.DictType) else "words", optional=optional)


def _words(kind: inspect.LiteralType) -> list[str]:
    return [str(value) for value in kind.values]


def check_values(entry: dict[str, Any], card_type: type[msgspec.Struct], file: str) -> None:
    """A `Mistake` where a value of a card is not known here or cannot be so; it names what can."""
    known = {field.name: field for field in pack_fields(card_type)}
    for name, value in entry.items():
        if name in FIXED:
            continue
        if name not in known:
            raise Mistake(
                "pack-field-unknown",
                file=file,
                card=str(entry["id"]),
                field=shortened(name),
                nearest=nearest(name, list(known)),
            )
        if not known[name].fits(value):
            raise Mistake(
                "pack-value",
                file=file,
                card=str(entry["id"]),
                field=name,
                found=shortened(str(value)),
                known=known[name].allowed(),
            )

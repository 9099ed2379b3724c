"""Options and house rules: fields of a frozen `Options` struct, declared once.

The command line, the server and the web form are all made from that declaration. A field's type gives its
choices, its default the usual way to play; `Annotated[..., Meta(extra={"editions": [...]})]` limits
it to some editions. What an option means is told under the key `<game>-option-<field>` in the locale files.

Two kinds of options are about the rulebook's own words. A *reading* settles a sentence that can fairly be
read two ways: `Meta(extra=READING)`, with a clause for each choice that names it (`reading` in
`rulebook.toml`). A *past* reading, `Meta(extra=PAST)`, is how an earlier version of the rules played what has
been mended since, its other choice: no form offers it, but matches begun under that version go on with it.
"""

import re
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from monoceros.core.mistakes import Mistake, nearest, shortened

READING: dict[str, Any] = {"reading": True}
PAST: dict[str, Any] = {"past": True}


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of one match. Each game has its own fields."""


OptionsType = TypeVar("OptionsType", bound=Options)


class Option(msgspec.Struct, frozen=True):
    """One option as a form or a help page shows it; values are written as text.

    `choices` lists every value, or is empty for free text matching `pattern`. `reading` and `past` tell
    whether it settles how a sentence of the rulebook is read.
    """

    key: str
    default: str
    choices: list[str]
    pattern: str
    editions: list[str]
    reading: bool = False
    past: bool = False


def declared_options(options_type: type[Options]) -> list[Option]:
    """The options a game declares, in order."""
    info = inspect.type_info(options_type)
    assert isinstance(info, inspect.StructType)
    found = []
    for field in info.fields:
        kind = field.type
        extra: dict[str, Any] = {}
        if isinstance(kind, inspect.Metadata):
            extra = kind.extra or {}
            kind = kind.type
        found.append(
            Option(
                key=field.encode_name,
                default=_written(field.default),
                choices=_choices(kind),
                pattern=(kind.pattern or "") if isinstance(kind, inspect.StrType) else "",
                editions=extra.get("editions", []),
                reading=extra.get("reading", False),
                past=extra.get("past", False),
            )
        )
    return found


def _choices(kind: inspect.Type) -> list[str]:
    if isinstance(kind, inspect.LiteralType):
        return [str(value) for value in kind.values]
    if isinstance(kind, inspect.BoolType):
        return ["yes", "no"]
    if isinstance(kind, inspect.IntType) and kind.ge is not None and kind.le is not None:
        return [str(value) for value in range(int(kind.ge), int(kind.le) + 1)]
    return []


def _written(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def written_options(chosen: Options) -> dict[str, str]:
    """The options that differ from the usual way to play, as text."""
    usual = {option.key: option.default for option in declared_options(type(chosen))}
    values = {key: _written(value) for key, value in msgspec.structs.asdict(chosen).items()}
    return {key: value for key, value in values.items() if value != usual[key]}


def lasting_options(chosen: Options) -> dict[str, str]:
    """The same for the next match, which is played by the rules of today."""
    past = {option.key for option in declared_options(type(chosen)) if option.past}
    return {key: value for key, value in written_options(chosen).items() if key not in past}


def past_choices(options_type: type[Options]) -> dict[str, str]:
    """How everything was played that has been mended since."""
    past = [option for option in declared_options(options_type) if option.past]
    return {one.key: choice for one in past for choice in one.choices if choice != one.default}


def check_offered(options_type: type[Options], given: dict[str, str]) -> None:
    """A `Mistake` where a new match is to be played by what has been mended since."""
    for option in declared_options(options_type):
        if option.past and option.key in given:
            raise Mistake("option-past", option=option.key)


def read_options(options_type: type[OptionsType], edition: str, given: dict[str, str]) -> OptionsType:
    """The options given as text; a `Mistake` names the one that cannot be used."""
    declared = {option.key: option for option in declared_options(options_type)}
    offered = [option.key for option in declared.values() if not option.past]
    values: dict[str, object] = {}
    for key, text in given.items():
        option = declared.get(key)
        if option is None:
            raise Mistake("option-unknown", option=key, nearest=nearest(key, offered))
        if option.editions and edition not in option.editions:
            raise Mistake("option-edition", option=key, edition=edition, known=", ".join(option.editions))
        if option.choices and text not in option.choices:
            known = ", ".join(choice for choice in option.choices if choice)
            raise Mistake("option-value", option=key, value=shortened(text), known=known)
        if option.pattern and not re.search(option.pattern, text):
            raise Mistake("option-pattern", option=key, value=shortened(text))
        values[key] = text == "yes" if options_type.__annotations__.get(key) is bool else text
    return msgspec.convert(values, options_type, strict=False)

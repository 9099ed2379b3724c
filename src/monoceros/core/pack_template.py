"""A pack to fill in from one's own box: every card and value, commented out, with how we know it.

As it stands it loads and changes nothing.
"""

import json
import textwrap
from typing import Any

from monoceros.core.game import Game
from monoceros.core.pack_fields import pack_fields
from monoceros.core.packs import EMPTY, Card, Pack
from monoceros.core.terminal import Text

WIDTH = 100
UNOFFERED = ("kind",)
"""What something is stays as it is; everything about it may differ."""


def offered(card: Card, alike: list[Any]) -> list[str]:
    """The fields that cards of its kind have, and that an owner may correct on this one."""
    names = [field.name for field in pack_fields(type(card)) if field.name not in UNOFFERED]
    return [name for name in names if any(getattr(one, name) not in EMPTY for one in alike)]


def template(game: Game, pack: Pack[Any], text: Text, *, adult: bool = False) -> str:
    """The text of a pack that extends this one and changes nothing; names for adults only where asked for."""
    fields = [field for field in pack_fields(type(pack.cards[0])) if field.name not in UNOFFERED]
    lines = [f"# {text(f'{game.id}-title')}", *_remark(text("template-about")), "#"]
    lines += [f"#   {field.name}: {field.allowed()}" for field in fields]
    lines += ["", "[pack]", 'id = "my-box"', f'extends = "{pack.head.id}"']
    lines += [f"# total = {pack.head.total}", '# note = ""']
    for card in pack.cards:
        alike = [one for one in pack.cards if _sort(one) == _sort(card)]
        marks = game.marks(card, [text.language])
        lines += ["", "[[card]]", f'id = "{card.id}"']
        for name in offered(card, alike):
            value = {text.language: card.name[text.language]} if name == "name" else getattr(card, name)
            if name == "printed" and not adult:
                value = {}
            known = marks.get(f"name.{text.language}" if name == "name" else name)
            remark = f"  # {text(f'provenance-{known}')}" if known else ""
            lines.append(f"# {name} = {_toml(value)}{remark}")
    return "\n".join(lines) + "\n"


def _remark(words: str) -> list[str]:
    return [f"# {line}" for line in textwrap.wrap(words, WIDTH)]


def _sort(card: Card) -> object:
    """Cards of a sort have the same fields."""
    return next((getattr(card, name) for name in ("kind", "type") if hasattr(card, name)), "")


def _toml(value: object) -> str:
    if isinstance(value, list):
        return f"[{', '.join(_toml(one) for one in value)}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{key} = {_toml(one)}' for key, one in value.items())}}}"
    return '"none"' if value is None else json.dumps(value, ensure_ascii=False)

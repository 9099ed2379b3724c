"""Where in the text of a pack something stands: what is wrong is told with its line.

TOML readers give values and no places, so the line is looked for: the entry of a card by its id, and in it
the field. Where nothing is found nothing is told.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from monoceros.core.mistakes import Mistake

CARD = "[[card]]"
HEAD_FIELDS = {"pack-extends": "extends", "pack-id": "id", "pack-total": "total", "pack-head": ""}
"""Mistakes about the head of a pack, and the field they are about."""
CARD_FIELDS = {
    "pack-copies": "copies",
    "pack-code": "code",
    "pack-code-twice": "code",
    "pack-name": "name",
    "hilo-pack-edge-twice": "half_coins",
    "hilo-pack-coins": "full_coins",
    "hilo-pack-family": "family",
}
"""Mistakes that are always about one field of a card."""


@contextmanager
def in_text(text: str) -> Iterator[None]:
    """Name the line in every mistake about this text that is made inside."""
    try:
        yield
    except Mistake as mistake:
        line = _line(text.splitlines(), mistake)
        if line and "line" not in mistake.params:
            mistake.params = {**mistake.params, "line": line}
        raise


def _line(lines: list[str], mistake: Mistake) -> int:
    params = mistake.params
    begins = [at for at, line in enumerate(lines) if line.strip() == CARD]
    if mistake.code in HEAD_FIELDS:
        end = begins[0] if begins else len(lines)
        head = next((at for at in range(end) if lines[at].strip() == "[pack]"), -1)
        return (_field(lines, head, end, HEAD_FIELDS[mistake.code]) or head) + 1 if head >= 0 else 0
    if mistake.code == "pack-card-id":
        number = int(params["number"])
        return begins[number - 1] + 1 if number <= len(begins) else 0
    if "card" not in params:
        return 0
    field = str(params.get("field") or params.get("moment") or CARD_FIELDS.get(mistake.code, ""))
    found = [
        (begin, end)
        for begin, end in zip(begins, [*begins[1:], len(lines)], strict=True)
        if _is_card(lines[begin:end], str(params["card"]))
    ]
    if not found:
        return 0
    begin, end = found[-1]
    word = str(params.get("word", ""))
    return (_field(lines, begin, end, field) or _with_word(lines, begin, end, word) or begin) + 1


def _is_card(lines: list[str], card: str) -> bool:
    pattern = re.compile(rf"""\s*id\s*=\s*["']{re.escape(card)}["']""")
    return any(pattern.match(line) for line in lines)


def _field(lines: list[str], begin: int, end: int, field: str) -> int:
    """The line of a field, or 0."""
    pattern = re.compile(rf"""\s*["']?{re.escape(field)}["']?\s*[=.]""")
    return next((at for at in range(begin, end) if field and pattern.match(lines[at])), 0)


def _with_word(lines: list[str], begin: int, end: int, word: str) -> int:
    """The line of a program with that word, or 0."""
    return next((at for at in range(begin, end) if word and word in lines[at].partition("=")[2]), 0)

"""Texts people type, made harmless: short, on one line, without characters that do more than show."""

import unicodedata
from collections.abc import Iterable

NICKNAME_LENGTH = 24
CHAT_LENGTH = 300
FORFEIT_LENGTH = 120
JOINER = "\u200d"
"""Holds family and flag emoji together; the one invisible character that stays."""


def plain_text(text: str) -> str:
    """The text without control, formatting and private characters, with single spaces between words."""
    kept = "".join(" " if letter.isspace() else letter for letter in text if _shows(letter))
    return " ".join(kept.split())


def _shows(letter: str) -> bool:
    return letter == JOINER or letter.isspace() or unicodedata.category(letter)[0] != "C"


def nickname(text: str) -> str:
    """A nickname as everyone will see it; cut where it is too long, empty where nothing is left."""
    return plain_text(text)[:NICKNAME_LENGTH].strip()


def forfeit(text: str) -> str:
    """A forfeit of a host's own as everyone will see it."""
    return plain_text(text)[:FORFEIT_LENGTH].strip()


def told_apart(name: str, others: Iterable[str]) -> str:
    """A nickname nobody else at the table has: with a number behind it where somebody does.

    Two names are the same when they look the same: whatever the case, the width or the accents' encoding.
    """
    taken = {_looks(other) for other in others if other}
    if not name or _looks(name) not in taken:
        return name
    for number in range(2, len(taken) + 3):
        ending = f" {number}"
        changed = name[: NICKNAME_LENGTH - len(ending)].rstrip() + ending
        if _looks(changed) not in taken:
            return changed
    raise AssertionError("more names than there are people")


def _looks(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()

"""Packs and records to begin from: what an owner would write, and the golden matches."""

from functools import cache
from pathlib import Path

from monoceros.core.pack_template import template
from monoceros.games.registry import GAMES, find_game
from monoceros.locales import Texts

RECORDS = Path(__file__).parents[1] / "golden"


@cache
def pack_texts(game: str) -> tuple[str, ...]:
    """A small pack of somebody's own, and the whole box to fill in."""
    found = find_game(game)
    shipped = found.load_pack(found.edition())
    small = f'[pack]\nid = "mine"\nextends = "{shipped.head.id}"\n\n[[card]]\nid = "{shipped.cards[0].id}"\n'
    return small, template(found, shipped, Texts("en"))


def records() -> list[str]:
    """The golden matches, the shortest first."""
    return sorted((file.read_text() for file in RECORDS.glob("*.txt")), key=len)


def all_packs() -> list[str]:
    """A pack of somebody's own for each game."""
    return [text for game in GAMES for text in pack_texts(game)]

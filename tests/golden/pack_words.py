"""Every field and word of a pack, as `docs/packs.md` lists them: made from the code that reads packs."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args

from monoceros.core.game import Edition, Game
from monoceros.core.pack_fields import pack_fields
from monoceros.core.packs import EMPTY, MOST_COPIES, Provenance
from monoceros.games.registry import GAMES
from monoceros.games.unstable_unicorns import program

DOCS = Path(__file__).parents[2] / "docs" / "packs.md"
BEGIN = "<!-- Made by `make golden` from here on. -->"
END = "<!-- Up to here. -->"
SORTS = ("kind", "type", "role")
"""The field that says what a card is, whatever a game calls it."""


def texts() -> dict[Path, str]:
    """What `make golden` writes: the page with its generated part made anew."""
    before, _, rest = DOCS.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    return {DOCS: f"{before}{BEGIN}\n\n{fields()}\n{END}{after}"}


def fields() -> str:
    """The tables of all games."""
    parts = [head()]
    for game in GAMES.values():
        boxes: dict[str, Edition] = {}
        for edition in game.editions:
            boxes.setdefault(game.load_pack(edition).head.id, edition)
        parts += [table(game, edition) for edition in boxes.values()]
    return "\n".join([*parts, words()])


def head() -> str:
    """What stands in the head and in every card."""
    lines = [
        "### The head, and what every card has",
        "",
        "| where | field | what may be written |",
        "|---|---|---|",
        "| `[pack]` | `id` | small letters, digits, `-` and `_`, at most 40 |",
        "| | `extends` | the id of the pack it is laid over, see below |",
        "| | `total` | how many cards there are in all; as many as before if it is left out |",
        "| | `note` | a remark in your own words |",
        "| `[[card]]` | `id` | the id of the card that differs |",
        f"| | `copies` | 0 to {MOST_COPIES} |",
        '| | `name` | `{en = "...", de = "...", fr = "...", pl = "..."}`, any of them |',
        f"| | `provenance` | `{{field = mark}}`; marks are {listed(get_args(Provenance))} |",
    ]
    return "\n".join(lines) + "\n"


def table(game: Game, edition: Edition) -> str:
    """The fields of one box."""
    pack = game.load_pack(edition)
    lines = [
        f'### {game.id}: `extends = "{pack.head.id}"`',
        "",
        "| field | of which cards | what may be written |",
        "|---|---|---|",
    ]
    everything = {sort(card) for card in pack.cards}
    for field in pack_fields(type(pack.cards[0])):
        if field.name in ("copies", "name"):
            continue
        sorts = dict.fromkeys(sort(card) for card in pack.cards if getattr(card, field.name) not in EMPTY)
        if sorts:
            who = "all" if len(sorts) == len(everything) else ", ".join(sorts)
            lines.append(f"| `{field.name}` | {who} | `{field.allowed()}` |")
    return "\n".join(lines) + "\n"


def sort(card: Any) -> str:
    """What a card is."""
    return str(next(getattr(card, name) for name in SORTS if hasattr(card, name)))


def words() -> str:
    """The words of the programs of Unstable Unicorns."""
    lines = [
        "### The words of a program (`play`, `enter`, `turn_start`, `instant`)",
        "",
        f"`#` is a number from 1 to {program.MOST}, `{program.ANY_CARD}` the id of a card. A program has at "
        f"most {program.MOST_STEPS} steps, joined by {listed(filter(None, program.LINKS))}; "
        "`may` stands in front of what may be left out, `either` in front of two steps with `or`.",
        "",
        "| verb | who | with what |",
        "|---|---|---|",
    ]
    for name, verb in program.VERBS.items():
        shapes = listed(shape or "(nothing)" for shape in verb.shapes)
        lines.append(f"| `{name}` | {listed(verb.who)} | {shapes} |")
    lasting = listed([*program.STATICS, "counts N", "limit +N", "limit -N"])
    lines += ["", f"**`static`**, what a card does all the while: {lasting}.", ""]
    return "\n".join(lines)


def listed(named: Iterable[str]) -> str:
    """Words one after the other."""
    return ", ".join(f"`{word}`" for word in named)

"""The cards of a game and how we know what is on them; packs of one's own, checked or begun."""

import json
from pathlib import Path
from typing import Any

import click
from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from monoceros.cli.library import json_option
from monoceros.cli.speech import checked_texts, language_option
from monoceros.core.card_lists import card_list, card_note, pack_note
from monoceros.core.game import Game
from monoceros.core.pack_template import template
from monoceros.core.packs import EMPTY, Pack
from monoceros.games.registry import find_game
from monoceros.locales import Texts

FIXED_FIELDS = ("id", "code", "copies", "name", "provenance", "kind", "type", "role", "printed", "note")
MARKS = {"attested": "", "inferred": "~", "reconstructed": "*", "owner": "+"}
"""How a value that no source states outright is marked in the list."""


@click.command(short_help="List the cards of GAME, or check or begin a pack of your own.")
@click.argument("game")
@click.option("--edition", default="", help="The cards of this edition's box.")
@click.option("--check", "pack", type=click.Path(path_type=Path), help="Check a card pack of your own.")
@click.option("--template", "as_template", is_flag=True, help="Write a pack to fill in from your own box.")
@click.option("--adult", is_flag=True, help="Show the printed names that are for adults (18+), too.")
@json_option
@language_option
def cards(
    game: str,
    edition: str,
    pack: Path | None,
    as_template: bool,  # noqa: FBT001
    adult: bool,  # noqa: FBT001
    as_json: bool,  # noqa: FBT001
    lang: str | None,
) -> None:
    """List the cards of GAME and how we know what is on them, or check a pack of your own.

    A pack of your own is a TOML file that extends the shipped one and names what differs in your box;
    --template writes one to fill in, and docs/packs.md tells more. A few names printed in the Polish box are
    for adults: they are listed only with --adult.
    """
    text = checked_texts(lang)
    found = find_game(game)
    loaded = found.load_pack(found.edition(edition), pack)
    if as_template:
        click.echo(template(found, loaded, text, adult=adult), nl=False)
        return
    if as_json:
        listed = card_list(found, loaded, {text.language: text})
        for card in listed:
            card["text"] = card["text"][text.language]
            if not adult:
                card.pop("printed", None)
                card["provenance"].pop("printed", None)
            if "note" in card:
                card["note"] = card["note"][text.language]
        told = {"pack": loaded.label, "note": pack_note(loaded, text), "cards": listed}
        click.echo(json.dumps(told, ensure_ascii=False, indent=1))
        return
    console = Console(highlight=False)
    if pack is not None:
        console.print(
            text("cards-pack-good", file=escape(str(pack)), label=loaded.label, total=loaded.head.total)
        )
    console.print(f"[italic]{escape(loaded.label)}[/]\n{escape(pack_note(loaded, text))}")
    for sort in dict.fromkeys(_sort(card) for card in loaded.cards):
        console.print(_table(found, loaded, sort, text, adult=adult))
    removed = [card for card in loaded.cards if not getattr(card, "two_player", True)]
    if removed:
        names = [f"{card.copies} {escape(card.name[text.language])}" for card in removed]
        title = text("web-cards-removed", cards=sum(card.copies for card in removed))
        console.print(f"[bold]{title}[/]\n{', '.join(names)}\n")
    legend = [f"{sign} {text(f'provenance-{name}')}" for name, sign in MARKS.items() if sign]
    console.print(f"[dim]{'   '.join(legend)}\n{text('cards-note')}[/]")


def _sort(card: Any) -> str:
    return next(str(getattr(card, field)) for field in ("kind", "type", "role") if hasattr(card, field))


def _table(game: Game, pack: Pack[Any], sort: str, text: Texts, *, adult: bool) -> Table:
    """The cards of one sort: how many, what they are called, their values and what they say, all marked."""
    said = game.card_texts(pack, text)
    alike = [card for card in pack.cards if _sort(card) == sort]
    title = text(f"{game.id}-value-{sort}")
    shared = len(alike) > 1 and len({said[card.id] for card in alike}) == 1
    if shared:
        title = f"{title}: {escape(said[alike[0].id])}"
    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE)
    table.add_column(text("cards-copies"), justify="right")
    table.add_column(text("cards-code"))
    table.add_column(text("cards-name"))
    table.add_column(text("cards-text"), ratio=1)
    for card in alike:
        signs = {field: MARKS[known] for field, known in game.marks(card, [text.language]).items()}
        name = f"{escape(card.name[text.language])}{signs.get(f'name.{text.language}', '')}"
        printed = getattr(card, "printed", {}).get(text.language) if adult else None
        if printed:
            name = f"{name}\n{escape(printed)} (18+)"
        values = [
            text(
                "cards-value",
                field=text(f"{game.id}-field-{field}"),
                value=_shown(game.id, getattr(card, field), text) + signs[field],
            )
            for field in _fields(game, card)
        ]
        lines = [" · ".join(values)] if values else []
        if not shared:
            lines.append(f"{escape(said[card.id])}{signs['text']}")
        if note := card_note(game, card, text):
            lines.append(f"[dim]{escape(note)}[/]")
        table.add_row(f"{card.copies}{signs['copies']}", card.code, name, "\n".join(lines))
    return table


def _fields(game: Game, card: Any) -> list[str]:
    """The values worth a line of their own."""
    own = [name for name in card.__struct_fields__ if name not in FIXED_FIELDS]
    offered = own if game.card_fields is None else list(game.card_fields)
    return [
        name
        for name in offered
        if name not in FIXED_FIELDS and (getattr(card, name) not in EMPTY or getattr(card, name) == [])
    ]


def _shown(game: str, value: object, text: Texts) -> str:
    if isinstance(value, bool):
        return text(f"{game}-value-{'yes' if value else 'no'}")
    if isinstance(value, list):
        return ", ".join(_shown(game, item, text) for item in value) or "–"
    return text(f"{game}-value-{value}") if isinstance(value, str) else str(value)

"""What there is to play: games, rules, cards."""

import json
from pathlib import Path
from typing import Any

import click
import msgspec
from rich import box
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table

from monoceros.bots.ladder import EXPERT_SECONDS, bot_names
from monoceros.cli.comparison import compare_rules
from monoceros.cli.speech import chapter, checked_texts, language_option, provenance_mark
from monoceros.core.game import Game
from monoceros.games.registry import GAMES, find_game
from monoceros.locales import Texts

json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON for programs.")


@click.command()
@json_option
@language_option
def games(as_json: bool, lang: str | None) -> None:  # noqa: FBT001
    """List the games with their editions, options, players and bots."""
    text = checked_texts(lang)
    if as_json:
        listed = [
            {
                "id": game.id,
                "title": text(f"{game.id}-title"),
                "editions": msgspec.to_builtins(game.editions),
                "options": msgspec.to_builtins(game.options()),
                "bots": bot_names(game),
            }
            for game in GAMES.values()
        ]
        click.echo(json.dumps({"games": listed}, ensure_ascii=False, indent=1))
        return
    console = Console(highlight=False)
    for game in GAMES.values():
        console.print(f"[bold]{game.id}[/]  {text(f'{game.id}-title')}")
        console.print(f"  {text(f'{game.id}-summary')}")
        for edition in game.editions:
            players = text("games-players", fewest=edition.fewest, most=edition.most)
            console.print(f"  {text('games-edition')} [bold]{edition.id}[/]: {players}")
        console.print(f"  {text('games-bots')}: {', '.join(bot_names(game))}")
        effort = game.guide(game.setup(game.edition().fewest)).effort()
        console.print(_aside(text("games-cost", tries=effort, seconds=EXPERT_SECONDS)))
        for option in game.options():
            if option.past:
                continue
            name = text(f"{game.id}-option-{option.key}")
            values = ", ".join(value for value in option.choices if value)
            kind = text("games-reading" if option.reading else "games-option")
            console.print(f"  {kind} [bold]{option.key}[/]: {name}  [dim]{values}[/]")
            console.print(_aside(text(f"{game.id}-option-{option.key}.text")))


def _aside(words: str) -> Padding:
    """A remark under a line, set in also where it goes on in the next one."""
    return Padding(f"[dim]{words}[/]", (0, 0, 0, 4), expand=False)


@click.command()
@click.argument("game")
@click.option("--edition", default="", help="Only what holds in this edition of the rulebook.")
@click.option("--compare", metavar="EDITIONS", help="Only where these editions differ: de,fr for example.")
@json_option
@language_option
def rules(
    game: str,
    edition: str,
    compare: str | None,
    as_json: bool,  # noqa: FBT001
    lang: str | None,
) -> None:
    """Show the rules of GAME, clause by clause, in your language."""
    text = checked_texts(lang)
    found = find_game(game)
    if compare is not None:
        compare_rules(found, compare, text, as_json=as_json)
        return
    chosen = found.edition(edition)
    clauses = [clause for clause in found.clauses() if chosen.id in clause.editions]
    if as_json:
        listed = [
            {
                **msgspec.to_builtins(clause),
                "title": text(clause.key),
                "text": text(clause.key + ".text"),
            }
            for clause in clauses
        ]
        click.echo(
            json.dumps(
                {"game": found.id, "edition": chosen.id, "clauses": listed}, ensure_ascii=False, indent=1
            )
        )
        return
    console = Console(highlight=False)
    console.print(f"[bold]{text(f'{found.id}-title')}[/] ({chosen.id})")
    usual = {option.key: option.default for option in found.options()}
    current = ""
    for clause in clauses:
        if chapter(clause) != current:
            current = chapter(clause)
            console.print(f"\n[bold yellow]{text(current)}[/]")
        mark = provenance_mark(clause, chosen.id, text)
        console.print(f"  [bold]{text(clause.key)}[/]{mark}  [dim]{clause.id}[/]")
        console.print(f"    {text(clause.key + '.text')}")
        if clause.reading:
            option, value = clause.reading.split("=")
            key = "rules-reading-usual" if value == usual[option] else "rules-reading"
            console.print(f"    [dim]{text(key, option=option, value=value)}[/]")


@click.command(short_help="List the cards of GAME, or check a pack of your own.")
@click.argument("game")
@click.option("--edition", default="", help="The cards of this edition's box.")
@click.option("--check", "pack", type=click.Path(path_type=Path), help="Check a card pack of your own.")
@json_option
@language_option
def cards(game: str, edition: str, pack: Path | None, as_json: bool, lang: str | None) -> None:  # noqa: FBT001
    """List the cards of GAME and how we know what is on them, or check a pack of your own.

    A pack of your own is a TOML file that extends the shipped one and names what differs in your box;
    docs/packs.md shows one.
    """
    text = checked_texts(lang)
    found = find_game(game)
    loaded = found.load_pack(found.edition(edition), pack)
    texts = found.card_texts(loaded, text)
    if as_json:
        listed = msgspec.to_builtins(loaded.cards)
        for card in listed:
            if card["id"] in texts:
                card["text"] = texts[card["id"]]
        click.echo(json.dumps({"pack": loaded.label, "cards": listed}, ensure_ascii=False, indent=1))
        return
    console = Console(highlight=False)
    if pack is not None:
        console.print(
            text("cards-pack-good", file=escape(str(pack)), label=loaded.label, total=loaded.head.total)
        )
    console.print(f"[italic]{escape(loaded.label)}[/]")
    for kind in dict.fromkeys(getattr(card, "kind", "") for card in loaded.cards):
        of_kind = [card for card in loaded.cards if getattr(card, "kind", "") == kind]
        title = text(f"{found.id}-value-{kind}") if kind else None
        console.print(_table(found, of_kind, title, texts, text))
    legend = [f"{mark} {text(f'provenance-{name}')}" for name, mark in MARKS.items() if mark]
    console.print(f"[dim]{'   '.join(legend)}\n{text('cards-note')}[/]")


FIXED_FIELDS = ("id", "code", "copies", "name", "provenance", "kind")
MARKS = {"attested": "", "inferred": "~", "reconstructed": "*", "owner": "+"}
"""How a value that no source states outright is marked in the list."""


def _table(game: Game, cards: list[Any], title: str | None, texts: dict[str, str], text: Texts) -> Table:
    """The cards of one kind, with the fields at least one of them has, and what they say."""
    table = Table(title=title, title_justify="left", box=box.SIMPLE)
    table.add_column(text("cards-copies"), justify="right")
    table.add_column(text("cards-code"))
    table.add_column(text("cards-name"), overflow="fold")
    own = [name for name in cards[0].__struct_fields__ if name not in FIXED_FIELDS]
    offered = own if game.card_fields is None else list(game.card_fields)
    fields = [name for name in offered if any(getattr(card, name) is not None for card in cards)]
    for name in fields:
        table.add_column(text(f"{game.id}-field-{name}"), overflow="fold")
    if texts:
        table.add_column(text("cards-text"))
    for card in cards:
        shown = {name: _shown(game.id, getattr(card, name), text) for name in ("copies", *fields)}
        shown["name"] = escape(card.name[text.language])
        for name, mark in card.provenance.items():
            if name in shown:
                shown[name] = f"{shown[name]}{MARKS[mark]}"
        said = [escape(texts[card.id])] if card.id in texts else []
        table.add_row(shown["copies"], card.code, shown["name"], *(shown[name] for name in fields), *said)
    return table


def _shown(game: str, value: object, text: Texts) -> str:
    if value is None:
        return ""
    if isinstance(value, bool):
        return text(f"{game}-value-{'yes' if value else 'no'}")
    if isinstance(value, list):
        return ", ".join(_shown(game, item, text) for item in value)
    return text(f"{game}-value-{value}") if isinstance(value, str) else str(value)

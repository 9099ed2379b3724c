"""What there is to play: games and rules."""

import json

import click
import msgspec
from rich.console import Console
from rich.padding import Padding

from monoceros.bots.ladder import EXPERT_SECONDS, bot_names
from monoceros.cli.edition_differences import compare_rules
from monoceros.cli.speech import chapter, checked_texts, language_option, provenance_mark
from monoceros.games.registry import GAMES, find_game

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
                "small_editions": [edition.id for edition in game.small_editions()],
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
        for small in game.small_editions():
            console.print(f"  {text('games-small')} [bold]{small.id}[/]: {text('games-small-about')}")
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
    clauses = [clause for clause in found.clauses() if chosen.book in clause.editions]
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
        console.print(
            Padding(f"[bold]{text(clause.key)}[/]{mark}  [dim]{clause.id}[/]", (0, 0, 0, 2), expand=False)
        )
        console.print(Padding(text(clause.key + ".text"), (0, 0, 0, 4), expand=False))
        if clause.reading:
            option, value = clause.reading.split("=")
            key = "rules-reading-usual" if value == usual[option] else "rules-reading"
            console.print(
                Padding(f"[dim]{text(key, option=option, value=value)}[/]", (0, 0, 0, 4), expand=False)
            )

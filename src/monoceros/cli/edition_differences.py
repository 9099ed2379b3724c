"""Editions of a rulebook side by side: where they differ, question by question."""

import json

import click
import msgspec
from rich.console import Console
from rich.table import Table

from monoceros.cli.speech import provenance_mark
from monoceros.core.clauses import Clause, differences
from monoceros.core.game import Game
from monoceros.locales import Texts


def compare_rules(game: Game, names: str, text: Texts, *, as_json: bool) -> None:
    """Print where the named editions of a game differ: a table for people, or JSON for programs."""
    editions = [edition.id for edition in game.compared(names)]
    found = differences(game.clauses(), editions)
    if as_json:
        listed = [
            {
                "topic": difference.topic,
                "question": text(f"{game.id}-topic-{difference.topic}"),
                "answers": {
                    edition: [_told(clause, text) for clause in clauses]
                    for edition, clauses in difference.answers.items()
                },
            }
            for difference in found
        ]
        whole = {"game": game.id, "editions": editions, "differences": listed}
        click.echo(json.dumps(whole, ensure_ascii=False, indent=1))
        return
    console = Console(highlight=False)
    console.print(f"[bold]{text(f'{game.id}-title')}[/] ({', '.join(editions)})")
    if not found:
        console.print(text("rules-no-difference"))
        return
    names_row = [f"[bold yellow]{edition_name(game, edition, text)}[/]" for edition in editions]
    for difference in found:
        console.print(f"\n[bold reverse] {text(f'{game.id}-topic-{difference.topic}')} [/]")
        columns = Table.grid(*[""] * len(editions), padding=(0, 2, 0, 0), expand=True)
        for column in columns.columns:
            column.ratio = 1
        columns.add_row(*names_row)
        columns.add_row(*(_cell(difference.answers[edition], edition, text) for edition in editions))
        console.print(columns)


def edition_name(game: Game, edition: str, text: Texts) -> str:
    """An edition as readers call it; its id where it has no name of its own."""
    key = f"{game.id}-edition-{edition}"
    return text(key) if text.has(key) else edition


def _told(clause: Clause, text: Texts) -> dict[str, object]:
    return {**msgspec.to_builtins(clause), "title": text(clause.key), "text": text(clause.key + ".text")}


def _cell(clauses: list[Clause], edition: str, text: Texts) -> str:
    if not clauses:
        return f"[dim]{text('rules-not-here')}[/]"
    parts = []
    for clause in clauses:
        mark = provenance_mark(clause, edition, text)
        parts.append(f"[bold]{text(clause.key)}[/]{mark}\n{text(clause.key + '.text')}")
    return "\n\n".join(parts)

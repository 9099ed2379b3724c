"""The part of the documentation that is made from the code, so that it cannot say anything else.

What `import monoceros` offers comes from docstrings, the commands from their help, the rulebooks from the
clauses and their texts, the server's interface from its own description. The pages of the repository's root
are taken in as they are.
"""

import json
import re
from pathlib import Path
from typing import Any

import click

import monoceros
from monoceros.cli import COMMANDS, program
from monoceros.cli.speech import chapter, clause_key
from monoceros.locales import Texts
from monoceros.server.openapi import rest_schema
from monoceros.server.protocol.socket_schema import socket_schema

PROJECT = Path(__file__).parents[1]
ROOT_PAGES = {
    "CHANGELOG.md": "changelog",
    "CONTRIBUTING.md": "contributing",
    "SECURITY.md": "security",
    "CODE_OF_CONDUCT.md": "conduct",
}
WIDTH = 100


def write(folder: Path) -> None:
    """Write all pages of the reference into a folder."""
    folder.mkdir(exist_ok=True)
    pages = {
        "python": python_page(),
        "commands": commands_page(),
        "interface": interface_page(rest_schema()),
        **{f"rules-{game.id}": rules_page(game) for game in monoceros.all_games()},
        **{name: root_page(PROJECT / file) for file, name in ROOT_PAGES.items()},
    }
    for name, text in pages.items():
        _write(folder / f"{name}.md", text)
    _write(folder / "openapi.json", json.dumps(rest_schema(), indent=1, sort_keys=True))
    _write(folder / "socket.json", json.dumps(socket_schema(), indent=1, sort_keys=True))


def _write(file: Path, text: str) -> None:
    """Write only what changed: the site is then built anew only where something did."""
    if not file.is_file() or file.read_text(encoding="utf-8") != text:
        file.write_text(text, encoding="utf-8")


def python_page() -> str:
    """Every public name, with its docstring."""
    lines = [
        "# Python, name by name\n",
        "What `import monoceros` offers, from the code itself. [The guide](../api.md) shows its use.\n",
        "```{eval-rst}",
    ]
    for name in sorted(monoceros.__all__, key=str.casefold):
        value = getattr(monoceros, name)
        if isinstance(value, type):
            lines += [f".. autoclass:: monoceros.{name}", "   :members:", ""]
        elif callable(value):
            lines += [f".. autofunction:: monoceros.{name}", ""]
        else:
            lines += [f".. autodata:: monoceros.{name}", "   :no-value:", ""]
    return "\n".join([*lines, "```", ""])


def commands_page() -> str:
    """The help of every command."""
    lines = [
        "# Commands\n",
        "What `monoceros COMMAND --help` says. `--lang` takes `en`, `de`, `fr` or `pl`.\n",
    ]
    whole = click.Context(program, info_name="monoceros", max_content_width=WIDTH, terminal_width=WIDTH)
    for name in COMMANDS:
        command = program.get_command(whole, name)
        assert command is not None
        lines += _command(command, click.Context(command, whole, name), 2)
    return "\n".join(lines)


def _command(command: click.Command, context: click.Context, depth: int) -> list[str]:
    lines = [f"{'#' * depth} {context.info_name}\n", f"```text\n{command.get_help(context)}\n```\n"]
    if isinstance(command, click.Group):
        for name, inner in sorted(command.commands.items()):
            lines += _command(inner, click.Context(inner, context, name), depth + 1)
    return lines


def rules_page(game: monoceros.Game) -> str:
    """A rulebook in our own words, clause by clause."""
    text = Texts("en")
    lines = [
        f"# The rules of {text(f'{game.id}-title')}\n",
        "In our own words. A refused move names the clause that forbids it. A number behind a clause is "
        "that of [the ruling](../rulings.md) it rests on.\n",
    ]
    last = ""
    for clause in game.clauses():
        if chapter(clause) != last:
            last = chapter(clause)
            lines.append(f"## {text(last)}\n")
        key = clause_key(clause.id)
        whole = {edition.id for edition in game.editions if not getattr(edition, "of", "")}
        only = "" if whole <= set(clause.editions) else f" *({', '.join(clause.editions)})*"
        ruling = f" ({clause.ruling})" if clause.ruling else ""
        lines.append(f"**{text(key)}.** {text(key + '.text')}{only}{ruling} `{clause.id}`\n")
    return "\n".join(lines)


def interface_page(schema: dict[str, Any]) -> str:
    """Every route of the server."""
    lines = [
        "# Routes of the server\n",
        "Made from the server's own description: [OpenAPI](openapi.json) for the routes, "
        "[JSON Schema](socket.json) for the socket. [The table's interface](../server.md) tells their use.\n",
        "| route | what it does | answers |",
        "|---|---|---|",
    ]
    for path, methods in sorted(schema["paths"].items()):
        for method, told in methods.items():
            answers = ", ".join(sorted(told.get("responses", {})))
            said = " ".join((told.get("description") or told.get("summary") or "").split())
            lines.append(f"| `{method.upper()} {path}` | {said} | {answers} |")
    return "\n".join([*lines, ""])


def root_page(file: Path) -> str:
    """A page of the repository's root, with its links as they are from here."""
    text = re.sub(r"\]\(docs/", "](../", file.read_text(encoding="utf-8"))
    for page, name in ROOT_PAGES.items():
        text = text.replace(f"]({page}", f"]({name}.md")
    return re.sub(r"\]\(LICENSE\)", "](../../LICENSE)", text)


def inside(app: object, page: str, source: list[str]) -> None:
    """The same for a page of the folder of the docs, which points to the root as it is in the repository."""
    del app
    if "/" not in page:
        for file, name in ROOT_PAGES.items():
            source[0] = source[0].replace(f"](../{file}", f"](reference/{name}.md")

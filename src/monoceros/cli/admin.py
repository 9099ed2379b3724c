"""Look after a server: its tables, and who is kept out."""

from collections.abc import Callable
from typing import TypeVar

import click
from sqlalchemy import Connection

from monoceros.cli.backup import database_option
from monoceros.cli.speech import checked_texts, language_option

Result = TypeVar("Result")
STATUSES = ("open", "playing", "over")


def _run(database: str | None, job: Callable[[Connection], Result]) -> Result:
    from monoceros.server.settings import read_settings
    from monoceros.server.store.database import run_once

    return run_once(read_settings(database=database).database_url, job)


@click.group(short_help="Look after a server: tables and visitors.")
def admin() -> None:
    """Look after a server through its database, while it runs."""


@admin.command("list")
@click.option("--status", type=click.Choice(STATUSES), default=None, help="Only tables that stand so.")
@click.option("--most", type=click.IntRange(1, 10_000), default=50, show_default=True)
@database_option
def list_tables(status: str | None, most: int, database: str | None) -> None:
    """List tables, newest first: id, game, status, actions, players."""
    from monoceros.server.protocol.timestamps import iso
    from monoceros.server.store import admin as work

    for found in _run(database, lambda held: work.list_tables(held, status or "", most)):
        row = (found.id, iso(found.created), found.game, found.status, str(found.actions), found.players)
        click.echo("\t".join(row))


@admin.command("close")
@click.argument("table")
@database_option
@language_option
def close_table(table: str, database: str | None, lang: str | None) -> None:
    """End a table as it stands."""
    from monoceros.server.store import admin as work

    text = checked_texts(lang)
    _run(database, lambda held: work.close_table(held, table))
    click.echo(text("admin-closed", table=table))


@admin.command("remove")
@click.argument("table")
@database_option
@language_option
def remove_table(table: str, database: str | None, lang: str | None) -> None:
    """Remove a table with all that belongs to it."""
    from monoceros.server.store import admin as work

    text = checked_texts(lang)
    _run(database, lambda held: work.remove_table(held, table))
    click.echo(text("admin-removed", table=table))


@admin.command("export")
@click.argument("table")
@database_option
def export_table(table: str, database: str | None) -> None:
    """Print the record of a table, as far as it has come, with every card."""
    from monoceros.server.store import admin as work

    click.echo(_run(database, lambda held: work.export_table(held, table)), nl=False)


@admin.command("block")
@click.argument("address")
@database_option
@language_option
def block_address(address: str, database: str | None, lang: str | None) -> None:
    """Keep an address, or a network such as 192.0.2.0/24, from the server."""
    from monoceros.server.store import admin as work

    text = checked_texts(lang)
    click.echo(text("admin-blocked", address=_run(database, lambda held: work.block(held, address))))


@admin.command("unblock")
@click.argument("address")
@database_option
@language_option
def unblock_address(address: str, database: str | None, lang: str | None) -> None:
    """Let an address or a network in again."""
    from monoceros.server.store import admin as work

    text = checked_texts(lang)
    click.echo(text("admin-unblocked", address=_run(database, lambda held: work.unblock(held, address))))

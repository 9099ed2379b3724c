"""Back up the tables of a server while it runs, and put them back."""

from pathlib import Path

import click

from monoceros.cli.speech import checked_texts, language_option

database_option = click.option(
    "--database", help="A file, or postgresql://… Usually a file in your data directory."
)


@click.command(short_help="Write everything a server keeps to a file.")
@click.argument("file", type=click.Path(path_type=Path))
@database_option
@language_option
def backup(file: Path, database: str | None, lang: str | None) -> None:
    """Write everything a server keeps to FILE, while it runs."""
    from monoceros.server.settings import read_settings
    from monoceros.server.store.backup import back_up

    text = checked_texts(lang)
    count = back_up(read_settings(database=database).database_url, file)
    click.echo(text("backup-written", file=str(file), count=count))


@click.command(short_help="Fill an empty database from a backup.")
@click.argument("file", type=click.Path(path_type=Path))
@database_option
@language_option
def restore(file: Path, database: str | None, lang: str | None) -> None:
    """Fill an empty database from FILE, which `backup` has written, whatever it was a backup of."""
    from monoceros.server.settings import read_settings
    from monoceros.server.store.backup import put_back

    text = checked_texts(lang)
    count = put_back(file, read_settings(database=database).database_url)
    click.echo(text("backup-restored", count=count))

"""Say what is wrong with the set-up of a server."""

import click

from monoceros.cli.backup import database_option
from monoceros.cli.speech import checked_texts, language_option

SIGNS = {"good": "✓", "worth-knowing": "!", "bad": "✗"}


@click.command(short_help="Say what is wrong with a server's set-up.")
@database_option
@language_option
@click.pass_context
def doctor(context: click.Context, database: str | None, lang: str | None) -> None:
    """Say what is wrong with the set-up of a server: engine, page, database, disk, limits.

    Ends with status 1 if people could not play on it.
    """
    from monoceros.server.doctor import examine
    from monoceros.server.settings import read_settings

    text = checked_texts(lang)
    bad = False
    for finding in examine(read_settings(database=database)):
        click.echo(f"{SIGNS[finding.level]} {text(finding.key, **finding.params)}")
        bad = bad or finding.level == "bad"
    context.exit(1 if bad else 0)

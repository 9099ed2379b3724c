"""Run a server: tables in the browser, for this machine or for everyone."""

import webbrowser
from socket import socket

import click

from monoceros.cli.speech import checked_texts, language_option
from monoceros.core.mistakes import Mistake

PORT = 8765


@click.command(short_help="Run a server and play in the browser.")
@click.option(
    "--host", default="127.0.0.1", show_default=True, help="0.0.0.0 lets friends on your network in."
)
@click.option(
    "--port",
    type=click.IntRange(0, 65_535),
    help=f"Where to listen; 0 takes any.  [usual: {PORT}, or any if taken]",
)
@click.option("--database", help="A file, or postgresql://… Usually a file in your data directory.")
@click.option("--open/--no-open", "open_page", default=True, show_default=True, help="Open the page.")
@click.option(
    "--log",
    "level",
    type=click.Choice(["debug", "info", "warning", "error"]),
    default="warning",
    show_default=True,
    help="How much to log, as JSON lines on standard error.",
)
@language_option
def serve(
    host: str,
    port: int | None,
    database: str | None,
    open_page: bool,  # noqa: FBT001
    level: str,
    lang: str | None,
) -> None:
    """Run a server where people and bots play in the browser.

    Every setting can also be given by an environment variable, such as MONOCEROS_DATABASE.
    """
    from monoceros.server.run import listen, run
    from monoceros.server.settings import read_settings

    text = checked_texts(lang)
    settings = read_settings(database=database)
    listener = listen(host, port) if port is not None else _listen_somewhere(host)
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    address = f"http://{shown}:{listener.getsockname()[1]}/"

    def ready() -> None:
        click.echo(text("serve-ready", address=address))
        if open_page:
            webbrowser.open(address)

    run(settings, listener, level, ready)


def _listen_somewhere(host: str) -> socket:
    """The usual port, or any free one: a second server beside a first one is no mistake."""
    from monoceros.server.run import listen

    try:
        return listen(host, PORT)
    except Mistake:
        return listen(host, 0)

"""Run a server: tables in the browser, for this machine or for everyone."""

import webbrowser
from socket import AF_INET, SOCK_DGRAM, socket

import click

from monoceros.cli.speech import checked_texts, language_option
from monoceros.core.mistakes import Mistake

PORT = 8765
EVERYWHERE = ("0.0.0.0", "::")
"""Hosts that mean every address of this machine."""


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
@click.option(
    "--processes",
    type=click.IntRange(0, 64),
    help="Serve with so many processes, started again when they end.  [usual: one, without that]",
)
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
    processes: int | None,
    open_page: bool,  # noqa: FBT001
    level: str,
    lang: str | None,
) -> None:
    """Run a server where people and bots play in the browser.

    Every setting can also be given by an environment variable, such as MONOCEROS_DATABASE.
    """
    from monoceros.server.run import listen, run
    from monoceros.server.settings import read_settings
    from monoceros.server.supervisor import supervise

    text = checked_texts(lang)
    settings = read_settings(database=database, processes=processes)
    listener = listen(host, port) if port is not None else _listen_somewhere(host)
    shown = "localhost" if host in (*EVERYWHERE, "127.0.0.1", "::1") else host
    port = listener.getsockname()[1]
    address = f"http://{shown}:{port}/"
    outside = _network_address() if host in EVERYWHERE else None

    def ready() -> None:
        click.echo(text("serve-ready", address=address))
        if outside is not None:
            click.echo(text("serve-network", address=f"http://{outside}:{port}/"))
        if open_page:
            webbrowser.open(address)

    try:
        (supervise if settings.processes else run)(settings, listener, level, ready)
    except KeyboardInterrupt:
        # The server has said goodbye to everybody already: Ctrl-C is the usual way to stop it.
        click.echo("\n" + text("serve-stopped"))


def _listen_somewhere(host: str) -> socket:
    """The usual port, or any free one: a second server beside a first one is no mistake."""
    from monoceros.server.run import listen

    try:
        return listen(host, PORT)
    except Mistake as mistake:
        if mistake.code != "address-taken":
            raise
        return listen(host, 0)


def _network_address() -> str | None:
    """How others on the network reach this machine, or nothing where there is none."""
    with socket(AF_INET, SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: the system only says from which address it would be.
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        found = str(probe.getsockname()[0])
        return None if found.startswith(("127.", "0.")) else found

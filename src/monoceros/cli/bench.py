"""How fast the engine is, alone or among its peers."""

import json

import click
from rich.console import Console
from rich.table import Table

from monoceros import ENGINE
from monoceros.cli.library import json_option
from monoceros.cli.speech import checked_texts, language_option
from monoceros.core.mistakes import Mistake
from monoceros.lab.bench import measure_engine, measure_other_engine
from monoceros.lab.peers import measure_peers
from monoceros.lab.rows import Missing, Row

LONGEST = 600
PEER = "open_spiel/hearts"
"""The peer ratios are told against."""
RATIO_OF = {"driven_steps_per_s": "steps_per_s"}
"""Figures that are compared with another one of the peer's."""


@click.command(short_help="Measure the engine, alone or among its peers.")
@click.option("--peers", is_flag=True, help="Measure other game engines too; `make bench` installs them.")
@click.option("--seconds", type=float, default=2.0, show_default=True, help="Time for each measurement.")
@json_option
@language_option
def bench(peers: bool, seconds: float, as_json: bool, lang: str | None) -> None:  # noqa: FBT001
    """Measure the engine: random matches, copies, imagined worlds, views and memory.

    The interpreted engine is measured in the same run. Compare ratios, never figures from two machines.
    """
    text = checked_texts(lang)
    if not 0 < seconds <= LONGEST:
        raise Mistake("bench-seconds", seconds=str(seconds), most=LONGEST)
    console = Console(stderr=True, highlight=False)

    def progress(name: str) -> None:
        if not as_json:
            console.print(f"[dim]{text('bench-measuring', name=name)}[/]")

    rows = measure_engine(seconds, progress)
    if ENGINE.name == "compiled":
        rows += measure_other_engine(seconds, progress)
    missing: list[Missing] = []
    if peers:
        peer_rows, missing = measure_peers(seconds, progress)
        rows += peer_rows
    if as_json:
        report = {
            "rows": [row._asdict() for row in rows],
            "missing": [peer._asdict() for peer in missing],
        }
        click.echo(json.dumps(report, indent=1))
        return
    out = Console(highlight=False)
    out.print(_table(rows))
    for peer in missing:
        out.print(text("bench-missing", name=peer.name, reason=peer.reason))
    if not peers:
        out.print(text("bench-hint"))


def _table(rows: list[Row]) -> Table:
    """All figures, with ours as multiples of the interpreted engine's and of the peer's."""
    values = {(row.name, row.what): row.value for row in rows}
    table = Table()
    table.add_column("")
    table.add_column("")
    table.add_column("", justify="right")
    table.add_column("/ interpreted", justify="right")
    table.add_column(f"/ {PEER}", justify="right")
    for row in rows:
        slow = values.get((row.name.removesuffix("/compiled") + "/interpreted", row.what))
        peer = values.get((PEER, RATIO_OF.get(row.what, row.what)))
        ours = row.name.endswith("/compiled")
        table.add_row(
            row.name,
            row.what,
            f"{row.value:,.0f}",
            f"{row.value / slow:.1f}x" if ours and slow else "",
            f"{row.value / peer:.2f}x" if peer and row.name != PEER else "",
        )
    return table

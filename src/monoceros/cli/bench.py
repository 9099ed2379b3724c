"""How fast the engine is, alone or among its peers."""

import json

import click
from rich import box
from rich.console import Console
from rich.table import Table

from monoceros import ENGINE
from monoceros.cli.library import json_option
from monoceros.cli.speech import checked_texts, language_option
from monoceros.core.mistakes import Mistake
from monoceros.lab.bench.engine import measure_engine, measure_other_engine
from monoceros.lab.bench.measurement import Measurement, Missing
from monoceros.lab.bench.peers import measure_peers
from monoceros.locales import Texts

LONGEST = 600
PEER = "open_spiel/hearts"
SEARCHING_PEER = "open_spiel/hearts-ismcts"
"""The peer ratios are told against."""
OURS = "monoceros/"


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
    for label in sorted({row.name.rpartition("/")[0] for row in rows if row.name.startswith(OURS)}):
        out.print(_own_table(label, rows, text))
    if peers:
        out.print(_peer_table(rows, text))
        out.print(_search_table(rows, text))
    for peer in missing:
        out.print(text("bench-missing", name=peer.name, reason=peer.reason))
    if not peers:
        out.print(text("bench-hint"))


def _own_table(label: str, rows: list[Measurement], text: Texts) -> Table:
    """The figures of one of our tables: compiled, interpreted, and how many times faster."""
    values = {(row.name, row.what): row.value for row in rows}
    table = Table(title=label, title_justify="left", box=box.SIMPLE)
    table.add_column(text("bench-figure"))
    engines = [
        name for name in ("compiled", "interpreted") if any(row.name == f"{label}/{name}" for row in rows)
    ]
    for name in engines:
        table.add_column(name, justify="right")
    table.add_column(text("bench-ratio"), justify="right")
    for what in dict.fromkeys(row.what for row in rows if row.name.startswith(label)):
        found = [values[f"{label}/{name}", what] for name in engines]
        ratio = f"{found[0] / found[1]:.1f}x" if len(found) == 2 and found[1] else ""
        table.add_row(what, *(f"{value:,.0f}" for value in found), ratio)
    return table


def _peer_table(rows: list[Measurement], text: Texts) -> Table:
    """Everybody's random matches, with steps as multiples of the peer all are measured by."""
    values = {(row.name, row.what): row.value for row in rows}
    base = values.get((PEER, "steps_per_s"))
    table = Table(title=text("bench-peers", peer=PEER), title_justify="left", box=box.SIMPLE)
    table.add_column("")
    for column in ("steps", "games", "copies", "ratio"):
        table.add_column(text(f"bench-{column}"), justify="right")
    for name in dict.fromkeys(row.name for row in rows):
        for suffix, what in (("", "steps_per_s"), (text("bench-driven"), "driven_steps_per_s")):
            steps = values.get((name, what))
            if steps is None:
                continue
            others = [
                values.get((name, other)) if not suffix else None for other in ("games_per_s", "copies_per_s")
            ]
            ratio = f"{steps / base:.2f}x" if base else ""
            shown = [f"{value:,.0f}" if value else "" for value in others]
            table.add_row(f"{name} {suffix}".strip(), f"{steps:,.0f}", *shown, ratio)
    return table


def _search_table(rows: list[Measurement], text: Texts) -> Table:
    """Everybody's iterations of information-set search, as multiples of the peer all are measured by."""
    found = {row.name: row.value for row in rows if row.what == "search_per_s"}
    base = found.get(SEARCHING_PEER)
    table = Table(title=text("bench-search", peer=SEARCHING_PEER), title_justify="left", box=box.SIMPLE)
    table.add_column("")
    table.add_column(text("bench-iterations"), justify="right")
    table.add_column(text("bench-ratio"), justify="right")
    for name, rate in found.items():
        table.add_row(name, f"{rate:,.0f}", f"{rate / base:.2f}x" if base else "")
    return table

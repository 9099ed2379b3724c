"""Where a match turned, what each decision cost, and how much of it was luck."""

import json
from pathlib import Path

import click
import msgspec
from rich import box
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from monoceros.bots.analysis import Analysis, Analyst, Judged
from monoceros.bots.parallel import MOST_PROCESSES
from monoceros.bots.verdicts import ITERATIONS
from monoceros.cli.library import json_option
from monoceros.cli.records import file_argument, pack_option
from monoceros.cli.speech import checked_texts, language_option
from monoceros.core.contract import seat_letter
from monoceros.core.mistakes import Mistake, in_file
from monoceros.core.record import read_record
from monoceros.games.registry import find_game
from monoceros.locales import Texts

MOST_ITERATIONS = 1_000_000
BARS = "▁▂▃▄▅▆▇█"
WIDEST = 60


@click.command(short_help="Show where the match in FILE turned.")
@file_argument
@pack_option
@click.option("--iterations", type=int, default=ITERATIONS, show_default=True, help="Thinking per decision.")
@click.option("--seed", type=int, default=1, show_default=True, help="Equal seeds give equal answers.")
@click.option("--jobs", type=int, default=1, show_default=True, help="Processes that share the moves.")
@json_option
@language_option
def analyse(
    file: Path,
    pack: Path | None,
    iterations: int,
    seed: int,
    jobs: int,
    as_json: bool,  # noqa: FBT001
    lang: str | None,
) -> None:
    """Go through the match in FILE: chances to win over time, turning points, better moves, luck and skill.

    Every decision is judged by what its player knew at the time. Several --jobs share the
    moves among them; equal seeds give equal answers, however many they are.
    """
    text = checked_texts(lang)
    if not 1 <= iterations <= MOST_ITERATIONS:
        raise Mistake("iterations-count", iterations=iterations, most=MOST_ITERATIONS)
    if seed < 0 or seed >> 64:
        raise Mistake("seed-range", seed=str(seed))
    if not 1 <= jobs <= MOST_PROCESSES:
        raise Mistake("jobs-count", jobs=jobs, most=MOST_PROCESSES)
    record = read_record(file)
    with in_file(str(file)):
        game = find_game(record.game)
    analyst = Analyst(game, record, pack, str(file), iterations, seed, jobs)
    _think(analyst, len(record.moves), text, quiet=as_json)
    found = analyst.analysis()
    if as_json:
        click.echo(json.dumps(msgspec.to_builtins(found), indent=1))
    else:
        _print(found, text)


def _think(analyst: Analyst, moves: int, text: Texts, *, quiet: bool) -> None:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=quiet) as progress:
        task = progress.add_task(text("analyse-running"), total=moves)
        for _ in analyst.judge():
            progress.advance(task)


def _print(found: Analysis, text: Texts) -> None:
    console = Console(highlight=False)
    console.print(f"[bold]{text('analyse-chances')}[/]")
    for share in found.shares:
        line = _line([found.start[share.seat], *(move.chances[share.seat] for move in found.moves)])
        console.print(f"  {seat_letter(share.seat)} {line} {share.result:.0%}  {escape(share.player)}")
    if found.turning_points:
        console.print(f"\n[bold]{text('analyse-turns')}[/]")
    for number in found.turning_points:
        move = found.moves[number - 1]
        before = found.moves[number - 2].chances if number > 1 else found.start
        shifts = "  ".join(
            f"{seat_letter(seat)} {then:.0%} → {now:.0%}"
            for seat, (then, now) in enumerate(zip(before, move.chances, strict=True))
        )
        console.print(f"  {_named(move)}: {shifts}")
    console.print(f"\n[bold]{text('analyse-better')}[/]")
    costly = [move for move in found.moves if move.cost]
    for move in sorted(costly, key=lambda move: -(move.cost or 0.0)):
        better = text("analyse-instead", best=escape(move.best or ""), cost=f"{move.cost:.0%}")
        console.print(f"  {_named(move)}: {better}")
    if not costly:
        console.print(f"  {text('analyse-flawless')}")
    table = Table(title=text("analyse-shares"), title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("player", "given-away", "skill", "luck", "result"):
        table.add_column(text(f"analyse-{column}"), justify="left" if column == "player" else "right")
    for share in found.shares:
        table.add_row(
            f"{seat_letter(share.seat)} {escape(share.player)}",
            f"{share.given_away:.0%}",
            f"{share.skill:+.0%}",
            f"{share.luck:+.0%}",
            f"{share.result:.0%}",
        )
    console.print(table)
    console.print(text("analyse-note"))


def _named(move: Judged) -> str:
    return f"{move.n:>3}. {seat_letter(move.seat)} {escape(move.text)}"


def _line(chances: list[float]) -> str:
    """A chance over time as a row of bars, at most `WIDEST` of them."""
    if len(chances) > WIDEST:
        chances = [chances[at * (len(chances) - 1) // (WIDEST - 1)] for at in range(WIDEST)]
    return "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in chances)

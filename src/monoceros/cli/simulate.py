"""Matches between bots by the thousand."""

import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Literal, TypeVar

import click
import msgspec
from rich import box
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from monoceros.cli.library import json_option
from monoceros.cli.play import key_values
from monoceros.cli.speech import checked_texts, language_option
from monoceros.core.contract import seat_letter
from monoceros.core.mistakes import Mistake
from monoceros.lab.heading import Heading, heading
from monoceros.lab.planning import check_plan, make_plan
from monoceros.lab.result_tables import Keep
from monoceros.lab.results import Run, begin_results
from monoceros.lab.simulate import Plan, Worker
from monoceros.locales import Texts

Command = TypeVar("Command", bound=Callable[..., None])


def plan_options(*, games: int, bots: str) -> Callable[[Command], Command]:
    """What may be said of any simulation, with what is usual for the command."""
    options = [
        click.option("--seats", type=int, help="Players at each table.  [usual: as few as can be]"),
        click.option("--games", type=int, default=games, show_default=True, help="How many matches."),
        click.option("--bots", default=bots, show_default=True, help="Who plays, with commas; seats rotate."),
        click.option(
            "--seed", type=int, default=1, show_default=True, help="Equal seeds give equal results."
        ),
        click.option("--jobs", type=int, help="Worker processes.  [usual: one for each core]"),
        click.option(
            "--on", default="", metavar="ray[://HOST:PORT]", help="Play on Ray: here, or on a cluster."
        ),
        click.option("--edition", default="", help="Edition of the rulebook."),
        click.option(
            "--option", "options", multiple=True, metavar="KEY=VALUE", help="A rule option; see `games`."
        ),
        click.option("--pack", type=click.Path(path_type=Path), help="A card pack of your own."),
    ]

    def add_to(command: Command) -> Command:
        for option in reversed(options):
            command = option(command)
        return command

    return add_to


@click.command()
@click.argument("game")
@plan_options(games=1000, bots="random")
@click.option("--out", type=click.Path(path_type=Path), help="Keep the results there, as Parquet; goes on.")
@click.option("--cards/--no-cards", default=True, show_default=True, help="Keep which cards everyone met.")
@click.option("--decisions", is_flag=True, help="Keep every decision too.")
@click.option("--records", type=click.Path(path_type=Path), help="Write the record of each match there.")
@json_option
@language_option
def simulate(
    game: str,
    seats: int | None,
    games: int,
    bots: str,
    seed: int,
    jobs: int | None,
    on: str,
    edition: str,
    options: tuple[str, ...],
    pack: Path | None,
    out: Path | None,
    cards: bool,  # noqa: FBT001
    decisions: bool,  # noqa: FBT001
    records: Path | None,
    as_json: bool,  # noqa: FBT001
    lang: str | None,
) -> None:
    """Let bots play GAME against each other and count who wins.

    The same deal is played once for each rotation of the bots round the table, so luck and seats are
    the same for all. Rates come with 95 % confidence intervals. With --out the results are kept for
    `report` and for Polars; the same command again goes on where it was broken off, and with more --games it
    adds to what is there.
    """
    text = checked_texts(lang)
    plan = make_plan(game, bot_list(bots), seats, games, seed, edition, key_values(options), pack)
    workers = jobs if jobs is not None else os.cpu_count() or 1
    check_plan(plan, workers)
    if records is not None:
        _check_folder(records)
    kept = out is not None
    keep = Keep(tables=kept, cards=kept and cards, decisions=kept and decisions, records=records is not None)
    if decisions and not kept:
        raise Mistake("decisions-nowhere")
    results = begin_results(out, plan, keep) if out is not None else None
    run = Run(plan, keep, results, records, workers, on)
    begin = time.perf_counter()
    played = carry_out(run, text, quiet=as_json)
    took = time.perf_counter() - begin
    if as_json:
        click.echo(json.dumps(_report(run, played, took), indent=1))
        return
    _print(run, played, took, text)
    if records is not None:
        Console(highlight=False).print(text("simulate-records", folder=escape(str(records))))
    if out is not None:
        Console(highlight=False).print(text("simulate-out", folder=escape(str(out)), game=plan.game))


def bot_list(names: str) -> list[str]:
    """Who plays, from names with commas between them."""
    return [name.strip() for name in names.split(",") if name.strip()]


def _check_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        trial = folder / ".monoceros"
        trial.touch()
        trial.unlink()
    except OSError as error:
        problem = error.strerror or str(error)
        raise Mistake("folder-unusable", file=str(folder), problem=problem) from error


def check_file(file: Path) -> None:
    """A `Mistake` if it cannot be written: better told before all the work than after it."""
    was_there = file.exists()
    try:
        file.open("ab").close()
    except OSError as error:
        problem = error.strerror or str(error)
        raise Mistake("file-unwritable", file=str(file), problem=problem) from error
    if not was_there:
        file.unlink()


def carry_out(run: Run, text: Texts, *, quiet: bool) -> int:
    """Play what is left, with a progress bar; how many matches that were."""
    played = 0
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=quiet) as progress:
        task = progress.add_task(text("simulate-running"), total=run.plan.games, completed=run.count.games)
        for games in run.go_on():
            played += games
            progress.advance(task, games)
    return played


def _report(run: Run, played: int, took: float) -> dict[str, object]:
    plan, count = run.plan, run.count
    return {
        "game": plan.game,
        "edition": plan.edition,
        "seats": plan.seats,
        "games": plan.games,
        "seed": plan.seed,
        "made": msgspec.to_builtins(_heading(plan)),
        "jobs": run.jobs,
        "played_now": played,
        "games_per_s": played / took,
        "steps_per_s": played * count.steps / count.games / took,
        "steps_per_game": count.steps / count.games,
        "bots": msgspec.to_builtins(count.bots()),
        "seat_win_rates": count.seat_rates(plan.seats),
    }


def _heading(plan: Plan) -> Heading:
    worker = Worker(plan)
    return heading(worker.game, worker.setup, plan.seed)


def _print(run: Run, played: int, took: float, text: Texts) -> None:
    plan, count = run.plan, run.count
    console = Console(highlight=False)
    console.print(escape(_heading(plan).told(text)))
    title = text("simulate-title", game=plan.game, games=plan.games, seats=plan.seats)
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1))
    for column in ("bot", "games", "wins", "rate", "interval", "score", "quartiles"):
        justify: Literal["left", "right"] = "left" if column == "bot" else "right"
        table.add_column(text(f"simulate-{column}"), justify=justify, no_wrap=True)
    for bot in count.bots():
        table.add_row(
            bot.name,
            str(bot.games),
            f"{bot.wins:.1f}".removesuffix(".0"),
            f"{bot.win_rate:.1%}",
            f"{100 * bot.low:.1f}–{bot.high:.1%}",
            f"{bot.mean_score:.1f} ± {bot.score_deviation:.1f}",
            " ".join(map(str, [bot.lowest_score, *bot.score_quartiles, bot.highest_score])),
        )
    console.print(table)
    rates = [f"{seat_letter(seat)} {rate:.1%}" for seat, rate in enumerate(count.seat_rates(plan.seats))]
    console.print(text("simulate-seats", rates="  ".join(rates)))
    if played:
        console.print(
            text(
                "simulate-speed",
                games=f"{played / took:,.0f}",
                steps=f"{played * count.steps / count.games / took:,.0f}",
                length=f"{count.steps / count.games:.1f}",
            )
        )

"""Matches between bots by the thousand."""

import json
import os
import time
from pathlib import Path
from typing import Literal

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
from monoceros.games.registry import find_game
from monoceros.lab.simulate import Plan, Result, Worker, seat_rates, summarise
from monoceros.lab.simulate import simulate as run_plan
from monoceros.locales import Texts

MOST_GAMES = 1_000_000_000
MOST_JOBS = 256


@click.command()
@click.argument("game")
@click.option("--seats", type=int, default=2, show_default=True, help="Players at each table.")
@click.option("--games", type=int, default=1000, show_default=True, help="How many matches.")
@click.option("--bots", default="random", show_default=True, help="Who plays, with commas; seats rotate.")
@click.option("--seed", type=int, default=1, show_default=True, help="Equal seeds give equal results.")
@click.option("--jobs", type=int, default=None, help="Worker processes.  [usual: one for each core]")
@click.option("--edition", default="", help="Edition of the rulebook.")
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE", help="A rule option; see `games`.")
@click.option("--pack", type=click.Path(path_type=Path), help="A card pack of your own.")
@click.option("--out", type=click.Path(path_type=Path), help="Write the record of each match there.")
@json_option
@language_option
def simulate(
    game: str,
    seats: int,
    games: int,
    bots: str,
    seed: int,
    jobs: int | None,
    edition: str,
    options: tuple[str, ...],
    pack: Path | None,
    out: Path | None,
    as_json: bool,  # noqa: FBT001
    lang: str | None,
) -> None:
    """Let bots play GAME against each other and count who wins.

    The same deal is played once for each rotation of the bots round the table, so luck and seats are
    the same for all. Rates come with 95 % confidence intervals.
    """
    text = checked_texts(lang)
    plan = Plan(
        game=find_game(game).id,
        edition=find_game(game).edition(edition).id,
        seats=seats,
        options=key_values(options),
        bots=[name.strip() for name in bots.split(",") if name.strip()],
        games=games,
        seed=seed,
        pack=str(pack) if pack is not None else "",
        out=str(out) if out is not None else "",
    )
    workers = jobs if jobs is not None else os.cpu_count() or 1
    _check(plan, workers)
    begin = time.perf_counter()
    results = _run(plan, workers, text, quiet=as_json)
    took = time.perf_counter() - begin
    if as_json:
        click.echo(json.dumps(_report(plan, workers, results, took), indent=1))
    else:
        _print(plan, results, took, text)


def _check(plan: Plan, workers: int) -> None:
    """Find every mistake here, before workers could trip over it."""
    if not 1 <= plan.games <= MOST_GAMES:
        raise Mistake("games-count", games=plan.games, most=MOST_GAMES)
    if not 1 <= workers <= MOST_JOBS:
        raise Mistake("jobs-count", jobs=workers, most=MOST_JOBS)
    if plan.seed < 0 or plan.seed >> 64:
        raise Mistake("seed-range", seed=str(plan.seed))
    if not plan.bots or len(plan.bots) > plan.seats:
        raise Mistake("bots-count", found=len(plan.bots), most=plan.seats)
    Worker(plan)
    if plan.out:
        try:
            Path(plan.out).mkdir(parents=True, exist_ok=True)
            trial = Path(plan.out) / ".monoceros"
            trial.touch()
            trial.unlink()
        except OSError as error:
            problem = error.strerror or str(error)
            raise Mistake("folder-unusable", file=plan.out, problem=problem) from error


def _run(plan: Plan, workers: int, text: Texts, *, quiet: bool) -> list[Result]:
    results: list[Result] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=quiet) as progress:
        task = progress.add_task(text("simulate-running"), total=plan.games)
        for chunk in run_plan(plan, workers):
            results += chunk
            progress.advance(task, len(chunk))
    return sorted(results, key=lambda result: result.number)


def _report(plan: Plan, workers: int, results: list[Result], took: float) -> dict[str, object]:
    steps = sum(result.steps for result in results)
    return {
        "game": plan.game,
        "edition": plan.edition,
        "seats": plan.seats,
        "games": plan.games,
        "seed": plan.seed,
        "jobs": workers,
        "games_per_s": plan.games / took,
        "steps_per_s": steps / took,
        "steps_per_game": steps / plan.games,
        "bots": msgspec.to_builtins(summarise(results)),
        "seat_win_rates": seat_rates(results, plan.seats),
    }


def _print(plan: Plan, results: list[Result], took: float, text: Texts) -> None:
    console = Console(highlight=False)
    title = text("simulate-title", game=plan.game, games=plan.games, seats=plan.seats)
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1))
    for column in ("bot", "games", "wins", "rate", "interval", "score", "quartiles"):
        justify: Literal["left", "right"] = "left" if column == "bot" else "right"
        table.add_column(text(f"simulate-{column}"), justify=justify, no_wrap=True)
    for bot in summarise(results):
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
    rates = [f"{seat_letter(seat)} {rate:.1%}" for seat, rate in enumerate(seat_rates(results, plan.seats))]
    console.print(text("simulate-seats", rates="  ".join(rates)))
    steps = sum(result.steps for result in results)
    console.print(
        text(
            "simulate-speed",
            games=f"{plan.games / took:,.0f}",
            steps=f"{steps / took:,.0f}",
            length=f"{steps / plan.games:.1f}",
        )
    )
    if plan.out:
        console.print(text("simulate-out", folder=escape(plan.out)))

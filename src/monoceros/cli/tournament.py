"""Bots against bots until it is clear who is stronger."""

import json
import os
from pathlib import Path
from typing import Literal

import click
import msgspec
from rich import box
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from monoceros.bots.ladder import make_bot
from monoceros.cli.library import json_option
from monoceros.cli.play import key_values
from monoceros.cli.simulate import check_file
from monoceros.cli.speech import checked_texts, language_option
from monoceros.core.game import Setup
from monoceros.core.installation import need_later
from monoceros.core.mistakes import Mistake
from monoceros.core.packs import PackText
from monoceros.games.registry import find_game
from monoceros.lab.heading import heading
from monoceros.lab.planning import MOST_GAMES, MOST_JOBS, pack_given
from monoceros.lab.simulate import Result
from monoceros.lab.tournament import Standing, Tournament, meetings, play, play_into, standings
from monoceros.lab.tournament_plot import intervals
from monoceros.locales import Texts


@click.command()
@click.argument("game")
@click.option("--bots", default="random,novice,casual,skilled", show_default=True, help="Who plays.")
@click.option("--games", type=int, default=200, show_default=True, help="How many matches at least.")
@click.option("--seats", type=int, default=None, help="Players at each table.  [usual: as few as can be]")
@click.option("--seed", type=int, default=1, show_default=True, help="Equal seeds give equal results.")
@click.option("--jobs", type=int, default=None, help="Worker processes.  [usual: one for each core]")
@click.option("--edition", default="", help="Edition of the rulebook.")
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE", help="A rule option; see `games`.")
@click.option("--pack", type=click.Path(path_type=Path), help="A card pack of your own.")
@click.option(
    "--out", type=click.Path(path_type=Path), help="Keep the results there; goes on, or adds to them."
)
@click.option("--plot", type=click.Path(path_type=Path), help="Draw the ratings into this SVG file.")
@json_option
@language_option
def tournament(
    game: str,
    bots: str,
    games: int,
    seats: int | None,
    seed: int,
    jobs: int | None,
    edition: str,
    options: tuple[str, ...],
    pack: Path | None,
    out: Path | None,
    plot: Path | None,
    as_json: bool,  # noqa: FBT001
    lang: str | None,
) -> None:
    """Let bots play GAME in a tournament and rate them.

    Every choice of bots that fills a table plays the same deals in every rotation of its seats. A list as
    long as the table is played as it stands: --seats 4 --bots expert,casual,casual,casual. Thinking bots
    take all the iterations of their level, so results do not depend on the machine: a master some seconds for
    a match, an expert tenths of one, all others next to nothing. With --out the same command again goes on
    where it was broken off, and with more --games it adds to what is there.
    """
    text = checked_texts(lang)
    need_later("openskill", "lab")
    found = find_game(game)
    name, own = pack_given(found, found.edition(edition), pack)
    held = Tournament(
        game=found.id,
        edition=found.edition(edition).id,
        seats=found.edition(edition).fewest if seats is None else seats,
        options=key_values(options),
        bots=[name.strip() for name in bots.split(",") if name.strip()],
        games=games,
        seed=seed,
        pack=name,
        pack_text=own,
    )
    workers = jobs if jobs is not None else os.cpu_count() or 1
    setup = _check(held, workers)
    made = heading(found, setup, seed)
    if plot is not None:
        check_file(plot)
    results = _run(held, workers, out, text, quiet=as_json)
    table = standings(results)
    if plot is not None:
        _draw(plot, held, table, text)
    if as_json:
        report = {
            **{key: value for key, value in msgspec.to_builtins(held).items() if key != "pack_text"},
            "made": msgspec.to_builtins(made),
            "played": len(results),
            "standings": msgspec.to_builtins(table),
            "meetings": msgspec.to_builtins(meetings(results)),
        }
        click.echo(json.dumps(report, indent=1))
    else:
        Console(highlight=False).print(escape(made.told(text)))
        _print(held, results, table, text)


def _check(held: Tournament, workers: int) -> Setup:
    """Find every mistake here, before workers could trip over it."""
    game = find_game(held.game)
    if not 1 <= held.games <= MOST_GAMES:
        raise Mistake("games-count", games=held.games, most=MOST_GAMES)
    if not 1 <= workers <= MOST_JOBS:
        raise Mistake("jobs-count", jobs=workers, most=MOST_JOBS)
    if held.seed < 0 or held.seed >> 64:
        raise Mistake("seed-range", seed=str(held.seed))
    if len(set(held.bots)) < 2:
        raise Mistake("tournament-bots", found=len(set(held.bots)))
    own = PackText(held.pack_text, held.pack) if held.pack else None
    setup = game.new_setup(held.seats, held.edition, held.options, own)
    for name in held.bots:
        make_bot(game, name, setup)
    return setup


def _run(held: Tournament, workers: int, out: Path | None, text: Texts, *, quiet: bool) -> list[Result]:
    results: list[Result] = []
    plans = held.plans()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=quiet) as progress:
        task = progress.add_task(text("simulate-running"), total=sum(plan.games for plan in plans))
        for number, plan in enumerate(plans):
            played: list[Result] = []
            coming = play(plan, workers) if out is None else play_into(out, number, plan, workers)
            for chunk in coming:
                played += chunk
                progress.advance(task, len(chunk))
            results += sorted(played, key=lambda result: result.number)
    return results


def _draw(plot: Path, held: Tournament, table: list[Standing], text: Texts) -> None:
    title = text(
        "tournament-title", game=held.game, games=sum(plan.games for plan in held.plans()), seats=held.seats
    )
    rows = [(row.bot, row.rating, row.rating_low, row.rating_high) for row in table]
    plot.write_text(intervals(title, text("tournament-rating"), rows), encoding="utf-8")


def _print(held: Tournament, results: list[Result], table: list[Standing], text: Texts) -> None:
    console = Console(highlight=False)
    title = text("tournament-title", game=held.game, games=len(results), seats=held.seats)
    shown = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1))
    for column in ("simulate-bot", "simulate-games", "simulate-wins", "simulate-rate", "simulate-interval"):
        justify: Literal["left", "right"] = "left" if column == "simulate-bot" else "right"
        shown.add_column(text(column), justify=justify, no_wrap=True)
    shown.add_column(text("tournament-rating"), justify="right", no_wrap=True)
    shown.add_column(text("tournament-interval"), justify="right", no_wrap=True)
    for row in table:
        shown.add_row(
            row.bot,
            str(row.games),
            f"{row.wins:.1f}".removesuffix(".0"),
            f"{row.win_rate:.1%}",
            f"{100 * row.low:.1f}–{row.high:.1%}",
            f"{row.rating:.1f}",
            f"{row.rating_low:.1f}–{row.rating_high:.1f}",
        )
    console.print(shown)
    for pair in meetings(results):
        if pair.rate > 0.5:
            console.print(
                text(
                    "tournament-meeting",
                    bot=pair.bot,
                    other=pair.other,
                    rate=f"{pair.rate:.1%}",
                    interval=f"{100 * pair.low:.1f}–{pair.high:.1%}",
                    games=pair.games,
                )
            )

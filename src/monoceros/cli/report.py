"""Balance reports: from results that are there, or with the simulation in one go."""

import os
from pathlib import Path
from tempfile import TemporaryDirectory

import click
from rich.console import Console
from rich.markup import escape

from monoceros.cli.play import key_values
from monoceros.cli.simulate import bot_list, carry_out, check_file, plan_options
from monoceros.cli.speech import checked_texts, language_option
from monoceros.core.installation import need
from monoceros.core.mistakes import Mistake
from monoceros.games.registry import find_game
from monoceros.lab.planning import check_plan, make_plan
from monoceros.lab.report import report_on
from monoceros.lab.result_tables import Keep
from monoceros.lab.results import Results, Run, begin_results, open_results
from monoceros.locales import Texts

page_option = click.option(
    "-o",
    "--page",
    type=click.Path(path_type=Path),
    default=Path("report.html"),
    show_default=True,
    help="Write the page into this file.",
)


@click.command()
@click.argument("game")
@click.argument("results", type=click.Path(path_type=Path))
@page_option
@language_option
def report(game: str, results: Path, page: Path, lang: str | None) -> None:
    """Write a page about the balance of GAME from the RESULTS of a simulation.

    RESULTS is a folder that `simulate --out` has made, finished or not. What stands out is printed too. The
    page needs nothing else: open it in a browser, send it to a friend.
    """
    text = checked_texts(lang)
    check_file(page)
    found = open_results(results)
    if found.plan.game != find_game(game).id:
        raise Mistake("results-other-game", file=str(results), found=found.plan.game, game=find_game(game).id)
    _write(found, page, text)


@click.command()
@click.argument("game")
@plan_options(games=20_000, bots="skilled")
@click.option("--out", type=click.Path(path_type=Path), help="Keep the results there too; goes on.")
@page_option
@language_option
def balance(
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
    page: Path,
    lang: str | None,
) -> None:
    """Simulate GAME and write a page about its balance.

    What is compared comes by chance, not by taste: in Kill the Unicorns characters are dealt, unless an
    option says otherwise. With --out the same command again goes on where it was broken off.
    """
    text = checked_texts(lang)
    need("polars", "lab")
    found = find_game(game)
    chosen = {**found.study_options, **key_values(options)}
    plan = make_plan(game, bot_list(bots), seats, games, seed, edition, chosen, pack)
    workers = jobs if jobs is not None else os.cpu_count() or 1
    check_plan(plan, workers)
    check_file(page)
    keep = Keep(tables=True, cards=True)
    with TemporaryDirectory(prefix="monoceros-") as passing:
        results = begin_results(out if out is not None else Path(passing), plan, keep)
        carry_out(Run(plan, keep, results, jobs=workers, on=on), text, quiet=False)
        _write(results, page, text)


def _write(results: Results, page: Path, text: Texts) -> None:
    if not results.done():
        raise Mistake("results-empty", file=str(results.folder))
    told = report_on(results, text)
    page.write_text(told.html(), encoding="utf-8")
    console = Console(highlight=False)
    console.print(f"{escape(told.lead())} {escape(told.made())}\n")
    for line in told.summary():
        console.print(f"- {escape(line)}")
    console.print(f"\n{text('report-written', file=escape(str(page)))}")

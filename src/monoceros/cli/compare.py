"""Two designs of a game, played with the same deals: what became different?"""

import json
import os
from pathlib import Path
from tempfile import TemporaryDirectory

import click
import msgspec
from rich.console import Console
from rich.markup import escape

from monoceros.cli.library import json_option
from monoceros.cli.play import key_values
from monoceros.cli.report import page_option
from monoceros.cli.simulate import bot_list, carry_out, check_file
from monoceros.cli.speech import checked_texts, language_option
from monoceros.core.installation import need
from monoceros.core.mistakes import Mistake
from monoceros.games.registry import find_game
from monoceros.lab.planning import check_plan, make_plan
from monoceros.lab.report.comparison import compare as compare_results
from monoceros.lab.report.comparison_page import ComparisonPage
from monoceros.lab.result_tables import Keep
from monoceros.lab.results import Results, Run, begin_results
from monoceros.lab.simulate import Plan
from monoceros.locales import Texts

DESIGNS = 2


@click.command()
@click.argument("game")
@click.option(
    "--pack",
    "packs",
    type=click.Path(path_type=Path),
    multiple=True,
    help="A card pack of your own; twice for two, once to compare it with the shipped one.",
)
@click.option(
    "--option",
    "options",
    multiple=True,
    metavar="KEY=VALUE",
    help="A rule option, for both designs; twice with the same key to compare two values.",
)
@click.option("--edition", "editions", multiple=True, help="An edition; twice to compare two.")
@click.option("--seats", type=int, help="Players at each table.  [usual: as few as can be]")
@click.option("--games", type=int, default=4000, show_default=True, help="How many matches of each design.")
@click.option("--bots", default="skilled", show_default=True, help="Who plays, with commas; seats rotate.")
@click.option("--seed", type=int, default=1, show_default=True, help="Equal seeds give equal results.")
@click.option("--jobs", type=int, help="Worker processes.  [usual: one for each core]")
@click.option("--out", type=click.Path(path_type=Path), help="Keep the results of both there; goes on.")
@page_option
@json_option
@language_option
def compare(
    game: str,
    packs: tuple[Path, ...],
    options: tuple[str, ...],
    editions: tuple[str, ...],
    seats: int | None,
    games: int,
    bots: str,
    seed: int,
    jobs: int | None,
    out: Path | None,
    page: Path,
    as_json: bool,  # noqa: FBT001
    lang: str | None,
) -> None:
    """Play two designs of GAME with the same deals, and tell what became different.

    A design is a pack, an option or an edition: whatever is given twice is compared. Who wins, how long a
    match takes and which cards are worth more or less, with 95 % intervals, as text and as a page.
    """
    text = checked_texts(lang)
    need("polars", "lab")
    plans, names = _designs(game, packs, options, editions, bot_list(bots), seats, games, seed)
    workers = jobs if jobs is not None else os.cpu_count() or 1
    for plan in plans:
        check_plan(plan, workers)
    if plans[0].seats != plans[1].seats:
        raise Mistake("compare-seats", first=plans[0].seats, second=plans[1].seats)
    check_file(page)
    with TemporaryDirectory(prefix="monoceros-") as passing:
        folder = out if out is not None else Path(passing)
        first, second = (
            _played(plan, folder / letter, workers, text, quiet=as_json)
            for plan, letter in zip(plans, ("a", "b"), strict=True)
        )
        found = compare_results(first, second)
        told = ComparisonPage(first, second, names, found, text)
        page.write_text(told.html(), encoding="utf-8")
    if as_json:
        report = {"designs": names, "made": msgspec.to_builtins(told.headings), **msgspec.to_builtins(found)}
        click.echo(json.dumps(report, indent=1))
        return
    console = Console(highlight=False)
    for letter, line in zip("AB", told.designs(), strict=True):
        console.print(f"{letter}: {escape(line)}")
    console.print()
    for line in told.summary():
        console.print(f"- {escape(line)}")
    console.print(f"\n{text('report-written', file=escape(str(page)))}")


def _played(plan: Plan, folder: Path, jobs: int, text: Texts, *, quiet: bool) -> Results:
    keep = Keep(tables=True, cards=True)
    results = begin_results(folder, plan, keep)
    carry_out(Run(plan, keep, results, jobs=jobs), text, quiet=quiet)
    return results


def _designs(
    game: str,
    packs: tuple[Path, ...],
    options: tuple[str, ...],
    editions: tuple[str, ...],
    bots: list[str],
    seats: int | None,
    games: int,
    seed: int,
) -> tuple[list[Plan], list[str]]:
    """The two plans and what each is called: by whatever was given twice, or a pack given once."""
    found = find_game(game)
    first, second = _pairs(options)
    sides: list[tuple[Path | None, dict[str, str], str]] = []
    for at in range(DESIGNS):
        pack = packs[at] if len(packs) == DESIGNS else packs[0] if packs and at else None
        edition = editions[min(at, len(editions) - 1)] if editions else ""
        sides.append((pack, {**found.study_options, **key_values((first, second)[at])}, edition))
    if len(packs) > DESIGNS or len(editions) > DESIGNS or sides[0] == sides[1]:
        raise Mistake("compare-designs", game=found.id)
    plans = [
        make_plan(game, bots, seats, games, seed, edition, chosen, pack) for pack, chosen, edition in sides
    ]
    shipped = found.load_pack(found.edition(sides[0][2])).head.id
    return plans, [_name(*side, shipped, other=sides[1 - at]) for at, side in enumerate(sides)]


def _pairs(options: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The options of both designs: a key given once holds for both, one given twice is what is compared."""
    given: dict[str, list[str]] = {}
    for option in options:
        given.setdefault(option.partition("=")[0], []).append(option)
    if any(len(values) > DESIGNS for values in given.values()):
        raise Mistake("compare-designs", game="-")
    return tuple(one[0] for one in given.values()), tuple(one[-1] for one in given.values())


def _name(
    pack: Path | None,
    chosen: dict[str, str],
    edition: str,
    shipped: str,
    *,
    other: tuple[Path | None, dict[str, str], str],
) -> str:
    """What a design is called: that in which it differs from the other."""
    words = []
    if pack != other[0]:
        words.append(pack.name if pack is not None else shipped)
    if edition != other[2]:
        words.append(edition)
    words += [f"{key}={value}" for key, value in chosen.items() if other[1].get(key) != value]
    return ", ".join(words)

"""Small games, solved exactly: how much bots give away, and OpenSpiel's solver beside them."""

import json
from pathlib import Path

import click
import msgspec
from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from monoceros.cli.library import json_option
from monoceros.cli.simulate import bot_list, check_file
from monoceros.cli.speech import checked_texts, language_option
from monoceros.core.installation import need
from monoceros.core.mistakes import at_least_one
from monoceros.games.registry import find_game
from monoceros.lab.small.gambit import gambit_text
from monoceros.lab.small.policies import bot_policy, cfr_policy
from monoceros.lab.small.response import Exploitability, exploitability
from monoceros.lab.small.tree import Tree
from monoceros.locales import Texts


@click.command()
@click.argument("game")
@click.option("--edition", default="small", show_default=True, help="A small edition; see `games`.")
@click.option(
    "--bots", default="random,novice,casual,skilled,expert", show_default=True, help="Whose play is judged."
)
@click.option(
    "--samples", type=int, default=16, show_default=True, help="Choices asked of a bot for each decision."
)
@click.option("--iterations", type=int, default=1000, show_default=True, help="Of OpenSpiel's CFR+.")
@click.option("--seed", type=int, default=1, show_default=True, help="Equal seeds give equal results.")
@click.option(
    "--gambit", type=click.Path(path_type=Path), help="Write the tree there, for Gambit and others."
)
@json_option
@language_option
def solve(
    game: str,
    edition: str,
    bots: str,
    samples: int,
    iterations: int,
    seed: int,
    gambit: Path | None,
    as_json: bool,  # noqa: FBT001
    lang: str | None,
) -> None:
    """Go through the whole tree of a small edition of GAME, and tell how exploitable bots are in it.

    A bot's policy is how often it chooses what when it is asked many times; all seats play by it. Best
    responses are exact. The last row is the average policy of CFR+, which OpenSpiel finds on the same tree.
    """
    text = checked_texts(lang)
    need("pyspiel", "lab")
    found = find_game(game)
    if gambit is not None:
        check_file(gambit)
    at_least_one("samples", samples)
    at_least_one("iterations", iterations)
    tree = Tree(found, found.new_setup(found.edition(edition).fewest, edition))
    if gambit is not None:
        gambit.write_text(gambit_text(tree), encoding="utf-8")
    rows: dict[str, Exploitability] = {}
    for name in bot_list(bots):
        rows[name] = exploitability(tree, bot_policy(tree, name, samples, seed))
    rows[f"CFR+ ({iterations})"] = exploitability(tree, cfr_policy(tree, iterations))
    if as_json:
        click.echo(json.dumps(_told(tree, rows), indent=1))
    else:
        _print(tree, rows, gambit, text)


def _told(tree: Tree, rows: dict[str, Exploitability]) -> dict[str, object]:
    counts = tree.counts
    return {
        "game": tree.game.id,
        "edition": tree.setup.edition.id,
        "deals": counts.deals,
        "histories": counts.histories,
        "decisions": counts.decisions,
        "ends": counts.ends,
        "cut": counts.cut,
        "information_sets": counts.sets,
        "policies": {name: msgspec.to_builtins(row) for name, row in rows.items()},
    }


def _print(tree: Tree, rows: dict[str, Exploitability], gambit: Path | None, text: Texts) -> None:
    counts = tree.counts
    title = text(
        "solve-title",
        game=tree.game.id,
        edition=tree.setup.edition.id,
        deals=f"{counts.deals}",
        histories=f"{counts.histories}",
        sets=f"{sum(counts.sets)}",
        each=" + ".join(map(str, counts.sets)),
    )
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1))
    table.add_column(text("solve-policy"), no_wrap=True)
    for column in ("worth", "response", "exploitability"):
        table.add_column(text(f"solve-{column}"), justify="right", no_wrap=True)
    for name, row in rows.items():
        table.add_row(name, _figures(row.worth), _figures(row.responses), f"{row.exploitability:.4f}")
    console = Console(highlight=False)
    console.print(table)
    console.print(text("solve-about"))
    if gambit is not None:
        console.print(text("solve-written", file=escape(str(gambit))))


def _figures(numbers: list[float]) -> str:
    return "  ".join(f"{number + 0.0:+.3f}" for number in numbers)

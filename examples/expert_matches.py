"""A data set of expert matches, for learning from them and for studies.

    pip install "monoceros[lab]"
    python examples/expert_matches.py --games 10000 --out expert-matches          all three games
    python examples/expert_matches.py hilo --games 10000 --out expert-matches     only one

Each game gets a folder of Parquet tables (`docs/reports.md` says what every column means): the matches with
their seeds and results, every decision, the parts of the scores, the cards everybody met. A seed and its
decisions are the whole match: played again, they give what a seat saw at any moment. If it is stopped, the
same command goes on; with more games it adds to them. `DATASET.md` beside the folders says how it was made.
"""

import argparse
import os
from pathlib import Path

from monoceros.core.mistakes import Mistake
from monoceros.games.registry import GAMES
from monoceros.lab.heading import heading
from monoceros.lab.planning import check_plan, make_plan
from monoceros.lab.results import PLAN_FILE, Results, open_results, simulated
from monoceros.lab.simulate import Worker
from monoceros.locales import Texts


def described(results: Results) -> list[str]:
    """How the matches of one game were made, and how many there are."""
    plan, worker = results.plan, Worker(results.plan)
    games, decisions = len(results.table("games")), len(results.table("decisions"))
    return [
        f"## {plan.game}",
        "",
        heading(worker.game, worker.setup, plan.seed).told(Texts("en")),
        "",
        f"Played by {', '.join(plan.bots)} at {plan.seats} seats: {games} matches, {decisions} decisions.",
        "",
    ]


def main() -> None:
    """Play, or go on playing."""
    parser = argparse.ArgumentParser(description="Expert matches as a data set.")
    parser.add_argument("which", nargs="*", metavar="GAME", help=f"any of {', '.join(GAMES)}; usually all")
    parser.add_argument("--games", type=int, default=10_000, help="matches of each game")
    parser.add_argument("--bots", default="expert")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    bots = given.bots.split(",")
    try:  # a mistake in the last plan is found before the first is played
        plans = [make_plan(game, bots, None, given.games, given.seed) for game in given.which or GAMES]
        for plan in plans:
            check_plan(plan, given.jobs)
    except Mistake as mistake:
        parser.error(str(mistake))
    for plan in plans:
        results = simulated(plan, given.out / plan.game, jobs=given.jobs, decisions=True)
        print(
            f"{plan.game}: {len(results.table('games'))} matches, {len(results.table('decisions'))} decisions"
        )
    there = [game for game in GAMES if (given.out / game / PLAN_FILE).exists()]
    told = [line for game in there for line in described(open_results(given.out / game))]
    (given.out / "DATASET.md").write_text("\n".join(["# Expert matches", "", *told]), encoding="utf-8")


if __name__ == "__main__":
    main()

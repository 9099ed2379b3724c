"""A data set of expert matches of all three games, for learning from them and for studies.

    pip install "monoceros[lab]"
    python examples/expert_matches.py --games 10000 --out expert-matches

Each game gets a folder of Parquet tables (`docs/reports.md` tells what every column means): the matches with
their seeds and results, every decision with what was chosen, the parts of the scores, the cards everybody
met. Seed and decisions are the whole match: played again, they give what a seat saw at any moment. Broken
off, it goes on with the same command; with more games it adds to them. `DATASET.md` says how it was made.
"""

import argparse
import os
from pathlib import Path

from monoceros.games.registry import GAMES
from monoceros.lab.heading import heading
from monoceros.lab.planning import check_plan, make_plan
from monoceros.lab.results import simulated
from monoceros.lab.simulate import Worker
from monoceros.locales import Texts


def main() -> None:
    """Play, or go on playing."""
    parser = argparse.ArgumentParser(description="Expert matches of all three games, as a data set.")
    parser.add_argument("--games", type=int, default=10_000, help="matches of each game")
    parser.add_argument("--bots", default="expert")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    text = Texts("en")
    told = [f"# {given.games} matches of each game, played by {given.bots}", ""]
    for game in GAMES:
        plan = make_plan(game, given.bots.split(","), None, given.games, given.seed)
        check_plan(plan, given.jobs)
        results = simulated(plan, given.out / game, jobs=given.jobs, decisions=True)
        worker = Worker(plan)
        games, decisions = results.table("games"), results.table("decisions")
        print(f"{game}: {len(games)} matches, {len(decisions)} decisions")
        told += [f"## {game}", "", heading(worker.game, worker.setup, plan.seed).told(text), ""]
        told += [f"{plan.seats} seats, {len(games)} matches, {len(decisions)} decisions.", ""]
    (given.out / "DATASET.md").write_text("\n".join(told), encoding="utf-8")


if __name__ == "__main__":
    main()

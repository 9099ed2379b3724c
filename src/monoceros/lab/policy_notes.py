"""Decisions of bots, as a guide describes their moves to a network, and where long searches looked.

Each decision is thought about from what its seat knows, with the values a game ships and the game's own
promise of moves: what a network of promise knows already does not matter.
"""

from collections import defaultdict
from functools import partial
from pathlib import Path

import numpy as np

from monoceros.bots.features import viewed
from monoceros.bots.search import Search
from monoceros.bots.seeds import derived_seed
from monoceros.core.contract import State
from monoceros.core.guide import Guide
from monoceros.core.rng import Rng
from monoceros.lab.noted import Arrays, Noted, Numbers, in_files, place_for, played
from monoceros.lab.simulate import Plan, Worker
from monoceros.lab.value_training import Table

IN_FILE = 25
"""Matches in a file: what is lost at most when a run is broken off."""
KEPT = 4
"""Decisions of a match that are thought about."""

Decision = tuple[Numbers, Numbers]
"""Rows, `rows[move]`, and what each move had of the search."""


def note_searches(worker: Worker, first: int, last: int, *, iterations: int) -> Noted:
    """Play the matches from first up to but not including last, and think long about some decisions."""
    guide = worker.game.guide(worker.setup)
    guide.judge_by(worker.game.learned_values(worker.setup))
    found: list[Decision] = []
    for number in range(first, last):
        luck = Rng(derived_seed(worker.plan.seed, "searches", number))
        for known, seat in decisions(guide, worker, number):
            found.append(thought(guide, known, seat, iterations, luck))
    width = len(guide.move_inputs())
    arrays: Arrays = {
        "rows": np.concatenate([np.zeros((0, width)), *[rows for rows, _ in found]]).astype(np.float16),
        "looks": np.concatenate([np.zeros(0), *[looks for _, looks in found]]).astype(np.float32),
        "sizes": np.array([len(looks) for _, looks in found], np.int64),
    }
    return Noted(first, arrays)


def decisions(guide: Guide, worker: Worker, number: int) -> list[tuple[State, int]]:
    """Some decisions of a match that are worth thinking about, as their seats know them."""
    kept: list[tuple[State, int]] = []
    met = 0
    for state, rng in played(worker, number):
        if not state.to_act:
            break
        owing = state.deciders()
        seat = owing[int(rng.below(len(owing)))]
        if len(state.legal(seat)) > 1 and guide.worth_thinking(state, seat):
            met += 1
            place = place_for(met, KEPT, rng)
            if place < KEPT:
                kept[place : place + 1] = [(state.as_known(seat), seat)]
    return kept


def thought(guide: Guide, known: State, seat: int, iterations: int, rng: Rng) -> Decision:
    """The rows of the legal moves of a decision, and what a search had for each of them in the end."""
    legal = known.legal(seat)
    search = Search(guide, known, seat, rng.fork())
    numbers = viewed(guide.describe_moves(known, seat, legal), np.float64)
    rows = numbers.astype(np.float32).reshape(len(legal), -1)
    search.run(iterations)
    looks = np.zeros(len(legal), np.float32)
    for action, share in zip(search.root.actions, search.strategy(), strict=True):
        looks[legal.index(int(action))] = share
    return rows, looks


def notes(plan: Plan, folder: Path, iterations: int, jobs: int = 1, on: str = "") -> list[Decision]:
    """The decisions of all matches of a plan, in their order; what lies in the folder is not done again."""
    note = partial(note_searches, iterations=iterations)
    found: list[Decision] = []
    for part in in_files(plan, note, folder, IN_FILE, {"iterations": iterations}, jobs, on):
        begin = 0
        for size in part["sizes"]:
            found.append((part["rows"][begin : begin + size], part["looks"][begin : begin + size]))
            begin += size
    return found


def tables(found: list[Decision]) -> list[Table]:
    """Decisions between equally many moves side by side, as a descent likes them."""
    alike: dict[int, list[Decision]] = defaultdict(list)
    for decision in found:
        alike[len(decision[1])].append(decision)
    return [
        (
            np.array([rows for rows, _ in alike[size]], np.float16),
            np.array([looks for _, looks in alike[size]]),
        )
        for size in sorted(alike)
    ]

"""Positions of matches of bots, as a guide describes them to a network, and who won.

Positions are noted where playouts stop (`Guide.stage`), reckoned as in a search: with prices of an earlier
moment, seen with the eyes of one seat. Of one bot among others of another level it is told which it is.
"""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from monoceros.bots.features import viewed
from monoceros.core.guide import NO_FAVOURITE, shares
from monoceros.lab.noted import Arrays, Noted, Numbers, in_files, place_for, played
from monoceros.lab.simulate import Plan, Worker

IN_FILE = 500
"""Matches in a file: what is lost at most when a run is broken off."""
KEPT = 8
"""Positions kept of a match: those of one match say much the same."""
GLANCE = 4
"""One stage in so many the guide looks again, with the eyes of somebody else."""


def note_matches(worker: Worker, first: int, last: int) -> Noted:
    """Play the matches from first up to but not including last, and note positions."""
    guide = worker.game.guide(worker.setup)
    seats = worker.setup.seats
    rows: list[Numbers] = []
    won: list[list[float]] = []
    for number in range(first, last):
        kept: list[Numbers] = []
        stage, met, looked = None, 0, False
        guide.favourite = favourite(worker.plan, number)
        for state, rng in played(worker, number):
            now = int(guide.stage(state))
            if state.to_act and now != stage and stage is not None:
                if not looked or rng.below(GLANCE) == 0:
                    viewer = int(rng.below(seats))
                    guide.prepare(state.as_known(viewer), viewer)
                    looked = True
                met += 1
                place = place_for(met, KEPT, rng)
                if place < KEPT:
                    row = viewed(guide.describe(state), np.float64).astype(np.float32)
                    kept[place : place + 1] = [row.reshape(seats, -1)]
            stage = now
        if state.winners():
            rows += kept
            won += [shares(state)] * len(kept)
    size = len(guide.inputs())
    arrays: Arrays = {
        "rows": np.array(rows, np.float16).reshape(-1, seats, size),
        "won": np.array(won, np.float32),
    }
    return Noted(first, arrays)


def favourite(plan: Plan, number: int) -> int:
    """Where the first bot of a plan sits if all others are of another level."""
    if plan.bots[0] in plan.bots[1:]:
        return NO_FAVOURITE
    return plan.seating(number).index(plan.bots[0])


def notes(plan: Plan, folder: Path, jobs: int = 1, on: str = "") -> tuple[NDArray[np.float16], Numbers]:
    """The positions of all matches of a plan, in their order; what lies in the folder is not played again."""
    parts = in_files(plan, note_matches, folder, IN_FILE, {}, jobs, on)
    return np.concatenate([part["rows"] for part in parts]), np.concatenate([part["won"] for part in parts])

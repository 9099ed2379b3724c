"""Positions of matches of bots, as a guide describes them to a network, and who won.

Positions are noted where playouts stop (`Guide.stage`), reckoned as in a search: with prices of an earlier
moment, seen with the eyes of one seat. Some moves are just anything, so that more kinds of positions are met.
Which positions these are follows from the plan alone, however many processes or machines play.
"""

from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from monoceros.bots.features import viewed
from monoceros.core.rng import Rng
from monoceros.lab.cluster import over_ray
from monoceros.lab.simulate import Plan, Worker, decide, over_cores

Numbers = NDArray[np.float32]
IN_FILE = 500
"""Matches in a file: what is lost at most when a run is broken off."""
KEPT = 8
"""Positions kept of a match: those of one match say much the same."""
SLIPS = 6
"""How many moves in a hundred are just anything."""
GLANCE = 4
"""One stage in so many the guide looks again, with the eyes of somebody else."""


class Noted(NamedTuple):
    """Rows of positions, `rows[position, seat]`, and what each seat had of the victory."""

    first: int
    rows: NDArray[np.float16]
    won: Numbers


def note_matches(worker: Worker, first: int, last: int) -> Noted:
    """Play the matches from first up to but not including last, and note positions."""
    guide = worker.game.guide(worker.setup)
    seats = worker.setup.seats
    rows: list[Numbers] = []
    won: list[list[float]] = []
    for number in range(first, last):
        chance, rng = worker.chances(number)
        assert chance.seed is not None
        state = worker.game.new(worker.setup, Rng(chance.seed))
        bots = [worker.bots[name] for name in worker.plan.seating(number)]
        kept: list[Numbers] = []
        stage, met, looked = int(guide.stage(state)), 0, False
        while state.to_act:
            if guide.stage(state) != stage:
                stage = int(guide.stage(state))
                if not looked or rng.below(GLANCE) == 0:
                    viewer = int(rng.below(seats))
                    guide.prepare(state.as_known(viewer), viewer)
                    looked = True
                # Each position of the match is kept as likely as any other.
                met += 1
                place = len(kept) if len(kept) < KEPT else int(rng.below(met))
                if place < KEPT:
                    row = viewed(guide.describe(state), np.float64).astype(np.float32)
                    kept[place : place + 1] = [row.reshape(seats, -1)]
            owing = state.deciders()
            seat = owing[int(rng.below(len(owing)))]
            slip = len(state.legal(seat)) == 1 or rng.below(100) < SLIPS
            state.apply(seat, state.pick(seat, rng) if slip else decide(bots[seat], state, seat, rng))
        winners = state.winners()
        if winners:
            rows += kept
            won += [[(seat in winners) / len(winners) for seat in range(seats)]] * len(kept)
    size = len(guide.inputs())
    return Noted(first, np.array(rows, np.float16).reshape(-1, seats, size), np.array(won, np.float32))


def notes(plan: Plan, folder: Path, jobs: int = 1, on: str = "") -> tuple[NDArray[np.float16], Numbers]:
    """The positions of all matches of a plan, in their order; what lies in the folder is not played again."""
    folder.mkdir(parents=True, exist_ok=True)
    head = folder / "plan.json"
    told = msgspec.json.encode(msgspec.structs.replace(plan, games=0))
    if not head.exists():
        head.write_bytes(told)
    if head.read_bytes() != told:
        raise ValueError(f"{folder} holds other matches")
    chunks = plan.chunks(IN_FILE)
    files = {first: folder / f"{first}-{last}.npz" for first, last in chunks}
    missing = [chunk for chunk in chunks if not files[chunk[0]].exists()]
    if missing:
        played = (
            over_ray(plan, note_matches, missing, on, jobs)
            if on
            else over_cores(plan, note_matches, missing, jobs)
        )
        for noted in played:
            begun = folder / "begun.npz"
            np.savez_compressed(begun, rows=noted.rows, won=noted.won)
            begun.replace(files[noted.first])
    parts = []
    for file in files.values():
        with np.load(file) as kept:
            parts.append((kept["rows"], kept["won"]))
    return np.concatenate([rows for rows, _ in parts]), np.concatenate([won for _, won in parts])

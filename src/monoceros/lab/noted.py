"""What networks learn from: matches of bots who slip now and then, noted in files.

Whatever is noted follows from the plan alone, however many processes or machines play. A run that was broken
off goes on with the files that are there.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from monoceros.core.contract import State
from monoceros.core.rng import Rng
from monoceros.lab.cluster import over_ray
from monoceros.lab.simulate import Plan, Worker, decide, over_cores

Numbers = NDArray[np.float32]
Arrays = dict[str, NDArray[Any]]
SLIPS = 6
"""How many moves in a hundred are just anything, so that more kinds of positions are met."""


class Noted(NamedTuple):
    """What was noted of some matches, the first of which has this number, as named arrays."""

    first: int
    arrays: Arrays


def played(worker: Worker, number: int) -> Iterator[tuple[State, Rng]]:
    """The state of a match before each of its actions, and once more at its end; luck is shared with it."""
    chance, rng = worker.chances(number)
    assert chance.seed is not None
    state = worker.game.new(worker.setup, Rng(chance.seed))
    bots = [worker.bots[name] for name in worker.plan.seating(number)]
    while state.to_act:
        yield state, rng
        owing = state.deciders()
        seat = owing[int(rng.below(len(owing)))]
        slip = len(state.legal(seat)) == 1 or rng.below(100) < SLIPS
        state.apply(seat, state.pick(seat, rng) if slip else decide(bots[seat], state, seat, rng))
    yield state, rng


def place_for(met: int, most: int, rng: Rng) -> int:
    """Where the last of so many things that were met is kept; in the end each is kept as likely as any other.

    At most so many are kept; a place beyond them means that this one is not.
    """
    return met - 1 if met <= most else int(rng.below(met))


def in_files(
    plan: Plan,
    note: Callable[[Worker, int, int], Noted],
    folder: Path,
    size: int,
    told: dict[str, int],
    jobs: int = 1,
    on: str = "",
) -> list[Arrays]:
    """What is noted of the matches of a plan, so many in a file, in their order.

    What lies in the folder is not played again; `told` is what else tells one set of notes from another.
    """
    folder.mkdir(parents=True, exist_ok=True)
    head = folder / "plan.json"
    # A longer run of the same goes on, so how many matches are wanted is no part of what it is.
    same = msgspec.json.encode({**msgspec.to_builtins(plan), "games": 0, **told})
    if not head.exists():
        head.write_bytes(same)
    if head.read_bytes() != same:
        raise ValueError(f"{folder} holds other matches")
    chunks = plan.chunks(size)
    files = {first: folder / f"{first}-{last}.npz" for first, last in chunks}
    missing = [chunk for chunk in chunks if not files[chunk[0]].exists()]
    if missing:
        made = over_ray(plan, note, missing, on, jobs) if on else over_cores(plan, note, missing, jobs)
        for noted in made:
            begun = folder / "begun.npz"
            np.savez_compressed(begun, **noted.arrays)  # type: ignore[arg-type]
            begun.replace(files[noted.first])
    found = []
    for file in files.values():
        with np.load(file) as kept:
            found.append({name: kept[name] for name in kept.files})
    return found

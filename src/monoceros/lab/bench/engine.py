"""How fast the engine is: random matches, copies, imagined worlds, views, memory.

A step is one decision of a player. Compare ratios taken in one run on one machine, never figures from two.
"""

import json
import os
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable

from monoceros import ENGINE
from monoceros._engine import SWITCH
from monoceros.core.contract import State
from monoceros.core.game import Game, Setup
from monoceros.core.playout import playout
from monoceros.core.rng import Rng
from monoceros.games.registry import GAMES, find_game
from monoceros.lab.bench.measurement import Measurement
from monoceros.lab.bench.search import search_rows

STEP_LIMIT = 1_000_000
MIDDLE = 40
"""How many random steps into a match single operations are measured."""
BATCH = 200
KEPT_STATES = 2000


def cases() -> list[tuple[str, int]]:
    """The tables that are measured: every game at four seats, or as many as it takes."""
    return [(name, min(4, game.edition().most)) for name, game in GAMES.items()]


def measure_engine(seconds: float, on_progress: Callable[[str], None]) -> list[Measurement]:
    """All figures of the engine running in this process."""
    rows: list[Measurement] = []
    for name, seats in cases():
        game = find_game(name)
        setup = game.setup(seats)
        label = f"monoceros/{name}/{seats}/{ENGINE.name}"
        on_progress(label)
        rows += _playouts(game, setup, seconds, label)
        rows += _driven(game, setup, seconds, label)
        rows += _operations(game, setup, seconds, label)
        rows += search_rows(game, setup, seconds, label)
        rows.append(Measurement(label, "bytes_per_state", _memory(game, setup)))
    return rows


def measure_other_engine(seconds: float, on_progress: Callable[[str], None]) -> list[Measurement]:
    """The same figures of the interpreted engine, from a process of its own."""
    on_progress("interpreted")
    code = (
        "import json; from monoceros.lab.bench.engine import measure_engine;"
        f"print(json.dumps(measure_engine({seconds}, lambda name: None)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, SWITCH: "interpreted"},
        capture_output=True,
        text=True,
        check=True,
    )
    return [Measurement(*row) for row in json.loads(done.stdout)]


def _playouts(game: Game, setup: Setup, seconds: float, label: str) -> list[Measurement]:
    """Whole random matches, dealing included, with the loop inside the engine."""
    rng = Rng(1)
    steps = games = 0
    begin = time.perf_counter()
    end = begin + seconds
    while time.perf_counter() < end:
        steps += playout(game.new(setup, rng.fork()), rng, STEP_LIMIT)
        games += 1
    took = time.perf_counter() - begin
    return [Measurement(label, "steps_per_s", steps / took), Measurement(label, "games_per_s", games / took)]


def _driven(game: Game, setup: Setup, seconds: float, label: str) -> list[Measurement]:
    """The same, with every step decided and played from Python through the public contract."""
    rng = Rng(1)
    steps = 0
    begin = time.perf_counter()
    end = begin + seconds
    while time.perf_counter() < end:
        state = game.new(setup, rng.fork())
        while state.to_act:
            seat = state.decider()
            legal = state.legal(seat)
            state.play(seat, legal[rng.below(len(legal))])
            steps += 1
    return [Measurement(label, "driven_steps_per_s", steps / (time.perf_counter() - begin))]


def _middle(game: Game, setup: Setup) -> State:
    rng = Rng(3)
    state = game.new(setup, rng.fork())
    playout(state, rng, MIDDLE)
    return state


def _operations(game: Game, setup: Setup, seconds: float, label: str) -> list[Measurement]:
    state = _middle(game, setup)
    rng = Rng(4)
    seat = int(state.decider())
    operations: list[tuple[str, Callable[[], object]]] = [
        ("copies_per_s", state.copy),
        ("determinize_per_s", lambda: state.determinize(seat, rng)),
        ("views_per_s", lambda: state.view(seat)),
        ("updates_per_s", lambda: state.sent(seat)),
    ]
    return [Measurement(label, what, _rate(run, seconds)) for what, run in operations]


def _rate(run: Callable[[], object], seconds: float) -> float:
    for _ in range(BATCH):
        run()
    done = 0
    begin = time.perf_counter()
    end = begin + seconds
    while time.perf_counter() < end:
        for _ in range(BATCH):
            run()
        done += BATCH
    return done / (time.perf_counter() - begin)


def _memory(game: Game, setup: Setup) -> float:
    state = _middle(game, setup)
    kept: list[State | None] = [None] * KEPT_STATES
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    for at in range(KEPT_STATES):
        kept[at] = state.copy()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / KEPT_STATES

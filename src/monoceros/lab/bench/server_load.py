"""How much a server can take: tables full of players who never stop to think.

Starts a server in a process of its own with a fresh SQLite file, or uses one that runs, fills tables with
connected players over real sockets, and lets each table make its next move as soon as all of its viewers
were told of the last one. Measured is the time from sending a move until the last viewer has been told.

    python -m monoceros.lab.bench.server_load --tables 50 --seconds 10 --json

Stops by itself. Clients are as thin as can be, so that the server is what is measured. With `--drop` all of
them hang up at once in the end and come back at once: measured is how long until each has been told how its
table stands, and how often a connection was reset meanwhile. Ten thousand sockets, a thousand moves a second:

    python -m monoceros.lab.bench.server_load --tables 2500 --rate 1000 --seconds 30 --drop

Two processes against one, by the clock, where players and servers have to share two processors: each process
that serves gets a quarter of one, and what is left is enough for everybody else.

    python -m monoceros.lab.bench.server_load --processes 1 --quota 25
    python -m monoceros.lab.bench.server_load --processes 2 --quota 25
"""

import asyncio
import contextlib
import json
import math
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

import click
import uvloop

from monoceros.lab.bench.measurement import Measurement
from monoceros.lab.bench.server_players import Sitting
from monoceros.lab.bench.server_process import (
    START_SECONDS,
    fresh_server,
    memory,
    quotas,
    raise_limits,
    worked,
)
from monoceros.lab.bench.server_tables import FEW_LEFT, SEATS, Opener

MOVES_A_GAME = 500
"""How many moves almost every game lasts the way these players play."""
MOST_SPARE = 200
DROPPED_SECONDS = 2.0
BACK_SECONDS = 120.0


class Load:
    """All tables at once, for some seconds."""

    def __init__(
        self,
        opener: Opener,
        tables: int,
        seconds: float,
        rate: float,
        pids: Sequence[int],
        *,
        drop: bool = False,
    ) -> None:
        self.address = opener.address
        self.random = Random(1)
        self.refusals: list[str] = []
        self.games = 0
        self.resets = 0
        self.user = self.system = math.nan
        """Seconds of processor time the server used while moves were made, by itself and in the system."""
        self.memory_early = math.nan
        """What the server held in memory after a fifth of the time, in MiB: the rest should add little."""
        self.memory_of_sockets = math.nan
        """What the sockets added to that before the first move, with the matches behind them."""
        self._pids = pids
        self._drop = drop
        self._opener = opener
        self._tables = tables
        self._seconds = seconds
        self._pause = tables / rate if rate else 0.0
        self._took: list[float] = []
        self._sittings: set[Sitting] = set()
        self._going = False
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> list[Measurement]:
        """Play on all tables until the time is over; what was measured."""
        empty = memory(self._pids)
        for _ in range(self._tables):
            await self._sit_down()
        deadline = time.monotonic() + BACK_SECONDS
        while not all(sitting.ready for sitting in self._sittings) and time.monotonic() < deadline:
            await asyncio.sleep(0.01)
        self.memory_of_sockets = memory(self._pids) - empty
        begin, before = time.perf_counter(), worked(self._pids)
        self._going = True
        for sitting in list(self._sittings):
            if sitting.ready:
                self.next_move(sitting)
        await asyncio.sleep(self._seconds / 5)
        self.memory_early = memory(self._pids)
        await asyncio.sleep(self._seconds * 4 / 5)
        self._going = False
        took, after = time.perf_counter() - begin, worked(self._pids)
        self.user, self.system = after[0] - before[0], after[1] - before[1]
        rows = self._rows(took)
        await asyncio.sleep(0.2)
        if self._drop:
            rows += await self._drop_all()
        for sitting in self._sittings:
            sitting.close()
        return rows

    async def _drop_all(self) -> list[Measurement]:
        """Hang up everywhere at once, come back everywhere at once; how long that took."""
        for sitting in self._sittings:
            sitting.close()
        await asyncio.sleep(DROPPED_SECONDS)
        self.resets = 0
        begin, before = time.perf_counter(), worked(self._pids)
        coming = [asyncio.create_task(one) for sitting in self._sittings for one in sitting.come_back()]
        late = 0
        while not all(sitting.back for sitting in self._sittings):
            if time.perf_counter() - begin > BACK_SECONDS:
                late = sum(not sitting.back for sitting in self._sittings)
                break
            await asyncio.sleep(0.01)
        took, after = time.perf_counter() - begin, worked(self._pids)
        failed = sum(task.done() and task.exception() is not None for task in coming)
        figures = {
            "back_s": took,
            "back_cpu_us": (sum(after) - sum(before)) * 1e6 / len(coming),
            "not_back": float(late),
            "resets": float(self.resets + failed),
        }
        return [Measurement(f"server/{self._tables}x{SEATS}", what, value) for what, value in figures.items()]

    def _rows(self, took: float) -> list[Measurement]:
        self._took.sort()
        name = f"server/{self._tables}x{SEATS}"
        figures = {
            "moves_per_s": len(self._took) / took,
            "p50_ms": self._percentile(50) * 1000,
            "p99_ms": self._percentile(99) * 1000,
            "worst_ms": self._percentile(100) * 1000,
            "moves": float(len(self._took)),
            "games": float(self.games),
            "refused": float(len(self.refusals)),
        }
        return [Measurement(name, what, value) for what, value in figures.items()]

    def _percentile(self, percent: int) -> float:
        if not self._took:
            return math.nan
        return self._took[max(0, math.ceil(len(self._took) * percent / 100) - 1)]

    async def _sit_down(self) -> None:
        place = await asyncio.to_thread(self._opener.take)
        sitting = Sitting(self, place)
        self._sittings.add(sitting)
        await sitting.begin()

    def moved(self, took: float) -> None:
        """Count a move that has reached everyone."""
        if self._going:
            self._took.append(took)

    def next_move(self, sitting: Sitting) -> None:
        """A table is ready for its next move: now, or at the pace that was asked for."""
        if not self._going:
            return
        if self._pause:
            delay = self.random.uniform(0.5, 1.5) * self._pause
            asyncio.get_running_loop().call_later(delay, self._move, sitting)
        else:
            sitting.move()

    def _move(self, sitting: Sitting) -> None:
        # The time may have run out meanwhile, and everybody have hung up.
        if self._going:
            sitting.move()

    def ended(self, sitting: Sitting) -> None:
        """Replace a table whose game is over by another one."""
        self.games += 1
        self._sittings.discard(sitting)
        sitting.close()
        if self._going:
            task = asyncio.get_running_loop().create_task(self._sit_down())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)


def measure(
    tables: int, seconds: float, rate: float, address: str, pids: Sequence[int], *, drop: bool = False
) -> list[Measurement]:
    """Put a load on a running server and measure it; `drop`: also how it takes a break of all connections."""
    raise_limits(tables * SEATS)
    ending = int(seconds * (rate or 4000) / MOVES_A_GAME)
    opener = Opener(address, first=tables + min(MOST_SPARE, ending) + FEW_LEFT)
    before = memory(pids)
    opener.start()
    deadline = time.monotonic() + START_SECONDS + tables
    while not opener.filled and time.monotonic() < deadline:
        time.sleep(0.05)
    try:
        load = Load(opener, tables, seconds, rate, pids, drop=drop)
        rows = uvloop.run(load.run())
    finally:
        opener.stop()
    if pids:
        moves = next(row.value for row in rows if row.what == "moves")
        a_move = 1e6 / max(moves, 1)
        rows.append(Measurement(rows[0].name, "cpu_us_per_move", (load.user + load.system) * a_move))
        rows.append(Measurement(rows[0].name, "system_us_per_move", load.system * a_move))
        rows.append(
            Measurement(rows[0].name, "kib_per_socket", load.memory_of_sockets * 1024 / (tables * SEATS))
        )
        rows.append(Measurement(rows[0].name, "mib_before", before))
        rows.append(Measurement(rows[0].name, "mib_after_a_fifth", load.memory_early))
        rows.append(Measurement(rows[0].name, "mib_after", memory(pids)))
    return rows


@click.command()
@click.option("--tables", type=click.IntRange(1, 5000), default=50, show_default=True)
@click.option("--seconds", type=click.FloatRange(1, 3600), default=10.0, show_default=True)
@click.option("--rate", type=float, default=0.0, help="Moves a second of all tables; as many as go if 0.")
@click.option("--url", default="", help="A server that already runs, without limits.")
@click.option("--processes", type=click.IntRange(0, 64), default=0, help="Serve with so many processes.")
@click.option("--quota", type=float, help="Percent of a processor for each process that serves.")
@click.option("--drop", is_flag=True, help="In the end all hang up at once, and come back at once.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON for programs.")
def main(
    tables: int,
    seconds: float,
    rate: float,
    url: str,
    processes: int,
    quota: float | None,
    drop: bool,  # noqa: FBT001
    as_json: bool,  # noqa: FBT001
) -> None:
    """Measure a server: moves a second, and how long until everyone at a table is told of one."""
    if url:
        rows = measure(tables, seconds, rate, url.rstrip("/"), (), drop=drop)
    else:
        raise_limits(tables * SEATS)
        with contextlib.ExitStack() as stack:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            confine = stack.enter_context(quotas(quota)) if quota else None
            address, pids = stack.enter_context(fresh_server(Path(folder), processes))
            if confine is not None:
                confine(pids)
            rows = measure(tables, seconds, rate, address, pids, drop=drop)
    if as_json:
        click.echo(json.dumps({"rows": [row._asdict() for row in rows]}, indent=1))
        return
    for row in rows:
        click.echo(f"{row.name:<16} {row.what:<14} {row.value:>12,.1f}")


if __name__ == "__main__":
    main()

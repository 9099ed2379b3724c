"""What goes wrong: one fault after the other, at random moments, to a server that a witness plays on.

python -m tests.chaos.storm --kills 1000 --database sqlite
"""

import asyncio
import contextlib
import math
import socket
import sys
import tempfile
import time
from collections import Counter, deque
from collections.abc import Collection
from functools import partial
from pathlib import Path
from random import Random

import click

from monoceros.server.settings import Settings
from monoceros.server.store.database import read_log, read_table, run_once
from tests.chaos.disk import Disk
from tests.chaos.patient import Patient, postgres, until_done
from tests.chaos.witness import Witness, complaints

TABLES = 4
PATIENCE = 300.0
"""Seconds within which all must go on, also where everything is done by two busy cores."""
MEGABYTES = 400


def _slow_reader(address: str, table: str) -> socket.socket:
    """Somebody who looks at a table and never reads."""
    line = socket.create_connection(("127.0.0.1", int(address.rpartition(":")[2])), timeout=10)
    line.sendall(
        f"GET /ws/tables/{table} HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
        "sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    return line


async def _rage(
    patient: Patient, witness: Witness, kills: int, seconds: float, random: Random
) -> Counter[str]:
    """Kill the server so often, with other faults in between; afterwards all tables must go on.

    When the seconds are over it is not killed any more, however often that was.
    """
    end = time.monotonic() + seconds
    happened: Counter[str] = Counter()
    faults = patient.faults()
    recent: deque[str] = deque(maxlen=6)
    readers: list[socket.socket] = []
    players = [asyncio.create_task(witness.play()) for _ in range(TABLES)]
    await _progress(witness, 2 * TABLES)
    for _ in range(kills):
        if time.monotonic() > end:
            break
        for fault in random.choices(list(faults), list(faults.values()), k=2):
            await asyncio.to_thread(fault)
            happened[fault.__name__] += 1
            recent.append(fault.__name__)
            await asyncio.sleep(random.uniform(0.0, 0.5))
        with contextlib.suppress(OSError):
            readers.append(_slow_reader(patient.address, random.choice(witness.accounts).table))
        await asyncio.to_thread(patient.kill_server)
        happened["kill_server"] += 1
        await _progress(witness, TABLES, recent)
    await _progress(witness, 5 * TABLES)
    witness.stop = True
    await asyncio.wait_for(asyncio.gather(*players), 60)
    for reader in readers:
        reader.close()
    return happened


async def _progress(witness: Witness, actions: int, recent: Collection[str] = ()) -> None:
    """Wait until so many more actions were acknowledged: nothing may stand still."""
    goal = witness.acknowledged + actions
    deadline = time.monotonic() + PATIENCE
    while witness.acknowledged < goal:
        assert time.monotonic() < deadline, f"no table goes on after {list(recent)}"
        await asyncio.sleep(0.02)


class Report:
    """How it went: what happened, what was acknowledged, and what was not so in the end."""

    def __init__(
        self, witness: Witness, happened: Counter[str], slowest: float, database: str, log: Path
    ) -> None:
        self.happened = happened
        self.acknowledged = witness.acknowledged
        self.told = sum(len(account.told) for account in witness.accounts)
        self.tables = len(witness.accounts)
        self.resent = sum(account.resent for account in witness.accounts)
        self.reconnected = sum(account.reconnected for account in witness.accounts)
        self.refused = witness.refused
        self.slowest_start = slowest
        self.wrong: list[str] = []
        self.wrong += [line for line in log.read_text().splitlines() if "Traceback" in line]
        url = Settings(database=database).database_url
        for account in witness.accounts:
            stored = run_once(url, partial(read_table, table=account.table))
            entries = run_once(url, partial(read_log, table=account.table, after=0))
            assert stored is not None, "a whole table is lost"
            self.wrong += complaints(account, stored, entries)


def weather(
    database: str, kills: int, seed: int, *, seconds: float = math.inf, own_disk: bool = False
) -> Report:
    """Let it rage over a server with a `sqlite` or `postgresql` database of its own.

    With a disk of its own that one fails as well, where the machine lets us make one.
    """
    random = Random(seed)
    with tempfile.TemporaryDirectory() as name, contextlib.ExitStack() as stack:
        folder = Path(name)
        folder.chmod(0o755)
        disk: Disk | None = None
        if own_disk and Disk.possible(folder):
            disk = Disk(folder / "disk", MEGABYTES)
            stack.callback(until_done, disk.close)
            folder = disk.folder
        server = stack.enter_context(postgres(folder / "pg")) if database == "postgresql" else None
        where = server.get_uri() if server is not None else str(folder / "tables.db")
        log = Path(name) / "server.log"
        patient = Patient(where, server, disk, log, random)
        try:
            witness = Witness(patient.address, random, patient.repeated)
            happened = asyncio.run(_rage(patient, witness, kills, seconds, random))
        finally:
            patient.end()
        return Report(witness, happened, patient.slowest_start, where, log)


@click.command()
@click.option("--kills", type=click.IntRange(1), default=20, show_default=True)
@click.option("--database", type=click.Choice(["sqlite", "postgresql"]), default="sqlite", show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option(
    "--seconds", type=float, default=math.inf, help="Kill no more after so long: a long run in pieces."
)
def main(kills: int, database: str, seed: int, seconds: float) -> None:
    """Kill, cut and fill up a server, and compare all it has acknowledged with what is stored."""
    report = weather(database, kills, seed, seconds=seconds, own_disk=True)
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

"""How much a server can take: tables full of players who never stop to think.

Starts a server in a process of its own with a fresh SQLite file, or uses one that runs, fills tables with
connected players over real sockets, and lets each table make its next move as soon as all of its viewers
were told of the last one. Measured is the time from sending a move until the last viewer has been told.

    python -m monoceros.lab.bench.server_load --tables 50 --seconds 10 --json

Stops by itself. Clients are as thin as can be, so that the server is what is measured.
"""

import asyncio
import base64
import http.client
import json
import math
import os
import queue
import secrets
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import click
import msgspec

from monoceros.lab.bench.measurement import Measurement

SEATS = 4
MOVES_A_GAME = 500
"""How many moves almost every game lasts the way these players play."""
MOST_SPARE = 200
FEW_LEFT = 5
START_SECONDS = 60
TEXT, PING, PONG = 1, 9, 10
NULL = b"null"
NO_LIMITS = {
    "MONOCEROS_SOCKETS_PER_ADDRESS": "1000000",
    "MONOCEROS_REQUESTS_PER_MINUTE": "10000000",
    "MONOCEROS_TABLES_PER_MINUTE": "10000000",
    "MONOCEROS_PEOPLE_PER_MINUTE": "10000000",
    "MONOCEROS_FRAMES_PER_SECOND": "100000",
}


class _Choice(msgspec.Struct):
    action: int
    verb: str


class _Told(msgspec.Struct):
    type: str
    n: int = 0
    choices: list[_Choice] = []
    outcome: msgspec.Raw = msgspec.Raw(NULL)
    code: str = ""


_decoder = msgspec.json.Decoder(_Told)


class Place(msgspec.Struct):
    """A table on the server and the cookie of each of its seats."""

    id: str
    cookies: list[str]


class Opener:
    """Opens tables over HTTP, in a thread: some at first, and more when few are left."""

    def __init__(self, address: str, first: int) -> None:
        self.address = address
        self.ready: queue.SimpleQueue[Place] = queue.SimpleQueue()
        self._first = first
        self._opened = 0
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._work, daemon=True)

    def start(self) -> None:
        """Start opening tables."""
        self._thread.start()

    @property
    def filled(self) -> bool:
        """Whether the first tables are open."""
        return self._opened >= self._first

    def stop(self) -> None:
        """Stop opening tables, and wait until the last one is open."""
        self._stop.set()
        self._thread.join()

    def _work(self) -> None:
        connection = http.client.HTTPConnection(urlsplit(self.address).netloc)
        while not self._stop.is_set():
            if not self.filled or self.ready.qsize() < FEW_LEFT:
                self.ready.put(self._open(connection))
                self._opened += 1
            else:
                time.sleep(0.05)
        connection.close()

    def _open(self, connection: http.client.HTTPConnection) -> Place:
        table, cookie = self._post(connection, "/api/tables", {"game": "hilo", "seats": SEATS})
        joined = [self._post(connection, f"/api/tables/{table}/join", {})[1] for _ in range(SEATS - 1)]
        return Place(table, [cookie, *joined])

    def _post(
        self, connection: http.client.HTTPConnection, path: str, body: dict[str, object]
    ) -> tuple[str, str]:
        connection.request("POST", path, json.dumps(body), {"content-type": "application/json"})
        answer = connection.getresponse()
        told = json.loads(answer.read())
        if answer.status >= 300:
            raise RuntimeError(f"{path}: {told}")
        return told["id"], (answer.getheader("set-cookie") or "").split(";")[0]


class Player(asyncio.Protocol):
    """One socket, with the smallest WebSocket client that can play."""

    def __init__(self, sitting: "Sitting", seat: int, cookie: str) -> None:
        self._sitting = sitting
        self._seat = seat
        self._cookie = cookie
        self._buffer = bytearray()
        self._open = False
        self._transport: asyncio.Transport | None = None
        self.n = -1
        self.actions: list[_Choice] = []

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            (
                f"GET /ws/tables/{self._sitting.place.id} HTTP/1.1\r\nHost: {self._sitting.host}\r\n"
                f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
                f"Sec-WebSocket-Version: 13\r\nCookie: {self._cookie}\r\n\r\n"
            ).encode()
        )

    def data_received(self, data: bytes) -> None:
        """Split what came into messages."""
        buffer = self._buffer
        buffer += data
        if not self._open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                raise RuntimeError(bytes(buffer[:200]))
            del buffer[: end + 4]
            self._open = True
        at = 0
        size = len(buffer)
        while size - at >= 2:
            length = buffer[at + 1] & 127
            head = at + 2
            if length == 126:
                if size - at < 4:
                    break
                length = int.from_bytes(buffer[at + 2 : at + 4], "big")
                head = at + 4
            elif length == 127:
                if size - at < 10:
                    break
                length = int.from_bytes(buffer[at + 2 : at + 10], "big")
                head = at + 10
            if size - head < length:
                break
            self._frame(buffer[at] & 15, bytes(buffer[head : head + length]))
            at = head + length
        del buffer[:at]

    def _frame(self, kind: int, payload: bytes) -> None:
        if kind == PING:
            self._write(PONG, payload)
        elif kind == TEXT and payload.startswith((b'{"type":"update"', b'{"type":"refused"')):
            told = _decoder.decode(payload)
            if told.type == "refused":
                self._sitting.refused(told.code)
                return
            self.n = told.n
            self.actions = told.choices
            self._sitting.heard(told.n, over=bytes(told.outcome) != NULL)

    def act(self, action: int) -> None:
        """Send a move."""
        self._write(TEXT, b'{"type":"act","n":%d,"action":%d}' % (self.n, action))

    def _write(self, kind: int, payload: bytes) -> None:
        # A mask of zeros is a mask, and leaves the payload as it is.
        assert self._transport is not None
        self._transport.write(bytes((0x80 | kind, 0x80 | len(payload), 0, 0, 0, 0)) + payload)

    def close(self) -> None:
        """Close the connection."""
        if self._transport is not None:
            self._transport.close()


class Sitting:
    """One table being played: a move is sent when everyone has heard of the last one."""

    def __init__(self, load: "Load", place: Place) -> None:
        self.place = place
        self.host = urlsplit(load.address).netloc
        self._load = load
        self._players = [Player(self, seat, cookie) for seat, cookie in enumerate(place.cookies)]
        self._n = 0
        self._missing = SEATS
        self._sent = 0.0
        self._over = False

    async def begin(self) -> None:
        """Connect all players."""
        loop = asyncio.get_running_loop()
        host, _, port = self.host.partition(":")
        for player in self._players:
            await loop.create_connection(lambda player=player: player, host, int(port))  # type: ignore[misc]

    @property
    def ready(self) -> bool:
        """Whether everyone has heard of the last move, or of the deal."""
        return self._missing == 0

    def heard(self, n: int, *, over: bool) -> None:
        """Note that one viewer was told of version `n`."""
        self._over = self._over or over
        if n != self._n:
            return
        self._missing -= 1
        if self.ready:
            if self._sent:
                self._load.moved(time.perf_counter() - self._sent)
            if self._over:
                self._load.ended(self)
            else:
                self._load.next_move(self)

    def move(self) -> None:
        """Make the next move for one of the players who may move."""
        player = next(player for player in self._players if player.actions)
        # A card goes on the first place, which is open soon: so a game lasts about a thousand moves,
        # and it is moves that are measured, not the opening of tables.
        places = (choice for choice in player.actions if choice.verb == "place")
        choice = next(places, None) or self._load.random.choice(player.actions)
        self._n += 1
        self._missing = SEATS
        self._sent = time.perf_counter()
        player.act(choice.action)

    def refused(self, code: str) -> None:
        """A move was refused, which never happens to an honest client."""
        self._load.refusals.append(code)

    def close(self) -> None:
        """Close the connections of all players."""
        for player in self._players:
            player.close()


class Load:
    """All tables at once, for some seconds."""

    def __init__(self, opener: Opener, tables: int, seconds: float, rate: float, pid: int | None) -> None:
        self.address = opener.address
        self.random = Random(1)
        self.refusals: list[str] = []
        self.games = 0
        self.memory_early = math.nan
        """What the server held in memory after a fifth of the time, in MiB: the rest should add little."""
        self._pid = pid
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
        for _ in range(self._tables):
            await self._sit_down()
        begin = time.perf_counter()
        self._going = True
        for sitting in list(self._sittings):
            if sitting.ready:
                self.next_move(sitting)
        await asyncio.sleep(self._seconds / 5)
        self.memory_early = _memory(self._pid)
        await asyncio.sleep(self._seconds * 4 / 5)
        self._going = False
        took = time.perf_counter() - begin
        rows = self._rows(took)
        await asyncio.sleep(0.2)
        for sitting in self._sittings:
            sitting.close()
        return rows

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
        place = await asyncio.to_thread(self._opener.ready.get)
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
            asyncio.get_running_loop().call_later(delay, sitting.move)
        else:
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


@contextmanager
def fresh_server(folder: Path) -> Iterator[tuple[str, int]]:
    """A server of our own with an empty SQLite file: its address and process id. Ends with the block."""
    command = [sys.executable, "-m", "monoceros", "serve", "--no-open", "--port", "0", "--lang", "en"]
    process = subprocess.Popen(
        [*command, "--database", str(folder / f"{secrets.token_hex(4)}.db")],
        env={**os.environ, **NO_LIMITS},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        ready = process.stdout.readline().split()
        if not ready:
            raise RuntimeError("the server did not start")
        yield ready[-1].rstrip("/"), process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(START_SECONDS)
        process.stdout.close()


def measure(tables: int, seconds: float, rate: float, address: str, pid: int | None) -> list[Measurement]:
    """Put a load on a running server and measure it."""
    ending = int(seconds * (rate or 4000) / MOVES_A_GAME)
    opener = Opener(address, first=tables + min(MOST_SPARE, ending) + FEW_LEFT)
    before = _memory(pid)
    opener.start()
    deadline = time.monotonic() + START_SECONDS + tables
    while not opener.filled and time.monotonic() < deadline:
        time.sleep(0.05)
    worked = _worked(pid)
    try:
        load = Load(opener, tables, seconds, rate, pid)
        rows = asyncio.run(load.run())
    finally:
        opener.stop()
    if pid is not None:
        moves = next(row.value for row in rows if row.what == "moves")
        rows.append(
            Measurement(rows[0].name, "cpu_us_per_move", (_worked(pid) - worked) * 1e6 / max(moves, 1))
        )
        rows.append(Measurement(rows[0].name, "mib_before", before))
        rows.append(Measurement(rows[0].name, "mib_after_a_fifth", load.memory_early))
        rows.append(Measurement(rows[0].name, "mib_after", _memory(pid)))
    return rows


def _worked(pid: int | None) -> float:
    """The processor time a process has used, in seconds; unlike clocks, the same on a busy machine."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except OSError:
        return math.nan
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _memory(pid: int | None) -> float:
    """What a process holds in memory, in MiB; not a number where the system does not tell."""
    try:
        status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    except OSError:
        return math.nan
    resident = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(resident.split()[1]) / 1024


@click.command()
@click.option("--tables", type=click.IntRange(1, 5000), default=50, show_default=True)
@click.option("--seconds", type=click.FloatRange(1, 3600), default=10.0, show_default=True)
@click.option("--rate", type=float, default=0.0, help="Moves a second of all tables; as many as go if 0.")
@click.option("--url", default="", help="A server that already runs, without limits.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON for programs.")
def main(tables: int, seconds: float, rate: float, url: str, as_json: bool) -> None:  # noqa: FBT001
    """Measure a server: moves a second, and how long until everyone at a table is told of one."""
    if url:
        rows = measure(tables, seconds, rate, url.rstrip("/"), None)
    else:
        with tempfile.TemporaryDirectory() as folder, fresh_server(Path(folder)) as (address, pid):
            rows = measure(tables, seconds, rate, address, pid)
    if as_json:
        click.echo(json.dumps({"rows": [row._asdict() for row in rows]}, indent=1))
        return
    for row in rows:
        click.echo(f"{row.name:<16} {row.what:<14} {row.value:>12,.1f}")


if __name__ == "__main__":
    main()

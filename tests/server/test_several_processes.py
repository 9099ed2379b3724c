"""A server as several processes: sockets find their table's, any may die, all may be restarted."""

import asyncio
import contextlib
import os
import re
import signal
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from monoceros.core.mistakes import Mistake
from monoceros.server import supervisor
from monoceros.server.http import handover
from monoceros.server.http.handover import Doors
from monoceros.server.neighbours import Neighbours, datagrams
from monoceros.server.run import listen
from monoceros.server.settings import Settings
from tests.server import independent_verifier
from tests.server.people import Person, Socket, play_on
from tests.server.serving import ServeProcess

STARTING = 300
"""Seconds some processes may take to start on a machine that is busy with much else."""
GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError)


def _free_port() -> str:
    with listen("127.0.0.1", 0) as taken:
        return str(taken.getsockname()[1])


class Several(ServeProcess):
    """A server of two processes, and what its supervisor says of them."""

    def __init__(self, database: str) -> None:
        self._watched = _free_port()
        super().__init__(database, "--processes", "2", MONOCEROS_METRICS_PORT=self._watched)

    def pids(self) -> set[int]:
        """The processes that serve, or are about to."""
        parent = self.process.pid
        children = Path(f"/proc/{parent}/task/{parent}/children").read_text(encoding="ascii").split()
        return {int(pid) for pid in children if "one_of_several" in _command(int(pid))}

    def figure(self, name: str) -> float:
        """A figure of all processes together."""
        page = httpx.get(f"http://127.0.0.1:{self._watched}/metrics", trust_env=False).text
        found = re.search(rf"^{name} (\S+)$", page, re.MULTILINE)
        assert found is not None, page
        return float(found[1])

    def healthy(self) -> bool:
        return httpx.get(f"http://127.0.0.1:{self._watched}/healthz", trust_env=False).status_code == 200


def _command(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text(encoding="utf-8")
    except OSError:
        return ""


@contextlib.contextmanager
def _back(person: Person, table: str) -> Iterator[Socket]:
    """A socket to a table, tried again as a browser does as long as it cannot be had."""
    end = time.monotonic() + STARTING
    while True:
        try:
            with contextlib.ExitStack() as stack:
                found = stack.enter_context(person.looks(table))
                found.next("update")
                yield found
                return
        except GONE:
            assert time.monotonic() < end, "not back in time"
            time.sleep(0.05)


def _eventually(true: Callable[[], bool]) -> None:
    """Wait for something that takes as long as processes take to start."""
    end = time.monotonic() + STARTING
    while not true():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.05)


def _goodbye(viewer: Socket) -> int | None:
    """The code with which the server closes a socket, when it comes to that."""
    end = time.monotonic() + STARTING
    while time.monotonic() < end:
        try:
            viewer.connection.recv(timeout=1)
        except TimeoutError:
            continue
        except ConnectionClosed as closed:
            return None if closed.rcvd is None else closed.rcvd.code
    return None


@pytest.fixture(params=["sqlite", "postgresql"])
def several(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Several]:
    database = str(tmp_path / "tables.db")
    if request.param == "postgresql":
        database = request.getfixturevalue("postgres")
    server = Several(database)
    yield server
    server.stop()


def test_any_process_may_die_and_all_may_be_restarted_under_a_match(several: Several) -> None:
    ada, blaise = Person(several.address), Person(several.address)
    # Several tables, so that both processes have some.
    tables = [ada.opens(seats=2)["id"] for _ in range(6)]
    for table in tables:
        blaise.joins(table)
    assert several.healthy()
    assert several.figure("monoceros_processes") == 2
    reached: dict[str, int] = {}
    for table in tables:
        with ada.looks(table) as one, blaise.looks(table) as two:
            one.seen(0)
            two.seen(0)
            reached[table] = play_on([one, two], 10, Random(1))
    assert several.figure('monoceros_moves_total{by="person"}') == sum(reached.values())
    assert "socket taken over" in several.logged()

    before = several.pids()
    victim = min(before)
    with ada.looks(tables[0]) as one, blaise.looks(tables[0]) as two:
        for viewer in (one, two):
            viewer.seen(reached[tables[0]])
        os.kill(victim, signal.SIGKILL)
    for table in tables:
        with _back(ada, table) as one, _back(blaise, table) as two:
            assert one.view["n"] == two.view["n"] == reached[table]
            reached[table] = play_on([one, two], 5, Random(2))
    _eventually(lambda: several.figure("monoceros_processes") == 2)
    assert several.figure("monoceros_process_restarts_total") == 1
    # Figures never go back, though one who counted is gone.
    assert several.figure('monoceros_moves_total{by="person"}') == sum(reached.values())

    before = several.pids()
    with ada.looks(tables[0]) as one:
        one.seen(reached[tables[0]])
        several.process.send_signal(signal.SIGHUP)
        # Served all the time: somebody who comes in the middle of it is let in.
        while len(several.pids()) < 3:
            time.sleep(0.01)
        assert ada.get("/healthz") == {"ok": True}
        assert _goodbye(one) == 1012
        begin = time.monotonic()
        with _back(ada, tables[0]) as back:
            assert back.view["n"] == reached[tables[0]]
        away = time.monotonic() - begin
    _eventually(lambda: not several.pids() & before and len(several.pids()) == 2)
    assert away < 10
    for table in tables:
        with _back(ada, table) as one, _back(blaise, table) as two:
            assert one.view["n"] == two.view["n"] == reached[table]
            play_on([one, two], 1000, Random(3))
            assert one.view["outcome"] is not None
        record = ada.http.get(f"/api/tables/{table}/record").text
        assert independent_verifier.check(record)
    for person in (ada, blaise):
        person.close()


def test_a_connection_goes_to_the_process_of_its_table(tmp_path: Path) -> None:
    def neighbour(slot: int) -> Neighbours:
        return Neighbours(str(tmp_path), slot, 2)

    ours = next(f"table{n}" for n in range(100) if neighbour(0).owner(f"table{n}") == 0)
    theirs = next(f"table{n}" for n in range(100) if neighbour(0).owner(f"table{n}") == 1)

    async def story() -> None:
        taken: list[tuple[socket.socket, bytes]] = []
        here, there = Doors(neighbour(0)), Doors(neighbour(1))
        client, accepted = socket.socketpair()
        with client, accepted:
            descriptor = accepted.fileno()
            # As long as nobody is there it is served here, and its clocks are watched here.
            assert not here.hand_over(descriptor, f"/ws/tables/{theirs}".encode(), b"head")
            assert neighbour(0).looks_after(theirs)
            there.open(lambda connection, head: taken.append((connection, head)))
            assert not neighbour(0).looks_after(theirs)
            assert neighbour(0).looks_after(ours)
            assert not here.hand_over(descriptor, f"/ws/tables/{ours}".encode(), b"head")
            assert not here.hand_over(descriptor, b"/ws/elsewhere", b"head")
            assert not here.hand_over(descriptor, f"/ws/tables/{theirs}".encode(), b"x" * (1 << 20))
            assert here.hand_over(descriptor, f"/ws/tables/{theirs}?lang=de".encode(), b"head")
        while not taken:
            await asyncio.sleep(0.01)
        [(connection, head)] = taken
        assert head == b"head"
        here.close()
        there.close()
        assert neighbour(0).looks_after(theirs)
        with connection:
            assert connection.fileno() != descriptor

    asyncio.run(story())


def _crowd(folder: Path, size: int, *, reading: bool) -> tuple[list[bytes], list[bytes]]:
    """The heads of connections for one neighbour that come all at once: those it took, those served here."""
    theirs = next(f"table{n}" for n in range(100) if Neighbours(str(folder), 0, 2).owner(f"table{n}") == 1)
    heads = [str(number).encode() for number in range(size)]
    taken: list[bytes] = []
    kept: list[bytes] = []

    def note(heads: list[bytes]) -> Callable[[socket.socket, bytes], None]:
        def take(connection: socket.socket, head: bytes) -> None:
            connection.send(head)
            connection.close()
            heads.append(head)

        return take

    async def story() -> None:
        here, there = Doors(Neighbours(str(folder), 0, 2)), Doors(Neighbours(str(folder), 1, 2))
        here.open(note(kept))
        there.open(note(taken))
        if not reading:
            assert there._in is not None
            asyncio.get_running_loop().remove_reader(there._in.fileno())
        for head in heads:
            client, accepted = socket.socketpair()
            clients.append(client)
            with accepted:
                assert here.hand_over(accepted.fileno(), f"/ws/tables/{theirs}".encode(), head)
        while len(taken) + len(kept) < size - (0 if reading else full):
            await asyncio.sleep(0.01)
        here.close()
        there.close()

    clients: list[socket.socket] = []
    with datagrams() as line:
        line.bind(str(folder / "trial"))
        full = 0
        with datagrams() as out, contextlib.suppress(BlockingIOError):
            while full < size:
                out.sendto(b"", str(folder / "trial"))
                full += 1
    assert full < size
    asyncio.run(asyncio.wait_for(story(), STARTING))
    for client in clients:
        client.close()
    return taken, kept


def test_a_crowd_that_comes_at_once_goes_to_the_process_of_its_table(tmp_path: Path) -> None:
    taken, kept = _crowd(tmp_path, 200, reading=True)
    assert taken == [str(number).encode() for number in range(200)]
    assert kept == []


def test_who_is_not_taken_by_the_process_of_their_table_is_served_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handover, "HELD_SECONDS", 0.1)
    taken, kept = _crowd(tmp_path, 200, reading=False)
    assert taken == []
    # Those that were in its door already are lost with it, and come back by themselves.
    assert kept == [str(number).encode() for number in range(200 - len(kept), 200)]


def test_a_later_process_takes_the_door_of_an_earlier_one(tmp_path: Path) -> None:
    neighbours = Neighbours(str(tmp_path), 0, 1)
    with neighbours.open_door() as old, neighbours.open_door() as new, old.dup() as line:
        line.sendto(b"for the new one", neighbours.door(0))
        assert new.recv(100) == b"for the new one"
        with pytest.raises(BlockingIOError):
            old.recv(100)


def test_a_process_that_cannot_serve_is_told_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(supervisor, "MODULE", "monoceros.no_such_module")
    settings = Settings(database=str(tmp_path / "tables.db"), processes=2)

    async def story() -> None:
        with listen("127.0.0.1", 0) as listener:
            several = supervisor.Supervisor(settings, listener, "error", str(tmp_path))
            await several.run(lambda: None)

    with pytest.raises(Mistake, match="process-failed"):
        asyncio.run(story())


def test_processes_end_with_their_supervisor(tmp_path: Path) -> None:
    server = Several(str(tmp_path / "tables.db"))
    pids = server.pids()
    assert len(pids) == 2
    server.kill()
    _eventually(lambda: not any("one_of_several" in _command(pid) for pid in pids))
    host = urlsplit(server.address)
    with listen("127.0.0.1", host.port or 0):
        pass

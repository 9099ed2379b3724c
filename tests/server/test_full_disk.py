"""A disk without room: a stable code, nobody is told of the lost move, and the table goes on afterwards."""

import json
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import event

from monoceros.server.protocol.problems import TableProblem
from monoceros.server.settings import Settings
from monoceros.server.store import seating
from monoceros.server.workers.pool import Order
from tests.server.conftest import NOT_BUILT
from tests.server.people import Person, Socket, play_on
from tests.server.serving import ROOMY, Served, ServeProcess, wait_until

AMPLE = 1_000_000


class Disk:
    """A server whose SQLite file may not grow while the disk is full."""

    def __init__(self, folder: Path) -> None:
        settings = Settings(database=str(folder / "tables.db"), **ROOMY)  # type: ignore[arg-type]
        self.server = Served(settings, NOT_BUILT)
        self.full = False
        self._file = settings.database
        store = self.server.lobby.store
        event.listen(store.engines.writing, "before_cursor_execute", self._limit)
        writer = store._writer
        insert = writer._insert

        def limited(count: int, values: tuple[object, ...]) -> int:
            # Actions go to the driver without SQLAlchemy, and so without its events.
            if writer._connection is None:
                writer._connection = writer._appender.connect()
            self._measure(writer._connection.connection.driver_connection)
            return insert(count, values)

        writer._insert = limited  # type: ignore[method-assign]

    def _limit(self, connection: Any, cursor: Any, *statement: object) -> None:
        self._measure(cursor.connection)

    def _measure(self, driver: Any) -> None:
        # Less than there is means exactly as much as there is.
        driver.execute(f"PRAGMA max_page_count = {1 if self.full else AMPLE}").close()

    def failures(self) -> float:
        """How often something could not be stored."""
        return self.server.lobby.metrics.registry.get_sample_value("monoceros_storage_failures_total") or 0

    def fill(self) -> None:
        """Take all the room there is left, to the last small row."""
        self.full = True
        with closing(sqlite3.connect(self._file, isolation_level=None)) as filler:
            filler.execute("PRAGMA max_page_count = 1")
            rows = ((n,) for n in range(AMPLE))
            with pytest.raises(sqlite3.OperationalError, match="full"):
                filler.executemany("INSERT INTO actions VALUES ('', ?, 0, 0, '', 0, '')", rows)


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Disk]:
    made = Disk(tmp_path)
    yield made
    made.server.stop()


def _hears_nothing(socket: Socket) -> None:
    """The next thing this socket hears is the answer to its own question."""
    socket.send({"type": "ping"})
    assert json.loads(socket.connection.recv(timeout=30)) == {"type": "pong"}


def _until_refused(sockets: list[Socket], random: Random) -> tuple[Socket, int]:
    """Play until something cannot be stored; who tried, and what."""
    while True:
        version = sockets[0].view["n"]
        mover = next(socket for socket in sockets if socket.actions)
        action = random.choice(mover.actions)
        mover.act(action)
        while True:
            message = json.loads(mover.connection.recv(timeout=30))
            if message["type"] == "refused":
                assert message["code"] == "storage"
                assert message["message"] == (
                    "The server cannot store anything right now. Try again in a moment."
                )
                assert message["n"] == version
                return mover, action
            if message["type"] == "update":
                mover.view = message
                break
        for socket in sockets:
            socket.seen(version + 1)


def test_nobody_is_told_of_a_move_that_found_no_room(disk: Disk) -> None:
    ada, blaise = Person(disk.server.address), Person(disk.server.address)
    table = ada.opens(seats=2)["id"]
    blaise.joins(table)
    with ada.looks(table) as one, blaise.looks(table) as two:
        sockets = [one, two]
        for socket in sockets:
            socket.next("history")
            socket.next("presence")
        two.send({"type": "ping"})
        one.send({"type": "ping"})
        two.next("pong")
        one.next("pong")
        disk.fill()
        mover, action = _until_refused(sockets, Random(1))
        before = mover.view["n"]
        for socket in sockets:
            _hears_nothing(socket)
        opened = ada.http.post("/api/tables", json={"game": "hilo", "seats": 2, "pack": "#" + "x" * 60_000})
        assert opened.json()["code"] != "internal"
        assert ada.get("/healthz") == {"ok": True}
        with ada.looks(table) as again:
            assert again.seen(0)["n"] == before, "who comes back finds the table as it is durable"
        again_refused = mover.refusal({"type": "act", "n": before, "action": action})
        assert again_refused["code"] == "storage"

        disk.full = False
        mover.act(action, n=before)
        for socket in sockets:
            assert socket.seen(before + 1)["n"] == before + 1
        play_on(sockets, 1000, Random(2))
        assert one.view["outcome"] is not None
    ada.close()
    blaise.close()


def test_a_bot_whose_move_found_no_room_makes_it_later(disk: Disk, monkeypatch: pytest.MonkeyPatch) -> None:
    pool = disk.server.lobby.pool
    choose = pool.choose

    async def fills_the_disk_first(order: Order) -> int:
        action = await choose(order)
        if not disk.failures():
            disk.fill()
        return action

    monkeypatch.setattr(pool, "choose", fills_the_disk_first)
    ada = Person(disk.server.address)
    table = ada.opens(seats=2, bots=[None, "random"])["id"]
    with ada.looks(table) as one:
        one.seen(0)
        wait_until(lambda: disk.failures() > 0)
        one.next("presence")
        _hears_nothing(one)
        disk.full = False
        assert one.next("update")["by"] == "bot", "nobody had to do anything for it"
        play_on([one], 1000, Random(4))
        assert one.view["outcome"] is not None
    ada.close()


def test_an_end_that_could_not_be_stored_is_stored_later(disk: Disk, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, blaise = Person(disk.server.address), Person(disk.server.address)
    table = ada.opens(seats=2)["id"]
    blaise.joins(table)
    finish = seating.finish
    tries: list[str] = []

    def no_room_at_first(connection: Any, finished: str, result: str) -> Any:
        if finished == table:  # bots may still be playing at other servers of this process
            tries.append(result)
            if len(tries) < 3:
                raise TableProblem("storage")
        return finish(connection, finished, result)

    monkeypatch.setattr(seating, "finish", no_room_at_first)
    with ada.looks(table) as one, blaise.looks(table) as two:
        one.seen(0)
        two.seen(0)
        play_on([one, two], 1000, Random(5))
        assert one.view["outcome"] is not None
        assert one.next("table")["table"]["status"] == "over"
        assert not any('"refused"' in text for text in (*one.raw, *two.raw))
    assert len(tries) == 3
    assert ada.get(f"/api/tables/{table}")["result"] == tries[0]
    ada.close()
    blaise.close()


def test_a_process_that_may_write_no_more(tmp_path: Path) -> None:
    """The system itself refuses: files of this process may not grow beyond what they are."""
    server = ServeProcess(str(tmp_path / "tables.db"))
    ada, blaise = Person(server.address), Person(server.address)
    table = ada.opens(seats=2)["id"]
    blaise.joins(table)
    with ada.looks(table) as one, blaise.looks(table) as two:
        sockets = [one, two]
        for socket in sockets:
            socket.seen(0)
        play_on(sockets, 3, Random(6))
        _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        largest = max(file.stat().st_size for file in tmp_path.iterdir())
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (largest, most))
        mover, action = _until_refused(sockets, Random(7))
        before = mover.view["n"]
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, most))
        mover.act(action, n=before)
        for socket in sockets:
            assert socket.seen(before + 1)["n"] == before + 1
    ada.close()
    blaise.close()
    assert "storage failed" in server.stop()

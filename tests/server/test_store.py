"""What is kept: schema and migrations, races for one place, and a database that will not."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import create_engine, inspect, text

from monoceros.core.mistakes import Mistake
from monoceros.server.live.lobby import new_table
from monoceros.server.metrics import Metrics
from monoceros.server.protocol.messages import OpenTable
from monoceros.server.protocol.problems import TableProblem
from monoceros.server.run import listen
from monoceros.server.settings import Settings, read_settings
from monoceros.server.store import schema
from monoceros.server.store.database import Store, open_store
from monoceros.server.store.schema import MIGRATIONS, metadata, migrate
from monoceros.server.store.seating import write_new
from monoceros.server.store.stored_table import LogEntry, StoredTable
from monoceros.server.store.writer import LostRace
from tests.server.people import Person
from tests.server.serving import Served

Maker = Callable[..., Person]


def _url(path: Path) -> str:
    return f"sqlite:///{path}"


def test_the_migrations_lead_to_the_tables_the_program_knows(tmp_path: Path) -> None:
    engine = create_engine(_url(tmp_path / "a.db"))
    migrate(engine)
    migrate(engine)
    found = inspect(engine)
    for table in metadata.sorted_tables:
        columns = {column["name"]: column["nullable"] for column in found.get_columns(table.name)}
        assert set(columns) == {column.name for column in table.columns}
        keys = found.get_pk_constraint(table.name)["constrained_columns"]
        assert keys == [column.name for column in table.primary_key]
    engine.dispose()


def test_an_old_database_is_brought_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = create_engine(_url(tmp_path / "a.db"))
    monkeypatch.setattr(schema, "MIGRATIONS", MIGRATIONS[:1])
    migrate(engine)
    assert "tables_to_find" not in {index["name"] for index in inspect(engine).get_indexes("tables")}
    monkeypatch.undo()
    migrate(engine)
    assert "tables_to_find" in {index["name"] for index in inspect(engine).get_indexes("tables")}
    engine.dispose()


def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    engine = create_engine(_url(tmp_path / "a.db"))
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE monoceros_schema SET version = 99"))
    with pytest.raises(Mistake, match="database-newer"):
        migrate(engine)
    engine.dispose()


@pytest.mark.parametrize(
    ("database", "code"),
    [("mysql://somewhere/x", "database-kind"), ("postgresql://127.0.0.1:1/x", "database-unusable")],
)
def test_a_database_that_cannot_be_used(database: str, code: str) -> None:
    async def attempt() -> None:
        await open_store(Settings(database=database).database_url, Metrics())

    with pytest.raises(Mistake, match=code):
        asyncio.run(attempt())


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("This is not a database, but long enough to look like a file. " * 100)

    async def attempt() -> None:
        await open_store(_url(file), Metrics())

    with pytest.raises(Mistake, match="database-unusable"):
        asyncio.run(attempt())


def test_settings_come_from_the_environment() -> None:
    settings = read_settings({"MONOCEROS_BOT_PAUSE": "1.5", "MONOCEROS_DATABASE": "x.db"}, database="y.db")
    assert (settings.bot_pause, settings.database) == (1.5, "y.db")
    assert Settings(database="postgres://u@h/d").database_url == "postgresql+psycopg://u@h/d"
    assert Settings(database="postgres://u@h/d").postgres_url == "postgresql://u@h/d"
    with pytest.raises(Mistake, match="setting-value") as refused:
        read_settings({"MONOCEROS_BOT_PAUSE": "soon"})
    assert refused.value.params == {"problem": "MONOCEROS_BOT_PAUSE=soon"}


def _stored() -> StoredTable:
    stored = new_table(OpenTable(game="hilo", seats=2))
    stored.secret, stored.commitment = "00" * 32, "x"
    return stored


def test_of_two_actions_for_one_place_one_is_kept(tmp_path: Path) -> None:
    async def race() -> list[LogEntry]:
        url = _url(tmp_path / "a.db")
        here, there = await open_store(url, Metrics()), await open_store(url, Metrics())
        table = (await here.change(lambda held: write_new(held, _stored()))).id
        appended = await asyncio.gather(
            *(
                _append(store, table, n, seat)
                for n in range(1, 40)
                for seat, store in ((0, here), (1, there))
            ),
        )
        log = await here.log(table)
        assert appended.count(True) == len(log) == 39
        assert await there.log(table, after=30) == log[30:]
        await here.close()
        await there.close()
        return log

    log = asyncio.run(race())
    assert [entry.action for entry in log] == list(range(1, 40))


async def _append(store: Store, table: str, n: int, seat: int) -> bool:
    try:
        await store.append(table, n, LogEntry(seat, n, "person", n))
    except LostRace:
        return False
    return True


def test_a_job_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    async def attempt() -> None:
        store = await open_store(_url(tmp_path / "a.db"), Metrics())
        stored = _stored()

        def job(connection: object) -> None:
            write_new(connection, stored)  # type: ignore[arg-type]
            raise TableProblem("table-full")

        with pytest.raises(TableProblem):
            await store.change(job)
        assert await store.table(stored.id) is None
        await store.close()

    asyncio.run(attempt())


def test_a_locked_database_is_a_problem_and_the_table_goes_on(
    person: Maker, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = person()
    table = host.opens(seats=2, bots=[None, "random"], pace={"kind": "none"})["id"]
    file = served.lobby.settings.database
    with host.looks(table) as socket:
        socket.seen(0)
        lock = sqlite3.connect(file, isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")
        refusal = socket.refusal({"type": "act", "n": socket.view["n"], "action": socket.actions[0]})
        assert refusal["code"] == "storage"
        assert refusal["n"] == socket.view["n"]
        answer = host.http.post("/api/tables", json={"game": "hilo", "seats": 2})
        assert (answer.status_code, answer.json()["code"]) == (503, "storage")
        lock.rollback()
        lock.close()
        before = socket.view["n"]
        socket.act(socket.actions[0])
        assert socket.seen(before + 1)["n"] > before


def test_an_address_somebody_else_listens_on() -> None:
    first = listen("127.0.0.1", 0)
    with pytest.raises(Mistake, match="address-taken"):
        listen("127.0.0.1", first.getsockname()[1])
    first.close()

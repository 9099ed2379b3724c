"""The database: tables, seats, actions, chats. SQLite or PostgreSQL, through one schema.

Reads run in threads of their own, writes in the one writer thread. Anything the database cannot do now
(locked, full, out of reach) is the problem `storage`, never a crash.
"""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, RowMapping, create_engine, event, func, select, text
from sqlalchemy import insert as sql_insert
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from monoceros.core.mistakes import Mistake
from monoceros.server.metrics import Metrics
from monoceros.server.protocol.messages import AnalysisInfo, Pace
from monoceros.server.protocol.problems import TableProblem
from monoceros.server.protocol.timestamps import now
from monoceros.server.settings import Settings
from monoceros.server.store import analyses, housekeeping
from monoceros.server.store.gathered import Gathered
from monoceros.server.store.schema import actions, blocked, chats, migrate, packs, seats, tables
from monoceros.server.store.stored_table import Barred, Chair, LogEntry, StoredTable
from monoceros.server.store.turns import Turns
from monoceros.server.store.writer import MOST_ROWS, ActionRow, Kept, LostRace, Writer

Result = TypeVar("Result")
LOCK_SECONDS = 2
STATEMENT_SECONDS = 10
"""How long PostgreSQL may work on one statement: what was told to have failed cannot be written later."""
PUBLIC_LISTED = 100
AT_A_TIME = 500
"""How many names one question holds."""
POSTGRES = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 3,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
    "options": f"-c statement_timeout={STATEMENT_SECONDS * 1000}",
}
"""A connection that is gone is noticed within seconds, and nothing it asked for goes on for long after."""


class Remark(msgspec.Struct, frozen=True):
    """A chat message as it is stored."""

    id: str
    seat: int | None
    nickname: str
    text: str
    at: int


class Look(NamedTuple):
    """All that may have changed about a table since somebody last looked: its sheet, and further entries."""

    stored: StoredTable
    entries: list[LogEntry]


class Pulse(NamedTuple):
    """How far a table is: the number of its sheet, the length of its log, how much was said there."""

    changes: int
    version: int
    remarks: int


class Engines(NamedTuple):
    """Three ways to one database: to read, to change in a transaction, and to append at once."""

    reading: Engine
    writing: Engine
    appending: Engine


class Store:
    """The database, opened and up to date. Make one with `open_store`."""

    def __init__(self, engines: Engines, metrics: Metrics, turns: Turns | None = None) -> None:
        self.engines = engines
        """The ways to the database, for whoever has to look at them."""
        self._metrics = metrics
        self._writer = Writer(engines.writing, engines.appending, metrics, turns)
        self._pulses = Gathered(self._ask_pulses)

    async def close(self) -> None:
        """Finish writing and let go of the database."""
        await self._writer.close()
        for engine in self.engines:
            engine.dispose()

    async def _read(self, query: Callable[[Connection], Result]) -> Result:
        def run() -> Result:
            with self.engines.reading.connect() as connection:
                return query(connection)

        try:
            return await asyncio.to_thread(run)
        except SQLAlchemyError as error:
            self._metrics.storage_failed(error)
            raise TableProblem("storage") from error

    async def read(self, query: Callable[[Connection], Result]) -> Result:
        """Ask the database something, in a thread of its own."""
        return await self._read(query)

    async def change(self, job: Callable[[Connection], Result]) -> Result:
        """Run a job that writes, in one transaction; what it raises undoes all of it."""
        result: Result = await self._writer.run(job)
        return result

    def keep(self, table: str, n: int, entry: LogEntry, done: Kept) -> None:
        """Make an action durable, and call `done` then, with what went wrong if anything did."""
        self._writer.append(ActionRow(table, n, entry.seat, entry.action, entry.by, entry.at), done)

    async def append(self, table: str, n: int, entry: LogEntry) -> None:
        """Return when the action is durable; raise `LostRace` if that place is taken."""
        kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(failure: LostRace | TableProblem | None) -> None:
            if kept.done():
                return
            if failure is None:
                kept.set_result(None)
            else:
                kept.set_exception(failure)

        self.keep(table, n, entry, done)
        await kept

    async def alive(self) -> None:
        """Raise a problem unless the database answers."""
        await self._read(lambda connection: connection.execute(text("SELECT 1")).scalar())

    async def table(self, table: str) -> StoredTable | None:
        """A table by its id."""
        return await self._read(lambda connection: read_table(connection, table))

    async def look(self, table: str, after: int) -> Look | None:
        """A table as it stands and its log from version `after` on; None where there is none."""

        def query(connection: Connection) -> Look | None:
            stored = read_table(connection, table)
            if stored is None:
                return None
            return Look(stored, read_log(connection, table, after) if stored.began else [])

        return await self._read(query)

    async def pulse(self, table: str) -> Pulse | None:
        """How far a table is now; None where there is none. Cheap, however many ask at once."""
        return await self._pulses.find(table)

    async def _ask_pulses(self, ids: list[str]) -> dict[str, Pulse]:
        version = select(func.max(actions.c.n)).where(actions.c.table_id == tables.c.id).scalar_subquery()
        said = select(func.count()).where(chats.c.table_id == tables.c.id).scalar_subquery()
        wanted = select(tables.c.id, tables.c.changes, version, said).where(tables.c.id.in_(ids))
        rows = await self._read(lambda connection: connection.execute(wanted).all())
        return {row[0]: Pulse(row[1], row[2] or 0, row[3]) for row in rows}

    async def table_by_code(self, code: str) -> StoredTable | None:
        """A table by its join code."""

        def query(connection: Connection) -> StoredTable | None:
            found = connection.execute(select(tables.c.id).where(tables.c.code == code)).scalar()
            return read_table(connection, found) if found is not None else None

        return await self._read(query)

    async def tables(self, ids: list[str]) -> list[StoredTable]:
        """Those of some tables that exist, for a list: without the text of their packs."""

        def query(connection: Connection) -> list[StoredTable]:
            found = [read_table(connection, table, listed=True) for table in ids]
            return [stored for stored in found if stored is not None]

        return await self._read(query)

    async def public_tables(self) -> list[StoredTable]:
        """The newest public tables that wait for players, for a list: without the text of their packs."""

        def query(connection: Connection) -> list[StoredTable]:
            open_seat = select(seats.c.seat).where(seats.c.table_id == tables.c.id, seats.c.kind == "open")
            wanted = (
                select(tables.c.id)
                .where(tables.c.status == "open", tables.c.public.is_(True), open_seat.exists())
                .order_by(tables.c.created.desc())
                .limit(PUBLIC_LISTED)
            )
            ids = connection.execute(wanted).scalars().all()
            found = [read_table(connection, table, listed=True) for table in ids]
            return [stored for stored in found if stored is not None]

        return await self._read(query)

    async def abandoned(self, settings: Settings, moment: int) -> list[str]:
        """The tables nobody will come back to."""
        return await self._read(lambda connection: housekeeping.abandoned(connection, settings, moment))

    async def changes(self, ids: list[str]) -> dict[str, int]:
        """The change numbers of those of some tables that exist."""

        def query(connection: Connection) -> dict[str, int]:
            found: dict[str, int] = {}
            for begin in range(0, len(ids), AT_A_TIME):
                wanted = select(tables.c.id, tables.c.changes).where(
                    tables.c.id.in_(ids[begin : begin + AT_A_TIME])
                )
                found.update((row.id, row.changes) for row in connection.execute(wanted))
            return found

        return await self._read(query)

    async def blocked(self) -> list[str]:
        """The addresses and networks that are kept out."""
        return await self._read(
            lambda connection: list(connection.execute(select(blocked.c.address)).scalars())
        )

    async def clocked(self) -> list[str]:
        """The tables where a clock is running."""
        wanted = select(tables.c.id).where(tables.c.status == "playing", tables.c.clocked.is_(True))
        return await self._read(lambda connection: list(connection.execute(wanted).scalars()))

    async def log(self, table: str, after: int = 0) -> list[LogEntry]:
        """The actions of a table from version `after` on, in order."""
        return await self._read(lambda connection: read_log(connection, table, after))

    async def remarks(self, table: str, last: int) -> list[Remark]:
        """The last chat messages of a table, oldest first."""
        wanted = (
            select(chats.c.id, chats.c.seat, chats.c.nickname, chats.c.text, chats.c.at)
            .where(chats.c.table_id == table)
            .order_by(chats.c.at.desc(), chats.c.id)
            .limit(last)
        )
        return await self._read(
            lambda connection: [Remark(*row) for row in reversed(connection.execute(wanted).all())]
        )

    async def analysis(self, table: str) -> AnalysisInfo:
        """How the analysis of a table stands."""
        return await self._read(lambda connection: analyses.read(connection, table, now()))

    async def has_remark(self, remark: str) -> bool:
        """Whether there is a chat message by this id."""
        wanted = select(chats.c.id).where(chats.c.id == remark)
        return await self._read(lambda connection: connection.execute(wanted).first() is not None)

    async def keep_remark(self, table: str, remark: Remark) -> bool:
        """Store a chat message; False when it is stored already."""
        values = {**msgspec.structs.asdict(remark), "table_id": table}

        def job(connection: Connection) -> bool:
            try:
                with connection.begin_nested():
                    connection.execute(sql_insert(chats), values)
            except IntegrityError:
                return False
            return True

        return await self.change(job)


def read_table(connection: Connection, table: str, *, listed: bool = False) -> StoredTable | None:
    """A table and its seats as they stand in this transaction; `listed` leaves out the text of its pack."""
    found = connection.execute(select(tables).where(tables.c.id == table)).mappings().first()
    if found is None:
        return None
    wanted = select(seats).where(seats.c.table_id == table).order_by(seats.c.seat)
    stored = _stored(found, list(connection.execute(wanted).mappings()))
    if stored.own_pack and not listed:
        stored.pack_text = connection.execute(
            select(packs.c.text).where(packs.c.table_id == table)
        ).scalar_one()
    return stored


def read_log(connection: Connection, table: str, after: int) -> list[LogEntry]:
    """The entries of a table's log from version `after` on, in order."""
    wanted = (
        select(actions.c.seat, actions.c.action, actions.c.decided_by, actions.c.at)
        .where(actions.c.table_id == table, actions.c.n > after)
        .order_by(actions.c.n)
    )
    return [LogEntry(*row) for row in connection.execute(wanted)]


def _stored(row: RowMapping, chairs: list[RowMapping]) -> StoredTable:
    values: dict[str, Any] = {name: row[name] for name in StoredTable.__struct_fields__ if name in row}
    values["options"] = msgspec.json.decode(row["options"], type=dict[str, str])
    values["pace"] = msgspec.json.decode(row["pace"], type=Pace)
    values["forfeits"] = msgspec.json.decode(row["forfeits"], type=list[str])
    values["barred"] = msgspec.json.decode(row["barred"], type=list[Barred])
    fields = Chair.__struct_fields__
    values["chairs"] = [Chair(**{name: chair[name] for name in fields}) for chair in chairs]
    return StoredTable(**values)


def write_table(connection: Connection, stored: StoredTable) -> None:
    """Write a new table and its seats."""
    values = {
        name: getattr(stored, name)
        for name in StoredTable.__struct_fields__
        if name not in ("chairs", "options", "pace", "pack_text", "forfeits", "barred")
    }
    values["forfeits"] = msgspec.json.encode(stored.forfeits).decode()
    values["barred"] = msgspec.json.encode(stored.barred).decode()
    values["options"] = msgspec.json.encode(stored.options).decode()
    values["pace"] = msgspec.json.encode(stored.pace).decode()
    values["clocked"] = stored.pace.kind != "none"
    values["touched"] = stored.created
    connection.execute(sql_insert(tables), values)
    connection.execute(
        sql_insert(seats),
        [{"table_id": stored.id, **msgspec.structs.asdict(chair)} for chair in stored.chairs],
    )
    if stored.own_pack:
        connection.execute(sql_insert(packs), {"table_id": stored.id, "text": stored.pack_text})


async def open_store(url: str, metrics: Metrics, folder: str = "") -> Store:
    """The database at a URL, made or brought up to date; a `Mistake` when it cannot be used.

    In `folder` the processes of a server meet that runs as several: over SQLite they take turns.
    """

    def prepare() -> Engines:
        engines = _sqlite(url) if url.startswith("sqlite") else _postgres(url)
        migrate(engines.writing)
        return engines

    try:
        engines = await asyncio.to_thread(prepare)
    except (SQLAlchemyError, OSError) as error:
        problem = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise Mistake("database-unusable", problem=problem) from error
    turns = Turns(folder, LOCK_SECONDS) if folder and url.startswith("sqlite") else None
    return Store(engines, metrics, turns)


def run_once(url: str, job: Callable[[Connection], Result]) -> Result:
    """Run a job in one transaction on a database of this release, and let go of it again."""
    try:
        engines = _sqlite(url) if url.startswith("sqlite") else _postgres(url)
        try:
            migrate(engines.writing)
            with engines.writing.begin() as connection:
                return job(connection)
        finally:
            for engine in engines:
                engine.dispose()
    except (SQLAlchemyError, OSError) as error:
        problem = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise Mistake("database-unusable", problem=problem) from error


def _postgres(url: str) -> Engines:
    given: dict[str, Any] = dict(POSTGRES)
    if "options" in make_url(url).query:
        del given["options"]
    return Engines(
        create_engine(url, pool_pre_ping=True, pool_size=4, max_overflow=4, connect_args=given),
        create_engine(url, pool_pre_ping=True, pool_size=1, max_overflow=0, connect_args=given),
        create_engine(url, isolation_level="AUTOCOMMIT", pool_size=1, max_overflow=0, connect_args=given),
    )


def _sqlite(url: str) -> Engines:
    file = make_url(url).database
    if file:
        Path(file).parent.mkdir(parents=True, exist_ok=True)
    engines = Engines(
        create_engine(url, pool_size=4, max_overflow=4),
        create_engine(url, pool_size=1, max_overflow=0),
        create_engine(url, pool_size=1, max_overflow=0, connect_args={"cached_statements": MOST_ROWS + 10}),
    )
    for engine in engines:
        event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engines.writing, "begin", _begin_writing)
    return engines


def _prepare_sqlite(connection: Any, record: object) -> None:
    del record
    # Transactions are begun by `_begin_writing`, not whenever the driver thinks fit; without one, each
    # statement is its own.
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={LOCK_SECONDS * 1000}"):
        connection.execute(f"PRAGMA {pragma}").close()


def _begin_writing(connection: Connection) -> None:
    """Take the write lock at once: a transaction that reads first could lose it to another process."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")

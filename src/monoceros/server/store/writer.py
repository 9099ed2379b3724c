"""One thread that writes: what arrives while it commits goes into the next commit together.

An action is durable when its future is done: the commit has reached the disk (`synchronous=FULL`) or
PostgreSQL has answered. Under load hundreds of actions share one commit, so durability costs each of them
little more than waiting for the commit before.

Every append has an id of its own. A connection may be cut while its insertion is under way, and what was told
to have failed may still be written a moment later; by the id alone a later append to the same place can tell
that what stands there is not its own.
"""

import asyncio
import logging
import secrets
import threading
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from functools import lru_cache
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from monoceros.server.metrics import Metrics
from monoceros.server.protocol.problems import TableProblem
from monoceros.server.store.turns import Turns

log = logging.getLogger("monoceros.server")
MOST_ROWS = 250
MOST_TAKEN = 50
"""How many hand-overs are taken at once."""
COLUMNS = ("table_id", "n", "seat", "action", "decided_by", "at", "writer")


class LostRace(Exception):
    """Another process has already written an action at this place of the table."""


class ActionRow(NamedTuple):
    """An action on its way into the log."""

    table: str
    n: int
    seat: int
    action: int
    by: str
    at: int


class _Job(NamedTuple):
    run: Callable[[Connection], Any]
    done: asyncio.Future[Any]


Kept = Callable[[LostRace | TableProblem | None], None]
"""Called on the event loop when an action is durable, or with the reason why it is not."""


class _Append(NamedTuple):
    row: ActionRow
    id: str
    done: Kept


class Writer:
    """The only place that writes to the database in this process."""

    def __init__(
        self, engine: Engine, appender: Engine, metrics: Metrics, turns: Turns | None = None
    ) -> None:
        self._engine = engine
        self._appender = appender
        self._connection: Connection | None = None
        self._metrics = metrics
        self._turns = turns
        self._place = "%s" if engine.dialect.paramstyle == "pyformat" else "?"
        self._failures: type[Exception] = engine.dialect.loaded_dbapi.Error
        self._name = secrets.token_hex(8)
        self._appended = 0
        self._fresh: list[_Append] = []
        self._queue: SimpleQueue[_Job | list[_Append] | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()

    def append(self, row: ActionRow, done: Kept) -> None:
        """Make an action durable, and call `done` then: no task has to wait for it."""
        self._appended += 1
        if not self._fresh:
            # What this turn of the loop still brings goes along: the thread is woken once for all of it.
            self._loop.call_soon(self._hand_over)
        self._fresh.append(_Append(row, f"{self._name}-{self._appended}", done))

    def _hand_over(self) -> None:
        fresh, self._fresh = self._fresh, []
        if fresh:
            self._queue.put(fresh)

    async def run(self, job: Callable[[Connection], Any]) -> Any:
        """Run a job in a transaction of its own. What it raises undoes it and is raised here."""
        done: asyncio.Future[Any] = self._loop.create_future()
        self._hand_over()
        self._queue.put(_Job(job, done))
        return await done

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self._hand_over()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _work(self) -> None:
        going = True
        while going:
            appends: list[_Append] = []
            jobs: list[_Job] = []
            for order in self._take():
                if order is None:
                    going = False
                elif isinstance(order, list):
                    appends += order
                else:
                    jobs.append(order)
            # In one order everywhere: so two processes writing to the same tables never wait in a circle.
            appends.sort(key=lambda append: append.row)
            for first in range(0, len(appends), MOST_ROWS):
                self._write(appends[first : first + MOST_ROWS])
            for job in jobs:
                self._run(job)
            if self._turns is not None:
                self._turns.pause(len(appends))
        if self._connection is not None:
            self._connection.close()
        if self._turns is not None:
            self._turns.close()

    def _turn(self) -> AbstractContextManager[None]:
        return nullcontext() if self._turns is None else self._turns.take()

    def _take(self) -> list[_Job | list[_Append] | None]:
        taken = [self._queue.get()]
        try:
            while len(taken) < MOST_TAKEN:
                taken.append(self._queue.get_nowait())
        except Empty:
            pass
        return taken

    def _write(self, appends: list[_Append]) -> None:
        values: list[object] = []
        for append in appends:
            values += append.row
            values.append(append.id)
        begin = time.perf_counter()
        lost: set[str] = set()
        try:
            with self._turn():
                written = self._insert(len(appends), tuple(values))
            if written != len(appends):
                lost = self._lost(appends)
        except SQLAlchemyError as error:
            self._hang_up()
            self._metrics.storage_failed(error)
            self._answer([(append.done, TableProblem("storage")) for append in appends])
            return
        decided_by = [append.row.by for append in appends if append.id not in lost]
        self._metrics.committed(decided_by, time.perf_counter() - begin)
        self._answer([(append.done, LostRace() if append.id in lost else None) for append in appends])

    def _insert(self, count: int, values: tuple[object, ...]) -> int:
        """One statement that is its own transaction, on a connection of its own: the shortest way to disk."""
        if self._connection is None:
            self._connection = self._appender.connect()
        driver: Any = self._connection.connection.driver_connection
        try:
            written: int = driver.execute(_insertion(count, self._place), values).rowcount
        except self._failures as error:
            raise DBAPIError(None, None, error) from error
        return written

    def _hang_up(self) -> None:
        """Let go of a connection that failed; the next write opens another."""
        if self._connection is not None:
            connection, self._connection = self._connection, None
            connection.invalidate()
            connection.close()

    def _lost(self, appends: list[_Append]) -> set[str]:
        """The appends in whose place another one stands."""
        found = text("SELECT writer FROM actions WHERE table_id = :table AND n = :n")
        with self._engine.begin() as connection:
            return {
                append.id
                for append in appends
                if connection.execute(found, {"table": append.row.table, "n": append.row.n}).scalar()
                != append.id
            }

    def _answer(self, answers: list[tuple[Kept, LostRace | TableProblem | None]]) -> None:
        self._loop.call_soon_threadsafe(_tell, answers)

    def _run(self, job: _Job) -> None:
        result: Any = None
        failure: Exception | None = None
        try:
            with self._turn(), self._engine.begin() as connection:
                result = job.run(connection)
        except SQLAlchemyError as error:
            self._metrics.storage_failed(error)
            failure = TableProblem("storage")
        except Exception as error:
            failure = error

        def resolve() -> None:
            if job.done.done():
                return
            if failure is None:
                job.done.set_result(result)
            else:
                job.done.set_exception(failure)

        self._loop.call_soon_threadsafe(resolve)


def _tell(answers: list[tuple[Kept, LostRace | TableProblem | None]]) -> None:
    for done, failure in answers:
        try:
            done(failure)
        except Exception:
            # Everybody else of this commit is to hear of theirs.
            log.exception("after a commit")


@lru_cache(maxsize=MOST_ROWS)
def _insertion(count: int, place: str) -> str:
    """One statement for all rows: SQLite gives up Python's lock once for it, not once for every row.

    Written out for the driver, because SQLAlchemy would look at every one of a thousand parameters.
    """
    row = f"({', '.join([place] * len(COLUMNS))})"
    columns = ", ".join(COLUMNS)
    rows = ", ".join([row] * count)
    return f"INSERT INTO actions ({columns}) VALUES {rows} ON CONFLICT (table_id, n) DO NOTHING"

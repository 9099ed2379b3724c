"""Appends to the log over a connection that breaks: what was refused is never taken for one's own."""

import asyncio
from collections.abc import Callable

import psycopg
import pytest

from monoceros.server.metrics import Metrics
from monoceros.server.protocol.problems import TableProblem
from monoceros.server.settings import Settings
from monoceros.server.store.database import open_store
from monoceros.server.store.stored_table import LogEntry
from monoceros.server.store.writer import LostRace
from tests.server.cable import Cable
from tests.server.serving import wait_until

WAITING = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"


def _somebody_waits(postgres: str) -> bool:
    with psycopg.connect(postgres, autocommit=True) as asking:
        row = asking.execute(WAITING).fetchone()
        return row is not None and row[0] > 0


def _nobody_waits(postgres: str) -> bool:
    return not _somebody_waits(postgres)


async def _until(true: Callable[[str], bool], postgres: str) -> None:
    await asyncio.to_thread(wait_until, lambda: true(postgres))


def test_an_insertion_that_outlives_its_connection_is_not_taken_for_the_next(
    postgres: str, cable: Cable, cabled: str
) -> None:
    """The insertion waits, its connection is cut, `storage` is told; then it is written all the same."""

    async def story() -> list[LogEntry]:
        store = await open_store(Settings(database=cabled).database_url, Metrics())
        blocker = psycopg.connect(postgres)
        blocker.execute("LOCK TABLE actions IN ACCESS EXCLUSIVE MODE")
        refused = asyncio.create_task(store.append("t", 1, LogEntry(0, 11, "person", 1)))
        await _until(_somebody_waits, postgres)
        cable.cut()
        with pytest.raises(TableProblem, match="storage"):
            await refused
        blocker.rollback()
        blocker.close()
        await _until(_nobody_waits, postgres)
        with pytest.raises(LostRace):
            await store.append("t", 1, LogEntry(1, 22, "person", 2))
        log = await store.log("t")
        await store.close()
        return log

    assert asyncio.run(story()) == [LogEntry(0, 11, "person", 1)]

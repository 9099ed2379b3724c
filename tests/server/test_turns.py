"""Processes that share one SQLite file take turns at it; whoever stands still keeps nobody from writing."""

import asyncio
import contextlib
import threading
import time
from pathlib import Path

from monoceros.server.metrics import Metrics
from monoceros.server.settings import Settings
from monoceros.server.store.database import open_store
from monoceros.server.store.stored_table import LogEntry
from monoceros.server.store.turns import Turns

PATIENCE = 300.0


def test_nobody_writes_while_it_is_anothers_turn(tmp_path: Path) -> None:
    here, there = Turns(str(tmp_path), PATIENCE), Turns(str(tmp_path), PATIENCE)
    done: list[str] = []

    def wait() -> None:
        with there.take():
            done.append("there")

    with here.take():
        waiting = threading.Thread(target=wait)
        waiting.start()
        time.sleep(0.1)
        done.append("here")
    waiting.join()
    assert done == ["here", "there"]
    # It is let go of also when what was done in it fails.
    with contextlib.suppress(OSError), here.take():
        raise OSError
    with there.take():
        done.append("again")
    assert done[-1] == "again"
    here.close()
    there.close()


def test_a_process_that_is_gone_keeps_no_turn(tmp_path: Path) -> None:
    gone, here = Turns(str(tmp_path), PATIENCE), Turns(str(tmp_path), PATIENCE)
    assert gone._taken()
    gone.close()
    with here.take():
        pass
    here.close()


def test_one_who_keeps_the_turn_for_ever_keeps_nobody_from_writing(tmp_path: Path) -> None:
    async def story() -> list[LogEntry]:
        url = Settings(database=str(tmp_path / "tables.db")).database_url
        store = await open_store(url, Metrics(), str(tmp_path))
        stuck = Turns(str(tmp_path), PATIENCE)
        assert stuck._taken()
        entry = LogEntry(0, 1, "person", 2)
        async with asyncio.timeout(PATIENCE):
            await store.append("a-table", 1, entry)
        stuck.close()
        found = await store.log("a-table")
        await store.close()
        return found

    assert asyncio.run(story()) == [LogEntry(0, 1, "person", 2)]

"""What the store says is durable is there after the power failed, or, without a disk to cut, after a kill."""

import asyncio
import os
from pathlib import Path

import pytest

from monoceros.server.metrics import Metrics
from monoceros.server.settings import Settings
from monoceros.server.store.database import open_store
from tests.chaos.disk import Disk
from tests.chaos.power_cuts import cuts

FULL = 2
"""SQLite's number for `synchronous=FULL`: a commit is told when the log has reached the disk."""


@pytest.mark.parametrize("who", ["store", "kernel"])
def test_nothing_durable_is_lost_with_the_power(who: str) -> None:
    found = cuts(who, rounds=2, seed=3, still=True)
    assert all(one.told for one in found)
    assert not any(one.lost for one in found)


def test_a_disk_that_lost_power_after_it_was_full_has_room_again(tmp_path: Path) -> None:
    if not Disk.possible(tmp_path):
        pytest.skip("needs root and loop devices")
    disk = Disk(tmp_path / "disk", 16)
    try:
        disk.fill(0)
        os.sync()
        disk.empty()
        disk.lose_power()
        disk.repair()
        assert os.statvfs(disk.folder).f_bavail > 0
    finally:
        disk.close()


def test_every_connection_waits_for_the_disk(tmp_path: Path) -> None:
    async def settings() -> list[tuple[int, str]]:
        store = await open_store(Settings(database=str(tmp_path / "t.db")).database_url, Metrics())
        found = []
        for engine in store.engines:
            with engine.connect() as held:
                full = held.exec_driver_sql("PRAGMA synchronous").scalar_one()
                found.append((full, held.exec_driver_sql("PRAGMA journal_mode").scalar_one()))
        await store.close()
        return found

    assert asyncio.run(settings()) == [(FULL, "wal")] * 3

"""Questions that come at the same moment are one question; every answer is as new as its question."""

import asyncio
from functools import partial
from pathlib import Path

import pytest

from monoceros.server.metrics import Metrics
from monoceros.server.protocol.problems import TableProblem
from monoceros.server.settings import Settings
from monoceros.server.store import gathered, people
from monoceros.server.store.database import open_store
from monoceros.server.store.gathered import Gathered
from monoceros.server.store.stored_table import LogEntry


class Oracle:
    """Answers with the number of the round, when it is let."""

    def __init__(self) -> None:
        self.rounds: list[list[str]] = []
        self.may = asyncio.Event()
        self.failing = False

    async def ask(self, keys: list[str]) -> dict[str, int]:
        self.rounds.append(keys)
        number = len(self.rounds)
        await self.may.wait()
        if self.failing:
            raise TableProblem("storage")
        return {key: number for key in keys if key != "unknown"}


def test_who_asks_while_others_are_answered_waits_for_the_next_round() -> None:
    async def story() -> None:
        oracle = Oracle()
        asked = Gathered(oracle.ask)
        first = [asyncio.create_task(asked.find(key)) for key in ("a", "b", "a", "unknown")]
        while not oracle.rounds:
            await asyncio.sleep(0)
        second = [asyncio.create_task(asked.find(key)) for key in ("a", "c")]
        leaving = asyncio.create_task(asked.find("c"))
        await asyncio.sleep(0)
        leaving.cancel()
        oracle.may.set()
        assert await asyncio.gather(*first) == [1, 1, 1, None]
        assert await asyncio.gather(*second) == [2, 2]
        assert oracle.rounds == [["a", "b", "unknown"], ["a", "c"]]
        oracle.failing = True
        with pytest.raises(TableProblem, match="storage"):
            await asked.find("a")
        oracle.failing = False
        assert await asked.find("a") == 4

    asyncio.run(story())


def test_a_round_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gathered, "MOST_AT_ONCE", 3)

    async def story() -> None:
        oracle = Oracle()
        oracle.may.set()
        asked = Gathered(oracle.ask)
        answers = await asyncio.gather(*(asked.find(str(n)) for n in range(7)))
        assert answers == [1, 1, 1, 2, 2, 2, 3]

    asyncio.run(story())


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_how_far_tables_are(database: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    given = str(tmp_path / "tables.db") if database == "sqlite" else request.getfixturevalue("postgres")

    async def story() -> None:
        from monoceros.server.live.lobby import new_table
        from monoceros.server.protocol.messages import OpenTable
        from monoceros.server.store import seating
        from monoceros.server.store.database import Remark

        store = await open_store(Settings(database=given).database_url, Metrics())
        made = [await asyncio.to_thread(new_table, OpenTable(game="hilo", seats=2)) for _ in range(3)]
        for stored in made:
            await store.change(partial(seating.write_new, stored=stored))
        one, two, _ = (stored.id for stored in made)
        for n in (1, 2):
            await store.append(one, n, LogEntry(0, 0, "person", 1))
        await store.keep_remark(two, Remark(f"r{two}", 0, "Ada", "hello", 1))
        found = await asyncio.gather(*(store.pulse(stored.id) for stored in made), store.pulse("nowhere"))
        assert [pulse and (pulse.version, pulse.remarks) for pulse in found] == [(2, 0), (0, 1), (0, 0), None]
        assert [pulse.changes for pulse in found if pulse] == [stored.changes for stored in made]

        ada = await store.change(lambda held: people.welcome(held, f"token-{one}", "Ada", "en"))
        assert await store.read(lambda held: people.find_all(held, [f"token-{one}", "no"])) == {
            f"token-{one}": ada
        }
        await store.close()

    asyncio.run(story())

"""Tables nobody will come back to are cleared away; finished ones, and those in use, are kept."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, func, select

from monoceros.server.live import lobby as lobby_module
from monoceros.server.live.lobby import Lobby, new_table
from monoceros.server.live.viewers import Viewer
from monoceros.server.metrics import Metrics
from monoceros.server.protocol.messages import OpenTable
from monoceros.server.protocol.problems import TableProblem, texts_for
from monoceros.server.protocol.timestamps import DAY, now
from monoceros.server.settings import Settings
from monoceros.server.store import housekeeping, rooms, seating
from monoceros.server.store.bus import Bus
from monoceros.server.store.database import Remark, Store, open_store
from monoceros.server.store.people import Person
from monoceros.server.store.schema import actions, chats, packs, seats, tables
from monoceros.server.store.stored_table import LogEntry, StoredTable
from monoceros.server.workers.pool import WorkerPool
from tests.server.pipe import Pipe
from tests.server.test_pack_upload import MINE

START = now()


class Clock:
    """The time as the lobby is told it."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.moment = START
        for module in (lobby_module, seating):
            patch.setattr(module, "now", lambda: self.moment)

    def days(self, count: float) -> None:
        self.moment += int(count * DAY)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def _living(tmp_path: Path, story: Callable[[Lobby], Coroutine[Any, Any, None]], **settings: float) -> None:
    """Let a story happen in a lobby of its own, which does nothing by itself."""

    async def live() -> None:
        chosen = Settings(database=str(tmp_path / "a.db"), bot_workers=1, **settings)  # type: ignore[arg-type]
        store = await open_store(chosen.database_url, Metrics())
        lobby = Lobby(chosen, store, Bus(), WorkerPool(1, 10), Metrics())
        try:
            await story(lobby)
        finally:
            await lobby.stop()

    asyncio.run(live())


async def _opened(lobby: Lobby, seats: int = 2, **wishes: object) -> str:
    wish = OpenTable(game="hilo", seats=seats, **wishes)  # type: ignore[arg-type]
    host = await lobby.people.welcome("A" * 43, "", "", "en")
    return (await lobby.open_table(await lobby.prepare_table(wish), host)).id


async def _kept(store: Store, *ids: str) -> list[bool]:
    return [await store.table(table) is not None for table in ids]


async def _rows(store: Store) -> int:
    """All rows that belong to tables."""

    def count(connection: Connection) -> int:
        parts = (tables, seats, actions, chats, packs)
        return sum(connection.execute(select(func.count()).select_from(part)).scalar_one() for part in parts)

    return await store.change(count)


def test_each_kind_of_table_has_its_time(tmp_path: Path, clock: Clock) -> None:
    async def story(lobby: Lobby) -> None:
        lonely = await _opened(lobby, pack=MINE)
        visited = await _opened(lobby)
        left = await _opened(lobby)
        playing = await _opened(lobby, bots=[None, "random"])
        over = await _opened(lobby, bots=[None, "random"])
        await lobby.store.change(lambda held: seating.leave(held, left, 0))
        await lobby.store.change(lambda held: seating.finish(held, over, "A=1 B=0 winners=A"))
        every = (lonely, visited, left, playing, over)

        clock.days(6)
        await lobby.store.change(lambda held: seating.lock(held, visited))
        assert await lobby.sweep() == 0
        assert await _kept(lobby.store, *every) == [True] * 5
        clock.days(2)
        assert await lobby.sweep() == 2
        assert await _kept(lobby.store, *every) == [False, True, False, True, True]
        with pytest.raises(TableProblem, match="no-such-table"):
            await lobby.find(lonely)
        clock.days(75)
        assert await lobby.sweep() == 1
        assert await _kept(lobby.store, *every) == [False, False, False, True, True]
        clock.days(8)
        assert await lobby.sweep() == 1
        assert await _kept(lobby.store, *every) == [False, False, False, False, True]
        assert await _rows(lobby.store) == 1 + 2, "a finished table and its two seats"
        clock.days(5000)
        assert await lobby.sweep() == 0

    _living(tmp_path, story)


def test_whatever_happens_at_a_table_keeps_it(tmp_path: Path, clock: Clock) -> None:
    async def story(lobby: Lobby) -> None:
        played = await _opened(lobby, bots=[None, "random"])
        talked = await _opened(lobby)
        quiet = await _opened(lobby, bots=[None, "random"])
        clock.days(89)
        # A place far ahead, so that the bot of the table does not get there first.
        await lobby.store.append(played, 9000, LogEntry(0, 0, "person", clock.moment))
        await lobby.store.keep_remark(talked, Remark("r1", 0, "Ada", "still here", clock.moment))
        clock.days(2)
        assert await lobby.sweep() == 1
        assert await _kept(lobby.store, played, talked, quiet) == [True, True, False]

    _living(tmp_path, story)


def test_who_is_looking_keeps_the_table_and_who_looks_elsewhere_is_told(tmp_path: Path, clock: Clock) -> None:
    async def story(lobby: Lobby) -> None:
        watched, forgotten = await _opened(lobby), await _opened(lobby)
        pipe = Pipe()
        viewer = Viewer(None, texts_for("de"), pipe, pipe.give_up)
        looked_at = await lobby.find(watched)
        await looked_at.connect(viewer)
        elsewhere = await lobby.find(forgotten)
        clock.days(8)
        assert await lobby.sweep() == 1
        assert await _kept(lobby.store, watched, forgotten) == [True, False]
        assert elsewhere.gone
        # As in a process that hears of it: the table is in its memory, and somebody looks at it there.
        await lobby.store.change(
            lambda held: housekeeping.remove(held, watched, lobby.settings, clock.moment)
        )
        await looked_at.refresh()
        heard = [message.decode() for message in pipe.sent]
        assert '"code":"no-such-table"' in heard[-1]
        assert "Tisch" in heard[-1]

    _living(tmp_path, story)


def test_of_several_processes_one_sweeps(tmp_path: Path, clock: Clock) -> None:
    async def story(lobby: Lobby) -> None:
        forgotten = await _opened(lobby)
        clock.days(8)
        url = lobby.settings.database_url
        others = [await open_store(url, Metrics()) for _ in range(3)]
        turns = await asyncio.gather(
            *(
                store.change(lambda held: housekeeping.take_turn(held, clock.moment))
                for store in (lobby.store, *others)
            )
        )
        assert sorted(turns) == [False, False, False, True]
        assert await lobby.sweep() == 0, "somebody else has the turn"
        removed = await asyncio.gather(
            *(
                store.change(lambda held: housekeeping.remove(held, forgotten, lobby.settings, clock.moment))
                for store in others
            )
        )
        assert sorted(removed) == [False, False, True]
        for store in others:
            await store.close()

    _living(tmp_path, story)


def test_a_room_goes_back_to_the_game_before_one_that_never_began(tmp_path: Path, clock: Clock) -> None:
    async def story(lobby: Lobby) -> None:
        old = await _opened(lobby, seats=3, bots=[None, "random", "random"])
        code = (await lobby.find(old)).stored.code
        await lobby.store.change(lambda held: seating.finish(held, old, "A=1 B=0 winners=A"))

        def prepare(late: list[Person]) -> StoredTable:
            assert late == []
            fresh = new_table(OpenTable(game="hilo", seats=3))
            fresh.chairs[0].person = "somebody"
            return fresh

        following = await lobby.store.change(lambda held: rooms.move_on(held, old, prepare))
        assert (await lobby.find_code(code)).id == following
        clock.days(8)
        assert await lobby.sweep() == 1
        assert await _kept(lobby.store, old, following) == [True, False]
        assert (await lobby.rooms.table_of(old)).id == old
        assert (await lobby.find_code(code)).id == old
        assert await lobby.store.change(lambda held: rooms.move_on(held, old, prepare)) != following

    _living(tmp_path, story)


def test_a_house_that_forgets_nothing(tmp_path: Path, clock: Clock) -> None:
    async def story(lobby: Lobby) -> None:
        table = await _opened(lobby)
        clock.days(3650)
        assert await lobby.sweep() == 0
        assert await _kept(lobby.store, table) == [True]

    _living(tmp_path, story, open_days=0, playing_days=0)

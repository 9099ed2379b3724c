"""News between processes that are lost: tables go on, and whoever looks is served what the database has."""

import asyncio
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from monoceros.server.settings import Settings
from monoceros.server.store.bus import BusMessage, PostgresBus
from monoceros.server.store.database import Store
from monoceros.server.store.stored_table import LogEntry, StoredTable
from tests.server.cable import Cable
from tests.server.conftest import NOT_BUILT
from tests.server.people import Person, play_on
from tests.server.serving import ROOMY, Served

Tell = Callable[..., None]
tell: Tell = PostgresBus.tell


@pytest.fixture
def two(postgres: str) -> Iterator[list[Served]]:
    """Two processes that share a database, in two threads of this one."""
    settings = Settings(database=postgres, **ROOMY)  # type: ignore[arg-type]
    servers = [Served(settings, NOT_BUILT) for _ in range(2)]
    yield servers
    for server in servers:
        server.stop()


def _lose(monkeypatch: pytest.MonkeyPatch, *kinds: str) -> None:
    """Let some kinds of news get lost from now on."""

    def lossy(bus: PostgresBus, message: BusMessage, *, patiently: bool = False) -> None:
        if message.kind not in kinds:
            tell(bus, message, patiently=patiently)

    monkeypatch.setattr(PostgresBus, "tell", lossy)


def _started(two: list[Served]) -> tuple[Person, Person, str]:
    ada, blaise = Person(two[0].address), Person(two[0].address)
    table = ada.opens(seats=2)["id"]
    blaise.joins(table)
    return ada, blaise, table


def test_whoever_connects_elsewhere_is_served_what_the_database_has(
    two: list[Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, blaise, table = _started(two)
    onlooker = Person(two[1].address)
    with onlooker.looks(table) as watching, ada.looks(table) as one:
        watching.seen(0)
        _lose(monkeypatch, "log", "seats", "presence", "chat")
        one.seen(0)
        one.act(one.actions[0])
        one.seen(1)
        ada.address = two[1].address
        with ada.looks(table) as elsewhere:
            assert elsewhere.next("table")["table"]["you"] == 0
            assert elsewhere.next("update")["n"] == 1
        assert watching.seen(1)["n"] == 1
    for person in (ada, blaise, onlooker):
        person.close()


def test_a_process_nobody_looks_through_reads_when_somebody_asks(
    two: list[Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, blaise, table = _started(two)
    onlooker = Person(two[1].address)
    assert onlooker.get(f"/api/tables/{table}")["n"] == 0
    read: list[str] = []
    log = Store.log

    async def counted(store: Store, name: str, after: int) -> list[LogEntry]:
        read.append(name)
        return await log(store, name, after)

    monkeypatch.setattr(Store, "log", counted)
    with ada.looks(table) as one, blaise.looks(table) as other:
        one.seen(0)
        other.seen(0)
        play_on([one, other], 20, Random(4))
        assert not read
        assert onlooker.get(f"/api/tables/{table}")["n"] == one.view["n"] >= 20
        # Who plays through the other process plays on from there, and both are told.
        ada.address = two[1].address
        with ada.looks(table) as elsewhere:
            elsewhere.seen(one.view["n"])
            play_on([elsewhere, other], 10, Random(5))
            assert one.seen(elsewhere.view["n"])["view"] == elsewhere.view["view"]
    for person in (ada, blaise, onlooker):
        person.close()


def test_a_seated_person_is_no_onlooker_at_a_process_that_missed_their_coming(
    two: list[Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, blaise, onlooker = Person(two[0].address), Person(two[0].address), Person(two[1].address)
    table = ada.opens(seats=2)["id"]
    assert onlooker.get(f"/api/tables/{table}")["status"] == "open"
    _lose(monkeypatch, "log", "seats", "presence", "chat")
    blaise.joins(table)
    blaise.address = two[1].address
    blaise.http.base_url = two[1].address
    assert blaise.get(f"/api/tables/{table}")["you"] == 1
    with blaise.looks(table) as socket:
        assert socket.next("table")["table"]["you"] == 1
        assert socket.next("update")["choices"]
    for person in (ada, blaise, onlooker):
        person.close()


def test_versions_are_repeated_with_presence(two: list[Served], monkeypatch: pytest.MonkeyPatch) -> None:
    ada, blaise, table = _started(two)
    onlooker = Person(two[1].address)
    with onlooker.looks(table) as watching, ada.looks(table) as one:
        watching.seen(0)
        one.seen(0)
        _lose(monkeypatch, "log", "seats", "chat")
        one.act(one.actions[0])
        one.seen(1)
        live = two[0].lobby._tables[table]
        two[0].on_the_loop(live.repeat_presence)
        assert watching.seen(1)["n"] == 1
    for person in (ada, blaise, onlooker):
        person.close()


def test_news_that_cannot_be_sent_are_sent_again(postgres: str, cable: Cable, cabled: str) -> None:
    """The connection breaks with news on their way: they arrive all the same, and only the newest."""

    async def story() -> list[BusMessage]:
        here, there = PostgresBus(cabled), PostgresBus(postgres)
        heard: list[BusMessage] = []
        ready, done = asyncio.Event(), asyncio.Event()

        def hear(news: BusMessage) -> None:
            heard.append(news)
            if news.n == 9:
                done.set()

        await there.start(hear, ready.set)
        await here.start(lambda news: None, lambda: None)
        await asyncio.wait_for(ready.wait(), 30)
        here.tell(BusMessage(process=here.process, table="t", kind="log", n=1))
        while not heard:
            await asyncio.sleep(0.01)
        cable.hold()
        for n in range(2, 10):
            here.tell(BusMessage(process=here.process, table="t", kind="log", n=n))
            await asyncio.sleep(0.01)
        cable.cut()
        cable.release()
        await asyncio.wait_for(done.wait(), 30)
        await here.stop()
        await there.stop()
        return heard

    told = [news.n for news in asyncio.run(story())]
    assert told == sorted(told)
    assert told[-1] == 9


def test_an_older_sheet_never_takes_the_place_of_a_newer_one(
    served: Served, person: Callable[..., Person]
) -> None:
    """Two changes of one table whose answers come back in another order than they were made."""
    ada = person()
    table = ada.opens(seats=3)["id"]
    live = served.lobby._tables[table]
    sheets: list[StoredTable] = []
    refresh = live.refresh

    async def late(stored: Any = None) -> None:
        sheets.append(stored)

    live.refresh = late  # type: ignore[method-assign]
    person().joins(table)
    live.refresh = refresh  # type: ignore[method-assign]
    person().joins(table)
    assert ada.get(f"/api/tables/{table}")["status"] == "playing"
    older = sheets[0]
    assert older.status == "open"
    served.on_the_loop(lambda: served.lobby._spawn(live.refresh(older)))
    ada.get(f"/api/tables/{table}")
    assert live.stored.status == "playing"


def test_a_reader_of_the_list_gets_the_newer_of_othersheets(
    two: list[Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, blaise = Person(two[0].address), Person(two[1].address)
    table = ada.opens(seats=2, public=True)["id"]
    blaise.get(f"/api/tables/{table}")
    _lose(monkeypatch, "log", "seats", "presence", "chat")
    ada.post(f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
    assert table not in [found["id"] for found in blaise.get("/api/tables")["tables"]]
    for person in (ada, blaise):
        person.close()

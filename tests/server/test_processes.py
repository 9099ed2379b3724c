"""Several processes, one database: players spread over both, and news by PostgreSQL or Redis."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from threading import Thread

import pytest
from fakeredis import TcpFakeServer

from monoceros.core.mistakes import Mistake
from monoceros.server.settings import Settings
from monoceros.server.store.bus import Bus, BusMessage, PostgresBus, RedisBus, make_bus
from tests.server import independent_verifier
from tests.server.people import Person, play_on
from tests.server.serving import ServeProcess, wait_until


def test_players_spread_over_two_processes_play_one_match(postgres: str) -> None:
    north, south = ServeProcess(postgres), ServeProcess(postgres)
    ada, blaise, onlooker = Person(north.address), Person(south.address), Person(south.address)
    table = ada.opens(seats=3, bots=[None, None, "random"], nickname="Ada")["id"]
    with ada.looks(table) as one:
        assert one.next("table")["table"]["status"] == "open"
        blaise.joins(table, nickname="Blaise")
        assert one.next("table")["table"]["status"] == "playing"
        with blaise.looks(table) as two, onlooker.looks(table) as three:
            for socket in (one, two, three):
                socket.seen(0)
            one.send({"type": "chat", "text": "hello from the north"})
            assert three.next("chat")["text"] == "hello from the north"
            while one.next("presence") != {"type": "presence", "connected": [0, 1], "onlookers": 1}:
                pass
            play_on([one, two, three], 1000, Random(3))
            assert one.view["outcome"] == two.view["outcome"] == three.view["outcome"] is not None
            assert two.next("table")["table"]["status"] == "over"
    record = blaise.http.get(f"/api/tables/{table}/record").text
    assert independent_verifier.check(record)
    assert record == ada.http.get(f"/api/tables/{table}/record").text

    ada.post(f"/api/tables/{table}/analysis")
    wait_until(lambda: blaise.get(f"/api/tables/{table}/analysis")["state"] == "ready")
    assert blaise.get(f"/api/tables/{table}/analysis") == ada.post(f"/api/tables/{table}/analysis")

    again = ada.opens(seats=2)["id"]
    blaise.joins(again)
    with ada.looks(again) as one, blaise.looks(again) as two:
        one.seen(0)
        two.seen(0)
        one.act(one.actions[0], n=0)
        two.act(two.actions[0], n=0)
        assert one.seen(2)["n"] == two.seen(2)["n"] == 2
        log = north.kill()
        play_on([two], 0, Random(1))
        ada.address = south.address
        with ada.looks(again) as back:
            assert back.seen(2)["view"]["you"] == 0
            play_on([back, two], 1000, Random(2))
            assert back.view["outcome"] is not None
    log += south.stop()
    assert ada.token not in log
    for person in (ada, blaise, onlooker):
        person.close()


def _exchange(make: Callable[[], Bus]) -> list[BusMessage]:
    """What one process hears when another tells it a lot at once."""

    async def talk() -> list[BusMessage]:
        here, there = make(), make()
        heard: list[BusMessage] = []
        ready = asyncio.Event()
        done = asyncio.Event()

        def hear(news: BusMessage) -> None:
            heard.append(news)
            if len(heard) == 500:
                done.set()

        await there.start(hear, ready.set)
        await here.start(lambda news: None, lambda: None)
        await asyncio.wait_for(ready.wait(), 30)
        for n in range(500):
            here.tell(BusMessage(process=here.process, table=f"t{n}", kind="log", n=n))
            there.tell(BusMessage(process=there.process, table="mine", kind="log"))
        await asyncio.wait_for(done.wait(), 30)
        await here.stop()
        await there.stop()
        return heard

    return asyncio.run(talk())


def test_news_by_postgresql(postgres: str) -> None:
    heard = _exchange(lambda: PostgresBus(Settings(database=postgres).postgres_url))
    assert [(news.table, news.n) for news in heard] == [(f"t{n}", n) for n in range(500)]


@pytest.fixture
def redis() -> Iterator[str]:
    """The address of a server that speaks Redis' protocol."""
    server = TcpFakeServer(("127.0.0.1", 0), server_type="redis")
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"redis://127.0.0.1:{server.server_address[1]}"
    server.shutdown()
    server.server_close()
    thread.join()


def test_news_by_redis(redis: str) -> None:
    heard = _exchange(lambda: RedisBus(redis))
    assert [(news.table, news.n) for news in heard] == [(f"t{n}", n) for n in range(500)]


def test_the_bus_follows_from_the_settings(tmp_path: Path) -> None:
    assert type(make_bus(Settings(database=str(tmp_path / "x.db")))) is Bus
    with pytest.raises(Mistake, match="bus-kind"):
        make_bus(Settings(bus="smoke://signals"))

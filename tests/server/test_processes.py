"""Several processes, one database: players spread over both, and news by PostgreSQL, Redis or mailboxes."""

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from threading import Thread

import pytest
from fakeredis import TcpFakeServer

from monoceros.core.mistakes import Mistake
from monoceros.server.neighbours import Neighbours, datagrams
from monoceros.server.settings import Settings
from monoceros.server.store.bus import Bus, BusMessage, LocalBus, PostgresBus, RedisBus, make_bus
from tests.server import independent_verifier
from tests.server.people import Json, Person, Socket, play_on
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


def _until(socket: Socket, true: Callable[[Json], bool]) -> Json:
    while True:
        told: Json = socket.next("table")["table"]
        if true(told):
            return told


def test_an_evening_spread_over_two_processes(postgres: str) -> None:
    north, south = ServeProcess(postgres), ServeProcess(postgres)
    ada, blaise = Person(north.address), Person(south.address)
    troll, late = Person(south.address), Person(south.address)
    everybody = (ada, blaise, troll, late)

    # The waiting room.
    opened = ada.opens(seats=3, nickname="Ada", starts="host")
    table, where, room = opened["id"], f"/api/tables/{opened['id']}", f"/api/rooms/{opened['room']}"
    with ada.looks(table) as one:
        blaise.joins(table, nickname="Blaise")
        blaise.post(f"{where}/ready")
        assert _until(one, lambda told: told["seats"][1]["ready"])["starts"] == "host"
        troll.joins(table, nickname="Troll")
        ada.post(f"{where}/seats", status=201)
        assert len(blaise.get(where)["seats"]) == 4
        blaise.post(f"{where}/seats/0/take")
        ada.post(f"{where}/seats/1/take")
        assert [seat["nickname"] for seat in blaise.get(where)["seats"][:2]] == ["Blaise", "Ada"]
        assert ada.post(f"{where}/start?bot=random")["status"] == "playing"
    with ada.looks(table) as one, blaise.looks(table) as two:
        assert (one.seen(0)["view"]["you"], two.seen(0)["view"]["you"]) == (1, 0)
        with troll.looks(table) as three:
            # Muted and removed through one process, refused and let go of by the other.
            assert three.seen(0)["view"]["you"] == 2
            ada.post(f"{room}/mute", {"seat": 2, "who": "Troll"})
            _until(three, lambda told: told["seats"][2]["muted"])
            assert three.refusal({"type": "chat", "text": "ha!"})["code"] == "muted"
            ada.post(f"{room}/remove", {"seat": 2, "who": "Troll"})
            assert three.closing() == "reseated"
        assert troll.post(f"{room}/ask", {"seat": 2}, 403)["code"] == "removed"
        # Nobody loses a seat who is there, through whichever process.
        ref = late.post(f"{room}/ask", {"seat": 3, "nickname": "Late"})["people"][-1]["ref"]
        wait_until(lambda: bool(ada.get(where)["seats"][0]["connected"]))
        assert ada.post(f"{room}/give", {"to": ref, "seat": 0}, 409)["code"] == "seat-present"
        ada.post(f"{room}/give", {"to": ref, "seat": 3})
        assert late.get(where)["you"] == 3
        # A staller at one process is warned through the other.
        warned = ada.http.post(f"{where}/seats/0/warn", json={"who": "Blaise"})
        assert warned.status_code == 200, warned.text
        _until(two, lambda told: bool(told["seats"][0]["stand_in"]))
        blaise.post(f"{where}/back")
        _until(one, lambda told: not told["seats"][0]["stand_in"])
    # The host's process knows that they are gone; so does the other.
    wait_until(lambda: bool(blaise.get(room)["host_gone"]))
    assert blaise.post(f"{room}/host", {"seat": 0})["hosting"] is True
    assert ada.get(room)["hosting"] is False

    # Two people on one device there, one here, and the next game of all of them.
    shared = blaise.opens(seats=3, nickname="Blaise", guests=["Guest"], starts="host")
    ada.joins(shared["id"], nickname="Ada")
    assert blaise.post(f"/api/tables/{shared['id']}/start")["status"] == "playing"
    with (
        ada.looks(shared["id"]) as one,
        blaise.looks(f"{shared['id']}?seat=0") as two,
        blaise.looks(f"{shared['id']}?seat=1") as three,
        blaise.looks(shared["id"]) as curtain,
    ):
        assert [socket.next("update")["view"]["you"] for socket in (one, two, three)] == [2, 0, 1]
        assert curtain.next("update")["view"]["you"] is None
        play_on([one, two, three], 1000, Random(5))
        assert curtain.closing() == "reseated"
        following = blaise.post(f"/api/rooms/{shared['room']}/next", {"after": shared["id"]}, 201)
    assert [seat["nickname"] for seat in following["seats"]] == ["Blaise", "Guest", "Ada"]
    assert (following["yours"], ada.get(f"/api/tables/{following['id']}")["yours"]) == ([0, 1], [2])
    logs = north.stop() + south.stop()
    for person in everybody:
        assert person.token not in logs
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


def test_news_by_mailboxes(tmp_path: Path) -> None:
    (tmp_path / "gone.news").touch()
    heard = _exchange(lambda: LocalBus(str(tmp_path)))
    assert [(news.table, news.n) for news in heard] == [(f"t{n}", n) for n in range(500)]
    assert list(tmp_path.iterdir()) == []


def test_whoever_does_not_listen_keeps_no_news_from_the_others(tmp_path: Path) -> None:
    with datagrams() as full:
        full.bind(str(tmp_path / "full.news"))
        with datagrams() as line, contextlib.suppress(BlockingIOError):
            while True:
                line.sendto(b"[]", str(tmp_path / "full.news"))
        heard = _exchange(lambda: LocalBus(str(tmp_path)))
    assert [(news.table, news.n) for news in heard] == [(f"t{n}", n) for n in range(500)]


def test_the_bus_follows_from_the_settings(tmp_path: Path) -> None:
    assert type(make_bus(Settings(database=str(tmp_path / "x.db")))) is Bus
    neighbours = Neighbours(str(tmp_path), 0, 2)
    assert type(make_bus(Settings(database=str(tmp_path / "x.db")), neighbours)) is LocalBus
    with pytest.raises(Mistake, match="bus-kind"):
        make_bus(Settings(bus="smoke://signals"))

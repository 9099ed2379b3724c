"""Small things that make a table a good place: talk, links, seats and clocks that do what one expects."""

import asyncio
import json
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from monoceros.server.protocol import timestamps
from monoceros.server.settings import Settings
from monoceros.server.store.database import Pulse
from tests.server.conftest import NOT_BUILT
from tests.server.people import Person, Socket
from tests.server.serving import ROOMY, Served
from tests.server.test_pack_upload import MINE
from tests.server.test_people import as_of_old

Maker = Callable[..., Person]


def test_what_is_said_while_somebody_connects_reaches_them_too(
    served: Served, person: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, blaise = person(), person()
    table = ada.opens(seats=2)["id"]
    blaise.joins(table)
    reading, said = threading.Event(), threading.Event()
    pulse = served.lobby.store.pulse

    async def slow(wanted: str) -> Pulse | None:
        found = await pulse(wanted)
        reading.set()
        await asyncio.to_thread(said.wait, 20)
        return found

    heard: list[str] = []

    def come() -> None:
        with blaise.looks(table) as two:
            heard.extend(chat["text"] for chat in two.next("chats")["messages"])
            two.next("presence")

    with ada.looks(table) as one:
        one.next("presence")
        monkeypatch.setattr(served.lobby.store, "pulse", slow)
        coming = threading.Thread(target=come)
        coming.start()
        assert reading.wait(20)
        one.send({"type": "chat", "text": "welcome"})
        assert one.next("chat")["text"] == "welcome"
        said.set()
        coming.join(20)
    assert heard == ["welcome"]


def test_more_sockets_do_not_make_one_louder(person: Maker) -> None:
    ada = person()
    table = ada.opens(seats=2)["id"]
    refused = 0
    for _ in range(4):
        with ada.looks(table) as one:
            one.next("presence")
            for _ in range(3):
                one.send({"type": "chat", "text": "hear me"})
                one.send({"type": "ping"})
                while (message := _either(one))["type"] not in ("pong", "refused"):
                    pass
                refused += message["type"] == "refused"
    assert refused >= 5


def _either(socket: Socket) -> dict[str, object]:
    return dict(json.loads(socket.connection.recv(timeout=20)))


def test_somebody_elses_link_does_not_take_ones_own_seat_away(person: Maker, served: Served) -> None:
    ada, blaise = person(), person()
    table = ada.opens(seats=2)["id"]
    blaise.joins(table)
    token = as_of_old(served, table, 0)
    assert blaise.http.get(f"/s/{table}/{token}").status_code == 409
    assert blaise.get(f"/api/tables/{table}")["you"] == 1


def test_no_cache_keeps_a_secret(person: Maker, served: Served) -> None:
    ada = person()
    opened = ada.http.post("/api/tables", json={"game": "hilo", "seats": 2})
    table = opened.json()["id"]
    linked = ada.http.post("/api/me/link")
    followed = ada.http.get(f"/s/{table}/{as_of_old(served, table, 0)}")
    for answer in (opened, linked, followed, ada.http.get("/api/me"), ada.http.get("/api/me/export")):
        assert answer.headers["cache-control"] == "no-store"


def test_a_join_whose_answer_is_lost_leaves_no_ghost(person: Maker) -> None:
    ada, blaise = person(), person()
    table = ada.opens(seats=3)["id"]
    key = "k" * 22
    assert blaise.joins(table, key=key)["you"] == 1
    blaise.http.cookies.clear()  # as if the answer had never come
    again = blaise.joins(table, key=key)
    assert again["you"] == 1
    assert [seat["kind"] for seat in again["seats"]] == ["person", "person", "open"]
    assert blaise.get(f"/api/tables/{table}")["you"] == 1
    assert person().post(f"/api/tables/{table}/join", {"key": "short"}, 400)["code"] == "bad-request"


def test_clocks_do_not_mind_when_somebody_sets_the_system_time(monkeypatch: pytest.MonkeyPatch) -> None:
    before = timestamps.now()
    real = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: real() + 3600 * 10**9)
    assert 0 <= timestamps.now() - before < 60_000


@pytest.fixture
def stingy(tmp_path: Path) -> Iterator[Served]:
    limits = {**ROOMY, "packs_per_hour": 2.0}
    server = Served(Settings(database=str(tmp_path / "tables.db"), **limits), NOT_BUILT)  # type: ignore[arg-type]
    yield server
    server.stop()


def test_one_address_keeps_so_many_packs_here(stingy: Served) -> None:
    ada = Person(stingy.address)
    wish = {"game": "hilo", "seats": 2, "pack": MINE}
    assert [ada.http.post("/api/tables", json=wish).status_code for _ in range(3)] == [201, 201, 429]
    assert ada.opens(seats=2)["own_pack"] is False
    ada.close()

"""The wire law for rooms and people: nobody receives what belongs to somebody else.

Everything every person receives during an evening, over HTTP and over sockets, is kept and searched: for the
secrets of others, ids that never leave the server, seeds of deals, and cards a viewer may not know.
"""

import json
from collections.abc import Callable
from random import Random

import httpx
from sqlalchemy import Connection, select

from monoceros.server.protocol.tokens import digest
from monoceros.server.store.schema import devices
from tests.server.people import Json, Person, Socket, play_on
from tests.server.serving import Served
from tests.server.test_people import in_database

Maker = Callable[..., Person]


class Ears:
    """All that reaches one person."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.told: list[str] = []
        self.sockets: list[Socket] = []
        person.http.event_hooks["response"].append(self._hear)

    def _hear(self, answer: httpx.Response) -> None:
        answer.read()
        # The one place where a secret may stand: the cookie of whoever it belongs to.
        headers = [value for name, value in answer.headers.items() if name != "set-cookie"]
        self.told += [answer.text, *headers]

    def all(self) -> str:
        return "\n".join([*self.told, *(said for socket in self.sockets for said in socket.heard)])


def test_nobody_receives_what_belongs_to_somebody_else(person: Maker, served: Served) -> None:
    ada, blaise, carol, troll, stranger = (person() for _ in range(5))
    ears = {one: Ears(one) for one in (ada, blaise, carol, troll, stranger)}

    def listens(one: Person, socket: Socket) -> Socket:
        ears[one].sockets.append(socket)
        return socket

    opened = ada.opens(seats=4, nickname="Ada", guests=["Guest"], starts="host")
    table, where, room = opened["id"], f"/api/tables/{opened['id']}", f"/api/rooms/{opened['room']}"
    blaise.joins(table, nickname="Blaise")
    troll.joins(table, nickname="Troll")
    for one in (ada, blaise, troll, stranger):
        one.http.get(where)
        one.http.get(room)
        one.http.get("/api/tables")
        one.http.get("/api/tables/mine")
        one.http.get("/api/rooms/mine")
    blaise.post(f"{where}/seats/0/take")
    blaise.post(f"{where}/ready")
    ada.post(f"{where}/start")
    with (
        ada.looks(f"{table}?seat=0") as a,
        ada.looks(f"{table}?seat=1") as guest,
        ada.looks(table) as curtain,
        blaise.looks(table) as b,
        stranger.looks(table) as onlooker,
    ):
        for one, socket in ((ada, a), (ada, guest), (ada, curtain), (blaise, b), (stranger, onlooker)):
            listens(one, socket).seen(0)
        with troll.looks(table) as t:
            listens(troll, t).seen(0)
            t.send({"type": "chat", "text": "boo"})
            ada.post(f"{room}/mute", {"seat": 3})
            ada.post(f"{room}/remove", {"seat": 3})
            assert t.closing() == "reseated"
        with troll.looks(table) as t:
            listens(troll, t).next("update")
            assert t.view["view"]["you"] is None
        carol.post(f"{room}/ask", {"seat": 3, "nickname": "Carol"})
        ref = next(one["ref"] for one in ada.get(room)["people"] if one["asks"] == 3)
        ada.post(f"{room}/give", {"to": ref, "seat": 3})
        link = blaise.post("/api/me/link", status=201)["link"]
        with carol.looks(table) as c:
            listens(carol, c).next("update")
            play_on([a, guest, b, c], 2000, Random(8))
            for socket in (curtain, onlooker):
                socket.hear_all(0.5)
        ada.http.get(f"{where}/record")
        following = ada.post(f"{room}/next", {"after": table}, 201)
    for one in ears:
        for path in (where, room, f"/api/tables/{following['id']}", "/api/me", "/api/rooms/mine"):
            one.http.get(path)
        if "person" in one.http.cookies:
            one.http.get("/api/me/export")

    ids: dict[str, str] = {}

    def read(held: Connection) -> None:
        ids.update((row.token, row.person) for row in held.execute(select(devices.c.token, devices.c.person)))

    in_database(served, read)
    running = served.lobby._tables[following["id"]].stored
    code = link.partition("#")[2]
    for listener, heard in ears.items():
        words = heard.all()
        assert len(words) > 1000
        assert running.secret not in words
        for one in (ada, blaise, carol, troll):
            assert one.token not in words
            assert digest(one.token) not in words
            assert ids[digest(one.token)] not in words
        if listener is not blaise:
            assert code not in words
        assert digest(code) not in words
    views = {viewer: _frames(ada, table, viewer) for viewer in ("A", "B", "C", "D", "onlooker")}
    checked = 0
    for listener, heard in ears.items():
        del listener
        for socket in heard.sockets:
            for update in (json.loads(said) for said in socket.heard if '"type":"update"' in said[:40]):
                you = update["view"]["you"]
                eyes = "onlooker" if you is None else "ABCD"[you]
                # Without an undo the version counts actions: what was told is what the engine tells.
                if update["n"] < len(views[eyes]) - 1:
                    assert update["view"] == views[eyes][update["n"]]
                    checked += 1
    assert checked > 40


def _frames(one: Person, table: str, viewer: str) -> list[Json]:
    """The views of a viewer after each action of a finished match, as the engine tells them anew."""
    replay = one.get(f"/api/tables/{table}/replay?viewer={viewer}")
    return [frame["view"] for frame in replay["frames"]]

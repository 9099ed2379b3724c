"""What real people ask and say at a server: a little of everything it offers, to begin from."""

import json
from contextlib import ExitStack
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx

from monoceros.games.registry import GAMES
from tests.fuzz.samples import pack_texts
from tests.server.people import Person, Socket, play_on, seal

MOVES = 30


@dataclass(frozen=True)
class Asked:
    """A request as it was made."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Recording:
    """Requests, and frames with the table and the cookie they belong to."""

    asked: list[Asked] = field(default_factory=list)
    frames: list[bytes] = field(default_factory=list)
    tables: list[str] = field(default_factory=list)
    cookies: list[str] = field(default_factory=list)

    def hear(self, request: httpx.Request) -> None:
        """Remember a request."""
        kept = ("accept-language", "content-type", "cookie", "origin")
        headers = {name: value for name, value in request.headers.items() if name in kept}
        self.asked.append(Asked(request.method, request.url.raw_path.decode(), headers, request.content))


def record(address: str, random: Random) -> Recording:
    """Use a server for everything it is there for."""
    recording = Recording()
    ada, blaise = (_heard(Person(address), recording) for _ in range(2))
    try:
        for path in ("/", "/healthz", "/api/games", "/api/tables", "/api/texts/de", "/schema", "/metrics"):
            ada.http.get(path)
        for game in GAMES:
            _read(ada, game)
            _play(ada, blaise, game, recording, random)
        _finish_and_check(ada, recording, random)
        _be_somebody(ada, blaise)
        _every_operation(ada, recording)
    finally:
        ada.close()
        blaise.close()
    return recording


def _heard(person: Person, recording: Recording) -> Person:
    person.http.event_hooks["request"] = [recording.hear]
    return person


def _read(ada: Person, game: str) -> None:
    rules = ada.http.get(f"/api/games/{game}/rules").json()
    ada.http.get(f"/api/games/{game}/cards", params={"edition": rules.get("edition", "")})
    ada.http.get(f"/api/games/{game}/rules/compare", params={"editions": "de,fr"})


def _play(ada: Person, blaise: Person, game: str, recording: Recording, random: Random) -> None:
    """Two people and bots, with entropy, chat and everything a table knows; and a pack of one's own."""
    wish = {"game": game, "seats": 3, "bots": [None, None, "casual"], "nickname": "Ada", **seal("mare")}
    table = ada.http.post("/api/tables", json=wish).json()["id"]
    recording.tables.append(table)
    ada.http.post("/api/tables", json={"game": game, "seats": 2, "public": True, "hints": True})
    for pack in pack_texts(game):
        ada.http.post(f"/api/games/{game}/cards", json={"pack": pack})
    ada.http.post("/api/tables", json={"game": game, "seats": 3, "pack": pack_texts(game)[0]})
    blaise.http.post(
        f"/api/tables/{table}/join", json={"nickname": "Blaise", "key": "k" * 22, **seal("foal")}
    )
    for person, entropy in ((ada, "mare"), (blaise, "foal")):
        person.http.post(f"/api/tables/{table}/reveal", json={"entropy": entropy})
    recording.cookies += [ada.cookies(), blaise.cookies()]
    with ExitStack() as stack:
        sockets = [stack.enter_context(person.looks(table)) for person in (ada, blaise)]
        for socket in sockets:
            _listen(socket, recording)
            socket.seen(0)
        sockets[0].send({"type": "chat", "text": "good luck"})
        sockets[0].send({"type": "hint"})
        sockets[0].send({"type": "why", "action": "play A"})
        sockets[0].send({"type": "ping"})
        play_on(sockets, MOVES, random)
        sockets[0].send({"type": "undo", "n": sockets[0].view["n"]})
    for path in (
        f"/api/tables/{table}",
        f"/api/tables/{table}/cards",
        f"/api/rooms/{table}",
        "/api/rooms/mine",
    ):
        ada.http.get(path)
    blaise.http.post(f"/api/tables/{table}/leave", json={})
    ada.http.post(f"/api/tables/{table}/seats/1/bot", json={"bot": "casual"})


def _finish_and_check(ada: Person, recording: Recording, random: Random) -> None:
    table = ada.http.post("/api/tables", json={"game": "hilo", "seats": 2, "bots": [None, "random"]}).json()[
        "id"
    ]
    with ada.looks(table) as socket:
        socket.seen(0)
        play_on([socket], 1000, random)
    text = ada.http.get(f"/api/tables/{table}/record").text
    for viewer in ("A", "all", "onlooker"):
        ada.http.get(f"/api/tables/{table}/replay", params={"viewer": viewer})
    ada.http.post("/api/verify", json={"record": text})
    ada.http.post(f"/api/tables/{table}/analysis", json={})
    for step, body in (("vote", {"game": "hilo"}), ("choosing", {"by": "vote"}), ("next", {"after": table})):
        ada.http.post(f"/api/rooms/{table}/{step}", json=body)
    recording.tables.append(table)


def _be_somebody(ada: Person, blaise: Person) -> None:
    ada.http.put("/api/me", json={"name": "Ada", "avatar": "unicorn", "language": "de"})
    ada.http.get("/api/me/export")
    link = ada.http.post("/api/me/link").json()
    blaise.http.post(
        "/api/me/carry", json={key: value for key, value in link.items() if isinstance(value, str)}
    )
    ada.http.delete("/api/me/devices")


def _every_operation(ada: Person, recording: Recording) -> None:
    """Whatever the description names is asked once, so that no address is forgotten."""
    table = recording.tables[0]
    known = {"table_id": table, "room_id": table, "game": "hilo", "language": "en", "seat": "0"}
    for path, operations in ada.http.get("/schema/openapi.json").json()["paths"].items():
        if "/me" in path:
            continue  # above, and nobody shall be forgotten here
        whole = path
        for name, value in known.items():
            whole = whole.replace("{" + name + "}", value)
        for method in operations:
            ada.http.request(method.upper(), whole.replace("{", "").replace("}", ""), json={})


def _listen(socket: Socket, recording: Recording) -> None:
    send = socket.send

    def heard(message: dict[str, Any] | str | bytes) -> None:
        recording.frames.append(json.dumps(message).encode())
        send(message)

    socket.send = heard  # type: ignore[method-assign]

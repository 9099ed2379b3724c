"""People at a table, over real HTTP and real sockets."""

import contextlib
import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from hashlib import sha256
from random import Random
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PATIENCE = 30
"""Seconds before a test gives up waiting for a message that should come at once."""
Json = dict[str, Any]


def seal(entropy: str) -> Json:
    """What is told of entropy before everybody reveals theirs."""
    return {"entropy_commitment": sha256(entropy.encode()).hexdigest()}


class Socket:
    """One open socket: what it was told, in order."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.view: Json = {}
        self.raw: list[str] = []
        """Every update, history and refusal as it came."""
        self.heard: list[str] = []
        """Every message as it came."""

    def send(self, message: Json | str | bytes) -> None:
        self.connection.send(json.dumps(message) if isinstance(message, dict) else message)

    def next(self, kind: str) -> Json:
        """The next message of a kind; updates in between are taken in."""
        while True:
            text = self.connection.recv(timeout=PATIENCE)
            assert isinstance(text, str)
            message = self._take_in(text)
            if message["type"] == kind:
                return message

    def _take_in(self, text: str) -> Json:
        self.heard.append(text)
        message: Json = json.loads(text)
        if message["type"] in ("update", "refused", "history"):
            self.raw.append(text)
        if message["type"] == "update":
            self.view = message
        return message

    def seen(self, n: int) -> Json:
        """The first update at or past a version."""
        while self.view.get("n", -1) < n:
            self.next("update")
        return self.view

    @property
    def actions(self) -> list[int]:
        return [choice["action"] for choice in self.view["choices"]]

    def act(self, action: int, n: int | None = None) -> None:
        self.send({"type": "act", "n": self.view["n"] if n is None else n, "action": action})

    def hear_all(self, wait: float = 0.0) -> None:
        """Take in whatever has come, waiting so long for the first of it."""
        with contextlib.suppress(TimeoutError, ConnectionClosed):
            while True:
                self._take_in(str(self.connection.recv(timeout=wait)))
                wait = 0.0

    def answered(self) -> None:
        """Wait until what was played last is told, or refused."""
        while True:
            if self._take_in(str(self.connection.recv(timeout=PATIENCE)))["type"] in ("update", "refused"):
                return

    def closing(self) -> str:
        """Take in whatever still comes; the reason the socket is closed with in the end."""
        try:
            while True:
                self.next("the end")
        except ConnectionClosed as closed:
            return closed.rcvd.reason if closed.rcvd else ""

    def refusal(self, message: Json | str | bytes) -> Json:
        """Say something and be refused."""
        self.send(message)
        return self.next("refused")

    def close(self) -> None:
        self.connection.close()


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, address: str, language: str = "en") -> None:
        self.address = address
        self.language = language
        self.http = httpx.Client(
            base_url=address, timeout=PATIENCE, headers={"accept-language": language}, trust_env=False
        )

    def close(self) -> None:
        self.http.close()

    def post(self, path: str, body: Json | None = None, status: int = 200) -> Json:
        answer = self.http.post(path, json={} if body is None else body)
        assert answer.status_code == status, answer.text
        return dict(answer.json())

    def get(self, path: str, status: int = 200) -> Json:
        answer = self.http.get(path)
        assert answer.status_code == status, answer.text
        return dict(answer.json())

    def delete(self, path: str, status: int = 200) -> Json:
        answer = self.http.delete(path)
        assert answer.status_code == status, answer.text
        return dict(answer.json())

    def opens(self, seats: int = 2, **wishes: Any) -> Json:
        return self.post("/api/tables", {"game": "hilo", "seats": seats, **wishes}, 201)

    def joins(self, table: str, **wishes: Any) -> Json:
        return self.post(f"/api/tables/{table}/join", wishes)

    def reveals(self, table: str, entropy: str, status: int = 200) -> Json:
        return self.post(f"/api/tables/{table}/reveal", {"entropy": entropy}, status)

    def play_seats(self, table: str, seats: list[int]) -> None:
        """Play a match to its end for several seats on this person's device, as fast as it goes."""
        with ExitStack() as open_ones:
            sockets = [open_ones.enter_context(self.looks(f"{table}?seat={seat}")) for seat in seats]
            play_to_the_end(sockets, Random(7))

    @property
    def token(self) -> str:
        """The secret of this browser's person."""
        return str(self.http.cookies["person"])

    def cookies(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)

    @contextmanager
    def looks(self, table: str, **headers: str) -> Iterator[Socket]:
        """Open a socket and take in how the table stands."""
        given = {"Cookie": self.cookies(), "Accept-Language": self.language, **headers}
        address = self.address.replace("http", "ws", 1)
        with connect(
            f"{address}/ws/tables/{table}",
            additional_headers={name: value for name, value in given.items() if value},
            proxy=None,
            compression=None,
            max_size=None,
        ) as connection:
            yield Socket(connection)


def play_to_the_end(sockets: list[Socket], random: Random, moves: int | None = None) -> None:
    """Let whoever is asked answer at random until the match is over, while others play as well.

    With `moves` it stops after so many, as soon as no reaction window is open.
    """
    for socket in sockets:
        socket.seen(0)
    while all(socket.view["outcome"] is None for socket in sockets):
        for socket in sockets:
            socket.hear_all()
        shown = [socket.view for socket in sockets]
        if moves is not None and all(view["window"] is None and view["n"] >= moves for view in shown):
            break
        able = [socket for socket in sockets if socket.actions and socket.view["outcome"] is None]
        if not able:
            sockets[0].hear_all(0.05)
            continue
        mover = random.choice(able)
        mover.act(random.choice(mover.actions))
        mover.answered()


def play_on(sockets: list[Socket], moves: int, random: Random) -> int:
    """Let those with a choice make one at random until so many moves were made or the match is over.

    Every socket must have taken in the present version. Returns the version reached.
    """
    for _ in range(moves):
        version = max(socket.view["n"] for socket in sockets)
        for socket in sockets:
            socket.seen(version)
        if sockets[0].view["outcome"] is not None:
            break
        able = [socket for socket in sockets if socket.actions]
        if able:
            mover = random.choice(able)
            mover.act(random.choice(mover.actions))
        for socket in sockets:
            socket.seen(version + 1)
    return max(int(socket.view["n"]) for socket in sockets)

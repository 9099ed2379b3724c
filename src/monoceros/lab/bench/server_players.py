"""Players for a load: clients as thin as can be, and the table they play at together."""

import asyncio
import base64
import os
import time
from collections.abc import Coroutine
from random import Random
from typing import Any, Protocol
from urllib.parse import urlsplit

import msgspec

from monoceros.lab.bench.server_tables import SEATS, Place

ADDRESSES = {"localhost": "127.0.0.1"}
TEXT, PING, PONG = 1, 9, 10
NULL = b"null"


class _Choice(msgspec.Struct):
    action: int
    verb: str


class _Told(msgspec.Struct):
    type: str
    n: int = 0
    choices: list[_Choice] = []
    outcome: msgspec.Raw = msgspec.Raw(NULL)
    code: str = ""


_decoder = msgspec.json.Decoder(_Told)


class Load(Protocol):
    """Who lets tables play, and counts."""

    address: str
    random: Random
    resets: int
    refusals: list[str]

    def moved(self, took: float) -> None:
        """Count a move that has reached everyone."""

    def next_move(self, sitting: "Sitting") -> None:
        """Let a table make its next move."""

    def ended(self, sitting: "Sitting") -> None:
        """Put another table in the place of one whose game is over."""


class Player(asyncio.Protocol):
    """One socket, with the smallest WebSocket client that can play."""

    def __init__(self, sitting: "Sitting", seat: int, cookie: str) -> None:
        self._sitting = sitting
        self._seat = seat
        self._cookie = cookie
        self._buffer = bytearray()
        self._open = False
        self._transport: Any = None
        self.n = -1
        self.actions: list[_Choice] = []
        self.told = False
        """Whether this connection has been told how the table stands."""

    def connection_lost(self, exc: Exception | None) -> None:
        """Note a connection that was reset instead of closed."""
        if exc is not None:
            self._sitting.reset()

    def connection_made(self, transport: Any) -> None:
        """Ask for a WebSocket; uvloop's transports are of no class of asyncio's."""
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            (
                f"GET /ws/tables/{self._sitting.place.id} HTTP/1.1\r\nHost: {self._sitting.host}\r\n"
                f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
                f"Sec-WebSocket-Version: 13\r\nCookie: {self._cookie}\r\n\r\n"
            ).encode()
        )

    def data_received(self, data: bytes) -> None:
        """Split what came into messages."""
        buffer = self._buffer
        buffer += data
        if not self._open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                raise RuntimeError(bytes(buffer[:200]))
            del buffer[: end + 4]
            self._open = True
        at = 0
        size = len(buffer)
        while size - at >= 2:
            length = buffer[at + 1] & 127
            head = at + 2
            if length == 126:
                if size - at < 4:
                    break
                length = int.from_bytes(buffer[at + 2 : at + 4], "big")
                head = at + 4
            elif length == 127:
                if size - at < 10:
                    break
                length = int.from_bytes(buffer[at + 2 : at + 10], "big")
                head = at + 10
            if size - head < length:
                break
            self._frame(buffer[at] & 15, bytes(buffer[head : head + length]))
            at = head + length
        del buffer[:at]

    def _frame(self, kind: int, payload: bytes) -> None:
        if kind == PING:
            self._write(PONG, payload)
        elif kind == TEXT and payload.startswith((b'{"type":"update"', b'{"type":"refused"')):
            told = _decoder.decode(payload)
            if told.type == "refused":
                self._sitting.refused(told.code)
                return
            self.n = told.n
            self.told = True
            self.actions = told.choices
            self._sitting.heard(told.n, over=bytes(told.outcome) != NULL)

    def act(self, action: int) -> None:
        """Send a move."""
        self._write(TEXT, b'{"type":"act","n":%d,"action":%d}' % (self.n, action))

    def _write(self, kind: int, payload: bytes) -> None:
        # A mask of zeros is a mask, and leaves the payload as it is.
        self._transport.write(bytes((0x80 | kind, 0x80 | len(payload), 0, 0, 0, 0)) + payload)

    def close(self) -> None:
        """Close the connection."""
        if self._transport is not None:
            self._transport.close()

    def forget(self) -> None:
        """Begin anew, with another connection to come."""
        self._buffer.clear()
        self._open = self.told = False


class Sitting:
    """One table being played: a move is sent when everyone has heard of the last one."""

    def __init__(self, load: Load, place: Place) -> None:
        self.place = place
        self.host = urlsplit(load.address).netloc
        self._load = load
        self._players = [Player(self, seat, cookie) for seat, cookie in enumerate(place.cookies)]
        self._n = 0
        self._missing = SEATS
        self._sent = 0.0
        self._over = False

    async def begin(self) -> None:
        """Connect all players."""
        for player in self._players:
            await self._connect(player)

    async def _connect(self, player: Player) -> None:
        loop = asyncio.get_running_loop()
        host, _, port = self.host.partition(":")
        await loop.create_connection(lambda: player, ADDRESSES.get(host, host), int(port))

    def come_back(self) -> list[Coroutine[Any, Any, None]]:
        """Connect all players anew, after they have hung up: each of them at the same time."""
        self._missing = -1
        for player in self._players:
            player.forget()
        return [self._connect(player) for player in self._players]

    @property
    def back(self) -> bool:
        """Whether all players have been told how the table stands since they came back."""
        return all(player.told for player in self._players)

    def reset(self) -> None:
        """Count a connection that was reset."""
        self._load.resets += 1

    @property
    def ready(self) -> bool:
        """Whether everyone has heard of the last move, or of the deal."""
        return self._missing == 0

    def heard(self, n: int, *, over: bool) -> None:
        """Note that one viewer was told of version `n`."""
        self._over = self._over or over
        if n != self._n:
            return
        self._missing -= 1
        if self.ready:
            if self._sent:
                self._load.moved(time.perf_counter() - self._sent)
            if self._over:
                self._load.ended(self)
            else:
                self._load.next_move(self)

    def move(self) -> None:
        """Make the next move for one of the players who may move."""
        player = next(player for player in self._players if player.actions)
        # A card goes on the first place, which is open soon: so a game lasts about a thousand moves,
        # and it is moves that are measured, not the opening of tables.
        places = (choice for choice in player.actions if choice.verb == "place")
        choice = next(places, None) or self._load.random.choice(player.actions)
        self._n += 1
        self._missing = SEATS
        self._sent = time.perf_counter()
        player.act(choice.action)

    def refused(self, code: str) -> None:
        """A move was refused, which never happens to an honest client."""
        self._load.refusals.append(code)

    def close(self) -> None:
        """Close the connections of all players."""
        for player in self._players:
            player.close()

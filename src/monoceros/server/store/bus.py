"""Messages between processes that share a database: "table T is at n", "T's seats changed", "who is here".

They only say where to look; the truth is in the database. So they may be lost, doubled or late without
harm: whoever acts on old knowledge loses the race for (table, n), reloads and checks again. What cannot be
sent is sent again, the newest of each kind for each table, and every process repeats from time to time which
versions it knows. A single process needs no bus. Litestar's PostgreSQL channels open a connection for every
message, which a table's pace does not allow; this keeps two and sends what has gathered at once.
"""

import asyncio
import contextlib
import logging
import secrets
import socket
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, Literal

import msgspec

from monoceros.core.installation import need
from monoceros.core.mistakes import Mistake
from monoceros.server.neighbours import Neighbours, datagrams
from monoceros.server.protocol.socket_messages import EmoteName
from monoceros.server.settings import Settings

log = logging.getLogger("monoceros.server")
CHANNEL = "monoceros"
RETRY_SECONDS = 1.0
LISTEN_SECONDS = 20.0
"""How long a listener hears nothing before it asks whether its connection is alive."""
ANSWER_SECONDS = 5.0
MOST_BYTES = 7000
"""PostgreSQL carries less than 8,000 bytes in one notification."""
MAILBOX = ".news"
MAIL_BYTES = 1 << 16
FULL_SECONDS = 1.0
"""How long a full mailbox is tried again."""
TRY_SECONDS = 0.02
PATIENT_SECONDS = 0.5
"""How long news wait for others to go with them where nobody is known to wait for them."""


class BusMessage(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one process tells the others about a table: `n` and `changes` are the versions it knows."""

    process: str
    table: str
    kind: Literal["log", "seats", "chat", "presence", "emote"]
    n: int = 0
    changes: int = 0
    connected: list[int] = []
    looking: list[int] = []
    onlookers: int = 0
    seat: int = 0
    emote: EmoteName | None = None


Hear = Callable[[BusMessage], None]
Missed = Callable[[], None]


class Bus:
    """The bus of a single process: nothing is sent, nothing comes in."""

    shared = False
    """Whether there is anybody to tell."""

    def __init__(self) -> None:
        self.process = secrets.token_hex(4)

    async def start(self, hear: Hear, missed: Missed) -> None:
        """Begin to listen. `missed` is called when messages may have been lost."""

    async def stop(self) -> None:
        """Stop listening."""

    def tell(self, message: BusMessage, *, patiently: bool = False) -> None:
        """Queue a message for the other processes; it is sent at once, or within `PATIENT_SECONDS`."""


class _Shared(Bus, ABC):
    """A bus with other processes on it: sends what has gathered, listens, and reconnects."""

    shared = True

    def __init__(self) -> None:
        super().__init__()
        self._gathered: dict[tuple[str, str], BusMessage] = {}
        self._awake = asyncio.Event()
        self._later: asyncio.TimerHandle | None = None
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, hear: Hear, missed: Missed) -> None:
        self._tasks = [asyncio.create_task(self._listen(hear, missed)), asyncio.create_task(self._send())]

    async def stop(self) -> None:
        if self._later is not None:
            self._later.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._disconnect()

    def tell(self, message: BusMessage, *, patiently: bool = False) -> None:
        # One seat's emote does not take the place of another's.
        kind = f"{message.kind} {message.seat}"
        self._gathered.pop((message.table, kind), None)
        self._gathered[message.table, kind] = message
        if not patiently:
            self._awake.set()
        elif self._later is None:
            self._later = asyncio.get_running_loop().call_later(PATIENT_SECONDS, self._wake)

    def _wake(self) -> None:
        self._later = None
        self._awake.set()

    async def _listen(self, hear: Hear, missed: Missed) -> None:
        while True:
            try:
                async for payload in self._payloads(missed):
                    for message in _decoder.decode(payload):
                        if message.process != self.process:
                            hear(message)
            except (OSError, msgspec.MsgspecError) as error:
                log.warning("bus lost", extra={"said": type(error).__name__})
            await asyncio.sleep(RETRY_SECONDS)

    async def _send(self) -> None:
        while True:
            await self._awake.wait()
            self._awake.clear()
            gathered, self._gathered = self._gathered, {}
            try:
                for payload in _payloads(list(gathered.values())):
                    async with asyncio.timeout(ANSWER_SECONDS):
                        await self._publish(payload)
            except OSError as error:
                log.warning("bus lost", extra={"said": type(error).__name__})
                await self._disconnect()
                # What is newer has been told since; the rest is told again.
                self._gathered = {**gathered, **self._gathered}
                self._awake.set()
                await asyncio.sleep(RETRY_SECONDS)

    @abstractmethod
    def _payloads(self, missed: Missed) -> AsyncIterator[bytes | str]:
        """What others published, from now until the connection is lost; `missed` once it stands."""

    @abstractmethod
    async def _publish(self, payload: str) -> None:
        """Send one payload to all others."""

    @abstractmethod
    async def _disconnect(self) -> None:
        """Drop the connection that publishes."""


_decoder = msgspec.json.Decoder(list[BusMessage])


def _payloads(gathered: list[BusMessage]) -> list[str]:
    """The messages in as few payloads as fit."""
    payloads: list[str] = []
    part: list[bytes] = []
    size = 0
    for message in gathered:
        encoded = msgspec.json.encode(message)
        if part and size + len(encoded) > MOST_BYTES:
            payloads.append(f"[{b','.join(part).decode()}]")
            part, size = [], 0
        part.append(encoded)
        size += len(encoded) + 1
    if part:
        payloads.append(f"[{b','.join(part).decode()}]")
    return payloads


class PostgresBus(_Shared):
    """Messages by LISTEN and NOTIFY in the database that is shared anyway."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url
        self._driver: Any = need("psycopg", "postgres")
        self._connection: Any = None

    async def _payloads(self, missed: Missed) -> AsyncIterator[str]:
        try:
            async with await self._connect() as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                missed()
                while True:
                    async for notification in connection.notifies(timeout=LISTEN_SECONDS):
                        yield notification.payload
                    async with asyncio.timeout(ANSWER_SECONDS):
                        await connection.execute("SELECT 1")
        except self._driver.Error as error:
            raise ConnectionError from error

    async def _connect(self) -> Any:
        return await self._driver.AsyncConnection.connect(
            self._url, autocommit=True, connect_timeout=int(ANSWER_SECONDS)
        )

    async def _publish(self, payload: str) -> None:
        try:
            if self._connection is None:
                self._connection = await self._connect()
            await self._connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))
        except self._driver.Error as error:
            raise ConnectionError from error

    async def _disconnect(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            with contextlib.suppress(self._driver.Error, OSError):
                await connection.close()


class RedisBus(_Shared):
    """Messages by Redis, for processes that share something other than PostgreSQL."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._redis = need("redis.asyncio", "redis").Redis.from_url(url)

    async def _payloads(self, missed: Missed) -> AsyncIterator[bytes]:
        from redis.exceptions import RedisError

        try:
            async with self._redis.pubsub() as listener:
                await listener.subscribe(CHANNEL)
                missed()
                async for message in listener.listen():
                    if message["type"] == "message":
                        yield message["data"]
        except RedisError as error:
            raise ConnectionError from error

    async def _publish(self, payload: str) -> None:
        from redis.exceptions import RedisError

        try:
            await self._redis.publish(CHANNEL, payload)
        except RedisError as error:
            raise ConnectionError from error

    async def _disconnect(self) -> None:
        await self._redis.aclose()


class LocalBus(_Shared):
    """Messages by Unix datagrams, for processes of one machine that share an SQLite file.

    Every process has a mailbox in a folder. One whose process is gone is cleared away by whoever finds it.
    One that is full for long belongs to a process that stands still: it misses some news, and finds them in
    the versions that are repeated.
    """

    def __init__(self, folder: str) -> None:
        super().__init__()
        self._folder = Path(folder)
        self._own = self._folder / f"{self.process}{MAILBOX}"
        self._line: socket.socket | None = None
        self._deaf: set[Path] = set()
        self._others: list[Path] = []
        self._looked = -1

    async def _payloads(self, missed: Missed) -> AsyncIterator[bytes]:
        mailbox = datagrams()
        try:
            self._own.unlink(missing_ok=True)
            mailbox.bind(str(self._own))
            missed()
            loop = asyncio.get_running_loop()
            while True:
                yield await loop.sock_recv(mailbox, MAIL_BYTES)
        finally:
            mailbox.close()
            self._own.unlink(missing_ok=True)

    async def _publish(self, payload: str) -> None:
        if self._line is None:
            self._line = datagrams()
        data = payload.encode()
        changed = self._folder.stat().st_mtime_ns
        if changed != self._looked:
            self._looked = changed
            self._others = [path for path in self._folder.glob(f"*{MAILBOX}") if path != self._own]
        full = [path for path in self._others if not self._sent(self._line, path, data)]
        waited = 0.0
        while patient := [path for path in full if path not in self._deaf]:
            await asyncio.sleep(TRY_SECONDS)
            waited += TRY_SECONDS
            full = [path for path in patient if not self._sent(self._line, path, data)]
            if waited > FULL_SECONDS and full:
                log.warning("a process does not listen", extra={"mailboxes": len(full)})
                self._deaf.update(full)

    def _sent(self, line: socket.socket, mailbox: Path, data: bytes) -> bool:
        """Put a message into a mailbox; False when there is no room in it."""
        try:
            line.sendto(data, str(mailbox))
        except BlockingIOError:
            return False
        except (ConnectionRefusedError, FileNotFoundError):
            # Its process is gone.
            with contextlib.suppress(OSError):
                mailbox.unlink()
        self._deaf.discard(mailbox)
        return True

    async def _disconnect(self) -> None:
        if self._line is not None:
            self._line.close()
            self._line = None


def make_bus(settings: Settings, neighbours: Neighbours | None = None) -> Bus:
    """The bus these settings ask for; processes of one machine need no other than the one between them."""
    if settings.bus:
        if not settings.bus.startswith(("redis://", "rediss://", "unix://")):
            raise Mistake("bus-kind", kind=settings.bus.partition("://")[0])
        return RedisBus(settings.bus)
    if settings.postgres_url:
        return PostgresBus(settings.postgres_url)
    return Bus() if neighbours is None else LocalBus(neighbours.folder)

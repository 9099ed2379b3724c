"""Mutated frames: strange messages at real tables, and frames no WebSocket has."""

import asyncio
import base64
import json
import time
from random import Random

from tests.fuzz.mutations import changed_bytes, changed_message
from tests.fuzz.recording import Recording
from tests.fuzz.victim import Findings, Victim

AT_ONCE = 8
BARELY = 0.05
"""How many frames are broken as frames, which ends the connection."""
TOGETHER = 20
"""Frames between two questions whose answers show that all is well."""
SAMPLES = 20
TEXT, BINARY, CLOSE, PING, PONG = 0x81, 0x82, 0x88, 0x89, 0x8A
INTERNAL = 1011


def framed(payload: bytes, first: int = TEXT, mask: bytes = b"\0\0\0\0") -> bytes:
    """A frame as a client sends it."""
    size = len(payload)
    if size < 126:
        head = bytes((first, 0x80 | size))
    elif size < 65_536:
        head = bytes((first, 0x80 | 126)) + size.to_bytes(2, "big")
    else:
        head = bytes((first, 0x80 | 127)) + size.to_bytes(8, "big")
    masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload)) if any(mask) else payload
    return head + mask + masked


def mutated(frame: bytes, random: Random) -> bytes:
    """A whole frame with something strange in it, or something that is hardly one."""
    payload = frame
    for _ in range(random.choice((1, 1, 2, 3))):
        payload = changed_message(payload, random)
    if random.random() >= BARELY:
        return framed(payload, random.choice((TEXT, TEXT, TEXT, TEXT, BINARY)))
    match random.randrange(4):
        case 0:
            return framed(payload, random.randrange(256))
        case 1:
            return changed_bytes(framed(payload), random)
        case 2:
            return framed(payload, 0x01) + framed(payload, random.choice((0x00, 0x80, 0x01)))
        case _:
            return framed(random.randbytes(random.randrange(130)), random.choice((CLOSE, PING, PONG)))


class _Socket:
    """A socket at a table, read all the time."""

    def __init__(self, port: int, table: str, cookie: str) -> None:
        self._port = port
        self._table = table
        self._cookie = cookie
        self.pongs = 0
        self.code: int | None = None
        self.versions: list[int] = [0]
        self.actions: list[int] = [0]

    async def open(self) -> None:
        self._reader, self.writer = await asyncio.open_connection("127.0.0.1", self._port)
        key = base64.b64encode(bytes(16)).decode()
        self.writer.write(
            f"GET /ws/tables/{self._table} HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: {self._cookie}\r\n"
            "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
            f"sec-websocket-key: {key}\r\n\r\n".encode()
        )
        await self._reader.readuntil(b"\r\n\r\n")
        self.reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            while True:
                first, size = await self._reader.readexactly(2)
                if size >= 126:
                    size = int.from_bytes(await self._reader.readexactly(2 if size == 126 else 8), "big")
                payload = await self._reader.readexactly(size)
                if first == CLOSE:
                    self.code = int.from_bytes(payload[:2], "big")
                    break
                if first == PING:
                    self.writer.write(framed(payload, PONG))
                if first == TEXT:
                    self._hear(json.loads(payload))
        except (OSError, asyncio.IncompleteReadError):
            pass
        self.writer.close()

    def _hear(self, message: dict[str, object]) -> None:
        self.pongs += message["type"] == "pong"
        if message["type"] == "update":
            self.versions.append(int(str(message["n"])))
            choices = message["choices"]
            if isinstance(choices, list) and choices:
                self.actions = [int(choice["action"]) for choice in choices]

    async def answers(self) -> bool:
        """Whether the server still answers here; if the socket is closed that is an answer, too."""
        before = self.pongs
        try:
            self.writer.write(framed(b'{"type":"ping"}'))
            await self.writer.drain()
        except OSError:
            return True
        end = time.monotonic() + 60
        while self.pongs == before and not self.reading.done():
            if time.monotonic() > end:
                return False
            await asyncio.sleep(0.001)
        return True

    async def close(self) -> None:
        self.writer.close()
        await self.reading


class _OwnDelay:
    """How long this process itself stood still, in all: making up frames may take it seconds."""

    STEP = 0.02

    def __init__(self) -> None:
        self.total = 0.0

    async def watch(self) -> None:
        while True:
            begin = time.monotonic()
            await asyncio.sleep(self.STEP)
            self.total += time.monotonic() - begin - self.STEP

    async def waited(self, begin: float, before: float) -> float:
        """The seconds since a moment, at which the total was `before`, without those we stood still."""
        end = time.monotonic()
        await asyncio.sleep(2 * self.STEP)
        return end - begin - (self.total - before)


async def _attack(
    victim: Victim, recording: Recording, count: int, seed: int, findings: Findings, own: _OwnDelay
) -> None:
    random = Random(seed)
    sent = 0
    while sent < count and not findings.enough:
        table, cookie = random.choice(recording.tables), random.choice([*recording.cookies, ""])
        socket = _Socket(victim.port, table, cookie)
        await socket.open()
        last: list[bytes] = []
        while sent < count and not (socket.reading.done() or findings.enough):
            last = []
            for _ in range(TOGETHER):
                frame = random.choice(recording.frames)
                if random.random() < 0.2:
                    move = {"type": "act", "n": socket.versions[-1], "action": random.choice(socket.actions)}
                    frame = json.dumps(move).encode()
                last.append(mutated(frame, random))
            socket.writer.write(b"".join(last))
            sent += len(last)
            findings.sent += len(last)
            begin, before = time.monotonic(), own.total
            answered = await socket.answers()
            if time.monotonic() - begin > findings.slowest:
                findings.slowest = max(findings.slowest, await own.waited(begin, before))
            if not answered:
                findings.wrong.append(f"no answer: {last!r}")
            if findings.sent % (count * AT_ONCE // SAMPLES or 1) < TOGETHER:
                findings.megabytes.append(victim.megabytes())
        await socket.close()
        findings.count(str(socket.code or "open"))
        if socket.code == INTERNAL:
            findings.wrong.append(f"{INTERNAL}: {last!r}")


async def fuzz_frames(
    victim: Victim, recording: Recording, count: int, seed: int, seconds: float
) -> Findings:
    """Send so many frames over some sockets at once."""
    findings = Findings(time.monotonic() + seconds, megabytes=[victim.megabytes()])
    each = -(-count // AT_ONCE)
    own = _OwnDelay()
    watching = asyncio.create_task(own.watch())
    await asyncio.gather(
        *(_attack(victim, recording, each, seed * AT_ONCE + one, findings, own) for one in range(AT_ONCE))
    )
    watching.cancel()
    findings.megabytes.append(victim.megabytes())
    return findings

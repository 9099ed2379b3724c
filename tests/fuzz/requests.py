"""Mutated REST requests: whole ones with something strange in them, and some that are hardly HTTP."""

import asyncio
import time
from dataclasses import replace
from random import Random
from urllib.parse import quote

from tests.fuzz.mutations import STRANGE, changed_bytes, changed_message, changed_text
from tests.fuzz.recording import Asked, Recording
from tests.fuzz.victim import HANG, Findings, Victim

AT_ONCE = 8
BARELY = 0.15
"""How many of the requests are broken as bytes; each of those has a connection of its own."""
SAMPLES = 20
METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE", "BREW")
HEADERS = ("host", "cookie", "content-type", "origin", "accept-language", "content-length", "x-forwarded-for")


def written(asked: Asked, port: int) -> bytes:
    """A request as bytes."""
    headers = {"host": f"127.0.0.1:{port}", "content-length": str(len(asked.body)), **asked.headers}
    lines = [
        f"{asked.method} {asked.path} HTTP/1.1",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    return "\r\n".join([*lines, "", ""]).encode("utf-8", "surrogatepass") + asked.body


def mutated(asked: Asked, random: Random) -> Asked:
    """A request that still is one, with something else asked for, said or claimed."""
    match random.randrange(10):
        case 0:
            return replace(asked, method=random.choice(METHODS))
        case 1 | 2:
            path = quote(changed_text(asked.path, random).encode("utf-8", "replace"), safe="/?&=%.")
            return replace(asked, path="/" + path.lstrip("/"))
        case 3:
            value = str(random.choice(STRANGE)).encode("utf-8", "replace").decode()
            joined = "&" if "?" in asked.path else "?"
            name = random.choice(("lang", "edition", "viewer", "editions", "after", "x"))
            return replace(asked, path=f"{asked.path}{joined}{name}={quote(value)}")
        case 4:
            name = random.choice(HEADERS[:5])
            value = changed_text(asked.headers.get(name, "x"), random)
            value = "".join(letter for letter in value if " " <= letter < "\x7f")[:4_000]
            return replace(asked, headers={**asked.headers, name: value})
        case _:
            return replace(asked, body=changed_message(asked.body, random))


class _Line:
    """A connection that is kept for as long as the server does."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._writer: asyncio.StreamWriter | None = None

    async def ask(self, data: bytes, *, head: bool) -> str:
        """Send a request and read the whole answer: its status, or `closed`."""
        if self._writer is None or self._writer.is_closing():
            self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port)
        try:
            self._writer.write(data)
            answer = await self._reader.readuntil(b"\r\n\r\n")
            status = answer[9:12].decode()
            fields = dict(line.split(b": ", 1) for line in answer.lower().split(b"\r\n")[1:] if b": " in line)
            if not head and status not in ("204", "304"):
                await self._body(fields)
            if fields.get(b"connection") == b"close":
                self.close()
        except (OSError, asyncio.IncompleteReadError):
            self.close()
            return "closed"
        return status

    async def _body(self, fields: dict[bytes, bytes]) -> None:
        if fields.get(b"transfer-encoding") == b"chunked":
            while size := int((await self._reader.readline()).strip() or b"0", 16):
                await self._reader.readexactly(size + 2)
            await self._reader.readline()
        else:
            await self._reader.readexactly(int(fields.get(b"content-length", b"0")))

    async def shout(self, data: bytes) -> str:
        """Send bytes that may be anything, and hang up when everything was said: what came first."""
        self.close()
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        try:
            writer.write(data)
            writer.write_eof()
            answer = await reader.read()
        except OSError:
            return "closed"
        finally:
            writer.close()
        return answer[9:12].decode("latin-1") if answer.startswith(b"HTTP/1.1 ") else "closed"

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()
            self._writer = None


async def _attack(victim: Victim, recording: Recording, count: int, seed: int, findings: Findings) -> None:
    random = Random(seed)
    line = _Line(victim.port)
    for _ in range(count):
        if findings.enough:
            break
        asked = random.choice(recording.asked)
        for _ in range(random.choice((1, 1, 2, 3))):
            asked = mutated(asked, random)
        data = written(asked, victim.port)
        begin = time.monotonic()
        if random.random() < BARELY:
            data = changed_bytes(data, random)
            status = await line.shout(data)
        else:
            status = await line.ask(data, head=asked.method == "HEAD")
        waited = time.monotonic() - begin
        findings.sent += 1
        findings.count(status)
        if status.startswith("5") and status not in ("501", "503", "505"):
            findings.wrong.append(f"{status}: {data[:2000]!r}")
        if waited > HANG and (again := await asyncio.to_thread(victim.worst_of_three, data)) > HANG:
            findings.wrong.append(f"{again:.1f} s: {data[:2000]!r}")
        findings.slowest = max(findings.slowest, waited)
        if findings.sent % (count * AT_ONCE // SAMPLES or 1) == 0:
            findings.megabytes.append(victim.megabytes())
    line.close()


async def fuzz_requests(
    victim: Victim, recording: Recording, count: int, seed: int, seconds: float
) -> Findings:
    """Send so many requests; the same ones for the same seed, though not in the same order."""
    findings = Findings(time.monotonic() + seconds, megabytes=[victim.megabytes()])
    each = -(-count // AT_ONCE)
    await asyncio.gather(
        *(_attack(victim, recording, each, seed * AT_ONCE + one, findings) for one in range(AT_ONCE))
    )
    findings.megabytes.append(victim.megabytes())
    return findings

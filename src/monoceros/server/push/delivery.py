"""Handing a message to a push service, wherever somebody says theirs is.

The address comes from a stranger, so it is asked for no more than a status: over TLS, at a public address
that was looked up once and is used as it was found, without following anybody elsewhere, within seconds and
a few kilobytes. `MONOCEROS_PUSH_PRIVATE` lets a push service of one's own be anywhere.
"""

import asyncio
import contextlib
import socket
import ssl
from enum import Enum
from functools import cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

LONGEST_ENDPOINT = 1000
LOOKUP_SECONDS = 4.0
ANSWER_SECONDS = 10.0
"""How long all of it may take, besides the lookup."""
HEAD_BYTES = 8192
HTTPS = 443
INDIRECT = (ip_network("64:ff9b::/96"), ip_network("64:ff9b:1::/48"), ip_network("2002::/16"))
"""Addresses in which another one is hidden, which may be anybody's."""
GONE = (404, 410)
ACCEPTED = range(200, 300)
USUAL_PORTS = {"https": HTTPS, "http": 80}
SECONDS_KEPT = 12 * 3600
"""How long a push service keeps a message for a device that is off."""


class Answer(Enum):
    """What became of a message."""

    TAKEN = "taken"
    GONE = "gone"
    """The push service knows this device no longer."""
    FAILED = "failed"


class Letter(NamedTuple):
    """A message on its way: where to, and what goes along."""

    endpoint: str
    authorization: str
    topic: str
    body: bytes


def endpoint_parts(endpoint: str, *, anywhere: bool) -> SplitResult | None:
    """An endpoint in its parts; None where it is none that may be written to."""
    if len(endpoint) > LONGEST_ENDPOINT or not endpoint.isascii() or not endpoint.isprintable():
        return None
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        return None
    if not parts.hostname or parts.username or parts.password or " " in endpoint:
        return None
    if anywhere:
        return parts if parts.scheme in USUAL_PORTS else None
    return parts if parts.scheme == "https" and port in (None, HTTPS) else None


def origin_of(parts: SplitResult) -> str:
    """The origin of an endpoint, for which a signature is made."""
    return f"{parts.scheme}://{parts.netloc}"


def is_public(address: str) -> bool:
    """Whether an address is one that anybody on the internet could be asked at."""
    found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        elif any(found in network for network in INDIRECT):
            return False
    return found.is_global and not found.is_multicast


async def deliver(letter: Letter, *, anywhere: bool) -> Answer:
    """Hand a message over, and tell what became of it; never takes long, and never raises."""
    parts = endpoint_parts(letter.endpoint, anywhere=anywhere)
    if parts is None or parts.hostname is None:
        return Answer.GONE
    port = parts.port or USUAL_PORTS[parts.scheme]
    try:
        async with asyncio.timeout(LOOKUP_SECONDS):
            address = await _look_up(parts.hostname, port)
        if not anywhere and not is_public(address):
            return Answer.FAILED
        async with asyncio.timeout(ANSWER_SECONDS):
            status = await _post(letter, parts, address, port)
    except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
        return Answer.FAILED
    if status in GONE:
        return Answer.GONE
    return Answer.TAKEN if status in ACCEPTED else Answer.FAILED


async def _look_up(host: str, port: int) -> str:
    """The one address that is going to be used."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return str(found[0][4][0])


async def _post(letter: Letter, parts: SplitResult, address: str, port: int) -> int:
    """The status that answers a request; everything behind it is left unread."""
    secure = await asyncio.to_thread(_trusted) if parts.scheme == "https" else None
    reader, writer = await asyncio.open_connection(
        address, port, ssl=secure, server_hostname=parts.hostname if secure else None, limit=HEAD_BYTES
    )
    try:
        writer.write(_request(letter, parts) + letter.body)
        await writer.drain()
        first = await reader.readline()
        return _status(first)
    finally:
        writer.transport.abort()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


_trusted = cache(ssl.create_default_context)
"""Whom to believe about who they are, read from disk once."""


def _request(letter: Letter, parts: SplitResult) -> bytes:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = [
        f"POST {path} HTTP/1.1",
        f"Host: {parts.netloc}",
        f"Authorization: {letter.authorization}",
        "Content-Encoding: aes128gcm",
        "Content-Type: application/octet-stream",
        f"Content-Length: {len(letter.body)}",
        f"TTL: {SECONDS_KEPT}",
        "Urgency: normal",
        f"Topic: {letter.topic}",
        "Connection: close",
    ]
    return "\r\n".join([*lines, "", ""]).encode("ascii")


def _status(line: bytes) -> int:
    """The number in the first line of an answer; 0 where it is none."""
    words = line.split(maxsplit=2)
    known = len(words) > 1 and words[0].startswith(b"HTTP/1.") and words[1].isdigit()
    return int(words[1]) if known else 0

"""Talk at a table: plain text, short, not too fast, kept with the table."""

import secrets
from collections.abc import Callable

from monoceros.server.protocol.plain_text import CHAT_LENGTH, plain_text
from monoceros.server.protocol.problems import TableProblem
from monoceros.server.protocol.rate_limits import RateLimits
from monoceros.server.protocol.socket_messages import ChatMessage
from monoceros.server.protocol.timestamps import iso, now
from monoceros.server.protocol.tokens import digest
from monoceros.server.store.database import Remark

SHOWN = 50
"""How much of the talk somebody new is shown."""
PER_MINUTE = 30.0
AT_ONCE = 5.0
HOUSE = 4
"""How many times as much one address may say at all tables together: a family at one connection."""


class TalkLimits:
    """How fast one address may talk: at each table, and at all of them together, by however many sockets."""

    def __init__(self) -> None:
        self._at_table = RateLimits(PER_MINUTE, AT_ONCE)
        self._anywhere = RateLimits(PER_MINUTE * HOUSE, AT_ONCE * HOUSE)

    def take(self, visitor: str, table: str, seat: int | None) -> bool:
        """Whether something may be said now, at a table by a seat or an onlooker."""
        return self._anywhere.take(visitor) and self._at_table.take(f"{visitor} {table} {seat}")


def id_of(key: str) -> str:
    """The name under which a remark is kept that was asked for under a name: the same each time."""
    return digest(key)[:32]


def remark(seat: int | None, nickname: str, text: str, may: Callable[[], bool], key: str = "") -> Remark:
    """Something somebody says, ready to be kept; a problem when it is empty, too long or too much."""
    words = plain_text(text)
    if not words:
        raise TableProblem("chat-empty")
    if len(words) > CHAT_LENGTH:
        raise TableProblem("chat-too-long", most=CHAT_LENGTH)
    if not may():
        raise TableProblem("chat-too-fast")
    name = id_of(key) if key else secrets.token_hex(8)
    return Remark(id=name, seat=seat, nickname=nickname, text=words, at=now())


def message(said: Remark) -> ChatMessage:
    """A remark as viewers are told."""
    return ChatMessage(from_=said.seat, nickname=said.nickname, text=said.text, at=iso(said.at))

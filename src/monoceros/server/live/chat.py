"""Talk at a table: plain text, short, not too fast, kept with the table."""

import secrets

from monoceros.server.protocol.messages import ChatMessage
from monoceros.server.protocol.plain_text import CHAT_LENGTH, plain_text
from monoceros.server.protocol.problems import TableProblem
from monoceros.server.protocol.rate_limits import RateLimit
from monoceros.server.protocol.timestamps import iso, now
from monoceros.server.store.database import Remark

SHOWN = 50
"""How much of the talk somebody new is shown."""
PER_SECOND = 0.5
AT_ONCE = 5


def chat_limit() -> RateLimit:
    """How fast one socket may talk."""
    return RateLimit(PER_SECOND, AT_ONCE)


def remark(seat: int | None, nickname: str, text: str, limit: RateLimit) -> Remark:
    """Something somebody says, ready to be kept; a problem when it is empty, too long or too much."""
    words = plain_text(text)
    if not words:
        raise TableProblem("chat-empty")
    if len(words) > CHAT_LENGTH:
        raise TableProblem("chat-too-long", most=CHAT_LENGTH)
    if not limit.take():
        raise TableProblem("chat-too-fast")
    return Remark(id=secrets.token_hex(8), seat=seat, nickname=nickname, text=words, at=now())


def message(said: Remark) -> ChatMessage:
    """A remark as viewers are told."""
    return ChatMessage(from_=said.seat, nickname=said.nickname, text=said.text, at=iso(said.at))

"""One WebSocket per viewer: what a client says, and what becomes of it.

A client that says something wrong is told a code and the table goes on. One that will not stop is
disconnected. Nothing here touches cards: views are made by the table.
"""

import asyncio
import contextlib
import re
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qsl

import msgspec
from litestar.types import Receive, Scope, Send

from monoceros.core.mistakes import Mistake
from monoceros.server.live.live_table import LiveTable
from monoceros.server.live.lobby import Lobby
from monoceros.server.live.viewers import LINE, Line, Viewer
from monoceros.server.protocol.messages import (
    SAID_TYPES,
    Act,
    AskHints,
    HintsMessage,
    PongMessage,
    RefusedMessage,
    Said,
    Say,
    Undo,
    Why,
)
from monoceros.server.protocol.problems import TableProblem, texts_for, written_problem
from monoceros.server.protocol.rate_limits import RateLimit
from monoceros.server.protocol.tokens import PERSON_COOKIE, SEAT_COOKIE
from monoceros.server.store import seating
from monoceros.server.store.stored_table import UNDO
from monoceros.server.workers.pool import Order

MOST_BYTES = 4096
"""The longest message a client may send; beyond `FRAME_BYTES` the connection is closed unread."""
FRAME_BYTES = 16_384
TOO_MUCH = 1008
TRY_AGAIN = 1013
NO_TABLE = 4404
PATIENCE_WITH_FLOODS = 200
"""How many messages over the limit are answered before the connection is closed."""
FLOOD_PAUSE = 0.005
"""How long each of them waits: what is said without pause must not keep others from being heard."""

PATH = re.compile(r"/ws/tables/(?P<table>[^/]+)")
_decoder = msgspec.json.Decoder(Said)


class _Type(msgspec.Struct):
    type: str


def read(text: str | None) -> Said:
    """What a client said; a problem tells what is wrong with it."""
    if text is None:
        raise TableProblem("bad-message")
    if len(text) > MOST_BYTES or len(text.encode(errors="replace")) > MOST_BYTES:
        raise TableProblem("too-large", most=MOST_BYTES)
    try:
        said: Said = _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        try:
            kind = msgspec.json.decode(text, type=_Type).type
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise TableProblem("bad-message") from error
        raise TableProblem("bad-message" if kind in SAID_TYPES else "unknown-type") from error
    return said


class Conversation:
    """What one viewer's client says at one table."""

    def __init__(self, lobby: Lobby, table: LiveTable, viewer: Viewer, visitor: str) -> None:
        self._lobby = lobby
        self._table = table
        self._viewer = viewer
        self._visitor = visitor
        rate = lobby.settings.frames_per_second
        self._frames = RateLimit(rate, rate * 2)
        self._floods = 0
        self._hints: asyncio.Task[None] | None = None

    @property
    def unbearable(self) -> bool:
        """Whether this client has been told to slow down often enough."""
        return self._floods > PATIENCE_WITH_FLOODS

    async def hear(self, text: str | None) -> None:
        """Do what the client asks, or tell it why not."""
        try:
            if not self._frames.take():
                self._floods += 1
                raise TableProblem("flood")  # noqa: TRY301 - refused like everything else
            await self._do(read(text))
        except (TableProblem, Mistake) as problem:
            self.refuse(problem)
            await asyncio.sleep(FLOOD_PAUSE if problem.code == "flood" else 0)

    async def _do(self, said: Said) -> None:
        table, viewer = self._table, self._viewer
        if isinstance(said, Act):
            await table.act(self._seat(), said.n, said.action)
        elif isinstance(said, Undo):
            await table.act(self._seat(), said.n, UNDO)
        elif isinstance(said, Say):
            await table.say(
                viewer, said.text, lambda: self._lobby.talk.take(self._visitor, table.id, viewer.seat)
            )
        elif isinstance(said, Why):
            raise await table.why(self._seat(), said.text)
        elif isinstance(said, AskHints):
            self._ask_hints(await table.hint_order(self._seat(), said.n), said.n)
        else:
            viewer.tell(PongMessage())
            await asyncio.sleep(0)

    def _ask_hints(self, order: Order, version: int) -> None:
        """Let hints be thought out while the client goes on talking; one question at a time."""
        if self._hints is not None and not self._hints.done():
            raise TableProblem("hints-busy")
        self._hints = asyncio.create_task(self._send_hints(order, version))

    async def _send_hints(self, order: Order, version: int) -> None:
        try:
            self._viewer.tell(HintsMessage(version, await self._lobby.hints.think(order)))
        except TableProblem as problem:
            self.refuse(problem)

    def leave(self) -> None:
        """Cancel the hints nobody waits for any more."""
        if self._hints is not None:
            self._hints.cancel()

    def _seat(self) -> int:
        if self._viewer.seat is None:
            raise TableProblem("not-seated")
        return self._viewer.seat

    def refuse(self, problem: TableProblem | Mistake) -> None:
        """Tell the client what cannot be done, in its reader's language."""
        self._lobby.metrics.refusals.labels(problem.code).inc()
        self._viewer.tell(refusal(problem, self._viewer, self._table.told_to(self._viewer.eyes)))


def refusal(problem: TableProblem | Mistake, viewer: Viewer, version: int) -> RefusedMessage:
    """A problem as a client is told over its socket."""
    words = written_problem(problem, viewer.text)
    return RefusedMessage(
        n=version, code=words.code, clause=words.clause, params=words.params, message=words.message
    )


class Sockets:
    """The ASGI application of all sockets, beside Litestar's: each message saves the way through it."""

    def __init__(self, lobby: Callable[[], Lobby]) -> None:
        self._lobby = lobby

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Look at a table and, with its cookie, play a seat there."""
        found = PATH.fullmatch(scope["path"])
        if found is None:
            await _close(send, NO_TABLE, "no-such-page")
            return
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        line: Any = (scope["extensions"] or {})[LINE]
        await _look(self._lobby(), found["table"], _Handshake(scope), line, receive, send)


class _Handshake:
    """What a browser said when it asked for the socket."""

    def __init__(self, scope: Scope) -> None:
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        words = (word.strip().partition("=") for word in headers.get(b"cookie", "").split(";"))
        self.cookies = {name: value for name, _, value in words}
        asked = dict(parse_qsl(scope.get("query_string", b"").decode("latin-1")))
        self.visitor = str((scope.get("client") or ("", 0))[0])
        self.language = asked.get("lang") or headers.get(b"accept-language")


async def _look(
    lobby: Lobby, table_id: str, asked: _Handshake, line: Line, receive: Receive, send: Send
) -> None:
    closing: set[asyncio.Task[None]] = set()

    def give_up() -> None:
        why = "reseated" if viewer.reseated else "lagging"
        closing.add(asyncio.create_task(_close(send, TRY_AGAIN, why)))

    viewer = Viewer(None, texts_for(asked.language), line, give_up)
    try:
        table = await lobby.find(table_id)
        person = await lobby.people.find(asked.cookies.get(PERSON_COOKIE))
        viewer.person = "" if person is None else person.id
        viewer.token = asked.cookies.get(SEAT_COOKIE + table.id)
        viewer.seat = table.stored.seat_held(viewer.person, viewer.token)
        await _sit_down_again(lobby, table, viewer)
        await table.connect(viewer)
    except (TableProblem, Mistake) as problem:
        viewer.tell(refusal(problem, viewer, 0))
        code = NO_TABLE if problem.code == "no-such-table" else TRY_AGAIN
        await _close(send, code, problem.code)
        return
    lobby.metrics.sockets.inc()
    try:
        await _converse(receive, send, Conversation(lobby, table, viewer, asked.visitor))
    finally:
        lobby.metrics.sockets.dec()
        table.disconnect(viewer)


async def _sit_down_again(lobby: Lobby, table: LiveTable, viewer: Viewer) -> None:
    """Let a person who comes back play again in place of the bot."""
    seat = viewer.seat
    if seat is not None and table.stored.chairs[seat].stand_in:
        await lobby.change(table, lambda connection: seating.come_back(connection, table.id, seat))


async def _converse(receive: Receive, send: Send, conversation: Conversation) -> None:
    """Hear the client until either side closes the connection."""
    try:
        while not conversation.unbearable:
            message: Any = await receive()
            if message["type"] == "websocket.disconnect":
                return
            await conversation.hear(message.get("text"))
        await _close(send, TOO_MUCH, "flood")
    finally:
        conversation.leave()


async def _close(send: Send, code: int, reason: str) -> None:
    # Whoever is gone by then need not be told.
    with contextlib.suppress(OSError):
        await send({"type": "websocket.close", "code": code, "reason": reason})

"""One WebSocket per viewer: what a client says, and what becomes of it.

A client that says something wrong is told a code and the table goes on. One that will not stop is
disconnected. Nothing here touches cards: views are made by the table.
"""

import asyncio
import contextlib
import re
import time
from collections.abc import Callable
from functools import partial
from typing import Any
from urllib.parse import parse_qsl

import msgspec
from litestar.types import Receive, Scope, Send

from monoceros.core.mistakes import Mistake
from monoceros.server.live import programs
from monoceros.server.live.live_table import LiveTable
from monoceros.server.live.lobby import Lobby
from monoceros.server.live.viewers import LINE, Line, Viewer
from monoceros.server.protocol.problems import TableProblem, texts_for, written_problem
from monoceros.server.protocol.rate_limits import RateLimit
from monoceros.server.protocol.socket_messages import (
    SAID_TYPES,
    Act,
    AskHints,
    AskKnown,
    DoneMessage,
    HintsMessage,
    KnownMessage,
    PongMessage,
    RefusedMessage,
    Said,
    Say,
    ShowEmote,
    Undo,
    Why,
)
from monoceros.server.protocol.tokens import PERSON_COOKIE, SEAT_COOKIE
from monoceros.server.store import seating
from monoceros.server.store.stored_table import UNDO, By
from monoceros.server.workers.pool import Order

MOST_BYTES = 4096
"""The longest message a client may send; beyond `FRAME_BYTES` the connection is closed unread."""
FRAME_BYTES = 16_384
TOO_MUCH = 1008
TRY_AGAIN = 1013
NO_TABLE = 4404
NO_SEAT = 4403
"""For a program whose token opens no seat: coming again is of no use."""
LAST_WORDS = {"no-such-table": NO_TABLE, "wrong-token": NO_SEAT}
"""How a socket is closed where coming again is of no use."""
PATIENCE_WITH_FLOODS = 200
"""How many messages over the limit are answered before the connection is closed."""
FLOOD_PAUSE = 0.005
"""How long each of them waits: what is said without pause must not keep others from being heard."""

PATH = re.compile(r"/ws/tables/(?P<table>[^/]+)")
_decoder = msgspec.json.Decoder(Said)
_act_decoder = msgspec.json.Decoder(Act)


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
        self._busy = False
        """Whether something the client said is still being done: what it says next waits for that."""
        self._done: asyncio.Event | None = None
        self._hints: asyncio.Task[None] | None = None

    @property
    def unbearable(self) -> bool:
        """Whether this client has been told to slow down often enough."""
        return self._floods > PATIENCE_WITH_FLOODS

    def hear_at_once(self, text: bytes) -> bool:
        """Play an action as it comes in, if nothing stands in its way; False leaves it to `hear`."""
        seat = self._viewer.seat
        if self._busy or seat is None or self._table.stored.chairs[seat].program:
            return False
        try:
            said = _act_decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError):
            return False
        if not self._frames.take():
            return False
        self._busy = self._table.act_at_once(seat, said.n, said.action, partial(self._acted, said.id))
        if not self._busy:
            self._frames.give_back()
        return self._busy

    def _acted(self, request: str, problem: TableProblem | None) -> None:
        if problem is not None:
            self.refuse(problem, request)
        elif request:
            self._viewer.tell(DoneMessage(request))
        self._rest()

    def _rest(self) -> None:
        self._busy = False
        if self._done is not None:
            self._done.set()

    async def hear(self, text: str | None) -> None:
        """Do what the client asks, or tell it why not; after all it has asked before."""
        if self._busy:
            self._done = asyncio.Event()
            await self._done.wait()
            self._done = None
        self._busy = True
        try:
            await self._answer(text)
        finally:
            self._rest()

    async def _answer(self, text: str | None) -> None:
        request = ""
        try:
            if not self._frames.take():
                self._floods += 1
                raise TableProblem("flood")  # noqa: TRY301 - refused like everything else
            said = read(text)
            if isinstance(said, Act | Undo | Say):
                request = said.id
            await self._do(said)
            if request:
                self._viewer.tell(DoneMessage(request))
        except (TableProblem, Mistake) as problem:
            self.refuse(problem, request)
            await asyncio.sleep(FLOOD_PAUSE if problem.code == "flood" else 0)

    async def _do(self, said: Said) -> None:
        table, viewer = self._table, self._viewer
        if viewer.seat is not None:
            programs.check_may(table.stored, viewer.seat, said)
        if isinstance(said, Act):
            seat = self._seat()
            by: By = "bot" if table.stored.chairs[seat].program else "person"
            await table.act(seat, said.n, said.action, by)
        elif isinstance(said, AskKnown):
            await self._tell_known(said.n)
        elif isinstance(said, Undo):
            await table.act(self._seat(), said.n, UNDO)
        elif isinstance(said, Say):
            await table.say(
                viewer,
                said.text,
                lambda: self._lobby.talk.take(self._visitor, table.id, viewer.voice),
                said.id,
            )
        elif isinstance(said, ShowEmote):
            seat = self._seat()
            table.stored.check_may_talk(viewer.person)
            if not self._lobby.emotes.take(self._visitor, table.id, seat):
                raise TableProblem("emote-too-fast")
            table.show_emote(seat, said.emote)
            await asyncio.sleep(0)
        elif isinstance(said, Why):
            raise await table.why(self._seat(), said.text)
        elif isinstance(said, AskHints):
            self._ask_hints(await table.hint_order(self._seat(), said.n), said.n)
        else:
            viewer.heard = time.monotonic()
            if viewer.hidden != said.hidden or viewer.silent:
                viewer.silent = False
                viewer.hidden = said.hidden
                table.tell_presence()
            viewer.tell(PongMessage())
            await asyncio.sleep(0)

    async def _tell_known(self, version: int) -> None:
        """Tell a program all its seat knows, as our own bots are told."""
        seat = self._seat()
        if not self._table.stored.chairs[seat].program:
            raise TableProblem("only-for-programs")
        order = await self._table.order(seat, version)
        self._viewer.tell(KnownMessage(version, order.known, order.legal))

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

    def refuse(self, problem: TableProblem | Mistake, request: str = "") -> None:
        """Tell the client what cannot be done, in its reader's language."""
        self._lobby.metrics.refusals.labels(problem.code).inc()
        self._viewer.tell(refusal(problem, self._viewer, self._table.told_to(self._viewer.eyes), request))


def refusal(
    problem: TableProblem | Mistake, viewer: Viewer, version: int, request: str = ""
) -> RefusedMessage:
    """A problem as a client is told over its socket."""
    words = written_problem(problem, viewer.text)
    return RefusedMessage(
        n=version,
        code=words.code,
        clause=words.clause,
        params=words.params,
        message=words.message,
        id=request,
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
        self.token = programs.token_in(headers.get(b"authorization"))
        """What a program shows instead of a cookie."""
        self.language = asked.get("lang") or headers.get(b"accept-language")
        seat = asked.get("seat", "")
        self.seat = int(seat) if len(seat) == 1 and seat.isdecimal() and seat.isascii() else None
        """In whose hands the device is."""


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
        viewer.wanted = asked.seat
        if asked.token is None:
            await _sit_down_again(lobby, table, viewer)
        else:
            viewer.person = ""
            await programs.admit(lobby, table, viewer, asked.token)
        await table.connect(viewer)
    except (TableProblem, Mistake) as problem:
        viewer.tell(refusal(problem, viewer, 0))
        await _close(send, LAST_WORDS.get(problem.code, TRY_AGAIN), problem.code)
        return
    lobby.metrics.sockets.inc()
    try:
        await _converse(receive, send, line, Conversation(lobby, table, viewer, asked.visitor))
    finally:
        lobby.metrics.sockets.dec()
        table.disconnect(viewer)


async def _sit_down_again(lobby: Lobby, table: LiveTable, viewer: Viewer) -> None:
    """Let a person who comes back play again in place of the bot."""
    held = table.stored.seats_held(viewer.person, viewer.token)
    if any(table.stored.chairs[seat].stand_in for seat in held):
        await lobby.change(table, lambda connection: seating.come_back(connection, table.id, held[0]))


async def _converse(receive: Receive, send: Send, line: Line, conversation: Conversation) -> None:
    """Hear the client until either side closes the connection."""
    line.heard = conversation.hear_at_once
    try:
        while not conversation.unbearable:
            message: Any = await receive()
            if message["type"] == "websocket.disconnect":
                return
            await conversation.hear(message.get("text"))
        await _close(send, TOO_MUCH, "flood")
    finally:
        line.heard = None
        conversation.leave()


async def _close(send: Send, code: int, reason: str) -> None:
    # Whoever is gone by then need not be told.
    with contextlib.suppress(OSError):
        await send({"type": "websocket.close", "code": code, "reason": reason})

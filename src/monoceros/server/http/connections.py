"""Limits on connections that uvicorn has no setting for: how much, how long and how many.

uvicorn's own protocols read a head of any size, wait for the rest of a request for ever, and answer every
PING into memory. These are the same protocols with an end to each of that: a head has a size, a request a
time until it is complete, a reader a time until it reads on, a socket a number of control frames, an address
a number of connections. The address of a proxy we trust is no visitor's and has no such number.
"""

import asyncio
from asyncio import BaseTransport, TimerHandle, Transport
from collections import Counter
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from monoceros.server.http.frames import ends_with_a_frame, text_head, whole_text
from monoceros.server.http.handover import Doors
from monoceros.server.live.viewers import LINE
from monoceros.server.protocol.rate_limits import RateLimit, household

HEAD_BYTES = 32 * 1024
"""The longest head of a request: a hundred seat cookies, and room to spare."""
REQUEST_SECONDS = 30.0
"""How long a request may take until it has arrived as a whole; an idle connection until it asks anything."""
STALL_SECONDS = 30.0
"""How long somebody may not read what they are sent."""
CONTROL_FRAMES = (2.0, 20.0)
"""Pings and pongs a socket may send: so many a second, and so many at once."""
MOST_FRAGMENTS = 64
UNSENT_BYTES = 1 << 20
"""What may wait to be sent over one socket."""


class Addresses:
    """How many connections each address has. Those of `trusted` proxies are not counted."""

    def __init__(self, most: int, trusted: frozenset[str]) -> None:
        self._most = most
        self._trusted = trusted
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count a connection; False when this address has enough of them."""
        if not address or address in self._trusted or "*" in self._trusted:
            return True
        address = household(address)
        if self._open[address] >= self._most:
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Count a connection no more."""
        address = household(address)
        if address in self._open:
            self._open[address] -= 1
            if self._open[address] <= 0:
                del self._open[address]


class _Timer:
    """Something that will happen unless it is called off."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._handle: TimerHandle | None = None

    def start(self, seconds: float, then: Any) -> None:
        self.stop()
        self._handle = self._loop.call_later(seconds, then)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    @property
    def runs(self) -> bool:
        return self._handle is not None


def limited_protocols(
    addresses: Addresses,
    doors: Doors | None = None,
    request_seconds: float = REQUEST_SECONDS,
    stall_seconds: float = STALL_SECONDS,
) -> tuple[type[HttpToolsProtocol], type[WebSocketsSansIOProtocol]]:
    """uvicorn's protocols for requests and sockets, with limits, for one server; `doors` lead to others."""

    class LimitedHttp(HttpToolsProtocol):
        """One connection that asks for things."""

        def __init__(self, *given: Any, **named: Any) -> None:
            super().__init__(*given, **named)
            self._arrival, self._stall = _Timer(self.loop), _Timer(self.loop)
            self._address = ""
            self._head = 0
            self._in_head = True

        def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            address = self.client[0] if self.client else ""
            if addresses.enter(address):
                self._address = address
                self._arrival.start(request_seconds, transport.abort)
            else:
                transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:
            self._let_go()
            super().connection_lost(exc)

        def _let_go(self) -> None:
            self._arrival.stop()
            self._stall.stop()
            addresses.leave(self._address)
            self._address = ""

        def data_received(self, data: bytes) -> None:
            if self.transport.is_closing():
                return
            self._head += len(data) if self._in_head else 0
            super().data_received(data)
            if self._in_head and self._head > HEAD_BYTES and not self.transport.is_closing():
                self.send_400_response("Request head too large.")

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self._told = 0
            self._arrival.start(request_seconds, self.transport.abort)

        def on_url(self, url: bytes) -> None:
            self._count(url)
            super().on_url(url)

        def on_header(self, name: bytes, value: bytes) -> None:
            self._count(name + value)
            super().on_header(name, value)

        def _count(self, part: bytes) -> None:
            self._told += len(part)
            if self._told > HEAD_BYTES:
                # The parser makes a refusal of it.
                raise ValueError("head too large")

        def on_headers_complete(self) -> None:
            self._in_head = False
            super().on_headers_complete()

        def on_message_complete(self) -> None:
            self._in_head, self._head = True, 0
            self._arrival.stop()
            super().on_message_complete()

        def timeout_keep_alive_handler(self) -> None:
            super().timeout_keep_alive_handler()
            # The last answer may never be read.
            self._stall.start(stall_seconds, self.transport.abort)

        def handle_websocket_upgrade(self) -> None:
            self._let_go()
            if doors is not None and self._handed_over(doors):
                self.connections.discard(self)
                # The neighbour has the connection now; this only closes our end of it.
                self.transport.abort()
                return
            super().handle_websocket_upgrade()

        def _handed_over(self, doors: Doors) -> bool:
            head = b"".join(b"%b: %b\r\n" % pair for pair in self.scope["headers"])
            line = b"%b %b HTTP/1.1\r\n" % (self.scope["method"].encode(), self.url)
            descriptor = self.transport.get_extra_info("socket").fileno()
            return doors.hand_over(descriptor, self.url, line + head + b"\r\n")

        def pause_writing(self) -> None:
            self._stall.start(stall_seconds, self.transport.abort)
            super().pause_writing()

        def resume_writing(self) -> None:
            self._stall.stop()
            super().resume_writing()

    class LimitedSocket(WebSocketsSansIOProtocol):
        """One socket."""

        def __init__(self, *given: Any, **named: Any) -> None:
            super().__init__(*given, **named)
            self._stall = _Timer(self.loop)
            self._control = RateLimit(*CONTROL_FRAMES)
            self._address = ""
            self._in_step = True
            """Whether the library has seen whole frames only, so that the next byte begins one."""
            self.free = True
            self.drained: Callable[[], None] | None = None
            self.heard: Callable[[bytes], bool] | None = None

        def connection_made(self, transport: BaseTransport) -> None:
            super().connection_made(transport)
            address = self.client[0] if self.client else ""
            if addresses.enter(address):
                self._address = address
            else:
                self.transport.abort()

        def handle_connect(self, event: Request) -> None:
            super().handle_connect(event)
            if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
                extensions: dict[str, Any] = self.scope["extensions"]
                extensions[LINE] = self

        def write(self, message: bytes) -> None:
            """Send a text that is encoded already, in one frame and at once: the shortest way out."""
            if self.handshake_complete and not self.close_sent and not self.transport.is_closing():
                self.transport.write(text_head(len(message)) + message)

        def connection_lost(self, exc: Exception | None) -> None:
            self._stall.stop()
            addresses.leave(self._address)
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            if self.handshake_complete and self._in_step and self.conn.state is State.OPEN:
                text = None if self.frames else whole_text(data)
                if text is not None:
                    if self.heard is not None and self._nothing_waits() and self.heard(text):
                        return
                    self.curr_msg_data_type = "text"
                    self.frames = [text]
                    self.send_receive_event_to_app()
                    return
                self._in_step = ends_with_a_frame(data)
            super().data_received(data)
            self._say_goodbye()

        def _nothing_waits(self) -> bool:
            return self.queue.empty() and not self.close_sent

        async def send(self, message: Any) -> None:
            await super().send(message)
            self._say_goodbye()

        def keepalive_timeout(self) -> None:
            super().keepalive_timeout()
            self._say_goodbye()

        async def run_asgi(self) -> None:
            await super().run_asgi()
            self._say_goodbye()

        def _say_goodbye(self) -> None:
            """Wait no longer than for anything else until the last words of a connection are read."""
            if (self.close_sent or self.transport.is_closing()) and not (
                self._stall.runs or self.disconnected
            ):
                self._stall.start(stall_seconds, self.transport.abort)

        def handle_ping(self) -> None:
            if self._bearable():
                super().handle_ping()

        def handle_pong(self, event: Frame) -> None:
            if self._bearable():
                super().handle_pong(event)

        def handle_cont(self, event: Frame) -> None:
            if len(self.frames) < MOST_FRAGMENTS:
                super().handle_cont(event)
            else:
                self.transport.abort()

        def _bearable(self) -> bool:
            """Whether one more control frame may be looked at; the end of the connection if not."""
            if self._control.take() and self.transport.get_write_buffer_size() <= UNSENT_BYTES:
                return True
            self.transport.abort()
            return False

        def send_receive_event_to_app(self) -> None:
            data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
            self.frames = []
            if self.close_sent:
                return
            if self.curr_msg_data_type == "text":
                try:
                    text = data.decode()
                except UnicodeDecodeError:
                    if self.conn.state is State.OPEN:  # what came behind it may have ended it already
                        self.conn.send_close(1007)
                    self.handle_parser_exception()
                    self._say_goodbye()
                    return
                self.queue.put_nowait({"type": "websocket.receive", "text": text})
            else:
                self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
            # One message may wait for its turn; whoever goes on talking is not listened to until then.
            if self.queue.qsize() > 1 and not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()

        def pause_writing(self) -> None:
            self.free = False
            self._stall.start(stall_seconds, self.transport.abort)
            super().pause_writing()

        def resume_writing(self) -> None:
            self.free = True
            self._stall.stop()
            self._say_goodbye()
            super().resume_writing()
            if self.drained is not None:
                self.drained()

    return LimitedHttp, LimitedSocket

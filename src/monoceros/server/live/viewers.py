"""One socket's end: who looks through it, and what is still to be sent."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from monoceros.core.table import ONLOOKER
from monoceros.core.wire import Struct, encode
from monoceros.locales import Texts

MOST_WAITING = 256
"""Messages a slow connection may lag behind before it is closed; reconnecting resumes exactly."""


class Viewer:
    """Somebody looking at a table: a seat's owner or an onlooker, in their language.

    Telling never waits: a slow connection delays nobody but itself.
    """

    def __init__(self, seat: int | None, text: Texts, person: str = "", token: str | None = None) -> None:
        self.seat = seat
        self.text = text
        self.person = person
        """Whose eyes these are, by an id that never leaves the server; empty for somebody unknown."""
        self.token = token
        self.reseated = False
        """Whether this one sits elsewhere now, and has to look anew."""
        self.lagging = False
        self._waiting: deque[bytes] = deque()
        self._wake: asyncio.Future[None] | None = None

    @property
    def eyes(self) -> int:
        """The viewer the engine knows this one as."""
        return ONLOOKER if self.seat is None else self.seat

    def tell(self, message: Struct) -> None:
        """Send a message as soon as the connection takes it."""
        self.tell_bytes(encode(message))

    def tell_bytes(self, message: bytes) -> None:
        """Send a message that is encoded already."""
        if len(self._waiting) >= MOST_WAITING:
            self.lagging = True
        else:
            self._waiting.append(message)
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    def reseat(self) -> None:
        """Tell nothing more: what was a seat's to know may be so no longer. Who connects anew is told all."""
        self.seat = None
        self.reseated = True
        self._waiting.clear()
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def deliver(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send what is told, in order, until cancelled or too far behind."""
        loop = asyncio.get_running_loop()
        while not self.lagging and not self.reseated:
            if not self._waiting:
                self._wake = loop.create_future()
                await self._wake
            while self._waiting and not self.lagging:
                await send(self._waiting.popleft().decode())

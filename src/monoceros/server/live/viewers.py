"""One socket's end: who looks through it, and what is still to be sent."""

from collections import deque
from collections.abc import Callable
from typing import Protocol

from monoceros.core.table import ONLOOKER
from monoceros.core.wire import Struct, encode
from monoceros.locales import Texts

LINE = "monoceros.line"
"""The extension of ASGI by which a socket is written to at once, without a task or a queue in between."""
MOST_WAITING = 256
"""Messages a slow connection may lag behind before it is closed; reconnecting resumes exactly."""


class Line(Protocol):
    """A socket's way out. Only while it is `free` may be written; `drained` is called when it is again."""

    free: bool
    drained: Callable[[], None] | None
    heard: Callable[[bytes], bool] | None
    """Asked first about a short text that nothing waits before; True when that is all there is to do."""

    def write(self, message: bytes) -> None:
        """Send a message at once."""


class Viewer:
    """Somebody looking at a table: a seat's owner or an onlooker, in their language.

    Telling never waits: a slow connection delays nobody but itself. `give_up` is called when it is too slow.
    """

    def __init__(
        self,
        seat: int | None,
        text: Texts,
        line: Line,
        give_up: Callable[[], None],
        person: str = "",
        token: str | None = None,
    ) -> None:
        self.seat = seat
        self.text = text
        self.person = person
        """Whose eyes these are, by an id that never leaves the server; empty for somebody unknown."""
        self.token = token
        self.wanted: int | None = None
        """In whose hands the device says it is, where several people play on it."""
        self.seats: frozenset[int] = frozenset() if seat is None else frozenset({seat})
        """The seats that play on this device."""
        self.reseated = False
        """Whether this one sits elsewhere now, and has to look anew."""
        self.lagging = False
        self.heard = 0.0
        """When this one last said it is there; 0 for a client that never does."""
        self.silent = False
        """Whether it has not for so long that its line must be dead."""
        self.hidden = False
        """Whether the page is behind others, so that nobody sees it."""
        self._line = line
        self._give_up = give_up
        self._waiting: deque[bytes] = deque()
        line.drained = self._send_waiting

    @property
    def eyes(self) -> int:
        """The viewer the engine knows this one as."""
        return ONLOOKER if self.seat is None else self.seat

    @property
    def voice(self) -> int | None:
        """The seat that is heard when something is said here; None for an onlooker."""
        return min(self.seats, default=None) if self.seat is None else self.seat

    def tell(self, message: Struct) -> None:
        """Send a message as soon as the connection takes it."""
        self.tell_bytes(encode(message))

    def tell_bytes(self, message: bytes) -> None:
        """Send a message that is encoded already."""
        if self.reseated:
            return
        if self._line.free and not self._waiting:
            self._line.write(message)
        elif len(self._waiting) < MOST_WAITING:
            self._waiting.append(message)
        elif not self.lagging:
            self.lagging = True
            self._give_up()

    def _send_waiting(self) -> None:
        while self._waiting and self._line.free and not self.lagging:
            self._line.write(self._waiting.popleft())

    def reseat(self) -> None:
        """Tell nothing more: what was a seat's to know may be so no longer. Who connects anew is told all."""
        self.seat = None
        self.seats = frozenset()
        self.reseated = True
        self._waiting.clear()
        self._give_up()

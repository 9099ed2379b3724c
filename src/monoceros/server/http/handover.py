"""Sockets handed from one process to another: to the one their table belongs to.

Whoever accepts a connection reads the head of its request, and so learns which table it is about. If the
table belongs to a neighbour, the connection itself - its descriptor - goes there together with the head, and
the neighbour answers as if it had accepted it. Only some ten fit into a door at a time (the kernel's limit
for datagrams): when many come at once, the others are held until there is room, because a table whose viewers
sit in two processes costs both of them. Whatever cannot be handed over is served where it is.
"""

import asyncio
import contextlib
import errno
import logging
import os
import re
import socket
import time
from array import array
from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from monoceros.server.neighbours import Neighbours, datagrams

log = logging.getLogger("monoceros.server")
TABLE = re.compile(rb"/ws/tables/([A-Za-z0-9_-]{1,64})(?:\?.*)?")
MOST_BYTES = 1 << 16
AT_ONCE = 64
"""How many connections are taken before others have their turn."""
FULL = (errno.EAGAIN, errno.ENOBUFS)
"""What a system says of a door that has no room left."""
TRY_SECONDS = 0.002
HELD_SECONDS = 2.0
"""How long a connection is held for a neighbour that does not take it."""
MOST_HELD = 4096

Take = Callable[[socket.socket, bytes], None]


class _Held(NamedTuple):
    connection: socket.socket
    head: bytes
    since: float


class Doors:
    """The way out to the neighbours, and the way in for what they hand over."""

    def __init__(self, neighbours: Neighbours) -> None:
        self._neighbours = neighbours
        self._out = datagrams()
        self._in: socket.socket | None = None
        self._serve: Take | None = None
        self._held: dict[int, deque[_Held]] = {}
        self._again: asyncio.TimerHandle | None = None

    def open(self, take: Take) -> None:
        """Begin to take connections with the heads of their requests."""
        self._in = self._neighbours.open_door()
        self._serve = take
        asyncio.get_running_loop().add_reader(self._in.fileno(), self._take, take)

    def close(self) -> None:
        """Take no more: whoever comes is served by the neighbours themselves."""
        if self._in is not None:
            asyncio.get_running_loop().remove_reader(self._in.fileno())
            self._in.close()
            self._in = None
        if self._again is not None:
            self._again.cancel()
        for line in self._held.values():
            for held in line:
                held.connection.close()
        self._held.clear()
        self._serve = None
        self._out.close()

    def hand_over(self, descriptor: int, url: bytes, head: bytes) -> bool:
        """Give a connection to the process its table belongs to; False when it is to be served here."""
        found = TABLE.fullmatch(url)
        if found is None:
            return False
        owner = self._neighbours.owner(found[1].decode())
        if owner == self._neighbours.slot:
            return False
        try:
            # Nobody overtakes those who are held already.
            return (owner not in self._held and self._sent(owner, descriptor, head)) or self._hold(
                owner, descriptor, head
            )
        except OSError:
            return False

    def _sent(self, owner: int, descriptor: int, head: bytes) -> bool:
        """Put a connection into a neighbour's door; False when it is full, an error when nobody is there."""
        rights = (socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [descriptor]))
        try:
            self._out.sendmsg([head], [rights], 0, self._neighbours.door(owner))
        except OSError as error:
            if error.errno in FULL:
                return False
            raise
        return True

    def _hold(self, owner: int, descriptor: int, head: bytes) -> bool:
        line = self._held.get(owner, deque())
        if self._serve is None or len(line) >= MOST_HELD:
            return False
        line.append(_Held(socket.socket(fileno=os.dup(descriptor)), head, time.monotonic()))
        self._held[owner] = line
        if self._again is None:
            self._again = asyncio.get_running_loop().call_later(TRY_SECONDS, self._try_again)
        return True

    def _try_again(self) -> None:
        """Hand over what is held, as far as there is room; serve here what nobody has taken for long."""
        self._again = None
        for owner, line in list(self._held.items()):
            try:
                while line and self._sent(owner, line[0].connection.fileno(), line[0].head):
                    line.popleft().connection.close()
                patient = not line or time.monotonic() - line[0].since < HELD_SECONDS
            except OSError:
                patient = False
            while line and not patient and self._serve is not None:
                held = line.popleft()
                self._serve(held.connection, held.head)
            if not line:
                del self._held[owner]
        if self._held:
            self._again = asyncio.get_running_loop().call_later(TRY_SECONDS, self._try_again)

    def _take(self, take: Take) -> None:
        assert self._in is not None
        for _ in range(AT_ONCE):
            try:
                head, descriptors, _, _ = socket.recv_fds(self._in, MOST_BYTES, 1)
            except BlockingIOError:
                return
            except OSError as error:
                log.warning("nothing taken over", extra={"said": type(error).__name__})
                return
            for descriptor in descriptors:
                try:
                    take(socket.socket(fileno=descriptor), head)
                except OSError:
                    with contextlib.suppress(OSError):
                        os.close(descriptor)

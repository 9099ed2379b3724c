"""Sockets handed from one process to another: to the one their table belongs to.

Whoever accepts a connection reads the head of its request, and so learns which table it is about. If the
table belongs to a neighbour, the connection itself - its descriptor - goes there together with the head, and
the neighbour answers as if it had accepted it. Whatever cannot be handed over is served where it is.
"""

import asyncio
import contextlib
import logging
import os
import re
import socket
from array import array
from collections.abc import Callable

from monoceros.server.neighbours import Neighbours, datagrams

log = logging.getLogger("monoceros.server")
TABLE = re.compile(rb"/ws/tables/([A-Za-z0-9_-]{1,64})(?:\?.*)?")
MOST_BYTES = 1 << 16
AT_ONCE = 64
"""How many connections are taken before others have their turn."""

Take = Callable[[socket.socket, bytes], None]


class Doors:
    """The way out to the neighbours, and the way in for what they hand over."""

    def __init__(self, neighbours: Neighbours) -> None:
        self._neighbours = neighbours
        self._out = datagrams()
        self._in: socket.socket | None = None

    def open(self, take: Take) -> None:
        """Begin to take connections with the heads of their requests."""
        self._in = self._neighbours.open_door()
        asyncio.get_running_loop().add_reader(self._in.fileno(), self._take, take)

    def close(self) -> None:
        """Take no more: whoever comes is served by the neighbours themselves."""
        if self._in is not None:
            asyncio.get_running_loop().remove_reader(self._in.fileno())
            self._in.close()
            self._in = None
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
            rights = (socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [descriptor]))
            self._out.sendmsg([head], [rights], 0, self._neighbours.door(owner))
        except OSError:
            return False
        return True

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

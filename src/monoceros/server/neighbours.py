"""The processes of a server that runs as several on one machine: which of them has which table.

Any process can serve any table, but a table whose viewers all sit in one process is played there once, and
nobody has to be told of it. So each table has a process it belongs to, and sockets are brought there. Should
that one be away, whoever has the socket serves it.
"""

import secrets
import socket
import zlib
from pathlib import Path

import msgspec

ROOM = 1 << 18
"""Bytes that may wait at a door or a mailbox."""


class Neighbours(msgspec.Struct, frozen=True):
    """The place of one process among `count`: the others are found in a folder they share."""

    folder: str
    slot: int
    count: int

    def owner(self, table: str) -> int:
        """The process a table belongs to."""
        return zlib.crc32(table.encode()) % self.count

    def door(self, slot: int) -> str:
        """Where a process takes what is handed to it."""
        return str(Path(self.folder) / f"{slot}.door")

    def open_door(self) -> socket.socket:
        """Our own door. It takes the place of an earlier one, which may still have to be emptied."""
        door = datagrams()
        aside = str(Path(self.folder) / f"{secrets.token_hex(4)}.new")
        door.bind(aside)
        Path(aside).replace(self.door(self.slot))
        return door

    def looks_after(self, table: str) -> bool:
        """Whether a table belongs to this process, or to one that is away."""
        owner = self.owner(table)
        return owner == self.slot or not self._answers(owner)

    def _answers(self, slot: int) -> bool:
        with datagrams() as probe:
            try:
                probe.connect(self.door(slot))
            except OSError:
                return False
        return True


def datagrams() -> socket.socket:
    """A socket for whole messages between processes of one machine."""
    made = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, ROOM)
    made.settimeout(0)
    return made

"""Who looks at a table right now, through whichever process.

Each process tells the others about its own sockets and repeats it from time to time; what a process said
is forgotten when it has been silent for long.
"""

import time
from typing import NamedTuple

from monoceros.server.live.viewers import Viewer
from monoceros.server.protocol.messages import PresenceMessage

REPEAT_SECONDS = 20.0
SILENT_SECONDS = 60.0


class _Elsewhere(NamedTuple):
    connected: frozenset[int]
    onlookers: int
    heard: float


class Presence:
    """The viewers of one table: those of this process, and what other processes told about theirs."""

    def __init__(self) -> None:
        self.here: set[Viewer] = set()
        self._elsewhere: dict[str, _Elsewhere] = {}

    def seats_here(self) -> frozenset[int]:
        """The seats with a socket in this process."""
        return frozenset(viewer.seat for viewer in self.here if viewer.seat is not None)

    def onlookers_here(self) -> int:
        """How many watch through this process."""
        return sum(viewer.seat is None for viewer in self.here)

    def hear(self, process: str, connected: list[int], onlookers: int) -> bool:
        """Note what another process tells; True when it is the first time."""
        new = process not in self._elsewhere
        self._elsewhere[process] = _Elsewhere(frozenset(connected), onlookers, time.monotonic())
        return new

    def connected(self) -> frozenset[int]:
        """The seats with a socket anywhere."""
        return self.seats_here().union(*(other.connected for other in self._heard()))

    def message(self) -> PresenceMessage:
        """Presence as viewers are told."""
        onlookers = self.onlookers_here() + sum(other.onlookers for other in self._heard())
        return PresenceMessage(connected=sorted(self.connected()), onlookers=onlookers)

    def _heard(self) -> list[_Elsewhere]:
        oldest = time.monotonic() - SILENT_SECONDS
        self._elsewhere = {name: other for name, other in self._elsewhere.items() if other.heard > oldest}
        return list(self._elsewhere.values())

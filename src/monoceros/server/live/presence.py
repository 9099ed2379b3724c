"""Who looks at a table right now, through whichever process.

Each process tells the others about its own sockets and repeats it from time to time; what a process said
is forgotten when it has been silent for long.
"""

import time
from collections.abc import Iterable
from typing import NamedTuple

from monoceros.server.live.viewers import Viewer
from monoceros.server.protocol.socket_messages import PresenceMessage

REPEAT_SECONDS = 20.0
SILENT_SECONDS = 60.0
DEAD_SECONDS = 9.0
"""A page says every four seconds that it is there, when it is in sight; after so long its line is dead."""


class _Elsewhere(NamedTuple):
    connected: frozenset[int]
    looking: frozenset[int]
    onlookers: int
    heard: float


class Presence:
    """The viewers of one table: those of this process, and what other processes told about theirs."""

    def __init__(self) -> None:
        self.here: set[Viewer] = set()
        self._elsewhere: dict[str, _Elsewhere] = {}
        self._since = time.monotonic()
        self._left: dict[int, float] = {}
        """When each seat was last seen to go."""

    def seats_here(self) -> frozenset[int]:
        """The seats with a socket in this process."""
        return frozenset().union(*(viewer.seats for viewer in self.here if not viewer.silent))

    def looking_here(self) -> frozenset[int]:
        """Those of them whose page is in sight, and not behind others."""
        return frozenset().union(*(one.seats for one in self.here if not (one.hidden or one.silent)))

    def notice_silence(self) -> bool:
        """Take for away whoever used to say they are there and does no more; whether that is anybody new."""
        oldest = time.monotonic() - DEAD_SECONDS
        dead = [
            viewer
            for viewer in self.here
            if 0 < viewer.heard < oldest and not (viewer.silent or viewer.hidden)
        ]
        for viewer in dead:
            viewer.silent = True
            self._note_left(viewer.seats, time.monotonic())
        return bool(dead)

    def onlookers_here(self) -> int:
        """How many watch through this process."""
        return sum(not viewer.seats for viewer in self.here)

    def drop(self, viewer: Viewer) -> None:
        """Forget a viewer, and note when their seats were last seen."""
        self.here.discard(viewer)
        self._note_left(viewer.seats, time.monotonic())

    def _note_left(self, seats: Iterable[int], moment: float) -> None:
        for seat in seats:
            self._left[seat] = max(moment, self._left.get(seat, moment))

    def gone_for(self, seat: int) -> float:
        """For how many seconds nobody has looked from a seat, as far as this process can tell."""
        if seat in self.connected():
            return 0.0
        return time.monotonic() - self._left.get(seat, self._since)

    def hear(self, process: str, connected: list[int], looking: list[int], onlookers: int) -> bool:
        """Note what another process tells; True when it is the first time."""
        known = self._elsewhere.get(process)
        new = known is None
        if known is not None:
            self._note_left(known.connected - set(connected), time.monotonic())
        self._elsewhere[process] = _Elsewhere(
            frozenset(connected), frozenset(looking), onlookers, time.monotonic()
        )
        return new

    def seen_elsewhere(self) -> bool:
        """Whether anybody looks through another process."""
        return bool(self._elsewhere) and any(other.connected or other.onlookers for other in self._heard())

    def connected(self) -> frozenset[int]:
        """The seats with a socket anywhere."""
        return self.seats_here().union(*(other.connected for other in self._heard()))

    def looking(self) -> frozenset[int]:
        """The seats whose page somebody has in sight, anywhere."""
        return self.looking_here().union(*(other.looking for other in self._heard()))

    def message(self) -> PresenceMessage:
        """Presence as viewers are told."""
        onlookers = self.onlookers_here() + sum(other.onlookers for other in self._heard())
        return PresenceMessage(connected=sorted(self.connected()), onlookers=onlookers)

    def _heard(self) -> list[_Elsewhere]:
        oldest = time.monotonic() - SILENT_SECONDS
        for name, other in list(self._elsewhere.items()):
            if other.heard <= oldest:
                del self._elsewhere[name]
                self._note_left(other.connected, other.heard)
        return list(self._elsewhere.values())

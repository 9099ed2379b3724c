"""Who looks at a table, and what everyone there is told: how it stands, each action, who is here.

Nothing here waits, and nothing decides: `live_table.py` does. Equal eyes share their bytes.
"""

import time
from collections.abc import Iterable
from typing import Literal

from monoceros.core.table import ONLOOKER
from monoceros.core.wire import encode
from monoceros.server.live import chat
from monoceros.server.live.clocks import clock
from monoceros.server.live.history import History
from monoceros.server.live.match_log import MatchLog
from monoceros.server.live.presence import Presence
from monoceros.server.live.remarks import Remarks
from monoceros.server.live.updates import Updates
from monoceros.server.live.viewers import Viewer
from monoceros.server.protocol.messages import TableInfo
from monoceros.server.protocol.problems import TableProblem, written_problem
from monoceros.server.protocol.socket_messages import (
    Clock,
    EmoteMessage,
    EmoteName,
    RefusedMessage,
    TableMessage,
)
from monoceros.server.protocol.timestamps import now
from monoceros.server.store.bus import Bus, BusMessage
from monoceros.server.store.database import Remark, Store
from monoceros.server.store.stored_table import StoredTable


class WatchedTable:
    """One table and its viewers. `told` is the version they have been told."""

    def __init__(self, stored: StoredTable, store: Store, bus: Bus) -> None:
        self.stored = stored
        self.presence = Presence()
        self.used = time.monotonic()
        self.told = 0
        self._match_log: MatchLog | None = None
        self._bus = bus
        self._remarks = Remarks(store, stored.id)
        self._history = History()

    @property
    def id(self) -> str:
        """The table's id."""
        return self.stored.id

    @property
    def match_log(self) -> MatchLog | None:
        """The match, once it has begun. Between awaits only; it may be ahead of what is durable."""
        return self._match_log

    def info(self, you: int | None, yours: Iterable[int] | None = None) -> TableInfo:
        """The table as a seat or anybody else may see it; `yours` are the seats of the reader's device."""
        eyes = ONLOOKER if you is None else you
        return self.stored.info(you, self.told_to(eyes), self.presence.connected(), yours)

    def told_to(self, eyes: int) -> int:
        """The version these eyes have been told; who has passed in an open window is not among it."""
        return self.told if self._match_log is None else min(self.told, self._match_log.told_to(eyes))

    def _seat_viewer(self, viewer: Viewer) -> None:
        viewer.seat = self.stored.seat_seen(viewer.person, viewer.token, viewer.wanted)
        viewer.seats = frozenset(self.stored.seats_held(viewer.person, viewer.token))

    def _reseat_viewers(self) -> None:
        """Let go of whoever sits elsewhere now, before another word is told; they come back."""
        for viewer in list(self.presence.here):
            if self.stored.seat_seen(viewer.person, viewer.token, viewer.wanted) != viewer.seat:
                self.presence.drop(viewer)
                viewer.reseat()
            else:
                self._seat_viewer(viewer)

    def _tell_gone(self) -> None:
        """The table has been cleared away: say so to whoever still looks."""
        for viewer in self.presence.here:
            words = written_problem(TableProblem("no-such-table"), viewer.text)
            viewer.tell(
                RefusedMessage(n=0, code=words.code, clause=None, params=words.params, message=words.message)
            )

    def disconnect(self, viewer: Viewer) -> None:
        """Forget a viewer whose socket is closed."""
        self.used = time.monotonic()
        if viewer in self.presence.here:
            self.presence.drop(viewer)
            self.tell_presence()

    def notice_silence(self) -> None:
        """Say of whoever has not been heard of for seconds that they are away: their line is dead."""
        if self.presence.notice_silence():
            self.tell_presence()

    def tell_table(self) -> None:
        """Tell everyone here how the table stands."""
        by_seat: dict[tuple[int | None, frozenset[int]], bytes] = {}
        for viewer in self.presence.here:
            place = (viewer.seat, viewer.seats)
            if place not in by_seat:
                by_seat[place] = encode(TableMessage(self.info(*place)))
            viewer.tell_bytes(by_seat[place])

    def tell_presence(self) -> None:
        """Tell everyone here who is there, and other processes too."""
        message = encode(self.presence.message())
        for viewer in self.presence.here:
            viewer.tell_bytes(message)
        self.repeat_presence()

    def repeat_presence(self) -> None:
        """Tell other processes who looks through this one, and which versions it knows."""
        if not self._bus.shared:
            return
        self._bus.tell(
            BusMessage(
                process=self._bus.process,
                table=self.id,
                kind="presence",
                n=self.told,
                changes=self.stored.changes,
                connected=sorted(self.presence.seats_here()),
                looking=sorted(self.presence.looking_here()),
                onlookers=self.presence.onlookers_here(),
            )
        )

    def _tell_update(self, match_log: MatchLog) -> None:
        """Tell everyone here about the last action, each what they may know; equal eyes share the bytes.

        A pass that leaves a reaction window open is told only to the seat that passed.
        """
        self.told = match_log.version
        self._history.forget()
        updates = Updates(self.stored, match_log, self._clock(match_log))
        only = match_log.last.seat if match_log.quiet and match_log.last is not None else None
        for viewer in self.presence.here:
            eyes = viewer.eyes
            if only is None or eyes == only:
                viewer.tell_bytes(updates.told_to(eyes))

    def _clock(self, match_log: MatchLog) -> Clock | None:
        return clock(self.stored, match_log, now())

    def _tell_remark(self, said: Remark) -> None:
        """Tell everyone here what was said, once; whoever comes later finds it among the last remarks."""
        if not self._remarks.learn(said):
            return
        message = encode(chat.message(said))
        for viewer in self.presence.here:
            viewer.tell_bytes(message)

    def show_emote(self, seat: int, emote: EmoteName) -> None:
        """Show everyone the face somebody makes; it waits for nothing, see `emotes`."""
        self._tell_emote(seat, emote)
        if self._bus.shared:
            self._bus.tell(
                BusMessage(
                    process=self._bus.process,
                    table=self.id,
                    kind="emote",
                    seat=seat,
                    emote=emote,
                    n=self.told,
                )
            )

    def _tell_emote(self, seat: int, emote: EmoteName) -> None:
        message = encode(EmoteMessage(from_=seat, emote=emote))
        for viewer in self.presence.here:
            viewer.tell_bytes(message)

    def _tell_others(self, kind: Literal["log", "seats", "chat"], n: int = 0) -> None:
        if self._bus.shared:
            self._bus.tell(
                BusMessage(
                    process=self._bus.process, table=self.id, kind=kind, n=n, changes=self.stored.changes
                ),
                # Whoever begins to look elsewhere reads the database, says so, and is told how far we are.
                patiently=kind == "log" and not self.presence.seen_elsewhere(),
            )

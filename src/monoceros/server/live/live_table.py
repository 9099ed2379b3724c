"""A table in memory: its match, who looks at it, and the one way its match goes on.

Everything that changes or reads the match happens under the table's lock, and nobody is told of an action
before the store has it. What a viewer is told is built by `State.update` for that viewer alone.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Literal

from monoceros.core.game import Setup
from monoceros.core.table import ONLOOKER
from monoceros.core.wire import encode
from monoceros.server.live import chat
from monoceros.server.live.auto_moves import AutoMoves, order_for
from monoceros.server.live.clocks import clock, open_window
from monoceros.server.live.history import History
from monoceros.server.live.match_log import MatchLog
from monoceros.server.live.presence import Presence
from monoceros.server.live.viewers import Viewer
from monoceros.server.metrics import Metrics
from monoceros.server.protocol.messages import (
    ChatsMessage,
    Clock,
    RefusedMessage,
    TableInfo,
    TableMessage,
    UpdateMessage,
)
from monoceros.server.protocol.problems import TableProblem, written_problem
from monoceros.server.protocol.timestamps import now
from monoceros.server.store import seating
from monoceros.server.store.bus import Bus, BusMessage
from monoceros.server.store.database import Remark, Store
from monoceros.server.store.stored_table import UNDO, By, LogEntry, StoredTable
from monoceros.server.store.writer import LostRace
from monoceros.server.workers.pool import Order

log = logging.getLogger("monoceros.server")


class LiveTable:
    """One table as this process knows it. `told` is the version its viewers have been told."""

    def __init__(
        self,
        stored: StoredTable,
        setup: Setup | None,
        store: Store,
        bus: Bus,
        metrics: Metrics,
        auto_moves: AutoMoves,
        onlookers: int,
    ) -> None:
        self.stored = stored
        self.setup = setup
        """The set-up of its match; None where this release cannot make it any more."""
        self.presence = Presence()
        self.used = time.monotonic()
        self.told = 0
        self.gone = False
        """Whether the table has been cleared away from the store."""
        self._match_log: MatchLog | None = None
        self._sure = False
        self._lock = asyncio.Lock()
        self._store = store
        self._bus = bus
        self._metrics = metrics
        self._auto_moves = auto_moves
        self._most_onlookers = onlookers
        self._remarks: dict[str, Remark] = {}
        self._history = History()

    @property
    def id(self) -> str:
        """The table's id."""
        return self.stored.id

    @property
    def match_log(self) -> MatchLog | None:
        """The match, once it has begun. Between awaits only; it may be ahead of what is durable."""
        return self._match_log

    def info(self, you: int | None) -> TableInfo:
        """The table as a seat or anybody else may see it."""
        eyes = ONLOOKER if you is None else you
        return self.stored.info(you, self.told_to(eyes), self.presence.connected())

    def told_to(self, eyes: int) -> int:
        """The version these eyes have been told; who has passed in an open window is not among it."""
        return self.told if self._match_log is None else min(self.told, self._match_log.told_to(eyes))

    def idle(self, seconds: float) -> bool:
        """Whether nobody has looked at the table for so long, and it owes nobody anything."""
        self._touch_if_used()
        return not self._auto_moves.busy and time.monotonic() - self.used > seconds

    def _touch_if_used(self) -> None:
        if self.presence.here or self._lock.locked():
            self.used = time.monotonic()

    def close(self) -> None:
        """Stop bots and clocks."""
        self._auto_moves.stop()

    # The match.

    async def load(self) -> None:
        """Play the log, store the end, and start bots and clocks: at first, and after the store failed."""
        async with self._lock:
            match_log = await self._ready()
            if match_log is not None:
                await self._store_the_end(match_log)
            self._auto_moves.await_entropy(self)
            self._schedule_moves(ours=True)

    async def _ready(self) -> MatchLog | None:
        """The match as it is durable, read again if that is in doubt; None before it has begun."""
        if not self._sure and self.stored.began:
            await self._catch_up()
        return self._match_log

    async def _begun(self) -> MatchLog:
        match_log = await self._ready()
        if match_log is None:
            raise TableProblem("not-started")
        return match_log

    async def _catch_up(self) -> None:
        """Play what others wrote, telling each new action; from the beginning where we are not sure."""
        await self._play(await self._store.log(self.id, self._known()))

    def _known(self) -> int:
        """The version up to which the log need not be read."""
        return self._match_log.version if self._sure and self._match_log is not None else 0

    async def _play(self, entries: list[LogEntry]) -> None:
        """Play the entries of the log from `_known` on, and tell each that nobody here has been told."""
        match_log = self._match_log if self._sure else None
        if match_log is None:
            match_log = self._first_deal()
        for entry in entries:
            try:
                match_log.add(entry)
            except TableProblem as problem:
                raise TableProblem("table-outdated") from problem
            self._match_log = match_log
            if match_log.version > self.told:
                self._tell_update(match_log)
        if match_log.version < self.told:
            log.error("log is shorter than it was", extra={"table": self.id, "told": self.told})
        self._match_log = match_log
        self._sure = True
        await self._try_to_store_the_end(match_log)

    def _first_deal(self) -> MatchLog:
        stored = self.stored
        setup = self.setup
        if setup is None or not setup.pack.answers_to(stored.pack):
            raise TableProblem("table-outdated")
        return MatchLog(stored, setup)

    async def act(self, seat: int, version: int, action: int, by: By = "person") -> None:
        """Play an action decided at a version; `UNDO` takes back the seat's last one.

        When this returns it is durable and everyone is told.
        """
        async with self._lock:
            while True:
                match_log = await self._begun()
                self._check(match_log, seat, version, action, by)
                entry = LogEntry(seat, action, by, now())
                match_log.add(entry)
                if await self._keep(match_log, entry):
                    break
            self._metrics.moves[by].inc()
            self._tell_update(match_log)
            self._tell_others("log", match_log.version)
            self._schedule_moves(ours=True)
            await self._try_to_store_the_end(match_log)

    def _check(self, match_log: MatchLog, seat: int, version: int, action: int, by: By) -> None:
        if match_log.state.to_act == 0 or self.stored.status == "over":
            raise TableProblem("match-over")
        if by == "person" and self.stored.chairs[seat].stand_in:
            raise TableProblem("stood-in")
        if action == UNDO:
            match_log.check_undo(seat, version)
        else:
            match_log.check(seat, version)

    async def _keep(self, match_log: MatchLog, entry: LogEntry) -> bool:
        """Make an entry durable; False when another process was faster, after catching up with it."""
        # Until the store has answered we cannot be sure; if this is broken off, the next one reads anew.
        self._sure = False
        try:
            await self._store.append(self.id, match_log.version, entry)
        except LostRace:
            self._metrics.races.inc()
            await self._catch_up()
            return False
        except TableProblem:
            # What could not be kept was not played: forget it, and read what is there.
            self._match_log = None
            self._auto_moves.recover(self)
            raise
        self._sure = True
        return True

    async def _try_to_store_the_end(self, match_log: MatchLog) -> None:
        """Store the end; later if that fails now, because the last action counts all the same."""
        try:
            await self._store_the_end(match_log)
        except TableProblem:
            self._auto_moves.recover(self)

    async def _store_the_end(self, match_log: MatchLog) -> None:
        if match_log.state.to_act == 0 and self.stored.status == "playing":
            result = match_log.match.result()
            self._adopt(await self._store.change(lambda held: seating.finish(held, self.id, result)))
            self.tell_table()
            self._tell_others("seats")

    async def why(self, seat: int, text: str) -> TableProblem:
        """What would be answered to an action now; a `Mistake` where the text names none."""
        async with self._lock:
            return (await self._begun()).why_not(seat, text)

    async def hint_order(self, seat: int, version: int) -> Order:
        """What is needed to think about a seat's decision; nothing in it but what the seat may know."""
        if not self.stored.hints:
            raise TableProblem("hints-off")
        async with self._lock:
            match_log = await self._begun()
            self._check(match_log, seat, version, 0, "person")
            return order_for(self.stored, match_log, seat, "")

    async def finished(self) -> MatchLog:
        """The match, when it is over: from then on nothing of it is secret."""
        async with self._lock:
            match_log = await self._ready()
            if match_log is None or match_log.state.to_act:
                raise TableProblem("match-not-over")
            return match_log

    # The seats.

    async def refresh(self, stored: StoredTable | None = None) -> None:
        """Take over how the table stands now, and tell it; begin the match if it has begun."""
        async with self._lock:
            found = stored or await self._store.table(self.id)
            if found is None:
                self._vanish()
                return
            await self._take_over(found, ours=stored is not None)
        if stored is not None:
            self._tell_others("seats")

    async def freshen(self) -> None:
        """Take over what the database has, whatever became of the news: for whoever comes to look."""
        async with self._lock:
            known = self._known()
            look = await self._store.look(self.id, known)
            if look is None:
                self._vanish()
                raise TableProblem("no-such-table")
            if look.stored.changes != self.stored.changes:
                await self._take_over(look.stored, ours=False)
            if look.entries and self._known() == known:
                await self._play(look.entries)
                self._schedule_moves(ours=False)

    async def _take_over(self, found: StoredTable, *, ours: bool) -> None:
        before = self.stored
        if not self._adopt(found):
            return
        self._reseat_viewers()
        self.tell_table()
        self._auto_moves.await_entropy(self)
        match_log = await self._ready()
        if not before.began and match_log is not None and match_log.version == 0:
            self._tell_update(match_log)
        self._schedule_moves(ours=ours)

    def _adopt(self, found: StoredTable) -> bool:
        """Keep a sheet, unless a newer one is known: two changes may come back in another order."""
        if found.changes < self.stored.changes:
            return False
        self.stored = found
        return True

    def _reseat_viewers(self) -> None:
        """Let go of whoever sits elsewhere now, before another word is told; they come back."""
        for viewer in list(self.presence.here):
            if self.stored.seat_held(viewer.person, viewer.token) != viewer.seat:
                self.presence.here.discard(viewer)
                viewer.reseat()

    async def go_without_entropy(self) -> None:
        """Deal without the entropy of those who have kept everybody waiting for too long."""
        await self.refresh(await self._store.change(lambda held: seating.go_without(held, self.id)))

    def _vanish(self) -> None:
        """The table has been cleared away: say so to whoever still looks, and do nothing any more."""
        self.gone = True
        self.close()
        for viewer in self.presence.here:
            words = written_problem(TableProblem("no-such-table"), viewer.text)
            viewer.tell(
                RefusedMessage(n=0, code=words.code, clause=None, params=words.params, message=words.message)
            )

    def _schedule_moves(self, *, ours: bool) -> None:
        if self.stored.status == "over":
            self._auto_moves.stop_moving()
        elif self._match_log is not None and self._sure:
            self._auto_moves.schedule(self, ours=ours)

    # The viewers.

    async def connect(self, viewer: Viewer) -> None:
        """Let somebody look: tell them how everything stands, and everyone that they are here."""
        if viewer.seat is None and self.presence.onlookers_here() >= self._most_onlookers:
            raise TableProblem("table-crowded")
        said = await self._store.remarks(self.id, chat.SHOWN)
        async with self._lock:
            match_log = await self._ready()
            for remark in said:
                self._tell_remark(remark)
            self.presence.here.add(viewer)
            viewer.tell(TableMessage(self.info(viewer.seat)))
            viewer.tell(ChatsMessage([chat.message(remark) for remark in self._last_remarks()]))
            if match_log is not None:
                news_free = self._update(match_log, viewer.eyes, self._clock(match_log), first=True)
                viewer.tell(news_free)
                viewer.tell_bytes(self._history.message(match_log, viewer.eyes))
        self._tell_presence()

    def disconnect(self, viewer: Viewer) -> None:
        """Forget a viewer whose socket is closed."""
        self.used = time.monotonic()
        if viewer in self.presence.here:
            self.presence.here.discard(viewer)
            self._tell_presence()

    def tell_table(self) -> None:
        """Tell everyone here how the table stands."""
        by_seat: dict[int | None, bytes] = {}
        for viewer in self.presence.here:
            if viewer.seat not in by_seat:
                by_seat[viewer.seat] = encode(TableMessage(self.info(viewer.seat)))
            viewer.tell_bytes(by_seat[viewer.seat])

    def _tell_presence(self) -> None:
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
                onlookers=self.presence.onlookers_here(),
            )
        )

    def _tell_update(self, match_log: MatchLog) -> None:
        """Tell everyone here about the last action, each what they may know; equal eyes share the bytes.

        A pass that leaves a reaction window open is told only to the seat that passed.
        """
        self.told = match_log.version
        self._history.forget()
        ticking = self._clock(match_log)
        only = match_log.last.seat if match_log.quiet and match_log.last is not None else None
        by_eyes: dict[int, bytes] = {}
        for viewer in self.presence.here:
            eyes = viewer.eyes
            if only is not None and eyes != only:
                continue
            if eyes not in by_eyes:
                by_eyes[eyes] = encode(self._update(match_log, eyes, ticking))
            viewer.tell_bytes(by_eyes[eyes])

    def _clock(self, match_log: MatchLog) -> Clock | None:
        return clock(self.stored, match_log, now())

    def _update(
        self, match_log: MatchLog, eyes: int, ticking: Clock | None, *, first: bool = False
    ) -> UpdateMessage:
        update = match_log.state.update(eyes)
        return UpdateMessage(
            n=match_log.told_to(eyes),
            view=update.view,
            news=[] if first else update.news,
            choices=update.choices,
            outcome=update.outcome,
            clock=ticking,
            window=open_window(self.stored, match_log, update.window),
            undo=eyes != ONLOOKER and not match_log.match.why_not_undo(eyes),
            by=None if first or match_log.last is None else match_log.last.by,
        )

    # Talk.

    async def say(self, viewer: Viewer, text: str, may: Callable[[], bool]) -> None:
        """Keep what a viewer says, then tell everyone."""
        name = "" if viewer.seat is None else self.stored.chairs[viewer.seat].nickname
        said = chat.remark(viewer.seat, name, text, may)
        await self._store.keep_remark(self.id, said)
        self._metrics.remarks.inc()
        self._tell_remark(said)
        self._tell_others("chat")

    def _tell_remark(self, said: Remark) -> None:
        """Tell everyone here what was said, once; whoever comes later finds it among the last remarks."""
        if said.id in self._remarks:
            return
        self._remarks[said.id] = said
        for old in list(self._remarks)[: -2 * chat.SHOWN]:
            del self._remarks[old]
        message = encode(chat.message(said))
        for viewer in self.presence.here:
            viewer.tell_bytes(message)

    def _last_remarks(self) -> list[Remark]:
        return sorted(self._remarks.values(), key=lambda said: (said.at, said.id))[-chat.SHOWN :]

    # Other processes.

    def _tell_others(self, kind: Literal["log", "seats", "chat"], n: int = 0) -> None:
        if self._bus.shared:
            self._bus.tell(
                BusMessage(
                    process=self._bus.process, table=self.id, kind=kind, n=n, changes=self.stored.changes
                )
            )

    async def hear(self, news: BusMessage) -> None:
        """Follow up on what another process tells about this table."""
        if news.kind == "chat":
            for said in await self._store.remarks(self.id, chat.SHOWN):
                self._tell_remark(said)
        elif news.kind == "presence":
            new = self.presence.hear(news.process, news.connected, news.onlookers)
            message = encode(self.presence.message())
            for viewer in self.presence.here:
                viewer.tell_bytes(message)
            if new:
                self.repeat_presence()
        if news.kind == "seats" or news.changes > self.stored.changes:
            await self.refresh()
        if news.n > self.told:
            await self.follow(news.n)

    async def follow(self, version: int) -> None:
        """Catch up with a version that another process reached."""
        async with self._lock:
            match_log = await self._ready()
            if match_log is not None and match_log.version < version:
                await self._catch_up()
                self._schedule_moves(ours=False)

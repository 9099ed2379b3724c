"""A table in memory: its match, and the one way its match goes on.

Everything that changes or reads the match happens under the table's lock, and nobody is told of an action
before the store has it. An action nothing stands in the way of is played without any task: it is heard,
checked and handed to the store in one go (`act_at_once`), and told when the store calls back. What viewers
are told is in `watched_table.py`.
"""

import asyncio
import logging
import time
from collections.abc import Callable

from monoceros.core.game import Setup
from monoceros.core.wire import encode
from monoceros.server.live import chat
from monoceros.server.live.auto_moves import AutoMoves, order_for
from monoceros.server.live.locks import take_now
from monoceros.server.live.match_log import MatchLog
from monoceros.server.live.stalling import Stalling
from monoceros.server.live.updates import update
from monoceros.server.live.viewers import Viewer
from monoceros.server.live.watched_table import WatchedTable
from monoceros.server.metrics import Metrics
from monoceros.server.protocol.problems import TableProblem
from monoceros.server.protocol.socket_messages import ChangesMessage, TableMessage
from monoceros.server.protocol.timestamps import now
from monoceros.server.store import programs, seat_changes, seating
from monoceros.server.store.bus import Bus, BusMessage
from monoceros.server.store.database import Pulse, Store
from monoceros.server.store.stored_table import UNDO, By, LogEntry, StoredTable
from monoceros.server.store.writer import LostRace
from monoceros.server.workers.pool import Order

log = logging.getLogger("monoceros.server")
Acted = Callable[[TableProblem | None], None]
"""Called when an action is durable and told, or with the reason why it was not played after all."""


class LiveTable(WatchedTable):
    """One table as this process knows it."""

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
        super().__init__(stored, store, bus)
        self.setup = setup
        """The set-up of its match; None where this release cannot make it any more."""
        self.gone = False
        """Whether the table has been cleared away from the store."""
        self._sure = False
        self._heard_of = 0
        """The highest version another process has told of; read when somebody here asks for it."""
        self._lock = asyncio.Lock()
        self._store = store
        self._metrics = metrics
        self._auto_moves = auto_moves
        self.stalling = Stalling(store)
        self._most_onlookers = onlookers
        self._settling: set[asyncio.Task[None]] = set()
        self.on_turn: Callable[[LiveTable], None] = lambda _: None
        """Called whenever it may be somebody else's turn, with what is durable."""

    def idle(self, seconds: float) -> bool:
        """Whether nobody has looked at the table for so long, and it owes nobody anything."""
        self._touch_if_used()
        return not self._auto_moves.busy and not self.stalling.busy and time.monotonic() - self.used > seconds

    def _touch_if_used(self) -> None:
        if self.presence.here or self._lock.locked():
            self.used = time.monotonic()

    def close(self) -> None:
        """Stop bots and clocks."""
        self._auto_moves.stop()
        self.stalling.stop()

    # The match.

    async def load(self) -> None:
        """Play the log, store the end, and start bots and clocks: at first, and after the store failed."""
        async with self._lock:
            match_log = await self._ready()
            if match_log is not None:
                await self._store_the_end(match_log)
            self._auto_moves.await_entropy(self)
            self.stalling.watch(self, ours=True)
            self._schedule_moves(ours=True)

    async def _ready(self) -> MatchLog | None:
        """The match as it is durable, read again if that is in doubt; None before it has begun."""
        if self.stored.began and (not self._sure or self._behind()):
            await self._catch_up()
        return self._match_log

    def _behind(self) -> bool:
        """Whether another process is ahead of what is known here."""
        return self._match_log is None or self._match_log.version < self._heard_of

    @property
    def latest(self) -> int:
        """The highest version anybody has told of."""
        return max(self.told, self._heard_of)

    async def _begun(self) -> MatchLog:
        match_log = await self._ready()
        if match_log is None:
            raise TableProblem("not-started")
        return match_log

    async def _catch_up(self) -> None:
        """Play what others wrote, telling each new action; from the beginning where we are not sure."""
        heard_of = self._heard_of
        await self._play(await self._store.log(self.id, self._known()))
        if self._heard_of == heard_of:
            self._heard_of = 0

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
            await self._act(seat, version, action, by)

    async def _act(self, seat: int, version: int, action: int, by: By) -> None:
        while True:
            match_log = self._match_log if self._sure and not self._behind() else None
            if match_log is None:
                match_log = await self._begun()
            entry = self._played(match_log, seat, version, action, by)
            try:
                await self._store.append(self.id, match_log.version, entry)
            except (LostRace, TableProblem) as failure:
                await self._recover(failure)
            else:
                self._tell_kept(match_log)
                break
        if match_log.state.to_act == 0:
            await self._try_to_store_the_end(match_log)

    def act_at_once(self, seat: int, version: int, action: int, then: Acted) -> bool:
        """As `act`, but without waiting: `then` is called when it is durable and everyone is told, or not.

        False, and nothing is done, where the table is busy or the action would be refused.
        """
        match_log = self._match_log
        if match_log is None or not self._sure or self._behind() or not take_now(self._lock):
            return False
        try:
            entry = self._played(match_log, seat, version, action, "person")
        except TableProblem:
            self._lock.release()
            return False

        def kept(failure: LostRace | TableProblem | None) -> None:
            if failure is None and match_log.state.to_act:
                try:
                    self._tell_kept(match_log)
                finally:
                    self._lock.release()
                then(None)
            else:
                settling = asyncio.create_task(self._settle(match_log, entry, version, failure, then))
                self._settling.add(settling)
                settling.add_done_callback(self._settling.discard)

        self._store.keep(self.id, match_log.version, entry, kept)
        return True

    async def _settle(
        self,
        match_log: MatchLog,
        entry: LogEntry,
        version: int,
        failure: LostRace | TableProblem | None,
        then: Acted,
    ) -> None:
        """See to what is left of an action that ended the match, or that could not be kept as it was."""
        problem: TableProblem | None = None
        try:
            if failure is None:
                self._tell_kept(match_log)
                await self._try_to_store_the_end(match_log)
            else:
                await self._recover(failure)
                await self._act(entry.seat, version, entry.action, entry.by)
        except TableProblem as found:
            problem = found
        finally:
            self._lock.release()
        then(problem)

    def _played(self, match_log: MatchLog, seat: int, version: int, action: int, by: By) -> LogEntry:
        """Play an action in memory; a problem leaves everything as it was."""
        self._check(match_log, seat, version, action, by)
        entry = LogEntry(seat, action, by, now())
        match_log.add(entry)
        # Until the store has answered we cannot be sure; if this is broken off, the next one reads anew.
        self._sure = False
        return entry

    def _tell_kept(self, match_log: MatchLog) -> None:
        """Tell everyone of an action that is durable now."""
        self._sure = True
        self._tell_update(match_log)
        self._tell_others("log", match_log.version)
        self._schedule_moves(ours=True)

    def _check(self, match_log: MatchLog, seat: int, version: int, action: int, by: By) -> None:
        if match_log.state.to_act == 0 or self.stored.status == "over":
            raise TableProblem("match-over")
        if by == "person" and self.stored.chairs[seat].stand_in:
            raise TableProblem("stood-in")
        if action == UNDO:
            match_log.check_undo(seat, version)
        else:
            match_log.check(seat, version)

    async def _recover(self, failure: LostRace | TableProblem) -> None:
        """After an action was not kept: catch up with the process that was faster, or raise the problem."""
        if isinstance(failure, LostRace):
            self._metrics.races.inc()
            await self._catch_up()
            return
        # What could not be kept was not played: forget it, and read what is there.
        self._match_log = None
        self._auto_moves.recover(self)
        raise failure

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
            self._reseat_viewers()
            self.tell_table()
            self._tell_others("seats")

    async def why(self, seat: int, text: str) -> TableProblem:
        """What would be answered to an action now; a `Mistake` where the text names none."""
        async with self._lock:
            return (await self._begun()).why_not(seat, text)

    async def hint_order(self, seat: int, version: int) -> Order:
        """What is needed to think about hints for a seat."""
        if not self.stored.hints:
            raise TableProblem("hints-off")
        return await self.order(seat, version)

    async def order(self, seat: int, version: int) -> Order:
        """What is needed to think about a seat's decision; nothing in it but what the seat may know."""
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
        pulse = await self._store.pulse(self.id)
        if pulse is not None and self._knows(pulse):
            return
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

    def _knows(self, pulse: Pulse) -> bool:
        """Whether all that the database had at some moment is known here, and durable."""
        version = self._match_log.version if self._match_log is not None else 0
        sure = self._sure or not self.stored.began
        return sure and version >= pulse.version and self.stored.changes >= pulse.changes

    async def _take_over(self, found: StoredTable, *, ours: bool) -> None:
        before = self.stored
        if not self._adopt(found):
            return
        self._reseat_viewers()
        self.tell_table()
        if len(found.chairs) != len(before.chairs):
            self.setup = await asyncio.to_thread(found.setup)
        self._auto_moves.await_entropy(self)
        self.stalling.watch(self, ours=ours)
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

    async def go_without_entropy(self) -> None:
        """Deal without the entropy of those who have kept everybody waiting for too long."""
        await self.refresh(await self._store.change(lambda held: seating.go_without(held, self.id)))

    async def give_up_on(self, seat: int) -> None:
        """Let a stand-in play for a program that is too slow."""
        await self.refresh(await self._store.change(lambda held: programs.give_up_on(held, self.id, seat)))

    def _vanish(self) -> None:
        """The table has been cleared away; nothing is done any more."""
        self.gone = True
        self.close()
        self._tell_gone()

    def _schedule_moves(self, *, ours: bool) -> None:
        self.on_turn(self)
        if self.stored.status == "over":
            self._auto_moves.stop_moving()
        elif self._match_log is not None and self._sure:
            self._auto_moves.schedule(self, ours=ours)

    # The viewers.

    async def connect(self, viewer: Viewer) -> None:
        """Let somebody look: tell them how everything stands, and everyone that they are here."""
        said = await self._remarks.unread()
        changes = await self._store.read(lambda held: seat_changes.read(held, self.id))
        async with self._lock:
            match_log = await self._ready()
            # Not before: whoever loses a seat meanwhile must not be told another word of it.
            self._seat_viewer(viewer)
            if not viewer.seats and self.presence.onlookers_here() >= self._most_onlookers:
                raise TableProblem("table-crowded")
            for remark in said:
                self._tell_remark(remark)
            self.presence.here.add(viewer)
            viewer.tell(TableMessage(self.info(viewer.seat, viewer.seats)))
            viewer.tell(self._remarks.message())
            if match_log is not None:
                viewer.tell(update(self.stored, match_log, viewer.eyes, self._clock(match_log), first=True))
                if changes:
                    viewer.tell(ChangesMessage(changes))
                viewer.tell_bytes(self._history.message(match_log, viewer.eyes))
        self.tell_presence()

    # Talk.

    async def say(self, viewer: Viewer, text: str, may: Callable[[], bool], request: str = "") -> None:
        """Keep what somebody at the table says, then tell everyone; once, however often it is asked for."""
        self.stored.check_may_talk(viewer.person)
        seat = viewer.voice
        if seat is None:
            raise TableProblem("chat-onlooker")
        name = self.stored.chairs[seat].nickname
        key = f"{self.id} {seat} {viewer.person or viewer.token} {request}" if request else ""
        if key and await self._store.has_remark(chat.id_of(key)):
            return
        said = chat.remark(seat, name, text, may, key)
        if not await self._store.keep_remark(self.id, said):
            return
        self._metrics.remarks.inc()
        self._tell_remark(said)
        self._tell_others("chat")

    # Other processes.

    async def hear(self, news: BusMessage) -> None:
        """Follow up on what another process tells about this table."""
        if news.kind == "chat":
            for said in await self._remarks.stored():
                self._tell_remark(said)
        elif news.kind == "emote" and news.emote:
            self._tell_emote(news.seat, news.emote)
        elif news.kind == "presence":
            new = self.presence.hear(news.process, news.connected, news.looking, news.onlookers)
            message = encode(self.presence.message())
            for viewer in self.presence.here:
                viewer.tell_bytes(message)
            if new:
                self.repeat_presence()
        if news.kind == "seats" or news.changes > self.stored.changes:
            await self.refresh()
        if news.n > self.told and not self.overhear(news):
            await self.follow(news.n)

    def overhear(self, news: BusMessage) -> bool:
        """Note how far another process is; whether that is enough, because nobody looks at the table here."""
        self._heard_of = max(self._heard_of, news.n)
        return not self.presence.here

    async def follow(self, version: int) -> None:
        """Catch up with a version that another process reached."""
        async with self._lock:
            match_log = await self._ready()
            if match_log is not None and match_log.version < version:
                await self._catch_up()
                self._schedule_moves(ours=False)

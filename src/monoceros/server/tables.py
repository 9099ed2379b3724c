"""A table in memory: its match, who looks at it, and the one way its match goes on.

Everything that changes or reads the match happens under the table's lock, and nobody is told of an action
before the store has it. What a viewer is told is built by `State.update` for that viewer alone.
"""

import asyncio
import time
from typing import Literal

from monoceros.core.table import ONLOOKER
from monoceros.core.wire import encode
from monoceros.server import chat, seating
from monoceros.server.botpool import Order
from monoceros.server.bus import Bus, News
from monoceros.server.chronicle import Chronicle
from monoceros.server.clocks import clock, open_window
from monoceros.server.course import UNDO, By, Course, Entry
from monoceros.server.limits import Allowance
from monoceros.server.messages import (
    ChatsMessage,
    Clock,
    RefusedMessage,
    TableInfo,
    TableMessage,
    UpdateMessage,
)
from monoceros.server.metrics import Metrics
from monoceros.server.moments import now
from monoceros.server.presence import Presence
from monoceros.server.problems import TableProblem, told
from monoceros.server.sheet import Sheet
from monoceros.server.steward import Steward, order_for
from monoceros.server.store import Remark, Store
from monoceros.server.viewers import Viewer
from monoceros.server.writer import LostRace


class LiveTable:
    """One table as this process knows it. `told` is the version its viewers have been told."""

    def __init__(
        self, sheet: Sheet, store: Store, bus: Bus, metrics: Metrics, steward: Steward, onlookers: int
    ) -> None:
        self.sheet = sheet
        self.presence = Presence()
        self.used = time.monotonic()
        self.told = 0
        self.gone = False
        """Whether the table has been cleared away from the store."""
        self._course: Course | None = None
        self._sure = False
        self._lock = asyncio.Lock()
        self._store = store
        self._bus = bus
        self._metrics = metrics
        self._steward = steward
        self._most_onlookers = onlookers
        self._remarks: set[str] = set()
        self._chronicle = Chronicle()

    @property
    def id(self) -> str:
        """The table's id."""
        return self.sheet.id

    @property
    def course(self) -> Course | None:
        """The match, once it has begun. Between awaits only; it may be ahead of what is durable."""
        return self._course

    def info(self, you: int | None) -> TableInfo:
        """The table as a seat or anybody else may see it."""
        eyes = ONLOOKER if you is None else you
        return self.sheet.info(you, self.told_to(eyes), self.presence.connected())

    def told_to(self, eyes: int) -> int:
        """The version these eyes have been told; who has passed in an open window is not among it."""
        return self.told if self._course is None else min(self.told, self._course.told_to(eyes))

    def idle(self, seconds: float) -> bool:
        """Whether nobody has looked at the table for so long, and it owes nobody anything."""
        self._touch_if_used()
        return not self._steward.busy and time.monotonic() - self.used > seconds

    def _touch_if_used(self) -> None:
        if self.presence.here or self._lock.locked():
            self.used = time.monotonic()

    def close(self) -> None:
        """Stop doing anything by itself."""
        self._steward.stop()

    # The match.

    async def load(self) -> None:
        """Fold the log, note the end, and see to bots and clocks: first of all, and after trouble."""
        async with self._lock:
            course = await self._ready()
            if course is not None:
                await self._note_the_end(course)
            self._look_after(ours=True)

    async def _ready(self) -> Course | None:
        """The match as it is durable, read again if that is in doubt; None before it has begun."""
        if not self._sure and self.sheet.began:
            await self._catch_up()
        return self._course

    async def _begun(self) -> Course:
        course = await self._ready()
        if course is None:
            raise TableProblem("not-started")
        return course

    async def _catch_up(self) -> None:
        """Play what others wrote, telling each new action; from the beginning where we are not sure."""
        course = self._course if self._sure else None
        if course is None:
            course = self._first_deal()
        for entry in await self._store.log(self.id, course.version):
            try:
                course.add(entry)
            except TableProblem as problem:
                raise TableProblem("table-outdated") from problem
            self._course = course
            if course.version > self.told:
                self._tell_update(course)
        self._course = course
        self._sure = True
        await self._try_to_note_the_end(course)

    def _first_deal(self) -> Course:
        sheet = self.sheet
        if sheet.rules != sheet.find_game().rules_version or sheet.pack != sheet.setup().pack.label:
            raise TableProblem("table-outdated")
        return Course(sheet)

    async def act(self, seat: int, version: int, action: int, by: By = "person") -> None:
        """Play an action decided at a version. When this returns it is durable and everyone is told."""
        await self._add(seat, version, action, by)

    async def undo(self, seat: int, version: int) -> None:
        """Take back the seat's last action, if that changes nothing for anybody else."""
        await self._add(seat, version, UNDO, "person")

    async def _add(self, seat: int, version: int, action: int, by: By) -> None:
        async with self._lock:
            while True:
                course = await self._begun()
                self._check(course, seat, version, action, by)
                entry = Entry(seat, action, by, now())
                course.add(entry)
                if await self._keep(course, entry):
                    break
            self._metrics.moves[by].inc()
            self._tell_update(course)
            self._tell_others("log", course.version)
            self._look_after(ours=True)
            await self._try_to_note_the_end(course)

    def _check(self, course: Course, seat: int, version: int, action: int, by: By) -> None:
        if course.state.to_act == 0:
            raise TableProblem("match-over")
        if by == "person" and self.sheet.chairs[seat].stand_in:
            raise TableProblem("stood-in")
        if action == UNDO:
            course.check_undo(seat, version)
        else:
            course.check(seat, version)

    async def _keep(self, course: Course, entry: Entry) -> bool:
        """Make an entry durable; False when another process was faster, after catching up with it."""
        # Until the store has answered we cannot be sure; if this is broken off, the next one reads anew.
        self._sure = False
        try:
            await self._store.append(self.id, course.version, entry)
        except LostRace:
            self._metrics.races.inc()
            await self._catch_up()
            return False
        except TableProblem:
            # What could not be kept was not played: forget it, and read what is there.
            self._course = None
            self._steward.mend(self)
            raise
        self._sure = True
        return True

    async def _try_to_note_the_end(self, course: Course) -> None:
        """Note the end; later if that cannot be stored, because the last action counts all the same."""
        try:
            await self._note_the_end(course)
        except TableProblem:
            self._steward.mend(self)

    async def _note_the_end(self, course: Course) -> None:
        if course.state.to_act == 0 and self.sheet.status == "playing":
            result = course.match.result()
            self.sheet = await self._store.change(lambda held: seating.finish(held, self.id, result))
            self.tell_table()
            self._tell_others("seats")

    async def why(self, seat: int, text: str) -> TableProblem:
        """What would be answered to an action now; a `Mistake` where the text names none."""
        async with self._lock:
            return (await self._begun()).why_not(seat, text)

    async def hint_order(self, seat: int, version: int) -> Order:
        """What is needed to think about a seat's decision; nothing in it but what the seat may know."""
        if not self.sheet.hints:
            raise TableProblem("hints-off")
        async with self._lock:
            course = await self._begun()
            self._check(course, seat, version, 0, "person")
            return order_for(self.sheet, course, seat, "")

    async def finished(self) -> Course:
        """The match, when it is over: from then on nothing of it is secret."""
        async with self._lock:
            course = await self._ready()
            if course is None or course.state.to_act:
                raise TableProblem("match-not-over")
            return course

    # The seats.

    async def refresh(self, sheet: Sheet | None = None) -> None:
        """Take over how the table stands now, and tell it; begin the match if it has begun."""
        async with self._lock:
            found = sheet or await self._store.sheet(self.id)
            if found is None:
                self._vanish()
                return
            begins = not self.sheet.began and bool(found.began)
            self.sheet = found
            self.tell_table()
            course = await self._ready()
            if begins and course is not None and course.version == 0:
                self._tell_update(course)
            self._look_after(ours=sheet is not None)
        if sheet is not None:
            self._tell_others("seats")

    def _vanish(self) -> None:
        """The table has been cleared away: say so to whoever still looks, and do nothing any more."""
        self.gone = True
        self.close()
        for viewer in self.presence.here:
            words = told(TableProblem("no-such-table"), viewer.text)
            viewer.tell(
                RefusedMessage(n=0, code=words.code, clause=None, params=words.params, message=words.message)
            )

    def _look_after(self, *, ours: bool) -> None:
        if self._course is not None and self._sure:
            self._steward.look_after(self, ours=ours)

    # The viewers.

    async def connect(self, viewer: Viewer) -> None:
        """Let somebody look: tell them how everything stands, and everyone that they are here."""
        if viewer.seat is None and self.presence.onlookers_here() >= self._most_onlookers:
            raise TableProblem("table-crowded")
        said = await self._store.remarks(self.id, chat.SHOWN)
        async with self._lock:
            course = await self._ready()
            self._remarks.update(remark.id for remark in said)
            self.presence.here.add(viewer)
            viewer.tell(TableMessage(self.info(viewer.seat)))
            viewer.tell(ChatsMessage([chat.message(remark) for remark in said]))
            if course is not None:
                news_free = self._update(course, viewer.eyes, self._clock(course), first=True)
                viewer.tell(news_free)
                viewer.tell_bytes(self._chronicle.told(course, viewer.eyes))
        self._tell_presence()

    def disconnect(self, viewer: Viewer) -> None:
        """Somebody looks no longer."""
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
        """Tell other processes who looks through this one."""
        self._bus.tell(
            News(
                process=self._bus.process,
                table=self.id,
                kind="presence",
                connected=sorted(self.presence.seats_here()),
                onlookers=self.presence.onlookers_here(),
            )
        )

    def _tell_update(self, course: Course) -> None:
        """Tell everyone here about the last action, each what they may know; equal eyes share the bytes.

        A pass that leaves a reaction window open is told only to the seat that passed.
        """
        self.told = course.version
        self._chronicle.forget()
        ticking = self._clock(course)
        only = course.last.seat if course.quiet and course.last is not None else None
        by_eyes: dict[int, bytes] = {}
        for viewer in self.presence.here:
            eyes = viewer.eyes
            if only is not None and eyes != only:
                continue
            if eyes not in by_eyes:
                by_eyes[eyes] = encode(self._update(course, eyes, ticking))
            viewer.tell_bytes(by_eyes[eyes])

    def _clock(self, course: Course) -> Clock | None:
        return clock(self.sheet, course, now())

    def _update(
        self, course: Course, eyes: int, ticking: Clock | None, *, first: bool = False
    ) -> UpdateMessage:
        update = course.state.update(eyes)
        return UpdateMessage(
            n=course.told_to(eyes),
            view=update.view,
            news=[] if first else update.news,
            choices=update.choices,
            outcome=update.outcome,
            clock=ticking,
            window=open_window(self.sheet, course, update.window),
            undo=eyes != ONLOOKER and course.undo_for() == eyes,
            by=None if first or course.last is None else course.last.by,
        )

    # Talk.

    async def say(self, viewer: Viewer, text: str, allowance: Allowance) -> None:
        """Keep what a viewer says, then tell everyone."""
        name = "" if viewer.seat is None else self.sheet.chairs[viewer.seat].nickname
        said = chat.remark(viewer.seat, name, text, allowance)
        await self._store.keep_remark(self.id, said)
        self._metrics.remarks.inc()
        self._tell_remark(said)
        self._tell_others("chat")

    def _tell_remark(self, said: Remark) -> None:
        if said.id in self._remarks:
            return
        self._remarks.add(said.id)
        message = encode(chat.message(said))
        for viewer in self.presence.here:
            viewer.tell_bytes(message)

    # Other processes.

    def _tell_others(self, kind: Literal["log", "seats", "chat"], n: int = 0) -> None:
        if self._bus.shared:
            self._bus.tell(News(process=self._bus.process, table=self.id, kind=kind, n=n))

    async def hear(self, news: News) -> None:
        """Follow up on what another process tells about this table."""
        if news.kind == "log":
            await self.follow(news.n)
        elif news.kind == "seats":
            await self.refresh()
        elif news.kind == "chat":
            for said in await self._store.remarks(self.id, chat.SHOWN):
                self._tell_remark(said)
        else:
            new = self.presence.hear(news.process, news.connected, news.onlookers)
            message = encode(self.presence.message())
            for viewer in self.presence.here:
                viewer.tell_bytes(message)
            if new:
                self.repeat_presence()

    async def follow(self, version: int) -> None:
        """Be at least at a version that another process reached."""
        async with self._lock:
            course = await self._ready()
            if course is not None and course.version < version:
                await self._catch_up()
                self._look_after(ours=False)

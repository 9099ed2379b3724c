"""Moves for those who do not move themselves: bots, stand-ins, and people whose clock ran out.

Any process that has a table in memory could do it. The one that played the last action does it at once;
the others wait a while first, so they only step in when that process is gone. Should two move at the same
time, the key (table, n) lets one of them through and the other one reads what happened.
"""

import asyncio
import logging
import random
import secrets
import time
from typing import TYPE_CHECKING

from monoceros.bots.names import tempo
from monoceros.games.registry import find_game
from monoceros.server.botpool import BotPool, Order, TableKind
from monoceros.server.clocks import runs_out
from monoceros.server.course import By, Course
from monoceros.server.metrics import Metrics
from monoceros.server.moments import SECOND, now
from monoceros.server.problems import TableProblem
from monoceros.server.seating import STAND_IN
from monoceros.server.sheet import Sheet

if TYPE_CHECKING:
    from monoceros.server.tables import LiveTable

log = logging.getLogger("monoceros.server")
PATIENCE = 3.0
"""Seconds to leave to the process that should move."""
AFTER_TROUBLE = 1.0


class Steward:
    """Looks after one table. `pause` is how long people get to see each move of a bot."""

    def __init__(self, pool: BotPool, metrics: Metrics, pause: float) -> None:
        self._pool = pool
        self._metrics = metrics
        self._pause = pause
        self._bots: asyncio.Task[None] | None = None
        self._patient = False
        self._clock: asyncio.Task[None] | None = None
        self._mending: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether a bot is about to move, a clock is running, or something is to be mended."""
        tasks = (self._bots, self._clock, self._mending)
        return any(task is not None and not task.done() for task in tasks)

    def stop(self) -> None:
        """Look after nothing any more."""
        for task in (self._bots, self._clock, self._mending):
            if task is not None:
                task.cancel()

    def mend(self, table: "LiveTable") -> None:
        """After the store has failed: let the table go on from what is durable as soon as that can be."""
        if self._mending is None or self._mending.done():
            self._mending = asyncio.create_task(self._mend(table))

    async def _mend(self, table: "LiveTable") -> None:
        while True:
            await asyncio.sleep(AFTER_TROUBLE)
            try:
                await table.load()
            except TableProblem as problem:
                log.info("not mended", extra={"table": table.id, "code": problem.code})
                if problem.code != "storage":
                    return
            else:
                return

    def look_after(self, table: "LiveTable", *, ours: bool) -> None:
        """See to it that the table's bots move and its clock is watched. `ours`: we moved last."""
        course = table.course
        if course is None:
            return
        patience = 0.0 if ours else PATIENCE
        if self._bots is not None and not self._bots.done() and self._patient and ours:
            self._bots.cancel()
            self._bots = None
        if _bot_seats(table) and (self._bots is None or self._bots.done()):
            self._bots = asyncio.create_task(self._move_bots(table, patience))
        if self._clock is not asyncio.current_task():
            if self._clock is not None:
                self._clock.cancel()
                self._clock = None
            if runs_out(table.sheet, course) is not None:
                self._clock = asyncio.create_task(self._watch_clock(table, patience))

    async def _move_bots(self, table: "LiveTable", patience: float) -> None:
        self._patient = patience > 0
        if patience:
            seen = table.told
            await asyncio.sleep(patience)
            while table.told != seen:
                seen = table.told
                await asyncio.sleep(patience)
        self._patient = False
        window = -1
        while waiting := _bot_seats(table):
            course = table.course
            assert course is not None
            seat = waiting[0]
            pause = self._pause * tempo(table.sheet.chairs[seat].nickname)
            if course.state.window:
                # One breath for the whole window, of no telling length, whatever the bots hold.
                seat = random.choice(waiting)
                pause = 0.0 if window == course.asked_at else self._pause * random.uniform(1.2, 2.4)
                window = course.asked_at
            if not await self._move(table, seat, table.sheet.chairs[seat].player, "bot", pause):
                await asyncio.sleep(AFTER_TROUBLE)

    async def _watch_clock(self, table: "LiveTable", patience: float) -> None:
        """Until no clock runs: sleep until the next one runs out, then let the stand-in move once."""
        while table.course is not None and (end := runs_out(table.sheet, table.course)) is not None:
            moment, seat = end
            left = (moment - now()) / SECOND + patience
            if left > 0:
                await asyncio.sleep(left)
            elif table.course.state.window:
                await self._let_go_by(table, table.course, seat)
            elif not await self._move(table, seat, STAND_IN, "clock", 0):
                await asyncio.sleep(AFTER_TROUBLE)

    async def _let_go_by(self, table: "LiveTable", course: Course, seat: int) -> None:
        """Pass for a seat that has not answered a reaction window in time."""
        try:
            await table.act(seat, course.told_to(seat), int(course.state.pass_action()), "clock")
        except TableProblem as problem:
            log.info("no pass", extra={"table": table.id, "code": problem.code})
            await asyncio.sleep(AFTER_TROUBLE)

    async def _move(self, table: "LiveTable", seat: int, bot: str, by: By, pause: float) -> bool:
        """Let a bot decide for a seat and play it; False when that did not come about."""
        course = table.course
        assert course is not None
        version = course.told_to(seat)
        order = order_for(table.sheet, course, seat, bot)
        if not order.legal:
            return False
        begin = time.monotonic()
        action = await self._pool.choose(order)
        self._metrics.thinking.observe(time.monotonic() - begin)
        await asyncio.sleep(max(0.0, pause - (time.monotonic() - begin)))
        try:
            if by == "bot" and table.sheet.chairs[seat].player != bot:
                return True
            await table.act(seat, version, action, by)
        except TableProblem as problem:
            log.info("no move", extra={"table": table.id, "code": problem.code})
            return problem.code in ("stale-version", "not-your-turn", "match-over")
        return True


def _bot_seats(table: "LiveTable") -> list[int]:
    """The seats that owe a decision and have a bot to make it."""
    if table.course is None:
        return []
    return [seat for seat in table.course.state.deciders() if table.sheet.chairs[seat].player]


def order_for(sheet: Sheet, course: Course, seat: int, bot: str) -> Order:
    """All a worker is handed about a decision of a seat: what the seat may know."""
    options = tuple(sorted(sheet.options.items()))
    return Order(
        table=TableKind(sheet.game, sheet.edition, len(sheet.chairs), options, sheet.pack_text),
        bot=bot,
        seat=seat,
        known=find_game(sheet.game).known(course.state, seat),
        legal=course.state.legal(seat),
        seed=secrets.randbits(64),
    )

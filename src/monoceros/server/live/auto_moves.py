"""Moves the server makes itself: for bots, for stand-ins, and for people whose clock ran out.

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
from monoceros.server.live.clocks import next_timeout
from monoceros.server.live.match_log import MatchLog
from monoceros.server.metrics import Metrics
from monoceros.server.protocol.problems import TableProblem
from monoceros.server.protocol.timestamps import SECOND, now
from monoceros.server.store.seating import STAND_IN
from monoceros.server.store.stored_table import By, StoredTable
from monoceros.server.workers.pool import Order, TableKind, WorkerPool

if TYPE_CHECKING:
    from monoceros.server.live.live_table import LiveTable

log = logging.getLogger("monoceros.server")
PATIENCE = 3.0
"""Seconds to leave to the process that should move."""
AFTER_TROUBLE = 1.0


class AutoMoves:
    """The moves of one table the server makes itself. `pause` is how long each move of a bot is shown."""

    def __init__(self, pool: WorkerPool, metrics: Metrics, pause: float) -> None:
        self._pool = pool
        self._metrics = metrics
        self._pause = pause
        self._bots: asyncio.Task[None] | None = None
        self._patient = False
        self._clock: asyncio.Task[None] | None = None
        self._recovering: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether a bot is about to move, a clock is running, or the table recovers from a failed store."""
        tasks = (self._bots, self._clock, self._recovering)
        return any(task is not None and not task.done() for task in tasks)

    def stop(self) -> None:
        """Cancel everything that was going to happen."""
        for task in (self._bots, self._clock, self._recovering):
            if task is not None:
                task.cancel()

    def recover(self, table: "LiveTable") -> None:
        """After the store has failed: load the table again, as soon as that works, from what is durable."""
        if self._recovering is None or self._recovering.done():
            self._recovering = asyncio.create_task(self._recover(table))

    async def _recover(self, table: "LiveTable") -> None:
        while True:
            await asyncio.sleep(AFTER_TROUBLE)
            try:
                await table.load()
            except TableProblem as problem:
                log.info("not recovered", extra={"table": table.id, "code": problem.code})
                if problem.code != "storage":
                    return
            else:
                return

    def schedule(self, table: "LiveTable", *, ours: bool) -> None:
        """Start what is due: the moves of bots, and the clock. `ours`: this process moved last."""
        match_log = table.match_log
        if match_log is None:
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
            if next_timeout(table.stored, match_log) is not None:
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
            match_log = table.match_log
            assert match_log is not None
            seat = waiting[0]
            pause = self._pause * tempo(table.stored.chairs[seat].nickname)
            if match_log.state.window:
                # One breath for the whole window, of no telling length, whatever the bots hold.
                seat = random.choice(waiting)
                pause = 0.0 if window == match_log.asked_at else self._pause * random.uniform(1.2, 2.4)
                window = match_log.asked_at
            if not await self._move(table, seat, table.stored.chairs[seat].player, "bot", pause):
                await asyncio.sleep(AFTER_TROUBLE)

    async def _watch_clock(self, table: "LiveTable", patience: float) -> None:
        """Until no clock runs: sleep until the next one runs out, then let the stand-in move once."""
        while (
            table.match_log is not None and (end := next_timeout(table.stored, table.match_log)) is not None
        ):
            moment, seat = end
            left = (moment - now()) / SECOND + patience
            if left > 0:
                await asyncio.sleep(left)
            elif table.match_log.state.window:
                await self._let_go_by(table, table.match_log, seat)
            elif not await self._move(table, seat, STAND_IN, "clock", 0):
                await asyncio.sleep(AFTER_TROUBLE)

    async def _let_go_by(self, table: "LiveTable", match_log: MatchLog, seat: int) -> None:
        """Pass for a seat that has not answered a reaction window in time."""
        try:
            await table.act(seat, match_log.told_to(seat), int(match_log.state.pass_action()), "clock")
        except TableProblem as problem:
            log.info("no pass", extra={"table": table.id, "code": problem.code})
            await asyncio.sleep(AFTER_TROUBLE)

    async def _move(self, table: "LiveTable", seat: int, bot: str, by: By, pause: float) -> bool:
        """Let a bot decide for a seat and play it; False when that did not come about."""
        match_log = table.match_log
        assert match_log is not None
        version = match_log.told_to(seat)
        order = order_for(table.stored, match_log, seat, bot)
        if not order.legal:
            return False
        begin = time.monotonic()
        action = await self._pool.choose(order)
        self._metrics.thinking.observe(time.monotonic() - begin)
        await asyncio.sleep(max(0.0, pause - (time.monotonic() - begin)))
        try:
            if by == "bot" and table.stored.chairs[seat].player != bot:
                return True
            await table.act(seat, version, action, by)
        except TableProblem as problem:
            log.info("no move", extra={"table": table.id, "code": problem.code})
            return problem.code in ("stale-version", "not-your-turn", "match-over")
        return True


def _bot_seats(table: "LiveTable") -> list[int]:
    """The seats that owe a decision and have a bot to make it."""
    if table.match_log is None:
        return []
    return [seat for seat in table.match_log.state.deciders() if table.stored.chairs[seat].player]


def order_for(stored: StoredTable, match_log: MatchLog, seat: int, bot: str) -> Order:
    """All a worker is handed about a decision of a seat: what the seat may know."""
    options = tuple(sorted(stored.played_options().items()))
    return Order(
        table=TableKind(stored.game, stored.edition, len(stored.chairs), options, stored.pack_text),
        bot=bot,
        seat=seat,
        known=find_game(stored.game).known(match_log.state, seat),
        legal=match_log.state.legal(seat),
        seed=secrets.randbits(64),
    )

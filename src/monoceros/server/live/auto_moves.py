"""Moves the server makes itself: for bots, for stand-ins, and for people whose clock ran out.

Any process that has a table in memory could do it. The one that played the last action does it at once;
the others wait a while first, so they only step in when that process is gone. Should two move at the same
time, the key (table, n) lets one of them through and the other one reads what happened.
"""

import asyncio
import contextlib
import logging
import random
import secrets
import time
from typing import TYPE_CHECKING

from monoceros.bots.ladder import MASTER_SECONDS, is_master
from monoceros.bots.names import tempo
from monoceros.games.registry import find_game
from monoceros.server.live.clocks import next_timeout
from monoceros.server.live.match_log import MatchLog
from monoceros.server.live.programs import ProgramClock
from monoceros.server.metrics import Metrics
from monoceros.server.protocol.problems import TableProblem
from monoceros.server.protocol.timestamps import SECOND, now
from monoceros.server.store.database import STATEMENT_SECONDS
from monoceros.server.store.fairness import ENTROPY_SECONDS
from monoceros.server.store.seating import STAND_IN
from monoceros.server.store.stored_table import By, StoredTable
from monoceros.server.workers.pool import Order, TableKind, WorkerPool

if TYPE_CHECKING:
    from monoceros.server.live.live_table import LiveTable

log = logging.getLogger("monoceros.server")
PATIENCE = 3.0
"""Seconds to leave to the process that should move."""
AFTER_TROUBLE = 1.0
AFTER_DOUBT = STATEMENT_SECONDS + 2.0
"""Seconds after which nothing can be written any more that was told to have failed."""


class AutoMoves:
    """The moves of one table the server makes itself. `pause` is how long each move of a bot is shown."""

    def __init__(self, pool: WorkerPool, metrics: Metrics, pause: float, program_seconds: float) -> None:
        self._pool = pool
        self._metrics = metrics
        self._pause = pause
        self._programs = ProgramClock(program_seconds)
        self._bots: asyncio.Task[None] | None = None
        self._patient = False
        self._clock: asyncio.Task[None] | None = None
        self._recovering: asyncio.Task[None] | None = None
        self._entropy: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether a bot is about to move, a clock is running, or the table recovers from a failed store."""
        tasks = (self._bots, self._clock, self._recovering, self._entropy)
        return any(task is not None and not task.done() for task in tasks)

    def stop(self) -> None:
        """Cancel everything that was going to happen."""
        for task in (self._bots, self._clock, self._recovering, self._entropy):
            if task is not None:
                task.cancel()

    def stop_moving(self) -> None:
        """Let no bot and no clock move any more, unless it is one of them who asks."""
        for task in (self._bots, self._clock):
            if task is not None and task is not asyncio.current_task():
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
                break
        # The connection may have been cut while the database was still writing.
        await asyncio.sleep(AFTER_DOUBT)
        with contextlib.suppress(TableProblem):
            await table.freshen()

    def await_entropy(self, table: "LiveTable") -> None:
        """See to it that nobody waits for ever for somebody's entropy."""
        if table.stored.entropy_asked and (self._entropy is None or self._entropy.done()):
            self._entropy = asyncio.create_task(self._await_entropy(table))

    async def _await_entropy(self, table: "LiveTable") -> None:
        while asked := table.stored.entropy_asked:
            end = asked + ENTROPY_SECONDS * SECOND
            await asyncio.sleep(max(0.05, (end - now()) / SECOND))
            if table.stored.entropy_asked != asked or now() < end:
                continue
            try:
                await table.go_without_entropy()
            except TableProblem as problem:
                log.info("entropy", extra={"table": table.id, "code": problem.code})
                if problem.code != "storage":
                    return
                await asyncio.sleep(AFTER_TROUBLE)

    def schedule(self, table: "LiveTable", *, ours: bool) -> None:
        """Start what is due: the moves of bots, and the clock. `ours`: this process moved last."""
        match_log = table.match_log
        if match_log is None:
            return
        self._programs.note(table.stored)
        patience = 0.0 if ours else PATIENCE
        if self._bots is not None and not self._bots.done() and self._patient and ours:
            self._bots.cancel()
            self._bots = None
        if _bot_seats(table) and (self._bots is None or self._bots.done()):
            self._bots = asyncio.create_task(self._move_bots(table, patience))
        if self._clock is None or self._clock is not asyncio.current_task():
            if self._clock is not None:
                self._clock.cancel()
                self._clock = None
            if self._next_timeout(table.stored, match_log) is not None:
                self._clock = asyncio.create_task(self._watch_clock(table, patience))

    async def _move_bots(self, table: "LiveTable", patience: float) -> None:
        self._patient = patience > 0
        if patience:
            seen = table.latest
            await asyncio.sleep(patience)
            while table.latest != seen:
                seen = table.latest
                await asyncio.sleep(patience)
            with contextlib.suppress(TableProblem):
                await table.freshen()
        self._patient = False
        while waiting := _bot_seats(table):
            match_log = table.match_log
            assert match_log is not None
            if match_log.state.window:
                done = await self._answer_window(table, match_log, waiting)
            else:
                chair = table.stored.chairs[waiting[0]]
                pause = self._pause * tempo(chair.nickname)
                done = await self._move(table, waiting[0], chair.player, "bot", pause)
            if not done:
                await asyncio.sleep(AFTER_TROUBLE)

    async def _answer_window(self, table: "LiveTable", match_log: MatchLog, seats: list[int]) -> bool:
        """Let all bots that are asked decide, and only then be heard, at a moment fixed beforehand.

        How long they think tells nothing of what they hold: whatever is ready by one moment is heard then,
        and what is not, at the next. Where a master is asked, the moment leaves it the time it may take.
        """
        begin = time.monotonic()
        beat = self._pause * random.uniform(1.2, 2.4)
        asked_at = match_log.asked_at
        players = {seat: table.stored.chairs[seat].player for seat in seats}
        if beat and any(map(is_master, players.values())):
            beat += MASTER_SECONDS
        orders = [order_for(table.stored, match_log, seat, bot) for seat, bot in players.items()]
        versions = {seat: match_log.told_to(seat) for seat in seats}
        actions = await asyncio.gather(*(self._pool.choose(order) for order in orders))
        thought = time.monotonic() - begin
        self._metrics.thinking.observe(thought)
        if beat:
            await asyncio.sleep(beat - thought % beat)
        decided = list(zip(seats, actions, strict=True))
        random.shuffle(decided)
        for seat, action in decided:
            if match_log.asked_at != asked_at or table.match_log is not match_log:
                return True
            if table.stored.chairs[seat].player != players[seat]:
                continue
            if not await self._play(table, seat, versions[seat], action, "bot"):
                return False
        return True

    def _next_timeout(self, stored: StoredTable, match_log: MatchLog) -> tuple[int, int] | None:
        """When the next clock runs out, the pace's or a program's own, and whose."""
        ends = (next_timeout(stored, match_log), self._programs.next_timeout(match_log))
        return min((end for end in ends if end is not None), default=None)

    async def _watch_clock(self, table: "LiveTable", patience: float) -> None:
        """Until no clock runs: sleep until the next one runs out, then let the stand-in move once.

        For a program it goes on playing, until the program comes back.
        """
        while (
            table.match_log is not None
            and (end := self._next_timeout(table.stored, table.match_log)) is not None
        ):
            moment, seat = end
            left = (moment - now()) / SECOND + patience
            if left > 0:
                await asyncio.sleep(left)
            elif table.stored.chairs[seat].program and not table.match_log.state.window:
                await self._give_up_on(table, seat)
            elif table.match_log.state.window:
                await self._let_go_by(table, table.match_log, seat)
            elif not await self._move(table, seat, STAND_IN, "clock", 0):
                await asyncio.sleep(AFTER_TROUBLE)

    async def _give_up_on(self, table: "LiveTable", seat: int) -> None:
        """Let a stand-in play for a program that is too slow."""
        try:
            await table.give_up_on(seat)
        except TableProblem as problem:
            log.info("program", extra={"table": table.id, "code": problem.code})
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
        if by == "bot" and table.stored.chairs[seat].player != bot:
            return True
        return await self._play(table, seat, version, action, by)

    async def _play(self, table: "LiveTable", seat: int, version: int, action: int, by: By) -> bool:
        """Play what was decided; False when that did not come about and nothing else did."""
        try:
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

"""Where masters think: in processes of their own and of low priority, so that nobody else waits for them.

A decision takes every such process that is free: each grows a tree of its own, and their counts are added up.
When many tables ask at once each gets its share of the time, so that none of them waits for long.
"""

import asyncio
import logging
import os
from functools import lru_cache

import msgspec

from monoceros.bots.ladder import HEURISTIC, MASTER_SECONDS, is_master, make_bot
from monoceros.bots.search import RootCounts, added_up, choice_from
from monoceros.bots.search_bot import MasterBot
from monoceros.core.rng import Rng
from monoceros.core.worker_processes import end_with_parent
from monoceros.server.workers.pool import Order, TableKind, WorkerPool, known_state, table_setup

LOW_PRIORITY = 10
LEAST_SECONDS = 0.05
"""What a master gets however many are asking."""
log = logging.getLogger("monoceros.server")


def ponder(order: Order, seconds: float) -> RootCounts | int:
    """What a master finds out about a decision, or at once what it plays. Runs in a worker."""
    rng = Rng(order.seed)
    known = known_state(order, rng.fork())
    master = _master(order.table, order.bot)
    master.seconds = seconds
    search = master.search(known, order.seat, rng)
    return master.counts(search) if search is not None else master.policy.choose(known, order.seat, rng)


@lru_cache(maxsize=2)
def _master(table: TableKind, name: str) -> MasterBot:
    """Few are kept: each remembers the tree of its last decision."""
    game, setup = table_setup(table)
    bot = make_bot(game, name, setup)
    assert isinstance(bot, MasterBot)
    return bot


def step_back() -> None:
    """Leave the processor to everybody who wants it. Runs in a worker when it starts."""
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(LOW_PRIORITY)


class BotPool(WorkerPool):
    """Workers for bots and hints, and, from the first master on, others for masters alone."""

    def __init__(self, workers: int, limit: float, master_workers: int = 1) -> None:
        super().__init__(workers, limit)
        self._master_workers = master_workers
        self._masters: WorkerPool | None = None
        self._asking = 0

    async def choose(self, order: Order) -> int:
        """A legal action, as for any bot; a master that fails has the usual stand-in."""
        if not is_master(order.bot):
            return await super().choose(order)
        if self._masters is None:
            self._masters = WorkerPool(self._master_workers, self._limit, prepare=step_back, jobs=(ponder,))
        self._asking += 1
        try:
            action = await self._ponder(self._masters, order)
        finally:
            self._asking -= 1
        if action in order.legal:
            return action
        return await super().choose(msgspec.structs.replace(order, bot=HEURISTIC))

    async def _ponder(self, masters: WorkerPool, order: Order) -> int | None:
        """What the master settles on; None when it does not come to that."""
        seconds = max(LEAST_SECONDS, MASTER_SECONDS / self._asking)
        rng = Rng(order.seed)
        jobs = [
            masters.run(ponder, msgspec.structs.replace(order, seed=int(rng.word())), seconds)
            for _ in range(max(1, masters.idle))
        ]
        found: list[RootCounts] = []
        for answer in await asyncio.gather(*jobs, return_exceptions=True):
            if isinstance(answer, RootCounts):
                found.append(answer)
            elif isinstance(answer, int):
                return answer
            else:
                log.error("a master failed", exc_info=answer, extra={"game": order.table.game})
        return choice_from(added_up(found), rng) if found else None

    def close(self) -> None:
        """Stop all workers, whatever they are thinking about."""
        super().close()
        if self._masters is not None:
            self._masters.close()

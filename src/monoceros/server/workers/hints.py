"""Hints for people at the table: thought out in worker processes, from the asking seat's knowledge alone."""

from functools import lru_cache

from monoceros.bots.hints import Adviser
from monoceros.bots.ladder import HEURISTIC, make_bot
from monoceros.core.rng import Rng
from monoceros.core.wire import Hint
from monoceros.server.protocol.problems import TableProblem
from monoceros.server.workers.pool import Order, TableKind, WorkerPool, known_state, table_setup

MOST_ASKING = 4
"""Hints thought about at one time; whoever asks beyond that is told to try again, so bots keep moving."""


def hints_for(order: Order) -> list[Hint]:
    """The moves worth considering. Runs in a worker."""
    rng = Rng(order.seed)
    return _adviser(order.table).hints(known_state(order, rng.fork()), order.seat, rng)


@lru_cache(maxsize=64)
def _adviser(table: TableKind) -> Adviser:
    game, setup = table_setup(table)
    return Adviser(game, setup, make_bot(game, HEURISTIC, setup))


class HintService:
    """Answers requests for hints from all tables of this process, a few at a time."""

    def __init__(self, pool: WorkerPool) -> None:
        self._pool = pool
        self._asking = 0

    async def think(self, order: Order) -> list[Hint]:
        """The hints for an order; a problem when too many are asking or thinking takes too long."""
        if self._asking >= MOST_ASKING:
            raise TableProblem("hints-busy")
        self._asking += 1
        try:
            return await self._pool.run(hints_for, order)
        except TimeoutError as error:
            raise TableProblem("hints-busy") from error
        finally:
            self._asking -= 1

"""Hints for people at the table: thought out in worker processes, from the asking seat's knowledge alone."""

from functools import lru_cache

from monoceros.bots.hints import Adviser
from monoceros.bots.ladder import HEURISTIC, make_bot
from monoceros.core.rng import Rng
from monoceros.core.wire import Hint
from monoceros.server.botpool import BotPool, Order, TableKind, known_state, table_setup
from monoceros.server.problems import TableProblem

MOST_ASKING = 4
"""Hints thought about at one time; whoever asks beyond that is told to try again, so bots keep moving."""


def advise(order: Order) -> list[Hint]:
    """The moves worth considering. Runs in a worker."""
    rng = Rng(order.seed)
    return _adviser(order.table).hints(known_state(order, rng.fork()), order.seat, rng)


@lru_cache(maxsize=64)
def _adviser(table: TableKind) -> Adviser:
    game, setup = table_setup(table)
    return Adviser(game, setup, make_bot(game, HEURISTIC, setup))


class AdviceDesk:
    """Takes the questions of all tables of this process, as many as the workers can bear."""

    def __init__(self, pool: BotPool) -> None:
        self._pool = pool
        self._asking = 0

    async def hints(self, order: Order) -> list[Hint]:
        """The hints for an order; a problem when too many are asking or thinking takes too long."""
        if self._asking >= MOST_ASKING:
            raise TableProblem("hints-busy")
        self._asking += 1
        try:
            return await self._pool.run(advise, order)
        except TimeoutError as error:
            raise TableProblem("hints-busy") from error
        finally:
            self._asking -= 1

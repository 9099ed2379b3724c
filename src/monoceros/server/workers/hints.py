"""Hints for people at the table: thought out in worker processes, from the asking seat's knowledge alone."""

from functools import lru_cache

from monoceros.bots.hints import Adviser
from monoceros.bots.ladder import HEURISTIC, make_bot
from monoceros.core.packs import PackText
from monoceros.core.rng import Rng
from monoceros.core.wire import Hint
from monoceros.games.registry import find_game
from monoceros.server.protocol.problems import TableProblem
from monoceros.server.workers.pool import Order, WorkerPool

MOST_ASKING = 4
"""Hints thought about at one time; whoever asks beyond that is told to try again, so bots keep moving."""


def hints_for(order: Order) -> list[Hint]:
    """The moves worth considering. Runs in a worker."""
    adviser = _adviser(order.game, order.edition, order.seats, order.options, order.pack)
    return adviser.hints(order.seen, Rng(order.seed))


@lru_cache(maxsize=64)
def _adviser(game: str, edition: str, seats: int, options: tuple[tuple[str, str], ...], pack: str) -> Adviser:
    found = find_game(game)
    setup = found.setup(seats, edition, dict(options), PackText(pack) if pack else None)
    return Adviser(found, setup, make_bot(found, HEURISTIC, setup))


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

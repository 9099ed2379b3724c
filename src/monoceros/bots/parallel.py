"""One decision searched in several processes, each with luck of its own, and their counts added up.

Each process builds a tree of its own and only the counts of its root are brought together (root
parallelisation; Chaslot, Winands, van den Herik: Parallel Monte-Carlo Tree Search, 2008). Equal seeds and
equally many processes give equal answers, as long as no clock cuts the thinking short.
"""

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager

import msgspec

from monoceros.bots.search import RootCounts, Search
from monoceros.core.game import Game, Setup
from monoceros.core.guide import NO_FAVOURITE, Guide
from monoceros.core.rng import Rng
from monoceros.core.worker_processes import deaf_to_interrupts, end_with_parent

MOST_PROCESSES = 64


class SearchTask(msgspec.Struct, frozen=True):
    """One decision: the position as the seat knows it, which luck to think with, and how long.

    At most so many iterations and seconds; unlimited where 0, but never both. `confident`
    is as in `SearchBot`.
    """

    known: str
    seat: int
    seed: int
    iterations: int
    seconds: float
    confident: bool = False


class SearchWorker:
    """Searches decisions at one kind of table."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.guide: Guide = game.guide(setup)
        self.guide.judge_by(game.learned_values(setup))
        self.guide.look_by(game.learned_policy(setup))

    def search(self, task: SearchTask) -> Search:
        """A search of its own about the decision."""
        rng = Rng(task.seed)
        world = self.game.from_position(task.known, self.setup, rng.fork())
        self.guide.favourite = task.seat if task.confident else NO_FAVOURITE
        search = Search(self.guide, world, task.seat, rng)
        search.run(task.iterations, task.seconds)
        return search


_worker: SearchWorker | None = None


def _start_worker(game: Game, setup: Setup) -> None:
    global _worker
    end_with_parent()
    _worker = SearchWorker(game, setup)


def _answer(task: SearchTask) -> RootCounts:
    assert _worker is not None
    return _worker.search(task).root_counts()


class SearchPool:
    """Worker processes for one kind of table; whoever asks them searches as well."""

    def __init__(self, game: Game, setup: Setup, workers: int) -> None:
        self.workers = workers
        self._pool = ProcessPoolExecutor(
            workers, multiprocessing.get_context("spawn"), initializer=_start_worker, initargs=(game, setup)
        )

    def share(self, iterations: int) -> int:
        """The iterations of each process when the workers and whoever asks them search one decision."""
        return -(-iterations // (self.workers + 1))

    def ask(
        self,
        known: str,
        seat: int,
        rng: Rng,
        iterations: int,
        seconds: float = 0.0,
        *,
        confident: bool = False,
    ) -> list[Future[RootCounts]]:
        """Let every worker search a decision; the answers come while one searches oneself."""
        asked = []
        for _ in range(self.workers):
            seed = (int(rng.word()) << 32) | int(rng.word())
            with deaf_to_interrupts():
                task = SearchTask(known, seat, seed, iterations, seconds, confident)
                asked.append(self._pool.submit(_answer, task))
        return asked

    def close(self) -> None:
        """End the workers."""
        self._pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def search_pool(game: Game, setup: Setup, processes: int) -> Iterator[SearchPool | None]:
    """A pool for as many processes as are wanted, the asking one included; one alone needs none."""
    if processes == 1:
        yield None
        return
    pool = SearchPool(game, setup, processes - 1)
    try:
        yield pool
    finally:
        pool.close()

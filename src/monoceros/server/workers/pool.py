"""A pool of worker processes: bots think here, and whatever else takes long, never on the event loop.

A bot is handed what its seat may know - the position with everything else made up - as a text; no true state
ever crosses over. No job takes longer than a limit, and a worker that dies is replaced.
"""

import asyncio
import logging
import multiprocessing
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Any, ParamSpec, TypeVar

import msgspec

from monoceros.bots.ladder import HEURISTIC, make_bot
from monoceros.core.contract import Bot, State
from monoceros.core.game import Game, Setup
from monoceros.core.packs import PackText
from monoceros.core.rng import Rng
from monoceros.core.worker_processes import deaf_to_interrupts, end_with_parent
from monoceros.games.registry import find_game

Params = ParamSpec("Params")
Result = TypeVar("Result")
Jobs = tuple[Callable[..., Any], ...]
log = logging.getLogger("monoceros.server")


class TableKind(msgspec.Struct, frozen=True):
    """What the bots of a table have to know about it; `pack` is the text of a pack of one's own, if any."""

    game: str
    edition: str
    seats: int
    options: tuple[tuple[str, str], ...]
    pack: str = ""


class Order(msgspec.Struct, frozen=True):
    """A decision a bot is asked for: which bot at which table, what its seat knows, what it may do."""

    table: TableKind
    bot: str
    seat: int
    known: str
    legal: list[int]
    seed: int


def think(order: Order) -> int:
    """The action the bot decides on. Runs in a worker."""
    rng = Rng(order.seed)
    return int(_bot(order.table, order.bot).choose(known_state(order, rng.fork()), order.seat, rng))


def known_state(order: Order, rng: Rng) -> State:
    """The state that stands for all the seat of an order knows. Runs in a worker."""
    game, setup = table_setup(order.table)
    return game.from_position(order.known, setup, rng)


@lru_cache(maxsize=256)
def table_setup(table: TableKind) -> tuple[Game, Setup]:
    """The game and the set-up of a kind of table."""
    game = find_game(table.game)
    pack = PackText(table.pack) if table.pack else None
    return game, game.setup(table.seats, table.edition, dict(table.options), pack)


@lru_cache(maxsize=256)
def _bot(table: TableKind, name: str) -> Bot:
    game, setup = table_setup(table)
    return make_bot(game, name, setup)


def _get_to_know(jobs: Jobs) -> int:
    """Import what some jobs need, by the mere fact of being handed them. Runs in a worker."""
    return len(jobs)


class _Worker:
    """One worker process, started again when it dies or is ended."""

    def __init__(self, prepare: Callable[[], None], jobs: Jobs) -> None:
        self._prepare = prepare
        self._jobs = jobs
        self.start()

    def start(self) -> None:
        """Start it now, so that the first job does not wait for it."""
        self.executor = ProcessPoolExecutor(
            1, multiprocessing.get_context("spawn"), initializer=self._prepare
        )
        with deaf_to_interrupts():
            self._awake = self.executor.submit(_get_to_know, self._jobs)

    async def awake(self) -> None:
        """Wait until it has woken up, which takes a worker longer than most jobs."""
        if not self._awake.done():
            waking = asyncio.wrap_future(self._awake)
            waking.add_done_callback(lambda done: done.cancelled() or done.exception())
            await asyncio.shield(waking)

    def end(self) -> None:
        """End it, whatever it is doing."""
        workers: dict[int, Any] = getattr(self.executor, "_processes", None) or {}
        for worker in list(workers.values()):
            worker.kill()
        self.executor.shutdown(wait=False)


class WorkerPool:
    """Some worker processes. `think` decides for bots; tests may pass a slower one. `jobs` are to come.

    Each does one job at a time. A job that takes too long ends with its worker, and no other with it.
    """

    def __init__(
        self,
        workers: int,
        limit: float,
        think: Callable[[Order], int] = think,
        prepare: Callable[[], None] = end_with_parent,
        jobs: Jobs = (),
    ) -> None:
        self._limit = limit
        self._think = think
        self._workers = [_Worker(prepare, (think, *jobs)) for _ in range(max(1, workers))]
        self._free: asyncio.Queue[_Worker] = asyncio.Queue()
        for worker in self._workers:
            self._free.put_nowait(worker)

    @property
    def idle(self) -> int:
        """How many workers have nothing to do."""
        return self._free.qsize()

    async def choose(self, order: Order) -> int:
        """A legal action: the bot's; its stand-in's if it fails; a random one if that takes too long."""
        for bot in (order.bot, HEURISTIC):
            try:
                action = await self.run(self._think, msgspec.structs.replace(order, bot=bot))
            except TimeoutError:
                break
            except Exception:
                log.exception("a bot failed", extra={"bot": bot, "game": order.table.game})
                continue
            if action in order.legal:
                return action
        return secrets.choice(order.legal)

    async def run(self, job: Callable[Params, Result], *args: Params.args, **kwargs: Params.kwargs) -> Result:
        """What a function says in a worker; `TimeoutError` past the limit or when workers keep dying.

        What counts is the time the job itself takes, not how long it waited for a worker.
        """
        worker = await self._free.get()
        try:
            for _ in range(2):
                try:
                    await worker.awake()
                    future = worker.executor.submit(job, *args, **kwargs)
                    async with asyncio.timeout(self._limit):
                        return await asyncio.wrap_future(future)
                except BrokenProcessPool:
                    self._restart(worker)
                except (TimeoutError, asyncio.CancelledError):
                    self._restart(worker)
                    raise
            raise TimeoutError
        finally:
            self._free.put_nowait(worker)

    def _restart(self, worker: _Worker) -> None:
        worker.end()
        if worker in self._workers:
            worker.start()

    def close(self) -> None:
        """Stop all workers, whatever they are thinking about."""
        workers, self._workers = self._workers, []
        for worker in workers:
            worker.end()

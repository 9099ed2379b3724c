"""A pool of worker processes: bots think here, and whatever else takes long, never on the event loop.

A bot is handed what its seat may know - the position with everything else made up - as a text; no true state
ever crosses over. Nobody waits longer than a limit for a bot, and a worker that
dies is replaced.
"""

import asyncio
import multiprocessing
import os
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Any, ParamSpec, TypeVar

import msgspec

from monoceros.bots.ladder import make_bot
from monoceros.core.contract import Bot, State
from monoceros.core.game import Game, Setup
from monoceros.core.packs import PackText
from monoceros.core.rng import Rng
from monoceros.games.registry import find_game

Params = ParamSpec("Params")
Result = TypeVar("Result")


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


def watch_parent() -> None:
    """End this worker when the server is gone, however it went."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, name="watch-parent", daemon=True).start()


class WorkerPool:
    """Some worker processes. `think` decides for bots; tests may pass a slower one."""

    def __init__(self, workers: int, limit: float, think: Callable[[Order], int] = think) -> None:
        self._workers = workers
        self._limit = limit
        self._think = think
        self._start()

    def _start(self) -> None:
        """Start the workers now, so that the first move does not wait for them."""
        self._pool = ProcessPoolExecutor(
            self._workers, multiprocessing.get_context("spawn"), initializer=watch_parent
        )
        self._awake = [self._pool.submit(os.getpid) for _ in range(self._workers)]

    async def choose(self, order: Order) -> int:
        """A legal action: the bot's, or a random one if it fails or takes too long."""
        try:
            action = await self.run(self._think, order)
        except TimeoutError:
            return secrets.choice(order.legal)
        return action if action in order.legal else secrets.choice(order.legal)

    async def run(self, job: Callable[Params, Result], *args: Params.args, **kwargs: Params.kwargs) -> Result:
        """What a function says in a worker; `TimeoutError` past the limit or when workers keep dying."""
        for _ in range(2):
            pool = self._pool
            try:
                # Waking up takes a worker longer than thinking, and is not held against a bot.
                await asyncio.shield(asyncio.wrap_future(self._awake[0]))
                future = pool.submit(job, *args, **kwargs)
                async with asyncio.timeout(self._limit):
                    return await asyncio.wrap_future(future)
            except BrokenProcessPool:
                self._replace(pool)
            except TimeoutError:
                self._replace(pool)
                raise
        raise TimeoutError

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """Start afresh; whoever else waited for the old workers asks the new ones."""
        if pool is self._pool:
            self._start()
            _end(pool)

    def close(self) -> None:
        """Stop all workers, whatever they are thinking about."""
        _end(self._pool)


def _end(pool: ProcessPoolExecutor) -> None:
    workers: dict[int, Any] = getattr(pool, "_processes", None) or {}
    for worker in list(workers.values()):
        worker.kill()
    pool.shutdown(wait=False)

"""Bots in worker processes: slow ones, dying ones, and what they are handed."""

import asyncio
import os
import time

import msgspec
import pytest

from monoceros.core.match import Match
from monoceros.core.record import Chance
from monoceros.games.registry import GAMES
from monoceros.server.workers.pool import Order, TableKind, WorkerPool, think


def _order(name: str = "hilo", bot: str = "heuristic") -> Order:
    game = GAMES[name]
    match = Match(game, game.setup(game.edition().fewest), Chance(seed=5), [])
    state = match.state
    seat = state.deciders()[0]
    table = TableKind(name, match.setup.edition.id, match.setup.seats, ())
    return Order(table, bot, seat, game.known(state, seat), state.legal(seat), 7)


def sleeper(order: Order) -> int:
    """A bot that falls asleep on the seed 7."""
    if order.seed == 7:
        time.sleep(3600)
    return order.legal[-1]


def suicide(order: Order) -> int:
    """A bot that takes its worker with it."""
    os._exit(order.seed)


def cheat(order: Order) -> int:
    """A bot that plays what it may not."""
    return max(order.legal) + 1


def weak(order: Order) -> int:
    """A bot that breaks down unless it is the stand-in."""
    if order.bot != "heuristic":
        raise KeyError(order.bot)
    return order.legal[-1]


@pytest.mark.parametrize("game", list(GAMES))
def test_a_bot_decides_from_a_view_in_another_process(game: str) -> None:
    async def choose() -> int:
        pool = WorkerPool(1, 30)
        action = await pool.choose(_order(game))
        assert await pool.run(os.getpid) != os.getpid()
        pool.close()
        return action

    assert asyncio.run(choose()) == think(_order(game))


def test_a_bot_that_sleeps_delays_nobody_for_long() -> None:
    async def choose() -> tuple[int, int]:
        pool = WorkerPool(1, 2, think=sleeper)
        order = _order()
        awake = msgspec.structs.replace(order, seed=8)
        slow, quick = await asyncio.gather(pool.choose(order), pool.choose(awake))
        later = await pool.choose(awake)
        pool.close()
        assert quick in order.legal
        return slow, later

    slow, later = asyncio.run(choose())
    assert slow in _order().legal
    assert later == _order().legal[-1]


@pytest.mark.parametrize("bot", [suicide, cheat])
def test_a_bot_that_fails_is_replaced_by_chance(bot: object) -> None:
    async def choose() -> int:
        pool = WorkerPool(1, 30, think=bot)  # type: ignore[arg-type]
        action = await pool.choose(_order())
        pool.close()
        return action

    assert asyncio.run(choose()) in _order().legal


def test_a_bot_that_raises_any_error_is_replaced_by_the_stand_in() -> None:
    async def choose() -> int:
        pool = WorkerPool(1, 30, think=weak)
        action = await pool.choose(_order(bot="expert"))
        pool.close()
        return action

    assert asyncio.run(choose()) == _order().legal[-1]

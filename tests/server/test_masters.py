"""Masters on a server: processes of their own, together, a share of the time each, in nobody's way."""

import asyncio
import os

import msgspec
import pytest

from monoceros.bots.ladder import MASTER, MASTER_SECONDS
from monoceros.bots.search import RootCounts
from monoceros.core.match import Match
from monoceros.core.record import Chance
from monoceros.games.registry import GAMES
from monoceros.server.workers import masters
from monoceros.server.workers.masters import BotPool, ponder
from monoceros.server.workers.pool import Order, TableKind, WorkerPool


def _order(name: str = "hilo", bot: str = MASTER) -> Order:
    game = GAMES[name]
    match = Match(game, game.setup(game.edition().fewest), Chance(seed=5), [])
    state = match.state
    while len(state.legal(state.deciders()[0])) < 2 or state.n < 4:
        seat = state.deciders()[0]
        state.play(seat, state.legal(seat)[0])
    seat = state.deciders()[0]
    table = TableKind(name, match.setup.edition.id, match.setup.seats, ())
    return Order(table, bot, seat, game.known(state, seat), state.legal(seat), 7)


class Stage:
    """Stands in for the workers of masters: notes what they are asked, and answers as it is told."""

    def __init__(self, idle: int, answers: list[RootCounts | int | Exception]) -> None:
        self.idle = idle
        self.answers = answers
        self.seconds: list[float] = []
        self.seeds: list[int] = []
        self.go_on = asyncio.Event()

    async def run(self, _job: object, order: Order, seconds: float) -> RootCounts | int:
        self.seconds.append(seconds)
        self.seeds.append(order.seed)
        await self.go_on.wait()
        answer = self.answers[len(self.seconds) % len(self.answers) - 1]
        if isinstance(answer, Exception):
            raise answer
        return answer

    def close(self) -> None:
        """Nothing to close."""


def _counts(order: Order, visits: list[int]) -> RootCounts:
    size = len(visits)
    return RootCounts(order.legal[:size], False, visits, [0.0] * size, [0.0] * size, [0.5, 0.5], sum(visits))


async def _staged(stage: Stage, orders: list[Order], monkeypatch: pytest.MonkeyPatch) -> list[int]:
    pool = BotPool(1, 30)
    monkeypatch.setattr(masters, "WorkerPool", lambda *_args, **_more: stage)
    try:
        asked = [asyncio.create_task(pool.choose(order)) for order in orders]
        await asyncio.sleep(0)
        stage.go_on.set()
        return await asyncio.gather(*asked)
    finally:
        pool.close()


def test_what_all_free_workers_found_is_added_up(monkeypatch: pytest.MonkeyPatch) -> None:
    order = _order()
    answers: list[RootCounts | int | Exception] = [_counts(order, [30, 20]), _counts(order, [5, 40])]

    async def choose() -> None:
        stage = Stage(2, answers)
        assert await _staged(stage, [order], monkeypatch) == [order.legal[1]]
        assert stage.seconds == [MASTER_SECONDS] * 2
        assert len(set(stage.seeds)) == 2

    asyncio.run(choose())


def test_tables_that_ask_together_share_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    order = _order()

    async def choose() -> None:
        stage = Stage(0, [_counts(order, [3, 1])])
        assert await _staged(stage, [order] * 40, monkeypatch) == [order.legal[0]] * 40
        assert stage.seconds[:4] == pytest.approx([MASTER_SECONDS / asking for asking in (1, 2, 3, 4)])
        assert min(stage.seconds) == masters.LEAST_SECONDS

    asyncio.run(choose())


def test_one_worker_that_fails_leaves_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    order = _order()

    async def choose() -> None:
        stage = Stage(2, [_counts(order, [1, 3]), TimeoutError()])
        assert await _staged(stage, [order], monkeypatch) == [order.legal[1]]
        lost = Stage(1, [TimeoutError()])
        assert (await _staged(lost, [order], monkeypatch))[0] in order.legal

    asyncio.run(choose())


@pytest.mark.parametrize("game", list(GAMES))
def test_a_master_ponders_from_what_its_seat_knows(game: str) -> None:
    order = _order(game)
    found = ponder(order, 0.02)
    assert isinstance(found, RootCounts)
    assert set(found.actions) <= set(order.legal)
    assert found.iterations > 0


def test_masters_think_in_processes_of_low_priority_and_nobody_waits_for_them() -> None:
    async def choose() -> None:
        pool = BotPool(1, 30, 1)
        try:
            assert pool._masters is None
            thinking = asyncio.create_task(pool.choose(_order()))
            await asyncio.sleep(0)
            assert isinstance(pool._masters, WorkerPool)
            # The worker of everybody else is free all the while.
            assert pool.idle == 1
            assert await pool.choose(_order(bot="heuristic")) in _order().legal
            assert await thinking in _order().legal
            assert await pool._masters.run(os.nice, 0) > await pool.run(os.nice, 0)
        finally:
            pool.close()

    asyncio.run(choose())


def test_an_order_for_nothing_to_think_about_is_answered_at_once() -> None:
    game = GAMES["hilo"]
    state = Match(game, game.setup(2), Chance(seed=5), []).state
    order = msgspec.structs.replace(_order(), known=game.known(state, 0), legal=state.legal(0), seat=0)
    assert ponder(order, 30.0) in order.legal

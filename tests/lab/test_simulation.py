"""Simulation: fair to every bot, honest in its figures."""

import multiprocessing
import time

import psutil
import pytest

from monoceros.lab.simulate import Plan, Result, Worker, over_cores, seat_rates, summarise, wilson

PLAN = Plan(
    game="hilo",
    edition="de",
    seats=3,
    options={},
    bots=["heuristic", "random", "random"],
    games=9,
    seed=4,
)


def test_every_bot_sits_in_every_seat_with_the_same_deal() -> None:
    assert [PLAN.seating(number) for number in range(3)] == [
        ["heuristic", "random", "random"],
        ["random", "random", "heuristic"],
        ["random", "heuristic", "random"],
    ]
    worker = Worker(PLAN)
    deals = []
    for number in range(6):
        chance, _ = worker.chances(number)
        deals.append(chance.seed)
    assert len(set(deals[:3])) == len(set(deals[3:])) == 1
    assert deals[0] != deals[3]


def test_bots_decide_anew_in_every_match() -> None:
    worker = Worker(PLAN)
    assert len({worker.chances(number)[1].mark() for number in range(6)}) == 6


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (994, 1000, 0.98697, 0.99725)],
)
def test_the_interval_is_wilsons(wins: float, games: int, low: float, high: float) -> None:
    """Reference values from the textbook formula at z = 1.96."""
    found = wilson(wins, games)
    assert found == pytest.approx((low, high), abs=2e-4)


def test_a_shared_victory_is_shared() -> None:
    results = [
        Result(0, ["a", "b"], [5, 5], [0, 1], 40),
        Result(1, ["b", "a"], [3, 9], [1], 40),
    ]
    best, other = summarise(results)
    assert (best.name, best.wins, best.games) == ("a", 1.5, 2)
    assert (other.name, other.wins) == ("b", 0.5)
    assert seat_rates(results, 2) == [0.25, 0.75]
    assert (best.lowest_score, best.highest_score, best.mean_score) == (5, 9, 7)


def test_the_heuristic_bot_beats_the_random_one_clearly() -> None:
    """The long figures are in the docs; a hundred paired matches are enough to see a broken bot."""
    plan = Plan(
        game="hilo", edition="de", seats=2, options={}, bots=["heuristic", "random"], games=100, seed=1
    )
    best, _ = summarise(Worker(plan).play_some(0, plan.games))
    assert best.name == "heuristic"
    assert best.win_rate > 0.85


def _dawdle(worker: Worker, first: int, last: int) -> int:
    """The first chunk is done at once, all others take longer than anybody would wait."""
    del worker, last
    if first:
        time.sleep(600)
    return first


def test_whoever_breaks_a_run_off_need_not_wait_for_its_workers() -> None:
    before = set(multiprocessing.active_children())
    plan = Plan("hilo", "de", 2, {}, ["random"], 6, 1)
    made = over_cores(plan, _dawdle, plan.chunks(1), 2)
    assert next(made) == 0
    workers = [worker.pid for worker in set(multiprocessing.active_children()) - before]
    assert workers
    del made
    patience = time.monotonic() + 30
    while any(psutil.pid_exists(worker) for worker in workers if worker is not None):
        assert time.monotonic() < patience
        time.sleep(0.05)

"""When bots answer in a reaction window: together, at a moment that does not tell how long they thought."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from monoceros.server.live import auto_moves
from monoceros.server.live.auto_moves import AutoMoves
from monoceros.server.metrics import Metrics

PAUSE = 0.5


def _answer(monkeypatch: pytest.MonkeyPatch, seconds: list[float]) -> tuple[list[str], list[float]]:
    """What happens, and how long after the window opened each bot is heard, by a clock of our own."""
    clock = 100.0
    told: list[str] = []
    heard: list[float] = []

    async def choose(seat: int) -> int:
        nonlocal clock
        clock = max(clock, 100.0 + seconds[seat])
        told.append("decided")
        return seat

    async def sleep(duration: float) -> None:
        nonlocal clock
        clock += duration

    async def act(seat: int, version: int, action: int, by: str) -> None:
        told.append("heard")
        heard.append(clock - 100.0)

    monkeypatch.setattr(auto_moves, "order_for", lambda stored, match_log, seat, bot: seat)
    monkeypatch.setattr("random.uniform", lambda least, most: 1.0)
    monkeypatch.setattr(auto_moves, "time", SimpleNamespace(monotonic=lambda: clock))
    monkeypatch.setattr(auto_moves, "asyncio", SimpleNamespace(gather=asyncio.gather, sleep=sleep))
    match_log: Any = SimpleNamespace(asked_at=3, told_to=lambda seat: 3)
    chairs = [SimpleNamespace(player="expert") for _ in seconds]
    table: Any = SimpleNamespace(act=act, match_log=match_log, stored=SimpleNamespace(chairs=chairs))
    moves = AutoMoves(SimpleNamespace(choose=choose), Metrics(), PAUSE, 30.0)  # type: ignore[arg-type]
    assert asyncio.run(moves._answer_window(table, match_log, list(range(len(seconds)))))
    return told, heard


@pytest.mark.parametrize("seconds", [[0.0, 0.0, 0.0], [0.0, 0.25, 0.0], [0.25, 0.25, 0.4]])
def test_nobody_is_heard_before_all_have_decided_and_all_at_one_moment(
    monkeypatch: pytest.MonkeyPatch, seconds: list[float]
) -> None:
    told, heard = _answer(monkeypatch, seconds)
    assert told == ["decided"] * 3 + ["heard"] * 3
    assert heard == pytest.approx([PAUSE] * 3)


def test_who_thinks_longer_than_the_pause_is_heard_a_whole_pause_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _, heard = _answer(monkeypatch, [0.75, 0.0])
    assert heard == pytest.approx([2 * PAUSE] * 2)

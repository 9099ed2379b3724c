"""Whether shown chances come true: the bookkeeping is right, and a short run gives what it promises."""

import json
from pathlib import Path

import pytest
from click import ClickException
from click.testing import CliRunner

from monoceros.bots.verdicts import chances_of, looks
from monoceros.core.rng import Rng
from monoceros.games.registry import GAMES
from monoceros.lab.calibration import MOMENTS, Pair, calibrate, main, plan_for, reliability


def test_pairs_are_put_together_by_tenths() -> None:
    told = [(0.05, 0.0), (0.08, 1.0), (0.95, 1.0), (1.0, 1.0), (0.5, 0.5)]
    bins = reliability([Pair(match, *pair) for match, pair in enumerate(told)])
    assert [(row.count, row.won) for row in bins] == [(2, 0.5), (1, 0.5), (2, 1.0)]
    assert bins[0].shown == pytest.approx(0.065)
    assert all(row.low <= row.won <= row.high for row in bins)


def test_moments_of_one_match_are_no_independent_looks() -> None:
    ends = [0.0, 1.0] * 50
    alone = reliability([Pair(match, 0.45, won) for match, won in enumerate(ends)])[0]
    alike = reliability([Pair(match, 0.45, won) for match, won in enumerate(ends) for _ in range(4)])[0]
    assert alike.count == 4 * alone.count
    assert (alike.low, alike.high) == pytest.approx((alone.low, alone.high))


@pytest.mark.parametrize(("game", "seats"), [("hilo", 2), ("kill-the-unicorns", 3), ("unstable-unicorns", 2)])
def test_chances_are_better_than_none(game: str, seats: int) -> None:
    found = calibrate(plan_for(game, seats, 3 * MOMENTS, bot="skilled"), trials=20)
    assert found.positions == 3 * MOMENTS
    assert found.matches == 3
    assert sum(row.count for row in found.bins) == found.positions * seats
    assert [row.count for row in found.opening] == [3] * seats
    assert 0.0 <= found.brier <= 1.0
    assert found == calibrate(plan_for(game, seats, 3 * MOMENTS, bot="skilled"), trials=20)


def test_who_chooses_first_among_characters_is_known_to_be_ahead() -> None:
    """Dealt by lot they are even; chosen in turn the first gets the strongest."""
    game = GAMES["kill-the-unicorns"]
    setup = game.setup(3)
    state = game.new(setup, Rng(1))
    first = int(state.decider())
    assert chances_of(looks(game.guide(setup), state, Rng(2), 150))[first] > 1 / 3


def test_a_run_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    plan = plan_for("hilo", 2, 3 * MOMENTS, bot="skilled")
    whole = calibrate(plan, 10, kept)
    lines = kept.read_bytes().splitlines(keepends=True)
    assert len(lines) == 1 + 3
    kept.write_bytes(b"".join(lines[:2]) + lines[2][:9])
    assert calibrate(plan, 10, kept) == whole
    assert kept.read_bytes() == b"".join(lines)
    other = plan_for("hilo", 2, 3 * MOMENTS, seed=2, bot="skilled")
    with pytest.raises(ClickException, match="another measurement"):
        calibrate(other, 10, kept)


def test_the_command_prints_a_table_or_json() -> None:
    run = ["hilo", "--positions", "4", "--bot", "skilled"]
    told = CliRunner().invoke(main, run)
    assert "Brier score" in told.output
    report = json.loads(CliRunner().invoke(main, [*run, "--json"]).output)
    assert report["positions"] == 4

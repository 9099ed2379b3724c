"""Whether skill is skill: a short run finds out who plays at random, and nobody among equals."""

import json

import pytest
from click.testing import CliRunner

from monoceros.lab.skill import Judgement, judged, main, plan_for, weighed


def _match(skill: list[float], seating: list[str], result: list[float]) -> Judgement:
    return Judgement(seating, skill, result)


def test_pairs_of_weak_and_strong_are_counted() -> None:
    uneven = [
        _match([-0.2, 0.1, 0.1], ["weak", "strong", "strong"], [0.0, 1.0, 0.0]),
        _match([0.0, 0.1, -0.1], ["strong", "weak", "strong"], [0.0, 0.5, 0.5]),
    ]
    even = [_match([0.1, -0.1, 0.0], ["strong"] * 3, [1.0, 0.0, 0.0]) for _ in range(3)]
    found = weighed("hilo", "weak", uneven, even)
    assert found.found_out == pytest.approx(2 / 4)
    assert found.lost == pytest.approx(1 / 4)
    assert found.weak.mean == pytest.approx(-0.05)
    assert found.strong.mean == pytest.approx(0.025)
    assert [one.mean for one in found.equal] == pytest.approx([0.1, -0.1, 0.0])
    assert all(one.low <= one.mean <= one.high for one in found.equal)


@pytest.mark.parametrize(("game", "seats"), [("hilo", 2), ("kill-the-unicorns", 3), ("unstable-unicorns", 2)])
def test_who_plays_at_random_is_found_out(game: str, seats: int) -> None:
    """Fixed seeds, so this is the same every time; the long run is in docs/bots.md."""
    bots = ["random"] + ["skilled"] * (seats - 1)
    uneven = judged(plan_for(game, bots, 4), iterations=400)
    assert all(sum(match.skill) == pytest.approx(0.0) for match in uneven)
    even = judged(plan_for(game, ["skilled"] * seats, 2), iterations=100)
    found = weighed(game, "random", uneven, even)
    assert found.found_out >= 0.75
    assert found.weak.mean < 0.0 < found.strong.mean


def test_the_command_prints_a_table_or_json() -> None:
    run = ["hilo", "--matches", "2", "--iterations", "10"]
    assert "random has less skill than skilled" in CliRunner().invoke(main, run).output
    assert json.loads(CliRunner().invoke(main, [*run, "--json"]).output)["matches"] == 2

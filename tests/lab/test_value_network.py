"""Networks at the edge of the search: saved and loaded, asked from every side, and measured."""

from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from monoceros.bots.features import Features
from monoceros.core.rng import Rng
from monoceros.games.registry import GAMES
from monoceros.lab.value_leaves import main
from monoceros.lab.value_network import ValueGuide, ValueNetwork


def _network(game: str, seats: int) -> ValueNetwork:
    found = GAMES[game]
    size = Features(found.fields(found.setup(seats))).size
    return ValueNetwork.fresh(size, 8, np.random.default_rng(1))


def test_a_saved_network_says_the_same(tmp_path: Path) -> None:
    network = _network("hilo", 2)
    network.save(tmp_path / "values.npz")
    rows = np.random.default_rng(2).random((5, len(network.weights[0])), np.float32)
    again = ValueNetwork.load(tmp_path / "values.npz")
    assert again.chances(rows) == pytest.approx(network.chances(rows), abs=2e-3)


@pytest.mark.parametrize(("game", "seats"), [("hilo", 3), ("kill-the-unicorns", 4), ("unstable-unicorns", 2)])
def test_chances_add_up_and_the_end_is_exact(game: str, seats: int) -> None:
    found = GAMES[game]
    setup = found.setup(seats)
    guide = ValueGuide(found, setup, _network(game, seats))
    state = found.new(setup, Rng(3))
    rng = Rng(4)
    assert sum(guide.values(state)) == pytest.approx(1.0)
    while state.to_act:
        seat = int(state.decider())
        state.apply(seat, state.pick(seat, rng))
    winners = state.winners()
    assert guide.values(state) == [(seat in winners) / len(winners) for seat in range(seats)]


def test_the_command_measures_both_ways(tmp_path: Path) -> None:
    file = tmp_path / "values.npz"
    _network("hilo", 2).save(file)
    for more in ([], ["--equal-time"]):
        told = CliRunner().invoke(main, ["hilo", str(file), "--matches", "1", *more])
        assert told.exit_code == 0, told.output
        assert "of 1, even 50.0%" in told.output

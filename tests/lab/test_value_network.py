"""Learned values: the engine reckons as numpy does, training goes on where it stopped, and it is measured."""

from importlib.util import find_spec
from pathlib import Path

import msgspec
import numpy as np
import pytest
from click.testing import CliRunner
from librt.vecs import vec

from monoceros.bots.features import viewed
from monoceros.bots.ladder import make_bot
from monoceros.bots.parallel import SearchTask, SearchWorker
from monoceros.bots.search_bot import SearchBot
from monoceros.bots.verdicts import Judge
from monoceros.core.guide import NO_FAVOURITE, Guide
from monoceros.core.mistakes import Mistake
from monoceros.core.network import KNOWN, Network, Weights, set_against
from monoceros.core.rng import Rng
from monoceros.games.hilo.bot.close_look import CLOSE_INPUTS, DRAW_NOW
from monoceros.games.registry import GAMES
from monoceros.lab.noted import Numbers
from monoceros.lab.skill import plan_for
from monoceros.lab.value_leaves import main
from monoceros.lab.value_notes import favourite, notes
from monoceros.lab.value_training import Descent, as_arrays, chances, descent_on, forward, slopes, surprise
from tests.lab.on_ray import on_ray

JUDGING = [("kill-the-unicorns", 4), ("unstable-unicorns", 2)]
"""Where an evaluation judges positions; in HiLo nothing does but playing on."""
TABLES = [("hilo", 3), *JUDGING]


def _guide(game: str, seats: int) -> Guide:
    return GAMES[game].guide(GAMES[game].setup(seats))


def _weights(inputs: list[str], tmp_path: Path) -> Weights:
    return Descent(inputs, 5, 3, tmp_path / "none.npz").found()


def _tables(game: str, seats: int, folder: Path) -> list[tuple[np.ndarray, Numbers]]:
    return [notes(plan_for(game, ["random"] * seats, 6, 1), folder)]


def test_the_engine_reckons_as_numpy_does(tmp_path: Path) -> None:
    inputs = [f"input {at}" for at in range(12)]
    weights = _weights(inputs, tmp_path)
    rng = np.random.default_rng(4)
    rows = rng.normal(0.0, 1.0, (7, 12)) * (rng.random((7, 12)) < 0.4)
    found = Network(weights, inputs).strengths(vec[float](rows.reshape(-1).tolist()))
    arrays = as_arrays(weights, inputs)
    assert found == pytest.approx(forward(arrays, rows.astype(np.float32))[1].tolist(), abs=1e-4)
    assert set_against(found) == pytest.approx(chances(arrays, rows[None].astype(np.float32))[0], abs=1e-4)


def test_an_input_the_network_does_not_know_adds_nothing(tmp_path: Path) -> None:
    weights = _weights(["worth", "lead"], tmp_path)
    known = Network(weights, ["worth", "lead"]).strengths(vec[float]([0.3, -0.7]))
    assert Network(weights, ["lead", "new", "worth"]).strengths(vec[float]([-0.7, 9.0, 0.3])) == known


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_chances_add_up_and_the_end_is_exact(game: str, seats: int, tmp_path: Path) -> None:
    found = GAMES[game]
    guide = _guide(game, seats)
    guide.judge_by(_weights(guide.inputs(), tmp_path))
    state = found.new(found.setup(seats), Rng(3))
    guide.prepare(state.as_known(0), 0)
    rng = Rng(4)
    assert sum(guide.values(state)) == pytest.approx(1.0)
    while state.to_act:
        seat = int(state.decider())
        state.apply(seat, state.pick(seat, rng))
    winners = state.winners()
    assert guide.values(state) == [(seat in winners) / len(winners) for seat in range(seats)]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_guide_describes_every_seat_by_all_its_inputs(game: str, seats: int) -> None:
    guide = _guide(game, seats)
    state = GAMES[game].new(GAMES[game].setup(seats), Rng(5))
    guide.prepare(state.as_known(0), 0)
    rows = viewed(guide.describe(state), np.float64).reshape(seats, len(guide.inputs()))
    assert rows[:, guide.inputs().index(f"seats-{seats}")].tolist() == [1.0] * seats
    assert len(set(guide.inputs())) == len(guide.inputs())


def test_a_network_is_told_who_plays_better_than_the_others() -> None:
    guide = _guide("hilo", 3)
    state = GAMES["hilo"].new(GAMES["hilo"].setup(3), Rng(5))
    guide.prepare(state.as_known(0), 0)
    at = guide.inputs().index("favourite")
    for seat, told in ((NO_FAVOURITE, [0.0, 0.0, 0.0]), (1, [0.0, 1.0, 0.0])):
        guide.favourite = seat
        rows = viewed(guide.describe(state), np.float64).reshape(3, len(guide.inputs()))
        assert rows[:, at].tolist() == told


@pytest.mark.parametrize("closely", [True, False])
def test_layouts_of_hilo_are_looked_at_closely_only_for_a_network_that_learnt_from_it(
    closely: bool, tmp_path: Path
) -> None:
    guide = _guide("hilo", 4)
    inputs = guide.inputs() if closely else [name for name in guide.inputs() if name not in CLOSE_INPUTS]
    guide.judge_by(_weights(inputs, tmp_path))
    state = GAMES["hilo"].new(GAMES["hilo"].setup(4), Rng(5))
    guide.prepare(state.as_known(0), 0)
    rows = viewed(guide.describe(state), np.float64).reshape(4, len(guide.inputs()))
    at = guide.inputs().index(DRAW_NOW)
    assert rows[:, at].any() == closely
    assert rows[:, at : at + len(CLOSE_INPUTS)].any() == closely


def test_notes_tell_who_is_of_another_level_than_all_others() -> None:
    plan = plan_for("hilo", ["skilled", "casual", "casual"], 6, 1)
    assert [plan.seating(number)[favourite(plan, number)] for number in range(6)] == ["skilled"] * 6
    assert {favourite(plan, number) for number in range(6)} == {0, 1, 2}
    assert favourite(plan_for("hilo", ["skilled"] * 3, 6, 1), 0) == NO_FAVOURITE


def test_who_thinks_ahead_counts_on_playing_better_and_tells_its_helpers() -> None:
    found = GAMES["hilo"]
    setup = found.setup(4)
    state = found.new(setup, Rng(5))
    while len(state.legal(state.decider())) == 1 or not found.guide(setup).worth_thinking(
        state, state.decider()
    ):
        state.apply(state.decider(), state.pick(state.decider(), Rng(6)))
    seat = int(state.decider())
    bot = make_bot(found, "expert", setup)
    assert isinstance(bot, SearchBot)
    bot.search(state.as_known(seat), seat, Rng(7))
    assert bot.guide.favourite == seat
    worker = SearchWorker(found, setup)
    for confident in (True, False):
        task = SearchTask(found.position(state.as_known(seat)), seat, 1, 5, 0.0, confident)
        worker.search(task)
        assert worker.guide.favourite == (seat if confident else NO_FAVOURITE)


@pytest.mark.parametrize(("game", "seats"), JUDGING)
def test_a_fresh_network_knows_what_the_game_knows(game: str, seats: int, tmp_path: Path) -> None:
    guide = _guide(game, seats)
    assert KNOWN in guide.inputs()
    state = GAMES[game].new(GAMES[game].setup(seats), Rng(6))
    rng = Rng(7)
    for _ in range(20):
        seat = int(state.decider())
        state.apply(seat, state.pick(seat, rng))
    own = guide.values(state)
    fresh = msgspec.structs.replace(_weights(guide.inputs(), tmp_path), out=[0.0] * 5)
    guide.judge_by(fresh)
    assert guide.values(state) == pytest.approx(own)
    guide.judge_by(None)
    assert guide.values(state) == own


def test_slopes_are_those_of_the_surprise(tmp_path: Path) -> None:
    inputs = ["one", "two", "three"]
    descent = Descent(inputs, 4, 2, tmp_path / "none.npz")
    rng = np.random.default_rng(8)
    rows = rng.normal(0.0, 1.0, (6, 3, 3)).astype(np.float32)
    won = np.eye(3, dtype=np.float32)[rng.integers(0, 3, 6)]
    found = slopes(descent.weights, rows, won)
    for part, slope in zip(descent.weights[1:], found[1:], strict=True):
        for sign in (1.0, -1.0):
            part[0] += sign * 1e-2
            loss = surprise(chances(descent.weights, rows), won)[0]
            part[0] -= sign * 1e-2
            slope[0] -= sign * loss / 2e-2
        assert slope[0] == pytest.approx(0.0, abs=2e-3)


def test_training_goes_on_where_it_stopped_and_equal_seeds_learn_equally(tmp_path: Path) -> None:
    tables = _tables("hilo", 2, tmp_path / "matches")
    again = _tables("hilo", 2, tmp_path / "matches")
    assert np.array_equal(tables[0][0], again[0][0])
    inputs = _guide("hilo", 2).inputs()
    whole = Descent(inputs, 4, 1, tmp_path / "whole.npz")
    whole.learn(tables, 3)
    Descent(inputs, 4, 1, tmp_path / "parts.npz").learn(tables, 3, 1)
    parts = Descent(inputs, 4, 1, tmp_path / "parts.npz")
    assert parts.epoch == 1
    parts.learn(tables, 3)
    assert parts.found() == whole.found()
    with pytest.raises(ValueError, match="other matches"):
        notes(plan_for("hilo", ["random"] * 2, 6, 2), tmp_path / "matches")


@pytest.mark.filterwarnings("ignore:.*:ResourceWarning", "ignore:.*:FutureWarning")
def test_a_ray_of_our_own_notes_the_same(tmp_path: Path) -> None:
    plan = plan_for("hilo", ["random"] * 2, 4, 1)
    here = notes(plan, tmp_path / "here")
    there = on_ray(lambda: notes(plan, tmp_path / "there", 1, "ray"))
    assert np.array_equal(here[0], there[0])
    assert np.array_equal(here[1], there[1])


def test_torch_learns_the_same_or_its_extra_is_named(tmp_path: Path) -> None:
    inputs = _guide("hilo", 2).inputs()
    if find_spec("torch") is None:
        with pytest.raises(Mistake) as caught:
            descent_on("cpu", inputs, 4, 1, tmp_path / "torch.npz")
        assert caught.value.params["extra"] == "train"
        return
    with_torch = descent_on("cpu", inputs, 4, 1, tmp_path / "torch.npz")
    tables = _tables("hilo", 2, tmp_path / "matches")
    with_numpy = descent_on("", inputs, 4, 1, tmp_path / "numpy.npz")
    for descent in (with_torch, with_numpy):
        descent.learn(tables, 1)
    for one, other in zip(with_torch.weights, with_numpy.weights, strict=True):
        # Adam takes a whole step where a slope is next to nothing, so rounding may turn a few of them round.
        assert one == pytest.approx(other, abs=1e-2)


def test_the_command_measures_at_equal_time(tmp_path: Path) -> None:
    file = tmp_path / "values.json"
    file.write_bytes(msgspec.json.encode(_weights(_guide("hilo", 2).inputs(), tmp_path)))
    told = CliRunner().invoke(main, ["hilo", str(file), "--matches", "1", "--against", "30"])
    assert told.exit_code == 0, told.output
    assert "ms a decision with the network" in told.output
    assert "of 1, even 50.0%" in told.output
    told = CliRunner().invoke(main, ["hilo", "--matches", "1", "--iterations", "20", "--against", "30"])
    assert "20 iterations against 30" in told.output


def test_a_master_plays_experts_without_any_network() -> None:
    asked = [
        "hilo",
        "--of",
        "both",
        "--level",
        "master",
        "--matches",
        "1",
        "--iterations",
        "20",
        "--against",
        "30",
    ]
    told = CliRunner().invoke(main, asked)
    assert told.exit_code == 0, told.output
    assert "hilo, 2 seats, master, 20 iterations against 30" in told.output
    told = CliRunner().invoke(main, ["hilo", __file__, "--of", "both"])
    assert "say with --of which" in told.output


@pytest.mark.parametrize(
    ("game", "seats", "judged"),
    [
        ("hilo", 2, True),
        ("hilo", 4, True),
        ("kill-the-unicorns", 3, False),
        ("unstable-unicorns", 2, True),
        ("unstable-unicorns", 4, False),
    ],
)
def test_who_thinks_ahead_judges_by_a_shipped_network(game: str, seats: int, judged: bool) -> None:
    """So do the chances of an analysis between two players; its merit never does."""
    found = GAMES[game]
    setup = found.setup(seats)
    expert = make_bot(found, "expert", setup)
    assert isinstance(expert, SearchBot)
    assert (expert.guide.network is not None) is judged
    assert (SearchWorker(found, setup).guide.network is not None) is judged
    assert found.guide(setup).network is None
    judge = Judge(found, setup)
    assert (judge.guide.network is not None) is (judged and seats == 2)
    assert judge.playing_on.network is None

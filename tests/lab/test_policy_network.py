"""Learned policies: every legal move is described fairly, priors stay priors, training can be repeated."""

import math
from pathlib import Path

import msgspec
import numpy as np
import pytest
from click.testing import CliRunner
from hypothesis import given

from monoceros.bots.features import viewed
from monoceros.bots.ladder import make_bot
from monoceros.bots.parallel import SearchWorker
from monoceros.bots.search import Search
from monoceros.bots.search_bot import SearchBot
from monoceros.bots.verdicts import Judge
from monoceros.core.contract import State
from monoceros.core.guide import Guide
from monoceros.core.network import KNOWN, Network, Weights
from monoceros.core.rng import Rng
from monoceros.games.registry import GAMES
from monoceros.lab import policy_notes
from monoceros.lab.noted import Numbers
from monoceros.lab.policy_notes import notes, tables, thought
from monoceros.lab.skill import plan_for
from monoceros.lab.value_leaves import main
from monoceros.lab.value_training import Descent, as_arrays, chances
from tests.laws.walk import PLAIN, Sitting, Walk, games, lengths, seeds

TABLES = [("hilo", 3), ("kill-the-unicorns", 4), ("unstable-unicorns", 2)]
TOLD = [sitting for sitting in PLAIN if sitting.game.id in GAMES]
FEW = 40


def _guide(game: str, seats: int) -> Guide:
    return GAMES[game].guide(GAMES[game].setup(seats))


def _weights(guide: Guide, folder: Path, hidden: int = 5) -> Weights:
    return Descent(guide.move_inputs(), hidden, 3, folder / "none.npz").found()


def _decisions(guide: Guide, game: str, seats: int, count: int) -> list[tuple[State, int]]:
    """Decisions of a match played at random that are worth thinking about, as their seats know them."""
    found: list[tuple[State, int]] = []
    state = GAMES[game].new(GAMES[game].setup(seats), Rng(5))
    rng = Rng(6)
    while state.to_act and len(found) < count:
        seat = int(state.decider())
        if len(state.legal(seat)) > 1 and guide.worth_thinking(state, seat):
            found.append((state.as_known(seat), seat))
        state.apply(seat, state.pick(seat, rng))
    return found


def _rows(guide: Guide, state: State, seat: int) -> Numbers:
    guide.prepare(state, seat)
    legal = state.legal(seat)
    rows = viewed(guide.describe_moves(state, seat, legal), np.float64).astype(np.float32)
    return rows.reshape(len(legal), len(guide.move_inputs()))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_legal_move_is_described_by_all_inputs(game: str, seats: int) -> None:
    guide = _guide(game, seats)
    inputs = guide.move_inputs()
    assert len(set(inputs)) == len(inputs)
    for known, seat in _decisions(guide, game, seats, 40):
        rows = _rows(guide, known, seat)
        priors = guide.priors(known, seat, known.legal(seat))
        assert priors is not None
        assert rows[:, inputs.index(KNOWN)] == pytest.approx([math.log(prior) for prior in priors], abs=1e-5)
        assert rows[:, inputs.index(f"seats-{seats}")].tolist() == [1.0] * len(rows)


@pytest.mark.parametrize("sitting", TOLD, ids=lambda sitting: sitting.name)
@games(quick=8)
@given(seed=seeds, length=lengths, other=seeds)
def test_cards_a_seat_cannot_know_change_no_row(sitting: Sitting, seed: int, length: int, other: int) -> None:
    guide = sitting.game.guide(sitting.setup)
    state = Walk(sitting, seed, length).state
    for seat in state.deciders():
        if guide.worth_thinking(state, seat):
            world = state.determinize(seat, Rng(other))
            assert np.array_equal(_rows(guide, state, seat), _rows(guide, world, seat))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_learned_priors_add_up_and_leave_no_move_out(game: str, seats: int, tmp_path: Path) -> None:
    guide = _guide(game, seats)
    weights = _weights(guide, tmp_path)
    # Strengths far apart: what a network thinks nothing of is tried all the same.
    weights = msgspec.structs.replace(weights, past=[20 * weight for weight in weights.past])
    changed = 0
    for known, seat in _decisions(guide, game, seats, 30):
        guide.prepare(known, seat)
        guide.look_by(weights)
        priors = guide.priors(known, seat, known.legal(seat))
        assert priors is not None
        assert sum(priors) == pytest.approx(1.0)
        assert min(priors) > 1e-5
        guide.look_by(None)
        changed += guide.priors(known, seat, known.legal(seat)) != priors
    assert changed > 5


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_engine_looks_as_numpy_does(game: str, seats: int, tmp_path: Path) -> None:
    guide = _guide(game, seats)
    weights = _weights(guide, tmp_path)
    arrays = as_arrays(weights, guide.move_inputs())
    for known, seat in _decisions(guide, game, seats, 20):
        rows = _rows(guide, known, seat)
        guide.look_by(weights)
        found = guide.priors(known, seat, known.legal(seat))
        even = 0.03 / len(rows)
        assert found == pytest.approx((0.97 * chances(arrays, rows[None])[0] + even).tolist(), abs=1e-4)
        guide.look_by(None)


def test_a_search_tries_first_what_a_network_promises(tmp_path: Path) -> None:
    guide = _guide("hilo", 2)
    weights = _weights(guide, tmp_path)
    draws = [9.0 if name == "draw" else 0.0 for name in weights.inputs]
    guide.look_by(msgspec.structs.replace(weights, past=draws, out=[0.0] * 5))
    known, seat = next(
        (known, seat) for known, seat in _decisions(guide, "hilo", 2, 40) if known.legal(seat) == [0, 1]
    )
    search = Search(guide, known, seat, Rng(1))
    assert list(search.root.priors) == pytest.approx([0.015, 0.985], abs=1e-3)


def test_weights_for_what_is_no_input_are_refused(tmp_path: Path) -> None:
    guide = _guide("hilo", 2)
    weights = _weights(guide, tmp_path)
    inputs = ["gains", *weights.inputs[1:]]
    with pytest.raises(ValueError, match=r"weights for 'gains', which is no input here: train it anew"):
        guide.look_by(msgspec.structs.replace(weights, inputs=inputs))
    with pytest.raises(ValueError, match="no input here"):
        guide.judge_by(weights)
    assert guide.policy_network is None
    assert Network(weights, [*weights.inputs, "of an owner's pack"]).size == len(weights.inputs) + 1


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_long_search_shares_out_its_looks_among_the_moves(game: str, seats: int) -> None:
    guide = _guide(game, seats)
    for known, seat in _decisions(guide, game, seats, 6):
        rows, looks = thought(guide, known, seat, FEW, Rng(2))
        assert len(rows) == len(looks) == len(known.legal(seat))
        assert looks.sum() == pytest.approx(1.0)
        assert looks.min() >= 0.0


def test_training_goes_on_where_it_stopped_and_equal_seeds_learn_equally(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(policy_notes, "IN_FILE", 2)
    plan = plan_for("hilo", ["random"] * 2, 6, 1)
    found = notes(plan, tmp_path / "searches", FEW)
    assert len(found) == 6 * policy_notes.KEPT
    (tmp_path / "searches" / "2-4.npz").unlink()
    again = notes(plan, tmp_path / "searches", FEW)
    for one, other in zip(found, again, strict=True):
        assert np.array_equal(one[0], other[0])
        assert np.array_equal(one[1], other[1])
    with pytest.raises(ValueError, match="other matches"):
        notes(plan, tmp_path / "searches", FEW + 1)
    alike = tables(found)
    assert sum(len(looks) for _, looks in alike) == len(found)
    inputs = _guide("hilo", 2).move_inputs()
    whole = Descent(inputs, 4, 1, tmp_path / "whole.npz")
    whole.learn(alike, 3, size=8)
    Descent(inputs, 4, 1, tmp_path / "parts.npz").learn(alike, 3, 1, 8)
    parts = Descent(inputs, 4, 1, tmp_path / "parts.npz")
    assert parts.epoch == 1
    parts.learn(alike, 3, size=8)
    assert parts.found() == whole.found()


def test_more_processes_think_the_same(tmp_path: Path) -> None:
    plan = plan_for("hilo", ["random"] * 2, 30, 1)
    here = notes(plan, tmp_path / "here", 8)
    there = notes(plan, tmp_path / "there", 8, 2)
    assert all(np.array_equal(one[1], other[1]) for one, other in zip(here, there, strict=True))


def test_the_command_measures_a_policy_at_equal_time(tmp_path: Path) -> None:
    file = tmp_path / "policy.json"
    file.write_bytes(msgspec.json.encode(_weights(_guide("hilo", 2), tmp_path)))
    asked = ["hilo", str(file), "--of", "policy", "--matches", "1", "--against", "30"]
    told = CliRunner().invoke(main, asked)
    assert told.exit_code == 0, told.output
    assert "ms a decision with the network" in told.output
    assert "of 1, even 50.0%" in told.output
    told = CliRunner().invoke(main, ["kill-the-unicorns", "--of", "policy", "--seats", "3"])
    assert "ships no policy for 3, so name a file" in told.output


@pytest.mark.parametrize(
    ("game", "seats", "looks"),
    [
        ("hilo", 2, True),
        ("hilo", 4, False),
        ("kill-the-unicorns", 3, False),
        ("unstable-unicorns", 2, False),
    ],
)
def test_only_who_thinks_ahead_looks_by_a_shipped_network(game: str, seats: int, looks: bool) -> None:
    """Merits and hints of those who play by eye go by the game's own glance, as they were measured."""
    found = GAMES[game]
    setup = found.setup(seats)
    expert = make_bot(found, "expert", setup)
    assert isinstance(expert, SearchBot)
    assert (expert.guide.policy_network is not None) is looks
    assert (SearchWorker(found, setup).guide.policy_network is not None) is looks
    assert found.guide(setup).policy_network is None
    assert Judge(found, setup).guide.policy_network is None

"""Many matches at once: the same rules, the same knowledge, the same memory."""

import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import u8

from monoceros.core.contract import Refusal
from monoceros.core.mistakes import Mistake
from monoceros.games.registry import GAMES
from monoceros.lab.bench.vector import vector_cost
from monoceros.lab.vector import VectorEnv

every_game = pytest.mark.parametrize("name", GAMES)


@every_game
def test_rows_tell_what_the_states_tell(name: str) -> None:
    env = VectorEnv(name, size=3, seed=7)
    width = env.observations.shape[1]
    for _ in range(150):
        env.step(env.sample())
        for match in range(env.size):
            state = env.state(match)
            seat = int(state.decider())
            assert env.actors[match] == seat
            assert env.masks[match].nonzero()[0].tolist() == state.legal(seat)
            row = vec[u8](bytes(width))
            state.observe(seat, row, 0)
            assert env.observations[match].tolist() == list(row)


@every_game
def test_a_finished_match_pays_once_and_is_followed_by_a_fresh_one(name: str) -> None:
    env = VectorEnv(name, size=4, seed=3)
    ended = 0
    while ended < 8:
        before = env.lengths.copy()
        env.step_random()
        for match in range(env.size):
            if env.dones[match]:
                ended += 1
                assert env.lengths[match] == 0
                assert env.rewards[match].sum() == pytest.approx(0.0)
            else:
                assert env.lengths[match] == before[match] + 1
                assert not env.rewards[match].any()
    assert not env.cuts.any()


def test_a_match_that_is_too_long_is_cut_off_without_pay() -> None:
    env = VectorEnv("hilo", size=2, seed=3, longest=5)
    for _ in range(5):
        assert not env.dones.any()
        env.step_random()
    assert env.dones.all()
    assert env.cuts.all()
    assert not env.rewards.any()


def test_equal_seeds_give_equal_matches_and_others_do_not() -> None:
    def told(seed: int) -> bytes:
        env = VectorEnv("hilo", size=5, seed=seed)
        rows = b""
        for _ in range(60):
            env.step_random()
            rows += env.observations.tobytes()
        return rows

    assert told(1) == told(1)
    assert told(1) != told(2)


def test_the_arrays_are_the_engines_memory() -> None:
    env = VectorEnv("hilo", size=2)
    kept = env.observations
    before = kept.copy()
    env.step_random()
    assert kept is env.observations
    assert not np.array_equal(before, kept)
    assert not kept.flags.writeable
    assert not kept.flags.owndata


def test_a_step_fills_the_callers_own_arrays() -> None:
    env = VectorEnv("hilo", size=3, seed=4)
    observations = np.full(env.observations.shape, 99, np.float32)
    masks = np.ones(env.masks.shape, np.bool_)
    for _ in range(20):
        env.step(env.sample(), observations=observations, masks=masks)
        assert np.array_equal(observations, env.observations)
        assert np.array_equal(masks, env.masks)


def test_random_steps_tell_what_was_played() -> None:
    env = VectorEnv("hilo", size=3, seed=4)
    twin = VectorEnv("hilo", size=3, seed=4)
    for _ in range(200):
        env.step_random()
        twin.step(env.choices)
        assert np.array_equal(env.observations, twin.observations)
        assert np.array_equal(env.masks, twin.masks)


def test_a_forbidden_action_moves_no_match() -> None:
    env = VectorEnv("hilo", size=3, seed=1)
    before = env.observations.copy()
    with pytest.raises(Refusal, match=r"hilo\.setup\.start-card"):
        env.step([15, 0, 15])
    assert np.array_equal(before, env.observations)
    with pytest.raises(ValueError, match="3 matches"):
        env.step([15, 15])


def test_what_cannot_be_used_is_a_mistake() -> None:
    for size, longest in ((0, 100), (2, 0)):
        with pytest.raises(Mistake, match="option-value"):
            VectorEnv("hilo", size=size, longest=longest)
    with pytest.raises(Mistake, match="seats-count"):
        VectorEnv("hilo", size=2, seats=0)


def test_features_are_ones_zeros_and_shares() -> None:
    env = VectorEnv("hilo", size=4, seed=2)
    for _ in range(40):
        env.step_random()
    floats = env.features.rows(env.observations)
    assert floats.shape == (4, env.features.size)
    assert floats.min() == 0.0
    assert floats.max() == 1.0
    choices = sum(field.size for field in env.fields if field.kind == "choice")
    assert all((row == 1.0).sum() >= choices for row in floats)
    assert np.array_equal(floats[2], env.features.row(env.observations[2]))


def test_the_cost_of_a_step_is_measured() -> None:
    cost = vector_cost("hilo", 8, 0.05)
    assert cost.network > 0
    assert cost.engine_share > 0


def test_a_pack_of_ones_own(tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text('[pack]\nid = "mine"\nextends = "hilo-de"\n[[card]]\nid = "king"\nfull_coins = 2\n')
    assert VectorEnv("hilo", size=2, pack=pack).setup.pack.head.id == "mine"


@every_game
@pytest.mark.parametrize("twin_of", [copy.copy, copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_twin_has_the_same_future_and_goes_its_own_way(
    name: str, twin_of: Callable[[VectorEnv], VectorEnv]
) -> None:
    env = VectorEnv(name, size=3, seed=11)
    for _ in range(200):
        env.step_random()
    twin = twin_of(env)
    names = ("observations", "masks", "rewards", "dones", "cuts", "actors", "lengths", "choices")
    for step in range(400):
        for told in names:
            assert (getattr(env, told) == getattr(twin, told)).all(), (step, told)
        env.step_random()
        twin.step_random()
    before = env.observations.copy()
    for _ in range(5):
        twin.step_random()
    assert (env.observations == before).all()


ACROSS = """
import pickle, sys
from monoceros.lab.vector import VectorEnv
env = pickle.loads(sys.stdin.buffer.read())
for _ in range(100):
    env.step_random()
sys.stdout.buffer.write(env.observations.tobytes())
"""


@every_game
def test_a_vector_goes_on_in_the_other_engine(name: str) -> None:
    env = VectorEnv(name, size=2, seed=4)
    for _ in range(50):
        env.step_random()
    environment = {**os.environ, "MONOCEROS_ENGINE": "interpreted"}
    there = subprocess.run(
        [sys.executable, "-c", ACROSS],
        input=pickle.dumps(env),
        env=environment,
        capture_output=True,
        check=True,
    )
    for _ in range(100):
        env.step_random()
    assert there.stdout == env.observations.tobytes()

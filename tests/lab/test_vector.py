"""Many matches at once: the same rules, the same knowledge, the same memory."""

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import u8

from monoceros.core.contract import Refusal
from monoceros.core.mistakes import Mistake
from monoceros.games.registry import GAMES
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

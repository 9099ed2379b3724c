"""SuperSuit's wrappers and vectors take our environments as they are."""

from typing import Any

import numpy as np
import pytest
import supersuit

from monoceros.games.registry import GAMES
from monoceros.lab.pettingzoo.factory import make_env, make_parallel_env

COPIES = 3
ROUNDS = 40


def any_legal(masks: Any, rng: np.random.Generator) -> Any:
    """An action for each agent; who is not asked hands in anything."""
    return np.array([rng.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])


@pytest.mark.parametrize("game", GAMES)
def test_many_matches_side_by_side(game: str) -> None:
    single = supersuit.pettingzoo_env_to_vec_env_v1(make_parallel_env(game, edition="small"))
    seats = single.num_envs
    vector: Any = supersuit.concat_vec_envs_v1(single, COPIES, num_cpus=0, base_class="gymnasium")
    seen, _ = vector.reset(seed=1)
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(ROUNDS):
        seen, rewards, over, _, _ = vector.step(any_legal(seen["action_mask"], rng))
        assert len(rewards) == seats * COPIES
        ended += int(over.sum())
        for match in range(COPIES):
            assert rewards[match * seats : (match + 1) * seats].sum() == pytest.approx(0)
    assert ended


@pytest.mark.parametrize("game", GAMES)
def test_wrappers(game: str) -> None:
    env = supersuit.clip_reward_v0(make_env(game, edition="small"), -0.25, 0.25)
    env.reset(seed=2)
    rng = np.random.default_rng(2)
    rewards = []
    for _ in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        rewards.append(reward)
        env.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"])))
    assert max(map(abs, rewards)) <= 0.25

"""One seat against bots, as Gymnasium and those who build on it use it."""

import pickle
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import monoceros.lab.gymnasium  # noqa: F401 - registers the environments
from monoceros.core.contract import Refusal
from monoceros.core.mistakes import Mistake

IDS = ["monoceros/Hilo-v1", "monoceros/KillTheUnicorns-v1", "monoceros/UnstableUnicorns-v1"]
every_game = pytest.mark.parametrize("name", IDS)


def play(env: Any, seed: int) -> list[float]:
    """A whole match of random legal actions: its rewards."""
    seen, _ = env.reset(seed=seed)
    env.action_space.seed(seed)
    rewards = []
    over = cut = False
    while not over and not cut:
        assert env.observation_space.contains(seen)
        seen, reward, over, cut, _ = env.step(env.action_space.sample(seen["action_mask"].astype(np.int8)))
        rewards.append(reward)
    return rewards


@every_game
def test_a_match_is_played_and_worth_something_only_at_its_end(name: str) -> None:
    env = gymnasium.make(name, opponents="random")
    rewards = play(env, 1)
    assert not any(rewards[:-1])
    assert rewards[-1] != 0


@every_game
def test_equal_seeds_give_equal_matches(name: str) -> None:
    first, second = (play(gymnasium.make(name, opponents="random"), 4) for _ in range(2))
    assert first == second


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_gymnasium_finds_nothing_wrong() -> None:
    class Masked(gymnasium.ActionWrapper[Any, Any, Any]):
        """The checker plays any action; here the next legal one is played instead."""

        def action(self, action: Any) -> Any:
            legal = np.flatnonzero(self.env.unwrapped.action_masks())  # type: ignore[attr-defined]
            return legal[int(action) % len(legal)] if len(legal) else action

    env = gymnasium.make(IDS[0], opponents="random").unwrapped
    env.spec = None  # it is not made anew by name, but checked as it is wrapped here
    check_env(Masked(env), skip_render_check=True)


@every_game
def test_it_goes_on_after_it_was_pickled(name: str) -> None:
    env = gymnasium.make(name, opponents="random", seat=1).unwrapped
    seen, _ = env.reset(seed=3)
    for _ in range(5):
        seen, _, over, _, _ = env.step(np.flatnonzero(seen["action_mask"])[0])
        if over:
            break
    twin = pickle.loads(pickle.dumps(env))
    while not over:
        action = np.flatnonzero(seen["action_mask"])[-1]
        seen, reward, over, _, _ = env.step(action)
        again, same, _, _, _ = twin.step(action)
        assert reward == same
        assert np.array_equal(seen["observation"], again["observation"])


def test_the_margin_is_the_difference_to_the_others() -> None:
    env: Any = gymnasium.make(IDS[0], opponents="random", reward="margin", seats=2, seat=0).unwrapped
    rewards = play(env, 2)
    scores = env.match.state.scores()
    assert rewards[-1] == scores[0] - scores[1]


def test_a_forbidden_action_names_its_clause_and_changes_nothing() -> None:
    env: Any = gymnasium.make(IDS[0], seat=0).unwrapped
    env.reset(seed=1)
    before = env.match.state.sent(0)
    with pytest.raises(Refusal, match="hilo"):
        env.step(np.flatnonzero(~env.action_masks())[0])
    assert env.match.state.sent(0) == before


@pytest.mark.parametrize(
    ("code", "given"),
    [
        ("bot-unknown", {"opponents": "wizard"}),
        ("option-value", {"reward": "gold"}),
        ("seats-count", {"seats": 12}),
        ("file-unreadable", {"pack": Path("nowhere.toml")}),
    ],
)
def test_what_cannot_be_used_is_a_mistake(code: str, given: dict[str, Any]) -> None:
    with pytest.raises(Mistake) as caught:
        gymnasium.make(IDS[0], **given)
    assert caught.value.code == code

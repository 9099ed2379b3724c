"""The games as PettingZoo environments: PettingZoo's own tests, and what those cannot know."""

import copy
import pickle
import warnings
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from monoceros.core.contract import Refusal
from monoceros.core.mistakes import Mistake
from monoceros.core.rng import Rng
from monoceros.lab.pettingzoo import hilo_v1, kill_the_unicorns_v1, unstable_unicorns_v1

with warnings.catch_warnings():
    # PettingZoo's tests import one of its own environments in a way it has itself declared old.
    warnings.filterwarnings("ignore", "The old environment creation API", DeprecationWarning)
    from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test

MODULES = [hilo_v1, kill_the_unicorns_v1, unstable_unicorns_v1]
every_game = pytest.mark.parametrize("module", MODULES, ids=lambda module: module.GAME)

# PettingZoo's test knows by name which environments have an action mask in their observation, and warns of
# all others; and of a mask without a legal action, which is what an agent has when the match is over.
as_pettingzoo_warns = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]


def with_their_warnings(test: Any) -> Any:
    for mark in as_pettingzoo_warns:
        test = mark(test)
    return test


@every_game
@with_their_warnings
def test_it_passes_the_api_test(module: ModuleType) -> None:
    api_test(module.env(), num_cycles=150)


@every_game
def test_it_passes_the_seed_test(module: ModuleType) -> None:
    seed_test(module.env, num_cycles=100)


@every_game
def test_it_passes_the_max_cycles_test(module: ModuleType) -> None:
    max_cycles_test(module)


@every_game
def test_it_passes_the_render_test(module: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(module.env)
    assert "player_0" in capsys.readouterr().out


@every_game
def test_its_rounds_pass_the_parallel_api_test(module: ModuleType) -> None:
    parallel_api_test(module.parallel_env(max_cycles=60), num_cycles=100)


@every_game
def test_every_table_size_plays_to_its_end_and_the_rewards_add_up(module: ModuleType) -> None:
    game = module.raw_env().match.game
    rng = Rng(5)
    for edition in game.editions:
        for seats in range(edition.fewest, edition.most + 1):
            env = module.raw_env(seats=seats, edition=edition.id)
            env.reset(seed=seats)
            while not any(env.terminations.values()):
                env.step(int(env.match.state.pick(int(env.match.state.decider()), rng)))
            paid = [env._cumulative_rewards[agent] for agent in env.agents]
            assert len(paid) == seats
            assert sum(paid) == pytest.approx(0.0)
            winners = env.match.state.winners()
            if 0 < len(winners) < seats:
                assert {seat for seat, worth in enumerate(paid) if worth > 0} == set(winners)


def test_the_mask_is_exactly_what_is_legal() -> None:
    env = hilo_v1.raw_env(seats=3)
    env.reset(seed=4)
    rng = Rng(4)
    for _ in range(100):
        if any(env.terminations.values()):
            env.reset()
        seat = int(env.match.state.decider())
        assert env.agent_selection == f"player_{seat}"
        for other in range(3):
            mask = env.observe(f"player_{other}")["action_mask"]
            assert mask.nonzero()[0].tolist() == env.match.state.legal(other)
        env.step(int(env.match.state.pick(seat, rng)))


def test_agents_asked_together_are_asked_in_the_order_of_their_seats() -> None:
    env = hilo_v1.raw_env(seats=4)
    env.reset(seed=1)
    asked = []
    for _ in range(4):
        asked.append(env.agent_selection)
        env.step(15)
    assert asked == ["player_0", "player_1", "player_2", "player_3"]


def test_a_forbidden_action_names_its_clause_and_changes_nothing() -> None:
    env = hilo_v1.raw_env()
    env.reset(seed=1)
    before = env.observe("player_0")["observation"]
    with pytest.raises(Refusal, match=r"hilo\.setup\.start-card"):
        env.step(0)
    assert np.array_equal(before, env.observe("player_0")["observation"])
    rounds = hilo_v1.parallel_env()
    rounds.reset(seed=1)
    *_, infos = rounds.step({"player_0": 0, "player_1": 15})
    assert infos == {"player_0": {"refused": "hilo.setup.start-card"}, "player_1": {}}


def test_an_answer_to_a_closed_window_is_no_answer_to_the_next_one() -> None:
    """Whoever lets a card pass has not said anything about the Neigh that somebody throws at it."""
    env = unstable_unicorns_v1.parallel_env(seats=4)
    env.reset(seed=0)
    state, rng = env.match.state, Rng(0)
    while True:
        owing = state.deciders()
        reactions = [action for action in state.legal(owing[0]) if action != state.pass_action()]
        if state.window and len(owing) > 2 and reactions:
            break
        state.play(owing[0], state.pick(owing[0], rng))
    actions: dict[str, Any] = dict.fromkeys(env.agents, int(state.pass_action()))
    actions[f"player_{owing[0]}"] = reactions[0]
    before = int(state.n)
    *_, infos = env.step(actions)
    assert state.n == before + 1
    assert set(owing[1:]) & set(state.deciders()), "nobody is asked again: choose another seed"
    assert {agent for agent in env.agents if infos[agent]} == {f"player_{seat}" for seat in owing[1:]}
    assert infos[f"player_{owing[1]}"] == {"late": True}


def test_options_reach_the_table_and_bad_ones_are_mistakes() -> None:
    env = kill_the_unicorns_v1.env(seats=4, edition="en-prototype", options={"teams": "on"})
    env.reset(seed=2)
    assert env.num_agents == 4
    assert sorted(env.unwrapped.match.game.teams(env.unwrapped.match.state)) == [0, 0, 1, 1]
    for seats in (0, 9):
        with pytest.raises(Mistake, match="seats-count"):
            hilo_v1.env(seats=seats)
    with pytest.raises(Mistake, match="render_mode"):
        hilo_v1.env(render_mode="film")
    with pytest.raises(Mistake, match="max_cycles"):
        hilo_v1.env(max_cycles=0)


def test_the_picture_shows_something_and_changes() -> None:
    env = hilo_v1.env(render_mode="rgb_array")
    env.reset(seed=3)
    before = env.render()
    for _ in range(6):
        observation, *_ = env.last()
        env.step(int(observation["action_mask"].nonzero()[0][0]))
    after = env.render()
    assert len(np.unique(before.reshape(-1, 3), axis=0)) > 3
    assert before.shape != after.shape or not np.array_equal(before, after)


@every_game
def test_an_environment_goes_on_after_it_was_pickled_or_copied(module: ModuleType) -> None:
    env = module.env()
    env.reset(seed=8)
    rng = Rng(2)
    for _ in range(6):
        env.step(int(env.match.state.pick(env._seat, rng)))
    for twin in (pickle.loads(pickle.dumps(env)), copy.deepcopy(env)):
        assert twin.agent_selection == env.agent_selection
        for agent in env.agents:
            assert np.array_equal(twin.observe(agent)["observation"], env.observe(agent)["observation"])
        twin.step(int(twin.match.state.pick(twin._seat, rng.copy())))
    rounds = module.parallel_env()
    rounds.reset(seed=8)
    assert pickle.loads(pickle.dumps(rounds)).match.state.n == rounds.match.state.n


@every_game
def test_the_margin_of_a_match_adds_up_to_nothing(module: ModuleType) -> None:
    env = module.raw_env(reward="margin")
    env.reset(seed=1)
    rng = Rng(5)
    while not any(env.terminations.values()):
        env.step(int(env.match.state.pick(int(env.match.state.decider()), rng)))
    paid = [env._cumulative_rewards[agent] for agent in env.agents]
    assert sum(paid) == pytest.approx(0.0)
    scores = env.match.state.scores()
    assert paid.index(max(paid)) == scores.index(max(scores))

"""MaskablePPO of sb3-contrib on every game, and what `examples/train_agent.py` makes: `make train-test`.

Not part of `make test`: PyTorch is gigabytes large and only in the extra `train`.
"""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy

from examples.train_agent import Seen
from monoceros.bots.ladder import make_bot
from monoceros.core.rng import Rng
from monoceros.games.registry import GAMES, find_game
from monoceros.lab.gymnasium import SeatEnv

torch.set_num_threads(1)
EXAMPLE = Path(__file__).parents[2] / "examples" / "train_agent.py"


@pytest.mark.parametrize("game", GAMES)
def test_it_learns_a_small_game(game: str) -> None:
    """Only legal actions, and a policy that is not worse than before."""
    env = Seen(SeatEnv(game, edition="small", opponents="random", seat=0))
    agent = MaskablePPO("MlpPolicy", env, seed=1, n_steps=128, learning_rate=1e-3, device="cpu")
    before, _ = evaluate_policy(agent, env, n_eval_episodes=40, warn=False)
    agent.learn(1024)
    after, _ = evaluate_policy(agent, env, n_eval_episodes=40, warn=False)
    assert after >= before - 0.2
    seen, _ = env.reset(seed=3)
    action, _ = agent.predict(seen, action_masks=env.action_masks())
    assert env.action_masks()[int(np.asarray(action))]


@pytest.mark.parametrize("game", GAMES)
def test_an_agent_of_the_example_plays(game: str, tmp_path: Path) -> None:
    file = tmp_path / "agent.onnx"
    words = ["--decisions", "300", "--epochs", "1", "--steps", "64", "--out", str(file)]
    subprocess.run([sys.executable, str(EXAMPLE), game, *words], check=True)
    found = find_game(game)
    setup = found.new_setup(found.edition().fewest)
    bot = make_bot(found, f"onnx:{file}", setup)
    state = found.new(setup, Rng(1))
    seat = int(state.decider())
    assert bot.choose(state.as_known(seat), seat, Rng(2)) in state.legal(seat)

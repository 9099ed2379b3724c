"""Train an agent for any of the games with MaskablePPO of sb3-contrib, and save it as ONNX.

    pip install "monoceros[lab,train]"
    python examples/train_agent.py kill-the-unicorns --out hunter.onnx
    monoceros tournament kill-the-unicorns --bots onnx:hunter.onnx,novice,random

Nobody finds good moves among a thousand by chance in a few minutes. So it first learns to choose what the
`skilled` bot chooses, from matches of that bot (`--decisions`), and then plays on by itself against
`--opponents` (`--steps`). It sees the fields of `Game.fields`, nothing else. Equal seeds and threads give
equal agents.
"""

import argparse
import time
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from torch import nn

from monoceros.bots.features import Features, viewed
from monoceros.bots.ladder import make_bot
from monoceros.core.rng import Rng
from monoceros.games.registry import find_game
from monoceros.lab.gymnasium import SeatEnv

BATCH = 256


class Seen(gymnasium.ObservationWrapper[Any, Any, Any]):
    """Only what a seat sees; the mask is asked for by itself."""

    def __init__(self, env: SeatEnv) -> None:
        super().__init__(env)
        self.seat_env = env
        self.observation_space = env.observation_space["observation"]  # type: ignore[index]

    def observation(self, observation: Any) -> Any:
        """The numbers without the mask."""
        return observation["observation"]

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now."""
        return self.seat_env.action_masks()


class Worths(nn.Module):  # type: ignore[misc]  # the linters know no torch
    """The agent as a bot needs it: from what a seat sees to a worth for every action."""

    def __init__(self, policy: Any) -> None:
        super().__init__()
        self.policy = policy

    def forward(self, seen: Any) -> Any:
        """A worth for every action, legal or not."""
        return self.policy.action_net(self.policy.mlp_extractor.forward_actor(seen))


def demonstrations(game: str, seats: int | None, number: int, seed: int) -> tuple[Any, Any, Any]:
    """What `skilled` saw, could do and did in so many decisions with a choice."""
    found = find_game(game)
    setup = found.new_setup(seats or found.edition().fewest)
    bot = make_bot(found, "skilled", setup)
    features = Features(found.fields(setup))
    row: vec[u8] = vec[u8](bytes(features.width))
    rng = Rng(seed)
    seen = np.zeros((number, features.size), np.float32)
    masks = np.zeros((number, found.action_count), np.bool_)
    chosen = np.zeros(number, np.int64)
    at = 0
    while at < number:
        state = found.new(setup, rng.fork())
        while state.to_act and at < number:
            seat = int(state.decider())
            legal = state.legal(seat)
            action = bot.choose(state.as_known(seat), seat, rng)
            if len(legal) > 1:
                state.observe(seat, row, 0)
                seen[at] = features.row(viewed(row))
                masks[at, legal] = True
                chosen[at] = action
                at += 1
            state.apply(seat, action)
    return seen, masks, chosen


def imitate(agent: Any, shown: tuple[Any, Any, Any], epochs: int) -> float:
    """Learn to choose what was chosen; how often it does in the end."""
    seen, masks, chosen = shown
    held = len(chosen) // 20
    optimizer = torch.optim.Adam(agent.policy.parameters(), lr=1e-3)
    order = np.arange(held, len(chosen))
    chance = np.random.default_rng(agent.seed)
    for _ in range(epochs):
        chance.shuffle(order)
        for first in range(0, len(order), BATCH):
            some = order[first : first + BATCH]
            _, likely, _ = agent.policy.evaluate_actions(
                torch.from_numpy(seen[some]), torch.from_numpy(chosen[some]), torch.from_numpy(masks[some])
            )
            loss = -likely.mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
    answers, _ = agent.predict(seen[:held], action_masks=masks[:held], deterministic=True)
    return float((answers == chosen[:held]).mean())


def main() -> None:
    """Train and save."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--opponents", default="novice")
    parser.add_argument("--decisions", type=int, default=60_000)
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--steps", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    torch.set_num_threads(1)
    begin = time.perf_counter()
    env = Seen(SeatEnv(given.game, seats=given.seats, opponents=given.opponents))
    agent = MaskablePPO(
        "MlpPolicy",
        env,
        seed=given.seed,
        learning_rate=1e-4,
        n_steps=min(2048, max(64, given.steps)),
        policy_kwargs={"net_arch": [256, 256], "activation_fn": nn.ReLU},
        device="cpu",
    )
    agent.seed = given.seed
    if given.decisions:
        shown = demonstrations(given.game, given.seats, given.decisions, given.seed)
        alike = imitate(agent, shown, given.epochs)
        print(f"chooses what skilled chooses in {alike:.1%} of new decisions")
    if given.steps:
        agent.learn(given.steps)
    size = env.observation_space.shape or (0,)
    torch.onnx.export(
        Worths(agent.policy).eval(),
        (torch.zeros(1, size[0]),),
        str(given.out),
        input_names=["seen"],
        output_names=["worths"],
        dynamic_axes={"seen": {0: "rows"}, "worths": {0: "rows"}},
        dynamo=False,
    )
    print(f"{given.out}: {given.out.stat().st_size / 1024:.0f} KB in {time.perf_counter() - begin:.0f} s")


if __name__ == "__main__":
    main()

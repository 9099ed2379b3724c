"""Train a policy for two-player HiLo in a few minutes on a processor, and save it as ONNX.

    pip install "monoceros[lab,train]"
    python examples/train_hilo.py --out hilo.onnx
    monoceros tournament hilo --bots onnx:hilo.onnx,casual --games 400

First the network imitates the `skilled` bot over many matches, then it plays against itself and is paid for
winning (REINFORCE with a learned baseline). What it sees are the fields of `Game.fields`, nothing else.
"""

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

from monoceros.bots.ladder import make_bot
from monoceros.core.rng import Rng
from monoceros.lab.vector import VectorEnv

SEATS = 2
HIDDEN = 256


class Policy(nn.Module):
    """A worth for every action, and for the situation, from the features of an observation."""

    def __init__(self, features: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(features, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU()
        )
        self.actions = nn.Linear(HIDDEN, actions)
        self.worth = nn.Linear(HIDDEN, 1)

    def forward(self, features: torch.Tensor) -> torch.Tensor:
        """The worth of every action; the caller leaves out those that are not legal."""
        return self.actions(self.body(features))

    def both(self, features: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The worth of every action, and what the match will be worth."""
        body = self.body(features)
        return self.actions(body), self.worth(body).squeeze(-1)


def masked(worths: torch.Tensor, masks: np.ndarray) -> torch.Tensor:
    """The worths with those of forbidden actions out of the question."""
    return worths.masked_fill(torch.from_numpy(masks == 0), -1e9)


def demonstrations(env: VectorEnv, decisions: int, seed: int) -> tuple[np.ndarray, np.ndarray]:
    """What the skilled bot saw, and what it did. One move in ten is just anything, so that it sees more."""
    bot = make_bot(env.game, "skilled", env.setup)
    rng = Rng(seed)
    rows = np.empty((decisions, env.observations.shape[1]), np.uint8)
    answers = np.empty(decisions, np.int64)
    made = 0
    played = np.empty(env.size, np.int64)
    while made < decisions:
        for match in range(env.size):
            state = env.state(match)
            seat = int(env.actors[match])
            legal = state.legal(seat)
            action = bot.choose(state.view(seat), legal, rng)
            played[match] = legal[int(rng.below(len(legal)))] if rng.below(10) == 0 else action
            if made < decisions and len(legal) > 1:
                rows[made] = env.observations[match]
                answers[made] = action
                made += 1
        env.step(played)
    return rows, answers


def imitate(policy: Policy, env: VectorEnv, decisions: int, epochs: int, seed: int) -> None:
    """Learn to do what the skilled bot does."""
    rows, answers = demonstrations(env, decisions, seed)
    learner = torch.optim.Adam(policy.parameters(), lr=1e-3)
    pace = torch.optim.lr_scheduler.CosineAnnealingLR(learner, epochs)
    shuffled = np.random.default_rng(seed)
    for epoch in range(epochs):
        right = 0
        for part in np.array_split(shuffled.permutation(decisions), max(1, decisions // 512)):
            worths = policy(torch.from_numpy(env.features.rows(rows[part])))
            wanted = torch.from_numpy(answers[part])
            loss = nn.functional.cross_entropy(worths, wanted)
            learner.zero_grad()
            loss.backward()
            learner.step()
            right += int((worths.argmax(1) == wanted).sum())
        pace.step()
        print(f"imitation {epoch + 1}: {right / decisions:.1%} like skilled", flush=True)


def improve(policy: Policy, env: VectorEnv, seconds: float, steps: int = 48) -> None:
    """Play against oneself and be paid for winning."""
    learner = torch.optim.Adam(policy.parameters(), lr=1e-4)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        features, masks, actions, actors, paid, dones = [], [], [], [], [], []
        for _ in range(steps):
            seen = env.features.rows(env.observations)
            allowed = env.masks.copy()
            with torch.no_grad():
                worths = masked(policy(torch.from_numpy(seen)), allowed)
                chosen = torch.distributions.Categorical(logits=worths).sample().numpy()
            features.append(seen)
            masks.append(allowed)
            actions.append(chosen)
            actors.append(env.actors.copy())
            env.step(chosen)
            paid.append(env.rewards.copy())
            dones.append(env.dones.copy())
        returns, known = _returns(actors, paid, dones)
        kept = known.reshape(-1)
        worths, values = policy.both(torch.from_numpy(np.concatenate(features)[kept]))
        worths = masked(worths, np.concatenate(masks)[kept])
        wanted = torch.from_numpy(np.concatenate(actions)[kept])
        result = torch.from_numpy(returns.reshape(-1)[kept])
        advantage = (result - values.detach()) * 1.0
        chances = torch.distributions.Categorical(logits=worths)
        loss = -(advantage * chances.log_prob(wanted)).mean() - 0.003 * chances.entropy().mean()
        loss = loss + 0.5 * nn.functional.mse_loss(values, result)
        learner.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(policy.parameters(), 1.0)
        learner.step()


def _returns(
    actors: list[np.ndarray], paid: list[np.ndarray], dones: list[np.ndarray]
) -> tuple[np.ndarray, np.ndarray]:
    """What each decision's match was worth in the end to who made it, and whether its end was seen."""
    steps, size = len(actors), len(actors[0])
    returns = np.zeros((steps, size), np.float32)
    known = np.zeros((steps, size), bool)
    final = np.zeros_like(paid[0])
    ended = np.zeros(size, bool)
    for step in range(steps - 1, -1, -1):
        over = dones[step] != 0
        final[over] = paid[step][over]
        ended |= over
        returns[step] = final[np.arange(size), actors[step]]
        known[step] = ended
    return returns, known


def save(policy: Policy, env: VectorEnv, out: Path) -> None:
    """Save as ONNX: one input `features`, one output `worths`."""
    torch.onnx.export(
        policy,
        (torch.zeros(1, env.features.size),),
        str(out),
        input_names=["features"],
        output_names=["worths"],
        dynamic_axes={"features": {0: "matches"}, "worths": {0: "matches"}},
        dynamo=False,
    )


def main() -> None:
    """Train and save."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    options.add_argument("--out", type=Path, default=Path("hilo.onnx"))
    options.add_argument("--decisions", type=int, default=300_000, help="demonstrated by the skilled bot")
    options.add_argument("--epochs", type=int, default=8)
    options.add_argument("--seconds", type=float, default=120.0, help="of play against itself")
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    torch.manual_seed(given.seed)
    env = VectorEnv("hilo", size=128, seats=SEATS, seed=given.seed)
    policy = Policy(env.features.size, env.action_count)
    imitate(policy, env, given.decisions, given.epochs, given.seed)
    save(policy, env, given.out)
    improve(policy, VectorEnv("hilo", size=128, seats=SEATS, seed=given.seed + 1), given.seconds)
    save(policy, env, given.out)
    print(f"saved {given.out}, {given.out.stat().st_size // 1024} KB")


if __name__ == "__main__":
    main()

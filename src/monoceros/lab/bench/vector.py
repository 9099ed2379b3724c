"""What a step of many matches really costs a learner: the engine's part, and the policy's.

    OPENBLAS_NUM_THREADS=1 python -m monoceros.lab.bench.vector

Three figures for each game, in decisions for a second of processor time, so that other work on the machine
hardly matters: matches that choose at random inside the engine's loop (`VectorEnv.sample`), the same with
actions that NumPy draws from the masks, and with a network of two layers of 256 that is asked for all matches
at once, as learners do.
"""

import argparse
import time
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np

from monoceros.games.registry import GAMES
from monoceros.lab.vector import VectorEnv

WIDTH = 256


class VectorCost(msgspec.Struct, frozen=True):
    """Decisions a second with three ways to choose, and the share of the engine in the last one."""

    game: str
    size: int
    engine: float
    masks: float
    network: float

    @property
    def engine_share(self) -> float:
        """How much of a step with a network is the engine."""
        return self.network / self.engine


class Network:
    """A policy like those that learners begin with: two layers, and the best legal action."""

    def __init__(self, env: VectorEnv, seed: int) -> None:
        chance = np.random.default_rng(seed)
        seen, actions = env.observations.shape[1], env.masks.shape[1]
        sizes = [(seen, WIDTH), (WIDTH, WIDTH), (WIDTH, actions)]
        self.layers = [chance.normal(0, 0.1, size).astype(np.float32) for size in sizes]

    def __call__(self, env: VectorEnv) -> Any:
        """An action for every match."""
        first, second, last = self.layers
        hidden = np.maximum(env.observations.astype(np.float32) @ first, 0)
        worths = np.maximum(hidden @ second, 0) @ last
        worths[env.masks == 0] = -np.inf
        return worths.argmax(axis=1)


def drawn(env: VectorEnv) -> Any:
    """A legal action for every match, each as likely, drawn with NumPy."""
    keys = np.random.default_rng(int(env.masks.sum())).random(env.masks.shape, np.float32)
    return (keys * env.masks).argmax(axis=1)


def rate(env: VectorEnv, choose: Callable[[VectorEnv], Any], seconds: float) -> float:
    """Decisions for a second of processor time."""
    begin = time.process_time()
    steps = 0
    while (took := time.process_time() - begin) < seconds:
        env.step(choose(env))
        steps += len(env.dones)
    return steps / took


def vector_cost(game: str, size: int, seconds: float) -> VectorCost:
    """The three figures of a game."""
    env = VectorEnv(game, size=size, seed=1)
    ways: list[Callable[[VectorEnv], Any]] = [lambda env: env.sample(), drawn, Network(env, 1)]
    return VectorCost(game, size, *(rate(env, choose, seconds) for choose in ways))


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description="What a step of many matches costs.")
    parser.add_argument("--size", type=int, default=256)
    parser.add_argument("--seconds", type=float, default=2.0)
    given = parser.parse_args()
    print("| game | engine alone | NumPy draws | network 256-256 | engine's share |")  # noqa: T201
    print("|---|---|---|---|---|")  # noqa: T201
    for game in GAMES:
        cost = vector_cost(game, given.size, given.seconds)
        figures = " | ".join(f"{figure:,.0f}" for figure in (cost.engine, cost.masks, cost.network))
        print(f"| {game} | {figures} | {cost.engine_share:.0%} |")  # noqa: T201


if __name__ == "__main__":
    main()

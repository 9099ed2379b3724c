"""Small networks that say who will win, and a search that asks them instead of playing on.

A network sees what one seat may know, as `Game.fields` tells it, and answers with that seat's chance. In a
search every seat is asked from its own side, and the answers are set against each other. What that is worth
against playing on, docs/bots.md tells; `examples/train_values.py` makes the networks.
"""

from pathlib import Path

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray

from monoceros.bots.features import Features, viewed
from monoceros.core.contract import State
from monoceros.core.game import Game, Setup
from monoceros.core.guide import Guide, Reason, shares
from monoceros.core.rng import Rng

Numbers = NDArray[np.float32]
NAMES = ("into", "lean", "out", "rest")
LEAST = 1e-3
"""What even a hopeless seat is given, so that chances can be set against each other."""


class ValueNetwork:
    """One hidden layer: features in, the logarithm of the odds out."""

    def __init__(self, weights: list[Numbers]) -> None:
        self.weights = weights

    @classmethod
    def fresh(cls, size: int, hidden: int, rng: np.random.Generator) -> "ValueNetwork":
        """A network that knows nothing yet."""
        into = rng.normal(0.0, 1.0 / np.sqrt(40.0), (size, hidden)).astype(np.float32)
        out = rng.normal(0.0, 0.1, hidden).astype(np.float32)
        return cls([into, np.zeros(hidden, np.float32), out, np.zeros(1, np.float32)])

    @classmethod
    def load(cls, file: Path) -> "ValueNetwork":
        """One that was saved."""
        with np.load(file) as saved:
            return cls([saved[name].astype(np.float32) for name in NAMES])

    def save(self, file: Path) -> None:
        """In half precision: nobody can tell the difference."""
        into, lean, out, rest = (weights.astype(np.float16) for weights in self.weights)
        np.savez_compressed(file, into=into, lean=lean, out=out, rest=rest)

    def chances(self, features: Numbers) -> Numbers:
        """The chance of each row."""
        into, lean, out, rest = self.weights
        odds = np.maximum(features @ into + lean, 0.0) @ out + rest
        return np.asarray(1.0 / (1.0 + np.exp(-odds)), np.float32)


class ValueGuide(Guide):
    """A game's own guide, but for the edge of the tree: there a network judges instead of playing on."""

    def __init__(self, game: Game, setup: Setup, network: ValueNetwork) -> None:
        self.inner = game.guide(setup)
        self.network = network
        self.features = Features(game.fields(setup))
        width = self.features.width
        self.row: vec[u8] = vec[u8](bytes(setup.seats * width))
        self.rows = viewed(self.row).reshape(setup.seats, width)
        self.made = np.zeros((setup.seats, self.features.size), np.float32)

    def effort(self) -> int:
        """As many iterations as the game's own."""
        return int(self.inner.effort())

    def prepare(self, state: State, seat: int) -> None:
        """As the game's own."""
        self.inner.prepare(state, seat)

    def worth_thinking(self, state: State, seat: int) -> bool:
        """As the game's own."""
        return bool(self.inner.worth_thinking(state, seat))

    def is_secret_bid(self, state: State, seat: int) -> bool:
        """As the game's own."""
        return bool(self.inner.is_secret_bid(state, seat))

    def reason(self, state: State, seat: int, action: int) -> Reason:
        """As the game's own."""
        return self.inner.reason(state, seat, action)

    def priors(self, state: State, seat: int, legal: list[int]) -> list[float] | None:
        """As the game's own."""
        return self.inner.priors(state, seat, legal)

    def playout(self, state: State, rng: Rng) -> None:
        """Not a step: the network judges the position as it is."""

    def values(self, state: State) -> list[float]:
        """What the network gives each seat, from what that seat knows; exact when the match is over."""
        if state.to_act == 0:
            return shares(state)
        width = self.features.width
        for seat in range(len(self.rows)):
            state.observe(seat, self.row, seat * width)
        found = np.maximum(self.network.chances(self.features.rows(self.rows, self.made)), LEAST)
        return [float(chance) for chance in found / found.sum()]

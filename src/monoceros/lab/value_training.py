"""Finds the weights of a network that says who will win: gradient descent on the likelihood of who did.

One network for all tables of a game: a batch is of one table, tables take turns. A network that says which
moves are promising is found in the same way: for seats it has moves, for victories where searches looked.
Equal seeds, equal weights. What the descent remembers is kept in a file after every epoch, so that a run that
was broken off goes on.
"""

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from monoceros.core.installation import need
from monoceros.core.network import KNOWN, Weights
from monoceros.lab.noted import Numbers

Table = tuple[NDArray[np.float16], Numbers]
BATCH = 512
FASTEST = 0.003
HOLD_BACK = 1e-5
"""What the weights are drawn back by, towards those they began with."""
NAMES = ("into", "past", "lean", "out")
DIGITS = 4


def forward(weights: list[Numbers], rows: Numbers) -> tuple[Numbers, Numbers]:
    """The hidden numbers and the strength of each row."""
    into, past, lean, out = weights
    hidden = np.maximum(rows @ into + lean, 0.0)
    return hidden, np.asarray(hidden @ out + rows @ past, np.float32)


def chances(weights: list[Numbers], rows: Numbers) -> Numbers:
    """The chance of each seat of each position."""
    strengths = forward(weights, rows)[1]
    grown = np.exp(strengths - strengths.max(1, keepdims=True))
    return np.asarray(grown / grown.sum(1, keepdims=True), np.float32)


def slopes(weights: list[Numbers], rows: Numbers, won: Numbers) -> list[Numbers]:
    """How the surprise at who won grows with each weight."""
    into, _, _, out = weights
    hidden, strengths = forward(weights, rows)
    grown = np.exp(strengths - strengths.max(1, keepdims=True))
    surprise = ((grown / grown.sum(1, keepdims=True) - won) / len(won)).reshape(-1)
    hidden = hidden.reshape(len(surprise), -1)
    flat = rows.reshape(len(surprise), -1)
    back = np.outer(surprise, out) * (hidden > 0.0)
    found = [flat.T @ back + HOLD_BACK * into, flat.T @ surprise, back.sum(0), hidden.T @ surprise]
    return [np.asarray(slope, np.float32) for slope in found]


class Descent:
    """Adam, and all it remembers."""

    def __init__(
        self, inputs: list[str], hidden: int, seed: int, file: Path, begin: Weights | None = None
    ) -> None:
        self.inputs, self.seed, self.file = inputs, seed, file
        self.step = self.epoch = 0
        self.weights = as_arrays(begin, inputs) if begin is not None else fresh(inputs, hidden, seed)
        self.means = [np.zeros_like(part) for part in self.weights]
        self.squares = [np.zeros_like(part) for part in self.weights]
        if file.exists():
            with np.load(file) as kept:
                self.step, self.epoch = int(kept["step"]), int(kept["epoch"])
                for what in ("weights", "means", "squares"):
                    setattr(self, what, [kept[f"{what}-{name}"] for name in NAMES])

    def keep(self) -> None:
        """Write down how far it has come."""
        kept: dict[str, NDArray[np.generic]] = {"step": np.array(self.step), "epoch": np.array(self.epoch)}
        for what in ("weights", "means", "squares"):
            for name, part in zip(NAMES, getattr(self, what), strict=True):
                kept[f"{what}-{name}"] = part
        begun = self.file.with_suffix(".part.npz")
        np.savez(begun, **kept)  # type: ignore[arg-type]
        begun.replace(self.file)

    def learn(self, tables: list[Table], epochs: int, pause: int = 0, size: int = BATCH) -> None:
        """All positions once for each epoch, in an order of its own, ever slower; up to a pause if wanted."""
        whole = epochs * sum(-(-len(won) // size) for _, won in tables)
        while self.epoch < (pause or epochs):
            rng = np.random.default_rng([self.seed, self.epoch])
            batches = [
                (at, batch)
                for at, (_, won) in enumerate(tables)
                for batch in np.array_split(rng.permutation(len(won)), -(-len(won) // size))
            ]
            for turn in rng.permutation(len(batches)):
                at, batch = batches[turn]
                rows, won = tables[at]
                self._walk(self._slopes(rows[batch].astype(np.float32), won[batch]), whole)
            self.epoch += 1
            self.keep()

    def _slopes(self, rows: Numbers, won: Numbers) -> list[Numbers]:
        return slopes(self.weights, rows, won)

    def _walk(self, steepness: list[Numbers], whole: int) -> None:
        self.step += 1
        pace = FASTEST * (1.0 - self.step / (whole + 1))
        for at, slope in enumerate(steepness):
            self.means[at] = 0.9 * self.means[at] + 0.1 * slope
            self.squares[at] = 0.999 * self.squares[at] + 0.001 * slope * slope
            mean = self.means[at] / (1 - 0.9**self.step)
            square = self.squares[at] / (1 - 0.999**self.step)
            self.weights[at] = np.asarray(
                self.weights[at] - pace * mean / (np.sqrt(square) + 1e-8), np.float32
            )

    def found(self) -> Weights:
        """The weights as they are kept and shipped."""
        into, past, lean, out = (
            [[float(f"{number:.{DIGITS}g}") for number in row] for row in np.atleast_2d(part)]
            for part in self.weights
        )
        return Weights(self.inputs, into, past[0], lean[0], out[0])


class TorchDescent(Descent):
    """The same steps, with slopes found by torch on a device of its own: for wide networks on a GPU."""

    def __init__(
        self,
        device: str,
        inputs: list[str],
        hidden: int,
        seed: int,
        file: Path,
        begin: Weights | None = None,
    ) -> None:
        super().__init__(inputs, hidden, seed, file, begin)
        self.torch: Any = need("torch", "train")
        self.device = device

    def _slopes(self, rows: Numbers, won: Numbers) -> list[Numbers]:
        torch = self.torch
        seen, came = (torch.from_numpy(part).to(self.device) for part in (rows, won))
        parts = [torch.from_numpy(part).to(self.device).requires_grad_() for part in self.weights]
        into, past, lean, out = parts
        strengths = torch.relu(seen @ into + lean) @ out + seen @ past
        lost = -(came * torch.log_softmax(strengths, 1)).sum(1).mean() + 0.5 * HOLD_BACK * (into * into).sum()
        lost.backward()
        return [np.asarray(part.grad.cpu().numpy(), np.float32) for part in parts]


def descent_on(
    device: str, inputs: list[str], hidden: int, seed: int, file: Path, begin: Weights | None = None
) -> Descent:
    """A descent with numpy, or with torch on a device that is named."""
    if device:
        return TorchDescent(device, inputs, hidden, seed, file, begin)
    return Descent(inputs, hidden, seed, file, begin)


def fresh(inputs: list[str], hidden: int, seed: int) -> list[Numbers]:
    """Weights to begin with: those of what the game's own evaluation knows, and a little noise."""
    rng = np.random.default_rng(seed)
    into = rng.normal(0.0, 0.3, (len(inputs), hidden)).astype(np.float32)
    past = knowing(inputs)[1]
    return [into, past, np.zeros(hidden, np.float32), rng.normal(0.0, 0.1, hidden).astype(np.float32)]


def knowing(inputs: list[str]) -> list[Numbers]:
    """Weights that know what the game's own evaluation knows, where it is an input, and nothing else."""
    past = np.array([float(name == KNOWN) for name in inputs], np.float32)
    return [np.zeros((len(inputs), 1), np.float32), past, np.zeros(1, np.float32), np.zeros(1, np.float32)]


def as_arrays(weights: Weights, inputs: list[str]) -> list[Numbers]:
    """Weights that were kept, for the same inputs."""
    if weights.inputs != inputs:
        raise ValueError("the network was made for other inputs")
    return [np.array(part, np.float32) for part in (weights.into, weights.past, weights.lean, weights.out)]


def surprise(found: Numbers, won: Numbers) -> tuple[float, float]:
    """The logarithmic loss of chances, and their Brier score for a seat."""
    return (
        float(-(won * np.log(np.maximum(found, 1e-9))).sum(1).mean()),
        float(((found - won) ** 2).mean()),
    )

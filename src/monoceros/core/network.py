"""A small network evaluated inside the engine: one hidden layer, and a straight way past it.

A row of numbers describes one seat of a position, or one legal move, most of them 0, which costs nothing. The
network makes a strength of each row, and the strengths are set against each other: so one network serves
tables of every size, and decisions between however many moves. `lab/value_training.py` finds the weights; a
file of them is plain JSON.
"""

import math
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

KNOWN: Final = "known"
"""The input that is the strength by a game's own evaluation: a network begins with it."""
OPEN_MIND: Final = 0.03
"""What of the promise is shared out evenly, so that a search gives up no move for a network's sake."""


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A network as it is kept: the names of its inputs, and what each of them adds.

    `into[input]` are the weights of an input on its way to each hidden number, `past[input]` its own on the
    way past them; `lean` is where the hidden numbers begin, `out` what each of them adds to the strength.
    """

    inputs: list[str]
    into: list[list[float]]
    past: list[float]
    lean: list[float]
    out: list[float]


class Network:
    """Weights as the engine likes them, for inputs in a given order.

    An input the weights lack adds 0, for an owner's pack may have more cards; weights of an input that is not
    there were made for something else, and a ValueError says so.
    """

    def __init__(self, weights: Weights, inputs: list[str]) -> None:
        for name in weights.inputs:
            if name not in inputs:
                raise ValueError(
                    f"the network has weights for {name!r}, which is no input here: train it anew"
                )
        hidden = len(weights.lean)
        places = {name: at for at, name in enumerate(weights.inputs)}
        into: list[float] = []
        past: list[float] = []
        for name in inputs:
            at = places.get(name, -1)
            into.extend(weights.into[at] if at >= 0 else [0.0] * hidden)
            past.append(weights.past[at] if at >= 0 else 0.0)
        self.size: i64 = len(inputs)
        self.hidden: i64 = hidden
        self.into: vec[float] = vec[float](into)
        self.past: vec[float] = vec[float](past)
        self.lean: vec[float] = vec[float](weights.lean)
        self.out: vec[float] = vec[float](weights.out)
        self._sums: vec[float] = vec[float]([0.0] * hidden)

    def strength(self, rows: vec[float], begin: i64) -> float:
        """What the row that begins there is worth: the logarithm of its seat's weight among all."""
        sums = self._sums
        into = self.into
        hidden = self.hidden
        unit: i64 = 0
        while unit < hidden:
            sums[unit] = self.lean[unit]
            unit += 1
        total = 0.0
        at: i64 = 0
        weight: i64 = 0
        while at < self.size:
            value = rows[begin + at]
            if value != 0.0:
                total += value * self.past[at]
                unit = 0
                while unit < hidden:
                    sums[unit] += value * into[weight + unit]
                    unit += 1
            weight += hidden
            at += 1
        unit = 0
        while unit < hidden:
            if sums[unit] > 0.0:
                total += sums[unit] * self.out[unit]
            unit += 1
        return total

    def strengths(self, rows: vec[float]) -> list[float]:
        """The strength of every row."""
        found: list[float] = []
        begin: i64 = 0
        while begin < len(rows):
            found.append(self.strength(rows, begin))
            begin += self.size
        return found


def set_against(strengths: list[float]) -> list[float]:
    """Strengths as chances that add up to one."""
    most = max(strengths)
    grown = [math.exp(strength - most) for strength in strengths]
    total = math.fsum(grown)
    return [weight / total for weight in grown]


def open_minded(strengths: list[float]) -> list[float]:
    """Strengths as priors that add up to one, none of them 0."""
    least = OPEN_MIND / float(len(strengths))
    return [(1.0 - OPEN_MIND) * share + least for share in set_against(strengths)]


def cleared(rows: vec[float], size: i64) -> vec[float]:
    """So many zeros: the same run again where it is as long, for a fresh one takes longer than a network."""
    if len(rows) != size:
        return vec[float]([0.0] * int(size))
    at: i64 = 0
    while at < size:
        rows[at] = 0.0
        at += 1
    return rows


@cache
def load(file: Path) -> Weights:
    """The weights of a file."""
    return msgspec.json.decode(file.read_bytes(), type=Weights)

"""Rows of small numbers as a network likes them: choices as ones and zeros, amounts between 0 and 1."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from monoceros.core.observation import Field, row_size


class Features:
    """Turns rows as `State.observe` writes them into rows of 32-bit floats, `size` of them.

    The order of the fields is kept. A choice becomes `most + 1` numbers of which one is 1, an amount becomes
    its share of `most`.
    """

    def __init__(self, fields: list[Field]) -> None:
        self.width = row_size(fields)
        choices: list[int] = []
        amounts: list[int] = []
        scale: list[float] = []
        begins: list[int] = []
        targets: list[int] = []
        place = at = 0
        for field in fields:
            for _ in range(field.size):
                if field.kind == "choice":
                    choices.append(place)
                    begins.append(at)
                    at += field.most + 1
                else:
                    amounts.append(place)
                    scale.append(1.0 / field.most)
                    targets.append(at)
                    at += 1
                place += 1
        self.size = at
        self._choices = np.array(choices, np.intp)
        self._begins = np.array(begins, np.intp)
        self._amounts = np.array(amounts, np.intp)
        self._targets = np.array(targets, np.intp)
        self._scale = np.array(scale, np.float32)

    def row(self, row: NDArray[np.uint8]) -> NDArray[np.float32]:
        """One row."""
        out = np.zeros(self.size, np.float32)
        out[self._begins + row[self._choices]] = 1.0
        out[self._targets] = row[self._amounts] * self._scale
        return out

    def rows(self, rows: NDArray[np.uint8], out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """Many rows at once, into `out` where it is given."""
        made = np.zeros((len(rows), self.size), np.float32) if out is None else out
        made.fill(0.0)
        lines = np.arange(len(rows), dtype=np.intp)[:, None] * self.size
        made.reshape(-1)[lines + self._begins + rows[:, self._choices]] = 1.0
        made[:, self._targets] = rows[:, self._amounts] * self._scale
        return made


def viewed(numbers: Any, kind: Any = np.uint8) -> NDArray[Any]:
    """A run of numbers of the engine as an array that shares its memory: to be read, never written."""
    return np.frombuffer(numbers, kind)

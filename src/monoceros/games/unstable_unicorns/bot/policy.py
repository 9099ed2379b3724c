"""Playing Unstable Unicorns by eye: the move that promises most."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monoceros.core.contract import ByEye, State
from monoceros.core.guide import best_of
from monoceros.core.rng import Rng
from monoceros.games.unstable_unicorns.bot.evaluate import Evaluation
from monoceros.games.unstable_unicorns.rules import options
from monoceros.games.unstable_unicorns.state import UnicornState

MOOD: Final = 0.5
"""How far a quick player may be off in evaluating a move."""
NOTICED: Final = 0.45
"""Worth of difference one notices."""
FRACTION: Final = 1.0 / 4294967296.0


class HeuristicBot(ByEye):
    """Fills its stable, turns what hurts against whoever is closest to winning, and keeps its Neigh cards."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation

    def choose(self, known: State, seat: int, rng: Rng) -> int:
        """The legal action that promises most; equally good ones by chance."""
        assert isinstance(known, UnicornState)
        return int(best_move(self.evaluation, known, seat, rng))

    def unit(self) -> float:
        """Half of what a plain unicorn is worth."""
        return NOTICED

    def gains(self, known: State, seat: i64, legal: list[int]) -> list[float]:
        """How much each legal action promises."""
        assert isinstance(known, UnicornState)
        return list(self.evaluation.gains(known, seat, vec[i64](legal)))


def best_move(evaluation: Evaluation, state: UnicornState, seat: i64, rng: Rng) -> i64:
    """The action that promises most; equally good ones by chance."""
    actions = options(state, seat)
    if len(actions) == 1:
        return actions[0]
    return actions[best_of(evaluation.gains(state, seat, actions), rng)]


def lively_move(evaluation: Evaluation, state: UnicornState, seat: i64, rng: Rng) -> i64:
    """An action that promises much, as somebody in a hurry would choose: not always the same one."""
    actions = options(state, seat)
    if len(actions) == 1:
        return actions[0]
    gains = evaluation.gains(state, seat, actions)
    best: i64 = 0
    most = -1000.0
    at: i64 = 0
    while at < len(actions):
        gain = gains[at] + MOOD * float(rng.word()) * FRACTION
        if gain > most:
            best = at
            most = gain
        at += 1
    return actions[best]

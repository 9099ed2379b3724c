"""What Unstable Unicorns tells a search: promise by the gains of moves, a quick round, chances.

Matches are long and swing with every card, so a playout goes once round the table and is then evaluated.
Nobody acts on cards they cannot see.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monoceros.core.contract import State
from monoceros.core.guide import Guide, Reason, shares
from monoceros.core.network import cleared, set_against
from monoceros.core.rng import Rng
from monoceros.games.unstable_unicorns.bot.evaluate import Evaluation
from monoceros.games.unstable_unicorns.bot.inputs import describe, inputs, row_size
from monoceros.games.unstable_unicorns.bot.move_inputs import describe_moves, move_inputs, move_size
from monoceros.games.unstable_unicorns.bot.policy import lively_move
from monoceros.games.unstable_unicorns.bot.reasons import reason
from monoceros.games.unstable_unicorns.editions import PAIR
from monoceros.games.unstable_unicorns.state import ASK_FOAL, NOBODY, UnicornState

TRIES: Final = 200
"""Iterations of an expert for each player at the table."""
MASTERY: Final = 12_000
DUEL_CURIOSITY: Final = 0.4
"""Half the usual: positions judged soon and softly say more than matches played to the end."""
WARMTH: Final = 0.45
"""Worth of difference that makes a move e times as promising."""
MOST_GAIN: Final = 3.0
ROUND_STEPS: Final = 60
"""Decisions after which a playout is evaluated even in the middle of a round."""
DUEL_TRUST: Final = 1.4
NETWORK_TRUST: Final = 1.2
"""How much more the odds of a position, or of a network, say when two experts play on."""


class UnicornGuide(Guide):
    """Plays Unstable Unicorns quickly and sensibly."""

    def __init__(self, evaluation: Evaluation, seats: int) -> None:
        self.evaluation = evaluation
        self.seats = seats
        if seats == PAIR:
            self.curiosity = DUEL_CURIOSITY
        self._rows: vec[float] = vec[float]()
        self._move_rows: vec[float] = vec[float]()

    def effort(self) -> int:
        """Iterations an expert takes for a decision: more the more others move before the next turn."""
        return TRIES * self.seats

    def mastery(self) -> int:
        """As many iterations at every table: a fraction of what a second on two cores is good for."""
        return MASTERY

    def worth_thinking(self, state: State, seat: i64) -> bool:
        """All foals are alike."""
        del seat
        assert isinstance(state, UnicornState)
        return state.ask != ASK_FOAL

    def priors(self, state: State, seat: i64, legal: list[int]) -> list[float] | None:
        """The more a move promises, the more it should be tried."""
        assert isinstance(state, UnicornState)
        network = self.policy_network
        if network is not None:
            return self.learned_priors(network, state, seat, legal)
        return _promise(self.evaluation.gains(state, seat, vec[i64](legal)))

    def reason(self, state: State, seat: i64, action: i64) -> Reason:
        """What speaks for a move."""
        assert isinstance(state, UnicornState)
        return reason(state, int(seat), int(action))

    def playout(self, state: State, rng: Rng) -> None:
        """Once round the table, everyone by a quick look: a turn more for anybody would be worth a lot."""
        assert isinstance(state, UnicornState)
        rules = state.rules
        turns: i64 = 0
        active = state.active
        played: i64 = 0
        while state.to_act != 0 and played < ROUND_STEPS:
            seat = state.decider()
            rules.apply(state, seat, lively_move(self.evaluation, state, seat, rng))
            played += 1
            if state.active != active:
                active = state.active
                turns += 1
                if turns >= state.seats:
                    return

    def trust(self, state: State) -> float:
        """Two experts lose a lead less often than the bots the odds were fitted to (lab/calibration.py)."""
        if self.network is not None:
            return NETWORK_TRUST
        return DUEL_TRUST if state.seats == PAIR else 1.0

    def values(self, state: State) -> list[float]:
        """Each seat's chance to win; exact when the match is over."""
        assert isinstance(state, UnicornState)
        network = self.network
        if state.to_act != 0 and network is not None:
            return set_against(network.strengths(self.describe(state)))
        return self.evaluation.chances(state) if state.to_act != 0 else shares(state)

    def inputs(self) -> list[str]:
        return inputs(self.evaluation.deck)

    def describe(self, state: State) -> vec[float]:
        assert isinstance(state, UnicornState)
        self._rows = cleared(self._rows, state.seats * row_size(self.evaluation.deck))
        describe(self.evaluation, state, self._rows)
        return self._rows

    def move_inputs(self) -> list[str]:
        return move_inputs(self.evaluation.deck)

    def describe_moves(self, state: State, seat: i64, legal: list[int]) -> vec[float]:
        assert isinstance(state, UnicornState)
        gains = self.evaluation.gains(state, seat, vec[i64](legal))
        self._move_rows = cleared(self._move_rows, len(legal) * move_size(self.evaluation.deck))
        describe_moves(self.evaluation, state, seat, legal, gains, _promise(gains), self._move_rows)
        return self._move_rows

    def stage(self, state: State) -> i64:
        """Playouts stop where a turn begins."""
        assert isinstance(state, UnicornState)
        return state.active if state.ask != ASK_FOAL else NOBODY


def _promise(gains: vec[float]) -> list[float]:
    """Gains as priors; beyond `MOST_GAIN` all are alike."""
    most = -MOST_GAIN
    at: i64 = 0
    while at < len(gains):
        most = max(most, min(MOST_GAIN, gains[at]))
        at += 1
    weights: list[float] = []
    total = 0.0
    at = 0
    while at < len(gains):
        gain = max(-MOST_GAIN, min(MOST_GAIN, gains[at]))
        weight = math.exp((gain - most) / WARMTH) + 0.02
        weights.append(weight)
        total += weight
        at += 1
    return [weight / total for weight in weights]

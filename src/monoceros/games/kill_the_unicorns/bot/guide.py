"""What Kill the Unicorns tells a search: gains as promise, a round played on, herds judged.

Cards for a hunt are laid face down, each player guessing what the others will do: such a bid is mixed. Nobody
acts on cards they cannot see, neither where moves look promising nor where the round is played on.
"""

import math
from typing import Final

from mypy_extensions import i64

from monoceros.core.contract import State
from monoceros.core.guide import Guide, Reason, normalised, promise, shares
from monoceros.core.rng import Rng
from monoceros.games.kill_the_unicorns import steps
from monoceros.games.kill_the_unicorns.bot.policy import Policy
from monoceros.games.kill_the_unicorns.bot.reasons import reason
from monoceros.games.kill_the_unicorns.rules import HuntRules
from monoceros.games.kill_the_unicorns.state import HuntState

WARMTH: Final = 0.7
"""Points of difference that make a move e times as promising."""
FLOOR: Final = 0.01
MOST_STEPS: Final = 400
EFFORT: Final = 200
SHARP: Final = [0.15, 0.20, 0.24, 0.30]
"""How surely a point of lead wins, by the rounds that have been played."""
HOPE: Final = [2.0, 2.0, 1.7, 1.1]
"""How many points what colours promise turned out to be, by the rounds that have been played.

Both fitted to who won four and a half thousand matches of three to five hunters who play by eye.
"""


class HuntGuide(Guide):
    """Plays hunts on by eye, and judges herds."""

    def __init__(self, rules: HuntRules) -> None:
        self.policy = Policy(rules.deck, rules.profile)

    def effort(self) -> int:
        return EFFORT

    def is_secret_bid(self, state: State, seat: i64) -> bool:
        del seat
        assert isinstance(state, HuntState)
        return state.step == steps.LAYING

    def priors(self, state: State, seat: i64, legal: list[int]) -> list[float] | None:
        """The more a move gains at a glance, the more promising it is."""
        assert isinstance(state, HuntState)
        return promise(list(self.policy.gains(state, seat, legal)), WARMTH, FLOOR)

    def reason(self, state: State, seat: i64, action: i64) -> Reason:
        assert isinstance(state, HuntState)
        return reason(self.policy, state, seat, action)

    def playout(self, state: State, rng: Rng) -> None:
        """To the end of the round, everyone by eye."""
        assert isinstance(state, HuntState)
        policy = self.policy
        policy.forget()
        last = max(1, state.round) + 1
        played: i64 = 0
        while state.to_act != 0 and played < MOST_STEPS and state.round < last:
            seat = state.decider()
            state.apply(seat, policy.move(state, seat, rng))
            played += 1

    def trust(self, state: State) -> float:
        """Experts catch up more often than those who play by eye (lab/calibration.py)."""
        del state
        return 0.6

    def values(self, state: State) -> list[float]:
        """Each seat's chance to win, by the worth of its herd; exact when the match is over."""
        assert isinstance(state, HuntState)
        if state.to_act == 0:
            return shares(state)
        look = self.policy.look
        look.take_in(state)
        done = max(0, state.round - 1)
        worths: list[float] = []
        for seat in range(state.seats):
            herd = state.herd_of(seat)
            key = look.keys[herd]
            worths.append(float(look.points[herd]) + look.grouped[key] + HOPE[done] * look.hopes[key])
        return normalised([math.exp(SHARP[done] * worth) for worth in worths])

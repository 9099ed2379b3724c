"""What Kill the Unicorns tells a search: gains as promise, a round played on, herds judged.

Cards for a hunt are laid face down, each player guessing what the others will do: such a bid is mixed. Nobody
acts on cards they cannot see, neither where moves look promising nor where the round is played on.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monoceros.core.contract import State
from monoceros.core.guide import Guide, Reason, leads_among, normalised, promise, shares
from monoceros.core.network import cleared, set_against
from monoceros.core.rng import Rng
from monoceros.games.kill_the_unicorns import steps
from monoceros.games.kill_the_unicorns.bot.inputs import COUNT, INPUTS, describe
from monoceros.games.kill_the_unicorns.bot.move_inputs import MOVE_COUNT, MOVE_INPUTS, describe_moves
from monoceros.games.kill_the_unicorns.bot.policy import Policy
from monoceros.games.kill_the_unicorns.bot.reasons import reason
from monoceros.games.kill_the_unicorns.rules import HuntRules
from monoceros.games.kill_the_unicorns.state import HuntState

WARMTH: Final = 0.7
"""Points of difference that make a move e times as promising."""
FLOOR: Final = 0.01
MOST_STEPS: Final = 400
EFFORT: Final = 200
MASTERY: Final = 4000
INSIGHT: Final = 85
"""How many of a hundred bids that lie face down are taken for what their hunters like best."""
SHARP: Final = [0.15, 0.20, 0.24, 0.30]
"""How surely a point of lead wins, by the rounds that have been played."""
HOPE: Final = [2.0, 2.0, 1.7, 1.1]
"""How many points colours promise by then; both fitted to who won 4,500 matches of hunters by eye."""


class HuntGuide(Guide):
    """Plays hunts on by eye, and judges herds."""

    def __init__(self, rules: HuntRules) -> None:
        self.policy = Policy(rules.deck, rules.profile)
        self._rows: vec[float] = vec[float]()
        self._move_rows: vec[float] = vec[float]()

    def effort(self) -> int:
        return EFFORT

    def mastery(self) -> int:
        """A twentieth of what a second is good for."""
        return MASTERY

    def is_secret_bid(self, state: State, seat: i64) -> bool:
        del seat
        assert isinstance(state, HuntState)
        return state.step == steps.LAYING

    def imagine(self, known: State, seat: i64, rng: Rng) -> State:
        """Nobody lays just any cards: most of what lies face down is what its hunter likes best."""
        world = known.determinize(int(seat), rng)
        assert isinstance(world, HuntState)
        if world.step != steps.LAYING or world.needed == 0:
            return world
        looked = False
        for other in range(world.seats):
            if other == seat or world.laid[other] == 0 or rng.below(100) >= INSIGHT:
                continue
            if not looked:
                self.policy.look.take_in(world)
                looked = True
            self.policy.lay_again(world, other, seat, rng)
        return world

    def priors(self, state: State, seat: i64, legal: list[int]) -> list[float] | None:
        """The more a move gains at a glance, the more promising it is."""
        assert isinstance(state, HuntState)
        network = self.policy_network
        if network is not None:
            return self.learned_priors(network, state, seat, legal)
        return promise(list(self.policy.gains(state, seat, legal)), WARMTH, FLOOR)

    def reason(self, state: State, seat: i64, action: i64) -> Reason:
        assert isinstance(state, HuntState)
        return reason(self.policy, state, seat, action)

    def playout(self, state: State, rng: Rng) -> None:
        """To the end of the round, everyone by eye."""
        assert isinstance(state, HuntState)
        self.policy.forget()
        last = max(1, state.round) + 1
        played: i64 = 0
        while state.to_act != 0 and played < MOST_STEPS and state.round < last:
            seat = state.decider()
            state.apply(seat, self.policy.move(state, seat, rng))
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
        network = self.network
        if network is not None:
            return set_against(network.strengths(self.describe(state)))
        return normalised([math.exp(strength) for strength in self._strengths(state)])

    def inputs(self) -> list[str]:
        return list(INPUTS)

    def describe(self, state: State) -> vec[float]:
        assert isinstance(state, HuntState)
        strengths: vec[float] = vec[float](self._strengths(state))
        self._rows = cleared(self._rows, state.seats * COUNT)
        describe(self.policy.look, state, strengths, self._rows)
        return self._rows

    def move_inputs(self) -> list[str]:
        return list(MOVE_INPUTS)

    def describe_moves(self, state: State, seat: i64, legal: list[int]) -> vec[float]:
        assert isinstance(state, HuntState)
        gains = list(self.policy.gains(state, seat, legal))
        self._move_rows = cleared(self._move_rows, len(legal) * MOVE_COUNT)
        priors = promise(gains, WARMTH, FLOOR)
        describe_moves(self.policy.look, state, seat, legal, gains, priors, self._move_rows)
        return self._move_rows

    def stage(self, state: State) -> i64:
        """Playouts stop where a round begins."""
        assert isinstance(state, HuntState)
        return state.round

    def leads(self, state: State) -> list[float]:
        """By the worth of herds and, when the match is over, by points; a team mate is no rival."""
        assert isinstance(state, HuntState)
        return leads_among(self._strengths(state), [state.herd_of(seat) for seat in range(state.seats)])

    def _strengths(self, state: HuntState) -> list[float]:
        """What each seat's herd is worth, as the logarithm of its weight among the herds."""
        look = self.policy.look
        look.take_in(state)
        done: i64 = max(0, state.round - 1)
        hope = HOPE[done] if state.to_act != 0 else 0.0
        found: list[float] = []
        for seat in range(state.seats):
            herd = state.herd_of(seat)
            colours = look.grouped[look.keys[herd]] + hope * look.hopes[look.keys[herd]]
            found.append(SHARP[done] * (float(look.points[herd]) + colours))
        return found

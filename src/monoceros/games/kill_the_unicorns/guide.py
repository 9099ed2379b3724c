"""What Kill the Unicorns tells a search: gains as promise, a round played on, herds judged.

Cards for a hunt are laid face down, each player guessing what the others will do: such a bid is mixed. Nobody
acts on cards they cannot see, neither where moves look promising nor where the round is played on.
"""

import math
from typing import Final

from mypy_extensions import i64

from monoceros.core.contract import State
from monoceros.core.guide import Guide, Reason
from monoceros.core.rng import Rng
from monoceros.games.kill_the_unicorns.board import LAYING
from monoceros.games.kill_the_unicorns.bot import HeuristicBot
from monoceros.games.kill_the_unicorns.deck import HuntDeck
from monoceros.games.kill_the_unicorns.instinct import Instinct
from monoceros.games.kill_the_unicorns.profile import Profile
from monoceros.games.kill_the_unicorns.reasons import reason
from monoceros.games.kill_the_unicorns.state import HuntState

WARMTH: Final = 0.7
"""Points of difference that make a move e times as promising."""
MOST_STEPS: Final = 400
EFFORT: Final = 200
SHARP: Final = [0.15, 0.20, 0.24, 0.30]
"""How surely a point of lead wins, by the rounds that have been played."""
HOPE: Final = [2.0, 2.0, 1.7, 1.1]
"""How many points what colours promise turned out to be, by the rounds that have been played.

Both fitted to who won four and a half thousand matches of three to five hunters by instinct.
"""


class HuntGuide(Guide):
    """Plays hunts on by instinct, and judges herds."""

    def __init__(self, deck: HuntDeck, profile: Profile) -> None:
        self.bot = HeuristicBot(deck, profile)
        self.instinct = Instinct(deck, profile)

    def effort(self) -> int:
        """Iterations an expert takes for a decision."""
        return EFFORT

    def is_secret_bid(self, state: State, seat: i64) -> bool:
        """Laying cards for a hunt."""
        del seat
        assert isinstance(state, HuntState)
        return state.step == LAYING

    def priors(self, state: State, seat: i64, legal: list[int]) -> list[float] | None:
        """The more a move gains at a glance, the more promising it is."""
        assert isinstance(state, HuntState)
        gains = self.instinct.gains(state, seat, legal)
        most = max(gains)
        weights = [math.exp((gain - most) / WARMTH) + 0.01 for gain in gains]
        total = math.fsum(weights)
        return [weight / total for weight in weights]

    def reason(self, state: State, seat: i64, action: i64) -> Reason:
        """What speaks for a move in the heuristic's eyes."""
        assert isinstance(state, HuntState)
        return reason(self.bot, state.view(int(seat)), int(action))

    def roll_out(self, state: State, rng: Rng) -> None:
        """To the end of the round, everyone by instinct."""
        assert isinstance(state, HuntState)
        instinct = self.instinct
        instinct.forget()
        last = max(1, state.round) + 1
        played: i64 = 0
        while state.to_act != 0 and played < MOST_STEPS and state.round < last:
            seat = state.decider()
            state.apply(seat, instinct.move(state, seat, rng))
            played += 1

    def values(self, state: State) -> list[float]:
        """Each seat's chance to win, by the worth of its herd; exact when the match is over."""
        assert isinstance(state, HuntState)
        seats = int(state.seats)
        herds = [int(state.herd_of(seat)) for seat in range(seats)]
        chances: list[float] = [0.0] * seats
        if state.to_act == 0:
            winning = state.winning_herds()
            won = [seat for seat in range(seats) if herds[seat] in winning]
            for seat in won:
                chances[seat] = 1.0 / len(won)
            return chances
        look = self.instinct.look
        look.take_in(state)
        done = max(0, state.round - 1)
        weights: list[float] = []
        for seat in range(seats):
            key: i64 = look.keys[herds[seat]]
            worth = float(look.points[herds[seat]]) + look.grouped[key] + HOPE[done] * look.hopes[key]
            weights.append(math.exp(SHARP[done] * worth))
        total = math.fsum(weights)
        return [weight / total for weight in weights]

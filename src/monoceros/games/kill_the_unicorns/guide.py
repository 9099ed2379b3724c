"""What Kill the Unicorns tells a search: the heuristic's gains as promise, a hunt played on, herds judged.

Cards for a hunt are laid face down, each player guessing what the others will do: such a bid is mixed. Nobody
acts on cards they cannot see: the heuristic is handed views here too.
"""

import math
from typing import Final

from mypy_extensions import i64

from monoceros.core.contract import State
from monoceros.core.guide import Guide, Reason
from monoceros.core.rng import Rng
from monoceros.games.kill_the_unicorns.board import LAYING, ROUNDS
from monoceros.games.kill_the_unicorns.bot import HeuristicBot
from monoceros.games.kill_the_unicorns.deck import HuntDeck
from monoceros.games.kill_the_unicorns.profile import Profile
from monoceros.games.kill_the_unicorns.reasons import reason
from monoceros.games.kill_the_unicorns.state import HuntState

WARMTH: Final = 0.7
"""Points of difference that make a move e times as promising."""
MOST_STEPS: Final = 40
HUNT_CARD: Final = 0.12
"""What a point of hunt cards still in hand is worth before the round ends."""
SHARP_FIRST: Final = 0.10
SHARP_LAST: Final = 0.30
"""How surely a point of lead wins, in the first round and in the last."""


class HuntGuide(Guide):
    """Plays hunts on with the heuristic, and judges herds."""

    def __init__(self, deck: HuntDeck, profile: Profile) -> None:
        self.bot = HeuristicBot(deck, profile)
        self.deck = deck

    def effort(self) -> int:
        """Iterations an expert takes for a decision."""
        return 800

    def is_secret_bid(self, state: State, seat: i64) -> bool:
        """Laying cards for a hunt."""
        del seat
        assert isinstance(state, HuntState)
        return state.step == LAYING

    def priors(self, state: State, seat: i64, legal: list[int]) -> list[float] | None:
        """The more the heuristic likes a move, the more promising it is."""
        assert isinstance(state, HuntState)
        gains = self.bot.gains(state.view(int(seat)), legal)
        most = max(gains)
        weights = [math.exp((gain - most) / WARMTH) + 0.01 for gain in gains]
        total = math.fsum(weights)
        return [weight / total for weight in weights]

    def reason(self, state: State, seat: i64, action: i64) -> Reason:
        """What speaks for a move in the heuristic's eyes."""
        assert isinstance(state, HuntState)
        return reason(self.bot, state.view(int(seat)), int(action))

    def roll_out(self, state: State, rng: Rng) -> None:
        """To the end of the hunt, everyone by the heuristic."""
        assert isinstance(state, HuntState)
        hunt = state.hunt
        round_ = state.round
        played: i64 = 0
        while state.to_act != 0 and played < MOST_STEPS and state.hunt == hunt and state.round == round_:
            seat = state.decider()
            legal = state.legal(seat)
            if len(legal) == 1:
                state.apply(seat, legal[0])
            else:
                state.apply(seat, self.bot.choose(state.view(int(seat)), legal, rng))
            played += 1

    def values(self, state: State) -> list[float]:
        """Each seat's chance to win, by points and cards in hand; exact when the match is over."""
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
        done = float(state.round) / float(ROUNDS)
        sharp = SHARP_FIRST + (SHARP_LAST - SHARP_FIRST) * done
        scores = state.scores()
        weights: list[float] = []
        for seat in range(seats):
            held = float(self.deck.sums[state.hand_mask(seat)])
            weights.append(math.exp(sharp * (float(scores[seat]) + HUNT_CARD * held)))
        total = math.fsum(weights)
        return [weight / total for weight in weights]

"""How likely everybody is to win a match of Unstable Unicorns, judged as it lies there.

A seat's strength is the sum of what fits its standing, the cards of its stable and those of its hand; the
chance to win grows exponentially with it. `odds.toml` holds the numbers, fitted to who won many matches.
"""

import math
from typing import Final

from mypy_extensions import i64

from monoceros.games.unstable_unicorns.board import HAND
from monoceros.games.unstable_unicorns.deck import UnicornDeck
from monoceros.games.unstable_unicorns.state import UnicornState

STANDING: Final = (
    "progress",
    "progress-squared",
    "progress-wait",
    "two-missing",
    "one-missing",
    "one-missing-wait",
    "one-missing-ready",
    "empty-hand",
    "single-card",
)
"""What the numbers of `Judge.standing` are, in their order."""


class Judge:
    """Judges the matches of one deck at a table of one size.

    `standing` weighs the numbers of that name; `lying` and `held` say by kind what a card in a stable and in
    a hand adds; `sureness` is how much the strength of a seat says at such a table.
    """

    def __init__(
        self,
        deck: UnicornDeck,
        sureness: float,
        standing: list[float],
        lying: list[float],
        held: list[float],
    ) -> None:
        self.deck = deck
        self.sureness = sureness
        self.weights = standing
        self.lying = lying
        self.held = held

    def chances(self, state: UnicornState) -> list[float]:
        """Each seat's chance to win a match that goes on; they add up to one."""
        weights: list[float] = []
        total = 0.0
        seat: i64 = 0
        while seat < state.seats:
            weight = math.exp(self.sureness * self._strength(state, seat))
            weights.append(weight)
            total += weight
            seat += 1
        return [weight / total for weight in weights]

    def _strength(self, state: UnicornState, seat: i64) -> float:
        total = 0.0
        standing = self.standing(state, seat)
        for at in range(len(standing)):
            total += self.weights[at] * standing[at]
        kinds = self.deck.kinds
        for card in state.table.zones[state.stable(seat)]:
            total += self.lying[kinds[card]]
        for card in state.table.zones[HAND + seat]:
            total += self.held[kinds[card]]
        return total

    def standing(self, state: UnicornState, seat: i64) -> list[float]:
        """What counts beside the cards: missing unicorns, how long till the turn, an empty hand."""
        seats = state.seats
        goal = state.goal()
        unicorns = state.unicorns(seat)
        hand = state.table.zones[HAND + seat]
        wait = float((seat + seats - state.active) % seats) / float(seats)
        progress = float(unicorns) / float(goal - 1)
        one = 1.0 if goal - unicorns <= 1 else 0.0
        ready = 0.0
        for card in hand:
            if self.deck.unicorn[self.deck.kinds[card]]:
                ready = 1.0
                break
        return [
            progress,
            progress * progress,
            progress * wait,
            1.0 if goal - unicorns == 2 else 0.0,
            one,
            one * wait,
            one * ready,
            1.0 if len(hand) == 0 else 0.0,
            1.0 if len(hand) == 1 else 0.0,
        ]

"""Many matches side by side, stepped in one call: the loop of learners.

Everything a learner reads lies in flat runs of plain numbers that the engine writes into and that other code,
such as NumPy, may look at in place: no number is boxed, no row is copied.
"""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from monoceros.core.contract import State
from monoceros.core.rng import Rng

ALL_LEGAL: Final[i64] = -1


def payoffs(state: State) -> list[float]:
    """What a finished match is worth to each seat: losers pay one each, winners share it.

    The sum is always zero; a match nobody or everybody won is worth nothing to anyone.
    """
    seats = int(state.seats)
    winners = state.winners()
    won = len(winners)
    if won == 0 or won == seats:
        return [0.0] * seats
    worth = [-1.0] * seats
    for seat in winners:
        worth[seat] = (seats - won) / won
    return worth


class Batch:
    """`size` matches of the same set-up. A finished one is followed by a fresh one at once.

    Rows of `observations` and `masks` belong to the seat in `actors`, the first that owes a decision.
    `rewards` has a number for each seat of each match: zero but in the step that ended a match, where
    `dones` is 1 and the observation is already that of the next match; `cut` tells that it was cut off.
    `lengths` counts the actions of each match.
    """

    def __init__(
        self, size: int, seats: int, width: int, actions: int, most: int, deal: Callable[[], State]
    ) -> None:
        self.size: i64 = size
        self.seats: i64 = seats
        self.width: i64 = width
        self.actions: i64 = actions
        self.most: i64 = most
        """A match of more actions than this is cut off: everybody gets zero."""
        self.deal = deal
        self.states: list[State] = [deal() for _ in range(size)]
        self.legal: list[list[int]] = [[] for _ in range(size)]
        self.observations: vec[u8] = vec[u8](bytes(size * width))
        self.masks: vec[u8] = vec[u8](bytes(size * actions))
        self.rewards: vec[float] = vec[float]([0.0] * (size * seats))
        self.dones: vec[u8] = vec[u8](bytes(size))
        self.cut: vec[u8] = vec[u8](bytes(size))
        self.actors: vec[u8] = vec[u8](bytes(size))
        self.lengths: vec[i64] = vec[i64]([0] * size)
        self.choices: vec[i64] = vec[i64]([0] * size)
        for game in range(size):
            self._show(game, self.states[game])

    def step(self, actions: vec[i64]) -> i64:
        """Play one action in every match; the number of the first match whose action is not legal, or -1.

        When one is not legal, nothing has been played anywhere.
        """
        masks = self.masks
        game: i64 = 0
        while game < self.size:
            action = actions[game]
            if action < 0 or action >= self.actions or masks[game * self.actions + action] == 0:
                return game
            game += 1
        dones = self.dones
        actors = self.actors
        lengths = self.lengths
        game = 0
        while game < self.size:
            state = self.states[game]
            if dones[game] != 0:
                self._forget_end(game)
            seat: i64 = i64(actors[game])
            state.apply(seat, actions[game])
            lengths[game] += 1
            if state.to_act == 0 or lengths[game] >= self.most:
                self._end(game, state)
            elif state.to_act >> seat & 1 and state.decider() == seat:
                state.reobserve(seat, self.observations, game * self.width)
                self._allow(game, state.legal(seat))
            else:
                self._show(game, state)
            game += 1
        return ALL_LEGAL

    def sample(self, rng: Rng) -> None:
        """Write a legal action of every match into `choices`, each equally likely."""
        choices = self.choices
        for game in range(self.size):
            legal = self.legal[game]
            choices[game] = legal[rng.below(len(legal))]

    def _show(self, game: i64, state: State) -> None:
        seat = state.decider()
        self.actors[game] = u8(seat)
        state.observe(seat, self.observations, game * self.width)
        self._allow(game, state.legal(seat))

    def _allow(self, game: i64, legal: list[int]) -> None:
        masks = self.masks
        first: i64 = game * self.actions
        for action in self.legal[game]:
            masks[first + action] = 0
        for action in legal:
            masks[first + action] = 1
        self.legal[game] = legal

    def _end(self, game: i64, state: State) -> None:
        self.dones[game] = 1
        if state.to_act == 0:
            at: i64 = game * self.seats
            for worth in payoffs(state):
                self.rewards[at] = worth
                at += 1
        else:
            self.cut[game] = 1
        fresh = self.deal()
        self.states[game] = fresh
        self.lengths[game] = 0
        self._show(game, fresh)

    def _forget_end(self, game: i64) -> None:
        self.dones[game] = 0
        self.cut[game] = 0
        at: i64 = game * self.seats
        end: i64 = at + self.seats
        while at < end:
            self.rewards[at] = 0.0
            at += 1

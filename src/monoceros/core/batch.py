"""Many matches side by side, stepped in one call: the loop of learners.

Everything a learner reads lies in flat runs of plain numbers that the engine writes into and that other code,
such as NumPy, may look at in place: no number is boxed, no row is copied.
"""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from monoceros.core.action_set import ActionSet
from monoceros.core.contract import State
from monoceros.core.rng import Rng

ALL_LEGAL: Final[i64] = -1


def payoffs(state: State) -> list[float]:
    """What a finished match is worth to each seat: losers pay one each, winners share it.

    The sum is always zero; a match nobody or everybody won is worth nothing to anyone.
    """
    return shares(int(state.seats), state.winners())


def shares(seats: int, winners: list[int]) -> list[float]:
    """The same for so many seats of which these have won."""
    won = len(winners)
    if won == 0 or won == seats:
        return [0.0] * seats
    worth = [-1.0] * seats
    for seat in winners:
        worth[seat] = (seats - won) / won
    return worth


def margins(state: State) -> list[float]:
    """How far the score of each seat lies above the mean of the others'; the sum is always zero."""
    scores = state.scores()
    others = len(scores) - 1
    total = sum(scores)
    return [score - (total - score) / others for score in scores]


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
        self.legal: list[ActionSet] = [ActionSet() for _ in range(size)]
        """What the masks hold."""
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

    def go_on_with(self, states: list[State], deal: Callable[[], State]) -> None:
        """Take these matches in place of those dealt, and further ones from `deal`."""
        self.deal = deal
        self.states = states
        for game in range(self.size):
            self._show(game, states[game])

    def step(self, actions: vec[i64]) -> i64:
        """Play one action in every match; the number of the first match whose action is not legal, or -1.

        When one is not legal, nothing has been played anywhere.
        """
        masks = self.masks
        mask: i64 = 0
        game: i64 = 0
        while game < self.size:
            action = actions[game]
            if action < 0 or action >= self.actions or masks[mask + action] == 0:
                return game
            game += 1
            mask += self.actions
        self._play(actions)
        return ALL_LEGAL

    def sample(self, rng: Rng) -> None:
        """Write a legal action of every match into `choices`, each equally likely."""
        choices = self.choices
        game: i64 = 0
        while game < self.size:
            legal = self.legal[game]
            choices[game] = legal.nth(rng.below(legal.count))
            game += 1

    def step_random(self, rng: Rng) -> None:
        """Play a legal action in every match, each equally likely, and leave it in `choices`."""
        self.sample(rng)
        self._play(self.choices)

    def _play(self, actions: vec[i64]) -> None:
        states = self.states
        actors = self.actors
        lengths = self.lengths
        game: i64 = 0
        while game < self.size:
            state = states[game]
            if self.dones[game] != 0:
                self._forget_end(game)
            state.apply(i64(actors[game]), actions[game])
            length: i64 = lengths[game] + 1
            lengths[game] = length
            if state.to_act == 0 or length >= self.most:
                self._end(game, state)
            else:
                self._show(game, state)
            game += 1

    def _show(self, game: i64, state: State) -> None:
        seat = state.decider()
        self.actors[game] = u8(seat)
        state.observe(seat, self.observations, game * self.width)
        masks = self.masks
        first = game * self.actions
        legal = self.legal[game]
        legal.mark(masks, first, 0)
        legal.clear()
        state.rules.list_legal(state, seat, legal)
        legal.mark(masks, first, 1)

    def _end(self, game: i64, state: State) -> None:
        self.dones[game] = 1
        if state.to_act == 0:
            at: i64 = game * self.seats
            for worth in payoffs(state):
                self.rewards[at] = worth
                at += 1
        else:
            self.cut[game] = 1
        self.lengths[game] = 0
        fresh = self.deal()
        self.states[game] = fresh
        self._show(game, fresh)

    def _forget_end(self, game: i64) -> None:
        self.dones[game] = 0
        self.cut[game] = 0
        at: i64 = game * self.seats
        end: i64 = at + self.seats
        while at < end:
            self.rewards[at] = 0.0
            at += 1

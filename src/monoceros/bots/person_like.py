"""Bots that err as people do: among moves that look about as good, from what one has in sight.

Somebody who plays now and then sees a handful of moves that stand out and takes one of them, the better the
likelier; what no longer lies in sight is easily forgotten. Nobody picks a move that is plainly absurd.
"""

import math

from monoceros.core.contract import Bot, ByEye, State
from monoceros.core.rng import Rng

FRACTION = 1.0 / 4294967296.0


class PersonLikeBot(Bot):
    """Weighs moves by the eye of another bot, but less surely.

    `doubt` is the difference, in units of the game, that makes a move e times as likely; what is worse by
    more than `shame` such units is never played. Of the moves only those that stand out most are compared,
    as many as its `sight`. Of a hundred cards out of sight it forgets `lapses`.
    """

    def __init__(self, by_eye: ByEye, doubt: float, shame: float, sight: int, lapses: int) -> None:
        self.by_eye = by_eye
        self.doubt = doubt * by_eye.unit()
        self.shame = shame * by_eye.unit()
        self.sight = sight
        self.lapses = lapses

    def choose(self, known: State, seat: int, rng: Rng) -> int:
        """One of the moves that look good, the better the likelier."""
        legal = known.legal(seat)
        if len(legal) == 1:
            return legal[0]
        gains = self.by_eye.gains(self._remembered(known, seat, rng), seat, legal)
        order = sorted(range(len(legal)), key=gains.__getitem__, reverse=True)
        best = gains[order[0]]
        # Moves as good as the last one in sight are seen as well: people do not go by the order of a list.
        least = max(best - self.shame, gains[order[min(self.sight, len(order)) - 1]])
        seen = [at for at in order if gains[at] >= least]
        weights = [math.exp((gains[at] - best) / self.doubt) for at in seen]
        left = int(rng.word()) * FRACTION * math.fsum(weights)
        for at, weight in zip(seen, weights, strict=True):
            left -= weight
            if left < 0.0:
                return legal[at]
        return legal[seen[0]]

    def _remembered(self, known: State, seat: int, rng: Rng) -> State:
        """What is left of the seat's knowledge once some cards are forgotten."""
        forgotten = [
            card for card in self.by_eye.forgettable(known, seat) if int(rng.below(100)) < self.lapses
        ]
        if not forgotten:
            return known
        world = known.copy()
        for card in forgotten:
            world.table.forget(card, 1 << seat)
        return world

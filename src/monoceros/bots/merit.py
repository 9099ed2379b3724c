"""How well a decision was made, for skill: by what it brought beyond what a passable player would have had.

A cost in victories says little about play: whoever is far behind has nothing left to give away, whoever leads
stakes everything on each move. Therefore a move is judged by the lead it makes (`Guide.leads`), as if the
standing were even, and compared with the moves that look promising, each as likely as it looks. That passable
player has no merit on average, however many decisions there are and whatever hangs on them. All moves are
tried in the same worlds, imagined from what the player knew, with the same luck.

Every decision counts, small ones too: what each says is uncertain, but they add up.
"""

import math

from monoceros.core.contract import State
from monoceros.core.guide import Guide
from monoceros.core.rng import Rng

SIGHT = 8
"""Moves a decision is compared with: the most promising ones."""
MOST = 0.15
"""No decision counts for more of a victory than this: skill shows in many, not in one."""


def merit(guide: Guide, known: State, seat: int, played: int, worlds: int, rng: Rng) -> float:
    """What a move was worth beyond a passable one, in victories at an even standing."""
    guide.prepare(known, seat)
    legal = known.legal(seat)
    looks = guide.priors(known, seat, legal) or [1.0] * len(legal)
    promise = dict(zip(legal, looks, strict=True))
    tried = sorted(legal, key=lambda action: -promise[action])[:SIGHT]
    if played not in tried:
        tried.append(played)
    leads = _leads(guide, known, seat, tried, worlds, rng)
    worth = at_an_even_standing(int(known.seats)) * guide.trust(known)
    gains = [promise[action] * _bounded(worth * (leads[played] - leads[action])) for action in tried]
    return math.fsum(gains) / math.fsum(promise[action] for action in tried)


def at_an_even_standing(seats: int) -> float:
    """What a little more of the logarithm of odds adds to a chance where all have the same."""
    return (seats - 1) / seats**2


def _leads(
    guide: Guide, known: State, seat: int, actions: list[int], worlds: int, rng: Rng
) -> dict[int, float]:
    """The lead each of these moves makes on average."""
    sums = dict.fromkeys(actions, 0.0)
    for _ in range(worlds):
        world = known.determinize(seat, rng)
        luck = rng.fork()
        for action in actions:
            tried = world.copy()
            tried.apply(seat, action)
            if tried.to_act:
                guide.playout(tried, luck.copy())
            sums[action] += guide.leads(tried)[seat]
    return {action: total / worlds for action, total in sums.items()}


def _bounded(gain: float) -> float:
    return MOST * math.tanh(gain / MOST)

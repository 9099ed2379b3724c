"""How well a decision was made, for skill: by what it brought beyond what a passable player would have had.

A cost in victories says little about play: whoever is far behind has nothing left to give away, whoever leads
stakes everything on each move. Therefore a move is judged by the lead it makes (`Guide.leads`), as if the
standing were even. It is set against a passable player, who makes every second move by eye and the others
by lot from those that look promising. That player has no merit on average, however many decisions there
are and whatever hangs on them.

Why not against the move by eye alone? Where playing by eye is poor, a random move gets a lot just for being
another: in one match of six of Unstable Unicorns a random player came out ahead. And why not against
promising moves alone? A seat that has more to win by its decisions would have more merit, though nobody there
plays better. Between the two both errors are small.

All moves are tried in the same worlds, imagined from what the player knew, with the same luck. Every decision
counts, small ones too: what each says is uncertain, but they add up.
"""

import math

from monoceros.core.contract import State
from monoceros.core.guide import Guide
from monoceros.core.rng import Rng

SIGHT = 6
"""Moves that look promising enough for a passable player."""
BY_EYE = 0.5
"""How often a passable player makes the move by eye."""
MOST = 0.08
"""No decision counts for more of a victory than this: skill shows in many, not in one."""


def merit(guide: Guide, known: State, seat: int, played: int, by_eye: int, worlds: int, rng: Rng) -> float:
    """What a move was worth beyond a passable one, in victories at an even standing."""
    passable = passable_moves(guide, known, seat, by_eye)
    leads = _leads(guide, known, seat, [*dict.fromkeys([played, *passable])], worlds, rng)
    worth = at_an_even_standing(int(known.seats)) * guide.trust(known)
    return math.fsum(
        share * _bounded(worth * (leads[played] - leads[action])) for action, share in passable.items()
    )


def passable_moves(guide: Guide, known: State, seat: int, by_eye: int) -> dict[int, float]:
    """How often a passable player makes each move here. Prepares the guide for this decision."""
    guide.prepare(known, seat)
    legal = known.legal(seat)
    looks = guide.priors(known, seat, legal) or [1.0] * len(legal)
    promise = dict(zip(legal, looks, strict=True))
    promising = sorted(legal, key=lambda action: -promise[action])[:SIGHT]
    shares = dict.fromkeys(promising, (1 - BY_EYE) / len(promising))
    shares[by_eye] = shares.get(by_eye, 0.0) + BY_EYE
    return shares


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

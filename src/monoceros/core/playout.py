"""Random matches at full speed: the loop of simulations, benchmarks and searches."""

from mypy_extensions import i64

from monoceros.core.contract import State
from monoceros.core.rng import Rng


def playout(state: State, rng: Rng, limit: int) -> int:
    """Play uniformly random legal actions until the match is over or `limit` is reached.

    Returns the number of actions played. When several seats owe a decision the first one acts.
    """
    played: i64 = 0
    most: i64 = limit
    rules = state.rules
    while state.to_act != 0 and played < most:
        seat = state.decider()
        rules.apply(state, seat, rules.pick(state, seat, rng))
        played += 1
    return played

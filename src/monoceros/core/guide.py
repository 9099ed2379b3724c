"""What a game may tell a search: which moves look good, how to play on quickly, what a position is worth.

A search works in worlds it made up itself from what one seat knows, so a guide may look at everything in
them. It had better not: a playout in which players act on cards they cannot see is too hopeful.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from monoceros.core.contract import State
from monoceros.core.network import Network, Weights, open_minded
from monoceros.core.playout import playout
from monoceros.core.rng import Rng
from monoceros.core.wire import Value

USUAL_EFFORT: Final = 800
USUAL_MASTERY: Final = 8000
FAR: Final = 2000
"""Actions after which a playout is cut off and evaluated as it stands."""
NEARLY: Final = 0.02
"""The chance below which, and its opposite above which, one more lead says no more."""
NO_FAVOURITE: Final[i64] = -1


class Reason:
    """One thought behind a move, as the key of a message and its parameters."""

    def __init__(self, key: str, params: dict[str, Value]) -> None:
        self.key = key
        self.params = params


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """Knows nothing about a game: moves at random, and who leads at the end wins."""

    curiosity: float = 0.8
    """How much a promising move that was tried little is worth against one that has proved itself."""
    network: Network | None = None
    """Judges positions in place of the game's own evaluation, if whoever thinks ahead wants it to."""
    policy_network: Network | None = None
    """Says which moves look promising in place of the game's own glance, likewise."""
    favourite: i64 = NO_FAVOURITE
    """Who is expected to play better than all others at the table, which a network may take into account."""

    def effort(self) -> int:
        """How many iterations an expert takes for a decision: well under two seconds on a usual machine."""
        return USUAL_EFFORT

    def mastery(self) -> int:
        """How many iterations a master takes for a decision where it has no clock to go by, and a hint."""
        return USUAL_MASTERY

    def prepare(self, state: State, seat: i64) -> None:
        """Get ready to think about this situation of this seat; called once for each decision."""
        del state, seat

    def imagine(self, known: State, seat: i64, rng: Rng) -> State:
        """A world this seat cannot tell from the real one, by lot; a game may make likely ones likelier.

        Whatever others have decided in secret they have decided for a reason.
        """
        return known.determinize(int(seat), rng)

    def worth_thinking(self, state: State, seat: i64) -> bool:
        """Whether a search can find anything here; where all actions are alike it cannot."""
        del state, seat
        return True

    def is_secret_bid(self, state: State, seat: i64) -> bool:
        """Whether others decide blindly at the same time: then a mixture is played, not one best move."""
        del state, seat
        return False

    def reason(self, state: State, seat: i64, action: i64) -> Reason:
        """In one thought why this action may be good here: a message, and what its sentence needs."""
        del state, seat, action
        return Reason("hint-thought-through", {})

    def priors(self, state: State, seat: i64, legal: list[int]) -> list[float] | None:
        """How promising each legal action looks, positive and adding up to one; None if all look alike."""
        del state, seat, legal
        return None

    def playout(self, state: State, rng: Rng) -> None:
        """Play on, to the end or as far as it takes to evaluate the position."""
        playout(state, rng, FAR)

    def trust(self, state: State) -> float:
        """What holds of the logarithm of odds found by playing on, when those who play on play well.

        Players who know better come back more often than a quick playout does, or less: fitted to who won.
        """
        del state
        return 1.0

    def values(self, state: State) -> list[float]:
        """Each seat's chance to win, from 0 to 1, exact when the match is over."""
        if state.to_act != 0:
            return leading(state)
        return shares(state)

    # What a network is told.

    def judge_by(self, weights: Weights | None) -> None:
        """Let a network judge positions from now on, or the game's own evaluation again."""
        self.network = None if weights is None else Network(weights, self.inputs())

    def inputs(self) -> list[str]:
        """The names of the numbers that describe a seat to a network; none where a game has no such."""
        return []

    def describe(self, state: State) -> vec[float]:
        """These numbers of every seat, one row after the other, until the next position is described."""
        del state
        return vec[float]()

    def look_by(self, weights: Weights | None) -> None:
        """Let a network say from now on which moves look promising, or the game's own glance again."""
        self.policy_network = None if weights is None else Network(weights, self.move_inputs())

    def move_inputs(self) -> list[str]:
        """The names of the numbers that describe a move to a network; none where a game has no such."""
        return []

    def describe_moves(self, state: State, seat: i64, legal: list[int]) -> vec[float]:
        """These numbers of every legal move, one row after the other, until the next moves are described.

        Nothing in them depends on what the seat that is to move cannot know.
        """
        del state, seat, legal
        return vec[float]()

    def learned_priors(self, network: Network, state: State, seat: i64, legal: list[int]) -> list[float]:
        """How promising each legal action looks to a network."""
        return open_minded(network.strengths(self.describe_moves(state, seat, legal)))

    def stage(self, state: State) -> i64:
        """A number that changes wherever a playout may stop: there a network must know its way."""
        return state.n

    def leads(self, state: State) -> list[float]:
        """How far each seat is ahead of the others, as the logarithm of its odds at an even table.

        Chances say little about play once a match is nearly won or lost. A lead goes on growing: a game that
        counts points tells it by them, also when the match is over.
        """
        return [log_odds(min(1.0 - NEARLY, max(NEARLY, value))) for value in self.values(state)]


def log_odds(chance: float) -> float:
    """The logarithm of the odds of a chance between 0 and 1."""
    return math.log(chance / (1.0 - chance))


def leads_among(strengths: list[float], sides: list[int]) -> list[float]:
    """How far each is ahead of all who are not on its side, by the logarithms of their weights."""
    found: list[float] = []
    for seat, strength in enumerate(strengths):
        rivals = 0.0
        for other, side in zip(strengths, sides, strict=True):
            if side != sides[seat]:
                rivals += math.exp(other - strength)
        found.append(-math.log(rivals))
    return found


def shares(state: State) -> list[float]:
    """What each seat has of the victory once the match is over: a shared one is shared."""
    won: list[float] = [0.0] * int(state.seats)
    winners = state.winners()
    for seat in winners:
        won[seat] = 1.0 / len(winners)
    return won


def leading(state: State) -> list[float]:
    """A guess while the match goes on: half of the chance to those who lead, the rest to all alike."""
    scores = state.scores()
    most = max(scores)
    leaders = scores.count(most)
    return [0.5 / len(scores) + (0.5 / leaders if score == most else 0.0) for score in scores]


def best_of(gains: vec[float], rng: Rng, hair: float = 0.0) -> i64:
    """Where the greatest gain is; of those no more than a hair apart any."""
    best: i64 = 0
    ties: i64 = 1
    size: i64 = len(gains)
    for at in range(1, size):
        if gains[at] > gains[best] + hair:
            best = at
            ties = 1
        elif gains[at] >= gains[best] - hair:
            ties += 1
            if rng.below(ties) == 0:
                best = at
    return best


def promise(gains: list[float], warmth: float, floor: float) -> list[float]:
    """Gains as priors: `warmth` more makes a move e times as promising, a hopeless one still has `floor`."""
    most = max(gains)
    return normalised([math.exp((gain - most) / warmth) + floor for gain in gains])


def normalised(weights: list[float]) -> list[float]:
    """The same shares, adding up to one."""
    total = math.fsum(weights)
    return [weight / total for weight in weights]

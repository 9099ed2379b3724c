"""What a network is told of a move in Kill the Unicorns: its gain at a glance, the cards of a bid, the table.

Nothing here depends on a card the seat that is to move does not know: its own hand, how many cards others
hold and have laid, and what lies open.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monoceros.core.network import KNOWN
from monoceros.games.kill_the_unicorns import actions, kinds, steps
from monoceros.games.kill_the_unicorns.bot.evaluate import Evaluation
from monoceros.games.kill_the_unicorns.deck import HAND_SIZE, MASKS
from monoceros.games.kill_the_unicorns.state import MOST_SEATS, ROUNDS, HuntState

MOVE_INPUTS: Final = (
    KNOWN,
    "gain",
    "behind-best",
    "pass",
    "bid-sum",
    "bid-cards",
    "bid-highest",
    "bid-lowest",
    "bid-rank",
    "bid-extra",
    "left-sum",
    "hand-sum",
    "hand-cards",
    "worth",
    "worth-later",
    "needed",
    "rivals-laid",
    "rivals-left",
    "lead",
    "round",
    "hunt",
    "moves",
    *["step-" + name for name in steps.STEP_NAMES],
    *["pick-" + name for name in kinds.CHARACTER_NAMES],
    "seats-3",
    "seats-4",
    "seats-5",
    "seats-6",
)
"""Numbers of one row, in their order."""
MOVE_COUNT: Final[i64] = 52
STEP: Final[i64] = 22
PICK: Final[i64] = 39
SEATS: Final[i64] = 45
"""Before this begin the places for tables of three, four, five and six."""
POINTS: Final = 0.2
MOST_GAIN: Final = 15.0
"""Gains beyond this are all the same."""


def describe_moves(
    look: Evaluation,
    state: HuntState,
    seat: i64,
    legal: list[int],
    gains: list[float],
    priors: list[float],
    rows: vec[float],
) -> None:
    """Fill rows of zeros, one for each legal move; the evaluation has just found the gains."""
    shared: vec[float] = vec[float](_table(look, state, seat))
    best = _bounded(max(gains))
    moves = 0.2 * math.log(float(len(legal)))
    at: i64 = 0
    for move in range(len(legal)):
        action: i64 = legal[move]
        rows[at] = math.log(priors[move])
        rows[at + 1] = POINTS * _bounded(gains[move])
        rows[at + 2] = POINTS * (_bounded(gains[move]) - best)
        if action == actions.PASS:
            rows[at + 3] = 1.0
        elif action >= actions.LAY:
            _bid(look, state, seat, action, at, rows)
            rows[at + 8] = float(move) / float(len(legal))
        elif actions.PICK <= action < actions.DROP:
            rows[at + PICK + action - actions.PICK] = 1.0
        place: i64 = 0
        while place < len(shared):
            rows[at + 11 + place] = shared[place]
            place += 1
        rows[at + 21] = moves
        rows[at + STEP + state.step] = 1.0
        rows[at + SEATS + min(MOST_SEATS, state.seats)] = 1.0
        at += MOVE_COUNT


def _bounded(gain: float) -> float:
    return max(-MOST_GAIN, min(MOST_GAIN, gain))


def _bid(look: Evaluation, state: HuntState, seat: i64, action: i64, at: i64, rows: vec[float]) -> None:
    """The cards of a bid, and what is left in the hand."""
    deck = look.deck
    mask = (action - actions.LAY) % MASKS
    rows[at + 4] = 0.05 * float(deck.sums[mask])
    rows[at + 5] = 0.2 * float(deck.sizes[mask])
    lowest: i64 = -1
    highest: i64 = 0
    card: i64 = 0
    while card < HAND_SIZE:
        if mask >> card & 1:
            if lowest < 0:
                lowest = deck.hand_values[card]
            highest = deck.hand_values[card]
        card += 1
    rows[at + 6] = 0.2 * float(highest)
    rows[at + 7] = 0.2 * float(max(0, lowest))
    rows[at + 9] = 1.0 if action >= actions.EXTRA else 0.0
    rows[at + 10] = 0.05 * float(deck.sums[state.hand_mask(seat)] - deck.sums[mask])


def _table(look: Evaluation, state: HuntState, seat: i64) -> list[float]:
    """What is the same for all moves: hand, prizes, rivals and the standing, from "hand-sum" to "hunt"."""
    herd = state.herd_of(seat)
    worth = 0.0
    later = 0.0
    if steps.BEFORE <= state.step <= steps.REVEALED:
        worth = look.prize_worth(herd, state.hunt)
        for prize in range(state.hunt + 1, state.row_size):
            later = max(later, look.prize_worth(herd, prize))
    laid: i64 = 0
    left: i64 = 0
    best = -1000.0
    for other in range(state.seats):
        rival = state.herd_of(other)
        if rival != herd:
            laid += 1 if state.laid[other] > 0 else 0
            left += 1 if (state.passed | state.silenced) >> other & 1 == 0 else 0
            best = max(best, float(look.points[rival]) + look.worth(look.keys[rival]))
    return [
        0.05 * float(look.deck.sums[state.hand_mask(seat)]),
        0.2 * float(state.hand_count(seat)),
        0.1 * worth,
        0.1 * later,
        0.25 * float(state.needed),
        0.5 * float(laid),
        0.25 * float(left),
        0.1 * (float(look.points[herd]) + look.worth(look.keys[herd]) - best),
        float(state.round) / float(ROUNDS),
        float(state.hunt) / float(max(1, state.row_size)),
    ]

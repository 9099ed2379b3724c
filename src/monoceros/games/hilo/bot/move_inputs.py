"""What a network is told of a move in HiLo: what it brings, whether it ends the match, what it leaves behind.

Nothing here depends on a card the seat that is to move cannot see: layouts are read as they lie open.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monoceros.core.network import KNOWN
from monoceros.core.table import UNKNOWN
from monoceros.games.hilo.actions import (
    DISCARD,
    FLIP,
    PLACE,
    SWAP,
    swap_place,
)
from monoceros.games.hilo.bot.evaluate import Evaluation, held
from monoceros.games.hilo.deck import SIZE
from monoceros.games.hilo.state import DRAWN, TAKEN, HiloState

MOVE_INPUTS: Final = (
    KNOWN,
    "take",
    "draw",
    "discard",
    "place",
    "flip",
    "swap",
    "gain",
    "behind-best",
    "uncovers",
    "ends-ahead",
    "ends-behind",
    "gift",
    "lead",
    "hidden",
    "others-hidden",
    "hidden-1",
    "hidden-2",
    "others-hidden-1",
    "others-hidden-2",
    "moves",
    "turns",
    "seats-2",
    "seats-3",
    "seats-4",
)
"""Numbers of one row, in their order."""
MOVE_COUNT: Final[i64] = 25
KIND: Final[i64] = 1
HIDDEN_LAST: Final[i64] = 15
OTHERS_LAST: Final[i64] = 17
"""Before these begin the places for the last one and two hidden cards."""
SEATS: Final[i64] = 20
MOST_SEATS: Final[i64] = 4
COINS: Final = 0.2


def describe_moves(
    evaluation: Evaluation,
    patience: vec[float],
    state: HiloState,
    seat: i64,
    legal: list[int],
    gains: list[float],
    priors: list[float],
    rows: vec[float],
) -> None:
    """Fill rows of zeros, one for each legal move; the layouts of the evaluation are those of the state."""
    best = max(gains)
    lead, fewest = _others(evaluation, state, seat)
    hidden = state.hidden(seat)
    moves = 0.2 * math.log(float(len(legal)))
    turns = 0.01 * float(state.n) / float(state.seats)
    at: i64 = 0
    for move in range(len(legal)):
        action: i64 = legal[move]
        rows[at] = math.log(priors[move])
        rows[at + KIND + _kind(action)] = 1.0
        rows[at + 7] = COINS * gains[move]
        rows[at + 8] = COINS * (gains[move] - best)
        rows[at + 9] = 1.0 if _uncovers(state, seat, action) else 0.0
        if evaluation.ends(state, seat, action):
            rows[at + (10 if evaluation.is_ahead_after(state, seat, action) else 11)] = 1.0
        rows[at + 12] = COINS * _gift(evaluation, patience, state, seat, action)
        rows[at + 13] = 0.1 * lead
        rows[at + 14] = float(hidden) / float(SIZE)
        rows[at + 15] = float(fewest) / float(SIZE)
        if 1 <= hidden <= 2:
            rows[at + HIDDEN_LAST + hidden] = 1.0
        if 1 <= fewest <= 2:
            rows[at + OTHERS_LAST + fewest] = 1.0
        rows[at + 20] = moves
        rows[at + 21] = turns
        rows[at + SEATS + min(MOST_SEATS, state.seats)] = 1.0
        at += MOVE_COUNT


def _others(evaluation: Evaluation, state: HiloState, seat: i64) -> tuple[float, i64]:
    """How far a seat is ahead of the best of the others, and the fewest cards any of them has hidden."""
    best = -1000.0
    fewest: i64 = SIZE
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            best = max(best, evaluation.layouts[other].worth())
            fewest = min(fewest, state.hidden(other))
        other += 1
    return evaluation.layouts[seat].worth() - best, fewest


def _kind(action: i64) -> i64:
    """Take, draw, discard, place, flip or swap, as a number."""
    if action < PLACE:
        return action
    if action < FLIP:
        return 3
    return 4 if action < SWAP else 5


def _uncovers(state: HiloState, seat: i64, action: i64) -> bool:
    """Whether a hidden card of one's own is uncovered or given away."""
    if action < PLACE:
        return action == DISCARD
    if action < FLIP:
        return state.is_hidden(seat, action - PLACE)
    return action < SWAP or state.is_hidden(seat, swap_place(action))


def _gift(evaluation: Evaluation, patience: vec[float], state: HiloState, seat: i64, action: i64) -> float:
    """What the open card that is laid off brings the next player beyond a drawn one, in coins."""
    if state.step != TAKEN and state.step != DRAWN:
        return 0.0
    kind: i64 = UNKNOWN
    if action == DISCARD:
        kind = held(state)
    elif PLACE <= action < FLIP:
        kind = state.open_kind(seat, action - PLACE)
    if kind == UNKNOWN:
        return 0.0
    after = (seat + 1) % state.seats
    theirs = evaluation.layouts[after]
    theirs.best_place(kind)
    return max(0.0, theirs.best - patience[after])

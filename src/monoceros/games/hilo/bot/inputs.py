"""What a network is told of a seat in HiLo: coins to be expected, hidden cards, and whose turn it is.

Nothing here depends on a card nobody has seen: layouts are read as they lie open.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monoceros.games.hilo.bot.close_look import CLOSE_INPUTS, look_closely
from monoceros.games.hilo.bot.evaluate import Evaluation, held, lying
from monoceros.games.hilo.deck import SIZE
from monoceros.games.hilo.state import DRAWN, TAKEN, TURN, HiloState

INPUTS: Final = (
    "worth",
    "lead",
    "lead-mean",
    "hidden",
    "others-hidden",
    "hidden-1",
    "hidden-2",
    "hidden-3",
    "others-hidden-1",
    "others-hidden-2",
    "others-hidden-3",
    "wait",
    "draw",
    "turn",
    "gain",
    "turns",
    "seats-2",
    "seats-3",
    "seats-4",
    *CLOSE_INPUTS,
    "favourite",
)
"""Numbers of one row, in their order."""
COUNT: Final[i64] = 26
HIDDEN_LAST: Final[i64] = 4
OTHERS_LAST: Final[i64] = 7
"""Before these begin the places for the last one, two and three hidden cards."""
SEATS: Final[i64] = 14
MOST_SEATS: Final[i64] = 4
CLOSE: Final[i64] = 19
"""Here begins what takes a closer look."""
FAVOURITE: Final[i64] = 25


def describe(
    evaluation: Evaluation,
    patience: vec[float],
    state: HiloState,
    favourite: i64,
    rows: vec[float],
    *,
    closely: bool,
) -> None:
    """Fill rows of zeros, one for each seat; the layouts of the evaluation are those of the state.

    Looking `closely` takes longer, and only some networks ask for it.
    """
    worths: vec[float] = vec[float]([layout.worth() for layout in evaluation.layouts])
    seat: i64 = 0
    while seat < state.seats:
        _standing(state, seat, worths, rows)
        at = seat * COUNT
        rows[at + 12] = patience[seat]
        if seat == favourite:
            rows[at + FAVOURITE] = 1.0
        if closely:
            look_closely(evaluation.layouts[seat], rows, at + CLOSE)
        if seat == state.active:
            rows[at + 13] = 1.0
            rows[at + 14] = 0.2 * _turn_gain(evaluation, state, patience[seat])
        seat += 1


def _standing(state: HiloState, seat: i64, worths: vec[float], rows: vec[float]) -> None:
    seats = state.seats
    best = -1000.0
    total = 0.0
    fewest: i64 = SIZE
    other: i64 = 0
    while other < seats:
        if other != seat:
            total += worths[other]
            best = max(best, worths[other])
            fewest = min(fewest, state.hidden(other))
        other += 1
    hidden = state.hidden(seat)
    at = seat * COUNT
    rows[at] = 0.1 * worths[seat]
    rows[at + 1] = 0.1 * (worths[seat] - best)
    rows[at + 2] = 0.1 * (worths[seat] - total / float(seats - 1))
    rows[at + 3] = float(hidden) / float(SIZE)
    rows[at + 4] = float(fewest) / float(SIZE)
    if 1 <= hidden <= 3:
        rows[at + HIDDEN_LAST + hidden] = 1.0
    if 1 <= fewest <= 3:
        rows[at + OTHERS_LAST + fewest] = 1.0
    rows[at + 11] = float((seat + seats - state.active) % seats) / float(seats)
    rows[at + 15] = 0.01 * float(state.n) / float(seats)
    rows[at + SEATS + min(MOST_SEATS, seats)] = 1.0


def _turn_gain(evaluation: Evaluation, state: HiloState, drawing: float) -> float:
    """What the active seat can make of its turn, in coins."""
    mine = evaluation.layouts[state.active]
    if state.step == TURN:
        mine.best_place(lying(state))
        return max(drawing, mine.best)
    if state.step == TAKEN or state.step == DRAWN:
        mine.best_place(held(state))
        return max(0.0, mine.best)
    return drawing

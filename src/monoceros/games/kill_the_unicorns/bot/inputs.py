"""What a network is told of a seat in Kill the Unicorns: its herd, its hand, its character, and the table."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monoceros.core.network import KNOWN
from monoceros.games.kill_the_unicorns import actions, kinds, zones
from monoceros.games.kill_the_unicorns.bot.evaluate import COLOUR_BITS, MOST_COUNTED, Evaluation
from monoceros.games.kill_the_unicorns.state import MOST_SEATS, ROUNDS, HuntState

INPUTS: Final = (
    KNOWN,
    "lead",
    "points",
    "grouped",
    "hope",
    "points-lead",
    "unicorns",
    "most-of-a-colour",
    "least-of-a-colour",
    "colours",
    "wait",
    "marker",
    "hand",
    "hand-sum",
    "stock",
    "row-sum",
    "row-best",
    "round-1",
    "round-2",
    "round-3",
    "round-4",
    "seats-3",
    "seats-4",
    "seats-5",
    "seats-6",
    *["character-" + name for name in kinds.CHARACTER_NAMES],
)
"""Numbers of one row, in their order."""
COUNT: Final[i64] = 34
ROUND: Final[i64] = 16
SEATS: Final[i64] = 18
CHARACTER: Final[i64] = 25


def describe(look: Evaluation, state: HuntState, strengths: vec[float], rows: vec[float]) -> None:
    """Fill rows of zeros, one for each seat; the evaluation has taken the state in."""
    stock: i64 = 0
    for left in state.stock:
        stock += left
    seat: i64 = 0
    while seat < state.seats:
        at = seat * COUNT
        _standing(look, state, seat, strengths, rows)
        _colours(look.keys[state.herd_of(seat)], at, rows)
        wait = (seat + state.seats - state.marker) % state.seats
        rows[at + 10] = float(wait) / float(state.seats)
        rows[at + 11] = 1.0 if wait == 0 else 0.0
        rows[at + 12] = 0.2 * float(state.hand_count(seat))
        rows[at + 13] = 0.05 * float(look.deck.sums[state.hand_mask(seat)])
        rows[at + 14] = 0.1 * float(stock)
        rows[at + ROUND + min(ROUNDS, max(1, state.round))] = 1.0
        rows[at + SEATS + min(MOST_SEATS, state.seats)] = 1.0
        character = state.characters[seat]
        if character >= 0:
            rows[at + CHARACTER + character] = 1.0
        seat += 1


def _standing(look: Evaluation, state: HuntState, seat: i64, strengths: vec[float], rows: vec[float]) -> None:
    """How the herd stands beside the best of the others, and what the row has for it."""
    herd = state.herd_of(seat)
    key = look.keys[herd]
    points = float(look.points[herd])
    best = -1000.0
    best_points = -1000.0
    other: i64 = 0
    while other < state.seats:
        rival = state.herd_of(other)
        if rival != herd:
            best = max(best, strengths[other])
            best_points = max(best_points, float(look.points[rival]) + look.grouped[look.keys[rival]])
        other += 1
    at = seat * COUNT
    rows[at] = strengths[seat]
    rows[at + 1] = strengths[seat] - best
    rows[at + 2] = 0.1 * points
    rows[at + 3] = 0.1 * look.grouped[key]
    rows[at + 4] = 0.2 * look.hopes[key]
    rows[at + 5] = 0.1 * (points + look.grouped[key] - best_points)
    sum_gain = 0.0
    best_gain = 0.0
    prize: i64 = state.row_size - state.table.size(zones.ROW)
    while prize < state.row_size:
        gain = look.gain_of[herd * actions.MOST_PRIZES + prize]
        sum_gain += gain
        best_gain = max(best_gain, gain)
        prize += 1
    rows[at + 15] = 0.05 * sum_gain
    rows[at + 16] = 0.1 * best_gain


def _colours(key: i64, at: i64, rows: vec[float]) -> None:
    """How the colours of a herd are spread."""
    total: i64 = 0
    most: i64 = 0
    least: i64 = MOST_COUNTED
    had: i64 = 0
    colour: i64 = 0
    while colour < kinds.COLOUR_COUNT:
        count = key >> COLOUR_BITS * colour & MOST_COUNTED
        total += count
        most = max(most, count)
        least = min(least, count)
        if count > 0:
            had += 1
        colour += 1
    rows[at + 6] = 0.1 * float(total)
    rows[at + 7] = 0.2 * float(most)
    rows[at + 8] = 0.5 * float(least)
    rows[at + 9] = 0.25 * float(had)

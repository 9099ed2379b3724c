"""What a network is told of a seat in Unstable Unicorns: its standing, its cards, and how the others stand.

All cards are seen, as in the odds (`evaluate.py`): a search asks in worlds it has made up.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monoceros.core.network import KNOWN
from monoceros.games.unstable_unicorns.bot.evaluate import STANDING, Evaluation, standing
from monoceros.games.unstable_unicorns.deck import UnicornDeck
from monoceros.games.unstable_unicorns.state import HAND, UnicornState
from monoceros.games.unstable_unicorns.vocabulary import NEIGH

TABLE: Final = (
    KNOWN,
    "lead",
    "nearest",
    "neighs",
    "others-neighs",
    "hand",
    "wait",
    "turn",
    "turns",
    "seats-2",
    "seats-3",
    "seats-4",
    "seats-5",
    "seats-6",
    "seats-7",
    "seats-8",
)
"""Numbers of one row after those of `STANDING` and before those of the cards, in their order."""
STANDING_COUNT: Final[i64] = 9
FIXED: Final[i64] = 25
SEATS: Final[i64] = 7


def inputs(deck: UnicornDeck) -> list[str]:
    """The names of the numbers of a row with the cards of a deck."""
    names = list(deck.names)
    return [*STANDING, *TABLE, *["stable " + name for name in names], *["hand " + name for name in names]]


def row_size(deck: UnicornDeck) -> i64:
    """How many numbers a row has."""
    return FIXED + 2 * deck.kind_count


def describe(evaluation: Evaluation, state: UnicornState, rows: vec[float]) -> None:
    """Fill rows of zeros, one for each seat."""
    size = row_size(evaluation.deck)
    seats = state.seats
    all_neighs = 0.0
    seat: i64 = 0
    while seat < seats:
        at = seat * size
        rows[at + STANDING_COUNT] = evaluation.odds.sureness * _own(evaluation, state, seat, at, rows)
        all_neighs += rows[at + STANDING_COUNT + 3]
        seat += 1
    seat = 0
    while seat < seats:
        best = -1000.0
        nearest = 0.0
        other: i64 = 0
        while other < seats:
            if other != seat:
                best = max(best, rows[other * size + STANDING_COUNT])
                nearest = max(nearest, rows[other * size])
            other += 1
        at = seat * size + STANDING_COUNT
        rows[at + 1] = rows[at] - best
        rows[at + 2] = nearest
        rows[at + 4] = all_neighs - rows[at + 3]
        rows[at + 5] = 0.2 * float(state.hand_size(seat))
        rows[at + 6] = float((seat + seats - state.active) % seats) / float(seats)
        rows[at + 7] = 1.0 if seat == state.active else 0.0
        rows[at + 8] = 0.02 * float(state.turns)
        rows[at + SEATS + seats] = 1.0
        seat += 1


def _own(evaluation: Evaluation, state: UnicornState, seat: i64, at: i64, rows: vec[float]) -> float:
    """Note what a seat has in the row that begins there; its prospect by the odds."""
    deck = evaluation.deck
    odds = evaluation.odds
    table = state.table
    total = 0.0
    parts = standing(state, seat)
    place: i64 = 0
    while place < len(parts):
        total += odds.standing[place] * parts[place]
        rows[at + place] = parts[place]
        place += 1
    zone = state.stable(seat)
    place = 0
    while place < table.size(zone):
        kind = table.kind(zone, place)
        total += odds.lying[kind]
        rows[at + FIXED + kind] += 1.0
        place += 1
    zone = HAND + seat
    place = 0
    while place < table.size(zone):
        kind = table.kind(zone, place)
        total += odds.held[kind]
        rows[at + FIXED + deck.kind_count + kind] += 1.0
        if deck.fits(kind, NEIGH):
            rows[at + STANDING_COUNT + 3] += 0.5
        place += 1
    return total

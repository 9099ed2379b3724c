"""What a seat knows of a match of HiLo as small numbers, for learning.

Seats are told from the observer's own leftwards, so a network need not learn the table once for each seat.
Cards are told by their kind in the order of the pack, counted from 1.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from monoceros.core.observation import Field, amount, choice
from monoceros.core.rows import fill
from monoceros.games.hilo.deck import SIZE, HiloDeck
from monoceros.games.hilo.state import (
    DISCARD_PILE,
    DRAW_PILE,
    HELD,
    LAYOUT,
    STEP_NAMES,
    HiloState,
)

LARGEST: Final = 255

# A row begins with the moment: the step, and then these.
HELD_CARD: Final[i64] = 1
TOP_DISCARD: Final[i64] = 2
ACTIVE_SEAT: Final[i64] = 3
START_PLAYER: Final[i64] = 4
DRAW_SIZE: Final[i64] = 5
MOMENT: Final[i64] = 6


def hilo_fields(deck: HiloDeck, seats: int) -> list[Field]:
    """The numbers of a row, in their order."""
    kinds = len(deck.names)
    return [
        choice("step", 1, len(STEP_NAMES)),
        choice("held: none, a kind, or face down", 1, kinds + 2),
        choice("top of the discard pile: none or a kind", 1, kinds + 1),
        choice("active seat, counted leftwards", 1, seats),
        choice("start player, counted leftwards", 1, seats),
        amount("cards in the draw pile", 1, min(len(deck.kinds), int(LARGEST))),
        choice("start card chosen by each seat: none or a place", seats, int(SIZE) + 1),
        amount("cards of each kind in the discard pile", kinds, max(deck.copies)),
        choice("cards of each layout: face down or a kind", seats * int(SIZE), kinds + 1),
    ]


def observe(state: HiloState, seat: i64, out: vec[u8], at: i64) -> None:
    """Write everything this seat may know."""
    table = state.table
    seats = state.seats
    kinds: i64 = len(state.deck.names)
    out[at] = u8(state.step)
    out[at + HELD_CARD] = _top(state, HELD, seat, kinds + 1)
    out[at + TOP_DISCARD] = _top(state, DISCARD_PILE, seat, 0)
    out[at + ACTIVE_SEAT] = u8((state.active - seat + seats) % seats)
    out[at + START_PLAYER] = u8((state.starter - seat + seats) % seats)
    out[at + DRAW_SIZE] = u8(min(table.size(DRAW_PILE), LARGEST))
    chosen = at + MOMENT
    discards = chosen + seats
    layouts = discards + kinds
    fill(out, discards, layouts, 0)
    table.count_shown(DISCARD_PILE, seat, out, discards, LARGEST)
    distance: i64 = 0
    while distance < seats:
        whose = (seat + distance) % seats
        out[chosen + distance] = u8(state.chosen(whose) + 1)
        table.write_shown(LAYOUT + whose, seat, out, layouts + distance * SIZE)
        distance += 1


def _top(state: HiloState, zone: i64, seat: i64, unknown: i64) -> u8:
    """The top card of a zone: 0 if there is none, `unknown` if the seat may not know it."""
    table = state.table
    if table.size(zone) == 0:
        return 0
    card = table.top_card(zone)
    return u8(state.deck.kinds[card] + 1 if table.knows(seat, card) else unknown)

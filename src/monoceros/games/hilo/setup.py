"""How a match of HiLo begins: the deal, and a start card for everybody."""

from typing import Any, Final

from mypy_extensions import i64

from monoceros.core.contract import Rules
from monoceros.core.rng import Rng
from monoceros.core.table import EVERYONE, NOBODY, Table, lay_out
from monoceros.games.hilo.deck import MAGICIAN, SIZE, HiloDeck
from monoceros.games.hilo.state import (
    ASK,
    DISCARD_PILE,
    DRAW_PILE,
    FIRST_TURN,
    LAYOUT,
    START_CARDS,
    HiloState,
)

START_CARD: Final = "hilo.setup.start-card"


def table_of(deck: HiloDeck, zones: list[list[int]], seen: list[int]) -> Table:
    """A table with these cards in the piles, in somebody's hand and in the layouts."""
    cards = len(deck.kinds)
    room = [cards, cards, 1] + [int(SIZE)] * (len(zones) - int(LAYOUT))
    return lay_out(deck, zones, [False] * len(zones), seen, room)


def unopened(deck: HiloDeck, seats: int) -> Table:
    """A table with the whole deck in the draw pile, as it comes out of the box."""
    zones: list[list[int]] = [[] for _ in range(int(LAYOUT) + seats)]
    zones[DRAW_PILE] = list(range(len(deck.kinds)))
    return table_of(deck, zones, [NOBODY] * len(deck.kinds))


def deal(rules: Rules[Any], deck: HiloDeck, table: Table, rng: Rng, starter: i64) -> HiloState:
    """A fresh match on an unopened table.

    Everybody gets twelve hidden cards (hilo.setup.deal). The rest is the draw pile, and its top card begins
    the discard pile (hilo.setup.piles) without any effect (hilo.setup.first-discard).
    """
    seats = table.zone_count - LAYOUT
    table.shuffle(DRAW_PILE, rng)
    seat: i64 = 0
    while seat < seats:
        table.move_run(DRAW_PILE, table.size(DRAW_PILE) - SIZE, SIZE, LAYOUT + seat, NOBODY)
        seat += 1
    table.move(DRAW_PILE, table.top(DRAW_PILE), DISCARD_PILE, EVERYONE)
    state = HiloState(rules, deck, seats, table, rng, starter)
    state.to_act = (1 << seats) - 1
    return state


# Start cards; which ones may be chosen, see `uncover.py`.


def choose(state: HiloState, seat: i64, place: i64) -> i64:
    """Choose a start card; it stays hidden until everybody has chosen (hilo.setup.start-card)."""
    state.choose(seat, place)
    if state.events is not None:
        state.tell("choose", START_CARD, {"seat": int(seat), "place": int(place) + 1})
    return ASK if state.to_act != 0 else START_CARDS


def uncover_start_cards(state: HiloState) -> i64:
    """Clockwise from the start player (hilo.setup.start-order), who then begins."""
    turn: i64 = 0
    while turn < state.seats:
        seat = (state.starter + turn) % state.seats
        _uncover_start_card(state, seat, state.chosen(seat))
        turn += 1
    state.picked = 0
    return FIRST_TURN


def _uncover_start_card(state: HiloState, seat: i64, place: i64) -> None:
    """A magician is shuffled back into the draw pile and replaced, by its top card.

    Again and again, until another card comes (hilo.setup.start-magician, hilo.setup.start-magician-again). A
    phoenix may stay, and does nothing (hilo.setup.start-phoenix).
    """
    table = state.table
    zone = LAYOUT + seat
    table.reveal(zone, place)
    state.note_opened(seat)
    state.tell_place("flip", START_CARD, seat, place)
    clause = "hilo.setup.start-magician"
    while state.role(seat, place) == MAGICIAN:
        table.move(zone, place, DRAW_PILE, EVERYONE)
        table.shuffle(DRAW_PILE, state.rng)
        table.put(DRAW_PILE, table.top(DRAW_PILE), zone, place, EVERYONE)
        state.tell_place("start-magician", clause, seat, place)
        clause = "hilo.setup.start-magician-again"

"""How a match of HiLo begins."""

from mypy_extensions import i64

from monoceros.core.rng import Rng
from monoceros.core.table import EVERYONE, NOBODY, Table
from monoceros.games.hilo.board import DISCARD_PILE, DRAW_PILE, LAYOUT, NOT_CHOSEN
from monoceros.games.hilo.deck import LAYOUT_SIZE, HiloDeck
from monoceros.games.hilo.state import HiloState


def deal(deck: HiloDeck, seats: int, rng: Rng, starter: int) -> HiloState:
    """Twelve hidden cards each, one open card to start the discard pile (hilo.setup.deal)."""
    zones = _deal_out(deck, seats, rng)
    table = Table(deck, zones, [False] * len(zones), [NOBODY] * len(deck.kinds))
    table.move(DRAW_PILE, table.top(DRAW_PILE), DISCARD_PILE, EVERYONE)
    return lay(deck, seats, table, rng, starter)


def deal_again(state: HiloState, starter: i64) -> None:
    """Deal a fresh match in the place of this one, from its own chances."""
    seats = int(state.seats)
    table = state.table
    table.zones = _deal_out(state.deck, seats, state.rng)
    table.seen = [NOBODY] * len(table.seen)
    table.move(DRAW_PILE, table.top(DRAW_PILE), DISCARD_PILE, EVERYONE)
    state.begin(starter, [LAYOUT_SIZE] * seats, [NOT_CHOSEN] * seats)


def _deal_out(deck: HiloDeck, seats: int, rng: Rng) -> list[list[int]]:
    """The zones of a table before the first discard."""
    pile = deck.order[:]
    rng.shuffle(pile)
    zones: list[list[int]] = [pile, [], []]
    for _ in range(seats):
        zones.append(pile[-LAYOUT_SIZE:])
        del pile[-LAYOUT_SIZE:]
    return zones


def lay(deck: HiloDeck, seats: int, table: Table, rng: Rng, starter: int) -> HiloState:
    """A match on a table where the cards already lie, waiting for the start cards."""
    hidden: list[int] = [0] * seats
    for seat in range(seats):
        place: i64 = 0
        while place < LAYOUT_SIZE:
            if not table.is_open(LAYOUT + seat, place):
                hidden[seat] += 1
            place += 1
    chosen: list[int] = [NOT_CHOSEN] * seats
    return HiloState(seats, table, deck, rng, starter, hidden, chosen)

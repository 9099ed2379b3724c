"""What a seat knows of a match as numbers, 0 or 1, for learning.

Seats are told from the observer's own leftwards, so a network need not learn the table once for each seat.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from monoceros.core.observation import Field, amount
from monoceros.core.rows import fill
from monoceros.games.kill_the_unicorns import actions, kinds, steps, zones
from monoceros.games.kill_the_unicorns.scoring import Count
from monoceros.games.kill_the_unicorns.state import MOST_SEATS, ROUNDS, TOKEN_BITS, HuntState

STARS: Final[i64] = 10
HERD_DEPTH: Final[i64] = 8
"""How many unicorns of a colour are told apart."""
SCORE_BITS: Final[i64] = 8
STOCK_DEPTH: Final[i64] = 6
SEAT_BLOCK: Final[i64] = 1 + 9 + 6 + 2 * 9 + 3 * 8 + 5 * 8 + 8 + 4 + 14
PRIZE_BLOCK: Final[i64] = 1 + 5 + 10 + 2 * (1 + 6 + 14)
MOMENT_BLOCK: Final[i64] = 17 + 5 + 5 + 6 + 6 + 6 + 6
MOMENT_FIELDS: Final = (
    ("step", 17),
    ("round", 5),
    ("prize being hunted", 5),
    ("cards that must be laid", 6),
    ("active seat, counted leftwards", 6),
    ("holder of the marker, counted leftwards", 6),
    ("winner of the hunt, counted leftwards", 6),
)
SEAT_FIELDS: Final = (
    ("at the table", 1),
    ("character", 9),
    ("power used, passed, silenced, has shopped, shares your herd, lays an extra card", 6),
    ("cards in hand", 9),
    ("cards laid for this prize", 9),
    ("hunt cards in hand that you know", 8),
    ("hunt cards laid that you know", 8),
    ("hunt cards spent that you know", 8),
    ("unicorns of each colour in the herd, as so many ones", 5 * 8),
    ("score of the herd in binary, lowest bit first", 8),
    ("pâtés, as so many ones", 4),
    ("traps laid off that you know", 14),
)
PRIZE_FIELDS: Final = (
    ("in the row", 1),
    ("colour", 5),
    ("stars", 10),
    ("first trap place: taken, by whom counted leftwards, the trap if you know it", 21),
    ("second trap place: taken, by whom counted leftwards, the trap if you know it", 21),
)
MARKET_BLOCK: Final[i64] = 20 * 6 + 20
TRAPS_BLOCK: Final[i64] = 14


def hunt_fields(seats: int) -> list[Field]:
    """The numbers of a row, in their order: yes and no throughout."""
    return [
        *(amount(name, size) for name, size in MOMENT_FIELDS),
        *(
            amount(f"{name}, seat {distance} to the left", size)
            for distance in range(seats)
            for name, size in SEAT_FIELDS
        ),
        *(
            amount(f"{name}, prize {prize + 1}", size)
            for prize in range(actions.MOST_PRIZES)
            for name, size in PRIZE_FIELDS
        ),
        amount("traps you have drawn", int(TRAPS_BLOCK)),
        amount("trap being uncovered", int(TRAPS_BLOCK)),
        amount("tokens of each kind left on the market, as so many ones", 20 * int(STOCK_DEPTH)),
        amount("token being bought", 20),
    ]


def observe(state: HuntState, seat: i64, out: vec[u8], at: i64) -> None:
    """One-hot: the moment, every seat, the row, the observer's traps, the market."""
    end: i64 = at + MOMENT_BLOCK + state.seats * SEAT_BLOCK + actions.MOST_PRIZES * PRIZE_BLOCK
    end += 2 * TRAPS_BLOCK + MARKET_BLOCK
    fill(out, at, end, 0)
    _observe_moment(state, seat, out, at)
    at += MOMENT_BLOCK
    other = seat
    for _ in range(state.seats):
        _observe_seat(state, other, seat, out, at)
        other = state.next_seat(other)
        at += SEAT_BLOCK
    _observe_row(state, seat, out, at)
    at += actions.MOST_PRIZES * PRIZE_BLOCK
    pile = zones.trap_pile(seat)
    drawn = state.drawn(seat)
    while drawn > 0:
        out[at + state.deck.trap_of[state.table.card(pile, state.table.size(pile) - drawn)]] = 1
        drawn -= 1
    at += actions.MOST_TRAPS
    if state.shown >= 0:
        card = state.table.card(zones.SET_TRAPS, state.trap_at(state.hunt, state.shown))
        out[at + state.deck.trap_of[card]] = 1
    at += actions.MOST_TRAPS
    for token in range(state.deck.tokens.count):
        _rise(out, at + token * STOCK_DEPTH, state.stock[token], STOCK_DEPTH)
    if state.buying >= 0:
        out[at + actions.MOST_TOKENS * STOCK_DEPTH + state.buying] = 1


def _rise(out: vec[u8], at: i64, count: i64, most: i64) -> None:
    """A number as that many ones."""
    number: i64 = 0
    while number < count and number < most:
        out[at + number] = 1
        number += 1


def _left_of(state: HuntState, other: i64, seat: i64) -> i64:
    distance: i64 = 0
    while seat != other:
        seat = state.next_seat(seat)
        distance += 1
    return distance


def _observe_moment(state: HuntState, seat: i64, out: vec[u8], at: i64) -> None:
    out[at + state.step] = 1
    at += steps.OVER + 1
    out[at + state.round] = 1
    at += ROUNDS + 1
    out[at + min(state.hunt, actions.MOST_PRIZES)] = 1
    at += actions.MOST_PRIZES + 1
    out[at + min(state.needed, 5)] = 1
    at += 6
    out[at + _left_of(state, state.active, seat)] = 1
    at += MOST_SEATS
    out[at + _left_of(state, state.marker, seat)] = 1
    at += MOST_SEATS
    if state.winner >= 0:
        out[at + _left_of(state, state.first_of(state.winner), seat)] = 1


def _observe_seat(state: HuntState, other: i64, viewer: i64, out: vec[u8], at: i64) -> None:
    out[at] = 1
    at += 1
    if state.characters[other] >= 0:
        out[at + state.characters[other]] = 1
    at += kinds.CHARACTER_COUNT
    out[at] = u8(state.used >> other & 1)
    out[at + 1] = u8(state.passed >> other & 1)
    out[at + 2] = u8(state.silenced >> other & 1)
    out[at + 3] = u8(state.shopped >> other & 1)
    out[at + 4] = u8(state.herd_of(other) == state.herd_of(viewer))
    out[at + 5] = u8(state.extra == other)
    at += 6
    out[at + state.hand_count(other)] = 1
    at += actions.SIZE + 1
    out[at + state.laid[other]] = 1
    at += actions.SIZE + 1
    hand = zones.hand(other)
    played = zones.played(other)
    size = state.table.size(played)
    cut = size - state.laid[other]
    _bits(out, at, _known(state, hand, 0, state.table.size(hand), viewer), actions.SIZE)
    _bits(out, at + actions.SIZE, _known(state, played, cut, size, viewer), actions.SIZE)
    _bits(out, at + 2 * actions.SIZE, _known(state, played, 0, cut, viewer), actions.SIZE)
    at += 3 * actions.SIZE
    _observe_herd(state, state.herd_of(other), out, at)
    at += (kinds.COLOUR_COUNT + 1) * HERD_DEPTH + SCORE_BITS + 4
    discard = zones.trap_discard(other)
    for place in range(state.table.size(discard)):
        card = state.table.card(discard, place)
        if state.table.knows(viewer, card):
            out[at + state.deck.trap_of[card]] = 1


def _observe_herd(state: HuntState, herd: i64, out: vec[u8], at: i64) -> None:
    count = Count(state, herd)
    for colour in range(kinds.COLOUR_COUNT + 1):
        _rise(out, at, count.counts[colour], HERD_DEPTH)
        at += HERD_DEPTH
    _bits(out, at, max(0, count.total()), SCORE_BITS)
    pates: i64 = 0
    for one in state.pates:
        if one // TOKEN_BITS == herd:
            pates += 1
    _rise(out, at + SCORE_BITS, pates, 4)


def _bits(out: vec[u8], at: i64, number: i64, size: i64) -> None:
    for bit in range(size):
        if number >> bit & 1:
            out[at + bit] = 1


def _known(state: HuntState, zone: i64, first: i64, end: i64, viewer: i64) -> i64:
    """The hunt cards of a stretch of a zone that the viewer knows, as a canonical mask."""
    mask: i64 = 0
    for place in range(first, end):
        card = state.table.card(zone, place)
        if state.table.knows(viewer, card):
            mask |= 1 << (card - state.deck.hunt_base & actions.SIZE - 1)
    return state.deck.canonical[mask]


def _observe_row(state: HuntState, viewer: i64, out: vec[u8], begin: i64) -> None:
    table = state.table
    gone = state.row_size - table.size(zones.ROW)
    for prize in range(gone, state.row_size):
        card = table.card(zones.ROW, prize - gone)
        at = begin + prize * PRIZE_BLOCK
        out[at] = 1
        out[at + 1 + state.deck.colours[card]] = 1
        out[at + 2 + kinds.NO_COLOUR + min(state.deck.stars[card], STARS - 1)] = 1
    for number in range(table.size(zones.SET_TRAPS)):
        card = table.card(zones.SET_TRAPS, number)
        spot = state.spot(number)
        at = begin + spot // 2 * PRIZE_BLOCK + 2 + kinds.NO_COLOUR + STARS + spot % 2 * 21
        out[at] = 1
        out[at + 1 + _left_of(state, state.owner(card), viewer)] = 1
        if table.knows(viewer, card):
            out[at + 1 + MOST_SEATS + state.deck.trap_of[card]] = 1

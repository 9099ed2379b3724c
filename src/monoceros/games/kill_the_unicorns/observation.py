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
LAST_FIELDS: Final = (
    ("traps you have drawn", 14),
    ("trap being uncovered", 14),
    ("tokens of each kind left on the market, as so many ones", 20 * 6),
    ("token being bought", 20),
)
LAST_BLOCK: Final[i64] = 2 * 14 + 20 * 6 + 20


def hunt_fields(seats: int) -> list[Field]:
    """The numbers of a row, in their order: yes and no throughout."""
    fields = [amount(name, size) for name, size in MOMENT_FIELDS]
    for distance in range(seats):
        fields += [amount(f"{name}, seat {distance} to the left", size) for name, size in SEAT_FIELDS]
    for prize in range(actions.MOST_PRIZES):
        fields += [amount(f"{name}, prize {prize + 1}", size) for name, size in PRIZE_FIELDS]
    return fields + [amount(name, size) for name, size in LAST_FIELDS]


def observe(state: HuntState, seat: i64, out: vec[u8], at: i64) -> None:
    """One-hot: the moment, every seat, the row, the observer's traps, the market."""
    size: i64 = MOMENT_BLOCK + state.seats * SEAT_BLOCK + actions.MOST_PRIZES * PRIZE_BLOCK + LAST_BLOCK
    fill(out, at, at + size, 0)
    _observe_moment(state, seat, out, at)
    at += MOMENT_BLOCK
    other = seat
    for _ in range(state.seats):
        _observe_seat(state, other, seat, out, at)
        other = state.next_seat(other)
        at += SEAT_BLOCK
    _observe_row(state, seat, out, at)
    at += actions.MOST_PRIZES * PRIZE_BLOCK
    _bits(out, at, state.drawn_traps(seat), actions.MOST_TRAPS)
    at += actions.MOST_TRAPS
    if state.shown >= 0:
        card = state.table.card(zones.SET_TRAPS, state.trap_at(state.hunt, state.shown))
        _mark(out, at, state.deck.trap_of[card], actions.MOST_TRAPS)
    at += actions.MOST_TRAPS
    for token in range(state.deck.tokens.count):
        _rise(out, at + token * STOCK_DEPTH, state.stock[token], STOCK_DEPTH)
    _mark(out, at + actions.MOST_TOKENS * STOCK_DEPTH, state.buying, actions.MOST_TOKENS)


def _mark(out: vec[u8], at: i64, which: i64, size: i64) -> i64:
    """One of so many things, or `NONE`; answers where the next numbers begin."""
    if which >= 0:
        out[at + which] = 1
    return at + size


def _rise(out: vec[u8], at: i64, count: i64, most: i64) -> None:
    """A number as that many ones."""
    for number in range(min(count, most)):
        out[at + number] = 1


def _left_of(state: HuntState, other: i64, seat: i64) -> i64:
    distance: i64 = 0
    while seat != other:
        seat = state.next_seat(seat)
        distance += 1
    return distance


def _observe_moment(state: HuntState, seat: i64, out: vec[u8], at: i64) -> None:
    at = _mark(out, at, state.step, steps.OVER + 1)
    at = _mark(out, at, state.round, ROUNDS + 1)
    at = _mark(out, at, min(state.hunt, actions.MOST_PRIZES), actions.MOST_PRIZES + 1)
    at = _mark(out, at, min(state.needed, 5), 6)
    at = _mark(out, at, _left_of(state, state.active, seat), MOST_SEATS)
    at = _mark(out, at, _left_of(state, state.marker, seat), MOST_SEATS)
    if state.winner >= 0:
        _mark(out, at, _left_of(state, state.first_of(state.winner), seat), MOST_SEATS)


def _observe_seat(state: HuntState, other: i64, viewer: i64, out: vec[u8], at: i64) -> None:
    at = _mark(out, at, 0, 1)
    at = _mark(out, at, state.characters[other], kinds.CHARACTER_COUNT)
    out[at] = u8(state.used >> other & 1)
    out[at + 1] = u8(state.passed >> other & 1)
    out[at + 2] = u8(state.silenced >> other & 1)
    out[at + 3] = u8(state.shopped >> other & 1)
    out[at + 4] = u8(state.herd_of(other) == state.herd_of(viewer))
    out[at + 5] = u8(state.extra == other)
    at = _mark(out, at + 6, state.hand_count(other), actions.SIZE + 1)
    at = _mark(out, at, state.laid[other], actions.SIZE + 1)
    hand = zones.hand(other)
    played = zones.played(other)
    size = state.table.size(played)
    cut = state.spent(other)
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
            mask |= state.deck.bits[card]
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

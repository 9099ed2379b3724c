"""What a seat knows of a match as numbers, 0 or 1, for learning.

Seats are told from the observer's own leftwards, so a network need not learn the table once for each seat.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from monoceros.core.observation import Field, amount
from monoceros.core.rows import fill, write_bits, write_choice, write_count
from monoceros.games.kill_the_unicorns import actions, kinds, steps, zones
from monoceros.games.kill_the_unicorns.scoring import Count
from monoceros.games.kill_the_unicorns.state import MOST_SEATS, ROUNDS, HuntState

STARS: Final[i64] = 10
HERD_DEPTH: Final[i64] = 8
"""How many unicorns of a colour are told apart."""
SCORE_BITS: Final[i64] = 8
MOST_PATES: Final[i64] = 4
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
    for _turn in range(state.seats):
        _observe_seat(state, other, seat, out, at)
        other = state.next_seat(other)
        at += SEAT_BLOCK
    _observe_row(state, seat, out, at)
    at += actions.MOST_PRIZES * PRIZE_BLOCK
    at = write_bits(out, at, state.drawn_traps(seat), actions.MOST_TRAPS)
    if state.shown >= 0:
        write_choice(out, at, state.deck.trap_of[state.shown_trap()], actions.MOST_TRAPS)
    at += actions.MOST_TRAPS
    for token in range(state.deck.tokens.count):
        write_count(out, at + token * STOCK_DEPTH, state.stock[token], STOCK_DEPTH)
    write_choice(out, at + actions.MOST_TOKENS * STOCK_DEPTH, state.buying, actions.MOST_TOKENS)


def _left_of(state: HuntState, other: i64, seat: i64) -> i64:
    distance: i64 = 0
    while seat != other:
        seat = state.next_seat(seat)
        distance += 1
    return distance


def _observe_moment(state: HuntState, seat: i64, out: vec[u8], at: i64) -> None:
    at = write_choice(out, at, state.step, steps.OVER + 1)
    at = write_choice(out, at, state.round, ROUNDS + 1)
    at = write_choice(out, at, min(state.hunt, actions.MOST_PRIZES), actions.MOST_PRIZES + 1)
    at = write_choice(out, at, min(state.needed, 5), 6)
    at = write_choice(out, at, _left_of(state, state.active, seat), MOST_SEATS)
    at = write_choice(out, at, _left_of(state, state.marker, seat), MOST_SEATS)
    if state.winner >= 0:
        write_choice(out, at, _left_of(state, state.first_of(state.winner), seat), MOST_SEATS)


def _observe_seat(state: HuntState, other: i64, viewer: i64, out: vec[u8], at: i64) -> None:
    at = write_choice(out, at, 0, 1)
    at = write_choice(out, at, state.characters[other], kinds.CHARACTER_COUNT)
    out[at] = u8(state.used >> other & 1)
    out[at + 1] = u8(state.passed >> other & 1)
    out[at + 2] = u8(state.silenced >> other & 1)
    out[at + 3] = u8(state.shopped >> other & 1)
    out[at + 4] = u8(state.herd_of(other) == state.herd_of(viewer))
    out[at + 5] = u8(state.extra == other)
    at = write_choice(out, at + 6, state.hand_count(other), actions.SIZE + 1)
    at = write_choice(out, at, state.laid[other], actions.SIZE + 1)
    hand = zones.hand(other)
    played = zones.played(other)
    cut = state.spent(other)
    at = write_bits(out, at, state.known_cards(hand, 0, state.hand_count(other), viewer), actions.SIZE)
    at = write_bits(out, at, state.known_cards(played, cut, state.table.size(played), viewer), actions.SIZE)
    at = write_bits(out, at, state.known_cards(played, 0, cut, viewer), actions.SIZE)
    herd = state.herd_of(other)
    count = Count(state, herd)
    for colour in range(kinds.COLOUR_COUNT + 1):
        at = write_count(out, at, count.counts[colour], HERD_DEPTH)
    at = write_bits(out, at, max(0, count.total()), SCORE_BITS)
    at = write_count(out, at, len(state.tokens_at(state.pates, herd)), MOST_PATES)
    discard = zones.trap_discard(other)
    for place in range(state.table.size(discard)):
        card = state.table.card(discard, place)
        if state.table.knows(viewer, card):
            out[at + state.deck.trap_of[card]] = 1


def _observe_row(state: HuntState, viewer: i64, out: vec[u8], begin: i64) -> None:
    table = state.table
    for prize in range(state.row_size - table.size(zones.ROW), state.row_size):
        card = state.prize(prize)
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

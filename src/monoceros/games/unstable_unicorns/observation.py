"""What a seat knows of a match of Unstable Unicorns as small numbers, for learning.

Seats are told from the observer's own leftwards, so a network need not learn the table once for each seat.
Kinds of cards are told in the order of the pack, with room for a few more than there are.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from monoceros.core.observation import Field, amount, choice
from monoceros.core.rows import fill
from monoceros.games.unstable_unicorns import actions as a
from monoceros.games.unstable_unicorns import vocabulary as v
from monoceros.games.unstable_unicorns.cursor import program_end
from monoceros.games.unstable_unicorns.stable_effects import stable_asked
from monoceros.games.unstable_unicorns.state import (
    ASK_CARD,
    ASK_NAMES,
    DECK,
    DISCARD,
    EFFECT,
    GUARD,
    HAND,
    KIND,
    LEFT,
    NOBODY,
    PC,
    PHASE_NAMES,
    PLAY,
    PLAYED,
    SOURCE,
    TARGET,
    UnicornState,
)

TOP: Final[i64] = 3
"""How many cards of the deck are told from the top down, where the seat knows them."""
MOST: Final = 15
"""Counts are told up to this number: no hand limit, wait or debt comes near it."""
MANY: Final[i64] = 255
SEAT_BLOCK: Final[i64] = 2 * a.ROOM + 6
MOMENT_BLOCK: Final[i64] = 13


def unicorn_fields(seats: int, cards: int) -> list[Field]:
    """The numbers of a row, in their order."""
    kinds = int(a.ROOM)
    told: list[Field] = [
        choice("phase", 1, len(PHASE_NAMES)),
        choice("what is asked for", 1, len(ASK_NAMES)),
        choice("active seat, counted leftwards", 1, seats),
        amount("whether this seat is asked", 1),
        amount("cards that may still be played this turn", 1, int(MOST)),
        amount("extra turns of the active seat", 1, int(MOST)),
        amount("the draw is left out", 1),
        amount("the action is left out", 1),
        choice("what the card that asks would do: nothing or a verb", 1, len(v.VERB_NAMES) + 1),
        choice("whom it is about: nobody, or a seat counted leftwards", 1, seats + 1),
        amount("cards still owed to it", 1, int(MOST)),
        amount("cards in the deck", 1, min(cards, int(MANY))),
        choice("who has a unicorn on loan: nobody, or a seat counted leftwards", 1, seats + 1),
    ]
    for distance in range(seats):
        told += [
            amount(f"stable of seat {distance} to the left, by kind", kinds, int(MOST)),
            amount(f"known hand of seat {distance} to the left, by kind", kinds, int(MOST)),
            amount(f"hand size of seat {distance} to the left", 1, int(MOST)),
            amount(f"unicorns counted for seat {distance} to the left", 1, int(MOST)),
            amount(f"effects blanked for seat {distance} to the left", 1),
            amount(f"in costume, seat {distance} to the left", 1),
            amount(f"turns missed by seat {distance} to the left", 1, int(MOST)),
            amount(f"new hand used by seat {distance} to the left", 1),
        ]
    return [
        *told,
        amount("discard pile by kind", kinds, int(MOST)),
        *(choice(f"card {depth + 1} of the deck: unknown or a kind", 1, kinds + 1) for depth in range(TOP)),
        choice("card being played: none or a kind", 1, kinds + 1),
        choice("last answer to it: none or a kind", 1, kinds + 1),
        choice("card that asks, or unicorn under threat: none or a kind", 1, kinds + 1),
        amount("start effects still to be used, by kind", kinds, int(MOST)),
    ]


def observe(state: UnicornState, seat: i64, out: vec[u8], at: i64) -> None:
    """Everything this seat may know."""
    end: i64 = at + MOMENT_BLOCK + state.seats * SEAT_BLOCK + 2 * a.ROOM + TOP + 3
    fill(out, at, end, 0)
    _observe_moment(state, seat, out, at)
    at += MOMENT_BLOCK
    distance: i64 = 0
    while distance < state.seats:
        _observe_seat(state, seat, (seat + distance) % state.seats, out, at)
        at += SEAT_BLOCK
        distance += 1
    state.table.count_shown(DISCARD, seat, out, at, MOST)
    at += a.ROOM
    _observe_top(state, seat, out, at)
    at += TOP
    table = state.table
    if table.size(PLAYED) > 0:
        out[at] = _kind(state, table.card(PLAYED, 0))
        out[at + 1] = _kind(state, table.top_card(PLAYED))
    if state.stack.depth() > 0:
        frame = state.stack.get(KIND)
        if frame == EFFECT or frame == PLAY or frame == GUARD:
            out[at + 2] = _kind(state, state.stack.get(SOURCE))
    at += 3
    waiting: i64 = 0
    while waiting < len(state.batch):
        out[at + state.deck.kinds[state.batch[waiting]]] += 1
        waiting += 1


def _kind(state: UnicornState, card: i64) -> u8:
    return u8(state.deck.kinds[card] + 1)


def _leftwards(state: UnicornState, other: i64, seat: i64) -> i64:
    return (other - seat + state.seats) % state.seats


def _observe_moment(state: UnicornState, seat: i64, out: vec[u8], at: i64) -> None:
    out[at] = u8(state.phase)
    out[at + 1] = u8(state.ask)
    out[at + 2] = u8(_leftwards(state, state.active, seat))
    out[at + 3] = u8(state.to_act >> seat & 1)
    out[at + 4] = u8(min(state.plays, MOST))
    out[at + 5] = u8(min(state.extra, MOST))
    out[at + 6] = 1 if state.skip_draw else 0
    out[at + 7] = 1 if state.skip_action else 0
    _observe_step(state, seat, out, at + 8)
    out[at + 11] = u8(min(state.table.size(DECK), MANY))
    if len(state.loans) > 0:
        out[at + 12] = u8(_leftwards(state, state.loans[1], seat) + 1)


def _observe_step(state: UnicornState, seat: i64, out: vec[u8], at: i64) -> None:
    """What the card on top of the stack is about to do, to whom, and how much of it is left."""
    stack = state.stack
    if stack.depth() == 0:
        return
    frame = stack.get(KIND)
    target: i64 = NOBODY
    if frame == EFFECT:
        pc = stack.get(PC)
        if pc < program_end(state):
            verb = state.deck.code[pc + v.VERB]
            out[at] = u8(verb + 1)
            if verb != v.MOVE:
                out[at + 2] = u8(max(0, min(stack.get(LEFT), MOST)))
        target = stable_asked(state) if state.ask == ASK_CARD else stack.get(TARGET)
    elif frame == GUARD:
        target = stack.get(TARGET)
    if target != NOBODY:
        out[at + 1] = u8(_leftwards(state, target, seat) + 1)


def _observe_seat(state: UnicornState, viewer: i64, seat: i64, out: vec[u8], at: i64) -> None:
    state.table.count_shown(state.stable(seat), viewer, out, at, MOST)
    state.table.count_shown(HAND + seat, viewer, out, at + a.ROOM, MOST)
    at += 2 * a.ROOM
    statics = state.statics(seat)
    out[at] = u8(min(state.hand_size(seat), MOST))
    out[at + 1] = u8(min(state.unicorns(seat), MOST))
    out[at + 2] = 1 if statics & v.BLANK else 0
    out[at + 3] = 1 if statics & v.COWS else 0
    out[at + 4] = u8(min(state.skips[seat], MOST))
    out[at + 5] = u8(state.swapped >> seat & 1)


def _observe_top(state: UnicornState, seat: i64, out: vec[u8], at: i64) -> None:
    table = state.table
    depth: i64 = 0
    while depth < TOP and depth < table.size(DECK):
        card = table.card(DECK, table.top(DECK) - depth)
        if table.knows(seat, card):
            out[at + depth] = _kind(state, card)
        depth += 1

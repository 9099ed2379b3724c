"""Turns: the foal everybody begins with, the phases, the end of a turn, and whose turn is next."""

from librt.vecs import vec
from mypy_extensions import i64

from monoceros.core.table import EVERYONE
from monoceros.games.unstable_unicorns import actions as a
from monoceros.games.unstable_unicorns import arrivals
from monoceros.games.unstable_unicorns import vocabulary as v
from monoceros.games.unstable_unicorns.hands import discard, draw
from monoceros.games.unstable_unicorns.stables import shift
from monoceros.games.unstable_unicorns.state import (
    ACTION,
    ASK_ACTION,
    ASK_FOAL,
    ASK_LIMIT,
    BATCH,
    DRAW,
    END,
    HAND,
    NOT_BEGUN,
    NURSERY,
    SETUP,
    START,
    UnicornState,
)


def go_on(state: UnicornState) -> None:
    """No effect is waiting and nobody has won: on with the turn.

    Its phases are start, draw, action and end (unstable-unicorns.turn.phases).
    """
    phase = state.phase
    if phase == SETUP:
        _set_up(state)
    elif phase == START:
        state.touched = vec[i64]()
        state.barred = 0
        arrivals.end(state)
        state.phase = DRAW
        if not state.skip_draw:
            draw(state, state.active, "unstable-unicorns.turn.draw")
    elif phase == END:
        _end_turn(state)
    elif state.skip_action or state.plays == 0:
        state.phase = END
        _end_turn(state)
    else:
        state.phase = ACTION
        state.question(ASK_ACTION, state.active)


def begin_turn(state: UnicornState, seat: i64) -> None:
    """Start a turn: its start effects come first."""
    state.active = seat
    state.phase = START
    state.plays = 1
    state.played = 0
    state.skip_draw = False
    state.skip_action = False
    state.neighs = 0
    state.called = False
    state.entered = 0
    state.turns += 1
    state.idle += 1
    arrivals.begin(state)
    state.tell_seat("turn", "unstable-unicorns.turn.clockwise", seat)
    state.stack.push(BATCH, 0, seat, 0, 0, 0, NOT_BEGUN)


def _next_turn(state: UnicornState) -> None:
    """The next turn that is not skipped (unstable-unicorns.turn.skipped-turn).

    An extra turn comes first, and is lost first (unstable-unicorns.turn.extra).
    """
    seat = state.active
    while True:
        if state.extra > 0:
            state.extra -= 1
        else:
            seat = state.left(seat)
        if state.skips[seat] == 0:
            break
        state.skips[seat] -= 1
        state.tell_seat("skip-turn", "unstable-unicorns.turn.skipped-turn", seat)
    begin_turn(state, seat)


# A foal to begin with


def _set_up(state: UnicornState) -> None:
    """Everybody chooses a foal, beginning with the first player (unstable-unicorns.setup.foal-order)."""
    distance: i64 = 0
    while distance < state.seats:
        seat: i64 = (state.starter + distance) % state.seats
        if state.table.size(state.stable(seat)) == 0:
            state.question(ASK_FOAL, seat)
            return
        distance += 1
    begin_turn(state, state.starter)


def why_not_foal(state: UnicornState, action: i64) -> str:
    """The clause that forbids beginning with a foal, or an empty string."""
    if a.PICK <= action < a.USE and state.find(NURSERY, action - a.PICK) >= 0:
        return ""
    return "unstable-unicorns.setup.foal"


def foal_options(state: UnicornState) -> vec[i64]:
    """Every foal of the nursery (unstable-unicorns.setup.nursery)."""
    return a.with_each(a.PICK, state.kinds_in(NURSERY, v.CARD))


def choose_foal(state: UnicornState, seat: i64, action: i64) -> None:
    """Put a foal in one's stable."""
    place = state.find(NURSERY, action - a.PICK)
    card = state.table.card(NURSERY, place)
    state.table.move(NURSERY, place, state.stable(seat), EVERYONE)
    state.recount(seat)
    state.tell_card("foal", "unstable-unicorns.setup.foal", seat, card)


# Drawing as one's action, or stopping after the first of two plays


def why_not_draw(state: UnicornState, action: i64) -> str:
    """The clause that forbids drawing a card as one's action, or ending the turn, or an empty string.

    Exactly one thing is done, and it cannot be left out (unstable-unicorns.action.one); after the first of
    two plays one may stop, and drawing is no longer possible (unstable-unicorns.action.two-plays).
    """
    if action == a.DRAW:
        return "" if state.played == 0 else "unstable-unicorns.action.two-plays"
    if action == a.END and state.played > 0:
        return ""
    return "unstable-unicorns.action.one"


def draw_option(state: UnicornState) -> i64:
    """Drawing, or the end after the first of two plays."""
    return a.END if why_not_draw(state, a.DRAW) else a.DRAW


def draw_or_end(state: UnicornState, seat: i64, action: i64) -> None:
    """Draw a card as one's action, or play no second card."""
    state.plays = 0
    if action == a.DRAW:
        draw(state, seat, "unstable-unicorns.action.draw")


# The end of a turn


def _end_turn(state: UnicornState) -> None:
    """What comes home does so first, then the hand limit (unstable-unicorns.turn.end-effects)."""
    if len(state.loans) > 0:
        _come_home(state)
    elif state.hand_size(state.active) > hand_limit(state, state.active):
        state.question(ASK_LIMIT, state.active)
    else:
        _next_turn(state)


def _come_home(state: UnicornState) -> None:
    """A lent unicorn returns if it is still where it was lent to (unstable-unicorns.special.loan)."""
    card = state.loans[0]
    borrower = state.loans[1]
    state.loans = state.loans[2:]
    if not state.lies_in_stable(borrower, card):
        return
    if state.deck.types[state.deck.kinds[card]] == v.TYPE_BABY and state.strike():
        state.tell_between("stay", "unstable-unicorns.foals.strike-loan", state.active, borrower, card)
        return
    state.tell_between("come-home", "unstable-unicorns.special.loan", state.active, borrower, card)
    shift(state, borrower, card, state.active)


def hand_limit(state: UnicornState, seat: i64) -> i64:
    """How many cards a seat may keep at the end of its turn (unstable-unicorns.turn.limit-cards)."""
    blank = state.is_blank(seat)
    deck = state.deck
    zone = state.stable(seat)
    limit = state.profile.hand_limit
    place: i64 = 0
    while place < state.table.size(zone):
        kind = state.table.kind(zone, place)
        if not (blank and deck.unicorn[kind]):
            limit += deck.limits[kind]
        place += 1
    return limit if limit > 0 else 0


def why_not_discard_down(state: UnicornState, seat: i64, action: i64) -> str:
    """The clause that forbids discarding a card down to the hand limit, or an empty string."""
    if a.PICK <= action < a.USE and state.find(HAND + seat, action - a.PICK) >= 0:
        return ""
    return "unstable-unicorns.turn.hand-limit"


def discard_down_options(state: UnicornState, seat: i64) -> vec[i64]:
    """Every kind in the hand."""
    return a.with_each(a.PICK, state.kinds_in(HAND + seat, v.CARD))


def discard_down(state: UnicornState, seat: i64, action: i64) -> None:
    """Discard one card; the limit is looked at again after it."""
    discard(state, seat, action - a.PICK, "unstable-unicorns.turn.hand-limit")

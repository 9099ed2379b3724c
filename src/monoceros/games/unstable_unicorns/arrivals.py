"""What came only after a turn had begun: its start effects happen together, so none of it pays for another.

A card that comes into a stable during the start effects is remembered in `touched`, since everybody sees it.
One that comes into the active player's hand bears a sign, which only that player may know of. What everybody
can tell is how many cards of the hand can at most be old: `held`.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from monoceros.games.unstable_unicorns.state import (
    BATCH,
    BATCHED,
    EFFECT,
    HAND,
    KIND,
    NEW_SIGN,
    NOT_THERE,
    OWN_SIGN,
    PC,
    START,
    UnicornState,
    with_kind,
)
from monoceros.games.unstable_unicorns.vocabulary import WHO, YOU


def begin(state: UnicornState) -> None:
    """A turn begins: everything is where it may pay from."""
    state.fresh = 0
    state.held = state.hand_size(state.active)


def end(state: UnicornState) -> None:
    """The start effects are over: whatever has arrived is a card like any other."""
    _sign(state, 0)
    state.fresh = 0
    state.held = 0


def end_effect(state: UnicornState) -> None:
    """A start effect is done: what it brought to the hand itself is new to the others."""
    if state.fresh > 0:
        _sign(state, NEW_SIGN)


def _sign(state: UnicornState, sign: i64) -> None:
    """Put another sign on all signed cards of the active player's hand."""
    table = state.table
    zone = HAND + state.active
    place: i64 = 0
    while place < table.size(zone):
        card = table.card(zone, place)
        if table.signs_of(card) != 0:
            table.sign(card, sign)
        place += 1


def _counts(state: UnicornState) -> bool:
    return state.phase == START and not state.profile.readings.arrivals_pay


def note_in_hand(state: UnicornState, seat: i64) -> None:
    """A card has come into a hand (unstable-unicorns.start.arrivals)."""
    if not _counts(state) or seat != state.active:
        return
    state.fresh += 1
    own = state.stack.depth() > 0 and state.stack.get(KIND) == EFFECT and state.has_flag(BATCHED)
    state.table.sign(state.table.top_card(HAND + seat), OWN_SIGN if own else NEW_SIGN)


def note_out_of_hand(state: UnicornState, seat: i64) -> None:
    """A card has left a hand; nobody else can tell whether it was a new one."""
    if seat == state.active and state.held > state.hand_size(seat):
        state.held = state.hand_size(seat)


def note_in_stable(state: UnicornState, card: i64) -> None:
    """A card has come into a stable (unstable-unicorns.start.arrivals)."""
    if not _counts(state):
        return
    at: i64 = 0
    while at < len(state.touched):
        if state.touched[at] == card:
            return
        at += 1
    state.touched = append(state.touched, card)


def are_apart(state: UnicornState, seat: i64) -> bool:
    """Whether this seat has a start effect to pay for and holds cards that may not pay."""
    if state.fresh == 0 or seat != state.active or state.stack.depth() == 0:
        return False
    kind = state.stack.get(KIND)
    if kind == EFFECT and state.has_flag(BATCHED):
        return state.deck.code[state.stack.get(PC) + WHO] == YOU
    return kind == BATCH


def most_paying(state: UnicornState, seat: i64) -> i64:
    """How many cards of a hand can pay at most, as far as everybody can see."""
    return state.held if are_apart(state, seat) else state.hand_size(seat)


def _may_pay(state: UnicornState, card: i64) -> bool:
    """Whether a card of a hand may pay: new ones only for the effect that brought them."""
    return state.table.signs_of(card) & NEW_SIGN == 0


def paying(state: UnicornState, seat: i64, what: i64) -> i64:
    """How many cards of a hand that are what a program names may pay; only their holder knows."""
    table = state.table
    apart = are_apart(state, seat)
    zone = HAND + seat
    count: i64 = 0
    place: i64 = 0
    while place < table.size(zone):
        card = table.card(zone, place)
        if state.deck.fits(state.deck.kinds[card], what) and not (apart and not _may_pay(state, card)):
            count += 1
        place += 1
    return count


def paying_kinds(state: UnicornState, seat: i64, what: i64) -> vec[i64]:
    """Their kinds, ascending, each once."""
    if not are_apart(state, seat):
        return state.kinds_in(HAND + seat, what)
    table = state.table
    zone = HAND + seat
    found: vec[i64] = vec[i64]()
    place: i64 = 0
    while place < table.size(zone):
        kind = table.kind(zone, place)
        if state.deck.fits(kind, what) and _may_pay(state, table.card(zone, place)):
            found = with_kind(found, kind)
        place += 1
    return found


def place_paying(state: UnicornState, seat: i64, kind: i64) -> i64:
    """The place of the card meant by choosing a kind of one's hand: of equal ones the oldest that may pay."""
    zone = HAND + seat
    if not are_apart(state, seat):
        return state.find(zone, kind)
    table = state.table
    best: i64 = NOT_THERE
    place: i64 = 0
    while place < table.size(zone):
        if table.kind(zone, place) == kind and _may_pay(state, table.card(zone, place)):
            if table.signs_of(table.card(zone, place)) == 0:
                return place
            if best == NOT_THERE:
                best = place
        place += 1
    return best

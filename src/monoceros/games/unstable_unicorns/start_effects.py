"""The start of a turn: the effects of what lies in the stable then, in an order of the player's choice."""

from librt.vecs import append, vec
from mypy_extensions import i64

from monoceros.games.unstable_unicorns import actions as a
from monoceros.games.unstable_unicorns import arrivals
from monoceros.games.unstable_unicorns import vocabulary as v
from monoceros.games.unstable_unicorns.state import (
    AGREED,
    ASK_USE,
    BATCHED,
    LEFT,
    NOT_BEGUN,
    NOT_THERE,
    UnicornState,
    with_kind,
)
from monoceros.games.unstable_unicorns.targets import holds_what, possible
from monoceros.games.unstable_unicorns.vocabulary import MAY


def go_through(state: UnicornState) -> None:
    """On with the start effects of the turn, which all happen together (unstable-unicorns.start.together).

    Mandatory ones come first (unstable-unicorns.start.targets), in an order of the player's choice; then
    optional ones, or none.
    """
    if state.stack.get(LEFT) == NOT_BEGUN:
        _collect(state)
        state.stack.set(LEFT, 0)
    state.barred = len(state.touched)
    arrivals.end_effect(state)
    if len(state.batch) == 0:
        _end(state)
        return
    must = _usable(state, mandatory=True)
    if len(must) == 1:
        _use(state, must[0])
        return
    if len(must) == 0:
        _drop_mandatory(state)
    if len(must) > 1 or len(_usable(state, mandatory=False)) > 0:
        state.question(ASK_USE, state.active)
    else:
        _end(state)


def _collect(state: UnicornState) -> None:
    """What lies in the stable when the turn begins takes part, even if it leaves.

    See unstable-unicorns.start.batch.
    """
    deck = state.deck
    table = state.table
    zone = state.stable(state.active)
    blank = state.is_blank(state.active)
    place: i64 = 0
    while place < table.size(zone):
        kind = table.kind(zone, place)
        if deck.acts_at(kind, v.ON_TURN_START) and not (blank and deck.unicorn[kind]):
            state.batch = append(state.batch, table.card(zone, place))
        place += 1


def _is_mandatory(state: UnicornState, kind: i64) -> bool:
    return state.deck.code[state.deck.begin_of(kind, v.ON_TURN_START) + MAY] == 0


def _is_possible(state: UnicornState, card: i64) -> bool:
    """Whether a start effect can be used as far as everybody can see."""
    kind = state.deck.kinds[card]
    begin = state.deck.begin_of(kind, v.ON_TURN_START)
    return possible(state, state.active, card, begin, state.deck.end_of(kind, v.ON_TURN_START), 0)


def _usable(state: UnicornState, *, mandatory: bool) -> vec[i64]:
    """The start effects that must or may be used as far as everybody can see: kinds, ascending, each once."""
    found: vec[i64] = vec[i64]()
    at: i64 = 0
    while at < len(state.batch):
        card = state.batch[at]
        kind = state.deck.kinds[card]
        if _is_mandatory(state, kind) == mandatory and _is_possible(state, card):
            found = with_kind(found, kind)
        at += 1
    return found


def _drop_mandatory(state: UnicornState) -> None:
    """What must be done but cannot is left out for good (unstable-unicorns.start.impossible)."""
    left: vec[i64] = vec[i64]()
    at: i64 = 0
    while at < len(state.batch):
        if not _is_mandatory(state, state.deck.kinds[state.batch[at]]):
            left = append(left, state.batch[at])
        at += 1
    state.batch = left


# Using one of them


def why_not_use(state: UnicornState, seat: i64, action: i64) -> str:
    """The clause that forbids using a start effect, or an empty string.

    Mandatory ones cannot be left out; the others may be, and are gone then
    (unstable-unicorns.start.forgotten).
    """
    must = len(_usable(state, mandatory=True)) > 0
    if action == a.END:
        return "unstable-unicorns.start.forgotten" if must else ""
    if action < a.USE or action >= a.ACTION_COUNT:
        return "unstable-unicorns.start.targets" if must else "unstable-unicorns.start.when"
    kind = action - a.USE
    waiting = _waiting(state, kind)
    if must and (waiting == NOT_THERE or not _is_mandatory(state, kind)):
        return "unstable-unicorns.start.targets"
    if waiting == NOT_THERE:
        return "unstable-unicorns.start.batch"
    if _usable_place(state, kind) == NOT_THERE:
        return "unstable-unicorns.start.targets" if must else "unstable-unicorns.impossible.skipped"
    if not must and not holds_what(state, seat, state.deck.begin_of(kind, v.ON_TURN_START)):
        return "unstable-unicorns.impossible.skipped"
    return ""


def _waiting(state: UnicornState, kind: i64) -> i64:
    """The place of the first start effect of a kind among those still to come."""
    at: i64 = 0
    while at < len(state.batch):
        if state.deck.kinds[state.batch[at]] == kind:
            return at
        at += 1
    return NOT_THERE


def _usable_place(state: UnicornState, kind: i64) -> i64:
    """The place of the first start effect of a kind that can be used."""
    at: i64 = 0
    while at < len(state.batch):
        if state.deck.kinds[state.batch[at]] == kind and _is_possible(state, state.batch[at]):
            return at
        at += 1
    return NOT_THERE


def use_options(state: UnicornState, seat: i64) -> vec[i64]:
    """The mandatory ones; without any, the end or one of the others."""
    found: vec[i64] = vec[i64]()
    if not why_not_use(state, seat, a.END):
        found = append(found, a.END)
    at: i64 = 0
    while at < len(state.batch):
        action = a.USE + state.deck.kinds[state.batch[at]]
        if not why_not_use(state, seat, action):
            found = with_kind(found, action)
        at += 1
    return found


def use(state: UnicornState, action: i64) -> None:
    """Begin a start effect, or use no more of them this turn."""
    if action == a.END:
        _end(state)
    else:
        _use(state, action - a.USE)


def _use(state: UnicornState, kind: i64) -> None:
    """Begin a start effect, before anything is drawn (unstable-unicorns.start.when)."""
    state.barred = len(state.touched)
    place = _usable_place(state, kind)
    card = state.batch[place]
    left: vec[i64] = vec[i64]()
    at: i64 = 0
    while at < len(state.batch):
        if at != place:
            left = append(left, state.batch[at])
        at += 1
    state.batch = left
    state.tell_card("use", "unstable-unicorns.start.when", state.active, card)
    begin = state.deck.begin_of(kind, v.ON_TURN_START)
    state.begin_effect(begin, state.active, card, v.ON_TURN_START | BATCHED | AGREED)


def _end(state: UnicornState) -> None:
    state.batch = vec[i64]()
    state.stack.pop()

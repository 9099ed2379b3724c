"""Guards: cards that may fall in place of a unicorn that is sacrificed or destroyed."""

from librt.vecs import append, vec
from mypy_extensions import i64

from monoceros.games.unstable_unicorns import actions as a
from monoceros.games.unstable_unicorns.stables import drop
from monoceros.games.unstable_unicorns.state import (
    ASK_GUARD,
    GUARD,
    NOBODY,
    NOT_THERE,
    OWNER,
    SOURCE,
    TARGET,
    UnicornState,
    with_kind,
)
from monoceros.games.unstable_unicorns.vocabulary import BLANK, COWS, GUARDS_ANY, GUARDS_DESTROY


def stand_by(state: UnicornState) -> None:
    """A card is about to fall: its owner may send a guard in its place; without one it falls."""
    if len(guard_options(state)) > 1:
        state.question(ASK_GUARD, state.stack.get(OWNER))
    else:
        guard(state, a.NO)


def why_not_guard(state: UnicornState, action: i64) -> str:
    """The clause that forbids sending a guard, or an empty string; one may always let the unicorn go.

    Some guards stand in for a destroyed unicorn only, others for a sacrificed one too
    (unstable-unicorns.guard.instead). A guard may have a guard (unstable-unicorns.guard.chain). Cows have
    none (unstable-unicorns.cows.unguarded), and blank unicorns are none (unstable-unicorns.uniforms.blank).
    """
    if action == a.NO:
        return ""
    if action < a.USE or action >= a.ACTION_COUNT or _guard_place(state, action - a.USE) < 0:
        return "unstable-unicorns.guard.instead"
    return ""


def _guard_place(state: UnicornState, kind: i64) -> i64:
    """Where in the stable a guard of this kind lies that may fall in place of the threatened unicorn."""
    owner = state.stack.get(OWNER)
    threatened = state.stack.get(SOURCE)
    deck = state.deck
    if kind >= deck.kind_count or not deck.unicorn[deck.kinds[threatened]]:
        return NOT_THERE
    wanted: i64 = GUARDS_ANY if state.stack.get(TARGET) == NOBODY else GUARDS_ANY | GUARDS_DESTROY
    statics = state.statics(owner)
    if deck.statics[kind] & wanted == 0 or statics & COWS or (statics & BLANK and deck.unicorn[kind]):
        return NOT_THERE
    zone = state.stable(owner)
    place: i64 = 0
    while place < state.table.size(zone):
        if state.table.kind(zone, place) == kind and state.table.card(zone, place) != threatened:
            return place
        place += 1
    return NOT_THERE


def guard_options(state: UnicornState) -> vec[i64]:
    """Letting it go, or one of the guards."""
    found = append(vec[i64](), a.NO)
    owner = state.stack.get(OWNER)
    if state.statics(owner) & (GUARDS_ANY | GUARDS_DESTROY) == 0:
        return found
    zone = state.stable(owner)
    place: i64 = 0
    while place < state.table.size(zone):
        action = a.USE + state.table.kind(zone, place)
        if not why_not_guard(state, action):
            found = with_kind(found, action)
        place += 1
    return found


def guard(state: UnicornState, action: i64) -> None:
    """Let the unicorn go, or send a guard, which is sacrificed.

    A price paid by a guard is paid (unstable-unicorns.guard.price): whoever asked for it has gone on already.
    """
    stack = state.stack
    owner = stack.get(OWNER)
    card = stack.get(SOURCE)
    by = stack.get(TARGET)
    if action == a.NO:
        stack.pop()
        drop(state, owner, card, by)
        return
    other = state.table.card(state.stable(owner), _guard_place(state, action - a.USE))
    stack.pop()
    if state.events is not None:
        state.tell(
            "guard",
            "unstable-unicorns.guard.instead",
            {"seat": int(owner), "card": state.card_name(other), "out": state.card_name(card)},
        )
    stack.push(GUARD, 0, owner, other, NOBODY)

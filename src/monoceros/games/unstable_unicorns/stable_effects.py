"""Steps of card programs that are about cards in stables: sacrifice, destroy, steal, move, lend, send back.

Each of them looks for what may be chosen, asks if there is a choice, and moves the card. The frame goes on
before the card sets anything off; an enter effect or a guard then lies on top of it and comes first
(unstable-unicorns.effects.one-at-a-time).
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from monoceros.games.unstable_unicorns import actions as a
from monoceros.games.unstable_unicorns import vocabulary as v
from monoceros.games.unstable_unicorns.cursor import (
    actor,
    end_part,
    fail_step,
    is_either,
    next_step,
    program_end,
    step,
)
from monoceros.games.unstable_unicorns.stables import drop, shift, tell_move, to_hand, to_nursery
from monoceros.games.unstable_unicorns.state import (
    ASK_CARD,
    ASK_PLAYER,
    DECIDED,
    EFFECT,
    GUARD,
    KIND,
    LEFT,
    NOBODY,
    OWNER,
    PC,
    SOURCE,
    TARGET,
    UnicornState,
)
from monoceros.games.unstable_unicorns.targets import (
    choosable_kinds,
    chosen_card,
    is_barred,
    touch,
    why_no_answer,
    why_not_card,
)
from monoceros.games.unstable_unicorns.vocabulary import AMOUNT, PLACE, VERB, WHAT


def carry_out(state: UnicornState, verb: i64) -> None:
    """Do the next bit of a step that is settled."""
    if verb == v.MOVE and step(state, WHAT) == v.THIS:
        _move_itself(state)
    elif step(state, AMOUNT) == v.ALL:
        _drop_all(state, verb)
    else:
        _look_for_card(state)


def is_about_stables(verb: i64) -> bool:
    """Whether a step with this verb is about a card in a stable."""
    return (
        verb == v.SACRIFICE
        or verb == v.DESTROY
        or verb == v.STEAL
        or verb == v.MOVE
        or verb == v.LEND
        or verb == v.BOUNCE
        or verb == v.RETURN
    )


def _drop_all(state: UnicornState, verb: i64) -> None:
    """All cards of a type, of the own stable or of somebody else's; such cards have no guards."""
    owner = stable_asked(state)
    by = _chooser(state)
    dropped: i64 = 0
    for card in state.table.cards_in(state.stable(owner)):
        if not why_not_card(state, verb, step(state, WHAT), by, owner, card):
            touch(state, card)
            drop(state, owner, card, NOBODY if verb == v.SACRIFICE else by)
            dropped += 1
    end_part(state, dropped)


# Which card of a stable


def stable_asked(state: UnicornState) -> i64:
    """In whose stable the step under way chooses a card."""
    verb = step(state, VERB)
    if verb == v.SACRIFICE or verb == v.RETURN:
        return actor(state)
    if verb == v.LEND or (verb == v.BOUNCE and step(state, PLACE) == v.NOWHERE):
        return state.stack.get(OWNER)
    return state.stack.get(TARGET)


def _chooser(state: UnicornState) -> i64:
    """Who chooses the card: whoever gives it up, or the owner of the effect."""
    verb = step(state, VERB)
    if verb == v.SACRIFICE or verb == v.RETURN:
        return actor(state)
    return state.stack.get(OWNER)


def _look_for_card(state: UnicornState) -> None:
    """Choose a card in a stable, if there is a choice."""
    by = _chooser(state)
    kinds = choosable_kinds(state, step(state, VERB), step(state, WHAT), by, stable_asked(state))
    if len(kinds) == 0:
        end_part(state, 0)
    elif len(kinds) == 1:
        _take(state, kinds[0])
    else:
        state.question(ASK_CARD, by)


def in_reach(state: UnicornState, seat: i64) -> vec[i64]:
    """The kinds to choose from in a player's stable, if the step that asks for a player were about this one.

    None where no card of that stable is chosen, or where it is not the owner of the effect who chooses it.
    """
    stack = state.stack
    if stack.get(KIND) != EFFECT or stack.get(TARGET) != NOBODY:
        return vec[i64]()
    if is_either(state, stack.get(PC), program_end(state)) and not state.has_flag(DECIDED):
        return vec[i64]()
    verb = step(state, VERB)
    what = step(state, WHAT)
    place = step(state, PLACE)
    picks = verb == v.DESTROY or verb == v.STEAL or (verb == v.MOVE and what != v.THIS)
    if step(state, AMOUNT) == v.ALL or not (picks or (verb == v.BOUNCE and place != v.NOWHERE)):
        return vec[i64]()
    return choosable_kinds(state, verb, what, stack.get(OWNER), seat)


def why_not_pick(state: UnicornState, action: i64) -> str:
    """The clause that forbids choosing a card of a stable, or an empty string; one fitting copy is enough."""
    if action < a.PICK or action >= a.USE:
        return why_no_answer(action)
    owner = stable_asked(state)
    by = _chooser(state)
    zone = state.stable(owner)
    why = ""
    place: i64 = 0
    while place < state.table.size(zone):
        if state.table.kind(zone, place) == action - a.PICK:
            card = state.table.card(zone, place)
            clause = why_not_card(state, step(state, VERB), step(state, WHAT), by, owner, card)
            if not clause:
                return ""
            if not why:
                why = clause
        place += 1
    return why or "unstable-unicorns.target.fits"


def pick_options(state: UnicornState) -> vec[i64]:
    """The kinds of the stable that may be chosen."""
    kinds = choosable_kinds(state, step(state, VERB), step(state, WHAT), _chooser(state), stable_asked(state))
    return a.with_each(a.PICK, kinds)


def pick(state: UnicornState, action: i64) -> None:
    """Take the chosen card out of its stable."""
    _take(state, action - a.PICK)


def _take(state: UnicornState, kind: i64) -> None:
    """What becomes of the chosen card; one that falls may have a guard."""
    verb = step(state, VERB)
    by = _chooser(state)
    target = state.stack.get(TARGET)
    owner = stable_asked(state)
    card = chosen_card(state, verb, step(state, WHAT), by, owner, kind)
    touch(state, card)
    if verb == v.MOVE:
        state.stack.set(LEFT, state.table.place_of(state.stable(owner), card) + 1)
        _look_for_home(state)
        return
    end_part(state, 1)
    if verb == v.SACRIFICE:
        state.stack.push(GUARD, 0, owner, card, NOBODY)
    elif verb == v.DESTROY:
        state.stack.push(GUARD, 0, owner, card, by)
    elif verb == v.RETURN:
        to_nursery(state, owner, card)
    elif verb == v.BOUNCE:
        to_hand(state, by, owner, card)
    elif verb == v.STEAL:
        state.tell_between("steal", "unstable-unicorns.words.steal", by, owner, card)
        shift(state, owner, card, by)
    else:
        # It comes back at the end of the turn (unstable-unicorns.special.loan).
        state.tell_between("lend", "unstable-unicorns.special.loan", by, target, card)
        state.loans = append(append(state.loans, card), target)
        shift(state, owner, card, target)


# A card that moves itself, and a card that is moved from one player to another


def _move_itself(state: UnicornState) -> None:
    """To another player's stable, from where it may be stolen back (unstable-unicorns.special.exchange)."""
    owner = state.stack.get(OWNER)
    target = state.stack.get(TARGET)
    card = state.stack.get(SOURCE)
    if not state.lies_in_stable(owner, card) or is_barred(state, card):
        fail_step(state)
        return
    touch(state, card)
    next_step(state)
    tell_move(state, owner, owner, target, card)
    shift(state, owner, card, target)


def awaits_home(state: UnicornState) -> bool:
    """Whether a unicorn has been chosen and only its new stable is open."""
    return step(state, PLACE) == v.TO_OTHER_STABLE and state.stack.get(TARGET) != NOBODY


def _is_home(state: UnicornState, seat: i64) -> bool:
    """Whether a moved unicorn may go to a player: neither its owner nor the owner of the effect."""
    return seat != state.stack.get(OWNER) and seat != state.stack.get(TARGET)


def _look_for_home(state: UnicornState) -> None:
    homes: i64 = 0
    only: i64 = NOBODY
    seat: i64 = 0
    while seat < state.seats:
        if _is_home(state, seat):
            homes += 1
            only = seat
        seat += 1
    if homes == 1:
        _move_to(state, only)
    else:
        state.question(ASK_PLAYER, state.stack.get(OWNER))


def why_not_home(state: UnicornState, seat: i64, action: i64) -> str:
    """The clause that forbids moving the chosen unicorn to a player, or an empty string."""
    if action < a.PLAYER or action >= a.PLAY:
        return why_no_answer(action)
    other = a.player_seat(state.seats, seat, action)
    if other < 0:
        return "unstable-unicorns.players.seats"
    return "" if _is_home(state, other) else "unstable-unicorns.target.fits"


def home_options(state: UnicornState, seat: i64) -> vec[i64]:
    """The players it may go to, from the owner of the effect to the left."""
    found: vec[i64] = vec[i64]()
    distance: i64 = 0
    while distance < state.seats:
        if not why_not_home(state, seat, a.PLAYER + distance):
            found = append(found, a.PLAYER + distance)
        distance += 1
    return found


def choose_home(state: UnicornState, seat: i64, action: i64) -> None:
    """Move the chosen unicorn to this player."""
    _move_to(state, a.player_seat(state.seats, seat, action))


def _move_to(state: UnicornState, seat: i64) -> None:
    by = state.stack.get(OWNER)
    owner = state.stack.get(TARGET)
    card = state.table.card(state.stable(owner), state.stack.get(LEFT) - 1)
    next_step(state)
    tell_move(state, by, owner, seat, card)
    shift(state, owner, card, seat)

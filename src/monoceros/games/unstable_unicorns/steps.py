"""Before a step of a card's program is carried out: does it happen, which of two is it, and for whom.

Three questions may be asked here, each whole: whether to do what a card says you may, which player is meant,
and which of two steps. Players and steps that were named when the card was played are not asked for again.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from monoceros.games.unstable_unicorns import actions as a
from monoceros.games.unstable_unicorns import vocabulary as v
from monoceros.games.unstable_unicorns.cursor import (
    fail_step,
    give_up,
    is_either,
    program_end,
    step,
)
from monoceros.games.unstable_unicorns.state import (
    AGREED,
    ASK_EITHER,
    ASK_MAY,
    ASK_PLAYER,
    DECIDED,
    FAILED,
    LEFT,
    NAMED_FIRST,
    NOBODY,
    NOT_BEGUN,
    OWNER,
    PC,
    ROUND,
    SOURCE,
    TARGET,
    UnicornState,
)
from monoceros.games.unstable_unicorns.targets import (
    can_do,
    fitting_players,
    holds_what,
    is_single,
    needs_player,
    only_seat,
    possible,
    possible_step,
    why_no_answer,
    why_not_player,
)
from monoceros.games.unstable_unicorns.vocabulary import AMOUNT, LINK, MAY, PLACE, WHO, WIDTH


def ready(state: UnicornState) -> bool:
    """Settle whether the step under way happens, which of two it is, and for whom.

    False when it must wait, or when something else comes first.
    """
    stack = state.stack
    if stack.get(LEFT) != NOT_BEGUN:
        return True
    pc = stack.get(PC)
    end = program_end(state)
    if pc >= end or _is_called_off(state, pc):
        stack.pop()
        return False
    code = state.deck.code
    owner = stack.get(OWNER)
    if code[pc + MAY] and not state.has_flag(AGREED):
        if possible(state, owner, stack.get(SOURCE), pc, end, 0):
            state.question(ASK_MAY, owner)
        else:
            give_up(state)
        return False
    if code[pc + PLACE] == v.FROM_THERE and stack.get(TARGET) == NOBODY:
        # The step before named nobody.
        fail_step(state)
        return False
    undecided = is_either(state, pc, end) and not state.has_flag(DECIDED)
    if undecided and code[pc + WHO] == v.YOU:
        _settle_step(state, pc, end)
        return False
    if needs_player(state, pc) and stack.get(TARGET) == NOBODY and not _find_player(state, pc, end):
        return False
    if undecided:
        _settle_step(state, pc, end)
        return False
    amount = code[pc + AMOUNT]
    if amount == v.PER_BASIC:
        amount = state.count_in_stable(owner, v.BASIC)
    stack.set(LEFT, amount if amount > 0 else 0)
    stack.set(ROUND, 1 if code[pc + WHO] == v.EACH_OTHER_PLAYER else 0)
    return True


def _is_called_off(state: UnicornState, pc: i64) -> bool:
    """Nothing after a `then` happens unless everything before it was done (unstable-unicorns.effects.then).

    After an `if-so` only if the owner chose to (unstable-unicorns.effects.if-done).
    """
    link = state.deck.code[pc + LINK]
    return (link == v.THEN or link == v.IF_SO) and state.has_flag(FAILED)


# Whether to do it (unstable-unicorns.effects.optional)


def why_not_may(state: UnicornState, seat: i64, action: i64) -> str:
    """The clause that forbids an answer to what a card says one may do, or an empty string."""
    if action == a.NO:
        return ""
    if action != a.YES:
        return "unstable-unicorns.effects.optional"
    return "" if holds_what(state, seat, state.stack.get(PC)) else "unstable-unicorns.action.in-hand"


def may_options(state: UnicornState, seat: i64) -> vec[i64]:
    """Yes, where there is what it takes, and no."""
    found: vec[i64] = vec[i64]()
    if not why_not_may(state, seat, a.YES):
        found = append(found, a.YES)
    return append(found, a.NO)


def answer_may(state: UnicornState, action: i64) -> None:
    """Do it, or leave it out."""
    if action == a.YES:
        state.set_flag(AGREED)
    else:
        give_up(state)


# Which player


def _find_player(state: UnicornState, pc: i64, end: i64) -> bool:
    """Settle the player of a step: named before, the only one there is, or asked for."""
    stack = state.stack
    owner = stack.get(OWNER)
    if state.has_flag(NAMED_FIRST) and len(state.named) > 0:
        named = state.named[0]
        state.named = state.named[1:]
        if why_not_player(state, owner, named, pc, end, 0):
            # The player named can no longer be affected (unstable-unicorns.target.gone).
            fail_step(state)
            return False
        stack.set(TARGET, named)
        return True
    players = fitting_players(state, owner, pc, end)
    if players == 0:
        fail_step(state)
        return False
    if not is_single(players):
        state.question(ASK_PLAYER, owner)
        return False
    stack.set(TARGET, only_seat(players))
    return True


def why_not_target(state: UnicornState, seat: i64, action: i64) -> str:
    """The clause that forbids choosing a player for the step under way, or an empty string."""
    if action < a.PLAYER or action >= a.PLAY:
        return why_no_answer(action)
    other = a.player_seat(state.seats, seat, action)
    if other < 0:
        return "unstable-unicorns.players.seats"
    return why_not_player(state, seat, other, state.stack.get(PC), program_end(state), 0)


def target_options(state: UnicornState, seat: i64) -> vec[i64]:
    """The players who may be chosen, from the owner to the left."""
    found: vec[i64] = vec[i64]()
    distance: i64 = 0
    while distance < state.seats:
        if not why_not_target(state, seat, a.PLAYER + distance):
            found = append(found, a.PLAYER + distance)
        distance += 1
    return found


def choose_target(state: UnicornState, seat: i64, action: i64) -> None:
    """The step is about this player."""
    state.stack.set(TARGET, a.player_seat(state.seats, seat, action))


# Which of two steps


def _settle_step(state: UnicornState, pc: i64, end: i64) -> None:
    """Which of two steps: named before, the only possible one, or asked for.

    Whoever can do only one of the two has to (unstable-unicorns.impossible.one-way-out).
    """
    stack = state.stack
    owner = stack.get(OWNER)
    if step(state, WHO) == v.YOU and state.has_flag(NAMED_FIRST) and len(state.named) > 0:
        option = state.named[0]
        state.named = state.named[1:]
        _take_step(state, option)
        return
    first = _is_possible(state, pc, end)
    second = _is_possible(state, pc + WIDTH, end)
    if first and second:
        target = stack.get(TARGET)
        state.question(ASK_EITHER, owner if target == NOBODY else target)
    elif first or second:
        _take_step(state, 0 if first else 1)
    else:
        stack.set(PC, pc + WIDTH)
        fail_step(state)


def _is_possible(state: UnicornState, pc: i64, end: i64) -> bool:
    """Whether one of two steps can be done by whoever picks."""
    owner = state.stack.get(OWNER)
    if state.deck.code[pc + WHO] == v.YOU:
        return possible_step(state, owner, state.stack.get(SOURCE), pc, end, 0)
    return can_do(state, state.stack.get(TARGET), owner, pc, 0)


def _take_step(state: UnicornState, option: i64) -> None:
    state.set_flag(DECIDED)
    if option == 1:
        state.stack.set(PC, state.stack.get(PC) + WIDTH)


def choose_step(state: UnicornState, action: i64) -> None:
    """Go on with the first or the second of two steps."""
    _take_step(state, 0 if action == a.FIRST else 1)


def why_not_either(action: i64) -> str:
    """The clause that forbids an answer to which of two, or an empty string; both can be done."""
    if action == a.FIRST or action == a.SECOND:
        return ""
    return "unstable-unicorns.effects.one-at-a-time"


def either_options() -> vec[i64]:
    """The first and the second."""
    return append(append(vec[i64](), a.FIRST), a.SECOND)

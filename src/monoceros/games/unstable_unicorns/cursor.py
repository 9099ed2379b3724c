"""Where a card's program stands: whose step it is, and on to the next player or the next step.

All of this is about the innermost frame of the stack, which is an `EFFECT`.
"""

from mypy_extensions import i64

from monoceros.games.unstable_unicorns import vocabulary as v
from monoceros.games.unstable_unicorns.state import (
    AGREED,
    DECIDED,
    FAILED,
    FLAGS,
    LEFT,
    NOBODY,
    NOT_BEGUN,
    OWNER,
    PC,
    ROUND,
    SOURCE,
    TARGET,
    TRIGGER_BITS,
    UnicornState,
)
from monoceros.games.unstable_unicorns.vocabulary import AMOUNT, LINK, PLACE, WHO, WIDTH


def step(state: UnicornState, field: i64) -> i64:
    """A number of the step under way."""
    return state.deck.code[state.stack.get(PC) + field]


def program_end(state: UnicornState) -> i64:
    """Where the program ends."""
    kind = state.deck.kinds[state.stack.get(SOURCE)]
    return state.deck.end_of(kind, state.stack.get(FLAGS) & TRIGGER_BITS)


def is_either(state: UnicornState, pc: i64, end: i64) -> bool:
    """Whether a step is the first of two that exclude each other."""
    return pc + WIDTH < end and state.deck.code[pc + WIDTH + LINK] == v.OR


def actor(state: UnicornState) -> i64:
    """Who does the step under way.

    Each player acts in turn order, beginning with the owner (unstable-unicorns.target.each-player).
    """
    stack = state.stack
    who = step(state, WHO)
    if who == v.YOU:
        return stack.get(OWNER)
    if who == v.EACH_PLAYER or who == v.EACH_OTHER_PLAYER:
        return (stack.get(OWNER) + stack.get(ROUND)) % state.seats
    return stack.get(TARGET)


def next_step(state: UnicornState) -> None:
    """On to the step after this one (unstable-unicorns.effects.both); of two steps only one is done."""
    stack = state.stack
    code = state.deck.code
    pc = stack.get(PC) + WIDTH
    end = program_end(state)
    if pc < end and code[pc + LINK] == v.OR:
        pc = end
    if pc >= end or code[pc + PLACE] != v.FROM_THERE:
        stack.set(TARGET, NOBODY)
    stack.set(PC, pc)
    stack.set(LEFT, NOT_BEGUN)
    stack.set(FLAGS, stack.get(FLAGS) & ~(AGREED | DECIDED))


def fail_step(state: UnicornState) -> None:
    """A step cannot be done: left out (unstable-unicorns.impossible.skipped)."""
    state.set_flag(FAILED)
    next_step(state)


def give_up(state: UnicornState) -> None:
    """An optional step is left out; the first step of a program takes all others with it."""
    if step(state, LINK) == v.BEGIN:
        state.stack.pop()
    else:
        fail_step(state)


def next_player(state: UnicornState) -> None:
    """On to the next player of a round, or to the next step."""
    stack = state.stack
    who = step(state, WHO)
    turn = stack.get(ROUND) + 1
    if (who != v.EACH_PLAYER and who != v.EACH_OTHER_PLAYER) or turn >= state.seats:
        next_step(state)
        return
    stack.set(ROUND, turn)
    stack.set(LEFT, max(0, step(state, AMOUNT)))


def end_part(state: UnicornState, done: i64) -> None:
    """One player's part of a step is over; with nothing done, the step of a single player has failed."""
    who = step(state, WHO)
    if done == 0 and who != v.EACH_PLAYER and who != v.EACH_OTHER_PLAYER:
        state.set_flag(FAILED)
    next_player(state)

"""The end of a match: enough unicorns, or an empty deck."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monoceros.games.unstable_unicorns import arrivals
from monoceros.games.unstable_unicorns.scoring import letters
from monoceros.games.unstable_unicorns.state import (
    ALL_LOSE,
    ASK_OVER,
    DECK,
    ENOUGH,
    LETTERS,
    MOST,
    NOBODY,
    OVER,
    UnicornState,
)

IDLE_ROUNDS: Final[i64] = 2
"""Rounds of turns without anybody having had anything to decide."""
MOST_TURNS: Final[i64] = 1000
"""Several times as many as the deck has cards."""


def is_won(state: UnicornState) -> bool:
    """Whether somebody has won or the deck has run out; asked only when no effect is waiting.

    See unstable-unicorns.win.when. Enough unicorns win (unstable-unicorns.goal.unicorns), the active player
    before the others (unstable-unicorns.win.order); only then does an empty deck end the match
    (unstable-unicorns.win.deck-out-when), or a standstill.
    """
    distance: i64 = 0
    goal = state.profile.goal
    while distance < state.seats:
        seat: i64 = (state.active + distance) % state.seats
        if state.unicorns(seat) >= goal:
            state.ending = ENOUGH
            state.winner = seat
            return True
        distance += 1
    if state.table.size(DECK) > 0 and not _stands_still(state):
        return False
    _rank(state)
    return True


def _stands_still(state: UnicornState) -> bool:
    """Whether the match goes on and on, as cards of somebody's own box might make it.

    It then ends as with an empty deck (unstable-unicorns.win.standstill).
    """
    if state.idle <= IDLE_ROUNDS * state.seats and state.turns <= MOST_TURNS:
        return False
    state.tell_plain("standstill", "unstable-unicorns.win.standstill")
    return True


def _rank(state: UnicornState) -> None:
    """The most unicorns (unstable-unicorns.win.deck-out), then the most letters, then nobody.

    See unstable-unicorns.win.letters, unstable-unicorns.win.all-lose.
    """
    most: i64 = -1
    tied: i64 = 0
    longest: i64 = -1
    shared: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        count = state.unicorns(seat)
        length = letters(state, seat)
        if count > most:
            most = count
            tied = 0
            longest = -1
        if count == most:
            tied += 1
            if length > longest:
                longest = length
                shared = 0
                state.winner = seat
            if length == longest:
                shared += 1
        seat += 1
    if tied == 1:
        state.ending = MOST
    elif shared == 1:
        state.ending = LETTERS
    else:
        state.ending = ALL_LOSE
        state.winner = NOBODY


def finish(state: UnicornState) -> None:
    """Nobody can make another move."""
    state.phase = OVER
    state.batch = vec[i64]()
    state.touched = vec[i64]()
    state.barred = 0
    arrivals.end(state)
    while state.stack.depth() > 0:
        # Somebody has won in the middle of an effect; the rest of it does not happen.
        state.stack.pop()
    state.ask = ASK_OVER
    state.to_act = 0
    if state.ending == ENOUGH:
        state.tell_seat("win", "unstable-unicorns.win.first", state.winner)
    elif state.ending == MOST:
        state.tell_seat("win-most", "unstable-unicorns.win.deck-out", state.winner)
    elif state.ending == LETTERS:
        state.tell_seat("longest", "unstable-unicorns.win.letters", state.winner)
    else:
        state.tell_plain("all-lose", "unstable-unicorns.win.all-lose")

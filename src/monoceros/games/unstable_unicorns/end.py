"""The end of a match: enough unicorns, or an empty deck."""

from mypy_extensions import i64

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


def is_won(state: UnicornState) -> bool:
    """Whether somebody has won or the deck has run out; asked only when no effect is waiting.

    See unstable-unicorns.win.when. Enough unicorns win (unstable-unicorns.goal.unicorns), the active player
    before the others (unstable-unicorns.win.order); only then does an empty deck end the match
    (unstable-unicorns.win.deck-out-when).
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
    if state.table.size(DECK) > 0:
        return False
    _rank(state)
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
    state.ask = ASK_OVER
    state.to_act = 0
    if state.ending == ENOUGH:
        state.tell_seat("win", "unstable-unicorns.win.first", state.winner)
    elif state.ending == MOST:
        state.tell_seat("win-most", "unstable-unicorns.win.deck-out", state.winner)
    elif state.ending == LETTERS:
        state.tell_seat("longest", "unstable-unicorns.win.letters", state.winner)
    else:
        state.tell("all-lose", "unstable-unicorns.win.all-lose", {})

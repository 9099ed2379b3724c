"""Who has how many unicorns, and the letters where they decide."""

from mypy_extensions import i64

from monoceros.core.contract import seat_letter
from monoceros.core.wire import Outcome, Part, Score
from monoceros.games.unstable_unicorns.state import LETTERS, NOBODY, NOT_OVER, REASONS, UnicornState


def letters(state: UnicornState, seat: i64) -> i64:
    """The letters in the names of the unicorns that count in a stable (unstable-unicorns.win.letters)."""
    if state.in_costume(seat):
        return 0
    zone = state.stable(seat)
    count: i64 = 0
    place: i64 = 0
    while place < state.table.size(zone):
        kind = state.table.kind(zone, place)
        if state.deck.unicorn[kind]:
            count += state.deck.letters[kind]
        place += 1
    return count


def scores(state: UnicornState) -> list[int]:
    """What each stable counts."""
    return [int(state.unicorns(seat)) for seat in range(state.seats)]


def winners(state: UnicornState) -> list[int]:
    """Whoever won, or nobody."""
    return [int(state.winner)] if state.winner != NOBODY else []


def outcome(state: UnicornState) -> Outcome | None:
    """Who won and why, with the unicorns that counted, and the letters where they decided."""
    if state.ending == NOT_OVER:
        return None
    return Outcome(
        winners=winners(state),
        scores=[_score(state, seat) for seat in range(state.seats)],
        reason=REASONS[state.ending],
    )


def _score(state: UnicornState, seat: i64) -> Score:
    total = int(state.unicorns(seat))
    places: list[str] = []
    if total > 0:
        places = [
            seat_letter(int(seat)) + "/" + state.card_name(card)
            for card in state.table.cards_in(state.stable(seat))
            if state.deck.unicorn[state.deck.kinds[card]]
        ]
    parts = [Part(key="unicorns", points=total, places=places)]
    if state.ending >= LETTERS:
        length = int(letters(state, seat))
        parts.append(Part(key="letters", points=0, places=[str(length)], params={"letters": length}))
    return Score(seat=int(seat), total=total, parts=parts)

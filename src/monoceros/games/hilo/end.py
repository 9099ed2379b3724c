"""The end: at once, whoever's layout it is that lies open."""

from mypy_extensions import i64

from monoceros.games.hilo.deck import SIZE
from monoceros.games.hilo.state import ASK, LAYOUT, OVER, HiloState


def end(state: HiloState) -> i64:
    """All cards of a layout lie open: nobody acts any more (hilo.end.immediately, hilo.end.no-last-round).

    Everybody uncovers what is left, without any effect (hilo.end.uncover-rest).
    """
    state.step = OVER
    state.to_act = 0
    if state.events is not None:
        finisher: i64 = 0
        while state.hidden(finisher) != 0:
            finisher += 1
        state.tell("end", clause_of(state), {"seat": int(finisher)})
    seat: i64 = 0
    while seat < state.seats:
        place: i64 = 0
        while place < SIZE and state.hidden(seat) > 0:
            if state.is_hidden(seat, place):
                state.table.reveal(LAYOUT + seat, place)
                state.note_opened(seat)
                state.tell_place("uncover-rest", "hilo.end.uncover-rest", seat, place)
            place += 1
        seat += 1
    return ASK


def clause_of(state: HiloState) -> str:
    """What ended a match that is over: the last hidden card of somebody, or a swap (hilo.end.by-magic)."""
    return "hilo.end.by-magic" if state.by_magic else "hilo.end.immediately"

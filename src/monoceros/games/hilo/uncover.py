"""A hidden card of one's own is asked for: as a start card, after laying off, and by a phoenix."""

from mypy_extensions import i64

from monoceros.core.action_set import ActionSet
from monoceros.core.contract import Refusal
from monoceros.core.rng import Rng
from monoceros.games.hilo.actions import FLIP, SWAP, place_name
from monoceros.games.hilo.deck import ALL_PLACES
from monoceros.games.hilo.state import BURN, LANDED, LAYOUT, START, HiloState


def clause_of(state: HiloState) -> str:
    """What asks for the card, and lets nobody skip it."""
    if state.step == START:
        return "hilo.setup.start-card"
    return "hilo.phoenix.uncover" if state.step == BURN else "hilo.turn.discard-uncovers"


def why_not_uncover(state: HiloState, seat: i64, action: i64) -> Refusal | None:
    """Any card of the own layout that is still hidden, and nothing else.

    See hilo.setup.start-card, hilo.turn.discard-uncovers and hilo.phoenix.uncover.
    """
    if not FLIP <= action < SWAP:
        return Refusal(clause_of(state), {})
    place = action - FLIP
    if not state.is_hidden(seat, place):
        card = state.name(LAYOUT + seat, place)
        return Refusal(clause_of(state), {"card": card, "place": place_name(seat, place)})
    return None


def uncover_options(state: HiloState, seat: i64, found: ActionSet) -> None:
    """All hidden cards of the own layout; there is one, or the match would be over."""
    found.add_bits(FLIP, state.table.open_places(LAYOUT + seat) ^ ALL_PLACES)


def pick_uncover(state: HiloState, seat: i64, rng: Rng) -> i64:
    """One of them, each equally likely."""
    nth = rng.below(state.hidden(seat))
    place: i64 = 0
    while True:
        if state.is_hidden(seat, place):
            if nth == 0:
                return FLIP + place
            nth -= 1
        place += 1


def uncover(state: HiloState, seat: i64, spot: i64) -> i64:
    """Turn a card of the own layout face up, which may have an effect of its own (hilo.effects.chain).

    A start card is only chosen for now (`setup.choose`).
    """
    state.table.reveal(LAYOUT + seat, spot)
    state.note_opened(seat)
    state.tell_place("flip", clause_of(state), seat, spot)
    return LANDED + spot

"""The magician: one of your cards for one of somebody else's."""

from typing import Final

from mypy_extensions import i64

from monoceros.core.action_set import ActionSet
from monoceros.core.contract import Refusal
from monoceros.core.rng import Rng
from monoceros.core.table import EVERYONE
from monoceros.games.hilo.actions import (
    ACTION_COUNT,
    SWAP,
    place_name,
    swap_action,
    swap_place,
    swap_seat,
    swap_spot,
)
from monoceros.games.hilo.deck import MAGICIAN, SIZE
from monoceros.games.hilo.state import ASK, CAST, COMPLETE, LANDED, LAYOUT, NEXT_TURN, HiloState

MUST_SWAP: Final = "hilo.magician.must-swap"
NEVER_MAGICIANS: Final = "hilo.magician.never-magicians"


def cast(state: HiloState) -> i64:
    """A magician has come to lie open in the active seat's layout, and casts at once.

    He stays there afterwards like any other card (hilo.magician.stays). There is always a pair to swap while
    every layout has a hidden card; only where he casts as the last card of a layout may all others there be
    open magicians too, in a pack of one's own, and then his magic lapses (hilo.magician.lapse).
    """
    if state.hidden(state.active) == 0 and _swappable_places(state, state.active) == 0:
        return COMPLETE
    state.step = CAST
    return ASK


def why_not_swap(state: HiloState, seat: i64, action: i64) -> Refusal | None:
    """A card of one's own for one of another player at the table; magic may not be skipped.

    See hilo.magician.must-swap and hilo.magician.another-player.
    """
    if not SWAP <= action < ACTION_COUNT:
        return Refusal(MUST_SWAP, {})
    other = swap_seat(state.seats, seat, action)
    if other == seat:
        return Refusal("hilo.magician.another-player", {"seats": int(state.seats)})
    if not is_swappable(state, seat, swap_place(action)):
        return Refusal(NEVER_MAGICIANS, {"place": place_name(seat, swap_place(action))})
    if not is_swappable(state, other, swap_spot(action)):
        return Refusal(NEVER_MAGICIANS, {"place": place_name(other, swap_spot(action))})
    return None


def is_swappable(state: HiloState, seat: i64, place: i64) -> bool:
    """Any card, open or hidden (hilo.magician.open-or-hidden), but an open magician.

    See hilo.magician.never-magicians. A hidden magician may be swapped: barring it would tell what it is
    (hilo.magician.hidden-magicians).
    """
    card = state.table.card(LAYOUT + seat, place)
    return state.deck.role_of[card] != MAGICIAN or state.table.seen_by(card) != EVERYONE


def swap_options(state: HiloState, seat: i64, found: ActionSet) -> None:
    """Every swappable card of one's own for every swappable card of everybody else."""
    mine = _swappable_places(state, seat)
    distance: i64 = 1
    while distance < state.seats:
        other = (seat + distance) % state.seats
        theirs = _swappable_places(state, other)
        place: i64 = 0
        while place < SIZE:
            if mine >> place & 1:
                found.add_bits(swap_action(state.seats, seat, place, other, 0), theirs)
            place += 1
        distance += 1


def _swappable_places(state: HiloState, seat: i64) -> i64:
    """A bit for each place of a layout whose card may be swapped."""
    places: i64 = 0
    place: i64 = 0
    while place < SIZE:
        if is_swappable(state, seat, place):
            places |= 1 << place
        place += 1
    return places


def pick_swap(state: HiloState, seat: i64, rng: Rng) -> i64:
    """One of them, each equally likely: all pairs are legal, so each half may be drawn alone."""
    place = rng.below(SIZE)
    while not is_swappable(state, seat, place):
        place = rng.below(SIZE)
    while True:
        drawn = rng.below((state.seats - 1) * SIZE)
        other = (seat + 1 + drawn // SIZE) % state.seats
        if is_swappable(state, other, drawn % SIZE):
            return swap_action(state.seats, seat, place, other, drawn % SIZE)


def swap(state: HiloState, seat: i64, action: i64) -> i64:
    """Let the two cards trade places; each stays open or hidden (hilo.magician.stays-as-it-was).

    If that completes a layout, whoever's, the match ends (hilo.end.by-magic). Only an open card gained may
    have an effect: one gained hidden waits until it is uncovered (hilo.phoenix.hidden), and one given away
    does nothing for who gets it (hilo.phoenix.given-away).
    """
    place = swap_place(action)
    other = swap_seat(state.seats, seat, action)
    spot = swap_spot(action)
    given = not state.is_hidden(seat, place)
    got = not state.is_hidden(other, spot)
    state.table.exchange(LAYOUT + seat, place, LAYOUT + other, spot)
    # Somebody may be left without an open card, and plays on all the same (hilo.layout.no-open-card).
    if given and not got:
        state.note_covered(seat)
        state.note_opened(other)
    elif got and not given:
        state.note_opened(seat)
        state.note_covered(other)
    if state.events is not None:
        state.tell(
            "swap",
            MUST_SWAP,
            {
                "seat": int(seat),
                "place": int(place) + 1,
                "other": int(other),
                "spot": int(spot) + 1,
                "got": state.name(LAYOUT + seat, place) if got else None,
                "given": state.name(LAYOUT + other, spot) if given else None,
            },
        )
    if state.hidden(seat) == 0 or state.hidden(other) == 0:
        state.by_magic = True
        return COMPLETE
    return LANDED + place if got else NEXT_TURN

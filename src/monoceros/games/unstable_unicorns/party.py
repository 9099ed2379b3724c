"""The two party variants: a new hand once in a match, and naming somebody after three Neigh cards.

They are off unless the host of a table for adults switches one on (unstable-unicorns.party.adults). What a
variant calls out besides is told where it happens, in `hands.py` and `stables.py`; what people make of it is
their own affair (unstable-unicorns.party.calls).
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from monoceros.core.wire import Value
from monoceros.games.unstable_unicorns import actions as a
from monoceros.games.unstable_unicorns import arrivals
from monoceros.games.unstable_unicorns.editions import PARTY_OFF
from monoceros.games.unstable_unicorns.hands import discard_hand, draw_some
from monoceros.games.unstable_unicorns.state import (
    ASK_ACTION,
    ASK_CALL,
    ASK_EITHER,
    ASK_FOAL,
    ASK_HAND,
    ASK_MAY,
    ASK_NOTHING,
    ASK_USE,
    OWNER,
    UnicornState,
)

# A new hand


def why_not_swap(state: UnicornState, seat: i64) -> str:
    """The clause that forbids changing one's whole hand, or an empty string.

    Once in a match, before one's action, with a card in hand; or whenever one is asked anything, if the table
    reads it so (unstable-unicorns.party.swap-when-asked).
    """
    if state.profile.party == PARTY_OFF:
        return "unstable-unicorns.party.adults"
    if state.swapped >> seat & 1:
        return "unstable-unicorns.party.swap"
    asked = state.ask == ASK_ACTION or (state.profile.readings.swap_when_asked and state.ask != ASK_FOAL)
    return "" if asked and state.hand_size(seat) > 0 else "unstable-unicorns.party.swap-when"


def swap(state: UnicornState, seat: i64) -> None:
    """Discard the whole hand and draw as many cards."""
    if state.stack.depth() == 0 or _is_about_hand(state.ask):
        # What is asked hangs on the hand, so it is looked at anew.
        state.ask = ASK_NOTHING
        state.to_act = 0
    state.swapped |= 1 << seat
    state.tell_count("swap", "unstable-unicorns.party.swap", seat, state.hand_size(seat))
    draw_some(state, seat, discard_hand(state, seat), "unstable-unicorns.party.swap")
    if seat == state.active:
        arrivals.end_effect(state)  # No start effect brought the new hand (unstable-unicorns.start.arrivals).


def _is_about_hand(ask: i64) -> bool:
    """Whether a question in the middle of an effect may have other answers, or none, with another hand."""
    return ask == ASK_USE or ask == ASK_MAY or ask == ASK_HAND or ask == ASK_EITHER


# Naming somebody


def ask_to_name(state: UnicornState) -> None:
    """Whoever's card came through after three Neigh cards may name somebody."""
    state.question(ASK_CALL, state.stack.get(OWNER))


def why_not_name(state: UnicornState, action: i64) -> str:
    """The clause that forbids an answer to whom to name, or an empty string; anybody, or nobody."""
    if action == a.NO or a.PLAYER <= action < a.PLAYER + state.seats:
        return ""
    return "unstable-unicorns.party.sip-neighs"


def name_options(state: UnicornState) -> vec[i64]:
    """Nobody, or one of the players."""
    found = append(vec[i64](), a.NO)
    distance: i64 = 0
    while distance < state.seats:
        found = append(found, a.PLAYER + distance)
        distance += 1
    return found


def name(state: UnicornState, seat: i64, action: i64) -> None:
    """Call it out."""
    state.stack.pop()
    if action != a.NO and state.events is not None:
        other = a.player_seat(state.seats, seat, action)
        params: dict[str, Value] = {"seat": int(seat), "other": int(other)}
        state.tell("sip-named", "unstable-unicorns.party.sip-neighs", params)

"""The phoenix: one more card is uncovered."""

from typing import Final

from mypy_extensions import i64

from monoceros.core.contract import Refusal
from monoceros.games.hilo.actions import FLIP, SWAP
from monoceros.games.hilo.state import ASK, BURN, LANDED, LAYOUT, HiloState

UNCOVERS: Final = "hilo.phoenix.uncover"


def burn(state: HiloState) -> i64:
    """An open phoenix has come into the active seat's layout: one more card is to be uncovered.

    It does not matter whether it was placed, uncovered or gained by magic (hilo.phoenix.uncover,
    hilo.phoenix.swapped-in).
    """
    state.step = BURN
    return ASK


def why_not_uncover(state: HiloState, seat: i64, action: i64) -> Refusal | None:
    """A phoenix asks for a card that is still hidden, and may not be skipped (hilo.phoenix.uncover)."""
    if not FLIP <= action < SWAP:
        return Refusal(UNCOVERS, {})
    if not state.is_hidden(seat, action - FLIP):
        return state.open_already(UNCOVERS, seat, action - FLIP)
    return None


def uncover_options(state: HiloState, seat: i64) -> list[int]:
    """Any hidden card of the own layout; there is one, or the match would be over."""
    return state.hidden_flips(seat)


def uncover(state: HiloState, seat: i64, spot: i64) -> i64:
    """Turn a card of the own layout face up, which may have an effect of its own (hilo.effects.chain)."""
    state.table.reveal(LAYOUT + seat, spot)
    state.note_opened(seat)
    state.tell_card("flip", UNCOVERS, seat, spot)
    return LANDED + spot

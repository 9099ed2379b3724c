"""The phoenix: one more card is uncovered."""

from mypy_extensions import i64

from monoceros.games.hilo.state import ASK, BURN, HiloState


def burn(state: HiloState) -> i64:
    """An open phoenix has come into the active seat's layout: one more card is to be uncovered.

    It does not matter whether it was placed, uncovered or gained by magic (hilo.phoenix.uncover,
    hilo.phoenix.swapped-in). Which card, see `uncover.py`.
    """
    state.step = BURN
    return ASK

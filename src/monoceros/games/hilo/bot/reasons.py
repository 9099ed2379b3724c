"""Why a move of HiLo may be good, in one thought."""

from typing import Final

from mypy_extensions import i64

from monoceros.core.guide import Reason
from monoceros.core.wire import Value
from monoceros.games.hilo.actions import DISCARD, DRAW, FLIP, SWAP, TAKE
from monoceros.games.hilo.bot.evaluate import Evaluation
from monoceros.games.hilo.state import START, HiloState

TELLING: Final = 0.5
"""Coins from which on a gain is worth naming."""


def reason(evaluation: Evaluation, state: HiloState, seat: i64, action: i64) -> Reason:
    """What speaks for an action, in coins."""
    if state.step == START:
        return Reason("hint-all-alike", {})
    if action == DISCARD:
        return Reason("hilo-hint-lay-off", {})
    if FLIP <= action < SWAP:
        return Reason("hilo-hint-uncover", {})
    gain = evaluation.gain(state, seat, action)
    coins: dict[str, Value] = {"coins": max(1, round(gain))}
    if action == TAKE:
        return Reason("hilo-hint-take", coins)
    if action == DRAW:
        return Reason("hilo-hint-draw", coins)
    if action < FLIP and evaluation.ends(state, seat, action):
        ahead = evaluation.is_ahead_after(state, seat, action)
        return Reason("hilo-hint-end" if ahead else "hilo-hint-end-behind", {})
    if gain < TELLING:
        return Reason("hilo-hint-harmless", {})
    return Reason("hilo-hint-swap" if action >= SWAP else "hilo-hint-place", coins)

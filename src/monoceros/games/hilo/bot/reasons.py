"""Why a move of HiLo may be good, in one thought."""

from typing import Final

from mypy_extensions import i64

from monoceros.core.guide import Reason
from monoceros.core.wire import Value
from monoceros.games.hilo.actions import DISCARD, DRAW, FLIP, PLACE, SWAP, TAKE
from monoceros.games.hilo.bot.evaluate import Evaluation
from monoceros.games.hilo.scoring import layout_score, open_layout
from monoceros.games.hilo.state import HELD, START, HiloState

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
    if action >= SWAP:
        return Reason("hilo-hint-swap", coins) if gain >= TELLING else Reason("hilo-hint-harmless", {})
    return _placed(state, seat, action - PLACE, coins if gain >= TELLING else {})


def _placed(state: HiloState, seat: i64, place: i64, coins: dict[str, Value]) -> Reason:
    """What speaks for laying the held card here: now, later, or what it does not cost."""
    before = open_layout(state, seat)
    after = before[:]
    after[place] = state.deck.face_of[state.table.card(HELD, 0)]
    now = int(layout_score(after) - layout_score(before))
    if now > 0:
        return Reason("hilo-hint-now", {"coins": now})
    if coins:
        return Reason("hilo-hint-place", coins)
    if now < 0:
        return Reason("hilo-hint-harmless", {})
    return Reason("hilo-hint-over-hidden" if state.is_hidden(seat, place) else "hilo-hint-over-idle", {})

"""What a viewer sees of a match of HiLo, built by whitelist."""

from mypy_extensions import i64

from monoceros.games.hilo.scoring import open_scores
from monoceros.games.hilo.state import (
    DISCARD_PILE,
    DRAW_PILE,
    HELD,
    LAYOUT,
    STEP_NAMES,
    TAKEN,
    HiloState,
)
from monoceros.games.hilo.view import Held, HiloView


def view_of(state: HiloState, viewer: i64) -> HiloView:
    """What this viewer may know: piles by size, cards face down for all who may not know them."""
    seats = int(state.seats)
    held: Held | None = None
    if state.table.size(HELD):
        card = state.names(HELD, viewer)[0]
        held = Held(seat=int(state.active), card=card, taken=state.step == TAKEN)
    return HiloView(
        game="hilo",
        seats=seats,
        you=int(viewer) if viewer < seats else None,
        n=int(state.n),
        to_act=state.asked(int(viewer)),
        step=STEP_NAMES[state.step],
        active=int(state.active),
        starter=int(state.starter),
        layouts=[state.names(zone, viewer) for zone in range(LAYOUT, LAYOUT + state.seats)],
        discard=state.names(DISCARD_PILE, viewer),
        draw=int(state.table.size(DRAW_PILE)),
        held=held,
        chosen=state.chosen_numbers(),
        coins=open_scores(state),
        stock=state.deck.stock.copy(),
    )

"""What a viewer is sent of a match of HiLo."""

from monoceros.core.wire import Struct, View
from monoceros.games.hilo.state import (
    DISCARD_PILE,
    DRAW_PILE,
    HELD,
    LAYOUT,
    NOT_CHOSEN,
    STEP_NAMES,
    TAKEN,
    HiloState,
)


class Held(Struct, frozen=True):
    """The card somebody has taken or drawn and not yet laid; its kind only for those who may know."""

    seat: int
    card: str | None
    taken: bool


class HiloView(View, frozen=True):
    """A table of HiLo as one viewer sees it. Cards are keys of the card pack, None is face down.

    `step` says what is asked for: start, turn, taken, drawn, uncover, phoenix, cast or over. `chosen` are
    the start cards picked so far, `coins` what each layout's open cards are worth, `stock` how many
    cards of each kind the deck holds - public, it is printed in the rules.
    """

    step: str
    active: int
    starter: int
    layouts: list[list[str | None]]
    discard: list[str | None]
    draw: int
    held: Held | None
    chosen: list[int | None]
    coins: list[int]
    stock: dict[str, int]


def view_of(state: HiloState, viewer: int) -> HiloView:
    """What this viewer may know: piles by size, cards face down for all who may not know them."""
    seats = range(int(state.seats))
    held: Held | None = None
    if state.table.size(HELD):
        card = state.names(HELD, viewer)[0]
        held = Held(seat=int(state.active), card=card, taken=state.step == TAKEN)
    chosen = [int(state.chosen(seat)) for seat in seats]
    return HiloView(
        game="hilo",
        seats=len(seats),
        you=viewer if viewer < len(seats) else None,
        n=int(state.n),
        to_act=state.asked(viewer),
        step=STEP_NAMES[state.step],
        active=int(state.active),
        starter=int(state.starter),
        layouts=[state.names(LAYOUT + seat, viewer) for seat in seats],
        discard=state.names(DISCARD_PILE, viewer),
        draw=int(state.table.size(DRAW_PILE)),
        held=held,
        chosen=[place + 1 if place != NOT_CHOSEN else None for place in chosen],
        coins=state.scores(),
        stock=dict(zip(state.deck.names, state.deck.copies, strict=True)),
    )

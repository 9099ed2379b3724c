"""The shapes in which a viewer is sent a match of HiLo. `sight.py` fills them."""

from typing import Literal

from monoceros.core.wire import Struct, View


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

    game: Literal["hilo"]
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

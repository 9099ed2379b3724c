"""A turn: a card from one of the piles, a place for it, or a hidden card uncovered instead."""

from typing import Final

from mypy_extensions import i64

from monoceros.core.action_set import ActionSet
from monoceros.core.contract import Refusal
from monoceros.core.table import EVERYONE
from monoceros.games.hilo.actions import DISCARD, DRAW, FLIP, PLACE, TAKE
from monoceros.games.hilo.state import (
    ASK,
    DISCARD_PILE,
    DRAW_PILE,
    DRAWN,
    HELD,
    LANDED,
    LAYOUT,
    TAKEN,
    TURN,
    UNCOVER,
    HiloState,
)

TWO_ACTIONS: Final = "hilo.turn.two-actions"
MUST_PLACE: Final = "hilo.turn.take-must-place"
DRAW_CHOICES: Final = "hilo.turn.draw-choices"


def begin_turn(state: HiloState, seat: i64) -> i64:
    """From now on it is this seat's turn."""
    state.active = seat
    state.step = TURN
    state.to_act = 1 << seat
    return ASK


# Take or draw.


def why_not_begin(action: i64) -> Refusal | None:
    """A turn begins by taking or drawing, and by nothing else (hilo.turn.two-actions)."""
    return None if action == TAKE or action == DRAW else Refusal(TWO_ACTIONS, {})


def begin_options(found: ActionSet) -> None:
    """Both: neither pile is ever empty at the beginning of a turn."""
    found.add_run(TAKE, DRAW + 1)


def take(state: HiloState, seat: i64) -> i64:
    """Take the top card of the discard pile, which everybody has seen (hilo.turn.take)."""
    table = state.table
    table.move(DISCARD_PILE, table.top(DISCARD_PILE), HELD, EVERYONE)
    state.step = TAKEN
    if state.events is not None:
        state.tell("take", "hilo.turn.take", {"seat": int(seat), "card": state.name(HELD, 0)})
    return ASK


def draw(state: HiloState, seat: i64) -> i64:
    """Draw the top card of the draw pile and look at it alone (hilo.turn.draw)."""
    table = state.table
    table.move(DRAW_PILE, table.top(DRAW_PILE), HELD, 1 << seat)
    state.step = DRAWN
    if state.events is not None:
        card = state.name(HELD, 0)
        state.tell("draw", "hilo.turn.draw", {"seat": int(seat)}, {"card": card}, 1 << seat)
    if table.size(DRAW_PILE) == 0:
        _reshuffle(state)
    return ASK


def _reshuffle(state: HiloState) -> None:
    """The discard pile becomes the new draw pile (hilo.pile.reshuffle).

    At once and as a whole: the next card laid off begins the new discard pile (hilo.pile.reshuffle-moment).
    """
    table = state.table
    table.gather(DISCARD_PILE, DRAW_PILE)
    table.shuffle(DRAW_PILE, state.rng)
    if state.events is not None:
        state.tell("reshuffle", "hilo.pile.reshuffle", {"cards": int(table.size(DRAW_PILE))})


# Place it or lay it off.


def why_not_place(state: HiloState, action: i64) -> Refusal | None:
    """A held card may go anywhere into the own layout; only a drawn one may be laid off instead.

    See hilo.turn.take-must-place and hilo.turn.draw-choices.
    """
    if state.step == TAKEN:
        return None if PLACE <= action < FLIP else Refusal(MUST_PLACE, {})
    return None if DISCARD <= action < FLIP else Refusal(DRAW_CHOICES, {})


def place_options(state: HiloState, found: ActionSet) -> None:
    """All places; for a drawn card the discard pile too."""
    found.add_run(PLACE if state.step == TAKEN else DISCARD, FLIP)


def place(state: HiloState, seat: i64, spot: i64) -> i64:
    """Lay the held card open in the place of another one, which goes on the discard pile.

    The one replaced may be open or hidden (hilo.turn.take, hilo.turn.draw-choices); everybody sees it now,
    and it has no effect there (hilo.effects.not-in-discard). All others stay where they are
    (hilo.layout.fixed).
    """
    if state.is_hidden(seat, spot):
        state.note_opened(seat)
    state.table.replace(HELD, 0, LAYOUT + seat, spot, DISCARD_PILE, EVERYONE)
    if state.events is not None:
        state.tell(
            "place",
            "hilo.turn.take" if state.step == TAKEN else DRAW_CHOICES,
            {
                "seat": int(seat),
                "place": int(spot) + 1,
                "card": state.name(LAYOUT + seat, spot),
                "out": state.name(DISCARD_PILE, state.table.top(DISCARD_PILE)),
            },
        )
    return LANDED + spot


def lay_off(state: HiloState, seat: i64) -> i64:
    """Lay the drawn card on the discard pile, where it has no effect (hilo.effects.not-in-discard).

    A card must be uncovered instead (hilo.turn.discard-uncovers): which one, see `uncover.py`.
    """
    table = state.table
    table.move(HELD, 0, DISCARD_PILE, EVERYONE)
    state.step = UNCOVER
    if state.events is not None:
        card = state.name(DISCARD_PILE, table.top(DISCARD_PILE))
        state.tell("discard", DRAW_CHOICES, {"seat": int(seat), "card": card})
    return ASK

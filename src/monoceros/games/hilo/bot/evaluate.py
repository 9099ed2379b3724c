"""What moves of HiLo are worth to a seat that cannot see all cards: the one place that reckons it.

The bot that plays by eye, the playouts and priors of the search, hints and reasons all ask here.
"""

from typing import Final

from mypy_extensions import i64

from monoceros.games.hilo.actions import (
    DISCARD,
    DRAW,
    FLIP,
    PLACE,
    SWAP,
    swap_place,
    swap_seat,
    swap_spot,
)
from monoceros.games.hilo.bot.layouts import Layout, Prices
from monoceros.games.hilo.deck import PHOENIX, HiloDeck
from monoceros.games.hilo.state import DISCARD_PILE, HELD, TURN, HiloState

SPOIL: Final = 0.35
"""What it is worth to take a coin away from another player, in own coins."""
NO_LOSS: Final = 0.5
"""What it is worth to uncover a card that a magician spoils rather than one that promises something."""
NO_SEAT: Final[i64] = -1


class Evaluation:
    """All layouts of a match, as one seat reckons that has not seen some cards."""

    def __init__(self, deck: HiloDeck) -> None:
        self.deck = deck
        self.prices = Prices(deck, deck.copies, 0.0)
        self.layouts: list[Layout] = []

    def look(self, state: HiloState, viewer: i64) -> None:
        """Think about this situation with the eyes of this viewer."""
        unseen = self.deck.copies[:]
        for card in range(self.deck.size):
            if state.table.knows(viewer, card):
                unseen[self.deck.kinds[card]] -= 1
        self.prices = Prices(self.deck, unseen, float(state.n) / (2.0 * float(state.seats)))
        self.layouts = [Layout(self.prices) for _ in range(state.seats)]
        self.read(state)

    def read(self, state: HiloState) -> None:
        """Go over to another state of the match looked at: the prices stay as they were."""
        seat: i64 = 0
        while seat < state.seats:
            self.layouts[seat].read(state, seat)
            seat += 1

    def follow(self, state: HiloState, seat: i64, action: i64) -> None:
        """Keep the layouts up to date after an action."""
        if action >= SWAP:
            other = swap_seat(state.seats, seat, action)
            spot = swap_spot(action)
            self.layouts[other].lay(spot, state.open_kind(other, spot))
            place = swap_place(action)
        elif action >= FLIP:
            place = action - FLIP
        elif action >= PLACE:
            place = action - PLACE
        else:
            return
        self.layouts[seat].lay(place, state.open_kind(seat, place))

    # What moves bring.

    def gains(self, state: HiloState, seat: i64, legal: list[int]) -> list[float]:
        """What each legal action brings this seat, in coins; 0 for start cards, which are all alike."""
        mine = self.layouts[seat]
        if state.step == TURN:
            mine.best_place(lying(state))
            return [mine.best, mine.draw_gain()]
        return [self.gain(state, seat, action) for action in legal]

    def gain(self, state: HiloState, seat: i64, action: i64) -> float:
        """What one action brings this seat, in coins."""
        mine = self.layouts[seat]
        if action >= SWAP:
            return self._own_gain(state, seat, action) - SPOIL * self._other_gain(state, seat, action)
        if action >= FLIP:
            # A card that is spoiled anyway keeps the promise of the others.
            return NO_LOSS if mine.is_spoiled(action - FLIP) else 0.0
        if action >= PLACE:
            return mine.gain(action - PLACE, held(state))
        if action == DISCARD:
            return 0.0
        if action == DRAW:
            return mine.draw_gain()
        mine.best_place(lying(state))
        return mine.best

    def _own_gain(self, state: HiloState, seat: i64, action: i64) -> float:
        other = swap_seat(state.seats, seat, action)
        return self.layouts[seat].gain(swap_place(action), state.open_kind(other, swap_spot(action)))

    def _other_gain(self, state: HiloState, seat: i64, action: i64) -> float:
        other = swap_seat(state.seats, seat, action)
        return self.layouts[other].gain(swap_spot(action), state.open_kind(seat, swap_place(action)))

    # The end.

    def ends(self, state: HiloState, seat: i64, action: i64) -> bool:
        """Whether an action with a held card or a swap ends the match, itself or by what must follow."""
        hidden = state.hidden(seat)
        if action >= SWAP:
            other = swap_seat(state.seats, seat, action)
            given = state.is_hidden(seat, swap_place(action))
            got = state.is_hidden(other, swap_spot(action))
            return (hidden == 1 and given and not got) or (state.hidden(other) == 1 and got and not given)
        if action == DISCARD:
            return hidden == 1
        if not PLACE <= action < FLIP:
            return False
        left = hidden - 1 if state.is_hidden(seat, action - PLACE) else hidden
        # A phoenix uncovers the last card.
        return left == 0 or (left == 1 and self.deck.roles[held(state)] == PHOENIX)

    def is_ahead_after(self, state: HiloState, seat: i64, action: i64) -> bool:
        """Whether this seat can expect the most coins, alone or together, if this action ends the match."""
        if action >= SWAP:
            gain = self._own_gain(state, seat, action)
            other = swap_seat(state.seats, seat, action)
            return self.is_ahead(seat, gain, other, self._other_gain(state, seat, action))
        if not PLACE <= action < FLIP:
            return self.is_ahead(seat, 0.0)
        mine = self.layouts[seat]
        gain = mine.gain(action - PLACE, held(state))
        if mine.casts(action - PLACE, held(state)):
            # It is over before he casts.
            gain -= self.prices.spell
        return self.is_ahead(seat, gain)

    def is_ahead(self, seat: i64, gain: float, other: i64 = NO_SEAT, change: float = 0.0) -> bool:
        """Whether nobody expects more coins than this seat with its gain, and another one with a change."""
        mine = self.layouts[seat].worth() + gain
        player: i64 = 0
        while player < len(self.layouts):
            if player != seat:
                theirs = self.layouts[player].worth()
                if player == other:
                    theirs += change
                if theirs > mine:
                    return False
            player += 1
        return True

    def worths(self, state: HiloState) -> list[float]:
        """The coins everybody can expect as it lies."""
        return [self.layouts[seat].worth() for seat in range(state.seats)]


def lying(state: HiloState) -> i64:
    """The kind of the open card on the discard pile."""
    return state.table.kind(DISCARD_PILE, state.table.top(DISCARD_PILE))


def held(state: HiloState) -> i64:
    """The kind of the card the active seat holds."""
    return state.table.kind(HELD, 0)

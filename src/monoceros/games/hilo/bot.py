"""A bot that plays HiLo with its head.

It knows the view it is handed and the deck printed in the rules, nothing else.
"""

from typing import Final

from mypy_extensions import i64

from monoceros.core.contract import Bot
from monoceros.core.rng import Rng
from monoceros.core.table import UNKNOWN
from monoceros.core.wire import View
from monoceros.games.hilo.actions import (
    DISCARD,
    FLIP,
    PLACE,
    swap_place,
    swap_seat,
    swap_spot,
)
from monoceros.games.hilo.appraisal import Appraisal
from monoceros.games.hilo.deck import COLUMNS, LAYOUT_SIZE, MAGICIAN, PHOENIX, HiloDeck
from monoceros.games.hilo.view import HiloView

SPOIL: Final = 0.35
"""What it is worth to take a coin away from another player, in own coins."""
END: Final = 30.0
"""What winning or losing by ending the game now outweighs, in coins."""


class HeuristicBot(Bot):
    """Takes, draws, places and swaps for the greatest expected gain, and ends the game when ahead."""

    def __init__(self, deck: HiloDeck) -> None:
        self.deck = deck
        self.kind_of = {name: kind for kind, name in enumerate(deck.names)}

    def choose(self, view: View, legal: list[int], rng: Rng) -> int:
        """The legal action with the greatest expected gain."""
        assert isinstance(view, HiloView)
        if view.step == "start" or len(legal) == 1:
            return legal[rng.below(len(legal))]
        gains = self.gains(view, legal)
        best = 0
        ties: i64 = 1
        for at in range(1, len(legal)):
            if gains[at] > gains[best]:
                best = at
                ties = 1
            elif gains[at] == gains[best]:
                ties += 1
                if rng.below(ties) == 0:
                    best = at
        return legal[best]

    def gains(self, view: HiloView, legal: list[int]) -> list[float]:
        """What each legal action can be expected to bring, in coins; never for start cards, all alike."""
        assert view.you is not None
        layouts = [self._kinds(layout) for layout in view.layouts]
        appraisal = Appraisal(self.deck, self._unseen(view, layouts), view.n / (2.0 * view.seats))
        return self._gains(view, view.you, legal, layouts, appraisal)

    def _kinds(self, names: list[str | None]) -> list[int]:
        return [self.kind_of[name] if name is not None else UNKNOWN for name in names]

    def _unseen(self, view: HiloView, layouts: list[list[int]]) -> list[int]:
        unseen = [view.stock[name] for name in self.deck.names]
        seen = self._kinds(view.discard)
        for layout in layouts:
            seen = seen + layout
        if view.held is not None and view.held.card is not None:
            seen.append(self.kind_of[view.held.card])
        for kind in seen:
            if kind != UNKNOWN:
                unseen[kind] -= 1
        return unseen

    def _gains(
        self,
        view: HiloView,
        you: int,
        legal: list[int],
        layouts: list[list[int]],
        appraisal: Appraisal,
    ) -> list[float]:
        mine = layouts[you]
        now = appraisal.worth(mine)
        if view.step == "turn":
            return self._turn_gains(view, mine, now, appraisal)
        worths = [appraisal.worth(layout) for layout in layouts]
        if view.step == "cast":
            return [self._swap_gain(you, action, layouts, worths, appraisal) for action in legal]
        rivals = [worths[seat] for seat in range(view.seats) if seat != you]
        held: i64 = UNKNOWN
        if view.held is not None and view.held.card is not None:
            held = self.kind_of[view.held.card]
        gains: list[float] = []
        for action in legal:
            if action == DISCARD:
                gains.append(self._flip_gain(mine, now, rivals))
            elif action < FLIP:
                gains.append(self._place_gain(mine, action - PLACE, held, now, appraisal, rivals))
            else:
                gains.append(self._void_first(mine, action - FLIP))
        return gains

    def _turn_gains(self, view: HiloView, mine: list[int], now: float, appraisal: Appraisal) -> list[float]:
        top = view.discard[-1]
        assert top is not None
        take, _ = appraisal.best_place(mine, self.kind_of[top], now)
        draw = 0.0
        for kind in range(len(appraisal.unseen)):
            if appraisal.unseen[kind]:
                gain, _ = appraisal.best_place(mine, kind, now)
                draw += max(gain, 0.0) * appraisal.unseen[kind] / float(appraisal.total)
        return [take, draw]

    def _ending(self, mine: float, rivals: list[float]) -> float:
        return END if mine >= max(rivals) else -END

    def _flip_gain(self, mine: list[int], now: float, rivals: list[float]) -> float:
        """Uncovering shows on average what was expected; as the last hidden card it ends the game."""
        if mine.count(UNKNOWN) == 1:
            return self._ending(now, rivals)
        return 0.0

    def _place_gain(
        self,
        mine: list[int],
        place: i64,
        held: i64,
        now: float,
        appraisal: Appraisal,
        rivals: list[float],
    ) -> float:
        after = mine[:]
        after[place] = held
        worth = appraisal.worth(after)
        hidden = after.count(UNKNOWN)
        if hidden == 0:
            return worth - now + self._ending(worth, rivals)
        if hidden == 1 and self.deck.roles[held] == PHOENIX:
            return worth - now + self._ending(worth, rivals)
        return worth - now

    def _void_first(self, mine: list[int], place: i64) -> float:
        """Which hidden card to uncover: one that a magician spoils anyway keeps the others' promise."""
        partner = mine[(place + COLUMNS) % LAYOUT_SIZE]
        if partner != UNKNOWN and self.deck.roles[partner] == MAGICIAN:
            return 1.0
        return 0.0

    def _swap_gain(
        self,
        you: int,
        action: i64,
        layouts: list[list[int]],
        worths: list[float],
        appraisal: Appraisal,
    ) -> float:
        other = swap_seat(len(layouts), you, action)
        place = swap_place(action)
        spot = swap_spot(action)
        mine = layouts[you][:]
        theirs = layouts[other][:]
        mine[place] = layouts[other][spot]
        theirs[spot] = layouts[you][place]
        worth = appraisal.worth(mine)
        left = appraisal.worth(theirs)
        gain = worth - worths[you] + SPOIL * (worths[other] - left)
        if mine.count(UNKNOWN) == 0 or theirs.count(UNKNOWN) == 0:
            rivals = [worths[seat] for seat in range(len(layouts)) if seat != you and seat != other]
            gain += self._ending(worth, [*rivals, left])
        return gain

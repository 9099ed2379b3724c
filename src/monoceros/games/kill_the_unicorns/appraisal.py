"""What unicorns are worth to a herd that is still growing, and how likely a hunt is to be won.

Everything is read from a view. Hunters whose cards nobody can see are taken to lay any of the cards they can
still have, each as likely.
"""

from typing import Final

from mypy_extensions import i64

from monoceros.games.kill_the_unicorns.board import HIGHEST, LOWEST
from monoceros.games.kill_the_unicorns.deck import (
    COLOUR_COUNT,
    COLOUR_NAMES,
    COUNTS,
    HAND_SIZE,
    MASKS,
    NO_COLOUR,
    HuntDeck,
)
from monoceros.games.kill_the_unicorns.profile import Profile
from monoceros.games.kill_the_unicorns.scoring import best_points
from monoceros.games.kill_the_unicorns.view import KillTheUnicornsView, Unicorn

PROMISE: Final = [0.0, 1.3, 3.2, 6.0, 9.2, 12.5]
"""What so many of a colour are worth while many more may come: more than the points they bring now."""
MOST_TOTAL: Final = 40
JOINS: Final = 0.8
"""How likely somebody who can still take part in a hunt will."""


class Herd:
    """A herd as numbers: unicorns of each colour, bicorns double, and the points they carry."""

    def __init__(self, counts: list[int], points: int) -> None:
        self.counts = counts
        self.points = points

    def plus(self, colour: i64, points: i64, times: i64) -> "Herd":
        """The herd with a unicorn more, or for a negative number of times with one less."""
        counts = self.counts[:]
        counts[colour] += times
        return Herd(counts, self.points + points)


def colour_number(name: str | None) -> int:
    """A colour of the view as a number."""
    return COLOUR_NAMES.index(name) if name is not None else int(NO_COLOUR)


def read_herd(unicorns: list[Unicorn]) -> Herd:
    """A herd of the view."""
    herd = Herd([0] * (int(COLOUR_COUNT) + 1), 0)
    for unicorn in unicorns:
        herd = herd.plus(colour_number(unicorn.colour), unicorn.points, 2 if unicorn.twice else 1)
    return herd


class Appraisal:
    """Worths at one table. `late` goes from 0 to 1 in the course of a match."""

    def __init__(self, deck: HuntDeck, profile: Profile) -> None:
        self.deck = deck
        self.profile = profile
        self.late = 0.0
        self.value_of: dict[str, int] = {}
        for at in range(HAND_SIZE):
            kind = deck.kinds[int(deck.hunt_base) + at]
            self.value_of[deck.names[kind]] = deck.hand_values[at]
        self.stars_of: dict[str, int] = {}
        self.colour_of: dict[str, int] = {}
        for card in range(int(deck.unicorns)):
            name = deck.names[deck.kinds[card]]
            self.stars_of[name] = deck.stars[card]
            self.colour_of[name] = deck.colours[card]
        self._below: list[list[float]] = [[] for _ in range(MASKS * COUNTS)]

    def attend(self, view: KillTheUnicornsView) -> None:
        """Take in how far the match has come."""
        done = float(max(0, view.round - 1) * 4 + max(0, view.hunt - 1))
        self.late = min(1.0, done / 15.0)

    def worth(self, herd: Herd) -> float:
        """What a herd is worth: its points now, and early in the match what its colours promise."""
        points = float(best_points(herd.counts, further_sets=self.profile.further_sets))
        promise = 0.0
        colour: i64 = 0
        while colour < COLOUR_COUNT:
            promise += PROMISE[min(5, max(0, herd.counts[colour]))]
            colour += 1
        return float(herd.points) + self.late * points + (1.0 - self.late) * max(points, promise)

    def gain(self, herd: Herd, colour: i64, points: i64, times: i64) -> float:
        """What a unicorn more is worth to a herd."""
        return self.worth(herd.plus(colour, points, times)) - self.worth(herd)

    def prize_gain(self, herd: Herd, card: str) -> float:
        """What a unicorn of the row is worth to a herd."""
        return self.gain(herd, self.colour_of[card], self.stars_of[card], 1)

    # Hunts

    def hand_mask(self, cards: list[str | None]) -> int:
        """Known hunt cards as a canonical mask."""
        mask = 0
        for card in cards:
            if card is not None:
                at = self.deck.hand_values.index(self.value_of[card])
                while mask >> at & 1:
                    at += 1
                mask |= 1 << at
        return mask

    def rest_mask(self, spent: list[str | None]) -> int:
        """The hunt cards somebody can still have, given those they have spent openly."""
        rest = MASKS - 1
        for card in spent:
            if card is not None:
                at = self.deck.hand_values.index(self.value_of[card])
                while rest >> at & 1 == 0:
                    at += 1
                rest &= ~(1 << at)
        return rest

    def below(self, mask: int, count: int) -> list[float]:
        """How likely any `count` of these cards add up to less than each total."""
        key = mask * COUNTS + count
        if not self._below[key]:
            self._below[key] = self._sums(mask, count)
        return self._below[key]

    def _sums(self, mask: int, count: int) -> list[float]:
        ways = [[0.0] * (MOST_TOTAL + 1) for _ in range(count + 1)]
        ways[0][0] = 1.0
        for at in range(HAND_SIZE):
            if mask >> at & 1:
                value = self.deck.hand_values[at]
                for taken in range(count, 0, -1):
                    for total in range(MOST_TOTAL, value - 1, -1):
                        ways[taken][total] += ways[taken - 1][total - value]
        all_ways = max(1.0, sum(ways[count]))
        below: list[float] = []
        sure = 0.0
        for total in range(MOST_TOTAL + 1):
            below.append(sure / all_ways)
            sure += ways[count][total]
        below.append(1.0)
        return below

    def wins(self, view: KillTheUnicornsView, total: int, number: int, mode: i64) -> float:
        """How likely this total wins the hunt, with so many cards laid by each, under a rule of who wins."""
        you = view.you or 0
        chance = 1.0
        for other in range(view.seats):
            if view.teams[other] == view.teams[you] or other in view.passed or other in view.silenced:
                continue
            laid = len(view.laid[other])
            count = laid if laid else number
            if not laid and len(view.hands[other]) < count:
                continue
            joins = 1.0 if laid else JOINS
            below = self.below(self.rest_mask(view.discards[other]), min(count, HAND_SIZE))
            under = below[min(total, MOST_TOTAL)]
            equal = below[min(total + 1, MOST_TOTAL + 1)] - under
            if mode == HIGHEST:
                beaten = under
            elif mode == LOWEST:
                beaten = 1.0 - under - equal
            else:
                beaten = 0.6
            chance *= 1.0 - joins * (1.0 - beaten)
        return chance

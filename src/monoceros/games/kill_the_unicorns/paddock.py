"""All herds of a match in plain numbers, for matches that are galloped to their end.

A unicorn is one number: the points it carries by stars and tokens, the trap pinned to it, and its colour.
Which card it is no longer matters, and everything on a unicorn goes where it goes.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monoceros.games.kill_the_unicorns.actions import MOST_HERD
from monoceros.games.kill_the_unicorns.board import MOST_SEATS, NONE, PINNED, TOKEN_BITS, HuntBoard
from monoceros.games.kill_the_unicorns.deck import COLOUR_COUNT, COUNTS_TWICE, SOAP
from monoceros.games.kill_the_unicorns.scoring import most_points

COLOUR: Final[i64] = 7
TRAP_SHIFT: Final[i64] = 3
TRAP: Final[i64] = 15 << 3
"""The kind of trap and one more; nothing is pinned at 0."""
POINTS_SHIFT: Final[i64] = 7
COUNT_BITS: Final[i64] = 8
COUNT: Final[i64] = 255
RAINBOW_SIZE: Final[i64] = 2 * COLOUR_COUNT


@final
class Paddock:
    """The herds of a table where every seat has its own.

    `unicorns[herd * MOST_HERD + place]` is a unicorn, `sizes[herd]` how many there are; `pates[herd]` are
    the points of what was butchered.
    """

    def __init__(self, state: HuntBoard) -> None:
        self.deck = state.deck
        self.profile = state.profile
        self.herds: i64 = state.seats
        self.by_rainbow = False
        self.unicorns: vec[i64] = vec[i64]([0] * int(MOST_SEATS * MOST_HERD))
        self.sizes: vec[i64] = vec[i64]([0] * int(MOST_SEATS))
        self.pates: vec[i64] = vec[i64]([0] * int(MOST_SEATS))
        self.scores: vec[i64] = vec[i64]([0] * int(MOST_SEATS))
        herd: i64 = 0
        while herd < self.herds:
            for card in state.herd(herd):
                self.add(herd, self.unicorn(card, state.colours[card]))
            herd += 1
        for at, bearer in enumerate(state.bearers):
            self.unicorns[self._find(state, bearer)] |= (
                self.deck.trap_of[state.table.zones[PINNED][at]] + 1
            ) << TRAP_SHIFT
        points = self.deck.tokens.points
        for one in state.attached:
            self.unicorns[self._find(state, one // TOKEN_BITS)] += points[one % TOKEN_BITS] << POINTS_SHIFT
        for one in state.pates:
            self.pates[one // TOKEN_BITS] += points[one % TOKEN_BITS]

    def _find(self, state: HuntBoard, card: i64) -> i64:
        herd: i64 = 0
        while herd < self.herds:
            for place, unicorn in enumerate(state.herd(herd)):
                if unicorn == card:
                    return herd * MOST_HERD + place
            herd += 1
        raise ValueError("tokens and pinned traps lie on unicorns of herds")

    def unicorn(self, card: i64, colour: i64) -> i64:
        """A unicorn fresh from the deck."""
        stars: i64 = self.deck.stars[card]
        return stars << POINTS_SHIFT | colour

    # Changes

    def add(self, herd: i64, unicorn: i64) -> None:
        """A unicorn joins a herd."""
        size = self.sizes[herd]
        self.unicorns[herd * MOST_HERD + size] = unicorn
        self.sizes[herd] = size + 1

    def remove(self, herd: i64, place: i64) -> None:
        """A unicorn leaves with everything on it."""
        unicorns = self.unicorns
        size = self.sizes[herd] - 1
        self.sizes[herd] = size
        at: i64 = herd * MOST_HERD + place
        last: i64 = herd * MOST_HERD + size
        while at < last:
            unicorns[at] = unicorns[at + 1]
            at += 1

    def exchange(self, herd: i64, place: i64, other: i64, spot: i64) -> None:
        """Two unicorns trade places."""
        at: i64 = herd * MOST_HERD + place
        there: i64 = other * MOST_HERD + spot
        unicorn = self.unicorns[at]
        self.unicorns[at] = self.unicorns[there]
        self.unicorns[there] = unicorn

    def attach(self, herd: i64, place: i64, points: i64) -> None:
        """A token is laid on a unicorn."""
        self.unicorns[herd * MOST_HERD + place] += points << POINTS_SHIFT

    def paint(self, herd: i64, place: i64, colour: i64) -> None:
        """A unicorn takes another colour."""
        at: i64 = herd * MOST_HERD + place
        self.unicorns[at] = self.unicorns[at] & ~COLOUR | colour

    def wash(self, herd: i64, place: i64) -> None:
        """The trap comes off a unicorn."""
        self.unicorns[herd * MOST_HERD + place] &= ~TRAP

    # Questions

    def trap(self, unicorn: i64) -> i64:
        """The kind of trap a unicorn bears, or `NONE`."""
        return ((unicorn & TRAP) >> TRAP_SHIFT) - 1

    def targets(self, herd: i64, item: i64) -> i64:
        """The mask of the unicorns something from the market can be used on."""
        size = self.sizes[herd]
        if item != SOAP:
            return (1 << size) - 1
        found: i64 = 0
        place: i64 = 0
        while place < size:
            trap = self.trap(self.unicorns[herd * MOST_HERD + place])
            if trap >= 0 and self.deck.traps.washable[trap]:
                found |= 1 << place
            place += 1
        return found

    def counts(self, herd: i64, *, bicorns: bool) -> i64:
        """Unicorns of each colour, `COUNT_BITS` for each; bicorns double where they count twice."""
        effects = self.deck.traps.effects
        unicorns = self.unicorns
        found: i64 = 0
        at: i64 = herd * MOST_HERD
        end: i64 = at + self.sizes[herd]
        while at < end:
            unicorn = unicorns[at]
            times: i64 = 1
            if bicorns and unicorn & TRAP and effects[self.trap(unicorn)] == COUNTS_TWICE:
                times = 2
            found += times << (unicorn & COLOUR) * COUNT_BITS
            at += 1
        return found

    def has_double_rainbow(self, herd: i64, *, bicorns: bool) -> bool:
        """Two of each colour (kill-the-unicorns.end.double-rainbow-check)."""
        counts = self.counts(herd, bicorns=bicorns)
        colour: i64 = 0
        while colour < COLOUR_COUNT:
            if counts >> colour * COUNT_BITS & COUNT < 2:
                return False
            colour += 1
        return True

    def ends_by_rainbow(self, *, bicorns: bool) -> bool:
        """Whether a double rainbow ends the match here; bicorns count twice at the very end only."""
        herd: i64 = 0
        while herd < self.herds:
            large = bicorns or self.sizes[herd] >= RAINBOW_SIZE
            if large and self.has_double_rainbow(herd, bicorns=bicorns):
                self.by_rainbow = True
            herd += 1
        return self.by_rainbow

    # The end

    def score(self, herd: i64) -> i64:
        """What a herd is worth."""
        points = self.deck.traps.points
        score: i64 = self.pates[herd]
        at: i64 = herd * MOST_HERD
        end: i64 = at + self.sizes[herd]
        while at < end:
            unicorn = self.unicorns[at]
            score += unicorn >> POINTS_SHIFT
            if unicorn & TRAP:
                score += points[self.trap(unicorn)]
            at += 1
        counts = self.counts(herd, bicorns=True)
        return score + most_points(
            counts & COUNT,
            counts >> COUNT_BITS & COUNT,
            counts >> 2 * COUNT_BITS & COUNT,
            counts >> 3 * COUNT_BITS & COUNT,
            further_sets=self.profile.further_sets,
        )

    def winning(self) -> list[int]:
        """Which herds win, as `HuntSight.winning_herds` has it."""
        herds = list(range(int(self.herds)))
        if self.by_rainbow:
            at_once = [herd for herd in herds if self.has_double_rainbow(herd, bicorns=False)]
            return at_once or [herd for herd in herds if self.has_double_rainbow(herd, bicorns=True)]
        scores = self.scores
        for herd in herds:
            scores[herd] = self.score(herd)
        if self.profile.tie_cancels:
            alone = self._highest_alone()
            return [int(alone)] if alone >= 0 else []
        most = max([int(scores[herd]) for herd in herds])
        best = [herd for herd in herds if scores[herd] == most]
        largest = max([int(self.sizes[herd]) for herd in best])
        return [herd for herd in best if self.sizes[herd] == largest]

    def _highest_alone(self) -> i64:
        """The herd with the highest score nobody else has, or `NONE`."""
        scores = self.scores
        best: i64 = NONE
        herd: i64 = 0
        while herd < self.herds:
            if best < 0 or scores[herd] > scores[best]:
                other: i64 = 0
                while other < self.herds and (scores[other] != scores[herd] or other == herd):
                    other += 1
                if other == self.herds:
                    best = herd
            herd += 1
        return best

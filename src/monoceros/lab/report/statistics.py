"""The statistics of many matches: how long a game is, whether seats are fair, which cards win.

Every figure has its 95 % interval. Seats of one match, and matches of one deal, are not independent: one wins
because another does not. So differences are taken within each match, and their spread between deals. What
stands out is judged together: Holm's method keeps the chance of even one false alarm at 5 %.
"""

import math
from collections.abc import Iterator
from typing import Any

import msgspec

from monoceros.core.installation import need
from monoceros.core.tally import Way
from monoceros.lab.report.card_effects import NEGLIGIBLE, CardEffects, Stretch
from monoceros.lab.results import Results
from monoceros.lab.simulate import SURE, Worker, wilson

FALSE_ALARM = 0.05
ENOUGH = 50
"""Matches for two in which only one met a card, or as much at larger tables: less says nothing."""
BINS = 30
NEEDED = ("match", "deal", "starter", "steps", "ended", "winners", "scores")
"""The columns of a match that are kept while its statistics are computed."""


class Rate(msgspec.Struct, frozen=True):
    """How often somebody won, of how many times, with its interval."""

    rate: float
    low: float
    high: float
    times: int


class Difference(msgspec.Struct, frozen=True):
    """How much more often than others, with its interval, and how likely chance alone shows as much."""

    points: float
    low: float
    high: float
    chance: float


class Place(msgspec.Struct, frozen=True):
    """A seat, or a place in the order of play, compared with an even share."""

    number: int
    won: Rate
    more: Difference
    telling: bool = False


class Effect(msgspec.Struct, frozen=True):
    """A card met in one way: who met it won so often, and so much more than others at the same table."""

    way: str
    card: str
    won: Rate
    more: Difference
    telling: bool = False


class Ending(msgspec.Struct, frozen=True):
    """How matches ended, by the clause that ended them."""

    clause: str
    share: Rate


class PartMean(msgspec.Struct, frozen=True):
    """What one part of the score brought on average: to those who won, and to everybody else."""

    part: str
    winners: float
    others: float


class Length(msgspec.Struct, frozen=True):
    """How many actions matches take. `bins` count them in equal steps from `first` on, `step` wide."""

    mean: float
    median: int
    low: int
    high: int
    first: int
    step: int
    bins: list[int]


class Statistics(msgspec.Struct, frozen=True):
    """Everything a report tells, as figures."""

    games: int
    even: float
    length: Length
    seats: list[Place]
    order: list[Place]
    endings: list[Ending]
    parts: list[PartMean]
    ways: list[Way]
    effects: list[Effect]
    tests: int
    telling: int

    def of_way(self, way: str) -> list[Effect]:
        """The cards met in one way, those that help most first."""
        return sorted((one for one in self.effects if one.way == way), key=lambda one: -one.more.points)


def compute_statistics(results: Results) -> Statistics:
    """The statistics of all matches that are done."""
    return Computation(results).statistics()


class Computation:
    """The matches of a folder as arrays: `won[match, seat]` is a share of the victory, `deals` the deal."""

    def __init__(self, results: Results) -> None:
        self.np = need("numpy", "lab")
        self.results = results
        self.seats = results.plan.seats
        worker = Worker(results.plan)
        self.ways = list(worker.game.tally(worker.setup).ways)
        self.chunks = results.done()
        self.games = self._games()
        self.matches = self.games["match"].to_numpy()
        _, self.deals = self.np.unique(self.games["deal"].to_numpy(), return_inverse=True)
        self.won = self._shares()
        self.ahead = self.won - self.won.mean(axis=1, keepdims=True)

    def _games(self) -> Any:
        """What is needed of every match; the long tables of cards and parts are read chunk by chunk."""
        polars = need("polars", "lab")
        parts = [self.results.table("games", [first]).select(*NEEDED) for first in self.chunks]
        return polars.concat(parts).with_columns(polars.col("ended").cast(polars.Categorical))

    def _stretches(self) -> Iterator[Stretch]:
        """The matches of each chunk in turn."""
        ends = [*self.chunks[1:], self.matches[-1] + 1]
        for first, end in zip(self.chunks, ends, strict=True):
            at, to = self.np.searchsorted(self.matches, [first, end])
            yield Stretch(first, self.matches[at:to], self.deals[at:to], self.won[at:to], self.ahead[at:to])

    def _rows(self, name: str) -> Iterator[tuple[Stretch, Any]]:
        """A long table, with the matches its rows are about."""
        for stretch in self._stretches():
            yield stretch, self.results.table(name, [stretch.first])

    def _shares(self) -> Any:
        """The share of the victory of each seat in each match."""
        np = self.np
        winners = self.games["winners"]
        counts = winners.list.len().to_numpy().astype(int)
        shares = np.zeros((len(self.games), self.seats))
        at = np.repeat(np.arange(len(counts)), counts)
        shares[at, winners.explode().drop_nulls().to_numpy()] = 1 / counts[at]
        return shares

    def statistics(self) -> Statistics:
        """Everything a report tells."""
        order = self._order()
        seats = [self._place(seat, self.won[:, seat], self.ahead[:, seat]) for seat in range(self.seats)]
        effects = self.effects() if self.results.manifest.keep.cards else []
        compared: list[Place | Effect] = [*seats, *order, *effects]
        chances = [one.more.chance for one in compared]
        telling = holm(chances)
        marked = [
            msgspec.structs.replace(one, telling=mark) for one, mark in zip(compared, telling, strict=True)
        ]
        return Statistics(
            games=len(self.games),
            even=float(self.won.mean()),
            length=self._length(),
            seats=[one for one in marked[: self.seats] if isinstance(one, Place)],
            order=[one for one in marked[self.seats : 2 * self.seats] if isinstance(one, Place)],
            endings=self._endings(),
            parts=self._parts(),
            ways=self.ways,
            effects=[one for one in marked if isinstance(one, Effect)],
            tests=len(chances),
            telling=sum(telling),
        )

    def _order(self) -> list[Place]:
        """The same by how long after the first player one comes."""
        return [
            self._place(after, self.in_order(self.won, after), self.in_order(self.ahead, after))
            for after in range(self.seats)
        ]

    def in_order(self, figures: Any, after: int) -> Any:
        """Of figures for each match and seat, those of who comes so long after the first player."""
        starter = self.games["starter"].to_numpy().astype(int)
        return figures[self.np.arange(len(self.games)), (starter + after) % self.seats]

    def _place(self, number: int, won: Any, ahead: Any) -> Place:
        return Place(number, _rate(float(won.sum()), len(won)), self.mean(ahead))

    def mean(self, ahead: Any) -> Difference:
        """A mean of matches, with the spread between deals."""
        np = self.np
        mean = float(ahead.mean())
        scatter = np.bincount(self.deals, weights=ahead - mean)
        return difference(mean, math.sqrt(float((scatter**2).sum())) / len(ahead), len(scatter))

    def effects(self) -> list[Effect]:
        """What every card met in every way is worth, not judged yet."""
        cards = CardEffects(self.np, self.ways, self.seats)
        for stretch, rows in self._rows("cards"):
            cards.look(stretch, rows)
        found = []
        for (way, card), sums in sorted(cards.sums(self._rows("cards")).items()):
            if sums.weight >= ENOUGH / 2:
                slope = sums.product / sums.weight
                more = difference(slope, math.sqrt(sums.scatter(slope)) / sums.weight, self._deal_count())
                found.append(Effect(way, card, _rate(sums.won, round(sums.times)), more))
        return found

    def _deal_count(self) -> int:
        return int(self.deals[-1]) + 1

    def _endings(self) -> list[Ending]:
        counts = [(str(clause), number) for clause, number in self.games["ended"].value_counts().rows()]
        ended = sorted(counts, key=lambda one: (-one[1], one[0]))
        return [Ending(clause, _rate(number, len(self.games))) for clause, number in ended]

    def _parts(self) -> list[PartMean]:
        np = self.np
        sums: dict[str, Any] = {}
        for stretch, rows in self._rows("parts"):
            winning = stretch.won > 0
            for (part,), some in rows.partition_by("part", as_dict=True, maintain_order=True).items():
                points = np.zeros(stretch.won.shape)
                at = np.searchsorted(stretch.matches, some["match"].to_numpy())
                points[at, some["seat"].to_numpy()] = some["points"].to_numpy()
                more = np.array([points[winning].sum(), points[~winning].sum(), abs(points).sum()])
                sums[str(part)] = sums.get(str(part), 0.0) + more
        winners = int((self.won > 0).sum())
        others = self.won.size - winners
        return [
            PartMean(part, float(won) / max(winners, 1), float(rest) / max(others, 1))
            for part, (won, rest, any_points) in sums.items()
            if any_points
        ]

    def _length(self) -> Length:
        np = self.np
        steps = self.games["steps"].to_numpy()
        first, last = int(np.quantile(steps, 0.001)), int(np.quantile(steps, 0.999))
        step = max(1, -(-(last - first + 1) // BINS))
        bins = np.bincount(np.clip((steps - first) // step, 0, (last - first) // step))
        return Length(
            mean=float(steps.mean()),
            median=int(np.median(steps)),
            low=int(np.quantile(steps, 0.05)),
            high=int(np.quantile(steps, 0.95)),
            first=first,
            step=step,
            bins=[int(number) for number in bins],
        )


def holm(chances: list[float]) -> list[bool]:
    """Which of many comparisons stand out when one false alarm among all is kept unlikely (S. Holm, 1979)."""
    telling = [False] * len(chances)
    order = sorted(range(len(chances)), key=chances.__getitem__)
    for rank, at in enumerate(order):
        if chances[at] > FALSE_ALARM / (len(chances) - rank):
            break
        telling[at] = True
    return telling


def _rate(wins: float, times: int) -> Rate:
    low, high = wilson(wins, times)
    return Rate(wins / times, low, high, times)


def difference(points: float, deviation: float, deals: int) -> Difference:
    """A difference with its interval. Deals that all say the same are still few: as wide as Wilson's then."""
    if deviation <= NEGLIGIBLE:
        deviation = SURE / (deals + SURE * SURE)
    chance = math.erfc(abs(points) / deviation / math.sqrt(2))
    return Difference(points, points - SURE * deviation, points + SURE * deviation, chance)

"""The statistics of many matches: how long a game is, whether seats are fair, which cards win.

Every figure has its 95 % interval. Seats of one match, and matches of one deal, are not independent: one wins
because another does not. So differences are taken within each match, and their spread between deals. What
stands out is judged together: Holm's method keeps the chance of even one false alarm at 5 %.
"""

import math
from typing import Any

import msgspec

from monoceros.core.tally import Way
from monoceros.lab.extras import need
from monoceros.lab.results import Results
from monoceros.lab.simulate import SURE, Worker, wilson

FALSE_ALARM = 0.05
ENOUGH = 50
"""Matches for two in which only one met a card, or as much at larger tables: less says nothing."""
NEGLIGIBLE = 1e-9
BINS = 30


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
    return _Computation(results).statistics()


class _Computation:
    def __init__(self, results: Results) -> None:
        self.np = need("numpy", "lab")
        self.results = results
        self.seats = results.plan.seats
        worker = Worker(results.plan)
        self.ways = list(worker.game.tally(worker.setup).ways)
        self.chunks = results.done()
        self.games = self._table("games")
        self.matches = self.games["match"].to_numpy()
        _, self.deals = self.np.unique(self.games["deal"].to_numpy(), return_inverse=True)
        self.won = self._shares()
        self.ahead = self.won - self.won.mean(axis=1, keepdims=True)

    def _table(self, name: str) -> Any:
        """A table as far as the run had come when the computation began."""
        return self.results.table(name, self.chunks)

    def _shares(self) -> Any:
        """The share of the victory of each seat in each match."""
        np = self.np
        shares = np.zeros((len(self.games), self.seats))
        for at, winners in enumerate(self.games["winners"].to_list()):
            for seat in winners:
                shares[at, seat] = 1 / len(winners)
        return shares

    def statistics(self) -> Statistics:
        order = self._order()
        seats = [self._place(seat, self.won[:, seat], self.ahead[:, seat]) for seat in range(self.seats)]
        effects = self._effects() if self.results.manifest.keep.cards else []
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
        np = self.np
        rows = np.arange(len(self.games))
        starter = self.games["starter"].to_numpy().astype(int)
        places = []
        for after in range(self.seats):
            seat = (starter + after) % self.seats
            places.append(self._place(after, self.won[rows, seat], self.ahead[rows, seat]))
        return places

    def _place(self, number: int, won: Any, ahead: Any) -> Place:
        return Place(number, _rate(float(won.sum()), len(won)), self._mean(ahead))

    def _mean(self, ahead: Any) -> Difference:
        """A mean of matches, with the spread between deals."""
        np = self.np
        mean = float(ahead.mean())
        scatter = np.bincount(self.deals, weights=ahead - mean)
        return _difference(mean, math.sqrt(float((scatter**2).sum())) / len(ahead), len(scatter))

    def _effects(self) -> list[Effect]:
        cards = self._table("cards").partition_by("way", "card", as_dict=True)
        met = {(str(way), str(card)): self._met(rows) for (way, card), rows in cards.items()}
        known = {way.key: self._known(met, way.within) for way in self.ways}
        found = []
        for (way_key, card_key), who in sorted(met.items(), key=lambda one: one[0]):
            more = self._compared(who, known[way_key])
            if more is not None:
                won = _rate(float((who * self.won).sum()), int(who.sum()))
                found.append(Effect(way_key, card_key, won, more))
        return found

    def _met(self, rows: Any) -> Any:
        """Who met a card, as ones and zeros."""
        met = self.np.zeros(self.won.shape)
        at = self.np.searchsorted(self.matches, rows["match"].to_numpy())
        met[at, rows["seat"].to_numpy()] = 1.0
        return met

    def _known(self, met: dict[tuple[str, str], Any], within: str) -> Any:
        """All that the cards of the way `within` explain, as directions at right angles; None without it."""
        np = self.np
        explaining = [_apart(who).ravel() for (way, _), who in met.items() if way == within]
        if not explaining:
            return None
        directions, lengths, _ = np.linalg.svd(np.stack(explaining, axis=1), full_matrices=False)
        return directions[:, lengths > NEGLIGIBLE * lengths[0]]

    def _compared(self, met: Any, known: Any) -> Difference | None:
        """How much more often who met it won than who did not, at the same table.

        What is known to explain both is taken out of both (R. Frisch and F. Waugh, 1933).
        """
        np = self.np
        apart, ahead = _apart(met).ravel(), self.ahead.ravel()
        if known is not None:
            apart = apart - known @ (known.T @ apart)
            ahead = ahead - known @ (known.T @ ahead)
        weight = float((apart**2).sum())
        if weight < ENOUGH / 2:
            return None
        slope = float((apart * ahead).sum()) / weight
        rest = (apart * (ahead - slope * apart)).reshape(self.won.shape).sum(axis=1)
        scatter = np.bincount(self.deals, weights=rest)
        return _difference(slope, math.sqrt(float((scatter**2).sum())) / weight, len(scatter))

    def _endings(self) -> list[Ending]:
        counts = self.games["ended"].value_counts(sort=True).rows()
        ended = sorted(counts, key=lambda one: (-one[1], one[0]))
        return [Ending(clause, _rate(number, len(self.games))) for clause, number in ended]

    def _parts(self) -> list[PartMean]:
        np = self.np
        winning = self.won > 0
        found = []
        parts = self._table("parts")
        for (part,), rows in parts.partition_by("part", as_dict=True, maintain_order=True).items():
            points = np.zeros(self.won.shape)
            at = np.searchsorted(self.matches, rows["match"].to_numpy())
            points[at, rows["seat"].to_numpy()] = rows["points"].to_numpy()
            if points.any():
                winners = float(points[winning].mean()) if winning.any() else 0.0
                others = float(points[~winning].mean()) if not winning.all() else 0.0
                found.append(PartMean(str(part), winners, others))
        return found

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


def _apart(met: Any) -> Any:
    """Who met a card more than the others at the table, and who less."""
    return met - met.mean(axis=1, keepdims=True)


def _rate(wins: float, times: int) -> Rate:
    low, high = wilson(wins, times)
    return Rate(wins / times, low, high, times)


def _difference(points: float, deviation: float, deals: int) -> Difference:
    """A difference with its interval. Deals that all say the same are still few: as wide as Wilson's then."""
    if deviation <= NEGLIGIBLE:
        deviation = SURE / (deals + SURE * SURE)
    chance = math.erfc(abs(points) / deviation / math.sqrt(2))
    return Difference(points, points - SURE * deviation, points + SURE * deviation, chance)

"""Two designs of a game side by side: the same deals under both, and what became different.

A design is an edition with its options and its pack. Both are played with the same seeds by the same bots,
match for match. So differences are taken between the two matches of a pair, and their spread between deals;
cards are compared by what they are worth in either. What stands out is judged together, as in a report.
"""

import math
from typing import Any

import msgspec

from monoceros.lab.report.statistics import Computation, Difference, Effect, difference, holm
from monoceros.lab.results import Results
from monoceros.lab.simulate import SURE


class Shift(msgspec.Struct, frozen=True):
    """A figure under both designs, and the difference."""

    before: float
    after: float
    more: Difference
    telling: bool = False


class NamedShift(msgspec.Struct, frozen=True):
    """The same for one of several: a place in the order of play, a clause that ended matches, a part."""

    name: str
    shift: Shift


class CardShift(msgspec.Struct, frozen=True):
    """What a card met in one way is worth under both designs; None where hardly anybody met it."""

    way: str
    card: str
    before: Effect | None
    after: Effect | None
    shift: Shift | None


class Comparison(msgspec.Struct, frozen=True):
    """Everything a comparison tells, as figures."""

    games: int
    length: Shift
    points: Shift
    """What winners have in the end."""
    lead: Shift
    """How far winners are ahead of the mean of the others."""
    order: list[NamedShift]
    seats: list[NamedShift]
    endings: list[NamedShift]
    cards: list[CardShift]
    tests: int
    telling: int

    def changed(self) -> list[CardShift]:
        """The cards whose worth changed beyond chance, most first."""
        telling = [one for one in self.cards if one.shift is not None and one.shift.telling]
        return sorted(telling, key=_size, reverse=True)

    def in_one_only(self) -> list[CardShift]:
        """The cards met under one of the designs only."""
        return [one for one in self.cards if one.shift is None]


def compare(first: Results, second: Results) -> Comparison:
    """Compare two finished runs of the same size, seed and bots."""
    return _Pairs(Computation(first), Computation(second)).comparison()


def _size(one: CardShift) -> float:
    return abs(one.shift.more.points) if one.shift is not None else 0.0


class _Pairs:
    def __init__(self, first: Computation, second: Computation) -> None:
        self.np = first.np
        self.first = first
        self.second = second

    def comparison(self) -> Comparison:
        seats = range(self.first.seats)
        order = [self._pair(one.in_order(one.won, place) for one in self._both()) for place in seats]
        places = [self._pair(one.won[:, seat] for one in self._both()) for seat in seats]
        clauses = sorted({str(name) for one in self._both() for name in one.games["ended"].unique()})
        endings = [
            self._pair((one.games["ended"] == name).to_numpy() * 1.0 for one in self._both())
            for name in clauses
        ]
        length = self._pair(one.games["steps"].to_numpy() * 1.0 for one in self._both())
        points, lead = (self._pair(both) for both in zip(*map(self._scores, self._both()), strict=True))
        cards = self._cards()
        shifts = [length, points, lead, *order, *places, *endings, *(one.shift for one in cards if one.shift)]
        marks = holm([one.more.chance for one in shifts])
        judged = iter(
            msgspec.structs.replace(one, telling=mark) for one, mark in zip(shifts, marks, strict=True)
        )
        return Comparison(
            games=len(self.first.games),
            length=next(judged),
            points=next(judged),
            lead=next(judged),
            order=[NamedShift(str(place + 1), next(judged)) for place in seats],
            seats=[NamedShift(str(seat), next(judged)) for seat in seats],
            endings=[NamedShift(clause, next(judged)) for clause in clauses],
            cards=[msgspec.structs.replace(one, shift=next(judged)) if one.shift else one for one in cards],
            tests=len(shifts),
            telling=sum(marks),
        )

    def _both(self) -> tuple[Computation, Computation]:
        return self.first, self.second

    def _pair(self, figures: Any) -> Shift:
        """The mean of a figure of each match under both designs, and of the difference within pairs."""
        before, after = figures
        more = self.first.mean(after - before)
        return Shift(float(before.mean()), float(after.mean()), more)

    def _scores(self, side: Computation) -> tuple[Any, Any]:
        """What winners have in each match, and how far they are ahead; zero where nobody won."""
        np = self.np
        scores = np.array(side.games["scores"].to_list(), float)
        winning = side.won > 0
        won = np.where(winning, scores, 0.0).sum(axis=1) / np.maximum(winning.sum(axis=1), 1)
        rest = np.where(winning, 0.0, scores).sum(axis=1) / np.maximum((~winning).sum(axis=1), 1)
        return won, np.where(winning.any(axis=1) & ~winning.all(axis=1), won - rest, 0.0)

    def _cards(self) -> list[CardShift]:
        before, after = ({(one.way, one.card): one for one in side.effects()} for side in self._both())
        found = []
        for way, card in sorted({*before, *after}):
            old, new = before.get((way, card)), after.get((way, card))
            found.append(CardShift(way, card, old, new, _apart(old, new) if old and new else None))
        return found


def _apart(old: Effect, new: Effect) -> Shift:
    """The difference of two figures found apart from each other."""
    spread = math.hypot(*((one.more.high - one.more.low) / (2 * SURE) for one in (old, new)))
    more = difference(new.more.points - old.more.points, spread, old.won.times + new.won.times)
    return Shift(old.more.points, new.more.points, more)

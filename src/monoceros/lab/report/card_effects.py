"""What every card is worth, from tables of any length: they are read chunk by chunk and only sums are kept.

The figures are those of a regression within matches (R. Frisch and F. Waugh, 1933) with the spread between
deals. All of it follows from sums of products, and what several matches of one deal add up to: so a report
needs no more memory for a billion cards than for a thousand. Twice through the tables: which cards there are
and how they go together, then what each is worth beyond what explains it.
"""

from collections.abc import Iterator
from typing import Any

from monoceros.core.tally import Way

NEGLIGIBLE = 1e-9
Name = tuple[str, str]
"""A way to meet a card, and the card."""


class CardSums:
    """The sums a card's worth is made of: `apart` is how much more somebody met it than others did."""

    def __init__(self) -> None:
        self.times = 0.0
        self.won = 0.0
        self.product = 0.0
        """Of `apart` and how far ahead that seat was."""
        self.weight = 0.0
        """Of `apart` with itself."""
        self.product_squares = 0.0
        self.products_by_weights = 0.0
        self.weight_squares = 0.0
        """Of what the matches of each deal add up to."""

    def scatter(self, slope: float) -> float:
        """The sum of squares, over all deals, of what a slope leaves unexplained."""
        crossed = 2 * slope * self.products_by_weights
        return max(0.0, self.product_squares - crossed + slope * slope * self.weight_squares)


class Stretch:
    """The matches of one chunk: who won what, how far ahead everybody was, which deal each match was."""

    def __init__(self, first: int, matches: Any, deals: Any, won: Any, ahead: Any) -> None:
        self.first = first
        self.matches = matches
        self.deals = deals
        self.won = won
        self.ahead = ahead


class CardEffects:
    """Adds up the table of cards of a run."""

    def __init__(self, np: Any, ways: list[Way], seats: int) -> None:
        self.np = np
        self.within = {way.key: way.within for way in ways}
        self.seats = seats
        self.names: dict[Name, int] = {}
        self._gram: Any = np.zeros((0, 0))
        """The products of all cards with each other, and in the last line with how far ahead seats were."""

    def look(self, stretch: Stretch, rows: Any) -> None:
        """First time through: which cards there are and how they go together."""
        np = self.np
        for name in rows.select("way", "card").unique(maintain_order=True).iter_rows():
            self.names.setdefault(name, len(self.names))
        if not any(self.within.values()):
            return
        apart = _apart(self._met(stretch, rows)).reshape(len(self.names), -1)
        both = np.concatenate([apart, stretch.ahead.reshape(1, -1)])
        found = both @ both.T
        known = len(self._gram) - 1
        if known >= 0:
            at = [*range(known), len(self.names)]
            found[np.ix_(at, at)] += self._gram
        self._gram = found

    def sums(self, stretches: Iterator[tuple[Stretch, Any]]) -> dict[Name, CardSums]:
        """Second time through: what each card adds up to."""
        np = self.np
        count = len(self.names)
        totals = np.zeros((7, count))
        plans = self._explained()
        # The last deal of a chunk may go on in the next one.
        held = (-1, np.zeros(count), np.zeros(count))
        for stretch, rows in stretches:
            met = self._met(stretch, rows)
            totals[0] += met.sum(axis=(1, 2))
            totals[1] += (met * stretch.won).sum(axis=(1, 2))
            products, weights = self._products(stretch, _apart(met), plans)
            totals[2] += products.sum(axis=1)
            totals[3] += weights.sum(axis=1)
            begins = np.flatnonzero(np.diff(stretch.deals, prepend=-1))
            products, weights = (np.add.reduceat(one, begins, axis=1) for one in (products, weights))
            if held[0] == stretch.deals[0]:
                products[:, 0] += held[1]
                weights[:, 0] += held[2]
            else:
                _settle(totals, held[1][:, None], held[2][:, None])
            _settle(totals, products[:, :-1], weights[:, :-1])
            held = (int(stretch.deals[-1]), products[:, -1].copy(), weights[:, -1].copy())
        _settle(totals, held[1][:, None], held[2][:, None])
        return {name: _sums_of(totals[:, at]) for name, at in self.names.items()}

    def _met(self, stretch: Stretch, rows: Any) -> Any:
        """Who met each card in the matches of a chunk, as ones and zeros."""
        np = self.np
        met = np.zeros((len(self.names), len(stretch.matches), self.seats))
        if len(rows):
            names = zip(rows["way"].to_list(), rows["card"].to_list(), strict=True)
            cards = np.fromiter((self.names[name] for name in names), np.int64, len(rows))
            matches = np.searchsorted(stretch.matches, rows["match"].to_numpy())
            met[cards, matches, rows["seat"].to_numpy()] = 1.0
        return met

    def _explained(self) -> list[tuple[Any, Any, Any, Any]]:
        """For each way that explains others: those cards, what explains them, and by how much."""
        np = self.np
        plans = []
        for within in dict.fromkeys(filter(None, self.within.values())):
            cards = [at for (way, _), at in self.names.items() if self.within.get(way) == within]
            known = [at for (way, _), at in self.names.items() if way == within]
            if cards and known:
                inverse = np.linalg.pinv(self._gram[np.ix_(known, known)], rcond=NEGLIGIBLE, hermitian=True)
                plans.append(
                    (
                        cards,
                        known,
                        self._gram[np.ix_(cards, known)] @ inverse,
                        self._gram[-1, known] @ inverse,
                    )
                )
        return plans

    def _products(self, stretch: Stretch, apart: Any, plans: list[Any]) -> tuple[Any, Any]:
        """For each card and match, its products with how far ahead seats were and with itself."""
        products = (apart * stretch.ahead).sum(axis=2)
        weights = (apart * apart).sum(axis=2)
        for cards, known, shares, ahead_shares in plans:
            explaining = apart[known].reshape(len(known), -1)
            rest = apart[cards] - (shares @ explaining).reshape(len(cards), -1, self.seats)
            ahead = stretch.ahead - (ahead_shares @ explaining).reshape(-1, self.seats)
            products[cards] = (rest * ahead).sum(axis=2)
            weights[cards] = (rest * rest).sum(axis=2)
        return products, weights


def _apart(met: Any) -> Any:
    """Who met a card more than the others at the table, and who less."""
    return met - met.mean(axis=2, keepdims=True)


def _settle(totals: Any, products: Any, weights: Any) -> None:
    """Add the squares of deals that are complete."""
    totals[4] += (products * products).sum(axis=1)
    totals[5] += (products * weights).sum(axis=1)
    totals[6] += (weights * weights).sum(axis=1)


def _sums_of(column: Any) -> CardSums:
    sums = CardSums()
    sums.times, sums.won, sums.product, sums.weight = (float(one) for one in column[:4])
    sums.product_squares, sums.products_by_weights, sums.weight_squares = (float(one) for one in column[4:])
    return sums

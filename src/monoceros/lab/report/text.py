"""The words and figures of a report, as a reader of each language expects them."""

from monoceros.core.contract import seat_letter
from monoceros.core.game import Game, Setup
from monoceros.lab.report.statistics import Difference, Effect, Place, Rate, Statistics
from monoceros.locales import Texts

NAMED = 3
"""Cards named for each way in the summary."""
MINUS = "\u2212"


class Wording:
    """Writes figures and names in one language."""

    def __init__(self, game: Game, setup: Setup, text: Texts) -> None:
        self.game = game
        self.text = text
        self._pack = setup.pack
        self._cards = {card.id: card.name for card in setup.pack.cards}

    def learn(self, setup: Setup) -> None:
        """Know the cards of another pack as well."""
        self._cards.update({card.id: card.name for card in setup.pack.cards})

    # Figures

    def whole(self, number: int) -> str:
        """A whole number with its thousands apart."""
        return f"{number:,}".replace(",", self.text("report-thousands"))

    def number(self, figure: float, digits: int = 1) -> str:
        """A figure with a few digits."""
        told = f"{abs(figure):.{digits}f}".replace(".", self.text("report-decimal"))
        return MINUS + told if figure < 0 and float(f"{figure:.{digits}f}") != 0 else told

    def percent(self, rate: float) -> str:
        """A rate in hundredths."""
        return self.number(100 * rate) + self.text("report-percent")

    def rate(self, rate: Rate) -> str:
        """A rate and its interval."""
        return f"{self.percent(rate.rate)} ({self.number(100 * rate.low)}–{self.number(100 * rate.high)})"

    def points(self, points: float) -> str:
        """A difference in hundredths, with its sign."""
        told = self.number(100 * points)
        return told if told.startswith(MINUS) else f"+{told}"

    def difference(self, difference: Difference) -> str:
        """A difference and its interval."""
        ends = self.text("report-to", low=self.points(difference.low), high=self.points(difference.high))
        return f"{self.points(difference.points)} ({ends})"

    # Names

    def card(self, key: str) -> str:
        """A card as the reader calls it."""
        return str(self._cards[key][self.text.language])

    def part(self, key: str) -> str:
        """A part of the score as the game calls it."""
        return self._upper(self.text(f"{self.game.id}-part-{key}"))

    def clause(self, clause: str) -> str:
        """The title of a clause."""
        return self.text(clause.replace(".", "-"))

    def _upper(self, words: str) -> str:
        return words[:1].upper() + words[1:]


class ReportText(Wording):
    """Writes the sentences of a report."""

    def __init__(self, game: Game, setup: Setup, found: Statistics, text: Texts) -> None:
        super().__init__(game, setup, text)
        self.found = found

    def length(self) -> str:
        """How long matches are."""
        length = self.found.length
        return self.text(
            "report-length-told",
            median=self.whole(length.median),
            low=self.whole(length.low),
            high=self.whole(length.high),
            mean=self.number(length.mean),
        )

    def rests(self) -> str:
        """Which reconstructed values of the cards the figures rest on; empty if there are none."""
        fields = dict.fromkeys(
            field
            for card in self._pack.cards
            if card.copies
            for field, known in card.provenance.items()
            if known == "reconstructed" and not field.startswith("name")
        )
        if not fields:
            return ""
        return self.text("report-rests", fields=", ".join(self._field(field) for field in fields))

    def _field(self, field: str) -> str:
        return self.text("cards-copies" if field == "copies" else f"{self.game.id}-field-{field}")

    def judging(self) -> dict[str, object]:
        """What the explanation of the method needs."""
        return {
            "tests": self.whole(self.found.tests),
            "telling": self.whole(self.found.telling),
            "expected": self.whole(round(0.05 * self.found.tests)),
        }

    def summary(self) -> list[str]:
        """What stands out, in a few plain sentences."""
        lines = [self.length(), self._first(), self._seats()]
        ending = self.found.endings[0]
        lines.append(
            self.text(
                "report-sum-ending", share=self.percent(ending.share.rate), ending=self.clause(ending.clause)
            )
        )
        if len(self.found.parts) > 1:
            lines.append(self._parts())
        for way in self.found.ways:
            lines += self._way(way.key)
        if self.found.effects:
            lines.append(self.text("report-sum-judged", **self.judging()))
        return lines

    def _first(self) -> str:
        first = self.found.order[0]
        return self.text(
            "report-sum-first",
            how=_how(first),
            rate=self.rate(first.won),
            even=self.percent(self.found.even),
        )

    def _seats(self) -> str:
        telling = [place for place in self.found.seats if place.telling]
        if not telling:
            return self.text("report-sum-seats-even")
        most = max(telling, key=lambda place: abs(place.more.points))
        return self.text(
            "report-sum-seat",
            how=_how(most),
            seat=seat_letter(most.number),
            rate=self.rate(most.won),
            even=self.percent(self.found.even),
        )

    def _parts(self) -> str:
        parts = self.found.parts
        most = max(parts, key=lambda part: part.winners)
        gap = max(parts, key=lambda part: part.winners - part.others)
        total = sum(part.winners for part in parts)
        return self.text(
            "report-sum-parts",
            part=self.part(most.part),
            points=self.number(most.winners),
            total=self.number(total),
            gap=self.part(gap.part),
            more=self.number(gap.winners - gap.others),
        )

    def _way(self, way: str) -> list[str]:
        effects = self.found.of_way(way)
        if not effects:
            return []
        good = [one for one in effects if one.telling and one.more.points > 0][:NAMED]
        bad = [one for one in reversed(effects) if one.telling and one.more.points < 0][:NAMED]
        name = self.text(f"report-way-{way}")
        if not good and not bad:
            return [self.text("report-sum-nothing", way=name)]
        lines = []
        if good:
            lines.append(self.text("report-sum-good", way=name, cards=self._listed(good)))
        if bad:
            lines.append(self.text("report-sum-bad", way=name, cards=self._listed(bad)))
        return lines

    def _listed(self, effects: list[Effect]) -> str:
        return "; ".join(f"{self.card(one.card)} {self.difference(one.more)}" for one in effects)


def _how(place: Place) -> str:
    if not place.telling:
        return "even"
    return "more" if place.more.points > 0 else "less"

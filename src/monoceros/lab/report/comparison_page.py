"""A comparison of two designs, in words for the terminal and as a page that needs nothing else."""

from collections.abc import Callable
from html import escape

from monoceros.core.contract import seat_letter
from monoceros.lab.heading import heading
from monoceros.lab.report.charts import IntervalRow, intervals, scale_of
from monoceros.lab.report.comparison import CardShift, Comparison, NamedShift, Shift
from monoceros.lab.report.page import HORN, STYLE
from monoceros.lab.report.statistics import Difference
from monoceros.lab.report.text import MINUS, Wording
from monoceros.lab.results import Results
from monoceros.lab.simulate import Worker
from monoceros.locales import Texts

NAMED = 5
"""Cards named in the summary."""


class ComparisonPage:
    """Two designs and what became different, in one language."""

    def __init__(
        self, first: Results, second: Results, names: list[str], found: Comparison, text: Texts
    ) -> None:
        workers = [Worker(results.plan) for results in (first, second)]
        self.plans = [worker.plan for worker in workers]
        self.headings = [heading(worker.game, worker.setup, worker.plan.seed) for worker in workers]
        self.game = workers[0].game
        self.names = names
        self.found = found
        self.text = text
        # The second design's cards last: a card both have is called what the new one calls it.
        self.say = Wording(self.game, workers[0].setup, text)
        self.say.learn(workers[1].setup)

    # In words

    def summary(self) -> list[str]:
        """What became different, in a few plain sentences."""
        found = self.found
        lines = [
            self._told("length", found.length, self.say.number),
            self._told("points", found.points, self.say.number),
            self._told("first", found.order[0].shift, self.say.percent),
        ]
        changed = found.changed()
        if changed:
            named = "; ".join(f"{self._card(one)} {self._card_told(one)}" for one in changed[:NAMED])
            lines.append(self.text("compare-cards-changed", number=len(changed), cards=named))
        elif found.cards:
            lines.append(self.text("compare-cards-same"))
        alone = {one.card for one in found.in_one_only()}
        if alone:
            cards = ", ".join(sorted(self.say.card(card) for card in alone))
            lines.append(self.text("compare-cards-alone", cards=cards))
        lines.append(
            self.text(
                "compare-judged",
                tests=self.say.whole(found.tests),
                telling=self.say.whole(found.telling),
            )
        )
        return lines

    def _told(self, key: str, shift: Shift, figure: Callable[[float], str]) -> str:
        how = "same" if not shift.telling else "more" if shift.more.points > 0 else "less"
        share = figure == self.say.percent
        return self.text(
            f"compare-{key}",
            how=how,
            before=figure(shift.before),
            after=figure(shift.after),
            more=self.say.difference(shift.more) if share else self._plain(shift.more),
        )

    def _plain(self, more: Difference) -> str:
        """A difference in whole units, with its sign and its interval."""
        figures = [self.say.number(figure) for figure in (more.points, more.low, more.high)]
        signed = [figure if figure.startswith(MINUS) else f"+{figure}" for figure in figures]
        return f"{signed[0]} ({self.text('report-to', low=signed[1], high=signed[2])})"

    def _card(self, one: CardShift) -> str:
        way = self.text(f"report-way-{one.way}")
        return f"{self.say.card(one.card)} ({way})"

    def _card_told(self, one: CardShift) -> str:
        assert one.shift is not None
        return self.say.difference(one.shift.more)

    # As a page

    def html(self) -> str:
        """The whole page."""
        title = self.text("compare-title", game=self.text(f"{self.game.id}-title"))
        lines = "".join(f"<li>{escape(line)}</li>" for line in self.summary())
        parts = [
            "<!doctype html>",
            f'<html lang="{self.text.language}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title><style>{STYLE.read_text(encoding='utf-8')}</style></head><body><main>",
            f"<header><h1>{HORN} {escape(title)}</h1>{self._lead()}</header>",
            self._section("report-stands-out", f"<ul>{lines}</ul>", first=True),
            self._section("compare-endings", self._chart(self.found.endings, self.say.clause)),
            self._section("report-order", self._chart(self.found.order, self._place)),
            self._section("report-seats", self._chart(self.found.seats, self._seat)),
            self._cards(),
            self._footer(),
            "</main></body></html>",
        ]
        return "\n".join(part for part in parts if part) + "\n"

    def _lead(self) -> str:
        told = self.text(
            "compare-lead",
            games=self.say.whole(self.found.games),
            seats=self.plans[0].seats,
            bots=", ".join(self.plans[0].bots),
            seed=str(self.plans[0].seed),
        )
        designs = "".join(f"<li>{escape(line)}</li>" for line in self.designs())
        return f'<p class="lead">{escape(told)}</p><ol type="A">{designs}</ol>'

    def designs(self) -> list[str]:
        """What each design is, with everything it was made with."""
        pairs = zip(self.names, self.plans, self.headings, strict=True)
        return [
            self.text("compare-design", name=name, edition=plan.edition, made=made.told(self.text))
            for name, plan, made in pairs
        ]

    def _section(self, key: str, body: str, *, first: bool = False) -> str:
        kind = ' class="first"' if first else ""
        return f"<section{kind}><h2>{escape(self.text(key))}</h2>{body}</section>"

    def _place(self, number: str) -> str:
        return self.text("report-place", number=int(number))

    def _seat(self, number: str) -> str:
        return self.text("report-seat", seat=seat_letter(int(number)))

    def _chart(self, shifts: list[NamedShift], named: Callable[[str], str]) -> str:
        rows = [self._row(named(one.name), one.shift, self.say.percent) for one in shifts]
        return intervals(rows, scale_of(rows, 0.0))

    def _row(self, name: str, shift: Shift, figure: Callable[[float], str]) -> IntervalRow:
        note = self.text("compare-both", before=figure(shift.before), after=figure(shift.after))
        more = shift.more
        told = self.say.difference(more)
        return IntervalRow(name, more.points, more.low, more.high, told, note, shift.telling)

    def _cards(self) -> str:
        shown = sorted(
            (one for one in self.found.cards if one.shift is not None),
            key=lambda one: -one.shift.more.points if one.shift else 0.0,
        )
        if not shown:
            return ""
        rows = [self._row(self._card(one), one.shift, self.say.points) for one in shown if one.shift]
        telling = [row for row in rows if row.telling]
        rest = [row for row in rows if not row.telling]
        scale = scale_of(rows, 0.0)
        note = self.text("compare-cards-note") if telling else self.text("compare-cards-same")
        body = f'<p class="caution">{escape(note)}</p>{intervals(telling, scale)}'
        if rest:
            more = self.text("compare-cards-rest", cards=len(rest))
            body += f"<details><summary>{escape(more)}</summary>{intervals(rest, scale)}</details>"
        return self._section("compare-cards", body)

    def _footer(self) -> str:
        return f"<footer><p>{escape(self.text('compare-method'))}</p></footer>"

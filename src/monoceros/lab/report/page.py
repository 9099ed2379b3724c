"""A balance report: one page that needs nothing else, in the reader's language, light or dark."""

from html import escape
from pathlib import Path

from monoceros.core.contract import seat_letter
from monoceros.core.game import Game, Setup
from monoceros.core.tally import Way
from monoceros.lab.heading import heading
from monoceros.lab.report.charts import Bar, IntervalRow, bars, histogram, intervals, scale_of
from monoceros.lab.report.statistics import Effect, Place, Statistics, compute_statistics
from monoceros.lab.report.text import ReportText
from monoceros.lab.results import Results
from monoceros.lab.simulate import Plan, Worker
from monoceros.locales import Texts

SHOWN = 8
"""Cards shown from each end before the rest is folded away."""
STYLE = Path(__file__).with_name("report.css")
HORN = (
    '<svg class="horn" viewBox="0 0 22 40" aria-hidden="true"><path d="M11 0 22 40H0z"/>'
    '<path d="m8 11 7 4M5 21l12 5M3 31l16 6"/></svg>'
)


def report_on(results: Results, text: Texts) -> "ReportPage":
    """What there is to say about a folder of results, finished or not."""
    worker = Worker(results.plan)
    return ReportPage(worker.game, worker.setup, results.plan, compute_statistics(results), text)


def make_report(results: Results, text: Texts) -> str:
    """The same as a page."""
    return report_on(results, text).html()


class ReportPage:
    """A report: `lead`, `made` and `summary` as sentences, `html` as a page."""

    def __init__(self, game: Game, setup: Setup, plan: Plan, found: Statistics, text: Texts) -> None:
        self.game = game
        self.plan = plan
        self.found = found
        self.text = text
        self.say = ReportText(game, setup, found, text)
        self.heading = heading(game, setup, plan.seed)

    def made(self) -> str:
        """With which cards, options, seed and version."""
        return self.heading.told(self.text)

    def summary(self) -> list[str]:
        """What stands out."""
        return self.say.summary()

    def html(self) -> str:
        """Everything, as one page that needs nothing else."""
        text = self.text
        title = text("report-title", game=text(f"{self.game.id}-title"))
        parts = [
            "<!doctype html>",
            f'<html lang="{text.language}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title><style>{STYLE.read_text(encoding='utf-8')}</style></head><body><main>",
            f"<header><h1>{HORN} {escape(title)}</h1>",
            f'<p class="lead">{escape(self.lead())}</p>',
            f'<p class="made">{escape(self.made())}</p></header>',
            self._summary(),
            self._length(),
            self._places("order"),
            self._places("seats"),
            self._endings(),
            self._parts(),
            self._cards(),
            self._judging(),
            self._footer(),
            "</main></body></html>",
        ]
        return "\n".join(part for part in parts if part) + "\n"

    def lead(self) -> str:
        """How many matches of what were played by whom."""
        return self.text(
            "report-lead",
            games=self.say.whole(self.found.games),
            seats=self.plan.seats,
            edition=self.plan.edition,
            bots=", ".join(self.plan.bots),
        )

    def _section(self, key: str, body: str, *, first: bool = False) -> str:
        kind = ' class="first"' if first else ""
        return f"<section{kind}><h2>{escape(self.text(f'report-{key}'))}</h2>{body}</section>"

    def _paragraph(self, words: str, kind: str = "caution") -> str:
        return f'<p class="{kind}">{escape(words)}</p>'

    def _summary(self) -> str:
        lines = "".join(f"<li>{escape(line)}</li>" for line in self.summary())
        rests = self.say.rests()
        caution = self._paragraph(rests) if rests else ""
        return self._section("stands-out", f"<ul>{lines}</ul>{caution}", first=True)

    def _length(self) -> str:
        length = self.found.length
        last = length.first + length.step * len(length.bins)
        middle = (length.median - length.first + 0.5) / (last - length.first)
        drawing = histogram(
            length.bins,
            self.say.whole(length.first),
            self.say.whole(last - 1),
            middle,
            self.text("report-median", median=self.say.whole(length.median)),
        )
        return self._section("length", self._paragraph(self.say.length()) + drawing)

    def _places(self, which: str) -> str:
        places: list[Place] = self.found.order if which == "order" else self.found.seats
        rows = [
            IntervalRow(
                self._place_name(which, place.number),
                place.won.rate,
                place.won.low,
                place.won.high,
                self.say.rate(place.won),
                telling=place.telling,
            )
            for place in places
        ]
        caution = self.text(f"report-{which}-note", even=self.say.percent(self.found.even))
        chart = intervals(rows, scale_of(rows, self.found.even))
        return self._section(which, self._paragraph(caution) + chart)

    def _place_name(self, which: str, number: int) -> str:
        if which == "order":
            return self.text("report-place", number=number + 1)
        return self.text("report-seat", seat=seat_letter(number))

    def _endings(self) -> str:
        endings = self.found.endings
        rows = [
            Bar(self.say.clause(one.clause), [one.share.rate], [self.say.rate(one.share)]) for one in endings
        ]
        return self._section("endings", bars(rows, max(one.share.rate for one in endings)))

    def _parts(self) -> str:
        parts = self.found.parts
        if not parts:
            return ""
        longest = max(max(abs(part.winners), abs(part.others)) for part in parts) or 1.0
        rows = [
            Bar(
                self.say.part(part.part),
                [max(0.0, part.winners), max(0.0, part.others)],
                [self.say.number(part.winners), self.say.number(part.others)],
            )
            for part in parts
        ]
        key = (
            f'<p class="key"><span><i class="k0"></i>{escape(self.text("report-winners"))}</span>'
            f'<span><i class="k1"></i>{escape(self.text("report-others"))}</span></p>'
        )
        return self._section("parts", key + bars(rows, longest))

    def _cards(self) -> str:
        if not self.found.effects:
            return self._section("cards", self._paragraph(self.text("report-no-cards")))
        ways = [self._way(way) for way in self.found.ways]
        return self._section("cards", self._paragraph(self.text("report-cards-note")) + "".join(ways))

    def _way(self, way: Way) -> str:
        effects = self.found.of_way(way.key)
        if not effects:
            return ""
        rows = [self._row(one) for one in effects]
        scale = scale_of(rows, 0.0)
        told = [self.text(f"report-way-{way.key}.about"), self.text(f"report-behind-{way.behind}")]
        told += [self.text(f"report-within-{way.within}")] if way.within else []
        head = f"<h3>{escape(self.text(f'report-way-{way.key}'))}</h3>{self._paragraph(' '.join(told))}"
        if len(rows) <= 2 * SHOWN + 2:
            return head + intervals(rows, scale)
        folded = intervals(rows[SHOWN:-SHOWN], scale)
        more = self.text("report-more", cards=len(rows) - 2 * SHOWN)
        middle = f"<details><summary>{escape(more)}</summary>{folded}</details>"
        return head + intervals(rows[:SHOWN], scale) + middle + intervals(rows[-SHOWN:], scale)

    def _row(self, one: Effect) -> IntervalRow:
        note = self.text(
            "report-won",
            rate=self.say.rate(one.won),
            times=one.won.times,
            number=self.say.whole(one.won.times),
        )
        return IntervalRow(
            self.say.card(one.card),
            one.more.points,
            one.more.low,
            one.more.high,
            self.say.difference(one.more),
            note,
            one.telling,
        )

    def _judging(self) -> str:
        lines = [
            self.text(f"report-judged-{part}", **self.say.judging())
            for part in ("points", "spread", "holm", "bots")
        ]
        return self._section("judged", "".join(self._paragraph(line, "") for line in lines))

    def _footer(self) -> str:
        plan = self.plan
        words = [f"monoceros simulate {plan.game}", f"--edition {plan.edition}", f"--seats {plan.seats}"]
        words += [f"--games {plan.games}", f"--bots {','.join(plan.bots)}", f"--seed {plan.seed}"]
        words += [f"--option {key}={value}" for key, value in plan.options.items()]
        words += [f"--pack {plan.pack}"] if plan.pack else []
        command = f"<code>{escape(' '.join([*words, '--out results']))}</code>"
        return f"<footer><p>{escape(self.text('report-again'))}</p><p>{command}</p></footer>"

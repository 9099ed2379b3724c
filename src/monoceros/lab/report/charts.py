"""Drawings for a page: rows of intervals, bars and a histogram, in the page's own colours, at any width.

Figures stand beside every drawing as text, so the drawings themselves are hidden from screen readers.
"""

from collections.abc import Iterable
from html import escape
from typing import NamedTuple


class IntervalRow(NamedTuple):
    """One line of a chart of intervals: its name, the figure and what is written beside it."""

    name: str
    middle: float
    low: float
    high: float
    told: str
    note: str = ""
    telling: bool = False


class Bar(NamedTuple):
    """One line of a chart of bars, or of pairs of them: each a length and what is written beside it."""

    name: str
    lengths: list[float]
    told: list[str]


class Scale(NamedTuple):
    """From which figure to which a chart reaches, and the one everything is compared with."""

    lowest: float
    highest: float
    even: float

    def across(self, figure: float) -> float:
        """Where a figure lies, in hundredths of the width."""
        held = min(max(figure, self.lowest), self.highest)
        return round(100 * (held - self.lowest) / (self.highest - self.lowest), 2)


def scale_of(rows: Iterable[IntervalRow], even: float) -> Scale:
    """A scale with room for all rows and for the figure they are compared with."""
    ends = [even, *(end for row in rows for end in (row.low, row.high))]
    room = 0.04 * (max(ends) - min(ends) or 1.0)
    return Scale(min(ends) - room, max(ends) + room, even)


def intervals(rows: list[IntervalRow], scale: Scale) -> str:
    """Named figures with their intervals on one scale; those that stand out are marked."""
    return f'<ul class="rows">{"".join(_interval(row, scale) for row in rows)}</ul>'


def _interval(row: IntervalRow, scale: Scale) -> str:
    low, high, middle = scale.across(row.low), scale.across(row.high), scale.across(row.middle)
    side = "more" if row.middle >= scale.even else "less"
    state = f" telling {side}" if row.telling else ""
    arrow = "▲" if side == "more" else "▼"
    mark = f'<b class="mark" aria-hidden="true">{arrow}</b>' if row.telling else ""
    note = f'<span class="note">{escape(row.note)}</span>' if row.note else ""
    drawing = (
        '<svg class="track" viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">'
        f'<line class="even" x1="{scale.across(scale.even)}" x2="{scale.across(scale.even)}" y1="0" y2="20"/>'
        f'<rect class="span" x="{low}" y="7" width="{max(0.4, round(high - low, 2))}" height="6"/>'
        f'<rect class="dot" x="{max(0.0, round(middle - 0.5, 2))}" y="2" width="1" height="16"/></svg>'
    )
    return (
        f'<li class="row{state}"><span class="name">{mark}{escape(row.name)}</span>'
        f'<span class="told">{escape(row.told)}</span>{drawing}{note}</li>'
    )


def bars(rows: list[Bar], longest: float) -> str:
    """Named lengths, one or two beside each other."""
    lines = []
    for row in rows:
        drawn = "".join(
            f'<span class="told">{escape(told)}</span>'
            f'<svg class="track bar{number}" viewBox="0 0 100 20" preserveAspectRatio="none" '
            'aria-hidden="true">'
            f'<rect x="0" y="3" width="{max(0.3, round(100 * length / longest, 2))}" height="14"/></svg>'
            for number, (length, told) in enumerate(zip(row.lengths, row.told, strict=True))
        )
        lines.append(f'<li class="row bars"><span class="name">{escape(row.name)}</span>{drawn}</li>')
    return f'<ul class="rows">{"".join(lines)}</ul>'


def histogram(bins: list[int], first: str, last: str, middle: float, middle_told: str) -> str:
    """Counts in equal steps; `middle` is where along them, from 0 to 1, a line is drawn."""
    most = max(bins)
    wide = 100 / len(bins)
    drawn = "".join(
        f'<rect class="bin" x="{round(wide * at, 3)}" y="{round(60 - 58 * number / most, 2)}" '
        f'width="{round(wide * 0.86, 3)}" height="{round(58 * number / most, 2)}"/>'
        for at, number in enumerate(bins)
    )
    place = round(100 * middle, 2)
    return (
        '<svg class="histogram" viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true">'
        f'{drawn}<line class="middle" x1="{place}" x2="{place}" y1="0" y2="60"/></svg>'
        f'<p class="axis"><span>{escape(first)}</span><span class="middle-told">{escape(middle_told)}</span>'
        f"<span>{escape(last)}</span></p>"
    )

"""The ratings of a tournament as a plain SVG drawing, without a plotting library."""

from xml.sax.saxutils import escape

WIDTH, ROW, LEFT, RIGHT, TOP, BOTTOM = 640, 34, 120, 30, 50, 40
INK, FAINT, BAR = "#2b2440", "#d8d2e6", "#7b4fc9"


def intervals(title: str, axis: str, rows: list[tuple[str, float, float, float]]) -> str:
    """A drawing of named figures, each with its low and high end, on one axis."""
    lowest = min(low for _, _, low, _ in rows)
    highest = max(high for _, _, _, high in rows)
    spread = (highest - lowest) or 1.0
    lowest, highest = lowest - 0.05 * spread, highest + 0.05 * spread
    height = TOP + ROW * len(rows) + BOTTOM
    bottom = TOP + ROW * len(rows)

    def across(figure: float) -> float:
        return round(LEFT + (figure - lowest) / (highest - lowest) * (WIDTH - LEFT - RIGHT), 1)

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'font-family="sans-serif" font-size="14" fill="{INK}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>',
        f'<text x="16" y="28" font-size="17" font-weight="bold">{escape(title)}</text>',
    ]
    for part in range(6):
        figure = lowest + (highest - lowest) * part / 5
        at = across(figure)
        lines.append(f'<line x1="{at}" y1="{TOP}" x2="{at}" y2="{bottom}" stroke="{FAINT}"/>')
        lines.append(
            f'<text x="{at}" y="{bottom + 16}" font-size="11" text-anchor="middle">{figure:.1f}</text>'
        )
    lines.append(
        f'<text x="{WIDTH - RIGHT}" y="{bottom + 33}" font-size="12" text-anchor="end">{escape(axis)}</text>'
    )
    for number, (name, middle, low, high) in enumerate(rows):
        at = TOP + ROW * number + ROW / 2
        lines += [
            f'<text x="16" y="{at + 5}">{escape(name)}</text>',
            f'<line x1="{across(low)}" y1="{at}" x2="{across(high)}" y2="{at}" stroke="{BAR}" '
            'stroke-width="6" stroke-linecap="round" opacity="0.45"/>',
            f'<circle cx="{across(middle)}" cy="{at}" r="6" fill="{BAR}"/>',
        ]
    return "\n".join([*lines, "</svg>", ""])

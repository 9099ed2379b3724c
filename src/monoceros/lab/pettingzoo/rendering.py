"""Renders a drawing made for the terminal as plain text or as an image."""

from io import StringIO

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont
from rich.color import ColorSystem
from rich.console import Console
from rich.style import Style
from rich.terminal_theme import MONOKAI
from rich.text import Text

WIDTH = 100
CELL = (6, 12)
"""Pixels of a character; what Pillow's own small font needs."""
PAPER = (24, 24, 32)
INK = (225, 225, 230)
FADED = (130, 130, 140)
# Which of its four arms - left, right, up, down - a line drawing character has.
ARMS = {
    "─": "lr", "━": "lr", "│": "ud", "┃": "ud", "┌": "rd", "┐": "ld", "└": "ru", "┘": "lu",
    "├": "rud", "┤": "lud", "┬": "lrd", "┴": "lru", "┼": "lrud",
    "╭": "rd", "╮": "ld", "╰": "ru", "╯": "lu",
}  # fmt: skip
HALVES = {"●": (0, 360), "◖": (90, 270), "◗": (270, 90), "◠": (180, 360), "◡": (0, 180)}
SHADES = {"░": 60, "▒": 100, "▓": 140, "█": 200}


def as_text(drawing: str) -> str:
    """The drawing without its colours."""
    lines = Text.from_markup(drawing).plain.splitlines()
    return "\n".join(line.rstrip() for line in lines) + "\n"


def as_image(drawing: str) -> NDArray[np.uint8]:
    """The drawing as an image of height x width x 3. Every picture of a match may have its own height."""
    console = Console(file=StringIO(), width=WIDTH, color_system="truecolor", force_terminal=True)
    lines = console.render_lines(Text.from_markup(drawing), pad=False)
    image = Image.new("RGB", (WIDTH * CELL[0], (len(lines) + 1) * CELL[1]), PAPER)
    pen = ImageDraw.Draw(image)
    font = ImageFont.load_default_imagefont()
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            colour = _colour(segment.style)
            for sign in segment.text:
                _draw_sign(pen, font, sign, (column * CELL[0], row * CELL[1]), colour)
                column += 1
    return np.asarray(image)


def _colour(style: Style | None) -> tuple[int, int, int]:
    if style is None or (style.color is None and not style.dim):
        return INK
    if style.color is None:
        return FADED
    found = style.color.downgrade(ColorSystem.TRUECOLOR).get_truecolor(MONOKAI)
    return (found.red, found.green, found.blue)


def _draw_sign(
    pen: ImageDraw.ImageDraw,
    font: ImageFont.ImageFont,
    sign: str,
    corner: tuple[int, int],
    colour: tuple[int, int, int],
) -> None:
    left, top = corner
    right, bottom = left + CELL[0] - 1, top + CELL[1] - 1
    middle = (left + CELL[0] // 2, top + CELL[1] // 2)
    if sign in ARMS:
        ends = {
            "l": (left, middle[1]),
            "r": (right, middle[1]),
            "u": (middle[0], top),
            "d": (middle[0], bottom),
        }
        for arm in ARMS[sign]:
            pen.line((*middle, *ends[arm]), colour)
    elif sign in HALVES:
        begin, end = HALVES[sign]
        pen.pieslice((left, middle[1] - 3, right, middle[1] + 2), begin, end, colour)
    elif sign in SHADES:
        grey = SHADES[sign]
        pen.rectangle((left, top + 1, right, bottom - 1), (grey, grey, grey))
    elif sign == "▶":
        pen.polygon(((left, top + 2), (right, middle[1]), (left, bottom - 2)), colour)
    elif sign != " ":
        pen.text((left, top), sign if ord(sign) <= 0xFF else "*", colour, font)

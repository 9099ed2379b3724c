"""What a closer look at a layout tells a network: what can still be made of it, and how sure its coins are.

Takes about as long as the rest of the network's inputs together.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monoceros.games.hilo.bot.layouts import BOTTOM, COIN, FACE, LEFT, RIGHT, TOP, Layout
from monoceros.games.hilo.deck import COLUMNS, SIZE

DRAW_NOW: Final = "draw-now"
CLOSE_INPUTS: Final = (DRAW_NOW, "draw-square", "promised", "magicians", "sure", "loose")


def look_closely(layout: Layout, rows: vec[float], at: i64) -> None:
    """Write these numbers of a layout into a row, beginning there."""
    drawing = layout.drawing()
    rows[at] = drawing.gain
    rows[at + 1] = 0.3 * drawing.square
    rows[at + 2] = 0.1 * layout.promised
    place: i64 = 0
    while place < SIZE:
        if layout.is_magic(place):
            rows[at + 3] += 0.5
        if not layout.is_hidden(place) and not layout.is_spoiled(place):
            _look_at(layout, place, rows, at)
        place += 1


def _look_at(layout: Layout, place: i64, rows: vec[float], at: i64) -> None:
    """Add the coins this open card makes with others for sure, and the half coins that wait for others."""
    faces = layout.prices.faces
    kinds = layout.kinds
    face = kinds[place] * FACE
    sure = faces[face + COIN]
    loose = 0.0
    column = place % COLUMNS
    if column > 0 and layout.is_hidden(place - 1):
        loose += faces[face + LEFT]
    if column < COLUMNS - 1:
        if layout.is_hidden(place + 1):
            loose += faces[face + RIGHT]
        elif not layout.is_spoiled(place + 1):
            sure += faces[face + RIGHT] * faces[kinds[place + 1] * FACE + LEFT]
    if place < COLUMNS:
        if layout.is_hidden(place + COLUMNS):
            loose += faces[face + BOTTOM]
        elif not layout.is_magic(place):
            sure += faces[face + BOTTOM] * faces[kinds[place + COLUMNS] * FACE + TOP]
    elif layout.is_hidden(place - COLUMNS):
        loose += faces[face + TOP]
    rows[at + 4] += 0.1 * sure
    rows[at + 5] += 0.1 * loose

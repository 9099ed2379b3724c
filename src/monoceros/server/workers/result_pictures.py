"""The result of a game as a picture to send: composed as SVG from our own art, drawn as PNG in a worker.

A picture names players, points and the game, and no card: what may be read on a card differs between tables,
and a picture goes where nobody has passed the door of a table for adults. It shows nothing that is not public
at the end.
"""

from functools import cache
from html import escape
from pathlib import Path
from typing import Any

import msgspec
import resvg_py

from monoceros.core.wire import Struct
from monoceros.server.protocol.problems import TableProblem

WIDTH = 1200
HEIGHT = 630
"""What previews are cut to nearly everywhere."""
ROWS_TOP = 176
ROWS_BOTTOM = 560
MOST_ROW = 78
NAME_WIDTH = 430
LETTER = 0.56
"""About how wide a letter is, in parts of its height."""
BEYOND = 0x250
"""The first letter beyond those of Latin alphabets, which our own fonts have."""
DISPLAY = "'Baloo 2'"
PLAIN = "'Atkinson Hyperlegible'"
FURTHER = {DISPLAY: "'Baloo X'", PLAIN: "'Atkinson HyperlegiblX'"}
"""The letters of a font beyond the commonest ones, in files of their own (`web/pwa/resultArt.ts`)."""
COMMON = 0x100


class Standing(Struct, frozen=True):
    """One line of a result: who, with which unicorn (none: a bot), how many points."""

    name: str
    avatar: str
    total: str
    won: bool


class ResultTold(Struct, frozen=True):
    """A finished game in words, as everybody may know it. The lines are in order, the winner first."""

    game: str
    game_title: str
    title: str
    standings: list[Standing]
    decided: str
    foot: str


class _Art(Struct, frozen=True):
    avatars: dict[str, str]
    logo: str
    crown: str
    signs: dict[str, str]
    fans: dict[str, str]


@cache
def _art(folder: str) -> _Art:
    try:
        return msgspec.json.decode((Path(folder) / "art.json").read_bytes(), type=_Art)
    except OSError as error:
        raise TableProblem("no-such-page") from error


def draw(told: ResultTold, folder: str) -> bytes:
    """The result as PNG, with the art and the letters of a folder of the built page. Runs in a worker."""
    fonts = [str(path) for path in sorted(Path(folder).glob("*.ttf"))]
    picture = svg(told, _art(folder))
    # Letters of other alphabets are those of the system, if it has any; ours come first wherever they can.
    ours = all(ord(letter) < BEYOND or letter in "…·★" for letter in picture)
    drawn: Any = resvg_py.svg_to_bytes(svg_string=picture, font_files=fonts, skip_system_fonts=ours)
    return bytes(drawn)


def svg(told: ResultTold, art: _Art) -> str:
    """The picture before it is drawn."""
    rows = told.standings
    height = min(MOST_ROW, (ROWS_BOTTOM - ROWS_TOP) / max(1, len(rows)))
    return "".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" '
            f'height="{HEIGHT}" font-family="{DISPLAY}" font-weight="700">',
            '<defs><linearGradient id="dusk" x1="0" y1="0" x2="1" y2="1">',
            '<stop offset="0" stop-color="#1E1836"/><stop offset="1" stop-color="#4A3788"/>',
            "</linearGradient></defs>",
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#dusk)"/>',
            _moved(772, 150, 0.98, art.fans.get(told.game, "")),
            _moved(52, 36, 0.8, art.logo),
            _text(118, 74, 34, told.game_title, fill="#D8C4F5", width=900),
            _text(56, 140, 50, told.title, fill="#FFD66B", width=1090),
            *(_row(at, standing, height, told.game, art) for at, standing in enumerate(rows)),
            _text(56, 592, 22, told.decided, fill="#F5F0FF", width=700, family=PLAIN),
            _text(1148, 592, 20, told.foot, fill="#BBA4E6", width=560, family=PLAIN, anchor="end")
            if not told.decided
            else "",
            "</svg>",
        )
    )


def _row(at: int, standing: Standing, height: float, game: str, art: _Art) -> str:
    top = ROWS_TOP + at * height
    middle = top + height / 2
    size = height * 0.46
    face = height * 0.78
    frame = "#FFD66B" if standing.won else "#4B3E75"
    crown = _moved(68, middle - size * 0.5, size / 24, art.crown) if standing.won else ""
    avatar = art.avatars.get(standing.avatar, "")
    bot = (
        '<circle cx="50" cy="50" r="50" fill="#4B3E75"/><path d="M24 38h52v36H24zM50 38V22M40 54v4M60 54v4" '
        + ('fill="none" stroke="#F5F0FF" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>')
    )
    return "".join(
        (
            f'<rect x="56" y="{top + 3:.1f}" width="690" height="{height - 6:.1f}" rx="16" fill="#2A2140" '
            f'fill-opacity=".88" stroke="{frame}" stroke-width="3"/>',
            crown,
            _moved(112, middle - face / 2, face / 100, avatar or bot),
            _text(124 + face, middle + size * 0.36, size, standing.name, fill="#F5F0FF", width=NAME_WIDTH),
            _moved(628, middle - size * 0.55, size * 1.1 / 64, art.signs.get(game, "")),
            _text(730, middle + size * 0.36, size, standing.total, fill="#FFFFFF", width=96, anchor="end"),
        )
    )


def _lettered(words: str, further: str) -> str:
    """Words with the font named for each letter that stands in a file of its own."""
    return "".join(
        f'<tspan font-family="{further}">{letter}</tspan>'
        if COMMON <= ord(letter) < BEYOND
        else escape(letter)
        for letter in words
    )


def _moved(x: float, y: float, scale: float, drawing: str) -> str:
    return f'<g transform="translate({x:.1f} {y:.1f}) scale({scale:.3f})">{drawing}</g>'


def _text(
    x: float,
    y: float,
    size: float,
    words: str,
    *,
    fill: str,
    width: float,
    family: str = DISPLAY,
    anchor: str = "start",
) -> str:
    """Words in one line; smaller where they would be too wide, and cut where that would be too small."""
    most = int(width / (size * 0.62 * LETTER))
    if len(words) > most:
        words = words[: most - 1].rstrip() + "…"
    size = min(size, width / max(1, len(words)) / LETTER)
    weight = 700 if family == DISPLAY else 400
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-family="{family}" font-weight="{weight}" font-size="{size:.1f}" '
        f'fill="{fill}" text-anchor="{anchor}">{_lettered(words, FURTHER[family])}</text>'
    )

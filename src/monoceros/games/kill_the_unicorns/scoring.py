"""What a herd is worth: stars, tokens, pâtés, traps, and its unicorns grouped into sets and rainbows.

A unicorn counts in one set or one rainbow, a bicorn twice (kill-the-unicorns.score.used-once,
kill-the-unicorns.score.bicorn). So a herd is as many unicorns of each colour as it has, bicorns double, and
the best grouping is found by trying every number of rainbows: what is left of a colour is best kept together.
"""

from typing import Final

from mypy_extensions import i64

from monoceros.games.kill_the_unicorns.deck import COLOUR_COUNT

RAINBOW: Final[i64] = 8
FULL_SET: Final[i64] = 5
SET_POINTS: Final = [0, 0, 2, 5, 8, 12]


def set_points(unicorns: i64, *, further_sets: bool) -> i64:
    """The points for so many unicorns of one colour (kill-the-unicorns.score.sets).

    More than five bring nothing more, or begin a further set where the edition says so.
    """
    if unicorns <= FULL_SET:
        return SET_POINTS[unicorns]
    if not further_sets:
        return SET_POINTS[FULL_SET]
    sets: i64 = unicorns // FULL_SET
    return sets * SET_POINTS[FULL_SET] + SET_POINTS[unicorns % FULL_SET]


def best_rainbows(counts: list[int], *, further_sets: bool) -> i64:
    """How many rainbows the best grouping has; of equally good ones the fewest."""
    most: i64 = min(counts[0], counts[1], counts[2], counts[3])
    best: i64 = 0
    best_points: i64 = -1
    rainbows: i64 = 0
    while rainbows <= most:
        points = grouped_points(counts, rainbows, further_sets=further_sets)
        if points > best_points:
            best_points = points
            best = rainbows
        rainbows += 1
    return best


def grouped_points(counts: list[int], rainbows: i64, *, further_sets: bool) -> i64:
    """The points for that many rainbows and everything else kept together by colour."""
    points: i64 = RAINBOW * rainbows
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        points += set_points(counts[colour] - rainbows, further_sets=further_sets)
        colour += 1
    return points


def best_points(counts: list[int], *, further_sets: bool) -> i64:
    """The points of the best grouping into sets and rainbows (kill-the-unicorns.score.best-sets)."""
    return most_points(counts[0], counts[1], counts[2], counts[3], further_sets=further_sets)


def most_points(pink: i64, blue: i64, green: i64, yellow: i64, *, further_sets: bool) -> i64:
    """The points of the best grouping of so many unicorns of each colour."""
    best: i64 = 0
    rainbows: i64 = 0
    while pink >= 0 and blue >= 0 and green >= 0 and yellow >= 0:
        points: i64 = RAINBOW * rainbows
        points += set_points(pink, further_sets=further_sets)
        points += set_points(blue, further_sets=further_sets)
        points += set_points(green, further_sets=further_sets)
        points += set_points(yellow, further_sets=further_sets)
        if points > best:
            best = points
        rainbows += 1
        pink -= 1
        blue -= 1
        green -= 1
        yellow -= 1
    return best

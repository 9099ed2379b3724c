"""A table is one screen and stands still, at every size of window.

A normal run measures every third of the first decisions of one game of each kind, at all sizes and the
largest number of seats. `MONOCEROS_STAGE=whole` measures every decision of whole games there, and plays on
until each kind was played for a minute; `all` (`make stage`) does so at all numbers of seats.
"""

import logging
import os
import time

import pytest

from tests.web.conftest import Arrive
from tests.web.stage import SIZES, Still, out_of_sight, sit
from tests.web.visitors import ROUNDS, Visitor

log = logging.getLogger(__name__)
STAGE = os.environ.get("MONOCEROS_STAGE", "")
WHOLE = STAGE in ("whole", "all")
LARGEST = [("hilo", 4), ("kill-the-unicorns", 6), ("unstable-unicorns", 8)]
TABLES = (
    [*(("hilo", n) for n in (2, 3, 4)), *(("kill-the-unicorns", n) for n in (3, 4, 5, 6))]
    + [("unstable-unicorns", n) for n in range(2, 9)]
    if STAGE == "all"
    else LARGEST
)
DECISIONS = ROUNDS if WHOLE else 48
EVERY = 1 if WHOLE else 3
"""Of how many decisions one is measured."""
LEAST_S = 60 if WHOLE else 0
"""How long each kind of table is played at least: a game that is over sooner is followed by another."""


def measured(visitor: Visitor, still: Still) -> list[str]:
    """What is out of sight at this decision at any size; meanwhile, how far things have moved."""
    page = visitor.page
    found = []
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        found += [f"{size[0]}x{size[1]}: {trouble}" for trouble in out_of_sight(page)]
        still.look(page, size)
    return found


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_table_is_one_screen_and_stands_still(arrive: Arrive, game: str, seats: int) -> None:
    visitor = arrive(seed=seats)
    sit(visitor, game, seats)
    visitor.page.evaluate("() => localStorage.clear()")
    still = Still()
    troubles: list[str] = []
    begun = time.monotonic()
    for nth in range(DECISIONS):
        moment = visitor.asked()
        if moment == "over":
            if time.monotonic() - begun >= LEAST_S:
                break
            sit(visitor, game, seats)
            continue
        if nth % EVERY == 0:
            troubles += measured(visitor, still)
        visitor.answer(moment)
    spent = time.monotonic() - begun
    log.info("%s %s: %s decisions in %.0f s, worst move %.1f px", game, seats, nth, spent, still.worst)
    assert not troubles, "\n".join(sorted(set(troubles)))
    assert not still.moved, "\n".join(sorted(set(still.moved)))

"""A table is one screen and stands still: measured over whole games at every size of window.

A normal run measures some decisions of a game of each kind at all sizes; `MONOCEROS_STAGE=all` measures every
decision of a whole game, at every number of seats, and looks at each for a minute at least.
"""

import logging
import os
import time

import pytest

from tests.web.conftest import Arrive
from tests.web.stage import SIZES, Still, out_of_sight, sit
from tests.web.visitors import ROUNDS, Visitor

log = logging.getLogger(__name__)
WHOLE = os.environ.get("MONOCEROS_STAGE") == "all"
LARGEST = [("hilo", 4), ("kill-the-unicorns", 6), ("unstable-unicorns", 8)]
TABLES = (
    [*(("hilo", n) for n in (2, 3, 4)), *(("kill-the-unicorns", n) for n in (3, 4, 5, 6))]
    + [("unstable-unicorns", n) for n in range(2, 9)]
    if WHOLE
    else LARGEST
)
DECISIONS = ROUNDS if WHOLE else 60
EVERY = 1 if WHOLE else 2
"""Of how many decisions one is measured."""


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
            break
        if nth % EVERY == 0:
            troubles += measured(visitor, still)
        visitor.answer(moment)
    spent = time.monotonic() - begun
    log.info("%s %s: %s decisions in %.0f s, worst move %.1f px", game, seats, nth, spent, still.worst)
    assert not troubles, "\n".join(sorted(set(troubles)))
    assert not still.moved, "\n".join(sorted(set(still.moved)))

"""Nobody can be caught by a pause: what others see of a window does not tell who could have answered it."""

import json
import time
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from tests.games.unstable_unicorns.story import Herd
from tests.web.conftest import Arrive
from tests.web.laid import Laid
from tests.web.visitors import Visitor

SOONEST_S = 0.8
"""No window closes sooner, whatever anybody holds; a little less than what the page waits."""


class Ear:
    """Every update a page is told, with when it came."""

    def __init__(self, visitor: Visitor) -> None:
        self.updates: list[tuple[float, dict[str, Any]]] = []
        visitor.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "update":
            self.updates.append((time.monotonic(), message))


@pytest.mark.parametrize("held", ["encore", "neigh_final"], ids=["nothing", "a-neigh"])
def test_a_window_closes_alike_whatever_is_held(arrive: Arrive, laid: Laid, held: str) -> None:
    """Who plays a card sees the same updates in the same breath, whether the other could neigh or not."""
    player, other = arrive(hurried=False), arrive(hurried=False)
    ear = Ear(player)
    laid.together(
        player, other, Herd(3).hand("A", "basic_toast").hand("B", held).hand("C", "bedtime").turn("A")
    )
    player.press("hand/basic_toast")
    if held.startswith("neigh"):
        other.page.locator('.ask [data-choice="pass"]').click()
    else:
        expect(other.page.get_by_test_id("sentence")).to_contain_text("Nothing to answer with")
        expect(other.page.locator('.ask [data-choice="pass"]')).to_have_count(0)
    expect(player.page.locator('[data-place="A/basic_toast"]')).to_be_visible()
    opened = next(at for at, told in ear.updates if told["window"])
    closed = next(at for at, told in ear.updates if at > opened and not told["window"])
    assert closed - opened >= SOONEST_S
    between = [told for at, told in ear.updates if opened <= at <= closed]
    assert len(between) == 2  # opened and closed: a pass is told to nobody
    assert [told["n"] for told in between] == [between[0]["n"], between[0]["n"] + 2]
    assert {told["by"] for told in between} <= {"person", "bot"}

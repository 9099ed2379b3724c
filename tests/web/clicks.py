"""How many clicks a game of Unstable Unicorns takes: nobody is asked what has but one answer.

Every message of the page that plays an action was a click once, at least. What the page sends by itself
is what is saved, on the very same game. The share depends on the cards that are dealt, so this is measured
and not demanded. It runs only when it is named: `python -m pytest --log-cli-level=info tests/web/clicks.py`.
"""

import json
import logging

from playwright.sync_api import WebSocket

from tests.web.conftest import Arrive
from tests.web.stage import sit
from tests.web.visitors import ROUNDS, Visitor

log = logging.getLogger(__name__)
GAMES = 2
CLICKS = """() => {
  window.clicks = 0;
  document.addEventListener('click', (event) => { if (event.isTrusted) window.clicks += 1; }, true);
}"""


def played(visitor: Visitor) -> tuple[int, int]:
    """A four-seat game against bots, to its end: clicks made, and actions sent."""
    page = visitor.page
    sent: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(str(frame)))

    page.on("websocket", listen)
    sit(visitor, "unstable-unicorns", 4, "heuristic")
    page.evaluate(CLICKS)
    for _ in range(ROUNDS):
        moment = visitor.asked()
        if moment == "over":
            break
        visitor.answer(moment)
    else:
        raise AssertionError("the game does not end")
    page.remove_listener("websocket", listen)
    return int(page.evaluate("() => window.clicks")), sum(json.loads(one)["type"] == "act" for one in sent)


def test_count_clicks(arrive: Arrive) -> None:
    clicks = actions = 0
    for seed in range(1, GAMES + 1):
        made, sent = played(arrive(seed=seed))
        clicks, actions = clicks + made, actions + sent
        log.info("game %s: %s clicks for %s actions", seed, made, sent)
    log.info("saved: %s of a hundred", round(100 * (1 - clicks / actions)))

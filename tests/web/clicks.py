"""How many clicks one game of Unstable Unicorns takes at a table of four, with three bots.

The person plays as the heuristic bot would, and points at what is meant as soon as the page lets them. The
cards are dealt from fixed seeds, and bots decide by what they know alone; who neighs first is a matter of
chance. Every decision was one click when nobody was spared any: the first page of this game had no other way,
and the share that is saved is counted against that, on the very same game. It is measured, not demanded, and
runs only when it is named: `python -m pytest --log-cli-level=info tests/web/clicks.py`.
"""

import json
import logging
import time
from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

import msgspec
import pytest
from playwright.sync_api import Browser, WebSocket

from monoceros.core.contract import State
from monoceros.core.game import Setup
from monoceros.core.rng import Rng
from monoceros.core.wire import Choice
from monoceros.games.unstable_unicorns.game import UnstableUnicorns
from monoceros.games.unstable_unicorns.state import UnicornState
from monoceros.server.settings import Settings
from monoceros.server.workers.pool import Order, WorkerPool
from tests.server.serving import ROOMY, Served
from tests.web.conftest import Arrive
from tests.web.laid import STATIC
from tests.web.stage import sit
from tests.web.visitors import Visitor

log = logging.getLogger(__name__)
SEEDS = range(1, 7)
GAME = UnstableUnicorns()
SETUP = GAME.setup(4, "pl", {}, None)
PERSON = 0
LONGEST = 600
"""Seconds after which a game is stuck, on the busiest machine."""
CLICKS = """() => {
  window.clicks = 0;
  document.addEventListener('click', (event) => { if (event.isTrusted) window.clicks += 1; }, true);
}"""
READY = """(spots) => {
  if (document.querySelector('[data-testid=finish]')) return 'over';
  if (document.querySelector('.ask .confirm button')) return 'confirm';
  return spots.find((spot) => document.querySelector(spot)) ?? '';
}"""

BARE = """(spot) => {
  const one = document.querySelector(spot);
  const { left, top, width, height } = one?.getBoundingClientRect() ?? {};
  for (const [x, y] of [[.5, .5], [.15, .5], [.05, .5], [.03, .85], [.5, .15], [.9, .5]]) {
    const at = [left + width * x, top + height * y];
    if (one?.contains(document.elementFromPoint(...at))) return at;
  }
  return null;
}"""
"""Where something can be clicked: cards that lie close together cover each other's middle."""


class Dealt:
    """A server whose tables are dealt from a seed of one's own, and the match that is played there."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.seed = 0

    def state(self, page_url: str) -> State:
        """The match at a table, as it stands."""
        match_log = self.server.lobby._tables[page_url.rsplit("/", 1)[1]].match_log
        assert match_log is not None
        return match_log.state


@pytest.fixture
def dealt(tmp_path: Path) -> Iterator[Dealt]:
    server = Served(Settings(database=str(tmp_path / "tables.db"), **ROOMY), STATIC)  # type: ignore[arg-type]
    tables = Dealt(server)
    begin, choose = UnstableUnicorns.new, WorkerPool.choose

    def new(game: UnstableUnicorns, setup: Setup, rng: Rng) -> UnicornState:
        del rng
        return begin(game, setup, Rng(tables.seed))

    async def decide(pool: WorkerPool, order: Order) -> int:
        return await choose(pool, msgspec.structs.replace(order, seed=crc32(order.known.encode())))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(UnstableUnicorns, "new", new)
        patch.setattr(WorkerPool, "choose", decide)
        yield tables
    server.stop()


class Person:
    """Somebody who plays as the heuristic bot does."""

    def __init__(self, tables: Dealt) -> None:
        self._tables = tables
        self._bot = GAME.bots()["heuristic"](SETUP)

    def wants(self, page_url: str) -> list[str]:
        """Where the page may be touched for what this person wants now: the last place tells the most."""
        known = self._tables.state(page_url).as_known(PERSON)
        if not known.to_act >> PERSON & 1:
            return []
        choice = self._decision(known)
        places = [*choice.about]
        if choice.leads:
            known.play(PERSON, choice.action)
            places += self._decision(known).about
        spots = [f'[data-place="{place}"].can' for place in reversed(places)]
        return [*spots, f'.ask [data-choice="{choice.text}"]']

    def _decision(self, known: State) -> Choice:
        seed = crc32(GAME.position(known).encode())
        return known.choice(PERSON, self._bot.choose(known, PERSON, Rng(seed)))


def played(visitor: Visitor, tables: Dealt) -> tuple[int, int]:
    """A game to its end: the clicks it took, and the decisions that were made."""
    page = visitor.page
    sent: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(str(frame)))

    page.on("websocket", listen)
    sit(visitor, GAME.id, 4, "heuristic")
    page.evaluate(CLICKS)
    person = Person(tables)
    late = time.monotonic() + LONGEST
    while time.monotonic() < late:
        spot = str(page.evaluate(READY, person.wants(page.url)))
        if spot == "over":
            return int(page.evaluate("() => window.clicks")), _decisions(sent)
        if spot == "confirm":
            page.locator(".ask .confirm .button.main").click()
        elif spot and (bare := page.evaluate(BARE, spot)):
            page.mouse.click(*bare)
            page.mouse.move(0, 0)
        page.wait_for_timeout(30)
    raise AssertionError(f"stuck: {person.wants(page.url)} at {page.inner_text('.ask')!r}")


def _decisions(sent: list[str]) -> int:
    return sum(json.loads(one)["type"] == "act" for one in sent)


def test_count_clicks(arrive: Arrive, dealt: Dealt, browser: Browser) -> None:
    del browser
    clicks = decisions = 0
    for seed in SEEDS:
        dealt.seed = seed
        visitor = arrive(seed=seed)
        visitor.address = dealt.server.address
        made, decided = played(visitor, dealt)
        visitor.page.goto("about:blank")
        clicks, decisions = clicks + made, decisions + decided
        log.info("seed %s: %s clicks for %s decisions", seed, made, decided)
    log.info("saved: %.1f of a hundred clicks", 100 * (1 - clicks / decisions))

"""Tables of Unstable Unicorns laid for a moment that seldom comes about by chance."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import monoceros.server
from monoceros.core.game import Setup
from monoceros.core.rng import Rng
from monoceros.games.unstable_unicorns.game import UnstableUnicorns
from monoceros.games.unstable_unicorns.state import UnicornState
from monoceros.server.settings import Settings
from tests.games.unstable_unicorns.story import GAME, Herd
from tests.server.serving import ROOMY, Served
from tests.web.visitors import Visitor

STATIC = Path(monoceros.server.__file__).with_name("static")
PACE = {"kind": "none", "reaction": 30}
"""Time enough for a busy machine; a pass that comes as late as it may is still awaited."""
OPEN = """async (wish) => (await (await fetch('/api/tables', {
  method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wish),
})).json()).id"""


class Laid:
    """A server whose tables of this game begin in the middle of a story."""

    def __init__(self, server: Served) -> None:
        self.address = server.address
        self.position = ""

    def at(self, visitor: Visitor, herd: Herd) -> None:
        """Sit down at seat A of the table a story has come to, with bots on the other seats."""
        visitor.page.goto(f"{self.address}/t/{self._open(visitor, herd, people=1)}")
        visitor.at_table()

    def together(self, host: Visitor, guest: Visitor, herd: Herd) -> None:
        """Two people at the table a story has come to, and bots on any other seats."""
        table = self._open(host, herd, people=2)
        guest.page.goto(f"{self.address}/t/{table}")
        guest.page.get_by_role("button", name="Join", exact=True).click()
        host.page.goto(f"{self.address}/t/{table}")
        for visitor in (host, guest):
            visitor.at_table()

    def _open(self, host: Visitor, herd: Herd, people: int) -> str:
        self.position = GAME.position(herd.state)
        bots = [*[None] * people, *["random"] * (herd.seats - people)]
        wish = {"game": GAME.id, "seats": herd.seats, "bots": bots, "pace": PACE}
        host.page.goto(f"{self.address}/rules/{GAME.id}")
        return str(host.page.evaluate(OPEN, wish))


def laid_tables(folder: Path) -> Iterator[Laid]:
    """A server of this process, for as long as somebody plays at it."""
    server = Served(Settings(database=str(folder / "tables.db"), **ROOMY), STATIC)  # type: ignore[arg-type]
    tables = Laid(server)

    def begin(game: UnstableUnicorns, setup: Setup, rng: Rng) -> UnicornState:
        return game.from_position(tables.position, setup, rng)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(UnstableUnicorns, "new", begin)
        yield tables
    server.stop()

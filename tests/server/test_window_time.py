"""Nobody can be caught by a pause: bytes and moments of a window are the same whatever those asked hold.

Time stands still in these tests, so that whatever the server tells of time can be compared to the byte, and
no test depends on how fast the machine is.
"""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from monoceros.core.game import Setup
from monoceros.core.rng import Rng
from monoceros.games.unstable_unicorns.game import UnstableUnicorns
from monoceros.games.unstable_unicorns.state import UnicornState
from monoceros.server.live import auto_moves, live_table
from monoceros.server.live.clocks import next_timeout
from monoceros.server.store import database, seating
from tests.games.unstable_unicorns.story import GAME, Herd
from tests.server.people import Json, Person, Socket
from tests.server.serving import Served

STILL = 1_800_000_000_000
REACTION = 12
HELD = [
    ("encore", "bedtime"),
    ("encore", "neigh_final"),
    ("neigh_final", "bedtime"),
    ("neigh_final", "neigh_polite"),
]
"""What B and C hold: nothing to answer with, or a neigh."""


@pytest.fixture(autouse=True)
def time_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (auto_moves, live_table, database, seating):
        monkeypatch.setattr(module, "now", lambda: STILL)


@pytest.fixture
def people(served: Served) -> Iterator[list[Person]]:
    three = [Person(served.address) for _ in range(3)]
    yield three
    for person in three:
        person.close()


class Asked:
    """Three people at a table where A has just played a card, and B and C are asked whether they neigh."""

    def __init__(
        self, people: list[Person], held: tuple[str, str], stack: ExitStack, patch: pytest.MonkeyPatch
    ) -> None:
        herd = Herd(3).hand("A", "basic_toast").hand("B", held[0]).hand("C", held[1]).turn("A")
        position = GAME.position(herd.state)

        def begin(game: UnstableUnicorns, setup: Setup, rng: Rng) -> UnicornState:
            return game.from_position(position, setup, rng)

        patch.setattr(UnstableUnicorns, "new", begin)
        host, *others = people
        pace = {"kind": "none", "reaction": REACTION}
        self.table = str(host.opens(3, game=GAME.id, pace=pace, nickname="Ada")["id"])
        for person, name in zip(others, ("Ben", "Cleo"), strict=True):
            person.joins(self.table, nickname=name)
        self.sockets = [stack.enter_context(person.looks(self.table)) for person in people]
        for socket in self.sockets:
            socket.seen(0)
        played = next(
            choice["action"]
            for choice in self.sockets[0].view["choices"]
            if choice["verb"] == "play" and "hand/basic_toast" in choice["about"]
        )
        self.sockets[0].act(played)
        while self.sockets[0].view["window"] is None:
            self.sockets[0].next("update")
        for socket in self.sockets[1:]:
            socket.seen(self.sockets[0].view["n"])

    def passes(self, seat: int) -> None:
        """Somebody lets it pass, and hears that they have."""
        socket = self.sockets[seat]
        socket.act(socket.view["window"]["passing"])
        socket.next("update")


def silent(socket: Socket) -> bool:
    """Whether nothing has been told since the last look: the answer to a ping comes next."""
    told = len(socket.raw)
    socket.send({"type": "ping"})
    socket.next("pong")
    return len(socket.raw) == told


def story(
    people: list[Person], held: tuple[str, str], first: int, patch: pytest.MonkeyPatch
) -> tuple[list[str], list[bool]]:
    """All A is told of a window both let pass, to the byte, and whether A heard anything in between."""
    with ExitStack() as stack:
        asked = Asked(people, held, stack, patch)
        ada = asked.sockets[0]
        quiet = [silent(ada)]
        asked.passes(first)
        quiet.append(silent(ada))
        asked.passes(3 - first)
        while ada.view["window"] is not None:
            ada.next("update")
        quiet.append(silent(ada))
        return ada.raw, quiet


@pytest.mark.parametrize("first", [1, 2], ids=["B-first", "C-first"])
def test_a_window_is_told_in_the_same_bytes_whatever_is_held(
    people: list[Person], first: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = [story(people, held, first, monkeypatch) for held in HELD]
    assert told[0][1] == [True, True, True]  # a pass is told to nobody, and the last one closes the window
    assert all(other == told[0] for other in told[1:])


def test_it_does_not_even_tell_who_passed_first(
    people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = (story(people, HELD[1], first, monkeypatch) for first in (1, 2))
    assert one == other


@pytest.mark.parametrize("held", HELD)
def test_a_window_ends_at_the_same_moment_whoever_has_passed(
    people: list[Person], held: tuple[str, str], served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The moment is fixed when the window opens; nothing that is held or done in silence moves it."""
    with ExitStack() as stack:
        asked = Asked(people, held, stack, monkeypatch)
        live = served.lobby._tables[asked.table]
        moments: list[int] = []

        def look() -> None:
            assert live.match_log is not None
            end = next_timeout(live.stored, live.match_log)
            assert end is not None
            moments.append(end[0])

        deadlines = [socket.view["window"]["deadline"] for socket in asked.sockets]
        served.on_the_loop(look)
        asked.passes(1)
        served.on_the_loop(look)
        assert moments == [STILL + REACTION * 1000] * 2
        assert len({*deadlines, asked.sockets[1].view["window"]["deadline"]}) == 1


def test_questions_of_those_with_nothing_are_answered_like_those_of_others(
    people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What A may ask for in the middle of a window - an undo, a reason, the table - tells nothing either."""

    def asks(held: tuple[str, str]) -> list[Json]:
        with ExitStack() as stack:
            asked = Asked(people, held, stack, monkeypatch)
            asked.passes(1)
            ada = asked.sockets[0]
            version = ada.view["n"]
            answers = [
                ada.refusal({"type": "undo", "n": version}),
                ada.refusal({"type": "act", "n": version, "action": ada.view["window"]["passing"]}),
                ada.refusal({"type": "why", "text": "pass"}),
            ]
            table = people[0].get(f"/api/tables/{asked.table}")
            return [*answers, {"n": table["n"], "status": table["status"]}]

    told = [asks(held) for held in HELD]
    assert all(other == told[0] for other in told[1:])

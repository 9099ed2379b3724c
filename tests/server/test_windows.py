"""Reaction windows over the wire: asked together, passed in silence, closed by the first or by the timer."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from monoceros.games.registry import GAMES
from tests.laws.parley import BRIBE, LAY, PASS, SAY_VETO, Parley
from tests.server.people import Json, Person, Socket
from tests.server.serving import Served

TABLES = 60
"""Enough deals to find what a test needs: a bribe, and somebody who could veto it."""


@pytest.fixture(autouse=True)
def parley(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "parley", Parley())


class Round:
    """Three people at a table of Parley, in the middle of a window."""

    def __init__(self, people: list[Person], stack: ExitStack, reaction: int) -> None:
        host, *others = people
        pace = {"kind": "none", "reaction": reaction}
        self.table = str(host.opens(3, game="parley", edition="duel", pace=pace)["id"])
        for person in others:
            person.joins(self.table)
        self.sockets = [stack.enter_context(person.looks(self.table)) for person in people]

    def bribed(self) -> bool:
        """Let everybody lay, a bribe if they can; whether that opened a window."""
        for n, socket in enumerate(self.sockets):
            for one in self.sockets:
                one.seen(n)
            socket.act(LAY + BRIBE if LAY + BRIBE in socket.actions else socket.actions[0])
        for one in self.sockets:
            one.seen(3)
        return self.sockets[0].view["window"] is not None

    def asked(self) -> list[Socket]:
        return [socket for socket in self.sockets if PASS in socket.actions]


@pytest.fixture
def people(served: Served) -> Iterator[list[Person]]:
    three = [Person(served.address) for _ in range(3)]
    yield three
    for person in three:
        person.close()


def in_a_window(people: list[Person], stack: ExitStack, *, reaction: int = 60, veto: bool = False) -> Round:
    for _ in range(TABLES):
        table = Round(people, stack, reaction)
        if table.bribed() and (not veto or any(SAY_VETO in one.actions for one in table.asked())):
            return table
    raise AssertionError("no deal with a bribe")


def test_a_pass_is_told_to_nobody_else(people: list[Person]) -> None:
    with ExitStack() as stack:
        table = in_a_window(people, stack)
        first, second = table.asked()
        third = next(one for one in table.sockets if one not in (first, second))
        window = first.view["window"]
        assert (window["key"], window["passing"], len(window["asked"])) == ("veto", PASS, 2)
        assert window == second.view["window"] == third.view["window"]
        first.act(PASS)
        first.next("update")
        assert first.view["n"] == 4
        assert first.actions == []
        assert first.view["view"]["to_act"] != second.view["view"]["to_act"]
        # Still looking at the version that asked; the others' silence is no news.
        assert second.view["n"] == 3
        second.act(PASS)
        for socket in table.sockets:
            assert socket.next("update")["n"] == 5
            assert socket.view["window"] is None


def test_whoever_comes_later_is_not_told_who_has_passed(people: list[Person], served: Served) -> None:
    with ExitStack() as stack:
        table = in_a_window(people, stack)
        first, second = table.asked()
        first.act(PASS)
        first.next("update")
        onlooker = Person(served.address)
        with onlooker.looks(table.table) as watching:
            watching.next("update")
            assert watching.view["view"]["to_act"] == second.view["view"]["to_act"]
            assert watching.view["window"] == second.view["window"]
        onlooker.close()


def test_no_question_finds_out_how_many_have_passed(people: list[Person]) -> None:
    """Neither a refusal, nor coming back, nor looking at the table tells more than the window itself."""
    with ExitStack() as stack:
        table = in_a_window(people, stack)
        first, second = table.asked()
        other = people[table.sockets.index(second)]

        def told() -> tuple[list[Json], Json, list[object]]:
            questions: list[Json] = [{"type": "undo", "n": 3}, {"type": "act", "n": 4, "action": PASS}]
            refusals = [second.refusal(question) for question in questions]
            with other.looks(table.table) as again:
                again.next("update")
                seen = [again.view[key] for key in ("n", "view", "undo", "window")]
            return refusals, other.get(f"/api/tables/{table.table}")["n"], seen

        before = told()
        codes = [refusal["code"] for refusal in before[0]]
        first.act(PASS)
        first.next("update")
        assert told() == before
        assert codes == ["undo-others-asked", "future-version"]
        second.act(PASS)
        assert second.next("update")["n"] == 5
        assert not second.view["undo"]


def test_the_first_to_step_in_closes_the_window(people: list[Person]) -> None:
    with ExitStack() as stack:
        table = in_a_window(people, stack, veto=True)
        vetoer = next(one for one in table.asked() if SAY_VETO in one.actions)
        other = next(one for one in table.asked() if one is not vetoer)
        window = other.view["window"]
        vetoer.act(SAY_VETO)
        for socket in table.sockets:
            assert [news["key"] for news in socket.next("update")["news"]][:1] == ["parley-vetoed"]
            assert socket.view["window"] != window
        refused = other.refusal({"type": "act", "n": 3, "action": PASS})
        assert refused["code"] in ("stale-version", "refused")


def test_the_timer_passes_for_everybody(people: list[Person]) -> None:
    with ExitStack() as stack:
        table = in_a_window(people, stack, reaction=3)
        onlooking = next(one for one in table.sockets if one not in table.asked())
        onlooking.next("update")
        assert onlooking.view["by"] == "clock"
        assert onlooking.view["n"] == 5
        assert onlooking.view["window"] is None


def test_the_log_says_nothing_of_a_window_that_ran_out(people: list[Person], served: Served) -> None:
    """Whoever comes later reads of it as of any other silence; a clock is told of moves alone."""
    with ExitStack() as stack:
        table = in_a_window(people, stack, reaction=3)
        onlooking = next(one for one in table.sockets if one not in table.asked())
        onlooking.next("update")
        assert onlooking.view["by"] == "clock"
        onlooker = Person(served.address)
        with onlooker.looks(table.table) as watching:
            assert {past["by"] for past in watching.next("history")["past"]} == {"person"}
        onlooker.close()

"""Who comes late or comes back is told what has happened so far, as far as they may know it."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from monoceros.server.live.match_log import MatchLog, Told
from tests.server.people import Person, Socket, play_on
from tests.server.serving import Served

Maker = Callable[..., Person]
MOVES = 30


def _news(past: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [news for action in past for news in action["news"]]


class Witness(Socket):
    """Remembers all news it was told as they happened."""

    def __init__(self, socket: Socket) -> None:
        super().__init__(socket.connection)
        self.news: list[dict[str, Any]] = []

    def next(self, kind: str) -> dict[str, Any]:
        message = super().next(kind)
        if kind == "update":
            self.news += message["news"]
        return message


def test_a_latecomer_is_told_what_those_present_were_told(person: Maker) -> None:
    people = [person() for _ in range(3)]
    table = people[0].opens(seats=2)["id"]
    people[1].joins(table)
    with people[0].looks(table) as one, people[1].looks(table) as two, people[2].looks(table) as three:
        witnesses = [Witness(socket) for socket in (one, two, three)]
        for witness in witnesses:
            witness.seen(0)
        play_on(list(witnesses), MOVES, Random(6))
        for who, witness in zip(people, witnesses, strict=True):
            with who.looks(table) as again:
                history = again.next("history")
                assert history["left_out"] == 0
                assert _news(history["past"]) == witness.news
                assert all(action["news"] for action in history["past"])
    drawn = [[news for news in witness.news if news["key"] == "hilo-draw"] for witness in witnesses]
    if drawn[2]:
        assert drawn[:2] != [drawn[2]] * 2, "a player knows what they drew, an onlooker does not"


def test_the_past_is_folded_once_however_many_come(person: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    folds: list[int] = []
    retell = MatchLog.retell

    def counted(match_log: MatchLog) -> list[Told]:
        folds.append(match_log.version)
        return retell(match_log)

    monkeypatch.setattr(MatchLog, "retell", counted)
    host = person()
    table = host.opens(seats=2, bots=[None, "heuristic"])["id"]
    with host.looks(table) as one:
        one.seen(0)
        reached = play_on([one], 7, Random(1))
        while not one.actions:
            reached = one.seen(reached + 1)["n"]
        folds.clear()
        told = set()
        for _ in range(4):
            with person().looks(table) as onlooker:
                told.add(str(onlooker.next("history")))
        with host.looks(table) as again:
            assert again.next("history")["past"]
        assert folds == [reached]
        assert len(told) == 1
        one.act(one.actions[0])
        one.seen(reached + 1)
        with host.looks(table) as again:
            again.next("history")
        assert len(folds) == 2


def test_a_long_past_is_cut_and_says_so(
    person: Maker, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = person()
    table = host.opens(seats=2, bots=[None, "heuristic"])["id"]
    with host.looks(table) as one:
        one.seen(0)
        play_on([one], 1000, Random(3))
    with person().looks(table) as onlooker:
        whole = _news(onlooker.next("history")["past"])
    monkeypatch.setattr("monoceros.server.live.history.MOST_NEWS", 30)
    served.lobby._tables[table]._history.forget()
    with host.looks(table) as one:
        history = one.next("history")
    kept = _news(history["past"])
    assert 5 < len(kept) <= 30
    assert history["left_out"] + len(kept) == len(whole)
    assert [news["key"] for news in kept] == [news["key"] for news in whole[-len(kept) :]]


def test_what_was_taken_back_is_not_told_and_who_ran_out_of_time_is(person: Maker) -> None:
    host = person()
    table = host.opens(seats=2, bots=[None, "random"], pace={"kind": "move", "seconds": 1})["id"]
    with host.looks(table) as one:
        while not (one.view.get("n", 0) > 4 and one.view["by"] == "clock"):
            one.next("update")
    with person().looks(table) as onlooker:
        assert {"bot", "clock"} <= {action["by"] for action in onlooker.next("history")["past"]}

    table = host.opens(seats=2, bots=[None, "heuristic"])["id"]
    with host.looks(table) as one:
        one.seen(0)
        random = Random(2)
        while not one.view["undo"]:
            one.act(random.choice(one.actions))
            one.next("update")
            while not one.actions:
                one.next("update")
        with host.looks(table) as before:
            told = before.next("history")["past"]
        one.send({"type": "undo", "n": one.view["n"]})
        one.seen(one.view["n"] + 1)
        with host.looks(table) as after:
            assert after.next("history")["past"] == told[:-1]

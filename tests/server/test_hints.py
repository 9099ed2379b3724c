"""Hints over the wire: where the host allows them, for whoever is to decide, and for nobody else."""

from collections.abc import Callable
from random import Random

from tests.server.people import Person, play_on

Maker = Callable[..., Person]


def test_who_is_to_decide_gets_moves_with_chances_and_reasons(person: Maker) -> None:
    ada = person()
    table = ada.opens(seats=2, bots=[None, "random"], hints=True)["id"]
    with ada.looks(table) as socket:
        socket.seen(0)
        asked = socket.view["n"]
        socket.send({"type": "hint", "n": asked})
        told = socket.next("hints")
        assert told["n"] == asked
        assert told["hints"][0]["action"] in socket.actions
        assert told["hints"][0]["key"] == "hint-all-alike"
        socket.act(socket.actions[0])
        while len(socket.actions) != 2:
            socket.seen(socket.view["n"] + 1)
            if len(socket.actions) > 2:
                socket.act(socket.actions[0])
        socket.send({"type": "hint", "n": socket.view["n"]})
        (best, *_) = socket.next("hints")["hints"]
        assert best["text"] in ("take", "draw")
        assert 0.0 < best["chance"] < 1.0
        assert best["key"] in ("hilo-hint-take", "hilo-hint-draw")


def test_without_the_hosts_leave_there_are_none(person: Maker) -> None:
    ada = person()
    table = ada.opens(seats=2, bots=[None, "random"])["id"]
    with ada.looks(table) as socket:
        socket.seen(0)
        assert socket.refusal({"type": "hint", "n": 0})["code"] == "hints-off"


def test_only_whoever_is_to_decide_may_ask(person: Maker) -> None:
    one, two, guest = person(), person(), person()
    table = one.opens(seats=2, hints=True)["id"]
    two.joins(table)
    with one.looks(table) as first, two.looks(table) as second, guest.looks(table) as onlooker:
        for socket in (first, second, onlooker):
            socket.seen(0)
        assert onlooker.refusal({"type": "hint", "n": 0})["code"] == "not-seated"
        play_on([first, second], 2, Random(5))
        idle = next(socket for socket in (first, second) if not socket.actions)
        assert idle.refusal({"type": "hint", "n": 2})["code"] == "not-your-turn"
        assert idle.refusal({"type": "hint", "n": 99})["code"] == "future-version"

"""Non-interference on the wire: a socket's bytes do not depend on cards its viewer cannot know."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from monoceros.core.knowledge import relabel
from monoceros.core.match import Match
from monoceros.core.rng import Rng
from monoceros.core.table import ONLOOKER
from monoceros.server.live import (
    lobby,
    match_log,
)
from tests.server.people import Person, Socket
from tests.server.serving import Served

Maker = Callable[..., Person]
MOVES = 40
SEATS = 3
PLACES = range(1, 13)
ASKED = [
    *("take", "draw", "discard"),
    *(f"place {place}" for place in PLACES),
    *(f"flip {place}" for place in PLACES),
]
"""What the seats ask about."""
MOMENT = re.compile(r'"at":"[^"]*",')
"""When something happened that everybody saw: never the same in two matches played one after the other."""


class Dealt(Match):
    """A match whose cards are exchanged right after the deal, now and whenever it is told once more."""

    other: list[int] = []

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        if self.other:
            relabel(self.state.table, self.other)


class Telling:
    """A table of three people and an onlooker, whose messages are kept as they came."""

    def __init__(self, person: Maker, served: Served) -> None:
        self.people = [person() for _ in range(SEATS)]
        self.table = str(self.people[0].opens(seats=SEATS)["id"])
        for guest in self.people[1:]:
            guest.joins(self.table)
        self.people.append(person())
        playing = served.lobby._tables[self.table].match_log
        assert playing is not None
        self.match: Match = playing.match

    def told(self, play: Callable[[list[Socket]], None]) -> list[list[str]]:
        """What each viewer was told while something was played, and when they came back afterwards."""
        a, b, c, onlooker = self.people
        with (
            a.looks(self.table) as one,
            b.looks(self.table) as two,
            c.looks(self.table) as three,
            onlooker.looks(self.table) as four,
        ):
            sockets = [one, two, three, four]
            for socket in sockets:
                socket.seen(0)
            play(sockets)
            told = [socket.raw for socket in sockets]
        for person, heard in zip(self.people, told, strict=True):
            with person.looks(self.table) as again:
                assert len(again.next("history")["past"]) > MOVES / 2
                heard += [MOMENT.sub("", message) for message in again.raw]
        return told


def _walk(sockets: list[Socket], choose: Callable[[list[Socket], int], tuple[int, int]], moves: int) -> None:
    """Play, and let the next seat ask why it may not do something: refusals must not tell more either."""
    for n in range(moves):
        if sockets[0].view["outcome"] is not None:
            return
        seat, action = choose(sockets, n)
        for asking in sockets[:SEATS]:
            asking.send({"type": "why", "text": ASKED[n * 37 % len(ASKED)]})
            asking.next("refused")
        sockets[seat].act(action)
        for socket in sockets:
            socket.seen(n + 1)


@pytest.mark.parametrize("viewer", [0, 1, 2, ONLOOKER])
def test_the_bytes_stay_the_same_when_unknown_cards_are_exchanged(
    person: Maker, served: Served, monkeypatch: pytest.MonkeyPatch, viewer: int
) -> None:
    monkeypatch.setattr(lobby, "new_secret", lambda: f"{viewer:02x}" * 32)
    monkeypatch.setattr(match_log, "Match", Dealt)
    random = Random(viewer)
    played: list[tuple[int, int]] = []
    hidden = set(range(1000))
    original = Telling(person, served)

    def choose(sockets: list[Socket], n: int) -> tuple[int, int]:
        hidden.intersection_update(_unknown(original.match, viewer))
        able = [seat for seat in range(SEATS) if sockets[seat].actions]
        seat = random.choice(able)
        played.append((seat, random.choice(sockets[seat].actions)))
        return played[-1]

    told = original.told(lambda sockets: _walk(sockets, choose, MOVES))
    hidden.intersection_update(_unknown(original.match, viewer))

    exchanged = sorted(hidden)
    Rng(viewer + 1).shuffle(exchanged)
    other = list(range(int(original.match.state.table.cards.size)))
    for card, stand_in in zip(sorted(hidden), exchanged, strict=True):
        other[card] = stand_in
    assert len(hidden) > 5
    monkeypatch.setattr(Dealt, "other", other)
    twin = Telling(person, served)
    told_again = twin.told(lambda sockets: _walk(sockets, lambda _, n: played[n], len(played)))

    at = SEATS if viewer == ONLOOKER else viewer
    assert told_again[at] == told[at]
    assert len(told[at]) > len(played)
    kinds = original.match.state.table.cards.kinds
    assert any(kinds[card] != kinds[other[card]] for card in hidden)


def _unknown(match: Match, viewer: int) -> list[int]:
    table = match.state.table
    return [card for card in range(table.cards.size) if not table.knows(viewer, card)]

"""Faces made at a seat: told to everybody at once, not too often, and never a word about the cards."""

import json
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from monoceros.games.registry import GAMES
from monoceros.server.live.emotes import AT_ONCE, HOUSE, EmoteLimits
from tests.laws.parley import PASS, SAY_VETO, Parley
from tests.server.people import Person, Socket
from tests.server.serving import Served
from tests.server.test_windows import in_a_window


@pytest.fixture(autouse=True)
def parley(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "parley", Parley())


@pytest.fixture
def people(served: Served) -> Iterator[list[Person]]:
    three = [Person(served.address) for _ in range(3)]
    yield three
    for person in three:
        person.close()


def emote(socket: Socket, name: str) -> None:
    socket.send({"type": "emote", "emote": name})


def heard(socket: Socket) -> str:
    """The next emote, as it came."""
    while True:
        text = socket.connection.recv(timeout=30)
        assert isinstance(text, str)
        if json.loads(text)["type"] == "emote":
            return text


def test_an_emote_is_shown_to_everybody_and_kept_nowhere(people: list[Person]) -> None:
    host, guest, late = people
    table = str(host.opens(2)["id"])
    guest.joins(table)
    with host.looks(table) as one, guest.looks(table) as other:
        one.seen(0)
        other.seen(0)
        emote(one, "bravo")
        assert heard(one) == heard(other) == '{"type":"emote","from":0,"emote":"bravo"}'
        with late.looks(table) as watching:
            watching.next("presence")
            emote(other, "thanks")
            # The first thing of the kind whoever comes later hears is the one after their coming.
            assert heard(watching) == '{"type":"emote","from":1,"emote":"thanks"}'


def test_only_whoever_sits_there_makes_faces(people: list[Person]) -> None:
    host, _, stranger = people
    table = str(host.opens(2)["id"])
    with stranger.looks(table) as watching:
        assert watching.refusal({"type": "emote", "emote": "wow"})["code"] == "not-seated"


def test_a_face_nobody_knows_is_refused(people: list[Person]) -> None:
    host = people[0]
    table = str(host.opens(2)["id"])
    with host.looks(table) as socket:
        assert socket.refusal({"type": "emote", "emote": "rude"})["code"] == "bad-message"


def test_a_seat_is_slowed_down_by_however_many_sockets(people: list[Person]) -> None:
    host, guest, _ = people
    table = str(host.opens(2)["id"])
    guest.joins(table)
    with host.looks(table) as one, host.looks(table) as two, guest.looks(table) as other:
        for socket in (one, two, other):
            socket.seen(0)
        for socket in [one, two, one][: int(AT_ONCE)]:
            emote(socket, "laugh")
            heard(other)
        refused = two.refusal({"type": "emote", "emote": "laugh"})
        assert (refused["code"], refused["message"]) == (
            "emote-too-fast",
            "One face at a time: wait a moment.",
        )
        # Another seat at the same address has a limit of its own.
        emote(other, "wow")
        assert '"from":1' in heard(other)


def test_an_address_is_slowed_down_wherever_it_sits() -> None:
    limits = EmoteLimits()
    seats = [("table", seat) for seat in range(8)]
    taken = [limits.take("one address", *seats[at % 8]) for at in range(int(HOUSE * AT_ONCE) + 8)]
    assert sum(taken) == HOUSE * AT_ONCE
    assert limits.take("another address", "other table", 0)


@pytest.mark.parametrize("veto", [False, True], ids=["nothing-to-say", "a-veto"])
def test_an_emote_in_a_window_says_nothing_of_the_cards(people: list[Person], *, veto: bool) -> None:
    """Whoever holds a veto and whoever holds none is let through alike, asked or passed, byte for byte."""
    with ExitStack() as stack:
        table = in_a_window(people, stack, veto=veto)
        asked = next((one for one in table.asked() if SAY_VETO in one.actions), table.asked()[0])
        onlooking = next(one for one in table.sockets if one not in table.asked())
        seat = table.sockets.index(asked)
        version = onlooking.view["n"]
        emote(asked, "wow")
        asked_bytes = heard(onlooking)
        asked.act(PASS)
        asked.next("update")
        emote(asked, "wow")
        assert heard(onlooking) == asked_bytes == f'{{"type":"emote","from":{seat},"emote":"wow"}}'
        assert onlooking.view["n"] == version


def test_an_emote_does_not_wait_for_the_table(people: list[Person], served: Served) -> None:
    """While a silent pass is being written the table is locked; an emote that waited for it would tell."""
    host, guest, _ = people
    table = str(host.opens(2)["id"])
    guest.joins(table)
    with host.looks(table) as one, guest.looks(table) as other:
        one.seen(0)
        other.seen(0)
        live = served.lobby._tables[table]
        locked = live._lock

        def lock() -> None:
            # Nobody waits for it: taken at once where the server does everything.
            acquiring = locked.acquire()
            with pytest.raises(StopIteration):
                acquiring.send(None)

        served.on_the_loop(lock)
        try:
            emote(one, "hello")
            assert heard(other) == '{"type":"emote","from":0,"emote":"hello"}'
            assert locked.locked()
        finally:
            served.on_the_loop(locked.release)

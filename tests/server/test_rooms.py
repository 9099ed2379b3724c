"""Rooms that outlive a game: the next game, late friends, votes, and the score of the evening."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from sqlalchemy import text

from monoceros.server.protocol.tokens import digest
from monoceros.server.store import rooms
from monoceros.server.store.fairness import OWED
from monoceros.server.store.next_game import next_chairs, seats_needed
from monoceros.server.store.people import Person as Someone
from monoceros.server.store.stored_table import Chair, StoredTable
from tests.server.people import Json, Person, play_on
from tests.server.serving import Served
from tests.server.test_people import in_database
from tests.server.test_store import _stored

Maker = Callable[..., Person]


def over(served: Served, table: str, result: str = "A=6 B=4 winners=A") -> None:
    """Let a table be over, with a result."""
    words = "UPDATE tables SET status = 'over', result = :result, changes = changes + 1 WHERE id = :id"
    in_database(served, lambda held: held.execute(text(words), {"id": table, "result": result}))


def goes_on(one: Person, table: Json, status: int = 201, **wish: object) -> Json:
    return one.post(f"/api/rooms/{table['room']}/next", {"after": table["id"], **wish}, status)


def names(table: Json) -> list[str | None]:
    return [seat["nickname"] for seat in table["seats"]]


def test_the_next_game_keeps_everybody_in_their_seats(person: Maker) -> None:
    ada, blaise = person(), person()
    table = ada.opens(seats=3, bots=[None, None, "random"], nickname="Ada")
    blaise.joins(table["id"], nickname="Blaise")
    assert goes_on(ada, table, 409)["code"] == "match-not-over"
    with ada.looks(table["id"]) as one, blaise.looks(table["id"]) as two:
        one.seen(0)
        two.seen(0)
        play_on([one, two], 1000, Random(4))
        while one.next("table")["table"]["status"] != "over":
            pass
        assert goes_on(blaise, table, 403)["code"] == "not-host"
        following = goes_on(ada, table)
        assert following["id"] != table["id"]
        assert (following["room"], following["you"], following["status"]) == (table["room"], 0, "open")
        assert following["commitment"] != table["commitment"]
        assert names(following) == names(ada.get(f"/api/tables/{table['id']}"))
        assert [seat["entropy"] for seat in following["seats"]] == ["owed", "owed", "none"]
        while two.next("table")["table"]["next"] != following["id"]:
            pass
        # Whoever asks again, late or twice, is led to the same table; the code leads there, too.
        assert goes_on(blaise, table)["id"] == following["id"]
        assert person().get(f"/api/codes/{table['code']}")["id"] == following["id"]
    for player in (ada, blaise):
        begun = player.post(f"/api/tables/{following['id']}/commit", {"entropy_commitment": ""})
    assert begun["status"] == "playing"
    evening = blaise.get(f"/api/rooms/{table['room']}")
    assert (evening["table"], evening["games"], evening["code"]) == (following["id"], 1, table["code"])
    assert sum(standing["wins"] for standing in evening["score"]) >= 1
    assert {one["name"]: one["you"] for one in evening["score"] if not one["bot"]} == {
        "Ada": False,
        "Blaise": True,
    }


def test_nobody_who_is_missing_keeps_a_game_from_beginning(person: Maker, served: Served) -> None:
    ada, blaise = person(), person()
    table = ada.opens(seats=2, nickname="Ada")
    blaise.joins(table["id"], nickname="Blaise")
    over(served, table["id"])
    with blaise.looks(table["id"]) as socket:
        socket.next("presence")
        # The host has gone home: whoever is there goes on.
        following = goes_on(blaise, table)
    assert [(seat["stand_in"], seat["entropy"]) for seat in following["seats"]] == [
        (True, "none"),
        (False, "owed"),
    ]
    begun = blaise.post(f"/api/tables/{following['id']}/commit", {"entropy_commitment": ""})
    assert begun["status"] == "playing"
    with ada.looks(following["id"]) as back:
        assert back.next("table")["table"]["seats"][0]["stand_in"] is False
        assert back.next("update")["view"]["you"] == 0


def test_a_late_friend_watches_and_takes_the_seat_of_a_bot(person: Maker, served: Served) -> None:
    ada, late, shy = person(), person(), person()
    table = ada.opens(seats=3, bots=[None, "random", "novice"], nickname="Ada")
    room = f"/api/rooms/{table['room']}"
    asked = late.post(f"{room}/seat", {"nickname": "Carol"})
    assert [(one["name"], one["wants"], one["you"]) for one in asked["people"]] == [
        ("Ada", False, False),
        ("Carol", True, True),
    ]
    shy.post(f"{room}/seat", {"nickname": "Ada"})
    assert shy.post(f"{room}/seat", {"wants": False})["people"][2]["wants"] is False
    over(served, table["id"])
    with ada.looks(table["id"]) as socket, late.looks(table["id"]) as watching:
        socket.next("presence")
        watching.next("presence")
        following = goes_on(ada, table)
    before = names(table)
    assert names(following) == ["Ada", "Carol", before[1]]
    assert [seat["bot"] for seat in following["seats"]] == [None, None, "random"]
    assert late.get(f"/api/tables/{following['id']}")["you"] == 1
    assert late.get(room)["people"][1]["wants"] is False


def test_any_game_may_come_next(person: Maker, served: Served) -> None:
    ada = person()
    table = ada.opens(seats=2, bots=[None, "random"], nickname="Ada", hints=True)
    over(served, table["id"])
    hunt = goes_on(ada, table, game="kill-the-unicorns")
    assert (hunt["game"], len(hunt["seats"]), hunt["hints"]) == ("kill-the-unicorns", 3, True)
    assert names(hunt)[:2] == names(table)
    over(served, hunt["id"], "A=3 B=5 C=1 winners=B")
    assert goes_on(ada, hunt, 400, game="unstable-unicorns", seats=1)["code"] == "seats-count"
    assert goes_on(ada, hunt, 404, game="chess")["code"] == "game-unknown"
    assert goes_on(ada, hunt, 400, bot="sorcerer")["code"] == "bot-unknown"
    stables = goes_on(ada, hunt, game="unstable-unicorns", seats=4, options={"adult": "yes"})
    assert (stables["adult"], len(stables["seats"])) == (True, 4)
    over(served, stables["id"], "A=1 B=0 C=0 D=0 winners=A")
    again = goes_on(ada, stables)
    assert (again["game"], again["adult"], again["options"]["adult"]) == ("unstable-unicorns", True, "yes")
    evening = ada.get(f"/api/rooms/{table['room']}")
    assert evening["games"] == 3
    assert [one["game"] for one in evening["played"]] == ["unstable-unicorns", "kill-the-unicorns", "hilo"]
    assert evening["score"][0] == {
        "name": "Ada",
        "avatar": ada.get("/api/me")["avatar"],
        "bot": False,
        "you": True,
        "games": 3,
        "wins": 2,
    }


def test_what_most_want_is_played_next(person: Maker, served: Served) -> None:
    ada, blaise, carol = person(), person(), person()
    table = ada.opens(seats=3)
    room = f"/api/rooms/{table['room']}"
    for guest in (blaise, carol):
        guest.joins(table["id"])
    assert blaise.post(f"{room}/choosing", {"by": "vote"}, 200)["chosen_by"] == "vote"  # nobody is there
    over(served, table["id"])
    with (
        ada.looks(table["id"]) as one,
        blaise.looks(table["id"]) as two,
        carol.looks(table["id"]) as three,
    ):
        while three.next("presence")["connected"] != [0, 1, 2]:
            pass
        assert carol.post(f"{room}/choosing", {"by": "host"}, 403)["code"] == "not-host"
        assert goes_on(ada, table, 409)["code"] == "vote-open"
        assert person().post(f"{room}/vote", {"game": "hilo"}, 404)["code"] == "nobody-yet"
        assert ada.post(f"{room}/vote", {"game": "hilo"})["table"] == table["id"]
        seen = blaise.post(f"{room}/vote", {"game": "kill-the-unicorns"})
        assert [someone["vote"] for someone in seen["people"]] == ["hilo", "kill-the-unicorns", None]
        assert carol.post(f"{room}/vote", {"game": "chess"}, 404)["code"] == "game-unknown"
        moved = carol.post(f"{room}/vote", {"game": "kill-the-unicorns"})
        assert (moved["game"], moved["table"] != table["id"]) == ("kill-the-unicorns", True)
        assert {someone["vote"] for someone in moved["people"]} == {None}
        del one, two


def test_ones_rooms_say_whose_turn_it_is(person: Maker, served: Served) -> None:
    ada, blaise = person(), person()
    assert ada.get("/api/rooms/mine") == {"rooms": []}
    waiting = ada.opens(seats=3)
    duel = ada.opens(seats=2, nickname="Ada", pace={"kind": "days", "days": 3})
    blaise.joins(duel["id"], nickname="Blaise")
    ours = ada.get("/api/rooms/mine")["rooms"]
    assert [(room["table"], room["your_turn"]) for room in ours] == [
        (duel["id"], True),
        (waiting["id"], False),
    ]
    assert ours[0]["names"] == ["Ada", "Blaise"]
    assert ours[0]["deadline"] > duel["created"]
    with ada.looks(duel["id"]) as socket:
        socket.seen(0)
        socket.act(socket.actions[0])
        socket.seen(1)
    assert [room["your_turn"] for room in ada.get("/api/rooms/mine")["rooms"]] == [False, False]
    assert blaise.get("/api/rooms/mine")["rooms"][0]["your_turn"] is True


@pytest.mark.parametrize("path", ["", "/next", "/seat", "/vote", "/choosing"])
def test_a_room_that_does_not_exist(person: Maker, path: str) -> None:
    one = person()
    one.opens()
    for room in ("nowhere", "abcdefghjkmn"):
        body = {"after": "x", "by": "host"}
        keys = {"/next": ["after"], "/choosing": ["by"]}.get(path, [])
        address = f"/api/rooms/{room}{path}"
        wish = {key: body[key] for key in keys}
        found = one.post(address, wish, 404) if path else one.get(address, 404)
        assert found["code"] == "no-such-room"


def test_a_room_of_hundreds_of_games(person: Maker, served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = person()
    table = ada.opens(seats=2, bots=[None, "random"])
    copied = (
        "INSERT INTO tables SELECT 'game' || n, 'c' || n, game, edition, rules, pack, options, deck_language,"
        " pace, clocked, public, hints, 'over', commitment, secret, created - n, began, 'A=1 B=0 winners=A',"
        " '', room, changes, own_pack, touched, adult, forfeits, deals, entropy_asked, host_person,"
        " starts, barred"
        " FROM tables,"
        " (WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 400) SELECT n FROM c)"
        " WHERE id = :id"
    )
    sat = (
        "INSERT INTO seats SELECT 'game' || n, seat, kind, nickname, bot, token, stand_in, entropy,"
        " entropy_commitment, person, avatar, keeper, ready, warned, swap FROM seats,"
        " (WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 400) SELECT n FROM c)"
        " WHERE table_id = :id"
    )
    for words in (copied, sat):
        in_database(served, lambda held, words=words: held.execute(text(words), {"id": table["id"]}))  # type: ignore[misc]
    evening = ada.get(f"/api/rooms/{table['room']}")
    assert (evening["games"], len(evening["played"])) == (400, rooms.SHOWN)
    assert evening["score"][0]["wins"] == 400
    over(served, table["id"])
    monkeypatch.setattr(rooms, "MOST_GAMES", 400)
    assert goes_on(ada, table, 409)["code"] == "room-full"


def test_a_room_tells_nobodys_secret(person: Maker, served: Served) -> None:
    ada, late, stranger = person(), person(), person()
    table = ada.opens(seats=2, bots=[None, "random"], nickname="Ada")
    late.post(f"/api/rooms/{table['room']}/seat", {"nickname": "Carol"})
    over(served, table["id"])
    following = goes_on(ada, table)
    stored = served.lobby._tables[following["id"]].stored
    ids = [chair.person for chair in stored.chairs if chair.person]
    assert len(ids) == 2
    seen = [
        one.http.get(path).text
        for one in (ada, late, stranger)
        for path in (f"/api/rooms/{table['room']}", "/api/rooms/mine", f"/api/tables/{following['id']}")
    ]
    for secret in (*ids, ada.token, late.token, digest(ada.token), stored.secret):
        assert not any(secret in words for words in seen)


def _old(*chairs: Chair) -> StoredTable:
    stored = _stored()
    stored.chairs = list(chairs)
    return stored


def _sat(seat: int, who: str, **more: Any) -> Chair:
    return Chair(seat=seat, kind="person", nickname=who, person=who, avatar="rose", **more)


def test_who_sits_where_at_the_next_game() -> None:
    bot = Chair(seat=1, kind="bot", bot="novice", nickname="Kiwi")
    old = _old(_sat(0, "ada"), bot, _sat(2, "blaise"), _sat(3, "carol", stand_in="heuristic"))
    dora = Someone("dora", "ada", "sun", "", 0, 0)

    def told(seats: int, here: set[str], late: list[Someone]) -> list[str]:
        chairs = next_chairs(old, seats, here=here, late=late, bot="skilled")
        assert [chair.seat for chair in chairs] == list(range(seats))
        return [f"{chair.nickname}{'*' if chair.stand_in else ''}" for chair in chairs]

    assert told(4, {"ada", "blaise"}, []) == ["ada", "Kiwi", "blaise", "carol*"]
    assert told(4, {"ada", "blaise", "dora"}, [dora]) == ["ada", "ada 2", "blaise", "carol*"]
    # With too few seats those who are there come first; whoever is away goes last.
    assert told(3, {"blaise", "dora"}, [dora]) == ["ada*", "ada 2", "blaise"]
    assert told(2, {"blaise", "dora"}, [dora]) == ["blaise", "ada 2"]
    assert told(5, {"ada"}, [])[:4] == ["ada", "Kiwi", "blaise*", "carol*"]
    owed = [c.entropy_commitment for c in next_chairs(old, 4, here={"ada"}, late=[], bot="skilled")]
    assert owed == [OWED, "", "", ""]
    assert seats_needed(old, 0, 2, 8) == 4
    assert seats_needed(old, 2, 2, 8) == 5
    assert seats_needed(old, 2, 2, 4) == 4

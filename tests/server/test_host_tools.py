"""What a host may do about people - remove, mute, warn, give seats - and what nobody else may."""

import json
from collections.abc import Callable
from threading import Thread

import pytest

from monoceros.server.store import barred
from tests.server.people import Json, Person, Socket
from tests.server.serving import Served, wait_until
from tests.server.test_rooms import goes_on, over
from tests.server.test_waiting_room import kinds, names

Maker = Callable[..., Person]


def playing(host: Person, *guests: Person, bots: int = 0, **wish: object) -> Json:
    """A match of some people, and as many bots as are said on the last seats."""
    people = 1 + len(guests)
    sat = [None] * people + ["random"] * bots
    table = host.opens(seats=people + bots, bots=sat, nickname="Ada", **wish)
    for name, guest in zip(("Blaise", "Carol", "Dora"), guests, strict=False):
        table = guest.joins(table["id"], nickname=name)
    return table


def room(table: Json, tool: str = "") -> str:
    return f"/api/rooms/{table['room']}{tool}"


def until(socket: Socket, true: Callable[[Json], bool]) -> Json:
    """The table as a socket is told it, once something holds."""
    while True:
        told: Json = socket.next("table")["table"]
        if true(told):
            return told


def test_a_removed_person_does_not_come_back(person: Maker, served: Served) -> None:
    ada, troll, late = person(), person(), person()
    table = playing(ada, troll, bots=1)
    where = f"/api/tables/{table['id']}"
    assert troll.post(room(table, "/remove"), {"seat": 0}, 403)["code"] == "not-host"
    assert late.post(room(table, "/remove"), {"seat": 0}, 403)["code"] == "not-seated"
    assert ada.post(room(table, "/remove"), {"seat": 0}, 409)["code"] == "own-seat"
    assert ada.post(room(table, "/remove"), {"seat": 2}, 409)["code"] == "seat-changed"
    assert ada.post(room(table, "/remove"), {"seat": 1, "who": "Somebody"}, 409)["code"] == "seat-changed"
    with troll.looks(table["id"]) as socket:
        assert socket.seen(0)["view"]["you"] == 1
        told = ada.post(room(table, "/remove"), {"seat": 1, "who": "Blaise"})
        assert [(one["name"], one["removed"]) for one in told["barred"]] == [("Blaise", True)]
        assert socket.closing() == "reseated"
    assert kinds(ada.get(where)) == "pbb"
    with troll.looks(table["id"]) as socket:
        assert socket.next("table")["table"]["you"] is None
        assert socket.next("update")["view"]["you"] is None
        assert socket.refusal({"type": "chat", "text": "ha!"})["code"] == "removed"
        assert socket.refusal({"type": "act", "n": 0, "action": 0})["code"] == "not-seated"
    seen = troll.get(room(table))
    assert (seen["removed"], seen["barred"], seen["people"][0]["name"]) == (True, [], "Ada")
    assert troll.post(room(table, "/seat"), status=403)["code"] == "removed"
    assert troll.post(room(table, "/ask"), {"seat": 2}, 403)["code"] == "removed"
    # Not at the next game of the room either.
    over(served, table["id"])
    with ada.looks(table["id"]) as socket:
        socket.next("presence")
        following = goes_on(ada, table)
    assert troll.get(f"/api/tables/{following['id']}")["you"] is None
    assert troll.get(room(table))["removed"] is True
    # Until the host lets mercy prevail.
    ref = ada.get(room(table))["barred"][0]["ref"]
    assert troll.post(room(table, "/pardon"), {"ref": ref}, 403)["code"] == "not-seated"
    assert ada.post(room(table, "/pardon"), {"ref": "nobody"}, 404)["code"] == "no-such-person"
    assert ada.post(room(table, "/pardon"), {"ref": ref})["barred"] == []
    assert troll.post(room(table, "/seat"), {"nickname": "Blaise"})["removed"] is False


def test_before_the_match_a_removed_persons_seat_is_free(person: Maker) -> None:
    ada, troll = person(), person()
    table = ada.opens(seats=3, nickname="Ada", starts="host")
    troll.joins(table["id"], nickname="Troll")
    troll.post(f"/api/tables/{table['id']}/guests", {"nickname": "Friend"}, 201)
    ada.post(room(table, "/remove"), {"seat": 2, "who": "Friend"})
    assert ada.get(room(table))["barred"] == []
    troll.post(f"/api/tables/{table['id']}/guests", {"nickname": "Friend"}, 201)
    ada.post(room(table, "/remove"), {"seat": 1, "who": "Troll"})
    assert kinds(ada.get(f"/api/tables/{table['id']}")) == "poo"
    assert troll.post(f"/api/tables/{table['id']}/join", status=403)["code"] == "removed"


def test_after_the_match_a_removed_person_decides_nothing(person: Maker, served: Served) -> None:
    ada, troll = person(), person()
    table = playing(ada, troll)
    over(served, table["id"])
    with ada.looks(table["id"]) as socket:
        socket.next("presence")
        ada.post(room(table, "/remove"), {"seat": 1})
        assert troll.post(room(table, "/vote"), {"game": "hilo"}, 403)["code"] == "not-seated"
        assert goes_on(troll, table, 403)["code"] == "not-seated"
        assert kinds(goes_on(ada, table)) == "pb"


def test_whoever_only_asked_for_a_seat_can_be_removed_too(person: Maker) -> None:
    ada, troll = person(), person()
    table = playing(ada, bots=1)
    asked = troll.post(room(table, "/seat"), {"nickname": "Troll"})
    ref = next(one["ref"] for one in asked["people"] if one["you"])
    told = ada.post(room(table, "/remove"), {"ref": ref})
    assert [one["name"] for one in told["people"]] == ["Ada"]
    assert troll.post(room(table, "/seat"), status=403)["code"] == "removed"


def test_a_muted_person_plays_on_unheard(person: Maker) -> None:
    ada, blaise = person(), person()
    table = playing(ada, blaise)
    assert blaise.post(room(table, "/mute"), {"seat": 0}, 403)["code"] == "not-host"
    assert ada.post(room(table, "/mute"), {"seat": 0}, 409)["code"] == "own-seat"
    with ada.looks(table["id"]) as one, blaise.looks(table["id"]) as two:
        two.seen(0)
        ada.post(room(table, "/mute"), {"seat": 1, "who": "Blaise"})
        assert until(one, lambda told: told["seats"][1]["muted"])
        assert two.refusal({"type": "chat", "text": "hello?"})["code"] == "muted"
        assert two.refusal({"type": "emote", "emote": "laugh"})["code"] == "muted"
        two.act(two.actions[0])
        two.seen(1)
        assert blaise.get(room(table))["muted"] is True
        ada.post(room(table, "/mute"), {"seat": 1, "muted": False})
        two.send({"type": "chat", "text": "hello!"})
        assert one.next("chat")["text"] == "hello!"


def test_no_more_than_some_people_are_barred(person: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(barred, "MOST_BARRED", 2)
    ada = person()
    table = ada.opens(seats=2, nickname="Ada", starts="host")
    for name in ("One", "Two", "Three"):
        person().joins(table["id"], nickname=name)
        told = ada.post(room(table, "/remove"), {"seat": 1})
    assert [one["name"] for one in told["barred"]] == ["Two", "Three"]


def test_somebody_forgotten_is_on_no_list(person: Maker) -> None:
    ada, troll = person(), person()
    table = playing(ada, troll, bots=1)
    ada.post(room(table, "/remove"), {"seat": 1})
    troll.delete("/api/me")
    assert ada.get(room(table))["barred"] == []


# Somebody who lets everybody wait.


def test_a_bot_plays_for_a_present_staller_after_a_warning(person: Maker) -> None:
    ada, blaise = person(), person()
    table = playing(ada, blaise)
    where = f"/api/tables/{table['id']}"
    with ada.looks(table["id"]) as one, blaise.looks(table["id"]) as two:
        one.seen(0)
        two.seen(0)
        one.act(one.actions[0])
        one.seen(1)
        assert blaise.post(f"{where}/seats/1/warn", status=403)["code"] == "not-host"
        assert ada.post(f"{where}/seats/1/warn", {"who": "Carol"}, 409)["code"] == "seat-changed"
        warned = ada.post(f"{where}/seats/1/warn", {"who": "Blaise"})
        assert warned["seats"][1]["warned_until"] is not None
        # Everybody sees the warning, the warned one too; then the bot plays, and everybody sees that.
        assert until(two, lambda told: told["seats"][1]["warned_until"] is not None)
        told = until(two, lambda told: bool(told["seats"][1]["stand_in"]))
        assert told["seats"][1]["warned_until"] is None
        two.seen(2)
        assert two.refusal({"type": "act", "n": two.view["n"], "action": 0})["code"] in (
            "stood-in",
            "not-your-turn",
        )
        assert blaise.post(f"{where}/back")["seats"][1]["stand_in"] is False
        assert until(one, lambda told: not told["seats"][1]["stand_in"])


def test_a_warning_is_void_when_somebody_decides(person: Maker) -> None:
    ada, blaise = person(), person()
    table = playing(ada, blaise)
    where = f"/api/tables/{table['id']}"
    with ada.looks(table["id"]) as one, blaise.looks(table["id"]) as two:
        one.seen(0)
        two.seen(0)
        ada.post(f"{where}/seats/1/warn")
        two.act(two.actions[0])
        until(two, lambda told: told["seats"][1]["warned_until"] is not None)
        assert (
            until(two, lambda told: told["seats"][1]["warned_until"] is None)["seats"][1]["stand_in"] is False
        )
        one.seen(1)
        assert ada.post(f"{where}/seats/1/warn", status=409)["code"] == "not-stalling"
        # The host is warned by whoever waits for them.
        assert ada.post(f"{where}/seats/0/warn", status=409)["code"] == "own-seat"
        assert blaise.post(f"{where}/seats/0/warn")["seats"][0]["warned_until"] is not None
        assert until(two, lambda told: bool(told["seats"][0]["stand_in"]))["seats"][1]["host"] is True


def test_nobody_stalls_who_has_days_or_no_decision(person: Maker) -> None:
    ada, blaise = person(), person()
    slow = playing(ada, blaise, pace={"kind": "days", "days": 1})
    assert ada.post(f"/api/tables/{slow['id']}/seats/1/warn", status=409)["code"] == "not-stalling"
    waiting = ada.opens(seats=2)
    assert ada.post(f"/api/tables/{waiting['id']}/seats/1/warn", status=409)["code"] == "not-stalling"
    alone = playing(ada, bots=1)
    assert ada.post(f"/api/tables/{alone['id']}/seats/1/warn", status=409)["code"] == "not-stalling"


# Seats in other hands.


def test_a_late_friend_takes_over_a_bot(person: Maker) -> None:
    ada, carol, other = person(), person(), person()
    table = playing(ada, bots=2)
    with ada.looks(table["id"]) as socket:
        socket.seen(0)
        asked = carol.post(room(table, "/ask"), {"seat": 1, "nickname": "Carol"})
        assert [(one["name"], one["asks"]) for one in asked["people"]] == [("Ada", None), ("Carol", 1)]
        ref = asked["people"][1]["ref"]
        gift = {"to": ref, "seat": 1}
        assert carol.post(room(table, "/give"), gift, 403)["code"] == "not-seated"
        assert ada.post(room(table, "/give"), {**gift, "who": "Nobody"}, 409)["code"] == "seat-changed"
        assert ada.post(room(table, "/give"), {**gift, "seat": 7}, 404)["code"] == "no-such-seat"
        assert ada.post(room(table, "/give"), {**gift, "to": "x"}, 404)["code"] == "no-such-person"
        given = ada.post(room(table, "/give"), gift)
        assert [(one["name"], one["seat"]) for one in given["people"]] == [("Ada", 0), ("Carol", 1)]
        with carol.looks(table["id"]) as hand:
            assert hand.next("table")["table"]["you"] == 1
            assert hand.next("update")["view"]["you"] == 1
        assert ada.post(room(table, "/give"), {"to": ref, "seat": 2}, 409)["code"] == "other-seat"
        assert carol.post(room(table, "/ask"), {"seat": 2}, 409)["code"] == "other-seat"
        # Declined, or thought better of.
        shy = other.post(room(table, "/ask"), {"seat": 2, "nickname": "Dora"})["people"][-1]["ref"]
        assert carol.post(room(table, "/decline"), {"ref": shy}, 403)["code"] == "not-host"
        assert ada.post(room(table, "/decline"), {"ref": shy})["people"][-1]["asks"] is None
        assert other.post(room(table, "/ask"), {"seat": 2})["people"][-1]["asks"] == 2
        assert other.delete(room(table, "/ask"))["people"][-1]["asks"] is None


def test_whoever_lost_a_device_gets_the_seat_back(person: Maker) -> None:
    ada, blaise, stranger = person(), person(), person()
    table = playing(ada, blaise)
    where = f"/api/tables/{table['id']}"
    with ada.looks(table["id"]) as one:
        one.seen(0)
        with blaise.looks(table["id"]) as two:
            two.seen(0)
            wait_until(lambda: bool(ada.get(where)["seats"][1]["connected"]))
            ref = stranger.post(room(table, "/ask"), {"seat": 1, "nickname": "Blaise"})["people"][-1]["ref"]
            # Nobody who is there loses their seat.
            assert ada.post(room(table, "/give"), {"to": ref, "seat": 1}, 409)["code"] == "seat-present"
        wait_until(lambda: not ada.get(where)["seats"][1]["connected"])
        ada.post(room(table, "/give"), {"to": ref, "seat": 1, "who": "Blaise"})
    assert names(stranger.get(where)) == ["Ada", "Blaise"]
    assert stranger.get(where)["you"] == 1
    # The secret of the lost device opens nothing any more.
    assert blaise.get(where)["you"] is None
    with blaise.looks(table["id"]) as old:
        assert old.next("update")["view"]["you"] is None


def test_anybody_may_give_their_own_seat_to_a_friend(person: Maker) -> None:
    ada, blaise, friend = person(), person(), person()
    table = playing(ada, blaise)
    ref = friend.post(room(table, "/seat"), {"nickname": "Friend"})["people"][-1]["ref"]
    with blaise.looks(table["id"]) as socket:
        socket.seen(0)
        blaise.post(room(table, "/give"), {"to": ref, "seat": 1})
        assert socket.closing() == "reseated"
    assert names(friend.get(f"/api/tables/{table['id']}")) == ["Ada", "Friend"]


# The host.


def test_the_hosts_role_is_passed_on(person: Maker) -> None:
    ada, blaise = person(), person()
    table = playing(ada, blaise, bots=1)
    where = f"/api/tables/{table['id']}"
    with ada.looks(table["id"]) as one:
        one.seen(0)
        assert blaise.post(room(table, "/host"), {"seat": 1}, 409)["code"] == "host-here"
        assert blaise.post(room(table, "/host"), {"seat": 0}, 403)["code"] == "not-host"
        assert ada.post(room(table, "/host"), {"seat": 2}, 409)["code"] == "seat-changed"
        told = ada.post(room(table, "/host"), {"seat": 1, "who": "Blaise"})
        assert told["hosting"] is False
        assert [seat["host"] for seat in ada.get(where)["seats"]] == [False, True, False]
        assert ada.post(room(table, "/mute"), {"seat": 1}, 403)["code"] == "not-host"
        blaise.post(room(table, "/host"), {"seat": 0})
    # A host who is gone for long is host no longer, as soon as somebody else takes over.
    wait_until(lambda: bool(blaise.get(room(table))["host_gone"]))
    assert blaise.post(room(table, "/host"), {"seat": 1})["hosting"] is True
    assert ada.post(room(table, "/host"), {"seat": 1}, 403)["code"] == "not-host"


def test_a_host_who_leaves_in_the_middle_of_anything(person: Maker) -> None:
    ada, blaise, late = person(), person(), person()
    table = playing(ada, blaise, bots=1)
    where = f"/api/tables/{table['id']}"
    ref = late.post(room(table, "/ask"), {"seat": 2, "nickname": "Late"})["people"][-1]["ref"]
    ada.post(f"{where}/seats/1/warn")
    ada.post(f"{where}/leave")
    # The next person is host, and everything that was open stays open for them.
    assert blaise.get(room(table))["hosting"] is True
    blaise.post(room(table, "/give"), {"to": ref, "seat": 2})
    assert kinds(blaise.get(where)) == "ppp"
    waiting = ada.opens(seats=3, nickname="Ada", starts="host")
    blaise.joins(waiting["id"], nickname="Blaise")
    ada.post(f"/api/tables/{waiting['id']}/leave")
    assert blaise.post(f"/api/tables/{waiting['id']}/start?bot=random")["status"] == "playing"


def test_two_devices_of_one_person_act_at_once(person: Maker) -> None:
    ada, blaise, phone = person(), person(), person()
    table = playing(ada, blaise)
    code = ada.post("/api/me/link", status=201)["link"].partition("#")[2]
    phone.post("/api/me/carry", {"code": code})
    for _ in range(3):
        with ada.looks(table["id"]) as one, phone.looks(table["id"]) as two:
            if not one.next("update")["choices"]:
                break
            two.next("update")
            version = one.view["n"]
            for socket in (one, two):
                socket.act(socket.actions[0], n=version)
            # One of them counts; the other is told why not, and both see the same.
            heard = {one.next("update")["n"], two.next("update")["n"]}
            assert heard == {version + 1}
            codes = {"stale-version", "not-your-turn", "refused"}
            refusals = [socket for socket in (one, two) if _refused(socket, codes)]
            assert len(refusals) == 1
    done: list[int] = []

    def removes(host: Person) -> None:
        done.append(host.http.post(room(table, "/remove"), json={"seat": 1, "who": "Blaise"}).status_code)

    threads = [Thread(target=removes, args=(host,)) for host in (ada, phone)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(done) == [200, 409]


def _refused(socket: Socket, codes: set[str]) -> bool:
    """Whether a socket was refused an action; a ping tells when it has heard everything."""
    socket.send({"type": "ping"})
    socket.next("pong")
    said = [json.loads(text) for text in socket.raw if '"refused"' in text[:40]]
    assert all(one["code"] in codes for one in said)
    return bool(said)

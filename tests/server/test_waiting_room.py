"""The table before its match: seats to choose, swap, add and close, guests on one device, and who starts."""

from collections.abc import Callable

from tests.server.people import Json, Person
from tests.server.serving import wait_until

Maker = Callable[..., Person]


def names(table: Json) -> list[str | None]:
    return [seat["nickname"] for seat in table["seats"]]


def kinds(table: Json) -> str:
    return "".join(seat["kind"][0] for seat in table["seats"])


def waits(host: Person, seats: int = 3, **wish: object) -> Json:
    return host.opens(seats=seats, nickname="Ada", starts="host", **wish)


def test_the_host_says_when_it_begins(person: Maker) -> None:
    ada, blaise = person(), person()
    table = waits(ada, 2)
    where = f"/api/tables/{table['id']}"
    assert ada.post(f"{where}/start", status=409)["code"] == "seats-open"
    joined = blaise.joins(table["id"], nickname="Blaise")
    assert (joined["status"], joined["starts"], joined["revealing"]) == ("open", "host", False)
    assert blaise.post(f"{where}/start", status=403)["code"] == "not-host"
    assert [seat["ready"] for seat in blaise.post(f"{where}/ready")["seats"]] == [False, True]
    assert [seat["ready"] for seat in blaise.post(f"{where}/ready", {"ready": False})["seats"]] == [
        False,
        False,
    ]
    assert ada.post(f"{where}/start")["status"] == "playing"
    for late in ("ready", "seats", "guests", "starts"):
        body = {"starts": "host"} if late == "starts" else {}
        assert ada.post(f"{where}/{late}", body, 409)["code"] == "started"


def test_or_it_begins_as_soon_as_the_table_is_full(person: Maker) -> None:
    ada, blaise = person(), person()
    table = waits(ada, 2)
    where = f"/api/tables/{table['id']}"
    assert blaise.post(f"{where}/starts", {"starts": "full"}, 403)["code"] == "not-seated"
    assert ada.post(f"{where}/starts", {"starts": "full"})["starts"] == "full"
    assert blaise.joins(table["id"])["status"] == "playing"
    # Already full when the host changes their mind.
    again = waits(ada, 2)
    blaise.joins(again["id"])
    assert ada.post(f"/api/tables/{again['id']}/starts", {"starts": "full"})["status"] == "playing"


def test_with_bots_alone_there_is_nothing_to_wait_for(person: Maker) -> None:
    assert waits(person(), 2, bots=[None, "random"])["status"] == "playing"


def test_free_seats_are_left_to_bots(person: Maker) -> None:
    ada = person()
    table = waits(ada, 4)
    where = f"/api/tables/{table['id']}"
    assert ada.post(f"{where}/start?bot=sorcerer", status=400)["code"] == "bot-unknown"
    begun = ada.post(f"{where}/start?bot=novice")
    assert (begun["status"], kinds(begun)) == ("playing", "pbbb")
    assert {seat["bot"] for seat in begun["seats"][1:]} == {"novice"}


def test_seats_are_added_and_closed(person: Maker) -> None:
    ada, blaise = person(), person()
    table = waits(ada, 2)
    where = f"/api/tables/{table['id']}"
    blaise.joins(table["id"], nickname="Blaise")
    assert blaise.post(f"{where}/seats", status=403)["code"] == "not-host"
    assert kinds(ada.post(f"{where}/seats", status=201)) == "ppo"
    assert kinds(ada.post(f"{where}/seats/2/bot", {"bot": "novice"})) == "ppb"
    assert kinds(ada.post(f"{where}/seats", status=201)) == "ppbo"
    assert ada.post(f"{where}/seats", status=400)["code"] == "seats-count"
    assert ada.delete(f"{where}/seats/1", 409)["code"] == "seat-busy"
    assert ada.delete(f"{where}/seats/7", 404)["code"] == "no-such-seat"
    assert kinds(ada.delete(f"{where}/seats/2")) == "ppo"
    assert kinds(ada.delete(f"{where}/seats/2")) == "pp"
    assert ada.post(f"{where}/start")["status"] == "playing"
    with ada.looks(table["id"]) as socket:
        assert socket.next("update")["view"]["you"] == 0


def test_a_larger_table_is_dealt_for_all_its_seats(person: Maker) -> None:
    ada = person()
    table = waits(ada, 2)
    where = f"/api/tables/{table['id']}"
    with ada.looks(table["id"]) as socket:
        socket.next("presence")
        ada.post(f"{where}/seats", status=201)
        ada.post(f"{where}/start?bot=random")
        assert socket.next("update")["view"]["seats"] == 3


def test_seats_behind_a_closed_one_move_up(person: Maker) -> None:
    ada, blaise = person(), person()
    table = waits(ada, 3)
    where = f"/api/tables/{table['id']}"
    blaise.joins(table["id"], nickname="Blaise", seat=2)
    with blaise.looks(table["id"]) as socket:
        assert socket.next("table")["table"]["you"] == 2
        ada.delete(f"{where}/seats/1")
        assert socket.closing() == "reseated"
    with blaise.looks(table["id"]) as socket:
        assert socket.next("table")["table"]["you"] == 1


def test_whoever_sits_may_take_another_seat(person: Maker) -> None:
    ada, blaise, stranger = person(), person(), person()
    table = waits(ada, 4, bots=[None, None, None, "novice"])
    where = f"/api/tables/{table['id']}"
    assert stranger.post(f"{where}/seats/1/take", status=403)["code"] == "not-seated"
    blaise.joins(table["id"], nickname="Blaise")
    moved = ada.post(f"{where}/seats/2/take")
    assert (moved["you"], names(moved)[2], kinds(moved)) == (2, "Ada", "oppb")
    assert moved["seats"][2]["host"]
    with_bot = ada.post(f"{where}/seats/3/take")
    assert (with_bot["you"], kinds(with_bot)) == (3, "opbp")
    assert with_bot["seats"][2]["bot"] == "novice"
    assert ada.post(f"{where}/seats/4/take", status=404)["code"] == "no-such-seat"


def test_two_people_swap_when_both_want_to(person: Maker) -> None:
    ada, blaise, carol = person(), person(), person()
    table = waits(ada, 3)
    where = f"/api/tables/{table['id']}"
    blaise.joins(table["id"], nickname="Blaise")
    carol.joins(table["id"], nickname="Carol")
    asked = blaise.post(f"{where}/seats/0/take")
    assert (asked["you"], [seat["wants_seat"] for seat in asked["seats"]]) == (1, [None, 0, None])
    assert blaise.post(f"{where}/seats/1/take")["seats"][1]["wants_seat"] is None
    blaise.post(f"{where}/seats/0/take")
    carol.post(f"{where}/seats/1/take")
    swapped = ada.post(f"{where}/seats/1/take")
    assert names(swapped) == ["Blaise", "Ada", "Carol"]
    assert (swapped["you"], swapped["seats"][1]["host"]) == (1, True)
    # What was wished for a seat where somebody else sits now is a wish no longer.
    assert [seat["wants_seat"] for seat in swapped["seats"]] == [None, None, None]


def test_whoever_is_away_can_be_freed(person: Maker) -> None:
    ada, blaise = person(), person()
    table = waits(ada, 2)
    where = f"/api/tables/{table['id']}"
    blaise.joins(table["id"], nickname="Blaise")
    with blaise.looks(table["id"]) as socket:
        socket.next("presence")
        assert ada.get(where)["seats"][1]["connected"] is True
        assert ada.post(f"{where}/seats/1/free", status=409)["code"] == "seat-present"
    wait_until(lambda: not ada.get(where)["seats"][1]["connected"])
    assert blaise.post(f"{where}/seats/0/free", status=403)["code"] == "not-host"
    assert ada.post(f"{where}/seats/0/free", status=409)["code"] == "own-seat"
    assert ada.post(f"{where}/seats/1/free", {"who": "Carol"}, 409)["code"] == "seat-changed"
    assert kinds(ada.post(f"{where}/seats/1/free", {"who": "Blaise"})) == "po"
    # Freed is not removed: whoever comes back may sit down again.
    assert names(blaise.joins(table["id"], nickname="Blaise")) == ["Ada", "Blaise"]


def test_people_in_the_waiting_room_talk(person: Maker) -> None:
    ada, blaise = person(), person()
    table = waits(ada, 3)
    blaise.joins(table["id"], nickname="Blaise")
    with ada.looks(table["id"]) as one, blaise.looks(table["id"]) as two:
        two.send({"type": "chat", "text": "Is there cake?"})
        assert one.next("chat")["nickname"] == "Blaise"


# Several people on one device.


def test_guests_sit_down_on_somebodys_device(person: Maker) -> None:
    ada, blaise = person(), person()
    table = waits(ada, 4)
    where = f"/api/tables/{table['id']}"
    assert blaise.post(f"{where}/guests", {"nickname": "X"}, 403)["code"] == "not-seated"
    guested = ada.post(f"{where}/guests", {"nickname": "Ada"}, 201)
    assert (names(guested)[:2], guested["yours"], guested["you"]) == (["Ada", "Ada 2"], [0, 1], 0)
    assert guested["seats"][1]["beside"] == 0
    assert guested["seats"][0]["avatar"] != guested["seats"][1]["avatar"]
    assert ada.post(f"{where}/guests", {"seat": 1}, 409)["code"] == "seat-busy"
    assert ada.post(f"{where}/guests", {"seat": 3, "nickname": "Eve"}, 201)["yours"] == [0, 1, 3]
    blaise.joins(table["id"], nickname="Blaise")
    assert blaise.get(where)["yours"] == [2]
    assert ada.post(f"{where}/guests", {"nickname": "Zoe"}, 409)["code"] == "table-full"
    assert blaise.delete(f"{where}/guests/1", 403)["code"] == "not-seated"
    assert ada.delete(f"{where}/guests/0", 403)["code"] == "not-seated"
    assert kinds(ada.delete(f"{where}/guests/3")) == "pppo"
    # Guests are no hosts, and with whoever brought them they leave.
    left = ada.post(f"{where}/leave")
    assert (kinds(left), left["seats"][2]["host"]) == ("oopo", True)


def test_a_table_for_one_device_begins_at_once(person: Maker) -> None:
    ada = person()
    table = ada.opens(seats=4, nickname="Ada", guests=["Blaise", "Ada"], bots=[None, None, None, "random"])
    assert (table["status"], table["yours"], kinds(table)) == ("playing", [0, 1, 2], "pppb")
    assert names(table)[:3] == ["Ada", "Blaise", "Ada 2"]
    crowd = {"game": "hilo", "seats": 2, "guests": ["B", "C"]}
    assert ada.post("/api/tables", crowd, 409)["code"] == "table-full"


def test_nobodys_cards_are_shown_until_it_is_said_whose_hands_it_is_in(person: Maker) -> None:
    ada, stranger = person(), person()
    table = ada.opens(seats=3, nickname="Ada", guests=["Blaise"], bots=[None, None, "random"])["id"]
    with ada.looks(table) as curtain:
        told = curtain.next("table")["table"]
        assert (told["you"], told["yours"]) == (None, [0, 1])
        assert (curtain.next("update")["view"]["you"], curtain.actions) == (None, [])
        assert curtain.next("presence") == {"type": "presence", "connected": [0, 1], "onlookers": 0}
        assert curtain.refusal({"type": "act", "n": 0, "action": 0})["code"] == "not-seated"
    for seat in (0, 1):
        with ada.looks(f"{table}?seat={seat}") as hand:
            assert hand.next("table")["table"]["you"] == seat
            assert hand.next("update")["view"]["you"] == seat
            hand.act(hand.actions[0])
            hand.seen(1)
    for wrong in ("2", "9", "-1", "x", "", "0.5", "٠", "11"):
        with ada.looks(f"{table}?seat={wrong}") as nobody:
            assert nobody.next("update")["view"]["you"] is None
    with stranger.looks(f"{table}?seat=0") as foreign:
        assert foreign.next("update")["view"]["you"] is None


def test_people_on_one_device_play_with_others_elsewhere(person: Maker) -> None:
    ada, carol = person(), person()
    table = ada.opens(seats=3, nickname="Ada", guests=["Blaise"], starts="host")["id"]
    where = f"/api/tables/{table}"
    with ada.looks(table) as before:
        assert before.next("table")["table"]["you"] == 0
        carol.joins(table, nickname="Carol")
        ada.post(f"{where}/start")
        # The moment it begins the device shows nobody's cards.
        assert before.closing() == "reseated"
        assert before.view == {}
    with carol.looks(table) as other:
        assert other.next("table")["table"]["seats"][1]["beside"] == 0
        assert other.next("update")["view"]["you"] == 2
        # Whoever brought the guests leaves with all of them, and comes back with all of them.
        ada.post(f"{where}/leave")
        while not all(seat["stand_in"] for seat in other.next("table")["table"]["seats"][:2]):
            pass
        with ada.looks(table):
            while any(seat["stand_in"] for seat in other.next("table")["table"]["seats"]):
                pass
        assert kinds(ada.delete(f"{where}/guests/1")) == "pbp"


def test_guests_come_along_to_the_next_game_and_are_forgotten_with_their_keeper(
    person: Maker,
) -> None:
    ada = person()
    table = ada.opens(seats=2, nickname="Ada", guests=["Blaise"])
    exported = ada.get("/api/me/export")
    assert [seat["nickname"] for seat in exported["seats"]] == ["Ada", "Blaise"]
    assert ada.delete("/api/me") == {"seats": 2}
    assert kinds(ada.get(f"/api/tables/{table['id']}")) == "bb"


def test_a_reaction_window_goes_by_for_a_whole_device(person: Maker) -> None:
    ada, stranger = person(), person()
    opened = ada.post(
        "/api/tables",
        {"game": "unstable-unicorns", "seats": 3, "nickname": "Ada", "guests": ["Blaise", "Carol"]},
        201,
    )
    table, where = opened["id"], f"/api/tables/{opened['id']}"
    assert ada.post(f"{where}/let-by", {"n": 0}, 409)["code"] == "no-window"
    assert stranger.post(f"{where}/let-by", {"n": 0}, 403)["code"] == "not-seated"
    with ada.looks(table) as curtain:
        curtain.next("update")
        for _ in range(60):
            if curtain.view["window"]:
                break
            seat, version = curtain.view["view"]["to_act"][0], curtain.view["n"]
            with ada.looks(f"{table}?seat={seat}") as hand:
                hand.next("update")
                plays = [choice["action"] for choice in hand.view["choices"] if choice["verb"] == "play"]
                hand.act(plays[0] if plays else hand.actions[0])
                hand.seen(version + 1)
            curtain.seen(version + 1)
        window = curtain.view["window"]
        assert window is not None
        # All who are asked sit at this device: nobody else waits, so there is no hurry.
        assert (len(window["asked"]), window["deadline"]) == (2, None)
        version = curtain.view["n"]
        assert ada.post(f"{where}/let-by", {"n": version - 1}, 409)["code"] == "no-window"
        ada.post(f"{where}/let-by", {"n": version})
        assert curtain.seen(version + 1)["window"] is None

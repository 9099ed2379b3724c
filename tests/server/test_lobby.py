"""Opening tables, sitting down, getting up, and once more."""

from collections.abc import Callable

import pytest

from monoceros.bots.names import TEMPO
from monoceros.locales import LANGUAGES
from tests.server.people import Person

Maker = Callable[..., Person]


def test_a_table_from_open_to_playing(person: Maker) -> None:
    host, guest = person(), person()
    table = host.opens(seats=2, nickname="Ada", public=True, hints=True)
    assert table["status"] == "open"
    assert table["you"] == 0
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open"]
    assert table["seats"][0]["nickname"] == "Ada"
    assert table["seats"][0]["host"] is True
    assert len(table["commitment"]) == 64
    assert host.post(f"/api/tables/{table['id']}/start", status=409)["code"] == "seats-open"
    assert table["id"] in [found["id"] for found in guest.get("/api/tables")["tables"]]
    assert guest.get(f"/api/codes/{table['code'].upper()}")["id"] == table["id"]
    joined = guest.joins(table["id"], nickname="Blaise")
    assert joined["status"] == "playing"
    assert joined["you"] == 1
    assert table["id"] not in [found["id"] for found in guest.get("/api/tables")["tables"]]
    assert [found["you"] for found in guest.get("/api/tables/mine")["tables"]] == [1]
    assert person().get(f"/api/tables/{table['id']}")["you"] is None


def test_against_bots_alone_it_starts_at_once(person: Maker) -> None:
    table = person().opens(seats=3, bots=[None, "heuristic", "random"])
    assert table["status"] == "playing"
    assert [seat["bot"] for seat in table["seats"]] == [None, "heuristic", "random"]


def test_bots_have_names_of_their_own_and_keep_them(person: Maker) -> None:
    host = person()
    table = host.opens(seats=4, nickname="Vega", bots=[None, "random", "casual"])
    names = [seat["nickname"] for seat in table["seats"]]
    assert names[1] in TEMPO
    assert names[2] in TEMPO
    assert len({*names[:3]}) == 3
    seat = f"/api/tables/{table['id']}/seats/1/bot"
    assert host.post(seat, {"bot": "skilled"})["seats"][1]["nickname"] == names[1]
    assert host.delete(seat)["seats"][1]["nickname"] is None


def test_a_full_table_has_no_seat_left(person: Maker) -> None:
    table = person().opens(seats=3, bots=[None, "random"])
    guest = person()
    assert guest.post(f"/api/tables/{table['id']}/join", {"seat": 1}, 409)["code"] == "seat-busy"
    assert guest.post(f"/api/tables/{table['id']}/join", {"seat": 7}, 404)["code"] == "no-such-seat"
    guest.joins(table["id"], seat=2)
    assert person().post(f"/api/tables/{table['id']}/join", {}, 409)["code"] == "started"


def test_joining_twice_keeps_the_seat(person: Maker) -> None:
    table = person().opens(seats=3)
    guest = person()
    first = guest.joins(table["id"])["you"]
    assert guest.joins(table["id"])["you"] == first
    assert guest.get(f"/api/tables/{table['id']}")["seats"][2]["kind"] == "open"


def test_the_host_fills_seats_with_bots(person: Maker) -> None:
    host, guest = person(), person()
    table = host.opens(seats=4)["id"]
    guest.joins(table)
    bot = f"/api/tables/{table}/seats/2/bot"
    assert guest.post(bot, {"bot": "random"}, 403)["code"] == "not-host"
    assert person().post(bot, {"bot": "random"}, 403)["code"] == "not-seated"
    assert host.post(bot, {"bot": "sorcerer"}, 400)["code"] == "bot-unknown"
    assert host.post(bot, {"bot": "random"})["seats"][2]["kind"] == "bot"
    assert host.delete(bot)["seats"][2]["kind"] == "open"
    assert host.post(f"/api/tables/{table}/seats/1/bot", {}, 409)["code"] == "seat-busy"
    host.post(bot, {})
    assert host.post(f"/api/tables/{table}/seats/3/bot", {})["status"] == "playing"


def test_whoever_leaves_before_the_start_frees_the_seat(person: Maker) -> None:
    host, guest = person(), person()
    table = host.opens(seats=3)["id"]
    guest.joins(table)
    assert guest.post(f"/api/tables/{table}/leave")["seats"][1]["kind"] == "open"
    assert guest.get("/api/tables/mine")["tables"] == []
    assert host.post(f"/api/tables/{table}/leave")["status"] == "over"


def test_a_bot_stands_in_for_a_leaver_until_they_come_back(person: Maker) -> None:
    host, guest = person(), person()
    table = host.opens(seats=2)["id"]
    guest.joins(table, nickname="Blaise")
    left = guest.post(f"/api/tables/{table}/leave")["seats"][1]
    assert (left["stand_in"], left["bot"], left["nickname"]) == (True, "heuristic", "Blaise")
    with host.looks(table) as watching:
        watching.seen(1)
        with guest.looks(table) as back:
            assert back.next("table")["table"]["seats"][1]["stand_in"] is False
            guest.post(f"/api/tables/{table}/leave")
            back.seen(1)
            assert back.refusal({"type": "act", "n": back.view["n"], "action": 0})["code"] == "stood-in"
            assert host.delete(f"/api/tables/{table}/seats/1/bot")["seats"][1]["stand_in"] is False


def test_nobody_plays_the_moves_of_an_opponent_who_is_there(person: Maker) -> None:
    host, guest = person(), person()
    table = host.opens(seats=2)["id"]
    guest.joins(table)
    path = f"/api/tables/{table}/seats/1/bot"
    with host.looks(table) as watching:
        with guest.looks(table):
            while 1 not in watching.next("presence")["connected"]:
                pass
            assert host.post(path, {"bot": "random"}, 409)["code"] == "seat-present"
            assert host.post(f"/api/tables/{table}/seats/0/bot")["seats"][0]["stand_in"] is True
        while 1 in watching.next("presence")["connected"]:
            pass
        assert host.delete(f"/api/tables/{table}/seats/0/bot", 403)["code"] == "not-host"
        assert (
            guest.post(f"/api/tables/{table}/seats/0/bot", {"bot": "random"}, 409)["code"] == "seat-present"
        )


def test_the_host_passes_on_when_they_leave(person: Maker) -> None:
    host, guest = person(), person()
    table = host.opens(seats=3, bots=[None, None, "random"])["id"]
    guest.joins(table)
    host.post(f"/api/tables/{table}/leave")
    assert guest.get(f"/api/tables/{table}")["seats"][1]["host"] is True
    assert guest.delete(f"/api/tables/{table}/seats/0/bot")["seats"][0]["stand_in"] is False


def test_a_wrong_seat_link_opens_nothing(person: Maker) -> None:
    host = person()
    mine, other = host.opens()["id"], person().opens()["id"]
    for link in (f"/s/{mine}/{'A' * 43}", f"/s/{other}/{host.token}", f"/s/nowhere/{host.token}"):
        answer = person().http.get(link)
        assert answer.status_code in (403, 404)
        assert "set-cookie" not in answer.headers


def test_a_foreign_cookie_is_no_seat(person: Maker) -> None:
    host, stranger = person(), person()
    host.opens()
    other = person().opens()["id"]
    stranger.http.cookies.set(f"seat_{other}", host.token, domain="127.0.0.1")
    assert stranger.get(f"/api/tables/{other}")["you"] is None
    assert stranger.post(f"/api/tables/{other}/start", status=403)["code"] == "not-seated"
    expired = stranger.http.get("/api/tables/mine")
    assert expired.json() == {"tables": []}
    assert "Max-Age=0" in expired.headers["set-cookie"]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "game-unknown"),
        ({"seats": 7}, "seats-count"),
        ({"edition": "la"}, "edition-unknown"),
        ({"edition": "small"}, "edition-unknown"),
        ({"options": {"speed": "9"}}, "option-unknown"),
        ({"game": "unstable-unicorns", "options": {"arrivals": "pay"}}, "option-past"),
        ({"options": {"start": "Z"}}, "option-value"),
        ({"bots": [None, "sorcerer"]}, "bot-unknown"),
        ({"bots": ["random", None]}, "bots-count"),
        ({"bots": [None, None, None]}, "bots-count"),
        ({"deck_language": "la"}, "language-unknown"),
        ({"pace": {"kind": "move"}}, "bad-pace"),
        ({"entropy_commitment": "not this one"}, "bad-entropy"),
        ({"seats": "two"}, "bad-request"),
        ({"surprise": 1}, "bad-request"),
    ],
)
def test_a_wish_that_cannot_be_met_is_named(person: Maker, wish: dict[str, object], code: str) -> None:
    answer = person().http.post("/api/tables", json={"game": "hilo", "seats": 2, **wish})
    assert 400 <= answer.status_code < 500
    problem = answer.json()
    assert problem["code"] == code
    assert problem["message"]


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ('{"game": "hilo", "seats": "two"}', "seats"),
        ('{"game": "hilo", "seats": 2, "surprise": 1}', "surprise"),
        ('{"seats": 2}', "game"),
        ('{"game": "hilo", "seats": 2, "pace": {"kind": 1}}', "pace.kind"),
        ('{"game": "hilo"', "none"),
    ],
)
def test_a_body_that_cannot_be_used_is_told_by_its_field(person: Maker, body: str, field: str) -> None:
    answer = person().http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    problem = answer.json()
    assert (answer.status_code, problem["code"], problem["params"]) == (400, "bad-request", {"field": field})
    assert (field in problem["message"]) is (field != "none")


def test_problems_speak_the_language_of_the_reader(person: Maker) -> None:
    said = {person(language).get("/api/tables/nothing", 404)["message"] for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)

"""Programs of others at a table: a token of the host's, the views of the seat, and no more."""

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from monoceros.bots.ladder import make_bot
from monoceros.core.rng import Rng
from monoceros.games.registry import find_game
from tests.server.people import PATIENCE, Json, Person, Socket, play_to_the_end
from tests.server.serving import Served, wait_until

Maker = Callable[..., Person]
EXAMPLE = Path(__file__).parents[2] / "examples" / "outside_bot.py"


@contextmanager
def comes(person: Person, seat: Json) -> Iterator[Socket]:
    """A program with a token, at its table."""
    headers = {"Authorization": f"Bearer {seat['token']}"}
    where = person.address.replace("http", "ws") + seat["socket"]
    with connect(where, additional_headers=headers, proxy=None) as connection:
        yield Socket(connection)


def until(own: Socket, true: Callable[[], bool]) -> None:
    """Let the host move by chance until something is true."""
    end = time.monotonic() + PATIENCE
    random = Random(4)
    while not true():
        assert time.monotonic() < end, "waited in vain"
        own.hear_all(0.02)
        if own.view and own.actions:
            own.act(random.choice(own.actions))
            own.answered()


def invites(host: Person, table: str, seat: int = 1, status: int = 201, **wishes: str) -> Json:
    return host.post(f"/api/tables/{table}/seats/{seat}/program", wishes, status)


def test_a_program_plays_a_match_as_a_bot(person: Maker) -> None:
    host = person()
    table = host.opens()["id"]
    seat = invites(host, table, name="Deep Hoof")
    assert (seat["seat"], seat["name"], seat["socket"]) == (1, "Deep Hoof", f"/ws/tables/{table}")
    shown = host.get(f"/api/tables/{table}")
    assert shown["status"] == "open"
    assert (shown["seats"][1]["kind"], shown["seats"][1]["bot"]) == ("bot", "program")
    assert seat["token"] not in json.dumps(shown)
    with host.looks(table) as own, comes(host, seat) as program:
        told = program.next("table")["table"]
        assert told["you"] == 1
        assert told["status"] == "playing"
        play_to_the_end([own, program], Random(3))
    with host.looks(table) as own:
        assert {past["by"] for past in own.next("history")["past"]} == {"person", "bot"}
    record = host.http.get(f"/api/tables/{table}/record").text
    assert "Deep Hoof (program)" in record


def test_the_example_plays_a_match(person: Maker) -> None:
    host = person()
    table = host.opens()["id"]
    seat = invites(host, table)
    with host.looks(table) as own:
        example = subprocess.Popen(
            [sys.executable, str(EXAMPLE), host.address, table, seat["token"]],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        play_to_the_end([own], Random(6))
        winners = own.view["outcome"]["winners"]
    out, errors = example.communicate(timeout=PATIENCE)
    assert example.returncode == 0, errors
    # Whoever decides at the same time may make it look at an older version; nothing else is refused.
    assert {line.split()[1] for line in errors.splitlines()} <= {"stale-version", "not-your-turn"}, errors
    assert out.split() == ["winners:", *map(str, winners)]


def test_the_example_is_short() -> None:
    lines = [line for line in EXAMPLE.read_text(encoding="utf-8").splitlines() if line.strip()]
    assert len(lines) <= 40


def test_a_program_is_told_what_bots_of_the_house_are_told(person: Maker) -> None:
    host = person()
    table = host.opens(game="kill-the-unicorns", seats=3, bots=[None, None, "skilled"])["id"]
    seat = invites(host, table)
    with comes(host, seat) as program, host.looks(table) as own:
        info = program.next("table")["table"]
        game = find_game(info["game"])
        setup = game.setup(len(info["seats"]), info["edition"], info["options"])
        bot = make_bot(game, "skilled", setup)
        for _ in range(6):
            until(own, lambda: owes(program))
            program.send({"type": "know", "n": program.view["n"]})
            known = program.next("known")
            assert sorted(known["legal"]) == sorted(program.actions)
            state = game.from_position(known["position"], setup, Rng(1))
            assert state.legal(1) == known["legal"]
            assert game.known(state, 1) == known["position"]
            program.act(bot.choose(state, 1, Rng(2)))
            program.answered()


def owes(program: Socket) -> bool:
    program.hear_all(0.05)
    return bool(program.view.get("choices"))


def test_what_is_for_people_is_refused(person: Maker) -> None:
    host = person()
    table = host.opens(hints=True)["id"]
    with comes(host, invites(host, table)) as program, host.looks(table) as own:
        program.next("update")
        for said in (
            {"type": "chat", "text": "01101000 01101001"},
            {"type": "emote", "emote": "hello"},
            {"type": "hint", "n": 0},
            {"type": "undo", "n": 0},
        ):
            assert program.refusal(said)["code"] == "not-for-programs"
        own.next("update")
        assert own.refusal({"type": "know", "n": 0})["code"] == "only-for-programs"
    with person().looks(table) as onlooker:
        assert onlooker.refusal({"type": "know", "n": 0})["code"] == "not-seated"


@pytest.mark.parametrize("token", ["", "guessed", "\xe9"])
def test_a_wrong_token_opens_nothing(person: Maker, token: str) -> None:
    host = person()
    table = host.opens()["id"]
    seat = invites(host, table)
    with comes(host, {**seat, "token": token}) as stranger:
        assert stranger.next("refused")["code"] == "wrong-token"
        assert stranger.closing() == "wrong-token"
    assert [one for one in stranger.heard if '"update"' in one or '"table"' in one] == []
    assert host.get(f"/api/tables/{table}")["status"] == "open"


def test_a_token_is_worth_nothing_at_another_table_or_as_a_link(person: Maker) -> None:
    host, thief = person(), person()
    table, other = host.opens()["id"], host.opens()["id"]
    seat = invites(host, table)
    invites(host, other)
    with comes(host, {**seat, "socket": f"/ws/tables/{other}"}) as lost:
        assert lost.next("refused")["code"] == "wrong-token"
    assert thief.http.get(f"/s/{table}/{seat['token']}").status_code == 403
    thief.http.cookies.set(f"seat_{table}", seat["token"])
    thief.get("/api/tables/mine")
    assert host.get(f"/api/tables/{table}")["seats"][1]["kind"] == "bot"


def test_a_new_token_ends_the_old_one(person: Maker) -> None:
    host = person()
    table = host.opens(seats=3)["id"]
    first = invites(host, table, name="One")
    with comes(host, first) as program:
        program.next("table")
        second = invites(host, table, name="Two")
        assert program.closing() == "reseated"
    with comes(host, first) as program:
        assert program.next("refused")["code"] == "wrong-token"
    with comes(host, second) as program:
        assert program.next("table")["table"]["you"] == 1


def test_seats_of_people_are_not_given_to_programs(person: Maker) -> None:
    host, friend = person(), person()
    table = host.opens(seats=3)["id"]
    friend.joins(table, nickname="Friend")
    assert invites(host, table, 1, 409)["code"] == "seat-busy"
    assert invites(friend, table, 2, 403)["code"] == "not-host"
    assert invites(person(), table, 2, 403)["code"] == "not-seated"
    assert invites(host, table, 7, 404)["code"] == "no-such-seat"


def test_a_match_waits_for_its_program(person: Maker) -> None:
    host = person()
    table = host.opens(starts="host")["id"]
    seat = invites(host, table, name="Late")
    assert host.post(f"/api/tables/{table}/start", status=409)["code"] == "program-away"
    with comes(host, seat) as program:
        program.next("table")
        assert host.post(f"/api/tables/{table}/start")["status"] == "playing"
        program.next("update")


def test_no_more_sockets_than_two(person: Maker) -> None:
    host = person()
    table = host.opens()["id"]
    seat = invites(host, table)
    with comes(host, seat) as first, comes(host, seat) as second:
        first.next("update")
        second.next("update")
        with comes(host, seat) as third:
            assert third.next("refused")["code"] == "program-crowded"
            assert third.closing() == "program-crowded"


def test_a_program_that_is_too_slow_has_a_stand_in_until_it_comes_back(person: Maker, served: Served) -> None:
    host = person()
    table = host.opens()["id"]
    seat = invites(host, table, name="Slow")
    with comes(host, seat) as program, host.looks(table) as own:
        program.next("update")
        live = served.lobby._tables[table]
        served.on_the_loop(lambda: setattr(live._auto_moves._programs, "_limit", 1))
        until(own, lambda: _stood_in(own))
        shown = host.get(f"/api/tables/{table}")["seats"][1]
        assert (shown["kind"], shown["bot"], shown["stand_in"]) == ("bot", "heuristic", True)
        assert program.refusal({"type": "act", "n": 0, "action": 0})["code"] == "stood-in"
        served.on_the_loop(lambda: setattr(live._auto_moves._programs, "_limit", 600_000))
    with comes(host, seat) as program:
        shown = program.next("table")["table"]["seats"][1]
        assert (shown["bot"], shown["stand_in"]) == ("program", False)


def _stood_in(own: Socket) -> bool:
    own.hear_all(0.05)
    return any('"stand_in":true' in text for text in own.heard)


def test_a_host_lets_another_bot_play_instead(person: Maker) -> None:
    host = person()
    table = host.opens()["id"]
    with comes(host, invites(host, table)) as program:
        program.next("update")
        shown = host.post(f"/api/tables/{table}/seats/1/bot", {"bot": "casual"})["seats"][1]
        assert (shown["bot"], shown["stand_in"]) == ("casual", False)
        with pytest.raises(ConnectionClosed):
            program.next("nothing more")


def test_a_program_comes_along_to_the_next_game(person: Maker) -> None:
    host = person()
    opened = host.opens()
    seat = invites(host, opened["id"], name="Regular")
    with comes(host, seat) as program, host.looks(opened["id"]) as own:
        play_to_the_end([own, program], Random(5))
    wait_until(lambda: host.get(f"/api/tables/{opened['id']}")["status"] == "over")
    following = host.post(f"/api/rooms/{opened['room']}/next", {"after": opened["id"]}, 201)["id"]
    again = host.get(f"/api/tables/{following}")["seats"][1]
    assert (again["nickname"], again["kind"]) == ("Regular", "bot")
    with comes(host, {**seat, "socket": f"/ws/tables/{following}"}) as program:
        assert program.next("table")["table"]["seats"][1]["bot"] == "program"

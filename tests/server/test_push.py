"""Messages when it is somebody's turn: one a turn, to whoever asked for them, and nothing secret in it."""

import asyncio
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import TypeVar
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import Connection, select, update

from monoceros.server.live import turn_notices
from monoceros.server.live.turn_notices import quiet_until
from monoceros.server.protocol.notices import QuietHours
from monoceros.server.protocol.timestamps import DAY, HOUR, now
from monoceros.server.push.encryption import to_base64
from monoceros.server.settings import Settings
from monoceros.server.store import people, push
from monoceros.server.store.schema import push_devices
from monoceros.server.store.schema import turn_notices as notices_table
from tests.server.conftest import NOT_BUILT
from tests.server.people import Json, Person
from tests.server.push_service import PushService, signed_by
from tests.server.serving import ROOMY, Served, ServeProcess, wait_until

Found = TypeVar("Found")
DAYS = {"kind": "days", "days": 2}
Make = Callable[..., Person]


@pytest.fixture
def service() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.close()


@pytest.fixture(scope="module")
def letters(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that may write to this machine, and does so at once."""
    folder = tmp_path_factory.mktemp("letters")
    wishes = {**ROOMY, "push_private": True, "push_after": 0.0}
    server = Served(Settings(database=str(folder / "tables.db"), **wishes), NOT_BUILT)  # type: ignore[arg-type]
    yield server
    server.stop()


@pytest.fixture
def friend(letters: Served, person: Make) -> Callable[..., Person]:
    return lambda language="en": person(language, letters.address)


def correspond(ada: Person, blaise: Person) -> str:
    """A match of HiLo by correspondence: both choose a start card, then it is the second one's turn."""
    table = str(ada.opens(pace=DAYS, nickname="Ada", options={"start": "B"})["id"])
    blaise.joins(table, nickname="Blaise")
    return table


def moves(person: Person, table: str) -> None:
    """Come, make one move, and go."""
    with person.looks(table) as seen:
        seen.seen(0)
        if not seen.view["choices"]:
            seen.next("update")
        seen.act(seen.actions[0])
        seen.seen(int(seen.view["n"]) + 1)


def reads(letters: Served, query: Callable[[Connection], Found]) -> Found:
    """What a server's database answers."""
    store = letters.lobby.store
    return asyncio.run_coroutine_threadsafe(store.read(query), store._writer._loop).result(30)


def writes(letters: Served, job: Callable[[Connection], Found]) -> Found:
    """Change a server's database behind its back."""
    store = letters.lobby.store
    return asyncio.run_coroutine_threadsafe(store.change(job), store._writer._loop).result(30)


def notes(letters: Served, table: str) -> list[tuple[int, int]]:
    """The seats whose turn is noted, and when each was told."""
    wanted = select(notices_table.c.seat, notices_table.c.told).where(notices_table.c.table_id == table)
    return sorted(reads(letters, lambda held: [(row.seat, row.told) for row in held.execute(wanted)]))


def _away(person: Person, table: str, seat: int) -> bool:
    """Whether somebody sees that nobody looks from a seat."""
    return not person.get(f"/api/tables/{table}")["seats"][seat]["connected"]


def _told_to(letters: Served, table: str, seats: list[int]) -> bool:
    """Whether it is the turn of these seats alone, and was seen to."""
    return [seat for seat, told in notes(letters, table) if told] == seats


def settled(letters: Served, table: str) -> None:
    """Wait until everybody whose turn it is was told, or found not to need it."""
    wait_until(lambda: bool(notes(letters, table)) and all(told for _, told in notes(letters, table)))


def test_one_message_a_turn_and_nothing_secret_in_it(
    letters: Served, friend: Make, service: PushService
) -> None:
    ada, blaise = friend(), friend("de")
    phone = service.subscribes(ada, "phone")
    laptop = service.subscribes(blaise, "laptop")
    table = correspond(ada, blaise)
    # Nobody looks: each is told once that a start card is to be chosen.
    told = phone.waits_for(1)
    assert told["title"] == "Your turn: HiLo – Your Kingdom"
    assert told["body"] == "With Blaise. Time until {when}."
    assert laptop.waits_for(1)["title"].startswith("Du bist am Zug: HiLo")
    assert told["url"] == f"/t/{table}"
    assert told["turns"] == 1
    assert datetime.now(UTC) < datetime.fromisoformat(told["until"]) < datetime.now(UTC) + timedelta(days=2)
    assert sorted(told) == ["body", "lang", "tag", "title", "turns", "until", "url"]
    settled(letters, table)
    # The other one's choice asks her nothing new.
    moves(blaise, table)
    settled(letters, table)
    assert len(phone.got) == 1
    moves(ada, table)
    assert laptop.waits_for(2)["turns"] == 1
    settled(letters, table)
    assert [seat for seat, _ in notes(letters, table)] == [1]
    assert (len(phone.got), len(laptop.got)) == (1, 2)
    claims = signed_by(ada.get("/api/me/notices")["key"], phone.heads[0]["Authorization"], service.address)
    assert claims["sub"] == letters.address
    secrets = [ada.token, blaise.token, ada.get(f"/api/tables/{table}")["code"]]
    for message in phone.got + laptop.got:
        assert not any(secret in str(message) for secret in secrets)
    assert all(table not in head["Topic"] for head in phone.heads)


def test_nobody_is_told_who_looks_at_the_table(letters: Served, friend: Make, service: PushService) -> None:
    ada, blaise = friend(), friend()
    laptop = service.subscribes(blaise, "in-sight")
    for hidden in (False, True):
        before = len(laptop.got)
        table = correspond(ada, blaise)
        laptop.waits_for(before + 1)
        with blaise.looks(table) as looking:
            looking.seen(0)
            looking.act(looking.actions[0])
            looking.seen(1)
            looking.send({"type": "ping", "hidden": hidden})
            looking.next("pong")
            moves(ada, table)
            # A page behind others is not looked at.
            wait_until(partial(_told_to, letters, table, [1]))
            if hidden:
                laptop.waits_for(before + 2)
            assert len(laptop.got) == before + 1 + hidden


def test_only_games_of_days_are_told(letters: Served, friend: Make, service: PushService) -> None:
    ada, blaise = friend(), friend()
    phone = service.subscribes(ada, "quick")
    table = str(ada.opens(pace={"kind": "move", "seconds": 3600})["id"])
    blaise.joins(table)
    slow = correspond(ada, blaise)
    assert phone.waits_for(1)["tag"] == slow
    settled(letters, slow)
    assert len(phone.got) == 1
    assert ada.get("/api/me/turns") == {"turns": 1}
    assert friend().get("/api/me/turns") == {"turns": 0}


def test_guests_are_told_on_the_device_they_play_on(
    letters: Served, friend: Make, service: PushService
) -> None:
    ada, carol = friend(), friend()
    tablet = service.subscribes(ada, "tablet")
    table = str(
        ada.opens(seats=3, pace=DAYS, nickname="Ada", guests=["Blaise"], options={"start": "B"})["id"]
    )
    carol.joins(table, nickname="Carol")
    # Both on the device are asked for a start card: one message, to whoever has it.
    assert tablet.waits_for(1)["title"] == "Your turn: HiLo – Your Kingdom"
    settled(letters, table)
    assert [seat for seat, _ in notes(letters, table)] == [0, 2]
    with ada.looks(table) as curtain:
        curtain.seen(0)
        for seat in (0, 1):
            with ada.looks(f"{table}?seat={seat}") as hand:
                hand.seen(0)
                hand.act(hand.actions[0])
                hand.seen(int(hand.view["n"]) + 1)
        # In front of the table nobody is told, whoever of them holds it.
        wait_until(lambda: _told_to(letters, table, [2]))
    assert len(tablet.got) == 1
    wait_until(lambda: _away(carol, table, 0))
    moves(carol, table)
    told = tablet.waits_for(2)
    assert told["title"] == "Blaise’s turn: HiLo – Your Kingdom"
    assert (told["body"], told["turns"]) == ("With Ada, Carol. Time until {when}.", 1)
    assert ada.get("/api/me/turns") == {"turns": 1}
    [room] = ada.get("/api/rooms/mine")["rooms"]
    assert (room["your_turn"], room["deadline"]) == (True, told["until"])


def test_quiet_hours_put_it_off(letters: Served, friend: Make, service: PushService) -> None:
    ada, blaise = friend(), friend()
    phone = service.subscribes(ada, "asleep")
    minute = datetime.now(UTC).hour * 60 + datetime.now(UTC).minute
    quiet = {"begins": (minute - 5) % 1440, "ends": (minute + 120) % 1440, "zone": "UTC"}
    assert ada.http.put("/api/me/notices/quiet", json={"quiet": quiet}).json()["quiet"] == quiet
    table = correspond(ada, blaise)
    wait_until(lambda: _due(letters, table, 0) > now() + HOUR)
    assert phone.got == []
    assert ada.http.put("/api/me/notices/quiet", json={"quiet": None}).json()["quiet"] is None
    _make_due(letters, table)
    assert phone.waits_for(1)["tag"] == table


def _due(letters: Served, table: str, seat: int) -> int:
    own = (notices_table.c.table_id == table) & (notices_table.c.seat == seat)
    wanted = select(notices_table.c.due).where(own)
    return int(reads(letters, lambda held: held.execute(wanted).scalar()) or 0)


def _make_due(letters: Served, table: str) -> None:
    now_due = update(notices_table).where(notices_table.c.table_id == table).values(due=0)
    writes(letters, lambda held: held.execute(now_due))
    letters.on_the_loop(letters.lobby.notices._awake.set)


@pytest.mark.parametrize(
    ("begins", "ends", "local", "until"),
    [
        (22 * 60, 7 * 60, "2026-01-15T21:59", None),
        (22 * 60, 7 * 60, "2026-01-15T22:00", "2026-01-16T07:00"),
        (22 * 60, 7 * 60, "2026-01-16T06:59", "2026-01-16T07:00"),
        (22 * 60, 7 * 60, "2026-01-16T07:00", None),
        (13 * 60, 15 * 60, "2026-01-15T14:00", "2026-01-15T15:00"),
        # The night in which the clocks go forward.
        (22 * 60, 7 * 60, "2026-03-28T23:00", "2026-03-29T07:00"),
    ],
)
def test_quiet_hours_by_the_clocks_of_a_place(begins: int, ends: int, local: str, until: str | None) -> None:
    berlin = ZoneInfo("Europe/Berlin")

    def moment(text: str) -> int:
        return int(datetime.fromisoformat(text).replace(tzinfo=berlin).timestamp() * 1000)

    found = quiet_until(QuietHours(begins=begins, ends=ends, zone="Europe/Berlin"), moment(local))
    assert found == (None if until is None else moment(until))


@pytest.mark.parametrize(
    "quiet",
    [
        {"begins": 60, "ends": 60, "zone": "UTC"},
        {"begins": 60, "ends": 120, "zone": "Mars/Olympus"},
        {"begins": 60, "ends": 120, "zone": "../../etc/passwd"},
        {"begins": 60, "ends": 120, "zone": "Europe"},
        {"begins": 60, "ends": 120, "zone": ""},
    ],
)
def test_quiet_hours_that_are_none(friend: Make, quiet: Json) -> None:
    ada = friend()
    ada.http.put("/api/me", json={"name": "Ada"})
    answer = ada.http.put("/api/me/notices/quiet", json={"quiet": quiet})
    assert (answer.status_code, answer.json()["code"]) == (400, "quiet-hours")


def test_devices_come_and_go(letters: Served, friend: Make, service: PushService) -> None:
    ada = friend()
    assert ada.get("/api/me/notices")["here"] is False
    assert ada.http.delete("/api/me/notices/device").json()["code"] == "nobody-yet"
    phone = service.subscribes(ada, "one")
    assert ada.post("/api/me/notices/try", status=202)["devices"] == 1
    assert phone.waits_for(1)["title"] == "This is how it looks"
    # The same device again is no second one; neither is another address of its push service.
    service.subscribes(ada, "one-anew")
    assert ada.get("/api/me/notices")["devices"] == 1
    kept = ada.get("/api/me/export")
    assert [one["endpoint"] for one in kept["notices"]] == [f"{service.address}/to/one-anew"]
    assert ada.http.delete("/api/me/notices/device").json()["devices"] == 0
    assert ada.http.post("/api/me/notices/try").json()["code"] == "push-off"


def test_a_device_that_is_signed_out_is_told_nothing_more(
    letters: Served, friend: Make, service: PushService
) -> None:
    ada, other = friend(), friend()
    service.subscribes(ada, "first")
    code = ada.post("/api/me/link", status=201)["link"].partition("#")[2]
    other.post("/api/me/carry", {"code": code})
    service.subscribes(other, "second")
    assert ada.get("/api/me/notices")["devices"] == 2
    ada.delete("/api/me/devices")
    assert ada.get("/api/me/notices") | {"key": ""} == {
        "available": True,
        "key": "",
        "here": True,
        "devices": 1,
        "quiet": None,
    }
    ada.delete("/api/me")
    assert _kept_devices(letters, "first") == _kept_devices(letters, "second") == 0


def _kept_devices(letters: Served, name: str) -> int:
    wanted = select(push_devices.c.id).where(push_devices.c.endpoint.endswith(f"/{name}"))
    return reads(letters, lambda held: len(held.execute(wanted).all()))


def test_a_device_its_service_knows_no_longer_is_forgotten(
    letters: Served, friend: Make, service: PushService
) -> None:
    ada = friend()
    for status in (404, 410):
        device = service.subscribes(ada, f"gone-{status}")
        device.status = status
        ada.post("/api/me/notices/try", status=202)
        wait_until(lambda: ada.get("/api/me/notices")["devices"] == 0)


def test_a_device_that_fails_for_days_is_given_up(
    letters: Served, friend: Make, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turn_notices, "RETRY_SECONDS", 0.0)
    ada = friend()
    device = service.subscribes(ada, "tired")
    device.status = 503
    ada.post("/api/me/notices/try", status=202)
    device.waits_for(2)
    assert ada.get("/api/me/notices")["devices"] == 1
    own = push_devices.c.endpoint == device.endpoint
    wait_until(lambda: _failures(letters, device.endpoint) == 1)
    aged = update(push_devices).where(own).values(failures=4, failing_since=now() - 3 * DAY)
    writes(letters, lambda held: held.execute(aged))
    ada.post("/api/me/notices/try", status=202)
    wait_until(lambda: ada.get("/api/me/notices")["devices"] == 0)


def _failures(letters: Served, endpoint: str) -> int:
    wanted = select(push_devices.c.failures).where(push_devices.c.endpoint == endpoint)
    return int(reads(letters, lambda held: held.execute(wanted).scalar()) or 0)


def test_nobody_gets_messages_on_more_devices_than_they_can_have(
    letters: Served, friend: Make, service: PushService
) -> None:
    ada = friend()
    device = service.device("many")
    ada.http.put("/api/me", json={"name": "Ada"})
    mine = device.subscription["keys"]

    def fill(held: Connection) -> int:
        who = people.find(held, ada.token)
        assert who is not None
        for number in range(push.MOST_DEVICES + 5):
            endpoint = f"{service.address}/to/{number}"
            given = push.PushDevice(f"id{number}", who.id, endpoint, mine["p256dh"], mine["auth"], "")
            push.keep_device(held, who.id, f"token{number}", given)
        return len(push.devices_of(held, who.id))

    assert writes(letters, fill) == push.MOST_DEVICES


KEYS = {"p256dh": to_base64(b"\x04" + b"\x01" * 64), "auth": to_base64(b"s" * 16)}


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://push.example.org:8443/x",
        "https://user:word@push.example.org/x",
        "https:///nowhere",
        "https://push.example.org/\r\nHost: elsewhere",
        "https://push.example.org/ x",
        "ftp://push.example.org/x",
        "file:///etc/passwd",
        "https://[::1/x",
        "https://ex\u00e4mple.org/x",
        "https://push.example.org/" + "x" * 1000,
        "",
    ],
)
def test_endpoints_nobody_writes_to(
    served: Served, person: Make, endpoint: str, service: PushService
) -> None:
    ada = person()
    good = service.device("good").subscription["keys"]
    answer = ada.http.put("/api/me/notices/device", json={"endpoint": endpoint, "keys": good})
    assert (answer.status_code, answer.json()["code"]) == (400, "push-endpoint")


def test_keys_that_are_none_are_refused(friend: Make, service: PushService) -> None:
    ada = friend()
    endpoint = service.device("keys").subscription["endpoint"]
    good = service.device("keys").subscription["keys"]
    bad = [KEYS, {**good, "auth": "short"}, {**good, "p256dh": "????"}, {"p256dh": "", "auth": ""}]
    for keys in [*bad, {**good, "p256dh": "ä" * 20}]:
        answer = ada.http.put("/api/me/notices/device", json={"endpoint": endpoint, "keys": keys})
        assert (answer.status_code, answer.json()["code"]) == (400, "push-endpoint"), keys


def test_a_server_may_send_no_messages_at_all(tmp_path: Path, person: Make) -> None:
    settings = Settings(database=str(tmp_path / "t.db"), **{**ROOMY, "push": False})  # type: ignore[arg-type]
    server = Served(settings, NOT_BUILT)
    ada = person(address=server.address)
    assert ada.get("/api/me/notices")["available"] is False
    body = {"endpoint": "https://push.example.org/x", "keys": KEYS}
    assert ada.http.put("/api/me/notices/device", json=body).json()["code"] == "push-off"
    # Its page counts turns all the same.
    correspond(ada, person(address=server.address))
    wait_until(lambda: ada.get("/api/me/turns") == {"turns": 1})
    server.stop()


def test_two_processes_send_one_message_a_turn(postgres: str, service: PushService) -> None:
    wishes = {"MONOCEROS_PUSH_PRIVATE": "1", "MONOCEROS_PUSH_AFTER": "0.3"}
    north, south = ServeProcess(postgres, **wishes), ServeProcess(postgres, **wishes)
    ada, blaise = Person(north.address), Person(south.address)
    assert ada.get("/api/me/notices")["key"] == blaise.get("/api/me/notices")["key"] != ""
    phone, laptop = service.subscribes(ada, "north"), service.subscribes(blaise, "south")
    tables = [correspond(ada, blaise) for _ in range(3)]
    phone.waits_for(3)
    laptop.waits_for(3)
    for table in tables:
        moves(blaise, table)
        # Both processes know that he has gone before it is his turn.
        for one in (ada, blaise):
            wait_until(partial(_away, one, table, 1))
        moves(ada, table)
    wait_until(lambda: len(phone.got) + len(laptop.got) >= 9)
    # Time for a second message, if there were one.
    time.sleep(1.5)
    assert {table: sum(one["tag"] == table for one in phone.got) for table in tables} == dict.fromkeys(
        tables, 1
    )
    assert {table: sum(one["tag"] == table for one in laptop.got) for table in tables} == dict.fromkeys(
        tables, 2
    )
    # Somebody who looks through one process is not told by the other.
    before = len(phone.got)
    table = str(blaise.opens(pace=DAYS)["id"])
    ada.joins(table)
    with ada.looks(table) as looking:
        looking.seen(0)
        laptop.waits_for(len(laptop.got))
        time.sleep(1.5)
        assert len(phone.got) == before
    log = north.stop() + south.stop()
    assert ada.token not in log
    assert service.address not in log
    for one in (ada, blaise):
        one.close()

"""People without accounts: one cookie, seats of one's own, other devices, and being forgotten."""

import asyncio
import logging
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, create_engine, text, update
from websockets.exceptions import ConnectionClosed

from monoceros.server.logs import JsonLines
from monoceros.server.protocol.identity import AVATARS
from monoceros.server.protocol.plain_text import told_apart
from monoceros.server.protocol.timestamps import now
from monoceros.server.protocol.tokens import digest, new_token
from monoceros.server.settings import Settings
from monoceros.server.store import people, schema
from monoceros.server.store.schema import MIGRATIONS, carries, migrate, seats
from tests.server.conftest import NOT_BUILT
from tests.server.people import Person
from tests.server.serving import PATIENCE, ROOMY, Served

Maker = Callable[..., Person]
BEFORE_PEOPLE = 7
"""How many migrations there were before people had secrets of their own."""


def in_database(served: Served, job: Callable[[Connection], object]) -> object:
    """Do something to a server's database."""
    store = served.lobby.store
    return asyncio.run_coroutine_threadsafe(store.change(job), store._writer._loop).result(PATIENCE)


def as_of_old(served: Served, table: str, seat: int) -> str:
    """Let a seat belong to a token, as in releases before people had secrets; that token."""
    token = new_token()

    def job(held: Connection) -> None:
        spot = (seats.c.table_id == table) & (seats.c.seat == seat)
        held.execute(update(seats).where(spot).values(token=digest(token), person=""))
        held.execute(text("UPDATE tables SET changes = changes + 1 WHERE id = :id"), {"id": table})

    in_database(served, job)
    return token


def test_one_cookie_for_all_tables(person: Maker) -> None:
    ada, blaise = person(), person()
    assert ada.get("/api/me")["known"] is False
    tables = [ada.opens(nickname="Ada")["id"] for _ in range(3)]
    theirs = blaise.opens()["id"]
    assert ada.joins(theirs)["you"] == 1
    assert [cookie.name for cookie in ada.http.cookies.jar] == ["person"]
    me = ada.get("/api/me")
    assert (me["known"], me["name"], me["tables"], me["devices"]) == (True, "Ada", 4, 1)
    assert me["avatar"] in AVATARS
    mine = ada.get("/api/tables/mine")["tables"]
    assert {table["id"]: table["you"] for table in mine} == {**dict.fromkeys(tables, 0), theirs: 1}
    assert ada.get(f"/api/tables/{theirs}")["seats"][1]["nickname"] == "Ada"


def test_the_page_draws_every_avatar() -> None:
    drawn = Path(__file__).parents[2] / "web" / "src" / "art" / "avatars.ts"
    assert tuple(re.findall(r"^  (\w+): \{ ground", drawn.read_text(), re.MULTILINE)) == AVATARS


def test_somebody_changes_their_name_and_their_unicorn(person: Maker) -> None:
    ada = person(language="de")
    changed = ada.http.put("/api/me", json={"name": "  Ada\x00 ", "avatar": "frost"}).json()
    assert (changed["name"], changed["avatar"], changed["language"]) == ("Ada", "frost", "de")
    assert ada.http.put("/api/me", json={"avatar": "dragon"}).json()["code"] == "avatar-unknown"
    assert ada.http.put("/api/me", json={"language": "xx"}).json()["language"] == "de"
    seat = ada.opens()["seats"][0]
    assert (seat["nickname"], seat["avatar"]) == ("Ada", "frost")


def test_names_at_a_table_are_told_apart(person: Maker) -> None:
    table = person().opens(seats=4, nickname="Guest")["id"]
    for nickname in ("guest", "Ｇｕｅｓｔ", "Guest 2"):
        seats = person().joins(table, nickname=nickname)["seats"]
    assert [seat["nickname"] for seat in seats] == ["Guest", "guest 2", "Ｇｕｅｓｔ 3", "Guest 2 2"]
    assert told_apart("a" * 24, ["a" * 24]) == "a" * 22 + " 2"
    assert told_apart("", ["", "x"]) == ""


def test_another_device_is_the_same_person(person: Maker) -> None:
    desk, phone = person(), person()
    table = desk.opens(nickname="Ada")["id"]
    link = desk.post("/api/me/link", status=201)["link"]
    address, code = link.split("#")
    assert address.endswith("/carry")
    looked = phone.post("/api/me/carry/look", {"code": code})
    assert (looked["name"], looked["same"], looked["loses"]) == ("Ada", False, 0)
    assert phone.get("/api/me")["known"] is False
    assert phone.post("/api/me/carry", {"code": code})["devices"] == 2
    assert phone.get(f"/api/tables/{table}")["you"] == 0
    assert phone.token != desk.token
    assert person().post("/api/me/carry", {"code": code}, 404)["code"] == "carry-code"
    assert person().post("/api/me/carry", {"code": "A" * 22}, 404)["code"] == "carry-code"
    assert desk.delete("/api/me/devices")["devices"] == 1
    assert phone.get("/api/me")["known"] is False
    assert phone.get(f"/api/tables/{table}")["you"] is None


def test_a_link_is_good_for_a_quarter_of_an_hour(person: Maker, served: Served) -> None:
    ada = person()
    code = ada.post("/api/me/link", status=201)["link"].split("#")[1]
    in_database(served, lambda held: held.execute(update(carries).values(until=1)))
    assert person().post("/api/me/carry/look", {"code": code}, 404)["code"] == "carry-code"


def test_nobody_gives_up_their_own_seats_unasked(person: Maker) -> None:
    ada, blaise = person(), person()
    ada.opens(nickname="Ada")
    theirs = blaise.opens()["id"]
    code = ada.post("/api/me/link", status=201)["link"].split("#")[1]
    assert blaise.post("/api/me/carry/look", {"code": code})["loses"] == 1
    refused = blaise.post("/api/me/carry", {"code": code}, 409)
    assert refused["code"] == "other-person"
    assert blaise.get(f"/api/tables/{theirs}")["you"] == 0
    assert blaise.post("/api/me/carry", {"code": code, "instead": True})["name"] == "Ada"
    assert blaise.get(f"/api/tables/{theirs}")["you"] is None


def test_no_more_than_some_devices(person: Maker) -> None:
    ada = person()
    ada.opens()
    for count in range(people.MOST_DEVICES):
        code = ada.post("/api/me/link", status=201)["link"].split("#")[1]
        status = 200 if count < people.MOST_DEVICES - 1 else 409
        answer = person().post("/api/me/carry", {"code": code}, status)
    assert answer["code"] == "too-many-devices"


def test_everything_kept_is_exported_and_then_forgotten(person: Maker) -> None:
    ada, blaise = person(), person()
    table = ada.opens(seats=2, nickname="Ada")["id"]
    with ada.looks(table) as socket:
        socket.send({"type": "chat", "text": "hello"})
        socket.next("chat")
    waiting = ada.opens(seats=3, nickname="Ada")["id"]
    blaise.joins(waiting, nickname="Blaise")
    blaise.joins(table)
    kept = ada.http.get("/api/me/export")
    assert "attachment" in kept.headers["content-disposition"]
    assert kept.json()["name"] == "Ada"
    assert [(seat["table"], seat["said"]) for seat in kept.json()["seats"]] == [
        (table, ["hello"]),
        (waiting, []),
    ]
    with blaise.looks(table) as socket:
        assert socket.next("chats")["messages"][0]["nickname"] == "Ada"
        assert ada.delete("/api/me") == {"seats": 2}
        told = socket.next("table")["table"]
        assert told["seats"][0]["kind"] == "bot"
        assert told["seats"][0]["nickname"] != "Ada"
    assert ada.get("/api/me")["known"] is False
    assert ada.get("/api/tables/mine")["tables"] == []
    assert ada.get(f"/api/tables/{table}")["you"] is None
    seats_now = blaise.get(f"/api/tables/{waiting}")["seats"]
    assert [seat["kind"] for seat in seats_now] == ["open", "person", "open"]
    assert seats_now[1]["host"] is True
    for path in ("/api/me", "/api/me/devices"):
        assert ada.delete(path, 404)["code"] == "nobody-yet"
    assert ada.get("/api/me/export", 404)["code"] == "nobody-yet"


def test_an_old_seat_link_still_opens_its_seat(person: Maker, served: Served) -> None:
    ada, phone = person(), person()
    table = ada.opens(nickname="Ada")["id"]
    token = as_of_old(served, table, 0)
    answer = phone.http.get(f"/s/{table}/{token}")
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{table}")
    assert phone.get(f"/api/tables/{table}")["you"] == 0
    assert phone.get("/api/me")["name"] == "Ada"
    other = person()
    other.joins(table)
    assert other.http.get(f"/s/{table}/{token}").status_code == 409
    assert other.get(f"/api/tables/{table}")["you"] == 1


def test_a_seat_that_moves_is_told_no_more_to_whoever_had_it(person: Maker, served: Served) -> None:
    ada, blaise, phone = person(), person(), person()
    table = ada.opens(seats=2)["id"]
    blaise.joins(table)
    token = as_of_old(served, table, 0)
    ada.http.get(f"/s/{table}/{token}")
    with ada.looks(table) as socket:
        assert socket.next("update")["choices"]
        assert phone.http.get(f"/s/{table}/{token}").status_code == 303
        with pytest.raises(ConnectionClosed, match="reseated"):
            socket.next("never")
    with ada.looks(table) as socket:
        assert socket.next("table")["table"]["you"] is None
        assert socket.next("update")["choices"] == []
    with phone.looks(table) as socket:
        assert socket.next("table")["table"]["you"] == 0


def test_seats_of_old_cookies_become_those_of_a_person(person: Maker, served: Served) -> None:
    ada, second = person(), person()
    table = ada.opens(nickname="Ada")["id"]
    token = as_of_old(served, table, 0)
    for browser in (ada, second):
        browser.http.cookies.clear()
        browser.http.cookies.set(f"seat_{table}", token, domain="127.0.0.1")
    ada.http.cookies.set("seat_nowhere", "x", domain="127.0.0.1")
    assert ada.get(f"/api/tables/{table}")["you"] == 0
    assert [one["you"] for one in ada.get("/api/tables/mine")["tables"]] == [0]
    assert [cookie.name for cookie in ada.http.cookies.jar] == ["person"]
    assert ada.get(f"/api/tables/{table}")["you"] == 0
    # A second browser with the same old cookie goes on by it: the seat has its person now.
    assert [one["you"] for one in second.get("/api/tables/mine")["tables"]] == [0]
    assert second.get(f"/api/tables/{table}")["you"] == 0


def test_no_secret_and_no_id_of_a_person_reaches_anybody_else(
    person: Maker, served: Served, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    ada, blaise = person(), person()
    table = ada.opens(seats=3, nickname="Ada")["id"]
    code = ada.post("/api/me/link", status=201)["link"].split("#")[1]
    own = served.lobby._tables[table].stored.chairs[0].person
    assert own
    seen: list[str] = []
    with blaise.looks(table) as socket:
        blaise.joins(table, nickname="Blaise")
        seen += [socket.connection.recv(timeout=PATIENCE) for _ in range(3)]  # type: ignore[misc]
    paths = (
        f"/api/tables/{table}",
        "/api/tables",
        "/api/tables/mine",
        "/api/me",
        "/api/me/export",
        "/schema",
    )
    seen += [blaise.http.get(path).text for path in paths]
    lines = [JsonLines().format(one) for one in caplog.records if one.name.startswith("monoceros")]
    for secret in (ada.token, digest(ada.token), own, code, digest(code)):
        assert not any(secret in words for words in seen + lines)


def test_a_guessed_or_monstrous_secret_is_nobodys(person: Maker) -> None:
    stranger = person()
    for token in ("x", "A" * 43, "A" * 3000, "'; DROP TABLE people; --"):
        answer = stranger.http.get("/api/me", headers={"cookie": f'person="{token}"'})
        assert answer.json()["known"] is False


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Served]:
    """A server that welcomes three people a minute."""
    roomy = {**ROOMY, "people_per_minute": 3.0}
    server = Served(Settings(database=str(tmp_path / "a.db"), **roomy), NOT_BUILT)  # type: ignore[arg-type]
    yield server
    server.stop()


def test_one_address_does_not_bring_thousands_of_people(strict: Served) -> None:
    codes = []
    for _ in range(5):
        one = Person(strict.address)
        codes.append(one.http.put("/api/me", json={"name": "x"}).status_code)
        one.close()
    assert codes == [200, 200, 200, 429, 429]


def test_whoever_does_not_come_back_is_forgotten(person: Maker, served: Served) -> None:
    ada = person()
    table = ada.opens(nickname="Ada")["id"]
    own = served.lobby._tables[table].stored.chairs[0].person
    assert in_database(served, lambda held: people.long_gone(held, 0)) == []
    in_database(
        served, lambda held: held.execute(text("UPDATE people SET seen = 5 WHERE id = :id"), {"id": own})
    )
    assert in_database(served, lambda held: people.long_gone(held, 6)) == [own]
    ada.get("/api/me")
    assert in_database(served, lambda held: people.long_gone(held, 6)) == []


def _as_before(engine_url: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """A database as releases before people had secrets left it, with a table; the token of its host."""
    engine = create_engine(engine_url)
    monkeypatch.setattr(schema, "MIGRATIONS", MIGRATIONS[:BEFORE_PEOPLE])
    migrate(engine)
    monkeypatch.undo()
    token = new_token()
    with engine.begin() as connection:
        connection.execute(
            text(
                """INSERT INTO tables VALUES ('abcdefghjkmn', 'abcdef', 'hilo', 'de', 1, 'hilo', '{}', 'de',
                '{"kind":"none"}', FALSE, FALSE, FALSE, 'open', 'x', '00', :now, 0, '', '', '', 3, FALSE,
                :now, FALSE, '[]', 1, 0)"""
            ),
            {"now": now()},
        )
        connection.execute(
            text(
                """INSERT INTO seats (table_id, seat, kind, nickname, bot, token, stand_in, entropy,
                entropy_commitment) VALUES ('abcdefghjkmn', :seat, :kind, :name, '', :token, '', '', '')"""
            ),
            [
                {"seat": 0, "kind": "person", "name": "Ada", "token": digest(token)},
                {"seat": 1, "kind": "open", "name": "", "token": ""},
            ],
        )
    engine.dispose()
    return token


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_database_from_before_is_migrated(
    kind: str, tmp_path: Path, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = str(tmp_path / "old.db")
    url = f"sqlite:///{database}"
    if kind == "postgres":
        engine = create_engine(Settings(database=postgres).database_url, isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(text("CREATE DATABASE before"))
        engine.dispose()
        database = postgres.replace("/postgres?", "/before?")
        url = Settings(database=database).database_url
    token = _as_before(url, monkeypatch)
    server = Served(Settings(database=database, **ROOMY), NOT_BUILT)  # type: ignore[arg-type]
    ada = Person(server.address)
    try:
        assert ada.http.get(f"/s/abcdefghjkmn/{token}").status_code == 303
        assert ada.get("/api/tables/abcdefghjkmn")["you"] == 0
        assert ada.get("/api/tables/mine")["tables"][0]["seats"][0]["nickname"] == "Ada"
        # Each table of before is a room of its own.
        assert ada.get("/api/rooms/mine")["rooms"][0]["id"] == "abcdefghjkmn"
        assert ada.get("/api/rooms/abcdefghjkmn")["code"] == "abcdef"
    finally:
        ada.close()
        server.stop()

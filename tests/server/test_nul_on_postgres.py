"""PostgreSQL keeps no NUL in a text: who sends one is refused, or read without it, and never answered 500."""

from collections.abc import Iterator

import pytest

from monoceros.server.settings import Settings
from tests.server.conftest import NOT_BUILT
from tests.server.people import Json, Person
from tests.server.serving import ROOMY, Served


@pytest.fixture(scope="module")
def on_postgres(postgres: str) -> Iterator[Served]:
    """A server whose tables are in PostgreSQL."""
    server = Served(Settings(database=postgres, **ROOMY), NOT_BUILT)  # type: ignore[arg-type]
    yield server
    server.stop()


@pytest.mark.parametrize(
    "wish",
    [
        {"nickname": "A\x00da"},
        {"game": "hi\x00lo"},
        {"edition": "\x00"},
        {"deck_language": "\x00"},
        {"entropy_commitment": "\x00"},
        {"pack": "\x00"},
        {"bots": [None, "\x00"]},
        {"options": {"\x00": "\x00"}},
        {"forfeits": ["\x00"]},
    ],
    ids=lambda wish: next(iter(wish)),
)
def test_no_wish_with_a_nul_is_answered_by_500(on_postgres: Served, wish: Json) -> None:
    one = Person(on_postgres.address)
    answer = one.http.post("/api/tables", json={"game": "hilo", "seats": 2, **wish})
    assert answer.status_code < 500, answer.text
    one.close()


def test_no_name_code_or_word_with_a_nul_is_answered_by_500(on_postgres: Served) -> None:
    one, two = Person(on_postgres.address), Person(on_postgres.address)
    table = one.opens(seats=2)["id"]
    for path in (f"/api/tables/{table}\x00", "/api/tables/%00", "/api/codes/%00"):
        assert one.http.get(path.replace("\x00", "%00")).status_code < 500
    assert two.http.post(f"/api/tables/{table}/join", json={"nickname": "B\x00"}).status_code < 500
    with one.looks(table) as socket:
        assert socket.refusal({"type": "chat", "text": "\x00"})["code"] == "chat-empty"
        socket.send({"type": "chat", "text": "h\x00i"})
        assert "\x00" not in socket.next("chat")["text"]
        assert socket.refusal({"type": "why", "text": "\x00"})["code"]
    for person in (one, two):
        person.close()

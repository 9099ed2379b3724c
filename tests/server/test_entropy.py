"""Everybody commits to their entropy, then everybody reveals: nobody chooses theirs by the others'."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import create_engine, text

from monoceros.server.live import auto_moves
from monoceros.server.settings import Settings
from monoceros.server.store import schema, seating
from monoceros.server.store.schema import MIGRATIONS, migrate
from tests.server import independent_verifier
from tests.server.conftest import NOT_BUILT
from tests.server.people import Json, Person, play_on, seal
from tests.server.serving import ROOMY, Served

Maker = Callable[..., Person]


def _entropy(table: Json) -> list[str]:
    return [seat["entropy"] for seat in table["seats"]]


def test_who_sits_last_knows_nobody_elses_entropy(person: Maker, served: Served) -> None:
    """Not even from the database: all it holds before everybody has committed are commitments."""
    ada, blaise = person(), person()
    opened = ada.opens(seats=2, **seal("apple"))
    table = opened["id"]
    engine = create_engine(Settings(database=served.lobby.settings.database).database_url)
    with engine.connect() as connection:
        everything = str(connection.execute(text("SELECT * FROM seats")).all())
    engine.dispose()
    assert "apple" not in everything
    assert ada.reveals(table, "apple", 409)["code"] == "entropy-not-asked"
    joined = blaise.joins(table, **seal("banana"))
    assert (joined["status"], joined["revealing"], joined["deals"]) == ("open", True, 1)
    assert [seat["entropy_commitment"] for seat in joined["seats"]] == [
        seal(word)["entropy_commitment"] for word in ("apple", "banana")
    ]
    assert blaise.reveals(table, "cherry", 400)["code"] == "bad-entropy"
    assert _entropy(blaise.reveals(table, "banana")) == ["committed", "revealed"]
    begun = ada.reveals(table, "apple")
    assert (begun["status"], begun["revealing"]) == ("playing", False)
    assert begun["commitment"] == opened["commitment"]
    assert ada.reveals(table, "apple")["status"] == "playing"
    with ada.looks(table) as one, blaise.looks(table) as two:
        one.seen(0)
        two.seen(0)
        play_on([one, two], 1000, Random(2))
        one.next("table")
        following = ada.post(f"/api/rooms/{table}/next", {"after": table}, 201)
    record = ada.http.get(f"/api/tables/{table}/record").text
    assert "entropy: apple banana" in record
    assert f"commitment: {opened['commitment']}" in record
    assert independent_verifier.check(record)

    new = following["id"]
    assert _entropy(following) == ["owed", "owed"]
    assert _entropy(ada.post(f"/api/tables/{new}/commit", seal("date"))) == ["committed", "owed"]
    claimed = blaise.post(f"/api/tables/{new}/commit", seal("elder"))
    assert (claimed["status"], claimed["revealing"]) == ("open", True)
    ada.reveals(new, "date")
    assert blaise.reveals(new, "elder")["status"] == "playing"


def test_against_bots_the_match_begins_when_its_host_reveals(person: Maker) -> None:
    ada = person()
    table = ada.opens(seats=2, bots=[None, "random"], **seal("apple"))
    assert table["revealing"] is True
    assert ada.reveals(table["id"], "apple")["status"] == "playing"


def test_who_leaves_after_others_revealed_has_the_deal_prepared_anew(person: Maker) -> None:
    ada, blaise, carol = person(), person(), person()
    opened = ada.opens(seats=2, **seal("apple"))
    table = opened["id"]
    blaise.joins(table, **seal("banana"))
    ada.reveals(table, "apple")
    blaise.post(f"/api/tables/{table}/leave")
    anew = ada.get(f"/api/tables/{table}")
    assert _entropy(anew) == ["owed", "none"]
    assert anew["deals"] == 2
    assert anew["commitment"] != opened["commitment"]
    assert ada.reveals(table, "apple", 409)["code"] == "entropy-not-asked"
    carol.joins(table, **seal("cherry"))
    assert ada.get(f"/api/tables/{table}")["revealing"] is False
    assert ada.post(f"/api/tables/{table}/commit", seal("date"))["revealing"] is True
    assert ada.post(f"/api/tables/{table}/commit", seal("elder"), 409)["code"] == "entropy-not-asked"
    carol.reveals(table, "cherry")
    assert ada.reveals(table, "date")["status"] == "playing"


@pytest.fixture
def impatient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """A server that waits a second for entropy."""
    for module in (auto_moves, seating):
        monkeypatch.setattr(module, "ENTROPY_SECONDS", 1)
    server = Served(Settings(database=str(tmp_path / "tables.db"), **ROOMY), NOT_BUILT)  # type: ignore[arg-type]
    yield server
    server.stop()


def test_who_does_not_reveal_is_dealt_without_and_chooses_nothing(impatient: Served) -> None:
    """Holding back brings other cards for everybody, by another secret: no choice between two known deals."""
    ada, blaise = Person(impatient.address), Person(impatient.address)
    opened = ada.opens(seats=2, **seal("apple"))
    table = opened["id"]
    with ada.looks(table) as one:
        blaise.joins(table, **seal("banana"))
        ada.reveals(table, "apple")
        while (told := one.next("table")["table"])["deals"] == 1:
            pass
        assert told["commitment"] != opened["commitment"]
        assert _entropy(told) == ["owed", "none"]
        ada.post(f"/api/tables/{table}/commit", seal("date"))
        assert ada.reveals(table, "date")["status"] == "playing"
    ada.close()
    blaise.close()


def test_a_table_begins_though_nobody_ever_reveals(impatient: Served) -> None:
    ada = Person(impatient.address)
    table = ada.opens(seats=2, bots=[None, "random"], **seal("apple"))["id"]
    with ada.looks(table) as one:
        assert one.seen(0)["view"]["you"] == 0
    ada.close()


def test_tables_of_an_older_database_keep_the_entropy_they_have(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "old.db"
    engine = create_engine(f"sqlite:///{file}")
    monkeypatch.setattr(schema, "MIGRATIONS", MIGRATIONS[:5])
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(
            text(
                "INSERT INTO tables VALUES ('abcdefghjkmn', 'abcdef', 'hilo', 'de', 1, 'x', '{}', 'de',"
                " '{\"kind\":\"none\"}', 0, 0, 0, 'open', 'c', 's', 1, 0, '', '', '', 3, 0, 1, 0, '[]')"
            )
        )
        connection.execute(
            text("INSERT INTO seats VALUES ('abcdefghjkmn', 0, 'person', 'Ada', '', 't', '', 'apple')")
        )
    monkeypatch.undo()
    migrate(engine)
    with engine.connect() as connection:
        row = connection.execute(text("SELECT entropy, entropy_commitment FROM seats")).one()
    engine.dispose()
    assert tuple(row) == ("apple", "")

"""One's own statistics: counted from finished matches, told to nobody else, deletable."""

from collections.abc import Callable
from random import Random

from sqlalchemy import create_engine, insert, select, update

from monoceros.server.protocol.timestamps import now
from monoceros.server.store import people, statistics
from monoceros.server.store.schema import migrate, seats, tables
from tests.server.people import Person, play_on

Make = Callable[..., Person]


def finish(host: Person, **wishes: object) -> str:
    """A match against bots, played to its end by a person."""
    table = str(host.opens(2, bots=[None, "random"], **wishes)["id"])
    with host.looks(table) as one:
        one.seen(0)
        while one.view["outcome"] is None:
            if one.actions:
                play_on([one], 1, Random(5))
            else:
                one.next("update")
        while one.next("table")["table"]["status"] != "over":
            pass
    return table


def test_a_finished_match_counts(person: Make) -> None:
    ada = person()
    assert ada.http.get("/api/me/statistics").json()["code"] == "nobody-yet"
    table = finish(ada)
    result = str(ada.get(f"/api/tables/{table}")["result"])
    winners = result.partition("winners=")[2]
    won = "A" in winners
    score = int(result.split()[0].removeprefix("A="))
    found = ada.get("/api/me/statistics")
    assert (found["games"], found["wins"]) == (1, int(won))
    assert (found["streak"], found["best_streak"]) == (int(won), int(won))
    assert found["by_game"] == [{"game": "hilo", "games": 1, "wins": int(won), "best": score}]
    # Deals differ: who wins along with the bot has not beaten it.
    alone = won and "B" not in winners
    assert found["bots"] == ([{"level": "random", "beaten": 1}] if alone else [])
    assert ada.get("/api/me/export")["statistics"] == found
    assert person().http.get("/api/me/statistics").status_code == 404
    # Deleted: what was played until now is counted no longer, and the match itself is still there.
    assert ada.delete("/api/me/statistics")["games"] == 0
    assert ada.get("/api/me/statistics")["since"] is not None
    assert ada.get(f"/api/tables/{table}")["result"] == result


def test_streaks_best_scores_and_bots_beaten() -> None:
    engine = create_engine("sqlite://")
    migrate(engine)
    with engine.begin() as held:
        ada = people.welcome(held, "secret-of-ada", "Ada", "en")
        results = ["A=9 B=4", "A=7 B=5", "A=3 B=8", "A=12 B=1", "A=2 B=1", ""]
        for number, result in enumerate(results):
            scores = dict(word.split("=") for word in result.split())
            winner = max(scores, key=lambda seat: int(scores[seat])) if scores else ""
            _finished(held, number, f"{result} winners={winner}" if result else "", ada.id)
        found = statistics.read(held, ada.id)
        assert (found.games, found.wins, found.streak, found.best_streak) == (5, 4, 2, 2)
        assert found.by_game[0].best == 12
        assert [(one.level, one.beaten) for one in found.bots] == [("skilled", 4)]
        assert [(one.level, one.beaten) for one in found.favourites] == [("Zephyr", 4)]
        # Whoever left it to a bot neither won nor lost.
        held.execute(update(seats).where(seats.c.table_id == "t3", seats.c.seat == 0).values(stand_in="x"))
        assert statistics.read(held, ada.id).games == 4
        statistics.begin_anew(held, ada.id)
        assert statistics.read(held, ada.id).games == 0
        _finished(held, 9, "A=1 B=0 winners=A", ada.id, began=now() + 1000)
        assert statistics.read(held, ada.id).games == 1
        people.forget(held, ada.id)
        assert statistics.read(held, ada.id).games == 0
    engine.dispose()


def _finished(held: object, number: int, result: str, person: str, began: int = 0) -> None:
    texts = {column.name: "" for column in tables.columns if str(column.type) == "TEXT"}
    numbers = {column.name: 0 for column in tables.columns if str(column.type) in ("INTEGER", "BIGINT")}
    flags = {column.name: False for column in tables.columns if str(column.type) == "BOOLEAN"}
    row = {**texts, **numbers, **flags, "id": f"t{number}", "code": f"c{number}", "game": "hilo"}
    json = {
        "options": "{}",
        "forfeits": "[]",
        "barred": "[]",
        "pace": '{"kind":"none"}',
        "status": "over",
        "result": result,
    }
    held.execute(insert(tables), {**row, **json, "began": began or number + 1})  # type: ignore[attr-defined]
    empty = {column.name: "" for column in seats.columns if str(column.type) == "TEXT"}
    chairs = [
        {**empty, "table_id": f"t{number}", "seat": 0, "kind": "person", "person": person, "nickname": "Ada"},
        {**empty, "table_id": f"t{number}", "seat": 1, "kind": "bot", "bot": "skilled", "nickname": "Zephyr"},
    ]
    held.execute(insert(seats), chairs)  # type: ignore[attr-defined]
    assert held.execute(select(seats.c.seat)).first() is not None  # type: ignore[attr-defined]

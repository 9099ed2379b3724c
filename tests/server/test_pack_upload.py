"""A card pack of the host's own: checked, kept with the table, seen by everyone, and used everywhere."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from monoceros.cli.records import replay, verify
from monoceros.core.match import Match
from monoceros.core.mistakes import Mistake
from monoceros.core.packs import PackText
from monoceros.core.record import Chance
from monoceros.games.registry import find_game
from monoceros.server.live.lobby import new_table
from monoceros.server.protocol.messages import OpenTable
from monoceros.server.protocol.pack_upload import MOST_BYTES
from monoceros.server.workers.pool import Order, TableKind, WorkerPool, think
from tests.server import independent_verifier
from tests.server.people import Person, play_on
from tests.server.serving import ServeProcess

Maker = Callable[..., Person]
MINE = """
[pack]
id = "my-box"
extends = "hilo-de"
total = 72

[[card]]
id = "king"
copies = 9
full_coins = 3
name = {en = "Old <King>"}
"""


def test_a_table_with_a_pack_of_its_own_from_deal_to_proof(person: Maker, tmp_path: Path) -> None:
    ada, blaise, onlooker = person(), person(), person()
    opened = ada.opens(seats=3, bots=[None, None, "heuristic"], pack=MINE, public=True)
    table = opened["id"]
    assert opened["own_pack"] is True
    assert opened["pack"].startswith("my-box ")
    listed = next(found for found in onlooker.get("/api/tables")["tables"] if found["id"] == table)
    assert (listed["own_pack"], listed["pack"]) == (True, opened["pack"])
    cards = onlooker.get(f"/api/tables/{table}/cards")
    assert cards["pack"] == opened["pack"]
    king = next(card for card in cards["cards"] if card["id"] == "king")
    assert (king["copies"], king["full_coins"], king["name"]["en"]) == (9, 3, "Old <King>")
    assert king["provenance"]["copies"] == "owner"
    brought = onlooker.http.get(f"/api/tables/{table}/pack")
    assert brought.text == MINE
    assert brought.headers["content-type"].startswith("text/plain")

    blaise.joins(table)
    with ada.looks(table) as one, blaise.looks(table) as two:
        one.seen(0)
        two.seen(0)
        assert one.view["view"]["stock"]["king"] == 9
        play_on([one, two], 1000, Random(4))
        assert one.next("table")["table"]["status"] == "over"
    record = onlooker.http.get(f"/api/tables/{table}/record").text
    assert f"pack: {opened['pack']}" in record
    assert independent_verifier.check(record)
    film = onlooker.get(f"/api/tables/{table}/replay?viewer=all")
    assert film["pack"] == MINE
    assert film["record"] == record
    verified = onlooker.post("/api/verify", {"record": record, "pack": MINE})
    assert verified["ok"] is True
    assert onlooker.post("/api/verify", {"record": record}, 400)["code"] == "record-pack"

    file, pack = tmp_path / "match.txt", tmp_path / "mine.toml"
    file.write_text(record, encoding="utf-8")
    pack.write_text(brought.text, encoding="utf-8")
    for command in (replay, verify):
        assert CliRunner().invoke(command, [str(file), "--pack", str(pack)]).exit_code == 0
        assert CliRunner().invoke(command, [str(file)]).exit_code != 0

    again = ada.post(f"/api/rooms/{table}/next", {"after": table}, 201)
    assert (again["own_pack"], again["pack"]) == (True, opened["pack"])
    assert ada.http.get(f"/api/tables/{again['id']}/pack").text == MINE


def test_a_usual_table_has_no_pack_of_its_own(person: Maker) -> None:
    one = person()
    table = one.opens(seats=2)
    assert table["own_pack"] is False
    assert one.get(f"/api/tables/{table['id']}/pack", 404)["code"] == "no-own-pack"
    assert one.get(f"/api/tables/{table['id']}/cards") == one.get("/api/games/hilo/cards")
    assert one.opens(seats=2, pack=" \n")["own_pack"] is False


@pytest.mark.parametrize(
    ("pack", "status", "code", "named"),
    [
        ('[pack]\nid = "x"\nextends = "hilo-de"\nthis is no TOML\n', 400, "pack-not-toml", "line 4"),
        (MINE.replace("copies = 9", 'copies = "nine"'), 400, "pack-value", "0, 1, 2"),
        (MINE.replace('id = "king"', 'id = "kong"'), 400, "pack-unknown-card", "king"),
        (MINE.replace("total = 72", "total = 80"), 400, "pack-total", "80"),
        (MINE.replace("copies = 9", f"copies = {'9' * 40}"), 400, "pack-copies", "999"),
        (MINE.replace("copies = 9", f"copies = {'9' * 5000}"), 400, "pack-not-toml", "digits"),
        ("#" * (MOST_BYTES + 1), 413, "pack-too-large", "64"),
        ("ź" * MOST_BYTES, 413, "pack-too-large", "64"),
        ("x" * 1_000_000, 413, "too-large", ""),
    ],
    ids=["toml", "field", "card", "total", "copies", "digits", "large", "wide", "huge"],
)
def test_a_pack_that_cannot_be_used_is_refused_with_the_place(
    person: Maker, pack: str, status: int, code: str, named: str
) -> None:
    one = person()
    asked: list[tuple[str, dict[str, Any]]] = [
        ("/api/games/hilo/cards", {"pack": pack}),
        ("/api/tables", {"game": "hilo", "seats": 2, "pack": pack}),
    ]
    for path, body in asked:
        problem = one.post(path, body, status)
        assert problem["code"] == code
        assert named in problem["message"]
        assert "/tmp" not in str(problem)


def test_a_pack_is_checked_before_a_table_is_opened(person: Maker) -> None:
    one = person()
    checked = one.post("/api/games/hilo/cards", {"pack": MINE, "edition": "de"})
    assert checked["pack"].startswith("my-box ")
    assert sum(card["copies"] for card in checked["cards"]) == 72
    assert one.post("/api/games/chess/cards", {"pack": MINE}, 404)["code"] == "game-unknown"


def test_a_bot_in_its_worker_thinks_of_the_cards_of_the_pack() -> None:
    """The worker reads the position with the cards of the pack; with the usual ones it could not."""
    game = find_game("hilo")
    state = Match(game, game.setup(2, own_pack=PackText(MINE)), Chance(seed=5), []).state
    seat = int(state.decider())
    table = TableKind("hilo", "de", 2, (), MINE)
    order = Order(table, "heuristic", seat, game.known(state, seat), state.legal(seat), 7)
    with pytest.raises(Mistake):
        think(msgspec.structs.replace(order, table=msgspec.structs.replace(table, pack="")))

    async def choose() -> int:
        pool = WorkerPool(1, 30)
        try:
            return await pool.choose(order)
        finally:
            pool.close()

    assert asyncio.run(choose()) == think(order)


def test_the_pack_outlives_the_process(tmp_path: Path) -> None:
    server = ServeProcess(str(tmp_path / "tables.db"))
    ada = Person(server.address)
    table = ada.opens(seats=2, bots=[None, "heuristic"], pack=MINE)["id"]
    with ada.looks(table) as one:
        one.seen(0)
        reached = play_on([one], 6, Random(2))
        before = one.seen(reached)["view"]
    server.kill()
    server = ServeProcess(str(tmp_path / "tables.db"))
    ada.address = server.address
    ada.http.base_url = server.address
    assert ada.http.get(f"/api/tables/{table}/pack").text == MINE
    with ada.looks(table) as one:
        after = one.seen(reached)
        assert after["view"]["stock"] == before["stock"]
        play_on([one], 1000, Random(2))
        assert one.view["outcome"] is not None
    ada.close()
    server.stop()


def test_a_pack_may_be_as_large_as_promised() -> None:
    stored = new_table(OpenTable(game="hilo", seats=2, pack=MINE + "#" * (MOST_BYTES - len(MINE))))
    assert stored.pack.startswith("my-box ")

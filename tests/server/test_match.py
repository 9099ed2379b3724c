"""Whole matches over real sockets, and what is left of them: the record, the proof, the replay."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from monoceros.cli.records import verify
from monoceros.core.record import parse_record
from tests.server import independent_verifier
from tests.server.people import Person, play_on, seal
from tests.server.serving import Served

Maker = Callable[..., Person]


def test_two_people_and_a_bot_play_a_whole_game(person: Maker, tmp_path: Path) -> None:
    ada, blaise, onlooker = person(), person(), person()
    table = ada.opens(seats=3, bots=[None, None, "heuristic"], nickname="Ada", **seal("apple"))["id"]
    blaise.joins(table, nickname="Blaise, #2", **seal("banana"))
    ada.reveals(table, "apple")
    blaise.reveals(table, "banana")
    with ada.looks(table) as one, blaise.looks(table) as two, onlooker.looks(table) as three:
        for socket in (one, two, three):
            assert socket.seen(0)["news"] == [] or socket.view["n"] > 0
        play_on([one, two, three], 1000, Random(1))
        views = [socket.view for socket in (one, two, three)]
        assert views[0]["outcome"] is not None
        assert views[0]["outcome"] == views[1]["outcome"] == views[2]["outcome"]
        assert [view["view"]["you"] for view in views] == [0, 1, None]
        assert three.view["choices"] == []
        over = one.next("table")["table"]
        assert over["status"] == "over"
    answer = onlooker.http.get(f"/api/tables/{table}/record")
    assert answer.headers["content-type"].startswith("text/plain")
    record = answer.text
    assert f"result: {over['result']}" in record
    assert "entropy: apple banana -" in record
    bot = over["seats"][2]["nickname"]
    assert parse_record(record).players == ["Ada", "Blaise 2", f"{bot} (heuristic)"]
    assert independent_verifier.check(record) >= 2
    file = tmp_path / "match.txt"
    file.write_text(record, encoding="utf-8")
    done = CliRunner().invoke(verify, [str(file), "--json"])
    assert done.exit_code == 0, done.output
    verified = onlooker.post("/api/verify", {"record": record})
    assert (verified["ok"], verified["fair"], verified["result"]) == (True, True, over["result"])
    assert verified["chances"] == independent_verifier.check(record)


def test_the_independent_verifier_notices_a_changed_deal(finished: tuple[Person, str]) -> None:
    person, table = finished
    record = person.http.get(f"/api/tables/{table}/record").text
    order = next(line for line in record.splitlines() if line.startswith("~ shuffle"))
    words = order.split()
    words[3], words[4] = words[4], words[3]
    for forged in (
        record.replace(order, " ".join(words)),
        record.replace("secret: ", "secret: 00", 1),
        record.replace("entropy: ", "entropy: x", 1),
    ):
        with pytest.raises(ValueError, match=r"seed|commitment"):
            independent_verifier.check(forged)
        problem = person.post("/api/verify", {"record": forged}, 400)
        assert problem["code"] in ("verify-trace", "verify-commitment", "record-refused", "record-result")


@pytest.fixture(scope="module")
def finished(served: Served) -> Iterator[tuple[Person, str]]:
    """A person and a match against a bot they have finished."""
    one = Person(served.address)
    table = one.opens(seats=2, bots=[None, "random"])["id"]
    with one.looks(table) as socket:
        socket.seen(0)
        play_on([socket], 1000, Random(2))
        assert socket.next("table")["table"]["status"] == "over"
    yield one, table
    one.close()


@pytest.mark.parametrize("viewer", ["A", "B", "onlooker", "all"])
def test_a_replay_shows_what_a_viewer_knew(finished: tuple[Person, str], viewer: str) -> None:
    person, table = finished
    replay = person.get(f"/api/tables/{table}/replay?viewer={viewer}")
    frames = replay["frames"]
    assert frames[0]["move"] is None
    assert [frame["n"] for frame in frames] == list(range(len(frames)))
    assert all(frame["move"]["text"] for frame in frames[1:])
    hidden = frames[0]["view"]["layouts"][0].count(None)
    assert hidden == (0 if viewer == "all" else 12)
    drawn = [
        news["params"]["card"]
        for frame in frames
        if frame["move"] and frame["move"]["seat"] == 1
        for news in frame["news"]
        if news["key"] == "hilo-draw" and "card" in news["params"]
    ]
    assert bool(drawn) == (viewer in ("B", "all"))
    assert replay["outcome"]["winners"]
    assert replay["record"].startswith("monoceros record 1")


def test_nothing_of_a_match_in_progress_can_be_read_back(person: Maker) -> None:
    host = person()
    table = host.opens(seats=2, bots=[None, "random"])["id"]
    assert host.get(f"/api/tables/{table}/record", 409)["code"] == "match-not-over"
    assert host.get(f"/api/tables/{table}/replay", 409)["code"] == "match-not-over"
    assert host.get(f"/api/tables/{person().opens()['id']}/record", 409)["code"] == "match-not-over"


def test_a_replay_is_asked_for_by_somebody_who_exists(finished: tuple[Person, str]) -> None:
    person, table = finished
    for viewer in ("C", "AB", "", "ALL"):
        problem = person.get(f"/api/tables/{table}/replay?viewer={viewer}", 400)
        assert problem["code"] == "viewer-unknown"


@pytest.mark.parametrize(
    "record",
    [
        "",
        "monoceros record 1\ngame: chess\n",
        "monoceros record 1\ngame: hilo\nseed: " + "9" * 5000 + "\nresult: *\n",
        "monoceros record 1\n" + "9" * 5000 + " A take\nresult: *\n",
    ],
    ids=["empty", "cut short", "huge seed", "huge number"],
)
def test_a_record_that_is_none_is_told_what_is_wrong(person: Maker, record: str) -> None:
    answer = person().http.post("/api/verify", json={"record": record})
    assert answer.status_code == 400
    assert answer.json()["code"].startswith("record-")

"""Analyses of finished matches: made once, kept for everybody, and never at the cost of the lobby."""

import asyncio
import os
import time
from collections.abc import Callable, Coroutine
from multiprocessing.connection import Connection as Pipe
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from sqlalchemy import update

from monoceros.bots.analysis import Analysis
from monoceros.server.live.live_table import LiveTable
from monoceros.server.live.lobby import Lobby
from monoceros.server.metrics import Metrics
from monoceros.server.protocol.messages import AnalysisInfo, OpenTable
from monoceros.server.protocol.problems import TableProblem
from monoceros.server.protocol.timestamps import now
from monoceros.server.settings import Settings
from monoceros.server.store import analyses, seating
from monoceros.server.store.bus import Bus
from monoceros.server.store.database import open_store
from monoceros.server.store.schema import analyses as rows
from monoceros.server.workers.analysis_queue import LOWEST_PRIORITY, AnalysisQueue, Task, Work, analyse
from monoceros.server.workers.pool import WorkerPool
from tests.server.people import Json, Person
from tests.server.serving import wait_until

Maker = Callable[..., Person]
HERE = "127.0.0.1"
WAKING = 180
"""Seconds an analyst may take to wake up on a machine that has much else to do."""
EMPTY = Analysis(game="hilo", players=[], start=[0.5, 0.5], moves=[], turning_points=[], lapses=[], shares=[])


# Over HTTP.


def _finished(host: Person, **wishes: Any) -> str:
    """A match left to the bots, and played to its end by them."""
    table = str(host.opens(seats=2, bots=[None, "random"], **wishes)["id"])
    host.post(f"/api/tables/{table}/leave")
    wait_until(lambda: host.get(f"/api/tables/{table}")["status"] == "over")
    return table


def _ready(person: Person, table: str) -> Json:
    wait_until(lambda: person.get(f"/api/tables/{table}/analysis")["state"] in ("ready", "failed"))
    return person.get(f"/api/tables/{table}/analysis")


def test_a_match_is_analysed_once_and_everybody_sees_the_same(person: Maker) -> None:
    host, guest = person(), person("de")
    table = _finished(host)
    path = f"/api/tables/{table}/analysis"
    assert guest.get(path) == {"state": "none", "place": 0, "done": 0, "actions": 0, "analysis": None}
    asked = host.post(path)
    assert asked["state"] in ("queued", "running", "ready")
    found = _ready(guest, table)
    assert found["state"] == "ready"
    analysis = found["analysis"]
    record = host.http.get(f"/api/tables/{table}/record").text
    played = host.get(f"/api/tables/{table}/replay?viewer=all")["frames"][1:]
    assert found["actions"] == len(analysis["moves"]) == len(played)
    assert [move["text"] for move in analysis["moves"]] == [frame["move"]["text"] for frame in played]
    assert [move["news"] for move in analysis["moves"]] == [frame["news"] for frame in played]
    winners = record.rsplit("winners=", 1)[1].split()[0]
    assert {share["seat"] for share in analysis["shares"] if share["result"] > 0} == {
        "AB".index(letter) for letter in winners
    }
    assert host.http.post(path).content == guest.http.get(path).content, "kept, not made again"
    plain = guest.http.get(path, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == found


def test_what_a_lapse_shows_is_what_its_player_saw(person: Maker) -> None:
    host = person()
    table = _finished(host)
    host.post(f"/api/tables/{table}/analysis")
    lapses = _ready(host, table)["analysis"]["lapses"]
    assert lapses, "a random bot gives something away"
    assert [lapse["cost"] for lapse in lapses] == sorted((lapse["cost"] for lapse in lapses), reverse=True)
    for lapse in lapses:
        seat = "AB"[lapse["seat"]]
        frames = host.get(f"/api/tables/{table}/replay?viewer={seat}")["frames"]
        assert lapse["view"] == frames[lapse["n"] - 1]["view"]
        assert frames[lapse["n"]]["move"] == {"seat": lapse["seat"], "text": lapse["played"]["text"]}
        assert lapse["better"]["text"] != lapse["played"]["text"]


def test_nothing_is_told_of_a_match_that_goes_on(person: Maker) -> None:
    host = person()
    table = host.opens(seats=2, bots=[None, "random"])["id"]
    for answer in (host.post, host.get):
        assert answer(f"/api/tables/{table}/analysis", status=409)["code"] == "match-not-over"
        assert answer("/api/tables/nosuchtable/analysis", status=404)["code"] == "no-such-table"


# In a lobby of its own, with workers that do something else.


def sleeper(pipe: Pipe, task: Task) -> None:
    """One who has judged an action and then falls asleep."""
    pipe.send(1)
    time.sleep(3600)


def quick(pipe: Pipe, task: Task) -> None:
    """One who finds nothing in no time."""
    pipe.send(msgspec.json.encode(EMPTY).decode())


def suicide(pipe: Pipe, task: Task) -> None:
    """One who dies over it."""
    os._exit(1)


async def _played(lobby: Lobby) -> LiveTable:
    """A table where bots have played a match to its end."""
    wish = OpenTable(game="hilo", seats=2, bots=[None, "random"])
    host = await lobby.people.welcome("A" * 43, "", "", "en")
    table = await lobby.open_table(await lobby.prepare_table(wish), host)
    await lobby.change(table, lambda held: seating.leave(held, table.id, 0))
    while table.stored.status != "over":
        await asyncio.sleep(0.01)
    return table


async def _ask(queue: AnalysisQueue, table: LiveTable, visitor: str) -> AnalysisInfo:
    match = (await table.finished()).match
    return await queue.request(table.id, match, table.stored.pack_text, visitor)


async def _until(queue: AnalysisQueue, table: LiveTable, *states: str) -> AnalysisInfo:
    async with asyncio.timeout(WAKING):
        while (found := await queue.status(table.id)).state not in states:
            await asyncio.sleep(0.02)
    return found


def _living(
    tmp_path: Path, story: Callable[[Lobby], Coroutine[Any, Any, None]], work: Work, **settings: float
) -> None:
    """Let a story happen in a lobby whose analyses are made by this work."""

    async def live() -> None:
        chosen = Settings(
            database=str(tmp_path / "a.db"), bot_workers=1, bot_pause=0.0, **cast("dict[str, Any]", settings)
        )
        store = await open_store(chosen.database_url, Metrics())
        lobby = Lobby(chosen, store, Bus(), WorkerPool(1, 10), Metrics())
        lobby.analyses = AnalysisQueue(chosen, store, "here", work)
        try:
            await story(lobby)
        finally:
            await lobby.stop()

    asyncio.run(live())


def test_the_queue_is_bounded_and_tells_ones_place(tmp_path: Path) -> None:
    async def story(lobby: Lobby) -> None:
        queue = lobby.analyses
        tables = [await _played(lobby) for _ in range(4)]
        await _ask(queue, tables[0], HERE)
        running = await _until(queue, tables[0], "running")
        while running.done == 0:
            await asyncio.sleep(0.02)
            running = await queue.status(tables[0].id)
        assert (running.state, running.done) == ("running", 1)
        assert running.actions == (await tables[0].finished()).match.length
        assert [(await _ask(queue, table, HERE)).place for table in tables[1:3]] == [1, 2]
        with pytest.raises(TableProblem, match="analysis-busy") as refusal:
            await _ask(queue, tables[3], HERE)
        assert (refusal.value.status, refusal.value.params) == (503, {"waiting": 2})
        assert (await queue.status(tables[3].id)).state == "none"
        again = await _ask(queue, tables[2], HERE)
        assert (again.state, again.place) == ("queued", 2), "asked twice, queued once"

    _living(tmp_path, story, sleeper, analysis_queue=2, analyses_per_minute=100)


def test_what_a_stopped_server_leaves_can_be_asked_for_again(tmp_path: Path) -> None:
    async def sleeping(lobby: Lobby) -> None:
        table = await _played(lobby)
        await _ask(lobby.analyses, table, HERE)
        await _until(lobby.analyses, table, "running")
        (tmp_path / "table").write_text(table.id)

    async def waking(lobby: Lobby) -> None:
        table = await lobby.find((tmp_path / "table").read_text())
        assert (await lobby.analyses.status(table.id)).state == "none"
        await _ask(lobby.analyses, table, HERE)
        assert (await _until(lobby.analyses, table, "ready")).analysis == EMPTY

    async def kept(lobby: Lobby) -> None:
        table = await lobby.find((tmp_path / "table").read_text())
        assert (await _ask(lobby.analyses, table, HERE)).analysis == EMPTY

    _living(tmp_path, sleeping, sleeper)
    _living(tmp_path, waking, quick)
    _living(tmp_path, kept, suicide)


def test_what_a_dead_process_left_is_taken_over_only_when_it_is_surely_lost(tmp_path: Path) -> None:
    async def story(lobby: Lobby) -> None:
        queue, table = lobby.analyses, await _played(lobby)
        await lobby.store.change(lambda held: analyses.claim(held, table.id, "elsewhere", now(), 40))
        assert (await _ask(queue, table, HERE)).state == "queued"
        await asyncio.sleep(0.3)
        assert (await queue.status(table.id)).state == "queued", "left to the process that has it"
        lost = update(rows).values(beat=now() - analyses.LOST_MS - 1)
        await lobby.store.change(lambda held: held.execute(lost))
        assert (await queue.status(table.id)).state == "none"
        await _ask(queue, table, HERE)
        assert (await _until(queue, table, "ready")).analysis == EMPTY

    _living(tmp_path, story, quick)


@pytest.mark.parametrize(("work", "limit"), [(suicide, 60.0), (sleeper, 0.5)], ids=["dies", "takes too long"])
def test_an_analysis_that_fails_says_so_and_may_be_tried_again(
    tmp_path: Path, work: Work, limit: float
) -> None:
    async def story(lobby: Lobby) -> None:
        queue, table = lobby.analyses, await _played(lobby)
        await _ask(queue, table, HERE)
        assert (await _until(queue, table, "failed")).analysis is None
        lobby.analyses = AnalysisQueue(Settings(), lobby.store, "again", quick)
        await queue.stop()
        await _ask(lobby.analyses, table, HERE)
        await _until(lobby.analyses, table, "ready")

    _living(tmp_path, story, work, analysis_limit=limit)


def test_what_an_older_release_kept_in_another_shape_is_made_anew(tmp_path: Path) -> None:
    async def story(lobby: Lobby) -> None:
        queue, table = lobby.analyses, await _played(lobby)
        await lobby.store.change(lambda held: analyses.claim(held, table.id, "old", now(), 40))
        await lobby.store.change(lambda held: analyses.finish(held, table.id, "old", '{"score": 1}'))
        assert (await queue.status(table.id)).state == "none"
        await _ask(queue, table, HERE)
        await _until(queue, table, "ready")

    _living(tmp_path, story, quick)


def test_one_visitor_may_not_ask_for_everything(tmp_path: Path) -> None:
    async def story(lobby: Lobby) -> None:
        one, two = await _played(lobby), await _played(lobby)
        await _ask(lobby.analyses, one, HERE)
        with pytest.raises(TableProblem, match="flood"):
            await _ask(lobby.analyses, two, HERE)
        await _ask(lobby.analyses, two, "127.0.0.2")
        for table in (one, two):
            await _until(lobby.analyses, table, "ready")
            await _ask(lobby.analyses, table, HERE)  # what is kept is free

    _living(tmp_path, story, quick, analyses_per_minute=1)


class _Told:
    """A pipe that remembers."""

    def __init__(self) -> None:
        self.said: list[int | str] = []

    def send(self, what: int | str) -> None:
        self.said.append(what)

    def close(self) -> None:
        self.said.append("closed")


def test_an_analyst_works_with_the_lowest_priority(monkeypatch: pytest.MonkeyPatch) -> None:
    golden = (Path(__file__).parents[1] / "golden" / "hilo-de-2.txt").read_text(encoding="utf-8")
    lowered: list[int] = []
    monkeypatch.setattr(os, "nice", lowered.append)
    monkeypatch.setattr("monoceros.server.workers.analysis_queue.TOLD_SECONDS", 0.0)
    pipe = _Told()
    analyse(cast("Pipe", pipe), Task(golden, None, 4))
    assert lowered == [LOWEST_PRIORITY]
    *progress, found, closed = pipe.said
    analysis = msgspec.json.decode(str(found), type=Analysis)
    assert progress == [move.n for move in analysis.moves]
    assert closed == "closed"

"""Results are kept whole, go on where they stopped, and are the same wherever they were played."""

import sys
from pathlib import Path

import msgspec
import pytest
from polars.testing import assert_frame_equal

from monoceros.core.match import Match
from monoceros.core.mistakes import Mistake
from monoceros.core.record import Chance, parse_record
from monoceros.games.registry import GAMES
from monoceros.lab import results as results_module
from monoceros.lab.result_tables import ChunkMaker, Keep
from monoceros.lab.results import Results, Run, begin_results, open_results, simulated
from monoceros.lab.simulate import Plan, Worker

TABLES = ("games", "parts", "cards", "decisions")


def plan(game: str = "hilo", games: int = 24, bots: str = "heuristic,random", **changes: object) -> Plan:
    usual = Plan(
        game=game,
        edition=GAMES[game].editions[0].id,
        seats=GAMES[game].editions[0].fewest,
        options={},
        bots=bots.split(","),
        games=games,
        seed=5,
        unhurried=True,
    )
    return msgspec.structs.replace(usual, **changes)


def assert_same(one: Results, other: Results, tables: tuple[str, ...] = TABLES) -> None:
    for table in tables:
        assert_frame_equal(one.table(table), other.table(table))


def test_two_workers_keep_the_same_as_one(tmp_path: Path) -> None:
    one = simulated(plan(), tmp_path / "one", decisions=True)
    two = simulated(plan(), tmp_path / "two", jobs=2, decisions=True)
    assert len(one.table("games")) == 24
    files = {file.relative_to(one.folder): file.read_bytes() for file in one.folder.rglob("*.parquet")}
    assert len(files) == len(TABLES) * 24
    assert files == {
        file.relative_to(two.folder): file.read_bytes() for file in two.folder.rglob("*.parquet")
    }


def test_results_cannot_be_kept_without_polars(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(Mistake) as caught:
        begin_results(tmp_path / "none", plan(), Keep(tables=True))
    assert caught.value.params == {"module": "polars", "extra": "lab", "command": "make setup"}
    assert not (tmp_path / "none").exists()


def test_a_run_that_was_broken_off_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = simulated(plan(), tmp_path / "whole")
    keep = Keep(tables=True, cards=True)
    broken = begin_results(tmp_path / "broken", plan(), keep)
    going = Run(plan(), keep, broken).go_on()
    assert sum(next(going) for _ in range(7)) == 7
    del going
    (tmp_path / "broken" / "games" / ".000007.parquet.99").write_bytes(b"half a file")
    assert len(broken.done()) == 7
    played: list[int] = []

    class Watching(ChunkMaker):
        def __call__(self, worker: Worker, first: int, last: int):  # type: ignore[no-untyped-def]
            played.extend(range(first, last))
            return super().__call__(worker, first, last)

    monkeypatch.setattr(results_module, "ChunkMaker", Watching)
    again = simulated(plan(), tmp_path / "broken")
    assert played == list(range(7, 24))
    assert_same(whole, again, ("games", "parts", "cards"))
    assert again.count().bots() == whole.count().bots()
    played.clear()
    simulated(plan(), tmp_path / "broken")
    assert played == []


def test_another_plan_is_refused_and_told_what_differs(tmp_path: Path) -> None:
    simulated(plan(games=4), tmp_path)
    with pytest.raises(Mistake) as caught:
        simulated(plan(games=4, seed=6, bots="random"), tmp_path)
    assert caught.value.code == "results-other-plan"
    assert caught.value.params["fields"] == "bots, seed"


@pytest.mark.parametrize("name", ["games", "cards"])
def test_a_damaged_file_is_named_and_only_it_is_played_again(name: str, tmp_path: Path) -> None:
    results = simulated(plan(games=4), tmp_path)
    before = results.table(name)
    file = tmp_path / name / "000002.parquet"
    for spoiled in (file.read_bytes()[:20], (tmp_path / "parts" / "000002.parquet").read_bytes()):
        file.write_bytes(spoiled)
        with pytest.raises(Mistake) as caught:
            open_results(tmp_path).table(name)
        assert caught.value.code == "results-damaged"
        assert caught.value.params["file"] == str(file)
    file.unlink()
    assert open_results(tmp_path).todo() == [(2, 3)]
    assert_frame_equal(simulated(plan(games=4), tmp_path).table(name), before)


def test_a_folder_without_results_is_told_apart_from_a_spoiled_one(tmp_path: Path) -> None:
    with pytest.raises(Mistake) as caught:
        open_results(tmp_path)
    assert caught.value.code == "results-none"
    (tmp_path / "plan.json").write_text("{}")
    with pytest.raises(Mistake) as caught:
        open_results(tmp_path)
    assert caught.value.code == "results-damaged"


@pytest.mark.parametrize("game", GAMES)
def test_the_decisions_are_the_match(game: str, tmp_path: Path) -> None:
    """Played again from the table alone, they lead to the scores in the other table."""
    results = simulated(plan(game, games=3, bots="casual,random"), tmp_path, decisions=True)
    worker = Worker(results.plan)
    for row in results.table("games").iter_rows(named=True):
        match = Match(worker.game, worker.setup, Chance(seed=row["seed"]), row["bots"])
        decisions = results.table("decisions").filter(match=row["match"])
        assert decisions["step"].to_list() == list(range(row["steps"]))
        for one in decisions.iter_rows(named=True):
            assert one["bot"] == row["bots"][one["seat"]]
            assert one["legal"] == len(match.state.legal(one["seat"]))
            match.play_text(one["seat"], one["action"])
        outcome = match.state.outcome()
        assert outcome is not None
        assert [score.total for score in outcome.scores] == row["scores"]
        assert (outcome.winners, outcome.reason) == (row["winners"], row["ended"])
        parts = results.table("parts").filter(match=row["match"]).select("seat", "points")
        assert dict(parts.group_by("seat").sum().rows()) == dict(enumerate(row["scores"]))


@pytest.mark.parametrize("game", GAMES)
def test_taking_notes_changes_nothing(game: str, tmp_path: Path) -> None:
    played = plan(game, games=4)
    silent = simulated(played, tmp_path / "silent")
    keep = Keep(tables=True, cards=True, decisions=True, records=True)
    records = tmp_path / "records"
    records.mkdir()
    told = begin_results(tmp_path / "told", played, keep)
    for _ in Run(played, keep, told, records).go_on():
        pass
    assert_same(silent, told, ("games", "parts", "cards"))
    plain = Worker(played).play_some(0, 4)
    assert [result.scores for result in plain] == told.table("games")["scores"].to_list()
    texts = [file.read_text(encoding="utf-8") for file in sorted(records.iterdir())]
    assert [len(parse_record(text).moves) for text in texts] == told.table("games")["steps"].to_list()


@pytest.mark.parametrize("games", [45, 100])
def test_a_run_can_be_extended(tmp_path: Path, games: int) -> None:
    """More matches into the same folder: the old ones stay, and all are as if played at once."""
    keep = Keep(tables=True, cards=True)
    folder = tmp_path / "grown"
    first = simulated(plan(games=85), folder)
    assert first.manifest.chunk == 2
    old = {file.name: file.read_bytes() for file in (folder / "games").glob("*.parquet")}
    if games < 85:
        with pytest.raises(Mistake, match="results-other-plan"):
            begin_results(folder, plan(games=games), keep)
        return
    grown = simulated(plan(games=games), folder)
    assert open_results(folder).plan.games == games
    kept = {file.name: file.read_bytes() for file in (folder / "games").glob("*.parquet")}
    assert {name: kept[name] for name in old if name != "000084.parquet"} == {
        name: old[name] for name in old if name != "000084.parquet"
    }
    assert_same(grown, simulated(plan(games=games), tmp_path / "once"), ("games", "parts", "cards"))


def test_a_run_that_was_extended_and_broken_off_goes_on(tmp_path: Path) -> None:
    simulated(plan(games=9), tmp_path)
    begin_results(tmp_path, plan(games=30), Keep(tables=True, cards=True))
    assert open_results(tmp_path).plan.games == 30
    assert len(simulated(plan(games=30), tmp_path).table("games")) == 30

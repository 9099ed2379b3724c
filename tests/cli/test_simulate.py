"""`simulate` and `bench`: figures for people and programs."""

import json
from pathlib import Path

from monoceros.lab.bench.measurement import Measurement, Missing
from tests.cli.conftest import Monoceros


def report(monoceros: Monoceros, *words: str) -> dict[str, object]:
    said = monoceros("simulate", "hilo", "--json", *words)
    assert said.code == 0, said.err
    answer = json.loads(said.out)
    assert isinstance(answer, dict)
    return answer


def test_the_report_for_programs_is_whole(monoceros: Monoceros) -> None:
    answer = report(monoceros, "--games", "40", "--bots", "heuristic,random", "--jobs", "1")
    assert {"game", "edition", "seats", "games", "games_per_s", "steps_per_s", "bots"} <= set(answer)
    bots = answer["bots"]
    assert isinstance(bots, list)
    assert [bot["name"] for bot in bots] == ["heuristic", "random"]
    for bot in bots:
        assert bot["games"] == 40
        assert bot["low"] <= bot["win_rate"] <= bot["high"]
    assert sum(bot["wins"] for bot in bots) == 40


def test_results_do_not_depend_on_the_number_of_workers(monoceros: Monoceros) -> None:
    words = ["--games", "120", "--seats", "3", "--bots", "heuristic,random,random", "--seed", "5"]
    one = report(monoceros, *words, "--jobs", "1")
    two = report(monoceros, *words, "--jobs", "2")
    assert one["bots"] == two["bots"]
    assert one["seat_win_rates"] == two["seat_win_rates"]


def test_records_are_written_and_verify_and_do_not_change_the_result(
    monoceros: Monoceros, tmp_path: Path
) -> None:
    words = ["--games", "6", "--bots", "random", "--jobs", "1"]
    written = report(monoceros, *words, "--records", str(tmp_path / "out"))
    assert written["bots"] == report(monoceros, *words)["bots"]
    files = sorted((tmp_path / "out").glob("*.txt"))
    assert len(files) == 6
    for file in files:
        assert monoceros("verify", str(file)).code == 0


def test_people_get_a_table(monoceros: Monoceros) -> None:
    said = monoceros("simulate", "hilo", "--games", "10", "--jobs", "1")
    assert "random" in said.out
    assert "matches/s" in said.out


def test_bench_gives_rows_for_programs(monoceros: Monoceros) -> None:
    rows = json.loads(monoceros("bench", "--json", "--seconds", "0.05").out)["rows"]
    names = {row["name"] for row in rows}
    assert any(name.startswith("monoceros/hilo/4/") for name in names)
    assert {"steps_per_s", "games_per_s", "driven_steps_per_s", "copies_per_s", "bytes_per_state"} <= {
        row["what"] for row in rows
    }
    assert all(row["value"] > 0 or row["what"].endswith("_percent") for row in rows)


def test_a_peer_that_is_missing_is_told_and_the_rest_goes_on(monoceros: Monoceros, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    def peers(seconds: float, on_progress: object) -> tuple[list[Measurement], list[Missing]]:
        return [Measurement("peer/one", "steps_per_s", 5.0)], [Missing("peer/two", "not installed")]

    monkeypatch.setattr("monoceros.cli.bench.measure_peers", peers)
    said = monoceros("bench", "--peers", "--seconds", "0.05")
    assert said.code == 0
    assert "peer/one" in said.out
    assert "peer/two was left out" in said.out

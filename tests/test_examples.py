"""The scripts in `examples/` run as they stand and show what they promise."""

import os
import re
import subprocess
import sys
from pathlib import Path

import msgspec

from monoceros.core.match import Match
from monoceros.core.network import load
from monoceros.core.record import Chance
from monoceros.games.registry import GAMES
from monoceros.games.unstable_unicorns.bot.evaluate import STANDING
from monoceros.games.unstable_unicorns.bot.odds import Fitted
from monoceros.lab.results import open_results

PROJECT = Path(__file__).parents[1]


def shown(script: str, *given: str) -> str:
    done = subprocess.run(
        [sys.executable, str(PROJECT / "examples" / script), *given],
        env={**os.environ, "POLARS_FMT_MAX_ROWS": "20"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_simulate_in_five_lines() -> None:
    out = shown("simulate.py")
    assert "skilled" in out
    assert "unicorn_keeper" in out


def test_odds_of_unstable_unicorns_are_fitted_to_who_won(tmp_path: Path) -> None:
    file = tmp_path / "odds.toml"
    out = shown("fit_unicorns.py", "--games", "12", "--steps", "60", "--out", str(file))
    told = re.findall(r"(\d) seats: surprise ([\d.]+), knowing nothing ([\d.]+)", out)
    assert [int(seats) for seats, _, _ in told] == list(range(2, 9))
    assert all(float(fitted) < float(nothing) for _, fitted, nothing in told)
    odds = msgspec.toml.decode(file.read_bytes(), type=Fitted)
    assert set(odds.standing) == set(STANDING)


def test_expert_matches_are_a_data_set_that_can_be_played_again(tmp_path: Path) -> None:
    """From the tables alone: the seed deals, the notation plays, and the same seats win."""
    words = ["--bots", "skilled", "--jobs", "1", "--out", str(tmp_path)]
    shown("expert_matches.py", "--games", "2", *words)
    out = shown("expert_matches.py", "hilo", "--games", "3", *words)
    assert out.splitlines() == [line for line in out.splitlines() if line.startswith("hilo: 3 matches")]
    told = (tmp_path / "DATASET.md").read_text(encoding="utf-8")
    assert "Played by skilled at 2 seats: 3 matches" in told
    assert "Played by skilled at 3 seats: 2 matches" in told
    assert "unstable-unicorns-pl" in told
    for game in GAMES.values():
        results = open_results(tmp_path / game.id)
        decisions = results.table("decisions")
        for row in results.table("games").iter_rows(named=True):
            setup = game.setup(len(row["bots"]))
            match = Match(game, setup, Chance(seed=row["seed"]), row["bots"])
            for seat, action in decisions.filter(match=row["match"]).select("seat", "action").iter_rows():
                match.play_text(seat, action)
            assert match.state.winners() == row["winners"]


def test_values_are_learnt_and_the_training_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    usual = ["train_values.py", "hilo", "--seats", "2", "--matches", "300", "--hidden", "8", "--epochs", "3"]
    told = shown(*usual, "--work", str(tmp_path / "one"), "--out", str(whole))
    found = re.search(r"Brier score: [\d.]+ / ([\d.]+), before .*, knowing nothing [\d.]+ / ([\d.]+)", told)
    assert found is not None
    assert float(found[1]) < float(found[2])
    for pause in ("1", "2", "0"):
        shown(*usual, "--pause", pause, "--work", str(tmp_path / "two"), "--out", str(parts))
        assert (whole.read_bytes() == parts.read_bytes()) is (pause == "0")


def test_values_are_learnt_from_one_better_player_among_others(tmp_path: Path) -> None:
    out = tmp_path / "values.json"
    usual = ["train_values.py", "hilo", "--seats", "3", "--matches", "200", "--hidden", "4", "--epochs", "2"]
    told = shown(*usual, "--others", "casual", "--work", str(tmp_path / "work"), "--out", str(out))
    assert told.count("of 200 matches") == 2
    assert sorted(path.name for path in (tmp_path / "work").iterdir() if path.is_dir()) == [
        "skilled-3",
        "skilled-casual-3",
    ]
    weights = load(out)
    assert weights.past[weights.inputs.index("favourite")] > 0.0


def test_a_policy_is_learnt_from_where_searches_look(tmp_path: Path) -> None:
    usual = ["train_policy.py", "hilo", "--seats", "2,3", "--positions", "400", "--iterations", "60"]
    told = shown(*usual, "--work", str(tmp_path / "work"), "--out", str(tmp_path / "policy.json"))
    assert "3 seats: 200 decisions of 50 matches" in told
    found = re.findall(r"surprise / Brier score: ([\d.]+) .* nothing ([\d.]+) .* all ([\d.]+)", told)
    assert len(found) == 2
    assert all(float(least) < float(now) < float(nothing) for now, nothing, least in found)

"""The scripts in `examples/` run as they stand and show what they promise."""

import os
import re
import subprocess
import sys
from pathlib import Path

import msgspec

from monoceros.games.unstable_unicorns.bot.evaluate import STANDING
from monoceros.games.unstable_unicorns.bot.odds import Fitted

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

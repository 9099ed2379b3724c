"""The scripts in `examples/` run as they stand and show what they promise."""

import os
import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).parents[1]


def shown(script: str) -> str:
    done = subprocess.run(
        [sys.executable, str(PROJECT / "examples" / script)],
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

"""Law 7: the compiled and the interpreted engine give identical records and messages."""

import os
import subprocess
import sys

from monoceros._engine import SWITCH
from tests.laws.transcript import transcripts
from tests.laws.walk import LONG

GAMES_EACH = 4


def test_both_engines_tell_the_same_story() -> None:
    number = max(GAMES_EACH, LONG // 100)
    here = "\n".join(transcripts(number))
    other = subprocess.run(
        [sys.executable, "-m", "tests.laws.transcript", str(number)],
        env={**os.environ, SWITCH: "interpreted"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert other.stderr == ""
    assert other.stdout == here + "\n"

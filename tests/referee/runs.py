"""How many matches the laws of the referees play, and how a long run tells about them.

`make test` plays a sample of each group. `MONOCEROS_REFEREE_GAMES=1000` plays a thousand matches of each
group instead and prints what was compared; `MONOCEROS_REFEREE_FIRST=5000` begins at that seed.
"""

import os
import sys
import zlib

import pytest

LONG = int(os.environ.get("MONOCEROS_REFEREE_GAMES", "0"))
FIRST = int(os.environ.get("MONOCEROS_REFEREE_FIRST", "0"))


def seeds(group: str, sample: int) -> list[int]:
    """The seeds of a group: other ones for each group, the same ones every time."""
    first = zlib.crc32(group.encode()) * 1_000_000 + FIRST
    return list(range(first, first + (LONG or sample)))


def tell(capture: pytest.CaptureFixture[str], text: str) -> None:
    """A line of a long run, past pytest's capture; the workers of `pytest -n` do not hand it on."""
    if LONG:
        with capture.disabled():
            sys.stdout.write(f"\n{text}\n")
            sys.stdout.flush()

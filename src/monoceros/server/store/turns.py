"""Turns at one SQLite file, for the processes of a server that all write to it.

SQLite lets one write at a time. Whoever finds the file taken looks again after 1, 2, 5, 10 and more
milliseconds, while the one who has it may have committed and begun anew several times: it waits long, and its
tables with it. So our processes take turns by a lock of their own, which they look at more often and which
the system lets go of when a process dies. It is a courtesy: who does not get it in time asks SQLite all the
same.
"""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

LOOK_SECONDS = 0.0003
PAUSE_SECONDS = 0.001
BUSY_ROWS = 5
"""From so many rows in a commit on it pays to let more of them gather."""


class Turns:
    """The place of one process in the row of those that write."""

    def __init__(self, folder: str, patience: float) -> None:
        import fcntl  # not on every system, and neither are several processes

        self._fcntl = fcntl
        self._patience = patience
        self._file = os.open(Path(folder) / "writing", os.O_RDWR | os.O_CREAT, 0o600)

    @contextmanager
    def take(self) -> Iterator[None]:
        """While it is our turn, or we have waited long enough for it."""
        end = time.monotonic() + self._patience
        while not self._taken() and time.monotonic() < end:
            time.sleep(LOOK_SECONDS)
        try:
            yield
        finally:
            self._fcntl.flock(self._file, self._fcntl.LOCK_UN)

    def _taken(self) -> bool:
        try:
            self._fcntl.flock(self._file, self._fcntl.LOCK_EX | self._fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def pause(self, rows: int) -> None:
        """After a commit of so many rows let the others have their turn, and our next rows gather."""
        if rows >= BUSY_ROWS:
            time.sleep(PAUSE_SECONDS)

    def close(self) -> None:
        """Leave the row."""
        os.close(self._file)

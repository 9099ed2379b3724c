"""The server that is fuzzed, as anybody would start it; and what may not happen to it."""

import contextlib
import math
import socket
import time
from dataclasses import dataclass, field
from pathlib import Path

import psutil

from tests.server.serving import ServeProcess

NOTHING = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n"
HANG = 1.0
"""Seconds within which everything is answered."""


@dataclass
class Findings:
    """What went wrong, with enough to do it again; and what was measured."""

    end: float = math.inf
    """When to stop, by the monotonic clock, however little was sent."""
    sent: int = 0
    answers: dict[str, int] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)
    slowest: float = 0.0
    megabytes: list[float] = field(default_factory=list)
    """Memory of the server and its workers: before, in between, after."""

    @property
    def enough(self) -> bool:
        return time.monotonic() > self.end

    def count(self, answer: str) -> None:
        self.answers[answer] = self.answers.get(answer, 0) + 1


class Victim:
    """`monoceros serve` on a port of its own, with a log that may hold no traceback."""

    def __init__(self, folder: Path) -> None:
        self._server = ServeProcess(
            str(folder / "tables.db"), MONOCEROS_CONNECTIONS_PER_ADDRESS="1000", MONOCEROS_IDLE_MINUTES="1"
        )
        self.address = self._server.address
        self.port = int(self.address.rpartition(":")[2])

    def megabytes(self) -> float:
        """What the server and its workers have in memory."""
        process = psutil.Process(self._server.process.pid)
        held = 0
        for member in (process, *process.children(recursive=True)):
            with contextlib.suppress(psutil.NoSuchProcess):
                held += member.memory_info().rss
        return held / 2**20

    def worst_of_three(self, request: bytes) -> float:
        """The seconds a request takes longer than one for nothing, the fewest of three."""
        return min(self._time(request) - self._time(NOTHING) for _ in range(3))

    def _time(self, request: bytes) -> float:
        begin = time.monotonic()
        with socket.create_connection(("127.0.0.1", self.port), timeout=60) as line:
            line.sendall(request)
            line.recv(1)
        return time.monotonic() - begin

    def end(self) -> list[str]:
        """Stop it; every line it logged that tells of a defect."""
        log = self._server.stop()
        return [line for line in log.splitlines() if "Traceback" in line or '"level": "error"' in line]

"""What an operator can watch, in Prometheus' words. Counts and durations only: nothing of any table."""

import logging
import os
from collections import Counter as Tally

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

log = logging.getLogger("monoceros.server")
SHARED = "PROMETHEUS_MULTIPROC_DIR"
"""Set to a folder, it lets the library keep the figures of several processes there."""
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5)


class Metrics:
    """The figures of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        kept = self.registry
        moves = Counter("monoceros_moves", "Actions played, by who decided them.", ["by"], registry=kept)
        self.moves = {by: moves.labels(by) for by in ("person", "bot", "clock")}
        self.refusals = Counter(
            "monoceros_refusals", "What was asked and refused, by code.", ["code"], registry=kept
        )
        self.requests = Counter(
            "monoceros_requests", "HTTP requests answered, by status.", ["status"], registry=kept
        )
        self.remarks = Counter("monoceros_chats", "Chat messages.", registry=kept)
        self.sockets = Gauge("monoceros_sockets", "Open sockets.", registry=kept, multiprocess_mode="livesum")
        self.tables = Gauge(
            "monoceros_tables", "Tables in memory.", registry=kept, multiprocess_mode="livesum"
        )
        self.races = Counter(
            "monoceros_lost_races", "Actions another process was faster with.", registry=kept
        )
        self.thinking = Histogram(
            "monoceros_bot_seconds", "Time a bot took for a move.", buckets=SECONDS, registry=kept
        )
        self.pushed = Counter(
            "monoceros_push", "Messages to devices, by what became of them.", ["answer"], registry=kept
        )
        self._commits = Histogram(
            "monoceros_commit_seconds", "Time of a commit.", buckets=SECONDS, registry=kept
        )
        self._batches = Counter("monoceros_committed_actions", "Actions made durable.", registry=kept)
        self._failures = Counter(
            "monoceros_storage_failures", "Times the database could not do its work.", registry=kept
        )

    def committed(self, decided_by: list[str], seconds: float) -> None:
        """Count actions that were made durable in one commit, by who decided them."""
        self._batches.inc(len(decided_by))
        for by, count in Tally(decided_by).items():
            self.moves[by].inc(count)
        self._commits.observe(seconds)

    def storage_failed(self, error: Exception) -> None:
        """Count a failure of the database; the log says what it said, never what was to be stored."""
        self._failures.inc()
        said = str(getattr(error, "orig", None) or type(error).__name__)
        log.error("storage failed", extra={"said": said.splitlines()[0] if said else ""})

    def page(self) -> bytes:
        """The figures as Prometheus reads them: of all processes, where there are several."""
        folder = os.environ.get(SHARED)
        return generate_latest(self.registry) if folder is None else added_up(folder)


def added_up(folder: str, registry: CollectorRegistry | None = None) -> bytes:
    """The figures of all processes that keep them in a folder, and those of a registry besides."""
    together = CollectorRegistry()
    MultiProcessCollector(together, path=folder)  # type: ignore[no-untyped-call]
    return (b"" if registry is None else generate_latest(registry)) + generate_latest(together)

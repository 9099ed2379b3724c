"""Points in time: milliseconds since 1970 inside, ISO 8601 in UTC outside."""

import time
from datetime import UTC, datetime

SECOND = 1000
DAY = 86_400 * SECOND


def now() -> int:
    """This moment."""
    return time.time_ns() // 1_000_000


def iso(moment: int) -> str:
    """A moment as pages and people read it."""
    return datetime.fromtimestamp(moment / SECOND, UTC).isoformat(timespec="milliseconds")

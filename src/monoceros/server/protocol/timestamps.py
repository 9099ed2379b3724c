"""Points in time: milliseconds since 1970 inside, ISO 8601 in UTC outside."""

import time
from datetime import UTC, datetime

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 86_400 * SECOND


_BEGAN = time.time_ns() - time.monotonic_ns()


def now() -> int:
    """The time in milliseconds since 1970, by the clock as it stood when this process began.

    Somebody may set the system's clock while people play: nobody's time runs out by that.
    """
    return (_BEGAN + time.monotonic_ns()) // 1_000_000


def iso(moment: int) -> str:
    """A point in time as clients are told it: ISO 8601 in UTC."""
    return datetime.fromtimestamp(moment / SECOND, UTC).isoformat(timespec="milliseconds")

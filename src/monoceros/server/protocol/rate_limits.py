"""How much one visitor may ask for: token buckets that fill up again with time."""

import time
from collections import OrderedDict

MOST_VISITORS = 10_000


class RateLimit:
    """Something that may be taken `rate` times a second on average, and `burst` times at once."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Use the limit once; False when it is used up."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class RateLimits:
    """A limit for each visitor. Those not heard of for longest are forgotten, and so start full."""

    def __init__(self, per_minute: float, burst: float) -> None:
        self._rate = per_minute / 60
        self._burst = burst
        self._visitors: OrderedDict[str, RateLimit] = OrderedDict()

    def take(self, visitor: str) -> bool:
        """Use the limit of this visitor once; False when it is used up."""
        limit = self._visitors.get(visitor)
        if limit is None:
            limit = self._visitors[visitor] = RateLimit(self._rate, self._burst)
            if len(self._visitors) > MOST_VISITORS:
                self._visitors.popitem(last=False)
        else:
            self._visitors.move_to_end(visitor)
        return limit.take()

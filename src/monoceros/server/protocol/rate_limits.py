"""How much one visitor may ask for: token buckets that fill up again with time."""

import time
from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network

MOST_VISITORS = 10_000
HOUSEHOLD_BITS = 64
"""The part of an IPv6 address that belongs to a connection; whoever has it chooses the rest as they like."""


@lru_cache(maxsize=MOST_VISITORS)
def household(address: str) -> str:
    """What limits count an address as: itself, or with IPv6 the network of the connection it belongs to."""
    try:
        found = IPv6Address(address)
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found, HOUSEHOLD_BITS), strict=False))


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

    def give_back(self) -> None:
        """Undo one use of the limit."""
        self._left += 1


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

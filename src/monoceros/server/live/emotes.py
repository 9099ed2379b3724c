"""Faces made at a seat: friendly, free, and gone a moment later.

An emote is free speech: it may be shown at any moment, also while a reaction window is open, and nothing
about it - whether it is let through, when, to whom, in which bytes - depends on cards or on what is asked of
anybody. It is never kept, and never waits for the table's lock: how long an emote takes must not tell that
somebody's silent pass is being written at the same moment.
"""

from monoceros.server.protocol.rate_limits import RateLimits

PER_MINUTE = 15.0
AT_ONCE = 3.0
HOUSE = 4
"""How many times as many one address may show at all its seats together: a family at one connection."""


class EmoteLimits:
    """How often a seat may show an emote, by however many sockets, and how often one address may anywhere."""

    def __init__(self) -> None:
        self._at_seat = RateLimits(PER_MINUTE, AT_ONCE)
        self._anywhere = RateLimits(PER_MINUTE * HOUSE, AT_ONCE * HOUSE)

    def take(self, visitor: str, table: str, seat: int) -> bool:
        """Whether an emote may be shown now, from an address at a seat."""
        return self._anywhere.take(visitor) and self._at_seat.take(f"{table} {seat}")

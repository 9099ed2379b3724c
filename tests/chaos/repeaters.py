"""Cables that say things twice.

A network never does that to TCP, but what stands between may: a page or a proxy sends again what it got no
answer to. Between clients and server single messages are doubled; between server and database whatever is
under way at that moment, whose answers are then lost.
"""

from collections import Counter
from random import Random

from tests.server.cable import Cable


class RepeatingClients(Cable):
    """Now and then passes an action of a client on twice."""

    def __init__(self, target: int, random: Random) -> None:
        super().__init__(target)
        self.share = 0.0
        """How many of the actions are doubled."""
        self.repeated: Counter[int] = Counter()
        """How many of each caller were, by its port."""
        self._random = random
        self._unfinished: dict[int, bytes] = {}

    def called(self, caller: int) -> None:
        self._unfinished.pop(caller, None)
        self.repeated[caller] = 0

    def there(self, caller: int, data: bytes) -> bytes:
        if caller not in self._unfinished:
            if b"upgrade: websocket" in data.lower():
                self._unfinished[caller] = b""
            return data
        passed: list[bytes] = []
        rest = self._unfinished[caller] + data
        while (length := _frame_length(rest)) is not None:
            frame, rest = rest[:length], rest[length:]
            passed.append(frame)
            if b'"act"' in _unmasked(frame) and self._random.random() < self.share:
                self.repeated[caller] += 1
                passed.append(frame)
        self._unfinished[caller] = rest
        return b"".join(passed)


class RepeatingDatabase(Cable):
    """Passes on twice what is said while `repeating`, and swallows the answers."""

    def __init__(self, target: str) -> None:
        super().__init__(target)
        self.repeating = False
        self.repeated = 0
        self._mute: set[int] = set()

    def there(self, caller: int, data: bytes) -> bytes:
        if not self.repeating:
            self._mute.discard(caller)
            return data
        self._mute.add(caller)
        self.repeated += 1
        return data * 2

    def back(self, caller: int, data: bytes) -> bytes:
        return b"" if caller in self._mute else data


_MASK = 4


def _frame_length(data: bytes) -> int | None:
    """How long the client's frame at the beginning is, or nothing if not all of it is there."""
    if len(data) < 2:
        return None
    short = data[1] & 0x7F
    extended = {126: 2, 127: 8}.get(short, 0)
    payload = int.from_bytes(data[2 : 2 + extended], "big") if extended else short
    length = 2 + extended + _MASK + payload
    return length if len(data) >= max(length, 2 + extended) else None


def _unmasked(frame: bytes) -> bytes:
    start = {126: 4, 127: 10}.get(frame[1] & 0x7F, 2)
    mask, payload = frame[start : start + _MASK], frame[start + _MASK :]
    return bytes(byte ^ mask[place % _MASK] for place, byte in enumerate(payload))

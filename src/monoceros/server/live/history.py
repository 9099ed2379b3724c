"""What has happened at a table so far, for those who come later or come back.

The match is played once more from its deal, and each event is told as its viewer could know it when it
happened. However many look in at the same moment, it is played through once.
"""

from monoceros.core.wire import encode
from monoceros.server.live.match_log import MatchLog, Told
from monoceros.server.protocol.socket_messages import HistoryMessage, Past
from monoceros.server.protocol.timestamps import iso

MOST_NEWS = 600
"""How much of a long match is told: more than anybody scrolls through."""


class History:
    """The history of one table, kept from the first who asks until the table goes on."""

    def __init__(self) -> None:
        self._version = -1
        self._past: list[Told] = []
        self._left_out = 0
        self._by_eyes: dict[int, bytes] = {}

    def message(self, match_log: MatchLog, eyes: int) -> bytes:
        """The message that tells one viewer the history of a match that is durable as it stands."""
        if self._version != match_log.version:
            self.forget()
            self._past, self._left_out = _last(match_log.retell())
            self._version = match_log.version
        if eyes not in self._by_eyes:
            past = [
                Past(by, iso(at), [event.for_viewer(eyes) for event in events])
                for by, at, events in self._past
            ]
            self._by_eyes[eyes] = encode(HistoryMessage(past, self._left_out))
        return self._by_eyes[eyes]

    def forget(self) -> None:
        """Keep nothing in memory that nobody may ask for again."""
        self._version = -1
        self._past = []
        self._by_eyes = {}


def _last(whole: list[Told]) -> tuple[list[Told], int]:
    """The last of what happened, and how much that leaves out.

    An action that brought nothing about - such as letting a reaction go by - is nobody's business.
    """
    told = [one for one in whole if one.events]
    count = sum(len(one.events) for one in told)
    kept = count
    first = 0
    while kept > MOST_NEWS:
        kept -= len(told[first].events)
        first += 1
    return told[first:], count - kept

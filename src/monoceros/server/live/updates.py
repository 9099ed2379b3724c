"""What viewers are told of one version of a match, built and encoded no more often than it differs.

Each pair of eyes is told what `State.update` says they may know. Where the engine knows that two viewers see
the very same (`State.sees_like`), the bytes of the first are taken for the second, with the only two words
that differ put in: who they are, and whether they may take something back.
"""

from typing import NamedTuple

from monoceros.core.table import ONLOOKER
from monoceros.core.wire import encode
from monoceros.server.live.clocks import open_window
from monoceros.server.live.match_log import MatchLog
from monoceros.server.protocol.socket_messages import Clock, UpdateMessage
from monoceros.server.store.stored_table import StoredTable

YOU = b'"you":'
UNDO = b'"undo":'


class _Shared(NamedTuple):
    """A message but for who is told, and whether they may take something back."""

    eyes: int
    head: bytes
    middle: bytes
    tail: bytes

    def told_to(self, eyes: int, *, undo: bool) -> bytes:
        you = b"null" if eyes == ONLOOKER else b"%d" % eyes
        return b"".join((self.head, you, self.middle, b"true" if undo else b"false", self.tail))


class Updates:
    """The messages that tell one version of a match, for as many viewers as there are."""

    def __init__(self, stored: StoredTable, match_log: MatchLog, ticking: Clock | None) -> None:
        self._stored = stored
        self._match_log = match_log
        self._ticking = ticking
        self._by_eyes: dict[int, bytes] = {}
        self._shared: list[_Shared] = []

    def told_to(self, eyes: int) -> bytes:
        """The message for a viewer with these eyes."""
        message = self._by_eyes.get(eyes)
        if message is None:
            message = self._by_eyes[eyes] = self._built(eyes)
        return message

    def _built(self, eyes: int) -> bytes:
        match_log = self._match_log
        state = match_log.state
        undo = may_undo(match_log, eyes)
        for shared in self._shared:
            if state.sees_like(eyes, shared.eyes):
                return shared.told_to(eyes, undo=undo)
        message = encode(update(self._stored, match_log, eyes, self._ticking))
        if state.sees_like(eyes, eyes):
            self._shared.append(_parts(eyes, message))
        return message


def _parts(eyes: int, message: bytes) -> _Shared:
    # Before the first word `you` stand only numbers and the name of the game, after the last word `undo` only
    # who decided: no name or card can be taken for either.
    head, _, rest = message.partition(YOU)
    rest = rest[rest.index(b",") :]
    middle, _, tail = rest.rpartition(UNDO)
    return _Shared(eyes, head + YOU, middle + UNDO, tail[tail.index(b",") :])


def update(
    stored: StoredTable, match_log: MatchLog, eyes: int, ticking: Clock | None, *, first: bool = False
) -> UpdateMessage:
    """All these eyes may know now; `first`: without news, for somebody who has just come to look."""
    told = match_log.state.update(eyes)
    return UpdateMessage(
        n=match_log.told_to(eyes),
        view=told.view,
        news=[] if first else told.news,
        choices=told.choices,
        previews=told.previews,
        outcome=told.outcome,
        clock=ticking,
        window=None if told.window is None else open_window(stored, match_log, told.window),
        undo=may_undo(match_log, eyes),
        by=None if first or match_log.last is None else match_log.last.by,
    )


def may_undo(match_log: MatchLog, eyes: int) -> bool:
    """Whether a viewer may take back the last action."""
    return eyes != ONLOOKER and not match_log.match.why_not_undo(eyes)

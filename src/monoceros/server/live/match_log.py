"""The log of a match, and the match it adds up to.

The log only grows. An undo is an entry like any other, so the version - the length of the log - never
comes back with another meaning, and processes that share a database agree by counting.
"""

from typing import NamedTuple

from monoceros.core.contract import Event, Refusal, State
from monoceros.core.game import Setup
from monoceros.core.match import Match
from monoceros.server.protocol.problems import TableProblem, refused
from monoceros.server.store.stored_table import UNDO, By, LogEntry, StoredTable


class Told(NamedTuple):
    """Who decided an action and when, and what it brought about."""

    by: By
    at: int
    events: list[Event]


class MatchLog:
    """A match at some version of its log. `since[seat]` is when that seat's present decision began.

    `turn_since[seat]` is since when it is that seat's turn, however many decisions it has made in a row.
    `window_since` is when the open reaction window was opened, and `quiet` whether the last entry was a
    pass that left it open: nobody but the seat itself is told of such a one.
    """

    def __init__(self, stored: StoredTable, setup: Setup) -> None:
        self.match = Match(stored.find_game(), setup, stored.chance(), stored.players())
        self.version = 0
        self.last: LogEntry | None = None
        self.since = [stored.began] * len(stored.chairs)
        self.turn_since = list(self.since)
        self.window_since = stored.began
        self.quiet = False
        self._asked_at = 0
        self._decided: list[tuple[By, int]] = []

    @property
    def state(self) -> State:
        """The state of the match after the last entry."""
        return self.match.state

    @property
    def asked_at(self) -> int:
        """The version that asked whoever owes a decision now."""
        return self._asked_at

    def retell(self) -> list[Told]:
        """Who decided each action that stands and when, and what it did, by playing the match again."""
        retold = zip(self._decided, self.match.retell(), strict=True)
        return [Told(by, at, events) for (by, at), events in retold]

    def told_to(self, eyes: int) -> int:
        """The version as these eyes know it: in an open window the passes of others are not counted."""
        state = self.match.state
        return self.version - int(state.n) + state.told_n(eyes)

    def check(self, seat: int, version: int) -> None:
        """Raise unless this seat may decide now, and on the strength of what it saw at a version.

        What others decided meanwhile at the same time - in secret, or each for themselves - makes
        nobody's decision stale: only what asked anew does.
        """
        if version > self.told_to(seat):
            raise TableProblem("future-version", seen=version)
        if version < self._asked_at:
            raise TableProblem("stale-version", seen=version)
        if not self.state.to_act >> seat & 1:
            refusal = self.state.why_not(seat, 0)
            raise refused(refusal, "not-your-turn") if refusal else TableProblem("not-your-turn")

    def check_undo(self, seat: int, version: int) -> None:
        """Raise unless a seat that saw this version has seen all there is for it to see."""
        if version > self.told_to(seat):
            raise TableProblem("future-version", seen=version)
        if version < self.told_to(seat):
            raise TableProblem("stale-version", seen=version)

    def why_not(self, seat: int, text: str) -> TableProblem:
        """What would be answered to the action a text names now; `allowed` if it would be played."""
        refusal = self.state.why_not(seat, self.match.game.parse(self.match.setup, seat, text))
        return refused(refusal) if refusal is not None else TableProblem("allowed")

    def add(self, entry: LogEntry) -> None:
        """Play an entry, or take back the last one; a problem leaves everything as it was."""
        if entry.action == UNDO:
            self._undo(entry)
        else:
            self._play(entry)
        self.version += 1
        self.last = entry

    def _play(self, entry: LogEntry) -> None:
        state = self.match.state
        before = int(state.to_act)
        passing = int(state.pass_action())
        in_a_window = bool(state.window)
        try:
            self.match.play(entry.seat, entry.action)
        except Refusal as refusal:
            raise refused(refusal) from refusal
        # Who has let a window run out is nobody's business later: it reads like any other silence.
        by: By = "person" if in_a_window and entry.by == "clock" else entry.by
        self._decided.append((by, entry.at))
        after = int(state.to_act)
        self.quiet = bool(state.window) and passing == entry.action and after == before & ~(1 << entry.seat)
        if state.window and not self.quiet:
            self.window_since = entry.at
        if after != before & ~(1 << entry.seat):
            self._asked_at = self.version + 1
        asked = after & (~before | 1 << entry.seat)
        while asked:
            seat = asked.bit_length() - 1
            self.since[seat] = entry.at
            if not before >> seat & 1:
                self.turn_since[seat] = entry.at
            asked ^= 1 << seat

    def _undo(self, entry: LogEntry) -> None:
        reason = self.match.undo(entry.seat)
        if reason:
            raise TableProblem(f"undo-{reason}")
        self.match.state.listen()
        self._decided.pop()
        self.quiet = False
        self._asked_at = self.version + 1
        self.since[entry.seat] = self.turn_since[entry.seat] = entry.at

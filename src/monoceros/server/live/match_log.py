"""The log of a match, and the match it adds up to.

The log only grows. An undo is an entry like any other, so the version - the length of the log - never
comes back with another meaning, and processes that share a database agree by counting.
"""

from monoceros.core.contract import Event, Refusal, State
from monoceros.core.game import Setup
from monoceros.core.match import Match
from monoceros.server.protocol.problems import TableProblem, refused
from monoceros.server.store.stored_table import UNDO, By, LogEntry, StoredTable


class MatchLog:
    """A match at some version of its log. `since[seat]` is when that seat's present decision began.

    `window_since` is when the open reaction window was opened, and `quiet` whether the last entry was a
    pass that left it open: nobody but the seat itself is told of such a one.
    """

    def __init__(self, stored: StoredTable, setup: Setup) -> None:
        self.match = Match(stored.find_game(), setup, stored.chance(), stored.players())
        self.version = 0
        self.last: LogEntry | None = None
        self.since = [stored.began] * len(stored.chairs)
        self.window_since = stored.began
        self.quiet = False
        self._asked_at = 0
        self._decided: list[By] = []

    @property
    def state(self) -> State:
        """The state of the match after the last entry."""
        return self.match.state

    @property
    def asked_at(self) -> int:
        """The version that asked whoever owes a decision now."""
        return self._asked_at

    def retell(self) -> list[tuple[By, list[Event]]]:
        """Who decided each action that stands, and what it brought about, by playing the match again."""
        return list(zip(self._decided, self.match.retell(), strict=True))

    def told_to(self, eyes: int) -> int:
        """The version as these eyes know it: in an open window the passes of others are not counted."""
        return self.version - int(self.state.n) + self.state.told_n(eyes)

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
        state = self.state
        before = int(state.to_act)
        passing = int(state.pass_action())
        try:
            self.match.play(entry.seat, entry.action)
        except Refusal as refusal:
            raise refused(refusal) from refusal
        self._decided.append(entry.by)
        after = int(state.to_act)
        self.quiet = bool(state.window) and passing == entry.action and after == before & ~(1 << entry.seat)
        if state.window and not self.quiet:
            self.window_since = entry.at
        if after != before & ~(1 << entry.seat):
            self._asked_at = self.version + 1
        for seat in range(len(self.since)):
            if after >> seat & 1 and (seat == entry.seat or not before >> seat & 1):
                self.since[seat] = entry.at

    def _undo(self, entry: LogEntry) -> None:
        reason = self.match.undo(entry.seat)
        if reason:
            raise TableProblem(f"undo-{reason}")
        self.match.state.listen()
        self._decided.pop()
        self.quiet = False
        self._asked_at = self.version + 1
        self.since[entry.seat] = entry.at

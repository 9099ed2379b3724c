"""The course of a match: its log, and the fold of it.

The log only grows. An undo is an entry like any other, so the version - the length of the log - never
comes back with another meaning, and processes that share a database agree by counting.
"""

from typing import Literal, NamedTuple

from monoceros.core.contract import Event, Refusal, State
from monoceros.core.match import Match
from monoceros.server.fairness import chance_of
from monoceros.server.problems import TableProblem, refused
from monoceros.server.sheet import Sheet

UNDO = -1
"""What stands in the log in place of an action when its player took the last one back."""


By = Literal["person", "bot", "clock"]
"""Who decided: the seat's person, its bot, or the stand-in when its clock ran out."""


class Entry(NamedTuple):
    """One entry of the log: who, what, decided by a person, a bot or a clock, and when."""

    seat: int
    action: int
    by: By
    at: int


class Course:
    """A match at some version. `since[seat]` is when that seat's present decision began.

    `window_since` is when the open reaction window was opened, and `quiet` whether the last entry was a
    pass that left it open: nobody but the seat itself is told of such a one.
    """

    def __init__(self, sheet: Sheet) -> None:
        self.match = Match(sheet.find_game(), sheet.setup(), chance_of(sheet), sheet.players())
        self.version = 0
        self.last: Entry | None = None
        self.since = [sheet.began] * len(sheet.chairs)
        self.window_since = sheet.began
        self.quiet = False
        self._asked_at = 0
        self._retractable: list[bool] = []
        self._decided: list[By] = []

    @property
    def state(self) -> State:
        """The match as it stands."""
        return self.match.state

    @property
    def asked_at(self) -> int:
        """The version that asked whoever owes a decision now."""
        return self._asked_at

    def retell(self) -> list[tuple[By, list[Event]]]:
        """Who decided each action that stands, and what it brought about: a fold of the whole match."""
        return list(zip(self._decided, self.match.retell(), strict=True))

    def undo_for(self) -> int | None:
        """The seat that may take back its last action now, if any may."""
        if self.state.window or not self._retractable or not self._retractable[-1]:
            return None
        return self.match.last_seat

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

    def add(self, entry: Entry) -> None:
        """Play an entry; a problem leaves everything as it was."""
        if entry.action == UNDO:
            self._take_back(entry)
        else:
            self._play(entry)
        self.version += 1
        self.last = entry

    def _play(self, entry: Entry) -> None:
        state = self.state
        before = int(state.to_act)
        passing = int(state.pass_action())
        reaction = bool(state.window)
        mark = state.rng.mark()
        seen = state.table.seen[:]
        try:
            self.match.play(entry.seat, entry.action)
        except Refusal as refusal:
            raise refused(refusal) from refusal
        self._decided.append(entry.by)
        after = int(state.to_act)
        self.quiet = bool(state.window) and passing == entry.action and after == before & ~(1 << entry.seat)
        if state.window and not self.quiet:
            self.window_since = entry.at
        alone = not reaction and not state.window and after == before
        self._retractable.append(
            alone and state.rng.mark() == mark and _nothing_shown(seen, state.table.seen)
        )
        if after != before & ~(1 << entry.seat):
            self._asked_at = self.version + 1
        for seat in range(len(self.since)):
            if after >> seat & 1 and (seat == entry.seat or not before >> seat & 1):
                self.since[seat] = entry.at

    def _take_back(self, entry: Entry) -> None:
        reason = self.match.undo(entry.seat)
        if reason:
            raise TableProblem(f"undo-{reason}")
        self.match.state.listen()
        self._retractable.pop()
        self._decided.pop()
        self.quiet = False
        self._asked_at = self.version + 1
        self.since[entry.seat] = entry.at


def _nothing_shown(before: list[int], after: list[int]) -> bool:
    """Whether nobody knows a card now that they did not know before."""
    return before == after or not any(now & ~then for then, now in zip(before, after, strict=True))

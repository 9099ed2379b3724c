"""Programs of others at a table: how they come in, what they may say, how long they may take."""

from typing import TYPE_CHECKING

from monoceros.server.live.match_log import MatchLog
from monoceros.server.live.viewers import Viewer
from monoceros.server.protocol.problems import TableProblem
from monoceros.server.protocol.socket_messages import AskHints, Said, Say, ShowEmote, Undo
from monoceros.server.protocol.timestamps import SECOND, now
from monoceros.server.store import programs
from monoceros.server.store.stored_table import StoredTable

if TYPE_CHECKING:
    from monoceros.server.live.live_table import LiveTable
    from monoceros.server.live.lobby import Lobby

BEARER = "Bearer "
NOT_FOR_PROGRAMS = (AskHints, Say, ShowEmote, Undo)
"""What is there for people: a program thinks for itself, stands by its moves, and chats with nobody."""


def token_in(authorization: str | None) -> str | None:
    """The token in the header a program sends; None where there is no such header."""
    if authorization is None:
        return None
    return authorization.removeprefix(BEARER) if authorization.startswith(BEARER) else ""


async def admit(lobby: "Lobby", table: "LiveTable", viewer: Viewer, token: str) -> None:
    """Let a program take its seat, or a problem: nobody looks on by a token that opens nothing."""
    seat = table.stored.seat_of(token)
    if seat is None or not table.stored.chairs[seat].program:
        raise TableProblem("wrong-token")
    most = lobby.settings.program_sockets
    if sum(other.token == token for other in table.presence.here) >= most:
        raise TableProblem("program-crowded", most=most)
    viewer.token = token
    chair = table.stored.chairs[seat]
    if chair.stand_in or not chair.ready:
        await lobby.change(table, lambda held: programs.arrive(held, table.id, seat))


def check_may(stored: StoredTable, seat: int, said: Said) -> None:
    """Raise where a program says what only people may, or while a stand-in plays for it."""
    chair = stored.chairs[seat]
    if not chair.program:
        return
    if isinstance(said, NOT_FOR_PROGRAMS):
        raise TableProblem("not-for-programs")
    if chair.stand_in:
        raise TableProblem("stood-in")


class ProgramClock:
    """How long the programs at one table may take, whatever its pace. In a reaction window that decides."""

    def __init__(self, seconds: float) -> None:
        self._limit = int(seconds * SECOND)
        self._playing: dict[int, int] = {}
        """Since when each of them has been playing for itself, as far as this process has seen."""

    def note(self, stored: StoredTable) -> None:
        """Take note of who plays: whoever has just come back has all the time again."""
        here = [chair.seat for chair in stored.chairs if chair.program and not chair.stand_in]
        self._playing = {seat: self._playing.get(seat, now()) for seat in here}

    def next_timeout(self, match_log: MatchLog) -> tuple[int, int] | None:
        """When a program has taken too long, and which."""
        if match_log.state.window:
            return None
        owing = [seat for seat in match_log.state.deciders() if seat in self._playing]
        ends = [(max(match_log.since[seat], self._playing[seat]) + self._limit, seat) for seat in owing]
        return min(ends, default=None)

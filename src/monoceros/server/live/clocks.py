"""Clocks: how long each seat may still think, and who runs out first.

A reaction window has a timer of its own: one for everybody asked, the same whoever has answered. The time
of a decision is counted from the entry of the log that asked for it, so it is the same in every process and
after every restart.
"""

from collections import Counter

from monoceros.core.wire import Window
from monoceros.server.live.match_log import MatchLog
from monoceros.server.protocol.messages import Pace
from monoceros.server.protocol.problems import TableProblem
from monoceros.server.protocol.socket_messages import Clock, OpenWindow
from monoceros.server.protocol.timestamps import DAY, HOUR, SECOND, iso
from monoceros.server.store.stored_table import StoredTable

USUAL_REACTION_HOURS = 8
"""How long a reaction window stays open where a move has days, unless the host decides otherwise."""
HAND_OVER_SECONDS = 8
"""How long it takes to hand a device on."""


def checked_pace(pace: Pace) -> Pace:
    """The pace with just the number its kind needs; a problem when that is missing."""
    if pace.kind == "move" and pace.seconds is not None:
        return Pace(kind="move", seconds=pace.seconds, reaction=pace.reaction)
    if pace.kind == "days" and pace.days is not None:
        hours = pace.reaction_hours or USUAL_REACTION_HOURS
        if hours > pace.days * 24:
            raise TableProblem("reaction-too-long", most=pace.days * 24)
        return Pace(kind="days", days=pace.days, reaction=pace.reaction, reaction_hours=hours)
    if pace.kind == "none":
        return Pace(reaction=pace.reaction)
    raise TableProblem("bad-pace")


def move_limit(pace: Pace) -> int | None:
    """How many milliseconds a decision may take, or None for as long as it wants."""
    if pace.kind == "move":
        return (pace.seconds or 0) * SECOND
    if pace.kind == "days":
        return (pace.days or 0) * DAY
    return None


def window_limit(stored: StoredTable) -> int | None:
    """How many milliseconds a reaction window stays open; None for as long as one device alone wants.

    Where several people play on a device it stays open for longer: each of them may want to look, and that
    takes as long whoever has something to answer with.
    """
    pace = stored.pace
    people = [chair for chair in stored.chairs if not chair.player]
    devices = Counter(chair.device or f"seat {chair.seat}" for chair in people)
    if pace.kind == "none" and len(devices) < 2:
        return None
    if pace.kind == "days":
        # Tables of earlier releases have no such number: their windows stay open as long as a move.
        return (pace.reaction_hours or (pace.days or 0) * 24) * HOUR
    hands = max(devices.values(), default=1)
    return (pace.reaction * hands + HAND_OVER_SECONDS * (hands - 1)) * SECOND


def running(stored: StoredTable, match_log: MatchLog) -> list[int]:
    """The seats whose clock runs: people who owe a decision."""
    return [seat for seat in match_log.state.deciders() if not stored.chairs[seat].player]


def next_timeout(stored: StoredTable, match_log: MatchLog) -> tuple[int, int] | None:
    """When the next clock runs out, and whose, if one is running."""
    if match_log.state.window:
        waiting = running(stored, match_log)
        open_for = window_limit(stored)
        return (match_log.window_since + open_for, waiting[0]) if waiting and open_for is not None else None
    limit = move_limit(stored.pace)
    if limit is None:
        return None
    ends = [(match_log.since[seat] + limit, seat) for seat in running(stored, match_log)]
    return min(ends, default=None)


def deadline_of(stored: StoredTable, match_log: MatchLog, seat: int) -> int | None:
    """When the time of a seat that owes a decision is over, if it ever is."""
    if match_log.state.window:
        open_for = window_limit(stored)
        return None if open_for is None else match_log.window_since + open_for
    limit = move_limit(stored.pace)
    return None if limit is None else match_log.since[seat] + limit


def clock(stored: StoredTable, match_log: MatchLog, now: int) -> Clock | None:
    """The clocks as everyone sees them, or None at a table without."""
    limit = move_limit(stored.pace)
    if limit is None:
        return None
    ticking = [] if match_log.state.window else running(stored, match_log)
    left = {str(chair.seat): limit / SECOND for chair in stored.chairs}
    for seat in ticking:
        left[str(seat)] = max(0, match_log.since[seat] + limit - now) / SECOND
    first = next_timeout(stored, match_log) if ticking else None
    return Clock(seat_seconds=left, running=ticking, deadline=iso(first[0]) if first else None)


def open_window(stored: StoredTable, match_log: MatchLog, window: Window) -> OpenWindow:
    """The open reaction window with the end of its time."""
    open_for = window_limit(stored)
    end = None if open_for is None else iso(match_log.window_since + open_for)
    return OpenWindow(key=window.key, asked=window.asked, passing=window.passing, deadline=end)

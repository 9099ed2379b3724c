"""Clocks: how long each seat may still think, and who runs out first.

A reaction window has a timer of its own: one for everybody asked, the same whoever has answered. The time
of a decision is counted from the entry of the log that asked for it, so it is the same in every process and
after every restart.
"""

from monoceros.core.wire import Window
from monoceros.server.live.match_log import Course
from monoceros.server.protocol.messages import Clock, OpenWindow, Pace
from monoceros.server.protocol.problems import TableProblem
from monoceros.server.protocol.timestamps import DAY, SECOND, iso
from monoceros.server.store.stored_table import Sheet


def checked_pace(pace: Pace) -> Pace:
    """The pace with just the number its kind needs; a problem when that is missing."""
    if pace.kind == "move" and pace.seconds is not None:
        return Pace(kind="move", seconds=pace.seconds, reaction=pace.reaction)
    if pace.kind == "days" and pace.days is not None:
        return Pace(kind="days", days=pace.days, reaction=pace.reaction)
    if pace.kind == "none":
        return Pace(reaction=pace.reaction)
    raise TableProblem("bad-pace")


def allotment(pace: Pace) -> int | None:
    """How many milliseconds a decision may take, or None for as long as it wants."""
    if pace.kind == "move":
        return (pace.seconds or 0) * SECOND
    if pace.kind == "days":
        return (pace.days or 0) * DAY
    return None


def patience(pace: Pace) -> int:
    """How many milliseconds a reaction window stays open."""
    return (pace.days or 0) * DAY if pace.kind == "days" else pace.reaction * SECOND


def running(sheet: Sheet, course: Course) -> list[int]:
    """The seats whose clock runs: people who owe a decision."""
    return [seat for seat in course.state.deciders() if not sheet.chairs[seat].player]


def runs_out(sheet: Sheet, course: Course) -> tuple[int, int] | None:
    """When the next clock runs out, and whose, if one is running."""
    if course.state.window:
        waiting = running(sheet, course)
        return (course.window_since + patience(sheet.pace), waiting[0]) if waiting else None
    limit = allotment(sheet.pace)
    if limit is None:
        return None
    ends = [(course.since[seat] + limit, seat) for seat in running(sheet, course)]
    return min(ends, default=None)


def clock(sheet: Sheet, course: Course, now: int) -> Clock | None:
    """The clocks as everyone sees them, or None at a table without."""
    limit = allotment(sheet.pace)
    if limit is None:
        return None
    ticking = [] if course.state.window else running(sheet, course)
    left = {str(chair.seat): limit / SECOND for chair in sheet.chairs}
    for seat in ticking:
        left[str(seat)] = max(0, course.since[seat] + limit - now) / SECOND
    first = runs_out(sheet, course) if ticking else None
    return Clock(seat_seconds=left, running=ticking, deadline=iso(first[0]) if first else None)


def open_window(sheet: Sheet, course: Course, window: Window | None) -> OpenWindow | None:
    """The open reaction window with the end of its time, if one is open."""
    if window is None:
        return None
    end = iso(course.window_since + patience(sheet.pace))
    return OpenWindow(key=window.key, asked=window.asked, passing=window.passing, deadline=end)

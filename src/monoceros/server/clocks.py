"""Clocks: how long each seat may still think, and who runs out first.

The time of a decision is counted from the entry of the log that asked for it, so it is the same in every
process and after every restart.
"""

from monoceros.server.course import Course
from monoceros.server.messages import Clock, Pace
from monoceros.server.moments import DAY, SECOND, iso
from monoceros.server.problems import TableProblem
from monoceros.server.sheet import Sheet


def checked_pace(pace: Pace) -> Pace:
    """The pace with just the number its kind needs; a problem when that is missing."""
    if pace.kind == "move" and pace.seconds is not None:
        return Pace(kind="move", seconds=pace.seconds)
    if pace.kind == "days" and pace.days is not None:
        return Pace(kind="days", days=pace.days)
    if pace.kind == "none":
        return Pace()
    raise TableProblem("bad-pace")


def allotment(pace: Pace) -> int | None:
    """How many milliseconds a decision may take, or None for as long as it wants."""
    if pace.kind == "move":
        return (pace.seconds or 0) * SECOND
    if pace.kind == "days":
        return (pace.days or 0) * DAY
    return None


def running(sheet: Sheet, course: Course) -> list[int]:
    """The seats whose clock runs: people who owe a decision."""
    return [seat for seat in course.state.deciders() if not sheet.chairs[seat].player]


def runs_out(sheet: Sheet, course: Course) -> tuple[int, int] | None:
    """When the next clock runs out, and whose, if one is running."""
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
    ticking = running(sheet, course)
    left = {str(chair.seat): limit / SECOND for chair in sheet.chairs}
    for seat in ticking:
        left[str(seat)] = max(0, course.since[seat] + limit - now) / SECOND
    first = runs_out(sheet, course)
    return Clock(seat_seconds=left, running=ticking, deadline=iso(first[0]) if first else None)

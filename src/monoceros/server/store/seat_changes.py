"""What became of seats while a match went on: who left, who came back, who took over.

Names at a table change, and what was done before stays with whoever did it: each change keeps the name from
before.
All functions work in the transaction they are given.
"""

from sqlalchemy import Connection, delete, func, insert, select

from monoceros.server.protocol.socket_messages import SeatChange
from monoceros.server.protocol.timestamps import iso, now
from monoceros.server.store.schema import seat_changes
from monoceros.server.store.stored_table import Chair

MOST = 200
"""Changes of one table that are kept: somebody who goes in and out all day is not written down for ever."""


def note(connection: Connection, table: str, before: Chair, after: Chair) -> None:
    """Keep what changed about a seat, if anybody can see it."""
    if _seen(before) == _seen(after):
        return
    own = seat_changes.c.table_id == table
    last = connection.execute(select(func.max(seat_changes.c.number)).where(own)).scalar() or 0
    connection.execute(delete(seat_changes).where(own, seat_changes.c.number <= last - MOST))
    values = {"name_before": before.nickname, "name_after": after.nickname}
    states = {"state_before": _state(before), "state_after": _state(after)}
    row = {"table_id": table, "number": last + 1, "seat": after.seat, "at": now(), **values, **states}
    connection.execute(insert(seat_changes), row)


def _state(chair: Chair) -> str:
    """Who plays for a seat: its person, a stand-in, or a bot of its own."""
    return "stand-in" if chair.stand_in else "bot" if chair.kind == "bot" else "person"


def _seen(chair: Chair) -> tuple[str, str]:
    return chair.nickname, _state(chair)


def read(connection: Connection, table: str) -> list[SeatChange]:
    """The changes of a table's seats, oldest first."""
    wanted = select(seat_changes).where(seat_changes.c.table_id == table).order_by(seat_changes.c.number)
    return [
        SeatChange(
            seat=row["seat"],
            at=iso(row["at"]),
            name_before=row["name_before"],
            name_after=row["name_after"],
            state_before=row["state_before"],
            state_after=row["state_after"],
        )
        for row in connection.execute(wanted).mappings()
    ]


def forget(connection: Connection, table: str, seat: int) -> None:
    """Keep nothing of what became of a seat."""
    connection.execute(
        delete(seat_changes).where(seat_changes.c.table_id == table, seat_changes.c.seat == seat)
    )

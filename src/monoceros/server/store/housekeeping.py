"""Clearing away what nobody will come back to. Finished matches are kept.

Open tables nobody started go after some days, matches nobody has touched after many. Of all processes that
share a database one at a time gets the turn, by changing a row that only one of them can change; should two
sweep at once all the same, each table is removed by whoever finds it first.
"""

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, or_, select, update

from monoceros.server.protocol.timestamps import DAY
from monoceros.server.protocol.tokens import new_code
from monoceros.server.settings import Settings
from monoceros.server.store.schema import (
    actions,
    analyses,
    chats,
    chores,
    packs,
    room_people,
    rooms,
    seat_changes,
    seats,
    tables,
    turn_notices,
)

EVERY = 3600.0
"""Seconds between two sweeps."""
MOST_AT_ONCE = 200
"""Tables removed in one sweep; the rest can wait for the next."""


def take_turn(connection: Connection, moment: int) -> bool:
    """Whether this process may sweep now: one of all that ask within the hour."""
    free = (chores.c.name == "sweep") & (chores.c.taken <= moment - int(EVERY * 1000))
    return connection.execute(update(chores).where(free).values(taken=moment)).rowcount == 1


def abandoned(connection: Connection, settings: Settings, moment: int) -> list[str]:
    """The tables to be removed, longest forgotten first."""
    wanted = (
        select(tables.c.id)
        .where(_forgotten(settings, moment))
        .order_by(tables.c.touched, tables.c.created)
        .limit(MOST_AT_ONCE)
    )
    return list(connection.execute(wanted).scalars())


def remove(connection: Connection, table: str, settings: Settings, moment: int) -> bool:
    """Remove a table with all that belongs to it, unless somebody has come back to it meanwhile."""
    held = update(tables).where(tables.c.id == table, _forgotten(settings, moment))
    if connection.execute(held.values(changes=tables.c.changes + 1)).rowcount != 1:
        return False
    erase(connection, table)
    return True


def erase(connection: Connection, table: str) -> None:
    """Remove a table with all that belongs to it."""
    for part in (actions, analyses, chats, packs, seat_changes, seats, turn_notices):
        connection.execute(delete(part).where(part.c.table_id == table))
    _leave_room(connection, table)
    connection.execute(update(tables).where(tables.c.following == table).values(following=""))
    connection.execute(delete(tables).where(tables.c.id == table))


def _leave_room(connection: Connection, table: str) -> None:
    """The room of a table is at the one before again; with its first table it is gone itself."""
    before = connection.execute(select(tables.c.id).where(tables.c.following == table)).scalar()
    if before is not None:
        code = connection.execute(select(tables.c.code).where(tables.c.id == table)).scalar_one()
        connection.execute(update(tables).where(tables.c.id == table).values(code=new_code()))
        connection.execute(update(tables).where(tables.c.id == before).values(code=code))
        connection.execute(update(rooms).where(rooms.c.current == table).values(current=before))
        return
    for room in list(connection.execute(select(rooms.c.id).where(rooms.c.current == table)).scalars()):
        connection.execute(delete(room_people).where(room_people.c.room == room))
        connection.execute(delete(rooms).where(rooms.c.id == room))


def _forgotten(settings: Settings, moment: int) -> ColumnElement[bool]:
    never_begun = and_(tables.c.began == 0, _untouched(moment, settings.open_days))
    broken_off = and_(tables.c.status == "playing", _untouched(moment, settings.playing_days))
    return or_(never_begun, broken_off)


def _untouched(moment: int, days: float) -> ColumnElement[bool]:
    """Whether nothing has happened at a table for so many days; never, for none at all."""
    since = moment - int(days * DAY) if days > 0 else 0
    played = exists().where(actions.c.table_id == tables.c.id, actions.c.at >= since)
    said = exists().where(chats.c.table_id == tables.c.id, chats.c.at >= since)
    return and_(tables.c.created < since, tables.c.began < since, tables.c.touched < since, ~played, ~said)

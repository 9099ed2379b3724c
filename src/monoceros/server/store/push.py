"""Push in the database: our key, the devices that want messages, quiet hours, and whose turn was told.

A row of `turn_notices` is one message that is due, or was: whoever changes its `told` first sends it, so of
any number of processes one does, once. All functions work in the transaction they are given.
"""

from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from monoceros.server.protocol.notices import QuietHours
from monoceros.server.protocol.timestamps import DAY, iso, now
from monoceros.server.protocol.tokens import digest
from monoceros.server.store.schema import push_devices, quiet_hours, server_keys, turn_notices

VAPID = "vapid"
MOST_DEVICES = 10
"""Devices of one person that get messages; the oldest goes."""
MOST_FAILURES = 5
FAILING_TIME = 2 * DAY
"""A device is given up after so many messages in a row over so long that its push service did not take."""
AT_A_TIME = 20


class PushDevice(NamedTuple):
    """A device that wants messages. `origin` is where its page came from."""

    id: str
    person: str
    endpoint: str
    p256dh: str
    auth: str
    origin: str


class Notice(NamedTuple):
    """A message that is due: to the person on whose device a seat plays, whose turn began at a moment."""

    table: str
    seat: int
    person: str
    since: int
    due: int


def server_key(connection: Connection, fresh: str) -> str:
    """The private key of this server, which is `fresh` if there was none."""
    wanted = select(server_keys.c.value).where(server_keys.c.name == VAPID)
    found = connection.execute(wanted).scalar()
    if found is not None:
        return str(found)
    try:
        with connection.begin_nested():
            connection.execute(insert(server_keys), {"name": VAPID, "value": fresh})
    except IntegrityError:
        # Another process started at the same moment.
        return str(connection.execute(wanted).scalar_one())
    return fresh


# Devices.


def keep_device(connection: Connection, person: str, token: str, given: PushDevice) -> None:
    """Write to a device from now on: one endpoint for each, and not too many for one person."""
    own = push_devices.c.device == digest(token)
    connection.execute(delete(push_devices).where(own | (push_devices.c.id == given.id)))
    kept = select(push_devices.c.id).where(push_devices.c.person == person).order_by(push_devices.c.since)
    held = list(connection.execute(kept).scalars())
    for old in held[: max(0, len(held) - MOST_DEVICES + 1)]:
        forget_device(connection, old)
    fresh = {"device": digest(token), "since": now(), "failures": 0, "failing_since": 0}
    connection.execute(insert(push_devices), {**given._asdict(), "person": person, **fresh})


def devices_of(connection: Connection, person: str) -> list[PushDevice]:
    """The devices of somebody that want messages, oldest first."""
    fields = [push_devices.c[name] for name in PushDevice._fields]
    wanted = select(*fields).where(push_devices.c.person == person).order_by(push_devices.c.since)
    return [PushDevice(*row) for row in connection.execute(wanted)]


def device_here(connection: Connection, token: str) -> PushDevice | None:
    """The device with a secret, if it wants messages."""
    fields = [push_devices.c[name] for name in PushDevice._fields]
    row = connection.execute(select(*fields).where(push_devices.c.device == digest(token))).first()
    return None if row is None else PushDevice(*row)


def forget_device(connection: Connection, device: str) -> None:
    """Write to a device no more."""
    connection.execute(delete(push_devices).where(push_devices.c.id == device))


def let_go_of_token(connection: Connection, token: str) -> None:
    """Write no more to the device with a secret."""
    connection.execute(delete(push_devices).where(push_devices.c.device == digest(token)))


def let_go_of_others(connection: Connection, person: str, token: str) -> None:
    """Write no more to any device of somebody but the one with a secret."""
    others = (push_devices.c.person == person) & (push_devices.c.device != digest(token))
    connection.execute(delete(push_devices).where(others))


def note_taken(connection: Connection, device: str) -> None:
    """A message to a device was taken: all failures before it are forgotten."""
    failing = (push_devices.c.id == device) & (push_devices.c.failures > 0)
    connection.execute(update(push_devices).where(failing).values(failures=0, failing_since=0))


def note_failed(connection: Connection, device: str) -> None:
    """A message to a device was not taken: after many, for days, nobody writes to it any more."""
    moment = now()
    own = push_devices.c.id == device
    row = connection.execute(select(push_devices).where(own)).mappings().first()
    if row is None:
        return
    failures = row["failures"] + 1
    since = row["failing_since"] or moment
    if failures >= MOST_FAILURES and moment - since >= FAILING_TIME:
        forget_device(connection, device)
    else:
        connection.execute(update(push_devices).where(own).values(failures=failures, failing_since=since))


# Quiet hours.


def quiet_hours_of(connection: Connection, person: str) -> QuietHours | None:
    """When somebody wants no messages."""
    row = connection.execute(select(quiet_hours).where(quiet_hours.c.person == person)).mappings().first()
    return None if row is None else QuietHours(begins=row["begins"], ends=row["ends"], zone=row["zone"])


def keep_quiet(connection: Connection, person: str, hours: QuietHours | None) -> None:
    """Keep when somebody wants no messages, or that they always do."""
    connection.execute(delete(quiet_hours).where(quiet_hours.c.person == person))
    if hours is not None:
        values = {"person": person, "begins": hours.begins, "ends": hours.ends, "zone": hours.zone}
        connection.execute(insert(quiet_hours), values)


# What is due.


def note_turns(connection: Connection, table: str, turns: list[Notice], moment: int) -> None:
    """Note whose turn it was at a table at a moment, and whose no longer; what is noted already stays."""
    seats = [turn.seat for turn in turns]
    # Another process may know better by now: turns that began later are none of this one's business.
    past = (turn_notices.c.table_id == table) & (turn_notices.c.since <= moment)
    connection.execute(delete(turn_notices).where(past, turn_notices.c.seat.not_in(seats)))
    for turn in turns:
        own = (turn_notices.c.table_id == table) & (turn_notices.c.seat == turn.seat)
        found = connection.execute(select(turn_notices.c.since, turn_notices.c.person).where(own)).first()
        values = {"person": turn.person, "since": turn.since, "due": turn.due, "told": 0}
        if found is None:
            row = {"table_id": table, "seat": turn.seat, **values}
            try:
                with connection.begin_nested():
                    connection.execute(insert(turn_notices), row)
            except IntegrityError:
                # Another process noted it at the same moment.
                continue
        elif found.since < turn.since or found.person != turn.person:
            older = own & (turn_notices.c.since == found.since) & (turn_notices.c.person == found.person)
            connection.execute(update(turn_notices).where(older).values(**values))


def due(connection: Connection, moment: int) -> list[Notice]:
    """Messages that are due and nobody has sent, longest due first."""
    wanted = (
        select(
            turn_notices.c.table_id,
            turn_notices.c.seat,
            turn_notices.c.person,
            turn_notices.c.since,
            turn_notices.c.due,
        )
        .where(turn_notices.c.told == 0, turn_notices.c.due <= moment)
        .order_by(turn_notices.c.due, turn_notices.c.table_id)
        .limit(AT_A_TIME)
    )
    return [Notice(*row) for row in connection.execute(wanted)]


def next_due(connection: Connection) -> int | None:
    """When the next message is due, if one is to come."""
    return connection.execute(select(func.min(turn_notices.c.due)).where(turn_notices.c.told == 0)).scalar()


def turns_of(connection: Connection, person: str) -> int:
    """At how many tables with days for a move it is somebody's turn."""
    tables = func.count(turn_notices.c.table_id.distinct())
    count = select(tables).where(turn_notices.c.person == person)
    return int(connection.execute(count).scalar_one())


def _same(notice: Notice) -> ColumnElement[bool]:
    return (
        (turn_notices.c.table_id == notice.table)
        & (turn_notices.c.seat == notice.seat)
        & (turn_notices.c.since == notice.since)
        & (turn_notices.c.person == notice.person)
        & (turn_notices.c.told == 0)
    )


def take(connection: Connection, notice: Notice) -> bool:
    """Whether it is ours to send this message: True once, to one of all that ask."""
    found = connection.execute(update(turn_notices).where(_same(notice)).values(told=now()))
    return found.rowcount == 1


def put_off(connection: Connection, notice: Notice, until: int) -> None:
    """Let a message wait until a moment."""
    connection.execute(update(turn_notices).where(_same(notice)).values(due=until))


# What is kept, and what is not.


def kept(connection: Connection, person: str) -> list[tuple[str, str]]:
    """Where and since when messages go to somebody's devices."""
    wanted = (
        select(push_devices.c.endpoint, push_devices.c.since)
        .where(push_devices.c.person == person)
        .order_by(push_devices.c.since)
    )
    return [(row.endpoint, iso(row.since)) for row in connection.execute(wanted)]


def forget(connection: Connection, person: str) -> None:
    """Keep nothing of somebody."""
    for part in (push_devices, quiet_hours, turn_notices):
        connection.execute(delete(part).where(part.c.person == person))

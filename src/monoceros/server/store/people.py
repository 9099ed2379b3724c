"""People in the database: who they are, on which devices, and what is forgotten with them.

A person is a row without any address or password; a device is the digest of a secret its browser keeps. All
functions work in the transaction they are given.
"""

import msgspec
from sqlalchemy import Connection, Table, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from monoceros.server.protocol.identity import AVATARS, Export, KeptNotice, KeptSeat
from monoceros.server.protocol.problems import TableProblem
from monoceros.server.protocol.timestamps import DAY, MINUTE, iso, now
from monoceros.server.protocol.tokens import digest, new_id
from monoceros.server.store import barred, push, seat_changes, seating, statistics
from monoceros.server.store.schema import carries, chats, devices, people, room_people, seats, tables

CARRY_TIME = 15 * MINUTE
"""How long a link to another device may be used."""
MOST_DEVICES = 20
MOST_CARRIES = 5
"""Links somebody may have open at once; the oldest goes."""
LISTED = 100
"""Tables of one person in a list."""
SEEN_EVERY = DAY
MOST_FORGOTTEN = 200
"""People forgotten in one sweep; the rest can wait for the next."""


class Person(msgspec.Struct, frozen=True):
    """Somebody, by an id that never leaves the server."""

    id: str
    name: str
    avatar: str
    language: str
    created: int
    seen: int


def find(connection: Connection, token: str) -> Person | None:
    """Whose device this is the secret of."""
    wanted = (
        select(people).join(devices, devices.c.person == people.c.id).where(devices.c.token == digest(token))
    )
    row = connection.execute(wanted).mappings().first()
    return None if row is None else Person(**row)


def find_all(connection: Connection, tokens: list[str]) -> dict[str, Person]:
    """Whose devices these are the secrets of, by secret; unknown ones are left out."""
    by_digest = {digest(token): token for token in tokens}
    wanted = (
        select(people, devices.c.token.label("device"))
        .join(devices, devices.c.person == people.c.id)
        .where(devices.c.token.in_(list(by_digest)))
    )
    found: dict[str, Person] = {}
    for row in connection.execute(wanted).mappings():
        values = {name: row[name] for name in Person.__struct_fields__}
        found[by_digest[row["device"]]] = Person(**values)
    return found


def find_by_id(connection: Connection, person: str) -> Person | None:
    """Somebody by their id."""
    row = connection.execute(select(people).where(people.c.id == person)).mappings().first()
    return None if row is None else Person(**row)


def welcome(connection: Connection, token: str, name: str, language: str) -> Person:
    """Somebody new, known by a secret from now on; whoever has it already, if somebody does."""
    found = find(connection, token)
    if found is not None:
        return found
    moment = now()
    person = Person(
        id=new_id(), name=name, avatar=_first_avatar(token), language=language, created=moment, seen=moment
    )
    try:
        with connection.begin_nested():
            connection.execute(insert(people), msgspec.structs.asdict(person))
            connection.execute(
                insert(devices), {"token": digest(token), "person": person.id, "since": moment}
            )
    except IntegrityError:
        # The same request, answered a moment earlier: by another process, or by a browser that asks twice.
        found = find(connection, token)
        if found is None:
            raise
        return found
    return person


def _first_avatar(token: str) -> str:
    """The drawing somebody has who has chosen none."""
    return AVATARS[int(digest(token)[:8], 16) % len(AVATARS)]


def change(connection: Connection, person: str, **values: str) -> Person:
    """Change what somebody is called, how they are drawn, or what they read."""
    connection.execute(update(people).where(people.c.id == person).values(**values, seen=now()))
    row = connection.execute(select(people).where(people.c.id == person)).mappings().first()
    if row is None:
        raise TableProblem("nobody-yet")
    return Person(**row)


def see(connection: Connection, person: Person) -> None:
    """Note that somebody is here, once a day."""
    if person.seen < now() - SEEN_EVERY:
        connection.execute(update(people).where(people.c.id == person.id).values(seen=now()))


def counts(connection: Connection, person: str) -> tuple[int, int]:
    """On how many devices somebody is known, and at how many tables they sit."""
    return _count(connection, devices, person), _count(connection, seats, person)


def _count(connection: Connection, table: Table, person: str) -> int:
    wanted = select(func.count()).select_from(table).where(table.c.person == person)
    return int(connection.execute(wanted).scalar_one())


def tables_of(connection: Connection, person: str) -> list[str]:
    """The newest tables somebody sits at."""
    wanted = (
        select(tables.c.id)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.person == person)
        .order_by(tables.c.created.desc(), tables.c.id)
        .limit(LISTED)
    )
    return list(connection.execute(wanted).scalars())


# To another device.


def open_carry(connection: Connection, person: str, code: str) -> int:
    """Keep a code that makes one device this person; until when."""
    moment = now()
    connection.execute(delete(carries).where(carries.c.until < moment))
    open_ones = select(carries.c.code).where(carries.c.person == person).order_by(carries.c.until.desc())
    for old in list(connection.execute(open_ones).scalars())[MOST_CARRIES - 1 :]:
        connection.execute(delete(carries).where(carries.c.code == old))
    until = moment + CARRY_TIME
    connection.execute(insert(carries), {"code": digest(code), "person": person, "until": until})
    return until


def look_at_carry(connection: Connection, code: str) -> Person:
    """Whom a code makes of a device; a problem where it is none, or too late."""
    wanted = (
        select(people)
        .join(carries, carries.c.person == people.c.id)
        .where(carries.c.code == digest(code), carries.c.until >= now())
    )
    row = connection.execute(wanted).mappings().first()
    if row is None:
        raise TableProblem("carry-code")
    return Person(**row)


def use_carry(connection: Connection, code: str, token: str, old: str | None) -> Person:
    """Make a device with a fresh secret the person of a code, which works once.

    `old` is the secret by which that device was somebody else: it is let go.
    """
    person = look_at_carry(connection, code)
    if connection.execute(delete(carries).where(carries.c.code == digest(code))).rowcount != 1:
        raise TableProblem("carry-code")
    if _count(connection, devices, person.id) >= MOST_DEVICES:
        raise TableProblem("too-many-devices", most=MOST_DEVICES)
    if old is not None:
        connection.execute(delete(devices).where(devices.c.token == digest(old)))
        push.let_go_of_token(connection, old)
    connection.execute(insert(devices), {"token": digest(token), "person": person.id, "since": now()})
    return person


def let_go_of_others(connection: Connection, person: str, token: str) -> None:
    """Let somebody be known on this device alone: a secret that was stolen opens nothing any more."""
    connection.execute(delete(devices).where(devices.c.person == person, devices.c.token != digest(token)))
    connection.execute(delete(carries).where(carries.c.person == person))
    push.let_go_of_others(connection, person, token)


# What is kept, and what is not.


def export(connection: Connection, person: Person) -> Export:
    """Everything that is kept about somebody."""
    wanted = (
        select(tables, seats.c.seat, seats.c.nickname)
        .join(seats, seats.c.table_id == tables.c.id)
        .where((seats.c.person == person.id) | (seats.c.keeper == person.id))
        .order_by(tables.c.created, seats.c.seat)
    )
    since = select(devices.c.since).where(devices.c.person == person.id).order_by(devices.c.since)
    return Export(
        name=person.name,
        avatar=person.avatar,
        language=person.language,
        since=iso(person.created),
        last_seen=iso(person.seen),
        devices_since=[iso(moment) for moment in connection.execute(since).scalars()],
        notices=[KeptNotice(*kept) for kept in push.kept(connection, person.id)],
        quiet=push.quiet_hours_of(connection, person.id),
        statistics=statistics.read(connection, person.id),
        seats=[
            KeptSeat(
                table=row["id"],
                game=row["game"],
                seat=row["seat"],
                nickname=row["nickname"],
                created=iso(row["created"]),
                status=row["status"],
                result=row["result"],
                said=_said(connection, row["id"], row["seat"]),
            )
            for row in list(connection.execute(wanted).mappings())
        ],
    )


def _said(connection: Connection, table: str, seat: int) -> list[str]:
    wanted = select(chats.c.text).where(chats.c.table_id == table, chats.c.seat == seat).order_by(chats.c.at)
    return list(connection.execute(wanted).scalars())


def forget(connection: Connection, person: str) -> tuple[int, set[str]]:
    """Forget somebody: get up from every table, take their name off what is over.

    How many seats that gave up, those of guests on their devices among them, and the tables that changed.
    """
    own = (seats.c.person == person) | (seats.c.keeper == person)
    wanted = select(seats.c.table_id, seats.c.seat).where(own)
    held = [(row.table_id, row.seat) for row in connection.execute(wanted)]
    for table, seat in sorted(held):
        seating.forget(connection, table, seat)
        seat_changes.forget(connection, table, seat)
        connection.execute(
            update(chats).where(chats.c.table_id == table, chats.c.seat == seat).values(nickname="")
        )
    push.forget(connection, person)
    statistics.forget(connection, person)
    for kept in (devices, carries, room_people):
        connection.execute(delete(kept).where(kept.c.person == person))
    connection.execute(delete(people).where(people.c.id == person))
    return len(held), {table for table, _ in held} | set(barred.forget(connection, person))


def long_gone(connection: Connection, before: int) -> list[str]:
    """Those who have not come back since a moment."""
    wanted = select(people.c.id).where(people.c.seen < before).order_by(people.c.seen).limit(MOST_FORGOTTEN)
    return list(connection.execute(wanted).scalars())

"""What a host may do about people, before a match and during it; each in one transaction.

Whoever is removed or muted is so for the whole room: the list goes along from table to table.
"""

from sqlalchemy import Connection, delete, update

from monoceros.server.protocol.plain_text import told_apart
from monoceros.server.protocol.problems import TableProblem
from monoceros.server.store import barred
from monoceros.server.store.rooms import member
from monoceros.server.store.schema import room_people
from monoceros.server.store.seating import (
    EMPTY,
    STAND_IN,
    chair_of,
    change_seat,
    change_table,
    lock,
    only_host,
    prepare_anew,
    start_if_full,
    vacate,
)
from monoceros.server.store.stored_table import NO_SEAT, StoredTable
from monoceros.server.store.waiting_room import seated


def remove(connection: Connection, table: str, caller: int | None, seat: int, who: str) -> StoredTable:
    """Remove somebody from the seats of the room, with everybody on their device; a guest goes alone."""
    stored = lock(connection, table)
    only_host(stored, caller)
    chair = seated(stored, seat, who)
    if seat == caller:
        raise TableProblem("own-seat")
    if chair.keeper:
        vacate(connection, stored, seat)
        return stored
    gone = stored.seats_beside(seat)
    person, name = chair.person, chair.nickname
    if person:
        barred.mark(connection, stored, person, name, removed=True)
        forget_in_room(connection, stored.room, person)
    for one in gone:
        vacate(connection, stored, one)
    return stored


def remove_visitor(connection: Connection, table: str, caller: int | None, ref: str) -> StoredTable:
    """Remove somebody who has no seat but asked for one."""
    stored = lock(connection, table)
    only_host(stored, caller)
    someone = member(connection, stored.room, ref)
    barred.mark(connection, stored, someone.person, someone.name, removed=True)
    forget_in_room(connection, stored.room, someone.person)
    return stored


def forget_in_room(connection: Connection, room: str, person: str) -> None:
    """Forget what somebody wanted in a room."""
    here = (room_people.c.room == room) & (room_people.c.person == person)
    connection.execute(delete(room_people).where(here))


def mute(
    connection: Connection, table: str, caller: int | None, seat: int, who: str, *, muted: bool
) -> StoredTable:
    """Let nobody hear any more what is said from somebody's device, or let them be heard again."""
    stored = lock(connection, table)
    only_host(stored, caller)
    chair = seated(stored, seat, who)
    if not chair.device or chair.device == stored.chairs[stored.host].device:
        raise TableProblem("own-seat")
    barred.mark(connection, stored, chair.device, chair.nickname, muted=muted)
    return stored


def pardon(connection: Connection, table: str, caller: int | None, ref: str) -> StoredTable:
    """Let somebody who was removed or muted be as everybody else again."""
    stored = lock(connection, table)
    only_host(stored, caller)
    if ref not in [one.ref for one in stored.barred]:
        raise TableProblem("no-such-person")
    barred.write(connection, stored, [one for one in stored.barred if one.ref != ref])
    return stored


# Somebody who lets everybody wait.


def warn(
    connection: Connection, table: str, caller: int | None, seat: int, who: str, until: int
) -> StoredTable:
    """Warn somebody that a bot is going to play for them (host; the host is warned by anybody)."""
    stored = lock(connection, table)
    if caller is None or seat != stored.host:
        only_host(stored, caller)
    chair = seated(stored, seat, who)
    if seat == caller:
        raise TableProblem("own-seat")
    if stored.status != "playing" or chair.stand_in:
        raise TableProblem("not-stalling")
    if not chair.warned:
        change_seat(connection, stored, seat, warned=until)
    return stored


def after_warning(
    connection: Connection, table: str, seat: int, until: int, *, stalling: bool
) -> StoredTable:
    """What becomes of a warning: a bot plays for whoever still lets everybody wait, or it is taken back."""
    stored = lock(connection, table)
    chair = chair_of(stored, seat)
    if chair.warned == until:
        change_seat(connection, stored, seat, warned=0)
        if stalling and stored.status == "playing" and chair.taken and not chair.stand_in:
            change_seat(connection, stored, seat, stand_in=STAND_IN)
    return stored


# Seats and the host's role in other hands.


def give(
    connection: Connection,
    table: str,
    caller: int | None,
    *,
    ref: str,
    seat: int,
    who: str,
    present: frozenset[int],
) -> StoredTable:
    """Give a seat to somebody who is in the room without one: a bot's, a free one, or that of somebody away.

    The host does; whoever has a seat may give away their own. Nobody who is there loses theirs otherwise.
    """
    stored = lock(connection, table)
    chair = chair_of(stored, seat)
    own = caller is not None and seat in stored.seats_beside(caller)
    if not own:
        only_host(stored, caller)
    if stored.status == "over":
        raise TableProblem("match-over")
    if (who and chair.nickname != who) or (chair.kind == "person" and not chair.taken):
        raise TableProblem("seat-changed")
    if chair.taken and not chair.stand_in and seat in present and not own:
        raise TableProblem("seat-present")
    someone = member(connection, stored.room, ref)
    stored.check_welcome(someone.person)
    if stored.seat_held(someone.person, None) is not None:
        raise TableProblem("other-seat")
    names = [other.nickname for other in stored.chairs if other.seat != seat]
    hosted = chair.person and chair.person == stored.host_person and not own
    entropy = {"entropy": chair.entropy, "entropy_commitment": chair.entropy_commitment}
    change_seat(
        connection,
        stored,
        seat,
        **{
            **EMPTY,
            # The deal is made with what the seat brought to it, whoever goes on playing it.
            **(entropy if stored.status == "playing" else {}),
            "kind": "person",
            "bot": "",
            "stand_in": "",
            "nickname": told_apart(someone.name, names) or chair.nickname,
            "person": someone.person,
            "avatar": someone.avatar,
        },
    )
    if hosted:
        change_table(connection, stored, host_person=someone.person)
    here = (room_people.c.room == stored.room) & (room_people.c.person == someone.person)
    connection.execute(update(room_people).where(here).values(asks=NO_SEAT, wants=False))
    prepare_anew(connection, stored)
    start_if_full(connection, stored)
    return stored


def decline(connection: Connection, table: str, caller: int | None, ref: str) -> StoredTable:
    """Do not give somebody the seat they asked for (host)."""
    stored = lock(connection, table)
    only_host(stored, caller)
    someone = member(connection, stored.room, ref)
    here = (room_people.c.room == stored.room) & (room_people.c.person == someone.person)
    connection.execute(update(room_people).where(here).values(asks=NO_SEAT))
    return stored


def pass_on_host(
    connection: Connection, table: str, caller: int | None, seat: int, who: str, *, host_gone: bool
) -> StoredTable:
    """Let somebody else be host: whom the host names, or oneself when the host has been gone for long."""
    stored = lock(connection, table)
    if caller is None:
        raise TableProblem("not-seated")
    if caller != stored.host:
        if seat != caller:
            raise TableProblem("not-host")
        if not host_gone:
            raise TableProblem("host-here")
    chair = seated(stored, seat, who)
    if not chair.person or chair.stand_in:
        raise TableProblem("seat-changed")
    change_table(connection, stored, host_person=chair.person)
    return stored

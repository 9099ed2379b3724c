"""The table before its match: choosing and swapping seats, more or fewer of them, guests, and who is ready.

Each function is one transaction that locks the table first, as in `seating`.
"""

import msgspec
from sqlalchemy import Connection, delete, insert, update

from monoceros.server.protocol.identity import AVATARS
from monoceros.server.protocol.messages import MOST_SEATS
from monoceros.server.protocol.plain_text import told_apart
from monoceros.server.protocol.problems import TableProblem
from monoceros.server.store.schema import room_people, seats
from monoceros.server.store.seating import (
    EMPTY,
    chair_of,
    change_seat,
    change_table,
    lock,
    only_host,
    prepare_anew,
    start_if_full,
    vacate,
)
from monoceros.server.store.stored_table import NO_SEAT, Chair, Starts, StoredTable, checked_setup


def _waiting(connection: Connection, table: str) -> StoredTable:
    """A table whose match has not begun, locked."""
    stored = lock(connection, table)
    if stored.status != "open":
        raise TableProblem("started")
    return stored


def take_seat(connection: Connection, table: str, own: int, seat: int) -> StoredTable:
    """Move to a free seat, or change places with a bot; of a person it is asked, until they want it too.

    One's own seat takes a wish back.
    """
    stored = _waiting(connection, table)
    there = chair_of(stored, seat)
    if seat == own or not there.taken:
        change_seat(connection, stored, own, swap=NO_SEAT)
        if seat != own:
            _exchange(connection, stored, own, seat)
    elif there.swap == own or there.device == stored.chairs[own].device:
        _exchange(connection, stored, own, seat)
    else:
        change_seat(connection, stored, own, swap=seat)
    return stored


def _exchange(connection: Connection, stored: StoredTable, one: int, other: int) -> None:
    """Let two seats change places with all that belongs to whoever has them."""
    first, second = stored.chairs[one], stored.chairs[other]
    for seat, chair in ((one, msgspec.structs.replace(second)), (other, msgspec.structs.replace(first))):
        values = msgspec.structs.asdict(chair)
        del values["seat"]
        change_seat(connection, stored, seat, **{**values, "swap": NO_SEAT})
    _forget_wishes(connection, stored, {one, other})
    prepare_anew(connection, stored)
    start_if_full(connection, stored)


def _forget_wishes(connection: Connection, stored: StoredTable, about: set[int]) -> None:
    """Wishes for seats where somebody else sits now are wishes no longer."""
    for chair in stored.chairs:
        if chair.swap in about:
            change_seat(connection, stored, chair.seat, swap=NO_SEAT)
    asks = (room_people.c.room == stored.room) & room_people.c.asks.in_(about)
    connection.execute(update(room_people).where(asks).values(asks=NO_SEAT))


def add_seat(connection: Connection, table: str, caller: int | None) -> StoredTable:
    """One more seat, for somebody to come (host)."""
    stored = _waiting(connection, table)
    only_host(stored, caller)
    check_size(stored, len(stored.chairs) + 1)
    chair = Chair(seat=len(stored.chairs))
    connection.execute(insert(seats), {"table_id": stored.id, **msgspec.structs.asdict(chair)})
    stored.chairs.append(chair)
    prepare_anew(connection, stored)
    return stored


def close_seat(connection: Connection, table: str, caller: int | None, seat: int) -> StoredTable:
    """One seat less: a free one, or a bot's (host). Those behind it move up."""
    stored = _waiting(connection, table)
    only_host(stored, caller)
    if chair_of(stored, seat).taken:
        raise TableProblem("seat-busy")
    check_size(stored, len(stored.chairs) - 1)
    _forget_wishes(connection, stored, set(range(MOST_SEATS)))
    here = seats.c.table_id == stored.id
    connection.execute(delete(seats).where(here, seats.c.seat == seat))
    del stored.chairs[seat]
    for place, chair in enumerate(stored.chairs):
        if chair.seat != place:
            connection.execute(update(seats).where(here, seats.c.seat == chair.seat).values(seat=place))
            chair.seat = place
    prepare_anew(connection, stored)
    start_if_full(connection, stored)
    return stored


def check_size(stored: StoredTable, count: int) -> None:
    """Raise the mistake that tells why a table cannot have so many seats, if it cannot."""
    checked_setup(stored.game, stored.edition, count, stored.played_options(), stored.pack_text)


def be_ready(connection: Connection, table: str, own: int, *, ready: bool) -> StoredTable:
    """Say that one is ready, or not yet, for everybody on one's device."""
    stored = _waiting(connection, table)
    for seat in stored.seats_beside(own):
        change_seat(connection, stored, seat, ready=ready)
    return stored


def start_when(connection: Connection, table: str, caller: int | None, starts: Starts) -> StoredTable:
    """Let the match begin as soon as the table is full, or when the host says so (host)."""
    stored = _waiting(connection, table)
    only_host(stored, caller)
    change_table(connection, stored, starts=starts)
    start_if_full(connection, stored)
    return stored


def free_seat(connection: Connection, table: str, caller: int | None, seat: int, who: str) -> StoredTable:
    """Free the seat of somebody who is away, with those of everybody on their device (host)."""
    stored = _waiting(connection, table)
    only_host(stored, caller)
    held = seated(stored, seat, who)
    if held.device and held.device == stored.chairs[stored.host].device and not held.keeper:
        raise TableProblem("own-seat")
    for one in stored.seats_beside(seat) if held.person else [seat]:
        vacate(connection, stored, one)
    return stored


def seated(stored: StoredTable, seat: int, who: str) -> Chair:
    """A seat with a person, who has the name by which the caller means them, if they gave one."""
    chair = chair_of(stored, seat)
    if not chair.taken or (who and chair.nickname != who):
        raise TableProblem("seat-changed")
    return chair


# Several people on one device.


def add_guest(connection: Connection, table: str, own: int, seat: int | None, nickname: str) -> StoredTable:
    """Seat somebody who plays on the device of a person at the table: where it is said, or beside them."""
    stored = _waiting(connection, table)
    free = [chair.seat for chair in stored.chairs if chair.kind == "open"]
    if not free:
        raise TableProblem("table-full")
    if seat is not None and chair_of(stored, seat).seat not in free:
        raise TableProblem("seat-busy")
    keeper = stored.chairs[own].person
    if not keeper:
        raise TableProblem("nobody-yet")
    stored.check_welcome(keeper)
    chosen = next((one for one in free if one > own), free[0]) if seat is None else seat
    guest = guest_chair(chosen, nickname, keeper, stored.chairs)
    values = msgspec.structs.asdict(guest)
    del values["seat"]
    change_seat(connection, stored, chosen, **values)
    start_if_full(connection, stored)
    return stored


def guest_chair(seat: int, nickname: str, keeper: str, others: list[Chair]) -> Chair:
    """The seat of a guest on somebody's device, with an own name and an unicorn nobody else there has."""
    used = {chair.avatar for chair in others}
    avatar = next((one for one in AVATARS if one not in used), AVATARS[seat])
    name = told_apart(nickname, (chair.nickname for chair in others))
    return Chair(
        **{**EMPTY, "seat": seat, "kind": "person", "nickname": name, "keeper": keeper, "avatar": avatar}
    )

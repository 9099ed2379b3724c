"""Who sits where: every change of a table's seats, each in one transaction.

Each function locks the table's row first, so changes of one table happen one after the other whichever
process makes them, reads how the table stands, and writes what follows. A problem undoes all of it.
"""

from typing import Any

import msgspec
from sqlalchemy import Connection, update
from sqlalchemy.exc import IntegrityError

from monoceros.bots.names import free_name
from monoceros.server.protocol.plain_text import told_apart
from monoceros.server.protocol.problems import TableProblem
from monoceros.server.protocol.timestamps import SECOND, now
from monoceros.server.protocol.tokens import new_code
from monoceros.server.store import seat_changes
from monoceros.server.store.database import read_table, write_table
from monoceros.server.store.fairness import (
    ENTROPY_SECONDS,
    OWED,
    checked_commitment,
    checked_entropy,
    commitment_to,
    new_secret,
)
from monoceros.server.store.schema import seats, tables
from monoceros.server.store.stored_table import NO_SEAT, Chair, StoredTable

EMPTY: dict[str, Any] = {
    "token": "",
    "entropy": "",
    "entropy_commitment": "",
    "person": "",
    "keeper": "",
    "avatar": "",
    "ready": False,
    "warned": 0,
    "swap": NO_SEAT,
}
"""What a seat has that belongs to nobody."""
STAND_IN = "heuristic"
"""The bot that plays for a person who left."""


def lock(connection: Connection, table: str) -> StoredTable:
    """Lock the row of a table until the end of the transaction, and read it."""
    held = update(tables).where(tables.c.id == table).values(changes=tables.c.changes + 1, touched=now())
    connection.execute(held)
    stored = read_table(connection, table)
    if stored is None:
        raise TableProblem("no-such-table")
    return stored


def change_seat(connection: Connection, stored: StoredTable, seat: int, **changes: Any) -> None:
    """Write some changes of a seat, here and in the database; in a match they are kept to be told."""
    before = msgspec.structs.replace(stored.chairs[seat])
    connection.execute(
        update(seats).where(seats.c.table_id == stored.id, seats.c.seat == seat).values(**changes)
    )
    for field, value in changes.items():
        setattr(stored.chairs[seat], field, value)
    if stored.status == "playing":
        seat_changes.note(connection, stored.id, before, stored.chairs[seat])


def change_table(connection: Connection, stored: StoredTable, **changes: Any) -> None:
    """Write some changes of a table, here and in the database."""
    connection.execute(update(tables).where(tables.c.id == stored.id).values(**changes))
    for field, value in changes.items():
        setattr(stored, field, value)


def start_if_full(connection: Connection, stored: StoredTable) -> None:
    """Begin the match if nobody is missing, once everybody who has committed to entropy has revealed it.

    Where the host wants to say when, nothing begins before they have.
    """
    if stored.status != "open" or stored.starts == "host" or any(chair.waiting for chair in stored.chairs):
        return
    if not stored.revealing:
        change_table(connection, stored, status="playing", began=now(), entropy_asked=0)
    elif not any(chair.entropy_state == "revealed" for chair in stored.chairs):
        change_table(connection, stored, entropy_asked=now())


def prepare_anew(connection: Connection, stored: StoredTable) -> None:
    """Prepare the deal anew if anybody has revealed: with another secret, and other entropy of everybody."""
    change_table(connection, stored, entropy_asked=0)
    if stored.status != "open" or not any(chair.entropy_state == "revealed" for chair in stored.chairs):
        return
    secret = new_secret()
    change_table(
        connection,
        stored,
        secret=secret,
        commitment=commitment_to(secret),
        deals=stored.deals + 1,
        entropy_asked=now(),
    )
    for chair in stored.chairs:
        if chair.entropy_commitment:
            change_seat(connection, stored, chair.seat, entropy="", entropy_commitment=OWED)


def commit_entropy(connection: Connection, table: str, seat: int, committed: str) -> StoredTable:
    """Commit to other entropy, where a seat is asked to."""
    stored = lock(connection, table)
    if chair_of(stored, seat).entropy_state != "owed":
        raise TableProblem("entropy-not-asked")
    change_seat(connection, stored, seat, entropy_commitment=checked_commitment(committed))
    start_if_full(connection, stored)
    return stored


def reveal_entropy(connection: Connection, table: str, seat: int, entropy: str) -> StoredTable:
    """Reveal what a seat has committed to, once everybody has; the match begins with the last."""
    stored = lock(connection, table)
    chair = chair_of(stored, seat)
    if chair.entropy and chair.entropy == entropy:
        return stored
    if not stored.revealing or chair.entropy_state != "committed":
        raise TableProblem("entropy-not-asked")
    change_seat(connection, stored, seat, entropy=checked_entropy(entropy, chair.entropy_commitment))
    start_if_full(connection, stored)
    return stored


def go_without(connection: Connection, table: str) -> StoredTable:
    """Deal without the entropy of those who have kept everybody waiting for too long."""
    stored = lock(connection, table)
    if not stored.entropy_asked or now() < stored.entropy_asked + ENTROPY_SECONDS * SECOND:
        return stored
    late = "committed" if stored.revealing else "owed"
    for chair in stored.chairs:
        if chair.entropy_state == late:
            change_seat(connection, stored, chair.seat, entropy="", entropy_commitment="")
    prepare_anew(connection, stored)
    start_if_full(connection, stored)
    return stored


def chair_of(stored: StoredTable, seat: int) -> Chair:
    """A seat there is, or a problem."""
    if not 0 <= seat < len(stored.chairs):
        raise TableProblem("no-such-seat", seat=seat)
    return stored.chairs[seat]


def only_host(stored: StoredTable, seat: int | None) -> None:
    """Raise unless this is the host's seat."""
    if seat is None:
        raise TableProblem("not-seated")
    if seat != stored.host:
        raise TableProblem("not-host")


def name_bots(chairs: list[Chair]) -> None:
    """Give every bot that has no name yet one of its own."""
    for chair in chairs:
        if chair.kind == "bot" and not chair.nickname:
            chair.nickname = free_name(other.nickname for other in chairs)


def write_new(connection: Connection, stored: StoredTable) -> StoredTable:
    """Open a table, with another code if somebody else got the same one; it starts if nobody is missing."""
    for _ in range(5):
        try:
            with connection.begin_nested():
                write_table(connection, stored)
        except IntegrityError:
            stored.code = new_code()
        else:
            if any(chair.entropy_state == "owed" for chair in stored.chairs):
                change_table(connection, stored, entropy_asked=now())
            if stored.starts == "host" and not _expects_anybody(stored):
                change_table(connection, stored, starts="full")
            start_if_full(connection, stored)
            return stored
    raise TableProblem("storage")


def _expects_anybody(stored: StoredTable) -> bool:
    """Whether somebody is to come from elsewhere, for whom the host may want to wait."""
    return any(chair.kind != "bot" and not chair.keeper for chair in stored.chairs[1:])


def sit_down(
    connection: Connection,
    table: str,
    *,
    seat: int | None,
    nickname: str,
    person: str,
    avatar: str,
    committed: str,
) -> StoredTable:
    """Take an open seat: the one that is named, or the first. Who sits there already stays where they are."""
    stored = lock(connection, table)
    if stored.seat_held(person, None) is not None:
        return stored
    stored.check_welcome(person)
    if stored.status != "open":
        raise TableProblem("started")
    free = [chair.seat for chair in stored.chairs if chair.kind == "open"]
    if not free:
        raise TableProblem("table-full")
    if seat is not None and chair_of(stored, seat).seat not in free:
        raise TableProblem("seat-busy")
    chosen = free[0] if seat is None else seat
    change_seat(
        connection,
        stored,
        chosen,
        kind="person",
        nickname=told_apart(nickname, (chair.nickname for chair in stored.chairs)),
        person=person,
        avatar=avatar,
        entropy_commitment=checked_commitment(committed),
    )
    start_if_full(connection, stored)
    return stored


def start(connection: Connection, table: str, caller: int | None, bot: str = "") -> StoredTable:
    """Start the match (host): with bots of this level on the seats that are still free, or with none free."""
    stored = lock(connection, table)
    only_host(stored, caller)
    if stored.status != "open":
        raise TableProblem("started")
    for chair in stored.chairs if bot else ():
        if chair.kind == "open":
            _seat_bot(connection, stored, chair, bot)
    if any(chair.kind == "open" or (chair.kind == "person" and not chair.taken) for chair in stored.chairs):
        raise TableProblem("seats-open")
    for chair in stored.chairs:
        if chair.program and not chair.ready:
            raise TableProblem("program-away", name=chair.nickname)
    change_table(connection, stored, starts="full")
    start_if_full(connection, stored)
    return stored


def _seat_bot(connection: Connection, stored: StoredTable, chair: Chair, bot: str) -> None:
    keeps = chair.kind == "bot" and chair.nickname
    name = chair.nickname if keeps else free_name(other.nickname for other in stored.chairs)
    change_seat(connection, stored, chair.seat, kind="bot", bot=bot, stand_in="", nickname=name, **EMPTY)


def let_bot_play(connection: Connection, table: str, caller: int | None, seat: int, bot: str) -> StoredTable:
    """Fill a seat with a bot, or let one stand in for a person while the match goes on."""
    stored = lock(connection, table)
    only_host(stored, caller)
    chair = chair_of(stored, seat)
    if stored.status == "over":
        raise TableProblem("match-over")
    if stored.status == "playing" and chair.kind == "person":
        change_seat(connection, stored, seat, stand_in=bot, warned=0)
    elif chair.kind == "bot" or chair.waiting:
        _seat_bot(connection, stored, chair, bot)
        start_if_full(connection, stored)
    else:
        raise TableProblem("seat-busy")
    return stored


def give_back(connection: Connection, table: str, caller: int | None, seat: int) -> StoredTable:
    """Let a person play again for themselves, or open a bot's seat before the match."""
    stored = lock(connection, table)
    only_host(stored, caller)
    chair = chair_of(stored, seat)
    if stored.status == "open" and chair.kind == "bot":
        change_seat(connection, stored, seat, kind="open", bot="", nickname="", **EMPTY)
        prepare_anew(connection, stored)
    elif chair.stand_in:
        change_seat(connection, stored, seat, stand_in="")
    elif chair.kind == "bot":
        raise TableProblem("started")
    return stored


def leave(connection: Connection, table: str, seat: int) -> StoredTable:
    """Get up, with everybody who plays on the same device; a guest there gets up alone.

    A bot plays on; before the match the seat is open again, and an empty table closes.
    """
    stored = lock(connection, table)
    if stored.chairs[seat].keeper:
        vacate(connection, stored, seat)
        return stored
    for own in stored.seats_beside(seat):
        if stored.status == "playing":
            change_seat(connection, stored, own, stand_in=STAND_IN, warned=0)
        elif stored.status == "open":
            vacate(connection, stored, own)
    return stored


def vacate(connection: Connection, stored: StoredTable, seat: int) -> None:
    """Take whoever has a seat off it for good: it is open again before the match, a bot's during it.

    An empty table closes. After the match the seat is nobody's, and keeps its name.
    """
    if stored.status == "open":
        change_seat(connection, stored, seat, kind="open", bot="", stand_in="", nickname="", **EMPTY)
        for chair in stored.chairs:
            if chair.swap == seat:
                change_seat(connection, stored, chair.seat, swap=NO_SEAT)
        prepare_anew(connection, stored)
        if not any(chair.taken for chair in stored.chairs):
            change_table(connection, stored, status="over")
        return
    nobody = {"token": "", "person": "", "keeper": "", "avatar": "", "warned": 0}
    if stored.status == "playing":
        name = free_name(other.nickname for other in stored.chairs)
        change_seat(connection, stored, seat, kind="bot", bot=STAND_IN, stand_in="", nickname=name, **nobody)
    else:
        change_seat(connection, stored, seat, **nobody)


def come_back(connection: Connection, table: str, seat: int) -> StoredTable:
    """Sit down again where a bot has been standing in, with everybody who plays on the same device."""
    stored = lock(connection, table)
    for own in stored.seats_beside(seat):
        if stored.chairs[own].stand_in:
            change_seat(connection, stored, own, stand_in="", warned=0)
    return stored


def finish(connection: Connection, table: str, result: str) -> StoredTable:
    """Write down how the match ended."""
    stored = lock(connection, table)
    change_table(connection, stored, status="over", result=result)
    return stored


def leave_code(connection: Connection, table: str, code: str) -> None:
    """Give a table's join code away to the next table of its room."""
    connection.execute(update(tables).where(tables.c.id == table).values(code=code))


def lead_on(connection: Connection, table: str, following: str) -> None:
    """Let a table that is over lead to the next of its room."""
    connection.execute(update(tables).where(tables.c.id == table).values(following=following))


def hand_over(connection: Connection, table: str, seat: int, person: str, avatar: str) -> StoredTable:
    """Let a seat belong to another person: whoever opened its link."""
    stored = lock(connection, table)
    if stored.chairs[seat].program:
        raise TableProblem("seat-link")
    if stored.seat_held(person, None) not in (None, seat):
        raise TableProblem("other-seat")
    stored.check_welcome(person)
    change_seat(connection, stored, seat, person=person, avatar=avatar, stand_in="")
    return stored


def adopt(connection: Connection, table: str, token: str, person: str, avatar: str) -> bool:
    """Let a seat that only a token opens belong to a person from now on; False where somebody has it."""
    stored = lock(connection, table)
    seat = stored.seat_of(token)
    if seat is None or stored.chairs[seat].person or stored.seat_held(person, None) is not None:
        return False
    if stored.chairs[seat].program:
        return False
    if stored.barred_as(person) is not None:
        return False
    change_seat(connection, stored, seat, person=person, avatar=avatar)
    return True


def forget(connection: Connection, table: str, seat: int) -> None:
    """Take a person off a seat for ever: nothing at the table tells of them any more.

    Before the match the seat is open again, during it a bot has it, and after it nobody is named there.
    """
    stored = lock(connection, table)
    vacate(connection, stored, seat)
    if stored.chairs[seat].kind == "person":
        change_seat(connection, stored, seat, nickname="")

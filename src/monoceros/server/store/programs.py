"""Seats that programs of others play: given away, taken, and lost to a stand-in. Each in one transaction."""

from sqlalchemy import Connection

from monoceros.bots.names import free_name
from monoceros.server.protocol.plain_text import told_apart
from monoceros.server.protocol.problems import TableProblem
from monoceros.server.store.seating import (
    EMPTY,
    STAND_IN,
    chair_of,
    change_seat,
    lock,
    only_host,
    prepare_anew,
    start_if_full,
)
from monoceros.server.store.stored_table import PROGRAM, StoredTable


def invite(
    connection: Connection, table: str, caller: int | None, seat: int, *, name: str, token: str
) -> StoredTable:
    """Keep a free seat or a bot's for a program with this token, by its digest (host).

    Before the match everybody waits for it. During the match a stand-in plays until it has come. A program
    that had the seat has lost it.
    """
    stored = lock(connection, table)
    only_host(stored, caller)
    chair = chair_of(stored, seat)
    if stored.status == "over":
        raise TableProblem("match-over")
    if chair.kind == "person":
        raise TableProblem("seat-busy")
    others = [other.nickname for other in stored.chairs if other.seat != seat]
    called = told_apart(name, others) if name else chair.nickname or free_name(others)
    held = {**EMPTY, "token": token, "stand_in": STAND_IN if stored.status == "playing" else ""}
    change_seat(connection, stored, seat, kind="bot", bot=PROGRAM, nickname=called, **held)
    prepare_anew(connection, stored)
    return stored


def arrive(connection: Connection, table: str, seat: int) -> StoredTable:
    """Let a program that has come play its seat; the match begins if it was the last to come."""
    stored = lock(connection, table)
    if chair_of(stored, seat).program:
        change_seat(connection, stored, seat, ready=True, stand_in="")
        start_if_full(connection, stored)
    return stored


def give_up_on(connection: Connection, table: str, seat: int) -> StoredTable:
    """Let a stand-in play for a program that lets everybody wait, until it comes back."""
    stored = lock(connection, table)
    chair = chair_of(stored, seat)
    if stored.status == "playing" and chair.program and not chair.stand_in:
        change_seat(connection, stored, seat, stand_in=STAND_IN)
    return stored

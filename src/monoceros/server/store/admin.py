"""What whoever runs a server may do to its tables and visitors, in the database itself.

Running servers notice within half a minute: they look from time to time which sheets have changed, and who is
kept out.
"""

from ipaddress import ip_network
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from monoceros.core.match import Match
from monoceros.core.mistakes import Mistake
from monoceros.core.record import format_record
from monoceros.server.protocol.timestamps import now
from monoceros.server.store import housekeeping
from monoceros.server.store.database import read_log, read_table
from monoceros.server.store.schema import actions, blocked, tables
from monoceros.server.store.stored_table import UNDO, StoredTable


class Listed(NamedTuple):
    """A table in a list."""

    id: str
    game: str
    status: str
    created: int
    actions: int
    players: str


def list_tables(connection: Connection, status: str, most: int) -> list[Listed]:
    """The newest tables, of one status or of all."""
    wanted = select(tables.c.id).order_by(tables.c.created.desc()).limit(most)
    if status:
        wanted = wanted.where(tables.c.status == status)
    found = [_found(connection, table) for table in connection.execute(wanted).scalars()]
    return [
        Listed(
            stored.id,
            stored.game,
            stored.status,
            stored.created,
            connection.execute(select(func.count()).where(actions.c.table_id == stored.id)).scalar_one(),
            ", ".join(stored.players()),
        )
        for stored in found
    ]


def close_table(connection: Connection, table: str) -> None:
    """End a table as it stands: nobody sits down or plays there any more, and everybody may still look."""
    _found(connection, table)
    held = update(tables).where(tables.c.id == table)
    connection.execute(held.values(status="over", changes=tables.c.changes + 1, touched=now()))


def remove_table(connection: Connection, table: str) -> None:
    """Remove a table with all that belongs to it."""
    _found(connection, table)
    housekeeping.erase(connection, table)


def export_table(connection: Connection, table: str) -> str:
    """The match of a table as a record, as far as it has come. It tells every card and the secret."""
    stored = _found(connection, table)
    if not stored.began:
        raise Mistake("table-not-begun", table=table)
    match = Match(stored.find_game(), stored.setup(), stored.chance(), stored.players())
    for entry in read_log(connection, table, 0):
        if entry.action == UNDO:
            match.undo(entry.seat)
        else:
            match.play(entry.seat, entry.action)
    return format_record(match.record())


def _found(connection: Connection, table: str) -> StoredTable:
    stored = read_table(connection, table)
    if stored is None:
        raise Mistake("table-unknown", table=table)
    return stored


def block(connection: Connection, address: str) -> str:
    """Keep an address, or a network such as 192.0.2.0/24, from the server; how it is kept."""
    kept = _network(address)
    connection.execute(delete(blocked).where(blocked.c.address == kept))
    connection.execute(insert(blocked).values(address=kept, since=now()))
    return kept


def unblock(connection: Connection, address: str) -> str:
    """Let an address or a network in again."""
    kept = _network(address)
    if connection.execute(delete(blocked).where(blocked.c.address == kept)).rowcount != 1:
        raise Mistake("address-not-blocked", address=kept)
    return kept


def _network(address: str) -> str:
    try:
        return str(ip_network(address, strict=False))
    except ValueError as error:
        raise Mistake("address-unusable", address=address) from error

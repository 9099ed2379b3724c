"""Who may not sit down or talk in a room: a list that goes along from table to table."""

import msgspec
from sqlalchemy import Connection, select

from monoceros.server.protocol.tokens import new_id
from monoceros.server.store.schema import tables
from monoceros.server.store.seating import change_table, lock
from monoceros.server.store.stored_table import Barred, StoredTable

MOST_BARRED = 100
"""People one room may bar; whoever was barred first is forgotten first."""


def write(connection: Connection, stored: StoredTable, barred: list[Barred]) -> None:
    """Keep a list of people who are barred."""
    kept = barred[-MOST_BARRED:]
    change_table(connection, stored, barred=msgspec.json.encode(kept).decode())
    stored.barred = kept


def mark(connection: Connection, stored: StoredTable, person: str, name: str, **marks: bool) -> None:
    """Mark somebody as `removed` or `muted`; whoever is neither any more is off the list."""
    known = stored.barred_as(person) or Barred(person, new_id(), name, removed=False, muted=False)
    changed = msgspec.structs.replace(known, **marks)
    others = [one for one in stored.barred if one.person != person]
    write(connection, stored, [*others, changed] if changed.removed or changed.muted else others)


def forget(connection: Connection, person: str) -> list[str]:
    """Take somebody off every list; the tables that changed."""
    listing = (tables.c.barred != "[]") & tables.c.barred.contains(person, autoescape=True)
    changed = list(connection.execute(select(tables.c.id).where(listing)).scalars())
    for table in changed:
        stored = lock(connection, table)
        write(connection, stored, [one for one in stored.barred if one.person != person])
    return changed

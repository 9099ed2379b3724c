"""Rooms in the database: which table is the one of the moment, who is there, and how the evening went."""

import re
from collections.abc import Callable

import msgspec
from sqlalchemy import Connection, func, insert, or_, select, update

from monoceros.core.contract import seat_letter
from monoceros.server.protocol.problems import TableProblem
from monoceros.server.protocol.rooms import ChosenBy, PlayedGame, Standing
from monoceros.server.protocol.timestamps import iso, now
from monoceros.server.protocol.tokens import new_code, new_id
from monoceros.server.store import seating
from monoceros.server.store.database import read_table
from monoceros.server.store.people import Person
from monoceros.server.store.schema import people, room_people, rooms, seats, tables
from monoceros.server.store.stored_table import NO_SEAT, StoredTable

MOST_GAMES = 500
"""Games one room may see; then it is time for another room."""
MOST_PEOPLE = 200
"""People who may ask for a seat in one room."""
LISTED = 50
SHOWN = 20
"""Games of the evening that are told."""
WINNERS = re.compile(r"winners=([A-Z]*)")


class StoredRoom(msgspec.Struct, kw_only=True):
    """A room, by the id of its first table."""

    id: str
    current: str
    chosen_by: ChosenBy
    created: int


class Member(msgspec.Struct, frozen=True):
    """Somebody who came to a room, by the id of their person, which never leaves the server.

    `ref` names them to the others in the room; `asks` is the seat they ask for while a game is going on.
    """

    person: str
    name: str
    avatar: str
    wants: bool
    vote: str
    ref: str
    asks: int


def open_room(connection: Connection, stored: StoredTable) -> None:
    """Open the room of a table that is its first."""
    values = {"id": stored.room, "current": stored.id, "chosen_by": "host", "created": stored.created}
    connection.execute(insert(rooms), values)


def read(connection: Connection, room: str) -> StoredRoom:
    """A room by its id."""
    found = connection.execute(select(rooms).where(rooms.c.id == room)).mappings().first()
    if found is None:
        raise TableProblem("no-such-room")
    return StoredRoom(**found)


def current_table(connection: Connection, room: str) -> StoredTable | None:
    """The table of the moment in a room, for a list; None where there is no such room."""
    current = connection.execute(select(rooms.c.current).where(rooms.c.id == room)).scalar()
    return None if current is None else read_table(connection, current, listed=True)


def members(connection: Connection, room: str) -> list[Member]:
    """Who asked for a seat or voted, longest there first."""
    wanted = (
        select(
            room_people.c.person,
            people.c.name,
            people.c.avatar,
            room_people.c.wants,
            room_people.c.vote,
            room_people.c.ref,
            room_people.c.asks,
        )
        .join(people, people.c.id == room_people.c.person)
        .where(room_people.c.room == room)
        .order_by(room_people.c.since, room_people.c.person)
    )
    return [Member(*row) for row in connection.execute(wanted)]


def member(connection: Connection, room: str, ref: str) -> Member:
    """Somebody in a room, by the name the others know them by."""
    for someone in members(connection, room) if ref else []:
        if someone.ref == ref:
            return someone
    raise TableProblem("no-such-person")


def note(connection: Connection, room: str, person: str, **values: object) -> None:
    """Note what somebody in a room wants or votes for."""
    read(connection, room)
    own = (room_people.c.room == room) & (room_people.c.person == person)
    if connection.execute(update(room_people).where(own).values(**values)).rowcount:
        nameless = own & (room_people.c.ref == "")
        connection.execute(update(room_people).where(nameless).values(ref=new_id()))
        return
    count = select(func.count()).select_from(room_people).where(room_people.c.room == room)
    if connection.execute(count).scalar_one() >= MOST_PEOPLE:
        raise TableProblem("room-crowded", most=MOST_PEOPLE)
    fresh: dict[str, object] = {"wants": False, "vote": "", "ref": new_id(), "asks": NO_SEAT, **values}
    connection.execute(insert(room_people), {"room": room, "person": person, "since": now(), **fresh})


def choose_by(connection: Connection, room: str, by: ChosenBy) -> None:
    """Let the host or a vote decide from now on."""
    connection.execute(update(rooms).where(rooms.c.id == room).values(chosen_by=by))


def rooms_of(connection: Connection, person: str) -> list[StoredRoom]:
    """The rooms somebody has a seat in or asked for one, newest first."""
    seated = select(seats.c.seat).where(seats.c.table_id == rooms.c.current, seats.c.person == person)
    known = select(room_people.c.room).where(room_people.c.room == rooms.c.id, room_people.c.person == person)
    wanted = (
        select(rooms)
        .where(or_(seated.exists(), known.exists()))
        .order_by(rooms.c.created.desc(), rooms.c.id)
        .limit(LISTED)
    )
    return [StoredRoom(**row) for row in connection.execute(wanted).mappings()]


def move_on(connection: Connection, after: str, prepare: Callable[[list[Person]], StoredTable]) -> str:
    """Open the next table of a room after one that is over, once whoever asks first; its id.

    `prepare` makes it, with seats for the late friends it is told. The room's code goes along.
    """
    old = seating.lock(connection, after)
    if old.following:
        return old.following
    if old.status != "over":
        raise TableProblem("match-not-over")
    room = read(connection, old.room)
    count = select(func.count()).select_from(tables).where(tables.c.room == room.id)
    if connection.execute(count).scalar_one() >= MOST_GAMES:
        raise TableProblem("room-full", most=MOST_GAMES)
    sitting = {chair.person for chair in old.chairs if chair.person}
    sitting |= {one.person for one in old.barred if one.removed}
    late = [one for one in members(connection, room.id) if one.wants and one.person not in sitting]
    following = prepare([Person(one.person, one.name, one.avatar, "", 0, 0) for one in late])
    following.room, following.host_person, following.code = room.id, old.host_person, old.code
    following.barred = old.barred
    seating.leave_code(connection, old.id, new_code())
    seating.write_new(connection, following)
    seating.lead_on(connection, old.id, following.id)
    connection.execute(update(rooms).where(rooms.c.id == room.id).values(current=following.id))
    seated = [chair.person for chair in following.chairs if chair.person]
    here = room_people.c.room == room.id
    connection.execute(update(room_people).where(here).values(vote="", asks=NO_SEAT))
    connection.execute(update(room_people).where(here, room_people.c.person.in_(seated)).values(wants=False))
    return following.id


# The evening.


class Evening(msgspec.Struct):
    """How the games of a room went."""

    games: int
    score: list[Standing]
    played: list[PlayedGame]


class _Tally(msgspec.Struct):
    name: str
    avatar: str
    bot: bool
    games: int = 0
    wins: int = 0


def evening(connection: Connection, room: str, you: str) -> Evening:
    """The score of a room: who has won how many of the games that are over."""
    over = (
        select(tables.c.id, tables.c.game, tables.c.result, tables.c.created, seats)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(tables.c.room == room, tables.c.result != "")
        .order_by(tables.c.created, tables.c.id, seats.c.seat)
    )
    tallies: dict[str, _Tally] = {}
    played: dict[str, PlayedGame] = {}
    for row in connection.execute(over).mappings():
        game = played.setdefault(row["id"], PlayedGame(row["id"], row["game"], [], iso(row["created"])))
        found = WINNERS.search(row["result"])
        won = found is not None and seat_letter(row["seat"]) in found[1]
        if won:
            game.winners.append(row["nickname"])
        # Whoever was forgotten has no name and no score; a bot is known by its name,
        # and so is a guest on somebody's device.
        bot = row["kind"] == "bot"
        guest = f"guest {row['nickname']} {row['keeper']}" if row["keeper"] else ""
        who = f"bot {row['nickname']}" if bot else row["person"] or guest
        if who:
            tally = tallies.setdefault(who, _Tally(row["nickname"], row["avatar"], bot))
            tally.games += 1
            tally.wins += won
    names = select(people.c.id, people.c.name, people.c.avatar).where(people.c.id.in_(list(tallies)))
    for known in connection.execute(names):
        tallies[known.id].name = known.name or tallies[known.id].name
        tallies[known.id].avatar = known.avatar
    score = [
        Standing(tally.name, tally.avatar or None, tally.bot, who == you, tally.games, tally.wins)
        for who, tally in tallies.items()
    ]
    score.sort(key=lambda one: (-one.wins, one.games, one.name))
    return Evening(len(played), score, list(played.values())[: -SHOWN - 1 : -1])

"""Who sits where at the next game of a room. Nobody who is missing keeps it from beginning.

Whoever is there keeps their seat; late friends take the seats of bots; whoever is away has theirs with a bot
that plays until they come back, as long as there are seats for everybody.
"""

from collections.abc import Container, Sequence

from monoceros.bots.names import free_name
from monoceros.server.protocol.plain_text import told_apart
from monoceros.server.store.fairness import OWED
from monoceros.server.store.people import Person
from monoceros.server.store.seating import STAND_IN
from monoceros.server.store.stored_table import Chair, StoredTable


def seats_needed(old: StoredTable, late: int, fewest: int, most: int) -> int:
    """How many seats the next game has unless somebody says otherwise: as many as before, or as people."""
    people = sum(chair.taken for chair in old.chairs) + late
    return max(fewest, min(most, max(len(old.chairs), people)))


def next_chairs(
    old: StoredTable, seats: int, *, here: Container[str], late: Sequence[Person], bot: str
) -> list[Chair]:
    """The seats of the next game. `here` are the ids of the people who are there."""
    stayed = [_carried(chair, here) for chair in old.chairs if chair.taken]
    names = [chair.nickname for chair in stayed]
    friends: list[Chair] = []
    for person in late:
        name = told_apart(person.name, [*names, *(friend.nickname for friend in friends)])
        friends.append(_seated(-1, name, person.id, person.avatar, away=person.id not in here))
    there = [chair for chair in stayed if not chair.stand_in]
    away = [chair for chair in stayed if chair.stand_in]
    people = [*there, *friends, *away][:seats]
    free = set(range(seats))
    for chair in people:
        if chair.seat in free:
            free.discard(chair.seat)
        else:
            chair.seat = -1
    for chair in people:
        if chair.seat < 0:
            chair.seat = min(free)
            free.discard(chair.seat)
    return sorted([*people, *_bots(old, sorted(free), bot, people)], key=lambda chair: chair.seat)


def _bots(old: StoredTable, free: list[int], bot: str, people: list[Chair]) -> list[Chair]:
    """Bots for the seats that are left: those of before, under their names, then new ones."""
    carried = [chair for chair in old.chairs if chair.kind == "bot"]
    taken = [chair.nickname for chair in (*people, *carried)]
    bots: list[Chair] = []
    for seat in free:
        if carried:
            before = carried.pop(0)
            again = Chair(seat=seat, kind="bot", bot=before.bot, nickname=before.nickname)
            # A program comes along with its token; nobody waits for it: a stand-in plays until it is there.
            again.token, again.ready = before.token, before.program
            again.stand_in = STAND_IN if before.program else ""
            bots.append(again)
        else:
            bots.append(Chair(seat=seat, kind="bot", bot=bot, nickname=free_name(taken)))
            taken.append(bots[-1].nickname)
    return bots


def _carried(chair: Chair, here: Container[str]) -> Chair:
    away = bool(chair.stand_in) or chair.device not in here
    carried = _seated(chair.seat, chair.nickname, chair.person, chair.avatar, away=away)
    carried.token, carried.keeper = chair.token, chair.keeper
    if chair.keeper:
        # The device brings its entropy once, for its own person.
        carried.entropy_commitment = ""
    return carried


def _seated(seat: int, name: str, person: str, avatar: str, *, away: bool) -> Chair:
    return Chair(
        seat=seat,
        kind="person",
        nickname=name,
        person=person,
        avatar=avatar,
        stand_in=STAND_IN if away else "",
        entropy_commitment="" if away else OWED,
    )

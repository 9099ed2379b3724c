"""How somebody has done so far, counted from the finished matches they played to the end themselves.

Nothing is kept for it but since when to count: whoever deletes their statistics begins anew.
"""

import re
from collections import Counter

from sqlalchemy import Connection, delete, insert, select

from monoceros.core.contract import seat_letter
from monoceros.server.protocol.identity import BeatenBots, GameStatistics, Statistics
from monoceros.server.protocol.timestamps import iso, now
from monoceros.server.store.schema import seats, statistics_since, tables

WINNERS = re.compile(r"winners=([A-Z]*)")
NAMED = 3
"""Bots that are named: those beaten most often."""


def read(connection: Connection, person: str) -> Statistics:
    """The statistics of somebody."""
    since = connection.execute(
        select(statistics_since.c.since).where(statistics_since.c.person == person)
    ).scalar()
    own = (
        select(tables.c.id, tables.c.game, tables.c.result, seats.c.seat)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.person == person, seats.c.kind == "person", seats.c.stand_in == "")
        .where(tables.c.result.contains("winners="), tables.c.began >= (since or 0))
        .order_by(tables.c.began, tables.c.id)
    )
    rows = list(connection.execute(own))
    games: dict[str, GameStatistics] = {}
    won_at: set[str] = set()
    streak = best = 0
    for row in rows:
        letter = seat_letter(row.seat)
        found = WINNERS.search(row.result)
        won = found is not None and letter in found[1]
        streak = streak + 1 if won else 0
        best = max(best, streak)
        if won:
            won_at.add(row.id)
        score = re.search(rf"\b{letter}=(-?\d+)", row.result)
        held = games.get(row.game) or GameStatistics(game=row.game, games=0, wins=0, best=None)
        points = None if score is None else int(score[1])
        games[row.game] = GameStatistics(
            game=row.game,
            games=held.games + 1,
            wins=held.wins + won,
            best=max((one for one in (held.best, points) if one is not None), default=None),
        )
    levels, names = _beaten(connection, person, [row.id for row in rows], won_at)
    return Statistics(
        since=None if since is None else iso(since),
        games=len(rows),
        wins=len(won_at),
        streak=streak,
        best_streak=best,
        by_game=sorted(games.values(), key=lambda one: (-one.games, one.game)),
        bots=[BeatenBots(level=level, beaten=count) for level, count in levels.most_common()],
        favourites=[BeatenBots(level=name, beaten=count) for name, count in names.most_common(NAMED)],
    )


def _beaten(
    connection: Connection, person: str, played: list[str], won: set[str]
) -> tuple[Counter[str], Counter[str]]:
    """How often bots were beaten, by their level and by their name."""
    mine = select(seats.c.table_id).where(seats.c.person == person)
    wanted = (
        select(seats.c.table_id, seats.c.seat, seats.c.bot, seats.c.nickname, tables.c.result)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.table_id.in_(mine), seats.c.kind == "bot")
    )
    levels: Counter[str] = Counter()
    names: Counter[str] = Counter()
    counted = won & set(played)
    for row in connection.execute(wanted):
        found = WINNERS.search(row.result)
        # A bot that won along, as in a team, was not beaten.
        if row.table_id in counted and found is not None and seat_letter(row.seat) not in found[1]:
            levels[row.bot] += 1
            names[row.nickname] += 1
    return levels, names


def begin_anew(connection: Connection, person: str) -> None:
    """Count from now on only."""
    forget(connection, person)
    connection.execute(insert(statistics_since), {"person": person, "since": now()})


def forget(connection: Connection, person: str) -> None:
    """Keep nothing of somebody."""
    connection.execute(delete(statistics_since).where(statistics_since.c.person == person))

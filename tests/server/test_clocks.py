"""Clocks everyone can see, and the stand-in when one runs out."""

from collections.abc import Callable

from monoceros.server.live.clocks import clock, next_timeout
from monoceros.server.live.lobby import new_table
from monoceros.server.live.match_log import MatchLog
from monoceros.server.protocol.messages import OpenTable, Pace
from monoceros.server.protocol.timestamps import DAY, SECOND, iso
from monoceros.server.store.stored_table import LogEntry, StoredTable
from tests.server.people import Person

Maker = Callable[..., Person]
BEGAN = 1_700_000_000_000


def _stored(pace: Pace) -> StoredTable:
    stored = new_table(OpenTable(game="hilo", seats=3, bots=[None, None, "random"], pace=pace))
    stored.secret, stored.commitment, stored.began = "00" * 32, "x", BEGAN
    return stored


def test_a_clock_counts_from_the_entry_that_asked() -> None:
    stored = _stored(Pace(kind="move", seconds=30))
    match_log = MatchLog(stored, stored.setup())
    told = clock(stored, match_log, BEGAN + 12 * SECOND)
    assert told is not None
    assert told.running == [0, 1]
    assert told.seat_seconds == {"0": 18, "1": 18, "2": 30}
    assert told.deadline == iso(BEGAN + 30 * SECOND)
    match_log.add(LogEntry(0, match_log.state.legal(0)[0], "person", BEGAN + 20 * SECOND))
    assert next_timeout(stored, match_log) == (BEGAN + 30 * SECOND, 1)
    match_log.add(LogEntry(2, match_log.state.legal(2)[0], "bot", BEGAN + 21 * SECOND))
    match_log.add(LogEntry(1, match_log.state.legal(1)[0], "person", BEGAN + 25 * SECOND))
    seat = match_log.state.deciders()[0]
    if not stored.chairs[seat].player:
        assert next_timeout(stored, match_log) == (BEGAN + 55 * SECOND, seat)


def test_correspondence_counts_in_days() -> None:
    stored = _stored(Pace(kind="days", days=3))
    assert next_timeout(stored, MatchLog(stored, stored.setup())) == (BEGAN + 3 * DAY, 0)


def test_without_a_clock_there_is_none() -> None:
    stored = _stored(Pace())
    assert clock(stored, MatchLog(stored, stored.setup()), BEGAN) is None
    assert next_timeout(stored, MatchLog(stored, stored.setup())) is None


def test_a_stand_in_moves_once_for_whoever_runs_out_of_time(person: Maker) -> None:
    host, guest = person(), person()
    table = host.opens(seats=2, pace={"kind": "move", "seconds": 1})["id"]
    guest.joins(table)
    with host.looks(table) as socket:
        first = socket.seen(0)
        assert sorted(first["clock"]["running"]) == [0, 1]
        assert first["clock"]["seat_seconds"]["0"] <= 1
        assert first["clock"]["deadline"]
        assert socket.seen(1)["by"] == "clock"
        assert socket.seen(2)["by"] == "clock"
        info = host.get(f"/api/tables/{table}")
        assert [seat["stand_in"] for seat in info["seats"]] == [False, False]
        assert socket.seen(3)["by"] == "clock"

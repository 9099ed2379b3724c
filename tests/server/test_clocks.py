"""Clocks everyone can see, and the stand-in when one runs out."""

from collections.abc import Callable

from monoceros.server.live.clocks import clock, runs_out
from monoceros.server.live.lobby import new_sheet
from monoceros.server.live.match_log import Course, Entry
from monoceros.server.protocol.messages import OpenTable, Pace
from monoceros.server.protocol.timestamps import DAY, SECOND, iso
from monoceros.server.store.stored_table import Sheet
from tests.server.people import Person

Maker = Callable[..., Person]
BEGAN = 1_700_000_000_000


def _sheet(pace: Pace) -> Sheet:
    sheet = new_sheet(OpenTable(game="hilo", seats=3, bots=[None, None, "random"], pace=pace))
    sheet.secret, sheet.commitment, sheet.began = "00" * 32, "x", BEGAN
    return sheet


def test_a_clock_counts_from_the_entry_that_asked() -> None:
    sheet = _sheet(Pace(kind="move", seconds=30))
    course = Course(sheet)
    told = clock(sheet, course, BEGAN + 12 * SECOND)
    assert told is not None
    assert told.running == [0, 1]
    assert told.seat_seconds == {"0": 18, "1": 18, "2": 30}
    assert told.deadline == iso(BEGAN + 30 * SECOND)
    course.add(Entry(0, course.state.legal(0)[0], "person", BEGAN + 20 * SECOND))
    assert runs_out(sheet, course) == (BEGAN + 30 * SECOND, 1)
    course.add(Entry(2, course.state.legal(2)[0], "bot", BEGAN + 21 * SECOND))
    course.add(Entry(1, course.state.legal(1)[0], "person", BEGAN + 25 * SECOND))
    seat = course.state.deciders()[0]
    if not sheet.chairs[seat].player:
        assert runs_out(sheet, course) == (BEGAN + 55 * SECOND, seat)


def test_correspondence_counts_in_days() -> None:
    sheet = _sheet(Pace(kind="days", days=3))
    assert runs_out(sheet, Course(sheet)) == (BEGAN + 3 * DAY, 0)


def test_without_a_clock_there_is_none() -> None:
    sheet = _sheet(Pace())
    assert clock(sheet, Course(sheet), BEGAN) is None
    assert runs_out(sheet, Course(sheet)) is None


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

"""REST: the table before its match - seats to choose, swap, add and close, guests, who is ready."""

from typing import Annotated, Any

from litestar import Router, delete, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter

from monoceros.server.http.caller import Caller
from monoceros.server.http.responses import PROBLEMS
from monoceros.server.live.live_table import LiveTable
from monoceros.server.live.lobby import Lobby
from monoceros.server.protocol.messages import (
    MOST_SEATS,
    Guest,
    LetBy,
    Ready,
    SomebodyThere,
    StartWhen,
    TableInfo,
)
from monoceros.server.protocol.plain_text import nickname
from monoceros.server.protocol.problems import TableProblem
from monoceros.server.store import seating, waiting_room

SeatNumber = Annotated[int, PathParameter(ge=0, lt=MOST_SEATS)]


@post("/tables/{table_id:str}/seats", responses=PROBLEMS)
async def add_seat(
    lobby: NamedDependency[Lobby], caller: NamedDependency[Caller], table_id: FromPath[str]
) -> TableInfo:
    """Add a seat before the match (host)."""
    table = await lobby.find(table_id)
    own = caller.seat_at(table)
    await lobby.change(table, lambda held: waiting_room.add_seat(held, table.id, own))
    return table.info(own)


@delete("/tables/{table_id:str}/seats/{seat:int}", status_code=200, responses=PROBLEMS)
async def close_seat(
    lobby: NamedDependency[Lobby],
    caller: NamedDependency[Caller],
    table_id: FromPath[str],
    seat: SeatNumber,
) -> TableInfo:
    """Close a free seat or a bot's before the match; those behind it move up (host)."""
    table = await lobby.find(table_id)
    own = caller.seat_at(table)
    await lobby.change(table, lambda held: waiting_room.close_seat(held, table.id, own, seat))
    return table.info(caller.seat_at(table))


@post("/tables/{table_id:str}/seats/{seat:int}/take", status_code=200, responses=PROBLEMS)
async def take_seat(
    lobby: NamedDependency[Lobby],
    caller: NamedDependency[Caller],
    table_id: FromPath[str],
    seat: SeatNumber,
) -> TableInfo:
    """Move to another seat before the match; with a person it is swapped once both want to."""
    table = await lobby.find(table_id)
    own = caller.own_seat(table)
    await lobby.change(table, lambda held: waiting_room.take_seat(held, table.id, own, seat))
    return table.info(caller.seat_at(table))


@post("/tables/{table_id:str}/seats/{seat:int}/free", status_code=200, responses=PROBLEMS)
async def free_seat(
    lobby: NamedDependency[Lobby],
    caller: NamedDependency[Caller],
    table_id: FromPath[str],
    seat: SeatNumber,
    data: JSONBody[SomebodyThere],
) -> TableInfo:
    """Free the seat of somebody who is away before the match (host)."""
    table = await lobby.find(table_id)
    own = caller.seat_at(table)
    if seat in table.presence.connected():
        raise TableProblem("seat-present")
    await lobby.change(table, lambda held: waiting_room.free_seat(held, table.id, own, seat, data.who))
    return table.info(caller.seat_at(table))


@post("/tables/{table_id:str}/ready", status_code=200, responses=PROBLEMS)
async def ready(
    lobby: NamedDependency[Lobby],
    caller: NamedDependency[Caller],
    table_id: FromPath[str],
    data: JSONBody[Ready],
) -> TableInfo:
    """Say that one is ready, or not yet."""
    table = await lobby.find(table_id)
    own = caller.own_seat(table)
    await lobby.change(table, lambda held: waiting_room.be_ready(held, table.id, own, ready=data.ready))
    return table.info(own)


@post("/tables/{table_id:str}/starts", status_code=200, responses=PROBLEMS)
async def start_when(
    lobby: NamedDependency[Lobby],
    caller: NamedDependency[Caller],
    table_id: FromPath[str],
    data: JSONBody[StartWhen],
) -> TableInfo:
    """Let the match begin when the table is full, or when the host says so (host)."""
    table = await lobby.find(table_id)
    own = caller.seat_at(table)
    await lobby.change(table, lambda held: waiting_room.start_when(held, table.id, own, data.starts))
    return table.info(own)


@post("/tables/{table_id:str}/back", status_code=200, responses=PROBLEMS)
async def come_back(
    lobby: NamedDependency[Lobby], caller: NamedDependency[Caller], table_id: FromPath[str]
) -> TableInfo:
    """Play again oneself where a bot has been standing in."""
    table = await lobby.find(table_id)
    own = caller.own_seat(table)
    await lobby.change(table, lambda held: seating.come_back(held, table.id, own))
    return table.info(own)


# Several people on one device.


@post("/tables/{table_id:str}/guests", responses=PROBLEMS)
async def add_guest(
    lobby: NamedDependency[Lobby],
    caller: NamedDependency[Caller],
    table_id: FromPath[str],
    data: JSONBody[Guest],
) -> TableInfo:
    """Seat somebody who plays on the caller's device."""
    table = await lobby.find(table_id)
    own = caller.own_seat(table)
    name = nickname(data.nickname)
    await lobby.change(table, lambda held: waiting_room.add_guest(held, table.id, own, data.seat, name))
    return table.info(own)


@delete("/tables/{table_id:str}/guests/{seat:int}", status_code=200, responses=PROBLEMS)
async def remove_guest(
    lobby: NamedDependency[Lobby],
    caller: NamedDependency[Caller],
    table_id: FromPath[str],
    seat: SeatNumber,
) -> TableInfo:
    """Let a guest on the caller's device get up; a bot goes on for them."""
    table = await lobby.find(table_id)
    held_seats = table.stored.seats_held(caller.id, None)
    if seat not in held_seats or not table.stored.chairs[seat].keeper:
        raise TableProblem("not-seated")
    await lobby.change(table, lambda held: seating.leave(held, table.id, seat))
    return table.info(caller.seat_at(table))


@post("/tables/{table_id:str}/let-by", status_code=200, responses=PROBLEMS)
async def let_by(
    lobby: NamedDependency[Lobby],
    caller: NamedDependency[Caller],
    table_id: FromPath[str],
    data: JSONBody[LetBy],
) -> TableInfo:
    """Let a reaction window go by for everybody on the caller's device: all at once, whatever they hold."""
    table = await lobby.find(table_id)
    await _let_by(table, table.stored.seats_held(caller.id, None), data.n)
    return table.info(caller.seat_at(table))


async def _let_by(table: LiveTable, seats: list[int], version: int) -> None:
    if not seats:
        raise TableProblem("not-seated")
    match_log = table.match_log
    if match_log is None or not match_log.state.window or version < match_log.asked_at:
        raise TableProblem("no-window")
    asked_at = match_log.asked_at
    for seat in seats:
        log = table.match_log
        if log is None or not log.state.window or log.asked_at != asked_at:
            return
        if log.state.to_act >> seat & 1 and not table.stored.chairs[seat].player:
            await table.act(seat, log.told_to(seat), int(log.state.pass_action()))


def seat_routes() -> Router:
    """The router of the waiting room, and of devices with several people."""
    handlers: list[Any] = [
        add_seat,
        close_seat,
        take_seat,
        free_seat,
        ready,
        start_when,
        come_back,
        add_guest,
        remove_guest,
        let_by,
    ]
    return Router("/api", route_handlers=handlers, tags=["seats"])

"""REST: what a host may do about people in a room, and asking the host for a seat."""

from typing import Annotated, Any

from litestar import Response, Router, delete, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter

from monoceros.server.http.caller import Caller
from monoceros.server.http.responses import PROBLEMS
from monoceros.server.live.lobby import Lobby
from monoceros.server.protocol.messages import MOST_SEATS, SomebodyThere, TableInfo
from monoceros.server.protocol.rooms import (
    AskSeat,
    ByRef,
    GiveSeat,
    MutePerson,
    OnePerson,
    PassOnHost,
    RoomInfo,
)

SeatNumber = Annotated[int, PathParameter(ge=0, lt=MOST_SEATS)]


@post("/rooms/{room_id:str}/remove", status_code=200, responses=PROBLEMS)
async def remove(
    lobby: NamedDependency[Lobby],
    caller: NamedDependency[Caller],
    room_id: FromPath[str],
    data: JSONBody[OnePerson],
) -> RoomInfo:
    """Remove somebody from the room's seats; they may watch, but not sit down again (host)."""
    table = await lobby.rooms.table_of(room_id)
    await lobby.host_tools.remove(table, caller.seat_at(table), data)
    return await lobby.rooms.info(room_id, caller.id)


@post("/rooms/{room_id:str}/mute", status_code=200, responses=PROBLEMS)
async def mute(
    lobby: NamedDependency[Lobby],
    caller: NamedDependency[Caller],
    room_id: FromPath[str],
    data: JSONBody[MutePerson],
) -> RoomInfo:
    """Mute somebody for the evening, or let them be heard again (host)."""
    table = await lobby.rooms.table_of(room_id)
    whom = OnePerson(seat=data.seat, who=data.who)
    await lobby.host_tools.mute(table, caller.seat_at(table), whom, muted=data.muted)
    return await lobby.rooms.info(room_id, caller.id)


@post("/rooms/{room_id:str}/pardon", status_code=200, responses=PROBLEMS)
async def pardon(
    lobby: NamedDependency[Lobby],
    caller: NamedDependency[Caller],
    room_id: FromPath[str],
    data: JSONBody[ByRef],
) -> RoomInfo:
    """Let somebody who was removed or muted sit down and talk again (host)."""
    table = await lobby.rooms.table_of(room_id)
    await lobby.host_tools.pardon(table, caller.seat_at(table), data.ref)
    return await lobby.rooms.info(room_id, caller.id)


@post("/rooms/{room_id:str}/host", status_code=200, responses=PROBLEMS)
async def pass_on_host(
    lobby: NamedDependency[Lobby],
    caller: NamedDependency[Caller],
    room_id: FromPath[str],
    data: JSONBody[PassOnHost],
) -> RoomInfo:
    """Let somebody else be host (host); oneself, when the host has been away for long."""
    table = await lobby.rooms.table_of(room_id)
    await lobby.host_tools.pass_on(table, caller.seat_at(table), data)
    return await lobby.rooms.info(room_id, caller.id)


@post("/rooms/{room_id:str}/ask", status_code=200, responses=PROBLEMS)
async def ask_for_seat(
    lobby: NamedDependency[Lobby],
    caller: NamedDependency[Caller],
    room_id: FromPath[str],
    data: JSONBody[AskSeat],
) -> Response[RoomInfo]:
    """Ask the host for a seat while a game is going on: a bot's, or one's own after losing a device."""
    table = await lobby.rooms.table_of(room_id)
    person, cookies = await caller.introduce(data.nickname)
    await lobby.host_tools.ask(table, person, data)
    return Response(await lobby.rooms.info(room_id, person.id), cookies=cookies)


@delete("/rooms/{room_id:str}/ask", status_code=200, responses=PROBLEMS)
async def ask_no_longer(
    lobby: NamedDependency[Lobby], caller: NamedDependency[Caller], room_id: FromPath[str]
) -> RoomInfo:
    """Ask for a seat no longer."""
    table = await lobby.rooms.table_of(room_id)
    await lobby.host_tools.take_back_asking(table, caller.somebody())
    return await lobby.rooms.info(room_id, caller.id)


@post("/rooms/{room_id:str}/give", status_code=200, responses=PROBLEMS)
async def give_seat(
    lobby: NamedDependency[Lobby],
    caller: NamedDependency[Caller],
    room_id: FromPath[str],
    data: JSONBody[GiveSeat],
) -> RoomInfo:
    """Give a seat to somebody in the room who has none (host; one's own anybody)."""
    table = await lobby.rooms.table_of(room_id)
    await lobby.host_tools.give(table, caller.seat_at(table), data)
    return await lobby.rooms.info(room_id, caller.id)


@post("/rooms/{room_id:str}/decline", status_code=200, responses=PROBLEMS)
async def decline(
    lobby: NamedDependency[Lobby],
    caller: NamedDependency[Caller],
    room_id: FromPath[str],
    data: JSONBody[ByRef],
) -> RoomInfo:
    """Do not give somebody the seat they asked for (host)."""
    table = await lobby.rooms.table_of(room_id)
    await lobby.host_tools.decline(table, caller.seat_at(table), data.ref)
    return await lobby.rooms.info(room_id, caller.id)


@post("/tables/{table_id:str}/seats/{seat:int}/warn", status_code=200, responses=PROBLEMS)
async def warn(
    lobby: NamedDependency[Lobby],
    caller: NamedDependency[Caller],
    table_id: FromPath[str],
    seat: SeatNumber,
    data: JSONBody[SomebodyThere],
) -> TableInfo:
    """Warn somebody who lets everybody wait that a bot is going to play for them (host)."""
    table = await lobby.find(table_id)
    own = caller.seat_at(table)
    await lobby.host_tools.warn(table, own, seat, data.who)
    return table.info(own)


def host_routes() -> Router:
    """The router of the host's tools."""
    handlers: list[Any] = [
        remove,
        mute,
        pardon,
        pass_on_host,
        ask_for_seat,
        ask_no_longer,
        give_seat,
        decline,
        warn,
    ]
    return Router("/api", route_handlers=handlers, tags=["hosts"])

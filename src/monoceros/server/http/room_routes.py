"""REST: rooms that outlive a game - who is there, the score of the evening, and what is played next."""

from typing import Any

from litestar import Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from monoceros.server.http.caller import Caller
from monoceros.server.http.responses import PROBLEMS
from monoceros.server.live.lobby import Lobby
from monoceros.server.protocol.messages import TableInfo
from monoceros.server.protocol.rooms import Choosing, NextGame, RoomInfo, RoomList, Vote, WantSeat


@get("/rooms/mine")
async def my_rooms(lobby: NamedDependency[Lobby], caller: NamedDependency[Caller]) -> RoomList:
    """The rooms of the caller, and in which of them it is their turn."""
    return RoomList(await lobby.rooms.mine(caller.id) if caller.id else [])


@get("/rooms/{room_id:str}", responses=PROBLEMS)
async def one_room(
    lobby: NamedDependency[Lobby], caller: NamedDependency[Caller], room_id: FromPath[str]
) -> RoomInfo:
    """A room: its table of the moment, its people, and the score of the evening."""
    return await lobby.rooms.info(room_id, caller.id)


@post("/rooms/{room_id:str}/next", status_code=201, responses=PROBLEMS)
async def next_game(
    lobby: NamedDependency[Lobby],
    caller: NamedDependency[Caller],
    room_id: FromPath[str],
    data: JSONBody[NextGame],
) -> TableInfo:
    """Begin the next game with everybody who is there (host; anybody while the host is away)."""
    table = await lobby.rooms.table_of(room_id)
    following = await lobby.rooms.next_game(room_id, caller.seat_at(table), data)
    return following.info(caller.seat_at(following))


@post("/rooms/{room_id:str}/seat", status_code=200, responses=PROBLEMS)
async def want_seat(
    lobby: NamedDependency[Lobby],
    caller: NamedDependency[Caller],
    room_id: FromPath[str],
    data: JSONBody[WantSeat],
) -> Response[RoomInfo]:
    """Ask for a seat at the next game, or no longer."""
    await lobby.rooms.table_of(room_id)
    person, cookies = await caller.introduce(data.nickname)
    await lobby.rooms.want(room_id, person, data)
    return Response(await lobby.rooms.info(room_id, person.id), cookies=cookies)


@post("/rooms/{room_id:str}/vote", status_code=200, responses=PROBLEMS)
async def vote(
    lobby: NamedDependency[Lobby],
    caller: NamedDependency[Caller],
    room_id: FromPath[str],
    data: JSONBody[Vote],
) -> RoomInfo:
    """Say what one would like next; where a vote decides, the game of most begins."""
    await lobby.rooms.vote(room_id, caller.somebody(), data.game)
    return await lobby.rooms.info(room_id, caller.id)


@post("/rooms/{room_id:str}/choosing", status_code=200, responses=PROBLEMS)
async def choosing(
    lobby: NamedDependency[Lobby],
    caller: NamedDependency[Caller],
    room_id: FromPath[str],
    data: JSONBody[Choosing],
) -> RoomInfo:
    """Let the host decide what comes next, or a vote (host)."""
    await lobby.rooms.choose_by(room_id, caller.somebody(), data.by)
    return await lobby.rooms.info(room_id, caller.id)


def room_routes() -> Router:
    """The router of rooms."""
    handlers: list[Any] = [my_rooms, one_room, next_game, want_seat, vote, choosing]
    return Router("/api", route_handlers=handlers, tags=["rooms"])

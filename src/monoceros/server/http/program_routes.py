"""REST: seats for programs of others."""

from typing import Annotated, Any

from litestar import Response, Router, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter

from monoceros.server.http.caller import Caller
from monoceros.server.http.responses import NO_STORE, PROBLEMS
from monoceros.server.live.lobby import Lobby
from monoceros.server.protocol.messages import MOST_SEATS
from monoceros.server.protocol.plain_text import nickname
from monoceros.server.protocol.programs import InviteProgram, ProgramSeat
from monoceros.server.protocol.tokens import digest, new_token
from monoceros.server.store import programs


@post("/tables/{table_id:str}/seats/{seat:int}/program", responses=PROBLEMS)
async def invite_program(
    lobby: NamedDependency[Lobby],
    caller: NamedDependency[Caller],
    table_id: FromPath[str],
    seat: Annotated[int, PathParameter(ge=0, lt=MOST_SEATS)],
    data: JSONBody[InviteProgram],
) -> Response[ProgramSeat]:
    """Keep a free seat or a bot's for somebody's program (host). The answer alone tells its token."""
    table = await lobby.find(table_id)
    own = caller.seat_at(table)
    token = new_token()
    name = nickname(data.name)
    await lobby.change(
        table,
        lambda held: programs.invite(held, table.id, own, seat, name=name, token=digest(token)),
    )
    given = ProgramSeat(
        table=table.id,
        seat=seat,
        name=table.stored.chairs[seat].nickname,
        token=token,
        socket=f"/ws/tables/{table.id}",
        seconds=lobby.settings.program_seconds,
    )
    return Response(given, status_code=201, headers=NO_STORE)


def program_routes() -> Router:
    """The router of seats for programs."""
    handlers: list[Any] = [invite_program]
    return Router("/api", route_handlers=handlers, tags=["programs"])

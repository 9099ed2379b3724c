"""REST: messages to one's devices - which get them, when it is quiet, and a message to try it out."""

from typing import Any

from litestar import Response, Router, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from monoceros.server.http.caller import Caller
from monoceros.server.http.responses import NO_STORE, PROBLEMS, AnyRequest
from monoceros.server.live.lobby import Lobby
from monoceros.server.protocol.notices import ChangeQuiet, NoticeInfo, Subscription, Turns


@get("/me/notices", responses=PROBLEMS)
async def notices(lobby: NamedDependency[Lobby], caller: NamedDependency[Caller]) -> Response[NoticeInfo]:
    """How messages stand with the caller, and the key a browser needs to ask for them."""
    return Response(await lobby.notices.info(caller.person, caller.token), headers=NO_STORE)


@put("/me/notices/device", responses=PROBLEMS)
async def write_to_me(
    request: AnyRequest,
    lobby: NamedDependency[Lobby],
    caller: NamedDependency[Caller],
    data: JSONBody[Subscription],
) -> Response[NoticeInfo]:
    """Send messages to this device when it is the caller's turn in a game of days."""
    person, cookies = await caller.introduce()
    token = (cookies[0].value if cookies else caller.token) or ""
    await lobby.notices.subscribe(person, token, data, str(request.base_url).rstrip("/"))
    return Response(await lobby.notices.info(person, token), headers=NO_STORE, cookies=cookies)


@delete("/me/notices/device", status_code=200, responses=PROBLEMS)
async def write_no_more(
    lobby: NamedDependency[Lobby], caller: NamedDependency[Caller]
) -> Response[NoticeInfo]:
    """Send no more messages to this device."""
    person = caller.somebody()
    await lobby.notices.unsubscribe(caller.token or "")
    return Response(await lobby.notices.info(person, caller.token), headers=NO_STORE)


@put("/me/notices/quiet", responses=PROBLEMS)
async def be_quiet(
    lobby: NamedDependency[Lobby], caller: NamedDependency[Caller], data: JSONBody[ChangeQuiet]
) -> Response[NoticeInfo]:
    """Choose when no message may come, on any of one's devices."""
    person = caller.somebody()
    await lobby.notices.keep_quiet(person, data.quiet)
    return Response(await lobby.notices.info(person, caller.token), headers=NO_STORE)


@post("/me/notices/try", status_code=202, responses=PROBLEMS)
async def try_out(lobby: NamedDependency[Lobby], caller: NamedDependency[Caller]) -> Response[NoticeInfo]:
    """Send a message to this device now."""
    person = caller.somebody()
    await lobby.notices.try_out(person, caller.token or "")
    info = await lobby.notices.info(person, caller.token)
    return Response(info, headers=NO_STORE, status_code=202)


@get("/me/turns", responses=PROBLEMS)
async def turns(lobby: NamedDependency[Lobby], caller: NamedDependency[Caller]) -> Response[Turns]:
    """In how many games of days it is the caller's turn."""
    count = 0 if caller.person is None else await lobby.notices.turns(caller.person)
    return Response(Turns(count), headers=NO_STORE)


def notice_routes() -> Router:
    """The router of messages to devices."""
    handlers: list[Any] = [notices, write_to_me, write_no_more, be_quiet, try_out, turns]
    return Router("/api", route_handlers=handlers, tags=["notices"])

"""REST: one's own person - name and avatar, other devices, everything that is kept, and being forgotten."""

from typing import Any

from litestar import Response, Router, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import JSONBody

from monoceros.server.http.caller import Caller
from monoceros.server.http.responses import NO_STORE, PROBLEMS, AnyRequest
from monoceros.server.live.lobby import Lobby
from monoceros.server.protocol.identity import (
    Carry,
    CarryInfo,
    CarryLink,
    ChangeMe,
    Export,
    Forgotten,
    Me,
    Statistics,
)
from monoceros.server.protocol.problems import TableProblem
from monoceros.server.protocol.timestamps import iso
from monoceros.server.protocol.tokens import PERSON_COOKIE


@get("/me")
async def who_am_i(lobby: NamedDependency[Lobby], caller: NamedDependency[Caller]) -> Response[Me]:
    """The caller's own person; nobody, if this browser has not been anybody yet."""
    kept = [caller.cookie(caller.token)] if caller.person is not None and caller.token else []
    return Response(await lobby.people.me(caller.person), headers=NO_STORE, cookies=kept)


@put("/me", responses=PROBLEMS)
async def change_me(
    lobby: NamedDependency[Lobby], caller: NamedDependency[Caller], data: JSONBody[ChangeMe]
) -> Response[Me]:
    """Change one's name, avatar or language. Seats that are taken already keep their name."""
    person, cookies = await caller.introduce(data.name or "")
    changed = await lobby.people.change(person, data)
    return Response(await lobby.people.me(changed), headers=NO_STORE, cookies=cookies)


@delete("/me", status_code=200, responses=PROBLEMS)
async def forget_me(lobby: NamedDependency[Lobby], caller: NamedDependency[Caller]) -> Response[Forgotten]:
    """Be forgotten: on every device, with the name at every table. Bots play on where a match is going on."""
    seats = await lobby.forget(caller.somebody().id)
    gone = Cookie(key=PERSON_COOKIE, path="/", max_age=0)
    return Response(Forgotten(seats), headers=NO_STORE, cookies=[gone])


@get("/me/export", responses=PROBLEMS)
async def export_me(lobby: NamedDependency[Lobby], caller: NamedDependency[Caller]) -> Response[Export]:
    """Everything that is kept about the caller."""
    kept = await lobby.people.export(caller.somebody())
    name = 'attachment; filename="monoceros-me.json"'
    return Response(kept, headers={**NO_STORE, "content-disposition": name})


@get("/me/statistics", responses=PROBLEMS)
async def my_statistics(
    lobby: NamedDependency[Lobby], caller: NamedDependency[Caller]
) -> Response[Statistics]:
    """How the caller has done so far; nobody else is told."""
    return Response(await lobby.people.statistics(caller.somebody()), headers=NO_STORE)


@delete("/me/statistics", status_code=200, responses=PROBLEMS)
async def begin_anew(lobby: NamedDependency[Lobby], caller: NamedDependency[Caller]) -> Response[Statistics]:
    """Delete the caller's statistics: what was played until now is counted no longer."""
    person = caller.somebody()
    await lobby.people.begin_anew(person)
    return Response(await lobby.people.statistics(person), headers=NO_STORE)


@post("/me/link", responses=PROBLEMS)
async def link_to_me(
    request: AnyRequest, lobby: NamedDependency[Lobby], caller: NamedDependency[Caller]
) -> Response[CarryLink]:
    """A link that makes another device the caller, once. No server is sent the code by opening it."""
    person, cookies = await caller.introduce()
    code, until = await lobby.people.open_carry(person)
    link = f"{str(request.base_url).rstrip('/')}/carry#{code}"
    return Response(CarryLink(link, iso(until)), headers=NO_STORE, cookies=cookies, status_code=201)


@post("/me/carry/look", status_code=200, responses=PROBLEMS)
async def look_at_carry(
    lobby: NamedDependency[Lobby], caller: NamedDependency[Caller], data: JSONBody[Carry]
) -> Response[CarryInfo]:
    """Whom such a link makes of this browser. Nothing changes by looking: messengers look at links, too."""
    person = await lobby.people.look_at_carry(data.code)
    same = person.id == caller.id
    own = await lobby.people.me(caller.person)
    told = CarryInfo(person.name, person.avatar, same, 0 if same or own.devices > 1 else own.tables)
    return Response(told, headers=NO_STORE)


@post("/me/carry", status_code=200, responses=PROBLEMS)
async def carry(
    lobby: NamedDependency[Lobby], caller: NamedDependency[Caller], data: JSONBody[Carry]
) -> Response[Me]:
    """Be the person of a link in this browser from now on."""
    person = await lobby.people.look_at_carry(data.code)
    if caller.person is not None and caller.id != person.id and not data.instead:
        own = await lobby.people.me(caller.person)
        if own.devices < 2 and own.tables:
            raise TableProblem("other-person", tables=own.tables)
    carried, token = await lobby.people.use_carry(data.code, caller.token)
    return Response(await lobby.people.me(carried), headers=NO_STORE, cookies=[caller.cookie(token)])


@delete("/me/devices", status_code=200, responses=PROBLEMS)
async def only_here(lobby: NamedDependency[Lobby], caller: NamedDependency[Caller]) -> Response[Me]:
    """Be known on this device alone: all others, and links that are still open, let one in no longer."""
    person = caller.somebody()
    await lobby.people.let_go_of_others(person, caller.token or "")
    return Response(await lobby.people.me(person), headers=NO_STORE)


def person_routes() -> Router:
    """The router of one's own person."""
    handlers: list[Any] = [
        who_am_i,
        change_me,
        forget_me,
        export_me,
        my_statistics,
        begin_anew,
        link_to_me,
        look_at_carry,
        carry,
        only_here,
    ]
    return Router("/api", route_handlers=handlers, tags=["people"])

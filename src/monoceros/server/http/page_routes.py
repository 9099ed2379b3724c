"""Pages for browsers, seat links, and what an operator asks for: health, metrics, descriptions."""

import hmac
from collections.abc import Callable
from pathlib import Path
from typing import Any

from litestar import Response, Router, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from monoceros.core.mistakes import Mistake
from monoceros.games.registry import GAMES
from monoceros.server.http.caller import Caller
from monoceros.server.http.preview import table_head
from monoceros.server.http.responses import NO_STORE, AnyRequest, http_problem, table_problem
from monoceros.server.http.static_client import Client, small_page
from monoceros.server.live.live_table import LiveTable
from monoceros.server.live.lobby import Lobby
from monoceros.server.protocol.messages import Health
from monoceros.server.protocol.problems import TableProblem, texts_for, written_problem
from monoceros.server.protocol.socket_schema import socket_schema
from monoceros.server.store import seating


@get(["/", "/me", "/carry"], include_in_schema=False)
async def page(request: AnyRequest, client: NamedDependency[Client]) -> Response[bytes]:
    """A page of the client that is about no table."""
    return client.page(request)


@get(
    ["/r/{name:str}", "/t/{name:str}", "/join/{name:str}", "/replay/{name:str}", "/analysis/{name:str}"],
    include_in_schema=False,
)
async def page_of_table(
    request: AnyRequest, lobby: NamedDependency[Lobby], client: NamedDependency[Client], name: FromPath[str]
) -> Response[bytes]:
    """A page about a table, with the words a messenger shows where its link is shared."""
    kind = request.url.path.split("/")[1]
    text = texts_for(request.headers.get("accept-language"))
    try:
        stored = await lobby.table_to_preview(kind, name)
    except TableProblem:
        # Should the database be out of reach, the page itself finds out and says so.
        return client.page(request)
    return client.page_of(request, table_head(stored, kind, text, str(request.base_url).rstrip("/")))


@get(["/rules/{game:str}", "/cards/{game:str}", "/learn/{game:str}"], include_in_schema=False)
async def page_of_game(
    request: AnyRequest, client: NamedDependency[Client], game: FromPath[str]
) -> Response[bytes]:
    """The rules, the cards or the lesson of a game there is."""
    return client.page(request) if game in GAMES else client.lost(request)


@get("/assets/{name:path}", include_in_schema=False)
async def asset(
    request: AnyRequest, client: NamedDependency[Client], name: FromPath[Path]
) -> Response[bytes]:
    """A file of the client that never changes under its name."""
    return client.answer(request, f"assets{name.as_posix()}")


@get("/{name:str}", include_in_schema=False)
async def file(request: AnyRequest, client: NamedDependency[Client], name: FromPath[str]) -> Response[bytes]:
    """A file of the client beside its page."""
    return client.answer(request, name) if client.has(name) else client.lost(request)


@get("/s/{table_id:str}/{token:str}", include_in_schema=False)
async def seat_link(
    request: AnyRequest,
    lobby: NamedDependency[Lobby],
    caller: NamedDependency[Caller],
    table_id: FromPath[str],
    token: FromPath[str],
) -> Response[Any]:
    """A seat link of an earlier release: the seat is the caller's from now on. Goes to the table."""
    try:
        table, seat = await _linked(lobby, caller, table_id, token)
        person, cookies = await caller.introduce(table.stored.chairs[seat].nickname)
        await lobby.change(
            table, lambda held: seating.hand_over(held, table.id, seat, person.id, person.avatar)
        )
    except (TableProblem, Mistake) as problem:
        text = texts_for(request.headers.get("accept-language"))
        status = problem.status if isinstance(problem, TableProblem) else 400
        return small_page("Monoceros", written_problem(problem, text).message, text.language, status)
    redirect = Redirect(f"/t/{table.id}", status_code=303, headers=NO_STORE)
    redirect.cookies.extend(cookies)
    return redirect


async def _linked(lobby: Lobby, caller: Caller, table_id: str, token: str) -> tuple[LiveTable, int]:
    table = await lobby.find(table_id)
    seat = table.stored.seat_of(token)
    if seat is None:
        raise TableProblem("seat-link")
    if caller.seat_at(table) not in (None, seat):
        raise TableProblem("other-seat")
    return table, seat


@get("/schema/socket.json", tags=["service"])
async def socket_messages() -> dict[str, Any]:
    """The messages of a table's socket as JSON Schema; OpenAPI has no place for them."""
    return socket_schema()


@get("/healthz", tags=["service"])
async def healthz(lobby: NamedDependency[Lobby]) -> Health:
    """Whether the server and its database work."""
    await lobby.store.alive()
    return Health(ok=True)


@get("/metrics", media_type="text/plain", tags=["service"])
async def metrics(request: AnyRequest, lobby: NamedDependency[Lobby]) -> Response[bytes]:
    """The server's figures for Prometheus, for whoever has the token."""
    token = lobby.settings.metrics_token
    given = request.headers.get("authorization", "")
    if not token or not hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
        raise TableProblem("no-such-page")
    return Response(lobby.metrics.page(), media_type="text/plain; version=0.0.4")


PROGRAMS_ASK = ("/api/", "/ws/", "/assets/")
"""Addresses whose answers are read by programs: what is not there is told as a problem."""


def lost_page(client: Client) -> Callable[[AnyRequest, NotFoundException], Response[bytes]]:
    """What answers a request no route knows: the client's own page to people, a problem to programs."""

    def answer(request: AnyRequest, error: NotFoundException) -> Response[bytes]:
        if request.url.path.startswith(PROGRAMS_ASK):
            return http_problem(request, error)
        try:
            return client.lost(request)
        except TableProblem as problem:
            return table_problem(request, problem)

    return answer


def page_routes() -> Router:
    """The router of pages, files, seat links and the service itself."""
    handlers: list[Any] = [
        page,
        page_of_table,
        page_of_game,
        asset,
        file,
        seat_link,
        socket_messages,
        healthz,
        metrics,
    ]
    return Router("/", route_handlers=handlers)

"""The pages: the built browser client, seat links, and what an operator asks for."""

import gzip
import mimetypes
from collections.abc import Callable
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Response, Router, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from monoceros.core.mistakes import Mistake
from monoceros.games.registry import GAMES
from monoceros.server.http.responses import AnyRequest, http_problem, seat_cookie, table_problem
from monoceros.server.live.live_table import LiveTable
from monoceros.server.live.lobby import Lobby
from monoceros.server.protocol.messages import Health
from monoceros.server.protocol.problems import TableProblem, texts_for, told
from monoceros.server.protocol.socket_schema import socket_schema
from monoceros.server.store.seating import come_back

TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".svg": "image/svg+xml"}
SQUEEZED = ("text/", "application/json", "application/manifest", "image/svg")
FOREVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"


class File(NamedTuple):
    """A file of the client, ready to be sent."""

    body: bytes
    squeezed: bytes | None
    kind: str
    tag: str
    caching: str


class Client:
    """The built client, read once. Only files that were there then are ever served."""

    def __init__(self, folder: Path) -> None:
        self._files: dict[str, File] = {}
        if (folder / "index.html").is_file():
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    name = path.relative_to(folder).as_posix()
                    self._files[name] = _read(path, name)

    def answer(self, request: AnyRequest, name: str) -> Response[bytes]:
        """A file by its name, or a problem."""
        file = self._files.get(name)
        if file is None:
            raise TableProblem("no-such-page")
        headers = {"cache-control": file.caching, "etag": file.tag, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == file.tag:
            return Response(b"", status_code=304, headers=headers, media_type=file.kind)
        body, encoding = _packed(request, file)
        return Response(body, headers={**headers, **encoding}, media_type=file.kind)

    def has(self, name: str) -> bool:
        """Whether there is a file of this name."""
        return name in self._files

    def page(self, request: AnyRequest) -> Response[bytes]:
        """The client's one page, which draws every address itself; or how to build it."""
        if "index.html" in self._files:
            return self.answer(request, "index.html")
        text = texts_for(request.headers.get("accept-language"))
        return _small_page("Monoceros", text("page-not-built"), text.language, 200)

    def lost(self, request: AnyRequest) -> Response[bytes]:
        """The client's page with status 404: it says itself that nothing is there. A problem to programs."""
        if "index.html" not in self._files or "text/html" not in request.headers.get("accept", ""):
            raise TableProblem("no-such-page")
        file = self._files["index.html"]
        headers = {"cache-control": ASK_FIRST, "vary": "accept, accept-encoding"}
        body, encoding = _packed(request, file)
        return Response(body, status_code=404, headers={**headers, **encoding}, media_type=file.kind)


def _packed(request: AnyRequest, file: File) -> tuple[bytes, dict[str, str]]:
    """The body a browser is sent, and the header that goes with it."""
    if file.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return file.squeezed, {"content-encoding": "gzip"}
    return file.body, {}


def _read(path: Path, name: str) -> File:
    body = path.read_bytes()
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    squeezed = gzip.compress(body, 9, mtime=0) if kind.startswith(SQUEEZED) else None
    tag = f'"{sha256(body).hexdigest()[:16]}"'
    return File(body, squeezed, kind, tag, FOREVER if name.startswith("assets/") else ASK_FIRST)


def _small_page(title: str, sentence: str, language: str, status: int) -> Response[bytes]:
    page = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        f"<h1>{escape(title)}</h1><p>{escape(sentence)}</p></html>"
    )
    return Response(page.encode(), status_code=status, media_type="text/html")


@get(
    [
        "/",
        "/t/{table_id:str}",
        "/join/{code:str}",
        "/replay/{table_id:str}",
        "/analysis/{table_id:str}",
    ],
    include_in_schema=False,
)
async def page(request: AnyRequest, client: NamedDependency[Client]) -> Response[bytes]:
    """Any page of the client."""
    return client.page(request)


@get(["/rules/{game:str}", "/cards/{game:str}"], include_in_schema=False)
async def page_of_game(
    request: AnyRequest, client: NamedDependency[Client], game: FromPath[str]
) -> Response[bytes]:
    """The rules or the cards of a game there is."""
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
    request: AnyRequest, lobby: NamedDependency[Lobby], table_id: FromPath[str], token: FromPath[str]
) -> Response[Any]:
    """A seat link: keeps the seat in this browser and goes to the table."""
    try:
        table, seat = await _linked(lobby, table_id, token)
    except (TableProblem, Mistake) as problem:
        text = texts_for(request.headers.get("accept-language"))
        status = problem.status if isinstance(problem, TableProblem) else 400
        return _small_page("Monoceros", told(problem, text).message, text.language, status)
    if table.stored.chairs[seat].stand_in:
        await lobby.change(table, lambda connection: come_back(connection, table.id, seat))
    redirect = Redirect(f"/t/{table.id}", status_code=303)
    redirect.cookies.append(seat_cookie(request, table.id, token))
    return redirect


async def _linked(lobby: Lobby, table_id: str, token: str) -> tuple[LiveTable, int]:
    table = await lobby.find(table_id)
    seat = table.stored.seat_of(token)
    if seat is None:
        raise TableProblem("seat-link")
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
async def metrics(lobby: NamedDependency[Lobby]) -> Response[bytes]:
    """The server's figures for Prometheus."""
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


def pages() -> Router:
    """The routes of this module."""
    handlers: list[Any] = [page, page_of_game, asset, file, seat_link, socket_messages, healthz, metrics]
    return Router("/", route_handlers=handlers)

"""Requests and responses of the REST handlers: seat cookies, cached answers, and problems."""

import gzip
import logging
import re
from hashlib import sha256
from typing import Any, NamedTuple

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap

from monoceros.core.mistakes import Mistake
from monoceros.core.wire import Struct, encode
from monoceros.server.live.live_table import LiveTable
from monoceros.server.protocol.messages import Problem
from monoceros.server.protocol.problems import TableProblem, texts_for, written_problem
from monoceros.server.protocol.tokens import SEAT_COOKIE

log = logging.getLogger("monoceros.server")
AnyRequest = Request[Any, Any, Any]
NO_STORE = {"cache-control": "no-store"}
"""For answers with a seat's token in them: no cache on the way may keep one."""
COOKIE_SECONDS = 180 * 86_400
BY_STATUS = {404: "no-such-page", 405: "method", 413: "too-large"}
FIELD = re.compile("field `([^`]+)`")
"""How msgspec names a field that is unknown or missing."""
PROBLEMS = {
    status: ResponseSpec(Problem, description=what, generate_examples=False)
    for status, what in {
        400: "Something sent cannot be used.",
        403: "Not yours to do.",
        404: "There is no such thing.",
        409: "Not possible as the table stands.",
        413: "Too large.",
        429: "Too much at once.",
        503: "The database cannot be reached.",
    }.items()
}
"""What any handler may answer besides what it is for."""


def visitor_of(request: AnyRequest) -> str:
    """The address a request comes from."""
    return request.client.host if request.client else ""


def token_of(connection: ASGIConnection[Any, Any, Any, Any], table: str) -> str | None:
    """The seat token this browser has for a table."""
    return connection.cookies.get(SEAT_COOKIE + table)


def tokens_of(request: AnyRequest) -> dict[str, str]:
    """All seat tokens of this browser, by table."""
    return {
        name.removeprefix(SEAT_COOKIE): value
        for name, value in request.cookies.items()
        if name.startswith(SEAT_COOKIE) and value
    }


def seat_of(request: AnyRequest, table: LiveTable) -> int | None:
    """The caller's seat at a table."""
    return table.stored.seat_of(token_of(request, table.id))


def seat_cookie(request: AnyRequest, table: str, token: str) -> Cookie:
    """The cookie that keeps a seat in this browser, out of reach of any script."""
    return Cookie(
        key=SEAT_COOKIE + table,
        value=token,
        max_age=COOKIE_SECONDS,
        path="/",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="lax",
    )


def seated(request: AnyRequest, table: LiveTable, token: str, status: int) -> Response[Any]:
    """The table as its newly seated caller sees it, with the cookie that keeps the seat."""
    info = table.info(table.stored.seat_of(token))
    return Response(
        info, status_code=status, headers=NO_STORE, cookies=[seat_cookie(request, table.id, token)]
    )


class Compressed(NamedTuple):
    """A response that is asked for again and again: its bytes, those of its gzip, and their tag."""

    body: bytes
    gzip: bytes
    tag: str


def compressed(body: bytes) -> Compressed:
    """Compress a response once, to be sent many times."""
    return Compressed(body, gzip.compress(body, 9, mtime=0), f'"{sha256(body).hexdigest()[:16]}"')


def cached_response(request: AnyRequest, answer: Compressed, kind: str) -> Response[bytes]:
    """A response a browser may keep but asks about first; nothing but its tag if that has not changed."""
    headers = {"etag": answer.tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == answer.tag:
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    body = answer.body
    if "gzip" in request.headers.get("accept-encoding", ""):
        body = answer.gzip
        headers["content-encoding"] = "gzip"
    return Response(body, headers=headers, media_type=kind)


def json_response(answer: Struct, status: int) -> Response[bytes]:
    """A response whose body is encoded as everything that leaves the server."""
    return Response(encode(answer), status_code=status, media_type="application/json")


def _problem_response(request: AnyRequest, problem: TableProblem | Mistake, status: int) -> Response[bytes]:
    return json_response(written_problem(problem, texts_for(request.headers.get("accept-language"))), status)


def table_problem(request: AnyRequest, problem: TableProblem) -> Response[bytes]:
    """The response to a request that met a problem."""
    return _problem_response(request, problem, problem.status)


def _mistake(request: AnyRequest, mistake: Mistake) -> Response[bytes]:
    return _problem_response(request, mistake, 404 if mistake.code == "game-unknown" else 400)


def http_problem(request: AnyRequest, error: HTTPException) -> Response[bytes]:
    """The response to a request the framework refuses, in the shape of our problems."""
    code = BY_STATUS.get(error.status_code, "bad-request")
    problem = TableProblem(code, field=_field_of(error)) if code == "bad-request" else TableProblem(code)
    return _problem_response(request, problem, error.status_code if error.status_code < 500 else 400)


def _field_of(error: HTTPException) -> str:
    """Which field of a body or query is at fault, as far as the framework says; `none` if it does not."""
    for found in error.extra if isinstance(error.extra, list) else []:
        named = FIELD.search(found.get("message", ""))
        if named:
            return named[1]
        if found.get("key", "data") != "data":
            return str(found["key"])
    return "none"


def _unreadable(request: AnyRequest, error: RecursionError | UnicodeError) -> Response[bytes]:
    """The response to JSON that is nested too deeply to be read, or is no text."""
    del error
    return _problem_response(request, TableProblem("bad-request", field="none"), 400)


def _unexpected(request: AnyRequest, error: Exception) -> Response[bytes]:
    log.error("unexpected", exc_info=error)
    return _problem_response(request, TableProblem("internal"), 500)


EXCEPTION_HANDLERS: ExceptionHandlersMap = {
    TableProblem: table_problem,
    Mistake: _mistake,
    HTTPException: http_problem,
    RecursionError: _unreadable,
    UnicodeError: _unreadable,
    Exception: _unexpected,
}
"""One shape for everything that goes wrong."""

"""The outermost middleware: every request passes it on its way in, every response on its way out.

Even the response to an unexpected error carries the security headers. Pages of other origins may neither call
nor open a socket; one address may not ask for everything; no path with a token in it is written to a log.
"""

import logging
import re
import secrets
import time
from collections import Counter
from collections.abc import Callable
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from monoceros.core.wire import encode
from monoceros.server.logs import REQUEST
from monoceros.server.metrics import Metrics
from monoceros.server.protocol.problems import TableProblem, texts_for, written_problem
from monoceros.server.protocol.rate_limits import RateLimits, household
from monoceros.server.settings import Settings

log = logging.getLogger("monoceros.server")
HOST = re.compile(rb"([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?")
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-frame-options", b"DENY"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
"""What every answer tells a browser: run our scripts only, show in no frame, guess no types."""


class SecurityMiddleware:
    """Stands before the whole application: `app` for requests, and the sockets."""

    def __init__(
        self,
        app: ASGIApp,
        sockets: ASGIApp,
        settings: Settings,
        metrics: Metrics,
        keeps_out: Callable[[str], bool],
    ) -> None:
        self.app = app
        self._keeps_out = keeps_out
        self._sockets = sockets
        self._metrics = metrics
        self._origins = settings.allowed_origins
        self._requests = RateLimits(settings.requests_per_minute, settings.requests_per_minute / 4)
        self._most_sockets = settings.sockets_per_address
        self._open: Counter[str] = Counter()
        self._tables = RateLimits(settings.tables_per_minute, settings.tables_per_minute)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or answer it here."""
        kind = str(scope["type"])
        if kind not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        REQUEST.set(secrets.token_hex(6))
        problem = self._objection(scope)
        if client := scope.get("client"):
            scope["client"] = (household(client[0]), client[1])
        if kind == "websocket":
            if problem is None:
                await self._converse(scope, receive, send)
            else:
                self._metrics.refusals.labels(problem.code).inc()
                await send({"type": "websocket.close", "code": 1008, "reason": problem.code})
            return
        await self._answer(scope, receive, send, problem)

    async def _converse(self, scope: Scope, receive: Receive, send: Send) -> None:
        visitor = _address(scope)
        self._open[visitor] += 1
        try:
            await self._sockets(scope, receive, send)
        finally:
            self._open[visitor] -= 1
            if not self._open[visitor]:
                del self._open[visitor]

    def _objection(self, scope: Scope) -> TableProblem | None:
        headers = _headers(scope)
        method = str(scope.get("method", "SOCKET"))
        origin = headers.get(b"origin")
        if method not in SAFE_METHODS and origin is not None and not self._ours(origin, headers):
            return TableProblem("foreign-origin")
        if b"host" in headers and not HOST.fullmatch(headers[b"host"]):
            return TableProblem("bad-request", field="Host")
        if self._keeps_out(_address(scope)):
            return TableProblem("blocked")
        visitor = household(_address(scope))
        if method == "SOCKET" and self._open[visitor] >= self._most_sockets:
            return TableProblem("flood")
        if not self._requests.take(visitor):
            return TableProblem("flood")
        opens = method == "POST" and scope["path"] == "/api/tables"
        if opens and not self._tables.take(visitor):
            return TableProblem("flood")
        return None

    def _ours(self, origin: bytes, headers: dict[bytes, bytes]) -> bool:
        """Whether a page lies where this server does. A browser always says where its page lies."""
        said = origin.decode("latin-1")
        if said in self._origins:
            return True
        try:
            place = urlsplit(said).netloc
        except ValueError:
            return False
        return place.encode("latin-1") == headers.get(b"host", b"") != b""

    async def _answer(self, scope: Scope, receive: Receive, send: Send, problem: TableProblem | None) -> None:
        begin = time.perf_counter()

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                name = (b"x-request-id", REQUEST.get().encode())
                message["headers"] = [*message.get("headers", ()), *HEADERS, name]
                self._metrics.requests.labels(str(message["status"])).inc()
                log.debug(
                    "request",
                    extra={
                        "method": scope.get("method"),
                        "path": without_secrets(scope["path"]),
                        "status": message["status"],
                        "ms": round((time.perf_counter() - begin) * 1000, 1),
                    },
                )
            await send(message)

        if problem is None:
            await self.app(scope, receive, guarded)
            return
        language = _headers(scope).get(b"accept-language", b"").decode("latin-1")
        body = encode(written_problem(problem, texts_for(language)))
        await guarded(
            {
                "type": "http.response.start",
                "status": problem.status,
                "headers": [(b"content-type", b"application/json")],
            }
        )
        await guarded({"type": "http.response.body", "body": body, "more_body": False})


def _address(scope: Scope) -> str:
    """The address of whoever asks, by the word of a proxy we trust where there is one."""
    return str((scope.get("client") or ("", 0))[0])


def _headers(scope: Scope) -> dict[bytes, bytes]:
    return dict(scope.get("headers", ()))


def without_secrets(path: str) -> str:
    """A path as a log may hold it: a seat link ends before its token."""
    parts = path.split("/")
    if len(parts) > 3 and parts[1] == "s":
        return "/".join([*parts[:3], "…"])
    return path

"""A port of its own for whoever watches the server: `/metrics` for Prometheus, `/healthz` for a supervisor.

It runs in a thread beside everything else, so it answers even while the loop is busy; and it is another port,
so that a proxy or a firewall can keep strangers from it.
"""

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterable
from typing import Any
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer

from monoceros.core.mistakes import Mistake
from monoceros.server.protocol.problems import TableProblem

HEALTH_SECONDS = 5.0
PLAIN = "text/plain; charset=utf-8"
Start = Callable[[str, list[tuple[str, str]]], Any]


class _Quiet(WSGIRequestHandler):
    timeout = 5

    def log_message(self, *_: object) -> None:
        """Say nothing: Prometheus asks every few seconds."""


class Watching:
    """The port, until it is closed: `page` has the figures, `alive` raises a problem unless all is well."""

    def __init__(
        self, host: str, port: int, page: Callable[[], bytes], alive: Callable[[], Awaitable[None]]
    ) -> None:
        self._page = page
        self._alive = alive
        self._loop = asyncio.get_running_loop()
        try:
            self._server = WSGIServer((host, port), _Quiet)
        except (OSError, OverflowError) as error:
            problem = getattr(error, "strerror", None) or str(error)
            raise Mistake("address-taken", host=host, port=port, problem=problem) from error
        self._server.set_app(self._answer)
        self.port = int(self._server.server_address[1])
        self._thread = threading.Thread(target=self._server.serve_forever, name="watching", daemon=True)
        self._thread.start()

    def _answer(self, environment: dict[str, Any], start: Start) -> Iterable[bytes]:
        path = environment.get("PATH_INFO")
        if path == "/metrics":
            start("200 OK", [("Content-Type", "text/plain; version=0.0.4")])
            return [self._page()]
        if path != "/healthz":
            start("404 Not Found", [("Content-Type", PLAIN)])
            return [b"/metrics, /healthz\n"]
        healthy = self._healthy()
        start("200 OK" if healthy else "503 Service Unavailable", [("Content-Type", PLAIN)])
        return [b"ok\n" if healthy else b"not well\n"]

    def _healthy(self) -> bool:
        """Whether the loop turns and the database answers."""

        async def ask() -> None:
            await self._alive()

        answer = asyncio.run_coroutine_threadsafe(ask(), self._loop)
        try:
            answer.result(HEALTH_SECONDS)
        except (TableProblem, TimeoutError):
            answer.cancel()
            return False
        return True

    async def close(self) -> None:
        """Stop listening."""
        await asyncio.to_thread(self._server.shutdown)
        self._server.server_close()
        await asyncio.to_thread(self._thread.join)

"""Runs the server: the socket it listens on, and the ASGI server around the application.

uvicorn on uvloop with its `websockets-sansio` protocol limits the size of frames and finds dead connections
by itself; `http/connections.py` adds the limits it has no setting for. Messages are not compressed: at a
table they are small, and compressing each one for each viewer would cost more than that.
"""

import asyncio
import errno
import gc
import signal
import socket as sockets
import sys
from collections.abc import Callable

import uvicorn
from litestar.types import ASGIApp

from monoceros.core.mistakes import Mistake
from monoceros.server.app import make_app
from monoceros.server.http.connections import Addresses, limited_protocols
from monoceros.server.http.handover import Doors
from monoceros.server.live.sockets import FRAME_BYTES
from monoceros.server.logs import log_to_stderr
from monoceros.server.metrics import Metrics
from monoceros.server.settings import Settings
from monoceros.server.store.bus import make_bus
from monoceros.server.store.database import open_store

BACKLOG = 4096
"""Connections that may wait to be accepted: after a break everybody comes back at once."""
GOODBYE_SECONDS = 3
PORT_TROUBLE = (errno.EADDRINUSE, errno.EACCES)
"""What is wrong with a port rather than with a host: somebody has it, or it is kept for the system."""
GARBAGE = (20_000, 20, 20)
"""How much may be left lying before the garbage collector looks, in its three generations."""


def listen(host: str, port: int) -> sockets.socket:
    """A socket at an address; a `Mistake` when it is taken or not ours. Port 0 takes any free one."""
    family = sockets.AF_INET6 if ":" in host else sockets.AF_INET
    listener = sockets.socket(family, sockets.SOCK_STREAM)
    listener.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except (OSError, OverflowError, UnicodeError) as error:
        listener.close()
        problem = getattr(error, "strerror", None) or str(error)
        if getattr(error, "errno", None) in PORT_TROUBLE:
            raise Mistake("address-taken", host=host, port=port, problem=problem) from error
        raise Mistake("host-unusable", host=host, problem=problem) from error
    return listener


def make_server(app: ASGIApp, settings: Settings, doors: Doors | None = None) -> uvicorn.Server:
    """uvicorn with our limits, around an application; `doors` lead to the other processes of a server."""
    trusted = frozenset(word.strip() for word in settings.proxies.split(",") if word.strip())
    http, sockets_protocol = limited_protocols(Addresses(settings.connections_per_address, trusted), doors)
    return uvicorn.Server(
        uvicorn.Config(
            app,
            http=http,
            ws=sockets_protocol,
            forwarded_allow_ips=settings.proxies,
            ws_max_size=FRAME_BYTES,
            ws_per_message_deflate=False,
            backlog=BACKLOG,
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=GOODBYE_SECONDS,
        )
    )


async def try_out(settings: Settings) -> None:
    """Open the database once before serving, so that what is wrong with it is told in one sentence."""
    make_bus(settings)
    await (await open_store(settings.database_url, Metrics())).close()


def _settle_memory() -> None:
    """Take what was imported out of the garbage collector's sight: looking at it all stops every table."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


class Announced(uvicorn.Server):
    """A server that calls `ready` when it answers requests."""

    def __init__(self, server: uvicorn.Server, ready: Callable[[], None]) -> None:
        super().__init__(server.config)
        self._ready = ready

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        """Begin to answer requests, and say so."""
        await super().startup(sockets)
        if not self.should_exit:
            _settle_memory()
            self._ready()


def run(settings: Settings, listener: sockets.socket, level: str, ready: Callable[[], None]) -> None:
    """Serve until told to stop. `ready` is called when requests are answered."""
    log_to_stderr(level)
    asyncio.run(try_out(settings))
    server = Announced(make_server(make_app(settings), settings), ready)
    # uvicorn raises the signal again when everybody has been told goodbye; to be told to stop is no failure.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    server.run(sockets=[listener])

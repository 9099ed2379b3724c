"""One process of a server that runs as several: what `supervisor.py` starts.

It takes connections from the socket all of them share, and those its neighbours hand over. It tells the
supervisor every second that it is well, and ends when told so or when the supervisor is gone. Each is started
anew from what is installed at that moment: so a rolling restart is also an upgrade.
"""

import asyncio
import contextlib
import logging
import os
import select
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

import uvicorn

from monoceros.server.app import make_app
from monoceros.server.http.handover import Doors
from monoceros.server.logs import log_to_stderr
from monoceros.server.neighbours import Neighbours
from monoceros.server.protocol.problems import TableProblem
from monoceros.server.run import Announced, make_server
from monoceros.server.settings import read_settings

log = logging.getLogger("monoceros.server")
WELL = b"well\n"
ILL = b"ill\n"
REPORT_SECONDS = 1.0
ORPHAN_SECONDS = 1.5
"""How long a process without its supervisor may take to say goodbye."""
MOST_SECONDS = 5.0
"""How long the database may take to answer before this process calls itself ill."""


class _Neighbourly(Announced):
    """A server with doors to its neighbours; they are closed before anything else is."""

    def __init__(self, server: uvicorn.Server, ready: Callable[[], None], doors: Doors) -> None:
        super().__init__(server, ready)
        self._doors = doors

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no more connections, and say goodbye to those there are."""
        self._doors.close()
        await super().shutdown(sockets)


class OneOfSeveral:
    """This process: what it serves, its doors to the others, and its line to the supervisor."""

    def __init__(self, neighbours: Neighbours, control: socket.socket) -> None:
        settings = read_settings()
        self._doors = Doors(neighbours)
        self._control = control
        self._app: Any = make_app(settings, neighbours=neighbours)
        self._server = _Neighbourly(make_server(self._app, settings, self._doors), self._ready, self._doors)
        self._tasks: set[asyncio.Task[None]] = set()

    def run(self, listener: socket.socket) -> None:
        """Serve until told to stop."""
        self._server.run(sockets=[listener])

    def _ready(self) -> None:
        self._doors.open(self._take)
        self._spawn(self._report())

    def _spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _take(self, connection: socket.socket, head: bytes) -> None:
        self._spawn(self._serve(connection, head))

    async def _serve(self, connection: socket.socket, head: bytes) -> None:
        """Go on with a connection whose head a neighbour has read."""
        connection.settimeout(0)
        server: uvicorn.Server = self._server
        make: Any = server.config.ws_protocol_class
        protocol = make(
            config=server.config, server_state=server.server_state, app_state=server.lifespan.state
        )
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, connection)
        except OSError:
            connection.close()
            return
        log.debug("socket taken over")
        protocol.data_received(head)

    async def _report(self) -> None:
        """Tell the supervisor again and again how we are."""
        alive = self._app.app.state.lobby.store.alive
        while True:
            try:
                async with asyncio.timeout(MOST_SECONDS):
                    await alive()
            except (TableProblem, TimeoutError):
                word = ILL
            else:
                word = WELL
            with contextlib.suppress(OSError):
                self._control.send(word)
            await asyncio.sleep(REPORT_SECONDS)


def end_with_supervisor(control: socket.socket) -> None:
    """Stop when nobody looks after us any more, from the first moment on: with a goodbye, but a short one."""

    def watch() -> None:
        # The supervisor never says anything here: it can only be gone.
        select.select([control], [], [])
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(ORPHAN_SECONDS)
        os._exit(0)

    threading.Thread(target=watch, name="watch-supervisor", daemon=True).start()


def main(slot: str, count: str, folder: str, listener: str, control: str, level: str) -> None:
    """Serve as process `slot` of `count`; `listener` and `control` are inherited descriptors."""
    log_to_stderr(level, int(slot))
    # A reload is the supervisor's to answer.
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    line = socket.socket(fileno=int(control))
    line.settimeout(0)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    end_with_supervisor(line)
    process = OneOfSeveral(Neighbours(folder, int(slot), int(count)), line)
    process.run(socket.socket(fileno=int(listener)))


if __name__ == "__main__":
    main(*sys.argv[1:])

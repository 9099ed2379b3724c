"""Servers for tests: one in a thread of this process, or a real one in a process of its own."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

from litestar import Litestar

from monoceros.server.app import make_app
from monoceros.server.live.lobby import Lobby
from monoceros.server.run import listen, make_server
from monoceros.server.settings import Settings

PATIENCE = 60
ROOMY = {
    "metrics_token": "for-prometheus",
    "sockets_per_address": 100_000,
    "packs_per_hour": 1e6,
    "requests_per_minute": 1e6,
    "tables_per_minute": 1e6,
    "people_per_minute": 1e6,
    "frames_per_second": 1000.0,
    "bot_pause": 0.0,
    "check_limit": 60.0,
    "analysis_iterations": 8,
    "analyses_per_minute": 1e6,
    "bot_workers": 1,
    "stall_seconds": 0.0,
    "warning_seconds": 0.5,
    "host_away_seconds": 0.3,
}
"""Limits and pauses that tests about something else need not know of."""


class Served:
    """A server in a thread, with its lobby in reach."""

    def __init__(self, settings: Settings, static: Path) -> None:
        self.app = make_app(settings, static)
        listener = listen("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{listener.getsockname()[1]}"
        self._server = make_server(self.app, settings)
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [listener]})
        self._thread.start()
        wait_until(lambda: self._server.started or not self._thread.is_alive())
        assert self._server.started

    @property
    def lobby(self) -> Lobby:
        assert isinstance(self.app.app, Litestar)
        lobby: Lobby = self.app.app.state.lobby
        return lobby

    def on_the_loop(self, work: Callable[[], object]) -> None:
        """Do something where the server does everything; returns when it is done."""
        done = threading.Event()

        def run() -> None:
            work()
            done.set()

        self.lobby.store._writer._loop.call_soon_threadsafe(run)
        assert done.wait(PATIENCE)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join()


class ServeProcess:
    """`monoceros serve` as anybody would start it."""

    def __init__(self, database: str, *arguments: str, **environment: str) -> None:
        command = [sys.executable, "-m", "monoceros", "serve", "--no-open", "--port", "0", "--lang", "en"]
        roomy = {f"MONOCEROS_{name.upper()}": str(value) for name, value in ROOMY.items()}
        self.process = subprocess.Popen(
            [*command, "--database", database, "--log", "debug", *arguments],
            env={**os.environ, **roomy, **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        # A pipe nobody empties would stop the server in the middle of a long game.
        self._logged: list[str] = []
        self._drain = threading.Thread(target=self._read_log, daemon=True)
        self._drain.start()
        assert self.process.stdout is not None
        words = self.process.stdout.readline().split()
        if not words:
            raise AssertionError(self.kill())
        self.address = words[-1].rstrip("/")

    def _read_log(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self._logged.append(line)

    def logged(self) -> str:
        """What it has logged so far."""
        return "".join(self._logged)

    def kill(self) -> str:
        """End it without warning; what it logged."""
        return self._end(signal.SIGKILL)

    def stop(self) -> str:
        """Ask it to stop; what it logged."""
        return self._end(signal.SIGTERM)

    def _end(self, by: signal.Signals) -> str:
        self.process.send_signal(by)
        self.process.wait(PATIENCE)
        self._drain.join(PATIENCE)
        for pipe in (self.process.stdout, self.process.stderr):
            assert pipe is not None
            pipe.close()
        return "".join(self._logged)


def wait_until(true: Callable[[], bool]) -> None:
    """Wait for something that is bound to happen."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.01)

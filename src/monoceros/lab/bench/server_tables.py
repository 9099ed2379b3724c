"""Tables for a load: opened over HTTP, with a cookie for each seat."""

import http.client
import json
import queue
import threading
import time
from urllib.parse import urlsplit

import msgspec

SEATS = 4
FEW_LEFT = 5
TABLE_SECONDS = 120.0
"""How long to wait for a table before the server is taken for dead."""


class Place(msgspec.Struct):
    """A table on the server and the cookie of each of its seats."""

    id: str
    cookies: list[str]


class Opener:
    """Opens tables over HTTP, in a thread: some at first, and more when few are left."""

    def __init__(self, address: str, first: int) -> None:
        self.address = address
        self._ready: queue.SimpleQueue[Place | Exception] = queue.SimpleQueue()
        self._first = first
        self._opened = 0
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._work, daemon=True)

    def start(self) -> None:
        """Start opening tables."""
        self._thread.start()

    @property
    def filled(self) -> bool:
        """Whether the first tables are open."""
        return self._opened >= self._first

    def stop(self) -> None:
        """Stop opening tables, and wait until the last one is open."""
        self._stop.set()
        self._thread.join()

    def take(self) -> Place:
        """The next table, as soon as there is one."""
        place = self._ready.get(timeout=TABLE_SECONDS)
        if isinstance(place, Exception):
            raise place
        return place

    def _work(self) -> None:
        connection = http.client.HTTPConnection(urlsplit(self.address).netloc)
        try:
            while not self._stop.is_set():
                if not self.filled or self._ready.qsize() < FEW_LEFT:
                    self._ready.put(self._open(connection))
                    self._opened += 1
                else:
                    # The server would hang up on a connection that asks for nothing.
                    connection.close()
                    time.sleep(0.05)
        except (OSError, http.client.HTTPException, RuntimeError) as error:
            # Whoever waits for a table must not wait for ever.
            self._ready.put(error)
        finally:
            connection.close()

    def _open(self, connection: http.client.HTTPConnection) -> Place:
        table, cookie = self._post(connection, "/api/tables", {"game": "hilo", "seats": SEATS})
        joined = [self._post(connection, f"/api/tables/{table}/join", {})[1] for _ in range(SEATS - 1)]
        return Place(table, [cookie, *joined])

    def _post(
        self, connection: http.client.HTTPConnection, path: str, body: dict[str, object]
    ) -> tuple[str, str]:
        connection.request("POST", path, json.dumps(body), {"content-type": "application/json"})
        answer = connection.getresponse()
        told = json.loads(answer.read())
        if answer.status >= 300:
            raise RuntimeError(f"{path}: {told}")
        return told["id"], (answer.getheader("set-cookie") or "").split(";")[0]

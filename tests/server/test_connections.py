"""Connections that want too much: endless heads, half-sent requests, floods of control frames, too many."""

import contextlib
import socket
import struct
import time
from collections.abc import Iterator

import pytest
from websockets.exceptions import InvalidStatus

from monoceros.server import run
from monoceros.server.http import connections
from monoceros.server.settings import Settings
from tests.server import serving
from tests.server.conftest import NOT_BUILT
from tests.server.people import Person
from tests.server.serving import ROOMY, Served, wait_until


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with little patience, to which nobody comes by a proxy."""
    file = tmp_path_factory.mktemp("narrow") / "tables.db"
    limits = {**ROOMY, "connections_per_address": 12, "sockets_per_address": 3, "proxies": ""}
    patient = connections.limited_protocols

    def hasty(addresses: connections.Addresses, doors: None) -> object:
        return patient(addresses, doors, request_seconds=1.0, stall_seconds=1.0)

    def small(host: str, port: int) -> socket.socket:
        listener = run.listen(host, port)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        return listener

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(run, "limited_protocols", hasty)
        patch.setattr(serving, "listen", small)
        server = Served(Settings(database=str(file), **limits), NOT_BUILT)  # type: ignore[arg-type]
    yield server
    server.stop()


def _dial(server: Served) -> socket.socket:
    port = int(server.address.rpartition(":")[2])
    return socket.create_connection(("127.0.0.1", port), timeout=20)


def _ended(line: socket.socket) -> bytes:
    """All that comes until the other side ends the connection."""
    heard = b""
    try:
        while part := line.recv(65_536):
            heard += part
    except (ConnectionResetError, BrokenPipeError):
        pass
    line.close()
    return heard


def _pour(line: socket.socket, data: bytes, times: int) -> int:
    """Send something again and again until the other side has enough; how often that worked."""
    for done in range(times):
        try:
            line.sendall(data)
        except (ConnectionResetError, BrokenPipeError):
            return done
    return times


@pytest.mark.parametrize("part", [b"x: " + b"y" * 1000 + b"\r\n", b"z" * 1000], ids=["many", "one"])
def test_a_head_has_an_end(narrow: Served, part: bytes) -> None:
    line = _dial(narrow)
    line.sendall(b"GET /healthz HTTP/1.1\r\nhost: a\r\nlong: ")
    assert _pour(line, part, 300_000) < 20_000
    assert _ended(line)[:12] in (b"", b"HTTP/1.1 400")


@pytest.mark.parametrize(
    "half",
    [b"", b"GET /heal", b"POST /api/tables HTTP/1.1\r\nhost: a\r\ncontent-length: 900\r\n\r\n{"],
    ids=["nothing", "head", "body"],
)
def test_a_request_that_never_arrives_is_not_waited_for(narrow: Served, half: bytes) -> None:
    line = _dial(narrow)
    line.sendall(half)
    begin = time.monotonic()
    _ended(line)
    assert time.monotonic() - begin < 10


def test_one_address_has_so_many_connections(narrow: Served) -> None:
    lines = [_dial(narrow) for _ in range(12)]
    assert _ended(_dial(narrow)) == b""
    for line in lines:
        line.close()
    one = Person(narrow.address)
    assert one.get("/healthz") == {"ok": True}
    one.close()


def test_one_address_has_so_many_sockets(narrow: Served) -> None:
    one = Person(narrow.address)
    table = one.opens(seats=2)["id"]
    with one.looks(table), one.looks(table), one.looks(table) as third:
        third.next("presence")
        with pytest.raises(InvalidStatus), one.looks(table):
            pass
    one.close()


def _upgraded(narrow: Served) -> tuple[socket.socket, Person]:
    one = Person(narrow.address)
    table = one.opens(seats=2)["id"]
    line = _dial(narrow)
    line.sendall(
        f"GET /ws/tables/{table} HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
        "sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    assert line.recv(12) == b"HTTP/1.1 101"
    return line, one


def _frame(opcode: int, payload: bytes, *, last: bool = True) -> bytes:
    head = bytes([(0x80 if last else 0) | opcode, 0x80 | len(payload)]) + bytes(4)
    return head + payload


@pytest.mark.parametrize("opcode", [9, 10], ids=["ping", "pong"])
def test_a_flood_of_control_frames_ends_the_connection(narrow: Served, opcode: int) -> None:
    line, one = _upgraded(narrow)
    assert _pour(line, _frame(opcode, bytes(100)) * 100, 400_000) < 100_000
    _ended(line)
    one.close()


def test_a_message_in_endless_pieces_ends_the_connection(narrow: Served) -> None:
    line, one = _upgraded(narrow)
    line.sendall(_frame(1, b"", last=False))
    assert _pour(line, _frame(0, b"", last=False) * 100, 400_000) < 100_000
    _ended(line)
    one.close()


@pytest.mark.parametrize(
    ("behind", "code"), [(b"", 1007), (b"\xff\xff\xff\xff", 1002)], ids=["alone", "before no frame at all"]
)
def test_text_that_is_no_utf8_ends_the_socket_without_a_traceback(
    narrow: Served, caplog: pytest.LogCaptureFixture, behind: bytes, code: int
) -> None:
    line, one = _upgraded(narrow)
    line.sendall(_frame(1, b"\xff\xfe") + behind)
    heard = _ended(line)
    assert struct.pack("!H", code) in heard
    assert not [record for record in caplog.records if record.exc_info]
    one.close()


def test_who_does_not_read_is_let_go(narrow: Served) -> None:
    line = _dial(narrow)
    asked = 200
    line.sendall(b"GET /schema HTTP/1.1\r\nhost: a\r\n\r\n" * asked)
    time.sleep(3)
    assert _ended(line).count(b"HTTP/1.1 200") < asked


@pytest.mark.parametrize("pause", [0.02, 0.0], ids=["slowly", "too-fast"])
def test_who_does_not_read_their_socket_is_let_go(narrow: Served, pause: float) -> None:
    line, one = _upgraded(narrow)
    # Each is answered; nobody reads the answers, and so nobody reads how this ends.
    asked = _frame(1, b'{"type":"why","text":"x"}') * 10
    line.setblocking(False)

    def let_go() -> bool:
        with contextlib.suppress(OSError):
            line.send(asked)
        time.sleep(pause)
        return bool(narrow.lobby.metrics.sockets._value.get() == 0)

    wait_until(lambda: not let_go())
    wait_until(let_go)
    line.close()
    one.close()


@pytest.mark.parametrize(
    "headers",
    [
        {"host": "a:b:c"},
        {"host": "[::1"},
        {"host": "a/b"},
        {"origin": "http://[::1"},
        {"origin": "http://["},
    ],
)
def test_headers_that_cannot_be_read_are_refused(served: Served, headers: dict[str, str]) -> None:
    one = Person(served.address)
    for method, path in (("GET", "/"), ("GET", "/api/tables"), ("POST", "/api/tables")):
        answer = one.http.request(method, path, headers=headers, json={"game": "hilo", "seats": 2})
        if "host" in headers or method == "POST":
            assert answer.status_code in (400, 403)
            assert answer.json()["code"] in ("bad-request", "foreign-origin")
        assert answer.headers["x-frame-options"] == "DENY"
        assert answer.status_code < 500
    one.close()


@pytest.mark.parametrize(
    "body",
    [
        b'{"game":"\xff","seats":2}',
        b'{"game":"hilo","seats":2,"nickname":"\xed\xa0\x80"}',
        b'{"game":"hilo","seats":2,"options":{"' + b"x" * 60 + b'":"1"}}',
        b'{"game":"hilo","seat' + b"9" * 5000 + b'":2}',
        b'{"game":"hilo","seats":2,"edition":"\\u0000"}',
        b'{"game":"hilo","seats":2,"entropy_commitment":"\\u0000"}',
        b'{"game":"hilo","seats":2,"deck_language":"\\u0000"}',
        b'{"game":"hilo","seats":2,"pack":"\\u0000"}',
        b'{"game":"hilo","seats":2,"pack":"[pack]\\nid=\\"' + b"x" * 5000 + b'\\""}',
        b'{"game":"hilo","seats":2,"pack":"[pack]\\nid=\\"x\\"\\nextends=\\"hilo-de\\"\\n'
        + b"y" * 3000
        + b'=1"}',
        b'{"game":"hilo","seats":2,"pack":"[pack]\\nid=\\"x\\"\\nextends=\\"hilo-de\\"\\ntotal=0x'
        + b"f" * 9000
        + b'\\n[[card]]\\nid=\\"king\\""}',
    ],
)
def test_bodies_that_cannot_be_read_are_refused(served: Served, body: bytes) -> None:
    one = Person(served.address)
    answer = one.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    one.close()
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.headers["x-frame-options"] == "DENY"
    assert len(answer.json()["message"]) < 3000


def test_a_record_with_endless_numbers_and_words_is_refused(served: Served) -> None:
    one = Person(served.address)
    begin = "monoceros record 1\ngame: hilo\nedition: de\nrules: 1\npack: x\nseats: 2\nseed: 4\n"
    for text in (
        begin.replace("seats: 2", "seats: " + "9" * 5000),
        begin.replace("game: hilo", "game: " + "g" * 5000),
        begin.replace("edition: de", "edition: " + "e" * 5000),
        begin + "options: " + "o" * 5000 + "\n",
        begin + "\n1 A flip " + "9" * 5000 + "\nresult: *\n",
    ):
        answer = one.http.post("/api/verify", json={"record": text})
        assert 400 <= answer.status_code < 500, answer.text
    one.close()

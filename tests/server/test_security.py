"""Strangers at the door: headers, cookies, origins, sizes, floods, paths, and what must never be told."""

import logging
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from monoceros.server.http.middleware import without_secrets
from monoceros.server.logs import JsonLines
from monoceros.server.protocol.plain_text import nickname, plain_text
from monoceros.server.protocol.tokens import digest
from monoceros.server.settings import Settings
from tests.server.people import Person
from tests.server.serving import Served

Maker = Callable[..., Person]


@pytest.mark.parametrize(
    "path", ["/", "/t/abc", "/api/games", "/api/tables/none", "/nowhere/at/all", "/schema"]
)
def test_every_answer_carries_the_security_headers(person: Maker, path: str) -> None:
    headers = person().http.get(path).headers
    policy = headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe-inline" not in policy.replace("style-src-attr 'unsafe-inline'", "")
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


def test_the_seat_cookie_is_out_of_reach_of_scripts(person: Maker) -> None:
    answer = person().http.post("/api/tables", json={"game": "hilo", "seats": 2})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    assert "secure" not in cookie
    behind_tls = person().http.post(
        "/api/tables", json={"game": "hilo", "seats": 2}, headers={"x-forwarded-proto": "https"}
    )
    assert "secure" in behind_tls.headers["set-cookie"].lower()


def test_pages_of_other_origins_may_change_nothing(person: Maker) -> None:
    host = person()
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1", ""):
        answer = host.http.post("/api/tables", json={"game": "hilo", "seats": 2}, headers={"origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    ours = host.http.post("/api/tables", json={"game": "hilo", "seats": 2}, headers={"origin": host.address})
    assert ours.status_code == 201


def test_nobodys_token_is_told_to_anybody_else(
    person: Maker, served: Served, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    host, guest = person(), person()
    table = host.opens(seats=2)["id"]
    guest.joins(table)
    secret = served.lobby._tables[table].stored.secret
    secrets = [host.token, digest(host.token), secret]
    guest.http.get(f"/s/{table}/{host.token}x")
    seen = [
        guest.http.get(path).text for path in (f"/api/tables/{table}", "/api/tables", "/metrics", "/schema")
    ]
    with guest.looks(table) as socket:
        socket.next("presence")
        seen += socket.raw
    ours = [record for record in caplog.records if record.name.startswith("monoceros")]
    lines = [JsonLines().format(record) for record in ours]
    assert lines
    for secret in secrets:
        assert not any(secret in text for text in seen + lines)


def test_a_log_line_keeps_a_seat_link_to_itself() -> None:
    assert without_secrets("/s/abc/verysecret") == "/s/abc/…"
    assert without_secrets("/t/abc") == "/t/abc"


def test_a_nickname_is_plain_text(person: Maker) -> None:
    table = person().opens(nickname="<script>alert('x')</script> and much more than fits")
    assert table["seats"][0]["nickname"] == "<script>alert('x')</scri"
    assert person().opens(nickname="A\x00d\u202ea\n ")["seats"][0]["nickname"] == "Ada"
    assert person().opens(nickname="\u200b\x07")["seats"][0]["nickname"] is None
    assert nickname("👩‍👧 Zoë") == "👩‍👧 Zoë"
    assert plain_text("a\u2028b") == "a b"


@pytest.mark.parametrize(
    "path",
    [
        "/../../etc/passwd",
        "/..%2f..%2fetc%2fpasswd",
        "/assets/../app.py",
        "/assets/..%2fapp.py",
        "/assets//etc/passwd",
        "/%2e%2e/app.py",
        "/api/tables/..%2f..",
        "/api/tables/%00",
        "/api/codes/%ff",
        "/api/texts/..%2fen",
        "/api/games/%00/rules",
        "/s/%00/%00",
    ],
)
def test_path_tricks_lead_nowhere(person: Maker, path: str) -> None:
    one = person()
    request = one.http.build_request("GET", "/")
    request.url = httpx.URL(one.address).copy_with(raw_path=path.encode())
    answer = one.http.send(request)
    assert answer.status_code in (400, 403, 404)
    assert "root:" not in answer.text


def test_a_body_that_is_too_large_or_none_at_all(person: Maker) -> None:
    http = person().http
    json = {"content-type": "application/json"}
    large = http.post("/api/tables", content=b'{"game":"' + b"x" * 300_000 + b'"}', headers=json)
    assert (large.status_code, large.json()["code"]) == (413, "too-large")
    for body in (b"", b"{", b"[]", b"null", b'{"game":1}', b"\xff\xfe", b"[" * 9000):
        answer = http.post("/api/tables", content=body, headers=json)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
    assert http.put("/api/tables").json()["code"] == "method"


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Served]:
    """A server that allows little, with a client built of two files."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Monoceros</title>")
    (static / "assets" / "main-4f3a.js").write_text("export {}" + " " * 2000)
    settings = Settings(
        database=str(tmp_path / "strict.db"), requests_per_minute=60, tables_per_minute=3, bot_workers=1
    )
    server = Served(settings, static)
    yield server
    server.stop()


def test_too_many_requests_are_told_to_wait(strict: Served) -> None:
    one = Person(strict.address)
    codes = [one.http.post("/api/tables", json={"game": "hilo", "seats": 2}).status_code for _ in range(5)]
    assert codes == [201, 201, 201, 429, 429]
    answers = [one.http.get("/api/games") for _ in range(30)]
    assert answers[-1].json()["code"] == "flood"
    assert answers[-1].headers["x-frame-options"] == "DENY"
    one.close()


def test_whoever_has_a_network_of_addresses_is_still_one_visitor(strict: Served) -> None:
    """With IPv6 every connection has millions of them; the proxy tells which one somebody came from."""
    one = Person(strict.address)

    def opens(address: str) -> int:
        wish = {"game": "hilo", "seats": 2}
        return one.http.post("/api/tables", json=wish, headers={"x-forwarded-for": address}).status_code

    assert [opens(f"2001:db8:1:2:{n}::{n}") for n in range(1, 6)] == [201, 201, 201, 429, 429]
    assert opens("2001:db8:1:3::1") == 201
    assert [opens(address) for address in ("192.0.2.1", "::ffff:192.0.2.1", "192.0.2.2")] == [201, 201, 201]
    assert [opens(address) for address in ("192.0.2.1", "::ffff:192.0.2.1")] == [201, 429]
    one.close()


def test_the_built_client_is_served_and_cached(strict: Served) -> None:
    one = Person(strict.address)
    for path in ("/", "/t/abc", "/join/abc", "/replay/abc", "/rules/hilo", "/cards/hilo"):
        page = one.http.get(path)
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        # What a link to a table says of it changes with the table.
        linked = path.startswith(("/t/", "/join/", "/replay/"))
        assert page.headers["cache-control"] == ("no-store" if linked else "no-cache")
        assert "<title>" in page.text
    script = one.http.get("/assets/main-4f3a.js")
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    assert script.text.startswith("export {}")
    again = one.http.get("/assets/main-4f3a.js", headers={"if-none-match": script.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert one.http.get("/assets/main-0000.js").status_code == 404
    one.close()


BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.mark.parametrize(
    "path",
    [
        "/nowhere",
        "/nowhere/at/all",
        "/t/abc/def/ghi",
        "/rules/chess",
        "/cards/chess",
        "/index.php",
        "/schema/nowhere",
        "/schema/nowhere.json",
    ],
)
def test_people_at_an_unknown_address_get_the_page_with_404(strict: Served, path: str) -> None:
    one = Person(strict.address)
    page = one.http.get(path, headers=BROWSER)
    assert page.status_code == 404
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert "<title>Monoceros" in page.text
    assert "etag" not in page.headers
    program = one.http.get(path)
    one.close()
    assert program.status_code == 404
    if not path.startswith(("/rules", "/cards")):
        assert program.json()["code"] == "no-such-page"


@pytest.mark.parametrize("path", ["/api/nowhere", "/api/tables/x/y/z", "/assets/nothing.js"])
def test_programs_at_an_unknown_address_are_told_a_problem(strict: Served, path: str) -> None:
    one = Person(strict.address)
    answer = one.http.get(path, headers=BROWSER)
    one.close()
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page")


def test_without_a_built_client_the_page_says_how_to_build_it(person: Maker) -> None:
    page = person("de").http.get("/")
    assert page.status_code == 200
    assert "make play" in page.text
    assert "<script" not in page.text

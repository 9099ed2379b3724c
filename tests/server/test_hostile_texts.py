"""Packs and records sent to stop everybody: read in workers of their own, within limits."""

import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from monoceros.server.settings import Settings
from tests.server.conftest import NOT_BUILT
from tests.server.people import Person
from tests.server.serving import ROOMY, Served

Maker = Callable[..., Person]
NESTED = ".".join(["a"] * 32_000) + "=1"
"""64 KB that a reader of TOML looks at again and again."""


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that gives what strangers send two seconds."""
    file = tmp_path_factory.mktemp("guarded") / "tables.db"
    server = Served(Settings(database=str(file), **{**ROOMY, "check_limit": 2.0}), NOT_BUILT)  # type: ignore[arg-type]
    one = Person(server.address)
    one.post("/api/games/hilo/cards", {"pack": "x"}, 400)
    one.close()
    yield server
    server.stop()


class Watch:
    """Somebody who asks for something small all the time, and remembers the longest wait."""

    def __init__(self, address: str) -> None:
        self.longest = 0.0
        self._address = address
        self._done = threading.Event()
        self._thread = threading.Thread(target=self._ask)

    def _ask(self) -> None:
        with httpx.Client(base_url=self._address, timeout=100, trust_env=False) as http:
            while not self._done.wait(0.01):
                begin = time.monotonic()
                http.get("/healthz")
                self.longest = max(self.longest, time.monotonic() - begin)

    def __enter__(self) -> "Watch":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._done.set()
        self._thread.join()


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/games/hilo/cards", {"pack": NESTED}),
        ("/api/tables", {"game": "hilo", "seats": 2, "pack": NESTED}),
        ("/api/verify", {"record": "monoceros record 1\n", "pack": NESTED}),
    ],
)
def test_a_pack_that_takes_for_ever_to_read_stops_nobody(
    guarded: Served, path: str, body: dict[str, object]
) -> None:
    one = Person(guarded.address)
    begin = time.monotonic()
    with Watch(guarded.address) as watch:
        answer = one.http.post(path, json=body)
    one.close()
    assert answer.status_code in (400, 413)
    if "verify" not in path:
        assert answer.json()["code"] == "check-too-long"
        assert "2" in answer.json()["message"]
    assert time.monotonic() - begin < 20
    assert watch.longest < 0.8


def test_hostile_checks_delay_neither_bots_nor_more_than_a_few(guarded: Served) -> None:
    """36 at once from one address: two are looked at, the others told to come back; a bot moves meanwhile."""
    codes: list[str] = []

    def attack() -> None:
        person = Person(guarded.address)
        codes.append(person.http.post("/api/games/hilo/cards", json={"pack": NESTED}).json()["code"])
        person.close()

    attackers = [threading.Thread(target=attack) for _ in range(36)]
    ada = Person(guarded.address)
    table = ada.opens(seats=2, bots=[None, "heuristic"])["id"]
    with ada.looks(table) as one:
        one.seen(0)
        for attacker in attackers:
            attacker.start()
        one.act(one.actions[0])
        begin = time.monotonic()
        one.seen(2)
        waited = time.monotonic() - begin
    for attacker in attackers:
        attacker.join()
    ada.close()
    assert waited < 5
    assert set(codes) <= {"checks-busy", "check-too-long"}
    assert codes.count("checks-busy") >= 30


def test_a_worker_is_there_again_after_a_hostile_text(guarded: Served, tmp_path: Path) -> None:
    one = Person(guarded.address)
    one.post("/api/games/hilo/cards", {"pack": NESTED}, 413)
    assert one.post("/api/games/hilo/cards", {"pack": "nothing"}, 400)["code"] == "pack-not-toml"
    one.close()

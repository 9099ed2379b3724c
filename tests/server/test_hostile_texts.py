"""Packs and records sent to stop everybody: read in workers of their own, within limits."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from monoceros.server.protocol.problems import TableProblem
from monoceros.server.settings import Settings
from monoceros.server.workers.checks import MEMORY, Checks
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
    """Somebody who asks for something small all the time, and counts the answers."""

    def __init__(self, address: str) -> None:
        self.answered = 0
        self._address = address
        self._done = threading.Event()
        self._thread = threading.Thread(target=self._ask)

    def _ask(self) -> None:
        with httpx.Client(base_url=self._address, timeout=100, trust_env=False) as http:
            while not self._done.wait(0.01):
                http.get("/healthz")
                self.answered += 1

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
    assert watch.answered > 5, "a server that reads it itself would answer when it is done, and once"


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


def greedy(megabytes: int) -> int:
    """What a text might do that makes its reader collect without end. Runs in a worker."""
    return len(bytearray(megabytes << 20))


def test_what_needs_too_much_memory_is_refused_and_the_machine_keeps_its_own(tmp_path: Path) -> None:
    async def ask() -> tuple[str, int]:
        checks = Checks(Settings(database=str(tmp_path / "x.db"), check_limit=60.0))
        try:
            with pytest.raises(TableProblem) as refused:
                await checks.run("192.0.2.1", greedy, 2 * MEMORY >> 20)
            return refused.value.code, await checks.run("192.0.2.1", greedy, 8)
        finally:
            checks.close()

    assert asyncio.run(ask()) == ("check-too-long", 8 << 20)


def test_a_worker_is_there_again_after_a_hostile_text(guarded: Served, tmp_path: Path) -> None:
    one = Person(guarded.address)
    one.post("/api/games/hilo/cards", {"pack": NESTED}, 413)
    assert one.post("/api/games/hilo/cards", {"pack": "nothing"}, 400)["code"] == "pack-not-toml"
    one.close()

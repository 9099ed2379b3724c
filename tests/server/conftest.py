"""A server for the tests of a session, and people to sit at its tables."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from monoceros.server.settings import Settings
from tests.server.people import Person
from tests.server.serving import ROOMY, Served

NOT_BUILT = Path(__file__).parent / "no-client-here"


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with roomy limits and bots that do not wait."""
    folder = tmp_path_factory.mktemp("server")
    server = Served(Settings(database=str(folder / "tables.db"), **ROOMY), NOT_BUILT)  # type: ignore[arg-type]
    yield server
    server.stop()


@pytest.fixture
def person(served: Served) -> Iterator[Callable[..., Person]]:
    """Make people; each has a browser of their own."""
    people: list[Person] = []

    def make(language: str = "en", address: str = "") -> Person:
        people.append(Person(address or served.address, language))
        return people[-1]

    yield make
    for one in people:
        one.close()

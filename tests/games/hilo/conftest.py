import pytest

from tests.games.hilo.story import Kingdom


@pytest.fixture
def kingdom() -> Kingdom:
    """A table of two."""
    return Kingdom()


@pytest.fixture
def court() -> Kingdom:
    """A table of three."""
    return Kingdom(seats=3)

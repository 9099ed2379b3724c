import pytest

from tests.games.unstable_unicorns.story import Herd


@pytest.fixture
def herd() -> Herd:
    """A table of three, players named before the Neigh cards."""
    return Herd()


@pytest.fixture
def advanced() -> Herd:
    """A table of three, players named after the Neigh cards."""
    return Herd(targeting="advanced")


@pytest.fixture
def pair() -> Herd:
    """A table of two with its smaller deck."""
    return Herd(seats=2)

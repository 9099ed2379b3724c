import pytest

from tests.games.kill_the_unicorns.story import Hunt


@pytest.fixture
def hunt() -> Hunt:
    """Three hunters with the German rules."""
    return Hunt()


@pytest.fixture
def chasse() -> Hunt:
    """Three hunters with the French rules."""
    return Hunt(edition="fr")


@pytest.fixture
def prototype() -> Hunt:
    """Three hunters with the rules of the prototype."""
    return Hunt(edition="en-prototype")


@pytest.fixture
def teams() -> Hunt:
    """Two teams: A and C against B and D."""
    return Hunt(4, "en-prototype", teams="on")

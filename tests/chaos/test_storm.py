"""A short storm over each database; `make chaos KILLS=1000` is the long one."""

import pytest

from tests.chaos.storm import weather


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_whatever_breaks_all_that_was_acknowledged_stands(database: str) -> None:
    report = weather(database, kills=1, seed=7)
    assert not report.wrong
    assert report.acknowledged >= 11

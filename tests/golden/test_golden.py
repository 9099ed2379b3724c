"""Recorded matches replay word for word: a changed rule is seen here first."""

from pathlib import Path

import pytest

from monoceros.core.annotate import annotated
from monoceros.core.match import verify
from monoceros.core.record import read_record
from monoceros.games.registry import find_game
from monoceros.locales import Texts

RECORDS = sorted(Path(__file__).parent.glob("*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_match_replays(path: Path) -> None:
    record = read_record(path)
    game = find_game(record.game)
    match = verify(game, record, file=path.name)
    assert annotated(game, match.record(), Texts("en")) == path.read_text(encoding="utf-8")
    assert match.state.outcome() is not None

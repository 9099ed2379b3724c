"""Two designs compared: the right differences, taken in pairs, and no alarm where nothing changed."""

from pathlib import Path

import pytest

from monoceros.lab.report.comparison import compare
from monoceros.lab.report.comparison_page import ComparisonPage
from monoceros.locales import LANGUAGES, Texts
from tests.lab.test_statistics import made_up, met

GAMES = 400
FAIR = [[match % 2] for match in range(GAMES)]


def test_what_is_longer_in_every_pair_is_sure_however_long_matches_are(tmp_path: Path) -> None:
    found = compare(
        made_up(tmp_path / "a", GAMES, FAIR, []), made_up(tmp_path / "b", GAMES, FAIR, [], longer=2)
    )
    assert found.length.more.points == pytest.approx(2.0)
    assert found.length.telling
    assert found.length.after == pytest.approx(found.length.before + 2)
    assert not any(one.shift.telling for one in [*found.order, *found.seats, *found.endings])


def test_the_same_design_shows_no_difference(tmp_path: Path) -> None:
    cards = [met(match, match % 2, "king") for match in range(GAMES)]
    found = compare(made_up(tmp_path / "a", GAMES, FAIR, cards), made_up(tmp_path / "b", GAMES, FAIR, cards))
    assert found.telling == 0
    assert found.changed() == []


def test_a_card_that_wins_under_one_design_only_is_named(tmp_path: Path) -> None:
    winners = [[0] if match % 3 else [1] for match in range(GAMES)]
    good = [met(match, 0 if match % 3 else 1, "king") for match in range(GAMES)]
    plain = [met(match, match % 2, "king") for match in range(GAMES)]
    found = compare(
        made_up(tmp_path / "a", GAMES, winners, plain), made_up(tmp_path / "b", GAMES, winners, good)
    )
    assert [one.card for one in found.changed()] == ["king"]
    shift = found.changed()[0].shift
    assert shift is not None
    assert shift.more.points > 0.5


def test_a_card_of_one_design_only_is_told_as_such(tmp_path: Path) -> None:
    cards = [met(match, match % 2, "bard") for match in range(GAMES)]
    found = compare(made_up(tmp_path / "a", GAMES, FAIR, []), made_up(tmp_path / "b", GAMES, FAIR, cards))
    assert [one.card for one in found.in_one_only()] == ["bard"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_every_language_and_heads_what_was_compared(tmp_path: Path, language: str) -> None:
    first = made_up(tmp_path / "a", GAMES, FAIR, [met(match, match % 2, "king") for match in range(GAMES)])
    second = made_up(tmp_path / "b", GAMES, FAIR, [], longer=3)
    page = ComparisonPage(first, second, ["one", "other.toml"], compare(first, second), Texts(language))
    html = page.html()
    assert f'lang="{language}"' in html
    assert "other.toml" in html
    assert "hilo-de" in html
    assert "compare-" not in html
    assert len(page.summary()) >= 4

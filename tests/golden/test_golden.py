"""What is kept in this folder is what the program says today: a changed rule is seen here first."""

from pathlib import Path

import pytest

from monoceros.core.game import Game
from monoceros.core.match import verify
from monoceros.core.mistakes import Mistake
from monoceros.core.record import read_record
from monoceros.games.registry import GAMES, find_game
from monoceros.locales import LANGUAGES
from tests.golden import RENEW, card_texts, counts, pack_words
from tests.golden.matches import HOME, expected, told

KEPT = sorted(HOME.glob("*.txt"))
EARLIER = HOME / "earlier"
"""Matches played under earlier versions of the rules, as they were written then."""


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_golden_match_replays(path: Path) -> None:
    record = read_record(path)
    try:
        match = verify(find_game(record.game), record, file=path.name)
    except Mistake as mistake:
        pytest.fail(f"{mistake} {RENEW}")
    assert told(match) == path.read_text(encoding="utf-8"), RENEW
    assert match.state.outcome() is not None, RENEW


@pytest.mark.parametrize("path", sorted(EARLIER.glob("*.txt")), ids=lambda path: path.stem)
def test_a_match_of_earlier_rules_replays_as_it_was_played(path: Path) -> None:
    record = read_record(path)
    game = find_game(record.game)
    assert record.rules in game.earlier
    match = verify(game, record, file=path.name)
    assert [(move.seat, move.text) for move in match.moves] == [
        (move.seat, move.text) for move in record.moves
    ]
    assert match.state.outcome() is not None


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_earlier_version_has_a_match_of_every_edition(game: Game) -> None:
    records = [read_record(path) for path in EARLIER.glob(f"{game.id}-*.txt")]
    wanted = {(version, edition.id) for version in game.earlier for edition in game.editions}
    assert {(record.rules, record.edition) for record in records} == wanted


def test_there_is_a_golden_match_for_every_edition_and_number_of_players() -> None:
    assert expected().keys() - set(KEPT) == set(), RENEW


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_cards_say_what_was_read_and_found_good(name: str, language: str) -> None:
    path = card_texts.HOME / f"{name}-{language}.txt"
    kept = path.read_text(encoding="utf-8") if path.is_file() else ""
    assert card_texts.listed(name, language) == kept, RENEW


def test_every_edition_has_as_many_cards_as_it_had() -> None:
    assert counts.texts()[counts.HOME] == counts.HOME.read_text(encoding="utf-8"), RENEW


def test_the_docs_list_every_field_and_word_of_a_pack() -> None:
    for path, text in pack_words.texts().items():
        assert path.read_text(encoding="utf-8") == text, RENEW

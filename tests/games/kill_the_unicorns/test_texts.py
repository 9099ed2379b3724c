"""Everything the game can say has its sentence in every language."""

import re
from pathlib import Path

import pytest

from monoceros.core.game import Game
from monoceros.core.rng import Rng
from monoceros.core.table import ONLOOKER
from monoceros.games.kill_the_unicorns import game as sources
from monoceros.games.registry import find_game
from monoceros.locales import LANGUAGES, Texts

FOLDER = Path(sources.__file__).parent
TOLD = re.compile(r'\.tell(?:_[a-z]+)?\(\s*"([a-z-]+)"')
TABLES = [
    (3, "de", {}),
    (6, "de", {"expert": "on"}),
    (4, "fr", {"extra_characters": "on"}),
    (4, "de", {"beginner": "no-traps"}),
    (4, "en-prototype", {}),
    (4, "en-prototype", {"teams": "on"}),
]


@pytest.fixture
def game() -> Game:
    return find_game("kill-the-unicorns")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_the_rules_tell_of_has_a_sentence(language: str) -> None:
    keys = {key for path in FOLDER.glob("*.py") for key in TOLD.findall(path.read_text("utf-8"))}
    assert len(keys) > 35
    text = Texts(language)
    assert [key for key in keys if not text.has(f"kill-the-unicorns-{key}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "edition", "options"), TABLES, ids=str)
def test_whole_games_are_told_and_asked_without_a_gap(
    game: Game, seats: int, edition: str, options: dict[str, str], language: str
) -> None:
    """A text that lacks a parameter raises; so does one that is missing."""
    setup = game.setup(seats, edition, options)
    window = game.terminal(setup, Texts(language), [f"Hunter {seat}" for seat in range(seats)])
    for seed in range(3):
        state, rng = game.new(setup, Rng(seed)), Rng(seed)
        while state.to_act:
            seat = int(state.decider())
            update = state.update(seat)
            assert window.ask(update.view, update.choices)
            assert all(window.menu(update.view, update.choices))
            state.listen()
            state.play(seat, state.pick(seat, rng))
            for viewer in (seat, (seat + 1) % seats, ONLOOKER):
                reader = None if viewer == ONLOOKER else viewer
                for news in state.update(viewer).news:
                    assert "$" not in window.tell(news, reader)
        assert window.draw(state.view(0))
        outcome = state.outcome()
        assert outcome
        for part in outcome.scores[0].parts:
            assert Texts(language).has(f"kill-the-unicorns-part-{part.key}")
        assert Texts(language).has(outcome.reason.replace(".", "-"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_for_powers_has_a_name(language: str) -> None:
    text = Texts(language)
    for key in ("before-lay", "after-reveal", "trap-revealed", "after-hunt"):
        assert text.has(f"kill-the-unicorns-window-{key}")


def test_polish_counts_cards_in_three_ways() -> None:
    polish = Texts("pl")
    told = {polish("kill-the-unicorns-in-hand", cards=cards).replace(str(cards), "#") for cards in (1, 2, 5)}
    assert len(told) == 3

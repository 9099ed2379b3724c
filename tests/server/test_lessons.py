"""The lessons are played by the engine, so that they cannot show what the rules do not allow."""

import pytest

from monoceros.games.registry import GAMES
from monoceros.locales import LANGUAGES, Texts
from monoceros.server.lessons.script import make_lesson

LONGEST = 135
"""Letters that fit into the strip of a phone."""


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_begins_with_the_aim_and_asks_for_moves_that_may_be_made(game: str) -> None:
    frames = make_lesson(GAMES[game]).frames
    assert frames[0].say.endswith("-aim")
    assert frames[-1].say.endswith("-end")
    asked = [frame for frame in frames if frame.waits]
    assert sum(len(frame.choices) == 1 for frame in asked) >= 4
    assert all(frame.say for frame in asked)
    # Whoever reads on or waits chooses nothing.
    assert all(not frame.choices for frame in frames if not frame.waits)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_a_lesson_says_is_short_in_every_language(game: str, language: str) -> None:
    texts = Texts(language)
    for frame in make_lesson(GAMES[game]).frames:
        if frame.say:
            said = texts(frame.say)
            assert said != frame.say
            assert len(said) <= LONGEST, said

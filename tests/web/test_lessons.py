"""The lessons: from the home page to a real game, one glowing thing after the other, on one screen."""

import pytest

from tests.web.conftest import Arrive
from tests.web.stage import out_of_sight
from tests.web.visitors import Visitor

STEPS = 60
"""More than any lesson has."""


def learn(visitor: Visitor) -> int:
    """Do what the lesson asks for until it offers a real game; how many things that took."""
    page = visitor.page
    for step in range(STEPS):
        visitor.asked()
        assert out_of_sight(page) == []
        buttons = visitor.buttons()
        if "play" in buttons:
            return step
        visitor.answer("confirm" if visitor.moment() == "confirm" else "choose")
    raise AssertionError("the lesson does not end")


@pytest.mark.parametrize("game", ["hilo", "kill-the-unicorns", "unstable-unicorns"])
def test_whoever_is_new_learns_a_game_and_goes_on_to_play_it(arrive: Arrive, game: str) -> None:
    visitor = arrive(phone=game == "unstable-unicorns", seed=2)
    page = visitor.page
    visitor.visit("/")
    page.locator(f'[data-game="{game}"] a[href="/learn/{game}"]').click()
    visitor.at_table()
    assert learn(visitor) > 5
    page.locator('[data-choice="play"]').click()
    page.wait_for_url("**/t/*")
    visitor.at_table()

"""A whole game of each kind without a mouse or a finger."""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.stage import sit
from tests.web.visitors import ROUNDS

NUMBERED = """() => document.querySelectorAll('.board .place.can, .ask .choices [data-choice]').length"""
FOCUSED = "() => document.activeElement !== document.body"


@pytest.mark.parametrize(("game", "seats"), [("hilo", 2), ("kill-the-unicorns", 3), ("unstable-unicorns", 2)])
def test_a_whole_game_is_played_by_keys_alone(arrive: Arrive, game: str, seats: int) -> None:
    visitor = arrive(seed=seats)
    page = visitor.page
    sit(visitor, game, seats, "heuristic")
    visitor.asked()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("choose what glows")
    page.keyboard.press("Escape")
    chance = Random(seats)
    for _ in range(ROUNDS):
        moment = visitor.asked()
        if moment == "over":
            break
        gathered = page.locator('.ask [data-choice="gathered"]').count() > 0
        if moment == "confirm" or (gathered and chance.random() < 0.5):
            page.keyboard.press("c")
        else:
            page.keyboard.press(str(chance.randint(1, min(9, max(1, page.evaluate(NUMBERED))))))
    assert visitor.moment() == "over"


def test_the_focus_follows_the_decision(arrive: Arrive) -> None:
    visitor = arrive(seed=1)
    page = visitor.page
    sit(visitor, "unstable-unicorns", 2, "heuristic")
    visitor.asked()
    page.keyboard.press("1")
    for _ in range(4):
        visitor.asked()
        page.wait_for_function(FOCUSED)
        page.keyboard.press("Enter")

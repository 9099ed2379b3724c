"""The analysis of a finished game in the browser: from the end of the game to a link for friends."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrive, Finished
from tests.web.test_axe import violations

COPIED = "async ([address]) => (await navigator.clipboard.readText()) === address"


def test_from_the_end_of_a_game_to_its_analysis_and_back_to_a_moment(
    arrive: Arrive, finished: Finished
) -> None:
    visitor = arrive(storage_state=finished.cookies, permissions=["clipboard-read", "clipboard-write"])
    page = visitor.page
    visitor.visit(f"/t/{finished.table}")
    page.get_by_role("link", name="Analysis").click()
    expect(page.get_by_test_id("chart")).to_be_visible()
    assert page.get_by_test_id("chart").locator("path.way").count() == 3
    expect(page.get_by_test_id("shares").locator("li")).to_have_count(3)

    # The keyboard goes through the game, and every moment is told in words.
    when = page.get_by_role("slider")
    when.press("End")
    last = int(when.get_attribute("max") or 0)
    moment = page.get_by_test_id("moment")
    expect(moment).to_contain_text(f"Move {last}:")
    expect(when).to_have_attribute("aria-valuetext", re.compile(rf"^Move {last}: \S"))
    when.press("Home")
    expect(moment).to_contain_text("The cards have been dealt.")
    box = page.get_by_test_id("chart").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(moment).to_contain_text(re.compile(r"Move \d+: \S"))

    page.get_by_role("button", name="Show the list").click()
    expect(page.locator("tbody tr")).to_have_count(last)
    page.get_by_role("button", name="Copy").click()
    visitor.awaits(COPIED, page.url.split("?")[0])
    told = re.search(r"Move (\d+)", moment.text_content() or "")
    assert told is not None
    moment.get_by_role("link", name="Watch it").click()
    expect(page.locator(".count")).to_have_text(f"{told[1]} / {last}")
    page.get_by_role("link", name="Analysis").click()
    expect(page.get_by_test_id("moment")).to_contain_text(f"Move {told[1]}:")


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_a_stranger_reads_the_same_analysis_on_a_phone(
    arrive: Arrive, finished: Finished, scheme: str
) -> None:
    visitor = arrive(phone=True, locale="pl-PL", color_scheme=scheme)
    page = visitor.page
    page.goto(f"{visitor.address}/analysis/{finished.table}")
    expect(page.get_by_test_id("chart")).to_be_visible()
    expect(page.get_by_role("heading", name="Szansa na wygraną")).to_be_visible()
    wide, window = visitor.width()
    assert wide <= window
    # Whole words: the longest label of all languages stays in one line.
    skill = page.get_by_test_id("shares").get_by_text("Umiejętności").first
    assert skill.evaluate("(label) => label.getBoundingClientRect().height") < 36
    assert violations(page) == []


def test_a_game_that_goes_on_has_no_analysis_but_a_way_back(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    visitor.play_now()
    table = page.url.rsplit("/", 1)[1]
    page.goto(f"{visitor.address}/analysis/{table}")
    expect(page.get_by_role("alert")).to_contain_text("once the match is over")
    page.get_by_role("link", name="To the table").click()
    visitor.at_table()
    visitor.troubles.clear()  # the browser notes on its console that it was refused

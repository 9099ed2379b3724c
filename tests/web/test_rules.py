"""The rules page: one edition, or several side by side."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.web.conftest import Arrive
from tests.web.test_axe import violations

GAME = "kill-the-unicorns"
TEXTS = f"**/api/texts/en?part={GAME}"
KEY = re.compile(rf"{GAME}-[a-z-]+")
ASK = f"() => fetch('/api/games/{GAME}/rules/compare?editions=de,fr').then((answer) => answer.text())"
"""When this has been answered, what the page itself has asked for is here as well."""
PLACES = "(spots) => spots.map((spot) => spot.getBoundingClientRect().toJSON())"
"""Where they are at one moment: asked one after the other, the page may move between them."""


def test_two_editions_are_compared_where_they_differ(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    visitor.visit(f"/rules/{GAME}")
    expect(page.get_by_role("searchbox", name="Search the rules")).to_be_visible()
    page.get_by_role("checkbox", name="German edition").check()
    expect(page.get_by_role("searchbox")).to_be_visible()
    page.get_by_role("checkbox", name="French edition").check()
    expect(page.get_by_role("searchbox")).to_have_count(0)
    expect(page).to_have_url(re.compile(r"compare=de(,|%2C)fr"))
    bard = page.locator(f"#{GAME}-topic-bard-moment")
    expect(bard.get_by_role("heading", level=2)).to_have_text("Whom can the bard still make pass?")
    expect(bard.locator("[data-edition=de]")).to_contain_text("no longer make anyone pass")
    expect(bard.locator("[data-edition=fr]")).to_contain_text("All others still can")
    expect(page.locator(f"#{GAME}-topic-expert")).to_have_count(0)
    expect(page.locator("[aria-live]")).to_have_text(re.compile(r"^\d+ differences$"))

    bard.locator("[data-edition=fr]").get_by_role("link", name="See the rule").first.click()
    rule = page.locator(f"article#{GAME}-power-bard-laid-is-safe")
    expect(rule).to_be_in_viewport()
    expect(page.get_by_role("combobox", name="Edition")).to_have_value("fr")


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desk"])
@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_three_editions_side_by_side_or_stacked(arrive: Arrive, scheme: str, phone: bool) -> None:
    visitor = arrive(color_scheme=scheme, phone=phone)
    page = visitor.page
    visitor.visit(f"/rules/{GAME}?compare=de,fr,en-prototype")
    answers = page.locator(f"#{GAME}-topic-soap .answer")
    expect(answers).to_have_count(3)
    expect(answers.first).to_contain_text("not in this edition")
    german, *_, prototype = answers.evaluate_all(PLACES)
    assert (german["x"] == prototype["x"]) is phone
    assert (german["y"] == prototype["y"]) is not phone
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert violations(page) == []


def test_a_comparison_is_told_in_words_however_late_they_come(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    # A service worker that takes over early asks for the texts itself, past the route that holds them back.
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    held: list[Route] = []
    page.route(TEXTS, lambda route: held.append(route))
    with page.expect_request(TEXTS):
        page.goto(f"{visitor.address}/rules/{GAME}?compare=de,fr")
    expect(page.get_by_role("checkbox", name="French edition")).to_be_checked()
    page.evaluate(ASK)
    assert held
    assert KEY.findall(page.locator("#content").inner_text()) == []
    held.pop().continue_()
    expect(page.locator(f"#{GAME}-topic-bard-moment h2")).to_have_text("Whom can the bard still make pass?")
    assert KEY.findall(page.locator("#content").inner_text()) == []


def test_a_rule_of_another_edition_is_found(arrive: Arrive) -> None:
    """The log links to the clause it was played by, whatever edition the table has."""
    visitor = arrive()
    visitor.visit(f"/rules/{GAME}#{GAME}-team-two-to-five")
    expect(visitor.page.locator(f"article#{GAME}-team-two-to-five")).to_be_in_viewport()
    expect(visitor.page.get_by_role("combobox", name="Edition")).to_have_value("en-prototype")


def test_a_game_with_one_edition_offers_no_comparison(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.visit("/rules/hilo")
    expect(visitor.page.locator("article").first).to_be_visible()
    expect(visitor.page.get_by_role("checkbox")).to_have_count(0)

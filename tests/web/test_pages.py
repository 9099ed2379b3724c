"""What the pages say and show."""

import re

import pytest
from playwright.sync_api import expect

from monoceros.games.registry import GAMES
from tests.web.conftest import Arrive, Finished

PLAY_NOW = {
    "en-GB": "Play now",
    "de-DE": "Sofort spielen",
    "fr-FR": "Jouer tout de suite",
    "pl-PL": "Graj teraz",
}


@pytest.mark.parametrize("locale", PLAY_NOW)
def test_the_page_speaks_the_language_of_the_browser(arrive: Arrive, locale: str) -> None:
    visitor = arrive(locale=locale)
    visitor.visit("/")
    expect(visitor.page.get_by_role("button", name=PLAY_NOW[locale], exact=True).first).to_be_visible()
    expect(visitor.page.locator("html")).to_have_attribute("lang", locale[:2])
    expect(visitor.page.locator("#language")).to_have_value(locale[:2])


def test_a_language_can_be_chosen_and_is_kept(arrive: Arrive) -> None:
    visitor = arrive(locale="ja-JP")
    visitor.visit("/")
    expect(visitor.page.get_by_role("button", name="Play now", exact=True).first).to_be_visible()
    visitor.page.locator("#language").select_option("pl")
    expect(visitor.page.get_by_role("button", name="Graj teraz", exact=True).first).to_be_visible()
    visitor.page.reload()
    expect(visitor.page.get_by_role("button", name="Graj teraz", exact=True).first).to_be_visible()


def test_why_not_names_a_clause_and_links_to_the_rule(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.play_now()
    assert visitor.asked() == "choose"
    visitor.press("draw")
    why = visitor.page.locator(".why")
    expect(why).to_have_attribute("data-clause", re.compile(r"^hilo\.[a-z.-]+$"))
    key = (why.get_attribute("data-clause") or "").replace(".", "-")
    with visitor.page.context.expect_page() as opened:
        why.get_by_role("link", name="See the rule").click()
    rule = opened.value.locator(f"article#{key}")
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_class(re.compile(r"\btarget\b"))
    visitor.press("A1")
    expect(why).to_have_count(0)


def test_a_replay_steps_and_proves_the_deal(arrive: Arrive, finished: Finished) -> None:
    visitor = arrive()
    page = visitor.page
    visitor.visit(f"/replay/{finished.table}")
    count, told = page.locator(".count"), page.locator(".told")
    expect(count).to_have_text(re.compile(r"^0 / \d+$"))
    expect(told).to_have_text("The cards have been dealt.")
    last = int((count.text_content() or "").split("/")[1])
    page.get_by_role("button", name="One step on").click()
    expect(count).to_have_text(f"1 / {last}")
    expect(told).not_to_have_text("The cards have been dealt.")
    page.get_by_role("button", name="One step back").click()
    expect(count).to_have_text(f"0 / {last}")
    page.get_by_label("Seen by").select_option("onlooker")
    expect(page.locator('[data-place="A1"]')).to_have_attribute("data-card", "")
    page.get_by_label("Seen by").select_option("all")
    page.get_by_role("slider").fill(str(last))
    expect(count).to_have_text(f"{last} / {last}")
    expect(page.locator(".result")).to_have_count(3)

    page.get_by_role("button", name="Check the deal").click()
    proof = page.get_by_test_id("proof")
    expect(proof).to_be_visible()
    expect(proof.locator(".good")).to_be_visible()
    expect(proof.locator(".bad")).to_have_count(0)


def test_the_rules_are_all_there_and_search_narrows_them(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.visit("/rules/hilo")
    clauses = visitor.page.locator("article")
    total = len(GAMES["hilo"].clauses())
    expect(clauses).to_have_count(total)
    visitor.page.get_by_role("searchbox").fill("phoenix")
    expect(clauses).not_to_have_count(total)
    assert 0 < clauses.count() < total
    for text in clauses.all_text_contents():
        assert "phoenix" in text.lower()
    visitor.page.get_by_role("searchbox").fill("no rule says this")
    expect(clauses).to_have_count(0)


def test_the_cards_are_all_there(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.visit("/cards/hilo")
    cards = visitor.page.locator("#content li")
    expect(cards).to_have_count(14)
    expect(cards.locator(".picture:has(svg)")).to_have_count(14)

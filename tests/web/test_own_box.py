"""The page of the cards: how each is known, and a box that differs, from the form to a table."""

from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.test_axe import violations


def test_each_card_says_how_it_is_known(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.visit("/cards/kill-the-unicorns")
    princess = visitor.page.locator("#content li", has=visitor.page.get_by_role("heading", name="Princess"))
    expect(princess.locator("dd", has_text="looks at a trap").locator(".mark")).to_have_text("reconstructed")
    expect(princess.get_by_role("heading").locator(".mark")).to_have_text("reconstructed")
    expect(visitor.page.locator("#content")).to_contain_text("not the published card list")
    visitor.page.get_by_label("Edition").select_option("en-prototype")
    expect(visitor.page.locator("#content li", has_text="Soap").first).to_be_visible()


def test_two_players_see_which_cards_stay_in_the_box(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.visit("/cards/unstable-unicorns")
    removed = visitor.page.get_by_text("Not in the deck for two players (39 cards)")
    removed.click()
    expect(visitor.page.locator("#content details")).to_contain_text("3 × Monday Morning Unicorn")


def test_a_box_that_differs_is_filled_in_shared_and_played_with(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    visitor.visit("/cards/hilo")
    page.get_by_role("button", name="My box differs").click()
    king = page.locator("#content li").first
    king.get_by_text("Correct this card").click()
    king.get_by_label("Copies").fill("100")
    king.get_by_label("Copies").blur()
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_role("alert")).to_contain_text("Choose 0 to 99")
    visitor.troubles.clear()  # the browser notes on its console that it was refused
    king.get_by_label("Copies").fill("7")
    king.get_by_label("Name").fill("Old King")
    king.get_by_label("Name").blur()
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_test_id("own-box")).to_contain_text("70 cards")
    expect(king.get_by_role("heading")).to_contain_text("Old King")
    assert violations(page) == []
    expect(king.locator("dd").first.locator(".mark")).to_have_text("from your pack")
    link = page.get_by_label("A link to your box").input_value()
    page.get_by_role("button", name="Use it at my tables").click()
    expect(page.get_by_text("Kept on this browser")).to_be_visible()

    page.goto(link)
    page.reload()
    expect(page.locator("#content li").first.get_by_label("Name")).to_have_value("Old King")

    visitor.visit("/")
    page.get_by_role("button", name="Invite friends").first.click()
    page.get_by_text("More choices").click()
    page.get_by_role("button", name="My own box").click()
    expect(page.get_by_test_id("pack")).to_contain_text("70 cards")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_test_id("own-pack")).to_contain_text("my-box")

"""Whole games, played in the browser."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Arrive
from tests.web.visitors import ROUNDS, Visitor

FOCUS = """() => {
  const here = document.activeElement;
  if (here?.closest('.ask .choices')) return 'confirm';
  return here?.dataset?.place ? (here.classList.contains('can') ? 'can' : 'cannot') : '';
}"""


def end_is_shown(visitor: Visitor, players: int) -> None:
    page = visitor.page
    expect(page.get_by_test_id("finish").get_by_role("heading", level=1)).to_contain_text(
        re.compile(r"won|win|share", re.I)
    )
    expect(page.locator(".result")).to_have_count(players)
    expect(page.locator(".result.won").first).to_be_visible()
    expect(page.get_by_test_id("sentence")).to_have_text("The game is over.")


def test_one_person_plays_a_whole_game_against_bots(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.play_now()
    assert visitor.play_on()
    end_is_shown(visitor, 3)
    visitor.page.get_by_role("button", name="Rematch").click()
    visitor.at_table()
    assert visitor.asked() == "choose"


def test_two_people_and_a_bot_play_a_whole_game_and_one_of_them_reloads(arrive: Arrive) -> None:
    host, guest = arrive(seed=2), arrive(seed=3)
    host.visit("/")
    host.page.locator("[data-game=hilo]").get_by_role("button", name="Invite friends").click()
    host.page.get_by_label("Your name").fill("Ada")
    host.page.get_by_label("Players").select_option("3")
    host.page.get_by_label("Bots among them").select_option("1")
    host.page.get_by_role("button", name="Open the table").click()
    link = host.page.get_by_label("Invitation link").input_value()
    guest.page.goto(link)
    guest.page.get_by_label("Your name").fill("Żółw <b>")
    guest.page.get_by_role("button", name="Join", exact=True).click()
    host.start()
    host.at_table()
    guest.at_table()
    expect(host.page.locator(".others")).to_contain_text("Żółw <b>")
    expect(guest.page.locator(".others")).to_contain_text("Ada")

    answers, reloaded = 0, False
    for _ in range(ROUNDS):
        moments = [visitor.moment() for visitor in (host, guest)]
        if "over" in moments:
            break
        for visitor, moment in zip((host, guest), moments, strict=True):
            if moment:
                visitor.answer(moment)
                answers += 1
        if not any(moments):
            host.page.wait_for_timeout(20)
        if answers >= 12 and not reloaded:
            reloaded = True
            guest.page.reload()
            guest.at_table()
    assert reloaded
    for visitor in (host, guest):
        end_is_shown(visitor, 3)
    assert guest.page.locator(".result .you").all_text_contents() == ["you"]


def test_an_onlooker_sees_the_game_and_no_choices(arrive: Arrive) -> None:
    player, onlooker = arrive(seed=4), arrive()
    player.play_now()
    onlooker.visit(player.page.url.removeprefix(player.address))
    onlooker.at_table()
    expect(onlooker.page.get_by_text("You are watching.")).to_be_visible()
    expect(player.page.get_by_text("1 onlooker")).to_be_visible()
    for _ in range(8):
        assert player.asked() != "over"
        shown = player.page.locator('[data-place="discard"]').get_attribute("data-card")
        expect(onlooker.page.locator('[data-place="discard"]')).to_have_attribute("data-card", shown or "")
        assert onlooker.able() == []
        assert onlooker.moment() == ""
        player.answer(player.moment())
    onlooker.press("A1")
    expect(onlooker.page.locator('.why[data-clause=""]')).to_be_visible()


def focus(page: Page) -> str:
    return str(page.evaluate(FOCUS))


def tab_to(page: Page, there: str) -> None:
    """Press Tab until the keyboard is where a script says."""
    for _ in range(25):
        page.keyboard.press("Tab")
        if page.evaluate(there):
            return
    raise AssertionError(f"the Tab key never came to {there}")


def test_the_keyboard_alone_is_enough(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    visitor.visit("/")
    expect(page.locator("article .button.main").first).to_be_visible()
    tab_to(page, "() => document.activeElement.textContent.includes('Play now')")
    page.keyboard.press("Enter")
    visitor.at_table()
    visitor.asked()
    tab_to(page, "() => 'place' in document.activeElement.dataset")
    before = page.evaluate("() => document.activeElement.dataset.place")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("() => document.activeElement.dataset.place") not in ("", before)
    assert focus(page) == "can"
    page.keyboard.press("Enter")

    sentences: list[str] = []
    """What was asked since the first turn began; the turn is through when a turn begins again."""
    for _ in range(60):
        if visitor.asked() == "choose":
            sentence = page.get_by_test_id("sentence").inner_text()
            if not sentences or sentences[-1] != sentence:
                sentences.append(sentence)
            if [one.startswith("Your turn") for one in sentences].count(True) == 2:
                break
        match focus(page):
            case "can" | "confirm":
                page.keyboard.press("Enter")
            case "cannot":
                page.keyboard.press("End")
            case _:
                page.keyboard.press("Tab")
    assert sentences[0].startswith("Your turn")
    assert sentences[-1].startswith("Your turn")
    assert len(sentences) > 2


def test_a_phone_is_enough(arrive: Arrive) -> None:
    visitor = arrive(phone=True, seed=5)
    visitor.visit("/rules/hilo")
    expect(visitor.page.locator("article").first).to_be_visible()
    assert visitor.width() == (360, 360)
    visitor.visit("/")
    expect(visitor.page.locator("article").first).to_be_visible()
    assert visitor.width() == (360, 360)
    visitor.play_now()
    assert visitor.width() == (360, 360)
    assert visitor.asked() == "choose"
    expect(visitor.page.get_by_test_id("sentence")).to_be_in_viewport()
    visitor.page.get_by_test_id("hint").tap()
    expect(visitor.page.get_by_test_id("hints").locator("strong").first).to_be_in_viewport()
    assert not visitor.play_on(15)
    assert visitor.width() == (360, 360)
    assert visitor.play_on()
    expect(visitor.page.get_by_test_id("finish").locator("h1")).to_be_in_viewport()
    end_is_shown(visitor, 3)
    assert visitor.width() == (360, 360)

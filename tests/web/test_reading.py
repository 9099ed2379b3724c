"""Nothing is played before it could be read: fingers read first, a purchase is one decision."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Arrive
from tests.web.stage import out_of_sight, sit
from tests.web.visitors import ROUNDS, Visitor

POINTS = re.compile(r"[+−]\d+")
SENT = """() => {
  window.sent = [];
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    window.sent.push(JSON.parse(data));
    return send.call(this, data);
  };
}"""

LABELS = """() => [...document.querySelectorAll('[data-gain]:not([data-gain^="≤"])')].map((gain) =>
  gain.closest('[data-place]').getAttribute('aria-label'))"""
"""How the places are called that show what they would bring."""


def acts(page: Page) -> int:
    """How many actions the page has sent so far."""
    return int(page.evaluate("() => window.sent.filter(({ type }) => type === 'act').length"))


def until(visitor: Visitor, place: str, *, aside: bool = False) -> list[str]:
    """Play on until places that begin so can be chosen; stepping aside wherever one can, if wanted."""
    for _ in range(ROUNDS):
        moment = visitor.asked()
        assert moment != "over"
        found = [one for one in visitor.able() if one.startswith(place)]
        if found:
            return found
        if aside and "pass" in visitor.buttons():
            visitor.nudge('.ask [data-choice="pass"]')
            visitor.page.wait_for_timeout(50)
        else:
            visitor.answer(moment)
    raise AssertionError(f"no {place} was ever to be chosen")


def test_a_finger_reads_a_card_and_plays_it_from_there(arrive: Arrive) -> None:
    visitor = arrive(phone=True)
    page = visitor.page
    sit(visitor, "unstable-unicorns", 2, "heuristic")
    page.evaluate(SENT)
    first, *_ = until(visitor, "hand/")
    before = acts(page)
    visitor.press(first)
    expect(page.get_by_test_id("enlarged")).to_be_visible()
    play = page.get_by_test_id("play-read")
    expect(play).to_have_text("Play")
    assert out_of_sight(page) == []
    assert acts(page) == before
    page.locator(".ask .confirm .button").last.tap()
    expect(play).to_have_count(0)
    visitor.press(first)
    play.tap()
    page.wait_for_function(f"() => window.sent.filter(({{ type }}) => type === 'act').length > {before}")


def test_a_second_touch_plays_what_was_read(arrive: Arrive) -> None:
    visitor = arrive(phone=True)
    page = visitor.page
    sit(visitor, "hilo", 2, "heuristic")
    page.evaluate(SENT)
    until(visitor, "held")
    held = page.locator('[data-place="held"]').get_attribute("data-card") or "-"
    before = acts(page)
    visitor.press("A2")
    expect(page.get_by_test_id("enlarged")).to_be_visible()
    expect(page.get_by_test_id("arrows").locator(".shaft")).to_have_count(1)
    assert acts(page) == before
    visitor.press("A2")
    expect(page.locator('[data-place="A2"]')).to_have_attribute("data-card", held)


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desk"])
def test_a_purchase_is_a_token_a_unicorn_and_one_confirmation(arrive: Arrive, phone: bool) -> None:
    visitor = arrive(phone=phone)
    page = visitor.page
    sit(visitor, "kill-the-unicorns", 3, "heuristic")
    page.evaluate(SENT)
    token, *_ = until(visitor, "token-", aside=True)
    before = acts(page)
    confirm = page.locator(".ask .confirm")
    for done in (False, True):
        visitor.press(token)
        # With only one unicorn there is nothing to choose between.
        unicorns = [place for place in visitor.able() if place.startswith("A")]
        assert out_of_sight(page) == []
        if unicorns and not done:
            page.get_by_test_id("let-go").click()
            expect(page.locator(".place.picked")).to_have_count(0)
            visitor.press(token)
        if unicorns:
            visitor.press(unicorns[0])
        expect(confirm).to_be_visible()
        sentence = page.locator(".ask .sentence").inner_text()
        assert POINTS.search(sentence), sentence
        assert out_of_sight(page) == []
        assert acts(page) == before
        confirm.locator(".button").nth(0 if done else 1).click()
        expect(confirm).to_have_count(0)
    page.wait_for_function(f"() => window.sent.filter(({{ type }}) => type === 'act').length >= {before + 2}")


def test_places_tell_what_they_bring_and_what_is_new_is_marked(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    sit(visitor, "hilo", 2, "heuristic")
    told = 0
    marked = 0
    for _ in range(ROUNDS):
        moment = visitor.asked()
        if moment == "over" or (told and marked):
            break
        labels = page.evaluate(LABELS)
        assert all("coin" in label for label in labels)
        told += len(labels)
        marked += page.locator(".place.fresh").count()
        visitor.answer(moment)
    assert told
    assert marked

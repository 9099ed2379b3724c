"""Hints in the browser: asked for, shown with reasons, gone with the next move."""

from playwright.sync_api import expect

from tests.web.conftest import Arrive


def test_a_hint_names_moves_with_chances_and_goes_with_the_next_move(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.play_now()
    page = visitor.page
    assert visitor.asked() == "choose"
    visitor.answer("choose")  # the start card: all are alike
    for _ in range(20):
        moment = visitor.asked()
        if page.locator('[data-place="draw"].can').count():
            break
        visitor.answer(moment)
    page.get_by_test_id("hint").click()
    hints = page.get_by_test_id("hints")
    expect(hints).to_be_visible()
    expect(hints).to_contain_text("% to win")
    expect(hints.locator(".reason").first).to_contain_text("coin")
    visitor.press("draw")
    expect(hints).to_have_count(0)

"""Hints in the browser: allowed by the host, asked for, shown with reasons, gone with the next move."""

import pytest
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
    for move in hints.locator("strong").all_inner_texts():
        assert move[0].isupper()
        assert "?" not in move
        assert move != "Take"  # but which card
    visitor.press("draw")
    expect(hints).to_have_count(0)


@pytest.mark.parametrize("allowed", [True, False], ids=["with", "without"])
def test_the_host_decides_about_hints(arrive: Arrive, allowed: bool) -> None:
    visitor = arrive()
    page = visitor.page
    visitor.visit("/")
    page.locator('[data-game="hilo"]').get_by_role("button", name="Invite friends").click()
    form = page.get_by_role("dialog")
    form.get_by_label("Players").select_option("2")
    form.get_by_label("Bots among them").select_option("1")
    form.get_by_text("More choices").click()
    switch = form.get_by_label("Hints")
    expect(switch).to_be_checked()
    switch.set_checked(allowed)
    form.get_by_role("button", name="Open the table").click()
    visitor.at_table()
    visitor.asked()
    expect(page.get_by_test_id("hint")).to_have_count(1 if allowed else 0)
    page.get_by_role("button", name="At the table").click()
    rule = "hints allowed" if allowed else "no hints"
    expect(page.get_by_test_id("manners")).to_contain_text(rule)


def test_a_hint_fades_when_others_have_moved_meanwhile(arrive: Arrive) -> None:
    host, guest = arrive(), arrive(seed=2)
    page = host.page
    host.visit("/")
    page.locator('[data-game="hilo"]').get_by_role("button", name="Invite friends").click()
    page.get_by_role("dialog").get_by_role("button", name="Open the table").click()
    guest.visit(f"/join/{page.locator('.code strong').text_content()}")
    guest.page.get_by_role("button", name="Join").click()
    host.start()
    for visitor in (host, guest):
        visitor.at_table()
        visitor.asked()
    page.get_by_test_id("hint").click()
    hints = page.get_by_test_id("hints")
    expect(hints).to_contain_text("follow your nose")
    expect(hints).not_to_contain_text("Others have moved since")
    guest.answer("choose")  # both pick their start card at the same time
    expect(hints).to_contain_text("Others have moved since")
    host.answer("choose")
    expect(hints).to_have_count(0)

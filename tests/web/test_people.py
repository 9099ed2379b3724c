"""One's own person in the browser: a name, a unicorn, another device, and being forgotten."""

from playwright.sync_api import expect

from tests.web.conftest import Arrive


def test_somebody_goes_on_playing_on_another_device_and_is_forgotten_there(arrive: Arrive) -> None:
    desk, phone = arrive(seed=11), arrive(phone=True, seed=12)
    desk.visit("/me")
    desk.page.get_by_label("Your name").fill("Ada")
    desk.page.get_by_label("Unicorn 10", exact=True).check(force=True)
    desk.page.get_by_role("button", name="Save").click()
    expect(desk.page.get_by_test_id("saved")).to_have_text("Saved.")
    desk.play_now()
    desk.play_on(3)
    desk.page.get_by_role("button", name="At the table").click()
    dialog = desk.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Ada")
    dialog.get_by_role("button", name="another device").click()
    link = desk.page.get_by_label("Link for your other device").input_value()
    desk.page.close()

    phone.page.goto(link)
    expect(phone.page.locator("#content")).to_contain_text("plays as Ada")
    phone.page.get_by_role("button", name="Yes, that is me").tap()
    phone.page.get_by_role("link", name="Continue").tap()
    phone.at_table()
    expect(phone.page.locator(".log li"), "the log comes along").not_to_have_count(0)
    assert phone.asked() in ("choose", "confirm")
    before = phone.page.locator(".log li").count()
    assert not phone.play_on(4)
    expect(phone.page.locator(".log li")).not_to_have_count(before)

    phone.visit("/me")
    expect(phone.page.get_by_test_id("devices")).to_contain_text("2 devices")
    assert phone.width()[0] <= phone.width()[1]
    phone.page.get_by_role("button", name="Forget me").tap()
    phone.page.get_by_role("button", name="Yes, forget me").tap()
    expect(phone.page.locator("article").first).to_be_visible()
    expect(phone.page.get_by_role("link", name="Continue")).to_have_count(0)
    phone.visit("/me")
    expect(phone.page.get_by_label("Your name")).to_have_value("")
    expect(phone.page.get_by_test_id("devices")).to_have_count(0)


def test_a_link_that_was_used_says_what_to_do(arrive: Arrive) -> None:
    phone = arrive(phone=True)
    phone.page.goto(f"{phone.address}/carry#{'A' * 22}")
    expect(phone.page.get_by_role("alert")).to_contain_text("Make a new one")
    expect(phone.page.get_by_role("link", name="Home")).to_be_visible()
    # The browser's console tells of every refused request, and it was one.
    phone.troubles.clear()

"""The form of a new table: short, honest about what cannot be, with a memory; and passing its link on."""

from playwright.sync_api import Locator, Route, expect

from tests.web.conftest import Arrive
from tests.web.test_axe import violations
from tests.web.visitors import Visitor

SHARES = """() => {
  window.shared = [];
  Object.defineProperty(navigator, 'share', { value: async (what) => void window.shared.push(what) });
}"""


def form_of(visitor: Visitor, game: str, button: str = "Invite friends") -> Locator:
    visitor.visit("/")
    visitor.page.locator(f'[data-game="{game}"]').get_by_role("button", name=button).click()
    return visitor.page.get_by_role("dialog")


def field(form: Locator, name: str) -> Locator:
    """What is chosen under a heading of the form."""
    labels = form.locator("label.field", has=form.page.get_by_text(name, exact=True))
    return labels.locator("select, input").first


def test_the_form_is_short_and_opens_for_more(arrive: Arrive) -> None:
    visitor = arrive(phone=True)
    form = form_of(visitor, "kill-the-unicorns")
    expect(form.get_by_role("heading", name="New table: Kill the Unicorns")).to_be_visible()
    shown = [label for label in form.locator("label span:visible").all_inner_texts() if label]
    assert shown == ["Your name", "Players", "Bots among them", "Time"]
    expect(field(form, "Edition")).to_be_hidden()
    assert violations(visitor.page) == []
    assert visitor.width()[0] <= visitor.width()[1]
    form.get_by_text("More choices").tap()
    # English readers play the edition printed in English, and each choice has its line.
    expect(field(form, "Edition")).to_have_value("en-prototype")
    for one in form.locator(".more > .fields > label.field").all():
        expect(one.locator("small").first).not_to_be_empty()
    assert violations(visitor.page) == []


def test_what_cannot_be_says_why(arrive: Arrive) -> None:
    visitor = arrive()
    form = form_of(visitor, "kill-the-unicorns")
    form.get_by_text("More choices").click()
    teams = form.locator("label.field", has_text="Two against two needs exactly four players.")
    expect(teams.locator("option[value=on]")).to_be_disabled()
    field(form, "Players").select_option("4")
    expect(teams).to_have_count(0)
    time = field(form, "Time")
    expect(time.locator("option[value=days-1]")).to_be_enabled()
    field(form, "Bots among them").select_option("3")
    expect(form).to_contain_text("You play against bots: it starts at once.")
    expect(form).to_contain_text("leave a seat for a friend")
    expect(time.locator("option[value=days-1]")).to_be_disabled()


def test_choices_are_there_again(arrive: Arrive) -> None:
    visitor = arrive()
    form = form_of(visitor, "hilo")
    field(form, "Your name").fill("Ada")
    field(form, "Players").select_option("4")
    field(form, "Bots among them").select_option("2")
    form.get_by_label("Level of the bots").select_option("casual")
    field(form, "Time").select_option("move-90")
    form.get_by_text("More choices").click()
    form.get_by_label("Hints").uncheck()
    form.get_by_role("button", name="Open the table").click()
    expect(visitor.page.get_by_label("Invitation link")).to_be_visible()
    form = form_of(visitor, "hilo")
    expect(field(form, "Your name")).to_have_value("Ada")
    expect(field(form, "Players")).to_have_value("4")
    expect(field(form, "Bots among them")).to_have_value("2")
    expect(form.get_by_label("Level of the bots")).to_have_value("casual")
    expect(field(form, "Time")).to_have_value("move-90")
    form.get_by_text("More choices").click()
    expect(form.get_by_label("Hints")).not_to_be_checked()
    # Another game has a memory of its own.
    visitor.page.keyboard.press("Escape")
    form = form_of(visitor, "unstable-unicorns")
    expect(field(form, "Time")).to_have_value("none")


def test_what_goes_wrong_is_said_next_to_the_button(arrive: Arrive) -> None:
    visitor = arrive(phone=True)
    form = form_of(visitor, "hilo")

    def refuse(route: Route) -> None:
        body = {"code": "flood", "message": "Too many tables at once. Wait a minute.", "status_code": 429}
        route.fulfill(status=429, json=body)

    visitor.page.route("**/api/tables", refuse)
    send = form.get_by_role("button", name="Open the table")
    send.tap()
    alert = form.get_by_role("alert")
    expect(alert).to_contain_text("Too many tables at once. Wait a minute.")
    expect(alert).to_be_in_viewport()
    below = "([alert, send]) => send.getBoundingClientRect().top - alert.getBoundingClientRect().bottom"
    handles = [alert.element_handle(), send.element_handle()]
    assert 0 <= visitor.page.evaluate(below, handles) < 40
    # Nothing that was chosen is lost, and the next try goes through.
    visitor.page.unroute("**/api/tables")
    send.tap()
    expect(visitor.page.get_by_label("Invitation link")).to_be_visible()
    # The console tells of every refused request, and it was one.
    visitor.troubles.clear()


def test_a_phone_passes_the_link_on_in_its_own_way(arrive: Arrive) -> None:
    phone, desk = arrive(phone=True), arrive()
    for visitor in (phone, desk):
        visitor.page.add_init_script(f"({SHARES})()")
        form = form_of(visitor, "hilo")
        form.get_by_role("button", name="Open the table").click()
        expect(visitor.page.get_by_label("Invitation link")).to_be_visible()
    phone.page.get_by_role("button", name="Share", exact=True).tap()
    phone.page.wait_for_function("() => window.shared.length === 1")
    [shared] = phone.page.evaluate("() => window.shared")
    link = phone.page.get_by_label("Invitation link").input_value()
    assert shared["url"] == link
    assert shared["text"] == "Come and play HiLo – Your Kingdom with me."
    expect(desk.page.get_by_role("button", name="Share", exact=True)).to_have_count(0)
    expect(desk.page.get_by_role("button", name="Copy")).to_be_visible()

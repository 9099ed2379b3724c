"""An evening in one room: a late friend, a vote, a friend who is missing, and the score."""

from random import Random

from playwright.sync_api import expect

from tests.server.people import Person, play_on
from tests.web.conftest import Arrive
from tests.web.test_axe import violations
from tests.web.visitors import Visitor


def play_out(visitors: list[Visitor], table: str) -> None:
    """Play a game to its end for these people, faster than they could themselves; their pages look on."""
    people = [Person(visitor.address) for visitor in visitors]
    for person, visitor in zip(people, visitors, strict=True):
        cookie = next(one for one in visitor.page.context.cookies() if one.get("name") == "person")
        person.http.cookies.set("person", str(cookie.get("value")), domain="127.0.0.1")
    with people[0].looks(table) as one, people[1].looks(table) as two:
        one.seen(0)
        two.seen(0)
        play_on([one, two], 1000, Random(7))
    for person in people:
        person.close()


def test_an_evening_goes_on_with_whoever_is_there(arrive: Arrive) -> None:
    ada, blaise, carol = arrive(seed=21), arrive(phone=True, seed=22), arrive(seed=23)
    ada.visit("/")
    ada.page.locator("[data-game=hilo]").get_by_role("button", name="Invite friends").click()
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_label("Players").select_option("2")
    ada.page.get_by_role("button", name="Open the table").click()
    link = ada.page.get_by_label("Invitation link").input_value()
    assert "/r/" in link
    blaise.page.goto(link)
    blaise.page.get_by_label("Your name").fill("Blaise")
    blaise.page.get_by_role("button", name="Join", exact=True).click()
    ada.start()
    ada.at_table()
    blaise.at_table()
    carol.page.goto(link)
    carol.at_table()
    carol.page.get_by_role("button", name="Play in the next game").click()
    expect(carol.page.get_by_text("You have a seat at the next game.")).to_be_visible()

    table = ada.page.url.rsplit("/", 1)[1]
    play_out([ada, blaise], table)
    expect(blaise.page.get_by_test_id("finish")).to_be_visible()
    blaise.page.get_by_test_id("other-game").tap()
    # While the host is there he can only say what he would like: "Play ..." is another button.
    blaise.page.get_by_role("button", name="Kill the Unicorns", exact=True).tap()
    ada.page.get_by_test_id("other-game").click()
    expect(ada.page.get_by_test_id("next-game")).to_contain_text("1 vote")
    expect(ada.page.get_by_test_id("next-game")).to_contain_text("Waiting for the next game: Guest")
    assert violations(ada.page) == []
    assert violations(blaise.page) == []
    # Blaise's phone goes dark; nobody waits for it.
    blaise.page.goto("about:blank")
    ada.awaits("async ([id]) => !(await (await fetch(`/api/tables/${id}`)).json()).seats[1].connected", table)
    ada.page.get_by_role("button", name="Play Kill the Unicorns").click()
    ada.at_table()
    expect(ada.page.locator("[data-zone=others]")).to_contain_text("Bot for Blaise")
    # Whoever watches comes along, and sits down this time.
    carol.at_table()
    expect(carol.page.locator("[data-zone=others]")).to_contain_text("Ada")
    expect(carol.page.get_by_text("You are watching.")).to_have_count(0)
    ada.page.get_by_role("button", name="At the table").click()
    expect(ada.page.get_by_test_id("evening")).to_contain_text("1 game so far")
    expect(ada.page.get_by_test_id("evening")).to_contain_text("1 win")

    blaise.visit("/")
    blaise.page.get_by_role("link", name="Continue").tap()
    blaise.at_table()
    expect(ada.page.locator("[data-zone=others]")).not_to_contain_text("Bot for Blaise")


def test_a_room_that_is_gone_leads_home(arrive: Arrive) -> None:
    visitor = arrive(phone=True)
    visitor.page.goto(f"{visitor.address}/r/abcdefghjkmn")
    expect(visitor.page.get_by_role("heading", level=1)).to_contain_text("leads nowhere any more")
    expect(visitor.page.get_by_role("link", name="Home")).to_be_visible()
    visitor.troubles.clear()

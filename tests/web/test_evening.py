"""An evening of three games in one room: a troll, a lost device, a late friend, somebody who goes home."""

from contextlib import ExitStack
from random import Random

from playwright.sync_api import expect

from tests.server.people import Person, play_to_the_end
from tests.web.conftest import Arrive
from tests.web.test_axe import violations
from tests.web.visitors import Visitor


def play_out(table: str, *visitors: Visitor) -> None:
    """Play a game to its end for these people, faster than they could themselves; their pages look on."""
    with ExitStack() as open_ones:
        sockets = []
        for visitor in visitors:
            person = Person(visitor.address)
            open_ones.callback(person.close)
            cookie = next(one for one in visitor.page.context.cookies() if one.get("name") == "person")
            person.http.cookies.set("person", str(cookie.get("value")), domain="127.0.0.1")
            sockets.append(open_ones.enter_context(person.looks(table)))
        play_to_the_end(sockets, Random(11))
    for visitor in visitors:
        expect(visitor.page.get_by_test_id("finish")).to_be_visible()


def table_of(visitor: Visitor) -> str:
    return visitor.page.url.rsplit("/", 1)[1]


def joins(visitor: Visitor, link: str, name: str) -> None:
    visitor.page.goto(link)
    visitor.page.get_by_label("Your name").fill(name)
    visitor.page.get_by_role("button", name="Join", exact=True).click()
    expect(visitor.page.get_by_role("button", name="I am ready")).to_be_visible()


def sees(visitor: Visitor, table: str, seat: int, what: str, value: object) -> None:
    """Wait until the server tells a page that something holds of a seat."""
    visitor.awaits(
        """async ([id, seat, what, value]) =>
          (await (await fetch(`/api/tables/${id}`)).json()).seats[seat][what] === value""",
        table,
        seat,
        what,
        value,
    )


def test_an_evening_of_three_games(arrive: Arrive) -> None:
    ada, blaise, troll = arrive(seed=41), arrive(phone=True, seed=42), arrive(seed=43)
    page = ada.page
    ada.visit("/")
    page.locator("[data-game=hilo]").get_by_role("button", name="Invite friends").click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Players").select_option("3")
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Invitation link").input_value()

    # The waiting room: what is played, who is there, who is ready, where one sits.
    joins(blaise, link, "Blaise")
    joins(troll, link, "Troll")
    for visitor in (ada, blaise, troll):
        line = visitor.page.get_by_test_id("manners")
        expect(line).to_contain_text("HiLo")
        expect(line).to_contain_text("No clock · hints allowed")
    blaise.page.get_by_role("button", name="I am ready").tap()
    expect(page.get_by_text("here, ready")).to_be_visible()
    blaise.page.get_by_label("Write").fill("Hello everybody")
    blaise.page.get_by_role("button", name="Send").tap()
    expect(troll.page.get_by_role("log")).to_contain_text("Hello everybody")
    assert violations(page) == []
    assert violations(blaise.page) == []
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_role("button", name="Add a bot").click()
    page.get_by_label("Level of", exact=False).select_option("novice")
    ada.start()
    for visitor in (ada, blaise, troll):
        visitor.at_table()

    # The host removes a troll, who can only watch from then on; a bot plays in their place.
    first = table_of(ada)
    page.get_by_role("button", name="At the table").click()
    page.get_by_label("Options for Troll").click()
    page.get_by_role("button", name="Remove", exact=True).click()
    assert violations(page) == []
    page.get_by_role("button", name="Yes, remove").click()
    expect(page.get_by_test_id("barred")).to_contain_text("Troll")
    expect(troll.page.get_by_test_id("doorway")).to_contain_text("removed you")
    expect(troll.page.get_by_role("button", name="Ask for a seat")).to_have_count(0)
    sees(ada, first, 2, "kind", "bot")
    page.get_by_role("button", name="Close").click()
    play_out(first, ada, blaise)

    # A late friend takes over a bot in the middle of the second game.
    page.get_by_test_id("other-game").click()
    page.get_by_role("button", name="Play Kill the Unicorns").click()
    for visitor in (ada, blaise):
        visitor.page.wait_for_function("(id) => !location.pathname.endsWith(id)", arg=first)
        visitor.at_table()
    second = table_of(ada)
    carol = arrive(seed=44)
    carol.page.goto(link)
    carol.at_table()
    carol.page.get_by_role("button", name="Ask for a seat").click()
    carol.page.get_by_role("dialog").get_by_label("Your name").fill("Carol")
    carol.page.get_by_role("button", name="Play instead of").first.click()
    expect(carol.page.get_by_test_id("doorway")).to_contain_text("The host is being asked")
    expect(page.get_by_test_id("doorway")).to_contain_text("Carol asks for the seat")
    assert violations(page) == []
    page.get_by_role("button", name="Give it").click()
    expect(carol.page.get_by_role("button", name="Leave")).to_be_visible()

    # Blaise's phone is gone; from another one the seat is asked back.
    blaise.page.goto("about:blank")
    blaise.page.context.clear_cookies()
    sees(ada, second, 1, "connected", False)
    expect(page.get_by_test_id("away-sign").first).to_be_visible()
    again = arrive(phone=True, seed=45)
    again.page.goto(link)
    again.at_table()
    again.page.get_by_role("button", name="Ask for a seat").tap()
    again.page.get_by_role("button", name="I am Blaise").tap()
    expect(page.get_by_test_id("doorway")).to_contain_text("Blaise asks for the seat of Blaise")
    page.get_by_role("button", name="Give it").click()
    sees(ada, second, 1, "connected", True)
    expect(page.get_by_test_id("away-sign")).to_have_count(0)
    play_out(second, ada, again, carol)

    # Somebody goes home in the third game, and nobody waits for them.
    page.get_by_test_id("other-game").click()
    page.get_by_role("button", name="Play Unstable Unicorns").click()
    for visitor in (ada, again, carol):
        visitor.page.wait_for_function("(id) => !location.pathname.endsWith(id)", arg=second)
        visitor.at_table()
    third = table_of(ada)
    carol.page.get_by_role("button", name="Leave").click()
    carol.page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    sees(ada, third, 2, "stand_in", True)
    expect(page.locator("[data-zone=others]")).to_contain_text("Bot for Carol")
    play_out(third, ada, again)
    page.get_by_test_id("other-game").click()
    expect(page.get_by_test_id("evening")).to_contain_text("3 games so far")
    expect(page.get_by_test_id("evening")).to_contain_text("Carol")


def test_a_staller_is_warned_and_comes_back(arrive: Arrive) -> None:
    ada, blaise = arrive(seed=46), arrive(phone=True, seed=47)
    ada.visit("/")
    ada.page.locator("[data-game=hilo]").get_by_role("button", name="Invite friends").click()
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_role("button", name="Open the table").click()
    link = ada.page.get_by_label("Invitation link").input_value()
    joins(blaise, link, "Blaise")
    # Seats are swapped when both want to.
    blaise.page.get_by_label("Options for Ada").tap()
    blaise.page.get_by_role("button", name="Swap seats").tap()
    expect(ada.page.get_by_text("would like your seat")).to_be_visible()
    ada.page.get_by_role("button", name="Swap", exact=True).click()
    sees(ada, table_of(ada), 0, "nickname", "Blaise")
    ada.start()
    for visitor in (ada, blaise):
        visitor.at_table()
    ada.page.get_by_role("button", name="At the table").click()
    ada.page.get_by_label("Options for Blaise").click()
    ada.page.get_by_role("button", name="Warn: we are waiting").click()
    expect(blaise.page.get_by_test_id("stalling")).to_contain_text("A bot is playing for you.")
    assert violations(blaise.page) == []
    blaise.page.get_by_role("button", name="I am back").tap()
    expect(blaise.page.get_by_test_id("stalling")).to_have_count(0)
    sees(ada, table_of(ada), 0, "stand_in", False)
    # Blaise has to go, and gives the seat to a friend who came to watch.
    eve = arrive(seed=48)
    eve.page.goto(link)
    eve.at_table()
    eve.page.get_by_role("button", name="Play in the next game").click()
    blaise.page.locator("nav.bar .button").first.tap()
    visitors = blaise.page.get_by_test_id("visitors")
    expect(visitors).to_be_visible()
    assert violations(blaise.page) == []
    visitors.get_by_role("button", name="Give it").tap()
    expect(eve.page.get_by_role("button", name="Leave")).to_be_visible()
    expect(ada.page.get_by_test_id("visitors")).to_have_count(0)

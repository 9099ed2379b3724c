"""A table for adults in the browser: a badge in every list, and a door before anything of it is shown."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.server.people import Person
from tests.web.conftest import Arrive
from tests.web.test_axe import violations
from tests.web.visitors import Visitor

ADULT = {"game": "unstable-unicorns", "options": {"adult": "yes", "party": "sips"}}
FORFEITS = ["Sing a song", "Sing a song"]


@pytest.fixture
def host(server: str) -> Iterator[Person]:
    host = Person(server)
    yield host
    host.close()


def table_of(host: Person, **more: object) -> str:
    return str(host.opens(2, nickname="Ada", forfeits=FORFEITS, **ADULT, **more)["id"])


def badge(visitor: Visitor, nickname: str) -> None:
    """Expect the badge of adults in the list entry that names somebody."""
    line = visitor.page.locator("li", has_text=nickname).first
    expect(line.locator(".badge", has_text="18+")).to_be_visible()


def test_a_door_stands_before_watching_and_a_badge_in_the_lists(
    arrive: Arrive, server: str, host: Person
) -> None:
    table = table_of(host, public=True)
    guest, onlooker = Person(server), arrive(phone=True)
    onlooker.visit("/")
    badge(onlooker, "Ada")
    guest.joins(table, nickname="Blaise")
    onlooker.visit(f"/t/{table}")
    door = onlooker.page.get_by_test_id("adult-door")
    expect(door).to_contain_text("18+")
    expect(door).to_contain_text("printed names for adults exist in Polish only")
    expect(door).to_contain_text("A sip whenever one of your unicorns is sacrificed or destroyed")
    expect(door.locator("li")).to_have_text(FORFEITS)
    # Nothing of the table is behind it in the page, not even out of sight.
    assert onlooker.page.locator("[data-place], .board, .log").count() == 0
    assert violations(onlooker.page) == []
    assert onlooker.width()[0] <= onlooker.width()[1]
    onlooker.page.get_by_role("button", name="Let me look").tap()
    onlooker.at_table()
    # Whoever went in is not asked again until the browser is closed.
    onlooker.page.reload()
    onlooker.at_table()
    guest.close()


def test_a_door_stands_before_replay_and_analysis(arrive: Arrive, host: Person) -> None:
    table = table_of(host, bots=[None, "novice"])
    host.play_seats(table, [0])
    visitor = arrive()
    for page in ("replay", "analysis"):
        visitor.page.goto(f"{visitor.address}/{page}/{table}")
        expect(visitor.page.get_by_test_id("adult-door")).to_be_visible()
        assert visitor.page.locator("[data-place], .told, .foot, .two, [data-testid=progress]").count() == 0
    visitor.page.get_by_role("link", name="Home").click()
    expect(visitor.page.locator("article").first).to_be_visible()
    visitor.page.goto(f"{visitor.address}/replay/{table}")
    visitor.page.get_by_role("button", name="Let me look").click()
    visitor.at_table()
    # Who has sat there finds it in the list of finished games, with its badge, and meets no door.
    own = arrive()
    own.page.context.add_cookies(
        [{"name": "person", "value": host.token, "url": own.address}],
    )
    own.visit("/")
    badge(own, "Ada")
    own.page.locator("li", has_text="Ada").get_by_role("link", name="Replay").first.click()
    own.at_table()
    expect(own.page.get_by_test_id("adult-door")).to_have_count(0)

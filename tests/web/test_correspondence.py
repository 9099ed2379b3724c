"""A game by correspondence between two people, with messages; and lines that break without a word.

The push service of Chromium cannot be reached from here, so what it would do is done in its place: the
browser is handed an endpoint of our own service, which opens what the server sends; and what it has opened is
given to the page's service worker by the browser's debugging interface, as a real one's message would be.
"""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from tests.server.cable import Cable
from tests.server.people import Person
from tests.server.push_service import Device, PushService
from tests.server.serving import ServeProcess, wait_until
from tests.web.conftest import HURRIED, _visitor
from tests.web.test_axe import violations
from tests.web.visitors import Visitor

SUBSCRIBES = """(told) => {
  const made = { endpoint: told.endpoint, toJSON: () => told, unsubscribe: async () => true };
  let kept = null;
  PushManager.prototype.subscribe = async function (wish) {
    if (!wish.userVisibleOnly || wish.applicationServerKey.length !== 65) throw new Error('no key');
    kept = made;
    return made;
  };
  PushManager.prototype.getSubscription = async () => kept;
}"""
SHOWN = """() => self.registration.getNotifications().then((all) =>
  all.map(({ title, body, tag, data }) => ({ title, body, tag, url: data.url })))"""
BEATS = """{
  const every = window.setInterval;
  window.setInterval = (then, time, ...more) => every(then, time === 4000 ? 1000 : time, ...more);
}"""
"""The page asks more often than it would whether the server is there."""
CLICK = """async () => {
  const [notification] = await self.registration.getNotifications();
  self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
}"""


@pytest.fixture(scope="module")
def writing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that may write to this machine, and does so soon."""
    wishes = {"MONOCEROS_PUSH_PRIVATE": "1", "MONOCEROS_PUSH_AFTER": "0.3"}
    server = ServeProcess(str(tmp_path_factory.mktemp("letters") / "t.db"), **wishes)
    yield server.address
    server.stop()


@pytest.fixture
def service() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.close()


def come(browser: Browser, address: str, seed: int, *, phone: bool = False, **more: object) -> Visitor:
    visitor = _visitor(browser, address, phone=phone, locale="en-GB", seed=seed, **more)
    visitor.page.context.add_init_script(HURRIED)
    return visitor


class Worker:
    """The service worker of somebody's browser, as the browser's debugging interface has it."""

    def __init__(self, page: Page, address: str) -> None:
        self._address = address
        self._page = page
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._registration = ""
        self._session.on("ServiceWorker.workerRegistrationUpdated", self._note)
        self._session.send("ServiceWorker.enable")
        while not self._registration:
            page.wait_for_timeout(50)

    def _note(self, told: dict[str, list[dict[str, str]]]) -> None:
        for one in told["registrations"]:
            if one["scopeURL"].startswith(self._address):
                self._registration = one["registrationId"]

    def deliver(self, message: object) -> None:
        """Give the worker a message, as a push service would."""
        origin = {"origin": self._address, "registrationId": self._registration}
        self._session.send("ServiceWorker.deliverPushMessage", {**origin, "data": json.dumps(message)})

    def shown(self) -> list[dict[str, str]]:
        """The messages that are shown."""
        found: list[dict[str, str]] = self._page.context.service_workers[0].evaluate(SHOWN)
        return found

    def click(self) -> None:
        """Click the message that is shown."""
        self._page.context.service_workers[0].evaluate(CLICK)


def move_until_told(ada: Visitor, device: Device) -> None:
    """Let somebody play until the other one is told that it is their turn."""
    for _ in range(200):
        if device.got:
            return
        moment = ada.moment()
        if moment:
            ada.answer(moment)
        else:
            ada.page.wait_for_timeout(100)
    raise AssertionError("nobody was told")


def test_a_game_by_correspondence_between_two_people(
    browser: Browser, writing: str, service: PushService
) -> None:
    ada = come(browser, writing, 31)
    blaise = come(browser, writing, 32, permissions=["notifications"])
    laptop = service.device("laptop")
    blaise.page.add_init_script(f"({SUBSCRIBES})({json.dumps(laptop.subscription)})")
    blaise.page.add_init_script("navigator.setAppBadge = async (count) => void (window.badge = count)")
    ada.visit("/")
    ada.page.locator("[data-game=hilo]").get_by_role("button", name="Invite friends").click()
    form = ada.page.get_by_role("dialog")
    form.get_by_label("Your name").fill("Ada")
    form.get_by_label("Time").select_option("days-1")
    form.get_by_text("More choices").click()
    form.get_by_label("Who begins").select_option("A")
    form.get_by_role("button", name="Open the table").click()
    blaise.page.goto(ada.page.get_by_label("Invitation link").input_value())
    blaise.page.get_by_label("Your name").fill("Blaise")
    blaise.page.get_by_role("button", name="Join", exact=True).click()
    ada.start()
    blaise.at_table()
    ada.at_table()
    table = blaise.page.url.rsplit("/", 1)[1]
    blaise.answer(blaise.asked())

    blaise.visit("/me")
    blaise.page.get_by_role("button", name="Tell me on this device").click()
    expect(blaise.page.get_by_test_id("notices")).to_contain_text("This device tells you")
    blaise.page.get_by_label("Keep quiet for some hours").check()
    expect(blaise.page.get_by_label("from")).to_have_value("22:00")
    assert violations(blaise.page) == []
    blaise.page.get_by_label("Keep quiet for some hours").uncheck()
    expect(blaise.page.get_by_label("from")).to_have_count(0)
    worker = Worker(blaise.page, writing)
    blaise.page.goto("about:blank")
    ada.awaits("async ([id]) => !(await (await fetch(`/api/tables/${id}`)).json()).seats[1].connected", table)

    move_until_told(ada, laptop)
    [message] = laptop.got
    assert message["title"] == "Your turn: HiLo – Your Kingdom"
    assert message["url"] == f"/t/{table}"
    worker.deliver(message)
    wait_until(lambda: len(worker.shown()) == 1)
    [shown] = worker.shown()
    assert shown["title"] == message["title"]
    assert shown["body"].startswith("With Ada. Time until ")
    assert "{when}" not in shown["body"]

    # At home it is the first thing to see, with its deadline; the title says so, too.
    blaise.visit("/")
    first = blaise.page.locator("li.turn")
    expect(first).to_contain_text("Your turn")
    expect(first).to_contain_text("until")
    expect(blaise.page).to_have_title("(1) Your turn · Monoceros")
    blaise.page.wait_for_function("() => window.badge === 1")
    # Whoever has the page before their eyes is not disturbed.
    worker.deliver({**message, "tag": "other"})
    blaise.page.wait_for_timeout(300)
    assert [one["tag"] for one in worker.shown()] == [table]
    worker.click()
    expect(blaise.page).to_have_url(f"{writing}/t/{table}")
    expect(blaise.page).to_have_title("● Your turn · Table: HiLo – Your Kingdom · Monoceros")
    blaise.answer(blaise.asked())
    assert len(laptop.got) == 1
    for visitor in (ada, blaise):
        visitor.page.context.close()
        assert visitor.troubles == []


def test_a_line_that_breaks_without_a_word(browser: Browser, writing: str) -> None:
    cable = Cable(int(writing.rpartition(":")[2]))
    ada = come(browser, f"http://127.0.0.1:{cable.port}", 33)
    ada.page.add_init_script(BEATS)
    ada.play_now()
    table = ada.page.url.rsplit("/", 1)[1]
    assert ada.asked() == "choose"
    cable.hold()
    ada.press(ada.able()[0])
    # That it takes no more than ten seconds is shown by the tests of the page's logic, which own the clock.
    expect(ada.page.get_by_text("Connection lost")).to_be_visible()
    # What was on its way is lost for good, and the way is free again.
    cable.cut()
    cable.release()
    expect(ada.page.get_by_text("Connection lost")).to_have_count(0)
    onlooker = Person(writing)

    def decided() -> int:
        with onlooker.looks(table) as looking:
            return sum(one["by"] == "person" for one in looking.next("history")["past"])

    # It was said again on the new line, and done once.
    wait_until(lambda: decided() == 1)
    onlooker.close()
    ada.asked()
    ada.page.context.close()
    cable.close()


def test_statistics_of_ones_own(browser: Browser, writing: str) -> None:
    ada = come(browser, writing, 34, phone=True)
    ada.play_now()
    assert ada.play_on()
    ada.visit("/me")
    panel = ada.page.get_by_test_id("statistics")
    expect(panel.locator("dd").first).to_have_text("1")
    expect(panel).to_contain_text("HiLo")
    assert violations(ada.page) == []
    panel.get_by_role("button", name="Delete my statistics").click()
    ada.page.get_by_role("button", name="Yes, start again from zero").click()
    expect(panel).to_contain_text("You have not finished a game yet.")
    ada.page.context.close()
    assert ada.troubles == []

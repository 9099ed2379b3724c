"""At the table in the browser: fingers, sounds, tabs, devices, the log, and a line that is cut."""

import re
from pathlib import Path

from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.server.test_pack_upload import MINE
from tests.web.conftest import Arrive
from tests.web.visitors import ABLE, Visitor

SAME = f"(places) => JSON.stringify(({ABLE})().sort()) === JSON.stringify(places)"
LISTEN_TO_SOUND = """() => {
  const Real = window.AudioContext;
  window.heard = [];
  window.AudioContext = class extends Real {
    constructor() { super(); window.heard.push('context'); }
    createOscillator() {
      const voice = super.createOscillator();
      const start = voice.start.bind(voice);
      voice.start = (at) => { window.heard.push(voice.frequency.value); start(at); };
      return voice;
    }
  };
}"""


def middle(spot: Locator) -> tuple[float, float]:
    box = spot.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Finger:
    """A finger on the glass, as the browser itself would report it."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._glass: CDPSession = page.context.new_cdp_session(page)

    def _touch(self, kind: str, *points: tuple[float, float]) -> None:
        spots = [{"x": x, "y": y} for x, y in points]
        self._glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

    def drags(self, start: Locator, end: Locator) -> None:
        (left, top), (right, bottom) = middle(start), middle(end)
        self._touch("touchStart", (left, top))
        for step in range(1, 11):
            part = step / 10
            self._touch("touchMove", (left + (right - left) * part, top + (bottom - top) * part))
        expect(self._page.locator(".ghost")).to_be_visible()
        self._touch("touchEnd")

    def rests(self, on: Locator) -> None:
        self._touch("touchStart", middle(on))

    def lifts(self) -> None:
        self._touch("touchEnd")


def at_own_turn(visitor: Visitor) -> None:
    """Play until the two piles can be chosen from."""
    for _ in range(60):
        assert visitor.asked() != "over"
        if {"draw", "discard"} <= set(visitor.able()):
            return
        visitor.answer(visitor.moment())
    raise AssertionError("no turn ever began")


def test_a_finger_drags_the_open_card_into_its_place(arrive: Arrive) -> None:
    visitor = arrive(phone=True, seed=6)
    page = visitor.page
    visitor.play_now()
    at_own_turn(visitor)
    shown = page.locator('[data-place="discard"]').get_attribute("data-card")
    place = page.locator('[data-layout="0"] [data-card=""]').first
    name = place.get_attribute("data-place")
    Finger(page).drags(page.locator('[data-place="discard"]'), place)
    expect(page.locator(f'[data-place="{name}"]')).to_have_attribute("data-card", shown or "-")
    expect(page.locator(".ghost")).to_have_count(0)


def test_a_finger_that_rests_on_a_card_enlarges_it_and_chooses_nothing(arrive: Arrive) -> None:
    visitor = arrive(phone=True, seed=7)
    page = visitor.page
    visitor.play_now()
    at_own_turn(visitor)
    sentence = page.get_by_test_id("sentence").inner_text()
    finger = Finger(page)
    finger.rests(page.locator('[data-place="discard"]'))
    expect(page.locator(".large")).to_be_visible()
    finger.lifts()
    expect(page.get_by_test_id("sentence")).to_have_text(sentence)
    page.locator('[data-place="A1"]').tap()
    expect(page.locator(".large")).to_have_count(0)


def test_sounds_are_off_until_they_are_switched_on(arrive: Arrive) -> None:
    visitor = arrive(seed=8)
    page = visitor.page
    page.add_init_script(f"({LISTEN_TO_SOUND})()")
    visitor.play_now()
    visitor.play_on(4)
    assert page.evaluate("() => window.heard") == []
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_label("Sounds").check()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    visitor.play_on(10)
    heard = page.wait_for_function("() => window.heard.length > 1 && window.heard").json_value()
    assert heard[0] == "context"
    assert heard.count("context") == 1
    assert all(pitch > 100 for pitch in heard[1:])


def test_the_installed_page_opens_offline_and_says_so(arrive: Arrive) -> None:
    visitor = arrive(locale="de-DE")
    page = visitor.page
    visitor.visit("/")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    # The first visit installs the worker; from the next on it stands between the page and the net.
    visitor.visit("/rules/hilo")
    page.context.set_offline(True)
    page.goto(f"{visitor.address}/")
    expect(page.locator("header")).to_contain_text("Monoceros")
    expect(page.locator("#content h1")).to_have_text("Kartenspiele mit Einhörnern")
    expect(page.get_by_role("alert")).to_contain_text("Der Server ist nicht zu erreichen.")
    page.goto(f"{visitor.address}/t/abcdefghjkmn")
    expect(page.get_by_text("Verbindung verloren")).to_be_visible()
    page.context.set_offline(False)
    # A browser that is offline says so on the console, as it should.
    visitor.troubles[:] = [trouble for trouble in visitor.troubles if "net::ERR_" not in trouble]


def test_two_tabs_on_one_seat_stay_in_step(arrive: Arrive) -> None:
    visitor = arrive(seed=9)
    visitor.play_now()
    twin = Visitor(visitor.page.context.new_page(), visitor.address, seed=10)
    twin.visit(visitor.page.url.removeprefix(visitor.address))
    twin.at_table()
    for turn in range(10):
        mover, other = (visitor, twin) if turn % 2 == 0 else (twin, visitor)
        assert mover.asked() != "over"
        assert other.asked() != "over"
        if not any(tab.page.locator(".place.picked").count() for tab in (mover, other)):
            other.page.wait_for_function(SAME, arg=sorted(mover.able()))
        mover.answer(mover.moment())
        while mover.moment() == "confirm":
            mover.answer("confirm")
        mover.asked()
        for place in ("discard", "A1", "A2", "A12", "B1"):
            shown = mover.page.locator(f'[data-place="{place}"]').get_attribute("data-card")
            expect(other.page.locator(f'[data-place="{place}"]')).to_have_attribute("data-card", shown or "")
    assert twin.troubles == []


def test_the_log_tells_a_latecomer_everything_and_survives_a_reload(arrive: Arrive) -> None:
    player, onlooker = arrive(seed=13), arrive()
    player.play_now()
    player.play_on(9)
    player.asked()
    told = player.page.locator(".log li")
    lines = told.all_inner_texts()
    assert len(lines) > 4
    player.page.reload()
    player.at_table()
    expect(told).to_have_count(len(lines))
    assert told.all_inner_texts() == lines
    assert player.page.evaluate("() => Object.keys(sessionStorage)") == []
    onlooker.visit(player.page.url.removeprefix(player.address))
    expect(onlooker.page.locator(".log li")).to_have_count(len(lines))


def test_a_host_learns_when_a_link_leads_nowhere_else(arrive: Arrive) -> None:
    host, guest = arrive(seed=17), arrive(seed=18)
    host.visit("/")
    host.page.locator("[data-game=hilo]").get_by_role("button", name="Invite friends").click()
    host.page.get_by_role("dialog").get_by_role("button", name="Open the table").click()
    expect(host.page.get_by_test_id("only-here")).to_contain_text("--host 0.0.0.0")
    guest.page.goto(host.page.get_by_label("Invitation link").input_value())
    expect(guest.page.get_by_role("button", name="Join", exact=True)).to_be_visible()
    expect(guest.page.get_by_test_id("only-here")).to_have_count(0)


def test_who_plays_alone_chooses_the_bots(arrive: Arrive) -> None:
    visitor = arrive(seed=16)
    page = visitor.page
    visitor.visit("/")
    page.locator("[data-game=hilo]").get_by_role("button", name="Choose the bots").click()
    form = page.get_by_role("dialog", name="Choose the bots")
    expect(form.get_by_label("Bots among them")).to_have_value("2")
    form.get_by_label("Players").select_option("4")
    expect(form.get_by_label("Bots among them")).to_have_value("3")
    form.get_by_label("Level of the bots").select_option("expert")
    expect(form.get_by_test_id("level-note")).to_contain_text("think every move through")
    form.get_by_label("Their character").select_option("sly")
    expect(form.get_by_test_id("style-note")).to_contain_text("trip others up")
    form.get_by_label("Level of the bots").select_option("novice")
    expect(form.get_by_label("Their character")).to_have_count(0)
    with page.expect_request(lambda request: "novice" in (request.post_data or "")) as asked:
        form.get_by_role("button", name="Open the table").click()
    assert '"bots":[null,"novice","novice","novice"]' in (asked.value.post_data or "")
    visitor.at_table()


def test_a_host_brings_cards_of_their_own(arrive: Arrive, tmp_path: Path) -> None:
    host, guest = arrive(seed=14), arrive(seed=15)
    page = host.page
    good, bad = tmp_path / "mine.toml", tmp_path / "broken.toml"
    good.write_text(MINE, encoding="utf-8")
    bad.write_text(MINE.replace("total = 72", "total = 80"), encoding="utf-8")
    host.visit("/")
    page.locator("[data-game=hilo]").get_by_role("button", name="Invite friends").click()
    form = page.get_by_role("dialog")
    form.get_by_text("More choices").click()
    form.locator("input[type=file]").set_input_files(bad)
    expect(form.get_by_role("alert")).to_contain_text("add up to 72, and the pack says 80")
    form.locator("input[type=file]").set_input_files(good)
    expect(form.get_by_role("alert")).to_have_count(0)
    expect(form.get_by_test_id("pack")).to_have_text(re.compile(r"^Good: my-box [0-9a-f]+, 72 cards\.$"))
    form.get_by_role("button", name="Open the table").click()
    expect(page.get_by_test_id("own-pack")).to_contain_text("my-box")
    # A refused pack is a failed request, and the browser says so on the console.
    host.troubles[:] = [trouble for trouble in host.troubles if "400" not in trouble]

    guest.page.goto(page.get_by_label("Invitation link").input_value())
    door = guest.page.get_by_test_id("own-pack")
    expect(door).to_contain_text("my-box")
    with guest.page.context.expect_page() as opened:
        door.get_by_role("link", name="Look at the cards").click()
    cards = opened.value
    expect(cards.locator("#content li")).to_have_count(14)
    expect(cards.get_by_role("heading", name="Old <King>")).to_be_visible()
    expect(cards.get_by_text("from your pack").first).to_be_visible()
    with guest.page.expect_download() as download:
        door.get_by_role("link", name="Download the pack").click()
    assert Path(download.value.path()).read_text(encoding="utf-8") == MINE

    guest.page.get_by_role("button", name="Join", exact=True).click()
    host.start()
    for visitor in (host, guest):
        visitor.at_table()
    table = page.url.removeprefix(host.address)
    for visitor in (guest, host):
        visitor.page.get_by_role("button", name="Leave").click()
        visitor.page.get_by_role("dialog").get_by_role("button", name="Leave").click()
        expect(visitor.page.locator("article").first).to_be_visible()
    # Bots play on with the same cards; whoever came back would get the seat back.
    onlooker = arrive()
    onlooker.visit(table)
    page = onlooker.page
    expect(page.get_by_test_id("finish")).to_be_visible()
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="Check the deal").click()
    expect(page.get_by_test_id("proof").locator(".good")).to_be_visible()
    expect(page.get_by_role("link", name="Download the pack")).to_be_visible()


def test_an_unknown_address_says_so(arrive: Arrive) -> None:
    visitor = arrive(locale="fr-FR")
    for path in ("/nowhere", "/rules/chess", "/t/abc/def"):
        answer = visitor.page.goto(visitor.address + path)
        assert answer is not None
        assert answer.status == 404
        expect(visitor.page.locator("#content h1")).to_have_text("Cette page n’existe pas.")
    visitor.page.get_by_role("link", name="Accueil").click()
    expect(visitor.page.locator("article").first).to_be_visible()
    visitor.troubles[:] = [trouble for trouble in visitor.troubles if "404" not in trouble]

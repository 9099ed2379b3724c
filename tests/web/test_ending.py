"""The end of a game and the feel of a table: one screen, a result to send, faces, sounds, a felt neigh."""

import re
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.games.unstable_unicorns.story import Herd
from tests.server.people import Person
from tests.server.serving import wait_until
from tests.web.conftest import Arrive
from tests.web.laid import Laid
from tests.web.stage import SIZES, sit
from tests.web.test_axe import violations
from tests.web.visitors import Visitor

NOON = datetime(2030, 1, 1, 12, tzinfo=UTC)
MOST = {"hilo": 4, "kill-the-unicorns": 6, "unstable-unicorns": 8}
OUTSIDE = """() => [...document.querySelectorAll('.finish .button, .finish .result > button, .finish h1')]
  .filter((one) => one.getClientRects().length > 0)
  .filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
  })
  .map((one) => one.textContent.trim())"""
SCROLLS = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return scrollWidth > innerWidth || scrollHeight > innerHeight;
}"""
OVERLAPS = """() => {
  const boxes = [...document.querySelectorAll('.finish .result > button, .finish .foot .button')]
    .map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);
  return boxes.some((a, at) => boxes.slice(at + 1).some((b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1));
}"""
HEARD = """() => {
  window.heard = [];
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...given) {
    window.heard.push(this.frequency.value);
    return start.apply(this, given);
  };
}"""
FACES = """() => {
  // A face is gone a moment later: what it was, and where, is noted as soon as it is there.
  window.faces = [];
  new MutationObserver(() => {
    for (const one of document.querySelectorAll('[data-testid=emote]:not([data-noted])')) {
      one.dataset.noted = 'yes';
      const { emote, from } = one.dataset;
      const face = one.getBoundingClientRect();
      const seat = [...document.querySelectorAll(`[data-seat="${from}"]`)]
        .map((seated) => seated.getBoundingClientRect()).find(({ width }) => width > 0);
      const beside = seat.left < face.right && face.left < seat.right &&
        seat.top < face.bottom && face.top < seat.bottom;
      window.faces.push({ emote, from, beside });
    }
  }).observe(document.body, { childList: true, subtree: true });
}"""
SHARED = """() => {
  window.shared = [];
  navigator.canShare = () => true;
  navigator.share = async ({ files, text, url }) => {
    window.shared.push({ name: files[0].name, kind: files[0].type, size: files[0].size, text, url });
  };
}"""


class Over:
    """A finished game of each kind with as many seats as it has, and the cookies of whoever sat at seat A."""

    def __init__(self, address: str) -> None:
        host = Person(address)
        self.tables: dict[str, str] = {}
        for game, seats in MOST.items():
            bots = [None, *["skilled"] * (seats - 1)]
            table = str(host.opens(seats, game=game, bots=bots, nickname="Annegret von Wolkenstein")["id"])
            host.post(f"/api/tables/{table}/leave")
            self.tables[game] = table
        for table in self.tables.values():
            wait_until(lambda: host.get(f"/api/tables/{table}")["status"] == "over")  # noqa: B023 - waited for
        self.cookies = [
            {"name": cookie.name, "value": cookie.value or "", "url": address}
            for cookie in host.http.cookies.jar
        ]
        host.close()


@pytest.fixture(scope="module")
def over(server: str) -> Over:
    return Over(server)


def come_back(visitor: Visitor, over: Over, game: str) -> Page:
    """Look at the end of a game one has played."""
    page = visitor.page
    page.context.add_cookies(over.cookies)  # type: ignore[arg-type]
    visitor.visit(f"/t/{over.tables[game]}")
    expect(page.get_by_test_id("finish")).to_be_visible()
    expect(page.get_by_test_id("rematch")).to_be_visible()
    return page


@pytest.mark.parametrize("game", MOST)
def test_the_end_of_a_game_is_one_screen(arrive: Arrive, over: Over, game: str) -> None:
    page = come_back(arrive(), over, game)
    expect(page.locator(".result")).to_have_count(MOST[game])
    expect(page.locator(".result .you")).to_have_count(1)
    # The longest story there can be beside it: the decisive moment has been found.
    expect(page.get_by_test_id("decisive").get_by_role("link", name="Analysis")).to_be_visible()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"() => innerWidth === {width} && innerHeight === {height}")
        size = f"{width}x{height}"
        assert page.evaluate(OUTSIDE) == [], size
        assert not page.evaluate(SCROLLS), size
        assert not page.evaluate(OVERLAPS), size
    assert violations(page) == []
    # What somebody else has is one touch away, also where it has no room of its own.
    page.set_viewport_size({"width": 360, "height": 640})
    last = page.locator(".result").last
    last.locator("button").click()
    name = last.locator(".name").text_content() or ""
    expect(page.get_by_role("dialog")).to_contain_text(name.replace("Winner: ", ""))
    assert violations(page) == []


def test_points_are_counted_step_by_step_before_the_winner_is_told(arrive: Arrive, over: Over) -> None:
    visitor = arrive()
    visitor.page.emulate_media(reduced_motion="no-preference")
    page = visitor.page
    # Time stands still until it is told to go on: nothing here depends on how fast the machine is.
    page.clock.install(time=NOON)
    page.clock.pause_at(NOON + timedelta(seconds=1))
    page.context.add_cookies(over.cookies)  # type: ignore[arg-type]
    page.goto(f"{visitor.address}/t/{over.tables['kill-the-unicorns']}")
    heading = page.get_by_test_id("finish").get_by_role("heading", level=1)
    expect(heading).to_have_text("Counting the points …")
    expect(page.locator(".result.won")).to_have_count(0)
    expect(page.get_by_test_id("celebration")).to_have_count(0)
    expect(page.locator(".result .total > span[aria-hidden]")).to_have_text(["0"] * 6)
    page.clock.run_for(850)
    expect(page.locator(".result .adds")).to_have_count(6)
    page.clock.run_for(6 * 850)
    expect(heading).to_have_text(re.compile("won|win|share", re.I))
    expect(page.locator(".result.won").first).to_be_visible()
    expect(page.get_by_test_id("celebration")).to_have_count(1)


def test_reduced_motion_counts_at_once_and_throws_nothing(arrive: Arrive, over: Over) -> None:
    page = come_back(arrive(), over, "kill-the-unicorns")
    expect(page.get_by_role("heading", level=1).last).to_have_text(re.compile("won|win|share|Nobody", re.I))
    expect(page.get_by_test_id("celebration")).to_have_count(0)


def test_the_decisive_moment_is_told_and_can_be_watched(arrive: Arrive, over: Over) -> None:
    visitor = arrive()
    page = come_back(visitor, over, "hilo")
    asked = "async ([id]) => (await (await fetch(`/api/tables/${id}/analysis`)).json()).analysis"
    turns = visitor.awaits(asked, over.tables["hilo"])["turning_points"]
    page.reload()
    told = page.get_by_test_id("decisive")
    expect(told.get_by_role("link", name="Analysis")).to_be_visible()
    if not turns:
        expect(told).not_to_contain_text("The decisive moment")
        return
    expect(told).to_contain_text("The decisive moment:")
    told.get_by_role("link", name="Watch it").click()
    expect(page.locator(".count")).to_have_text(re.compile(rf"^({'|'.join(map(str, turns))}) / "))


@pytest.mark.parametrize("game", MOST)
def test_a_result_is_sent_as_a_picture_and_a_link(arrive: Arrive, over: Over, game: str) -> None:
    visitor = arrive(phone=True)
    visitor.page.add_init_script(f"({SHARED})()")
    page = come_back(visitor, over, game)
    page.get_by_role("button", name="Share").tap()
    dialog = page.get_by_test_id("share-result")
    picture = dialog.get_by_role("img")
    expect(picture).to_be_visible()
    page.wait_for_function(
        "() => document.querySelector('[data-testid=share-result] img').naturalWidth === 1200"
    )
    assert violations(page) == []
    dialog.get_by_role("button", name="Send").tap()
    (sent,) = page.evaluate("() => window.shared")
    assert (sent["name"], sent["kind"]) == (f"monoceros-{over.tables[game]}.png", "image/png")
    assert sent["size"] > 20_000  # our own art is in it, not an empty ground
    assert sent["url"] == f"{visitor.address}/result/{over.tables[game]}?lang=en"
    expect(dialog.get_by_label("Link to this result")).to_have_value(sent["url"])
    # Whoever follows the link sees the end of that game.
    stranger = arrive()
    stranger.page.goto(sent["url"])
    expect(stranger.page.get_by_test_id("finish")).to_be_visible()
    expect(stranger.page.get_by_test_id("rematch")).to_have_count(0)


def test_where_nothing_can_be_shared_the_picture_is_saved(arrive: Arrive, over: Over, tmp_path: Path) -> None:
    page = come_back(arrive(), over, "hilo")
    page.get_by_role("button", name="Share").click()
    dialog = page.get_by_test_id("share-result")
    with page.expect_download() as saving:
        dialog.get_by_role("link", name="Save the picture").click()
    saving.value.save_as(tmp_path / "result.png")
    assert (tmp_path / "result.png").read_bytes()[:4] == b"\x89PNG"
    with page.expect_download() as saving:
        dialog.get_by_role("link", name="The record").click()
    saving.value.save_as(tmp_path / "record.txt")
    assert "hilo" in (tmp_path / "record.txt").read_text()


def test_faces_reach_everybody_at_the_table_and_can_be_muted(arrive: Arrive, laid: Laid) -> None:
    player, other = arrive(), arrive()
    laid.together(player, other, Herd(3).hand("A", "basic_toast").hand("B", "encore").turn("A"))
    shapes = (
        "() => [...document.querySelectorAll('.place')].map((one) => one.getBoundingClientRect().toJSON())"
    )
    before = player.page.evaluate(shapes)

    def react(face: str) -> None:
        other.page.get_by_test_id("emotes").click()
        other.page.locator(f"[data-emote={face}]").first.click()

    for visitor in (player, other):
        visitor.page.evaluate(FACES)
    react("bravo")
    for visitor in (player, other):
        visitor.page.wait_for_function("() => window.faces.length > 0")
        face = visitor.page.evaluate("() => window.faces[0]")
        assert (face["emote"], face["from"]) == ("bravo", "1")
        # It floats over its seat, and nothing makes room for it.
        assert face["beside"]
    assert player.page.evaluate(shapes) == before
    expect(player.page.get_by_test_id("emote")).to_have_count(0)

    player.page.get_by_test_id("emotes").click()
    player.page.get_by_label(re.compile("Show the reactions of ")).uncheck()
    assert violations(player.page) == []
    player.page.keyboard.press("Escape")
    react("wow")
    other.page.wait_for_function("() => window.faces.some(({ emote }) => emote === 'wow')")
    # What comes after it is shown again, so the one before it was not late but left out.
    player.page.get_by_test_id("emotes").click()
    player.page.get_by_label(re.compile("Show the reactions of ")).check()
    player.page.keyboard.press("Escape")
    react("thanks")
    player.page.wait_for_function("() => window.faces.some(({ emote }) => emote === 'thanks')")
    assert player.page.evaluate("() => window.faces.map(({ emote }) => emote)") == ["bravo", "thanks"]


def test_sounds_are_switched_on_at_the_table(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    page.add_init_script(f"({HEARD})()")
    sit(visitor, "hilo", 2)
    switch = page.get_by_test_id("sound")
    expect(switch).to_have_attribute("aria-pressed", "false")
    visitor.play_on(6)
    assert page.evaluate("() => window.heard") == []
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    visitor.play_on(12)
    assert page.evaluate("() => window.heard.length") > 0
    page.reload()
    expect(switch).to_have_attribute("aria-pressed", "true")


def test_a_neigh_is_felt_by_everybody(arrive: Arrive, laid: Laid) -> None:
    player, other = arrive(), arrive()
    for visitor in (player, other):
        visitor.page.add_init_script(f"({HEARD})()")
    laid.together(player, other, Herd(3).hand("A", "basic_toast").hand("B", "neigh_final").turn("A"))
    player.page.get_by_test_id("sound").click()
    cry = "() => document.querySelector('[data-testid=cry]')?.textContent ?? ''"
    watch = f"""() => {{
      window.cries = [];
      setInterval(() => {{ const now = ({cry})(); if (now) window.cries.push(now.trim()); }}, 10);
    }}"""
    for visitor in (player, other):
        visitor.page.evaluate(watch)
    player.press("hand/basic_toast")
    other.press("hand/neigh_final")
    for visitor in (player, other):
        visitor.page.wait_for_function("() => window.cries.includes('NEIGH!')")
    # Only whoever has switched sounds on hears it.
    assert player.page.evaluate("() => window.heard.length") > 0
    assert other.page.evaluate("() => window.heard.length") == 0
    expect(player.page.get_by_test_id("cry")).to_have_count(0)

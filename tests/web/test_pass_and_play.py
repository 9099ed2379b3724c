"""Several people on one device: it is handed on, and no frame shows one person's cards to another.

A script in the page looks after every change of the DOM, and at every message of the page's sockets: what
lies open in a hand must be a hand that was told to whoever holds the device, and nothing between two people.
"""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.people import Person
from tests.web.conftest import Arrive
from tests.web.test_axe import violations
from tests.web.visitors import MOMENT, Visitor

WATCHED = """{
  window.told = { hands: { '': [] }, wrong: [], seen: [], frames: 0, covers: 0 };
  let holder = '';
  // Equal cards lie on one another: a hand is known by its kinds.
  const sorted = (cards) => [...new Set(cards)].sort().join(' ');
  const Line = window.WebSocket;
  window.WebSocket = class extends Line {
    constructor(address, ...more) {
      super(address, ...more);
      const seat = new URL(address).searchParams.get('seat') ?? '';
      holder = seat;
      told.hands[seat] ??= [];
      this.addEventListener('message', ({ data }) => {
        const { type, view } = JSON.parse(data);
        if (type !== 'update') return;
        if (view.outcome || view.step === 'over' || view.phase === 'over') return;
        if (view.you !== null && String(view.you) !== seat)
          told.wrong.push(`seat ${view.you} was told to ${seat || 'everybody'}`);
        if (view.you === null) return;
        const own = [...(view.hands?.[view.you] ?? []), ...(view.held ? [view.held.card] : [])];
        told.hands[seat].push(sorted(own.filter(Boolean)));
        told.hands[seat].push(sorted((view.trap_hands?.[view.you] ?? []).slice(-2).filter(Boolean)));
      });
    }
  };
  const look = () => {
    if (document.querySelector('[data-testid=finish]')) return;
    told.frames += 1;
    const open = [...document.querySelectorAll('[data-place]')].filter(({ dataset }) => dataset.card);
    if (document.querySelector('[data-testid=hand-over]')) {
      told.covers += 1;
      const left = document.querySelectorAll('[data-place], [data-card], .board, .log, svg title').length;
      if (left > 0) told.wrong.push(`${left} things left on the cover`);
      return;
    }
    const held = (place) => place.closest('[data-zone=hand]') || place.dataset.place === 'held';
    const inHand = open.filter(held);
    const hand = sorted(inHand.map(({ dataset }) => dataset.card));
    if (hand === '' || document.querySelector('dialog')) return;
    if (!told.seen.includes(holder)) told.seen.push(holder);
    if (!told.hands[holder].includes(hand)) told.wrong.push(`${hand} in the hands of ${holder || 'nobody'}`);
  };
  addEventListener('DOMContentLoaded', () => {
    const options = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(look).observe(document.documentElement, options);
  });
}"""
STATE = f"""() => {{
  const cover = document.querySelector('[data-testid=hand-over]');
  if (cover) return cover.dataset.errand;
  if (document.querySelector('[data-testid=hand-done]')) return 'done';
  return ({MOMENT})();
}}"""


def sit_down(visitor: Visitor, game: str, *names: str) -> None:
    """Begin a game on this device, from the home page."""
    page = visitor.page
    page.context.add_init_script(WATCHED)
    visitor.visit("/")
    page.locator(f'[data-game="{game}"]').get_by_role("button", name="On one device").click()
    form = page.get_by_role("dialog", name="On one device")
    for _ in names[2:]:
        form.get_by_role("button", name="One more person").click()
    form.get_by_label("Your name").fill(names[0])
    for number, name in enumerate(names[1:], 2):
        form.get_by_label(f"Name {number}").fill(name)
    form.get_by_label("Bots among them").select_option("1")
    form.get_by_label("Level of the bots").select_option("novice")
    assert violations(page) == []
    form.get_by_role("button", name="Deal the cards").click()


def told(visitor: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = visitor.page.evaluate("() => window.told")
    return found


def hand_on(visitor: Visitor, rounds: int) -> list[str]:
    """Play for so many hand-overs, or to the end; to whom the device went, and who was asked in windows."""
    page = visitor.page
    errands: list[str] = []
    while len(errands) < rounds:
        state = str(page.wait_for_function(STATE).json_value())
        if state == "over":
            break
        if state == "hand":
            seat = page.get_by_test_id("hand-over").get_attribute("data-for")
            errands.append(str(seat))
            visitor.nudge("[data-testid=hand-over] .button.main")
            page.wait_for_function("() => !document.querySelector('[data-testid=hand-over]')")
        elif state == "window":
            errands.append("window")
            everybody = errands.count("window") % 2 == 1
            name = "Ask everybody" if everybody else "Nobody, go on"
            page.get_by_role("button", name=name).click()
            page.wait_for_function(f"() => ({STATE})() !== 'window'")
        elif state == "done":
            visitor.nudge("[data-testid=hand-done] .button.main")
            page.wait_for_function("() => !document.querySelector('[data-testid=hand-done]')")
        elif state:
            visitor.answer(state)
    return errands


def play_out(visitor: Visitor, seats: int) -> None:
    """Let the game of this device come to its end, faster than by hand."""
    person = Person(visitor.address)
    cookie = next(one for one in visitor.page.context.cookies() if one.get("name") == "person")
    person.http.cookies.set("person", str(cookie.get("value")), domain="127.0.0.1")
    table = visitor.page.url.rsplit("/", 1)[1]
    person.play_seats(table, list(range(seats)))
    person.close()


@pytest.mark.parametrize(("game", "phone"), [("hilo", True), ("kill-the-unicorns", False)])
def test_a_device_is_handed_on_and_nobody_sees_anybody_elses_cards(
    arrive: Arrive, game: str, phone: bool
) -> None:
    visitor = arrive(phone=phone, seed=31)
    page = visitor.page
    sit_down(visitor, game, "Ada", "Blaise")
    cover = page.get_by_test_id("hand-over")
    expect(cover.get_by_role("heading", name="Hand it on")).to_be_visible()
    expect(cover).to_contain_text("Tap when only you can see.")
    assert violations(page) == []
    errands = hand_on(visitor, 10)
    assert {"0", "1"} <= set(errands)
    # Whoever holds it may hide their cards at any time, and a page that is loaded anew shows nobody's.
    page.wait_for_function(f"() => ['hand', 'choose', 'done'].includes(({STATE})())")
    page.reload()
    page.wait_for_function(f"() => ['hand', 'window'].includes(({STATE})())")
    assert told(visitor)["wrong"] == []
    hand_on(visitor, 4)
    # Each of them sees cards of their own sooner or later: only then is there something the other could see.
    while game != "hilo" and not {"0", "1"} <= set(told(visitor)["seen"]):
        assert hand_on(visitor, 2), "over before both had seen their cards"
    seen = told(visitor)
    assert (seen["wrong"], seen["covers"] > 0) == ([], True)
    play_out(visitor, 2)
    expect(page.get_by_test_id("finish")).to_be_visible()
    assert told(visitor)["wrong"] == []
    # The next game of the room is played by the same people, on the same device.
    page.get_by_test_id("rematch").click()
    expect(page.get_by_test_id("hand-over")).to_be_visible()


def test_a_reaction_window_is_asked_of_everybody_or_of_nobody(arrive: Arrive) -> None:
    visitor = arrive(seed=33)
    page = visitor.page
    sit_down(visitor, "unstable-unicorns", "Ada", "Blaise", "Carol")
    errands: list[str] = []
    for _ in range(60):
        errands += hand_on(visitor, 1)
        if errands.count("window") >= 3:
            break
    assert errands.count("window") >= 3
    # However the cards lie: after "Ask everybody" all who are asked are asked, unless one of them steps in.
    assert told(visitor)["wrong"] == []
    assert page.locator("[data-testid=hand-over], .board").count() > 0


def test_people_on_one_device_meet_somebody_on_another(arrive: Arrive) -> None:
    ada, carol = arrive(seed=34), arrive(phone=True, seed=35)
    ada.page.context.add_init_script(WATCHED)
    ada.visit("/")
    ada.page.locator("[data-game=hilo]").get_by_role("button", name="Invite friends").click()
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_label("Players").select_option("3")
    ada.page.get_by_role("button", name="Open the table").click()
    ada.page.get_by_label("Their name").fill("Blaise")
    ada.page.get_by_role("button", name="Somebody on this device").click()
    expect(ada.page.get_by_text("on Ada’s device")).to_be_visible()
    assert violations(ada.page) == []
    carol.page.goto(ada.page.get_by_label("Invitation link").input_value())
    carol.page.get_by_label("Your name").fill("Carol")
    carol.page.get_by_role("button", name="Join", exact=True).click()
    ada.start()
    carol.at_table()
    carol.answer(carol.asked())
    assert hand_on(ada, 2) == ["0", "1"]
    assert told(ada)["wrong"] == []

"""Kill the Unicorns in the browser: whole games, a phone, the keyboard, four languages."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from monoceros.bots.names import TEMPO
from tests.web.conftest import Arrive
from tests.web.test_axe import violations
from tests.web.visitors import MOMENT, ROUNDS, Visitor

GAME = "kill-the-unicorns"
TRIES = 3
"""Games after which cards must have been seen lying face down: bots are quick."""
FINGER = 43.5
"""Points a finger needs, less half a point of rounding."""

UNTOLD = """() => {
  const said = [document.body.innerText];
  for (const one of document.querySelectorAll('[aria-label]')) said.push(one.ariaLabel);
  for (const one of document.querySelectorAll('[title]')) said.push(one.title);
  return said.flatMap((words) => words.match(/\\b(web-)?kill-the-unicorns-[a-z_-]+/g) ?? []);
}"""
SMALL = """(finger) => [...document.querySelectorAll('.place.can, .chip, .ask button')].flatMap((one) => {
  const { width, height } = one.getBoundingClientRect();
  // What makes room for three answers is not shown at all.
  const fits = !one.checkVisibility() || (width >= finger && height >= finger);
  return fits ? [] : [`${one.dataset.place ?? one.textContent}: ${width} x ${height}`];
})"""
SLOW = """() => {
  const animate = Element.prototype.animate;
  window.slowness = 600;
  Element.prototype.animate = function (frames, timing) {
    const times = this.closest('.flyer') ? window.slowness : 1;
    return animate.call(this, frames, { ...timing, duration: timing.duration * times });
  };
}"""
"""Flights that are sure to be seen, however busy the machine is."""
FLYING_OR_ASKED = f"() => document.querySelector('.flyer') ? 'flying' : ({MOMENT})()"
CUT = """(called) => [...document.querySelectorAll('.lane .name')].flatMap((shown) => {
  const words = shown.firstChild, name = words.data;
  const cut = called.filter((one) => {
    words.data = one;
    return shown.scrollHeight > shown.clientHeight + 1 || shown.scrollWidth > shown.clientWidth + 1;
  });
  words.data = name;
  return cut;
})"""
BOTS = list(TEMPO)
LINES = """(figures) => figures.map((figure) => {
  figure.textContent = '+12';
  const words = document.createRange();
  words.selectNodeContents(figure);
  return words.getClientRects().length;
})"""
LANGUAGES = {
    "en-GB": "Black market",
    "de-DE": "Schwarzmarkt",
    "fr-FR": "Marché Noir",
    "pl-PL": "Czarny rynek",
}


def lay_table(host: Visitor, *, players: int, bots: int, edition: str = "de", **options: str) -> None:
    """Open a table with the form of the home page; options by their labels, after what they depend on."""
    page = host.page
    host.visit("/")
    page.locator(f'[data-game="{GAME}"]').get_by_role("button", name="Invite friends").click()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_text("More choices").click()
    size = {"Edition": edition, "Players": str(players), "Bots_among_them": str(bots)}
    for label, value in {**size, **options}.items():
        field = page.locator("label.field", has=page.get_by_text(label.replace("_", " "), exact=True))
        field.locator("select").select_option(value)
    page.get_by_role("button", name="Open the table").click()


def accepted(page: Page) -> None:
    """axe has nothing against the page as it is now, in the dark and in the light."""
    page.emulate_media(color_scheme="dark")
    assert violations(page) == []
    page.emulate_media(color_scheme="light")
    assert violations(page) == []


def points(text: str | None) -> int:
    return int((text or "0").replace("−", "-").replace("+", ""))


def end_adds_up(visitor: Visitor, results: int) -> None:
    """Every result walks through six lines that add up to its total."""
    page = visitor.page
    expect(page.get_by_test_id("finish").get_by_role("heading", level=1)).to_be_visible()
    shown = page.locator(".result")
    expect(shown).to_have_count(results)
    for result in shown.all():
        result.locator("button").click()
        lines = [points(line.text_content()) for line in page.locator(".lines strong").all()]
        assert len(lines) == 6
        assert sum(lines) == points(result.locator(".total span[aria-hidden]").text_content())
        if page.get_by_role("dialog").count():
            page.keyboard.press("Escape")


def laid(page: Page, seat: int) -> list[str]:
    """The hunt cards before a player, by what this page knows of them; nothing for a hidden one."""
    cards: list[str] = page.locator(f'[data-lane="{seat}"] .place').evaluate_all(
        "(all) => all.map((one) => one.dataset.card)"
    )
    return cards


def together(visitors: tuple[Visitor, ...]) -> Iterator[int]:
    """Everybody answers what they are asked until the game is over; yields after every round of answers."""
    for count in range(ROUNDS):
        moments = [visitor.moment() for visitor in visitors]
        if "over" in moments:
            return
        for visitor, moment in zip(visitors, moments, strict=True):
            if moment:
                visitor.answer(moment)
        if not any(moments):
            visitors[0].page.wait_for_timeout(20)
        yield count
    raise AssertionError("the game does not end")


def play_and_compare(host: Visitor, guest: Visitor) -> int:
    """Both play a game; how often one saw own cards face up that the other saw face down."""
    lay_table(host, players=4, bots=2)
    link = host.page.get_by_label("Invitation link").input_value()
    guest.page.goto(link)
    guest.page.get_by_label("Your name").fill("Zoë")
    guest.page.get_by_role("button", name="Join", exact=True).click()
    host.start()
    host.at_table()
    guest.at_table()
    expect(guest.page.locator("[data-zone=others]")).to_contain_text("Ada")

    hidden = 0
    for _ in together((host, guest)):
        # What lies face down is known to its owner alone; both look at the same moment or not at all.
        theirs, known = laid(guest.page, 0), laid(host.page, 0)
        if theirs and len(theirs) == len(known) and not any(theirs) and all(known):
            hidden += 1
    return hidden


def test_two_people_and_two_bots_play_a_whole_game(arrive: Arrive) -> None:
    host, guest = arrive(seed=2), arrive(seed=3)
    hidden = 0
    for _ in range(TRIES):
        hidden += play_and_compare(host, guest)
        if hidden:
            break
    assert hidden > 0
    for visitor in (host, guest):
        end_adds_up(visitor, 4)
    accepted(host.page)
    expect(host.page.locator(".result", has=host.page.locator(".you"))).to_contain_text("Ada")
    expect(guest.page.locator(".result", has=guest.page.locator(".you"))).to_contain_text("Zoë")
    # Beside the longest words, on a tablet, no figure is torn apart.
    guest.page.set_viewport_size({"width": 820, "height": 1180})
    guest.page.goto(f"{guest.page.url}?lang=fr")
    expect(guest.page.locator(".lines", has_text="Collections d’une couleur")).to_have_count(1)
    assert set(guest.page.locator(".lines li strong").evaluate_all(LINES)) == {1}


def test_two_teams_share_their_herds(arrive: Arrive) -> None:
    visitor = arrive(seed=4)
    lay_table(visitor, players=4, bots=3, edition="en-prototype", Two_against_two="on", Characters="random")
    visitor.at_table()
    expect(visitor.page.locator(".other", has_text="Plays on your team")).to_have_count(1)
    expect(visitor.page.locator(".other", has_text="Shares a herd with")).to_have_count(1)
    # The prototype's own goods have names too.
    expect(visitor.page.get_by_role("group", name="Soap")).to_be_visible()
    assert visitor.play_on()
    end_adds_up(visitor, 2)
    expect(visitor.page.locator(".result .name", has_text="&")).to_have_count(2)


def test_six_hunters_fit_on_a_phone(arrive: Arrive) -> None:
    visitor = arrive(phone=True, seed=5)
    page = visitor.page
    lay_table(visitor, players=6, bots=5, Characters="random")
    visitor.at_table()
    chips = page.locator(".chip")
    expect(chips).to_have_count(5)
    chips.first.tap()
    expect(chips.first).to_have_attribute("aria-expanded", "true")
    expect(page.locator(".floating [data-slot^=herd]")).to_be_visible()
    chips.first.tap()
    expect(page.locator(".floating")).to_have_count(0)
    for nth in range(ROUNDS):
        moment = visitor.asked()
        if nth < 40:
            assert visitor.width() == (360, 360)
            assert page.evaluate(SMALL, FINGER) == []
            assert page.evaluate(CUT, BOTS) == []
        if moment == "over":
            break
        visitor.answer(moment)
    end_adds_up(visitor, 6)
    assert visitor.width() == (360, 360)
    accepted(page)


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desk"])
def test_axe_accepts_every_phase_of_a_round(arrive: Arrive, phone: bool) -> None:
    visitor = arrive(phone=phone, seed=6)
    page = visitor.page
    visitor.play_now(GAME)
    phases = ["characters", "traps", "hunt", "market"]
    while phases:
        moment = visitor.asked()
        if page.locator(".track").get_attribute("data-phase") == phases[0]:
            phases.pop(0)
            accepted(page)
        visitor.answer(moment)


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_board_speaks_every_language(arrive: Arrive, locale: str) -> None:
    visitor = arrive(locale=locale, seed=7)
    visitor.play_now(GAME)
    moment = visitor.asked()
    # Before the tokens lie there one reads what the stalls will sell; a large card says how it is known.
    expect(visitor.page.locator(".setup .market")).to_contain_text(LANGUAGES[locale])
    visitor.page.locator('[data-place^="character-"]').first.hover()
    expect(visitor.page.get_by_test_id("enlarged").locator(".mark").first).to_be_visible()
    visitor.answer(moment)
    # While traps are set the market shows its prices; during a hunt the hunters' cards lie there.
    expect(visitor.page.get_by_role("region", name=LANGUAGES[locale])).to_be_visible()
    for _ in range(6):
        visitor.asked()
        assert visitor.page.evaluate(UNTOLD) == []
        visitor.answer(visitor.moment())


def test_equal_hunt_cards_stand_for_each_other(arrive: Arrive) -> None:
    visitor = arrive(seed=8)
    page = visitor.page
    lay_table(
        visitor, players=3, bots=2, Characters="random", For_beginners="no-traps-no-powers", Who_begins="A"
    )
    visitor.at_table()
    visitor.asked()
    cards = page.locator('[data-place^="hand"]')
    expect(cards).to_have_count(8)
    # 0 1 1 2 2 3 3 4: the second 1 alone, then both of them, then the first alone.
    gathered = page.locator('.ask [data-choice="gathered"]')
    for places, total in (((3,), 1), ((2,), 2), ((3,), 1), ((2,), None)):
        for place in places:
            page.locator(f'[data-place="hand{place}"]').click()
        if total is None:
            expect(gathered).to_have_count(0)
        else:
            expect(gathered).to_contain_text(f"total {total}")
    page.locator('[data-place="hand3"]').click()
    gathered.click()
    expect(page.locator(".log")).to_contain_text("You lay 1.")


def focused(page: Page) -> Locator:
    return page.locator(":focus")


def walk_to(page: Page, place: str) -> None:
    """Go on with the Tab key until a place of this kind has the focus, if it has not come by itself."""
    for _ in range(30):
        if page.evaluate("() => document.activeElement?.dataset.place ?? ''").startswith(place):
            return
        page.keyboard.press("Tab")


def test_a_hunter_needs_no_mouse(arrive: Arrive) -> None:
    visitor = arrive(seed=9)
    page = visitor.page
    lay_table(visitor, players=4, bots=3)
    visitor.at_table()
    visitor.asked()
    walk_to(page, "character-")
    expect(focused(page)).to_have_class(re.compile(r"\bcan\b"))
    expect(focused(page)).to_have_accessible_name(re.compile("you can choose this"))
    page.keyboard.press("Enter")
    expect(page.locator('[data-place^="character-"]')).to_have_count(0)
    visitor.asked()
    walk_to(page, "trap")
    page.keyboard.press("Enter")
    expect(focused(page)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("End")
    expect(focused(page)).to_have_class(re.compile(r"\bcan\b"))
    page.keyboard.press("Enter")
    expect(page.locator('[data-place^="trap"]')).to_have_count(0)


def test_cards_fly_and_a_touch_lets_them_land(arrive: Arrive) -> None:
    visitor = arrive(seed=10)
    page = visitor.page
    page.add_init_script(f"({SLOW})()")
    page.emulate_media(reduced_motion="no-preference")
    visitor.play_now(GAME)
    # Where many updates come at once, the page catches up without motion.
    while (moment := page.wait_for_function(FLYING_OR_ASKED).json_value()) != "flying":
        visitor.answer(moment)
    flyer = page.locator(".flyer").first
    expect(flyer).to_be_visible()
    body = flyer.element_handle()
    page.evaluate("() => { window.slowness = 1; }")
    page.locator(".track").click()
    body.wait_for_element_state("hidden")
    expect(page.locator('[data-place="prize1"]')).not_to_have_attribute("data-card", "")

"""Unstable Unicorns in the browser: whole games, Neigh battles, big tables, phones, keys and languages."""

import re
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.games.unstable_unicorns.story import Herd
from tests.web.conftest import Arrive
from tests.web.laid import Laid
from tests.web.test_axe import violations
from tests.web.visitors import ROUNDS, Visitor

GAME = "unstable-unicorns"
BATTLE = 3
"""A card, a Neigh on it, and a Neigh on that one."""
STABLES = (
    "basic_toast basic_monday trick_or_treat library_loan vip_guest",
    "basic_queue basic_spreadsheet talent_scout spoiler_seeker bubble_bath",
    "basic_sandals basic_cardigan exchange_student x_ray return_to_sender",
    "basic_always_late flea_market auction_bidder search_party surprise_egg",
)
"""Two unicorns before the end, each."""
WORDS = """() => document.body.innerText + [...document.querySelectorAll('[aria-label], [title]')].map(
  (element) => `${element.getAttribute('aria-label')} ${element.getAttribute('title')}`).join(' ')"""
SCHEMES: tuple[Literal["dark"], Literal["light"]] = ("dark", "light")
KEYS = re.compile(r"unstable-unicorns-\w[\w-]*|\bweb-[a-z]+-[a-z-]+")
"""A message nobody has written shows up as its key."""


def lay_table(host: Visitor, guest: Visitor, seats: int, bots: int) -> None:
    """One person opens a table with bots, the other comes by its link."""
    host.visit("/")
    tile = host.page.locator(f'[data-game="{GAME}"]')
    tile.get_by_role("button", name="Invite friends").click()
    host.page.get_by_label("Your name").fill("Ada")
    fill_form(host, seats, bots)
    guest.page.goto(host.page.get_by_label("Invitation link").input_value())
    guest.page.get_by_label("Your name").fill("Żółw")
    guest.page.get_by_role("button", name="Join", exact=True).click()
    host.start()
    host.at_table()
    guest.at_table()


def fill_form(visitor: Visitor, seats: int, bots: int) -> None:
    """Order a table in the form that is open; its fields go by their order, whatever the language."""
    form = visitor.page.get_by_role("dialog")
    selects = form.locator("select")
    selects.nth(0).select_option(str(seats))
    selects.nth(1).select_option(str(bots))
    form.locator(".more > summary").click()
    # Long enough to answer in, however busy the machine is; nobody here waits for the timer.
    form.locator('select:has(option[value="60"])').select_option("60")
    form.locator("button[type=submit]").click()


def sit_with_bots(visitor: Visitor, seats: int) -> None:
    """A table of any size, with bots on all other seats."""
    visitor.visit("/")
    visitor.page.locator(f'[data-game="{GAME}"] .button').nth(1).click()
    fill_form(visitor, seats, seats - 1)
    visitor.at_table()


def height(visitor: Visitor) -> int:
    """How many cards lie on the stack: the one being played, and the Neighs on it."""
    return visitor.page.locator("[data-testid=stack] li").count()


def holds_neigh(visitor: Visitor) -> bool:
    return visitor.page.locator('[data-place^="hand/neigh_"]').count() > 0


def passes(visitor: Visitor) -> bool:
    """Whether this person is asked for a Neigh right now."""
    return visitor.page.locator('.ask [data-choice="pass"]').count() > 0


def neigh_or_pass(visitor: Visitor, *, fight: bool) -> None:
    """Answer the card on top: with a Neigh if there is one and a fight is wanted."""
    neigh = '.place.can[data-place^="hand/neigh_"]'
    if not (fight and visitor.nudge(neigh)):
        visitor.nudge('.ask [data-choice="pass"]')


def act(visitor: Visitor, *, spare: bool) -> None:
    """Do one thing that may be done; keep the Neighs in hand where that is wanted and possible."""
    if visitor.nudge(".ask .confirm .button.main"):
        return
    places = visitor.able()
    spared = [place for place in places if not place.startswith("hand/neigh_")] if spare else places
    choices = [f'.place.can[data-place="{place}"]' for place in spared or places]
    choices += [f'.ask [data-choice="{choice}"]' for choice in visitor.buttons()]
    if choices:
        visitor.nudge(visitor.one_of(choices))


def play_to_the_end(people: list[Visitor]) -> None:
    """Both play until it is over, and fight as soon as both hold a Neigh."""
    highest = 0
    for _ in range(ROUNDS):
        moments = [visitor.moment() for visitor in people]
        if "over" in moments:
            return
        for visitor, moment in zip(people, moments, strict=True):
            if not moment:
                continue
            under = height(visitor)
            highest = max(highest, under)
            if passes(visitor):
                fight = highest < BATTLE and (under > 1 or all(holds_neigh(one) for one in people))
                neigh_or_pass(visitor, fight=fight)
            else:
                act(visitor, spare=highest < BATTLE)
        if not any(moments):
            people[0].page.wait_for_timeout(20)
    raise AssertionError("the game never ends")


def end_is_shown(visitor: Visitor, players: int) -> None:
    page = visitor.page
    expect(page.get_by_test_id("finish").get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator(".result")).to_have_count(players)
    expect(page.get_by_test_id("sentence")).to_have_text("The game is over.")


def test_two_people_and_two_bots_play_to_the_end(arrive: Arrive, laid: Laid) -> None:
    host, guest = arrive(seed=2), arrive(seed=3)
    late = Herd(4)
    for seat, stable in zip("ABCD", STABLES, strict=True):
        late.stable(seat, stable)
    late.hand("A", "neigh_polite bedtime").hand("B", "neigh_final encore").turn("A")
    laid.together(host, guest, late)
    play_to_the_end([host, guest])
    for visitor in (host, guest):
        end_is_shown(visitor, 4)


def test_two_players_begin_with_a_neigh_each_and_the_stack_tells_who_wins(arrive: Arrive) -> None:
    host, guest = arrive(seed=4), arrive(seed=5)
    lay_table(host, guest, seats=2, bots=0)
    for visitor in (host, guest):
        expect(visitor.page.locator('[data-place="hand/neigh_polite"]')).to_be_visible()
    people = [host, guest]
    while not any(passes(visitor) for visitor in people):
        for visitor in people:
            able = visitor.able()
            hand = [place for place in able if place.startswith("hand/") and "/neigh_" not in place]
            if hand:
                visitor.press(visitor.one_of(hand))
            elif not passes(visitor):
                act(visitor, spare=True)
    asked, player = people if passes(host) else people[::-1]
    stack = asked.page.get_by_test_id("stack")
    expect(stack).to_contain_text("goes through")
    neigh_or_pass(asked, fight=True)
    expect(player.page.get_by_test_id("stack")).to_contain_text("is stopped")
    expect(player.page.get_by_test_id("stack").locator("li")).to_have_count(2)
    neigh_or_pass(player, fight=True)
    expect(stack.locator("li")).to_have_count(BATTLE)
    expect(stack).to_contain_text("goes through")
    expect(asked.page.get_by_test_id("reaction").get_by_role("timer")).to_be_visible()


def test_eight_players_fit_on_a_tablet(arrive: Arrive) -> None:
    visitor = arrive(seed=6)
    visitor.page.set_viewport_size({"width": 820, "height": 1180})
    sit_with_bots(visitor, 8)
    # Windows with nothing to answer pass by themselves: these are two turns, too few to win in.
    assert not visitor.play_on(4)
    visitor.asked()
    page = visitor.page
    expect(page.locator("[data-stable]")).to_have_count(8)
    for seat in range(8):
        expect(page.locator(f'[data-stable="{seat}"]')).to_be_visible()
    assert visitor.width() == (820, 820)
    expect(page.locator('[data-place="B"]')).to_contain_text("/6")
    hand = page.locator("[data-hand]").bounding_box()
    assert hand is not None
    assert hand["y"] + hand["height"] < 1180


def test_a_phone_is_enough_for_a_whole_game_of_two(arrive: Arrive) -> None:
    visitor = arrive(phone=True, seed=7)
    sit_with_bots(visitor, 2)
    assert visitor.width() == (360, 360)
    assert not visitor.play_on(6)
    assert visitor.width() == (360, 360)
    assert visitor.play_on()
    end_is_shown(visitor, 2)
    assert visitor.width() == (360, 360)
    for scheme in SCHEMES:
        visitor.page.emulate_media(color_scheme=scheme)
        assert violations(visitor.page) == []


def test_eight_players_are_chips_on_a_phone(arrive: Arrive) -> None:
    visitor = arrive(phone=True, seed=8)
    sit_with_bots(visitor, 8)
    assert not visitor.play_on(5)
    visitor.asked()
    page = visitor.page
    assert visitor.width() == (360, 360)
    for seat, letter in enumerate("BCDEFGH", 1):
        chip = page.locator(f'[data-place="{letter}"]')
        box = chip.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["width"] >= 44
        if "can" not in (chip.get_attribute("class") or "").split():
            chip.tap()
            expect(page.locator(f'[data-stable="{seat}"]')).to_be_visible()


def first_turn(visitor: Visitor) -> None:
    """Go on until the own turn comes and a card may be played."""
    for _ in range(200):
        visitor.asked()
        able = visitor.able()
        if "deck" in able and any(place.startswith("hand/") for place in able):
            return
        act(visitor, spare=True)
    raise AssertionError("there was never anything to play")


def test_a_card_can_be_dragged_onto_the_table(arrive: Arrive) -> None:
    visitor = arrive(seed=9)
    visitor.play_now(GAME)
    first_turn(visitor)
    page = visitor.page
    place = next(place for place in visitor.able() if place.startswith("hand/"))
    name = page.locator(f'[data-place="{place}"]').get_attribute("data-card") or ""
    card = page.locator(f'[data-place="{place}"]').bounding_box()
    table = page.locator(".middle").bounding_box()
    assert card is not None
    assert table is not None
    played = page.locator(".log li", has_text="You play")
    before = played.count()
    page.mouse.move(card["x"] + 20, card["y"] + card["height"] / 2)
    page.mouse.down()
    page.mouse.move(card["x"] + 20, card["y"] - 40, steps=4)
    page.mouse.move(table["x"] + table["width"] / 2, table["y"] + 5, steps=4)
    page.mouse.up()
    expect(played).to_have_count(before + 1)
    assert name


def test_every_card_can_be_read_and_piles_can_be_looked_through(arrive: Arrive) -> None:
    visitor = arrive(seed=10)
    visitor.play_now(GAME)
    first_turn(visitor)
    page = visitor.page
    page.locator('[data-place="nursery"]').click()
    foals = page.get_by_test_id("drawer").locator(".place")
    expect(foals.first).to_be_visible()
    label = foals.first.get_attribute("aria-label") or ""
    assert "Foal" in label or "Loading" in label
    assert "nursery" in label
    foals.first.hover()
    expect(page.get_by_test_id("enlarged")).to_be_visible()
    expect(page.get_by_test_id("enlarged")).to_contain_text("nursery")
    page.get_by_test_id("drawer").get_by_role("button", name="Close").click()
    expect(page.get_by_test_id("drawer")).to_have_count(0)


def test_the_keyboard_alone_is_enough(arrive: Arrive) -> None:
    visitor = arrive(seed=11)
    visitor.play_now(GAME)
    page = visitor.page
    for _ in range(80):
        visitor.asked()
        # On the own turn nobody else moves, so that the keyboard stays where it is put.
        if "deck" in visitor.able():
            break
        act_by_keyboard(page)
    expect(page.locator(".log li", has_text="You choose")).to_have_count(1)
    drawn = page.locator(".log li", has_text="You draw")
    before = drawn.count()
    page.locator('[data-place="deck"]').focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("() => document.activeElement.dataset.place") == "discard"
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(drawn).not_to_have_count(before)


def act_by_keyboard(page: Page) -> None:
    """Walk with Tab to something that can be chosen, and choose it."""
    for _ in range(40):
        here = page.evaluate(
            """() => {
              const { classList, dataset } = document.activeElement;
              if ('choice' in dataset) return 'choose';
              return 'place' in dataset ? (classList.contains('can') ? 'choose' : 'seek') : '';
            }"""
        )
        if here == "choose":
            page.keyboard.press("Enter")
            return
        page.keyboard.press("End" if here == "seek" and page.locator(".place.can").count() else "Tab")


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desk"])
def test_axe_accepts_the_table(arrive: Arrive, phone: bool) -> None:
    visitor = arrive(phone=phone, seed=12)
    visitor.play_now(GAME)
    for moves in (0, 10):
        visitor.play_on(moves)
        visitor.asked()
        for scheme in SCHEMES:
            visitor.page.emulate_media(color_scheme=scheme)
            assert violations(visitor.page) == []


def test_axe_accepts_the_cards(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.visit(f"/cards/{GAME}")
    expect(visitor.page.locator("#content li")).to_have_count(90)
    assert violations(visitor.page) == []


@pytest.mark.parametrize(
    ("locale", "foal"),
    [("en-GB", "Foal"), ("de-DE", "Fohlen"), ("fr-FR", "Poulain"), ("pl-PL", "Jednorożek")],
)
def test_everything_is_said_in_the_readers_language(arrive: Arrive, locale: str, foal: str) -> None:
    visitor = arrive(locale=locale, seed=14)
    visitor.play_now(GAME)
    visitor.asked()
    said = str(visitor.page.evaluate(WORDS))
    assert foal in said
    for _ in range(12):
        assert KEYS.findall(said) == []
        if visitor.play_on(1):
            break
        visitor.asked()
        said = str(visitor.page.evaluate(WORDS))
    for path in (f"/cards/{GAME}", f"/rules/{GAME}"):
        visitor.visit(path)
        expect(visitor.page.locator("#content li, #content article").first).to_be_visible()
        assert (
            KEYS.findall(str(visitor.page.evaluate("() => document.querySelector('main h1').innerText")))
            == []
        )

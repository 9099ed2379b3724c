"""Moments of Unstable Unicorns that seldom come about by chance, at tables laid for them."""

from playwright.sync_api import expect

from tests.games.unstable_unicorns.story import GAME, Herd
from tests.web.conftest import Arrive
from tests.web.laid import Laid
from tests.web.test_unstable_unicorns import KEYS, WORDS
from tests.web.visitors import Visitor

STABLE = "basic_toast ticking_twin hay_catapult baby_shadow frozen_budget"


def says(visitor: Visitor, words: str) -> None:
    expect(visitor.page.get_by_test_id("sentence")).to_have_text(words)


def logged(visitor: Visitor, words: str) -> None:
    expect(visitor.page.locator(".log li", has_text=words).first).to_be_attached()


def test_cards_are_chosen_from_piles_spread_out(arrive: Arrive, laid: Laid) -> None:
    visitor = arrive()
    drawer = visitor.page.get_by_test_id("drawer")
    market = Herd().hand("A", "flea_market").discard("encore basic_toast neigh_final")
    laid.at(visitor, market.resolves("A", "flea_market").acts("A", "yes"))
    says(visitor, "Flea Market Unicorn: choose a card for your hand.")
    expect(drawer.locator(".place.can")).to_have_count(3)
    visitor.press("discard/basic_toast")
    logged(visitor, "You take Plain Toast Unicorn from the discard pile.")
    laid.at(visitor, Herd().hand("A", "search_party").resolves("A", "search_party").acts("A", "yes"))
    expect(drawer).to_contain_text("What you find in the deck")
    visitor.press("deck/vip_guest")
    logged(visitor, "You search the deck and find VIP Unicorn.")
    twins = Herd().hand("A", "ticking_twin tocking_twin").resolves("A", "ticking_twin").acts("A", "yes")
    laid.at(visitor, twins)
    says(visitor, "Ticking Unicorn: there is no such card.")
    visitor.page.locator('.ask [data-choice="nothing"]').click()
    logged(visitor, "The deck is shuffled.")


def test_either_or_guards_and_the_hand_limit_say_what_is_asked(arrive: Arrive, laid: Laid) -> None:
    visitor = arrive()
    ask = visitor.page.locator(".ask")
    laid.at(visitor, Herd().stable("A", "double_booked basic_toast").hand("A", "encore").turn("A"))
    expect(ask.locator('[data-choice="first"]')).to_have_text("Skip your draw phase")
    ask.locator('[data-choice="second"]').click()
    logged(visitor, "You skip your action phase.")
    guarded = Herd().stable("A", "bodyguard basic_toast").stable("B", "all_in").hand("B", "encore").turn("B")
    laid.at(visitor, guarded.uses("B", "all_in").picks("B", "basic_toast"))
    says(visitor, "Plain Toast Unicorn is in danger: do you want to protect it?")
    visitor.press("A/bodyguard")
    logged(visitor, "You sacrifice Bodyguard Unicorn")
    laid.at(visitor, Herd().hand("A", "encore bedtime ? ? ? ? ? ?").acts("A", "draw"))
    says(visitor, "Your hand is too full: discard 2 cards.")
    visitor.press("hand/encore")
    says(visitor, "Your hand is too full: discard 1 card.")


def test_after_the_first_of_two_plays_only_a_card_or_the_end_is_left(arrive: Arrive, laid: Laid) -> None:
    visitor = arrive()
    herd = Herd().stable("A", "second_breakfast").hand("A", "basic_toast basic_queue").turn("A")
    laid.at(visitor, herd.uses("A", "second_breakfast"))
    says(visitor, "Your turn: play up to 2 cards, or draw one.")
    visitor.press("hand/basic_toast")
    says(visitor, "You may play one more card, or end your turn.")
    expect(visitor.page.locator('.ask [data-choice="end"]')).to_have_text("End the turn")
    expect(visitor.page.get_by_role("button", name="Take back")).to_have_count(0)


def test_on_a_phone_a_neigh_is_in_sight_when_it_is_asked_for(arrive: Arrive, laid: Laid) -> None:
    visitor = arrive(phone=True)
    herd = Herd(4).hand("A", "encore lucky_dip bedtime x_ray vip_guest neigh_final").stable("A", STABLE)
    herd.hand("B", "basic_queue neigh_protest").hand("C", "neigh_polite").active("B")
    laid.at(visitor, herd.plays("B", "basic_queue").neighs("C").neighs("B", "neigh_protest"))
    expect(visitor.page.get_by_test_id("stack").locator("li")).to_have_count(3)
    neigh = visitor.page.locator('[data-place="hand/neigh_final"]')
    expect(neigh).to_be_in_viewport(ratio=0.9)
    assert visitor.width() == (360, 360)
    # The first touch reads, the second one plays.
    neigh.tap()
    expect(visitor.page.get_by_test_id("enlarged")).to_be_visible()
    neigh.tap()
    logged(visitor, "You neigh at Oh Neigh You Don’t with Neigh, Full Stop!")


def test_a_party_table_shows_its_door_and_a_new_hand_is_asked_twice(arrive: Arrive) -> None:
    host, guest = arrive(seed=20), arrive(seed=21)
    host.visit("/")
    host.page.locator(f'[data-game="{GAME.id}"]').get_by_role("button", name="Invite friends").click()
    form = host.page.get_by_role("dialog")
    form.get_by_text("More choices").click()
    form.get_by_label("18+").check()
    form.get_by_role("alert").locator(".button.main").click()
    party = form.locator("label.field", has=host.page.get_by_text("Party variant", exact=True))
    party.locator("select").select_option(label="With layers")
    form.get_by_label("Forfeits").fill("Sing a song\nHop on one leg")
    assert KEYS.findall(str(host.page.evaluate(WORDS))) == []
    form.locator("button[type=submit]").click()
    guest.page.goto(host.page.get_by_label("Invitation link").input_value())
    for visitor in (host, guest):
        door = visitor.page.get_by_test_id("adult-door")
        expect(door).to_contain_text("18+")
        expect(door.locator("li")).to_have_text(["Sing a song", "Hop on one leg"])
    guest.page.get_by_role("button", name="Join", exact=True).click()
    host.start()
    people = [host, guest]
    for visitor in people:
        visitor.at_table()
    swap = '.ask [data-choice="swap"]'
    while not any(visitor.page.locator(swap).count() for visitor in people):
        for visitor in people:
            foals = [place for place in visitor.able() if place.startswith("nursery/")]
            if foals:
                visitor.nudge(f'.place.can[data-place="{foals[0]}"]')
        host.page.wait_for_timeout(20)
    active = next(visitor for visitor in people if visitor.page.locator(swap).count())
    active.page.locator(swap).click()
    active.page.locator(".ask .confirm .button.main").click()
    logged(active, "You swap your whole hand, ")
    expect(active.page.locator(swap)).to_have_count(0)

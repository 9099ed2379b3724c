"""Each magic card, Neigh card, basic unicorn and foal on its own."""

import pytest

from tests.games.unstable_unicorns.story import GAME, Herd

BASICS = [
    "basic_monday",
    "basic_toast",
    "basic_queue",
    "basic_spreadsheet",
    "basic_sandals",
    "basic_cardigan",
    "basic_always_late",
]
FOALS = [
    "baby_sleepyhead",
    "baby_hiccups",
    "baby_wobbly_legs",
    "baby_porridge",
    "baby_puddles",
    "baby_questions",
    "baby_peekaboo",
    "baby_blanket",
    "baby_horn_loading",
    "baby_odd_socks",
    "baby_bubbles",
    "baby_shadow",
    "baby_prodigy",
]


def test_start_over_takes_a_card_and_the_hand_of_everyone_and_deals_anew(herd: Herd) -> None:
    herd.hand("A", "start_over encore").stable("A", "basic_toast").stable("B", "basic_queue hay_catapult")
    herd.hand("B", "? ? ?").discard("bedtime").resolves("A", "start_over").picks("B", "hay_catapult")
    assert herd.in_stable("B") == ["basic_queue"]
    assert herd.discarded() == ["start_over"]
    assert [len(herd.in_hand(seat)) for seat in "AC"] == [5, 5]
    assert len(herd.in_hand("B")) == 6


def test_silent_alarm_makes_another_player_miss_a_turn(herd: Herd) -> None:
    herd.hand("A", "silent_alarm").resolves("A", "silent_alarm", at="B")
    assert herd.asks() == ("C", "action")


def test_lose_lose_offer_leaves_the_target_the_choice(herd: Herd) -> None:
    herd.hand("A", "lose_lose_offer").hand("B", "? ? ?").stable("B", "basic_toast")
    herd.resolves("A", "lose_lose_offer").acts("B", "second")
    assert herd.in_stable("B") == []


def test_biscuit_tin_raid_pulls_two(herd: Herd) -> None:
    herd.hand("A", "biscuit_tin_raid").hand("B", "encore bedtime lucky_dip").resolves("A", "biscuit_tin_raid")
    assert len(herd.in_hand("A")) == 2
    assert len(herd.in_hand("B")) == 2


def test_foal_sleepover_steals_a_foal(herd: Herd) -> None:
    herd.hand("A", "foal_sleepover").stable("B", "baby_shadow basic_toast").resolves("A", "foal_sleepover")
    assert herd.in_stable("A") == ["baby_shadow"]


def test_encore_pays_two_for_two_and_another_turn(herd: Herd) -> None:
    herd.hand("A", "encore bedtime lucky_dip").resolves("A", "encore")
    assert sorted(herd.discarded()) == ["bedtime", "encore", "lucky_dip"]
    assert herd.asks() == ("A", "action")
    assert len(herd.in_hand("A")) == 3


def test_three_step_plan_goes_step_by_step(herd: Herd) -> None:
    herd.hand("A", "three_step_plan encore").hand("B", "bedtime").stable("C", "basic_toast")
    herd.resolves("A", "three_step_plan", at="C")
    assert "bedtime" in herd.discarded()
    assert "encore" in herd.in_hand("C")
    assert herd.in_stable("C") == []


def test_full_scrub_removes_all_own_downgrades(herd: Herd) -> None:
    herd.stable("A", "frozen_budget double_booked bubble_wrap").hand("A", "full_scrub").resolves(
        "A", "full_scrub"
    )
    assert herd.in_stable("A") == ["bubble_wrap"]


def test_fix_or_break_mends_or_breaks(herd: Herd) -> None:
    herd.stable("A", "frozen_budget").stable("B", "bubble_wrap").hand("A", "fix_or_break fix_or_break")
    herd.plays("A", "fix_or_break").acts("A", "first").all_pass()
    assert herd.in_stable("B") == []
    other = Herd().stable("A", "frozen_budget").stable("B", "bubble_wrap").hand("A", "fix_or_break")
    other.plays("A", "fix_or_break").acts("A", "second").all_pass()
    assert other.in_stable("A") == []


@pytest.mark.parametrize(
    ("card", "stabled"), [("basic_toast", True), ("neigh_final", False), ("bubble_wrap", False)]
)
def test_lucky_dip_brings_a_unicorn_or_takes_the_card(herd: Herd, card: str, *, stabled: bool) -> None:
    herd.hand("A", "lucky_dip").next_draws(card).resolves("A", "lucky_dip")
    assert (card in herd.in_stable("A")) == stabled
    assert (card in herd.in_hand("A")) != stabled


def test_bedtime_sends_a_foal_of_everyone_home(herd: Herd) -> None:
    herd.hand("A", "bedtime").stable("A", "baby_shadow").stable("B", "baby_bubbles baby_puddles basic_toast")
    herd.resolves("A", "bedtime").picks("B", "baby_puddles")
    assert herd.in_stable("A") == []
    assert herd.in_stable("B") == ["baby_bubbles", "basic_toast"]


def test_fresh_hands_gives_everyone_a_new_hand(herd: Herd) -> None:
    herd.hand("A", "fresh_hands encore").hand("B", "bedtime lucky_dip").resolves("A", "fresh_hands")
    assert herd.asks() == ("A", "may")
    assert sorted(herd.discarded()) == ["bedtime", "encore", "fresh_hands", "lucky_dip"]
    assert (len(herd.in_hand("A")), len(herd.in_hand("B"))) == (1, 2)
    herd.acts("A", "yes")
    assert len(herd.in_hand("A")) == 3


def test_smashed_china_destroys_a_unicorn_and_costs_everyone_a_card(herd: Herd) -> None:
    herd.hand("A", "smashed_china encore").hand("B", "bedtime").stable("B", "basic_toast").resolves(
        "A", "smashed_china"
    )
    assert herd.discarded() == ["smashed_china", "basic_toast", "encore", "bedtime"]


def test_standing_ovation_pays_the_hand_for_three_and_another_turn(herd: Herd) -> None:
    herd.hand("A", "standing_ovation encore bedtime").resolves("A", "standing_ovation")
    assert herd.asks() == ("A", "action")
    assert len(herd.in_hand("A")) == 4


def test_group_discount_draws_for_every_basic_unicorn(herd: Herd) -> None:
    herd.stable("A", "basic_toast basic_toast basic_queue ticking_twin").hand("A", "group_discount")
    herd.resolves("A", "group_discount")
    assert len(herd.in_hand("A")) == 3


def test_take_your_pick_takes_any_card_of_a_hand(herd: Herd) -> None:
    herd.hand("A", "take_your_pick").hand("B", "encore neigh_final").resolves("A", "take_your_pick")
    herd.picks("A", "neigh_final")
    assert herd.in_hand("A") == ["neigh_final"]


def test_warranty_expired_breaks_all_upgrades_of_a_stable(herd: Herd) -> None:
    herd.hand("A", "warranty_expired").stable("B", "bubble_wrap hay_catapult basic_toast frozen_budget")
    herd.resolves("A", "warranty_expired")
    assert herd.in_stable("B") == ["basic_toast", "frozen_budget"]


@pytest.mark.parametrize("neigh", ["neigh_polite", "neigh_protest", "neigh_not_again"])
def test_a_plain_neigh_stops_a_card(herd: Herd, neigh: str) -> None:
    herd.hand("A", "basic_toast").hand("B", neigh).plays("A", "basic_toast").neighs("B", neigh).all_pass()
    assert herd.in_stable("A") == []
    assert herd.discarded() == ["basic_toast", neigh]


def test_neigh_surcharge_costs_a_card_on_top(herd: Herd) -> None:
    herd.hand("A", "basic_toast encore bedtime").hand("B", "neigh_surcharge").plays("A", "basic_toast")
    herd.neighs("B", "neigh_surcharge").all_pass()
    assert herd.asks() == ("A", "hand")
    herd.picks("A", "encore")
    assert herd.in_hand("A") == ["bedtime"]


def test_neigh_final_cannot_be_answered(herd: Herd) -> None:
    herd.hand("A", "basic_toast neigh_polite").hand("B", "neigh_final").plays("A", "basic_toast")
    herd.neighs("B", "neigh_final")
    assert herd.in_stable("A") == []
    assert herd.asks() == ("B", "action")


@pytest.mark.parametrize("basic", BASICS)
def test_a_basic_unicorn_counts_and_does_nothing_else(herd: Herd, basic: str) -> None:
    herd.hand("A", basic).resolves("A", basic)
    assert herd.in_stable("A") == [basic]
    assert herd.count("A") == 1
    assert herd.asks() == ("B", "action")


@pytest.mark.parametrize("foal", FOALS)
def test_a_foal_counts_one_and_goes_home_when_sacrificed(herd: Herd, foal: str) -> None:
    herd.stable("A", f"{foal} rocking_horse").stable("B", "basic_toast").turn("A")
    assert herd.count("A") == 2
    herd.uses("A", "rocking_horse").picks("A", foal)
    assert foal in herd.view().nursery
    assert herd.in_stable("B") == []


def test_every_card_has_a_story_of_its_own() -> None:
    """By the name of a test, or in the lists above."""
    from tests.games.unstable_unicorns import test_cards_magical, test_cards_upgrades

    told = {*dir(test_cards_magical), *dir(test_cards_upgrades), *globals()}
    listed = {*BASICS, *FOALS, "neigh_polite", "neigh_protest", "neigh_not_again"}
    for card in GAME.load_pack(GAME.edition()).cards:
        assert card.id in listed or any(name.startswith(f"test_{card.id}_") for name in told), card.id

"""One story for each magic card, and for the cards that are always at work."""

import pytest

from tests.referee.unstable_unicorns import Match
from tests.referee.unstable_unicorns.stories import all_pass, at, card, moves, named, next_turn, plays, story


def playable(match: Match, name: str) -> bool:
    return any(move[:2] == ("play", card(name)) for move in match.legal(0))


def test_start_over_r28_r48() -> None:
    hands = {0: "start_over,encore", 1: "neigh_final"}
    match = story(hands, {0: "basic_monday", 1: "baby_bubbles"}, discard="turbo_oats")
    plays(match, "start_over")
    match.play(0, ("choose-card", card("basic_monday")))
    match.play(1, ("choose-card", card("baby_bubbles")))
    assert at(match, "start_over") == ("discard",)
    assert [len(hand) for hand in match.table.hands] == [5, 6, 5]  # seat 1 has drawn in its turn
    assert at(match, "turbo_oats")[0] == "deck"
    assert at(match, "baby_bubbles") == ("nursery",)
    assert not playable(story({0: "start_over,encore"}), "start_over")


def test_everybody_discards_as_ones_only_card_line_200() -> None:
    for name in ("start_over", "fresh_hands"):
        assert not playable(story({0: name}, {0: "basic_monday"}), name)
        loose = story({0: name}, {0: "basic_monday"}, discarding_for_all="needs no card")
        assert playable(loose, name)


def test_silent_alarm_r23() -> None:
    match = story({0: "silent_alarm"})
    plays(match, "silent_alarm", 1)
    assert match.table.active == 2


def test_lose_lose_offer_r33() -> None:
    match = story({0: "lose_lose_offer", 1: "encore,neigh_final,turbo_oats"}, {1: "x_ray", 2: "vip_guest"})
    assert moves(match, 0, "play") == {(card("lose_lose_offer"), 1), (card("lose_lose_offer"), 2)}
    plays(match, "lose_lose_offer", 1)
    assert match.legal(1) == {("choose", "discard"), ("choose", "sacrifice")}
    match.play(1, ("choose", "sacrifice"))
    assert match.legal(1) == {("choose-card", card("x_ray"))}


def test_lose_lose_offer_with_two_cards_under_both_readings() -> None:
    for reading, choice in (("what is there", True), ("all or nothing", False)):
        match = story({0: "lose_lose_offer", 1: "encore,neigh_final"}, {1: "x_ray"}, short_discard=reading)
        plays(match, "lose_lose_offer", 1)
        assert (("choose", "discard") in match.legal(1)) == choice


def test_biscuit_tin_raid_r32() -> None:
    match = story({0: "biscuit_tin_raid", 1: "encore"})
    assert moves(match, 0, "play") == {(card("biscuit_tin_raid"), 1)}
    plays(match, "biscuit_tin_raid", 1)
    assert at(match, "encore") == ("hand", 0)


def test_foal_sleepover() -> None:
    match = story({0: "foal_sleepover"}, {1: "baby_bubbles,x_ray"})
    plays(match, "foal_sleepover", 1)
    assert match.legal(0) == {("choose-card", card("baby_bubbles"))}
    match.play(0, ("choose-card", card("baby_bubbles")))
    assert at(match, "baby_bubbles") == ("stable", 0)


def test_foal_sleepover_under_nursery_strike_r42() -> None:
    assert not playable(
        story({0: "foal_sleepover"}, {1: "baby_bubbles", 2: "nursery_strike"}), "foal_sleepover"
    )
    grey = {1: "baby_bubbles", 2: "nursery_strike,grey_uniforms"}
    assert playable(story({0: "foal_sleepover"}, grey), "foal_sleepover")  # r38


def test_encore_r26_r30() -> None:
    assert not playable(story({0: "encore,basic_monday"}), "encore")
    match = story({0: "encore,basic_monday,basic_toast"})
    plays(match, "encore")
    match.play(0, ("discard", card("basic_monday")))
    match.play(0, ("discard", card("basic_toast")))
    assert match.table.active == 0
    assert len(match.table.hands[0]) == 3


def test_encore_after_a_neigh_was_needed_to_defend_it() -> None:
    match = story({0: "encore,neigh_polite,basic_toast", 1: "neigh_protest"})
    match.play(0, ("play", card("encore")))
    match.play(1, ("neigh", card("neigh_protest")))
    match.play(0, ("neigh", card("neigh_polite")))
    all_pass(match)
    assert match.table.active == 1  # R75: the price cannot be paid in full, so nothing happens
    assert at(match, "basic_toast") == ("hand", 0)


def test_three_step_plan() -> None:
    hands = {0: "three_step_plan,encore", 1: "neigh_final"}
    match = story(hands, {2: "x_ray"})
    assert moves(match, 0, "play") == {(card("three_step_plan"), 1, 1, 2), (card("three_step_plan"), 1, 2, 2)}
    match.play(0, ("play", card("three_step_plan"), 1, 2, 2))
    all_pass(match)
    match.play(1, ("discard", card("neigh_final")))
    match.play(0, ("choose-card", card("encore")))
    assert at(match, "encore") == ("hand", 2)
    match.play(0, ("choose-card", card("x_ray")))
    assert at(match, "x_ray") == ("discard",)


def test_full_scrub() -> None:
    assert not playable(story({0: "full_scrub"}), "full_scrub")
    match = story({0: "full_scrub"}, {0: "frozen_budget,cow_costumes"})
    plays(match, "full_scrub")
    assert match.table.stables[0] == []


def test_fix_or_break() -> None:
    match = story({0: "fix_or_break"}, {0: "frozen_budget,turbo_oats", 1: "bubble_wrap"})
    assert moves(match, 0, "play") == {(card("fix_or_break"), 0), (card("fix_or_break"), 1)}
    plays(match, "fix_or_break", 1)
    assert match.legal(0) == {("choose-card", card("bubble_wrap"))}
    match = story({0: "fix_or_break"}, {0: "frozen_budget,turbo_oats", 1: "bubble_wrap"}, targets="after")
    plays(match, "fix_or_break")
    assert moves(match, 0, "choose-card") == named("frozen_budget", "bubble_wrap")


def test_lucky_dip() -> None:
    match = story({0: "lucky_dip"}, deck="turbo_oats")
    plays(match, "lucky_dip")
    assert at(match, "turbo_oats") == ("hand", 0)
    match = story({0: "lucky_dip"}, {0: "vip_guest"}, deck="basic_monday")  # r34: no ban stops it
    plays(match, "lucky_dip")
    assert at(match, "basic_monday") == ("stable", 0)


def test_a_magic_card_is_discarded_at_once_line_113() -> None:
    for reading, there in (("at once", True), ("after", False)):
        match = story({0: "lucky_dip"}, deck="flea_market", discard="encore", magic_discarded=reading)
        plays(match, "lucky_dip")
        assert (card("lucky_dip") in moves(match, 0, "choose-card")) == there


def test_bedtime_r28() -> None:
    assert not playable(story({0: "bedtime"}, {1: "baby_bubbles"}), "bedtime")
    match = story({0: "bedtime"}, {0: "baby_puddles", 1: "baby_bubbles"})
    plays(match, "bedtime")
    match.play(0, ("choose-card", card("baby_puddles")))
    match.play(1, ("choose-card", card("baby_bubbles")))
    assert len(match.table.nursery) == 13


def test_fresh_hands() -> None:
    match = story({0: "fresh_hands,encore", 1: "neigh_final,turbo_oats"})
    plays(match, "fresh_hands")
    match.play(0, ("yes",))
    assert [len(hand) for hand in match.table.hands] == [3, 3, 0]  # seat 1 has drawn in its turn


def test_smashed_china_r28() -> None:
    assert not playable(story({0: "smashed_china"}, {1: "x_ray"}), "smashed_china")
    match = story({0: "smashed_china,encore", 1: "neigh_final"}, {1: "x_ray"})
    plays(match, "smashed_china", 1)
    match.play(0, ("choose-card", card("x_ray")))
    match.play(0, ("discard", card("encore")))
    match.play(1, ("discard", card("neigh_final")))
    assert match.table.active == 1


def test_standing_ovation_r29() -> None:
    assert not playable(story({0: "standing_ovation"}), "standing_ovation")
    match = story({0: "standing_ovation,encore"})
    plays(match, "standing_ovation")
    assert match.table.active == 0
    assert len(match.table.hands[0]) == 4


def test_group_discount_r31_r39() -> None:
    assert not playable(story({0: "group_discount"}, {0: "x_ray,grey_uniforms"}), "group_discount")
    match = story({0: "group_discount"}, {0: "basic_monday,basic_toast"})
    plays(match, "group_discount")
    assert len(match.table.hands[0]) == 2


def test_take_your_pick() -> None:
    match = story({0: "take_your_pick", 1: "encore,turbo_oats"})
    plays(match, "take_your_pick", 1)
    match.play(0, ("choose-card", card("encore")))
    assert at(match, "encore") == ("hand", 0)


def test_warranty_expired() -> None:
    match = story({0: "warranty_expired"}, {1: "turbo_oats,bubble_wrap,x_ray"})
    plays(match, "warranty_expired", 1)
    assert match.table.stables[1] == [card("x_ray")]


# ---- always at work -----------------------------------------------------------------------------


def test_bans() -> None:
    hand = {0: "silent_alarm,basic_monday,bubble_wrap"}
    assert not playable(story(hand, {0: "king_size_sceptic"}), "silent_alarm")
    assert playable(story(hand, {0: "king_size_sceptic,grey_uniforms"}), "silent_alarm")  # r38
    assert not playable(story(hand, {0: "vip_guest"}), "basic_monday")
    assert not playable(story(hand, {0: "frozen_budget"}), "bubble_wrap")


@pytest.mark.parametrize(
    ("stable", "count"),
    [("king_size_sceptic,vip_guest,x_ray", 5), ("vip_guest,grey_uniforms", 1), ("vip_guest,cow_costumes", 0)],
)
def test_worth(stable: str, count: int) -> None:
    assert story({}, {0: stable}).points()[0]["unicorns"] == count


@pytest.mark.parametrize(
    ("stable", "limit"),
    [("", 7), ("deep_pockets", 8), ("pocketless_trousers", 3), ("deep_pockets,pocketless_trousers", 4)],
)
def test_hand_limits_r24(stable: str, limit: int) -> None:
    assert story({}, {0: stable}).table.hand_limit(0) == limit


def test_bodyguard_and_cardboard_double_r45() -> None:
    match = story({0: "smashed_china,encore"}, {1: "x_ray,bodyguard,cardboard_double"})
    plays(match, "smashed_china", 1)
    match.play(0, ("choose-card", card("x_ray")))
    assert match.legal(1) == {("instead", card("bodyguard")), ("instead", card("cardboard_double")), ("no",)}
    match.play(1, ("instead", card("bodyguard")))
    assert match.legal(1) == {("instead", card("cardboard_double")), ("no",)}
    match.play(1, ("instead", card("cardboard_double")))
    assert match.table.stables[1] == [card("x_ray"), card("bodyguard")]


def test_bodyguard_does_not_help_against_sacrifice() -> None:
    match = story({0: "musical_chairs"}, {1: "x_ray,bodyguard"})
    plays(match, "musical_chairs")
    match.play(0, ("choose-card", card("musical_chairs")))
    match.play(1, ("choose-card", card("x_ray")))
    assert at(match, "x_ray") == ("discard",)


def test_bubble_wrap_r44() -> None:
    assert not playable(story({0: "smashed_china,encore"}, {1: "x_ray,bubble_wrap"}), "smashed_china")


def test_cows_r35_r37() -> None:
    assert not playable(story({0: "smashed_china,encore"}, {1: "x_ray,cow_costumes"}), "smashed_china")
    stables = {1: "hay_catapult", 2: "x_ray,cow_costumes,bubble_wrap,cardboard_double"}
    match = story({}, stables)
    next_turn(match)
    match.play(1, ("effect", card("hay_catapult")))
    match.play(1, ("choose-card", card("hay_catapult")))
    match.play(1, ("choose-card", card("x_ray")))
    assert at(match, "x_ray") == ("discard",)


def test_nursery_strike_keeps_a_lent_baby_away_r43() -> None:
    match = story({0: "nursery_strike"}, {1: "library_loan,baby_bubbles"})
    next_turn(match)
    match.play(1, ("effect", card("library_loan")))
    match.play(1, ("choose-player", 2))
    match.play(1, ("choose-card", card("baby_bubbles")))
    match.table.to_stable(card("nursery_strike"), 0)
    match.play(1, ("draw",))
    assert at(match, "baby_bubbles") == ("stable", 2)


def test_gate_left_open_is_sacrificed_at_once_without_unicorns() -> None:
    match = story({0: "gate_left_open"})
    plays(match, "gate_left_open", 2)
    assert at(match, "gate_left_open") == ("discard",)


def test_a_sacrificed_baby_goes_to_the_nursery_r41() -> None:
    match = story({0: "musical_chairs"}, {1: "baby_bubbles"}, party="drinking", new_hand="before action")
    plays(match, "musical_chairs")
    match.play(0, ("choose-card", card("musical_chairs")))
    match.play(1, ("choose-card", card("baby_bubbles")))
    assert at(match, "baby_bubbles") == ("nursery",)
    assert match.tally[1] == {"drinks": 1}

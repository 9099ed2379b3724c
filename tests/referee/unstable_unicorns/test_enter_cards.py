"""One story for each unicorn that does something when it enters a stable."""

import pytest

from tests.referee.unstable_unicorns import Match
from tests.referee.unstable_unicorns.stories import at, card, moves, named, next_turn, plays, story


def test_stork_express() -> None:
    match = story({0: "stork_express"})
    plays(match, "stork_express")
    assert len(moves(match, 0, "choose-card")) == 13
    assert ("no",) in match.legal(0)
    match.play(0, ("choose-card", card("baby_puddles")))
    assert at(match, "baby_puddles") == ("stable", 0)


def test_homework_muncher_with_one_card() -> None:
    for reading, asked in (("what is there", {1}), ("all or nothing", {1})):
        match = story({0: "homework_muncher", 1: "basic_toast"}, short_discard=reading)
        plays(match, "homework_muncher", 1)
        if reading == "what is there":
            match.play(1, ("discard", card("basic_toast")))
        assert match.who_may_act() == asked
        assert match.table.active == 1
        assert (at(match, "basic_toast") == ("discard",)) == (reading == "what is there")


def test_homework_muncher_not_used() -> None:
    match = story({0: "homework_muncher", 1: "basic_toast"})
    plays(match, "homework_muncher")  # nobody was named
    assert match.table.active == 1
    match = story({0: "homework_muncher", 1: "basic_toast"}, enter_targets_named=False)
    plays(match, "homework_muncher")
    assert moves(match, 0, "choose-player") == {0, 1, 2}
    match = story({0: "homework_muncher", 1: "basic_toast"}, targets="after", idle_targets="barred")
    plays(match, "homework_muncher")
    assert moves(match, 0, "choose-player") == {1}


def test_mosquito_flyer() -> None:
    match = story({0: "mosquito_flyer", 2: "basic_toast,basic_queue"})
    plays(match, "mosquito_flyer", 2)
    match.play(2, ("discard", card("basic_toast")))
    assert match.table.active == 1


def test_flyers_return_to_hand_when_destroyed_r16() -> None:
    match = story({0: "smashed_china,basic_monday"}, {1: "mosquito_flyer"})
    plays(match, "smashed_china", 1)
    match.play(0, ("choose-card", card("mosquito_flyer")))
    assert at(match, "mosquito_flyer") == ("hand", 1)


def test_flyers_in_grey_uniforms_die_r38() -> None:
    match = story({0: "smashed_china,basic_monday"}, {1: "mosquito_flyer,grey_uniforms"})
    plays(match, "smashed_china", 1)
    match.play(0, ("choose-card", card("mosquito_flyer")))
    assert at(match, "mosquito_flyer") == ("discard",)


def test_spoiler_seeker() -> None:
    match = story({0: "spoiler_seeker"})
    deck = list(match.table.deck)
    plays(match, "spoiler_seeker")
    match.play(0, ("yes",))
    assert match.table.deck == deck[1:]  # seat 1 has drawn


@pytest.mark.parametrize(
    ("one", "other"), [("ticking_twin", "tocking_twin"), ("tocking_twin", "ticking_twin")]
)
def test_twins(one: str, other: str) -> None:
    match = story({0: one})
    plays(match, one)
    match.play(0, ("yes",))
    assert match.legal(0) == {("choose-card", card(other))}
    match.play(0, ("choose-card", card(other)))
    assert at(match, other) == ("hand", 0)


def test_failed_search_shuffles_r50() -> None:
    match = story({0: "ticking_twin"}, discard="tocking_twin")
    plays(match, "ticking_twin")
    match.play(0, ("yes",))
    assert match.table.active == 1


def test_search_party() -> None:
    match = story({0: "search_party"})
    plays(match, "search_party")
    match.play(0, ("yes",))
    found = moves(match, 0, "choose-card")
    assert card("vip_guest") in found
    assert card("turbo_oats") not in found
    assert len(found) == 51


def test_flea_market() -> None:
    match = story({0: "flea_market"}, discard="turbo_oats,neigh_final")
    plays(match, "flea_market")
    assert moves(match, 0, "choose-card") == named("turbo_oats", "neigh_final")
    match.play(0, ("choose-card", card("neigh_final")))
    assert at(match, "neigh_final") == ("hand", 0)


def test_homing_pigeon_flyer_r09() -> None:
    match = story({0: "homing_pigeon_flyer"}, discard="turbo_oats,neigh_final")
    plays(match, "homing_pigeon_flyer")
    assert moves(match, 0, "choose-card") == named("neigh_final")


def test_surprise_egg() -> None:
    match = story({0: "surprise_egg,turbo_oats"})
    plays(match, "surprise_egg")
    match.play(0, ("yes",))
    match.play(0, ("discard", card("turbo_oats")))
    assert len(match.legal(0)) == 13
    assert ("no",) not in match.legal(0)


def test_return_to_sender() -> None:
    match = story({0: "return_to_sender"}, {1: "baby_puddles,turbo_oats", 2: "basic_monday"})
    plays(match, "return_to_sender", 1)
    assert moves(match, 0, "choose-card") == named("baby_puddles", "turbo_oats")
    match.play(0, ("choose-card", card("baby_puddles")))
    assert at(match, "baby_puddles") == ("nursery",)  # line 33


def test_talent_scout_and_customs_desk() -> None:
    for name, place in (("talent_scout", ("hand", 0)), ("customs_desk", ("discard",))):
        match = story({0: name, 1: "basic_monday,turbo_oats"})
        plays(match, name, 1)
        assert match.legal(0) == {("choose-card", card("basic_monday"))}
        match.play(0, ("choose-card", card("basic_monday")))
        assert at(match, "basic_monday") == place


def test_x_ray() -> None:
    match = story({0: "x_ray"})
    plays(match, "x_ray")
    assert match.table.active == 1


def test_musical_chairs_r15() -> None:
    match = story({0: "musical_chairs"}, {0: "basic_monday", 1: "basic_toast", 2: "turbo_oats"})
    plays(match, "musical_chairs")
    assert moves(match, 0, "choose-card") == named("musical_chairs", "basic_monday")
    match.play(0, ("choose-card", card("musical_chairs")))
    match.play(1, ("choose-card", card("basic_toast")))
    assert match.table.active == 1  # seat 2 has no unicorn


def seventh(reading: str) -> Match:
    six = "basic_monday,basic_monday 1,basic_monday 2,basic_toast,basic_toast 1,basic_toast 2"
    match = story({0: "musical_chairs"}, {0: six}, winning=reading)
    plays(match, "musical_chairs")
    return match


def test_musical_chairs_as_the_seventh_unicorn_r53() -> None:
    assert seventh("at once").winners() == {0}
    match = seventh("settled")
    match.play(0, ("choose-card", card("musical_chairs")))
    assert not match.over


def test_bubble_bath() -> None:
    match = story({0: "bubble_bath"}, {0: "frozen_budget,cow_costumes,bubble_wrap"})
    plays(match, "bubble_bath")
    assert at(match, "frozen_budget") == at(match, "cow_costumes") == ("discard",)
    assert at(match, "bubble_wrap") == ("stable", 0)


def test_bubble_bath_in_grey_uniforms_r38() -> None:
    match = story({0: "bubble_bath"}, {0: "grey_uniforms"})
    plays(match, "bubble_bath")
    assert at(match, "grey_uniforms") == ("stable", 0)


def test_sneezing_fit() -> None:
    match = story({0: "sneezing_fit,basic_queue", 1: "basic_monday", 2: "basic_toast"})
    plays(match, "sneezing_fit")
    match.play(1, ("discard", card("basic_monday")))
    match.play(2, ("discard", card("basic_toast")))
    assert at(match, "basic_queue") == ("hand", 0)
    assert match.table.active == 1


def test_enter_effects_belong_to_the_owner_of_the_stable_r14() -> None:
    match = story({2: "basic_queue"}, {1: "sneezing_fit,library_loan"})
    next_turn(match)
    match.play(1, ("effect", card("library_loan")))
    match.play(1, ("choose-player", 0))
    match.play(1, ("choose-card", card("sneezing_fit")))
    assert match.who_may_act() == {2}  # seat 1 has no card; seat 0, the new owner, is spared

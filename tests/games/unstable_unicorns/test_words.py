"""The words on the cards: what each of them moves, from where to where, and who gets to know."""

import pytest

from tests.games.unstable_unicorns.story import Herd

rule = pytest.mark.rule


@rule("unstable-unicorns.words.draw")
def test_only_who_draws_sees_the_card(herd: Herd) -> None:
    herd.next_draws("encore bedtime").acts("A", "draw")
    assert herd.known("A", "A") == ["encore"]
    assert herd.known("B", "A") == herd.known("", "A") == [None]
    assert "card" not in herd.events("draw")[0].params


@rule("unstable-unicorns.words.discard")
def test_whoever_discards_chooses(herd: Herd) -> None:
    herd.hand("A", "mosquito_flyer").hand("B", "encore bedtime").resolves("A", "mosquito_flyer", at="B")
    assert herd.choices("B") == ["pick encore", "pick bedtime"]
    herd.picks("B", "bedtime")
    assert herd.discarded() == ["bedtime"]


@rule("unstable-unicorns.words.sacrifice")
def test_a_sacrifice_comes_from_the_own_stable(herd: Herd) -> None:
    herd.stable("A", "trick_or_treat basic_toast basic_queue").stable("B", "basic_monday").turn("A")
    herd.uses("A", "trick_or_treat")
    assert herd.choices("A") == ["pick basic_toast", "pick basic_queue"]
    herd.picks("A", "basic_toast")
    assert herd.discarded() == ["basic_toast"]


@rule("unstable-unicorns.words.destroy")
def test_only_cards_of_others_can_be_destroyed(herd: Herd) -> None:
    herd.stable("A", "all_in basic_toast").hand("A", "encore").stable("B", "basic_queue").stable(
        "C", "basic_monday"
    )
    herd.turn("A").uses("A", "all_in")
    assert herd.refuses("A", "player A") == "words.destroy"
    herd.names("A", "B")
    assert herd.discarded() == ["encore", "basic_queue"]


@rule("unstable-unicorns.words.steal")
def test_a_stolen_card_changes_stables(herd: Herd) -> None:
    herd.stable("A", "carrot_on_a_stick basic_queue").hand("A", "encore bedtime").turn("A")
    herd.stable("B", "basic_toast").stable("C", "basic_monday")
    herd.uses("A", "carrot_on_a_stick")
    assert herd.refuses("A", "player A") == "words.steal"
    herd.names("A", "B")
    assert herd.in_stable("A") == ["carrot_on_a_stick", "basic_queue", "basic_toast"]
    assert herd.in_stable("B") == []


@rule("unstable-unicorns.words.bring")
def test_bringing_a_card_in_does_not_use_up_the_action(herd: Herd) -> None:
    herd.stable("A", "bring_a_friend_pass").hand("A", "basic_toast basic_queue").turn("A")
    herd.uses("A", "bring_a_friend_pass").picks("A", "basic_toast")
    assert herd.asks() == ("A", "action")
    assert herd.allows("A", "play basic_queue")


@rule("unstable-unicorns.words.move")
def test_a_moved_card_goes_from_stable_to_stable(herd: Herd) -> None:
    herd.stable("A", "removals_van").stable("B", "basic_toast").turn("A").uses("A", "removals_van")
    assert (herd.in_stable("B"), herd.in_stable("C")) == ([], ["basic_toast"])
    assert herd.discarded() == []


@rule("unstable-unicorns.words.bounce")
def test_a_card_returned_to_hand_goes_to_whose_stable_it_was_in(herd: Herd) -> None:
    herd.hand("A", "return_to_sender").stable("C", "basic_toast").resolves("A", "return_to_sender", at="C")
    assert herd.in_hand("C") == ["basic_toast"]
    assert herd.known("B", "C") == ["basic_toast"]


@rule("unstable-unicorns.words.pull")
def test_only_the_two_know_which_card_was_pulled(herd: Herd) -> None:
    herd.hand("A", "biscuit_tin_raid").hand("B", "encore bedtime lucky_dip").active("A")
    herd.resolves("A", "biscuit_tin_raid")
    assert None not in herd.known("B", "A")
    assert herd.known("C", "A") == [None, None]
    assert len(herd.events("pull")) == 2
    assert "card" not in herd.events("pull")[0].params


@rule("unstable-unicorns.words.look")
def test_looking_is_for_one_alone(herd: Herd) -> None:
    herd.hand("A", "x_ray").hand("C", "encore").resolves("A", "x_ray")
    assert herd.known("A", "C") == ["encore"]
    assert herd.known("B", "C") == herd.known("", "C") == [None]
    assert [news.params for news in herd.events("look-hand")] == [
        {"seat": 0, "other": 1},
        {"seat": 0, "other": 2},
    ]


@rule("unstable-unicorns.words.give")
def test_a_card_given_is_known_to_the_two(herd: Herd) -> None:
    herd.hand("A", "three_step_plan encore bedtime").hand("B", "lucky_dip").hand("C", "fresh_hands")
    herd.stable("C", "basic_toast").resolves("A", "three_step_plan", at="BC").picks("A", "encore")
    assert "encore" in herd.in_hand("C")
    assert herd.known("A", "C") == [None, "encore"]
    assert herd.known("B", "C") == [None, None]


@rule("unstable-unicorns.cards.unicorn")
def test_a_unicorn_stays_until_something_takes_it_away(herd: Herd) -> None:
    herd.hand("A", "basic_toast").resolves("A", "basic_toast").acts("B", "draw").acts("C", "draw")
    assert herd.in_stable("A") == ["basic_toast"]


@rule("unstable-unicorns.cards.foal")
def test_a_foal_never_goes_to_a_hand(herd: Herd) -> None:
    herd.hand("A", "return_to_sender").stable("B", "baby_shadow").resolves("A", "return_to_sender", at="B")
    assert "baby_shadow" in herd.view().nursery
    assert "baby_shadow" not in herd.in_hand("B")


@rule("unstable-unicorns.cards.basic")
def test_a_basic_unicorn_has_no_effect(herd: Herd) -> None:
    herd.hand("A", "basic_queue").resolves("A", "basic_queue")
    assert [news.key for news in herd.told if "enter" in news.key] == ["unstable-unicorns-enter"]
    assert herd.asks() == ("B", "action")


@rule("unstable-unicorns.cards.magical")
def test_a_magical_unicorn_works_at_its_moment_or_all_the_while(herd: Herd) -> None:
    herd.stable("A", "deep_pockets").hand("A", "stork_express")
    assert herd.view().limits == [8, 7, 7]
    assert herd.resolves("A", "stork_express").asks() == ("A", "may")


@rule("unstable-unicorns.cards.magic")
def test_magic_works_once_and_goes_to_the_discard_pile(herd: Herd) -> None:
    herd.hand("A", "silent_alarm").resolves("A", "silent_alarm", at="C")
    assert herd.discarded() == ["silent_alarm"]


@rule("unstable-unicorns.cards.upgrade")
@pytest.mark.parametrize("home", "ABC")
def test_an_upgrade_may_go_to_any_stable(herd: Herd, home: str) -> None:
    herd.hand("A", "bubble_wrap").resolves("A", "bubble_wrap", at=home)
    assert herd.in_stable(home) == ["bubble_wrap"]


@rule("unstable-unicorns.cards.downgrade")
@pytest.mark.parametrize("home", "ABC")
def test_a_downgrade_may_go_to_any_stable_even_the_own(herd: Herd, home: str) -> None:
    herd.hand("A", "frozen_budget").resolves("A", "frozen_budget", at=home)
    assert herd.in_stable(home) == ["frozen_budget"]


@rule("unstable-unicorns.cards.instant")
def test_instants_are_played_out_of_turn_and_any_number_of_them(herd: Herd) -> None:
    herd.hand("A", "basic_toast neigh_polite").hand("B", "neigh_polite neigh_protest").hand(
        "C", "neigh_protest"
    )
    herd.plays("A", "basic_toast").neighs("B").neighs("A").neighs("C", "neigh_protest").neighs(
        "B", "neigh_protest"
    )
    herd.all_pass()
    # The last one stops the third, so the second stands and stops the first.
    assert herd.in_stable("A") == ["basic_toast"]
    assert len(herd.discarded()) == 4


@rule("unstable-unicorns.cards.by-kind")
def test_the_kind_counts_not_the_name(herd: Herd) -> None:
    herd.stable("A", "cardboard_double second_breakfast daycare_manager").hand(
        "B", "foal_sleepover warranty_expired"
    )
    assert herd.active("B").count("A") == 1
    assert herd.refuses("B", "play foal_sleepover") == "impossible.not-playable"
    assert herd.allows("B", "play warranty_expired")


@rule("unstable-unicorns.cards.neigh-family")
def test_every_instant_is_a_neigh_card(herd: Herd) -> None:
    neighs = "neigh_polite neigh_protest neigh_not_again neigh_surcharge neigh_final"
    herd.hand("A", "homing_pigeon_flyer").discard(f"encore {neighs}").resolves("A", "homing_pigeon_flyer")
    assert herd.acts("A", "yes").choices("A") == [f"pick {name}" for name in neighs.split()]

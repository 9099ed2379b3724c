"""A turn: its phases, the action, the hand limit, turns that are skipped and turns that are extra."""

from pathlib import Path

import pytest

from monoceros.core.rng import Rng
from monoceros.core.table import ONLOOKER
from tests.games.unstable_unicorns.story import GAME, Herd, view_of

rule = pytest.mark.rule


@rule("unstable-unicorns.turn.clockwise")
def test_turns_go_round_clockwise(herd: Herd) -> None:
    herd.active("B").acts("B", "draw").acts("C", "draw").acts("A", "draw")
    assert herd.asks() == ("B", "action")
    assert herd.refuses("A", "draw") == "turn.clockwise"


@rule("unstable-unicorns.turn.phases")
def test_a_turn_has_four_phases(herd: Herd) -> None:
    herd.stable("A", "revolving_door").hand("A", "? ? ? ? ? ? ?").turn("A")
    assert (herd.view().phase, herd.asks()[1]) == ("start", "use")
    herd.acts("A", "end")
    assert (herd.view().phase, len(herd.in_hand("A"))) == ("action", 8)
    herd.acts("A", "draw")
    assert (herd.view().phase, herd.asks()) == ("end", ("A", "limit"))


@rule("unstable-unicorns.turn.draw")
def test_one_card_is_drawn_before_the_action(herd: Herd) -> None:
    herd.next_draws("encore").turn("A")
    assert herd.in_hand("A") == ["encore"]
    assert herd.asks() == ("A", "action")


@rule("unstable-unicorns.turn.hand-limit")
def test_no_more_than_seven_cards_are_kept(herd: Herd) -> None:
    herd.hand("A", "encore bedtime ? ? ? ? ? ?").acts("A", "draw")
    assert herd.asks() == ("A", "limit")
    assert herd.refuses("A", "pass") == "turn.hand-limit"
    herd.picks("A", "encore", "bedtime")
    assert len(herd.in_hand("A")) == 7
    assert herd.asks() == ("B", "action")


@rule("unstable-unicorns.turn.limit-cards")
def test_the_limit_is_four_with_both_limit_cards() -> None:
    assert Herd().stable("A", "deep_pockets pocketless_trousers").view().limits == [4, 7, 7]
    assert Herd().stable("A", "pocketless_trousers").view().limits == [3, 7, 7]


@rule("unstable-unicorns.turn.limit-cards")
def test_the_limit_never_falls_below_nothing(tmp_path: Path) -> None:
    """No card of the deck goes so far; one of somebody's own box might."""
    mine = tmp_path / "mine.toml"
    head = '[pack]\nid = "mine"\nextends = "unstable-unicorns-pl"\n'
    mine.write_text(head + '[[card]]\nid = "pocketless_trousers"\nstatic = ["limit -9"]\n', encoding="utf-8")
    setup = GAME.setup(3, own_pack=mine)
    state = GAME.from_position("A=PoTr handA=?,?", setup, Rng(0))
    assert view_of(state, 0).limits == [0, 7, 7]
    state.play(0, GAME.parse(setup, 0, "draw"))
    for _ in range(3):
        assert view_of(state, 0).prompt.key == "limit"
        state.play(0, state.legal(0)[0])
    assert view_of(state, 0).hands[0] == []


@rule("unstable-unicorns.turn.end-effects")
def test_a_lent_unicorn_comes_home_before_the_hand_limit(herd: Herd) -> None:
    herd.stable("A", "library_loan deep_pockets").hand("A", "? ? ? ? ? ?").turn("A").names("A", "B")
    herd.picks("A", "deep_pockets").acts("A", "draw")
    # With its deep pockets back, A may keep eight.
    assert len(herd.in_hand("A")) == 8
    assert herd.asks() == ("B", "action")


@rule("unstable-unicorns.turn.skipped-phase")
def test_two_effects_may_skip_the_same_phase(herd: Herd) -> None:
    herd.stable("A", "double_booked light_fingered_hooves").hand("B", "encore").next_draws("bedtime").turn(
        "A"
    )
    herd.acts("A", "first").uses("A", "light_fingered_hooves")
    assert herd.in_hand("A") == ["encore"]
    assert herd.asks() == ("A", "action")


@rule("unstable-unicorns.turn.skipped-turn")
def test_skipped_turns_add_up_and_have_no_phases(herd: Herd) -> None:
    herd.hand("A", "silent_alarm").hand("C", "? ? ? ? ? ? ? ? ?").stable("C", "hole_in_the_saddlebag")
    herd.state.skips[2] = 1
    herd.resolves("A", "silent_alarm", at="C").acts("B", "draw")
    assert herd.asks() == ("A", "action")
    assert len(herd.in_hand("C")) == 9
    assert herd.view().skips == [0, 0, 1]


@rule("unstable-unicorns.turn.extra")
def test_an_extra_turn_is_a_whole_turn_after_this_one(herd: Herd) -> None:
    herd.hand("A", "standing_ovation ? ?").stable("A", "revolving_door").resolves("A", "standing_ovation")
    assert herd.asks() == ("A", "use")
    herd.acts("A", "end")
    assert len(herd.in_hand("A")) == 4
    assert herd.acts("A", "draw").asks() == ("B", "action")


@rule("unstable-unicorns.turn.extra")
def test_a_skip_eats_the_extra_turn_first(herd: Herd) -> None:
    herd.hand("A", "standing_ovation ?")
    herd.state.skips[0] = 1
    assert herd.resolves("A", "standing_ovation").asks() == ("B", "action")
    assert herd.view().skips == [0, 0, 0]


@rule("unstable-unicorns.action.one")
def test_the_action_is_one_card_or_one_draw_and_cannot_be_left_out(herd: Herd) -> None:
    herd.hand("A", "basic_toast basic_queue")
    assert herd.choices("A") == ["draw", "play basic_toast", "play basic_queue"]
    assert herd.refuses("A", "end") == "action.one"
    herd.resolves("A", "basic_toast")
    assert herd.asks() == ("B", "action")


@rule("unstable-unicorns.action.draw")
def test_drawing_is_an_action_too(herd: Herd) -> None:
    herd.next_draws("encore").acts("A", "draw")
    assert herd.in_hand("A") == ["encore"]
    assert herd.asks() == ("B", "action")


@rule("unstable-unicorns.action.in-hand")
def test_only_cards_in_hand_can_be_played_discarded_or_given(herd: Herd) -> None:
    herd.hand("A", "basic_toast three_step_plan encore").hand("B", "bedtime lucky_dip").stable(
        "B", "basic_queue"
    )
    assert herd.refuses("A", "play bedtime") == "action.in-hand"
    herd.resolves("A", "three_step_plan", at="B")
    assert herd.refuses("B", "pick encore") == "action.in-hand"


@rule("unstable-unicorns.action.own-stable")
def test_a_unicorn_goes_to_the_own_stable_without_asking(herd: Herd) -> None:
    herd.hand("A", "basic_toast").plays("A", "basic_toast")
    assert herd.asks() == ("BC", "neigh")
    herd.all_pass()
    assert herd.in_stable("A") == ["basic_toast"]


@rule("unstable-unicorns.action.illegal")
def test_a_card_that_may_not_be_played_stays_in_hand(herd: Herd) -> None:
    herd.hand("A", "full_scrub")
    assert herd.refuses("A", "play full_scrub") == "impossible.not-playable"
    assert herd.in_hand("A") == ["full_scrub"]
    assert herd.asks() == ("A", "action")


@rule("unstable-unicorns.action.two-plays")
def test_two_plays_are_neighed_one_by_one_and_drawing_ends_it(herd: Herd) -> None:
    herd.stable("A", "second_breakfast").hand("A", "basic_toast basic_queue").hand("B", "neigh_polite").turn(
        "A"
    )
    herd.uses("A", "second_breakfast").plays("A", "basic_toast").neighs("B").all_pass()
    assert herd.asks() == ("A", "action")
    assert herd.refuses("A", "draw") == "action.two-plays"
    herd.resolves("A", "basic_queue")
    assert herd.in_stable("A") == ["second_breakfast", "basic_queue"]


@rule("unstable-unicorns.action.two-plays")
def test_one_may_stop_after_the_first_play_or_just_draw(herd: Herd) -> None:
    herd.stable("A", "second_breakfast").hand("A", "basic_toast basic_queue").turn("A").uses(
        "A", "second_breakfast"
    )
    assert herd.allows("A", "draw")
    assert herd.resolves("A", "basic_toast").acts("A", "end").asks() == ("B", "action")


@rule("unstable-unicorns.action.two-plays")
def test_the_second_play_stays_even_if_the_card_leaves(herd: Herd) -> None:
    herd.stable("A", "second_breakfast hay_catapult").stable("B", "basic_toast").hand(
        "A", "basic_queue basic_monday"
    )
    herd.turn("A").uses("A", "second_breakfast").uses("A", "hay_catapult").picks("A", "second_breakfast")
    herd.resolves("A", "basic_queue").resolves("A", "basic_monday")
    assert herd.in_stable("A") == ["hay_catapult", "basic_queue", "basic_monday"]


@rule("unstable-unicorns.start.when")
def test_start_effects_come_before_drawing(herd: Herd) -> None:
    herd.stable("A", "turbo_oats").next_draws("encore bedtime").turn("A")
    assert herd.in_hand("A") == []
    assert herd.choices("A") == ["end", "use turbo_oats"]
    assert herd.refuses("A", "draw") == "start.when"
    assert herd.uses("A", "turbo_oats").in_hand("A") == ["encore", "bedtime"]


@rule("unstable-unicorns.start.together")
def test_start_effects_are_gone_through_in_any_order(herd: Herd) -> None:
    herd.stable("A", "turbo_oats revolving_door hay_catapult").hand("A", "?").turn("A")
    assert herd.choices("A") == ["end", "use revolving_door", "use hay_catapult", "use turbo_oats"]
    herd.uses("A", "hay_catapult")
    assert "use turbo_oats" in herd.picks("A", "revolving_door").choices("A")


@rule("unstable-unicorns.start.together")
def test_losing_the_action_does_not_stop_the_other_start_effects(herd: Herd) -> None:
    herd.stable("A", "double_booked turbo_oats").next_draws("encore bedtime").turn("A").acts("A", "second")
    herd.uses("A", "turbo_oats")
    assert herd.in_hand("A") == ["encore", "bedtime"]
    assert herd.asks() == ("B", "action")


@rule("unstable-unicorns.start.batch")
def test_a_card_that_leaves_meanwhile_still_takes_part(herd: Herd) -> None:
    herd.stable("A", "hay_catapult turbo_oats").next_draws("encore bedtime").turn("A")
    herd.uses("A", "hay_catapult").picks("A", "turbo_oats").uses("A", "turbo_oats")
    assert herd.in_hand("A") == ["encore", "bedtime"]


@rule("unstable-unicorns.start.batch")
def test_a_card_that_arrives_meanwhile_takes_no_part_and_pays_for_nothing(herd: Herd) -> None:
    herd.stable("A", "carrot_on_a_stick rocking_horse").hand("A", "encore bedtime").turn("A")
    herd.stable("B", "turbo_oats trick_or_treat").stable("C", "basic_queue")
    herd.uses("A", "carrot_on_a_stick").names("A", "B")
    assert "use trick_or_treat" not in herd.choices("A")
    assert herd.refuses("A", "use trick_or_treat") == "start.batch"
    herd.uses("A", "rocking_horse")
    assert herd.choices("A") == ["pick rocking_horse", "pick carrot_on_a_stick"]
    assert herd.refuses("A", "pick trick_or_treat") == "start.targets"


@rule("unstable-unicorns.start.arrivals")
@pytest.mark.parametrize(
    ("price", "held", "brings"),
    [
        ("auction_bidder", "encore bedtime", "turbo_oats"),
        ("carrot_on_a_stick", "encore", "turbo_oats"),
        ("daycare_manager", "encore", "turbo_oats"),
        ("all_in", "", "turbo_oats"),
        ("bring_a_friend_pass", "encore", "turbo_oats"),
        ("some_assembly_required", "encore", "light_fingered_hooves"),
    ],
)
def test_what_comes_into_the_hand_pays_for_no_start_effect(price: str, held: str, brings: str) -> None:
    def table(arrivals: str = "wait") -> Herd:
        herd = (
            Herd(arrivals=arrivals)
            .stable("A", f"{price} {brings}")
            .hand("A", held)
            .stable("B", "basic_monday")
        )
        herd.hand("B", "bubble_wrap").next_draws("basic_queue basic_toast").turn("A")
        return herd.uses("A", brings)

    assert f"use {price}" not in table().choices("A")
    assert f"use {price}" in table(arrivals="pay").choices("A")


@rule("unstable-unicorns.start.arrivals")
def test_a_whole_hand_as_a_price_is_what_was_there_when_the_turn_began(herd: Herd) -> None:
    herd.stable("A", "all_in turbo_oats").hand("A", "encore bedtime").stable("B", "basic_toast")
    herd.next_draws("lucky_dip full_scrub").turn("A").uses("A", "turbo_oats").uses("A", "all_in")
    assert herd.in_hand("A") == ["full_scrub", "lucky_dip"]
    assert (herd.discarded(), herd.in_stable("B")) == (["encore", "bedtime", "basic_toast"], [])


@rule("unstable-unicorns.start.arrivals")
def test_an_order_is_followed_with_what_was_there(herd: Herd) -> None:
    """The gate sends a unicorn to the hand, and the hole takes one of the other cards."""
    herd.stable("A", "gate_left_open hole_in_the_saddlebag ticking_twin").hand("A", "encore").turn("A")
    herd.uses("A", "gate_left_open")
    assert herd.refuses("A", "pick ticking_twin") == "start.arrivals"
    herd.picks("A", "encore")
    assert "ticking_twin" in herd.in_hand("A")
    empty = Herd().stable("A", "gate_left_open hole_in_the_saddlebag ticking_twin").turn("A")
    assert empty.discarded() == ["gate_left_open"]
    assert "ticking_twin" in empty.in_hand("A")


@rule("unstable-unicorns.start.arrivals")
def test_a_card_drawn_by_an_effect_may_be_used_for_that_very_effect(herd: Herd) -> None:
    herd.stable("A", "revolving_door turbo_oats").hand("A", "encore").next_draws(
        "bedtime lucky_dip full_scrub"
    )
    herd.turn("A").uses("A", "turbo_oats").uses("A", "revolving_door")
    assert herd.choices("A") == ["pick encore", "pick lucky_dip"]
    assert herd.refuses("A", "pick bedtime") == "start.arrivals"
    assert herd.picks("A", "lucky_dip").in_hand("A") == ["encore", "full_scrub", "bedtime"]


@rule("unstable-unicorns.start.arrivals")
@pytest.mark.parametrize("card", ["rocking_horse", "hay_catapult"])
def test_what_an_enter_effect_brings_into_a_stable_pays_for_nothing(card: str) -> None:
    herd = (
        Herd().stable("A", f"carrot_on_a_stick {card}").hand("A", "encore bedtime").stable("C", "basic_toast")
    )
    herd.stable("B", "stork_express").turn("A").uses("A", "carrot_on_a_stick").names("A", "B")
    herd.acts("A", "yes", "pick baby_shadow").uses("A", card)
    assert herd.choices("A") == sorted(
        ["pick carrot_on_a_stick", f"pick {card}"], key=herd.choices("A").index
    )
    assert herd.refuses("A", "pick baby_shadow") == "start.targets"


@rule("unstable-unicorns.start.arrivals")
def test_others_are_not_told_which_cards_of_a_hand_are_new(herd: Herd) -> None:
    herd.stable("A", "turbo_oats auction_bidder").hand("A", "? ?").stable("B", "basic_toast").turn("A")
    herd.uses("A", "turbo_oats")
    for viewer in (1, 2, ONLOOKER):
        known = GAME.known(herd.state, viewer)
        assert all(GAME.known(herd.state.determinize(viewer, Rng(n)), viewer) == known for n in range(5))
    text = GAME.position(herd.state)
    assert GAME.position(GAME.from_position(text, herd.setup, Rng(0))) == text


@rule("unstable-unicorns.start.targets")
def test_mandatory_start_effects_come_first(herd: Herd) -> None:
    herd.stable("A", "turbo_oats double_booked hole_in_the_saddlebag").hand("A", "encore").turn("A")
    assert herd.choices("A") == ["use double_booked", "use hole_in_the_saddlebag"]
    assert herd.refuses("A", "use turbo_oats") == "start.targets"
    herd.uses("A", "hole_in_the_saddlebag")
    assert herd.asks() == ("A", "either")


@rule("unstable-unicorns.start.targets")
def test_no_card_is_chosen_twice(herd: Herd) -> None:
    herd.stable("A", "gate_left_open rocking_horse removals_van basic_toast").stable(
        "B", "basic_queue basic_monday"
    )
    herd.turn("A").picks("A", "basic_toast").uses("A", "removals_van").names("A", "B").picks(
        "A", "basic_queue"
    )
    herd.uses("A", "rocking_horse").picks("A", "removals_van")
    # Only the unicorn that was not moved may be destroyed.
    assert herd.in_stable("B") == []
    assert herd.in_stable("C") == ["basic_queue"]


@rule("unstable-unicorns.start.impossible")
def test_a_mandatory_start_effect_that_cannot_be_done_does_not_come_back(herd: Herd) -> None:
    herd.stable("A", "hole_in_the_saddlebag turbo_oats").next_draws("encore bedtime").turn("A")
    assert herd.choices("A") == ["end", "use turbo_oats"]
    herd.uses("A", "turbo_oats")
    assert herd.in_hand("A") == ["encore", "bedtime"]
    assert herd.discarded() == []


@rule("unstable-unicorns.start.forgotten")
def test_optional_effects_are_lost_and_mandatory_ones_cannot_be_forgotten(herd: Herd) -> None:
    herd.stable("A", "turbo_oats").turn("A").acts("A", "end")
    assert herd.refuses("A", "use turbo_oats") == "action.one"
    other = Herd().stable("A", "double_booked hole_in_the_saddlebag").hand("A", "encore").turn("A")
    assert other.refuses("A", "end") == "start.forgotten"

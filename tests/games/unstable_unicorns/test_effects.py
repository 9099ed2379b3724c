"""Effects: bans, entering and leaving, may and must, and and then, choosing, searching, the impossible."""

import pytest

from tests.games.unstable_unicorns.story import Herd

rule = pytest.mark.rule


@rule("unstable-unicorns.bans.magic")
def test_the_sceptic_plays_no_magic(herd: Herd) -> None:
    herd.stable("A", "king_size_sceptic").hand("A", "lucky_dip basic_toast")
    assert herd.refuses("A", "play lucky_dip") == "bans.magic"
    assert herd.allows("A", "play basic_toast")


@rule("unstable-unicorns.bans.basic")
def test_the_vip_plays_no_basic_unicorns(herd: Herd) -> None:
    herd.stable("A", "vip_guest").hand("A", "basic_toast lucky_dip")
    assert herd.refuses("A", "play basic_toast") == "bans.basic"
    assert herd.allows("A", "play lucky_dip")


@rule("unstable-unicorns.bans.upgrade")
def test_a_frozen_budget_buys_no_upgrades_for_anyone(herd: Herd) -> None:
    herd.stable("A", "frozen_budget").hand("A", "bubble_wrap double_booked")
    assert herd.refuses("A", "play bubble_wrap") == "bans.upgrade"
    assert herd.allows("A", "play double_booked")


@rule("unstable-unicorns.bans.needs-basic")
@pytest.mark.parametrize("card", ["grumbler", "turbo_oats", "bring_a_friend_pass"])
def test_some_cards_need_a_basic_unicorn(herd: Herd, card: str) -> None:
    herd.hand("A", card).stable("A", "ticking_twin").stable("B", "basic_toast")
    assert herd.refuses("A", f"play {card}") == "bans.needs-basic"
    assert Herd().hand("A", card).stable("A", "basic_toast").allows("A", f"play {card}")


@rule("unstable-unicorns.bans.bringing")
def test_bans_do_not_stop_bringing(herd: Herd) -> None:
    herd.stable("A", "vip_guest bring_a_friend_pass").hand("A", "basic_toast").turn("A")
    herd.uses("A", "bring_a_friend_pass").picks("A", "basic_toast")
    assert "basic_toast" in herd.in_stable("A")
    other = Herd().stable("A", "frozen_budget some_assembly_required").hand("A", "turbo_oats").turn("A")
    other.uses("A", "some_assembly_required").picks("A", "turbo_oats")
    assert "turbo_oats" in other.in_stable("A")


@rule("unstable-unicorns.bans.bringing")
def test_a_dip_brings_even_what_may_not_be_played(herd: Herd) -> None:
    herd.stable("A", "vip_guest").hand("A", "lucky_dip").next_draws("basic_toast").resolves("A", "lucky_dip")
    assert herd.in_stable("A") == ["vip_guest", "basic_toast"]


@rule("unstable-unicorns.stable.active")
def test_cards_work_only_in_a_stable(herd: Herd) -> None:
    herd.hand("A", "turbo_oats deep_pockets king_size_sceptic lucky_dip").turn("A")
    assert herd.asks() == ("A", "action")
    assert herd.view().limits[0] == 7
    assert herd.allows("A", "play lucky_dip")


@rule("unstable-unicorns.stable.enter")
def test_a_stolen_unicorn_comes_in_like_a_played_one(herd: Herd) -> None:
    herd.stable("A", "carrot_on_a_stick").hand("A", "encore bedtime").stable("B", "stork_express").turn("A")
    herd.uses("A", "carrot_on_a_stick")
    assert herd.asks() == ("A", "may")
    assert herd.view().prompt.card == "stork_express"


@rule("unstable-unicorns.stable.moved-in")
def test_a_moved_unicorn_comes_in_also_when_it_comes_home(herd: Herd) -> None:
    herd.stable("A", "library_loan stork_express").turn("A").names("A", "B").picks("A", "stork_express")
    assert herd.asks() == ("B", "may")
    herd.acts("B", "no").acts("A", "draw")
    assert herd.asks() == ("A", "may")
    assert herd.acts("A", "no").asks() == ("B", "action")


@rule("unstable-unicorns.stable.new-owner")
def test_the_effect_belongs_to_the_stable_it_comes_into(herd: Herd) -> None:
    herd.stable("A", "removals_van").stable("B", "surprise_egg").hand("C", "encore").turn("A")
    herd.uses("A", "removals_van")
    assert herd.asks() == ("C", "may")
    herd.acts("C", "yes", "pick baby_shadow")
    assert herd.in_stable("C") == ["surprise_egg", "baby_shadow"]


@rule("unstable-unicorns.stable.enter-anyway")
@pytest.mark.parametrize("card", ["musical_chairs", "bubble_bath", "x_ray", "sneezing_fit"])
def test_a_mandatory_enter_effect_never_stops_the_card(herd: Herd, card: str) -> None:
    herd.hand("A", card).resolves("A", card)
    assert herd.asks() == ("B", "action")


@rule("unstable-unicorns.stable.enter-anyway")
def test_the_entering_card_may_be_the_sacrifice(herd: Herd) -> None:
    herd.hand("A", "musical_chairs").resolves("A", "musical_chairs")
    assert herd.in_stable("A") == []
    assert herd.discarded() == ["musical_chairs"]


@rule("unstable-unicorns.stable.leave")
@pytest.mark.parametrize("way", ["sacrifice", "destroy", "steal"])
def test_a_unicorn_leaves_when_sacrificed_destroyed_or_stolen(way: str) -> None:
    herd = Herd().stable("A", "basic_toast")
    if way == "sacrifice":
        herd.hand("A", "musical_chairs").resolves("A", "musical_chairs").picks("A", "basic_toast")
    elif way == "destroy":
        herd.stable("B", "all_in").hand("B", "encore").turn("B").uses("B", "all_in")
    else:
        herd.stable("B", "carrot_on_a_stick").hand("B", "encore bedtime").turn("B").uses(
            "B", "carrot_on_a_stick"
        )
    assert "basic_toast" not in herd.in_stable("A")


@rule("unstable-unicorns.stable.flyers")
def test_flyers_come_back_when_sacrificed(herd: Herd) -> None:
    herd.stable("A", "homing_pigeon_flyer rocking_horse").stable("B", "basic_toast").turn("A")
    herd.uses("A", "rocking_horse").picks("A", "homing_pigeon_flyer")
    assert "homing_pigeon_flyer" in herd.in_hand("A")
    assert herd.discarded() == ["basic_toast"]


@rule("unstable-unicorns.stable.flyers")
def test_a_stolen_flyer_does_not_come_back(herd: Herd) -> None:
    herd.stable("A", "mosquito_flyer").stable("B", "carrot_on_a_stick").hand("B", "encore bedtime").turn("B")
    herd.uses("B", "carrot_on_a_stick")
    assert herd.in_hand("A") == []
    assert "mosquito_flyer" in herd.in_stable("B")


@rule("unstable-unicorns.effects.mandatory")
def test_an_effect_without_may_cannot_be_turned_down(herd: Herd) -> None:
    herd.stable("A", "hole_in_the_saddlebag").hand("A", "encore bedtime").turn("A")
    assert herd.refuses("A", "no") == "effects.mandatory"
    assert herd.choices("A") == ["pick encore", "pick bedtime"]


@rule("unstable-unicorns.effects.optional")
def test_an_effect_with_may_can_be_turned_down(herd: Herd) -> None:
    herd.hand("A", "stork_express").resolves("A", "stork_express")
    assert herd.choices("A") == ["yes", "no"]
    assert herd.refuses("A", "draw") == "effects.optional"
    assert herd.acts("A", "no").in_stable("A") == ["stork_express"]


@rule("unstable-unicorns.effects.both")
def test_and_means_both(herd: Herd) -> None:
    herd.stable("A", "revolving_door").next_draws("encore bedtime").turn("A").uses("A", "revolving_door")
    # The only card there is to discard is the one just drawn.
    assert herd.discarded() == ["encore"]
    assert herd.in_hand("A") == ["bedtime"]


@rule("unstable-unicorns.effects.then")
@rule("unstable-unicorns.impossible.partly")
def test_then_happens_only_if_everything_before_was_done(herd: Herd) -> None:
    herd.hand("A", "encore neigh_polite lucky_dip").hand("B", "neigh_polite").plays("A", "encore").neighs("B")
    # A's answer costs one of the two cards encore asks for.
    herd.neighs("A").all_pass()
    assert herd.in_hand("A") == ["lucky_dip"]
    assert herd.asks() == ("B", "action")


@rule("unstable-unicorns.effects.if-done")
def test_if_you_do_depends_on_doing_it(herd: Herd) -> None:
    herd.stable("A", "light_fingered_hooves").hand("B", "encore").next_draws("bedtime").turn("A").acts(
        "A", "end"
    )
    assert herd.in_hand("A") == ["bedtime"]
    other = Herd().stable("A", "light_fingered_hooves").hand("B", "encore").turn("A")
    other.uses("A", "light_fingered_hooves")
    assert other.in_hand("A") == ["encore"]


@rule("unstable-unicorns.effects.downgrades")
def test_a_downgrade_can_be_sacrificed_as_any_card(herd: Herd) -> None:
    herd.stable("A", "hay_catapult cow_costumes").stable("B", "basic_toast").turn("A").uses(
        "A", "hay_catapult"
    )
    herd.picks("A", "cow_costumes")
    assert herd.in_stable("A") == ["hay_catapult"]


@rule("unstable-unicorns.effects.one-at-a-time")
def test_what_is_asked_comes_first(herd: Herd) -> None:
    herd.hand("A", "mosquito_flyer").hand("B", "encore bedtime").resolves("A", "mosquito_flyer", at="B")
    assert herd.refuses("A", "draw") == "effects.one-at-a-time"
    assert herd.refuses("C", "draw") == "turn.clockwise"


@rule("unstable-unicorns.target.any-player")
def test_any_player_includes_oneself(herd: Herd) -> None:
    herd.hand("A", "mosquito_flyer encore bedtime").hand("B", "lucky_dip").plays("A", "mosquito_flyer")
    assert herd.choices("A") == ["no", "player A", "player B"]


@rule("unstable-unicorns.target.another-player")
def test_another_player_excludes_oneself(herd: Herd) -> None:
    herd.hand("A", "silent_alarm").acts("A", "play silent_alarm")
    assert herd.choices("A") == ["player B", "player C"]
    assert herd.refuses("A", "player A") == "target.another-player"


@rule("unstable-unicorns.target.each-player")
def test_each_player_acts_in_turn_order_beginning_with_the_owner(herd: Herd) -> None:
    herd.hand("B", "smashed_china encore bedtime").hand("A", "? ?").hand("C", "? ?").stable(
        "C", "basic_toast"
    )
    herd.active("B").resolves("B", "smashed_china")
    order = []
    while herd.asks()[1] == "hand":
        order.append(herd.asks()[0])
        herd.acts(order[-1], herd.choices(order[-1])[0])
    assert order == ["B", "C", "A"]


@rule("unstable-unicorns.target.fits")
def test_only_what_the_effect_names_can_be_chosen(herd: Herd) -> None:
    herd.stable("A", "all_in").hand("A", "encore").stable(
        "B", "basic_toast ticking_twin bubble_bath hay_catapult"
    )
    herd.stable("C", "hay_catapult").turn("A").uses("A", "all_in")
    assert herd.refuses("A", "pick hay_catapult") == "target.fits"
    assert herd.choices("A") == ["pick basic_toast", "pick ticking_twin", "pick bubble_bath"]


@rule("unstable-unicorns.target.option")
@rule("unstable-unicorns.target.before")
def test_in_the_simple_way_the_player_is_named_before_anyone_may_neigh(herd: Herd) -> None:
    herd.hand("A", "biscuit_tin_raid").hand("B", "?").hand("C", "?").acts("A", "play biscuit_tin_raid")
    assert herd.asks() == ("A", "player")
    herd.names("A", "B")
    assert herd.asks() == ("BC", "neigh")
    assert herd.view("C").stack[0].targets == [1]


@rule("unstable-unicorns.target.option")
@rule("unstable-unicorns.target.after")
def test_in_the_advanced_way_the_player_is_named_after_the_neighs(advanced: Herd) -> None:
    advanced.hand("A", "biscuit_tin_raid").hand("B", "?").hand("C", "?").plays("A", "biscuit_tin_raid")
    assert advanced.asks() == ("BC", "neigh")
    assert advanced.view("C").stack[0].targets == []
    assert advanced.all_pass().asks() == ("A", "player")


@rule("unstable-unicorns.target.usual")
def test_the_simple_way_is_the_usual_one(herd: Herd) -> None:
    assert herd.view().targeting == "simple"


@rule("unstable-unicorns.target.stable")
@pytest.mark.parametrize("targeting", ["simple", "advanced"])
def test_the_stable_of_an_upgrade_is_named_before_the_neighs_in_both_ways(targeting: str) -> None:
    herd = Herd(targeting=targeting).hand("A", "bubble_wrap").acts("A", "play bubble_wrap")
    assert herd.asks() == ("A", "player")
    assert herd.names("A", "C").asks() == ("BC", "neigh")
    assert herd.view().stack[0].targets == [2]


@rule("unstable-unicorns.target.coming-in")
def test_an_enter_effect_is_named_with_the_play_but_asks_when_the_unicorn_is_only_brought_in(
    herd: Herd, advanced: Herd
) -> None:
    herd.hand("A", "return_to_sender").stable("B", "basic_toast").plays("A", "return_to_sender", at="B")
    assert herd.view("C").stack[0].targets == [1]
    advanced.hand("A", "return_to_sender").stable("B", "basic_toast").plays("A", "return_to_sender")
    assert advanced.all_pass().asks() == ("A", "may")
    dip = Herd().hand("A", "lucky_dip").next_draws("return_to_sender").stable("B", "basic_toast")
    assert dip.resolves("A", "lucky_dip").asks() == ("A", "may")


@rule("unstable-unicorns.target.coming-in")
def test_an_optional_enter_effect_is_named_or_given_up_when_the_card_is_played(herd: Herd) -> None:
    herd.hand("A", "return_to_sender").stable("B", "basic_toast").acts("A", "play return_to_sender", "no")
    assert herd.all_pass().in_stable("B") == ["basic_toast"]
    assert herd.asks() == ("B", "action")


@rule("unstable-unicorns.target.before")
def test_all_three_players_of_a_plan_are_named(herd: Herd) -> None:
    herd.hand("A", "three_step_plan ?").hand("B", "?").hand("C", "?").stable("B", "basic_toast")
    herd.plays("A", "three_step_plan", at="CB")
    assert herd.view().stack[0].targets == [2, 1, 1]


@rule("unstable-unicorns.target.before")
def test_the_way_is_chosen_with_the_player(herd: Herd) -> None:
    herd.hand("A", "fix_or_break").stable("A", "frozen_budget").stable("B", "bubble_wrap").stable(
        "C", "hay_catapult"
    )
    herd.acts("A", "play fix_or_break", "first")
    assert herd.choices("A") == ["player B", "player C"]
    herd.names("A", "C")
    assert herd.view().stack[0].targets == [2]
    assert herd.all_pass().in_stable("C") == []


@rule("unstable-unicorns.target.gone")
def test_a_named_player_who_can_no_longer_be_affected_is_left_alone(herd: Herd) -> None:
    herd.hand("A", "biscuit_tin_raid neigh_polite").hand("B", "neigh_polite").hand("C", "?")
    herd.plays("A", "biscuit_tin_raid", at="B").neighs("B").neighs("A").all_pass()
    assert herd.in_hand("A") == []
    assert "biscuit_tin_raid" in herd.discarded()


@rule("unstable-unicorns.search.show")
def test_what_was_found_is_shown_to_everyone(herd: Herd) -> None:
    herd.hand("A", "search_party").resolves("A", "search_party").acts("A", "yes", "pick vip_guest")
    assert herd.known("C", "A") == ["vip_guest"]


@rule("unstable-unicorns.search.shuffle")
def test_the_deck_is_shuffled_even_after_a_search_for_nothing(herd: Herd) -> None:
    herd.hand("A", "ticking_twin tocking_twin").resolves("A", "ticking_twin").acts("A", "yes")
    assert herd.choices("A") == ["nothing"]
    assert None not in herd.view("A").top
    herd.acts("A", "nothing")
    assert herd.view("A").top == []
    assert len(herd.events("shuffle")) == 1


@rule("unstable-unicorns.search.show")
def test_who_finds_something_cannot_say_there_is_nothing(herd: Herd) -> None:
    herd.hand("A", "ticking_twin").resolves("A", "ticking_twin").acts("A", "yes")
    assert herd.refuses("A", "nothing") == "effects.mandatory"
    assert herd.refuses("A", "pick encore") == "target.fits"


@rule("unstable-unicorns.impossible.not-playable")
def test_a_card_that_orders_the_impossible_cannot_be_played(herd: Herd) -> None:
    herd.hand("A", "full_scrub fix_or_break warranty_expired take_your_pick three_step_plan")
    for card in herd.in_hand("A"):
        assert herd.refuses("A", f"play {card}") == "impossible.not-playable"


@rule("unstable-unicorns.impossible.skipped")
def test_in_a_stable_the_impossible_is_left_out(herd: Herd) -> None:
    herd.stable("A", "hole_in_the_saddlebag library_loan cow_costumes").turn("A")
    assert herd.asks() == ("A", "action")


@rule("unstable-unicorns.impossible.partly")
def test_what_others_order_is_done_as_far_as_it_can_be(herd: Herd) -> None:
    herd.hand("A", "homework_muncher").hand("B", "encore").resolves("A", "homework_muncher", at="B")
    assert herd.discarded() == ["encore"]


@rule("unstable-unicorns.impossible.each-player")
def test_each_player_cards_need_the_caster_to_be_able(herd: Herd) -> None:
    herd.hand("A", "bedtime smashed_china").stable("A", "basic_toast").stable("B", "baby_shadow")
    assert herd.refuses("A", "play bedtime") == "impossible.each-player"
    assert herd.allows("A", "play smashed_china")
    assert Herd().hand("A", "start_over").refuses("A", "play start_over") == "impossible.each-player"
    lonely = Herd().hand("A", "smashed_china").stable("B", "basic_toast")
    assert lonely.refuses("A", "play smashed_china") == "impossible.each-player"


@rule("unstable-unicorns.impossible.whole-hand")
def test_a_whole_hand_is_at_least_one_other_card(herd: Herd) -> None:
    assert herd.hand("A", "standing_ovation").refuses("A", "play standing_ovation") == "impossible.whole-hand"
    assert Herd().hand("A", "standing_ovation ?").allows("A", "play standing_ovation")


@rule("unstable-unicorns.impossible.encore")
def test_an_encore_needs_two_other_cards(herd: Herd) -> None:
    assert herd.hand("A", "encore bedtime").refuses("A", "play encore") == "impossible.encore"
    assert Herd().hand("A", "encore bedtime lucky_dip").allows("A", "play encore")


@rule("unstable-unicorns.impossible.group-discount")
def test_a_group_discount_needs_a_basic_unicorn(herd: Herd) -> None:
    herd.hand("A", "group_discount").stable("A", "ticking_twin baby_shadow")
    assert herd.refuses("A", "play group_discount") == "impossible.group-discount"


@rule("unstable-unicorns.impossible.empty-hand")
def test_nothing_can_be_pulled_from_an_empty_hand(herd: Herd) -> None:
    assert herd.hand("A", "biscuit_tin_raid").refuses("A", "play biscuit_tin_raid") == "impossible.empty-hand"
    other = Herd().hand("A", "biscuit_tin_raid").hand("B", "encore").resolves("A", "biscuit_tin_raid")
    assert other.in_hand("A") == ["encore"]


@rule("unstable-unicorns.impossible.one-way-out")
def test_only_one_way_out_must_be_taken(herd: Herd) -> None:
    herd.hand("A", "lose_lose_offer").stable("B", "basic_toast").resolves("A", "lose_lose_offer")
    assert herd.in_stable("B") == []
    nobody = Herd().hand("A", "lose_lose_offer")
    assert nobody.refuses("A", "play lose_lose_offer") == "impossible.one-way-out"


@rule("unstable-unicorns.impossible.partly")
def test_who_holds_one_card_can_discard_for_every_card_alike(herd: Herd) -> None:
    herd.hand("A", "lose_lose_offer").hand("B", "bedtime").stable("B", "basic_toast")
    herd.resolves("A", "lose_lose_offer")
    assert herd.asks() == ("B", "either")
    herd.acts("B", "first")
    assert (herd.discarded(), herd.in_stable("B")) == (["lose_lose_offer", "bedtime"], ["basic_toast"])
    muncher = Herd().hand("A", "homework_muncher").hand("B", "bedtime").resolves("A", "homework_muncher", "B")
    assert muncher.discarded() == ["bedtime"]


@rule("unstable-unicorns.impossible.in-full")
def test_a_table_may_read_that_too_few_cards_are_none() -> None:
    herd = Herd(short_discard="in-full").hand("A", "lose_lose_offer").hand("B", "? ?")
    herd.stable("B", "basic_toast").resolves("A", "lose_lose_offer")
    assert herd.discarded() == ["lose_lose_offer", "basic_toast"]
    muncher = Herd(short_discard="in-full").hand("A", "homework_muncher").hand("B", "?").hand("C", "? ?")
    muncher.acts("A", "play homework_muncher")
    assert muncher.choices("A") == ["no", "player C"]


@rule("unstable-unicorns.impossible.each-player")
@pytest.mark.parametrize("card", ["fresh_hands", "start_over"])
def test_who_makes_everybody_discard_needs_another_card(card: str) -> None:
    herd = Herd().hand("A", card).stable("A", "basic_toast").hand("B", "? ?")
    assert herd.refuses("A", f"play {card}") == "impossible.each-player"
    assert Herd().hand("A", f"{card} ?").stable("A", "basic_toast").allows("A", f"play {card}")
    old = Herd(shared_discard="needs-none").hand("A", card).stable("A", "basic_toast")
    assert old.allows("A", f"play {card}")


@rule("unstable-unicorns.impossible.skipped")
def test_nothing_is_offered_from_an_empty_deck(herd: Herd) -> None:
    herd.hand("A", "fresh_hands encore").hand("B", "?").only_in_deck("bedtime lucky_dip")
    assert herd.resolves("A", "fresh_hands").over
    oats = Herd().stable("A", "turbo_oats revolving_door").turn("A").only_in_deck("bedtime")
    oats.uses("A", "turbo_oats")
    assert oats.over


@rule("unstable-unicorns.impossible.skipped")
def test_nobody_is_asked_whom_to_give_a_card_nobody_has() -> None:
    herd = Herd(targeting="advanced").hand("A", "three_step_plan neigh_polite").hand("B", "neigh_surcharge ?")
    herd.stable("B", "basic_toast").stable("C", "basic_queue").plays("A", "three_step_plan")
    # The Neigh card against the Neigh card costs A the only card that could be given.
    herd.neighs("B", "neigh_surcharge").neighs("A").all_pass()
    assert herd.asks()[1] != "player"
    assert herd.in_stable("B") == ["basic_toast"]

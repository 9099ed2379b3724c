"""Each magical unicorn on its own: a few lines of program, a few lines of story."""

from monoceros.games.unstable_unicorns.stables import drop
from monoceros.games.unstable_unicorns.state import NOBODY
from tests.games.unstable_unicorns.story import Herd


def test_trick_or_treat_takes_a_card_from_everyone_for_a_basic_unicorn(herd: Herd) -> None:
    herd.stable("A", "trick_or_treat basic_toast").hand("B", "encore").hand("C", "lucky_dip").turn("A")
    herd.uses("A", "trick_or_treat")
    assert herd.in_stable("A") == ["trick_or_treat"]
    assert {"encore", "lucky_dip"} <= set(herd.in_hand("A"))
    assert herd.in_hand("B") == herd.in_hand("C") == []


def test_stork_express_may_bring_a_foal(herd: Herd) -> None:
    herd.hand("A", "stork_express").resolves("A", "stork_express").acts("A", "yes", "pick baby_bubbles")
    assert herd.in_stable("A") == ["stork_express", "baby_bubbles"]
    assert "baby_bubbles" not in herd.view().nursery


def test_stork_express_need_not_bring_one(herd: Herd) -> None:
    herd.hand("A", "stork_express").resolves("A", "stork_express").acts("A", "no")
    assert herd.in_stable("A") == ["stork_express"]


def test_rocking_horse_destroys_a_unicorn_for_any_card(herd: Herd) -> None:
    herd.stable("A", "rocking_horse frozen_budget").stable("B", "basic_toast bubble_wrap").stable(
        "C", "basic_queue"
    )
    herd.turn("A").uses("A", "rocking_horse").picks("A", "frozen_budget")
    assert herd.in_stable("A") == ["rocking_horse"]
    assert herd.in_stable("C") == []
    assert herd.discarded() == ["frozen_budget", "basic_queue"]


def test_homework_muncher_makes_a_player_discard_two(herd: Herd) -> None:
    herd.hand("A", "homework_muncher").hand("B", "encore lucky_dip bedtime").hand("C", "fresh_hands")
    herd.resolves("A", "homework_muncher", at="B")
    assert herd.asks() == ("B", "hand")
    herd.picks("B", "encore", "bedtime")
    assert herd.in_hand("B")[0] == "lucky_dip"


def test_king_size_sceptic_counts_two_and_plays_no_magic(herd: Herd) -> None:
    herd.stable("A", "king_size_sceptic").hand("A", "lucky_dip encore")
    assert herd.count("A") == 2
    assert herd.refuses("A", "play lucky_dip") == "bans.magic"


def test_spoiler_seeker_sees_the_top_three_in_order(herd: Herd) -> None:
    herd.hand("A", "spoiler_seeker").next_draws("encore lucky_dip bedtime fresh_hands")
    herd.resolves("A", "spoiler_seeker").acts("A", "yes")
    # B has drawn the first of them meanwhile, and A knows it.
    assert herd.view("A").top == ["lucky_dip", "bedtime"]
    assert herd.known("A", "B") == ["encore"]
    assert herd.view("C").top == []


def test_ticking_twin_finds_the_other(herd: Herd) -> None:
    herd.hand("A", "ticking_twin").resolves("A", "ticking_twin").acts("A", "yes", "pick tocking_twin")
    assert herd.in_hand("A") == ["tocking_twin"]
    assert herd.events("search")[0].params["card"] == "tocking_twin"


def test_tocking_twin_finds_the_other(herd: Herd) -> None:
    herd.hand("A", "tocking_twin").resolves("A", "tocking_twin").acts("A", "yes")
    assert herd.choices("A") == ["pick ticking_twin"]


def test_flea_market_takes_anything_from_the_discard_pile(herd: Herd) -> None:
    herd.hand("A", "flea_market").discard("encore basic_toast neigh_final").resolves("A", "flea_market")
    herd.acts("A", "yes", "pick basic_toast")
    assert herd.in_hand("A") == ["basic_toast"]
    assert herd.discarded() == ["encore", "neigh_final"]


def test_bodyguard_falls_in_place_of_another(herd: Herd) -> None:
    herd.stable("A", "all_in").hand("A", "encore").stable("B", "bodyguard basic_toast").turn("A")
    herd.uses("A", "all_in").picks("A", "basic_toast")
    assert herd.asks() == ("B", "guard")
    herd.uses("B", "bodyguard")
    assert herd.in_stable("B") == ["basic_toast"]
    assert herd.discarded() == ["encore", "bodyguard"]


def test_all_in_pays_with_the_whole_hand(herd: Herd) -> None:
    herd.stable("A", "all_in").hand("A", "encore lucky_dip").stable("B", "basic_toast").turn("A")
    herd.uses("A", "all_in")
    assert sorted(herd.discarded()) == ["basic_toast", "encore", "lucky_dip"]


def test_all_in_needs_a_card_to_pay_with(herd: Herd) -> None:
    herd.stable("A", "all_in").stable("B", "basic_toast").turn("A")
    assert herd.asks() == ("A", "action")


def test_deep_pockets_hold_one_more_card(herd: Herd) -> None:
    herd.stable("A", "deep_pockets").hand("A", "? ? ? ? ? ? ?").acts("A", "draw")
    assert len(herd.in_hand("A")) == 8
    assert herd.asks() == ("B", "action")


def test_library_loan_lends_a_unicorn_until_the_end_of_the_turn(herd: Herd) -> None:
    herd.stable("A", "library_loan basic_toast").stable("B", "baby_shadow").turn("A")
    assert herd.asks() == ("A", "player")
    herd.names("A", "B").picks("A", "basic_toast")
    assert herd.in_stable("B") == ["baby_shadow", "basic_toast"]
    assert herd.view().loan is not None
    herd.acts("A", "draw")
    assert herd.in_stable("A") == ["library_loan", "basic_toast"]
    assert herd.view().loan is None


def test_mosquito_flyer_makes_a_player_discard_and_flies_home(herd: Herd) -> None:
    herd.hand("A", "mosquito_flyer").hand("B", "encore").resolves("A", "mosquito_flyer", at="B")
    assert "encore" in herd.discarded()
    other = Herd().stable("A", "mosquito_flyer").stable("B", "all_in").hand("B", "encore").turn("B")
    other.uses("B", "all_in")
    assert other.in_hand("A") == ["mosquito_flyer"]


def test_exchange_student_goes_and_brings_one_back(herd: Herd) -> None:
    herd.stable("A", "exchange_student").stable("B", "king_size_sceptic").turn("A")
    herd.uses("A", "exchange_student").names("A", "B").picks("A", "king_size_sceptic")
    assert herd.in_stable("A") == ["king_size_sceptic"]
    assert herd.in_stable("B") == ["exchange_student"]


def test_surprise_egg_hatches_for_a_card(herd: Herd) -> None:
    herd.hand("A", "surprise_egg encore").resolves("A", "surprise_egg").acts("A", "yes", "pick baby_puddles")
    assert herd.in_stable("A") == ["surprise_egg", "baby_puddles"]
    assert herd.discarded() == ["encore"]


def test_surprise_egg_without_a_card_stays_shut(herd: Herd) -> None:
    herd.hand("A", "surprise_egg").resolves("A", "surprise_egg")
    assert herd.in_stable("A") == ["surprise_egg"]
    assert herd.asks() == ("B", "action")


def test_return_to_sender_sends_a_card_back_to_hand(herd: Herd) -> None:
    herd.hand("A", "return_to_sender").stable("B", "hay_catapult basic_toast")
    herd.resolves("A", "return_to_sender", at="B").picks("A", "hay_catapult")
    assert "hay_catapult" in herd.in_hand("B")
    assert herd.in_stable("B") == ["basic_toast"]


def test_talent_scout_takes_a_unicorn_out_of_a_hand(herd: Herd) -> None:
    herd.hand("A", "talent_scout").hand("B", "encore basic_toast search_party")
    herd.resolves("A", "talent_scout", at="B")
    assert herd.choices("A") == ["pick basic_toast", "pick search_party"]
    herd.picks("A", "search_party")
    assert herd.in_hand("A") == ["search_party"]
    assert herd.known("C", "A") == [None]


def test_x_ray_sees_every_hand(herd: Herd) -> None:
    herd.hand("A", "x_ray").hand("B", "encore").hand("C", "lucky_dip bedtime").resolves("A", "x_ray")
    assert herd.known("A", "C") == ["lucky_dip", "bedtime"]
    assert herd.known("B", "C") == [None, None]
    assert "encore" in herd.known("A", "B")


def test_nursery_strike_keeps_foals_out(herd: Herd) -> None:
    herd.stable("B", "nursery_strike").hand("A", "stork_express").resolves("A", "stork_express")
    assert herd.in_stable("A") == ["stork_express"]
    assert herd.asks() == ("B", "action")


def test_homing_pigeon_flyer_fetches_a_neigh_and_flies_home(herd: Herd) -> None:
    herd.hand("A", "homing_pigeon_flyer").discard("encore neigh_final neigh_protest")
    herd.resolves("A", "homing_pigeon_flyer").acts("A", "yes")
    assert herd.choices("A") == ["pick neigh_protest", "pick neigh_final"]
    herd.picks("A", "neigh_final")
    assert herd.in_hand("A") == ["neigh_final"]
    drop(herd.state, 0, herd.state.table.card(herd.state.stable(0), 0), NOBODY)
    assert herd.in_hand("A") == ["homing_pigeon_flyer", "neigh_final"]


def test_customs_desk_seizes_a_unicorn(herd: Herd) -> None:
    herd.hand("A", "customs_desk").hand("B", "encore basic_toast").resolves("A", "customs_desk", at="B")
    herd.picks("A", "basic_toast")
    assert herd.discarded() == ["basic_toast"]
    assert herd.events("scrap")[0].params == {"seat": 0, "other": 1, "card": "basic_toast"}


def test_musical_chairs_cost_everyone_a_unicorn(herd: Herd) -> None:
    herd.hand("A", "musical_chairs").stable("A", "basic_toast").stable("B", "basic_queue").stable(
        "C", "hay_catapult"
    )
    herd.resolves("A", "musical_chairs").picks("A", "musical_chairs")
    assert (herd.in_stable("A"), herd.in_stable("B")) == (["basic_toast"], [])
    assert herd.in_stable("C") == ["hay_catapult"]


def test_auction_bidder_buys_a_unicorn_for_three_cards(herd: Herd) -> None:
    herd.stable("A", "auction_bidder").hand("A", "encore lucky_dip bedtime").stable("B", "basic_toast").turn(
        "A"
    )
    herd.uses("A", "auction_bidder")
    assert herd.in_stable("A") == ["auction_bidder", "basic_toast"]
    assert len(herd.discarded()) == 3


def test_auction_bidder_needs_all_three(herd: Herd) -> None:
    herd.stable("A", "auction_bidder").hand("A", "encore lucky_dip").stable("B", "basic_toast").turn("A")
    assert herd.asks() == ("A", "action")


def test_search_party_finds_any_unicorn(herd: Herd) -> None:
    herd.hand("A", "search_party").resolves("A", "search_party").acts("A", "yes")
    found = herd.choices("A")
    assert "pick basic_toast" in found
    assert "pick ticking_twin" in found
    assert "pick encore" not in found
    herd.picks("A", "vip_guest")
    assert herd.in_hand("A") == ["vip_guest"]


def test_revolving_door_draws_and_discards(herd: Herd) -> None:
    herd.stable("A", "revolving_door").hand("A", "encore").next_draws("bedtime lucky_dip").turn("A")
    herd.uses("A", "revolving_door").picks("A", "encore")
    assert herd.discarded() == ["encore"]
    assert herd.in_hand("A") == ["lucky_dip", "bedtime"]


def test_bubble_bath_washes_all_downgrades_off(herd: Herd) -> None:
    herd.stable("A", "frozen_budget cow_costumes turbo_oats").hand("A", "bubble_bath").resolves(
        "A", "bubble_bath"
    )
    assert herd.in_stable("A") == ["turbo_oats", "bubble_bath"]


def test_vip_guest_counts_two_and_shuns_basic_unicorns(herd: Herd) -> None:
    herd.stable("A", "vip_guest").hand("A", "basic_toast ticking_twin")
    assert herd.count("A") == 2
    assert herd.refuses("A", "play basic_toast") == "bans.basic"
    assert herd.allows("A", "play ticking_twin")


def test_daycare_manager_takes_a_foal_in_for_two_cards(herd: Herd) -> None:
    herd.stable("A", "daycare_manager").hand("A", "encore bedtime").turn("A").uses("A", "daycare_manager")
    herd.picks("A", "baby_hiccups")
    assert herd.in_stable("A") == ["daycare_manager", "baby_hiccups"]
    assert len(herd.discarded()) == 2


def test_sneezing_fit_costs_the_others_a_card(herd: Herd) -> None:
    herd.hand("A", "sneezing_fit encore").hand("B", "bedtime lucky_dip").hand("C", "fresh_hands")
    herd.resolves("A", "sneezing_fit").picks("B", "bedtime")
    assert herd.discarded() == ["bedtime", "fresh_hands"]
    assert herd.in_hand("A") == ["encore"]


def test_grumbler_needs_a_basic_unicorn_and_makes_another_player_discard(herd: Herd) -> None:
    herd.hand("A", "grumbler")
    assert herd.refuses("A", "play grumbler") == "bans.needs-basic"
    other = Herd().stable("A", "grumbler").hand("B", "encore").hand("A", "bedtime").turn("A")
    other.uses("A", "grumbler")
    assert other.discarded() == ["encore"]

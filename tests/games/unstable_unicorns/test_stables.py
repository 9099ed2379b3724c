"""Foals, guards, cow costumes, grey uniforms, and cards with rulings of their own."""

import pytest

from monoceros.core.packs import PackText
from monoceros.core.rng import Rng
from monoceros.games.unstable_unicorns.stables import shift
from tests.games.unstable_unicorns.story import GAME, Herd

rule = pytest.mark.rule


@rule("unstable-unicorns.foals.home")
@pytest.mark.parametrize("way", ["destroyed", "returned to hand"])
def test_a_foal_that_leaves_goes_to_the_nursery(way: str) -> None:
    herd = Herd().stable("B", "baby_shadow")
    if way == "destroyed":
        herd.stable("A", "all_in").hand("A", "encore").turn("A").uses("A", "all_in")
    else:
        herd.hand("A", "return_to_sender").resolves("A", "return_to_sender", at="B")
    assert "baby_shadow" in herd.view().nursery
    assert "baby_shadow" not in herd.discarded()


@rule("unstable-unicorns.foals.counted")
def test_a_foal_counts_as_the_price_and_may_be_stolen(herd: Herd) -> None:
    herd.stable("A", "rocking_horse baby_shadow").stable("B", "baby_bubbles").turn("A")
    herd.uses("A", "rocking_horse").picks("A", "baby_shadow")
    assert herd.in_stable("B") == []
    other = Herd().stable("A", "carrot_on_a_stick").hand("A", "? ?").stable("B", "baby_bubbles").turn("A")
    assert other.uses("A", "carrot_on_a_stick").in_stable("A") == ["carrot_on_a_stick", "baby_bubbles"]


@rule("unstable-unicorns.foals.strike")
def test_during_the_strike_no_foal_comes_into_a_stable(herd: Herd) -> None:
    herd.stable("C", "nursery_strike").stable("B", "baby_shadow basic_toast").hand("A", "foal_sleepover")
    assert herd.refuses("A", "play foal_sleepover") == "foals.strike"
    other = Herd().stable("C", "nursery_strike").stable("B", "baby_shadow basic_toast baby_bubbles")
    other.stable("A", "carrot_on_a_stick").hand("A", "? ?").turn("A").uses("A", "carrot_on_a_stick").names(
        "A", "B"
    )
    assert "basic_toast" in other.in_stable("A")
    assert other.in_stable("B") == ["baby_shadow", "baby_bubbles"]


@rule("unstable-unicorns.foals.strike")
def test_a_foal_on_strike_cannot_be_picked(herd: Herd) -> None:
    herd.stable("C", "nursery_strike").stable("B", "baby_shadow basic_toast basic_queue").hand("A", "? ?")
    herd.stable("A", "carrot_on_a_stick").turn("A").uses("A", "carrot_on_a_stick").names("A", "B")
    assert herd.refuses("A", "pick baby_shadow") == "foals.strike"


@rule("unstable-unicorns.foals.strike-loan")
def test_a_lent_foal_cannot_come_home_during_a_strike(herd: Herd) -> None:
    herd.stable("A", "library_loan baby_shadow").hand("A", "nursery_strike").turn("A").names("A", "B")
    herd.picks("A", "baby_shadow").resolves("A", "nursery_strike")
    assert herd.in_stable("B") == ["baby_shadow"]
    assert herd.events("stay")[0].params == {"seat": 0, "other": 1, "card": "baby_shadow"}


@rule("unstable-unicorns.guard.wrapped")
def test_wrapped_unicorns_are_no_target_and_guards_are_not_asked(herd: Herd) -> None:
    herd.stable("A", "all_in").hand("A", "encore").turn("A")
    herd.stable("B", "bubble_wrap bodyguard basic_toast").stable("C", "basic_queue")
    assert herd.uses("A", "all_in").in_stable("C") == []
    assert len(herd.in_stable("B")) == 3


@rule("unstable-unicorns.guard.wrapped")
def test_wrapped_unicorns_can_be_stolen_and_a_wrapped_player_cannot_be_named(herd: Herd) -> None:
    herd.stable("A", "all_in").hand("A", "encore").stable("B", "bubble_wrap basic_toast").turn("A")
    herd.stable("C", "basic_queue basic_monday").uses("A", "all_in")
    assert herd.choices("A") == ["pick basic_monday", "pick basic_queue"]
    thief = (
        Herd()
        .stable("A", "carrot_on_a_stick")
        .hand("A", "? ?")
        .stable("B", "bubble_wrap basic_toast")
        .turn("A")
    )
    assert "basic_toast" in thief.uses("A", "carrot_on_a_stick").in_stable("A")


@rule("unstable-unicorns.guard.instead")
def test_the_owner_may_send_a_guard_or_not(herd: Herd) -> None:
    herd.stable("A", "all_in").hand("A", "encore").stable("B", "bodyguard cardboard_double basic_toast").turn(
        "A"
    )
    herd.uses("A", "all_in").picks("A", "basic_toast")
    assert herd.choices("B") == ["no", "use bodyguard", "use cardboard_double"]
    assert herd.refuses("B", "yes") == "guard.instead"
    herd.acts("B", "no")
    assert herd.in_stable("B") == ["bodyguard", "cardboard_double"]


@rule("unstable-unicorns.guard.instead")
def test_the_bodyguard_does_not_stand_in_for_a_sacrifice(herd: Herd) -> None:
    herd.stable("B", "bodyguard basic_toast").hand("A", "musical_chairs").resolves("A", "musical_chairs")
    herd.picks("B", "basic_toast")
    assert herd.in_stable("B") == ["bodyguard"]


@rule("unstable-unicorns.guard.price")
def test_a_price_paid_by_a_guard_is_paid(herd: Herd) -> None:
    herd.stable("A", "rocking_horse basic_toast cardboard_double").stable("B", "basic_queue").turn("A")
    herd.uses("A", "rocking_horse").picks("A", "basic_toast").uses("A", "cardboard_double")
    assert herd.in_stable("A") == ["rocking_horse", "basic_toast"]
    assert herd.in_stable("B") == []


@rule("unstable-unicorns.guard.chain")
def test_a_guard_may_have_a_guard(herd: Herd) -> None:
    herd.stable("A", "all_in").hand("A", "encore").stable("B", "bodyguard cardboard_double basic_toast").turn(
        "A"
    )
    herd.uses("A", "all_in").picks("A", "basic_toast").uses("B", "bodyguard")
    assert herd.view().prompt.threatened == "bodyguard"
    herd.uses("B", "cardboard_double")
    assert herd.in_stable("B") == ["bodyguard", "basic_toast"]


@rule("unstable-unicorns.cows.no-win")
def test_cows_do_not_win(herd: Herd) -> None:
    herd.stable(
        "A", "cow_costumes baby_shadow basic_toast basic_queue basic_monday ticking_twin tocking_twin"
    )
    herd.hand("A", "vip_guest king_size_sceptic").resolves("A", "king_size_sceptic")
    assert not herd.over
    assert herd.count("A") == 0


@rule("unstable-unicorns.cows.unnamed")
def test_effects_that_name_unicorns_miss_cows_and_others_hit_them(herd: Herd) -> None:
    herd.stable("B", "cow_costumes basic_toast baby_shadow").hand("A", "smashed_china foal_sleepover ?")
    assert herd.refuses("A", "play smashed_china") == "impossible.not-playable"
    assert herd.refuses("A", "play foal_sleepover") == "impossible.not-playable"
    other = Herd().stable("B", "cow_costumes basic_toast").stable("A", "hay_catapult frozen_budget").turn("A")
    other.uses("A", "hay_catapult").picks("A", "frozen_budget")
    assert other.choices("A") == ["pick basic_toast", "pick cow_costumes"]


@rule("unstable-unicorns.cows.unnamed")
def test_cows_keep_their_effects_and_are_no_group(herd: Herd) -> None:
    herd.stable("A", "cow_costumes king_size_sceptic turbo_oats").hand("A", "lucky_dip").turn("A")
    assert herd.choices("A") == ["end", "use turbo_oats"]
    herd.acts("A", "end")
    assert herd.refuses("A", "play lucky_dip") == "bans.magic"
    group = Herd().stable("A", "cow_costumes basic_toast").hand("A", "group_discount grumbler")
    assert group.refuses("A", "play group_discount") == "impossible.group-discount"
    assert group.refuses("A", "play grumbler") == "bans.needs-basic"


@rule("unstable-unicorns.cows.unnamed")
def test_a_cow_in_a_mixed_choice_is_refused_with_its_rule(herd: Herd) -> None:
    herd.stable("A", "library_loan cow_costumes basic_toast gate_left_open").turn("A")
    # Neither lent nor sent away: there is nothing here that is called a unicorn.
    assert herd.asks() == ("A", "action")


@rule("unstable-unicorns.cows.at-once")
def test_the_gate_neither_sends_cows_away_nor_falls_off(herd: Herd) -> None:
    herd.stable("A", "gate_left_open cow_costumes basic_toast").turn("A")
    assert herd.in_stable("A") == ["gate_left_open", "cow_costumes", "basic_toast"]
    assert herd.asks() == ("A", "action")


@rule("unstable-unicorns.cows.unguarded")
def test_nobody_guards_cows(herd: Herd) -> None:
    herd.stable("A", "hay_catapult frozen_budget").turn("A")
    herd.stable("B", "cow_costumes basic_toast bubble_wrap cardboard_double bodyguard")
    herd.uses("A", "hay_catapult").picks("A", "frozen_budget", "basic_toast")
    assert "basic_toast" not in herd.in_stable("B")
    assert "cardboard_double" in herd.in_stable("B")


@rule("unstable-unicorns.uniforms.blank")
def test_in_uniform_nothing_works_not_even_coming_in(herd: Herd) -> None:
    herd.stable("A", "grey_uniforms king_size_sceptic mosquito_flyer").hand("A", "stork_express encore")
    herd.resolves("A", "stork_express")
    assert herd.asks() == ("B", "action")
    assert herd.count("A") == 3
    assert herd.view().blank == [True, False, False]


@rule("unstable-unicorns.uniforms.blank")
def test_uniformed_flyers_do_not_return_and_the_strike_is_off_but_foals_are_spared(herd: Herd) -> None:
    herd.stable("A", "grey_uniforms mosquito_flyer baby_shadow").stable("B", "all_in").hand("B", "?").turn(
        "B"
    )
    herd.uses("B", "all_in").picks("B", "mosquito_flyer")
    assert "mosquito_flyer" in herd.discarded()
    other = (
        Herd()
        .stable("A", "grey_uniforms nursery_strike baby_shadow")
        .stable("B", "all_in")
        .hand("B", "?")
        .turn("B")
    )
    assert not other.view().strike
    other.uses("B", "all_in").picks("B", "baby_shadow")
    assert "baby_shadow" in other.view().nursery


@rule("unstable-unicorns.uniforms.blank")
def test_a_uniformed_bodyguard_guards_nobody(herd: Herd) -> None:
    herd.stable("A", "grey_uniforms bodyguard basic_toast").stable("B", "all_in").hand("B", "?").turn("B")
    herd.uses("B", "all_in").picks("B", "basic_toast")
    assert herd.in_stable("A") == ["grey_uniforms", "bodyguard"]


@rule("unstable-unicorns.uniforms.kind")
def test_in_uniform_a_magical_unicorn_is_still_no_basic_one(herd: Herd) -> None:
    herd.stable("A", "grey_uniforms ticking_twin").hand("A", "group_discount grumbler turbo_oats")
    assert herd.refuses("A", "play group_discount") == "impossible.group-discount"
    for card in ("grumbler", "turbo_oats"):
        assert herd.refuses("A", f"play {card}") == "bans.needs-basic"


@rule("unstable-unicorns.uniforms.cows")
def test_uniforms_work_under_costumes(herd: Herd) -> None:
    herd.stable("A", "grey_uniforms cow_costumes").hand("A", "stork_express").resolves("A", "stork_express")
    assert herd.in_stable("A") == ["grey_uniforms", "cow_costumes", "stork_express"]
    assert herd.asks() == ("B", "action")


@rule("unstable-unicorns.special.loan")
def test_a_lent_unicorn_comes_back_only_from_where_it_was_lent_to(herd: Herd) -> None:
    herd.stable("A", "library_loan basic_toast removals_van").turn("A").names("A", "B").picks(
        "A", "basic_toast"
    )
    # Chosen by the loan, so no other start effect may touch it; somebody's magic may.
    herd.acts("A", "end")
    shift(herd.state, 1, herd.state.table.card(herd.state.stable(1), 0), 2)
    herd.acts("A", "draw")
    assert herd.in_stable("C") == ["basic_toast"]
    assert herd.view().loan is None


@rule("unstable-unicorns.special.loan")
def test_the_library_may_lend_itself(herd: Herd) -> None:
    herd.stable("A", "library_loan").turn("A").names("A", "C")
    assert herd.in_stable("C") == ["library_loan"]
    assert herd.acts("A", "draw").in_stable("A") == ["library_loan"]


TWO_LIBRARIES = PackText("""
pack = {id = "mine", extends = "unstable-unicorns-pl"}
card = [{id = "library_loan", copies = 2}, {id = "daycare_manager", copies = 0}]
""")


@rule("unstable-unicorns.special.loan")
def test_all_unicorns_lent_in_one_turn_come_home() -> None:
    herd = Herd(pack=TWO_LIBRARIES).stable("A", "library_loan library_loan basic_toast basic_queue")
    herd.turn("A").names("A", "B").picks("A", "basic_toast").names("A", "C").picks("A", "basic_queue")
    assert (herd.in_stable("B"), herd.in_stable("C")) == (["basic_toast"], ["basic_queue"])
    written = GAME.position(herd.state)
    assert GAME.position(GAME.from_position(written, herd.setup, Rng(0))) == written
    herd.acts("A", "draw")
    assert herd.in_stable("A") == ["library_loan", "library_loan", "basic_toast", "basic_queue"]
    assert herd.view().loan is None


@rule("unstable-unicorns.special.exchange")
def test_the_exchange_student_may_steal_itself_back(herd: Herd) -> None:
    herd.stable("A", "exchange_student").turn("A").uses("A", "exchange_student").names("A", "B")
    assert herd.in_stable("A") == ["exchange_student"]
    assert herd.in_stable("B") == []


@rule("unstable-unicorns.special.gate")
def test_the_gate_falls_off_at_once_when_no_unicorn_is_left(herd: Herd) -> None:
    herd.stable("A", "gate_left_open basic_toast hay_catapult").stable("B", "all_in").hand("B", "?").turn("B")
    herd.uses("B", "all_in")
    assert herd.in_stable("A") == ["hay_catapult"]
    assert herd.events("shut")[0].params == {"seat": 0, "card": "gate_left_open"}
    empty = Herd().hand("A", "gate_left_open").resolves("A", "gate_left_open", at="C")
    assert empty.in_stable("C") == []


@rule("unstable-unicorns.special.start-over")
def test_start_over_is_not_shuffled_in(herd: Herd) -> None:
    herd.hand("A", "start_over ?").stable("A", "basic_toast").discard("encore").resolves("A", "start_over")
    assert herd.discarded() == ["start_over"]
    view = herd.view()
    elsewhere = len(view.nursery) + sum(len(hand) for hand in view.hands) + len(view.discard)
    assert view.deck == sum(view.stock.values()) - elsewhere


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_what_is_kept_of_a_stable_is_what_lies_in_it(seats: int) -> None:
    """Lasting effects and unicorns are counted when a stable changes, not when somebody asks."""
    for seed in range(6):
        state = GAME.new(GAME.setup(seats), Rng(seed))
        chance = Rng(seed)
        while state.to_act:
            seat = int(state.decider())
            state.apply(seat, state.pick(seat, chance))
            kept = [(state.statics(other), state.unicorns(other)) for other in range(seats)]
            for other in range(seats):
                state.recount(other)
            assert kept == [(state.statics(other), state.unicorns(other)) for other in range(seats)]

"""Each upgrade and each downgrade on its own."""

from tests.games.unstable_unicorns.story import Herd


def test_hay_catapult_destroys_any_card_for_any_card(herd: Herd) -> None:
    herd.stable("A", "hay_catapult basic_toast").stable("B", "bubble_wrap basic_queue").turn("A")
    herd.uses("A", "hay_catapult").picks("A", "hay_catapult")
    # The unicorn is wrapped, the wrapping is not.
    assert herd.discarded() == ["hay_catapult", "bubble_wrap"]


def test_second_breakfast_allows_two_plays(herd: Herd) -> None:
    herd.stable("A", "second_breakfast").hand("A", "basic_toast basic_queue").turn("A").uses(
        "A", "second_breakfast"
    )
    assert (herd.view().plays, herd.view().played) == (2, 0)
    herd.resolves("A", "basic_toast")
    assert (herd.view().plays, herd.view().played) == (1, 1)
    herd.resolves("A", "basic_queue")
    assert herd.in_stable("A") == ["second_breakfast", "basic_toast", "basic_queue"]
    assert herd.asks() == ("B", "action")


def test_light_fingered_hooves_pull_a_card_instead_of_drawing(herd: Herd) -> None:
    herd.stable("A", "light_fingered_hooves").hand("B", "encore").turn("A").uses("A", "light_fingered_hooves")
    assert herd.in_hand("A") == ["encore"]
    assert herd.view().skip_draw


def test_carrot_on_a_stick_lures_a_unicorn_for_two_cards(herd: Herd) -> None:
    herd.stable("A", "carrot_on_a_stick").hand("A", "encore bedtime").stable("C", "basic_toast").turn("A")
    herd.uses("A", "carrot_on_a_stick")
    assert herd.in_stable("A") == ["carrot_on_a_stick", "basic_toast"]


def test_turbo_oats_need_a_basic_unicorn_and_draw_a_card(herd: Herd) -> None:
    herd.hand("A", "turbo_oats")
    assert herd.refuses("A", "play turbo_oats") == "bans.needs-basic"
    other = Herd().stable("A", "turbo_oats").next_draws("encore bedtime").turn("A").uses("A", "turbo_oats")
    assert other.in_hand("A") == ["encore", "bedtime"]


def test_removals_van_moves_a_unicorn_between_others(herd: Herd) -> None:
    herd.stable("A", "removals_van").stable("B", "basic_toast basic_queue").turn("A").uses(
        "A", "removals_van"
    )
    herd.picks("A", "basic_toast")
    assert herd.in_stable("C") == ["basic_toast"]
    assert herd.events("move")[0].params == {"seat": 0, "other": 2, "from": "B", "card": "basic_toast"}


def test_removals_van_never_drives_home(herd: Herd) -> None:
    herd.stable("A", "removals_van basic_toast").turn("A").uses("A", "removals_van")
    assert herd.choices("A") == ["player B", "player C"]


def test_bring_a_friend_pass_brings_a_basic_unicorn_from_hand(herd: Herd) -> None:
    herd.stable("A", "bring_a_friend_pass").hand("A", "basic_toast encore").turn("A").uses(
        "A", "bring_a_friend_pass"
    )
    assert herd.choices("A") == ["pick basic_toast"]
    herd.picks("A", "basic_toast")
    assert herd.in_stable("A") == ["bring_a_friend_pass", "basic_toast"]


def test_cardboard_double_falls_in_place_of_a_sacrificed_unicorn(herd: Herd) -> None:
    herd.stable("A", "cardboard_double basic_toast").hand("A", "musical_chairs").resolves(
        "A", "musical_chairs"
    )
    herd.picks("A", "basic_toast").uses("A", "cardboard_double")
    assert herd.in_stable("A") == ["basic_toast", "musical_chairs"]


def test_bubble_wrap_keeps_unicorns_from_being_destroyed(herd: Herd) -> None:
    herd.stable("A", "bubble_wrap basic_toast").stable("C", "basic_queue").hand(
        "B", "smashed_china encore"
    ).active("B")
    herd.plays("B", "smashed_china").all_pass()
    assert herd.in_stable("A") == ["bubble_wrap", "basic_toast"]
    assert herd.in_stable("C") == []


def test_some_assembly_required_brings_an_upgrade_from_hand(herd: Herd) -> None:
    herd.stable("A", "some_assembly_required frozen_budget").hand("A", "bubble_wrap encore").turn("A")
    herd.uses("A", "some_assembly_required").picks("A", "bubble_wrap")
    assert "bubble_wrap" in herd.in_stable("A")


def test_double_booked_costs_a_phase(herd: Herd) -> None:
    herd.stable("A", "double_booked").hand("A", "encore").turn("A")
    assert herd.asks() == ("A", "either")
    herd.acts("A", "first")
    assert herd.in_hand("A") == ["encore"]
    other = Herd().stable("A", "double_booked").turn("A").acts("A", "second")
    assert len(other.in_hand("A")) == 1
    assert other.asks() == ("B", "action")


def test_grey_uniforms_blank_the_unicorns(herd: Herd) -> None:
    herd.stable("A", "grey_uniforms king_size_sceptic rocking_horse").hand("A", "lucky_dip").turn("A")
    assert herd.asks() == ("A", "action")
    assert herd.count("A") == 2
    assert herd.allows("A", "play lucky_dip")


def test_frozen_budget_forbids_upgrades(herd: Herd) -> None:
    herd.stable("A", "frozen_budget").hand("A", "bubble_wrap")
    assert herd.refuses("A", "play bubble_wrap") == "bans.upgrade"


def test_hole_in_the_saddlebag_costs_a_card_each_turn(herd: Herd) -> None:
    herd.stable("A", "hole_in_the_saddlebag").hand("A", "encore bedtime").turn("A")
    assert herd.asks() == ("A", "hand")
    herd.picks("A", "bedtime")
    assert herd.discarded() == ["bedtime"]


def test_gate_left_open_sends_a_unicorn_away_each_turn_and_falls_off_an_empty_stable(herd: Herd) -> None:
    herd.stable("A", "gate_left_open basic_toast basic_queue").turn("A").picks("A", "basic_toast")
    assert "basic_toast" in herd.in_hand("A")
    assert herd.in_stable("A") == ["gate_left_open", "basic_queue"]
    other = Herd().stable("A", "gate_left_open basic_queue").turn("A")
    assert other.in_stable("A") == []
    assert other.discarded() == ["gate_left_open"]


def test_pocketless_trousers_hold_four_cards_less(herd: Herd) -> None:
    herd.stable("A", "pocketless_trousers").hand("A", "? ? ?").acts("A", "draw")
    assert herd.asks() == ("A", "limit")
    assert herd.view().limits[0] == 3


def test_cow_costumes_make_unicorns_count_nothing(herd: Herd) -> None:
    herd.stable("A", "cow_costumes basic_toast king_size_sceptic baby_shadow")
    assert herd.count("A") == 0

"""One story for each card that does something at the beginning of a turn; it is the turn of seat 1."""

from tests.referee.unstable_unicorns import Match
from tests.referee.unstable_unicorns.stories import all_pass, at, card, moves, named, next_turn, story


def begins(
    hands: dict[int, str] | None = None,
    stables: dict[int, str] | None = None,
    effect: str = "",
    seats: int = 3,
    **options: str,
) -> Match:
    match = story(hands, stables, seats=seats, **options)
    next_turn(match)
    if effect:
        match.play(1, ("effect", card(effect)))
    return match


def acting(match: Match) -> bool:
    """Seat 1 has come to its action phase."""
    return ("draw",) in match.legal(1)


def test_trick_or_treat() -> None:
    match = begins({0: "neigh_final", 2: "encore"}, {1: "trick_or_treat,basic_monday"}, "trick_or_treat")
    match.play(1, ("choose-card", card("basic_monday")))
    assert at(match, "encore") == ("hand", 1)
    assert at(match, "neigh_final") == ("hand", 1)


def test_trick_or_treat_needs_a_basic_unicorn_r39() -> None:
    assert acting(begins({}, {1: "trick_or_treat,vip_guest"}))


def test_rocking_horse() -> None:
    match = begins({}, {1: "rocking_horse,frozen_budget", 2: "basic_monday,turbo_oats"}, "rocking_horse")
    match.play(1, ("choose-card", card("frozen_budget")))  # line 190
    assert moves(match, 1, "choose-card") == named("basic_monday")
    match.play(1, ("choose-card", card("basic_monday")))
    assert at(match, "basic_monday") == ("discard",)
    assert acting(match)


def test_all_in() -> None:
    match = begins({1: "encore,neigh_final"}, {1: "all_in", 2: "basic_monday"}, "all_in")
    match.play(1, ("choose-card", card("basic_monday")))
    assert at(match, "encore") == ("discard",)
    assert acting(match)
    assert acting(begins({}, {1: "all_in", 2: "basic_monday"}))  # r29: at least one card


def test_library_loan_r46() -> None:
    match = begins({}, {1: "library_loan,basic_monday"})
    assert match.legal(1) == {("effect", card("library_loan"))}
    match.play(1, ("effect", card("library_loan")))
    match.play(1, ("choose-player", 0))
    assert moves(match, 1, "choose-card") == named("library_loan", "basic_monday")
    match.play(1, ("choose-card", card("basic_monday")))
    assert at(match, "basic_monday") == ("stable", 0)
    assert acting(match)
    match.play(1, ("draw",))
    assert at(match, "basic_monday") == ("stable", 1)


def test_exchange_student_r47() -> None:
    match = begins({}, {1: "exchange_student", 2: "basic_monday,turbo_oats"}, "exchange_student")
    match.play(1, ("choose-player", 2))
    assert moves(match, 1, "choose-card") == named("exchange_student", "basic_monday")
    match.play(1, ("choose-card", card("basic_monday")))
    assert at(match, "basic_monday") == ("stable", 1)
    assert at(match, "exchange_student") == ("stable", 2)


def test_auction_bidder() -> None:
    match = begins({1: "encore,neigh_final"}, {1: "auction_bidder", 2: "basic_monday"})
    assert acting(match)  # two cards are not three
    hand = {1: "encore,neigh_final,neigh_polite"}
    match = begins(hand, {1: "auction_bidder", 2: "basic_monday"}, "auction_bidder")
    for name in ("encore", "neigh_final", "neigh_polite"):
        match.play(1, ("discard", card(name)))
    match.play(1, ("choose-card", card("basic_monday")))
    assert at(match, "basic_monday") == ("stable", 1)


def test_revolving_door() -> None:
    match = begins({1: "encore"}, {1: "revolving_door"}, "revolving_door")
    assert len(moves(match, 1, "discard")) == 2  # the card just drawn may go


def test_daycare_manager() -> None:
    match = begins({1: "encore,neigh_final"}, {1: "daycare_manager"}, "daycare_manager")
    match.play(1, ("discard", card("encore")))
    match.play(1, ("discard", card("neigh_final")))
    match.play(1, ("choose-card", card("baby_bubbles")))
    assert match.table.count(1) == 2


def test_grumbler() -> None:
    match = begins({2: "encore,neigh_final"}, {1: "grumbler"}, "grumbler")
    assert moves(match, 1, "choose-player") == {0, 2}
    match.play(1, ("choose-player", 2))
    assert match.who_may_act() == {2}
    match = story({0: "grumbler"}, {0: "vip_guest"})
    assert match.legal(0) == {("draw",)}  # playable only with a basic unicorn


def test_hay_catapult() -> None:
    stables = {1: "hay_catapult", 2: "basic_monday,bubble_wrap"}
    match = begins({}, stables, "hay_catapult")
    match.play(1, ("choose-card", card("hay_catapult")))
    assert moves(match, 1, "choose-card") == named("bubble_wrap")  # r44


def test_second_breakfast_r25() -> None:
    match = begins({1: "basic_monday,basic_toast,basic_queue"}, {1: "second_breakfast"}, "second_breakfast")
    match.play(1, ("play", card("basic_monday")))
    all_pass(match)
    assert ("draw",) not in match.legal(1)
    assert ("end",) in match.legal(1)
    match.play(1, ("play", card("basic_toast")))
    all_pass(match)
    assert match.table.active == 2


def test_light_fingered_hooves() -> None:
    match = begins({2: "encore"}, {1: "light_fingered_hooves"}, "light_fingered_hooves")
    match.play(1, ("choose-player", 2))
    assert match.table.hands[1] == [card("encore")]  # and the draw phase was skipped
    assert acting(match)


def test_carrot_on_a_stick() -> None:
    stables = {1: "carrot_on_a_stick", 2: "basic_monday"}
    match = begins({1: "encore,neigh_final"}, stables, "carrot_on_a_stick")
    match.play(1, ("discard", card("encore")))
    match.play(1, ("discard", card("neigh_final")))
    match.play(1, ("choose-card", card("basic_monday")))
    assert at(match, "basic_monday") == ("stable", 1)


def test_turbo_oats() -> None:
    match = begins({}, {1: "turbo_oats,turbo_oats 1"}, "turbo_oats")
    match.play(1, ("done",))
    assert len(match.table.hands[1]) == 2


def test_removals_van() -> None:
    match = begins({}, {1: "removals_van,vip_guest", 2: "basic_monday"}, "removals_van")
    match.play(1, ("choose-card", card("basic_monday")))
    assert match.legal(1) == {("choose-player", 0)}  # not back, not into the own stable
    match.play(1, ("choose-player", 0))
    assert at(match, "basic_monday") == ("stable", 0)


def test_bring_a_friend_pass_r34() -> None:
    stables = {1: "bring_a_friend_pass,vip_guest"}
    match = begins({1: "basic_monday,x_ray"}, stables, "bring_a_friend_pass")
    assert match.legal(1) == {("choose-card", card("basic_monday"))}


def test_some_assembly_required_r34() -> None:
    stables = {1: "some_assembly_required,frozen_budget"}
    match = begins({1: "turbo_oats,x_ray"}, stables, "some_assembly_required")
    match.play(1, ("choose-card", card("turbo_oats")))
    assert at(match, "turbo_oats") == ("stable", 1)
    assert acting(match)


def test_double_booked() -> None:
    match = begins({1: "encore"}, {1: "double_booked"}, "double_booked")
    match.play(1, ("choose", "draw phase"))
    assert len(match.table.hands[1]) == 1
    assert acting(match)
    match = begins({1: "encore"}, {1: "double_booked"}, "double_booked")
    match.play(1, ("choose", "action phase"))
    assert len(match.table.hands[1]) == 2
    assert match.table.active == 2


def test_hole_in_the_saddlebag() -> None:
    match = begins({1: "encore"}, {1: "hole_in_the_saddlebag"}, "hole_in_the_saddlebag")
    match.play(1, ("discard", card("encore")))
    assert acting(match)
    assert acting(begins({}, {1: "hole_in_the_saddlebag"}))  # line 200


def test_gate_left_open() -> None:
    match = begins({}, {1: "gate_left_open,basic_monday"}, "gate_left_open")
    match.play(1, ("choose-card", card("basic_monday")))
    assert at(match, "basic_monday") == ("hand", 1)
    assert at(match, "gate_left_open") == ("discard",)  # no unicorn card is left there


def test_gate_left_open_and_cows_r36() -> None:
    match = begins({}, {1: "gate_left_open,basic_monday,cow_costumes"})
    assert acting(match)
    assert at(match, "gate_left_open") == ("stable", 1)


def test_what_arrives_by_an_enter_effect_does_not_pay() -> None:
    stables = {1: "carrot_on_a_stick,hay_catapult", 2: "stork_express,basic_monday"}
    match = begins({1: "encore,neigh_final"}, stables, "carrot_on_a_stick")
    match.play(1, ("discard", card("encore")))
    match.play(1, ("discard", card("neigh_final")))
    match.play(1, ("choose-card", card("stork_express")))
    match.play(1, ("choose-card", card("baby_bubbles")))
    match.play(1, ("effect", card("hay_catapult")))
    assert moves(match, 1, "choose-card") == named("carrot_on_a_stick", "hay_catapult")

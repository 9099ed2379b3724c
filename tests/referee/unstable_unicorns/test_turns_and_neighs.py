"""Stories about set-up, turns, neighs, the end and the party variants; numbers are lines of the book."""

import pytest

from tests.referee.unstable_unicorns import Card, IllegalMove, Match, Options
from tests.referee.unstable_unicorns.cards import all_babies, type_of, whole_deck
from tests.referee.unstable_unicorns.stories import (
    Straight,
    all_pass,
    at,
    card,
    moves,
    named,
    next_turn,
    plays,
    story,
)

SIX = "basic_monday,basic_monday 1,basic_monday 2,basic_toast,basic_toast 1,basic_toast 2"


def test_box_lines_20_and_24() -> None:
    assert len(whole_deck()) == 114
    assert len(all_babies()) == 13


def test_set_up_line_31_and_33() -> None:
    match = Match(4, Options(), Straight())
    assert [len(hand) for hand in match.table.hands] == [5, 5, 5, 5]
    for seat in range(4):
        assert match.who_may_act() == {seat}
        match.play(seat, min(match.legal(seat)))
    assert [match.table.count(seat) for seat in range(4)] == [1, 1, 1, 1]
    assert len(match.table.hands[0]) == 6  # line 53: the first player has drawn
    assert len(match.table.deck) == 114 - 20 - 1


def test_two_players_lines_206_to_230() -> None:
    match = Match(2, Options(babies="dealt"), Straight())
    t = match.table
    assert len(t.box) == 39
    assert not any(type_of(found) == "basic" for found in t.deck)
    assert [len(hand) for hand in t.hands] == [7, 6]  # six, and seat 0 has drawn
    assert at(match, "neigh_polite") == ("hand", 0)
    assert at(match, "neigh_polite 1") == ("hand", 1)
    assert len(t.deck) == 62


def test_two_players_with_the_whole_deck() -> None:
    match = Match(2, Options(babies="dealt", two_players="whole deck"), Straight())
    assert len(match.table.deck) == 114 - 10 - 1
    assert not match.table.box


def test_action_is_to_play_or_to_draw_lines_57_to_63() -> None:
    match = story({0: "basic_monday,neigh_polite,turbo_oats"})
    assert match.legal(0) == {("play", card("basic_monday")), ("draw",)}  # no basic for the oats, no neigh
    with pytest.raises(IllegalMove, match="57"):
        match.play(0, ("play", card("neigh_polite")))


def test_hand_limit_line_67() -> None:
    seven = ",".join(f"neigh_polite {i}" for i in range(5)) + ",neigh_protest,neigh_protest 1"
    match = story({0: seven})
    match.play(0, ("draw",))
    assert {move[0] for move in match.legal(0)} == {"discard"}
    match.play(0, ("discard", card("neigh_protest")))
    assert match.table.active == 1


def test_seven_win_line_131() -> None:
    match = story({0: "basic_queue"}, {0: SIX})
    plays(match, "basic_queue")
    assert match.over
    assert match.winners() == {0}


def test_six_win_with_six_players_line_133() -> None:
    match = story({0: "basic_toast 2"}, {0: SIX.rsplit(",", 1)[0]}, seats=6)
    plays(match, "basic_toast 2")
    assert match.over
    assert match.winners() == {0}


def test_empty_deck_line_135() -> None:
    match = story({}, {1: "basic_monday", 2: "basic_toast,basic_toast 1"})
    del match.table.deck[1:]
    match.play(0, ("draw",))
    assert match.over
    assert match.winners() == {2}


def test_letters_break_the_tie_line_137() -> None:
    match = story({}, {1: "basic_monday", 2: "basic_toast"})
    del match.table.deck[1:]
    assert match.points()[1] == {"unicorns": 1, "letters": 20}  # Monday Morning Unicorn
    match.play(0, ("draw",))
    assert match.winners() == {1}


def test_all_lose_line_137() -> None:
    match = story({}, {1: "basic_monday", 2: "basic_monday 1"})
    del match.table.deck[1:]
    match.play(0, ("draw",))
    assert match.over
    assert match.winners() == set()


def test_neigh_cancels_and_uses_the_action_r07() -> None:
    match = story({0: "basic_monday", 1: "neigh_polite"})
    match.play(0, ("play", card("basic_monday")))
    assert match.who_may_act() == {1, 2}
    assert match.legal(2) == {("pass",)}
    assert at(match, "basic_monday") == ("stack", 0)
    match.play(1, ("neigh", card("neigh_polite")))
    assert match.who_may_act() == {0, 2}  # r03: the neigh may be answered, not by its own player
    match.play(2, ("pass",))
    match.play(0, ("pass",))
    assert at(match, "basic_monday") == ("discard",)
    assert at(match, "neigh_polite") == ("discard",)
    assert match.table.active == 1


def test_a_cancelled_neigh_leaves_the_card_open_to_another_r05() -> None:
    match = story({0: "basic_monday,neigh_protest", 1: "neigh_polite", 2: "neigh_polite 1"})
    match.play(0, ("play", card("basic_monday")))
    match.play(1, ("neigh", card("neigh_polite")))
    match.play(0, ("neigh", card("neigh_protest")))
    match.play(1, ("pass",))
    match.play(2, ("pass",))
    assert match.who_may_act() == {1, 2}  # the basic unicorn is on top again
    match.play(2, ("neigh", card("neigh_polite 1")))
    all_pass(match)
    assert at(match, "basic_monday") == ("discard",)


def test_neigh_final_cannot_be_answered_but_what_it_frees_can_r06() -> None:
    match = story({0: "basic_monday,neigh_final", 1: "neigh_polite", 2: "neigh_polite 1"})
    match.play(0, ("play", card("basic_monday")))
    match.play(1, ("neigh", card("neigh_polite")))
    match.play(0, ("neigh", card("neigh_final")))
    assert at(match, "neigh_polite") == ("discard",)
    assert at(match, "neigh_final") == ("discard",)
    assert match.who_may_act() == {1, 2}


def test_surcharge_costs_a_card_r10() -> None:
    match = story({0: "basic_monday,basic_toast,basic_queue", 1: "neigh_surcharge"})
    match.play(0, ("play", card("basic_monday")))
    match.play(1, ("neigh", card("neigh_surcharge")))
    all_pass(match)
    assert moves(match, 0, "discard") == named("basic_toast", "basic_queue")
    match.play(0, ("discard", card("basic_toast")))
    assert match.table.active == 1


def test_surcharge_on_an_empty_hand_r10() -> None:
    match = story({0: "basic_monday", 1: "neigh_surcharge"})
    match.play(0, ("play", card("basic_monday")))
    match.play(1, ("neigh", card("neigh_surcharge")))
    all_pass(match)
    assert match.table.active == 1


def test_targets_named_before_line_178() -> None:
    match = story({0: "silent_alarm,frozen_budget,mosquito_flyer", 2: "basic_toast,basic_queue"})
    assert moves(match, 0, "play") == {
        (card("silent_alarm"), 1),
        (card("silent_alarm"), 2),
        *((card("frozen_budget"), seat) for seat in range(3)),
        card("mosquito_flyer"),
        *((card("mosquito_flyer"), seat) for seat in range(3)),
    }
    plays(match, "mosquito_flyer", 2)
    assert moves(match, 2, "discard") == named("basic_toast", "basic_queue")  # R72: named is used


def test_targets_named_after_line_180() -> None:
    match = story({0: "silent_alarm"}, targets="after")
    assert moves(match, 0, "play") == {card("silent_alarm")}
    plays(match, "silent_alarm")
    assert match.legal(0) == {("choose-player", 1), ("choose-player", 2)}


def test_stable_of_a_downgrade_after_line_180() -> None:
    match = story({0: "frozen_budget"}, targets="after")
    plays(match, "frozen_budget")
    match.play(0, ("choose-player", 2))
    assert at(match, "frozen_budget") == ("stable", 2)
    match = story({0: "frozen_budget"}, targets="after", stable_named="when played")
    assert (card("frozen_budget"), 1) in moves(match, 0, "play")


def test_start_effects_are_simultaneous_line_163_and_r20() -> None:
    """What one sacrifices still fires; what one draws does not pay; nothing is chosen twice."""
    stable = "rocking_horse,hay_catapult,turbo_oats,carrot_on_a_stick"
    match = story({1: "basic_toast"}, {1: stable, 0: "basic_monday,basic_monday 1", 2: "basic_queue"})
    next_turn(match)
    match.play(1, ("effect", card("turbo_oats")))
    assert card("carrot_on_a_stick") not in moves(match, 1, "effect")  # only one card was there before
    match.play(1, ("effect", card("rocking_horse")))
    match.play(1, ("choose-card", card("hay_catapult")))
    match.play(1, ("choose-card", card("basic_monday")))
    assert card("hay_catapult") in moves(match, 1, "effect")
    match.play(1, ("effect", card("hay_catapult")))
    match.play(1, ("choose-card", card("rocking_horse")))
    assert moves(match, 1, "choose-card") == named("basic_monday 1", "basic_queue")


def test_start_effects_one_after_another() -> None:
    stable = "rocking_horse,hay_catapult,turbo_oats,carrot_on_a_stick"
    match = story({1: "basic_toast"}, {1: stable, 0: "basic_monday"}, start_of_turn="one after another")
    next_turn(match)
    match.play(1, ("effect", card("turbo_oats")))
    assert card("carrot_on_a_stick") in moves(match, 1, "effect")
    match.play(1, ("effect", card("rocking_horse")))
    match.play(1, ("choose-card", card("hay_catapult")))
    match.play(1, ("choose-card", card("basic_monday")))
    assert card("hay_catapult") not in moves(match, 1, "effect")


def test_orders_come_first_r20() -> None:
    match = story({1: "basic_toast"}, {1: "hole_in_the_saddlebag,double_booked,turbo_oats"})
    next_turn(match)
    assert match.legal(1) == {("effect", card("hole_in_the_saddlebag")), ("effect", card("double_booked"))}


def test_a_win_is_looked_for_after_the_start_of_a_turn_r53() -> None:
    match = story({1: "basic_queue"}, {1: SIX + ",bring_a_friend_pass"})
    next_turn(match)
    match.play(1, ("effect", card("bring_a_friend_pass")))
    match.play(1, ("choose-card", card("basic_queue")))
    assert match.over
    assert match.winners() == {1}


def test_drinking_lines_236_and_239() -> None:
    match = story({0: "smashed_china,basic_monday", 1: "basic_toast"}, {1: "basic_queue"}, party="drinking")
    assert match.who_may_act() == {0, 1}
    assert match.who_must_act() == {0}
    match.play(1, ("new-hand",))
    assert at(match, "basic_toast") == ("discard",)
    assert len(match.table.hands[1]) == 1
    assert match.legal(1) == set()  # once in the match
    plays(match, "smashed_china", 1)
    match.play(0, ("choose-card", card("basic_queue")))
    assert match.tally[1] == {"empties the glass": 1, "drinks": 1}


def test_new_hand_before_ones_action_only() -> None:
    match = story({0: "basic_monday", 1: "basic_toast"}, party="drinking", new_hand="before action")
    assert match.legal(1) == set()
    assert ("new-hand",) in match.legal(0)
    match.play(0, ("play", card("basic_monday")))
    assert match.legal(1) == {("pass",)}


def test_a_new_hand_can_make_an_order_impossible() -> None:
    match = story({0: "sneezing_fit", 1: "basic_toast"}, party="stripping")
    plays(match, "sneezing_fit")
    assert match.who_must_act() == {1}
    match.table.deck.clear()
    match.play(1, ("new-hand",))
    assert match.over  # seat 1 has nothing left to discard, and the deck is empty


def test_three_neighs_line_238() -> None:
    match = story(
        {0: "basic_monday,neigh_polite", 1: "neigh_polite 1", 2: "neigh_polite 2"}, party="drinking"
    )
    match.play(0, ("play", card("basic_monday")))
    match.play(1, ("neigh", card("neigh_polite 1")))
    match.play(0, ("neigh", card("neigh_polite")))
    match.play(2, ("neigh", card("neigh_polite 2")))
    all_pass(match)  # seat 2 cancels the answer of seat 0, so the neigh of seat 1 wins
    assert match.legal(1) == {("choose-player", 0), ("choose-player", 1), ("choose-player", 2), ("no",)}
    match.play(1, ("choose-player", 0))
    assert match.tally[0] == {"drinks": 1}


def test_stripping_lines_246_to_248() -> None:
    match = story({0: "frozen_budget", 1: "basic_toast"}, party="stripping")
    match.play(0, ("new-hand",))
    assert match.tally[0] == {"takes off a piece": 1, "underwear on the head": 1}
    match = story({0: "frozen_budget"}, party="stripping")
    plays(match, "frozen_budget", 1)
    assert match.tally[1] == {"takes off a piece": 1}
    match = story({0: "bubble_wrap"}, party="stripping")
    plays(match, "bubble_wrap", 2)
    assert match.tally[2] == {"puts on a piece": 1}


def test_cards_are_values() -> None:
    assert Card("turbo_oats", 1) == card("turbo_oats 1")

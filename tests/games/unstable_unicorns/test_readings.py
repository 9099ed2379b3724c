"""Readings: where a sentence of the rulebook can fairly be read two ways, a table chooses."""

import pytest

from tests.games.unstable_unicorns.story import GAME, Herd

rule = pytest.mark.rule
SIX = "basic_toast basic_toast basic_toast basic_queue basic_queue basic_queue"


@rule("unstable-unicorns.win.when")
@rule("unstable-unicorns.win.at-once")
def test_musical_chairs_as_the_winning_unicorn() -> None:
    herd = Herd().stable("A", SIX).hand("A", "musical_chairs").resolves("A", "musical_chairs")
    assert not herd.over
    at_once = Herd(winning="at-once").stable("A", SIX).hand("A", "musical_chairs")
    at_once.resolves("A", "musical_chairs")
    assert (at_once.winners(), at_once.reason()) == ("A", "win.first")
    assert at_once.in_stable("A") == [*SIX.split(), "musical_chairs"]


@rule("unstable-unicorns.win.at-once")
def test_whoever_is_first_to_have_enough_wins_in_the_middle_of_an_effect() -> None:
    """The exchange student makes seven for B before it takes one of them along."""
    herd = Herd(winning="at-once").stable("A", "exchange_student").stable("B", SIX).turn("A")
    herd.uses("A", "exchange_student").names("A", "B")
    assert herd.winners() == "B"
    settled = Herd().stable("A", "exchange_student").stable("B", SIX).turn("A")
    assert not settled.uses("A", "exchange_student").names("A", "B").over


@rule("unstable-unicorns.two.deck")
@rule("unstable-unicorns.two.whole")
def test_two_may_play_with_the_whole_deck() -> None:
    small, whole = Herd(seats=2), Herd(seats=2, pair_deck="whole")
    assert sum(small.view().stock.values()) == 75 + 13
    assert sum(whole.view().stock.values()) == 114 + 13
    match = GAME.new(whole.setup, whole.state.rng)
    assert [match.hand_size(seat) for seat in (0, 1)] == [5, 5]


@rule("unstable-unicorns.target.stable")
@rule("unstable-unicorns.target.stable-after")
def test_the_stable_may_be_named_after_the_neigh_cards() -> None:
    herd = Herd(targeting="advanced", stable_named="like-players").hand("A", "frozen_budget bubble_wrap")
    herd.acts("A", "play frozen_budget")
    assert herd.asks() == ("BC", "neigh")
    herd.all_pass()
    assert herd.asks() == ("A", "player")
    assert herd.names("A", "C").in_stable("C") == ["frozen_budget"]
    usual = Herd(targeting="advanced").hand("A", "frozen_budget").acts("A", "play frozen_budget")
    assert usual.asks() == ("A", "player")


@rule("unstable-unicorns.target.coming-in")
@rule("unstable-unicorns.target.once-in")
def test_the_player_of_an_enter_effect_may_be_chosen_when_it_is_in() -> None:
    herd = Herd(enter_named="coming-in").hand("A", "homework_muncher").hand("B", "? ?").hand("C", "?")
    herd.acts("A", "play homework_muncher")
    assert herd.asks() == ("BC", "neigh")
    herd.all_pass().acts("A", "yes")
    assert herd.asks() == ("A", "player")


@rule("unstable-unicorns.cards.magic")
def test_a_magic_card_lies_in_the_discard_pile_before_it_works(herd: Herd) -> None:
    """The unicorn that Lucky Dip turns up may take Lucky Dip itself."""
    herd.hand("A", "lucky_dip").next_draws("flea_market").resolves("A", "lucky_dip").acts("A", "yes")
    assert herd.in_hand("A") == ["lucky_dip"]
    old = Herd(magic_discard="when-done").hand("A", "lucky_dip").next_draws("flea_market")
    assert old.resolves("A", "lucky_dip").asks() == ("B", "action")


@rule("unstable-unicorns.special.start-over")
def test_only_start_over_waits_until_it_is_done(herd: Herd) -> None:
    herd.hand("A", "start_over ?").stable("A", "basic_toast basic_queue").resolves("A", "start_over")
    assert herd.discarded() == []
    assert herd.picks("A", "basic_toast").discarded() == ["start_over"]


def test_a_match_of_the_first_rules_is_a_set_of_readings() -> None:
    past = {option.key for option in GAME.options() if option.past}
    assert GAME.earlier[1].keys() == past

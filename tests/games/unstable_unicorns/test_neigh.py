"""Neigh cards: who is asked, what is stopped, and in which order."""

import pytest

from tests.games.unstable_unicorns.story import Herd

rule = pytest.mark.rule


@rule("unstable-unicorns.neigh.plays-only")
def test_effects_and_brought_cards_cannot_be_neighed(herd: Herd) -> None:
    herd.stable("A", "carrot_on_a_stick").hand("A", "encore bedtime lucky_dip").stable("B", "basic_toast")
    herd.hand("B", "neigh_polite").next_draws("basic_monday basic_queue").turn("A").uses(
        "A", "carrot_on_a_stick"
    )
    herd.picks("A", "encore", "bedtime")
    assert "basic_toast" in herd.in_stable("A")
    herd.resolves("A", "lucky_dip")
    assert "basic_queue" in herd.in_stable("A")
    assert "neigh_polite" in herd.in_hand("B")


@rule("unstable-unicorns.neigh.plays-only")
def test_a_neigh_card_is_no_action(herd: Herd) -> None:
    assert herd.hand("A", "neigh_polite").refuses("A", "play neigh_polite") == "neigh.plays-only"


@rule("unstable-unicorns.neigh.another-player")
def test_nobody_neighs_their_own_card(herd: Herd) -> None:
    herd.hand("A", "basic_toast neigh_polite").plays("A", "basic_toast")
    assert herd.asks() == ("BC", "neigh")
    assert herd.refuses("A", "play neigh_polite") == "neigh.another-player"


@rule("unstable-unicorns.neigh.answers")
def test_only_neigh_cards_answer(herd: Herd) -> None:
    herd.hand("A", "basic_toast").hand("B", "encore neigh_polite").plays("A", "basic_toast")
    assert herd.choices("B") == ["pass", "play neigh_polite"]
    assert herd.choices("C") == ["pass"]
    assert herd.refuses("B", "play encore") == "neigh.answers"
    assert herd.refuses("B", "draw") == "neigh.answers"
    assert herd.refuses("C", "play neigh_polite") == "action.in-hand"


@rule("unstable-unicorns.neigh.counter")
def test_a_neigh_against_oneself_can_be_neighed(herd: Herd) -> None:
    herd.hand("A", "basic_toast neigh_protest").hand("B", "neigh_polite").plays("A", "basic_toast").neighs(
        "B"
    )
    assert herd.asks() == ("AC", "neigh")
    herd.neighs("A", "neigh_protest").all_pass()
    assert herd.in_stable("A") == ["basic_toast"]


@rule("unstable-unicorns.neigh.everyone")
def test_everyone_is_asked_at_once_and_nobody_learns_who_passed(herd: Herd) -> None:
    herd.hand("A", "basic_toast").hand("C", "neigh_polite").plays("A", "basic_toast")
    before = herd.view("C")
    herd.acts("B", "pass")
    assert herd.told[-1].key != "unstable-unicorns-pass"
    assert herd.view("C").to_act == before.to_act == [1, 2]
    assert herd.view("B").to_act == [2]
    herd.neighs("C")
    assert herd.asks() == ("AB", "neigh")


@rule("unstable-unicorns.neigh.closed")
def test_who_has_passed_cannot_come_back(herd: Herd) -> None:
    herd.hand("A", "basic_toast").hand("B", "neigh_polite").plays("A", "basic_toast").acts("B", "pass")
    assert herd.refuses("B", "play neigh_polite") == "neigh.closed"
    herd.acts("C", "pass")
    assert herd.in_stable("A") == ["basic_toast"]
    assert herd.refuses("B", "pass") == "neigh.closed"


@rule("unstable-unicorns.neigh.stack")
def test_the_last_neigh_is_settled_first_and_the_card_beneath_can_be_neighed_again(herd: Herd) -> None:
    herd.hand("A", "basic_toast neigh_polite").hand("B", "neigh_polite").hand("C", "neigh_protest")
    herd.plays("A", "basic_toast").neighs("B").neighs("A").all_pass_once()
    # B's Neigh is stopped, so the unicorn is on top again.
    assert herd.asks() == ("BC", "neigh")
    assert [played.card for played in herd.view().stack] == ["basic_toast"]
    herd.neighs("C", "neigh_protest").all_pass()
    assert herd.in_stable("A") == []
    assert herd.discarded() == ["neigh_polite", "neigh_polite", "basic_toast", "neigh_protest"]


@rule("unstable-unicorns.neigh.cancelled")
def test_a_stopped_card_was_the_action_all_the_same(herd: Herd) -> None:
    herd.hand("A", "stork_express").hand("B", "neigh_polite").plays("A", "stork_express").neighs(
        "B"
    ).all_pass()
    assert herd.discarded() == ["stork_express", "neigh_polite"]
    assert herd.asks() == ("B", "action")


@rule("unstable-unicorns.neigh.surcharge")
def test_the_surcharge_is_due_only_if_it_is_not_stopped(herd: Herd) -> None:
    herd.hand("A", "basic_toast neigh_polite ?").hand("B", "neigh_surcharge").plays("A", "basic_toast")
    herd.neighs("B", "neigh_surcharge").neighs("A").all_pass()
    assert len(herd.in_hand("A")) == 1
    poor = Herd().hand("A", "basic_toast").hand("B", "neigh_surcharge").plays("A", "basic_toast")
    assert poor.neighs("B", "neigh_surcharge").all_pass().asks() == ("B", "action")


@rule("unstable-unicorns.neigh.surcharge")
def test_whoever_was_stopped_pays_even_a_neigher(herd: Herd) -> None:
    herd.hand("A", "basic_toast neigh_surcharge").hand("B", "neigh_polite encore bedtime").plays(
        "A", "basic_toast"
    )
    herd.neighs("B").neighs("A", "neigh_surcharge").all_pass_once()
    assert herd.asks() == ("B", "hand")
    herd.picks("B", "encore").all_pass()
    assert herd.in_stable("A") == ["basic_toast"]


@rule("unstable-unicorns.neigh.final")
def test_nobody_is_asked_about_the_final_neigh(herd: Herd) -> None:
    herd.hand("A", "basic_toast neigh_polite").hand("B", "neigh_final").plays("A", "basic_toast")
    herd.neighs("B", "neigh_final")
    assert not herd.state.window
    assert herd.in_stable("A") == []


@rule("unstable-unicorns.neigh.final-stack")
def test_the_final_neigh_settles_only_the_card_beneath(herd: Herd) -> None:
    herd.hand("A", "basic_toast neigh_final").hand("B", "neigh_polite").hand("C", "neigh_protest")
    herd.plays("A", "basic_toast").neighs("B").neighs("A", "neigh_final")
    assert herd.asks() == ("BC", "neigh")
    herd.neighs("C", "neigh_protest").all_pass()
    assert herd.in_stable("A") == []

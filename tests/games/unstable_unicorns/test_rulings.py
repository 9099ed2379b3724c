"""What the rulebook leaves open is written down, on whose word, and holds in its corners too."""

import re
from pathlib import Path

import pytest

from monoceros.core.clauses import load_clauses
from monoceros.games.unstable_unicorns import cards
from tests.games.unstable_unicorns.story import Herd

rule = pytest.mark.rule
ROW = re.compile(r"^\| (R\d+) \|.*\| ([^|]+) \|$", re.MULTILINE)


def test_every_ruling_a_clause_stands_on_is_written_down_and_no_other() -> None:
    rulings = Path(__file__).parents[3] / "docs" / "rulings.md"
    chapter = rulings.read_text(encoding="utf-8").split("## Unstable Unicorns\n")[1].split("\n## ")[0]
    written = dict(ROW.findall(chapter))
    clauses = load_clauses(cards.CARDS.with_name("rulebook.toml"))
    cited = {clause.ruling for clause in clauses if "ruling" in clause.provenance.values()}
    assert cited == {number for number, word in written.items() if word != "Rulebook"}
    assert list(written) == [f"R{number}" for number in range(1, len(written) + 1)]


@rule("unstable-unicorns.stable.enter")
def test_a_unicorn_comes_in_anew_each_time(herd: Herd) -> None:
    """R13: played, and played again after it was sent back."""
    herd.hand("A", "stork_express").hand("B", "return_to_sender").resolves("A", "stork_express")
    assert herd.asks() == ("A", "may")
    herd.acts("A", "no").resolves("B", "return_to_sender", at="A").acts("C", "draw")
    assert herd.resolves("A", "stork_express").asks() == ("A", "may")


@rule("unstable-unicorns.stable.flyers")
def test_a_moved_flyer_stays_where_it_was_moved_to(herd: Herd) -> None:
    herd.stable("A", "removals_van").stable("B", "mosquito_flyer").turn("A").uses("A", "removals_van")
    assert (herd.in_stable("C"), herd.in_hand("B")) == (["mosquito_flyer"], [])
    assert not herd.events("fly")


@rule("unstable-unicorns.stable.flyers")
def test_a_flyer_sent_back_has_not_flown(herd: Herd) -> None:
    herd.hand("A", "return_to_sender").stable("B", "mosquito_flyer").resolves("A", "return_to_sender", at="B")
    assert "mosquito_flyer" in herd.in_hand("B")
    assert not herd.events("fly")


@rule("unstable-unicorns.turn.extra")
def test_the_hand_limit_comes_before_the_extra_turn(herd: Herd) -> None:
    herd.hand("A", "encore bedtime lucky_dip ? ? ? ? ? ? ?").resolves("A", "encore")
    herd.picks("A", "bedtime", "lucky_dip")
    assert herd.asks() == ("A", "limit")
    while herd.asks() == ("A", "limit"):
        assert herd.view().extra == 1
        herd.acts("A", herd.choices("A")[0])
    assert herd.asks() == ("A", "action")
    assert (len(herd.in_hand("A")), herd.view().extra) == (8, 0)


@rule("unstable-unicorns.impossible.one-way-out")
def test_who_can_do_neither_cannot_be_chosen(herd: Herd) -> None:
    herd.hand("A", "lose_lose_offer ? ? ?").stable("C", "basic_toast")
    herd.acts("A", "play lose_lose_offer")
    assert herd.choices("A") == ["player A", "player C"]
    assert herd.refuses("A", "player B") == "target.fits"


@rule("unstable-unicorns.bans.bringing")
@pytest.mark.parametrize("way", ["stolen", "turned up"])
def test_a_grumbler_that_is_not_played_needs_no_basic_unicorn(way: str) -> None:
    if way == "stolen":
        herd = Herd().stable("A", "carrot_on_a_stick").hand("A", "? ?").stable("B", "grumbler").turn("A")
        herd.uses("A", "carrot_on_a_stick")
    else:
        herd = Herd().hand("A", "lucky_dip").next_draws("grumbler").resolves("A", "lucky_dip")
    assert "grumbler" in herd.in_stable("A")


@rule("unstable-unicorns.cows.at-once")
def test_a_unicorn_in_costume_still_does_what_it_does_on_coming_in(herd: Herd) -> None:
    herd.stable("A", "cow_costumes").hand("A", "stork_express").resolves("A", "stork_express")
    assert herd.asks() == ("A", "may")
    herd.acts("A", "yes", "pick baby_shadow")
    assert herd.count("A") == 0


@rule("unstable-unicorns.cows.at-once")
def test_the_gate_stays_on_a_stable_of_cows(herd: Herd) -> None:
    herd.stable("B", "cow_costumes basic_toast").hand("A", "gate_left_open")
    herd.resolves("A", "gate_left_open", at="B")
    assert herd.in_stable("B") == ["cow_costumes", "basic_toast", "gate_left_open"]


@rule("unstable-unicorns.uniforms.kind")
def test_a_uniform_does_not_help_a_pass_for_friends(herd: Herd) -> None:
    herd.stable("A", "grey_uniforms ticking_twin").hand("A", "bring_a_friend_pass")
    assert herd.refuses("A", "play bring_a_friend_pass") == "bans.needs-basic"
    other = Herd().stable("A", "bring_a_friend_pass grey_uniforms").hand("A", "ticking_twin").turn("A")
    assert other.refuses("A", "use bring_a_friend_pass") == "impossible.skipped"


@rule("unstable-unicorns.foals.strike")
def test_during_the_strike_no_foal_is_lent_or_moved(herd: Herd) -> None:
    herd.stable("A", "library_loan nursery_strike baby_shadow").turn("A").names("A", "B")
    assert herd.refuses("A", "pick baby_shadow") == "foals.strike"
    van = Herd().stable("A", "removals_van nursery_strike").stable("B", "baby_shadow").turn("A")
    van.uses("A", "removals_van")
    # The only unicorn that can be moved is the one on strike itself.
    assert van.choices("A") == ["player B", "player C"]
    assert van.names("A", "C").in_stable("B") == ["baby_shadow"]


@rule("unstable-unicorns.guard.wrapped")
def test_a_wrapped_unicorn_is_sacrificed_moved_and_sent_back_like_any_other(herd: Herd) -> None:
    herd.stable("B", "bubble_wrap basic_toast").hand("A", "musical_chairs").resolves("A", "musical_chairs")
    assert herd.in_stable("B") == ["bubble_wrap"]
    van = Herd().stable("A", "removals_van").stable("B", "bubble_wrap basic_toast").turn("A")
    assert van.uses("A", "removals_van").in_stable("C") == ["basic_toast"]
    post = Herd().stable("B", "bubble_wrap basic_toast").hand("A", "return_to_sender")
    post.resolves("A", "return_to_sender", at="B").picks("A", "basic_toast")
    assert "basic_toast" in post.in_hand("B")


@rule("unstable-unicorns.win.refill")
def test_an_empty_deck_is_not_refilled_by_drawing_or_searching(herd: Herd) -> None:
    herd.hand("A", "search_party").only_in_deck("vip_guest").resolves("A", "search_party")
    herd.acts("A", "yes", "pick vip_guest")
    assert herd.over
    assert herd.view().deck == 0

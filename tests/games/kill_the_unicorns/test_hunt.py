"""Hunting: opening, following, passing, revealing, who wins, and what becomes of the cards."""

import pytest

from tests.games.kill_the_unicorns.story import Hunt

rule = pytest.mark.rule


@rule("kill-the-unicorns.hunt.one-at-a-time")
def test_the_row_is_hunted_in_order(hunt: Hunt) -> None:
    hunt.row("pink 1", "blue 1", "green 1", "yellow 1").lays("A", 1).passes("B", "C")
    assert hunt.herd_of("A")[-1] == "pink 1"
    assert hunt.view().hunt == 2
    assert [prize.card for prize in hunt.view().row][:2] == [None, "blue_unicorn_1"]


@rule("kill-the-unicorns.hunt.open")
def test_the_opener_lays_one_to_three(hunt: Hunt) -> None:
    assert all(hunt.allows("A", cards) for cards in ("lay 4", "lay 1 1", "lay 3 3 0"))
    assert hunt.refuses("A", "lay 1 1 2 2") == "hunt.open"


@rule("kill-the-unicorns.hunt.same-number")
def test_followers_lay_as_many_cards(hunt: Hunt) -> None:
    hunt.lays("A", 1, 1)
    assert hunt.refuses("B", "lay 4") == "hunt.same-number"
    assert hunt.refuses("B", "lay 4 3 2") == "hunt.same-number"
    hunt.lays("B", 0, 2)
    assert hunt.view().needed == 2
    assert hunt.view("B").laid[1] == ["hunt_0", "hunt_2"]
    assert hunt.view("A").laid[1] == [None, None]


@rule("kill-the-unicorns.hunt.from-hand")
def test_only_cards_in_hand_can_be_laid(hunt: Hunt) -> None:
    hunt.hand("A", 3, 3, 1)
    assert hunt.refuses("A", "lay 4") == "hunt.from-hand"
    assert hunt.refuses("A", "lay 1 1") == "hunt.from-hand"
    assert hunt.allows("A", "lay 3 3")


@rule("kill-the-unicorns.hunt.pass")
def test_nobody_has_to_hunt(hunt: Hunt) -> None:
    hunt.lays("A", 2).passes("B", "C")
    assert hunt.hand_of("B") == [0, 1, 1, 2, 2, 3, 3, 4]
    assert len(hunt.herd_of("A")) == 2


@rule("kill-the-unicorns.hunt.must-pass")
def test_too_few_cards_mean_passing(hunt: Hunt) -> None:
    hunt.hand("B", 4, 3).lays("A", 1, 1, 2)
    assert hunt.asks() == ("C", "lay")
    assert "hunt.must-pass" in hunt.clauses()
    assert 1 in hunt.view().passed


@rule("kill-the-unicorns.hunt.must-pass")
def test_a_first_player_with_an_empty_hand_passes_too() -> None:
    hunt = Hunt().hand("A")
    assert hunt.asks() == ("B", "lay")
    assert hunt.marker() == "B"


@rule("kill-the-unicorns.hunt.passes-by-itself")
def test_nobody_is_asked_before_a_pass_that_comes_by_itself() -> None:
    hunt = Hunt().plays_as("B", "princess", ready=True).row("pink 1", "blue 1").trap("C", "bicorn", 3)
    hunt.hand("B").hand("C")
    assert hunt.asks() == ("B", "before-lay")
    hunt.passes("B", "A")
    assert [news.params["seat"] for news in hunt.events("must-pass")] == [1, 2]
    assert hunt.asks() == ("A", "lay"), "the next hunt: nobody else has cards"


@rule("kill-the-unicorns.hunt.passed")
def test_who_passed_does_not_come_back(hunt: Hunt) -> None:
    hunt.passes("A").lays("B", 1)
    assert hunt.asks() == ("C", "lay")
    assert hunt.refuses("A", "lay 1") == "hunt.passed"
    hunt.passes("C")
    assert len(hunt.herd_of("B")) == 2


@rule("kill-the-unicorns.hunt.marker-moves")
def test_a_first_player_who_passes_hands_the_marker_on(hunt: Hunt) -> None:
    hunt.passes("A")
    assert hunt.marker() == "B"
    assert hunt.allows("B", "lay 1 1 2")
    assert "hunt.marker-moves" in hunt.clauses()


@rule("kill-the-unicorns.hunt.marker-moves-french")
def test_the_marker_moves_in_french_too(chasse: Hunt) -> None:
    chasse.passes("A", "B")
    assert chasse.marker() == "C"
    assert "hunt.marker-moves-french" in chasse.clauses()


@rule("kill-the-unicorns.hunt.next-opens")
def test_in_the_prototype_the_next_one_opens(prototype: Hunt) -> None:
    prototype.passes("A")
    assert prototype.asks() == ("B", "lay")
    assert prototype.allows("B", "lay 1 1 2")
    assert prototype.marker() == "A"


@rule("kill-the-unicorns.hunt.all-pass")
@pytest.mark.parametrize("edition", ["de", "fr", "en-prototype"])
def test_a_unicorn_nobody_wants_runs_away(edition: str) -> None:
    hunt = (
        Hunt(edition=edition)
        .row("pink 1", "blue 1")
        .trap("A", "bicorn", 2 if edition == "en-prototype" else 3)
    )
    hunt.passes("A", "B", "C")
    assert hunt.gone() == ["pink 1"]
    assert hunt.marker() == "A"
    assert hunt.trap_discard("A") == (["bicorn"] if edition == "fr" else [None])
    assert hunt.trap_discard("A", "A") == ["bicorn"]
    assert "hunt.all-pass" in hunt.clauses()


@rule("kill-the-unicorns.hunt.lone-hunter")
def test_a_lone_hunter_wins_with_nothing(hunt: Hunt) -> None:
    hunt.row("pink 1").passes("A").lays("B", 0).passes("C")
    assert hunt.herd_of("B")[-1] == "pink 1"
    assert "hunt.lone-hunter" in hunt.clauses()


@rule("kill-the-unicorns.reveal.together")
def test_cards_stay_hidden_until_all_have_decided() -> None:
    hunt = Hunt().plays_as("C", "wizard", ready=True).lays("A", 4).lays("B", 3)
    assert hunt.view("C").laid == [[None], [None], []]
    assert hunt.view().totals == [None, None, None]
    hunt.lays("C", 1)
    assert hunt.asks() == ("C", "after-reveal")
    assert hunt.view().laid == [["hunt_4"], ["hunt_3"], ["hunt_1"]]
    assert hunt.view().totals == [4, 3, 1]


@rule("kill-the-unicorns.reveal.highest-wins")
@rule("kill-the-unicorns.reveal.take")
def test_the_highest_total_wins(hunt: Hunt) -> None:
    hunt.row("green 3").lays("A", 1, 2).lays("B", 4, 0).lays("C", 1, 1)
    assert hunt.herd_of("B")[-1] == "green 3"


@rule("kill-the-unicorns.reveal.ties-cancel")
def test_a_tie_lets_the_next_lower_win(hunt: Hunt) -> None:
    hunt.row("green 3").lays("A", 4, 0).lays("B", 3, 1).lays("C", 1, 0)
    assert hunt.herd_of("C")[-1] == "green 3"
    assert [news.params for news in hunt.events("tied")] == [{"total": 4, "count": 2}]


@rule("kill-the-unicorns.reveal.ties-cancel")
@rule("kill-the-unicorns.reveal.runs-away")
def test_one_one_zero_zero_and_nobody_wins() -> None:
    """The rulebook's own example."""
    hunt = Hunt(4).row("green 3").lays("A", 1).lays("B", 1).lays("C", 0).lays("D", 0)
    assert hunt.gone() == ["green 3"]
    assert [len(hunt.herd_of(seat)) for seat in "ABCD"] == [1, 1, 1, 1]
    assert hunt.marker() == "A"
    assert "reveal.runs-away" in hunt.clauses()


@rule("kill-the-unicorns.reveal.zero-can-win")
def test_zero_can_win() -> None:
    hunt = Hunt(3).row("green 3").lays("A", 2).lays("B", 2).lays("C", 0)
    assert hunt.herd_of("C")[-1] == "green 3"
    assert "reveal.zero-can-win" in hunt.clauses()


@rule("kill-the-unicorns.reveal.runaway-traps")
def test_traps_of_a_runaway_go_back_unseen(hunt: Hunt) -> None:
    hunt.row("green 3").trap("B", "bicorn", 4, "above").trap("C", "smelly unicorn", 4, "below")
    hunt.lays("A", 2).lays("B", 2).passes("C")
    assert hunt.gone() == ["green 3"]
    assert hunt.trap_discard("B") == [None]
    assert hunt.trap_discard("B", "B") == ["bicorn"]
    assert hunt.trap_discard("C", "B") == [None]
    assert hunt.view().row[3].above is None


@rule("kill-the-unicorns.reveal.trap-after-winner")
def test_without_a_winner_no_trap_is_uncovered(hunt: Hunt) -> None:
    hunt.row("green 3").trap("B", "bicorn", 4).lays("A", 2).lays("B", 2).lays("C", 2)
    assert hunt.events("trap") == []
    hunt = Hunt().row("green 3").trap("B", "bicorn", 4).lays("A", 2).lays("B", 1).lays("C", 1)
    keys = [news.key.removeprefix("kill-the-unicorns-") for news in hunt.told]
    assert keys.index("ahead") < keys.index("trap") < keys.index("catch")


@rule("kill-the-unicorns.reveal.trap-before-winner")
def test_the_prototype_uncovers_the_trap_in_any_case(prototype: Hunt) -> None:
    prototype.row("green 3").trap("B", "bicorn", 3).lays("A", 2).lays("B", 2).lays("C", 2)
    assert [news.params["card"] for news in prototype.events("trap")] == ["bicorn"]
    assert prototype.gone() == ["green 3"]
    assert prototype.trap_discard("B") == ["bicorn"]


@rule("kill-the-unicorns.reveal.one-of-two")
@rule("kill-the-unicorns.reveal.other-trap")
def test_the_winner_uncovers_one_of_two_without_looking(hunt: Hunt) -> None:
    hunt.row("green 3").trap("B", "bicorn", 4, "above").trap("C", "smelly unicorn", 4, "below")
    hunt.lays("A", 4).passes("B", "C")
    assert hunt.asks() == ("A", "choose-trap")
    prize = hunt.view("A").row[3]
    assert prize.above is not None
    assert prize.above.card is None
    assert hunt.refuses("A", "pass") == "reveal.one-of-two"
    assert hunt.refuses("B", "reveal above") == "reveal.one-of-two"
    hunt.plays("A", "reveal above")
    assert hunt.herd_of("A")[-1] == "green 3 ~ bicorn"
    assert hunt.trap_discard("C") == [None]
    assert hunt.trap_discard("C", "C") == ["smelly_unicorn"]


@rule("kill-the-unicorns.reveal.other-trap")
def test_the_other_trap_goes_under_the_discard(hunt: Hunt) -> None:
    hunt.row("green 3").trap("B", "bicorn", 4, "above").trap("C", "smelly unicorn", 4, "below")
    hunt.given(C_traps="Ta").lays("A", 4).passes("B", "C").plays("A", "reveal above")
    assert hunt.trap_discard("C", "C") == ["smelly_unicorn", "athletic_unicorn"]


@rule("kill-the-unicorns.reveal.winner-picks")
@rule("kill-the-unicorns.reveal.other-trap-french")
def test_the_french_winner_picks_blind(chasse: Hunt) -> None:
    chasse.row("green 3").trap("B", "bicorn", 4, "above").trap("C", "smelly unicorn", 4, "below")
    chasse.lays("A", 4).passes("B", "C")
    assert chasse.refuses("A", "pass") == "reveal.winner-picks"
    chasse.plays("A", "reveal below")
    assert chasse.herd_of("A")[-1] == "green 3 ~ smelly unicorn"
    assert chasse.trap_discard("B") == ["bicorn"]
    assert "reveal.other-trap-french" in chasse.clauses()


@rule("kill-the-unicorns.reveal.single-trap")
def test_the_prototype_has_nothing_to_pick(prototype: Hunt) -> None:
    prototype.row("green 3").trap("B", "bicorn", 3).lays("A", 4).passes("B", "C")
    assert prototype.herd_of("A")[-1] == "green 3 ~ bicorn"


@rule("kill-the-unicorns.reveal.effect-at-once")
def test_an_effect_comes_before_the_prize(hunt: Hunt) -> None:
    hunt.row("green 3").herd("A", "pink 1", "blue 2").trap("B", "zombicorn", 4).lays("A", 4).passes("B", "C")
    assert hunt.asks() == ("A", "zombicorn")
    assert hunt.herd_of("A") == ["pink 1", "blue 2"]
    assert hunt.refuses("B", "pass") == "reveal.effect-at-once"


@rule("kill-the-unicorns.reveal.new-winner")
def test_a_trap_can_make_somebody_else_win(hunt: Hunt) -> None:
    hunt.row("green 3").trap("B", "size doesnt matter", 4).lays("A", 4).lays("B", 1).lays("C", 2)
    assert hunt.herd_of("B")[-1] == "green 3"
    assert [news.params for news in hunt.events("new-winner")] == [{"seat": 1, "total": 1}]


@rule("kill-the-unicorns.reveal.discard")
def test_laid_cards_and_the_trap_are_discarded_openly(hunt: Hunt) -> None:
    hunt.row("green 3", "pink 1").trap("B", "no use running", 3).lays("A", 4, 1).lays("B", 1, 2).passes("C")
    assert hunt.spent("A") == [1, 4]
    assert hunt.spent("B") == [1, 2]
    assert hunt.trap_discard("B") == ["no_use_running"]
    assert hunt.hand_of("A") == [0, 1, 2, 2, 3, 3]


@rule("kill-the-unicorns.reveal.pinned")
def test_a_pinned_trap_stays_with_the_unicorn(hunt: Hunt) -> None:
    hunt.row("green 3", "pink 1").trap("B", "smelly unicorn", 3).lays("A", 4).passes("B", "C")
    assert hunt.herd_of("A")[-1] == "green 3 ~ smelly unicorn"
    assert hunt.trap_discard("B") == []


@rule("kill-the-unicorns.reveal.winner-starts")
def test_the_winner_is_the_next_first_player(hunt: Hunt) -> None:
    hunt.row("green 3", "pink 1").lays("A", 1).lays("B", 2).lays("C", 3)
    assert hunt.marker() == "C"
    assert hunt.asks() == ("C", "lay")
    again = Hunt().row("green 3", "pink 1").lays("A", 2).lays("B", 2).passes("C")
    assert again.marker() == "A"

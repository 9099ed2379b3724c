"""Experts, beginners, and the team game of the prototype."""

import pytest

from monoceros.core.mistakes import Mistake
from monoceros.core.rng import Rng
from tests.games.kill_the_unicorns.story import GAME, Hunt, view_of

rule = pytest.mark.rule


@rule("kill-the-unicorns.variant.expert")
@pytest.mark.parametrize("edition", ["de", "fr"])
def test_experts_discard_face_down(edition: str) -> None:
    hunt = Hunt(edition=edition, expert="on").row("pink 1", "blue 1").trap("B", "no use running", 3)
    hunt.lays("A", 4, 1).passes("B", "C")
    for viewer in ("A", "B", "C", ""):
        assert hunt.spent("A", viewer) == ([1, 4] if viewer == "A" else [None, None])
        assert hunt.trap_discard("B", viewer) == (["no_use_running"] if viewer == "B" else [None])
    assert hunt.hand_of("A") == [0, 1, 2, 2, 3, 3]


@rule("kill-the-unicorns.variant.expert")
@rule("kill-the-unicorns.variant.expert-paid")
def test_experts_lay_payments_and_bait_face_down_too() -> None:
    hunt = Hunt(expert="on").begins("market").herd("A", "pink 1").hand("A", 3, 1).stock("horn_token")
    hunt.plays("A", "buy horn_token", "on 1")
    assert hunt.hand_of("A") == [1]
    assert set(hunt.spent("A", "B")) == {None}
    assert hunt.spent("A", "A")[-1] == 3
    bait = Hunt(expert="on").plays_as("B", "huntress").row("pink 1", "blue 1").trap("B", "costly bait", 3)
    bait.lays("A", 4).passes("B", "C").plays("A", "drop 3")
    assert bait.hand_of("A") == [0, 1, 1, 2, 2, 3]
    assert bait.spent("A", "A") == [3, 4]
    assert bait.spent("A", "C") == [None, None]
    assert [news.params["card"] for news in bait.events("drop")] == [None]


@rule("kill-the-unicorns.variant.beginner")
@pytest.mark.parametrize("edition", ["de", "fr"])
def test_beginners_play_without_traps_and_powers(edition: str) -> None:
    hunt = Hunt(6, edition, beginner="no-traps-no-powers").given(used="-").begins("round")
    assert hunt.asks() == ("A", "lay")
    assert set(hunt.view().powers) == {"off"}
    assert hunt.view().trap_hands == [[]] * 6
    setup = GAME.setup(6, edition, {"beginner": "no-traps-no-powers"})
    assert len(view_of(GAME.new(setup, Rng(1))).free) == 6


@rule("kill-the-unicorns.variant.no-traps")
def test_without_traps_princess_and_shaman_stay_at_home() -> None:
    setup = GAME.setup(4, "de", {"beginner": "no-traps", "start": "A"})
    state = GAME.new(setup, Rng(1))
    assert view_of(state, 0).free == ["knight", "wizard", "huntress", "bard"]
    refusal = state.why_not(0, GAME.parse(setup, 0, "pick princess"))
    assert refusal is not None
    assert refusal.clause == "kill-the-unicorns.variant.no-traps"
    with pytest.raises(Mistake, match="seats-count"):
        GAME.setup(5, "de", {"beginner": "no-traps"})
    hunt = Hunt(beginner="no-traps").plays_as("A", "knight").given(used="BC").begins("round")
    assert hunt.asks() == ("A", "lay")
    assert hunt.allows("A", "lay 1 1 2 2 extra")


@rule("kill-the-unicorns.variant.no-powers")
def test_the_french_may_play_with_traps_and_without_powers() -> None:
    options = {"beginner": "no-powers", "extra_characters": "on", "start": "A"}
    setup = GAME.setup(3, "fr", options)
    state = GAME.new(setup, Rng(1))
    assert view_of(state, 0).free == ["princess", "knight", "wizard", "shaman", "huntress", "bard"]
    refusal = state.why_not(0, GAME.parse(setup, 0, "pick thief"))
    assert refusal is not None
    assert refusal.clause == "kill-the-unicorns.variant.no-powers"
    hunt = Hunt(edition="fr", beginner="no-powers").plays_as("A", "knight").given(used="-").begins("round")
    assert hunt.asks() == ("A", "trap")
    with pytest.raises(Mistake, match="option-value"):
        GAME.setup(3, "de", {"beginner": "no-powers"})


# The team game


@rule("kill-the-unicorns.team.two-teams")
@rule("kill-the-unicorns.team.seats")
def test_teams_are_drawn_by_lot_and_take_turns(teams: Hunt) -> None:
    drawn = set()
    for seed in range(60):
        state = GAME.new(teams.setup, Rng(seed))
        view = view_of(state)
        drawn.add(tuple(view.order))
        assert GAME.teams(state) == view.teams
        assert [view.teams[seat] for seat in view.order] == [0, 1, 0, 1]
    assert len(drawn) == 6, "every way to sit in turns"
    assert GAME.teams(GAME.new(GAME.setup(4, "en-prototype"), Rng(1))) == [0, 1, 2, 3]


@rule("kill-the-unicorns.team.two-teams")
def test_partners_who_do_not_sit_across_play_together(teams: Hunt) -> None:
    teams.given(order="ACBD").row("pink 1", "blue 1")
    assert teams.view().teams == [0, 0, 1, 1]
    assert teams.asks() == ("AB", "lead")
    teams.plays("B", "lead mate").plays("A", "number 2").lays("A", 4).lays("C", 1).lays("B", 1).lays("D", 0)
    assert teams.herd_of("B")[-1] == "pink 1"
    assert teams.herd_of("A") == teams.herd_of("B")


@rule("kill-the-unicorns.team.seats")
def test_only_four_can_play_in_teams() -> None:
    with pytest.raises(Mistake, match="seats-count"):
        GAME.setup(3, "en-prototype", {"teams": "on"})


@rule("kill-the-unicorns.team.three-unicorns")
@rule("kill-the-unicorns.team.two-traps")
def test_three_unicorns_with_two_traps_each(teams: Hunt) -> None:
    teams.trap("B", "bicorn", 1, "above").given(A_pile="Ta,Ts,Tp,Tl,Tr,Tb,Tt,Tpr").begins("round")
    assert len(teams.view().row) == 3
    teams.plays("A", "discard trojan_unicorn")
    assert teams.refuses("A", "set pink_ribbon 1 above") == "team.two-traps"
    assert teams.refuses("A", "set pink_ribbon 4 below") == "team.three-unicorns"
    assert teams.allows("A", "set pink_ribbon 1 below")


@rule("kill-the-unicorns.team.first-player")
def test_the_team_settles_who_opens(teams: Hunt) -> None:
    assert teams.asks() == ("AC", "lead")
    assert teams.refuses("B", "pass") == "team.first-player"
    with pytest.raises(Mistake, match="notation-word"):
        teams.plays("A", "lead C")
    teams.plays("A", "lead mate")
    assert teams.asks() == ("C", "announce")
    assert teams.marker() == "C"


@rule("kill-the-unicorns.team.first-member")
def test_who_laid_first_for_the_winners_goes_first_until_the_team_chooses(teams: Hunt) -> None:
    teams.row("pink 1").plays("A", "lead self").passes("A")
    teams.plays("B", "number 2").lays("B", 1).lays("D", 1)
    assert teams.marker() == "B"
    assert teams.asks() == ("B", "market")


@rule("kill-the-unicorns.team.two-to-five")
def test_the_opener_names_two_to_five(teams: Hunt) -> None:
    teams.plays("A", "lead self")
    assert all(teams.allows("A", f"number {number}") for number in (2, 3, 4, 5))
    assert teams.refuses("A", "lay 1 1") == "team.two-to-five"
    few = Hunt(4, "en-prototype", teams="on").hand("A", 1, 2).hand("C", 4).plays("A", "lead self")
    assert few.allows("A", "number 3")
    assert few.refuses("A", "number 4") == "team.two-to-five"


@rule("kill-the-unicorns.team.at-least-one")
def test_each_member_lays_at_least_one(teams: Hunt) -> None:
    teams.plays("A", "lead self", "number 3")
    assert teams.refuses("A", "lay 1 1 2") == "team.at-least-one"
    assert teams.refuses("A", "pass") == "team.completes"
    teams.lays("A", 1, 2)
    assert teams.asks() == ("B", "lay")
    short = Hunt(4, "en-prototype", teams="on").hand("C", 4).plays("A", "lead self", "number 3")
    assert short.refuses("A", "lay 4") == "team.at-least-one"


@rule("kill-the-unicorns.team.completes")
@rule("kill-the-unicorns.team.totals-add")
@rule("kill-the-unicorns.team.shared-herd")
def test_the_rulebooks_example_of_a_team_hunt(teams: Hunt) -> None:
    """Three cards: one and two for one team, two and one for the other."""
    teams.row("pink 1", "blue 1").plays("A", "lead self", "number 3").lays("A", 4).lays("B", 3, 3)
    assert teams.asks() == ("C", "lay")
    assert teams.refuses("C", "lay 4") == "team.completes"
    assert teams.refuses("C", "pass") == "team.completes"
    teams.lays("C", 4, 0)
    assert teams.refuses("D", "lay 1 1") == "team.completes"
    teams.lays("D", 3)
    assert [news.params["total"] for news in teams.events("reveal")] == [4, 6, 4, 3]
    assert teams.herd_of("B")[-1] == "pink 1"
    assert teams.herd_of("D") == teams.herd_of("B")
    assert teams.asks() == ("BD", "lead")


@rule("kill-the-unicorns.team.stays-out")
def test_a_team_hunts_together_or_not_at_all(teams: Hunt) -> None:
    teams.row("pink 1").plays("A", "lead self", "number 3").lays("A", 4).passes("B")
    assert teams.asks() == ("C", "lay")
    teams.lays("C", 1, 1)
    assert teams.herd_of("A")[-1] == "pink 1"
    broke = Hunt(4, "en-prototype", teams="on").hand("D").row("pink 1").plays("A", "lead self", "number 2")
    broke.lays("A", 0).lays("C", 0)
    assert broke.herd_of("A")[-1] == "pink 1"


@rule("kill-the-unicorns.team.stays-out")
def test_the_other_team_may_open_instead(teams: Hunt) -> None:
    teams.plays("A", "lead self").passes("A")
    assert teams.asks() == ("B", "announce")
    teams.passes("B")
    assert teams.gone() != []
    assert teams.asks() == ("AC", "lead")


@rule("kill-the-unicorns.team.picks-trap")
@rule("kill-the-unicorns.team.other-trap")
def test_the_winning_team_picks_the_trap(teams: Hunt) -> None:
    teams.row("pink 1").trap("B", "bicorn", 3, "above").trap("D", "smelly unicorn", 3, "below")
    teams.plays("A", "lead self", "number 2").lays("A", 4).passes("B").lays("C", 1)
    assert teams.asks() == ("AC", "choose-trap")
    assert teams.refuses("A", "pass") == "team.picks-trap"
    teams.plays("C", "reveal above")
    assert teams.herd_of("A")[-1] == "pink 1 ~ bicorn"
    assert teams.trap_discard("D") == ["smelly_unicorn"]


@rule("kill-the-unicorns.team.market")
def test_each_member_shops_for_the_shared_herd(teams: Hunt) -> None:
    teams.begins("market").herd("A", "pink 1").stock("horn_token", "horn_token")
    teams.plays("A", "buy horn_token", "on 1").passes("B").plays("C", "buy horn_token", "on 1")
    assert teams.herd_of("C") == ["pink 1 + false horn + false horn"]


@rule("kill-the-unicorns.team.score")
def test_a_team_wins_together(teams: Hunt) -> None:
    teams.given(round="4").begins("market").herd("A", "pink 3").herd("B", "pink 1")
    teams.passes("A", "B", "C", "D")
    assert teams.winners() == "AC"
    assert [score.total for score in teams.outcome.scores] == [3, 1, 3, 1]


@rule("kill-the-unicorns.team.open-talk")
def test_a_team_mate_learns_nothing_the_table_does_not(teams: Hunt) -> None:
    """What partners tell each other they tell everybody: hands and traps stay their owner's secret."""
    teams.trap("A", "bicorn", 1, "above")
    view = teams.view("C")
    assert view.hands[0] == [None] * 8
    assert view.row[0].above is not None
    assert view.row[0].above.card is None


@rule("kill-the-unicorns.team.at-least-one")
def test_a_knight_adds_a_card_for_the_team(teams: Hunt) -> None:
    teams.plays_as("C", "knight", ready=True).plays_as("A", "princess").row("pink 1")
    teams.plays("A", "lead self", "number 2").lays("A", 1).lays("B", 4)
    teams.lays("C", 4, 3, extra=True).lays("D", 2)
    assert teams.herd_of("A")[-1] == "pink 1"

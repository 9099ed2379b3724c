"""How sentences of the rulebooks are read, and on whose word rules stand."""

from pathlib import Path

import pytest

from tests.games.kill_the_unicorns.story import GAME, Hunt

rule = pytest.mark.rule
RETAIL = pytest.mark.parametrize("edition", ["de", "fr"])


# The marker


@rule("kill-the-unicorns.round.marker-stays")
@RETAIL
def test_a_new_round_begins_with_whoever_won_a_hunt_last(edition: str) -> None:
    hunt = Hunt(edition=edition).row("pink 1", "blue 1").stock()
    hunt.lays("A", 4).passes("B", "C")
    hunt.passes("A").lays("B", 2).lays("C", 2)
    assert hunt.marker() == "B"
    hunt.passes("B", "C", "A")
    assert hunt.asks() == ("A", "trap")
    assert hunt.clauses()[-7:].count("round.marker-stays") == 1


@rule("kill-the-unicorns.round.marker-stays")
@pytest.mark.parametrize(("victor", "first"), [("A", "A"), ("B", "B"), ("-", "B")])
def test_the_marker_stays_if_nobody_has_won_a_hunt_yet(victor: str, first: str) -> None:
    hunt = Hunt().given(victor=victor, marker="B").begins("market").passes("B", "C", "A")
    assert hunt.marker() == first


@rule("kill-the-unicorns.reveal.no-winner-stays")
@rule("kill-the-unicorns.reveal.no-winner-back")
@RETAIL
def test_the_marker_after_a_hunt_nobody_won_is_a_matter_of_reading(edition: str) -> None:
    for reading, holder in (("stays", "B"), ("back", "A")):
        hunt = Hunt(edition=edition, no_winner_marker=reading).row("pink 1", "blue 1")
        hunt.passes("A").lays("B", 2).lays("C", 2)
        assert hunt.marker() == holder
        assert ("reveal.no-winner-back" in hunt.clauses()) == (reading == "back")


# Traps


@rule("kill-the-unicorns.reveal.runaway-traps")
@rule("kill-the-unicorns.reveal.runaway-traps-open")
def test_a_runaways_traps_are_hidden_or_open() -> None:
    for reading, clause, found in (
        ("hidden", "reveal.runaway-traps", [None, "athletic_unicorn"]),
        ("open", "reveal.runaway-traps-open", ["athletic_unicorn", "bicorn"]),
    ):
        hunt = Hunt(runaway_traps=reading).row("pink 1", "blue 1").trap("A", "bicorn", 3).given(A_traps="Ta")
        hunt.passes("A").lays("B", 2).lays("C", 2)
        assert hunt.trap_discard("A") == found
        assert clause in hunt.clauses()


@rule("kill-the-unicorns.reveal.runaway-traps-french")
def test_french_traps_are_discarded_face_up(chasse: Hunt) -> None:
    chasse.row("pink 1", "blue 1").trap("A", "bicorn", 3).given(A_traps="Ta")
    chasse.passes("A").lays("B", 2).lays("C", 2)
    assert chasse.trap_discard("A") == ["athletic_unicorn", "bicorn"]
    assert "reveal.runaway-traps-french" in chasse.clauses()


@rule("kill-the-unicorns.reveal.discard")
def test_an_uncovered_trap_lies_there_until_the_prize_is_taken(hunt: Hunt) -> None:
    """Its victim's trap, of the same owner, so comes to lie below it."""
    hunt.row("green 3").herd("A", "pink 1 ~ B bicorn").trap("B", "zombicorn", 4).lays("A", 4).passes("B", "C")
    shown = hunt.view().shown_trap
    assert shown is not None
    assert (shown.card, hunt.trap_discard("B")) == ("zombicorn", [])
    hunt.plays("A", "lose 1")
    assert hunt.view().shown_trap is None
    assert hunt.trap_discard("B") == ["bicorn", "zombicorn"]


@rule("kill-the-unicorns.trap.remembered")
@rule("kill-the-unicorns.trap.not-shown")
def test_own_traps_are_shown_or_have_to_be_remembered() -> None:
    for reading, known in (("shown", "bicorn"), ("remembered", None)):
        hunt = Hunt(own_traps=reading).plays_as("A", "princess", ready=True).begins("round")
        hunt.given(A_drawn="Tb,Ta", used="BC").at("trap")
        hunt.plays("A", "set bicorn 1 above")
        trap = hunt.view("A").row[0].above
        assert trap is not None
        assert (trap.seat, trap.card) == (0, known)


@rule("kill-the-unicorns.power.princess-needs-trap")
def test_a_princess_who_has_to_remember_may_look_at_her_own_trap() -> None:
    for reading in ("shown", "remembered"):
        hunt = Hunt(own_traps=reading).plays_as("A", "princess", ready=True).row("pink 1", "blue 1")
        hunt.trap("A", "bicorn", 3)
        if reading == "shown":
            assert hunt.refuses("A", "peek below") == "power.right-moment"
            continue
        hunt.plays("A", "peek below")
        trap = hunt.view("A").row[2].below
        assert trap is not None
        assert trap.card == "bicorn"
        hunt.passes("A").lays("B", 2).lays("C", 2)
        assert hunt.trap_discard("A", "A") == [None]


# The team's own clauses


@rule("kill-the-unicorns.team.at-least-one")
@rule("kill-the-unicorns.team.stays-out")
@rule("kill-the-unicorns.team.picks-trap")
def test_the_log_of_a_team_game_cites_the_teams_clauses(teams: Hunt) -> None:
    teams.row("pink 1", "blue 1").trap("B", "bicorn", 2).plays("A", "lead self", "number 2")
    teams.lays("A", 4).passes("B")
    assert teams.refuses("D", "lay 1") == "team.stays-out"
    teams.lays("C", 1)
    told = {news.key.removeprefix("kill-the-unicorns-"): news.clause for news in teams.told}
    clauses = {key: clause.removeprefix("kill-the-unicorns.") for key, clause in told.items()}
    assert clauses["pass"] == "team.stays-out"
    assert clauses["lay"] == "team.completes"
    assert next(news.clause for news in teams.events("lay")) == "kill-the-unicorns.team.at-least-one"
    assert clauses["trap"] == "team.picks-trap"
    assert clauses["catch"] == "team.shared-herd"


# Whose word


ONLY_GERMAN = """
cards.unicorns hunt.must-pass hunt.passed traps.size-doesnt-matter traps.ties-first traps.bicorn
traps.trojan-luggage traps.trojan-nothing traps.zombicorn-luggage market.on-a-unicorn market.prices
score.bicorn
"""
NOT_IN_THE_PROTOTYPE = """
reveal.zero-can-win reveal.discard reveal.pinned market.buy-nothing market.several-tokens market.same-colour
market.butchery market.false-horn market.fairy-dust market.cotton-candy herd.starters power.first-to-announce
"""
NOT_IN_THE_FRENCH = "trap.no-peeking"
OURS = """
players.at-the-table cards.hunt-cards cards.six-characters setup.character-taken market.sold-out
power.right-moment power.not-yours
"""


def test_every_clause_says_whose_rulebook_states_it() -> None:
    """What only a sister's rulebook has is not told as the edition's own word, and nor is what we made up."""
    expected: dict[str, dict[str, str]] = {}
    for names, silent in (
        (ONLY_GERMAN, ("fr", "en-prototype")),
        (NOT_IN_THE_PROTOTYPE, ("en-prototype",)),
        (NOT_IN_THE_FRENCH, ("fr",)),
    ):
        expected |= {f"kill-the-unicorns.{name}": dict.fromkeys(silent, "sister") for name in names.split()}
    found: dict[str, dict[str, str]] = {}
    for clause in GAME.clauses():
        sister: dict[str, str] = {
            edition: word for edition, word in clause.provenance.items() if word == "sister"
        }
        if sister:
            found[clause.id] = sister
        if clause.id in [f"kill-the-unicorns.{name}" for name in OURS.split()]:
            assert set(clause.provenance.values()) == {"ruling"}, clause.id
    editions = {clause.id: clause.editions for clause in GAME.clauses()}
    assert found == {
        name: {edition: word for edition, word in words.items() if edition in editions[name]}
        for name, words in expected.items()
    }


def test_every_ruling_a_clause_cites_is_written_down() -> None:
    rulings = (Path(__file__).parents[3] / "docs" / "rulings.md").read_text(encoding="utf-8")
    assert [
        clause.id for clause in GAME.clauses() if clause.ruling and f"| {clause.ruling} |" not in rulings
    ] == []

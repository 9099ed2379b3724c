"""The traps one by one."""

import pytest

from monoceros.games.kill_the_unicorns.cards import load, of_kind
from tests.games.kill_the_unicorns.story import GAME, Hunt

rule = pytest.mark.rule


def caught(trap: str, prize: str = "green 3", owner: str = "B", **characters: str) -> Hunt:
    """A wins a prize of the last place with somebody's trap at it."""
    hunt = Hunt().row(prize).herd("A", "plush starter").trap(owner, trap, 4)
    for seat, character in characters.items():
        hunt.plays_as(seat, character)
    return hunt.lays("A", 4).passes("B", "C")


@rule("kill-the-unicorns.traps.athletic-unicorn")
def test_an_athletic_unicorn_is_worth_two_more() -> None:
    hunt = caught("athletic unicorn")
    assert hunt.view().herds[0][1].points == 5
    assert hunt.tally("A").traps == 2


@rule("kill-the-unicorns.traps.smelly-unicorn")
def test_a_smelly_unicorn_is_worth_three_less() -> None:
    assert caught("smelly unicorn").tally("A").traps == -3


@rule("kill-the-unicorns.traps.unicorn-pee")
def test_pee_costs_two() -> None:
    assert caught("unicorn pee").tally("A").traps == -2


@rule("kill-the-unicorns.traps.size-doesnt-matter")
def test_the_lowest_total_wins() -> None:
    hunt = Hunt().row("green 3").trap("C", "size doesnt matter", 4).lays("A", 4).lays("B", 2).lays("C", 3)
    assert hunt.herd_of("B")[-1] == "green 3"
    assert hunt.trap_discard("C") == ["size_doesnt_matter"]


@rule("kill-the-unicorns.traps.no-use-running")
def test_the_second_total_wins() -> None:
    hunt = Hunt().row("green 3").trap("C", "no use running", 4).lays("A", 4).lays("B", 2).lays("C", 3)
    assert hunt.herd_of("C")[-1] == "green 3"
    alone = caught("no use running")
    assert alone.herd_of("A")[-1] == "green 3"
    assert len(alone.events("same-winner")) == 1


@rule("kill-the-unicorns.traps.ties-first")
def test_ties_are_struck_out_before_a_trap_looks() -> None:
    hunt = Hunt(4).row("green 3").trap("D", "size doesnt matter", 4)
    hunt.lays("A", 4).lays("B", 1).lays("C", 1).lays("D", 2)
    assert hunt.herd_of("D")[-1] == "green 3"
    hunt = Hunt(4).row("green 3").trap("D", "no use running", 4)
    hunt.lays("A", 4).lays("B", 3).lays("C", 3).lays("D", 2)
    assert hunt.herd_of("D")[-1] == "green 3"


@rule("kill-the-unicorns.traps.bicorn")
def test_a_bicorn_counts_twice_and_its_stars_once() -> None:
    tally = caught("bicorn").tally("A")
    assert (tally.stars, tally.sets) == (2 + 3, 2)


def trojan() -> Hunt:
    hunt = (
        Hunt()
        .row("green 3")
        .herd("A", "pink 2 + false horn ~ B bicorn", "legend")
        .herd("C", "blue 1 + pink candy")
    )
    return hunt.trap("C", "trojan unicorn", 4).lays("A", 4).passes("B", "C")


@rule("kill-the-unicorns.traps.trojan-unicorn")
def test_the_owner_of_a_trojan_picks_both_unicorns() -> None:
    hunt = trojan()
    assert hunt.asks() == ("C", "trojan")
    assert hunt.refuses("C", "pass") == "traps.trojan-unicorn"
    assert hunt.refuses("C", "swap 2 1") == "traps.trojan-unicorn"
    hunt.plays("C", "swap 1 2")
    assert hunt.herd_of("C") == ["legend"]
    assert hunt.herd_of("A") == ["pink 2 + false horn ~ bicorn", "blue 1 + pink candy", "green 3"]


@rule("kill-the-unicorns.traps.trojan-luggage")
def test_a_trojan_takes_its_luggage_along() -> None:
    hunt = trojan().plays("C", "swap 1 1")
    assert hunt.herd_of("C") == ["pink 2 + false horn ~ bicorn"]
    assert hunt.herd_of("A") == ["blue 1 + pink candy", "legend", "green 3"]
    assert hunt.colour("A", 1) == "pink"


@rule("kill-the-unicorns.traps.trojan-nothing")
def test_when_a_trojan_does_nothing() -> None:
    own = Hunt().row("green 3").trap("A", "trojan unicorn", 4).lays("A", 4).passes("B", "C")
    assert own.herd_of("A")[-1] == "green 3"
    bare = Hunt().row("green 3").herd("C").trap("C", "trojan unicorn", 4).lays("A", 4).passes("B", "C")
    assert bare.herd_of("A")[-1] == "green 3"
    empty = Hunt().row("green 3").herd("A").trap("C", "trojan unicorn", 4).lays("A", 4).passes("B", "C")
    assert empty.herd_of("A") == ["green 3"]
    for hunt in (own, bare, empty):
        assert len(hunt.events("trojan-nothing")) == 1


def zombicorn() -> Hunt:
    hunt = (
        Hunt().row("green 3").herd("A", "pink 2 + false horn ~ C bicorn", "legend").trap("B", "zombicorn", 4)
    )
    return hunt.lays("A", 4).passes("B", "C")


@rule("kill-the-unicorns.traps.zombicorn")
def test_the_winner_gives_up_a_unicorn() -> None:
    hunt = zombicorn()
    assert hunt.asks() == ("A", "zombicorn")
    assert hunt.refuses("A", "lose 3") == "traps.zombicorn"
    hunt.plays("A", "lose 2")
    assert hunt.herd_of("A") == ["pink 2 + false horn ~ bicorn", "green 3"]
    assert hunt.gone() == ["legend"]


@rule("kill-the-unicorns.traps.zombicorn-luggage")
def test_what_was_on_the_victim_goes_too() -> None:
    hunt = zombicorn().plays("A", "lose 1")
    assert hunt.herd_of("A") == ["legend", "green 3"]
    assert hunt.trap_discard("C") == ["bicorn"]
    assert hunt.tally("A").tokens == 0


@rule("kill-the-unicorns.traps.zombicorn-nothing")
def test_a_zombicorn_finds_nothing_in_an_empty_herd() -> None:
    hunt = Hunt().row("green 3").herd("A").trap("B", "zombicorn", 4).lays("A", 4).passes("B", "C")
    assert hunt.herd_of("A") == ["green 3"]
    assert len(hunt.events("zombicorn-nothing")) == 1


@rule("kill-the-unicorns.traps.pink-ribbon")
@rule("kill-the-unicorns.traps.blue-spell")
@rule("kill-the-unicorns.traps.green-brew")
@rule("kill-the-unicorns.traps.golden-ballad")
@pytest.mark.parametrize(
    ("trap", "character", "colour"),
    [
        ("pink ribbon", "princess", "pink"),
        ("blue spell", "wizard", "blue"),
        ("green brew", "shaman", "green"),
        ("golden ballad", "bard", "yellow"),
    ],
)
def test_a_trap_can_change_the_colour(trap: str, character: str, colour: str) -> None:
    others = {"A": "huntress", "B": character, "C": "knight"}
    prize = "blue 2" if colour != "blue" else "pink 2"
    hunt = caught(trap, prize, **others)
    assert hunt.colour("A", 2) == colour
    assert hunt.herd_of("A")[1] == f"{prize} ~ {trap}"


@rule("kill-the-unicorns.traps.colourless")
def test_a_legend_keeps_having_no_colour() -> None:
    hunt = caught("blue spell", "legend", owner="C")
    assert hunt.colour("A", 2) is None


@rule("kill-the-unicorns.traps.clanking-armour")
def test_clanking_armour_scares_the_prize_away() -> None:
    hunt = caught("clanking armour")
    assert hunt.gone() == ["green 3"]
    assert hunt.herd_of("A") == ["plush starter"]
    assert hunt.trap_discard("B") == ["clanking_armour"]
    assert "traps.clanking-armour" in hunt.clauses()


@rule("kill-the-unicorns.traps.costly-bait")
def test_costly_bait_takes_a_hunt_card() -> None:
    hunt = Hunt().plays_as("B", "huntress").row("green 3", "pink 1").hand("A", 4, 2, 2)
    hunt.trap("B", "costly bait", 3).lays("A", 4).passes("B", "C")
    assert hunt.asks() == ("A", "bait")
    assert hunt.refuses("A", "drop 1") == "traps.costly-bait"
    hunt.plays("A", "drop 2")
    assert hunt.hand_of("A") == [2]
    assert hunt.herd_of("A")[-1] == "green 3"
    assert 2 in hunt.spent("A")


@rule("kill-the-unicorns.traps.costly-bait")
def test_costly_bait_has_nothing_to_take_from_an_empty_hand() -> None:
    hunt = Hunt().plays_as("B", "huntress").row("green 3").hand("A", 4).trap("B", "costly bait", 4)
    hunt.lays("A", 4).passes("B", "C")
    assert hunt.herd_of("A")[-1] == "green 3"
    assert len(hunt.events("bait-nothing")) == 1


@pytest.mark.parametrize("edition", ["de", "en-prototype"])
def test_every_trap_has_a_clause_of_its_own_name(edition: str) -> None:
    known = {clause.id for clause in GAME.clauses()}
    for card in of_kind(load(edition).cards, "trap"):
        assert f"kill-the-unicorns.traps.{card.id.replace('_', '-')}" in known

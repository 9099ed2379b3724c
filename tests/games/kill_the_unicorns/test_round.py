"""The round: traps are set, everything goes clockwise, hands and marker at its end."""

import pytest

from tests.games.kill_the_unicorns.story import Hunt

rule = pytest.mark.rule


@rule("kill-the-unicorns.round.phases")
@rule("kill-the-unicorns.reveal.next-unicorn")
def test_traps_then_hunts_then_the_market(hunt: Hunt) -> None:
    hunt.plays_as("A", "knight").plays_as("B", "huntress").plays_as("C", "wizard").begins("round")
    assert hunt.asks() == ("A", "trap")
    for seat in "ABC":
        first = hunt.state.choice("ABC".index(seat), hunt.state.legal("ABC".index(seat))[0])
        hunt.plays(seat, first.text)
    for prize in (1, 2, 3, 4):
        assert hunt.view().hunt == prize
        hunt.passes(*_round_from(hunt))
    assert hunt.view().step == "market"


def _round_from(hunt: Hunt) -> list[str]:
    start = "ABC".index(hunt.marker())
    return ["ABC"[(start + at) % 3] for at in range(3)]


@rule("kill-the-unicorns.round.four-unicorns")
@pytest.mark.parametrize("edition", ["de", "fr"])
@pytest.mark.parametrize("seats", [3, 6])
def test_four_unicorns_whatever_the_table(edition: str, seats: int) -> None:
    assert len(Hunt(seats, edition).begins("round").view().row) == 4


@rule("kill-the-unicorns.round.unicorn-each")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_prototype_has_a_unicorn_for_each_player(seats: int) -> None:
    assert len(Hunt(seats, "en-prototype").begins("round").view().row) == seats


@rule("kill-the-unicorns.round.hands-return")
@rule("kill-the-unicorns.round.new-row")
def test_hands_come_back_and_a_new_row_is_laid(hunt: Hunt) -> None:
    hunt.hand("A", 4).hand("B").hand("C", 1, 2).begins("market")
    assert hunt.asks() == ("A", "market")
    hunt.passes("A", "C")
    assert hunt.view().round == 2
    for seat in "ABC":
        assert hunt.hand_of(seat) == [0, 1, 1, 2, 2, 3, 3, 4]
        assert hunt.hand_of(seat, viewer="") == [None] * 8
        assert hunt.spent(seat) == []
    assert [prize.card is None for prize in hunt.view().row] == [False] * 4


@rule("kill-the-unicorns.round.marker-stays")
@pytest.mark.parametrize("edition", ["de", "fr"])
def test_the_last_winner_begins_the_next_round(edition: str) -> None:
    hunt = Hunt(edition=edition).row("pink 1").passes("A").lays("B", 2).lays("C", 3).passes("C", "A", "B")
    assert hunt.view().round == 2
    assert hunt.marker() == "C"
    assert hunt.asks() == ("C", "trap")


@rule("kill-the-unicorns.round.marker-stays-prototype")
def test_the_last_winner_begins_the_next_round_of_the_prototype(prototype: Hunt) -> None:
    prototype.row("pink 1").lays("A", 2).lays("B", 3).passes("C").passes("B", "C", "A")
    assert prototype.asks() == ("B", "trap-discard")


@rule("kill-the-unicorns.turn.clockwise")
def test_who_is_not_on_turn_waits(hunt: Hunt) -> None:
    assert hunt.asks() == ("A", "lay")
    assert hunt.refuses("B", "lay 1") == "turn.clockwise"
    hunt.lays("A", 1)
    assert hunt.asks() == ("B", "lay")
    assert hunt.refuses("A", "pass") == "turn.clockwise"


@rule("kill-the-unicorns.hunt.open")
@rule("kill-the-unicorns.hunt.same-number")
def test_who_is_on_turn_is_not_told_to_wait(hunt: Hunt) -> None:
    assert hunt.refuses("A", "reveal above") == "hunt.open"
    hunt.lays("A", 1)
    assert hunt.refuses("B", "reveal above") == "hunt.same-number"


@rule("kill-the-unicorns.turn.first-player")
def test_the_marker_begins_everything(hunt: Hunt) -> None:
    hunt.given(marker="B", active="B")
    assert hunt.asks() == ("B", "lay")
    assert Hunt().given(marker="C", active="C").begins("round").asks() == ("C", "trap")
    assert Hunt().given(marker="B", active="B").begins("market").asks() == ("B", "market")


@rule("kill-the-unicorns.trap.draw-two")
def test_two_traps_are_drawn_and_one_of_them_set(hunt: Hunt) -> None:
    hunt.given(A_pile="Ta,Ts,Tp,Tl,Tr,Tb,Tt,Tpr").begins("round")
    assert hunt.view("A").trap_hands[0] == ["trojan_unicorn", "pink_ribbon"]
    assert hunt.refuses("A", "set bicorn 1 above") == "trap.draw-two"


@rule("kill-the-unicorns.trap.in-turn")
def test_traps_go_round_from_the_first_player(hunt: Hunt) -> None:
    hunt.given(marker="B", active="B", B_pile="Ta,Ts,Tp,Tl,Tr,Tb,Tz,Tc").begins("round")
    assert hunt.refuses("A", "set athletic_unicorn 1 above") == "trap.in-turn"
    hunt.plays("B", "set zombicorn 2 below")
    assert hunt.asks() == ("C", "trap")
    below = hunt.view().row[1].below
    assert below is not None
    assert (below.seat, below.card) == (1, None)


@rule("kill-the-unicorns.trap.place-then-discard")
def test_the_other_trap_is_discarded_openly(hunt: Hunt) -> None:
    hunt.given(A_pile="Ta,Ts,Tp,Tl,Tr,Tb,Tt,Tpr").begins("round").plays("A", "set trojan_unicorn 1 above")
    assert hunt.trap_discard("A") == ["pink_ribbon"]
    assert hunt.view("A").trap_hands[0] == []


@rule("kill-the-unicorns.trap.discard-then-place")
def test_the_prototype_discards_first(prototype: Hunt) -> None:
    prototype.given(A_pile="Ta,Ts,Tp,Tl,Tr,Tb,Tt,Tpr").begins("round")
    assert prototype.asks() == ("A", "trap-discard")
    assert prototype.refuses("A", "set pink_ribbon 1 below") == "trap.discard-then-place"
    assert prototype.refuses("A", "discard bicorn") == "trap.draw-two"
    prototype.plays("A", "discard trojan_unicorn")
    assert prototype.trap_discard("A") == ["trojan_unicorn"]
    assert prototype.refuses("A", "set trojan_unicorn 1 below") == "trap.draw-two"
    prototype.plays("A", "set pink_ribbon 1 below")
    assert prototype.asks() == ("B", "trap-discard")


@rule("kill-the-unicorns.trap.two-per-unicorn")
def test_one_trap_above_and_one_below(hunt: Hunt) -> None:
    hunt.trap("B", "bicorn", 1, "above").given(A_pile="Ta,Ts,Tp,Tl,Tr,Tb,Tt,Tpr").begins("round")
    assert hunt.refuses("A", "set pink_ribbon 1 above") == "trap.two-per-unicorn"
    assert hunt.allows("A", "set pink_ribbon 1 below")


@rule("kill-the-unicorns.trap.two-in-french")
def test_two_traps_in_french_too(chasse: Hunt) -> None:
    chasse.trap("B", "bicorn", 1, "above").given(A_pile="Ta,Ts,Tp,Tl,Tr,Tb,Tt,Tpr").begins("round")
    assert chasse.refuses("A", "set pink_ribbon 1 above") == "trap.two-in-french"
    assert chasse.allows("A", "set pink_ribbon 1 below")


@rule("kill-the-unicorns.trap.one-per-unicorn")
def test_one_trap_in_the_prototype(prototype: Hunt) -> None:
    prototype.trap("B", "bicorn", 1).given(A_pile="Ta,Ts,Tp,Tl,Tr,Tb,Tt,Tpr").begins("round")
    prototype.plays("A", "discard trojan_unicorn")
    assert prototype.refuses("A", "set pink_ribbon 1 below") == "trap.one-per-unicorn"
    assert prototype.refuses("A", "set pink_ribbon 2 above") == "trap.one-per-unicorn"
    assert prototype.refuses("A", "set pink_ribbon 4 below") == "round.unicorn-each"
    assert prototype.allows("A", "set pink_ribbon 2 below")


@rule("kill-the-unicorns.trap.no-peeking")
@rule("kill-the-unicorns.trap.remembered")
def test_a_set_trap_is_remembered_by_who_set_it_and_hidden_from_all_others(hunt: Hunt) -> None:
    hunt.trap("B", "bicorn", 2, "above")
    for viewer, known in (("A", None), ("B", "bicorn"), ("C", None), ("", None)):
        above = hunt.view(viewer).row[1].above
        assert above is not None
        assert above.card == known
    assert hunt.refuses("B", "reveal above") == "turn.clockwise"

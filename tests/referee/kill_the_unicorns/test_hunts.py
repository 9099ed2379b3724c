"""Stories of setting up, trapping and hunting; each names the lines of the book it tells."""

from __future__ import annotations

import pytest

from . import IllegalMove, Trap
from .material import ABOVE, BELOW
from .scoring import colours
from .story import Story, starter, unicorn


def zones(story: Story) -> dict[str, int]:
    count: dict[str, int] = {}
    for place in story.match.where().values():
        count[place.zone] = count.get(place.zone, 0) + 1
    return count


def test_de_87_to_99_set_up_for_three() -> None:
    story = Story("de", "princess", "knight", "bard")
    assert zones(story) == {
        "hand": 24,
        "trap pile": 18,
        "trap hand": 6,
        "herd": 3,
        "unicorn deck": 24,
        "prize": 4,
        "market": 3 + 3 + 4 + 4,
        "box": 3 + 3 + 3,
    }


def test_en_33_to_39_set_up_for_three() -> None:
    story = Story("en-prototype", "princess", "knight", "wizard")
    count = zones(story)
    assert count["prize"] == 3
    assert count["market"] == 2 + 2 + 2 + 4 + 4
    assert count["unicorn deck"] == 32 - 3


def test_de_141_to_156_traps_from_the_first_player_two_at_most() -> None:
    story = Story("de", "bard", "knight", "huntress", told={"first player": 1})
    assert story.match.who_may_act() == {1}
    story.set_all((1, ("athletic_unicorn", 0, ABOVE)), (2, ("smelly_unicorn", 0, BELOW)))
    assert story.match.who_may_act() == {0}
    assert {move[2] for move in story.match.legal(0)} == {1, 2, 3}
    assert story.place(Trap(1, "smelly_unicorn")).face_up
    hidden = story.place(Trap(1, "athletic_unicorn"))
    assert (hidden.zone, hidden.at, hidden.side, hidden.face_up) == ("set", 0, ABOVE, False)
    assert hidden.may_look == frozenset()
    assert hidden.seen_by == {1}
    with pytest.raises(IllegalMove, match="de 141-156"):
        story.play(0, "set-trap", "athletic_unicorn", 0, ABOVE)


def test_en_55_discard_first_then_set_one_trap_per_unicorn() -> None:
    story = Story("en-prototype", "princess", "knight")
    assert story.kinds(0) == {"discard-trap"}
    story.play(0, "discard-trap", "athletic_unicorn")
    assert story.match.legal(0) == {("set-trap", "smelly_unicorn", at, BELOW) for at in (0, 1)}
    story.play(0, "set-trap", "smelly_unicorn", 1, BELOW)
    story.play(1, "discard-trap", "athletic_unicorn")
    # Only one unicorn is left without a trap: nothing to decide.
    assert story.place(Trap(1, "smelly_unicorn")).at == 0


def test_de_177_the_others_lay_as_many_as_the_first_player() -> None:
    story = Story("de", "bard", "huntress", "wizard").to("laying")
    assert story.sizes(0) == {1, 2, 3}
    story.lay((3, 4))
    assert story.sizes(1) == {2}
    with pytest.raises(IllegalMove, match="the others lay as many"):
        story.play(1, "lay", (4,))
    with pytest.raises(IllegalMove, match="Seat 2 has nothing to decide"):
        story.play(2, "pass")


def test_de_183_with_too_few_cards_one_must_pass() -> None:
    story = Story("de", "wizard", "huntress", "knight", forced_moves="said")
    story.lay(None, (0, 1, 1), None).lay((2, 2, 3), (3, 3, 4), None).lay((0, 1, 1), (0, 1, 1))
    assert len(story.table.hand[1]) == 2
    assert story.match.who_may_act() == {1}
    assert story.match.legal(1) == {("pass",)}


def test_de_183_empty_hand_passes_by_itself() -> None:
    story = Story("de", "wizard", "huntress", traps={1: ["bicorn", "smelly_unicorn"]})
    story.lay((2, 3, 4), (0, 1, 1)).lay((1, 2, 3), (2, 2, 3)).to("laying")
    assert story.match.who_may_act() == {1}
    story.lay((3, 4), None)
    while story.match.moment != "market":
        story.to("laying").lay(None)
    assert "seat 1 can only ('pass',)" in story.match.log


def test_de_187_the_marker_goes_left_when_the_first_player_passes() -> None:
    story = Story("de", "wizard", "huntress", "knight").lay(None)
    assert story.table.marker == 1
    assert story.match.who_may_act() == {1}
    assert story.sizes(1) == {1, 2, 3}


def test_en_63_the_marker_stays_when_the_first_player_passes() -> None:
    story = Story("en-prototype", "wizard", "princess", "knight").lay(None)
    assert story.table.marker == 0
    story.lay((1,), (1,)).to("laying")
    assert story.match.who_may_act() == {0}


def test_k16_everybody_passes_the_marker_is_back() -> None:
    story = Story("de", "wizard", "huntress", "knight").to("laying")
    prize = story.table.prize.unicorn
    story.lay(None, None, None)
    assert story.table.marker == 0
    assert story.place(prize).zone == "unicorn discard"


def test_de_237_and_290_marker_after_a_hunt_without_winner() -> None:
    """Seat 0 passes, the others tie: the marker lies with seat 1, or goes back to seat 0."""
    for reading, holder in (("stays", 1), ("back", 0)):
        story = Story("de", "wizard", "huntress", "knight", marker_after_no_winner=reading)
        story.lay(None, (2,), (2,)).to("laying")
        assert story.table.marker == holder


def test_de_290_next_round_begins_with_whoever_won_a_hunt_last() -> None:
    for reading, holder in (("last winner", 0), ("stays", 1)):
        story = Story("de", "wizard", "huntress", "knight", marker_next_round=reading)
        story.lay((4,), (1,), (1,)).lay(None, None, None).lay(None, None, None).lay(None, (2,), (2,))
        story.to("market")
        assert story.match.who_may_act() == {1}, "the market begins with who holds the marker"
        story.to("setting a trap")
        assert story.table.round == 2
        assert story.table.marker == holder


def test_de_215_a_tie_lets_the_next_lower_win() -> None:
    story = Story("de", "wizard", "huntress", "knight").to("laying")
    prize = story.table.prize.unicorn
    story.lay((4,), (4,), (1,)).to("laying")
    assert prize in story.herd(2)
    assert story.table.marker == 2


def test_de_419_two_ones_and_two_noughts_scare_the_unicorn_away() -> None:
    story = Story("de", "wizard", "huntress", "knight", "bard").to("laying")
    prize = story.table.prize.unicorn
    story.lay((1,), (1,), (0,), (0,)).to("laying")
    assert story.place(prize).zone == "unicorn discard"


def test_de_419_nought_can_win() -> None:
    story = Story("de", "wizard", "huntress", "knight").to("laying")
    prize = story.table.prize.unicorn
    story.lay((4,), (4,), (0,)).to("laying")
    assert prize in story.herd(2)


def test_de_217_to_231_two_traps_the_winner_picks_one_the_other_goes_under_the_pile() -> None:
    traps = {0: ["athletic_unicorn", "bicorn"], 1: ["smelly_unicorn", "no_use_running"]}
    story = Story("de", "wizard", "huntress", traps=traps)
    story.set_all((0, ("athletic_unicorn", 0, ABOVE)), (1, ("smelly_unicorn", 0, BELOW)))
    prize = story.table.row[0]
    assert prize is not None
    story.lay((1,), (3,)).to("picking a trap")
    assert story.match.who_may_act() == {1}
    story.play(1, "reveal", ABOVE).to("laying")
    pinned = story.place(Trap(0, "athletic_unicorn"))
    assert (pinned.zone, pinned.of, pinned.on) == ("on unicorn", 1, prize.unicorn)
    other = story.place(Trap(1, "smelly_unicorn"))
    assert (other.zone, other.of, other.at, other.face_up) == ("trap discard", 1, 0, False)
    assert other.seen_by == {1}
    assert story.place(Trap(1, "no_use_running")).at == 1


def test_fr_122_the_second_trap_is_discarded_face_up() -> None:
    traps = {0: ["athletic_unicorn", "bicorn"], 1: ["smelly_unicorn", "no_use_running"]}
    story = Story("fr", "wizard", "huntress", traps=traps)
    story.set_all((0, ("athletic_unicorn", 0, ABOVE)), (1, ("smelly_unicorn", 0, BELOW)))
    story.lay((1,), (3,)).to("picking a trap").play(1, "reveal", ABOVE).to("laying")
    assert story.place(Trap(1, "smelly_unicorn")).face_up


def test_k30_and_fr_122_traps_of_a_runaway() -> None:
    for edition, face_up in (("de", False), ("fr", True)):
        story = Story(edition, "wizard", "huntress", traps={0: ["athletic_unicorn", "bicorn"]})
        story.set_all((0, ("athletic_unicorn", 0, ABOVE))).to("laying").lay((2,), (2,)).to("laying")
        assert story.place(Trap(0, "athletic_unicorn")).face_up is face_up
    story = Story("fr", "wizard", "huntress", traps={0: ["athletic_unicorn"]}, runaway_traps="down")
    story.set_all((0, ("athletic_unicorn", 0, ABOVE))).to("laying").lay((2,), (2,)).to("laying")
    assert not story.place(Trap(0, "athletic_unicorn")).face_up


def trapped(trap: str, *characters: str, edition: str = "de", owner: int = 0) -> Story:
    """The first unicorn carries this trap of the owner's, and nothing else."""
    story = Story(edition, *characters, traps={owner: [trap]})
    for seat in range(len(characters)):
        name = trap if seat == owner else str(min(story.match.legal(seat), key=repr)[1])
        story.play(seat, "set-trap", name, 0 if seat == owner else 3 - seat % 2, ABOVE if seat < 2 else BELOW)
    return story.to("laying")


def test_de_469_size_does_not_matter_after_ties() -> None:
    story = trapped("size_doesnt_matter", "wizard", "huntress", "knight", "bard")
    prize = story.table.prize.unicorn
    story.lay((0,), (0,), (3,), (1,)).to("laying")
    assert prize in story.herd(3)
    assert story.table.marker == 3
    assert story.place(Trap(0, "size_doesnt_matter")).zone == "trap discard"


def test_de_453_no_use_running_after_ties() -> None:
    story = trapped("no_use_running", "wizard", "huntress", "knight", "bard")
    prize = story.table.prize.unicorn
    story.lay((4,), (4,), (3,), (1,)).to("laying")
    assert prize in story.herd(3)
    story = trapped("no_use_running", "wizard", "huntress", "knight")
    prize = story.table.prize.unicorn
    story.lay((4,), (4,), (3,)).to("laying")
    assert prize in story.herd(2)


def test_clanking_armour_nobody_wins() -> None:
    story = trapped("clanking_armour", "knight", "huntress")
    prize = story.table.prize.unicorn
    story.lay((4,), (1,)).to("laying")
    assert story.place(prize).zone == "unicorn discard"
    assert story.place(Trap(0, "clanking_armour")).face_up
    assert story.table.marker == 0


def test_costly_bait_takes_a_card_for_the_round() -> None:
    story = trapped("costly_bait", "huntress", "knight")
    story.lay((1,), (4,)).to("costly bait")
    assert story.match.legal(1) == {("bait", value) for value in (0, 1, 2, 3)}
    story.play(1, "bait", 0).to("laying")
    assert sorted(card.value for card in story.table.hand[1]) == [1, 1, 2, 2, 3, 3]


def test_de_457_trojan_swaps_with_luggage() -> None:
    story = trapped("trojan_unicorn", "wizard", "huntress")
    (owned,) = story.give(1, unicorn("green", 3))
    owned.tokens.append(story.table.market.pop(0))
    mine = story.table.herd[0][0].unicorn
    story.lay((1,), (4,)).to("trojan")
    assert story.match.who_may_act() == {0}
    story.play(0, "trojan", mine, owned.unicorn).to("laying")
    assert owned in story.table.herd[0]
    assert mine in story.herd(1)
    assert len(story.table.herd[1]) == 3


def test_de_457_trojan_does_nothing_if_its_owner_wins_or_has_no_unicorn() -> None:
    story = trapped("trojan_unicorn", "wizard", "huntress")
    before = story.herd(1)
    story.lay((4,), (1,)).to("laying")
    assert story.herd(1) == before
    story = trapped("trojan_unicorn", "wizard", "huntress")
    story.table.unicorn_discard += [owned.unicorn for owned in story.table.herd[0]]
    story.table.herd[0].clear()
    story.lay((1,), (4,)).to("laying")
    assert story.table.herd[0] == []


def test_de_461_zombicorn_takes_a_unicorn_with_its_luggage() -> None:
    story = trapped("zombicorn", "knight", "huntress")
    (owned,) = story.give(1, unicorn("green", 3))
    token = story.table.market.pop(0)
    owned.tokens.append(token)
    story.lay((1,), (4,)).to("zombicorn")
    assert story.match.who_may_act() == {1}
    story.play(1, "discard-unicorn", owned.unicorn).to("laying")
    assert story.place(owned.unicorn).zone == "unicorn discard"
    assert story.place(token).zone == "out of the game"
    assert len(story.table.herd[1]) == 2


def test_recolouring_trap_spares_the_colourless() -> None:
    for prize, colour in ((unicorn("green", 3), "pink"), (unicorn("none", 4), None)):
        story = Story(
            "de", "princess", "huntress", traps={0: ["pink_ribbon"]}, told={"unicorn deck": [prize]}
        )
        story.set_all((0, ("pink_ribbon", 0, ABOVE)), (1, ("athletic_unicorn", 1, ABOVE)))
        starting = colours(story.table.herd[1], bicorn_twice=True)
        story.lay((1,), (4,)).to("laying")
        now = colours(story.table.herd[1], bicorn_twice=True)
        gained = {name for name in now if now[name] != starting[name]}
        assert gained == ({colour} if colour else set())


def test_en_69_the_trap_is_revealed_even_if_all_tie() -> None:
    story = Story("en-prototype", "wizard", "princess", traps={0: ["bicorn", "smelly_unicorn"]})
    story.play(0, "discard-trap", "smelly_unicorn").play(0, "set-trap", "bicorn", 0, BELOW)
    story.to("laying").lay((2,), (2,)).to("laying")
    assert "trap bicorn of seat 0 is revealed" in story.match.log
    assert story.place(Trap(0, "bicorn")).face_up


def test_double_rainbow_by_a_trojan_swap_wins_before_the_prize_is_taken() -> None:
    for reading in ("at once", "after hunt"):
        traps = {0: ["trojan_unicorn"]}
        told = {"starters": [starter("none"), starter("yellow")], "unicorn deck": [unicorn("none", 4)]}
        story = Story("de", "wizard", "huntress", traps=traps, told=told, double_rainbow=reading)
        story.set_all((0, ("trojan_unicorn", 0, ABOVE)), (1, ("athletic_unicorn", 1, ABOVE)))
        for colour in ("pink", "blue", "green"):
            story.give(0, unicorn(colour, 0), unicorn(colour, 3))
        story.give(0, unicorn("yellow", 0))
        story.lay((1,), (4,)).to("trojan")
        story.play(0, "trojan", starter("none"), starter("yellow"))
        assert story.match.over
        assert story.match.winners() == {0}
        taken = unicorn("none", 4) in story.herd(1)
        assert taken is (reading == "after hunt")

"""Stories of the prototype's team game (en 117-133)."""

from __future__ import annotations

from typing import Any

from . import Trap
from .material import ABOVE, BELOW
from .story import Story

FOUR = ("princess", "knight", "wizard", "shaman")


def team_story(**options: Any) -> Story:
    return Story("en-prototype", *FOUR, teams=True, **options)


def test_en_119_teams_by_lot_sit_in_turns() -> None:
    story = team_story(told={"teams": [2, 0, 3, 1]})
    assert story.table.order == [2, 0, 3, 1]
    assert story.table.members(0) == [2, 3]
    assert story.table.members(1) == [0, 1]


def test_en_121_three_unicorns_with_two_traps_each() -> None:
    story = team_story(team_chooses_first=("hunts",))
    assert len(story.table.row) == 3
    story.play(0, "discard-trap", "athletic_unicorn")
    assert len(story.match.legal(0)) == 6
    story.play(0, "set-trap", "smelly_unicorn", 0, ABOVE)
    story.play(1, "discard-trap", "athletic_unicorn")
    assert len(story.match.legal(1)) == 5
    assert len(story.table.herd[0]) == 2, "the herd is shared"


def to_hunt(**options: Any) -> Story:
    story = team_story(team_chooses_first=("hunts",), **options)
    for seat, (at, side) in enumerate(((0, ABOVE), (0, BELOW), (1, ABOVE), (1, BELOW))):
        story.play(seat, "discard-trap", "athletic_unicorn").play(
            seat, "set-trap", "smelly_unicorn", at, side
        )
    return story.to("who goes first")


def test_en_127_the_book_s_example() -> None:
    story = to_hunt()
    assert story.match.who_may_act() == {0, 2}
    story.play(2, "go-first", 0).to("laying", 0)
    story.play(0, "announce", 3, (4,))
    assert story.match.who_may_act() == {1}
    assert story.sizes(1) == {1, 2}
    story.play(1, "lay", (1, 1))
    assert story.sizes(2) == {2}
    assert ("pass",) not in story.match.legal(2)
    story.play(2, "lay", (3, 3))
    story.play(3, "lay", (4,)).to("picking a trap")
    assert story.match.who_may_act() == {0, 2}, "the winning team picks (en 123)"
    story.play(2, "reveal", BELOW).to("who goes first")
    assert len(story.table.herd[0]) == 3
    other = story.place(Trap(0, "smelly_unicorn"))
    assert (other.zone, other.of) == ("trap discard", 0)
    assert story.match.points()[0] == story.match.points()[2]


def test_en_125_two_to_five_cards_each_member_one() -> None:
    story = to_hunt().play(0, "go-first", 0).to("laying", 0)
    numbers = {move[1] for move in story.match.legal(0) if move[0] == "announce"}
    assert numbers == {2, 3, 4, 5}
    assert ("announce", 2, (1, 1)) not in story.match.legal(0), "one is left for the mate"


def test_a_team_whose_first_member_passes_stays_out() -> None:
    story = to_hunt().play(0, "go-first", 0).to("laying", 0).play(0, "pass")
    story.to("laying", 1).play(1, "announce", 2, (0,))
    assert story.match.who_may_act() == {3}
    story.play(3, "lay", (0,)).to("picking a trap")
    assert story.match.who_may_act() == {1, 3}


def test_knight_adds_a_card_to_the_team_s_number() -> None:
    story = to_hunt().play(0, "go-first", 0).to("laying", 0).play(0, "announce", 2, (1,))
    assert story.sizes(1, "lay-with-knight") == {2}
    story.play(1, "lay-with-knight", (3, 4)).play(2, "lay", (4,))
    assert story.sizes(3) == {1}


def test_tied_teams_let_the_unicorn_run_with_its_traps_unseen() -> None:
    story = to_hunt().play(0, "go-first", 0).to("laying", 0)
    prize = story.table.prize.unicorn
    story.play(0, "announce", 2, (1,)).play(1, "lay", (1,)).play(2, "lay", (1,)).play(3, "lay", (1,))
    story.to("who goes first")
    assert story.place(prize).zone == "unicorn discard"
    assert not story.place(Trap(0, "smelly_unicorn")).face_up
    assert story.match.who_may_act() == {0, 2}

"""Stories of the characters' powers and of the variants without them."""

from __future__ import annotations

from typing import Any

import pytest

from . import EDITIONS, Hunt, Lots, Match, Options, Trap, playable_characters
from .material import ABOVE
from .story import Story, unicorn


def with_trap(edition: str, *characters: str, trap: str = "athletic_unicorn", **options: Any) -> Story:
    """Seat 0 sets this trap at the first unicorn, the others theirs at the last two."""
    story = Story(edition, *characters, traps={0: [trap]}, **options)
    story.play(0, "set-trap", trap, 0, ABOVE)
    for seat in range(1, len(characters)):
        moves = story.match.legal(seat)
        story.match.play(seat, min((move for move in moves if int(str(move[2])) >= 2), key=repr))
    return story


def test_de_441_princess_only_until_cards_are_laid() -> None:
    story = with_trap("de", "huntress", "princess", "wizard")
    assert story.match.moment == "before laying"
    assert story.match.legal(1) == {("peek", ABOVE), ("decline",)}
    story.play(1, "decline")
    story.play(0, "pass")
    assert story.match.legal(1) == {("peek", ABOVE), ("decline",)}, "nobody has laid yet"
    story.play(1, "peek", ABOVE)
    assert story.place(Trap(0, "athletic_unicorn")).seen_by == {0, 1}
    story.lay((1,))
    assert story.match.moment == "laying"
    assert story.match.who_may_act() == {2}


def test_powers_need_not_wait() -> None:
    story = with_trap("de", "huntress", "princess", "wizard", powers_wait=False)
    assert story.match.who_may_act() == {0, 1}
    assert story.match.legal(1) == {("peek", ABOVE)}
    story.play(0, "lay", (1,))
    assert story.match.legal(1) >= {("pass",), ("lay", (4,))}
    assert ("peek", ABOVE) not in story.match.legal(1)


def test_de_443_bard_nobody_once_anybody_has_laid() -> None:
    story = Story("de", "wizard", "bard", "huntress").to("before laying")
    assert story.match.legal(1) == {("force", 0), ("force", 2), ("decline",)}
    story.play(1, "decline").play(0, "lay", (1,))
    assert story.match.moment == "laying"
    assert story.match.who_may_act() == {1}


def test_fr_323_bard_whoever_has_not_laid() -> None:
    story = Story("fr", "wizard", "bard", "huntress").to("before laying")
    story.play(1, "decline").play(0, "lay", (1,))
    assert story.match.legal(1) == {("force", 2), ("decline",)}
    story.play(1, "force", 2).play(1, "lay", (4,))
    assert "seat 2 can only ('pass',)" in story.match.log


def test_bard_makes_the_first_player_pass() -> None:
    story = Story("de", "wizard", "bard", "huntress").to("before laying").play(1, "force", 0)
    assert story.table.marker == 1
    assert story.match.who_may_act() == {1}
    story.lay((1,), None).to("laying")
    assert "force" not in story.kinds(1), "once per round (de 371)"


def test_de_445_knight_lays_one_more() -> None:
    story = Story("de", "knight", "huntress").to("laying")
    story.play(0, "lay-with-knight", (0, 1, 1, 2))
    assert story.table.required == 3
    story.lay((2, 3, 4)).to("laying")
    story.lay((1,))
    assert "lay-with-knight" not in story.kinds(0)
    story.lay((2,)).to("market").to("laying", 0)
    assert story.table.round == 2
    assert "lay-with-knight" in story.kinds(0)


def test_knight_follows_with_one_more() -> None:
    story = Story("de", "huntress", "knight").lay((3,)).to("laying")
    story.play(1, "lay-with-knight", (2, 2)).to("laying")
    assert story.table.marker == 1


def test_shaman_cancels_a_revealed_trap() -> None:
    story = with_trap("de", "huntress", "shaman", "wizard", trap="smelly_unicorn")
    prize = story.table.row[0]
    assert prize is not None
    story.lay((4,), None, (1,)).to("trap revealed").play(1, "cancel").to("laying")
    place = story.place(Trap(0, "smelly_unicorn"))
    assert (place.zone, place.of, place.face_up) == ("trap discard", 0, True)
    assert story.table.owned(0, prize.unicorn).trap is None


def test_wizard_exchanges_before_ties_are_removed() -> None:
    story = Story("de", "wizard", "huntress").lay((3,), (3,)).to("cards revealed")
    assert ("exchange", 3, 4) in story.match.legal(0)
    story.play(0, "exchange", 3, 4).to("laying")
    assert story.table.marker == 0
    assert len(story.table.herd[0]) == 2
    assert sorted(card.value for card in story.table.hand[0]) == [0, 1, 1, 2, 2, 3, 3]


def test_huntress_takes_a_card_back_after_a_lost_hunt() -> None:
    story = Story("de", "knight", "huntress").lay((3, 4), (2, 3)).to("after the hunt")
    assert story.match.legal(1) == {("take-back", 2), ("take-back", 3), ("decline",)}
    story.play(1, "take-back", 3).to("laying")
    assert sorted(card.value for card in story.table.hand[1]) == [0, 1, 1, 2, 3, 3, 4]
    story.lay((1,), (0,))
    assert story.match.moment == "laying", "once per round"


def test_k28_thief_swaps_for_this_hunt_only() -> None:
    story = Story("fr", "thief", "huntress", "knight", extra_characters=True)
    story.lay((0,), (4,), (3,)).to("cards revealed").play(0, "swap", 0, 1, 4)
    assert story.place(Hunt(1, 4, 1)).zone in {"laid", "hunt discard"}
    story.to("laying")
    assert story.table.marker == 0
    place = story.place(Hunt(1, 4, 1))
    assert (place.zone, place.of) == ("hunt discard", 1)


def test_k28_black_mage_switches_the_unicorn_with_its_traps() -> None:
    told = {"unicorn deck": [unicorn("pink", 0), unicorn("pink", 3)]}
    story = with_trap("fr", "huntress", "black_mage", extra_characters=True, told=told)
    assert {("switch", at) for at in (1, 2, 3)} < story.match.legal(1)
    story.play(1, "switch", 1)
    assert story.table.prize.unicorn == unicorn("pink", 3)
    assert story.place(Trap(0, "athletic_unicorn")).at == 1


def test_k28_merchant_pays_two_less() -> None:
    story = Story("fr", "merchant", "huntress", extra_characters=True).to("market")
    own = story.table.herd[0][0].unicorn
    story.play(0, "buy-with-merchant", "fairy_dust", "blue", own)
    assert sum(card.value for card in story.table.paid[0]) == 4


def test_de_379_experts_discard_face_down_and_may_look_themselves() -> None:
    story = Story("de", "knight", "huntress", traps={0: ["athletic_unicorn", "bicorn"]}, expert=True)
    story.play(0, "set-trap", "bicorn", 0, ABOVE)
    place = story.place(Trap(0, "athletic_unicorn"))
    assert (place.face_up, set(place.may_look), set(place.seen_by)) == (False, {0}, {0})
    story.lay((3,), (1,)).to("laying")
    place = story.place(Hunt(0, 3, 1))
    assert (place.zone, place.face_up, set(place.may_look)) == ("hunt discard", False, {0})


def test_own_set_trap_remembered_or_looked_up() -> None:
    for reading, look in (("remembered", set()), ("looked up", {0})):
        story = Story("de", "knight", "huntress", traps={0: ["bicorn"]}, own_trap=reading)
        story.play(0, "set-trap", "bicorn", 0, ABOVE)
        assert story.place(Trap(0, "bicorn")).may_look == look


def test_de_389_390_and_fr_273_to_282_who_may_take_part() -> None:
    de, fr = EDITIONS["de"], EDITIONS["fr"]
    assert set(playable_characters(de, Options(traps=False))) == {"knight", "wizard", "huntress", "bard"}
    assert len(playable_characters(de, Options(traps=False, powers=False))) == 6
    assert len(playable_characters(fr, Options(extra_characters=True))) == 9
    assert len(playable_characters(fr, Options(extra_characters=True, powers=False))) == 6
    with pytest.raises(ValueError, match="only"):
        Match("de", 2, Options(traps=False, characters=("princess", "bard")), Lots(1))
    with pytest.raises(ValueError, match="French"):
        Match("de", 2, Options(powers=False), Lots(1))


def test_de_385_no_traps_no_powers() -> None:
    options = Options(traps=False, powers=False, characters=("princess", "bard", "wizard"))
    match = Match("de", 3, options, Lots(1))
    assert match.moment == "laying"
    assert not any(isinstance(card, Trap) for card in match.where())

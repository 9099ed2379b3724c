"""Nothing goes on for ever, whatever the cards of somebody's own box say."""

import pytest

from monoceros.core.packs import PackText
from tests.games.unstable_unicorns.story import Herd

rule = pytest.mark.rule
HEAD = '[pack]\nid = "mine"\nextends = "unstable-unicorns-pl"\n'


def pack(**programs: str) -> PackText:
    cards = "".join(
        f'[[card]]\nid = "{card}"\n{text.partition(" = ")[0]} = "{text.partition(" = ")[2]}"\n'
        for card, text in programs.items()
    )
    return PackText(HEAD + cards)


@rule("unstable-unicorns.win.standstill")
def test_a_game_in_which_nobody_can_do_anything_ends_as_with_an_empty_deck() -> None:
    idle = "turn_start = peek 1 from deck then skip draw and skip action"
    herd = Herd(pack=pack(turbo_oats=idle, double_booked=idle))
    herd.stable("A", "turbo_oats basic_toast").stable("B", "turbo_oats").turn("A")
    # C has all the turns, and still something to decide.
    assert herd.asks() == ("C", "action")
    assert herd.acts("C", "draw").asks() == ("C", "action")
    still = Herd(pack=pack(turbo_oats=idle, double_booked=idle))
    still.stable("A", "turbo_oats basic_toast").stable("B", "turbo_oats").stable("C", "double_booked")
    assert (still.turn("A").winners(), still.reason()) == ("A", "win.deck-out")
    assert still.view().deck > 0


@rule("unstable-unicorns.win.standstill")
def test_after_a_thousand_turns_it_is_over(herd: Herd) -> None:
    herd.stable("A", "basic_toast").state.turns = 999
    assert herd.acts("A", "draw").asks() == ("B", "action")
    assert herd.acts("B", "draw").winners() == "A"


@rule("unstable-unicorns.special.chain")
def test_a_unicorn_that_wanders_for_ever_comes_to_rest() -> None:
    wanderer = pack(stork_express="enter = move this to another-player and draw 1")
    herd = Herd(seats=2, pack=wanderer, pair_deck="whole").hand("A", "stork_express")
    herd.resolves("A", "stork_express")
    assert len(herd.events("move")) == 50
    assert herd.in_stable("A") == ["stork_express"]
    assert herd.asks()[1] in ("limit", "action")

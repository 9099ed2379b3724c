"""Evaluating positions: everybody has a chance, and what helps is seen to help."""

import pytest

from monoceros.core.packs import PackText
from monoceros.core.rng import Rng
from monoceros.games.unstable_unicorns.bot.odds import evaluation, fitted
from tests.games.unstable_unicorns.story import GAME, Herd

SIX = "basic_toast basic_toast basic_queue basic_queue basic_monday basic_monday"


def chances(herd: Herd) -> list[float]:
    return evaluation(herd.setup.pack, herd.cards, herd.seats).chances(herd.state)


def table() -> Herd:
    """Nobody has anything but a Neigh card in hand; the first of three is at turn."""
    herd = Herd(3)
    for seat in "ABC":
        herd.hand(seat, "neigh_polite")
    return herd.turn("A")


def test_the_odds_know_cards_where_they_can_be() -> None:
    """A card that was added since they were fitted is judged by its program."""
    odds = fitted()
    cards = GAME.setup(4).pack.cards
    known = [card for card in cards if card.id in odds.hand or card.id in odds.stable]
    assert len(known) > 0.9 * len(cards)
    assert set(odds.hand) == {card.id for card in known if card.type != "baby"}
    assert set(odds.stable) == {card.id for card in known if card.type not in ("magic", "instant")}


@pytest.mark.parametrize("seats", range(2, 9))
def test_chances_add_up_and_nobody_is_lost_at_the_start(seats: int) -> None:
    setup = GAME.setup(seats)
    found = evaluation(setup.pack, GAME.deck(setup), seats).chances(GAME.new(setup, Rng(seats)))
    assert len(found) == seats
    assert sum(found) == pytest.approx(1.0)
    assert min(found) > 0.4 / seats


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("basic_toast basic_queue", "basic_toast"),
        (SIX, SIX[: SIX.rindex(" ")]),
        ("carrot_on_a_stick", ""),
        ("", "gate_left_open"),
        (SIX, f"{SIX} cow_costumes"),
    ],
)
def test_what_helps_is_seen_to_help(better: str, worse: str) -> None:
    assert chances(table().stable("B", better))[1] > chances(table().stable("B", worse))[1]


def test_one_unicorn_short_the_turn_matters_and_a_unicorn_in_hand() -> None:
    def short(seat: str, card: str) -> float:
        return chances(Herd(3).stable(seat, SIX).hand(seat, card).turn("A"))["ABC".index(seat)]

    assert short("A", "basic_toast") > short("C", "basic_toast") > short("C", "smashed_china")


def test_cards_that_do_something_else_in_a_pack_of_ones_own_are_evaluated_by_what_they_do() -> None:
    setup = GAME.setup(3, "pl", {}, PackText(MINE))
    mine = evaluation(setup.pack, GAME.deck(setup), 3).odds
    names = GAME.deck(setup).names
    usual = fitted()
    toast, muncher = names.index("basic_toast"), names.index("homework_muncher")
    assert mine.lying[toast] == usual.stable["basic_toast"]
    assert mine.lying[muncher] > usual.stable["homework_muncher"]
    assert mine.held[muncher] != usual.hand["homework_muncher"]


MINE = """
[pack]
id = "mine"
extends = "unstable-unicorns-pl"

[[card]]
id = "basic_toast"
name = {en = "Crunchy Unicorn"}

[[card]]
id = "homework_muncher"
enter = ""
turn_start = "may steal unicorn"
"""

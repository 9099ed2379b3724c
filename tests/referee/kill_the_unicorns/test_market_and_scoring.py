"""Stories of the black market, the collections and the end."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from . import EDITIONS, IllegalMove, Material, Token, Trap
from .editions import Edition
from .market import payment
from .material import COLOURS
from .scoring import collections, points_of, winning_parties
from .story import Story, starter, unicorn
from .table import Owned

DE, FR, EN = EDITIONS["de"], EDITIONS["fr"], EDITIONS["en-prototype"]
HORN = Token("false_horn", None, 1)


def at_market(edition: str = "de", **options: Any) -> Story:
    told = {"starters": [starter("pink"), starter("blue"), starter("green")]}
    characters = ("wizard", "knight", "princess")
    return Story(edition, *characters, told=told, **options).to("market")


def test_de_246_one_purchase_each_from_the_first_player() -> None:
    story = at_market()
    assert story.match.who_may_act() == {0}
    story.play(0, "buy", "false_horn", None, starter("pink"))
    assert story.match.who_may_act() == {1}
    assert story.match.points()[0] == {
        "stars": 1,
        "tokens": 2,
        "pates": 0,
        "traps": 0,
        "collections": 0,
        "total": 3,
    }
    with pytest.raises(IllegalMove, match="for one of the own unicorns"):
        story.play(1, "buy", "false_horn", None, starter("pink"))


def test_de_246_one_pays_with_the_hand() -> None:
    story = Story("de", "wizard", "huntress").lay((3, 3, 4), (1, 2, 2)).lay((1, 2, 2), (1, 3, 3))
    story.to("market")
    kinds = {move[1] for move in story.match.legal(0) if move[0] == "buy"}
    assert kinds == set(), "a hand of 0 and 1 buys nothing"


def test_k18_smallest_overpayment() -> None:
    hand = Material().hunt_hand(0)
    assert payment(hand, 3) == (3,)
    assert payment(hand, 6) == (2, 4)
    assert sum(payment([card for card in hand if card.value in (0, 4)], 3)) == 4
    assert payment(hand, 0) == ()


def test_de_258_and_437_butchery_takes_trap_and_tokens_along() -> None:
    story = at_market()
    owned = story.table.herd[0][0]
    story.table.market.remove(HORN)
    owned.tokens.append(HORN)
    trap = Trap(1, "unicorn_pee")
    story.table.trap_pile[1].remove(trap)
    owned.trap = trap
    story.play(0, "buy", "pate", 3, starter("pink"))
    assert story.place(starter("pink")).zone == "unicorn discard"
    assert (story.place(trap).zone, story.place(trap).of) == ("trap discard", 1)
    assert story.place(HORN).zone == "out of the game"
    assert story.match.points()[0]["total"] == 3
    assert story.place(Token("pate", 3, 1)).zone == "pates"


def test_de_288_and_429_the_last_colour_counts() -> None:
    owned = Owned(unicorn("pink", 1), tokens=[Token("cotton_candy", "blue", 1)])
    story = at_market()
    story.table.herd[0] = [owned, Owned(unicorn("blue", 1)), Owned(unicorn("green", 1))]
    assert points_of(story.table, 0)["collections"] == 2
    owned.tokens.append(Token("fairy_dust", "yellow", 1))
    assert points_of(story.table, 0)["collections"] == 0
    assert points_of(story.table, 0)["tokens"] == 2


def test_de_361_legendary_needs_a_token_to_count_in_a_set() -> None:
    story = at_market()
    legend = Owned(unicorn("none", 4))
    story.table.herd[0] = [legend, Owned(unicorn("blue", 1))]
    assert points_of(story.table, 0)["total"] == 5
    legend.tokens.append(Token("cotton_candy", "blue", 1))
    assert points_of(story.table, 0)["total"] == 7


def test_en_75_soap_washes() -> None:
    story = at_market("en-prototype")
    assert not any(move[1] == "soap" for move in story.match.legal(0) if move[0] == "buy")
    story = Story("en-prototype", "wizard", "princess", traps={0: ["unicorn_pee", "bicorn"]})
    story.play(0, "discard-trap", "bicorn").play(0, "set-trap", "unicorn_pee", 0, "below")
    story.to("laying")
    prize = story.table.prize.unicorn
    story.lay((4,), (1,)).to("market")
    assert ("buy", "soap", 1, prize) in story.match.legal(0)
    story.play(0, "buy", "soap", 1, prize)
    assert story.place(Trap(0, "unicorn_pee")).zone == "trap discard"
    assert story.table.owned(0, prize).trap is None


def test_double_rainbow_by_a_purchase_wins_at_once() -> None:
    story = at_market()
    for colour in ("pink", "green", "yellow"):
        story.give(1, unicorn(colour, 1), unicorn(colour, 3))
    story.give(1, unicorn("none", 4))
    story.play(0, "buy-nothing").play(1, "buy", "cotton_candy", "blue", unicorn("none", 4))
    assert story.match.over
    assert story.match.winners() == {1}
    assert story.match.who_may_act() == set()


def test_de_304_to_336_sets() -> None:
    def one_colour(edition: Edition, count: int) -> int:
        return collections(edition, Material(), {"pink": count, "blue": 0, "green": 0, "yellow": 0})

    assert [one_colour(DE, count) for count in range(8)] == [0, 0, 2, 5, 8, 12, 12, 12]
    for edition in (FR, EN):  # fr 210, en 103: a new collection after five
        assert [one_colour(edition, count) for count in range(5, 9)] == [12, 12, 14, 17]


def brute_force(edition: Edition, counts: tuple[int, ...]) -> int:
    """Every single card is put into a rainbow, a set or nothing at all."""
    best = 0
    sets = 1 if not edition.new_set_after_five else 2
    worth = {0: 0, 1: 0, 2: 2, 3: 5, 4: 8, 5: 12}
    for rainbows in range(min(counts) + 1):
        total = 8 * rainbows
        for count in counts:
            left = count - rainbows
            splits = product(range(6), repeat=sets)
            total += max(sum(worth[size] for size in split) for split in splits if sum(split) <= left)
        best = max(best, total)
    return best


@pytest.mark.parametrize("edition", [DE, FR, EN])
def test_collections_are_the_best_there_is(edition: Edition) -> None:
    for counts in product(range(8), repeat=4):
        if counts == tuple(sorted(counts)):
            found = collections(edition, Material(), dict(zip(COLOURS, counts, strict=True)))
            assert found == brute_force(edition, counts)


def test_de_338_a_card_counts_once() -> None:
    assert collections(DE, Material(), dict.fromkeys(COLOURS, 1)) == 8
    assert collections(DE, Material(), {"pink": 2, "blue": 1, "green": 1, "yellow": 1}) == 8
    assert collections(DE, Material(), {"pink": 3, "blue": 1, "green": 1, "yellow": 1}) == 10
    assert collections(DE, Material(), {"pink": 5, "blue": 1, "green": 1, "yellow": 1}) == 16


def test_de_465_bicorn_counts_as_two_but_its_stars_once() -> None:
    story = at_market()
    story.table.herd[0] = [Owned(unicorn("blue", 3), Trap(1, "bicorn")), Owned(unicorn("blue", 1))]
    points = points_of(story.table, 0)
    assert (points["stars"], points["collections"]) == (4, 5)


def test_k23_a_bicorn_makes_a_double_rainbow_only_at_the_end() -> None:
    for reading, winners in ((True, {1}), (False, {0})):
        story = at_market(bicorn_doubles_rainbow_at_end=reading)
        table = story.table
        table.herd[1] = [Owned(unicorn(colour, 0)) for colour in COLOURS]
        table.herd[1] += [Owned(unicorn(colour, 1)) for colour in COLOURS[1:]]
        table.herd[1][0].trap = Trap(1, "bicorn")
        table.pates[0] = [Token("pate", 50, 1)]
        story.play(0, "buy-nothing").play(1, "buy", "false_horn", None, unicorn("blue", 1))
        assert not table.over
        table.over = True
        assert winning_parties(table) == winners


def ended(edition: str, *totals: int) -> set[int]:
    story = at_market(edition)
    for seat, total in enumerate(totals):
        story.table.herd[seat] = []
        story.table.pates[seat] = [Token("pate", total, 1)]
    story.table.over = True
    return story.match.winners()


def test_de_413_fr_287_tied_scores_cancel() -> None:
    for edition in ("de", "fr"):
        assert ended(edition, 9, 9, 4) == {2}
        assert ended(edition, 9, 4, 4) == {0}
        assert ended(edition, 9, 9, 9) == set()


def test_en_47_tied_scores_most_unicorns() -> None:
    assert ended("en-prototype", 9, 9, 4) == {0, 1}
    story = at_market("en-prototype")
    for seat in range(3):
        story.table.herd[seat] = []
        story.table.pates[seat] = [Token("pate", 9, 1)]
    story.table.herd[1] = [Owned(unicorn("pink", 0))]
    story.table.over = True
    assert story.match.winners() == {1}


def test_de_290_hands_come_back_and_four_new_unicorns() -> None:
    story = Story("de", "wizard", "huntress").lay((3, 4), (1, 2)).to("market").to("setting a trap")
    assert story.table.round == 2
    assert all(len(story.table.hand[seat]) == 8 for seat in (0, 1))
    assert len([prize for prize in story.table.row if prize is not None]) == 4
    assert len(story.table.deck) == 20

"""Counting: stars, sets, rainbows, the best grouping, and who wins."""

import os
from functools import cache
from itertools import product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from monoceros.core.rng import Rng
from monoceros.games.kill_the_unicorns.scoring import best_grouping, set_points
from tests.games.kill_the_unicorns.story import Hunt

rule = pytest.mark.rule
HERDS = 100_000 if os.environ.get("MONOCEROS_LAW_GAMES") else 3_000
"""Random herds the grouping is compared on; `make laws` takes many more."""


def counted(*unicorns: str, edition: str = "de") -> Hunt:
    return Hunt(edition=edition).herd("A", *unicorns)


@rule("kill-the-unicorns.score.stars")
def test_every_star_is_a_point() -> None:
    assert counted("pink 3", "blue pigicorn", "legend").tally("A").stars == 7


@rule("kill-the-unicorns.score.bonuses")
def test_tokens_pates_and_traps_add_up() -> None:
    tally = counted("pink 3 + false horn ~ B smelly unicorn").given(A_pates="K4,K2").tally("A")
    assert (tally.stars, tally.tokens, tally.traps, tally.pates) == (3, 2, -3, 6)
    assert tally.total == 8


@rule("kill-the-unicorns.score.sets")
@pytest.mark.parametrize(("size", "points"), [(1, 0), (2, 2), (3, 5), (4, 8), (5, 12)])
def test_sets_of_one_colour(size: int, points: int) -> None:
    pinks = ["pink pigicorn", "pink 1", "pink 1", "pink 2", "pink 2"]
    tally = counted(*pinks[:size]).tally("A")
    assert tally.sets == points
    assert tally.set_sizes["pink"] == size


PINKS = ["pink pigicorn", "pink 1", "pink 1", "pink 2", "pink 2", "pink 3", "pink starter"]


@rule("kill-the-unicorns.score.five-at-most")
@rule("kill-the-unicorns.score.one-set-per-colour")
def test_the_sixth_of_a_colour_is_worth_nothing_more() -> None:
    assert counted(*PINKS).tally("A").sets == 12


@rule("kill-the-unicorns.score.new-set")
@rule("kill-the-unicorns.score.new-set-prototype")
@pytest.mark.parametrize("edition", ["fr", "en-prototype"])
def test_a_new_set_begins_after_five(edition: str) -> None:
    assert counted(*PINKS, edition=edition).tally("A").sets == 12 + 2
    assert counted(*PINKS[:6], edition=edition).tally("A").sets == 12


@rule("kill-the-unicorns.score.rainbow")
def test_a_rainbow_is_worth_eight() -> None:
    tally = counted("pink 1", "blue 1", "green 1", "yellow 1").tally("A")
    assert (tally.rainbows, tally.rainbow_count, tally.sets) == (8, 1, 0)


@rule("kill-the-unicorns.score.used-once")
def test_a_unicorn_stands_in_a_set_or_in_a_rainbow() -> None:
    tally = counted("pink 1", "pink 2", "blue 1", "green 1", "yellow 1").tally("A")
    assert (tally.rainbows, tally.sets) == (8, 0)


@rule("kill-the-unicorns.score.best-sets")
def test_a_rainbow_is_left_out_where_sets_bring_more() -> None:
    fours = [
        f"{colour} {card}" for colour in ("pink", "blue", "green") for card in ("pigicorn", "1", "1", "2")
    ]
    tally = counted(*fours, "yellow 1").tally("A")
    assert (tally.rainbows, tally.sets) == (0, 8 + 8 + 8)
    both = counted(*PINKS[:3], "blue 1", "blue 2", "blue 2", "green 1", "green 1", "yellow 1").tally("A")
    assert both.rainbows + both.sets == max(8 + 2 + 2 + 0, 5 + 5 + 2)


@rule("kill-the-unicorns.score.bicorn")
def test_a_bicorn_stands_in_a_rainbow_and_in_a_set() -> None:
    tally = counted("pink 1 ~ B bicorn", "pink 2", "blue 1", "green 1", "yellow 1").tally("A")
    assert (tally.rainbows, tally.sets) == (8, 2)


@rule("kill-the-unicorns.herd.legendary")
def test_a_legend_needs_a_token_to_join_a_set() -> None:
    assert counted("legend", "pink 1").tally("A").sets == 0
    assert counted("legend + pink candy", "pink 1").tally("A").sets == 2
    assert counted("legend").view().herds[0][0].points == 4


@rule("kill-the-unicorns.herd.starters")
def test_starters_and_pigicorns_count_like_any_unicorn() -> None:
    assert counted("pink starter", "pink pigicorn").tally("A").sets == 2


@rule("kill-the-unicorns.herd.arrange")
def test_the_running_count_is_always_the_best_one() -> None:
    hunt = Hunt().herd("A", "pink 1", "pink 2", "blue 1", "green 1").row("yellow 1")
    assert (hunt.tally("A").rainbows, hunt.tally("A").sets) == (0, 2)
    hunt.lays("A", 4).passes("B", "C")
    assert (hunt.tally("A").rainbows, hunt.tally("A").sets) == (8, 0)


# The grouping against brute force.


@cache
def brute_sets(size: int, further_sets: bool) -> int:
    """The best any partition of so many unicorns of a colour brings, sets of five at most."""
    table = [0, 0, 2, 5, 8, 12]
    if not further_sets:
        return max(table[: size + 1])
    best = 0
    for first in range(1, min(5, size) + 1):
        best = max(best, table[first] + brute_sets(size - first, True))
    return best


def brute(singles: list[int], bicorns: list[int], further_sets: bool) -> int:
    """Each unicorn in a rainbow, a set or nowhere; a bicorn twice, never twice in one rainbow.

    A bicorn is two unicorns of its colour for every purpose, and a rainbow takes one of each colour,
    so all that matters is how many places of each colour go to rainbows and how many to sets.
    """
    places = [single + 2 * bicorn for single, bicorn in zip(singles, bicorns, strict=True)]
    best = 0
    for rainbows in range(min(places) + 1):
        for kept in product(*(range(place - rainbows + 1) for place in places)):
            points = 8 * rainbows + sum(brute_sets(size, further_sets) for size in kept)
            best = max(best, points)
    return best


@cache
def brute_counts(counts: tuple[int, ...], further_sets: bool) -> int:
    return brute(list(counts), [0, 0, 0, 0], further_sets)


@rule("kill-the-unicorns.score.best-sets")
@pytest.mark.parametrize("further_sets", [False, True])
def test_the_grouping_agrees_with_brute_force(further_sets: bool) -> None:
    rng = Rng(20)
    for _ in range(HERDS // 2):
        singles = [int(rng.below(6)) for _ in range(4)]
        bicorns = [int(rng.below(6)) // 4 for _ in range(4)]
        counts = [single + 2 * bicorn for single, bicorn in zip(singles, bicorns, strict=True)]
        expected = brute_counts(tuple(sorted(counts)), further_sets)
        rainbows, points = best_grouping(vec[i64](counts), further_sets=further_sets)
        assert int(points) == expected, (singles, bicorns)
        sets = sum(int(set_points(count - rainbows, further_sets=further_sets)) for count in counts)
        assert 8 * rainbows + sets == expected


# The end.

RAINBOW_BUT_ONE = ["pink 1", "pink 2", "blue 1", "blue 2", "green 1", "green 2", "yellow 1"]


@rule("kill-the-unicorns.end.double-rainbow")
@pytest.mark.parametrize("edition", ["de", "fr", "en-prototype"])
def test_a_double_rainbow_wins_at_once(edition: str) -> None:
    hunt = Hunt(edition=edition).herd("A", *RAINBOW_BUT_ONE).row("yellow 2", "pink 3").herd("B", "blue 3")
    hunt.lays("A", 4).passes("B", "C")
    assert hunt.winners() == "A"
    assert hunt.outcome.reason == "kill-the-unicorns.end.double-rainbow"
    assert hunt.refuses("B", "pass") == "end.double-rainbow"


@rule("kill-the-unicorns.end.double-rainbow-check")
def test_a_purchase_can_complete_it_and_a_bicorn_counts_once() -> None:
    hunt = Hunt().herd("A", *RAINBOW_BUT_ONE, "legend").begins("market").stock("candy_yellow")
    hunt.plays("A", "buy candy_yellow", "on 8")
    assert hunt.winners() == "A"
    double = (
        Hunt().herd("A", *RAINBOW_BUT_ONE[:-1], "yellow 1 ~ B bicorn", "legend").begins("market").passes("A")
    )
    assert double.state.outcome() is None
    assert double.tally("A").rainbow_count == 2


@rule("kill-the-unicorns.end.double-rainbow-check")
@pytest.mark.parametrize("edition", ["de", "fr"])
def test_at_the_final_count_a_bicorn_completes_it(edition: str) -> None:
    hunt = Hunt(edition=edition).herd("A", *RAINBOW_BUT_ONE[:-1], "yellow 1 ~ B bicorn")
    hunt.herd("B", "legend", "moon", "storm", "comet", "yellow 2", "yellow 2", "yellow 3")
    hunt.given(round="4").begins("market").passes("A", "B", "C")
    assert hunt.outcome.scores[1].total > hunt.outcome.scores[0].total
    assert hunt.winners() == "A"
    assert hunt.outcome.reason == "kill-the-unicorns.end.double-rainbow"


@rule("kill-the-unicorns.end.double-rainbow-twice")
def test_two_double_rainbows_share_the_victory() -> None:
    """A Trojan swap gives both the colour they miss."""
    hunt = Hunt().row("legend").trap("C", "trojan unicorn", 4)
    hunt.herd("A", "pink 1", "pink 1", "pink 2", "blue 1", "blue 2", "green 1", "green 2", "yellow 1")
    hunt.herd("C", "yellow 1", "yellow 2", "yellow 3", "blue 1", "blue 3", "green 1", "green 3", "pink 3")
    hunt.lays("A", 4).passes("B", "C").plays("C", "swap 1 1")
    assert hunt.winners() == "AC"


@rule("kill-the-unicorns.end.double-rainbow-check")
@pytest.mark.parametrize("edition", ["de", "fr", "en-prototype"])
def test_a_swap_wins_before_the_prize_is_taken(edition: str) -> None:
    place = 3 if edition == "en-prototype" else 4
    hunt = Hunt(edition=edition).row("green 1").trap("C", "trojan unicorn", place)
    hunt.herd("A", "yellow 2", "pink 2")
    hunt.herd("C", "pink 1", "pink 1", "pink 2", "blue 1", "blue 2", "green 1", "green 2", "yellow 1")
    hunt.lays("A", 4).passes("B", "C").plays("C", "swap 1 1")
    assert hunt.winners() == "C"
    assert sorted(hunt.herd_of("A")) == ["pink 1", "pink 2"]
    assert hunt.view().row[-1].card == "green_unicorn_1"


@rule("kill-the-unicorns.end.final-bicorn-twice")
@rule("kill-the-unicorns.end.final-bicorn-once")
def test_a_bicorn_may_complete_the_last_double_rainbow_or_not() -> None:
    herd = ["pink 1", "pink 2", "blue 1", "blue 2", "green 1", "green 2", "yellow 1 ~ C bicorn"]
    for final, reason in (("twice", "double-rainbow"), ("once", "after-four-rounds")):
        hunt = Hunt(final_bicorn=final).given(round="4").begins("market").herd("A", *herd).herd("B", "pink 1")
        hunt.herd("C", "legend").passes("A", "B", "C")
        assert hunt.winners() == "A"
        assert hunt.outcome.reason == f"kill-the-unicorns.end.{reason}"


@rule("kill-the-unicorns.end.tie-cancels")
@pytest.mark.parametrize("edition", ["de", "fr"])
def test_equal_scores_cancel_at_the_end(edition: str) -> None:
    hunt = Hunt(edition=edition).herd("A", "legend").herd("B", "moon").herd("C", "pink 1")
    hunt.given(round="4").begins("market").passes("A", "B", "C")
    assert hunt.winners() == "C"


@rule("kill-the-unicorns.end.all-tied")
@pytest.mark.parametrize("edition", ["de", "fr"])
def test_nobody_wins_if_all_are_tied(edition: str) -> None:
    hunt = Hunt(edition=edition).herd("A", "legend").herd("B", "moon").herd("C", "storm")
    hunt.given(round="4").begins("market").passes("A", "B", "C")
    assert hunt.winners() == ""
    assert hunt.outcome.reason == "kill-the-unicorns.end.all-tied"


@rule("kill-the-unicorns.end.tie-unicorns")
def test_the_larger_herd_wins_a_tie_of_the_prototype(prototype: Hunt) -> None:
    prototype.herd("A", "pink 2").herd("B", "blue 1", "green 1").herd("C", "pink 1")
    prototype.given(round="4").begins("market").passes("A", "B", "C")
    assert prototype.winners() == "B"


@rule("kill-the-unicorns.end.tie-shared")
def test_the_prototype_shares_what_is_still_tied(prototype: Hunt) -> None:
    prototype.herd("A", "pink 2").herd("B", "blue 2").herd("C", "pink 1")
    prototype.given(round="4").begins("market").passes("A", "B", "C")
    assert prototype.winners() == "AB"


def test_the_lines_of_a_score_add_up_and_name_their_unicorns() -> None:
    hunt = (
        Hunt()
        .herd("A", "pink 2 + false horn", "pink 1 ~ B unicorn pee", "legend")
        .given(A_pates="K4", round="4")
    )
    hunt.begins("market").passes("A", "B", "C")
    keys = {part.key: (part.points, part.places) for part in hunt.outcome.scores[0].parts}
    assert keys == {
        "stars": (7, ["A1", "A2", "A3"]),
        "tokens": (2, ["A1"]),
        "pates": (4, ["pate_4"]),
        "traps": (-2, ["A2"]),
        "sets": (2, ["A1", "A2"]),
        "rainbows": (0, []),
    }
    assert hunt.outcome.scores[0].total == 13

"""Counting coins."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from monoceros.games.hilo.cards import deck, load
from monoceros.games.hilo.deck import BLANK, HiloDeck
from monoceros.games.hilo.scoring import layout_parts, layout_score

rule = pytest.mark.rule
DECK = deck(load())


def layout(cards: str, of: HiloDeck = DECK) -> vec[i64]:
    names = cards.replace("/", " ").split()
    return vec[i64]([BLANK if name == "?" else of.faces[of.names.index(name)] for name in names])


def with_coins(coins: list[int]) -> HiloDeck:
    """The same deck with other whole coins on its cards."""
    return HiloDeck(
        DECK.names,
        DECK.codes,
        list(DECK.kinds),
        list(DECK.roles),
        list(DECK.families),
        list(DECK.left),
        list(DECK.right),
        list(DECK.top),
        list(DECK.bottom),
        coins,
    )


def parts(cards: str) -> dict[str, int]:
    score = layout_parts(0, layout(cards))
    assert score.total == layout_score(layout(cards))
    return {part.key: part.points for part in score.parts}


def places(cards: str, key: str) -> list[str]:
    return next(part.places for part in layout_parts(0, layout(cards)).parts if part.key == key)


EXAMPLE = """dragon_keeper prince knight princess farmer phoenix
             / knight bard king bard magician dragon"""


@rule("hilo.score.joints")
@rule("hilo.score.full-coins")
@rule("hilo.score.keepers")
@rule("hilo.score.magician-voids")
def test_the_example_of_the_rulebook_is_worth_eleven() -> None:
    assert parts(EXAMPLE) == {
        "joints": 7,
        "full-coins": 2,
        "keeper-dragon": 2,
        "keeper-unicorn": 0,
        "keeper-wolf": 0,
        "void": 0,
    }
    assert layout_score(layout(EXAMPLE)) == 11
    assert places(EXAMPLE, "void") == ["A5"]


@rule("hilo.score.joints")
def test_halves_join_across_and_down_but_not_round_the_corner() -> None:
    assert places("king king ? ? ? ? / ? ? ? ? ? ?", "joints") == ["A1-A2"]
    assert places("farmer ? ? ? ? ? / farmer ? ? ? ? ?", "joints") == ["A1-A7"]
    assert places("? ? ? ? ? king / king ? ? ? ? ?", "joints") == []
    assert places("king ? ? ? ? king / ? ? ? ? ? ?", "joints") == []


@rule("hilo.score.joints")
def test_a_half_needs_a_half_on_the_other_side() -> None:
    assert places("prince princess ? ? ? ? / ? ? ? ? ? ?", "joints") == ["A1-A2"]
    assert places("princess prince ? ? ? ? / ? ? ? ? ? ?", "joints") == []
    assert places("bard ? ? ? ? ? / bard ? ? ? ? ?", "joints") == []
    assert places("knight ? ? ? ? ? / bard ? ? ? ? ?", "joints") == ["A1-A7"]


@rule("hilo.score.full-coins")
def test_whole_coins_count_by_themselves() -> None:
    assert parts("king ? phoenix ? phoenix ? / ? ? ? ? ? ?")["full-coins"] == 3


@rule("hilo.score.keepers")
@rule("hilo.score.keeper-limit")
@pytest.mark.parametrize(
    ("keepers", "animals", "coins"),
    [(0, 3, 0), (1, 0, 0), (1, 1, 2), (1, 2, 4), (1, 3, 4), (2, 1, 2), (2, 3, 6), (2, 4, 8), (3, 4, 8)],
)
@pytest.mark.parametrize("family", ["dragon", "unicorn", "wolf"])
def test_a_keeper_is_paid_for_at_most_two_animals(
    family: str, keepers: int, animals: int, coins: int
) -> None:
    row = [f"{family}_keeper"] * keepers + [family] * animals
    found = parts(" ".join(row + ["?"] * (12 - len(row))))
    assert found[f"keeper-{family}"] == coins
    assert sum(found.values()) == coins


@rule("hilo.score.keepers")
def test_a_keeper_keeps_only_the_own_family() -> None:
    assert sum(parts("wolf_keeper dragon unicorn ? ? ? / ? ? ? ? ? ?").values()) == 0


@rule("hilo.score.magician-voids")
@pytest.mark.parametrize(
    "cards", ["king ? ? ? ? ? / magician ? ? ? ? ?", "magician ? ? ? ? ? / king ? ? ? ? ?"]
)
def test_the_card_above_or_below_a_magician_is_spoiled(cards: str) -> None:
    assert sum(parts(cards).values()) == 0
    assert len(places(cards, "void")) == 1


@rule("hilo.score.void-is-blank")
def test_a_spoiled_card_gives_its_neighbours_nothing() -> None:
    assert sum(parts("king knight king ? ? ? / ? magician ? ? ? ?").values()) == 2
    assert places("king knight king ? ? ? / ? magician ? ? ? ?", "joints") == []
    assert parts("wolf_keeper wolf ? ? ? ? / ? magician ? ? ? ?")["keeper-wolf"] == 0
    assert parts("wolf_keeper wolf ? ? ? ? / magician ? ? ? ? ?")["keeper-wolf"] == 0
    assert parts("phoenix ? ? ? ? ? / magician ? ? ? ? ?")["full-coins"] == 0


@rule("hilo.score.two-magicians")
def test_two_magicians_in_a_column_spoil_each_other_and_nothing_else() -> None:
    cards = "king magician king ? ? ? / king magician king ? ? ?"
    assert sum(parts(cards).values()) == 4
    assert places(cards, "void") == ["A2", "A8"]


@rule("hilo.score.magicians-own-coins")
def test_a_magicians_own_coins_would_count_if_he_had_any() -> None:
    generous = with_coins([1 if name == "magician" else 0 for name in DECK.names])
    assert layout_score(layout("magician ? ? ? ? ? / king ? ? ? ? ?", generous)) == 1
    assert layout_score(layout("magician ? ? ? ? ? / ? ? ? ? ? ?")) == 0


@rule("hilo.score.no-cap")
def test_coins_are_never_capped_by_the_chips_in_the_box() -> None:
    rich = with_coins([10] * len(DECK.names))
    assert layout_score(layout("king " * 12, rich)) == 120 + 10


@rule("hilo.score.magician-voids")
def test_a_spoiled_card_is_told_even_if_it_would_bring_nothing() -> None:
    cards = "dragon ? ? ? ? ? / magician ? ? ? ? ?"
    assert places(cards, "void") == ["A1"]


@given(st.lists(st.sampled_from(["?", *DECK.names]), min_size=12, max_size=12))
def test_the_breakdown_always_adds_up(names: list[str]) -> None:
    faces = layout(" ".join(names))
    assert layout_parts(0, faces).total == layout_score(faces)

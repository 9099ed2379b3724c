"""The magician: he casts at once, and swaps what he may."""

import pytest

from monoceros.core.packs import PackText
from monoceros.core.playout import playout
from monoceros.core.rng import Rng
from monoceros.games.hilo.state import CAST
from tests.games.hilo.story import GAME, Kingdom

rule = pytest.mark.rule


@rule("hilo.magician.must-swap")
@pytest.mark.parametrize("way", [("take", "place 1"), ("draw", "place 1"), ("draw", "discard", "flip 2")])
def test_he_casts_however_he_comes_to_lie_open(kingdom: Kingdom, way: tuple[str, ...]) -> None:
    kingdom.layout("A", "? ?magician ? ? ? ? / ? ? ? ? ? ?").discard("magician")
    kingdom.next_draws("wolf" if "flip 2" in way else "magician").plays("A", *way)
    assert kingdom.asks() == ("A", "cast")
    assert kingdom.refuses("A", "take") == "hilo.magician.must-swap"
    assert kingdom.refuses("A", "flip 3") == "hilo.magician.must-swap"


@rule("hilo.magician.another-player")
def test_the_other_card_is_another_players(kingdom: Kingdom) -> None:
    kingdom.layout("A", "magician ? ? ? ? ? / ? ? ? ? ? ?").step("cast")
    # At a table of two there is nobody further to the left than the next player.
    refusal = kingdom.state.why_not(0, GAME.parse(GAME.setup(4), 0, "swap 2 C1"))
    assert refusal is not None
    assert refusal.clause == "hilo.magician.another-player"
    assert all(" B" in choice.text for choice in kingdom.state.update(0).choices)


@rule("hilo.magician.another-player")
def test_any_other_player_may_be_chosen(court: Kingdom) -> None:
    court.layout("B", "magician ? ? ? ? ? / ? ? ? ? ? ?").turn("B").step("cast")
    assert court.allows("B", "swap 2 A1")
    assert court.allows("B", "swap 2 C12")
    assert len(court.state.legal(1)) == 11 * 24


@rule("hilo.magician.open-or-hidden")
@pytest.mark.parametrize(
    ("mine", "theirs"), [("king", "wolf"), ("king", "?wolf"), ("?king", "wolf"), ("?king", "?wolf")]
)
@rule("hilo.magician.stays-as-it-was")
def test_open_and_hidden_cards_swap_and_stay_as_they_were(kingdom: Kingdom, mine: str, theirs: str) -> None:
    kingdom.layout("A", f"magician {mine} ? ? ? ? / ? ? ? ? ? ?")
    kingdom.layout("B", f"{theirs} ? ? ? ? ? / ? ? ? ? ? ?").step("cast")
    kingdom.plays("A", "swap 2 B1")
    assert kingdom.card("A", 2) == (None if theirs.startswith("?") else "wolf")
    assert kingdom.card("B", 1) == (None if mine.startswith("?") else "king")
    assert kingdom.asks() == ("B", "turn")


@rule("hilo.magician.never-magicians")
def test_open_magicians_are_never_swapped(kingdom: Kingdom) -> None:
    kingdom.layout("A", "magician magician ? ? ? ? / ? ? ? ? ? ?")
    kingdom.layout("B", "magician ? ? ? ? ? / ? ? ? ? ? ?").step("cast")
    assert kingdom.refuses("A", "swap 1 B2") == "hilo.magician.never-magicians"
    assert kingdom.refuses("A", "swap 2 B2") == "hilo.magician.never-magicians"
    assert kingdom.refuses("A", "swap 3 B1") == "hilo.magician.never-magicians"
    assert kingdom.allows("A", "swap 3 B2")
    assert len(kingdom.state.legal(0)) == 10 * 11


@rule("hilo.magician.hidden-magicians")
def test_a_hidden_magician_may_be_swapped_unknowingly(kingdom: Kingdom) -> None:
    kingdom.layout("A", "magician ?magician ? ? ? ? / ? ? ? ? ? ?")
    kingdom.layout("B", "?magician ? ? ? ? ? / ? ? ? ? ? ?").step("cast")
    kingdom.plays("A", "swap 2 B1")
    assert kingdom.card("A", 2) is None
    assert kingdom.asks() == ("B", "turn")


@rule("hilo.magician.stays")
def test_he_stays_until_another_card_replaces_him(kingdom: Kingdom) -> None:
    kingdom.layout("A", "?wolf ?dragon ? ? ? ? / ? ? ? ? ? ?").discard("magician").next_draws("bard", "king")
    kingdom.plays("A", "take", "place 1", "swap 2 B1").plays("B", "draw", "place 1")
    assert kingdom.card("A", 1) == "magician"
    kingdom.plays("A", "draw", "place 1")
    assert kingdom.card("A", 1) == "king"
    assert kingdom.top_discard() == "magician"
    assert kingdom.asks() == ("B", "turn")


@rule("hilo.magician.lapse")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_always_a_pair_to_swap(seats: int) -> None:
    """A layout without hidden cards ends the game, and hidden cards may always be swapped."""
    casts = 0
    for seed in range(40):
        rng = Rng(seed)
        state = GAME.new(GAME.setup(seats), rng.fork())
        while state.to_act:
            if state.step == CAST:
                casts += 1
                assert len(state.legal(state.decider())) >= 1
            playout(state, rng, 1)
    assert casts > 40


@rule("hilo.magician.lapse")
def test_even_among_magicians_hidden_cards_can_be_swapped(kingdom: Kingdom) -> None:
    kingdom.layout("A", "magician magician magician ?wolf king king / king king king king bard bard")
    kingdom.layout(
        "B", "magician magician magician ?bard farmer farmer / farmer farmer farmer farmer wolf wolf"
    )
    kingdom.step("cast")
    assert kingdom.allows("A", "swap 4 B4")


@rule("hilo.magician.last-card")
@pytest.mark.parametrize("way", [("take", "place 12"), ("draw", "discard", "flip 12")])
def test_as_the_twelfth_open_card_he_ends_the_game_without_casting(
    kingdom: Kingdom, way: tuple[str, ...]
) -> None:
    kingdom.layout("A", "king king king king king king / bard bard bard bard bard ?magician")
    kingdom.discard("magician").next_draws("wolf").plays("A", *way)
    assert kingdom.over
    assert kingdom.events("swap") == []
    assert kingdom.part("A", "void").places == ["A6"]


@pytest.fixture
def casting() -> Kingdom:
    """A table where the last magician casts first, and A has one hidden card left."""
    kingdom = Kingdom(setup=GAME.setup(2, given={"last_magician": "casts"}))
    kingdom.layout("A", "king king king king king king / bard bard bard bard bard ?magician")
    return kingdom.discard("magician").layout("B", "wolf ? ? ? ? ? / ? ? ? ? ? ?")


@rule("hilo.magician.last-card-casts")
@pytest.mark.parametrize("way", [("take", "place 12"), ("draw", "discard", "flip 12")])
def test_as_the_twelfth_open_card_he_may_cast_first_and_the_match_goes_on_with_a_hidden_card(
    casting: Kingdom, way: tuple[str, ...]
) -> None:
    casting.next_draws("wolf").plays("A", *way)
    assert casting.asks() == ("A", "cast")
    casting.plays("A", "swap 1 B2")
    assert not casting.over
    assert casting.asks() == ("B", "turn")


@rule("hilo.magician.last-card-casts")
def test_the_match_ends_after_he_cast_if_all_cards_still_lie_open(casting: Kingdom) -> None:
    casting.plays("A", "take", "place 12", "swap 1 B1")
    assert casting.over
    assert casting.part("A", "void").places == ["A6"]


@rule("hilo.magician.lapse")
def test_his_magic_lapses_among_open_magicians() -> None:
    head = '[pack]\nid = "court"\nextends = "hilo-de"\ntotal = 87\n'
    pack = PackText(head + '[[card]]\nid = "magician"\ncopies = 24\n')
    kingdom = Kingdom(setup=GAME.setup(2, given={"last_magician": "casts"}, own_pack=pack))
    kingdom.layout("A", " ".join(["magician"] * 6) + " / " + " ".join(["magician"] * 5) + " ?magician")
    kingdom.discard("wolf").next_draws("wolf").plays("A", "draw", "discard", "flip 12")
    assert kingdom.over


@rule("hilo.turn.clockwise")
@pytest.mark.parametrize("target", ["A", "C"])
def test_after_a_cast_the_turn_goes_on_from_the_caster(court: Kingdom, target: str) -> None:
    court.layout("B", "magician ?wolf ? ? ? ? / ? ? ? ? ? ?").turn("B").step("cast")
    court.plays("B", f"swap 2 {target}1")
    assert court.asks() == ("C", "turn")


def test_random_casts_reach_every_player_and_every_card() -> None:
    """What a random match picks is spread over all legal swaps, however many there are."""
    court = Kingdom(seats=4).layout("A", "magician ? ? ? ? ? / ? ? ? ? ? ?").step("cast")
    legal = court.state.legal(0)
    rng = Rng(8)
    picked = [int(court.state.pick(0, rng)) for _ in range(40 * len(legal))]
    assert set(picked) == set(legal)
    for seat in "BCD":
        share = sum(f" {seat}" in GAME.format(court.setup, 0, action) for action in picked) / len(picked)
        assert abs(share - 1 / 3) < 0.02

"""The phoenix uncovers one more card, and effects follow one another."""

import pytest

from tests.games.hilo.story import Kingdom

rule = pytest.mark.rule


@rule("hilo.phoenix.uncover")
@pytest.mark.parametrize("way", [("take", "place 1"), ("draw", "place 1"), ("draw", "discard", "flip 2")])
def test_it_uncovers_one_more_card(kingdom: Kingdom, way: tuple[str, ...]) -> None:
    kingdom.layout("A", "king ?phoenix ?wolf ? ? ? / ? ? ? ? ? ?").discard("phoenix")
    kingdom.next_draws("bard" if "flip 2" in way else "phoenix").plays("A", *way)
    assert kingdom.asks() == ("A", "phoenix")
    assert kingdom.refuses("A", "flip 1") == "hilo.phoenix.uncover"
    assert kingdom.refuses("A", "draw") == "hilo.phoenix.uncover"
    kingdom.plays("A", "flip 3")
    assert kingdom.card("A", 3) == "wolf"
    assert kingdom.asks() == ("B", "turn")


@rule("hilo.phoenix.swapped-in")
def test_an_open_phoenix_gained_by_magic_burns_for_the_caster(kingdom: Kingdom) -> None:
    kingdom.layout("A", "magician ?king ?wolf ? ? ? / ? ? ? ? ? ?")
    kingdom.layout("B", "phoenix ? ? ? ? ? / ? ? ? ? ? ?").step("cast").plays("A", "swap 2 B1")
    assert kingdom.asks() == ("A", "phoenix")
    kingdom.plays("A", "flip 3")
    assert kingdom.card("A", 3) == "wolf"
    assert kingdom.asks() == ("B", "turn")


@rule("hilo.phoenix.hidden")
def test_a_hidden_phoenix_gained_by_magic_waits_until_it_is_uncovered(kingdom: Kingdom) -> None:
    kingdom.layout("A", "magician ?king ? ? ? ? / ? ? ? ? ? ?")
    kingdom.layout("B", "?phoenix ? ? ? ? ? / ? ? ? ? ? ?").step("cast").next_draws("wolf", "dragon")
    kingdom.plays("A", "swap 2 B1")
    assert kingdom.asks() == ("B", "turn")
    kingdom.plays("B", "draw", "place 2").plays("A", "draw", "discard", "flip 2")
    assert kingdom.asks() == ("A", "phoenix")


@rule("hilo.phoenix.given-away")
def test_an_open_phoenix_given_away_does_nothing(kingdom: Kingdom) -> None:
    kingdom.layout("A", "magician phoenix ? ? ? ? / ? ? ? ? ? ?")
    kingdom.layout("B", "?wolf ? ? ? ? ? / ? ? ? ? ? ?").step("cast").plays("A", "swap 2 B1")
    assert kingdom.card("B", 1) == "phoenix"
    assert kingdom.asks() == ("B", "turn")


@rule("hilo.phoenix.last-card")
@pytest.mark.parametrize("way", [("take", "place 12"), ("draw", "discard", "flip 12")])
def test_as_the_last_open_card_it_does_nothing(kingdom: Kingdom, way: tuple[str, ...]) -> None:
    kingdom.layout("A", "king king king king king king / bard bard bard bard bard ?phoenix")
    kingdom.discard("phoenix").next_draws("wolf").plays("A", *way)
    assert kingdom.over


@rule("hilo.effects.chain")
def test_effects_follow_one_another_until_a_card_has_none(kingdom: Kingdom) -> None:
    """Phoenix, phoenix, magician, a gained phoenix, a magician again, then an ordinary card."""
    kingdom.layout("A", "?wolf ?phoenix ?magician ?king ?magician ? / ? ? ? ? ? ?")
    kingdom.layout("B", "phoenix bard ? ? ? ? / ? ? ? ? ? ?").discard("phoenix")
    kingdom.plays("A", "take", "place 1")
    assert kingdom.asks() == ("A", "phoenix")
    kingdom.plays("A", "flip 2")
    assert kingdom.asks() == ("A", "phoenix")
    kingdom.plays("A", "flip 3")
    assert kingdom.asks() == ("A", "cast")
    kingdom.plays("A", "swap 4 B1")
    assert kingdom.asks() == ("A", "phoenix")
    kingdom.plays("A", "flip 5")
    assert kingdom.asks() == ("A", "cast")
    kingdom.plays("A", "swap 4 B2")
    assert kingdom.card("A", 4) == "bard"
    assert kingdom.asks() == ("B", "turn")


@rule("hilo.effects.not-in-discard")
@pytest.mark.parametrize("card", ["magician", "phoenix"])
def test_a_card_laid_off_at_once_has_no_effect(kingdom: Kingdom, card: str) -> None:
    kingdom.layout("A", "?king ? ? ? ? ? / ? ? ? ? ? ?").next_draws(card)
    kingdom.plays("A", "draw", "discard")
    assert kingdom.asks() == ("A", "uncover")
    kingdom.plays("A", "flip 1")
    assert kingdom.asks() == ("B", "turn")


@rule("hilo.effects.not-in-discard")
@pytest.mark.parametrize("card", ["magician", "phoenix"])
def test_a_hidden_card_replaced_unseen_has_no_effect(kingdom: Kingdom, card: str) -> None:
    kingdom.layout("A", f"?{card} ? ? ? ? ? / ? ? ? ? ? ?").discard("king").plays("A", "take", "place 1")
    assert kingdom.top_discard() == card
    assert kingdom.asks() == ("B", "turn")


@rule("hilo.turn.clockwise")
def test_after_a_phoenix_the_turn_goes_on_clockwise(court: Kingdom) -> None:
    court.layout("B", "phoenix ?wolf ? ? ? ? / ? ? ? ? ? ?").turn("B").step("phoenix").plays("B", "flip 2")
    assert court.asks() == ("C", "turn")

"""A turn: taking, drawing, placing, laying off, and what a layout is."""

import pytest

from monoceros.core.table import EVERYONE, ONLOOKER, UNKNOWN
from monoceros.games.hilo.state import DISCARD_PILE, DRAW_PILE
from tests.games.hilo.story import GAME, Kingdom

rule = pytest.mark.rule


@rule("hilo.turn.clockwise")
def test_turns_go_round_clockwise(court: Kingdom) -> None:
    court.discard("king").next_draws("bard", "wolf", "dragon").turn("B")
    court.plays("B", "draw", "place 1").plays("C", "draw", "place 1").plays("A", "draw", "place 1")
    assert court.asks() == ("B", "turn")


@rule("hilo.turn.clockwise")
def test_nobody_acts_out_of_turn(kingdom: Kingdom) -> None:
    assert kingdom.refuses("B", "take") == "hilo.turn.clockwise"
    assert kingdom.refuses("B", "flip 1") == "hilo.turn.clockwise"


@rule("hilo.turn.two-actions")
def test_a_turn_is_taking_or_drawing(kingdom: Kingdom) -> None:
    assert kingdom.allows("A", "take")
    assert kingdom.allows("A", "draw")
    for other in ("discard", "place 1", "flip 1", "swap 1 B1"):
        assert kingdom.refuses("A", other) == "hilo.turn.two-actions"


@rule("hilo.turn.take")
@pytest.mark.parametrize("old", ["?bard", "bard"])
def test_a_taken_card_replaces_an_open_or_hidden_card(kingdom: Kingdom, old: str) -> None:
    kingdom.layout("A", f"? ? {old} ? ? ? / ? ? ? ? ? ?").discard("wolf", "king")
    kingdom.plays("A", "take")
    assert kingdom.asks() == ("A", "taken")
    assert kingdom.view("B").held == kingdom.view("A").held
    kingdom.plays("A", "place 3")
    assert kingdom.card("A", 3) == "king"
    assert kingdom.view().discard == ["wolf", "bard"]
    assert kingdom.asks() == ("B", "turn")


@rule("hilo.turn.take-must-place")
def test_a_taken_card_cannot_go_back(kingdom: Kingdom) -> None:
    kingdom.discard("king").plays("A", "take")
    for other in ("discard", "flip 1", "take", "draw", "swap 1 B1"):
        assert kingdom.refuses("A", other) == "hilo.turn.take-must-place"


@rule("hilo.turn.draw")
def test_only_who_draws_sees_the_card(kingdom: Kingdom) -> None:
    kingdom.next_draws("king").plays("A", "draw")
    mine, theirs = kingdom.view("A").held, kingdom.view("B").held
    assert mine is not None
    assert theirs is not None
    assert (mine.card, theirs.card) == ("king", None)
    assert kingdom.view().held == theirs
    assert "card" not in kingdom.events("draw")[0].params
    assert kingdom.view().draw == 43


@rule("hilo.turn.draw-choices")
@pytest.mark.parametrize("old", ["?bard", "bard"])
def test_a_drawn_card_may_replace_any_card(kingdom: Kingdom, old: str) -> None:
    kingdom.layout("A", f"? ? ? ? ? ? / ? ? ? ? ? {old}").next_draws("king")
    kingdom.plays("A", "draw", "place 12")
    assert kingdom.card("A", 12) == "king"
    assert kingdom.top_discard() == "bard"
    assert kingdom.asks() == ("B", "turn")


@rule("hilo.turn.draw-choices")
def test_after_drawing_only_placing_and_laying_off_are_left(kingdom: Kingdom) -> None:
    kingdom.next_draws("king").plays("A", "draw")
    for other in ("take", "draw", "flip 1", "swap 1 B1"):
        assert kingdom.refuses("A", other) == "hilo.turn.draw-choices"


@rule("hilo.turn.discard-uncovers")
def test_who_lays_off_must_uncover_a_hidden_card(kingdom: Kingdom) -> None:
    kingdom.layout("A", "king ?bard ? ? ? ? / ? ? ? ? ? ?").next_draws("wolf")
    kingdom.plays("A", "draw", "discard")
    assert kingdom.top_discard() == "wolf"
    assert kingdom.asks() == ("A", "uncover")
    assert kingdom.refuses("A", "flip 1") == "hilo.turn.discard-uncovers"
    assert kingdom.refuses("A", "draw") == "hilo.turn.discard-uncovers"
    kingdom.plays("A", "flip 2")
    assert kingdom.card("A", 2) == "bard"
    assert kingdom.asks() == ("B", "turn")


@rule("hilo.layout.secret")
def test_hidden_cards_are_hidden_from_their_owner_too(kingdom: Kingdom) -> None:
    kingdom.layout("A", "?king ?bard ?wolf ? ? ? / ? ? ? ? ? ?")
    for viewer in ("A", "B", ""):
        assert kingdom.view(viewer).layouts[0] == [None] * 12


@rule("hilo.layout.secret")
def test_a_replaced_hidden_card_is_seen_on_the_discard_pile(kingdom: Kingdom) -> None:
    kingdom.layout("A", "?king ? ? ? ? ? / ? ? ? ? ? ?").discard("wolf").plays("A", "take", "place 1")
    assert kingdom.top_discard() == "king"


@rule("hilo.layout.upright")
def test_a_card_is_never_turned_round() -> None:
    """There is no action for it, and a swapped card scores upright for its new owner."""
    verbs = {GAME.format(GAME.setup(4), 0, action).split()[0] for action in range(GAME.action_count)}
    assert verbs == {"take", "draw", "discard", "place", "flip", "swap"}
    kingdom = Kingdom().layout("A", "king prince wolf ? ? ? / magician ? ? ? ? ?")
    kingdom.layout("B", "wolf princess ? ? ? ? / ? ? ? ? ? ?").step("cast")
    kingdom.plays("A", "swap 3 B2")
    # The princess has a half on her left, the prince on his right: upright they join.
    assert kingdom.card("A", 3) == "princess"
    assert kingdom.coins("A") == 1


@rule("hilo.layout.fixed")
def test_cards_never_move_inside_a_layout(kingdom: Kingdom) -> None:
    kingdom.layout("A", "king bard ? ? ? ? / magician ? ? ? ? ?").step("cast")
    before = kingdom.view().layouts[0]
    kingdom.plays("A", "swap 3 B4")
    after = kingdom.view().layouts[0]
    assert [card for at, card in enumerate(before) if at != 2] == [
        card for at, card in enumerate(after) if at != 2
    ]


@rule("hilo.layout.no-open-card")
def test_a_player_may_be_left_without_an_open_card(kingdom: Kingdom) -> None:
    kingdom.layout("A", "magician ?wolf ? ? ? ? / ? ? ? ? ? ?").layout("B", "king ? ? ? ? ? / ? ? ? ? ? ?")
    kingdom.step("cast").next_draws("dragon").plays("A", "swap 2 B1")
    assert kingdom.hidden("B") == 12
    assert kingdom.asks() == ("B", "turn")
    kingdom.plays("B", "draw", "place 1")
    assert kingdom.asks() == ("A", "turn")


def last_card(kingdom: Kingdom) -> Kingdom:
    """The same table late in the game: all but one card of the draw pile lie on the discard pile."""
    table = kingdom.state.table
    while table.size(DRAW_PILE) > 1:
        table.move(DRAW_PILE, 0, DISCARD_PILE, EVERYONE)
    return kingdom


@rule("hilo.pile.reshuffle")
def test_the_discard_pile_becomes_the_new_draw_pile(kingdom: Kingdom) -> None:
    last_card(kingdom.next_draws("king"))
    pile = kingdom.view().discard
    kingdom.plays("A", "draw")
    assert kingdom.view().draw == len(pile)
    assert [news.params for news in kingdom.events("reshuffle")] == [{"cards": len(pile)}]
    held = kingdom.view("A").held
    assert held is not None
    assert held.card == "king"


@rule("hilo.pile.reshuffle")
def test_nobody_knows_the_order_of_the_new_draw_pile(kingdom: Kingdom) -> None:
    before = last_card(kingdom).state.table.cards_in(DISCARD_PILE)
    kingdom.plays("A", "draw")
    table = kingdom.state.table
    assert table.cards_in(DRAW_PILE) != before
    assert sorted(table.cards_in(DRAW_PILE)) == sorted(before)
    for viewer in (0, 1, ONLOOKER):
        assert set(table.shown(DRAW_PILE, viewer)) == {UNKNOWN}


@rule("hilo.pile.reshuffle-moment")
def test_it_is_shuffled_when_the_last_card_is_drawn_and_the_next_discard_starts_anew(
    kingdom: Kingdom,
) -> None:
    last_card(kingdom.layout("A", "?wolf ? ? ? ? ? / ? ? ? ? ? ?").next_draws("king"))
    kingdom.plays("A", "draw")
    assert kingdom.view().discard == []
    kingdom.plays("A", "place 1")
    assert kingdom.view().discard == ["wolf"]
    assert kingdom.allows("B", "take")
    assert kingdom.allows("B", "draw")

"""Setting up: dealing, start cards, who begins."""

import pytest

from monoceros.core.game import Setup
from monoceros.core.mistakes import Mistake
from monoceros.core.rng import Rng
from monoceros.games.hilo.actions import FLIP
from monoceros.games.hilo.sight import view_of
from monoceros.games.hilo.state import HiloState
from tests.games.hilo.story import GAME, Kingdom

rule = pytest.mark.rule


def started(setup: Setup, seed: int = 1) -> HiloState:
    return GAME.new(setup, Rng(seed))


@rule("hilo.goal")
@rule("hilo.win.most-coins")
def test_the_most_coins_win(kingdom: Kingdom) -> None:
    kingdom.layout("A", "king king king king king ?farmer / farmer farmer farmer farmer farmer wolf")
    kingdom.layout("B", "wolf wolf ? ? ? ? / ? ? ? ? ? ?").discard("dragon")
    kingdom.plays("A", "take", "place 6")
    assert kingdom.winners() == "A"
    assert kingdom.outcome.scores[0].total == 5 + 4


@rule("hilo.players")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play(seats: int) -> None:
    assert started(GAME.setup(seats)).deciders() == list(range(seats))


@rule("hilo.players")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 69])
def test_no_other_number_plays(seats: int) -> None:
    with pytest.raises(Mistake) as caught:
        GAME.setup(seats)
    assert caught.value.code == "seats-count"


@rule("hilo.players")
def test_who_has_no_seat_may_not_act(kingdom: Kingdom) -> None:
    refusal = kingdom.state.why_not(2, 0)
    assert refusal is not None
    assert refusal.clause == "hilo.players"


@rule("hilo.deck")
def test_the_deck_has_69_cards() -> None:
    view = view_of(started(GAME.setup(2)), 0)
    assert sum(view.stock.values()) == 69
    assert view.stock["magician"] == view.stock["phoenix"] == 6


@rule("hilo.setup.deal")
@rule("hilo.setup.piles")
@pytest.mark.parametrize(("seats", "pile"), [(2, 44), (3, 32), (4, 20)])
def test_everyone_gets_twelve_hidden_cards_and_one_card_starts_the_discard(seats: int, pile: int) -> None:
    view = view_of(started(GAME.setup(seats)), 0)
    assert view.layouts == [[None] * 12] * seats
    assert view.draw == pile
    assert len(view.discard) == 1
    assert view.discard[0] is not None


@rule("hilo.setup.first-discard")
@pytest.mark.parametrize(("card", "step"), [("magician", "cast"), ("phoenix", "phoenix")])
def test_a_first_discard_with_an_effect_waits_for_who_takes_it(
    kingdom: Kingdom, card: str, step: str
) -> None:
    kingdom.discard(card)
    assert kingdom.asks() == ("A", "turn")
    kingdom.plays("A", "take", "place 1")
    assert kingdom.asks() == ("A", step)


@rule("hilo.setup.start-card")
def test_everyone_picks_a_start_card_at_the_same_time(kingdom: Kingdom) -> None:
    kingdom.layout("A", "? ?king ? ? ? ? / ? ? ? ? ? ?").layout("B", "? ? ? ? ? ? / ? ? ? ? ? ?wolf")
    kingdom.step("start")
    assert kingdom.asks() == ("AB", "start")
    kingdom.plays("B", "flip 12")
    assert kingdom.asks() == ("A", "start")
    assert kingdom.hidden("B") == 12
    assert kingdom.refuses("B", "flip 1") == "hilo.setup.start-card"
    assert kingdom.refuses("A", "take") == "hilo.setup.start-card"
    kingdom.plays("A", "flip 2")
    assert kingdom.card("A", 2) == "king"
    assert kingdom.card("B", 12) == "wolf"
    assert kingdom.asks() == ("A", "turn")


@rule("hilo.setup.start-order")
def test_start_cards_are_uncovered_clockwise_from_the_start_player(court: Kingdom) -> None:
    court.layout("A", "?king ? ? ? ? ? / ? ? ? ? ? ?").layout("B", "?bard ? ? ? ? ? / ? ? ? ? ? ?")
    court.layout("C", "?wolf ? ? ? ? ? / ? ? ? ? ? ?").step("start").starts("B")
    court.plays("A", "flip 1").plays("C", "flip 1").plays("B", "flip 1")
    assert [news.params["card"] for news in court.events("flip")] == ["bard", "wolf", "king"]
    assert court.asks() == ("B", "turn")


@rule("hilo.setup.start-magician")
def test_a_start_magician_is_shuffled_back_and_replaced(kingdom: Kingdom) -> None:
    kingdom.layout("A", "?magician ? ? ? ? ? / ? ? ? ? ? ?").layout("B", "?king ? ? ? ? ? / ? ? ? ? ? ?")
    kingdom.step("start").plays("A", "flip 1").plays("B", "flip 1")
    assert kingdom.card("A", 1) not in (None, "magician")
    assert kingdom.hidden("A") == 11
    assert kingdom.view().draw == 44
    assert kingdom.events("start-magician")[0].clause == "hilo.setup.start-magician"
    assert kingdom.asks() == ("A", "turn")


@rule("hilo.setup.start-magician-again")
def test_a_magician_replaced_by_a_magician_is_replaced_again() -> None:
    """With seed after seed, sooner or later one magician follows another."""
    again = 0
    for seed in range(400):
        state = GAME.new(GAME.setup(2), Rng(seed))
        state.listen()
        state.play(0, FLIP)
        state.play(1, FLIP)
        assert state.events is not None
        again += sum(event.clause == "hilo.setup.start-magician-again" for event in state.events)
        assert view_of(state, 0).layouts[0][0] not in (None, "magician")
        assert view_of(state, 0).layouts[1][0] not in (None, "magician")
    assert again > 0


@rule("hilo.setup.start-phoenix")
def test_a_start_phoenix_does_nothing(kingdom: Kingdom) -> None:
    kingdom.layout("A", "?phoenix ? ? ? ? ? / ? ? ? ? ? ?").layout("B", "?king ? ? ? ? ? / ? ? ? ? ? ?")
    kingdom.step("start").plays("A", "flip 1").plays("B", "flip 1")
    assert kingdom.card("A", 1) == "phoenix"
    assert kingdom.asks() == ("A", "turn")


@rule("hilo.setup.start-player")
def test_the_start_player_is_drawn_by_lot() -> None:
    starters = [int(started(GAME.setup(3), seed).starter) for seed in range(300)]
    assert {starters.count(seat) > 60 for seat in range(3)} == {True}


@rule("hilo.setup.start-player")
@pytest.mark.parametrize(
    ("given", "starters"),
    [
        ({"start": "B"}, {1}),
        ({"start": "next", "last_starter": "B"}, {2}),
        ({"start": "next", "last_starter": "C"}, {0}),
        ({"start": "winner", "last_winners": "C"}, {2}),
        ({"start": "winner", "last_winners": "AC"}, {0, 2}),
        ({"start": "winner"}, {0, 1, 2}),
        ({"start": "next"}, {0, 1, 2}),
    ],
)
def test_the_host_may_settle_who_begins(given: dict[str, str], starters: set[int]) -> None:
    setup = GAME.setup(3, given=given)
    assert {int(started(setup, seed).starter) for seed in range(60)} == starters


@rule("hilo.setup.start-player")
def test_the_start_goes_round_in_a_rematch() -> None:
    setup = GAME.setup(2, given={"start": "A"})
    again = GAME.rematch(setup, started(setup))
    assert int(started(again).starter) == 1


@rule("hilo.setup.start-player")
def test_the_winner_begins_a_rematch_if_the_host_said_so(kingdom: Kingdom) -> None:
    kingdom.layout("A", "king wolf wolf wolf wolf ? / dragon dragon dragon dragon bard bard")
    kingdom.layout("B", "king king king king king ? / ? ? ? ? ? ?").discard("unicorn")
    kingdom.plays("A", "take", "place 6")
    assert kingdom.winners() == "B"
    again = GAME.rematch(GAME.setup(2, given={"start": "winner"}), kingdom.state)
    assert {int(started(again, seed).starter) for seed in range(20)} == {1}


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"start": "C"}, "option-seat"),
        ({"last_winners": "AD"}, "option-seat"),
        ({"start": "Z"}, "option-value"),
        ({"begin": "A"}, "option-unknown"),
        ({"last_winners": "xy"}, "option-pattern"),
    ],
)
def test_options_that_make_no_sense_are_told(given: dict[str, str], code: str) -> None:
    with pytest.raises(Mistake) as caught:
        GAME.setup(2, given=given)
    assert caught.value.code == code

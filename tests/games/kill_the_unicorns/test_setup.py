"""Setting up: players, cards, characters, the market, who begins."""

import pytest

from monoceros.core.mistakes import Mistake
from monoceros.core.rng import Rng
from monoceros.games.kill_the_unicorns import zones
from monoceros.games.kill_the_unicorns.state import HuntState
from tests.games.kill_the_unicorns.story import GAME, Hunt, view_of

rule = pytest.mark.rule


def fresh(seats: int = 3, edition: str = "de", seed: int = 1, **options: str) -> HuntState:
    return GAME.new(GAME.setup(seats, edition, options), Rng(seed))


def dealt(seats: int = 3, edition: str = "de", seed: int = 1, **options: str) -> HuntState:
    return fresh(seats, edition, seed, characters="random", **options)


@rule("kill-the-unicorns.goal.most-points")
@rule("kill-the-unicorns.end.most-points")
def test_the_most_points_win(hunt: Hunt) -> None:
    hunt.herd("A", "pink 1").herd("B", "legend").herd("C", "blue 2").given(round="4").begins("market")
    hunt.passes("A", "B", "C")
    assert hunt.winners() == "B"


@rule("kill-the-unicorns.goal.four-rounds")
@rule("kill-the-unicorns.end.after-four-rounds")
def test_the_game_ends_after_the_market_of_the_fourth_round(hunt: Hunt) -> None:
    hunt.given(round="4").begins("market").passes("A", "B", "C")
    assert hunt.outcome.reason == "kill-the-unicorns.end.after-four-rounds"
    assert hunt.refuses("A", "pass") == "end.after-four-rounds"
    third = Hunt().given(round="3").begins("market").passes("A", "B", "C")
    assert third.view().round == 4
    assert third.asks() == ("A", "trap")


@rule("kill-the-unicorns.players.three-to-six")
@pytest.mark.parametrize("edition", ["de", "fr"])
def test_three_to_six_hunt(edition: str) -> None:
    for seats in (3, 4, 5, 6):
        assert len(dealt(seats, edition).herd(0)) == 1
    for seats in (2, 7):
        with pytest.raises(Mistake, match="seats-count"):
            GAME.setup(seats, edition)


@rule("kill-the-unicorns.players.three-or-four")
def test_the_prototype_is_for_three_or_four() -> None:
    for seats in (3, 4):
        assert dealt(seats, "en-prototype").round == 1
    for seats in (2, 5):
        with pytest.raises(Mistake, match="seats-count"):
            GAME.setup(seats, "en-prototype")


@rule("kill-the-unicorns.players.at-the-table")
def test_who_has_no_seat_may_not_act(hunt: Hunt) -> None:
    for seat in (-1, 3, 8):
        refusal = hunt.state.why_not(seat, 0)
        assert refusal is not None
        assert refusal.clause == "kill-the-unicorns.players.at-the-table"


@rule("kill-the-unicorns.cards.unicorns")
def test_the_unicorns_of_the_retail_box() -> None:
    deck = dealt().deck
    assert (int(deck.deck_size), int(deck.unicorns)) == (28, 34)
    assert [list(deck.colours).count(colour) for colour in range(5)] == [7, 7, 7, 7, 6]
    assert [deck.stars[card] for card in range(28) if deck.colours[card] == 4] == [4, 4, 4, 4]


@rule("kill-the-unicorns.cards.unicorns-prototype")
def test_the_unicorns_of_the_prototype() -> None:
    deck = dealt(edition="en-prototype").deck
    assert (int(deck.deck_size), int(deck.unicorns)) == (32, 36)
    assert [list(deck.colours).count(colour) for colour in range(5)] == [9, 9, 9, 9, 0]


@rule("kill-the-unicorns.cards.hunt-cards")
@rule("kill-the-unicorns.setup.hunt-hand")
def test_everybody_holds_the_same_eight_hunt_cards(hunt: Hunt) -> None:
    hunt.begins("round")
    for seat in "ABC":
        assert hunt.hand_of(seat) == [0, 1, 1, 2, 2, 3, 3, 4]
        assert hunt.hand_of(seat, viewer="") == [None] * 8


@rule("kill-the-unicorns.cards.trap-cards")
@rule("kill-the-unicorns.setup.trap-pile")
def test_eight_traps_each_in_a_hidden_pile(hunt: Hunt) -> None:
    hunt.begins("round")
    view = hunt.view("A")
    assert [len(hand) for hand in view.trap_hands] == [2, 2, 2]
    assert view.trap_piles == [6, 6, 6]
    assert None not in view.trap_hands[0]
    assert view.trap_hands[1] == [None, None]
    seen = set()
    for seed in range(12):
        seen.add(tuple(view_of(dealt(seed=seed), 0).trap_hands[0]))
    assert len(seen) > 6


@rule("kill-the-unicorns.cards.six-characters")
@rule("kill-the-unicorns.setup.character")
def test_six_characters_to_choose_from() -> None:
    state = fresh(6)
    names = ["princess", "knight", "wizard", "shaman", "huntress", "bard"]
    assert view_of(state, 0).free == names
    assert view_of(state, 0).step == "character"
    first = int(state.active)
    state.play(first, GAME.parse(GAME.setup(6), first, "pick bard"))
    assert view_of(state, 0).characters[first] == "bard"
    refusal = state.why_not(int(state.active), GAME.parse(GAME.setup(6), 0, "pick thief"))
    assert refusal is not None
    assert refusal.clause == "kill-the-unicorns.cards.six-characters"


@rule("kill-the-unicorns.cards.four-characters")
def test_the_prototype_has_four_characters() -> None:
    assert view_of(fresh(4, "en-prototype"), 0).free == ["princess", "knight", "wizard", "shaman"]


@rule("kill-the-unicorns.cards.extra-characters")
def test_three_more_characters_as_an_option() -> None:
    extra = ["merchant", "thief", "black_mage"]
    assert view_of(fresh(6, "fr", extra_characters="on"), 0).free[6:] == extra
    assert view_of(fresh(6, "fr"), 0).free[6:] == []
    with pytest.raises(Mistake, match="option-edition"):
        GAME.setup(3, "de", {"extra_characters": "on"})


@rule("kill-the-unicorns.setup.character-taken")
def test_a_character_is_played_once() -> None:
    state = fresh(start="A")
    setup = GAME.setup(3)
    state.play(0, GAME.parse(setup, 0, "pick knight"))
    refusal = state.why_not(1, GAME.parse(setup, 1, "pick knight"))
    assert refusal is not None
    assert refusal.clause == "kill-the-unicorns.setup.character-taken"


@rule("kill-the-unicorns.setup.character-order")
def test_the_first_player_chooses_first_then_clockwise() -> None:
    state = fresh(start="C")
    setup = GAME.setup(3)
    assert state.deciders() == [2]
    refusal = state.why_not(0, GAME.parse(setup, 0, "pick bard"))
    assert refusal is not None
    assert refusal.clause == "kill-the-unicorns.setup.character-order"
    state.play(2, GAME.parse(setup, 2, "pick bard"))
    assert state.deciders() == [0]


@rule("kill-the-unicorns.setup.character-order")
def test_characters_may_be_dealt_by_lot() -> None:
    lots = {tuple(view_of(dealt(seed=seed), 0).characters) for seed in range(20)}
    assert len(lots) > 10
    assert all(len(set(lot)) == 3 for lot in lots)


@rule("kill-the-unicorns.setup.starter")
def test_everybody_gets_an_open_starter() -> None:
    state = dealt(6)
    view = view_of(state)
    starters = {herd[0].card for herd in view.herds}
    assert len(starters) == 6
    assert all(name.endswith("starter") for name in starters)
    four = dealt(4)
    left = [card for card in four.table.cards_in(zones.BOX) if card < four.deck.unicorns]
    assert len(left) == 2


@rule("kill-the-unicorns.setup.row")
def test_the_row_lies_open_beside_a_hidden_deck() -> None:
    view = view_of(dealt())
    assert None not in [prize.card for prize in view.row]
    assert view.draw == 24


def stalls(state: HuntState) -> dict[str, int]:
    view = view_of(state)
    return {stall.item: len(stall.tokens) for stall in view.market}


@rule("kill-the-unicorns.setup.market")
@pytest.mark.parametrize("edition", ["de", "fr"])
def test_pates_and_horns_for_each_player(edition: str) -> None:
    for seats in (3, 6):
        found = stalls(dealt(seats, edition))
        assert found == {"butchery": seats, "false_horn": seats, "fairy_dust": 4, "cotton_candy": 4}


@rule("kill-the-unicorns.setup.market-prototype")
def test_the_prototype_has_one_fewer_and_soap() -> None:
    found = stalls(dealt(4, "en-prototype"))
    assert found == {"butchery": 3, "false_horn": 3, "fairy_dust": 4, "cotton_candy": 4, "soap": 3}


@rule("kill-the-unicorns.setup.start-player")
def test_the_marker_goes_by_lot_or_to_a_named_seat() -> None:
    assert {int(fresh(6, seed=seed).marker) for seed in range(60)} == set(range(6))
    assert int(fresh(6, start="E").marker) == 4
    with pytest.raises(Mistake, match="option-seat"):
        GAME.setup(3, "de", {"start": "E"})


@rule("kill-the-unicorns.setup.start-player")
def test_the_start_goes_round_in_a_rematch() -> None:
    setup = GAME.setup(3, "de", {"start": "B", "characters": "random"})
    state = GAME.new(setup, Rng(4))
    while state.to_act:
        seat = int(state.decider())
        state.play(seat, state.pick(seat, state.rng))
    again = GAME.rematch(setup, state)
    assert int(GAME.new(again, Rng(5)).marker) == 2


@rule("kill-the-unicorns.cards.deck-lasts")
@pytest.mark.parametrize(("edition", "seats"), [("de", 6), ("en-prototype", 4)])
def test_the_deck_is_never_used_up(edition: str, seats: int) -> None:
    state = dealt(seats, edition)
    rng = Rng(7)
    while state.to_act:
        seat = int(state.decider())
        state.play(seat, state.pick(seat, rng))
    assert view_of(state).draw >= 12

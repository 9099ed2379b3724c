"""Setting up: cards, hands, foals, who begins, and the smaller game for two."""

import pytest

from monoceros.core.contract import SEAT_LETTERS
from monoceros.core.mistakes import Mistake
from monoceros.core.rng import Rng
from monoceros.games.unstable_unicorns.cards import load, shown_name
from monoceros.games.unstable_unicorns.state import UnicornState
from tests.games.unstable_unicorns.story import GAME, Herd, view_of

rule = pytest.mark.rule
FOALS = sum(card.copies for card in load().cards if card.type == "baby")
DECK = sum(card.copies for card in load().cards) - FOALS
"""What the shipped pack has; `tests/golden/counts.toml` says how much that is."""


def fresh(seats: int, seed: int = 1, **options: str) -> UnicornState:
    """A match that has just been dealt."""
    return GAME.new(GAME.setup(seats, "pl", options), Rng(seed))


@rule("unstable-unicorns.players.seats")
def test_two_to_eight_can_play(herd: Herd) -> None:
    for seats in (1, 9):
        with pytest.raises(Mistake, match="seats-count"):
            GAME.setup(seats)
    refusal = herd.state.why_not(3, 0)
    assert refusal is not None
    assert refusal.clause == "unstable-unicorns.players.seats"


@rule("unstable-unicorns.setup.deck")
def test_the_deck_is_everything_but_the_foals() -> None:
    state = fresh(5)
    view = view_of(state, 0)
    assert view.deck + sum(len(hand) for hand in view.hands) == DECK
    assert len(view.nursery) == FOALS


@rule("unstable-unicorns.setup.deal")
@pytest.mark.parametrize("seats", range(3, 9))
def test_everyone_is_dealt_five_cards(seats: int) -> None:
    view = view_of(fresh(seats), 0)
    assert [len(hand) for hand in view.hands] == [5] * seats
    assert view.deck == DECK - 5 * seats
    assert view.hands[1] == [None] * 5
    assert None not in view.hands[0]


@rule("unstable-unicorns.setup.discard")
def test_the_discard_pile_begins_empty_and_lies_open(herd: Herd) -> None:
    assert view_of(fresh(4), 0).discard == []
    herd.stable("A", "hole_in_the_saddlebag").hand("A", "encore").turn("A")
    assert herd.view("B").discard == herd.view().discard == ["encore"]


@rule("unstable-unicorns.setup.foal")
@rule("unstable-unicorns.setup.nursery")
def test_everyone_chooses_a_foal_and_the_rest_stay_in_the_nursery() -> None:
    state = fresh(3, start="A")
    for seat, foal in enumerate(("baby_shadow", "baby_bubbles", "baby_puddles")):
        state.play(seat, GAME.parse(GAME.setup(3), seat, f"pick {foal}"))
    view = view_of(state, 0)
    assert view.stables == [["baby_shadow"], ["baby_bubbles"], ["baby_puddles"]]
    assert view.unicorns == [1, 1, 1]
    assert len(view.nursery) == FOALS - 3
    assert view.prompt.key == "action"


@rule("unstable-unicorns.setup.foal")
def test_nothing_but_a_foal_of_the_nursery_can_be_chosen() -> None:
    state = fresh(3, start="A")
    setup = GAME.setup(3)
    for action in ("draw", "pick basic_toast", "pass"):
        refusal = state.why_not(0, GAME.parse(setup, 0, action))
        assert refusal is not None
        assert refusal.clause == "unstable-unicorns.setup.foal"


@rule("unstable-unicorns.setup.foal-order")
def test_foals_are_chosen_in_turn() -> None:
    state = fresh(3, start="B")
    assert state.deciders() == [1]
    refusal = state.why_not(0, GAME.parse(GAME.setup(3), 0, "pick baby_shadow"))
    assert refusal is not None
    assert refusal.clause == "unstable-unicorns.setup.foal-order"
    state.play(1, GAME.parse(GAME.setup(3), 1, "pick baby_shadow"))
    assert state.deciders() == [2]


@rule("unstable-unicorns.setup.start-player")
def test_who_begins_is_drawn_by_lot_or_set_by_the_host() -> None:
    assert {int(fresh(4, seed).starter) for seed in range(40)} == {0, 1, 2, 3}
    assert int(fresh(4, start="C").starter) == 2
    with pytest.raises(Mistake, match="option-seat"):
        GAME.setup(4, "pl", {"start": "E"})


@rule("unstable-unicorns.setup.start-player")
def test_in_a_rematch_the_next_seat_begins() -> None:
    setup = GAME.setup(3)
    state = GAME.new(setup, Rng(4))
    again = GAME.new(GAME.rematch(setup, state), Rng(5))
    assert int(again.starter) == (int(state.starter) + 1) % 3


@rule("unstable-unicorns.two.deck")
def test_two_players_leave_39_cards_in_the_box() -> None:
    stock = view_of(fresh(2), 0).stock
    gone = {name for name, copies in stock.items() if copies == 0}
    assert sum(stock.values()) == DECK - 39 + FOALS
    assert {name for name in stock if name.startswith("basic_")} <= gone
    assert len(gone) == 7 + 16
    assert {"vip_guest", "silent_alarm", "removals_van", "nursery_strike"} <= gone
    assert "king_size_sceptic" not in gone


@rule("unstable-unicorns.two.neighs")
@rule("unstable-unicorns.two.plain-neighs")
def test_two_players_begin_with_the_same_plain_neigh_each() -> None:
    state = fresh(2)
    for viewer in range(2):
        hands = view_of(state, viewer).hands
        assert [len(hand) for hand in hands] == [6, 6]
        assert all("neigh_polite" in hand for hand in hands)
        assert hands[1 - viewer].count(None) == 5
    assert view_of(state, 0).deck == DECK - 39 - 2 * 6


@rule("unstable-unicorns.two.rest")
def test_two_players_need_seven_unicorns_too() -> None:
    assert view_of(fresh(2), 0).goal == 7


@rule("unstable-unicorns.cards.kinds")
def test_there_are_five_kinds_of_cards_and_three_of_unicorns() -> None:
    unicorns = {"baby", "basic", "magical"}
    assert {card.type for card in load().cards} == unicorns | {"magic", "upgrade", "downgrade", "instant"}


@rule("unstable-unicorns.cards.names")
def test_printed_names_appear_only_where_the_host_wants_them() -> None:
    cards = {card.id: card for card in load().cards}
    card = cards["vip_guest"]
    assert shown_name(card, "pl", printed=False) == "VIP-orożec"
    assert shown_name(card, "pl", printed=True) == card.printed["pl"]
    assert shown_name(card, "de", printed=True) == card.name["de"]
    assert GAME.setup(3).options.adult is False  # type: ignore[attr-defined]


def test_every_seat_can_begin_with_every_number_of_players() -> None:
    for seats in range(2, 9):
        for letter in SEAT_LETTERS[:seats]:
            assert SEAT_LETTERS[int(fresh(seats, start=letter).starter)] == letter

"""Winning: enough unicorns, or the deck runs out."""

import pytest

from monoceros.core.contract import SEAT_LETTERS
from monoceros.games.unstable_unicorns.cards import letters, load
from monoceros.games.unstable_unicorns.stables import drop
from monoceros.games.unstable_unicorns.state import NOBODY
from monoceros.locales import LANGUAGES
from tests.games.unstable_unicorns.story import GAME, Herd

rule = pytest.mark.rule
SIX = "basic_toast basic_toast basic_queue basic_queue basic_monday basic_monday"
FIVE = "basic_toast basic_toast basic_queue basic_queue basic_monday"


@rule("unstable-unicorns.goal.unicorns")
@rule("unstable-unicorns.win.first")
def test_whoever_has_enough_unicorns_first_wins(herd: Herd) -> None:
    herd.stable("A", SIX).hand("A", "basic_cardigan").resolves("A", "basic_cardigan")
    assert (herd.winners(), herd.reason()) == ("A", "win.first")
    assert herd.refuses("B", "draw") == "win.first"
    assert herd.outcome.scores[0].total == 7


@rule("unstable-unicorns.win.seven")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_need_seven(seats: int) -> None:
    assert Herd(seats).view().goal == 7


@rule("unstable-unicorns.win.six")
@pytest.mark.parametrize("seats", [6, 7, 8])
def test_six_to_eight_need_six(seats: int) -> None:
    herd = Herd(seats).stable("A", FIVE).hand("A", "basic_cardigan").resolves("A", "basic_cardigan")
    assert herd.view().goal == 6
    assert herd.winners() == "A"


@rule("unstable-unicorns.win.worth")
def test_a_unicorn_counts_one_unless_its_card_says_otherwise(herd: Herd) -> None:
    herd.stable("A", f"{FIVE} hay_catapult frozen_budget").hand("A", "vip_guest")
    assert herd.count("A") == 5
    assert herd.resolves("A", "vip_guest").winners() == "A"


@rule("unstable-unicorns.win.when")
def test_nobody_wins_in_the_middle_of_an_effect(herd: Herd) -> None:
    herd.stable("A", SIX).hand("A", "musical_chairs").resolves("A", "musical_chairs")
    # Seven for a moment, but the effect takes one away first.
    assert not herd.over
    herd.picks("A", "musical_chairs")
    assert not herd.over
    assert herd.count("A") == 6


@rule("unstable-unicorns.win.when")
def test_a_start_effect_can_win(herd: Herd) -> None:
    herd.stable("A", f"{SIX} carrot_on_a_stick").hand("A", "? ?").stable("B", "basic_cardigan").turn("A")
    assert herd.uses("A", "carrot_on_a_stick").winners() == "A"


@rule("unstable-unicorns.win.order")
def test_if_two_have_enough_the_active_player_comes_first(herd: Herd) -> None:
    seven = "basic_cardigan basic_cardigan basic_sandals basic_sandals ticking_twin tocking_twin"
    herd.stable("B", f"{seven} cow_costumes baby_shadow").stable("C", SIX)
    herd.hand("C", "bubble_bath basic_spreadsheet").active("C")
    stable = herd.state.stable(1)
    costumes = herd.state.find(stable, herd.cards.names.index("cow_costumes"))
    drop(herd.state, 1, herd.state.table.card(stable, costumes), NOBODY)
    assert herd.resolves("C", "basic_spreadsheet").winners() == "C"


def out_of_cards(herd: Herd) -> Herd:
    """Only one card is left, and somebody draws it."""
    seat = SEAT_LETTERS[herd.state.active]
    return herd.only_in_deck("encore").acts(seat, "draw")


@rule("unstable-unicorns.win.deck-out")
def test_when_the_deck_runs_out_most_unicorns_win(herd: Herd) -> None:
    herd.stable("A", "basic_toast").stable("B", "basic_queue basic_monday")
    assert out_of_cards(herd).winners() == "B"
    assert herd.reason() == "win.deck-out"


@rule("unstable-unicorns.win.deck-out-when")
def test_the_effect_is_finished_and_winners_are_looked_for_first(herd: Herd) -> None:
    herd.stable("B", "basic_queue basic_monday basic_toast").stable("A", SIX).hand("A", "lucky_dip")
    herd.only_in_deck("basic_cardigan").resolves("A", "lucky_dip")
    assert (herd.winners(), herd.reason()) == ("A", "win.first")


@rule("unstable-unicorns.win.deck-out-when")
def test_the_last_card_drawn_at_the_start_of_a_turn_ends_the_match(herd: Herd) -> None:
    herd.stable("C", "basic_toast").only_in_deck("encore bedtime").acts("A", "draw")
    assert herd.winners() == "C"


@rule("unstable-unicorns.win.refill")
def test_only_start_over_refills_the_deck(herd: Herd) -> None:
    herd.hand("A", "start_over ?").stable("A", "basic_toast").only_in_deck("encore").resolves(
        "A", "start_over"
    )
    assert not herd.over
    assert herd.view().deck > 80


@rule("unstable-unicorns.win.letters")
def test_a_tie_is_broken_by_the_letters_of_the_names(herd: Herd) -> None:
    names = {card.id: letters(card.name["pl"]) for card in load().cards}
    assert names["basic_spreadsheet"] < names["basic_always_late"]
    herd.stable("A", "basic_spreadsheet hay_catapult").stable("B", "basic_always_late")
    assert (out_of_cards(herd).winners(), herd.reason()) == ("B", "win.letters")
    parts = herd.outcome.scores[1].parts
    assert parts[1].params == {"letters": names["basic_always_late"]}


@rule("unstable-unicorns.win.names")
def test_letters_are_those_of_the_decks_language_and_nothing_else_counts() -> None:
    assert letters("Ochroniarożec") == 13
    assert letters("I’d Rather Neigh") == 13
    assert letters("VIP-orożec 2") == 9
    table = {}
    for language in LANGUAGES:
        herd = Herd(deck_language=language).stable("A", "search_party").stable("B", "homework_muncher")
        table[language] = out_of_cards(herd).winners()
    assert len(set(table.values())) == 2


@rule("unstable-unicorns.win.names")
def test_printed_names_count_where_they_are_shown() -> None:
    plain = GAME.deck(GAME.setup(3))
    adult = GAME.deck(GAME.setup(3, "pl", {"adult": "yes"}))
    changed = [name for kind, name in enumerate(plain.names) if plain.letters[kind] != adult.letters[kind]]
    assert changed
    assert set(changed) <= {card.id for card in load().cards if card.printed}


@rule("unstable-unicorns.win.all-lose")
def test_tied_to_the_last_letter_everybody_loses(herd: Herd) -> None:
    herd.stable("A", "basic_toast").stable("B", "basic_toast").stable("C", "hay_catapult")
    assert (out_of_cards(herd).winners(), herd.reason()) == ("", "win.all-lose")
    assert herd.events("all-lose")

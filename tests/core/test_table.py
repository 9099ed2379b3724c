"""The table: what moves, who knows it, and what is forgotten."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

from monoceros.core.knowledge import determinize
from monoceros.core.rng import Rng
from monoceros.core.table import EVERYONE, NOBODY, NOWHERE, ONLOOKER, UNKNOWN, CardSet, Table, lay_out

PILE, HAND_A, HAND_B, OPEN = 0, 1, 2, 3
A, B, C = 0, 1, 2


@pytest.fixture
def table() -> Table:
    """Ten different cards: four in a pile, three in each of two hands their owners know."""
    cards = CardSet([f"card {kind}" for kind in range(10)], list(range(10)), [0] * 10)
    zones = [[0, 1, 2, 3], [4, 5, 6], [7, 8, 9], []]
    seen = [NOBODY] * 4 + [1 << A] * 3 + [1 << B] * 3
    return lay_out(cards, zones, [False, True, True, False], seen)


def test_a_viewer_is_shown_only_what_they_know(table: Table) -> None:
    assert table.shown(PILE, A) == [UNKNOWN] * 4
    assert table.shown(HAND_A, A) == [4, 5, 6]
    assert table.shown(HAND_A, B) == [UNKNOWN] * 3
    assert table.shown(HAND_A, ONLOOKER) == [UNKNOWN] * 3


def test_a_hand_tells_nothing_by_its_order(table: Table) -> None:
    table.peek(HAND_A, 2, B)
    assert table.shown(HAND_A, B) == [UNKNOWN, UNKNOWN, 6]
    table.put(HAND_A, 2, HAND_A, 0, table.seen_by(6))
    assert table.cards_in(HAND_A) == [6, 4, 5]
    assert table.shown(HAND_A, B) == [UNKNOWN, UNKNOWN, 6]
    assert table.shown(HAND_A, A) == [4, 5, 6]


def test_a_pile_does_tell_its_order(table: Table) -> None:
    table.peek(PILE, 1, B)
    assert table.shown(PILE, B) == [UNKNOWN, 1, UNKNOWN, UNKNOWN]


def test_a_moved_card_is_known_to_those_who_saw_it(table: Table) -> None:
    table.move(PILE, table.top(PILE), HAND_A, 1 << A)
    assert table.shown(HAND_A, A) == [3, 4, 5, 6]
    assert table.shown(HAND_A, B) == [UNKNOWN] * 4
    table.move(HAND_A, 0, OPEN, EVERYONE)
    assert table.shown(OPEN, ONLOOKER) == [4]
    assert table.is_open(OPEN, 0)


def test_a_card_can_be_put_in_a_given_place(table: Table) -> None:
    table.put(HAND_A, 1, PILE, 2, EVERYONE)
    assert table.cards_in(PILE) == [0, 1, 5, 2, 3]
    assert table.shown(PILE, B) == [UNKNOWN, UNKNOWN, 5, UNKNOWN, UNKNOWN]


def test_whoever_is_no_longer_sure_forgets_and_the_others_do_not(table: Table) -> None:
    table.peek(HAND_A, 0, B)
    table.peek(HAND_A, 0, C)
    table.forget(table.card(HAND_A, 0), 1 << B | 1 << ONLOOKER)
    assert table.shown(HAND_A, A) == [4, 5, 6]
    assert table.shown(HAND_A, B) == [UNKNOWN] * 3
    assert table.shown(HAND_A, C) == [UNKNOWN, UNKNOWN, 4]


def test_a_random_card_leaving_a_hand_makes_others_forget_that_hand(table: Table) -> None:
    for place in range(3):
        table.peek(HAND_A, place, C)
    table.pull(HAND_A, HAND_B, Rng(1), 1 << A | 1 << B)
    assert table.shown(HAND_A, C) == [UNKNOWN] * 2
    assert table.shown(HAND_B, C) == [UNKNOWN] * 4
    pulled = table.top_card(HAND_B)
    assert table.seen_by(pulled) == 1 << A | 1 << B
    assert len(table.shown(HAND_A, A)) == 2
    assert UNKNOWN not in table.shown(HAND_A, A)


def test_a_card_shown_on_its_way_makes_nobody_forget(table: Table) -> None:
    for place in range(3):
        table.peek(HAND_A, place, C)
    table.move(HAND_A, 0, OPEN, EVERYONE)
    assert table.shown(HAND_A, C) == [5, 6]


def test_leaving_a_pile_makes_nobody_forget_the_pile(table: Table) -> None:
    table.peek(PILE, 0, C)
    table.move(PILE, 2, HAND_A, 1 << A)
    assert table.shown(PILE, C) == [0, UNKNOWN, UNKNOWN]


def test_an_exchange_keeps_open_what_was_open(table: Table) -> None:
    table.reveal(PILE, 0)
    table.put(HAND_B, 1, OPEN, 0, 1 << B)
    table.exchange(PILE, 0, OPEN, 0)
    assert table.card(PILE, 0) == 8
    assert table.shown(OPEN, A) == [0]
    assert table.shown(PILE, A) == [UNKNOWN] * 4
    assert table.shown(PILE, B) == [8, UNKNOWN, UNKNOWN, UNKNOWN]


def test_hands_do_not_exchange_in_place(table: Table) -> None:
    with pytest.raises(ValueError, match="hand"):
        table.exchange(HAND_A, 0, PILE, 0)


def test_a_shuffle_makes_everybody_forget(table: Table) -> None:
    table.reveal(PILE, 0)
    table.peek(PILE, 1, A)
    table.shuffle(PILE, Rng(2))
    for viewer in (A, B, C, ONLOOKER):
        assert table.shown(PILE, viewer) == [UNKNOWN] * 4
    assert sorted(table.cards_in(PILE)) == [0, 1, 2, 3]


def test_gathered_cards_stay_known_until_they_are_shuffled(table: Table) -> None:
    table.move(HAND_A, 0, OPEN, EVERYONE)
    table.gather(OPEN, PILE)
    assert table.shown(PILE, C) == [UNKNOWN] * 4 + [4]
    assert table.cards_in(OPEN) == []


def test_a_determinized_table_keeps_what_the_viewer_knows(table: Table) -> None:
    table.peek(PILE, 3, A)
    for seed in range(50):
        world = table.copy()
        determinize(world, A, Rng(seed))
        assert world.shown(HAND_A, A) == [4, 5, 6]
        assert world.shown(PILE, A) == [UNKNOWN, UNKNOWN, UNKNOWN, 3]
        assert sorted(card for zone in world.zones() for card in zone) == list(range(10))
        # What others know belongs to the place: B still knows B's own hand, whatever it is now.
        assert UNKNOWN not in world.shown(HAND_B, B)


def test_determinizing_keeps_cards_with_their_backs() -> None:
    cards = CardSet(["red", "blue"], [0] * 4 + [1] * 4, [0] * 4 + [1] * 4)
    table = lay_out(cards, [[0, 4, 1, 5], [2, 6, 3, 7]], [False, False], [NOBODY] * 8)
    moved = set()
    for seed in range(30):
        world = table.copy()
        determinize(world, A, Rng(seed))
        assert [[cards.backs[card] for card in zone] for zone in world.zones()] == [[0, 1, 0, 1]] * 2
        moved.add(tuple(world.cards_in(0)))
    assert len(moved) > 10


def test_copies_share_nothing_that_changes(table: Table) -> None:
    twin = table.copy()
    twin.move(PILE, 0, OPEN, EVERYONE)
    twin.peek(HAND_B, 0, A)
    assert table.cards_in(PILE) == [0, 1, 2, 3]
    assert table.shown(HAND_B, A) == [UNKNOWN] * 3


def test_a_run_of_all_cards_leaves_an_empty_zone(table: Table) -> None:
    table.move_run(PILE, 0, 4, OPEN, EVERYONE)
    assert table.cards_in(PILE) == []
    assert table.shown(OPEN, ONLOOKER) == [0, 1, 2, 3]


def test_a_zone_may_grow_past_the_room_it_was_given() -> None:
    """The others stay where they are, and copies made before are left alone."""
    cards = CardSet(["card"], [0] * 300, [0] * 300)
    table = lay_out(cards, [list(range(300)), [], []], [False, True, False], [NOBODY] * 300, [300, 2, 0])
    before = table.copy()
    for _ in range(200):
        table.move(0, table.top(0), 1, 1 << A)
    table.move_run(0, 10, 90, 2, EVERYONE)
    assert (table.size(0), table.size(1), table.size(2)) == (10, 200, 90)
    assert table.cards_in(0) == list(range(10))
    assert table.cards_in(1) == list(range(299, 99, -1))
    assert table.cards_in(2) == list(range(10, 100))
    assert table.seen_by(299) == 1 << A
    assert before.cards_in(0) == list(range(300))


def test_more_is_shown_only_when_somebody_learned_a_card(table: Table) -> None:
    before = table.copy()
    table.move(HAND_A, 0, PILE, 1 << A)
    assert not table.shows_more_than(before)
    table.peek(PILE, 0, C)
    assert table.shows_more_than(before)
    assert not before.shows_more_than(before)


def test_where_nothing_lies_nothing_can_be_taken(table: Table) -> None:
    with pytest.raises(IndexError):
        table.card(OPEN, 0)
    with pytest.raises(IndexError):
        table.move(HAND_A, 3, OPEN, EVERYONE)
    assert table.place_of(HAND_A, 5) == 1
    assert table.place_of(HAND_A, 9) == -1


def test_cards_are_found_and_summed_up_by_a_number_of_theirs(table: Table) -> None:
    numbers = vec[i64]([1 << card for card in range(10)])
    assert table.sum_up(HAND_A, 0, numbers) == 0b1110000
    assert table.sum_up(HAND_A, 1, numbers) == 0b1100000
    assert table.sum_up(OPEN, 0, numbers) == 0
    parity = vec[i64]([card % 2 for card in range(10)])
    assert table.find(HAND_A, parity, 1) == 1
    assert table.find(OPEN, parity, 1) == NOWHERE


def test_cards_found_by_their_numbers_move_as_if_one_by_one() -> None:
    rng = Rng(12)
    cards = CardSet([f"card {kind}" for kind in range(9)], list(range(9)), [0] * 9)
    numbers, wanted = vec[i64]([3, 1, 2, 1, 3, 1, 2, 4, 5]), vec[i64]([1, 1, 1, 2, 2, 3, 3])
    for seen in (1 << A, EVERYONE, NOBODY):
        for _ in range(50):
            hand = list(range(8))
            rng.shuffle(hand)
            known = [int(rng.below(4)) for _ in range(9)]
            together = lay_out(cards, [hand, [8]], [True, False], known, room=[8, 2])
            apart = together.copy()
            bits = int(rng.below(1 << len(wanted)))
            together.move_found(0, numbers, wanted, bits, 1, seen)
            for bit in range(len(wanted)):
                if bits >> bit & 1:
                    apart.move(0, apart.find(0, numbers, wanted[bit]), 1, seen)
            assert together.zones() == apart.zones()
            assert together.seen_masks() == apart.seen_masks()
    with pytest.raises(IndexError):
        together.move_found(0, numbers, vec[i64]([9]), 1, 1, NOBODY)


def test_a_card_is_found_from_a_place_on(table: Table) -> None:
    parity = vec[i64]([card % 2 for card in range(10)])
    assert [int(table.find(PILE, parity, 1, first)) for first in range(5)] == [1, 1, 3, 3, NOWHERE]


def test_a_run_of_a_pile_is_shuffled_among_itself(table: Table) -> None:
    for place in range(4):
        table.reveal(PILE, place)
    table.shuffle_run(PILE, 1, 3, Rng(5))
    assert table.card(PILE, 0) == 0
    assert sorted(table.cards_in(PILE)) == [0, 1, 2, 3]
    assert table.shown(PILE, A) == [0, UNKNOWN, UNKNOWN, UNKNOWN]
    with pytest.raises(IndexError):
        table.shuffle_run(PILE, 2, 3, Rng(5))


def test_the_cards_from_a_place_on_are_turned_up(table: Table) -> None:
    table.reveal_from(PILE, 2)
    assert table.shown(PILE, A) == [UNKNOWN, UNKNOWN, 2, 3]


def test_the_known_cards_on_top_are_counted(table: Table) -> None:
    assert table.known_on_top(PILE) == 0
    table.peek(PILE, 0, A)
    table.peek(PILE, 2, A)
    table.peek(PILE, 3, B)
    assert table.known_on_top(PILE) == 2
    assert table.known_on_top(HAND_A) == 3


def test_a_replaced_card_goes_where_it_is_sent(table: Table) -> None:
    table.move(HAND_A, 0, OPEN, EVERYONE)
    lying, held = int(table.card(OPEN, 0)), int(table.card(HAND_A, 0))
    table.replace(HAND_A, 0, OPEN, 0, PILE, EVERYONE)
    assert table.cards_in(OPEN) == [held]
    assert table.top_card(PILE) == lying
    assert table.seen_by(held) == table.seen_by(lying) == EVERYONE
    with pytest.raises(IndexError):
        table.replace(HAND_A, 0, OPEN, 1, PILE, EVERYONE)


def test_a_replaced_card_makes_those_forget_who_did_not_see_it_leave(table: Table) -> None:
    """As two moves would: out of a hand, and off the pile into that hand."""
    moved = table.copy()
    last = int(table.size(HAND_A)) - 1
    table.replace(PILE, 0, HAND_A, last, OPEN, 1 << A)
    moved.move(HAND_A, last, OPEN, 1 << A)
    moved.move(PILE, 0, HAND_A, 1 << A)
    assert table.zones() == moved.zones()
    assert table.seen_masks() == moved.seen_masks()


def test_what_is_shown_can_be_written_into_a_row(table: Table) -> None:
    table.reveal(PILE, 1)
    table.peek(PILE, 2, C)
    kinds = len(table.cards.names)
    for viewer in (A, C, ONLOOKER):
        shown = table.shown(PILE, viewer)
        row = vec[u8](bytes([9] * (len(shown) + 2)))
        table.write_shown(PILE, viewer, row, 1)
        assert list(row) == [9, *[kind + 1 for kind in shown], 9]
        for most in (1, 255):
            counts = vec[u8](bytes(kinds + 2))
            table.count_shown(PILE, viewer, counts, 1, most)
            assert list(counts) == [0, *[min(shown.count(kind), most) for kind in range(kinds)], 0]


def test_the_open_places_of_a_zone_are_bits(table: Table) -> None:
    assert table.open_places(PILE) == 0
    table.reveal(PILE, 0)
    table.reveal(PILE, 2)
    table.peek(PILE, 1, C)
    assert table.open_places(PILE) == 0b101

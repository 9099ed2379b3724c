"""Who knows what: looked-at hands, known cards on top of the deck, and forgetting."""

from monoceros.core.rng import Rng
from tests.games.unstable_unicorns.story import GAME, Herd


def test_a_looked_at_hand_stays_known_until_a_hidden_card_leaves_it(herd: Herd) -> None:
    herd.hand("A", "x_ray").hand("C", "encore bedtime lucky_dip").hand("B", "biscuit_tin_raid")
    herd.resolves("A", "x_ray")
    assert herd.known("A", "C") == ["encore", "lucky_dip", "bedtime"]
    herd.resolves("B", "biscuit_tin_raid")
    # A saw B pull two of three, and no longer knows which one is left; C has drawn a card since.
    assert set(herd.known("A", "C")) == {None}


def test_an_open_discard_makes_nobody_forget_the_rest(herd: Herd) -> None:
    herd.hand("A", "x_ray").hand("C", "encore bedtime").hand("B", "mosquito_flyer ?").resolves("A", "x_ray")
    herd.resolves("B", "mosquito_flyer", at="C").picks("C", "encore")
    assert "bedtime" in herd.known("A", "C")


def test_of_two_equal_cards_nobody_can_tell_which_one_went(herd: Herd) -> None:
    herd.hand("A", "x_ray").hand("B", "encore").hand("C", "basic_toast").next_draws(
        "basic_monday basic_sandals basic_toast"
    )
    herd.resolves("A", "x_ray").acts("B", "draw")
    # C has drawn a second toast, which A does not know of; the one C plays might be either.
    assert herd.known("A", "C") == [None, "basic_toast"]
    herd.resolves("C", "basic_toast")
    assert herd.in_hand("C") == ["basic_toast"]
    assert herd.known("A", "C") == [None]


def test_the_only_card_of_a_known_hand_is_followed_when_it_is_pulled(herd: Herd) -> None:
    herd.hand("A", "x_ray").hand("C", "encore").hand("B", "biscuit_tin_raid").resolves("A", "x_ray")
    herd.resolves("B", "biscuit_tin_raid")
    assert "encore" in herd.known("A", "B")


def test_a_revealed_card_stays_known_to_all(herd: Herd) -> None:
    herd.hand("A", "lucky_dip").next_draws("encore").resolves("A", "lucky_dip")
    assert herd.known("", "A") == ["encore"]


def test_a_shuffle_makes_everybody_forget_the_top(herd: Herd) -> None:
    herd.hand("A", "spoiler_seeker").hand("B", "ticking_twin").resolves("A", "spoiler_seeker").acts(
        "A", "yes"
    )
    assert len(herd.view("A").top) == 2
    herd.resolves("B", "ticking_twin").acts("B", "yes", "pick tocking_twin")
    assert herd.view("A").top == []


def test_a_searcher_sees_the_whole_deck_and_nobody_else_does(herd: Herd) -> None:
    herd.hand("A", "search_party").resolves("A", "search_party").acts("A", "yes")
    assert len(herd.view("A").top) == herd.view().deck
    assert herd.view("B").top == herd.view().top == []


def test_whether_a_hand_holds_what_is_wanted_is_not_told_by_the_asking(herd: Herd) -> None:
    for held in ("encore", "bubble_wrap"):
        table = Herd().stable("A", "some_assembly_required").hand("A", held).turn("A")
        assert table.view("B").prompt.key == "use"
        assert table.view("B").to_act == [0]
        assert ("use some_assembly_required" in table.choices("A")) == (held == "bubble_wrap")
    for held in ("encore", "basic_toast"):
        table = Herd().hand("A", "talent_scout").hand("B", held).resolves("A", "talent_scout", at="B")
        assert table.asks() == ("A", "found")
        assert table.choices("A") == (["nothing"] if held == "encore" else ["pick basic_toast"])


def test_a_discarded_hand_does_not_tell_how_long_a_card_was_held(herd: Herd) -> None:
    for order in ("encore bedtime basic_toast", "basic_toast encore bedtime"):
        table = Herd().stable("A", "all_in").hand("A", order).stable("B", "basic_queue").turn("A")
        assert table.uses("A", "all_in").discarded()[:3] == ["basic_toast", "encore", "bedtime"]


def test_imagined_worlds_keep_what_a_seat_knows(herd: Herd) -> None:
    herd.hand("A", "x_ray").hand("B", "? ? ?").hand("C", "? ?").resolves("A", "x_ray")
    state = herd.state
    for seed in range(20):
        world = state.determinize(0, Rng(seed))
        assert world.view(0) == state.view(0)
    assert len({GAME.position(state.determinize(1, Rng(seed))) for seed in range(5)}) == 5

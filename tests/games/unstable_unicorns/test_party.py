"""The two party variants: they only call out the moment, and let everybody change their hand once."""

import pytest

from monoceros.core.mistakes import Mistake
from monoceros.core.rng import Rng
from tests.games.unstable_unicorns.story import GAME, Herd

rule = pytest.mark.rule


@pytest.fixture
def sips() -> Herd:
    return Herd(adult="yes", party="sips")


@pytest.fixture
def layers() -> Herd:
    return Herd(adult="yes", party="layers")


@rule("unstable-unicorns.party.adults")
def test_the_variants_are_off_and_only_for_adults(herd: Herd) -> None:
    assert herd.view().party == "off"
    assert herd.hand("A", "?").refuses("A", "swap") == "party.adults"
    with pytest.raises(Mistake, match="unstable-unicorns-party"):
        GAME.setup(3, "pl", {"party": "sips"})


@rule("unstable-unicorns.party.calls")
def test_a_call_out_changes_nothing_on_the_table(sips: Herd) -> None:
    herd = Herd(adult="yes").stable("A", "basic_toast").stable("B", "all_in").hand("B", "encore").turn("B")
    sips.stable("A", "basic_toast").stable("B", "all_in").hand("B", "encore").turn("B")
    for table in (herd, sips):
        table.uses("B", "all_in")
    assert sips.view().stables == herd.view().stables
    assert [news.key for news in sips.told if news.key not in {old.key for old in herd.told}] == [
        "unstable-unicorns-sip"
    ]


@rule("unstable-unicorns.party.sip-unicorn")
def test_a_lost_unicorn_is_called_out(sips: Herd) -> None:
    sips.stable("A", "rocking_horse frozen_budget").stable("B", "basic_toast").turn("A").uses(
        "A", "rocking_horse"
    )
    sips.picks("A", "frozen_budget")
    assert [news.params for news in sips.events("sip")] == [{"seat": 1}]


@rule("unstable-unicorns.party.sip-draw")
def test_nobody_can_forget_to_draw(sips: Herd) -> None:
    sips.turn("A")
    assert len(sips.in_hand("A")) == 1
    assert not sips.events("sip")


@rule("unstable-unicorns.party.sip-neighs")
def test_after_three_neighs_in_a_turn_whose_card_came_through_names_somebody(sips: Herd) -> None:
    sips.hand("A", "basic_toast neigh_polite").hand("B", "neigh_polite neigh_protest").plays(
        "A", "basic_toast"
    )
    sips.neighs("B").neighs("A").neighs("B", "neigh_protest").all_pass()
    assert sips.asks() == ("B", "call")
    assert sips.refuses("B", "draw") == "party.sip-neighs"
    sips.names("B", "C")
    assert sips.events("sip-named")[0].params == {"seat": 1, "other": 2}
    assert sips.asks() == ("B", "action")


@rule("unstable-unicorns.party.sip-neighs")
def test_naming_can_be_left(sips: Herd) -> None:
    sips.hand("A", "basic_toast neigh_polite neigh_protest").hand("B", "neigh_polite").hand(
        "C", "neigh_protest"
    )
    sips.plays("A", "basic_toast").neighs("B").neighs("A").all_pass_once()
    sips.neighs("C", "neigh_protest").neighs("A", "neigh_protest").all_pass()
    assert sips.asks() == ("A", "call")
    assert sips.acts("A", "no").asks() == ("B", "action")
    assert sips.in_stable("A") == ["basic_toast"]


@rule("unstable-unicorns.party.layer-discard")
def test_every_discard_is_called_out(layers: Herd) -> None:
    layers.hand("A", "sneezing_fit").hand("B", "encore").resolves("A", "sneezing_fit")
    assert [news.params for news in layers.events("layer-off")] == [{"seat": 1, "count": 1}]


@rule("unstable-unicorns.party.layer-discard")
def test_a_whole_hand_is_called_out_at_once(layers: Herd) -> None:
    layers.stable("A", "all_in").hand("A", "encore bedtime").stable("B", "basic_toast").turn("A").uses(
        "A", "all_in"
    )
    assert [news.params for news in layers.events("layer-off")] == [{"seat": 0, "count": 2}]


@rule("unstable-unicorns.party.layer-downgrade")
def test_a_downgrade_is_called_out(layers: Herd) -> None:
    layers.hand("A", "frozen_budget").resolves("A", "frozen_budget", at="C")
    assert [news.params for news in layers.events("layer-off")] == [{"seat": 2, "count": 1}]


@rule("unstable-unicorns.party.layer-upgrade")
def test_an_upgrade_is_called_out(layers: Herd) -> None:
    layers.hand("A", "bubble_wrap").resolves("A", "bubble_wrap", at="A")
    assert [news.params for news in layers.events("layer-on")] == [{"seat": 0, "count": 1}]


@rule("unstable-unicorns.party.swap")
@pytest.mark.parametrize("party", ["sips", "layers"])
def test_everybody_may_once_swap_the_whole_hand(party: str) -> None:
    herd = Herd(adult="yes", party=party).hand("A", "encore bedtime").next_draws("basic_toast basic_queue")
    herd.acts("A", "swap")
    assert herd.in_hand("A") == ["basic_toast", "basic_queue"]
    assert herd.discarded() == ["encore", "bedtime"]
    assert herd.asks() == ("A", "action")
    assert herd.refuses("A", "swap") == "party.swap"
    assert herd.view().swapped == [True, False, False]


@rule("unstable-unicorns.party.swap-when")
def test_the_hand_is_swapped_before_the_action_and_not_when_it_is_empty(sips: Herd) -> None:
    assert sips.refuses("A", "swap") == "party.swap-when"
    assert sips.refuses("B", "swap") == "turn.clockwise"


@rule("unstable-unicorns.party.layer-discard")
def test_every_card_of_a_swapped_hand_is_called_out(layers: Herd) -> None:
    layers.hand("A", "encore bedtime lucky_dip").acts("A", "swap")
    assert [news.params for news in layers.events("layer-off")] == [{"seat": 0, "count": 3}]


@rule("unstable-unicorns.start.arrivals")
@rule("unstable-unicorns.party.swap-when-asked")
def test_a_new_hand_does_not_pay_the_rest_of_a_start_effect() -> None:
    herd = Herd(adult="yes", party="layers", new_hand="when-asked").stable("A", "auction_bidder")
    herd.stable("B", "basic_toast").hand("A", "encore bedtime lucky_dip sneezing_fit").turn("A")
    herd.uses("A", "auction_bidder").acts("A", "pick encore").acts("A", "swap")
    assert herd.choices("A") == ["nothing"]
    assert herd.acts("A", "nothing").asks() == ("A", "action")
    assert herd.in_stable("B") == ["basic_toast"]


@rule("unstable-unicorns.party.swap-when-asked")
def test_a_table_may_let_the_hand_be_swapped_whenever_one_is_asked() -> None:
    herd = Herd(adult="yes", party="sips", new_hand="when-asked").hand("A", "basic_toast encore")
    herd.hand("B", "bedtime lucky_dip").next_draws("neigh_polite basic_queue").plays("A", "basic_toast")
    assert herd.choices("B") == ["pass", "swap"]
    assert herd.acts("B", "swap").asks() == ("BC", "neigh")
    assert herd.in_hand("B") == ["basic_queue", "neigh_polite"]
    herd.neighs("B").all_pass()
    assert herd.discarded() == ["lucky_dip", "bedtime", "basic_toast", "neigh_polite"]


@rule("unstable-unicorns.party.swap-when-asked")
def test_what_is_asked_about_a_hand_is_asked_again_about_the_new_one() -> None:
    herd = Herd(adult="yes", party="sips", new_hand="when-asked").hand("A", "sneezing_fit").hand("C", "?")
    herd.hand("B", "bedtime lucky_dip").next_draws("basic_toast basic_queue").resolves("A", "sneezing_fit")
    assert herd.choices("B") == ["swap", "pick lucky_dip", "pick bedtime"]
    assert herd.acts("B", "swap").choices("B") == ["pick basic_toast", "pick basic_queue"]
    assert herd.refuses("C", "swap") == "turn.clockwise"


@rule("unstable-unicorns.party.house")
def test_house_rules_are_words_and_change_no_rule() -> None:
    """There is no option for them: whatever the host writes down is read by people, not by the engine."""
    assert {option.key for option in GAME.options() if not option.reading and not option.past} == {
        "targeting",
        "deck_language",
        "adult",
        "party",
        "start",
    }


@pytest.mark.parametrize("new_hand", ["before-action", "when-asked"])
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_a_bot_knows_what_a_new_hand_is_worth(new_hand: str, seats: int) -> None:
    setup = GAME.setup(seats, "pl", {"adult": "yes", "party": "sips", "new_hand": new_hand})
    bot = GAME.bots()["heuristic"](setup)
    guide = GAME.guide(setup)
    for seed in range(3):
        state = GAME.new(setup, Rng(seed))
        while state.to_act:
            seat = int(state.decider())
            action = bot.choose(state.as_known(seat), seat, Rng(seed))
            assert guide.reason(state, seat, action).key
            state.play(seat, action)


@pytest.mark.parametrize("new_hand", ["before-action", "when-asked"])
@pytest.mark.parametrize("party", ["sips", "layers"])
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_party_matches_keep_the_laws_that_matter_most(party: str, seats: int, new_hand: str) -> None:
    """They are no option of their own for the laws: without the 18+ switch there is no such table."""
    setup = GAME.setup(seats, "pl", {"adult": "yes", "party": party, "new_hand": new_hand})
    for seed in range(6):
        state = GAME.new(setup, Rng(seed))
        rng = Rng(seed + 100)
        while state.to_act:
            if rng.below(25) == 0:
                for viewer in (*range(seats), 8):
                    world = state.determinize(viewer, rng)
                    world.events = state.events
                    assert world.sent(viewer) == state.sent(viewer)
                text = GAME.position(state)
                assert GAME.position(GAME.from_position(text, setup, Rng(0))) == text
            seat = int(state.decider())
            state.listen()
            state.play(seat, state.pick(seat, rng))
            assert state.n < 20_000
        assert state.outcome() is not None

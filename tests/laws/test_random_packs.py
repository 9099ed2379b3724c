"""Law 5 for packs of somebody's own: whatever their cards say, every match ends, and no action runs on."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from monoceros.core.game import Game
from monoceros.core.packs import PackText
from monoceros.core.rng import Rng
from monoceros.games.registry import GAMES
from tests.laws.random_packs import own_setups
from tests.laws.walk import games, seeds

MOST_ACTIONS = 100_000
MOST_EVENTS = 20_000
"""What one action may bring about at most before somebody is asked again."""


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
@games(quick=25)
@given(seed=seeds, data=st.data())
def test_every_match_with_a_random_pack_ends(game: Game, seed: int, data: st.DataObject) -> None:
    setup = data.draw(own_setups(game))
    state = game.new(setup, Rng(seed))
    rng = Rng(seed ^ 0x5EED)
    for _ in range(MOST_ACTIONS):
        owing = state.deciders()
        if not owing:
            assert state.outcome() is not None
            return
        seat = owing[int(rng.below(len(owing)))]
        state.listen()
        state.play(seat, state.pick(seat, rng))
        assert len(state.events or []) <= MOST_EVENTS
    raise AssertionError(f"no end after {MOST_ACTIONS} actions")


IDLE = "peek 1 from deck then skip draw and skip action"


def test_a_pack_that_once_ran_for_ever_is_played_to_its_end() -> None:
    """Upgrades and downgrades that leave nobody anything to do, as far as a pack may have them."""
    game = GAMES["unstable-unicorns"]
    cards = [
        card.id for card in game.load_pack(game.edition()).cards if card.type in ("upgrade", "downgrade")
    ]
    head = '[pack]\nid = "idle"\nextends = "unstable-unicorns-pl"\n'
    text = head + "".join(f'[[card]]\nid = "{card}"\nturn_start = "{IDLE}"\n' for card in cards)
    for seats in (2, 5, 8):
        setup = game.setup(seats, own_pack=PackText(text))
        for seed in range(20):
            state = game.new(setup, Rng(seed))
            rng = Rng(seed)
            while state.to_act:
                seat = state.decider()
                state.play(seat, state.pick(seat, rng))
            assert state.outcome() is not None


def test_a_gift_for_nobody_is_left_out() -> None:
    """A card of one's own may offer to give when, as it was played, there was nothing to give to anybody."""
    game = GAMES["unstable-unicorns"]
    text = (
        '[pack]\nid = "gifts"\nextends = "unstable-unicorns-pl"\ntotal = 179\n'
        '[[card]]\nid = "start_over"\ncopies = 53\n'
        'play = "reshuffle discard and may give 1 to another-player"\n'
    )
    setup = game.setup(2, own_pack=PackText(text))
    for seed in range(60):
        state = game.new(setup, Rng(seed))
        rng = Rng(seed)
        while state.to_act:
            seat = state.decider()
            state.play(seat, state.pick(seat, rng))
        assert state.outcome() is not None

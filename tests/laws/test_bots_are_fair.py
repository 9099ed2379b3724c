"""Bots cannot cheat: what they are handed, and so what they choose, is the same whatever they cannot know."""

from functools import cache

import pytest
from hypothesis import given

from monoceros.bots.ladder import RandomBot, bot_names, make_bot
from monoceros.bots.search_bot import SearchBot
from monoceros.core.contract import Bot
from monoceros.core.rng import Rng
from monoceros.games.registry import GAMES
from tests.laws.walk import PLAIN, Sitting, Walk, games, lengths, seeds

TOLD = [sitting for sitting in PLAIN if sitting.game.id in GAMES]
FEW = 24
"""Iterations a search gets here: enough to walk the tree and play on in many worlds."""


@cache
def _bots(sitting: Sitting) -> list[Bot]:
    setup = sitting.setup
    if sitting.game.id not in GAMES:
        return [RandomBot(), SearchBot(sitting.game, setup, RandomBot(), FEW)]
    bots = [make_bot(sitting.game, name, setup) for name in bot_names(sitting.game)]
    # How far a clock lets somebody think is no matter of fairness, but would blur the comparison.
    return [
        SearchBot(bot.game, setup, bot.policy, FEW) if isinstance(bot, SearchBot) else bot for bot in bots
    ]


@pytest.mark.parametrize("sitting", PLAIN, ids=lambda sitting: sitting.name)
@games(quick=8)
@given(seed=seeds, length=lengths, other=seeds)
def test_cards_a_bot_cannot_know_change_nothing_it_does(
    sitting: Sitting, seed: int, length: int, other: int
) -> None:
    state = Walk(sitting, seed, length).state
    for seat in state.deciders():
        world = state.determinize(seat, Rng(other))
        here, there = state.as_known(seat), world.as_known(seat)
        assert sitting.game.fingerprint(here) == sitting.game.fingerprint(there)
        assert here.table.zones() == there.table.zones()
        assert here.table.seen_masks() == there.table.seen_masks()
        for bot in _bots(sitting):
            assert bot.choose(here, seat, Rng(other)) == bot.choose(there, seat, Rng(other))


@pytest.mark.parametrize("sitting", TOLD, ids=lambda sitting: sitting.name)
def test_the_highest_level_is_one_that_searches(sitting: Sitting) -> None:
    assert any(isinstance(bot, SearchBot) for bot in _bots(sitting))

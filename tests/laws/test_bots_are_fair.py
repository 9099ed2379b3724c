"""Bots cannot cheat: what they are handed, and so what they choose, is the same whatever they cannot know."""

from functools import cache

import pytest
from hypothesis import given

from monoceros.bots.ladder import HEURISTIC, LADDER, RandomBot, bot_names, make_bot, styled_names
from monoceros.bots.search_bot import MasterBot, SearchBot
from monoceros.core.contract import Bot
from monoceros.core.rng import Rng
from monoceros.games.registry import GAMES
from tests.laws.walk import PLAIN, Sitting, Walk, games, lengths, seeds

TOLD = [sitting for sitting in PLAIN if sitting.game.id in GAMES]
FEW = 24
"""Iterations a search gets here: enough to walk the tree and play on in many worlds."""
DECISIONS = 8


@cache
def _bots(sitting: Sitting) -> list[Bot]:
    setup = sitting.setup
    if sitting.game.id not in GAMES:
        return [RandomBot(), SearchBot(sitting.game, setup, RandomBot(), FEW)]
    names = [*bot_names(sitting.game), *styled_names()]
    bots = [make_bot(sitting.game, name, setup) for name in names]
    for bot in bots:
        if isinstance(bot, SearchBot):
            # How far a clock lets somebody think is no matter of fairness, but would blur the comparison.
            bot.iterations, bot.seconds = FEW, 0.0
    return bots


def _without_memories(bot: Bot) -> Bot:
    """The bot as it was before it thought about anything."""
    if not isinstance(bot, MasterBot):
        return bot
    return MasterBot(bot.game, bot.setup, bot.policy, FEW, style=bot.style)


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
            chosen = [_without_memories(bot).choose(known, seat, Rng(other)) for known in (here, there)]
            assert chosen[0] == chosen[1]


@pytest.mark.parametrize("sitting", TOLD, ids=lambda sitting: sitting.name)
@games(quick=4)
@given(seed=seeds, length=lengths, other=seeds)
def test_a_master_remembers_nothing_it_could_not_know(
    sitting: Sitting, seed: int, length: int, other: int
) -> None:
    """Two worlds a seat cannot tell apart, one match: what it thought before changes nothing either."""
    setup = sitting.setup
    policy = make_bot(sitting.game, HEURISTIC, setup)
    masters = [MasterBot(sitting.game, setup, policy, FEW) for _ in range(2)]
    state = Walk(sitting, seed, length).state
    rng = Rng(other)
    for _ in range(DECISIONS):
        if not state.to_act:
            return
        seat = int(state.decider())
        world = state.determinize(seat, rng)
        luck = rng.fork()
        here, there = (
            master.choose(known.as_known(seat), seat, luck.copy())
            for master, known in zip(masters, (state, world), strict=True)
        )
        assert here == there
        state.apply(seat, here)


@pytest.mark.parametrize("sitting", TOLD, ids=lambda sitting: sitting.name)
def test_the_highest_level_is_one_that_searches(sitting: Sitting) -> None:
    assert isinstance(_bots(sitting)[len(LADDER) - 1], MasterBot)

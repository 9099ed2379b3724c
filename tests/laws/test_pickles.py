"""States and matches can be copied and pickled at any moment: what comes back is the same match."""

import copy
import os
import pickle
import subprocess
import sys

import pytest
from hypothesis import given

from monoceros._engine import SWITCH
from monoceros.core.contract import State
from monoceros.core.fair import commitment
from monoceros.core.match import Match
from monoceros.core.record import Chance
from monoceros.core.rng import FairRng, Rng
from monoceros.games.registry import GAMES
from tests.laws.walk import PLAIN, Sitting, Walk, games, lengths, seeds

SHIPPED = [sitting for sitting in PLAIN if sitting.game.id in GAMES]
OTHER_ENGINE = """
import pickle, sys
state = pickle.load(sys.stdin.buffer)
while state.to_act:
    state.apply(state.decider(), state.pick(state.decider(), state.rng))
sys.stdout.write(f"{state.rng.mark()} {state.scores()}")
"""


def played_out(state: State) -> str:
    """Where a match ends when its own chance makes every decision."""
    while state.to_act:
        state.apply(state.decider(), state.pick(state.decider(), state.rng))
    return f"{state.rng.mark()} {state.scores()}"


@pytest.mark.parametrize("sitting", SHIPPED, ids=lambda sitting: sitting.name)
@games(quick=6)
@given(seed=seeds, length=lengths)
def test_a_state_is_the_same_after_it_was_pickled_or_copied(sitting: Sitting, seed: int, length: int) -> None:
    state = Walk(sitting, seed, length).state
    twins = [pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state)]
    state.events = None
    for twin in twins:
        assert [twin.sent(viewer) for viewer in sitting.viewers] == [
            state.sent(viewer) for viewer in sitting.viewers
        ]
    ends = {played_out(twin) for twin in twins}
    assert ends == {played_out(state)}


@pytest.mark.parametrize("sitting", SHIPPED, ids=lambda sitting: sitting.name)
@games(quick=3)
@given(seed=seeds, length=lengths)
def test_a_match_is_the_same_after_it_was_pickled_or_copied(sitting: Sitting, seed: int, length: int) -> None:
    match = Walk(sitting, seed, length).match
    for twin in (pickle.loads(pickle.dumps(match)), copy.copy(match), copy.deepcopy(match)):
        assert twin.record() == match.record()
        assert [event.opened() for event in twin.news] == [event.opened() for event in match.news]
        assert twin.state is not match.state
        for seat in range(sitting.seats):
            assert twin.why_not_undo(seat) == match.why_not_undo(seat)


def test_a_fair_match_keeps_its_promise_when_it_was_pickled() -> None:
    game = GAMES["hilo"]
    secret = bytes(range(32))
    chance = Chance(commitment=commitment(secret), secret=secret.hex(), entropy=["a", "b"])
    match = Match(game, game.setup(2), chance, [])
    assert isinstance(match.state.rng, FairRng)
    twin = pickle.loads(pickle.dumps(match.state))
    assert twin.rng.trace == match.state.rng.trace
    assert played_out(twin) == played_out(match.state)


@pytest.mark.parametrize("name", GAMES)
def test_what_one_engine_pickled_the_other_goes_on_with(name: str) -> None:
    game = GAMES[name]
    state = game.new(game.setup(game.editions[0].fewest), Rng(3))
    for _ in range(20):
        state.apply(state.decider(), state.pick(state.decider(), state.rng))
    told = subprocess.run(
        [sys.executable, "-c", OTHER_ENGINE],
        input=pickle.dumps(state),
        env={**os.environ, SWITCH: "interpreted"},
        capture_output=True,
        check=True,
    )
    assert told.stdout.decode() == played_out(state)

"""What games tell a search holds for every game: promises, judgements, and nothing a seat cannot know."""

import pytest

from monoceros.core.contract import State
from monoceros.core.guide import Guide, shares
from monoceros.core.playout import playout
from monoceros.core.rng import Rng
from monoceros.core.table import ONLOOKER
from monoceros.games.registry import GAMES, find_game
from tests.laws.walk import PLAIN, Sitting

SPOTS = (0, 1, 3, 8, 20, 45, 80)


def _spots(sitting: Sitting) -> list[State]:
    """Some situations of a random match in which somebody has something to decide."""
    found = []
    for seed, steps in enumerate(SPOTS):
        state = sitting.game.new(sitting.setup, Rng(seed))
        playout(state, Rng(seed), steps)
        if state.to_act:
            found.append(state)
    assert found
    return found


@pytest.mark.parametrize("sitting", PLAIN, ids=lambda sitting: sitting.name)
def test_promises_are_shares_and_the_same_in_worlds_a_seat_cannot_tell_apart(sitting: Sitting) -> None:
    guide = sitting.game.guide(sitting.setup)
    for state in _spots(sitting):
        seat = int(state.decider())
        legal = state.legal(seat)
        guide.prepare(state, seat)
        promised = guide.priors(state, seat, legal)
        world = state.determinize(seat, Rng(9))
        guide.prepare(world, seat)
        assert guide.priors(world, seat, legal) == promised
        if promised is not None:
            assert len(promised) == len(legal)
            assert min(promised) > 0.0
            assert sum(promised) == pytest.approx(1.0)


@pytest.mark.parametrize("sitting", PLAIN, ids=lambda sitting: sitting.name)
def test_a_judgement_is_a_chance_for_everybody(sitting: Sitting) -> None:
    guide = sitting.game.guide(sitting.setup)
    for state in _spots(sitting):
        seat = int(state.decider())
        guide.prepare(state, seat)
        world = state.determinize(seat, Rng(4))
        before = world.n
        guide.playout(world, Rng(5))
        assert world.n > before
        for judged in (guide.values(state), guide.values(world)):
            assert all(0.0 <= chance <= 1.0 for chance in judged)
            assert sum(judged) <= 1.0 + 1e-9


@pytest.mark.parametrize(("name", "seats"), [("hilo", 4), ("unstable-unicorns", 2), ("unstable-unicorns", 4)])
def test_before_the_first_move_an_onlooker_gives_everybody_about_the_same(name: str, seats: int) -> None:
    """Playing on must not stop where somebody has had a turn more than the others."""
    game = find_game(name)
    setup = game.setup(seats)
    guide = game.guide(setup)
    worlds = [game.new(setup, Rng(deal)).determinize(ONLOOKER, Rng(deal + 1000)) for deal in range(400)]
    by_order = [0.0] * seats
    for world in worlds:
        first = int(world.decider())
        guide.prepare(world, ONLOOKER)
        guide.playout(world, Rng(17))
        for seat, chance in enumerate(guide.values(world)):
            by_order[(seat - first) % seats] += chance / len(worlds)
    assert all(abs(chance - 1 / seats) < 0.1 for chance in by_order), by_order


@pytest.mark.parametrize("sitting", PLAIN, ids=lambda sitting: sitting.name)
def test_the_end_is_judged_as_it_is(sitting: Sitting) -> None:
    guide = sitting.game.guide(sitting.setup)
    for seed in range(3):
        state = sitting.game.new(sitting.setup, Rng(seed))
        guide.prepare(state, state.decider())
        playout(state, Rng(seed), 100_000)
        assert guide.values(state) == pytest.approx(shares(state))


def test_a_game_that_tells_nothing_is_judged_by_who_leads() -> None:
    sitting = next(sitting for sitting in PLAIN if sitting.game.id == "parley")
    state = sitting.game.new(sitting.setup, Rng(1))
    guide = Guide()
    assert guide.priors(state, 0, state.legal(0)) is None
    assert sum(guide.values(state)) == pytest.approx(1.0)


def test_an_expert_thinks_longer_at_larger_tables_of_unstable_unicorns() -> None:
    game = GAMES["unstable-unicorns"]
    efforts = [game.guide(game.setup(seats)).effort() for seats in (2, 4, 8)]
    assert efforts == sorted(set(efforts))

"""The guide of a search: playouts that make sense."""

from monoceros.core.playout import playout
from monoceros.core.rng import Rng
from monoceros.games.hilo.state import HiloState
from tests.games.hilo.story import GAME


def _somewhere(seed: int) -> HiloState:
    state = GAME.new(GAME.setup(2 + seed % 3), Rng(seed))
    playout(state, Rng(seed), 10 + seed % 40)
    return state


def test_playouts_end_and_somebody_wins() -> None:
    for seed in range(30):
        state = _somewhere(seed)
        if not state.to_act:
            continue
        guide = GAME.guide(GAME.setup(int(state.seats)))
        guide.prepare(state, state.decider())
        guide.playout(state, Rng(seed))
        assert not state.to_act
        outcome = state.outcome()
        assert outcome is not None
        values = guide.values(state)
        assert [seat for seat, value in enumerate(values) if value] == outcome.winners
        assert abs(sum(values) - 1.0) < 1e-9


def test_sensible_playouts_beat_random_play() -> None:
    """Seat A moves by the guide, seat B at random: the playouts of a search must not be foolish."""
    setup = GAME.setup(2)
    won = 0.0
    for seed in range(60):
        state = GAME.new(setup, Rng(seed))
        guide = GAME.guide(setup)
        guide.prepare(state, 0)
        rng = Rng(seed)
        while state.to_act:
            seat = state.decider()
            state.apply(seat, guide.move(state, seat, rng) if seat == 0 else state.pick(seat, rng))
        won += guide.values(state)[0]
    assert won > 48


def test_no_promise_depends_on_cards_the_seat_cannot_see() -> None:
    for seed in range(60):
        state = _somewhere(seed)
        if not state.to_act:
            continue
        guide = GAME.guide(GAME.setup(int(state.seats)))
        seat = int(state.decider())
        legal = state.legal(seat)
        guide.prepare(state, seat)
        here = guide.priors(state, seat, legal)
        world = state.determinize(seat, Rng(seed))
        guide.prepare(world, seat)
        assert guide.priors(world, seat, legal) == here

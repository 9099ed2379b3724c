"""The guide of a search reckons gains where they change; the appraisal reckons whole layouts."""

from monoceros.core.contract import State
from monoceros.core.playout import playout
from monoceros.core.rng import Rng
from monoceros.games.hilo.actions import FLIP, PLACE
from monoceros.games.hilo.board import DRAWN, HELD, LAYOUT, TAKEN
from monoceros.games.hilo.guide import HiloGuide
from monoceros.games.hilo.state import HiloState
from monoceros.games.registry import GAMES

GAME = GAMES["hilo"]


def _somewhere(seed: int) -> tuple[State, HiloGuide]:
    setup = GAME.setup(2 + seed % 3)
    state = GAME.new(setup, Rng(seed))
    playout(state, Rng(seed), 10 + seed % 40)
    guide = GAME.guide(setup)
    assert isinstance(guide, HiloGuide)
    return state, guide


def test_a_gain_is_the_difference_of_two_whole_layouts() -> None:
    compared = 0
    for seed in range(300):
        state, guide = _somewhere(seed)
        assert isinstance(state, HiloState)
        if state.step not in (TAKEN, DRAWN):
            continue
        seat = int(state.decider())
        guide.prepare(state, seat)
        held = int(state.table.kind(HELD, 0))
        layout = state.table.shown(LAYOUT + seat, seat)
        legal = [action for action in state.legal(seat) if PLACE <= action < FLIP]
        now = guide.appraisal.worth(layout)
        for action, gain in zip(legal, guide.gains(state, seat, legal), strict=True):
            after = layout[:]
            after[action - PLACE] = held
            faces = guide.prices.faces
            magic = faces[held].magic and not faces[layout[action - PLACE]].magic
            expected = guide.appraisal.worth(after) - now + (guide.appraisal.spell if magic else 0.0)
            assert abs(gain - expected) < 1e-9
            compared += 1
    assert compared > 500


def test_rollouts_end_and_somebody_wins() -> None:
    for seed in range(30):
        state, guide = _somewhere(seed)
        if not state.to_act:
            continue
        guide.prepare(state, state.decider())
        guide.roll_out(state, Rng(seed))
        assert not state.to_act
        outcome = state.outcome()
        assert outcome is not None
        values = guide.values(state)
        assert [seat for seat, value in enumerate(values) if value] == outcome.winners
        assert abs(sum(values) - 1.0) < 1e-9


def test_sensible_rollouts_beat_random_play() -> None:
    """Seat A moves by the guide, seat B at random: the rollouts of a search must not be foolish."""
    setup = GAME.setup(2)
    won = 0.0
    for seed in range(60):
        state = GAME.new(setup, Rng(seed))
        guide = GAME.guide(setup)
        assert isinstance(guide, HiloGuide)
        assert isinstance(state, HiloState)
        guide.prepare(state, 0)
        rng = Rng(seed)
        while state.to_act:
            seat = state.decider()
            state.apply(seat, guide.move(state, seat, rng) if seat == 0 else state.pick(seat, rng))
        won += guide.values(state)[0]
    assert won > 48


def test_no_gain_depends_on_cards_the_seat_cannot_see() -> None:
    for seed in range(60):
        state, guide = _somewhere(seed)
        if not state.to_act:
            continue
        seat = int(state.decider())
        legal = state.legal(seat)
        guide.prepare(state, seat)
        here = guide.priors(state, seat, legal)
        world = state.reimagine(seat, Rng(seed))
        guide.prepare(world, seat)
        assert guide.priors(world, seat, legal) == here

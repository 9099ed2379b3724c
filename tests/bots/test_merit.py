"""Merit: who takes the promising move has some, a passable player none on average, nobody by hidden cards."""

import math

import pytest

from monoceros.bots.merit import MOST, SIGHT, at_an_even_standing, merit
from monoceros.core.contract import State
from monoceros.core.game import Game
from monoceros.core.guide import Guide
from monoceros.core.match import Match
from monoceros.core.record import Chance
from monoceros.core.rng import Rng
from monoceros.games.registry import GAMES
from tests.bots.pennies import Duel


def _positions(game: Game, seats: int, wanted: int) -> list[tuple[State, int]]:
    """Some decisions of a match played at random, as their players know them."""
    guide = game.guide(game.setup(seats))
    state = Match(game, game.setup(seats), Chance(seed=5), [str(seat) for seat in range(seats)]).state
    rng = Rng(5)
    found: list[tuple[State, int]] = []
    while state.to_act and len(found) < wanted:
        seat = int(state.decider())
        known = state.as_known(seat)
        if 1 < len(known.legal(seat)) <= SIGHT and guide.worth_thinking(known, seat):
            found.append((known, seat))
        state.play(seat, int(state.pick(seat, rng)))
    return found


@pytest.mark.parametrize(("name", "seats"), [("hilo", 2), ("kill-the-unicorns", 3), ("unstable-unicorns", 4)])
def test_a_passable_player_has_no_merit_on_average(name: str, seats: int) -> None:
    """Each move as often as it looks promising: what one gains over another, the other loses."""
    game = GAMES[name]
    guide = game.guide(game.setup(seats))
    for known, seat in _positions(game, seats, 6):
        guide.prepare(known, seat)
        legal = known.legal(seat)
        looks = guide.priors(known, seat, legal) or [1 / len(legal)] * len(legal)
        found = [merit(guide, known, seat, action, 12, Rng(1)) for action in legal]
        average = math.fsum(look * one for look, one in zip(looks, found, strict=True))
        assert average == pytest.approx(0.0, abs=1e-9)
        assert all(abs(one) <= MOST for one in found)


@pytest.mark.parametrize(("name", "seats"), [("hilo", 4), ("kill-the-unicorns", 4), ("unstable-unicorns", 2)])
def test_leads_order_the_seats_as_chances_do(name: str, seats: int) -> None:
    game = GAMES[name]
    guide = game.guide(game.setup(seats))
    for known, seat in _positions(game, seats, 4):
        guide.prepare(known, seat)
        world = known.determinize(seat, Rng(2))
        guide.playout(world, Rng(3))
        leads, values = guide.leads(world), guide.values(world)
        assert len(leads) == seats
        best = max(range(seats), key=values.__getitem__)
        assert leads[best] == pytest.approx(max(leads))


def test_a_lead_grows_on_when_the_match_is_over() -> None:
    """Whoever wins by more has the greater lead, though both have the whole victory."""
    game = GAMES["hilo"]
    guide = game.guide(game.setup(2))
    leads = set()
    for seed in range(8):
        state = game.new(game.setup(2), Rng(seed))
        rng = Rng(seed)
        while state.to_act:
            seat = int(state.decider())
            state.apply(seat, int(state.pick(seat, rng)))
        leads.add(round(max(guide.leads(state)), 6))
    assert len(leads) > 2


def test_of_all_cards_face_down_nothing_counts_but_what_the_seat_knows() -> None:
    game = GAMES["kill-the-unicorns"]
    guide = game.guide(game.setup(3))
    known, seat = _positions(game, 3, 1)[0]
    action = known.legal(seat)[0]
    other = known.determinize(seat, Rng(9)).as_known(seat)
    assert merit(guide, known, seat, action, 6, Rng(4)) == merit(guide, other, seat, action, 6, Rng(4))


def test_the_better_move_has_as_much_merit_as_the_worse_one_lacks() -> None:
    """A game without a guide of its own: both moves look alike, and a victory is bounded like any lead."""
    duel = Duel(Rng(1), [[1.0, 1.0], [0.0, 0.0]])
    good, bad = (merit(Guide(), duel, 0, action, 5, Rng(1)) for action in (0, 1))
    assert 0.9 * MOST / 2 < good <= MOST / 2
    assert bad == pytest.approx(-good)


def test_what_odds_are_worth_depends_on_how_many_are_even() -> None:
    assert at_an_even_standing(2) == pytest.approx(0.25)
    assert at_an_even_standing(4) == pytest.approx(3 / 16)

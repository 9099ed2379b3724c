"""Merit: who plays by eye has some, a passable player none on average, nobody by hidden cards."""

import pytest

from monoceros.bots.ladder import HEURISTIC, make_bot
from monoceros.bots.merit import BY_EYE, MOST, SIGHT, at_an_even_standing, merit, passable_moves
from monoceros.bots.verdicts import Judge
from monoceros.core.contract import State
from monoceros.core.game import Game
from monoceros.core.guide import Guide
from monoceros.core.match import Match
from monoceros.core.record import Chance, Move
from monoceros.core.rng import Rng
from monoceros.games.registry import GAMES
from tests.bots.pennies import Duel


def _positions(game: Game, seats: int, wanted: int, most: int = 8) -> list[tuple[State, int]]:
    """Some decisions of a match played at random, as their players know them."""
    guide = game.guide(game.setup(seats))
    state = Match(game, game.setup(seats), Chance(seed=5), [str(seat) for seat in range(seats)]).state
    rng = Rng(5)
    found: list[tuple[State, int]] = []
    while state.to_act and len(found) < wanted:
        seat = int(state.decider())
        known = state.as_known(seat)
        if 1 < len(known.legal(seat)) <= most and guide.worth_thinking(known, seat):
            found.append((known, seat))
        state.play(seat, int(state.pick(seat, rng)))
    return found


@pytest.mark.parametrize(("name", "seats"), [("hilo", 2), ("kill-the-unicorns", 3), ("unstable-unicorns", 4)])
def test_a_passable_player_has_no_merit_on_average(name: str, seats: int) -> None:
    """Each move as often as that player makes it: what one gains over another, the other loses."""
    game = GAMES[name]
    guide = game.guide(game.setup(seats))
    found = []
    for known, seat in _positions(game, seats, 6):
        by_eye = known.legal(seat)[0]
        passable = passable_moves(guide, known, seat, by_eye)
        assert sum(passable.values()) == pytest.approx(1.0)
        assert passable[by_eye] >= BY_EYE
        merits = [merit(guide, known, seat, action, by_eye, 12, Rng(1)) for action in passable]
        weighed = zip(passable.values(), merits, strict=True)
        assert sum(share * one for share, one in weighed) == pytest.approx(0.0, abs=1e-9)
        assert all(abs(one) <= MOST for one in merits)
        found += merits
    assert any(found), "all moves are alike in these positions: choose others"


def test_a_move_that_looks_hopeless_is_none_of_the_passable_ones() -> None:
    game = GAMES["kill-the-unicorns"]
    guide = game.guide(game.setup(3))
    known, seat = max(_positions(game, 3, 6, most=60), key=lambda one: len(one[0].legal(one[1])))
    guide.prepare(known, seat)
    legal = known.legal(seat)
    looks = guide.priors(known, seat, legal)
    assert looks is not None
    assert len(legal) > SIGHT, "too few moves in these positions: choose others"
    worst = legal[looks.index(min(looks))]
    best = legal[looks.index(max(looks))]
    assert worst not in passable_moves(guide, known, seat, best)
    assert passable_moves(guide, known, seat, worst)[worst] == pytest.approx(BY_EYE)


@pytest.mark.parametrize(("name", "seats"), [("hilo", 2), ("kill-the-unicorns", 3), ("unstable-unicorns", 2)])
def test_who_plays_by_eye_has_more_merit_than_who_plays_by_lot(name: str, seats: int) -> None:
    """In the very same places; fixed seeds, so this is the same every time."""
    game = GAMES[name]
    setup = game.setup(seats)
    bot = make_bot(game, HEURISTIC, setup)
    judge = Judge(game, setup, 100)
    match = Match(game, setup, Chance(seed=6), [str(seat) for seat in range(seats)])
    rng = Rng(6)
    skilled, random = 0.0, 0.0
    for number in range(30):
        seat = int(match.state.decider())
        action = bot.choose(match.state.as_known(seat), seat, rng)
        by_eye = Move(seat, game.format(setup, seat, action))
        by_lot = Move(seat, game.format(setup, seat, int(match.state.pick(seat, rng))))
        skilled += judge.merit(match.state, by_eye, number)
        random += judge.merit(match.state, by_lot, number)
        match.play(seat, action)
    assert random < 0.0
    assert skilled > random + 0.1


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
    one, two, *_ = known.legal(seat)
    other = known.determinize(seat, Rng(9)).as_known(seat)
    found = [merit(guide, here, seat, one, two, 6, Rng(4)) for here in (known, other)]
    assert found[0] == found[1] != 0.0


def test_the_better_move_has_all_the_merit_a_decision_can_have() -> None:
    """A game without a guide of its own: a victory is bounded like any lead, one of two is by lot."""
    duel = Duel(Rng(1), [[1.0, 1.0], [0.0, 0.0]])
    missed = BY_EYE + (1 - BY_EYE) / 2
    assert 0.95 * MOST < merit(Guide(), duel, 0, 0, 1, 5, Rng(1)) / missed <= MOST
    assert -MOST <= merit(Guide(), duel, 0, 1, 0, 5, Rng(1)) / missed < -0.95 * MOST


def test_what_odds_are_worth_depends_on_how_many_are_even() -> None:
    assert at_an_even_standing(2) == pytest.approx(0.25)
    assert at_an_even_standing(4) == pytest.approx(3 / 16)

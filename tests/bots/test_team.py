"""Several heads: what they find is added up, and equally many of them with equal luck find the same."""

import pickle
from collections.abc import Iterator

import pytest

from monoceros.bots.ladder import RandomBot
from monoceros.bots.team import Head, Question, Team, team_of
from monoceros.bots.thinker import Thinker
from monoceros.core.contract import State
from monoceros.core.game import Game, Setup
from monoceros.core.rng import Rng
from monoceros.games.registry import GAMES

GAME: Game = GAMES["hilo"]
SETUP: Setup = GAME.setup(2)
ITERATIONS = 90


def _state() -> State:
    state = GAME.new(SETUP, Rng(4))
    for seat in range(2):
        state.play(seat, state.legal(seat)[0])
    return state


@pytest.fixture(scope="module")
def team() -> Iterator[Team | None]:
    with team_of(GAME, SETUP, 3) as helpers:
        yield helpers


def test_the_heads_share_the_work_and_their_counts_are_added_up(team: Team) -> None:
    state = _state()
    seat = int(state.decider())
    seen = GAME.seen(state, seat)
    thinker = Thinker(GAME, SETUP, RandomBot(), ITERATIONS, team=team)
    together = thinker.think(seen, Rng(7))
    assert together is not None
    rng = Rng(7)
    alone = Thinker(GAME, SETUP, RandomBot(), ITERATIONS // 3).think(seen, rng)
    assert alone is not None
    visits, chances, iterations = alone.root.visits[:], alone.chances[:], alone.iterations
    head = Head(GAME, SETUP)
    for _ in range(2):
        seed = (int(rng.word()) << 32) | int(rng.word())
        search = head.think(Question(seen.known, seat, seed, ITERATIONS // 3, 0.0))
        visits = [one + two for one, two in zip(visits, search.root.visits, strict=True)]
        chances = [one + two for one, two in zip(chances, search.chances, strict=True)]
        iterations += search.iterations
    assert together.root.visits == visits
    assert together.chances == pytest.approx(chances)
    assert together.iterations == together.root.count == iterations
    assert together.choice() == together.root.actions[visits.index(max(visits))]


def test_equal_luck_and_equally_many_heads_decide_the_same(team: Team) -> None:
    state = _state()
    thinker = Thinker(GAME, SETUP, RandomBot(), ITERATIONS, team=team)
    rng = Rng(9)
    for _ in range(4):
        seat = int(state.decider())
        seen = GAME.seen(state, seat)
        luck = rng.fork()
        action = thinker.decide(seen, luck.copy())
        assert action in seen.legal
        assert thinker.decide(seen, luck) == action
        state.play(seat, action)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_game_can_be_thought_about_elsewhere(game: Game) -> None:
    """Whatever a game keeps at hand once a match was dealt, it can be sent to the helpers."""
    setup = game.setup(game.edition().fewest)
    state = game.new(setup, Rng(5))
    seat = int(state.decider())
    question = Question(game.known(state, seat), seat, 1, 5, 0.0)
    elsewhere = Head(*pickle.loads(pickle.dumps((game, setup))))
    assert elsewhere.think(question).root.visits == Head(game, setup).think(question).root.visits


def test_a_mixture_of_several_heads_is_their_common_one() -> None:
    """Secret bids: the strategies of all heads weigh in, and the answer is drawn from all of them."""
    game = GAMES["kill-the-unicorns"]
    setup = game.setup(3)
    head = Head(game, setup)
    state = game.new(setup, Rng(2))
    rng = Rng(3)
    seat = int(state.decider())
    while not head.guide.is_secret_bid(state, seat):
        state.play(seat, int(state.pick(seat, rng)))
        seat = int(state.decider())
    known = game.known(state, seat)
    one, two = (head.think(Question(known, seat, seed, 40, 0.0)) for seed in (1, 2))
    mixture = [a + b for a, b in zip(one.root.mixture, two.root.mixture, strict=True)]
    assert one.root.bid
    root = two.root
    one.add(root.visits, root.totals, root.mixture, two.chances, int(two.iterations))
    assert one.root.mixture == pytest.approx(mixture)
    assert sum(one.strategy()) == pytest.approx(1.0)
    assert one.iterations == 80

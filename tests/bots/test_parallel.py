"""Several processes: what they find is added up, and equally many of them with equal luck find the same."""

import pickle
from collections.abc import Iterator

import pytest

from monoceros.bots.ladder import RandomBot
from monoceros.bots.parallel import SearchPool, SearchTask, SearchWorker, search_pool
from monoceros.bots.search_bot import SearchBot
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
def pool() -> Iterator[SearchPool | None]:
    with search_pool(GAME, SETUP, 3) as made:
        yield made


def test_the_processes_share_the_work_and_their_counts_are_added_up(pool: SearchPool) -> None:
    state = _state()
    seat = int(state.decider())
    known = state.as_known(seat)
    bot = SearchBot(GAME, SETUP, RandomBot(), ITERATIONS, pool=pool)
    together = bot.search(known, seat, Rng(7))
    assert together is not None
    rng = Rng(7)
    alone = SearchBot(GAME, SETUP, RandomBot(), ITERATIONS // 3).search(known, seat, rng)
    assert alone is not None
    visits, chances, iterations = list(alone.root.visits), alone.chances[:], alone.iterations
    worker = SearchWorker(GAME, SETUP)
    for _ in range(2):
        seed = (int(rng.word()) << 32) | int(rng.word())
        search = worker.search(SearchTask(GAME.position(known), seat, seed, ITERATIONS // 3, 0.0))
        visits = [one + two for one, two in zip(visits, search.root.visits, strict=True)]
        chances = [one + two for one, two in zip(chances, search.chances, strict=True)]
        iterations += search.iterations
    assert list(together.root.visits) == visits
    assert together.chances == pytest.approx(chances)
    assert together.iterations == together.root.count == iterations
    assert together.choice() == together.root.actions[visits.index(max(visits))]


def test_equal_luck_and_equally_many_processes_decide_the_same(pool: SearchPool) -> None:
    state = _state()
    bot = SearchBot(GAME, SETUP, RandomBot(), ITERATIONS, pool=pool)
    rng = Rng(9)
    for _ in range(4):
        seat = int(state.decider())
        known = state.as_known(seat)
        luck = rng.fork()
        action = bot.choose(known, seat, luck.copy())
        assert action in known.legal(seat)
        assert bot.choose(known, seat, luck) == action
        state.play(seat, action)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_game_can_be_thought_about_elsewhere(game: Game) -> None:
    """Whatever a game keeps at hand once a match was dealt, it can be sent to the helpers."""
    setup = game.setup(game.edition().fewest)
    state = game.new(setup, Rng(5))
    seat = int(state.decider())
    task = SearchTask(game.known(state, seat), seat, 1, 5, 0.0)
    elsewhere = SearchWorker(*pickle.loads(pickle.dumps((game, setup))))
    here = SearchWorker(game, setup)
    assert list(elsewhere.search(task).root.visits) == list(here.search(task).root.visits)


def test_a_mixture_of_several_processes_is_their_common_one() -> None:
    """Secret bids: the strategies of all searches weigh in, and the answer is drawn from all of them."""
    game = GAMES["kill-the-unicorns"]
    setup = game.setup(3)
    worker = SearchWorker(game, setup)
    state = game.new(setup, Rng(2))
    rng = Rng(3)
    seat = int(state.decider())
    while not worker.guide.is_secret_bid(state, seat):
        state.play(seat, int(state.pick(seat, rng)))
        seat = int(state.decider())
    known = game.known(state, seat)
    one, two = (worker.search(SearchTask(known, seat, seed, 40, 0.0)) for seed in (1, 2))
    mixture = [a + b for a, b in zip(one.root.mixture, two.root.mixture, strict=True)]
    assert one.root.bid
    one.add(two.root_counts())
    assert list(one.root.mixture) == pytest.approx(mixture)
    assert sum(one.strategy()) == pytest.approx(1.0)
    assert one.iterations == 80

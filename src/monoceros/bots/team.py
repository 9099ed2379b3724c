"""Several heads about one decision: the same search in some processes, each with luck of its own, added up.

Each head builds a tree of its own and only the counts of its root are brought together (root
parallelisation; Chaslot, Winands, van den Herik: Parallel Monte-Carlo Tree Search, 2008). Equal seeds and
equally many heads give equal answers, as long as no clock cuts the thinking short.
"""

import multiprocessing
import signal
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager

import msgspec

from monoceros.bots.search import Search
from monoceros.core.game import Game, Setup
from monoceros.core.guide import Guide
from monoceros.core.rng import Rng

MOST_HEADS = 64


class Question(msgspec.Struct, frozen=True):
    """One decision: what the seat knows, which luck to think with, and how long."""

    known: str
    seat: int
    seed: int
    iterations: int
    seconds: float


class Tally(msgspec.Struct, frozen=True):
    """What one head found out about the moves of the root."""

    visits: list[int]
    totals: list[float]
    mixture: list[float]
    chances: list[float]
    iterations: int


class Head:
    """Thinks about the decisions of one kind of table."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.guide: Guide = game.guide(setup)

    def think(self, question: Question) -> Search:
        """A search of its own about the decision."""
        rng = Rng(question.seed)
        world = self.game.from_position(question.known, self.setup, rng.fork())
        search = Search(self.guide, world, question.seat, rng)
        search.run(question.iterations, question.seconds)
        return search


_head: Head | None = None


def _sit_down(game: Game, setup: Setup) -> None:
    global _head
    # Whoever breaks off tells the process that asks, and that one sends its helpers home.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _head = Head(game, setup)


def _answer(question: Question) -> Tally:
    assert _head is not None
    search = _head.think(question)
    root = search.root
    return Tally(root.visits, root.totals, root.mixture, search.chances, int(search.iterations))


class Team:
    """Processes that think along at one kind of table."""

    def __init__(self, game: Game, setup: Setup, helpers: int) -> None:
        self.helpers = helpers
        self._pool = ProcessPoolExecutor(
            helpers, multiprocessing.get_context("spawn"), initializer=_sit_down, initargs=(game, setup)
        )

    def share(self, iterations: int) -> int:
        """The iterations of each head when the helpers and whoever asks them think about one decision."""
        return -(-iterations // (self.helpers + 1))

    def ask(
        self, known: str, seat: int, rng: Rng, iterations: int, seconds: float = 0.0
    ) -> list[Future[Tally]]:
        """Let every helper think about a decision; the answers come while one thinks oneself."""
        asked = []
        for _ in range(self.helpers):
            seed = (int(rng.word()) << 32) | int(rng.word())
            asked.append(self._pool.submit(_answer, Question(known, seat, seed, iterations, seconds)))
        return asked

    def close(self) -> None:
        """Send the helpers home."""
        self._pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def team_of(game: Game, setup: Setup, heads: int) -> Iterator[Team | None]:
    """Helpers for as many heads as are wanted; whoever thinks alone needs none."""
    if heads == 1:
        yield None
        return
    team = Team(game, setup, heads - 1)
    try:
        yield team
    finally:
        team.close()

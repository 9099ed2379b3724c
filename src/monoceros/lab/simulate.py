"""Many matches between bots: fair to all of them, the same whatever the number of workers.

Deals are paired and seats rotate: the same deal is played once for each rotation of the bots, so luck and
seat weigh on all of them alike. Every match has its own seed, derived from the run's seed and the match's
number.
"""

import math
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from multiprocessing.context import BaseContext
from typing import Any, Protocol, TypeVar

import msgspec

from monoceros.bots.ladder import RandomBot, make_bot
from monoceros.bots.search_bot import SearchBot
from monoceros.bots.seeds import derived_seed
from monoceros.core.contract import Bot, State
from monoceros.core.game import Game, Setup
from monoceros.core.match import Match
from monoceros.core.mistakes import Mistake
from monoceros.core.packs import PackText
from monoceros.core.playout import playout
from monoceros.core.record import Chance
from monoceros.core.rng import Rng
from monoceros.core.wire import Outcome
from monoceros.core.worker_processes import deaf_to_interrupts, end_with_parent
from monoceros.games.registry import find_game

STEP_LIMIT = 100_000
"""No match of any game is nearly as long; two bots that never end one must not hang the run."""
MOST_IN_CHUNK = 1000
CHUNKS = 40
"""Into how many chunks a run is cut: few enough to cost nothing, enough to keep every worker busy."""
IN_FLIGHT = 4
"""Chunks handed out ahead for each worker: enough to keep it busy, few enough to stop quickly."""
SURE = 1.959963984540054
"""Standard deviations on either side of a 95 % interval."""

Made = TypeVar("Made")


class Plan(msgspec.Struct, frozen=True):
    """A simulation: what is played, by whom, how often, from which seed.

    A pack of one's own travels as text, for workers may be on another machine; `pack` is what mistakes
    call it. Unhurried bots think to the end of their iterations whatever the clock says: equal seeds,
    equal results.
    """

    game: str
    edition: str
    seats: int
    options: dict[str, str]
    bots: list[str]
    games: int
    seed: int
    pack: str = ""
    pack_text: str = ""
    unhurried: bool = False

    def seating(self, number: int) -> list[str]:
        """Which bot sits where in a match: the list goes round the table, shifted by one each time."""
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.seats)]

    def deal(self, number: int) -> int:
        """Which deal a match is played with: the same for a whole round of rotations."""
        return number // len(self.bots)

    def chunk(self) -> int:
        """How many matches are handed to a worker at a time."""
        return max(1, min(MOST_IN_CHUNK, self.games // CHUNKS))

    def chunks(self, size: int) -> list[tuple[int, int]]:
        """The whole run in pieces: the first match of each, and the first that is not in it."""
        return [(first, min(first + size, self.games)) for first in range(0, self.games, size)]


class Result(msgspec.Struct, frozen=True):
    """One match: who sat where, what they scored, who won, and how many actions it took."""

    number: int
    seating: list[str]
    scores: list[int]
    winners: list[int]
    steps: int


class Observer(Protocol):
    """Follows the matches a worker plays; `begin` and `end` are called for each of them."""

    def begin(self, number: int, match: Match) -> None:
        """Called with a match that was dealt and has not been played yet."""

    def follows(self) -> bool:
        """Whether to call `before` and `after` for every action; matches are faster without."""

    def before(self, match: Match, seat: int, action: int) -> None:
        """Called before an action is played."""

    def after(self, match: Match) -> None:
        """Called after it; the match holds the events it brought about."""

    def end(self, match: Match) -> None:
        """Called when the match is over."""


class Worker:
    """Plays the matches of a plan, by number."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game: Game = find_game(plan.game)
        own = PackText(plan.pack_text, plan.pack) if plan.pack else None
        self.setup: Setup = self.game.new_setup(plan.seats, plan.edition, plan.options, own)
        self.bots = {name: make_bot(self.game, name, self.setup) for name in plan.bots}
        if plan.unhurried:
            self.bots = {name: unhurried(bot) for name, bot in self.bots.items()}

    def chances(self, number: int) -> tuple[Chance, Rng]:
        """The deal of a match, shared by a whole round of rotations, and the bots' own generator."""
        deal = derived_seed(self.plan.seed, "deal", self.plan.deal(number))
        return Chance(seed=deal), Rng(derived_seed(self.plan.seed, "bots", number))

    def play(self, number: int, observer: Observer | None = None) -> Result:
        """Play one match by its number; an observer changes nothing about it."""
        plan = self.plan
        seating = plan.seating(number)
        bots = [self.bots[name] for name in seating]
        chance, rng = self.chances(number)
        match = Match(self.game, self.setup, chance, seating)
        if observer is not None:
            observer.begin(number, match)
        if observer is not None and observer.follows():
            self._play_observed(match, bots, rng, observer)
        else:
            self._play_silently(match.state, bots, rng)
        state = match.state
        outcome = state.outcome()
        if outcome is None:
            raise Mistake("match-endless", number=number, seed=plan.seed, actions=STEP_LIMIT)
        if observer is not None:
            observer.end(match)
        scores = [score.total for score in outcome.scores]
        return Result(number, seating, scores, outcome.winners, int(state.n))

    def _play_observed(self, match: Match, bots: list[Bot], rng: Rng, observer: Observer) -> None:
        state = match.state
        while state.to_act and state.n < STEP_LIMIT:
            seat = _quickest(state, bots, rng)
            action = decide(bots[seat], state, seat, rng)
            observer.before(match, seat, action)
            match.play(seat, action)
            observer.after(match)

    def _play_silently(self, state: State, bots: list[Bot], rng: Rng) -> None:
        if all(isinstance(bot, RandomBot) for bot in bots):
            playout(state, rng, STEP_LIMIT)
        while state.to_act and state.n < STEP_LIMIT:
            seat = _quickest(state, bots, rng)
            state.play(seat, decide(bots[seat], state, seat, rng))

    def play_some(self, first: int, last: int) -> list[Result]:
        """The matches from first up to but not including last."""
        return [self.play(number) for number in range(first, last)]


def _quickest(state: State, bots: list[Bot], rng: Rng) -> int:
    """Who decides next: in a reaction window anybody who was asked, each as likely to be the quickest.

    Were it always the first seat, it would spend its cards to the good of the others. Random bots alone at
    a table need no such care, and are faster without.
    """
    if not state.window or all(isinstance(bot, RandomBot) for bot in bots):
        return int(state.decider())
    owing = state.deciders()
    return owing[int(rng.below(len(owing)))]


def unhurried(bot: Bot) -> Bot:
    """The bot, thinking to the end of its iterations whatever the clock says."""
    if isinstance(bot, SearchBot):
        bot.seconds = 0.0
    return bot


def decide(bot: Bot, state: State, seat: int, rng: Rng) -> int:
    """What a bot does with what its seat knows."""
    if isinstance(bot, RandomBot):
        return int(state.pick(seat, rng))
    return bot.choose(state.as_known(seat), seat, rng)


def play_on(match: Match, bots: list[Bot], rng: Rng) -> Outcome:
    """Let bots play a match from where it stands to its end."""
    state = match.state
    while (outcome := state.outcome()) is None:
        if match.length >= STEP_LIMIT:
            raise Mistake("match-endless", number=1, seed=match.chance.seed or 0, actions=STEP_LIMIT)
        seat = _quickest(state, bots, rng)
        match.play(seat, decide(bots[seat], state, seat, rng))
    return outcome


_worker: Worker | None = None


def _start_worker(plan: Plan) -> None:
    global _worker
    end_with_parent()
    # Every core has a worker: threads of Polars would only get in their way.
    os.environ.setdefault("POLARS_MAX_THREADS", "1")
    _worker = Worker(plan)


def _work(make: Callable[[Worker, int, int], Made], first: int, last: int) -> Made:
    assert _worker is not None
    return make(_worker, first, last)


def _processes() -> BaseContext:
    """How workers are started: in the system's usual way, but never as copies of a process with Polars in it.

    Its threads are not copied, and whoever waits for them waits for ever.
    """
    return get_context("spawn" if "polars" in sys.modules else None)


def over_cores(
    plan: Plan, make: Callable[[Worker, int, int], Made], chunks: list[tuple[int, int]], jobs: int
) -> Iterator[Made]:
    """What `make` makes of each chunk, as they come: in order with one job, in any order with many."""
    if jobs == 1:
        worker = Worker(plan)
        for first, last in chunks:
            yield make(worker, first, last)
        return
    pool = ProcessPoolExecutor(jobs, _processes(), initializer=_start_worker, initargs=(plan,))
    running: set[Future[Made]] = set()
    try:
        for first, last in chunks:
            with deaf_to_interrupts():
                running.add(pool.submit(_work, make, first, last))
            if len(running) >= jobs * IN_FLIGHT:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        if running:
            _break_off(pool)
        pool.shutdown(wait=False, cancel_futures=True)


def _break_off(pool: ProcessPoolExecutor) -> None:
    """End the workers in the middle of their chunks: whoever breaks a run off need not wait for these.

    Nothing is lost: workers write no files, and a chunk that did not come home is played again.
    """
    workers: dict[int, Any] = getattr(pool, "_processes", None) or {}
    for worker in list(workers.values()):
        worker.kill()


def simulate(plan: Plan, jobs: int, chunk: int = 0) -> Iterator[list[Result]]:
    """The results of a plan, in chunks as they come, in no particular order when there are many jobs."""
    return over_cores(plan, Worker.play_some, plan.chunks(chunk or plan.chunk()), jobs)


class BotSummary(msgspec.Struct, frozen=True):
    """How one bot did over all its seats; a shared victory counts as its share of a win.

    `low` and `high` bound the win rate with 95 % confidence (Wilson's interval).
    """

    name: str
    games: int
    wins: float
    win_rate: float
    low: float
    high: float
    mean_score: float
    score_deviation: float
    score_quartiles: list[int]
    lowest_score: int
    highest_score: int


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate (E. B. Wilson, 1927)."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    middle = rate + SURE * SURE / (2 * games)
    spread = SURE * math.sqrt(rate * (1 - rate) / games + SURE * SURE / (4 * games * games))
    scale = 1 + SURE * SURE / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


class Count:
    """Results added up without being kept, the same in whatever order they come."""

    def __init__(self) -> None:
        self.games = 0
        self.steps = 0
        self._scores: dict[str, Counter[int]] = {}
        # A shared victory counts as its share; whole numbers of shares of each size add up exactly.
        self._wins: dict[str, Counter[int]] = {}
        self._seat_wins: Counter[tuple[int, int]] = Counter()

    def add(self, result: Result) -> None:
        """Add one match."""
        self.games += 1
        self.steps += result.steps
        for seat, name in enumerate(result.seating):
            self._scores.setdefault(name, Counter())[result.scores[seat]] += 1
            wins = self._wins.setdefault(name, Counter())
            if seat in result.winners:
                wins[len(result.winners)] += 1
                self._seat_wins[seat, len(result.winners)] += 1

    def merge(self, other: "Count") -> None:
        """Add all matches of another count."""
        self.games += other.games
        self.steps += other.steps
        for name, scores in other._scores.items():
            self._scores.setdefault(name, Counter()).update(scores)
            self._wins.setdefault(name, Counter()).update(other._wins[name])
        self._seat_wins.update(other._seat_wins)

    def bots(self) -> list[BotSummary]:
        """A summary of each bot, best first."""
        found = [_summary(name, self._scores[name], _shares(self._wins[name])) for name in sorted(self._wins)]
        return sorted(found, key=lambda summary: -summary.win_rate)

    def seat_rates(self, seats: int) -> list[float]:
        """How often each seat won, whoever sat there."""
        wins = [
            Counter({size: self._seat_wins[seat, size] for size in range(1, seats + 1)})
            for seat in range(seats)
        ]
        return [_shares(won) / self.games for won in wins]


def _shares(wins: Counter[int]) -> float:
    return sum(number / size for size, number in sorted(wins.items()))


def count(results: list[Result]) -> Count:
    """Add up a list of results."""
    whole = Count()
    for result in results:
        whole.add(result)
    return whole


def summarise(results: list[Result]) -> list[BotSummary]:
    """The bots of a simulation, best first."""
    return count(results).bots()


def seat_rates(results: list[Result], seats: int) -> list[float]:
    """How often each seat won, whoever sat there."""
    return count(results).seat_rates(seats)


def _summary(name: str, scores: Counter[int], wins: float) -> BotSummary:
    games = scores.total()
    mean = sum(score * number for score, number in scores.items()) / games
    low, high = wilson(wins, games)
    squares = sum((score - mean) ** 2 * number for score, number in sorted(scores.items()))
    return BotSummary(
        name=name,
        games=games,
        wins=round(wins, 6),
        win_rate=wins / games,
        low=low,
        high=high,
        mean_score=mean,
        score_deviation=math.sqrt(squares / games),
        score_quartiles=[_ranked(scores, games * quarter // 4) for quarter in (1, 2, 3)],
        lowest_score=min(scores),
        highest_score=max(scores),
    )


def _ranked(scores: Counter[int], rank: int) -> int:
    """The score with so many below it, were they all laid in a row."""
    for score in sorted(scores):
        rank -= scores[score]
        if rank < 0:
            return score
    raise ValueError("fewer scores than that")

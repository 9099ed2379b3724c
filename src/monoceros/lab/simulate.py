"""Many matches between bots: fair to all of them, the same whatever the number of workers.

Deals are paired and seats rotate: the same deal is played once for each rotation of the bots, so luck and
seat weigh on all of them alike. Every match has its own seed, derived from the run's seed and the match's
number.
"""

import math
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path

import msgspec

from monoceros.bots.ladder import RandomBot, make_bot
from monoceros.bots.seeds import derived_seed
from monoceros.bots.thinker import Thinker
from monoceros.core.contract import Bot, State
from monoceros.core.game import Game, Setup
from monoceros.core.match import Match
from monoceros.core.mistakes import Mistake
from monoceros.core.playout import playout
from monoceros.core.record import Chance, format_record
from monoceros.core.rng import Rng
from monoceros.games.registry import find_game

STEP_LIMIT = 100_000
"""No match of any game is nearly as long; two bots that never end one must not hang the run."""
CHUNK = 50
IN_FLIGHT = 4
"""Chunks handed out ahead for each worker: enough to keep it busy, few enough to stop quickly."""


class Plan(msgspec.Struct, frozen=True):
    """A simulation: what is played, by whom, how often, from which seed."""

    game: str
    edition: str
    seats: int
    options: dict[str, str]
    bots: list[str]
    games: int
    seed: int
    pack: str = ""
    out: str = ""
    unhurried: bool = False
    """Bots think to the end of their iterations whatever the clock says: equal seeds, equal results."""

    def seating(self, number: int) -> list[str]:
        """Which bot sits where in a match: the list goes round the table, shifted by one each time."""
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.seats)]


class Result(msgspec.Struct, frozen=True):
    """One match: who sat where, what they scored, who won, and how many actions it took."""

    number: int
    seating: list[str]
    scores: list[int]
    winners: list[int]
    steps: int


class Worker:
    """Plays the matches of a plan, by number."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game: Game = find_game(plan.game)
        own = Path(plan.pack) if plan.pack else None
        self.setup: Setup = self.game.setup(plan.seats, plan.edition, plan.options, own)
        self.bots = {name: make_bot(self.game, name, self.setup) for name in plan.bots}
        for bot in self.bots.values():
            if plan.unhurried and isinstance(bot, Thinker):
                bot.seconds = 0.0

    def chances(self, number: int) -> tuple[Chance, Rng]:
        """The deal of a match, shared by a whole round of rotations, and the bots' own generator."""
        deal = derived_seed(self.plan.seed, "deal", number // len(self.plan.bots))
        return Chance(seed=deal), Rng(derived_seed(self.plan.seed, "bots", number))

    def play(self, number: int) -> Result:
        """One match; writes its record if the plan wants records."""
        plan = self.plan
        seating = plan.seating(number)
        bots = [self.bots[name] for name in seating]
        chance, rng = self.chances(number)
        match = Match(self.game, self.setup, chance, seating)
        if plan.out:
            state = match.state
            while state.to_act and state.n < STEP_LIMIT:
                seat = int(state.decider())
                match.play(seat, self._decide(bots[seat], state, seat, rng))
            path = Path(plan.out) / f"match-{number:06d}.txt"
            path.write_text(format_record(match.record()), encoding="utf-8")
        else:
            self._play_silently(match.state, bots, rng)
        state = match.state
        outcome = state.outcome()
        if outcome is None:
            raise Mistake("match-endless", number=number, seed=plan.seed, actions=STEP_LIMIT)
        scores = [score.total for score in outcome.scores]
        return Result(number, seating, scores, outcome.winners, int(state.n))

    def _play_silently(self, state: State, bots: list[Bot], rng: Rng) -> None:
        if all(isinstance(bot, RandomBot) for bot in bots):
            playout(state, rng, STEP_LIMIT)
        while state.to_act and state.n < STEP_LIMIT:
            seat = int(state.decider())
            state.play(seat, self._decide(bots[seat], state, seat, rng))

    def _decide(self, bot: Bot, state: State, seat: int, rng: Rng) -> int:
        if isinstance(bot, RandomBot):
            return int(state.pick(seat, rng))
        return bot.decide(self.game.seen(state, seat, ahead=bot.thinks_ahead()), rng)

    def play_some(self, first: int, last: int) -> list[Result]:
        """The matches from first up to but not including last."""
        return [self.play(number) for number in range(first, last)]


_worker: Worker | None = None


def _start_worker(plan: Plan) -> None:
    global _worker
    _worker = Worker(plan)


def _work(first: int, last: int) -> list[Result]:
    assert _worker is not None
    return _worker.play_some(first, last)


def simulate(plan: Plan, jobs: int, chunk: int = CHUNK) -> Iterator[list[Result]]:
    """The results of a plan, in chunks as they come, in no particular order when there are many jobs."""
    chunks = ((at, min(at + chunk, plan.games)) for at in range(0, plan.games, chunk))
    if jobs == 1:
        worker = Worker(plan)
        for first, last in chunks:
            yield worker.play_some(first, last)
        return
    pool = ProcessPoolExecutor(jobs, initializer=_start_worker, initargs=(plan,))
    running: set[Future[list[Result]]] = set()
    try:
        for first, last in chunks:
            running.add(pool.submit(_work, first, last))
            if len(running) >= jobs * IN_FLIGHT:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        for future in running:
            yield future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


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
    z = 1.959963984540054
    rate = wins / games
    middle = rate + z * z / (2 * games)
    spread = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def summarise(results: list[Result]) -> list[BotSummary]:
    """The bots of a simulation, best first."""
    scores: dict[str, list[int]] = {}
    wins: dict[str, float] = {}
    for result in results:
        for seat, name in enumerate(result.seating):
            scores.setdefault(name, []).append(result.scores[seat])
            share = 1 / len(result.winners) if seat in result.winners else 0.0
            wins[name] = wins.get(name, 0.0) + share
    summaries = [_summary(name, sorted(points), wins[name]) for name, points in scores.items()]
    return sorted(summaries, key=lambda summary: -summary.win_rate)


def _summary(name: str, points: list[int], wins: float) -> BotSummary:
    games = len(points)
    mean = sum(points) / games
    low, high = wilson(wins, games)
    return BotSummary(
        name=name,
        games=games,
        wins=round(wins, 6),
        win_rate=wins / games,
        low=low,
        high=high,
        mean_score=mean,
        score_deviation=math.sqrt(sum((score - mean) ** 2 for score in points) / games),
        score_quartiles=[points[games * quarter // 4] for quarter in (1, 2, 3)],
        lowest_score=points[0],
        highest_score=points[-1],
    )


def seat_rates(results: list[Result], seats: int) -> list[float]:
    """How often each seat won, whoever sat there."""
    rates = [0.0] * seats
    for result in results:
        for seat in result.winners:
            rates[seat] += 1 / len(result.winners) / len(results)
    return rates

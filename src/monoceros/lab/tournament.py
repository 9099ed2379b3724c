"""Who is stronger, and how sure that is: every bot at tables with every other, the same deals in every seat.

Each line-up of bots plays whole rounds: one deal, once for every rotation round the table. Ratings are those
of OpenSkill (Weng and Lin, A Bayesian Approximation Method for Online Ranking, 2011), which knows tables of
any size and says how uncertain it is.
"""

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import msgspec

from monoceros.core.installation import need
from monoceros.core.rng import Rng
from monoceros.lab.result_tables import Keep
from monoceros.lab.results import Run, begin_results
from monoceros.lab.simulate import SURE, Plan, Result, simulate, summarise, wilson

CHUNK = 2
"""Matches handed to a worker at a time: thinking bots take seconds for one."""


class Tournament(msgspec.Struct, frozen=True):
    """What is played: every choice of `seats` bots from the list is a line-up; at least `games` in all."""

    game: str
    edition: str
    seats: int
    options: dict[str, str]
    bots: list[str]
    games: int
    seed: int
    pack: str = ""
    pack_text: str = ""

    def line_ups(self) -> list[list[str]]:
        """Who meets whom. A list as long as the table, repetitions and all, is the one line-up."""
        if len(self.bots) <= self.seats:
            return [self.bots]
        return [list(line_up) for line_up in dict.fromkeys(combinations(self.bots, self.seats))]

    def plans(self) -> list[Plan]:
        """One simulation for each line-up, of whole rounds of rotations."""
        line_ups = self.line_ups()
        plans = []
        for line_up in line_ups:
            rounds = -(-self.games // (len(line_ups) * len(line_up)))
            plans.append(
                Plan(
                    game=self.game,
                    edition=self.edition,
                    seats=self.seats,
                    options=self.options,
                    bots=line_up,
                    games=rounds * len(line_up),
                    seed=self.seed,
                    pack=self.pack,
                    pack_text=self.pack_text,
                    unhurried=True,
                )
            )
        return plans


class Standing(msgspec.Struct, frozen=True):
    """One bot after the tournament: wins with their 95 % interval, and its rating with its own."""

    bot: str
    games: int
    wins: float
    win_rate: float
    low: float
    high: float
    rating: float
    rating_low: float
    rating_high: float


class Meeting(msgspec.Struct, frozen=True):
    """How often one bot ended before another at the same table; an equal score counts as half."""

    bot: str
    other: str
    games: int
    rate: float
    low: float
    high: float


def play(plan: Plan, jobs: int) -> Iterator[list[Result]]:
    """The results of one line-up, as they come."""
    return simulate(plan, jobs, CHUNK)


def play_into(folder: Path, number: int, plan: Plan, jobs: int) -> Iterator[list[Result]]:
    """The same, kept in a folder of its own for each line-up: what lies there is not played again."""
    keep = Keep(tables=True)
    results = begin_results(folder / f"{number:03d}", plan, keep)
    yield results.kept()
    known = set(results.done())
    for _ in Run(plan, keep, results, jobs=jobs).go_on():
        fresh = [first for first in results.done() if first not in known]
        known.update(fresh)
        yield results.kept(fresh)


def standings(results: list[Result]) -> list[Standing]:
    """All bots, best rating first."""
    ratings = _ratings(results)
    found = []
    for bot in summarise(results):
        middle, spread = ratings[bot.name]
        found.append(
            Standing(
                bot=bot.name,
                games=bot.games,
                wins=bot.wins,
                win_rate=bot.win_rate,
                low=bot.low,
                high=bot.high,
                rating=middle,
                rating_low=middle - SURE * spread,
                rating_high=middle + SURE * spread,
            )
        )
    return sorted(found, key=lambda standing: -standing.rating)


def _ratings(results: list[Result]) -> dict[str, tuple[float, float]]:
    """Mean and deviation of each bot's rating after all matches, taken in a fixed random order.

    Matches of one line-up come one after the other and would weigh on each other. A bot that sits in
    several seats learns the average of what its seats would.
    """
    model = need("openskill.models", "lab").PlackettLuce()
    ratings = {name: model.rating(name=name) for result in results for name in result.seating}
    order = list(range(len(results)))
    Rng(len(results)).shuffle(order)
    for at in order:
        result = results[at]
        if len(set(result.seating)) == 1:
            continue
        ranks = [float(rank) for rank in places(result)]
        rated = model.rate([[ratings[name]] for name in result.seating], ranks=ranks)
        for name in set(result.seating):
            own = [team[0] for team, sat in zip(rated, result.seating, strict=True) if sat == name]
            ratings[name] = model.rating(
                mu=sum(rating.mu for rating in own) / len(own),
                sigma=sum(rating.sigma for rating in own) / len(own),
                name=name,
            )
    return {name: (rating.mu, rating.sigma) for name, rating in ratings.items()}


def places(result: Result) -> list[int]:
    """The place of each seat: winners first, then by score; equals share a place."""
    keys = [(seat not in result.winners, -score) for seat, score in enumerate(result.scores)]
    return [sum(other < key for other in keys) for key in keys]


def meetings(results: list[Result]) -> list[Meeting]:
    """Every pair of bots that sat at one table."""
    won: dict[tuple[str, str], float] = {}
    games: dict[tuple[str, str], int] = {}
    for result in results:
        place = places(result)
        for seat, other in combinations(range(len(place)), 2):
            for one, two in ((seat, other), (other, seat)):
                pair = result.seating[one], result.seating[two]
                if pair[0] != pair[1]:
                    ahead = (place[one] < place[two]) + 0.5 * (place[one] == place[two])
                    won[pair] = won.get(pair, 0.0) + ahead
                    games[pair] = games.get(pair, 0) + 1
    found = []
    for pair, number in sorted(games.items()):
        low, high = wilson(won[pair], number)
        found.append(Meeting(*pair, number, won[pair] / number, low, high))
    return found

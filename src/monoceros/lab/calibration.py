"""Whether the chances an analysis shows are true: of positions given 70 %, seven in ten should be won.

Experts play matches. From each some moments are drawn by lot, an onlooker's chances are looked up there as
the analysis would, and compared with who won in the end.

    python -m monoceros.lab.calibration hilo --positions 1000 --keep hilo.jsonl
"""

import json
import math
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

import click
import msgspec

from monoceros.bots.seeds import derived_seed
from monoceros.bots.verdicts import CHANCE, ITERATIONS, chances_of, looks, onlookers_guide, shown
from monoceros.core.contract import State
from monoceros.core.match import Match
from monoceros.core.rng import Rng
from monoceros.games.registry import find_game
from monoceros.lab.kept import Kept
from monoceros.lab.simulate import Plan, Worker, wilson

BINS = 10
MOMENTS = 4
"""Positions drawn from one match besides its opening: more of them would hardly be independent."""
TRIALS = round(ITERATIONS * CHANCE)


class Bin(msgspec.Struct, frozen=True):
    """Shown chances that are about as high: how many, how high on average, and how often they came true."""

    count: int
    shown: float
    won: float
    low: float
    high: float


class Pair(NamedTuple):
    """A chance that was shown in a match, and what came of it."""

    match: int
    shown: float
    won: float


class Calibration(msgspec.Struct, frozen=True):
    """How true the chances are. A Brier score of 0 is perfect; `even` is what equal chances for all get.

    `opening` compares what each player is given before the first action, in the order in which they take
    turns from there, with how often they won.
    """

    game: str
    seats: int
    matches: int
    positions: int
    brier: float
    even: float
    bins: list[Bin]
    opening: list[Bin]


class Moments:
    """Watches matches of a worker and draws some of their positions, each as likely."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.rng = Rng(seed)
        self.seen = 0
        self.opening: State | None = None
        self.drawn: list[State] = []

    def begin(self, number: int, match: Match) -> None:
        """Take the opening, and forget what was drawn before."""
        self.rng = Rng(derived_seed(self.seed, "moments", number))
        self.seen = 0
        self.opening = match.state.copy()
        self.drawn = []

    def follows(self) -> bool:
        """Every action is looked at."""
        return True

    def before(self, match: Match, seat: int, action: int) -> None:
        """Draw by the reservoir: the n-th position takes the place of one of those kept, or none."""
        del seat, action
        self.seen += 1
        if len(self.drawn) < MOMENTS:
            self.drawn.append(match.state.copy())
            return
        place = int(self.rng.below(self.seen))
        if place < MOMENTS:
            self.drawn[place] = match.state.copy()

    def after(self, match: Match) -> None:
        """Nothing to see."""

    def end(self, match: Match) -> None:
        """Nothing to see."""


class Told(msgspec.Struct, frozen=True):
    """One match: what was shown at its opening and at the moments drawn from it, and what came of it.

    `opening` is in the order in which players take turns from there, all else by seat. Empty where an
    onlooker can imagine no fitting world.
    """

    number: int
    first: int
    won: list[float]
    opening: list[float]
    moments: list[list[float]]


class Questioner:
    """Lets bots play, and asks what an analysis would have shown."""

    def __init__(self, plan: Plan, trials: int = TRIALS) -> None:
        self.plan = plan
        self.trials = trials
        self.worker = Worker(plan)
        self.guide = onlookers_guide(self.worker.game, self.worker.setup)
        self.moments = Moments(plan.seed)

    def ask(self, number: int) -> Told:
        """One match, by its number."""
        seats = self.plan.seats
        moments = self.moments
        result = self.worker.play(number, moments)
        rng = Rng(derived_seed(self.plan.seed, "looks", number))
        told = [self.chances(state, rng) for state in moments.drawn]
        assert moments.opening is not None
        first = int(moments.opening.decider())
        opening = self.chances(moments.opening, rng)
        return Told(
            number=number,
            first=first,
            won=[(seat in result.winners) / max(1, len(result.winners)) for seat in range(seats)],
            opening=opening[first:] + opening[:first],
            moments=[chances for chances in told if chances],
        )

    def chances(self, state: State, rng: Rng) -> list[float]:
        """What an analysis would show at one look; nothing where an onlooker can imagine no fitting world."""
        tries = looks(self.guide, state, rng, self.trials)
        return shown(chances_of(tries), self.guide.trust(state)) if tries else []


def plan_for(game_id: str, seats: int, positions: int, seed: int = 1, bot: str = "expert") -> Plan:
    """Matches enough to draw so many positions from."""
    game = find_game(game_id)
    return Plan(
        game=game.id,
        edition=game.edition().id,
        seats=seats,
        options={},
        bots=[bot] * seats,
        games=-(-positions // MOMENTS),
        seed=seed,
        unhurried=True,
    )


def calibrate(plan: Plan, trials: int = TRIALS, keep: Path | None = None) -> Calibration:
    """Compare shown chances with results; what is kept in a file is not played again."""
    kept = Kept(keep, plan, trials, Told)
    asked: Questioner | None = None
    for number in range(plan.games):
        if number not in kept.lines:
            asked = asked or Questioner(plan, trials)
            kept.add(number, asked.ask(number))
    return weighed(plan, [kept.lines[number] for number in range(plan.games)])


def weighed(plan: Plan, matches: Sequence[Told]) -> Calibration:
    """What was shown over some matches against what came of it."""
    told: list[Pair] = []
    openings: list[list[Pair]] = [[] for _ in range(plan.seats)]
    for match in matches:
        for chances in match.moments:
            told += [Pair(match.number, *pair) for pair in zip(chances, match.won, strict=True)]
        for turn, chance in enumerate(match.opening):
            won = match.won[(match.first + turn) % plan.seats]
            openings[turn].append(Pair(match.number, chance, won))
    return Calibration(
        game=plan.game,
        seats=plan.seats,
        matches=len(matches),
        positions=len(told) // plan.seats,
        brier=fmean((pair.shown - pair.won) ** 2 for pair in told),
        even=fmean((1 / plan.seats - pair.won) ** 2 for pair in told),
        bins=reliability(told),
        opening=[_bin(pairs) for pairs in openings if pairs],
    )


def reliability(told: Sequence[Pair]) -> list[Bin]:
    """Pairs of a shown chance and what came of it, put together by tenths."""
    tenths: list[list[Pair]] = [[] for _ in range(BINS)]
    for pair in told:
        tenths[min(BINS - 1, int(pair.shown * BINS))].append(pair)
    return [_bin(pairs) for pairs in tenths if pairs]


def _bin(pairs: Sequence[Pair]) -> Bin:
    """Some pairs put together. Those of one match end alike, so they count for less than as many others."""
    count = len(pairs)
    won = fmean(pair.won for pair in pairs)
    beside: dict[int, float] = dict.fromkeys((pair.match for pair in pairs), 0.0)
    for pair in pairs:
        beside[pair.match] += pair.won - won
    spread = math.fsum(one * one for one in beside.values()) / count**2
    worth = min(count, round(won * (1 - won) / spread)) if spread > 0.0 else len(beside)
    low, high = wilson(won * max(1, worth), max(1, worth))
    return Bin(count, fmean(pair.shown for pair in pairs), won, low, high)


@click.command()
@click.argument("game")
@click.option("--seats", type=int, default=0, help="Players at each table.  [usual: as few as can be]")
@click.option("--positions", type=click.IntRange(4, 1_000_000), default=1000, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--bot", default="expert", show_default=True, help="Who plays the matches.")
@click.option("--keep", type=click.Path(dir_okay=False, path_type=Path), help="Goes on where FILE ends.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON for programs.")
def main(
    game: str,
    seats: int,
    positions: int,
    seed: int,
    bot: str,
    keep: Path | None,
    as_json: bool,  # noqa: FBT001
) -> None:
    """Compare the chances an analysis of GAME shows with how matches ended."""
    plan = plan_for(game, seats or find_game(game).edition().fewest, positions, seed, bot)
    found = calibrate(plan, keep=keep)
    if as_json:
        click.echo(json.dumps(msgspec.to_builtins(found), indent=1))
        return
    click.echo(f"{found.game}, {found.seats} seats: {found.positions} positions of {found.matches} matches")
    click.echo(f"Brier score {found.brier:.3f}; equal chances for all {found.even:.3f}")
    for title, rows in (("shown", found.bins), ("opening, by turn", found.opening)):
        click.echo(f"{title:>18} {'won':>7} {'95% interval':>14} {'count':>6}")
        for row in rows:
            interval = f"{100 * row.low:.1f}-{row.high:.1%}"
            click.echo(f"{row.shown:>18.1%} {row.won:>7.1%} {interval:>14} {row.count:>6}")


if __name__ == "__main__":
    main()

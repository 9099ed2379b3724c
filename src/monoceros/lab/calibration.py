"""Whether the chances an analysis shows are true: of positions given 70 %, seven in ten should be won.

Experts play matches. From each some moments are drawn by lot, an onlooker's chances are looked up there as
the analysis would, and compared with who won in the end.

    python -m monoceros.lab.calibration hilo --positions 1000
"""

import json
import math
from collections.abc import Sequence
from statistics import fmean

import click
import msgspec

from monoceros.bots.analysis import CHANCE, ITERATIONS, looks
from monoceros.bots.seeds import derived_seed
from monoceros.core.contract import State
from monoceros.core.match import Match
from monoceros.core.rng import Rng
from monoceros.games.registry import find_game
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


def calibrate(
    game_id: str, seats: int, positions: int, seed: int = 1, bot: str = "expert", trials: int = TRIALS
) -> Calibration:
    """Compare shown chances with results, over at least so many positions."""
    game = find_game(game_id)
    matches = -(-positions // MOMENTS)
    edition = game.edition().id
    plan = Plan(
        game=game.id,
        edition=edition,
        seats=seats,
        options={},
        bots=[bot] * seats,
        games=matches,
        seed=seed,
        unhurried=True,
    )
    worker = Worker(plan)
    guide = game.guide(worker.setup)
    moments = Moments(seed)
    told: list[tuple[float, float]] = []
    openings: list[list[tuple[float, float]]] = [[] for _ in range(seats)]
    counted = 0
    for number in range(matches):
        result = worker.play(number, moments)
        won = [(seat in result.winners) / max(1, len(result.winners)) for seat in range(seats)]
        rng = Rng(derived_seed(seed, "looks", number))
        for state in moments.drawn:
            if chances := chances_of(looks(guide, state, rng, trials)):
                counted += 1
                told += zip(chances, won, strict=True)
        assert moments.opening is not None
        if chances := chances_of(looks(guide, moments.opening, rng, trials)):
            first = int(moments.opening.decider())
            for turn in range(seats):
                seat = (first + turn) % seats
                openings[turn].append((chances[seat], won[seat]))
    return Calibration(
        game=game.id,
        seats=seats,
        matches=matches,
        positions=counted,
        brier=fmean((shown - result) ** 2 for shown, result in told),
        even=fmean((1 / seats - result) ** 2 for _, result in told),
        bins=reliability(told),
        opening=[_bin(pairs) for pairs in openings if pairs],
    )


def chances_of(tries: list[list[float]]) -> list[float]:
    """Each seat's chance over several looks."""
    return [fmean(values) for values in zip(*tries, strict=True)]


def reliability(told: Sequence[tuple[float, float]]) -> list[Bin]:
    """Pairs of a shown chance and what came of it, put together by tenths."""
    tenths: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for shown, won in told:
        tenths[min(BINS - 1, int(shown * BINS))].append((shown, won))
    return [_bin(pairs) for pairs in tenths if pairs]


def _bin(pairs: Sequence[tuple[float, float]]) -> Bin:
    won = math.fsum(result for _, result in pairs)
    low, high = wilson(won, len(pairs))
    return Bin(len(pairs), fmean(shown for shown, _ in pairs), won / len(pairs), low, high)


@click.command()
@click.argument("game")
@click.option("--seats", type=int, default=0, help="Players at each table.  [usual: as few as can be]")
@click.option("--positions", type=click.IntRange(4, 1_000_000), default=1000, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--bot", default="expert", show_default=True, help="Who plays the matches.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON for programs.")
def main(game: str, seats: int, positions: int, seed: int, bot: str, as_json: bool) -> None:  # noqa: FBT001
    """Compare the chances an analysis of GAME shows with how matches ended."""
    found = calibrate(game, seats or find_game(game).edition().fewest, positions, seed, bot)
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

"""Whether the skill an analysis finds is skill: who plays at random has less of it than who plays well.

Matches of two kinds are played and analysed: one player at random against players by eye, and players by eye
among themselves. In the first the random one should be found out nearly always; in the second nobody is
better than anybody else, so what each seat gets should average zero.

    python -m monoceros.lab.skill hilo --matches 200 --keep hilo-skill
"""

import json
import math
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean, stdev

import click
import msgspec

from monoceros.bots.analysis import skills
from monoceros.bots.verdicts import ITERATIONS, Judge
from monoceros.core.game import Game
from monoceros.core.guide import shares
from monoceros.core.match import Match, begin_replay, replay_move
from monoceros.core.record import Record
from monoceros.games.registry import find_game
from monoceros.lab.kept import Kept
from monoceros.lab.simulate import SURE, Plan, Worker, wilson


class Judgement(msgspec.Struct, frozen=True):
    """One analysed match: who sat where, and what each seat got for skill and of the victory."""

    seating: list[str]
    skill: list[float]
    result: list[float]


class Average(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


class Skill(msgspec.Struct, frozen=True):
    """How far skill can be trusted.

    `found_out` is how often the weak player got less skill than a strong one, over all such pairs, and
    `lost` how often it won less. `weak` and `strong` are what they got on average. `equal` is what each seat
    got where all are alike, `spread` how much that differs from match to match.
    """

    game: str
    seats: int
    matches: int
    found_out: float
    low: float
    high: float
    lost: float
    weak: Average
    strong: Average
    equal: list[Average]
    spread: float


class Scribe:
    """Keeps the record of the match a worker has just played."""

    record: Record

    def begin(self, number: int, match: Match) -> None:
        """Nothing to see yet."""

    def follows(self) -> bool:
        """Only what is played on a match, not on its bare state, is in its record."""
        return True

    def before(self, match: Match, seat: int, action: int) -> None:
        """Nothing to see."""

    def after(self, match: Match) -> None:
        """Nothing to see."""

    def end(self, match: Match) -> None:
        """Take the record."""
        self.record = match.record()


def plan_for(game_id: str, bots: list[str], matches: int, seed: int = 1) -> Plan:
    """So many matches of these players, seats rotated."""
    game = find_game(game_id)
    return Plan(
        game=game.id,
        edition=game.edition().id,
        seats=len(bots),
        options={},
        bots=bots,
        games=matches,
        seed=seed,
        unhurried=True,
    )


def judged(plan: Plan, iterations: int = ITERATIONS, keep: Path | None = None) -> list[Judgement]:
    """The matches of a plan, each played and analysed; what is kept in a file is not done again."""
    kept = Kept(keep, plan, iterations, Judgement)
    worker: Worker | None = None
    scribe = Scribe()
    for number in range(plan.games):
        if number not in kept.lines:
            worker = worker or Worker(plan)
            worker.play(number, scribe)
            kept.add(number, judgement(worker.game, scribe.record, iterations, number + 1))
    return [kept.lines[number] for number in range(plan.games)]


def judgement(game: Game, record: Record, iterations: int, seed: int) -> Judgement:
    """The skill an analysis of this match finds; all else it would find is left out."""
    match = begin_replay(game, record)
    judge = Judge(game, match.setup, iterations, seed)
    merits = [0.0] * int(match.state.seats)
    for number, move in enumerate(record.moves, 1):
        merits[move.seat] += judge.merit(match.state, move, number)
        replay_move(match, move)
    return Judgement(record.players, skills(merits, game.teams(match.state)), shares(match.state))


def weighed(game: str, weak: str, uneven: Sequence[Judgement], even: Sequence[Judgement]) -> Skill:
    """What the analyses of both kinds of matches say about skill."""
    pairs = [
        (match.skill[one] < match.skill[other], match.result[one] < match.result[other])
        for match in uneven
        for one, name in enumerate(match.seating)
        for other, rival in enumerate(match.seating)
        if name == weak != rival
    ]
    found = sum(less for less, _ in pairs)
    # Pairs of one match are no independent looks: the interval is that of the matches.
    low, high = wilson(found / len(pairs) * len(uneven), len(uneven))
    told = [one for match in uneven for one in zip(match.seating, match.skill, strict=True)]
    seats = len(even[0].skill)
    return Skill(
        game=game,
        seats=seats,
        matches=len(uneven),
        found_out=found / len(pairs),
        low=low,
        high=high,
        lost=fmean(lost for _, lost in pairs),
        weak=average([skill for name, skill in told if name == weak]),
        strong=average([skill for name, skill in told if name != weak]),
        equal=[average([match.skill[seat] for match in even]) for seat in range(seats)],
        spread=stdev([skill for match in even for skill in match.skill]),
    )


def average(values: Sequence[float]) -> Average:
    """The mean of some values, with its interval."""
    mean = fmean(values)
    reach = SURE * stdev(values) / math.sqrt(len(values))
    return Average(mean, mean - reach, mean + reach)


@click.command()
@click.argument("game")
@click.option("--seats", type=int, default=0, help="Players at each table.  [usual: as few as can be]")
@click.option("--matches", type=click.IntRange(2, 1_000_000), default=200, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--weak", default="random", show_default=True, help="Who should be found out.")
@click.option("--strong", default="skilled", show_default=True, help="Who should not.")
@click.option("--iterations", type=int, default=ITERATIONS, show_default=True, help="Thinking per decision.")
@click.option(
    "--keep",
    type=click.Path(file_okay=False, path_type=Path),
    help="A folder for what is done: the next run goes on from there.",
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON for programs.")
def main(
    game: str,
    seats: int,
    matches: int,
    seed: int,
    weak: str,
    strong: str,
    iterations: int,
    keep: Path | None,
    as_json: bool,  # noqa: FBT001
) -> None:
    """Compare the skill an analysis of GAME finds with who plays well."""
    seats = seats or find_game(game).edition().fewest
    if keep is not None:
        keep.mkdir(parents=True, exist_ok=True)
    uneven, even = (
        judged(plan_for(game, bots, matches, seed), iterations, keep and keep / f"{name}.jsonl")
        for name, bots in (("uneven", [weak] + [strong] * (seats - 1)), ("even", [strong] * seats))
    )
    found = weighed(find_game(game).id, weak, uneven, even)
    if as_json:
        click.echo(json.dumps(msgspec.to_builtins(found), indent=1))
        return
    click.echo(f"{found.game}, {found.seats} seats, {found.matches} matches of each kind")
    interval = f"{100 * found.low:.1f}-{found.high:.1%}"
    click.echo(f"{weak} has less skill than {strong}: {found.found_out:.1%} ({interval})")
    click.echo(f"{weak} wins less than {strong}: {found.lost:.1%}")
    rows = [(weak, found.weak), (strong, found.strong)]
    rows += [(f"{strong}, seat {seat + 1} of equals", one) for seat, one in enumerate(found.equal)]
    for name, one in rows:
        click.echo(f"{name:>30} {one.mean:+.3f} ({one.low:+.3f} to {one.high:+.3f})")
    click.echo(f"{'from match to match':>30} {found.spread:.3f}")


if __name__ == "__main__":
    main()

"""A learned network in an expert's search against the search without: paired matches at equal processor time.

python -m monoceros.lab.value_leaves hilo --seats 2 --matches 400
python -m monoceros.lab.value_leaves hilo values.json --seats 2 --matches 400 --keep hilo-2.jsonl
python -m monoceros.lab.value_leaves hilo policy.json --of policy --seats 2 --matches 400
"""

import time
from pathlib import Path

import click
import msgspec

from monoceros.bots.ladder import make_bot
from monoceros.bots.search_bot import SearchBot
from monoceros.core.contract import Bot
from monoceros.core.game import Game, Setup
from monoceros.core.match import Match
from monoceros.core.network import Weights, load
from monoceros.core.rng import Rng
from monoceros.games.registry import find_game
from monoceros.lab.kept import Kept
from monoceros.lab.simulate import Worker, play_on, unhurried, wilson
from monoceros.lab.skill import plan_for

LEARNED = "learned"
USUAL = "expert"
VALUES = "values"
POLICY = "policy"
FEWEST = 16
"""Iterations a search gets however slow it is."""
TIMED = 120
"""Decisions over which the time of a decision is measured."""


class Leaves(msgspec.Struct, frozen=True):
    """One match: what the search with a network had of the victory."""

    won: float


def expert(game: Game, setup: Setup, of: str, weights: Weights | None) -> SearchBot:
    """An expert that judges positions, or sees which moves are promising, by these weights or by none.

    The other network is the one that is shipped, if any.
    """
    bot = unhurried(make_bot(game, USUAL, setup))
    assert isinstance(bot, SearchBot)
    if of == POLICY:
        bot.guide.look_by(weights)
    else:
        bot.guide.judge_by(weights)
    return bot


def shipped(game: Game, setup: Setup, of: str) -> Weights | None:
    """The network of a kind that comes with a game for such a table."""
    return game.learned_policy(setup) if of == POLICY else game.learned_values(setup)


def paces(game: Game, setup: Setup, bots: list[SearchBot]) -> list[float]:
    """Seconds of processor time each bot takes for a decision, in turn over the same decisions."""
    spent = [0.0] * len(bots)
    done, match = 0, 0
    while done < TIMED:
        state = game.new(setup, Rng(match))
        rng = Rng(match)
        match += 1
        while state.to_act and done < TIMED:
            seat = int(state.decider())
            known = state.as_known(seat)
            for at, bot in enumerate(bots):
                begin = time.process_time()
                thought = bot.search(known, seat, Rng(done))
                if thought is not None:
                    spent[at] += time.process_time() - begin
                    done += at == 0
            state.apply(seat, bots[0].policy.choose(known, seat, rng))
    return [seconds / done for seconds in spent]


def equal_time(game: Game, setup: Setup, learned: SearchBot, usual: SearchBot) -> tuple[float, float]:
    """Give the learned one as many iterations as take the time of the usual one; seconds of each."""
    for _ in range(2):
        ours, theirs = paces(game, setup, [learned, usual])
        learned.iterations = max(FEWEST, round(learned.iterations * theirs / ours))
    ours, theirs = paces(game, setup, [learned, usual])
    return ours, theirs


@click.command()
@click.argument("game")
@click.argument("file", required=False, type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--of", type=click.Choice([VALUES, POLICY]), default=VALUES, show_default=True)
@click.option("--seats", type=int, default=0, help="Players at each table.  [usual: as few as can be]")
@click.option("--matches", type=click.IntRange(1, 1_000_000), default=200, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--iterations", type=int, default=0, help="Of the learned one, where its time is known.")
@click.option("--against", type=int, default=0, help="Iterations of the others.  [usual: those of the level]")
@click.option("--keep", type=click.Path(dir_okay=False, path_type=Path), help="Goes on where FILE ends.")
def main(
    game: str,
    file: Path | None,
    of: str,
    seats: int,
    matches: int,
    seed: int,
    iterations: int,
    against: int,
    keep: Path | None,
) -> None:
    """Let an expert of GAME with the network of FILE, or the shipped one, play against others without."""
    seats = seats or find_game(game).edition().fewest
    plan = plan_for(game, [LEARNED] + [USUAL] * (seats - 1), matches, seed)
    worker = Worker(msgspec.structs.replace(plan, bots=[USUAL] * seats))
    weights = load(file) if file is not None else shipped(worker.game, worker.setup, of)
    if weights is None:
        raise click.ClickException(f"{game} ships no {of} for {seats}, so name a file")
    learned, usual = (expert(worker.game, worker.setup, of, one) for one in (weights, None))
    usual.iterations = against or usual.iterations
    if iterations:
        learned.iterations = iterations
    else:
        times = equal_time(worker.game, worker.setup, learned, usual)
        click.echo(f"{1e3 * times[0]:.2f} ms a decision with the network, {1e3 * times[1]:.2f} ms without")
    kept = Kept(keep, plan, usual.iterations, Leaves)
    for number in range(plan.games):
        if number not in kept.lines:
            seating = plan.seating(number)
            bots: list[Bot] = [learned if name == LEARNED else usual for name in seating]
            chance, _ = worker.chances(number // seats * seats)
            _, rng = worker.chances(number)
            outcome = play_on(Match(worker.game, worker.setup, chance, seating), bots, rng)
            me = seating.index(LEARNED)
            kept.add(number, Leaves(1 / len(outcome.winners) if me in outcome.winners else 0.0))
    won = sum(kept.lines[number].won for number in range(plan.games))
    low, high = wilson(won, matches)
    click.echo(
        f"{game}, {seats} seats, {learned.iterations} iterations against {usual.iterations}:"
        f" {won / matches:.1%} ({100 * low:.1f}-{high:.1%}) of {matches}, even {1 / seats:.1%}"
    )


if __name__ == "__main__":
    main()

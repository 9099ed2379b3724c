"""A learned network in an expert's search against the search without: paired matches at equal processor time.

python -m monoceros.lab.value_leaves hilo --seats 2 --matches 400
python -m monoceros.lab.value_leaves hilo values.json --seats 2 --matches 400 --keep hilo-2.jsonl
python -m monoceros.lab.value_leaves hilo --of both --level master --against 400 --matches 400
python -m monoceros.lab.value_leaves hilo policy.json --of policy --seats 2 --matches 400
"""

import time
from pathlib import Path

import click
import msgspec

from monoceros.bots.ladder import MASTER, make_bot
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

USUAL = "expert"
VALUES = "values"
POLICY = "policy"
BOTH = "both"
FEWEST = 16
"""Iterations a search gets however slow it is."""
TIMED = 120
"""Decisions over which the time of a decision is measured."""


class Leaves(msgspec.Struct, frozen=True):
    """One match: what the search with a network had of the victory."""

    won: float


def thinker(game: Game, setup: Setup, level: str) -> SearchBot:
    """A bot of a level that thinks ahead, with all networks that are shipped."""
    bot = unhurried(make_bot(game, level, setup))
    assert isinstance(bot, SearchBot)
    return bot


def use(bot: SearchBot, of: str, weights: Weights | None) -> None:
    """Let a bot judge positions, or see which moves are promising, by these weights or by none."""
    if of in (VALUES, BOTH):
        bot.guide.judge_by(weights)
    if of in (POLICY, BOTH):
        bot.guide.look_by(weights)


def is_shipped(game: Game, setup: Setup, of: str) -> bool:
    """Whether a network of that kind comes with a game for such a table."""
    shipped = {VALUES: game.learned_values(setup), POLICY: game.learned_policy(setup)}
    return any(weights is not None for kind, weights in shipped.items() if of in (kind, BOTH))


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
@click.option("--of", type=click.Choice([VALUES, POLICY, BOTH]), default=VALUES, show_default=True)
@click.option("--level", type=click.Choice([USUAL, MASTER]), default=USUAL, show_default=True)
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
    level: str,
    seats: int,
    matches: int,
    seed: int,
    iterations: int,
    against: int,
    keep: Path | None,
) -> None:
    """Let an expert of GAME with the network of FILE, or the shipped one, play against others without.

    Both take the same time; a master takes all of its iterations.
    """
    if file is not None and of == BOTH:
        raise click.UsageError("FILE is one network: say with --of which")
    seats = seats or find_game(game).edition().fewest
    name = f"{level} with {of}"
    plan = plan_for(game, [name] + [USUAL] * (seats - 1), matches, seed)
    worker = Worker(msgspec.structs.replace(plan, bots=[USUAL] * seats))
    if file is None and not is_shipped(worker.game, worker.setup, of):
        raise click.ClickException(f"{game} ships no {of} for {seats}, so name a file")
    learned, usual = (thinker(worker.game, worker.setup, one) for one in (level, USUAL))
    if file is not None:
        use(learned, of, load(file))
    use(usual, of, None)
    usual.iterations = against or usual.iterations
    if iterations:
        learned.iterations = iterations
    elif level == USUAL:
        times = equal_time(worker.game, worker.setup, learned, usual)
        click.echo(f"{1e3 * times[0]:.2f} ms a decision with the network, {1e3 * times[1]:.2f} ms without")
    kept = Kept(keep, plan, usual.iterations, Leaves)
    for number in range(plan.games):
        if number not in kept.lines:
            seating = plan.seating(number)
            bots: list[Bot] = [learned if one == name else usual for one in seating]
            chance, _ = worker.chances(number // seats * seats)
            _, rng = worker.chances(number)
            outcome = play_on(Match(worker.game, worker.setup, chance, seating), bots, rng)
            me = seating.index(name)
            kept.add(number, Leaves(1 / len(outcome.winners) if me in outcome.winners else 0.0))
    won = sum(kept.lines[number].won for number in range(plan.games))
    low, high = wilson(won, matches)
    click.echo(
        f"{game}, {seats} seats, {level}, {learned.iterations} iterations against {usual.iterations}:"
        f" {won / matches:.1%} ({100 * low:.1f}-{high:.1%}) of {matches}, even {1 / seats:.1%}"
    )


if __name__ == "__main__":
    main()

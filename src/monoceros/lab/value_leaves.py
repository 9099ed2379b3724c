"""Networks at the edge of the search against playing on: paired matches, at equal iterations or equal time.

python -m monoceros.lab.value_leaves hilo hilo-2.npz --seats 2 --matches 200
python -m monoceros.lab.value_leaves hilo hilo-2.npz --seats 2 --matches 200 --equal-time
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
from monoceros.core.rng import Rng
from monoceros.games.registry import find_game
from monoceros.lab.kept import Kept
from monoceros.lab.simulate import Worker, play_on, unhurried, wilson
from monoceros.lab.skill import plan_for
from monoceros.lab.value_network import ValueGuide, ValueNetwork

NETWORK = "network-leaves"
USUAL = "expert"
FEWEST = 16
"""Iterations a search gets however slow it is."""
TIMED = 30
"""Decisions over which the time of an iteration is measured."""


class Leaves(msgspec.Struct, frozen=True):
    """One match: what the search with a network had of the victory."""

    won: float


def with_leaves(game: Game, setup: Setup, network: ValueNetwork) -> SearchBot:
    """An expert that asks a network instead of playing on."""
    bot = unhurried(make_bot(game, USUAL, setup))
    assert isinstance(bot, SearchBot)
    bot.guide = ValueGuide(game, setup, network)
    return bot


def pace(game: Game, setup: Setup, bot: SearchBot) -> float:
    """Seconds of processor time for an iteration, over decisions of one match."""
    state = game.new(setup, Rng(7))
    rng = Rng(8)
    spent, decisions, iterations = 0.0, 0, 0
    while state.to_act and decisions < TIMED:
        seat = int(state.decider())
        begin = time.process_time()
        search = bot.search(state.as_known(seat), seat, rng)
        if search is not None:
            spent += time.process_time() - begin
            decisions += 1
            iterations += int(search.iterations)
        state.apply(seat, state.pick(seat, rng))
    return spent / max(1, iterations)


@click.command()
@click.argument("game")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--seats", type=int, default=0, help="Players at each table.  [usual: as few as can be]")
@click.option("--matches", type=click.IntRange(1, 1_000_000), default=200, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--equal-time", is_flag=True, help="Iterations by what they cost, not equally many.")
@click.option("--keep", type=click.Path(dir_okay=False, path_type=Path), help="Goes on where FILE ends.")
def main(
    game: str,
    file: Path,
    seats: int,
    matches: int,
    seed: int,
    equal_time: bool,  # noqa: FBT001
    keep: Path | None,
) -> None:
    """Let an expert of GAME with the network of FILE at the edge of its search play against experts."""
    seats = seats or find_game(game).edition().fewest
    plan = plan_for(game, [NETWORK] + [USUAL] * (seats - 1), matches, seed)
    worker = Worker(msgspec.structs.replace(plan, bots=[USUAL] * seats))
    usual = worker.bots[USUAL]
    assert isinstance(usual, SearchBot)
    with_network = with_leaves(worker.game, worker.setup, ValueNetwork.load(file))
    paces = pace(worker.game, worker.setup, with_network), pace(worker.game, worker.setup, usual)
    click.echo(
        f"an iteration takes {1e6 * paces[0]:.1f} us with the network, {1e6 * paces[1]:.1f} us without"
    )
    if equal_time:
        with_network.iterations = max(FEWEST, round(usual.iterations * paces[1] / paces[0]))
    kept = Kept(keep, plan, int(equal_time), Leaves)
    for number in range(plan.games):
        if number not in kept.lines:
            seating = plan.seating(number)
            bots: list[Bot] = [with_network if name == NETWORK else usual for name in seating]
            chance, _ = worker.chances(number // seats * seats)
            _, rng = worker.chances(number)
            outcome = play_on(Match(worker.game, worker.setup, chance, seating), bots, rng)
            me = seating.index(NETWORK)
            kept.add(number, Leaves(1 / len(outcome.winners) if me in outcome.winners else 0.0))
    won = sum(kept.lines[number].won for number in range(plan.games))
    low, high = wilson(won, matches)
    click.echo(
        f"{game}, {seats} seats, {with_network.iterations} iterations against {usual.iterations}:"
        f" {won / matches:.1%} ({100 * low:.1f}-{high:.1%}) of {matches}, even {1 / seats:.1%}"
    )


if __name__ == "__main__":
    main()

"""How good is a bot? Matches against another one, with seats in turn and an honest interval.

python examples/evaluate.py casual random --games 100
python examples/evaluate.py onnx:hilo.onnx casual --games 400
"""

import argparse
import math

from monoceros.bots.ladder import make_bot
from monoceros.core.contract import Bot
from monoceros.core.game import Game, Setup
from monoceros.core.rng import Rng
from monoceros.games.registry import find_game

SURE = 1.96
"""Standard errors on either side of a 95 % interval."""


def match(game: Game, setup: Setup, bots: list[Bot], seed: int) -> list[int]:
    """Play a match and tell who won. Each bot is handed what its seat knows, never the true state."""
    state = game.new(setup, Rng(seed))
    rng = Rng(seed + 1)
    while state.to_act:
        seat = int(state.decider())
        state.play(seat, bots[seat].choose(state.as_known(seat), seat, rng))
    return state.winners()


def evaluate(name: str, first: str, second: str, games: int) -> tuple[float, float]:
    """The share of two-player matches the first bot wins, a shared win as half, and its standard error."""
    game = find_game(name)
    setup = game.setup(2)
    mine, theirs = make_bot(game, first, setup), make_bot(game, second, setup)
    won = []
    for number in range(games):
        seat = number % 2
        winners = match(game, setup, [mine, theirs] if seat == 0 else [theirs, mine], number // 2)
        won.append((seat in winners) / max(1, len(winners)))
    share = sum(won) / games
    spread = sum((one - share) ** 2 for one in won) / max(1, games - 1)
    return share, math.sqrt(spread / games)


def main() -> None:
    """Play and tell."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    options.add_argument("first")
    options.add_argument("second")
    options.add_argument("--game", default="hilo")
    options.add_argument("--games", type=int, default=100)
    given = options.parse_args()
    share, error = evaluate(given.game, given.first, given.second, given.games)
    low, high = share - SURE * error, share + SURE * error
    print(f"{given.first} wins {share:.1%} of {given.games} against {given.second} ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()

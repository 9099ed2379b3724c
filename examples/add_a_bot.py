"""A bot of your own in twenty lines: it takes the discard if that is a keeper, and is otherwise careless.

python examples/add_a_bot.py
"""

from monoceros.core.contract import Bot, State
from monoceros.core.rng import Rng
from monoceros.games.hilo.actions import DRAW, TAKE
from monoceros.games.hilo.view import HiloView
from monoceros.games.registry import find_game


class KeeperBot(Bot):
    """Likes keepers."""

    def choose(self, known: State, seat: int, rng: Rng) -> int:
        """One of the legal actions, from what this seat knows and nothing else."""
        view = known.view(seat)
        assert isinstance(view, HiloView)
        if view.step == "turn":
            top = view.discard[-1] or ""
            return int(TAKE) if "keeper" in top else int(DRAW)
        return int(known.pick(seat, rng))


def main(games: int = 50) -> int:
    """Play some matches against the random bot; how many the keeper bot won."""
    game = find_game("hilo")
    setup = game.setup(2)
    mine = KeeperBot()
    won = 0
    for seed in range(games):
        state = game.new(setup, Rng(seed))
        rng = Rng(seed + 1)
        while state.to_act:
            seat = int(state.decider())
            known = state.as_known(seat)
            state.play(seat, mine.choose(known, seat, rng) if seat == 0 else known.pick(seat, rng))
        won += 0 in state.winners()
    print(f"won {won} of {games}")
    return won


if __name__ == "__main__":
    main()

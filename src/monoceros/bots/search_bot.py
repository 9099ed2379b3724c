"""A bot that thinks ahead in worlds of its own making."""

from monoceros.bots.parallel import SearchPool
from monoceros.bots.search import Search
from monoceros.core.contract import Bot, State
from monoceros.core.game import Game, Setup
from monoceros.core.rng import Rng


class SearchBot(Bot):
    """Searches from the known state; where there is nothing to find its `policy` decides.

    With a limit in `seconds` the answer depends on how fast the machine is; without, only on the seed. A
    `pool` shares out the iterations among its processes, and the answer depends on how many they are, too.
    """

    def __init__(
        self,
        game: Game,
        setup: Setup,
        policy: Bot,
        iterations: int,
        seconds: float = 0.0,
        pool: SearchPool | None = None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.policy = policy
        self.iterations = iterations
        self.seconds = seconds
        self.pool = pool
        self.guide = game.guide(setup)

    def choose(self, known: State, seat: int, rng: Rng) -> int:
        """The move the search settles on."""
        search = self.search(known, seat, rng)
        return search.choice() if search is not None else self.policy.choose(known, seat, rng)

    def search(self, known: State, seat: int, rng: Rng) -> Search | None:
        """The search behind a decision, for those who want to know more; None where it would find nothing."""
        if len(known.legal(seat)) == 1 or not self.guide.worth_thinking(known, seat):
            return None
        search = Search(self.guide, known, seat, rng.fork())
        if self.pool is None:
            search.run(self.iterations, self.seconds)
            return search
        share = self.pool.share(self.iterations)
        position = self.game.position(known)
        asked = self.pool.ask(position, seat, rng, share, self.seconds)
        search.run(share, self.seconds)
        for answer in asked:
            search.add(answer.result())
        return search

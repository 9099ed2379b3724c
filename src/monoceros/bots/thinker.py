"""A bot that thinks ahead in worlds of its own making."""

from monoceros.bots.search import Search
from monoceros.bots.team import Team
from monoceros.core.contract import Bot
from monoceros.core.game import Game, Setup
from monoceros.core.rng import Rng
from monoceros.core.wire import Seen, View


class Thinker(Bot):
    """Searches from the known position; where there is nothing to find it plays by eye.

    With a limit in `seconds` the answer depends on how fast the machine is; without, only on the seed. A
    `team` shares out the iterations among its processes, and the answer depends on how many they are, too.
    """

    def __init__(
        self,
        game: Game,
        setup: Setup,
        by_eye: Bot,
        iterations: int,
        seconds: float = 0.0,
        team: Team | None = None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.by_eye = by_eye
        self.iterations = iterations
        self.seconds = seconds
        self.team = team
        self.guide = game.guide(setup)

    def thinks_ahead(self) -> bool:
        """It does."""
        return True

    def choose(self, view: View, legal: list[int], rng: Rng) -> int:
        """Without a known position it can only play by eye."""
        return self.by_eye.choose(view, legal, rng)

    def decide(self, seen: Seen, rng: Rng) -> int:
        """The move the search settles on."""
        search = self.think(seen, rng)
        return search.choice() if search is not None else self.by_eye.choose(seen.view, seen.legal, rng)

    def think(self, seen: Seen, rng: Rng) -> Search | None:
        """The search behind a decision, for those who want to know more; None where it would find nothing."""
        seat = seen.view.you
        assert seat is not None
        if len(seen.legal) == 1:
            return None
        world = self.game.from_position(seen.known, self.setup, rng.fork())
        if not self.guide.worth_thinking(world, seat):
            return None
        search = Search(self.guide, world, seat, rng.fork())
        if self.team is None:
            search.run(self.iterations, self.seconds)
            return search
        share = self.team.share(self.iterations)
        asked = self.team.ask(seen.known, seat, rng, share, self.seconds)
        search.run(share, self.seconds)
        for answer in asked:
            found = answer.result()
            search.add(found.visits, found.totals, found.mixture, found.chances, found.iterations)
        return search

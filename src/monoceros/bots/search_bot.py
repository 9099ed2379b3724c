"""Bots that think ahead in worlds of their own making."""

from monoceros.bots.parallel import SearchPool
from monoceros.bots.search import RootCounts, Search, choice_from
from monoceros.bots.styles import Style
from monoceros.core.contract import Bot, State
from monoceros.core.game import Game, Setup
from monoceros.core.guide import NO_FAVOURITE
from monoceros.core.rng import Rng


class SearchBot(Bot):
    """Searches from the known state; where there is nothing to find its `policy` decides.

    With a limit in `seconds` the answer depends on how fast the machine is; without, only on the seed. A
    `pool` shares out the iterations among its processes, and the answer depends on how many they are, too. A
    `style` decides between moves that are about as good. A `confident` bot counts on playing better than the
    others at its table, as far as its game has a network that knows what this means.
    """

    def __init__(
        self,
        game: Game,
        setup: Setup,
        policy: Bot,
        iterations: int,
        seconds: float = 0.0,
        pool: SearchPool | None = None,
        style: Style | None = None,
        *,
        confident: bool = False,
    ) -> None:
        self.game = game
        self.setup = setup
        self.policy = policy
        self.iterations = iterations
        self.seconds = seconds
        self.pool = pool
        self.style = style
        self.confident = confident
        self.guide = game.guide(setup)
        self.guide.judge_by(game.learned_values(setup))
        self.guide.look_by(game.learned_policy(setup))

    def choose(self, known: State, seat: int, rng: Rng) -> int:
        """The move the search settles on."""
        search = self.search(known, seat, rng)
        if search is None:
            return self.policy.choose(known, seat, rng)
        return choice_from(self.counts(search), search.rng)

    def counts(self, search: Search) -> RootCounts:
        """What a search has found about a decision, as far as the bot's style lets it see."""
        found = search.root_counts()
        return self.style.lean(found, search.world, int(search.seat)) if self.style is not None else found

    def search(self, known: State, seat: int, rng: Rng) -> Search | None:
        """The search behind a decision, for those who want to know more; None where it would find nothing."""
        if len(known.legal(seat)) == 1 or not self.guide.worth_thinking(known, seat):
            return None
        self.guide.favourite = seat if self.confident else NO_FAVOURITE
        search = self._begin(known, seat, rng.fork())
        if self.pool is None:
            self._run(search, self.iterations)
            return search
        share = self.pool.share(self.iterations)
        position = self.game.position(known)
        asked = self.pool.ask(position, seat, rng, self._limit(share), self.seconds, confident=self.confident)
        self._run(search, share)
        for answer in asked:
            search.add(answer.result())
        return search

    def _begin(self, known: State, seat: int, rng: Rng) -> Search:
        return Search(self.guide, known, seat, rng)

    def _limit(self, iterations: int) -> int:
        """The iterations after which one process stops, whatever the clock says; 0 for none."""
        return iterations

    def _run(self, search: Search, iterations: int) -> None:
        search.run(self._limit(iterations), self.seconds)


class MasterBot(SearchBot):
    """Thinks as long as its `seconds` last, or until nothing can change, and goes on where it stopped.

    Without a clock it takes its iterations. Either way it keeps the tree of its last decision: where what
    its seat knows now was met there, what it found then counts.
    """

    _before: Search | None = None

    def _begin(self, known: State, seat: int, rng: Rng) -> Search:
        search = Search(self.guide, known, seat, rng, self._before)
        self._before = search
        return search

    def _limit(self, iterations: int) -> int:
        return 0 if self.seconds else iterations

    def _run(self, search: Search, iterations: int) -> None:
        left = iterations - int(search.root.count)
        if self.seconds or left > 0:
            search.run(self._limit(left), self.seconds)

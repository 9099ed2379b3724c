"""Hints: the best few moves for a seat from its own knowledge, each with a chance to win and a reason."""

from monoceros.bots.search import Search
from monoceros.bots.search_bot import SearchBot
from monoceros.core.contract import Bot, State
from monoceros.core.game import Game, Setup
from monoceros.core.guide import Reason
from monoceros.core.rng import Rng
from monoceros.core.wire import Hint, Value

SECONDS = 0.5
"""Hints share their processes with the bots of a server: nobody shall wait for one of them."""
MOST = 3
"""Moves named at most: a hint is no lecture."""
SAME = ("hint-same-idea", "hint-same-again")
"""What a second and a third move say whose reason has been told already."""
NEGLIGIBLE = 0.05
"""A move that took less than this share of the thinking is not worth naming, unless it is the best."""


class Adviser:
    """Gives hints at one kind of table, with a master's iterations unless told how many."""

    def __init__(self, game: Game, setup: Setup, policy: Bot, iterations: int = 0) -> None:
        self.game = game
        self.setup = setup
        self.bot = SearchBot(game, setup, policy, iterations or game.guide(setup).mastery(), SECONDS)

    def hints(self, known: State, seat: int, rng: Rng) -> list[Hint]:
        """The moves worth considering, best first; never none while there is a decision to make."""
        legal = known.legal(seat)
        if len(legal) == 1:
            return [self._plain(seat, legal[0], Reason("hint-only-move", {}))]
        search = self.bot.search(known, seat, rng)
        if search is None:
            action = self.bot.policy.choose(known, seat, rng)
            return [self._plain(seat, action, Reason("hint-all-alike", {}))]
        return self._ranked(search)

    def _plain(self, seat: int, action: int, reason: Reason) -> Hint:
        text = self.game.format(self.setup, seat, action)
        return Hint(action, text, None, 1.0, reason.key, reason.params)

    def _ranked(self, search: Search) -> list[Hint]:
        weights = search.strategy()
        order = sorted(range(len(weights)), key=lambda at: (-weights[at], -search.value(at)))
        named = [at for at in order[:MOST] if weights[at] >= NEGLIGIBLE or at == order[0]]
        chances = in_order([search.value(at) for at in named], [weights[at] for at in named])
        return distinct(
            [self._hint(search, at, chance, weights[at]) for at, chance in zip(named, chances, strict=True)]
        )

    def _hint(self, search: Search, at: int, chance: float, weight: float) -> Hint:
        action = int(search.root.actions[at])
        seat = int(search.seat)
        reason = self.bot.guide.reason(search.world, seat, action)
        text = self.game.format(self.setup, seat, action)
        return Hint(action, text, chance, weight, reason.key, reason.params)


def distinct(hints: list[Hint]) -> list[Hint]:
    """The same hints, no two with the same thought: of two with one idea the later tells how it compares."""
    said: list[tuple[str, dict[str, Value]]] = []
    told: list[Hint] = []
    for hint in hints:
        thought = (hint.key, hint.params)
        if thought in said:
            first = told[said.index(thought)]
            behind = round(100 * ((first.chance or 0.0) - (hint.chance or 0.0)))
            again = any(one.key == SAME[0] for one in told)
            told.append(
                Hint(hint.action, hint.text, hint.chance, hint.weight, SAME[again], {"behind": behind})
            )
        else:
            told.append(hint)
        said.append(thought)
    return told


def in_order(chances: list[float], weights: list[float]) -> list[float]:
    """The chances of moves ranked best first, none better than the one before it.

    A move thought about for less long has a rougher figure, which may come out above that of a better one.
    Whoever reads the list would take that for a mistake, so such neighbours share what was found for both.
    """
    pools: list[tuple[float, float, int]] = []
    for chance, weight in zip(chances, weights, strict=True):
        pool = (chance * weight, weight, 1)
        while pools and pools[-1][0] * pool[1] < pool[0] * pools[-1][1]:
            worth, heft, count = pools.pop()
            pool = (worth + pool[0], heft + pool[1], count + pool[2])
        pools.append(pool)
    return [worth / heft if heft else 0.0 for worth, heft, count in pools for _ in range(count)]

"""Thinking ahead with hidden cards: Monte-Carlo tree search over what each player knows.

Every iteration imagines a fresh world that the thinking seat cannot tell from the real one, walks down a
tree of decisions, plays on from its edge, and adds up who won. A node of the tree is one situation as the
player who must decide there knows it - not as the world is - so nobody in the tree acts on cards they cannot
see. Each player goes for their own chance to win. (Cowling, Powley, Whitehouse: Information Set Monte Carlo
Tree Search, 2012; with the selection rule of Rosin 2011, steered by the game's guide.)

Decisions made at the same time in secret need no special care in the walk: each is a node of its own, known
by what its player knows, which does not include the others' choices. Where the game says that a decision
is a secret bid, regrets decide instead of averages, and the answer is a mixture (Hart and Mas-Colell 2000).
"""

import math
import time
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from monoceros.core.contract import State
from monoceros.core.guide import Guide
from monoceros.core.rng import Rng

CURIOSITY: Final = 0.8
"""How much a promising move that was tried little is worth against one that has proved itself."""
WIDEST: Final = 40
"""Moves of one decision that are thought about; of more, the most promising ones."""
BLIND: Final = 0.12
"""How often a bid is tried just to learn what it brings."""
DEEPEST: Final = 60
SOMETIMES: Final = 32
"""Iterations between looks at the clock."""
WORD: Final[i64] = 0xFFFFFFFF
SPREAD: Final[i64] = 0x2C1B3C6D
FRACTION: Final = 1.0 / 4294967296.0


class Node:
    """One situation as the player who must decide knows it, and how each move has fared for that player."""

    def __init__(
        self, actor: i64, legal: list[int], actions: list[int], priors: list[float], *, bid: bool
    ) -> None:
        size = len(actions)
        self.actor: i64 = actor
        self.legal = legal
        self.size: i64 = size
        self.actions: vec[i64] = vec[i64](actions)
        self.priors: vec[float] = vec[float](priors)
        self.visits: vec[i64] = vec[i64]([0] * size)
        self.totals: vec[float] = vec[float]([0.0] * size)
        self.count: i64 = 0
        self.total = 0.0
        self.bid = bid
        self.regrets: vec[float] = vec[float]([0.0] * size if bid else [])
        self.mixture: vec[float] = vec[float]([0.0] * size if bid else [])
        self.drawn_from = self.priors

    def most_promising(self) -> i64:
        """The move to try next: proven value, and promise that wears off with every try."""
        fresh = self.total / float(self.count) if self.count > 0 else 0.5
        reach = CURIOSITY * math.sqrt(float(self.count + 1))
        best: i64 = 0
        best_score = -1.0
        at: i64 = 0
        while at < self.size:
            tries = float(self.visits[at])
            worth = self.totals[at] / tries if tries > 0.0 else fresh
            score = worth + reach * self.priors[at] / (1.0 + tries)
            if score > best_score:
                best_score = score
                best = at
            at += 1
        return best

    def strategy(self) -> vec[float]:
        """How often each bid should be made now: in proportion to how much it is regretted."""
        positive = 0.0
        at: i64 = 0
        while at < self.size:
            if self.regrets[at] > 0.0:
                positive += self.regrets[at]
            at += 1
        if positive <= 0.0:
            return self.priors
        shares = self.regrets[:]
        at = 0
        while at < self.size:
            shares[at] = shares[at] / positive if shares[at] > 0.0 else 0.0
            at += 1
        return shares

    def draw_bid(self, rng: Rng) -> i64:
        """A bid by regrets, now and then any; adds up the strategy for the mixture in the end."""
        strategy = self.strategy()
        self.drawn_from = strategy
        at: i64 = 0
        while at < self.size:
            self.mixture[at] += strategy[at]
            at += 1
        if float(rng.word()) * FRACTION < BLIND:
            return rng.below(self.size)
        return draw(strategy, rng)

    def learn(self, at: i64, value: float) -> None:
        """Take note of how a move fared."""
        if self.bid:
            self._regret(at, value)
        self.visits[at] += 1
        self.totals[at] += value
        self.count += 1
        self.total += value

    def _regret(self, at: i64, value: float) -> None:
        chance = (1.0 - BLIND) * self.drawn_from[at] + BLIND / float(self.size)
        # Measured against what the situation brings anyway, so that luck weighs less.
        surprise = value - (self.total / float(self.count) if self.count > 0 else value)
        other: i64 = 0
        while other < self.size:
            self.regrets[other] -= surprise
            other += 1
        self.regrets[at] += surprise / chance


class RootCounts(NamedTuple):
    """What one search found out about the moves of its root."""

    visits: list[int]
    totals: list[float]
    mixture: list[float]
    chances: list[float]
    iterations: int


def draw(weights: vec[float], rng: Rng) -> i64:
    """A place in a row of weights, each in proportion to its own."""
    total = 0.0
    size: i64 = len(weights)
    at: i64 = 0
    while at < size:
        total += weights[at]
        at += 1
    left = float(rng.word()) * FRACTION * total
    last: i64 = 0
    at = 0
    while at < size:
        if weights[at] > 0.0:
            last = at
            left -= weights[at]
            if left < 0.0:
                return at
        at += 1
    return last


class Search:
    """Thoughts of one seat about one decision; equal seeds and numbers of iterations give equal answers."""

    def __init__(self, guide: Guide, world: State, seat: int, rng: Rng) -> None:
        self.guide = guide
        self.world = world
        self.seat: i64 = seat
        self.rng = rng
        self.nodes: dict[int, Node] = {}
        self.met: set[int] = set()
        self.iterations: i64 = 0
        self.chances: list[float] = [0.0] * int(world.seats)
        self.ways: vec[i64] = vec[i64]([0] * int(world.seats))
        self._moves: vec[i64] = vec[i64]([0] * DEEPEST)
        guide.prepare(world, seat)
        self.root = self._fresh(world, seat, world.legal(seat))

    def run(self, iterations: int, seconds: float = 0.0) -> None:
        """Think for so many iterations, or shorter: until the time is up or nothing can change any more."""
        limit: i64 = self.iterations + iterations
        end = time.perf_counter() + seconds
        while self.iterations < limit:
            self._iterate()
            if self.iterations % SOMETIMES == 0:
                if seconds > 0.0 and time.perf_counter() > end:
                    return
                if not self.root.bid and self._settled(limit - self.iterations):
                    return

    def _settled(self, left: i64) -> bool:
        """Whether no other move can overtake the most visited one any more."""
        most: i64 = 0
        next_most: i64 = 0
        at: i64 = 0
        while at < self.root.size:
            tries = self.root.visits[at]
            at += 1
            if tries > most:
                next_most = most
                most = tries
            elif tries > next_most:
                next_most = tries
        return most - next_most > left

    def _iterate(self) -> None:
        rng = self.rng
        world = self.world.determinize(int(self.seat), rng)
        ways = self.ways
        player: i64 = 0
        while player < world.seats:
            ways[player] = 0
            player += 1
        node: Node | None = self.root
        walked: list[Node] = []
        moves = self._moves
        depth: i64 = 0
        actor: i64 = self.seat
        while node is not None:
            at = node.draw_bid(rng) if node.bid else node.most_promising()
            action = node.actions[at]
            walked.append(node)
            moves[depth] = at
            depth += 1
            ways[actor] = ((ways[actor] ^ action) * SPREAD) & WORD
            world.apply(actor, action)
            node = None
            if depth < DEEPEST:
                while world.to_act != 0:
                    actor = world.decider()
                    legal = world.legal(actor)
                    if len(legal) > 1:
                        node = self._node(world, actor, legal)
                        break
                    world.apply(actor, legal[0])
        if world.to_act != 0:
            self.guide.playout(world, rng)
        values = self.guide.values(world)
        for step, learner in enumerate(walked):
            learner.learn(moves[step], values[learner.actor])
        for seat in range(len(values)):
            self.chances[seat] += values[seat]
        self.iterations += 1

    def _node(self, world: State, actor: i64, legal: list[int]) -> Node | None:
        """The node of what this player knows now; None where nobody has been before.

        Most situations are met once and never again, so only the second visit is worth a node.
        """
        sign: i64 = (((self.ways[actor] ^ len(legal)) * SPREAD & WORD) ^ legal[-1]) * SPREAD & WORD
        sign = ((sign ^ (legal[0] * 8 + actor)) * SPREAD & WORD) ^ world.window
        key = int(world.information_key(actor)) ^ int(sign) << 20
        node = self.nodes.get(key)
        if node is None and key not in self.met:
            self.met.add(key)
        elif node is None or node.legal != legal:
            node = self._fresh(world, actor, legal)
            self.nodes[key] = node
        return node

    def _fresh(self, world: State, actor: i64, legal: list[int]) -> Node:
        priors = self.guide.priors(world, actor, legal)
        bid = self.guide.is_secret_bid(world, actor)
        if priors is None:
            priors = [1.0 / len(legal)] * len(legal)
        if len(legal) > WIDEST:
            order = sorted(range(len(legal)), key=priors.__getitem__, reverse=True)[:WIDEST]
            order.sort()
            kept = math.fsum([priors[at] for at in order])
            priors = [priors[at] / kept for at in order]
            return Node(actor, legal, [legal[at] for at in order], priors, bid=bid)
        return Node(actor, legal, legal, priors, bid=bid)

    def root_counts(self) -> RootCounts:
        """What was found about the moves of the root, to be added to another search."""
        root = self.root
        return RootCounts(
            [int(tries) for tries in root.visits],
            list(root.totals),
            list(root.mixture),
            self.chances,
            int(self.iterations),
        )

    def add(self, found: RootCounts) -> None:
        """Take in what another search about the very same decision has found at its root."""
        root = self.root
        for at in range(root.size):
            root.visits[at] += found.visits[at]
            root.totals[at] += found.totals[at]
            root.count += found.visits[at]
            root.total += found.totals[at]
            if root.bid:
                root.mixture[at] += found.mixture[at]
        for player in range(len(found.chances)):
            self.chances[player] += found.chances[player]
        self.iterations += found.iterations

    # What came of it.

    def choice(self) -> int:
        """The move to play: the one tried most, or for a secret bid one drawn from the mixture."""
        root = self.root
        if root.bid:
            return int(root.actions[draw(vec[float](self.strategy()), self.rng)])
        best: i64 = 0
        at: i64 = 0
        while at < root.size:
            if root.visits[at] > root.visits[best]:
                best = at
            at += 1
        return int(root.actions[best])

    def strategy(self) -> list[float]:
        """How often each move of the root is right: for a secret bid the mixture, without its noise."""
        root = self.root
        weights = list(root.mixture) if root.bid else [float(tries) for tries in root.visits]
        total = math.fsum(weights)
        if total <= 0.0:
            return list(root.priors)
        shares = [weight / total for weight in weights]
        least = 0.25 * max(shares) if root.bid else 0.0
        kept = [share if share >= least else 0.0 for share in shares]
        scale = math.fsum(kept)
        return [share / scale for share in kept]

    def value(self, at: int) -> float:
        """The chance to win found for a move of the root; of an untried one, that of the whole."""
        tries = self.root.visits[at]
        if tries > 0:
            return self.root.totals[at] / float(tries)
        return self.root.total / max(1, int(self.root.count))

    def outlook(self) -> list[float]:
        """Each seat's chance to win, over all that was thought."""
        return [chance / max(1, int(self.iterations)) for chance in self.chances]

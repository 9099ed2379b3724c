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

WIDEST: Final = 40
"""Moves of one decision that are thought about; of more, the most promising ones."""
BLIND: Final = 0.12
"""How often a bid is tried just to learn what it brings."""
NEAR: Final = 0.025
"""The chance to win by which a bid falls behind the best and is made e times as seldom for it."""
SETTLED: Final = 1000.0
"""Tries for each bid that make regrets twice as trustworthy as such differences."""
UNTRIED: Final = 5.0
"""Tries for which a bid counts as an average one."""
RARE: Final = 0.3
"""Bids made more seldom than this, beside the most frequent one, are not made at all."""
DEEPEST: Final = 60
SOMETIMES: Final = 32
"""Iterations between looks at the clock."""
DECIDED: Final[i64] = 3
"""A lead greater than a third of the iterations left is hardly ever overtaken."""
MOST_KEPT: Final = 100_000
"""Situations up to which a tree is kept for the next decision; of a larger one only what lies at its root."""
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

    def most_promising(self, curiosity: float) -> i64:
        """The move to try next: proven value, and promise that wears off with every try."""
        fresh = self.total / float(self.count) if self.count > 0 else 0.5
        reach = curiosity * math.sqrt(float(self.count + 1))
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
    """What one search found out about the moves of its root; `bid` if they are a secret bid."""

    actions: list[int]
    bid: bool
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


def on_the_way(way: i64, action: i64) -> i64:
    """What a player has done so far, as a number, with one more action."""
    return ((way ^ action) * SPREAD) & WORD


def situation(world: State, actor: i64, legal: list[int], way: i64) -> int:
    """A number for all an actor knows: what lies there, what may be done, and which `way` led here."""
    sign: i64 = (((way ^ len(legal)) * SPREAD & WORD) ^ legal[-1]) * SPREAD & WORD
    sign = ((sign ^ (legal[0] * 8 + actor)) * SPREAD & WORD) ^ world.window
    return int(world.information_key(actor)) ^ int(sign) << 20


def choice_from(found: RootCounts, rng: Rng) -> int:
    """The move to play: the one tried most, or for a secret bid one drawn from the mixture."""
    if found.bid:
        return found.actions[draw(vec[float](strategy_from(found)), rng)]
    return found.actions[found.visits.index(max(found.visits))]


def strategy_from(found: RootCounts) -> list[float]:
    """How often each move of a root is right; nothing where nothing was thought about."""
    if not found.bid:
        total = sum(found.visits)
        return [tries / total for tries in found.visits] if total > 0 else []
    if math.fsum(found.mixture) <= 0.0:
        return []
    weights = _without_noise(found)
    least = RARE * max(weights)
    kept = [weight if weight >= least else 0.0 for weight in weights]
    scale = math.fsum(kept)
    return [weight / scale for weight in kept]


def _without_noise(found: RootCounts) -> list[float]:
    """The mixture of regrets, with bids that have fared worse made more seldom.

    Among dozens of bids regrets take thousands of tries to settle. Before that the mixture holds many bids
    that were never good, and who plays them can be exploited for it more than for being predictable. The more
    often each was tried, the more the mixture is trusted.
    """
    average = math.fsum(found.totals) / max(1, sum(found.visits))
    worths: list[float] = []
    for tries, total in zip(found.visits, found.totals, strict=True):
        worths.append((total + UNTRIED * average) / (float(tries) + UNTRIED))
    best = max(worths)
    near = NEAR * (1.0 + sum(found.visits) / (SETTLED * len(worths)))
    shares: list[float] = []
    for share, worth in zip(found.mixture, worths, strict=True):
        shares.append(share * math.exp((worth - best) / near))
    return shares


def added_up(found: list[RootCounts]) -> RootCounts:
    """What several searches about the very same decision have found together."""
    first = found[0]
    return RootCounts(
        first.actions,
        first.bid,
        [sum(counts) for counts in zip(*[one.visits for one in found], strict=True)],
        [math.fsum(sums) for sums in zip(*[one.totals for one in found], strict=True)],
        [math.fsum(sums) for sums in zip(*[one.mixture for one in found], strict=True)],
        [math.fsum(sums) for sums in zip(*[one.chances for one in found], strict=True)],
        sum([one.iterations for one in found]),
    )


class Search:
    """Thoughts of one seat about one decision; equal seeds and numbers of iterations give equal answers.

    Given the search `before` of the same seat it goes on in that tree, if what the seat knows was met there.
    """

    def __init__(
        self, guide: Guide, world: State, seat: int, rng: Rng, before: "Search | None" = None
    ) -> None:
        self.guide = guide
        self.world = world
        self.seat: i64 = seat
        self.rng = rng
        self.nodes: dict[int, Node] = {}
        self.met: set[int] = set()
        self.iterations: i64 = 0
        self.chances: list[float] = [0.0] * int(world.seats)
        self.start: vec[i64] = vec[i64]([0] * int(world.seats))
        """What each player has done since the tree was begun, as a number; of others we do not keep count."""
        self.ways: vec[i64] = vec[i64]([0] * int(world.seats))
        self._moves: vec[i64] = vec[i64]([0] * DEEPEST)
        guide.prepare(world, seat)
        kept = self._kept(world, before) if before is not None else None
        self.root = kept if kept is not None else self._fresh(world, seat, world.legal(seat))

    def _kept(self, world: State, old: "Search") -> Node | None:
        """The node of an earlier tree for what the seat knows now; takes the tree over where there is one."""
        if old.seat != self.seat or len(old.start) != len(self.start) or old.world.n >= world.n:
            return None
        legal = world.legal(self.seat)
        at: i64 = 0
        while at < old.root.size:
            way: i64 = on_the_way(old.start[self.seat], old.root.actions[at])
            node = old.nodes.get(situation(world, self.seat, legal, way))
            if node is not None and node.legal == legal:
                if len(old.met) <= MOST_KEPT:
                    self.nodes = old.nodes
                    self.met = old.met
                    self.start[self.seat] = way
                return node
            at += 1
        return None

    def run(self, iterations: int, seconds: float = 0.0) -> None:
        """Think for so many iterations, and no longer than so many seconds; both unlimited where 0.

        Ends before that when hardly anything can change in the iterations, or the time, that is left.
        """
        assert iterations > 0 or seconds > 0.0
        begin = time.perf_counter()
        limit: i64 = iterations
        done: i64 = 0
        while limit == 0 or done < limit:
            self._iterate()
            done += 1
            if done % SOMETIMES == 0:
                left = limit - done
                if seconds > 0.0:
                    spent = max(1e-6, time.perf_counter() - begin)
                    if spent > seconds:
                        return
                    if limit == 0:
                        left = i64(float(done) * (seconds - spent) / spent)
                if not self.root.bid and self._settled(left):
                    return

    def _settled(self, left: i64) -> bool:
        """Whether the most visited move stays so: another would need two of every three tries left."""
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
        return DECIDED * (most - next_most) > left

    def _iterate(self) -> None:
        rng = self.rng
        curiosity = self.guide.curiosity
        world = self.guide.imagine(self.world, self.seat, rng)
        ways = self.ways
        player: i64 = 0
        while player < world.seats:
            ways[player] = self.start[player]
            player += 1
        node: Node | None = self.root
        walked: list[Node] = []
        moves = self._moves
        depth: i64 = 0
        actor: i64 = self.seat
        while node is not None:
            at = node.draw_bid(rng) if node.bid else node.most_promising(curiosity)
            action = node.actions[at]
            walked.append(node)
            moves[depth] = at
            depth += 1
            ways[actor] = on_the_way(ways[actor], action)
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
        key = situation(world, actor, legal, self.ways[actor])
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
            [int(action) for action in root.actions],
            root.bid,
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
        return choice_from(self.root_counts(), self.rng)

    def strategy(self) -> list[float]:
        """How often each move of the root is right: for a secret bid the mixture, without its noise."""
        return strategy_from(self.root_counts()) or list(self.root.priors)

    def value(self, at: int) -> float:
        """The chance to win found for a move of the root; of an untried one, that of the whole."""
        tries = self.root.visits[at]
        if tries > 0:
            return self.root.totals[at] / float(tries)
        return self.root.total / max(1, int(self.root.count))

    def outlook(self) -> list[float]:
        """Each seat's chance to win, over all that was thought."""
        return [chance / max(1, int(self.iterations)) for chance in self.chances]

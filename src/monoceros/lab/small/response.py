"""What policies are worth in a small game, exactly, and what the best answer to them would win."""

from collections.abc import Sequence

import msgspec

from monoceros.lab.small.tree import Node, Tree

Policy = list[list[float]]
"""For every information set of a tree how likely each of its legal actions is."""


class Exploitability(msgspec.Struct, frozen=True):
    """A policy that plays all seats: what it is worth to each of them, and what a best response would be.

    `exploitability` is what a seat gains on average if it alone answers in the best way: 0 for an
    equilibrium.
    """

    worth: list[float]
    responses: list[float]
    exploitability: float


def uniform(tree: Tree) -> Policy:
    """Every legal action as likely as any other."""
    return [[1 / len(asked.legal)] * len(asked.legal) for asked in tree.sets]


def worth(tree: Tree, policy: Policy) -> list[float]:
    """What the game is worth to each seat when all play by this policy."""

    def value(node: Node) -> Sequence[float]:
        if not node.children:
            return node.worth
        total = [0.0] * tree.seats
        for chance, child in zip(policy[node.asked], node.children, strict=True):
            if chance:
                for seat, gain in enumerate(value(child)):
                    total[seat] += chance * gain
        return total

    whole = [0.0] * tree.seats
    for likelihood, node in tree.deals:
        for seat, gain in enumerate(value(node)):
            whole[seat] += float(likelihood) * gain
    return whole


class _Responder:
    """The best response of one seat to a policy of all others."""

    def __init__(self, tree: Tree, policy: Policy, seat: int) -> None:
        self.tree = tree
        self.policy = policy
        self.seat = seat
        self.reached: dict[int, list[tuple[float, Node]]] = {}
        """The situations of each of its information sets, and how likely the others bring them about."""
        self.values: dict[int, float] = {}
        self.answers: dict[int, int] = {}
        for likelihood, node in tree.deals:
            self._reach(node, float(likelihood))

    def _reach(self, node: Node, chance: float) -> None:
        if not node.children:
            return
        own = self.tree.sets[node.asked].seat == self.seat
        if own:
            self.reached.setdefault(node.asked, []).append((chance, node))
        for likely, child in zip(self.policy[node.asked], node.children, strict=True):
            self._reach(child, chance if own else chance * likely)

    def value(self, node: Node) -> float:
        """What a situation is worth to the seat from here on."""
        if not node.children:
            return node.worth[self.seat]
        known = self.values.get(id(node))
        if known is None:
            if self.tree.sets[node.asked].seat == self.seat:
                known = self.value(node.children[self._answer(node.asked)])
            else:
                pairs = zip(self.policy[node.asked], node.children, strict=True)
                known = sum(likely * self.value(child) for likely, child in pairs if likely)
            self.values[id(node)] = known
        return known

    def _answer(self, asked: int) -> int:
        """The action that is worth most over all situations the seat cannot tell apart."""
        if asked not in self.answers:
            gains = [0.0] * len(self.tree.sets[asked].legal)
            for chance, node in self.reached[asked]:
                for at, child in enumerate(node.children):
                    gains[at] += chance * self.value(child)
            self.answers[asked] = gains.index(max(gains))
        return self.answers[asked]


def best_response(tree: Tree, policy: Policy, seat: int) -> float:
    """The most a seat can win against others who play by this policy."""
    responder = _Responder(tree, policy, seat)
    return sum(float(likelihood) * responder.value(node) for likelihood, node in tree.deals)


def exploitability(tree: Tree, policy: Policy) -> Exploitability:
    """How far a policy is from being its own best answer."""
    values = worth(tree, policy)
    responses = [best_response(tree, policy, seat) for seat in range(tree.seats)]
    gains = [answer - value for answer, value in zip(responses, values, strict=True)]
    return Exploitability(values, responses, sum(gains) / tree.seats)

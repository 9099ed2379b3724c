"""The small games once more with the referees: as many deals, ends, winners and decisions."""

from collections import Counter

import pytest

from monoceros.games.kill_the_unicorns.state import HuntState
from monoceros.games.registry import GAMES, find_game
from monoceros.lab.small.tree import InformationSet, Node, Tree
from tests.referee.small import counted


def is_decision(asked: InformationSet) -> bool:
    """Whether a seat has a choice there that the referee asks for too.

    A purchase of Kill the Unicorns is one move for the referee; the engine asks for the unicorn afterwards.
    """
    known = asked.known
    return len(asked.legal) > 1 and not (isinstance(known, HuntState) and known.buying >= 0)


def winners(worth: tuple[float, ...], ends: Counter[tuple[int, ...]]) -> tuple[int, ...]:
    """Who has won; where nobody gained anything, all or none, as the referee says."""
    if any(worth):
        return tuple(seat for seat, one in enumerate(worth) if one > 0)
    everybody = tuple(range(len(worth)))
    return everybody if everybody in ends else ()


@pytest.mark.parametrize("game", GAMES)
def test_engine_and_referee_count_the_same_tree(game: str) -> None:
    found = find_game(game)
    small = found.small_editions()[0]
    setup = found.setup(small.fewest, small.id)
    tree = Tree(found, setup)
    referee = counted(setup, game)
    assert referee.deals == tree.counts.deals
    ends: Counter[tuple[int, ...]] = Counter()

    def walk(node: Node) -> None:
        if not node.children:
            ends[winners(node.worth, referee.ends)] += 1
        for child in node.children:
            walk(child)

    for _, node in tree.deals:
        walk(node)
    assert ends == referee.ends
    decisions = Counter(asked.seat for asked in tree.sets if is_decision(asked))
    assert [decisions[seat] for seat in range(tree.seats)] == [len(asked) for asked in referee.asked]

"""How bots and OpenSpiel's solver play a small game, as policies on its information sets."""

from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from monoceros.bots.ladder import make_bot
from monoceros.bots.seeds import derived_seed
from monoceros.core.rng import Rng
from monoceros.lab.simulate import unhurried
from monoceros.lab.small.gambit import gambit_text
from monoceros.lab.small.response import Policy, uniform
from monoceros.lab.small.tree import Node, Tree

RANDOM = "random"


def bot_policy(tree: Tree, name: str, samples: int, seed: int) -> Policy:
    """How often a bot chooses each action when it is asked so many times, with other chances each time."""
    if name == RANDOM:
        return uniform(tree)
    bot = unhurried(make_bot(tree.game, name, tree.setup))
    policy = []
    for number, asked in enumerate(tree.sets):
        legal = asked.legal
        times = samples if len(legal) > 1 else 0
        rng = Rng(derived_seed(seed, name, number))
        chosen = Counter(bot.choose(asked.known.copy(), asked.seat, rng) for _ in range(times))
        policy.append([chosen[action] / times for action in legal] if times else [1.0])
    return policy


def cfr_policy(tree: Tree, iterations: int) -> Policy:
    """The average policy of OpenSpiel's CFR+ after so many iterations on the very same tree."""
    import pyspiel

    with TemporaryDirectory() as folder:
        file = Path(folder, "game.efg")
        file.write_text(gambit_text(tree), encoding="utf-8")
        game: Any = pyspiel.load_game("efg_game", {"filename": str(file)})
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()
    found: list[list[float]] = [[] for _ in tree.sets]

    def walk(node: Node, state: Any) -> None:
        """Both trees side by side: what OpenSpiel calls an action is told by its words."""
        asked = tree.sets[node.asked]
        named = {state.action_to_string(action): action for action in state.legal_actions()}
        actions = [named[tree.game.format(tree.setup, asked.seat, action)] for action in asked.legal]
        if not found[node.asked]:
            chances = dict(average.get_state_policy(state))
            found[node.asked] = [chances[action] for action in actions]
        for action, child in zip(actions, node.children, strict=True):
            if child.children:
                walk(child, state.child(action))

    start = game.new_initial_state()
    for outcome, (_, node) in enumerate(tree.deals):
        walk(node, start.child(outcome))
    return found

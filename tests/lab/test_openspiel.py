"""The games for OpenSpiel: its own tests, its own search, and what those cannot know."""

import copy
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from monoceros.core.mistakes import Mistake
from monoceros.core.rng import Rng
from monoceros.games.registry import GAMES
from monoceros.lab.openspiel import SpielState, spiel_name
from monoceros.lab.openspiel_match import SpielMatch
from monoceros.lab.small.tree import Node, Tree
from tests.golden import RENEW
from tests.golden.playthroughs import HOME, NAMES, playthrough

every_game = pytest.mark.parametrize("name", NAMES)


def dealt(name: str, seed: int) -> tuple[SpielState, np.random.RandomState]:
    rng = np.random.RandomState(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(int(rng.randint(256)))
    return state, rng


def stepped(state: SpielState, rng: np.random.RandomState, steps: int) -> None:
    for _ in range(steps):
        if state.is_terminal():
            return
        state.apply_action(int(rng.choice(state.legal_actions())))


@every_game
def test_it_passes_the_random_simulation_test(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_parameters_reach_the_table_and_bad_ones_are_mistakes() -> None:
    game = pyspiel.load_game(
        "monoceros_kill_the_unicorns(players=4,edition=en-prototype,options=teams:on;start:B)"
    )
    assert game.num_players() == 4
    assert game.setup.edition.id == "en-prototype"
    assert (game.setup.options.teams, game.setup.options.start) == ("on", "B")
    again = pyspiel.load_game(str(game))
    assert again.setup == game.setup
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    with pytest.raises(Mistake, match="option-form"):
        pyspiel.load_game("monoceros_hilo(options=start)")
    with pytest.raises(Mistake, match="max_length"):
        pyspiel.load_game("monoceros_hilo(max_length=0)")


@every_game
def test_a_playthrough_is_still_what_it_was(name: str) -> None:
    kept = HOME / f"{name}.txt"
    assert kept.is_file(), RENEW
    assert playthrough(name) == kept.read_text(encoding="utf-8"), RENEW


@every_game
def test_a_resampled_match_looks_the_same_to_its_player_and_is_another(name: str) -> None:
    state, rng = dealt(name, 5)
    stepped(state, rng, 25)
    others = set()
    for _ in range(6):
        player = state.current_player()
        world = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        assert world.current_player() == player
        assert world.legal_actions() == state.legal_actions()
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_string(player) == state.observation_string(player)
        assert world.information_state_tensor(player) == state.information_state_tensor(player)
        assert len(world.history()) == 4
        others.add(str(world))
        stepped(world, rng, 40)
    assert len(others - {str(state)}) >= 2


@every_game
def test_what_a_player_is_told_does_not_depend_on_hidden_cards(name: str) -> None:
    """Two worlds a player cannot tell apart, the same actions of that player: the same information."""
    state, rng = dealt(name, 8)
    stepped(state, rng, 30)
    if state.is_terminal():
        return
    player = state.current_player()
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    world = state.resample_from_infostate(player, sampler)
    action = state.legal_actions()[0]
    seen = [one.child(action) for one in (state, world)]
    alike = seen[0].observation_string(player) == seen[1].observation_string(player)
    told = [one.information_state_string(player) for one in seen]
    assert (told[0] == told[1]) == alike


@every_game
def test_copies_and_saved_matches_go_on_alike(name: str) -> None:
    state, rng = dealt(name, 9)
    stepped(state, rng, 15)
    saved = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))[1]
    twin = state.clone()
    world = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert world.match is not None
    kept = pickle.loads(pickle.dumps(world.match))
    assert world.match is not None
    assert kept.information(0) == world.match.information(0)
    for _ in range(30):
        if state.is_terminal():
            break
        action = int(rng.choice(state.legal_actions()))
        for one in (state, saved, twin):
            one.apply_action(action)
        assert str(state) == str(saved) == str(twin)
        player = max(0, state.current_player())
        assert state.information_state_string(player) == saved.information_state_string(player)


def test_secret_passes_are_in_nobody_elses_information() -> None:
    """In an open window those asked later do not learn that somebody has passed."""
    game = GAMES["unstable-unicorns"]
    setup = game.setup(4)
    rng = Rng(3)
    found = 0
    for seed in range(40):
        match = SpielMatch.dealt(game, setup, seed)
        while match.state.to_act and found < 5:
            seat = int(match.state.decider())
            before = copy.deepcopy(match)
            window, passing = match.state.window, int(match.state.pass_action())
            if window and match.state.to_act != 1 << seat:
                match.play(seat, passing)
                for other in range(4):
                    if other != seat:
                        assert _log(match, other) == _log(before, other)
                found += 1
            else:
                match.play(seat, int(match.state.pick(seat, rng)))
    assert found == 5


def _log(match: SpielMatch, seat: int) -> str:
    told = match.information(seat)
    return told[: told.rindex("\n")]


@every_game
def test_open_spiels_own_search_plays_it(name: str) -> None:
    state, rng = dealt(name, 4)
    game = state.get_game()
    evaluator = RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    bot = ISMCTSBot(game, evaluator, uct_c=1.4, max_simulations=6, random_state=rng)
    searched = 0
    while not state.is_terminal():
        if state.current_player() == 0 and searched < 12:
            action = int(bot.step(state))
            assert action in state.legal_actions()
            searched += 1
        else:
            action = int(rng.choice(state.legal_actions()))
        state.apply_action(action)
    assert searched == 12
    assert sum(state.returns()) == pytest.approx(0.0)


@pytest.mark.parametrize("game", GAMES)
def test_a_small_edition_has_the_tree_we_count(game: str) -> None:
    """Gone through by OpenSpiel itself, its uniform policy is as exploitable as we say."""
    spiel = pyspiel.load_game(f"{spiel_name(GAMES[game])}(edition=small)")
    found = GAMES[game]
    tree = Tree(found, found.setup(found.edition("small").fewest, "small"))
    state = spiel.new_initial_state()
    assert sum(likely for _, likely in state.chance_outcomes()) == pytest.approx(1)
    assert len(state.chance_outcomes()) == tree.counts.deals == spiel.max_chance_outcomes()
    for outcome, (_, node) in list(enumerate(tree.deals))[:3]:
        _side_by_side(state.child(outcome), node, tree, {})


def _side_by_side(state: Any, node: Node, tree: Tree, called: dict[str, int]) -> None:
    if not node.children:
        assert state.is_terminal()
        assert state.returns() == list(node.worth)
        return
    asked = tree.sets[node.asked]
    assert (state.current_player(), state.legal_actions()) == (asked.seat, asked.legal)
    assert called.setdefault(state.information_state_string(), node.asked) == node.asked
    for action, child in zip(asked.legal, node.children, strict=True):
        _side_by_side(state.child(action), child, tree, called)


def test_packs(tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text('[pack]\nid = "mine"\nextends = "hilo-de"\n[[card]]\nid = "king"\nfull_coins = 2\n')
    game = pyspiel.load_game("monoceros_hilo", {"pack": str(pack)})
    assert game.setup.pack.head.id == "mine"
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(3)
    state.apply_action(state.legal_actions()[0])
    again = pickle.loads(pickle.dumps(state.match))
    assert again.setup.pack.digest == game.setup.pack.digest


def test_the_digest_is_only_in_the_tensor_when_asked_for() -> None:
    recall = pyspiel.IIGObservationType(perfect_recall=True)
    usual = pyspiel.load_game("monoceros_hilo").make_py_observer(recall)
    digested = pyspiel.load_game("monoceros_hilo(digest=True)").make_py_observer(recall)
    assert list(usual.dict) == ["observation"]
    assert digested.tensor.size == usual.tensor.size + 64


@pytest.mark.parametrize("name", ["MCTSBot", "ISMCTSBot"])
def test_compiled_searches_are_refused_with_a_sentence(name: str) -> None:
    evaluator = pyspiel.RandomRolloutEvaluator(1, 3)
    final = pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT

    def bot(game: Any) -> Any:
        if name == "MCTSBot":
            return pyspiel.MCTSBot(game, evaluator, 2.0, 5, 5, False, 1, False)
        return pyspiel.ISMCTSBot(1, evaluator, 2.0, 5, 5, final, False, False)

    game = pyspiel.load_game("monoceros_hilo")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    with pytest.raises(NotImplementedError, match="would crash"):
        bot(game).step(state)
    theirs = pyspiel.load_game("leduc_poker")
    state = theirs.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert bot(theirs).step(state) in state.legal_actions()

"""Speed of other game engines, measured in this very process so that the figures compare.

Every row follows the same rules:

* a step is one decision taken by a player. Dealing and other chance events are played, and their
  time is counted, but they are not steps;
* players choose uniformly among their legal moves, in the same cheap way for every peer; only
  "open_spiel/hearts-cpp-*" and "pyminion/base" bring players of their own;
* our own games stand among their peers where they are played through the same interface, HiLo for two
  unless its name says four;
* where a peer offers a faster way of playing the same game, the faster way is the one measured;
  for OpenSpiel, "open_spiel/hearts" and "open_spiel/gin_rummy" are the loop its own documentation
  shows, and "open_spiel/hearts-tuned" is hearts with a short cut for chance.
"""

import logging
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from time import perf_counter
from typing import Any

from monoceros.lab.bench.measurement import Measurement, Missing

_SEED = 20_240_607
_WARM_UP_SHARE = 0.1
_BATCH = 100
_MATCHES = 64
_TURN = 0.02
"""Seconds of a turn where two are measured in turns."""


def measure_peers(
    seconds: float, on_progress: Callable[[str], None]
) -> tuple[list[Measurement], list[Missing]]:
    """Measure each installed peer for about `seconds` seconds, one after the other.

    `on_progress` is called with a row's name just before its measurement starts. A peer that is
    not installed, or that fails for any reason, costs only its own rows and is listed as missing.
    The global random generator and the root logger are left as they were found.
    """
    rows: list[Measurement] = []
    missing: list[Missing] = []
    for name, measure in _PEERS:
        on_progress(name)
        try:
            with _process_wide_state_restored():
                rows += measure(name, seconds)
        # A broken peer may raise anything, even while being imported, and it is not ours to fix.
        except Exception as failure:
            missing.append(Missing(name, f"{type(failure).__name__}: {failure}".partition("\n")[0]))
    return rows, missing


@contextmanager
def _process_wide_state_restored() -> Iterator[None]:
    """Undo what peers do to the process: pyminion draws from the global random generator, and
    merely importing it reconfigures the root logger."""
    root_logger = logging.getLogger()
    level, handlers, random_state = root_logger.level, root_logger.handlers[:], random.getstate()
    try:
        yield
    finally:
        random.setstate(random_state)
        root_logger.handlers[:] = handlers
        root_logger.setLevel(level)


def _rates(work: Callable[[], int], seconds: float) -> tuple[float, float]:
    """Calls of `work` per second, and per second the units of work that those calls returned."""
    for duration in (seconds * _WARM_UP_SHARE, seconds):
        calls = units = 0
        start = now = perf_counter()
        while now - start < duration or not calls:
            units += work()
            calls += 1
            now = perf_counter()
    return calls / (now - start), units / (now - start)


def _rates_in_turns(works: list[Callable[[], int]], seconds: float) -> list[float]:
    """Units of work per second of each, in short turns: a busy moment of the machine weighs on all alike."""
    units = [0] * len(works)
    spent = [0.0] * len(works)
    while min(spent) < seconds:
        for at, work in enumerate(works):
            start = now = perf_counter()
            while now - start < _TURN:
                units[at] += work()
                now = perf_counter()
            spent[at] += now - start
    return [done / took for done, took in zip(units, spent, strict=True)]


def _game_rows(name: str, play_game: Callable[[], int], seconds: float) -> list[Measurement]:
    """Rows for `play_game`, which plays one whole game and returns its number of steps."""
    games_per_s, steps_per_s = _rates(play_game, seconds)
    return [Measurement(name, "steps_per_s", steps_per_s), Measurement(name, "games_per_s", games_per_s)]


def _rlcard_uno(name: str, seconds: float) -> list[Measurement]:
    import rlcard

    env = rlcard.make("uno", config={"seed": _SEED})
    draw = random.Random(_SEED).random

    # Not env.run(): it spends half of the time on records that nobody reads here.
    def play_game() -> int:
        steps = 0
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(draw() * len(legal))])
            steps += 1
        return steps

    return _game_rows(name, play_game, seconds)


def _open_spiel_game(name: str, seconds: float) -> list[Measurement]:
    import pyspiel

    game = pyspiel.load_game(name.partition("/")[2])
    rng = random.Random(_SEED)
    draw = rng.random

    def play_game() -> int:
        steps = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(draw() * len(legal))])
                steps += 1
        return steps

    return _game_rows(name, play_game, seconds)


def _open_spiel_hearts_tuned(name: str, seconds: float) -> list[Measurement]:
    """Hearts deals uniformly, so legal_actions() can stand in for the slower chance_outcomes()."""
    import pyspiel

    game = pyspiel.load_game("hearts")
    draw = random.Random(_SEED).random

    def play_game() -> int:
        steps = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            steps += not state.is_chance_node()
            legal = state.legal_actions()
            state.apply_action(legal[int(draw() * len(legal))])
        return steps

    return _game_rows(name, play_game, seconds)


def _open_spiel_hearts(name: str, seconds: float) -> list[Measurement]:
    import pyspiel

    _, state, steps_left = _dealt_hearts(pyspiel)
    for _ in range(steps_left // 2):
        state.apply_action(state.legal_actions()[0])

    def clone_repeatedly() -> int:
        for _ in range(_BATCH):
            state.clone()
        return _BATCH

    _, copies_per_s = _rates(clone_repeatedly, seconds)
    return [*_open_spiel_game(name, seconds), Measurement(name, "copies_per_s", copies_per_s)]


def _dealt_hearts(pyspiel: Any) -> tuple[Any, Any, int]:
    """The game of hearts, one fixed state of it in which the first decision is due, and the number
    of decisions from there to the end, which is the same however the state is played."""
    game = pyspiel.load_game("hearts")
    dealt = game.new_initial_state()
    rng = random.Random(_SEED)
    while dealt.is_chance_node():
        dealt.apply_action(rng.choice(dealt.legal_actions()))
    played_out = dealt.clone()
    while not played_out.is_terminal():
        played_out.apply_action(played_out.legal_actions()[0])
    return game, dealt, played_out.move_number() - dealt.move_number()


def _open_spiel_hearts_cpp_loop(name: str, seconds: float) -> list[Measurement]:
    """Whole games, deal included, each played by one call of pyspiel.evaluate_bots()."""
    import pyspiel

    game, dealt, _ = _dealt_hearts(pyspiel)
    chance_events_per_game: int = dealt.move_number()
    bots = [pyspiel.make_uniform_random_bot(seat, _SEED + seat) for seat in range(4)]
    draw_bits = random.Random(_SEED).getrandbits

    def play_game() -> int:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, draw_bits(31))
        return int(state.move_number()) - chance_events_per_game

    return _game_rows(name, play_game, seconds)


def _open_spiel_hearts_cpp_rollouts(name: str, seconds: float) -> list[Measurement]:
    """Random playouts of one dealt state: the tightest C++ loop that Python can start."""
    import pyspiel

    game, dealt, steps_left = _dealt_hearts(pyspiel)
    rollouts = pyspiel.RandomRolloutEvaluator(n_rollouts=_BATCH, seed=_SEED)
    # A search limited to one simulation only evaluates its root, by playing all the rollouts.
    search = pyspiel.MCTSBot(
        game, rollouts, 1.0, max_simulations=1, max_memory_mb=1, solve=False, seed=1, verbose=False
    )

    def play_out_repeatedly() -> int:
        search.mcts_search(dealt)
        return _BATCH * steps_left

    _, steps_per_s = _rates(play_out_repeatedly, seconds)
    return [Measurement(name, "steps_per_s", steps_per_s)]


def _open_spiel_ismcts(name: str, seconds: float) -> list[Measurement]:
    """Iterations of the C++ information-set search on a dealt state, with one random rollout each."""
    import pyspiel

    game = pyspiel.load_game(name.partition("/")[2].removesuffix("-ismcts"))
    state = game.new_initial_state()
    rng = random.Random(_SEED)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    rollouts = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=_SEED)
    bot = pyspiel.ISMCTSBot(seed=_SEED, evaluator=rollouts, uct_c=2.0, max_simulations=_BATCH)

    def think() -> int:
        bot.step(state)
        return _BATCH

    _, iterations_per_s = _rates(think, seconds)
    return [Measurement(name, "search_per_s", iterations_per_s)]


def _open_spiel_python_game(name: str, seconds: float) -> list[Measurement]:
    """A game whose rules OpenSpiel has in Python: what our adapter is to be compared with."""
    from open_spiel.python import games  # noqa: F401 - registers them

    return _open_spiel_game(name, seconds)


def _open_spiel_ours(name: str, seconds: float) -> list[Measurement]:
    import monoceros.lab.openspiel  # noqa: F401 - registers our games

    return _open_spiel_game(name, seconds)


def _vector_and_engine(name: str, seconds: float, *, seats: int) -> list[Measurement]:
    """Many of our matches at once with observations, masks and rewards, and in turns the engine alone."""
    from monoceros.core.playout import playout
    from monoceros.core.rng import Rng
    from monoceros.games.registry import find_game
    from monoceros.lab.vector import VectorEnv

    env = VectorEnv("hilo", size=_MATCHES, seats=seats, seed=_SEED)
    game = find_game("hilo")
    setup = game.setup(seats)
    rng = Rng(_SEED)

    def step_repeatedly() -> int:
        for _ in range(_BATCH):
            env.step_random()
        return _BATCH * _MATCHES

    def play_game() -> int:
        return playout(game.new(setup, rng.fork()), rng, 1_000_000)

    rates = _rates_in_turns([step_repeatedly, play_game], seconds)
    names = (name, name.replace("vector", "engine"))
    return [Measurement(each, "steps_per_s", rate) for each, rate in zip(names, rates, strict=True)]


def _pettingzoo_classic(name: str, seconds: float, *, seed_each_game: bool) -> list[Measurement]:
    from pettingzoo import make

    return _pettingzoo_rows(
        name, seconds, make("aec", f"classic/{name.partition('/')[2]}"), seed_each_game=seed_each_game
    )


def _pettingzoo_ours(name: str, seconds: float) -> list[Measurement]:
    from monoceros.lab.pettingzoo import hilo_v1

    return _pettingzoo_rows(name, seconds, hilo_v1.env(seats=2), seed_each_game=False)


def _pettingzoo_rows(name: str, seconds: float, env: Any, *, seed_each_game: bool) -> list[Measurement]:
    env.reset(seed=_SEED)
    rng = random.Random(_SEED)

    # A finished game is left at once, without the empty steps in which AEC retires the players.
    def play_game() -> int:
        steps = 0
        env.reset(seed=rng.getrandbits(31) if seed_each_game else None)
        while True:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                return steps
            legal = observation["action_mask"].nonzero()[0]
            env.step(legal[int(rng.random() * len(legal))])
            steps += 1

    return _game_rows(name, play_game, seconds)


def _pyminion_base(name: str, seconds: float) -> list[Measurement]:
    """Two of pyminion's own "big money with smithy" bots; a step is one question to a bot."""
    from pyminion.bots.examples import BigMoneySmithy
    from pyminion.expansions.base import base_set, smithy
    from pyminion.game import Game

    steps = 0

    def counted(decide: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        nonlocal steps
        steps += 1
        return decide(*args, **kwargs)

    bots = [BigMoneySmithy(player_id=f"bot {seat}") for seat in range(2)]
    for bot in bots:
        for question in filter(lambda method: method.endswith("_decision"), dir(bot.decider)):
            setattr(bot.decider, question, partial(counted, getattr(bot.decider, question)))
    game = Game(players=bots, expansions=[base_set], kingdom_cards=[smithy], log_stdout=False)
    # pyminion narrates every move at INFO level, to whatever handlers our caller has installed.
    logging.getLogger().setLevel(logging.WARNING)
    random.seed(_SEED)

    def play_game() -> int:
        steps_before = steps
        game.play()
        return steps - steps_before

    return _game_rows(name, play_game, seconds)


_PEERS: tuple[tuple[str, Callable[[str, float], list[Measurement]]], ...] = (
    ("rlcard/uno", _rlcard_uno),
    ("open_spiel/hearts", _open_spiel_hearts),
    ("open_spiel/hearts-tuned", _open_spiel_hearts_tuned),
    ("open_spiel/gin_rummy", _open_spiel_game),
    ("open_spiel/hearts-cpp-loop", _open_spiel_hearts_cpp_loop),
    ("open_spiel/hearts-cpp-rollouts", _open_spiel_hearts_cpp_rollouts),
    ("open_spiel/hearts-ismcts", _open_spiel_ismcts),
    ("open_spiel/gin_rummy-ismcts", _open_spiel_ismcts),
    # Seeding costs leduc more than a game and lasts for all games; hanabi forgets it every game.
    ("pettingzoo/leduc_holdem_v4", partial(_pettingzoo_classic, seed_each_game=False)),
    ("pettingzoo/hanabi_v5", partial(_pettingzoo_classic, seed_each_game=True)),
    ("pyminion/base", _pyminion_base),
    ("open_spiel/python_block_dominoes", _open_spiel_python_game),
    ("pettingzoo/monoceros_hilo", _pettingzoo_ours),
    ("open_spiel/monoceros_hilo", _open_spiel_ours),
    ("vector/monoceros_hilo", partial(_vector_and_engine, seats=2)),
    ("vector/monoceros_hilo-4", partial(_vector_and_engine, seats=4)),
)

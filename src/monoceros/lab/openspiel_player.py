"""OpenSpiel's own search as one of our bots: its Python ISMCTS, with random playouts, as it comes.

    python -m monoceros.lab.openspiel_player hilo --level expert --games 400

lets a level of ours play against it at equal time: before each of its decisions it is given what ours has
taken for one on average so far, in processor time. Needs the extra `lab`.
"""

import json
import time
from contextlib import suppress

import click
import msgspec
import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from monoceros.bots.ladder import make_bot
from monoceros.bots.seeds import derived_seed
from monoceros.core.contract import Bot, State
from monoceros.core.game import Game, Setup
from monoceros.core.match import Match
from monoceros.core.record import Chance
from monoceros.core.rng import Rng
from monoceros.games.registry import find_game
from monoceros.lab import openspiel
from monoceros.lab.openspiel_match import Origin, SpielMatch
from monoceros.lab.simulate import play_on, unhurried, wilson

CURIOSITY = 2.0
"""OpenSpiel's own choice in its examples."""
FEWEST = 2
"""Simulations it always gets: the first only puts the root into its tree."""
FIRST = 10
"""Decisions of ours over which its time is measured before the first match."""
NAME = "openspiel"


class _TimeIsUp(Exception):
    """Breaks a search off between two simulations."""


class _Timed(ISMCTSBot):  # type: ignore[misc]  # OpenSpiel has no types
    """The search, until its processor time is used up."""

    seconds = 0.0
    _end = 0.0

    def run_search(self, state: object) -> list[tuple[int, float]]:
        self._end = time.thread_time() + self.seconds
        self.simulations = 0
        with suppress(_TimeIsUp):
            found: list[tuple[int, float]] = super().run_search(state)
            return found
        settled: list[tuple[int, float]] = self.get_final_policy(state, self._root_node)
        return settled

    def sample_root_state(self, state: object) -> object:
        if self.seconds and self.simulations >= FEWEST and time.thread_time() >= self._end:
            raise _TimeIsUp
        self.simulations += 1
        return super().sample_root_state(state)


class SpielBot(Bot):
    """Thinks with OpenSpiel about what its seat knows: for some seconds, or some simulations."""

    def __init__(self, game: Game, setup: Setup, seconds: float = 0.0, simulations: int = 1_000_000) -> None:
        self.game = game
        self.setup = setup
        self.seconds = seconds
        self.simulations = simulations
        self.decisions = 0
        self.thoughts = 0
        """How many simulations it has made in all."""
        self._spiel = openspiel.load(game, setup)

    def choose(self, known: State, seat: int, rng: Rng) -> int:
        """The move OpenSpiel settles on."""
        legal = known.legal(seat)
        if len(legal) == 1:
            return legal[0]
        search = _Timed(
            self._spiel,
            RandomRolloutEvaluator(1, np.random.RandomState(int(rng.word()))),
            CURIOSITY,
            self.simulations,
            random_state=np.random.RandomState(int(rng.word())),
            use_observation_string=True,
        )
        search.seconds = self.seconds
        state = self._spiel.new_initial_state()
        for _ in range(openspiel.NODES):
            state.apply_action(0)
        position = self.game.position(known)
        state.enter(SpielMatch(self.game, self.setup, Origin(int(rng.word()), position, ())), seat)
        action = int(search.step(state))
        self.thoughts += search.simulations
        self.decisions += 1
        return action


class Stopwatch(Bot):
    """Another bot, and how long it takes for a decision where it has a choice."""

    def __init__(self, bot: Bot, rival: SpielBot) -> None:
        self.bot = bot
        self.rival = rival
        self.spent = 0.0
        self.decisions = 0

    def choose(self, known: State, seat: int, rng: Rng) -> int:
        """What the bot chooses; the rival gets as much time."""
        choice = len(known.legal(seat)) > 1
        begin = time.thread_time()
        action = self.bot.choose(known, seat, rng)
        if choice:
            self.spent += time.thread_time() - begin
            self.decisions += 1
            self.rival.seconds = self.spent / self.decisions
        return action


class DuelResult(msgspec.Struct, frozen=True):
    """How a level did, with its 95 % interval; what a decision took, and how often OpenSpiel simulated."""

    game: str
    level: str
    games: int
    wins: float
    rate: float
    low: float
    high: float
    milliseconds: float
    simulations: float


class Duel:
    """Matches of one of our levels against OpenSpiel at every other seat of the table.

    Matches of one deal, as many as there are seats, differ in where ours sits. What ours takes for a decision
    is first measured in a match that does not count, for OpenSpiel may be the first to decide.
    """

    def __init__(self, game: Game, level: str, seats: int = 0, seed: int = 1) -> None:
        self.game = game
        self.level = level
        self.setup = game.setup(seats or game.edition().fewest)
        self.seed = seed
        self.rival = SpielBot(game, self.setup)
        self.ours = Stopwatch(unhurried(make_bot(game, level, self.setup)), self.rival)
        self._warm_up()

    def _warm_up(self) -> None:
        rng = Rng(derived_seed(self.seed, "warm-up", 0))
        state = self.game.new(self.setup, rng)
        while state.to_act and self.ours.decisions < FIRST:
            seat = int(state.decider())
            state.apply(seat, self.ours.choose(state.as_known(seat), seat, rng))

    def share(self, number: int) -> float:
        """What ours gets of the victory in a match."""
        seats = range(self.setup.seats)
        place = number % self.setup.seats
        deal = Chance(seed=derived_seed(self.seed, "deal", number // self.setup.seats))
        names = [self.level if seat == place else NAME for seat in seats]
        match = Match(self.game, self.setup, deal, names)
        bots: list[Bot] = [self.ours if seat == place else self.rival for seat in seats]
        winners = play_on(match, bots, Rng(derived_seed(self.seed, "bots", number))).winners
        return 1 / len(winners) if place in winners else 0.0

    def play(self, games: int, first: int = 0) -> DuelResult:
        """So many matches, added up."""
        wins = sum(self.share(number) for number in range(first, first + games))
        low, high = wilson(wins, games)
        decisions = max(1, self.ours.decisions)
        mean = 1000 * self.ours.spent / decisions
        thoughts = self.rival.thoughts / max(1, self.rival.decisions)
        return DuelResult(self.game.id, self.level, games, wins, wins / games, low, high, mean, thoughts)


@click.command()
@click.argument("game")
@click.option("--level", default="expert", show_default=True, help="Our bot.")
@click.option("--games", type=click.IntRange(1), default=400, show_default=True, help="How many matches.")
@click.option("--seats", type=int, default=0, help="Players at the table.  [usual: as few as can be]")
@click.option("--seed", type=int, default=1, show_default=True, help="Which deals.")
@click.option("--first", type=int, default=0, help="Number of the first match, to go on with a long run.")
def main(game: str, level: str, games: int, seats: int, seed: int, first: int) -> None:
    """Let a level of ours play GAME against OpenSpiel's search at equal time."""
    found = Duel(find_game(game), level, seats, seed).play(games, first)
    click.echo(json.dumps(msgspec.to_builtins(found)))


if __name__ == "__main__":
    main()

"""One moment of a match, judged: what everybody's chance was, and what a better move would have brought.

Chances are those an onlooker would have given: what nobody showed counts as unknown. A decision is judged by
what its own seat knew then - never by cards it could not see: a search names the best move, and both it
and the move played are tried in the same imagined worlds. A difference that looks telling is measured once
more in fresh worlds, so that nobody is blamed for the luck of the first look.

Every moment has luck of its own, so that many can be judged at once and the verdicts stay the same.
"""

import math
from statistics import fmean, stdev
from typing import Any

from monoceros.bots.ladder import HEURISTIC, make_bot
from monoceros.bots.merit import merit
from monoceros.bots.search_bot import SearchBot
from monoceros.bots.seeds import derived_seed
from monoceros.core.contract import State
from monoceros.core.game import Game, Setup
from monoceros.core.guide import Guide, normalised, shares
from monoceros.core.match import Match, replay_move
from monoceros.core.record import Move
from monoceros.core.rng import Rng
from monoceros.core.table import ONLOOKER
from monoceros.core.wire import Choice, News, Struct, Value

ITERATIONS = 4000
CHANCE = 0.075
"""Playouts behind each chance, for each iteration a decision is thought about."""
FIRST_LOOK = 0.05
SECOND_LOOK = 0.175
"""Worlds in which the move played and the best one are both tried: always, and where that looks telling."""
COMPARED = 0.025
"""Worlds in which a move is compared with passable ones for its merit."""
DUEL = 2
FEWEST = 10
SURE = 2.7
"""Standard errors that count as news."""
PATIENCE = 40
"""Worlds imagined in search of one that fits."""
TELLING = 0.05
SLIGHT = 0.02
"""A loss counts from here on; a smaller one down to a slight one only if it is surely more than chance."""


class Lapse(Struct, frozen=True):
    """A decision that gave something away: what its player saw, what they chose, what was better and why.

    `n` is the action it became. `key` and `params` make the sentence that speaks for the better choice.
    """

    n: int
    seat: int
    view: Any
    played: Choice
    better: Choice
    cost: float
    key: str
    params: dict[str, Value]


class Look(Struct, frozen=True):
    """What playing on brought each seat on average, and how far that may be off; no errors in the end."""

    chances: list[float]
    errors: list[float]


class Verdict(Struct, frozen=True):
    """One action: how it is told, what was better, and what the chances were afterwards.

    `best` and `cost` are None where there was nothing to decide, `look` is None where nothing has happened
    for all to see or nobody can say. `merit` is what the decision adds to skill (`merit.py`).
    """

    news: list[News]
    look: Look | None
    merit: float = 0.0
    best: str | None = None
    cost: float | None = None
    reason: str | None = None
    lapse: Lapse | None = None


def onlookers_guide(game: Game, setup: Setup) -> Guide:
    """Shows chances: by playing on, and between two players by a network, which is truer there."""
    guide = game.guide(setup)
    if setup.seats == DUEL:
        guide.judge_by(game.learned_values(setup))
    return guide


class Judge:
    """Judges moments at one kind of table."""

    def __init__(self, game: Game, setup: Setup, iterations: int = ITERATIONS, seed: int = 1) -> None:
        self.game = game
        self.setup = setup
        self.iterations = iterations
        self.seed = seed
        self.by_eye = make_bot(game, HEURISTIC, setup)
        self.bot = SearchBot(game, setup, self.by_eye, iterations)
        self.guide = onlookers_guide(game, setup)
        self.playing_on = game.guide(setup)
        """Merit is measured in leads, which grow slowly: there positions are not judged but played on."""
        self.trials, self.first_look, self.second_look, self.compared = (
            max(FEWEST, round(iterations * share)) for share in (CHANCE, FIRST_LOOK, SECOND_LOOK, COMPARED)
        )

    def verdict(self, match: Match, move: Move, number: int, file: str = "record") -> Verdict:
        """Judge the next action of a record, and play it."""
        lapse = self._decision(match.state, move, number)
        worth = self.merit(match.state, move, number)
        replay_move(match, move, file)
        news = [event.opened() for event in match.news]
        # Where nothing has happened for all to see, nobody's chance has changed.
        look = self.look(match.state) if news or not match.state.to_act else None
        if lapse is None:
            return Verdict(news, look, worth)
        given_away = lapse if lapse.cost > 0.0 else None
        return Verdict(news, look, worth, lapse.better.text, lapse.cost, lapse.key, given_away)

    def merit(self, state: State, move: Move, number: int) -> float:
        """What the next action of a record adds to its player's skill; nothing without a choice."""
        seat = move.seat
        if len(state.legal(seat)) < 2:
            return 0.0
        known = state.as_known(seat)
        if not self.playing_on.worth_thinking(known, seat):
            return 0.0
        played = self.game.parse(self.setup, seat, move.text)
        rng = self._rng("merit", number)
        by_eye = self.by_eye.choose(known, seat, rng)
        return merit(self.playing_on, known, seat, played, by_eye, self.compared, rng)

    def look(self, state: State) -> Look | None:
        """What an onlooker would give for each seat now."""
        if state.outcome() is not None:
            return Look(shares(state), [])
        tries = looks(self.guide, state, self._rng("chances", int(state.n)), self.trials)
        if not tries:
            return None
        errors = [
            max(0.5 / self.trials, stdev(values) / math.sqrt(self.trials))
            for values in zip(*tries, strict=True)
        ]
        return Look(chances_of(tries), errors)

    def _rng(self, purpose: str, number: int) -> Rng:
        return Rng(derived_seed(self.seed, purpose, number))

    def _decision(self, state: State, move: Move, number: int) -> Lapse | None:
        """What the search would have done, what it would have been worth, and why; None without a choice."""
        seat = move.seat
        if len(state.legal(seat)) < 2:
            return None
        search = self.bot.search(state.as_known(seat), seat, self._rng("search", number))
        if search is None:
            return None
        played = self.game.parse(self.setup, seat, move.text)
        best = search.choice()
        weights = dict(zip(list(search.root.actions), search.strategy(), strict=True))
        if search.root.bid and weights.get(played, 0.0) > 0.0:
            best = played  # of a mixture every part is right
        reason = self.bot.guide.reason(search.world, seat, best)
        return Lapse(
            n=number,
            seat=seat,
            view=state.view(seat),
            played=state.choice(seat, played),
            better=state.choice(seat, best),
            cost=0.0 if best == played else self._loss(search.world, seat, best, played, number),
            key=reason.key,
            params=reason.params,
        )

    def _loss(self, known: State, seat: int, best: int, played: int, number: int) -> float:
        """How much more the best move wins than the one played; nothing if it may well be chance."""
        self.guide.prepare(known, seat)
        found, _ = self._gap(known, seat, best, played, self._rng("loss", number), self.first_look)
        if found < SLIGHT:
            return 0.0
        found, error = self._gap(known, seat, best, played, self._rng("loss again", number), self.second_look)
        return found if found >= TELLING or found >= max(SLIGHT, SURE * error) else 0.0

    def _gap(
        self, known: State, seat: int, best: int, played: int, rng: Rng, worlds: int
    ) -> tuple[float, float]:
        """The difference between two moves in the same worlds with the same luck, and its standard error."""
        better: list[float] = []
        worse: list[float] = []
        for _ in range(worlds):
            world = known.determinize(seat, rng)
            luck = rng.fork()
            better.append(self._outcome(world.copy(), seat, best, luck.copy()))
            worse.append(self._outcome(world, seat, played, luck))
        gaps = [one - other for one, other in zip(better, worse, strict=True)]
        trust = self.guide.trust(known)
        found = tempered(fmean(better), trust) - tempered(fmean(worse), trust)
        return found, stdev(gaps) / math.sqrt(worlds)

    def _outcome(self, world: State, seat: int, action: int, luck: Rng) -> float:
        world.apply(seat, action)
        if world.to_act:
            self.guide.playout(world, luck)
        return self.guide.values(world)[seat]


def tempered(chance: float, trust: float) -> float:
    """A chance found by playing on, as it holds among those who play better (`Guide.trust`)."""
    won, lost = math.pow(chance, trust), math.pow(1.0 - chance, trust)
    return won / (won + lost)


def shown(chances: list[float], trust: float) -> list[float]:
    """Everybody's chances, as `tempered`, adding up to one."""
    return normalised([math.pow(chance, trust) for chance in chances])


def chances_of(tries: list[list[float]]) -> list[float]:
    """Each seat's chance over several looks; one more that says nothing, for no chance is quite none."""
    return [(math.fsum(values) + 1 / len(tries[0])) / (len(tries) + 1) for values in zip(*tries, strict=True)]


def looks(guide: Guide, state: State, rng: Rng, trials: int) -> list[list[float]]:
    """What came of a match in worlds an onlooker may imagine, each seat's chance; nothing where none fits."""
    guide.prepare(state.determinize(ONLOOKER, rng), ONLOOKER)
    tries: list[list[float]] = []
    for _ in range(trials):
        world = _imagined(state, rng)
        if world is None:
            return []
        guide.playout(world, rng)
        tries.append(guide.values(world))
    return tries


def _imagined(state: State, rng: Rng) -> State | None:
    """A world as an onlooker may imagine it: whoever is asked for something there can give it.

    In the middle of an effect not every hand would do. None where no fitting one is found soon.
    """
    for _ in range(PATIENCE):
        world = state.determinize(ONLOOKER, rng)
        if all(world.legal(seat) for seat in world.deciders()):
            return world
    return None

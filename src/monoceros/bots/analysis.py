"""Where a finished match turned: the chance to win over time, what each decision cost, luck against skill.

Chances are those an onlooker would have given: what nobody showed counts as unknown. A decision is judged by
what its own seat knew then - never by cards it could not see: a search names the best move, and both it
and the move played are tried in the same imagined worlds. A difference that looks telling is measured once
more in fresh worlds, so that nobody is blamed for the luck of the first look.
"""

import math
from collections.abc import Iterator
from statistics import fmean, stdev
from typing import Any

from monoceros.bots.ladder import HEURISTIC, make_bot
from monoceros.bots.search_bot import SearchBot
from monoceros.bots.seeds import derived_seed
from monoceros.core.contract import State
from monoceros.core.game import Game
from monoceros.core.guide import Guide, shares
from monoceros.core.match import Match, begin_replay, replay, replay_move
from monoceros.core.packs import OwnPack
from monoceros.core.record import Move, Record
from monoceros.core.rng import Rng
from monoceros.core.table import ONLOOKER
from monoceros.core.wire import Choice, News, Struct, Value

ITERATIONS = 300
CHANCE = 0.4
"""Playouts behind each chance, for each iteration a decision is thought about."""
FIRST_LOOK = 0.2
SECOND_LOOK = 0.7
"""Worlds in which the move played and the best one are both tried: always, and where that looks telling."""
FEWEST = 10
SURE = 2.7
LOOKS = 4
"""Standard errors that count as news, and how many looks at an unchanged situation are weighed alike."""
PATIENCE = 40
"""Worlds imagined in search of one that fits."""
TELLING = 0.05
SLIGHT = 0.02
"""A loss counts from here on; a smaller one down to a slight one only if it is surely more than chance."""
TURNS = 3
TURN = 0.1
"""Turning points named at most, and how much of a swing each must be."""


class Judged(Struct, frozen=True):
    """One action: what it was, everybody's chance to win after it, and what a better one would have brought.

    `news` tells it in words, all cards open. `best` is what the search would have played, `cost` how much
    chance to win the move gave away by it; None where there was nothing to decide. `swing` is how much the
    action and what it brought moved the chances.
    """

    n: int
    seat: int
    text: str
    news: list[News]
    chances: list[float]
    swing: float
    best: str | None = None
    cost: float | None = None
    reason: str | None = None


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


class Share(Struct, frozen=True):
    """One player: the share of the victory, and how much of it came from play and how much from luck.

    `given_away` adds up the telling costs of their own decisions; `skill` sets it against the opponents', and
    `luck` is what remains of the result beyond an even share. What a partner gives away is bad luck.
    """

    seat: int
    player: str
    result: float
    given_away: float
    skill: float
    luck: float


class Analysis(Struct, frozen=True):
    """A whole match, judged. `start` are the chances before the first action; `lapses` the dearest first."""

    game: str
    players: list[str]
    start: list[float]
    moves: list[Judged]
    turning_points: list[int]
    lapses: list[Lapse]
    shares: list[Share]


class Outlook:
    """Everybody's chances, calmly: a change that luck alone would show leaves them nearly as they were.

    Each look is a handful of playouts, and two looks at the same situation differ. As long as a look agrees
    with those before, it adds to them; one that tells something new begins anew.
    """

    def __init__(self) -> None:
        self.chances: list[float] = []
        self._looks = 0

    def take_in(self, fresh: list[float], errors: list[float]) -> list[float]:
        """The chances after one more look, given with its standard errors; 0 where it is certain."""
        scale = SURE * math.sqrt(1 + 1 / max(1, self._looks))
        told = zip(fresh, self.chances, errors, strict=False)
        if not self._looks or any(abs(now - then) > scale * error for now, then, error in told):
            self.chances, self._looks = fresh, 1
        else:
            self._looks = min(LOOKS, self._looks + 1)
            pairs = zip(fresh, self.chances, strict=True)
            self.chances = [then + (now - then) / self._looks for now, then in pairs]
        return self.chances


class Analyst:
    """Goes through one record. `judge` yields each action as it is judged, `analysis` sums up.

    A `Mistake` at once if the record does not hold.
    """

    def __init__(
        self,
        game: Game,
        record: Record,
        own_pack: OwnPack | None = None,
        file: str = "record",
        iterations: int = ITERATIONS,
        seed: int = 1,
    ) -> None:
        self.game = game
        self.record = record
        self.file = file
        self.seed = seed
        # Nobody shall wait for minutes to learn that the last line of a record does not hold.
        replay(game, record, own_pack, file)
        self.match: Match = begin_replay(game, record, own_pack, file)
        setup = self.match.setup
        self.bot = SearchBot(game, setup, make_bot(game, HEURISTIC, setup), iterations)
        self.guide = game.guide(setup)
        self.trials, self.first_look, self.second_look = (
            max(FEWEST, round(iterations * share)) for share in (CHANCE, FIRST_LOOK, SECOND_LOOK)
        )
        self.outlook = Outlook()
        self.start = self._chances()
        self.moves: list[Judged] = []
        self.lapses: list[Lapse] = []

    def judge(self) -> Iterator[Judged]:
        """Every action of the record, in order."""
        before = self.start
        for number, move in enumerate(self.record.moves, 1):
            lapse, best, cost = self._decision(self.match.state, move, number)
            replay_move(self.match, move, self.file)
            if lapse is not None and lapse.cost > 0.0:
                self.lapses.append(lapse)
            news = [event.opened() for event in self.match.news]
            # Where nothing has happened for all to see, nobody's chance has changed.
            chances = self._chances() if news or not self.match.state.to_act else before
            swing = max(abs(now - then) for now, then in zip(chances, before, strict=True))
            reason = lapse.key if lapse is not None else None
            judged = Judged(number, move.seat, move.text, news, chances, swing, best, cost, reason)
            self.moves.append(judged)
            before = chances
            yield judged

    def analysis(self) -> Analysis:
        """Everything, once all actions are judged."""
        turns = sorted((move for move in self.moves if move.swing >= TURN), key=lambda move: -move.swing)
        return Analysis(
            game=self.game.id,
            players=self.record.players,
            start=self.start,
            moves=self.moves,
            turning_points=sorted(move.n for move in turns[:TURNS]),
            lapses=sorted(self.lapses, key=lambda lapse: -lapse.cost),
            shares=self._shares(),
        )

    def _rng(self, purpose: str, number: int) -> Rng:
        return Rng(derived_seed(self.seed, purpose, number))

    def _chances(self) -> list[float]:
        """What an onlooker would give for each seat now."""
        state = self.match.state
        if state.outcome() is not None:
            return shares(state)
        tries = looks(self.guide, state, self._rng("chances", int(state.n)), self.trials)
        if not tries:
            return self.outlook.chances
        by_seat = list(zip(*tries, strict=True))
        errors = [max(0.5 / self.trials, stdev(values) / math.sqrt(self.trials)) for values in by_seat]
        return self.outlook.take_in([fmean(values) for values in by_seat], errors)

    def _decision(
        self, state: State, move: Move, number: int
    ) -> tuple[Lapse | None, str | None, float | None]:
        """What the search would have done: why, in notation, and what it would have been worth."""
        seat = move.seat
        played = self.game.parse(self.match.setup, seat, move.text)
        if len(state.legal(seat)) < 2:
            return None, None, None
        search = self.bot.search(state.as_known(seat), seat, self._rng("search", number))
        if search is None:
            return None, None, None
        best = search.choice()
        weights = dict(zip(list(search.root.actions), search.strategy(), strict=True))
        if search.root.bid and weights.get(played, 0.0) > 0.0:
            best = played  # of a mixture every part is right
        cost = 0.0 if best == played else self._loss(search.world, seat, best, played, number)
        reason = self.bot.guide.reason(search.world, seat, best)
        lapse = Lapse(
            n=number,
            seat=seat,
            view=state.view(seat),
            played=state.choice(seat, played),
            better=state.choice(seat, best),
            cost=cost,
            key=reason.key,
            params=reason.params,
        )
        return lapse, lapse.better.text, cost

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
        gaps: list[float] = []
        for _ in range(worlds):
            world = known.determinize(seat, rng)
            luck = rng.fork()
            better = self._outcome(world.copy(), seat, best, luck.copy())
            gaps.append(better - self._outcome(world, seat, played, luck))
        return fmean(gaps), stdev(gaps) / math.sqrt(worlds)

    def _outcome(self, world: State, seat: int, action: int, luck: Rng) -> float:
        world.apply(seat, action)
        if world.to_act:
            self.guide.playout(world, luck)
        return self.guide.values(world)[seat]

    def _shares(self) -> list[Share]:
        seats = int(self.match.state.seats)
        over = self.match.state.outcome() is not None
        result = shares(self.match.state) if over else self._chances()
        teams = self.game.teams(self.match.state)
        given = [0.0] * seats
        for lapse in self.lapses:
            given[lapse.seat] += lapse.cost
        found = []
        for seat in range(seats):
            skill = fmean(given[other] for other in range(seats) if teams[other] != teams[seat]) - given[seat]
            luck = result[seat] - 1 / seats - skill
            player = self.record.players[seat] if seat < len(self.record.players) else ""
            found.append(Share(seat, player, result[seat], given[seat], skill, luck))
        return found


def looks(guide: Guide, state: State, rng: Rng, trials: int) -> list[list[float]]:
    """What came of a match in worlds an onlooker may imagine, each seat's chance; nothing where none fits."""
    guide.prepare(state.determinize(ONLOOKER, rng), ONLOOKER)
    tries: list[list[float]] = []
    for _ in range(trials):
        world = _imagined(state, rng)
        if world is None:
            return []
        guide.play_far(world, rng)
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

"""Where a finished match turned: the chance to win over time, what each decision cost, luck against skill.

Chances are those an onlooker would have given: what nobody showed counts as unknown. A decision is judged by
what its own seat knew then - never by cards it could not see: a search names the best move, and both it
and the move played are tried in the same imagined worlds.
"""

from collections.abc import Iterator

import msgspec

from monoceros.bots.ladder import HEURISTIC, make_bot
from monoceros.bots.thinker import Thinker
from monoceros.core.contract import State
from monoceros.core.game import Game
from monoceros.core.guide import shares
from monoceros.core.match import Match, begin_replay, check_result, replay_move
from monoceros.core.packs import OwnPack
from monoceros.core.record import Record
from monoceros.core.rng import Rng
from monoceros.core.table import ONLOOKER
from monoceros.lab.simulate import derived_seed

ITERATIONS = 300
TRIALS = 80
"""Worlds in which the move played and the best one are both tried, and rollouts behind each chance."""
TELLING = 0.05
"""A smaller loss is within what chance alone would show."""
TURNS = 3
"""Turning points named."""


class Judged(msgspec.Struct, frozen=True):
    """One action: what it was, everybody's chance to win after it, and what a better one would have brought.

    `best` is what the search would have played, `cost` how much chance to win the move gave away by it;
    None where there was nothing to decide. `swing` is how much the action and what it brought moved the
    chances.
    """

    n: int
    seat: int
    text: str
    chances: list[float]
    swing: float
    best: str | None = None
    cost: float | None = None
    reason: str | None = None


class Share(msgspec.Struct, frozen=True):
    """One player: the share of the victory, and how much of it came from play and how much from luck.

    `given_away` adds up the telling costs of their own decisions; `skill` sets it against the others', and
    `luck` is what remains of the result beyond an even share.
    """

    seat: int
    player: str
    result: float
    given_away: float
    skill: float
    luck: float


class Analysis(msgspec.Struct, frozen=True):
    """A whole match, judged. `start` are the chances before the first action."""

    game: str
    players: list[str]
    start: list[float]
    moves: list[Judged]
    turning_points: list[int]
    shares: list[Share]


class Analyst:
    """Goes through one record. `judge` yields each action as it is judged, `analysis` sums up."""

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
        self.match: Match = begin_replay(game, record, own_pack, file)
        setup = self.match.setup
        self.thinker = Thinker(game, setup, make_bot(game, HEURISTIC, setup), iterations)
        self.guide = game.guide(setup)
        self.start = self._chances()
        self.moves: list[Judged] = []

    def judge(self) -> Iterator[Judged]:
        """Every action of the record, in order."""
        before = self.start
        for number, move in enumerate(self.record.moves):
            state = self.match.state
            best, cost, reason = self._decision(state, move.seat, move.text, number)
            replay_move(self.match, move, self.file)
            chances = self._chances()
            swing = max(abs(now - then) for now, then in zip(chances, before, strict=True))
            judged = Judged(number + 1, move.seat, move.text, chances, swing, best, cost, reason)
            self.moves.append(judged)
            before = chances
            yield judged
        check_result(self.match, self.record, self.file)

    def analysis(self) -> Analysis:
        """Everything, once all actions are judged."""
        order = sorted(range(len(self.moves)), key=lambda at: -self.moves[at].swing)
        return Analysis(
            game=self.game.id,
            players=self.record.players,
            start=self.start,
            moves=self.moves,
            turning_points=sorted(self.moves[at].n for at in order[:TURNS]),
            shares=self._shares(),
        )

    def _rng(self, purpose: str) -> Rng:
        return Rng(derived_seed(self.seed, purpose, int(self.match.state.n)))

    def _chances(self) -> list[float]:
        """What an onlooker would give for each seat now."""
        state = self.match.state
        if state.outcome() is not None:
            return shares(state)
        rng = self._rng("chances")
        self.guide.prepare(state.reimagine(ONLOOKER, rng), ONLOOKER)
        total = [0.0] * int(state.seats)
        for _ in range(TRIALS):
            world = state.reimagine(ONLOOKER, rng)
            self.guide.roll_out(world, rng)
            total = [sum(pair) for pair in zip(total, self.guide.values(world), strict=True)]
        return [chance / TRIALS for chance in total]

    def _decision(
        self, state: State, seat: int, text: str, number: int
    ) -> tuple[str | None, float | None, str | None]:
        played = self.game.parse(self.match.setup, seat, text)
        if len(state.legal(seat)) < 2:
            return None, None, None
        search = self.thinker.think(self.game.seen(state, seat), self._rng("search"))
        if search is None:
            return None, None, None
        best = search.choice()
        weights = dict(zip(search.root.actions, search.strategy(), strict=True))
        if search.root.bid and weights.get(played, 0.0) > 0.0:
            best = played  # of a mixture every part is right
        cost = 0.0 if best == played else self._loss(search.world, seat, best, played, number)
        reason = self.thinker.guide.reason(search.world, seat, best).key
        return self.game.format(self.match.setup, seat, best), cost, reason

    def _loss(self, known: State, seat: int, best: int, played: int, number: int) -> float:
        """How much more the best move wins than the one played, in the same worlds with the same luck."""
        self.guide.prepare(known, seat)
        rng = Rng(derived_seed(self.seed, "loss", number))
        lost = 0.0
        for _ in range(TRIALS):
            world = known.reimagine(seat, rng)
            luck = rng.fork()
            lost += self._outcome(world.copy(), seat, best, luck.copy())
            lost -= self._outcome(world, seat, played, luck)
        return max(0.0, lost / TRIALS)

    def _outcome(self, world: State, seat: int, action: int, luck: Rng) -> float:
        world.apply(seat, action)
        if world.to_act:
            self.guide.roll_out(world, luck)
        return self.guide.values(world)[seat]

    def _shares(self) -> list[Share]:
        seats = int(self.match.state.seats)
        over = self.match.state.outcome() is not None
        result = shares(self.match.state) if over else self._chances()
        given = [0.0] * seats
        for move in self.moves:
            if move.cost is not None and move.cost >= TELLING:
                given[move.seat] += move.cost
        found = []
        for seat in range(seats):
            others = (sum(given) - given[seat]) / (seats - 1)
            skill = others - given[seat]
            luck = result[seat] - 1 / seats - skill
            player = self.record.players[seat] if seat < len(self.record.players) else ""
            found.append(Share(seat, player, result[seat], given[seat], skill, luck))
        return found

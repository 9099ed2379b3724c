"""Where a finished match turned: the chance to win over time, what each decision cost, luck against skill.

`verdicts.py` judges every moment by itself, in several processes if wanted; what they say is put in order and
summed up here.
"""

import math
from collections.abc import Iterator, Sequence
from statistics import fmean

from monoceros.bots.verdict_pool import verdicts
from monoceros.bots.verdicts import ITERATIONS, SURE, Judge, Lapse, Look, shown
from monoceros.core.game import Game
from monoceros.core.guide import shares
from monoceros.core.match import Match, begin_replay, replay
from monoceros.core.packs import OwnPack
from monoceros.core.record import Record
from monoceros.core.wire import News, Struct

LOOKS = 4
"""How many looks at an unchanged situation are weighed alike."""
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


class Share(Struct, frozen=True):
    """One player: the share of the victory, and how much of it came from play and how much from luck.

    `given_away` adds up the telling costs of their own decisions. `skill` is the merit of all their decisions
    (`merit.py`) set against the opponents', and `luck` what remains of the result beyond an even share. What
    a partner does badly is bad luck.
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

    A `Mistake` at once if the record does not hold. The answer is the same however many `jobs` share it.
    """

    def __init__(
        self,
        game: Game,
        record: Record,
        own_pack: OwnPack | None = None,
        file: str = "record",
        iterations: int = ITERATIONS,
        seed: int = 1,
        jobs: int = 1,
    ) -> None:
        self.game = game
        self.record = record
        self.own_pack = own_pack
        self.file = file
        self.jobs = jobs
        # Nobody shall wait for minutes to learn that the last line of a record does not hold.
        self.end: Match = replay(game, record, own_pack, file)
        begin = begin_replay(game, record, own_pack, file)
        self.judging = Judge(game, begin.setup, iterations, seed)
        self.trust = self.judging.guide.trust(begin.state)
        self.outlook = Outlook()
        seats = int(begin.state.seats)
        self.start = self._told(self.judging.look(begin.state), [1 / seats] * seats)
        self.moves: list[Judged] = []
        self.lapses: list[Lapse] = []
        self.merits = [0.0] * seats

    def judge(self) -> Iterator[Judged]:
        """Every action of the record, in order."""
        before = self.start
        found = verdicts(self.judging, self.record, self.own_pack, self.jobs)
        for (number, move), one in zip(enumerate(self.record.moves, 1), found, strict=True):
            if one.lapse is not None:
                self.lapses.append(one.lapse)
            self.merits[move.seat] += one.merit
            chances = self._told(one.look, before)
            swing = max(abs(now - then) for now, then in zip(chances, before, strict=True))
            judged = Judged(
                number, move.seat, move.text, one.news, chances, swing, one.best, one.cost, one.reason
            )
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

    def _told(self, look: Look | None, before: list[float]) -> list[float]:
        """The chances after one more look, as they are shown; those of before where there was none."""
        if look is None:
            return before
        if not look.errors:
            return look.chances
        return shown(self.outlook.take_in(look.chances, look.errors), self.trust)

    def _shares(self) -> list[Share]:
        state = self.end.state
        seats = int(state.seats)
        last = self.moves[-1].chances if self.moves else self.start
        result = shares(state) if state.outcome() is not None else last
        given = [0.0] * seats
        for lapse in self.lapses:
            given[lapse.seat] += lapse.cost
        found = []
        for seat, skill in enumerate(skills(self.merits, self.game.teams(state))):
            luck = result[seat] - 1 / seats - skill
            player = self.record.players[seat] if seat < len(self.record.players) else ""
            found.append(Share(seat, player, result[seat], given[seat], skill, luck))
        return found


def skills(merits: Sequence[float], teams: Sequence[int]) -> list[float]:
    """What each seat did better than its opponents did on average."""
    pairs = list(zip(merits, teams, strict=True))
    return [own - fmean(merit for merit, other in pairs if other != team) for own, team in pairs]

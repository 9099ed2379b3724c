"""What HiLo tells a search: which moves look good, how to play on quickly, what a position is worth.

Nobody here looks at a card its player cannot see: a hidden card counts with the average of the cards the
thinking seat has not seen.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monoceros.core.contract import State
from monoceros.core.guide import FAR, Guide, Reason, promise
from monoceros.core.network import Weights, cleared, set_against
from monoceros.core.rng import Rng
from monoceros.core.table import UNKNOWN
from monoceros.games.hilo.actions import (
    DISCARD,
    DRAW,
    PLACE,
    TAKE,
    swap_action,
    swap_place,
    swap_seat,
    swap_spot,
)
from monoceros.games.hilo.bot.close_look import DRAW_NOW
from monoceros.games.hilo.bot.evaluate import NO_SEAT, Evaluation, held, lying
from monoceros.games.hilo.bot.inputs import COUNT, INPUTS, describe
from monoceros.games.hilo.bot.layouts import HAIR, HOPELESS
from monoceros.games.hilo.bot.move_inputs import MOVE_COUNT, MOVE_INPUTS, describe_moves
from monoceros.games.hilo.bot.reasons import reason
from monoceros.games.hilo.deck import HiloDeck
from monoceros.games.hilo.scoring import open_score
from monoceros.games.hilo.state import CAST, DRAWN, OVER, START, TAKEN, TURN, HiloState

WARMTH: Final = 0.9
"""Coins of difference that make a move e times as promising."""
FLOOR: Final = 0.01
"""What even a hopeless move is thought about."""
EAGER: Final = 0.05
"""The gain for which a drawn card is laid rather than laid off."""
TRUST: Final = [0.65, 0.3, 0.4]
"""What of the odds of a playout holds among experts, with two, three and more players.

A playout lets everyone go for coins alone; experts who are behind put the end off, and leads last less often.
"""
COIN: Final = 0.43
"""What a coin of lead in the end adds to the logarithm of the odds, for two who are about even.

Fitted to how moves changed the coins and the victories of playouts, in 40 matches.
"""
PAIR: Final = 2
EFFORT: Final = 400
DUEL_EFFORT: Final = 40
"""With two players networks also show the way, and so few play better than 400 did without."""
MASTERY: Final = 12_000
DUEL_MASTERY: Final = 24_000
CROWD: Final = 4
CROWD_CURIOSITY: Final = 0.4
"""Half the usual, for chances lie closer together the more players share them."""
REACH: Final = 2
"""Turns after the one at hand that are played on before a network judges."""
GLANCES: Final = 10
"""Cards of others a magician looks at in a playout before he swaps."""


class HiloGuide(Guide):
    """Plays HiLo quickly and sensibly, for the playouts of a search."""

    def __init__(self, deck: HiloDeck, seats: int) -> None:
        self.evaluation = Evaluation(deck)
        self.seats = seats
        if seats == CROWD:
            self.curiosity = CROWD_CURIOSITY
        self.patience: vec[float] = vec[float]()
        """What drawing brought each seat when thinking began: taking must bring more."""
        self._at: HiloState | None = None
        self._at_n: i64 = 0
        """The state the layouts are those of, and the action it had come to then."""
        self._rows: vec[float] = vec[float]()
        self._closely = True
        self._move_rows: vec[float] = vec[float]()
        self.planned_n: i64 = -1
        self.planned: i64 = 0
        """Where a card just taken is to go, when the match has come to action `planned_n`."""

    def effort(self) -> int:
        """Iterations an expert takes for a decision."""
        return DUEL_EFFORT if self.seats == PAIR else EFFORT

    def mastery(self) -> int:
        """A fraction of what a second on two cores is good for."""
        return DUEL_MASTERY if self.seats == PAIR else MASTERY

    def prepare(self, state: State, seat: i64) -> None:
        """Count what this seat has not seen, and what hidden cards and families are worth by that."""
        assert isinstance(state, HiloState)
        self.evaluation.look(state, seat)
        self._at = state
        self._at_n = state.n
        self.patience = vec[float]([layout.draw_gain() for layout in self.evaluation.layouts])

    def _read(self, state: HiloState) -> None:
        """Go over to another state, if the layouts are not those of this one already."""
        if self._at is not state or self._at_n != state.n:
            self.evaluation.read(state)
            self._at = state
            self._at_n = state.n

    def worth_thinking(self, state: State, seat: i64) -> bool:
        """All start cards are alike."""
        del seat
        assert isinstance(state, HiloState)
        return state.step != START

    def priors(self, state: State, seat: i64, legal: list[int]) -> list[float] | None:
        """The more a move brings, the more promising it is."""
        assert isinstance(state, HiloState)
        if state.step == START:
            return None
        network = self.policy_network
        if network is not None:
            return self.learned_priors(network, state, seat, legal)
        self._read(state)
        return promise(self.evaluation.gains(state, seat, legal), WARMTH, FLOOR)

    def reason(self, state: State, seat: i64, action: i64) -> Reason:
        """What speaks for an action, in coins."""
        assert isinstance(state, HiloState)
        self._read(state)
        return reason(self.evaluation, state, seat, action)

    def trust(self, state: State) -> float:
        """Fitted to who won some hundred matches of experts at each table; a network knows by itself."""
        if self.network is not None:
            return 1.0
        return TRUST[min(int(state.seats), 4) - 2]

    def values(self, state: State) -> list[float]:
        """The share of each seat in the victory: by a network, or by the coins that can be expected."""
        network = self.network
        if network is not None and state.to_act != 0:
            return set_against(network.strengths(self.describe(state)))
        coins = self._coins(state)
        most = max(coins)
        share = 1.0 / coins.count(most)
        return [share if score == most else 0.0 for score in coins]

    def judge_by(self, weights: Weights | None) -> None:
        """Let a network judge positions; layouts are looked at closely only for one that learnt from it."""
        super().judge_by(weights)
        self._closely = weights is None or DRAW_NOW in weights.inputs

    def inputs(self) -> list[str]:
        return list(INPUTS)

    def describe(self, state: State) -> vec[float]:
        assert isinstance(state, HiloState)
        self._read(state)
        self._rows = cleared(self._rows, state.seats * COUNT)
        describe(self.evaluation, self.patience, state, self.favourite, self._rows, closely=self._closely)
        return self._rows

    def move_inputs(self) -> list[str]:
        return list(MOVE_INPUTS)

    def describe_moves(self, state: State, seat: i64, legal: list[int]) -> vec[float]:
        assert isinstance(state, HiloState)
        self._read(state)
        gains = self.evaluation.gains(state, seat, legal)
        self._move_rows = cleared(self._move_rows, len(legal) * MOVE_COUNT)
        priors = promise(gains, WARMTH, FLOOR)
        describe_moves(self.evaluation, self.patience, state, seat, legal, gains, priors, self._move_rows)
        return self._move_rows

    def stage(self, state: State) -> i64:
        """Playouts stop where a turn begins."""
        assert isinstance(state, HiloState)
        return state.active if state.step != START else NO_SEAT

    def leads(self, state: State) -> list[float]:
        """Half by coins beyond the best of the others, half by victory: to end in time is part of the art."""
        coins = self._coins(state)
        won = self.values(state)
        even = 1.0 / float(len(coins))
        found: list[float] = []
        for seat in range(len(coins)):
            ahead = coins[seat] - max(coins[:seat] + coins[seat + 1 :])
            found.append(0.5 * (COIN * ahead + (won[seat] - even) / (even * (1.0 - even))))
        return found

    def _coins(self, state: State) -> list[float]:
        """The coins of every seat: those counted in the end, before that those to be expected."""
        assert isinstance(state, HiloState)
        if state.step == OVER:
            return [float(open_score(state, seat)) for seat in range(state.seats)]
        self._read(state)
        return self.evaluation.worths(state)

    # Playing on.

    def playout(self, state: State, rng: Rng) -> None:
        """To the end, every seat after its own gain; where a network judges, to the end of a turn."""
        assert isinstance(state, HiloState)
        while state.step == START:
            chooser = state.decider()
            state.apply(chooser, state.pick(chooser, rng))
        self._read(state)
        self.planned_n = -1
        played: i64 = 0
        turns: i64 = 0
        active = state.active
        while state.to_act != 0 and played < FAR:
            seat = state.active
            if seat != active:
                if turns == REACH and self.network is not None:
                    return
                turns += 1
                active = seat
            action = self._move(state, seat, rng)
            state.apply(seat, action)
            self.evaluation.follow(state, seat, action)
            self._at_n = state.n
            played += 1

    def move(self, state: HiloState, seat: i64, rng: Rng) -> i64:
        """A sensible move in about a microsecond."""
        self._read(state)
        return self._move(state, seat, rng)

    def _move(self, state: HiloState, seat: i64, rng: Rng) -> i64:
        step = state.step
        if step == TURN:
            return self._begin(state, seat)
        if step == TAKEN or step == DRAWN:
            return self._place(state, seat)
        if step == CAST:
            return self._swap(state, seat, rng)
        return state.pick(seat, rng)

    def _begin(self, state: HiloState, seat: i64) -> i64:
        mine = self.evaluation.layouts[seat]
        place = mine.best_place(lying(state))
        if mine.best <= self.patience[seat]:
            return DRAW
        if (
            state.hidden(seat) == 1
            and mine.is_hidden(place)
            and not self.evaluation.is_ahead(seat, mine.best)
        ):
            return DRAW
        self.planned_n = state.n + 1
        self.planned = place
        return TAKE

    def _place(self, state: HiloState, seat: i64) -> i64:
        if state.step == TAKEN and self.planned_n == state.n:
            return PLACE + self.planned
        mine = self.evaluation.layouts[seat]
        kind = held(state)
        place = mine.best_place(kind)
        best = mine.best
        if state.hidden(seat) == 1 and (mine.is_hidden(place) or best <= EAGER):
            # Either way the last card is turned, which ends the game: only for who is ahead.
            if self.evaluation.is_ahead(seat, max(best, 0.0)):
                return PLACE + place if best > EAGER or state.step == TAKEN else DISCARD
            return PLACE + mine.best_open_place(kind)
        if best > EAGER or state.step == TAKEN:
            return PLACE + place
        return DISCARD

    def _swap(self, state: HiloState, seat: i64, rng: Rng) -> i64:
        """The best of some swaps: a card of somebody else's to where it brings most here."""
        mine = self.evaluation.layouts[seat]
        action = state.pick(seat, rng)
        best = HOPELESS
        for _ in range(GLANCES):
            trial = state.pick(seat, rng)
            other = swap_seat(state.seats, seat, trial)
            spot = swap_spot(trial)
            kind = state.open_kind(other, spot)
            place = swap_place(trial)
            if kind != UNKNOWN:
                place = mine.best_place(kind)
                if mine.is_magic(place):
                    continue
                gain = mine.best
            else:
                gain = mine.gain(place, kind)
            if gain > best + HAIR:
                best = gain
                action = swap_action(state.seats, seat, place, other, spot)
        return action

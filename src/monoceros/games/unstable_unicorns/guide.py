"""What Unstable Unicorns tells a search: promise by the heuristic's gains, a quick round, a judgement.

Matches are long and swing with every card, so a rollout goes once round the table and is then judged
(`judge.py`). Nobody acts on cards they cannot see.
"""

import math
from typing import Final

from mypy_extensions import i64

from monoceros.core.contract import State
from monoceros.core.guide import Guide, Reason
from monoceros.core.rng import Rng
from monoceros.games.unstable_unicorns import actions as a
from monoceros.games.unstable_unicorns import vocabulary as v
from monoceros.games.unstable_unicorns.board import (
    ASK_ACTION,
    ASK_CARD,
    ASK_FOAL,
    ASK_HAND,
    ASK_LIMIT,
    ASK_NEIGH,
    ASK_PLAYER,
    ASK_USE,
    NOBODY,
)
from monoceros.games.unstable_unicorns.bot import HeuristicBot
from monoceros.games.unstable_unicorns.deck import UnicornDeck
from monoceros.games.unstable_unicorns.judge import Judge
from monoceros.games.unstable_unicorns.reasons import reason
from monoceros.games.unstable_unicorns.state import UnicornState
from monoceros.games.unstable_unicorns.worth import HAND_CARD

TRIES: Final = 200
"""Iterations of an expert for each player at the table."""
WARMTH: Final = 0.45
"""Worth of difference that makes a move e times as promising."""
MOST_GAIN: Final = 3.0
ROUND_STEPS: Final = 60
"""Decisions after which a rollout is judged even in the middle of a round."""
FRACTION: Final = 1.0 / 4294967296.0
MOOD: Final = 0.5
"""How far a quick player may be off in judging a move."""


class UnicornGuide(Guide):
    """Plays Unstable Unicorns quickly and sensibly."""

    def __init__(self, deck: UnicornDeck, seats: int, judge: Judge) -> None:
        self.deck = deck
        self.seats = seats
        self.judge = judge
        self.bot = HeuristicBot(deck)
        self.worth = self.bot.worth

    def effort(self) -> int:
        """Iterations an expert takes for a decision: more the more others move before the next turn."""
        return TRIES * self.seats

    def worth_thinking(self, state: State, seat: i64) -> bool:
        """All foals are alike."""
        del seat
        assert isinstance(state, UnicornState)
        return state.ask != ASK_FOAL

    def priors(self, state: State, seat: i64, legal: list[int]) -> list[float] | None:
        """The more the heuristic likes a move, the more promising it is."""
        assert isinstance(state, UnicornState)
        gains = self.bot.gains(state.view(int(seat)), seat, legal)
        most = min(MOST_GAIN, max(gains))
        weights = [math.exp((max(-MOST_GAIN, min(MOST_GAIN, gain)) - most) / WARMTH) + 0.02 for gain in gains]
        total = math.fsum(weights)
        return [weight / total for weight in weights]

    def reason(self, state: State, seat: i64, action: i64) -> Reason:
        """What speaks for a move in the heuristic's eyes."""
        assert isinstance(state, UnicornState)
        return reason(self.bot, state.view(int(seat)), int(action))

    # Playing on

    def roll_out(self, state: State, rng: Rng) -> None:
        """Once round the table, everyone by a quick look: a turn more for anybody would be worth a lot."""
        assert isinstance(state, UnicornState)
        turns: i64 = 0
        active = state.active
        played: i64 = 0
        while state.to_act != 0 and played < ROUND_STEPS:
            seat = state.decider()
            state.apply(seat, self.move(state, seat, rng))
            played += 1
            if state.active != active:
                active = state.active
                turns += 1
                if turns >= state.seats:
                    return

    def move(self, state: UnicornState, seat: i64, rng: Rng) -> i64:
        """A sensible move at a quick look."""
        ask = state.ask
        if ask == ASK_NEIGH:
            return self._answer(state, seat, rng)
        if ask == ASK_PLAYER:
            return self._player(state, seat, rng)
        if ask != ASK_ACTION and ask != ASK_CARD and ask != ASK_HAND and ask != ASK_LIMIT and ask != ASK_USE:
            return state.pick(seat, rng)
        legal = state.legal(seat)
        mine = ask != ASK_CARD or state.stable_asked() == seat
        best: i64 = legal[0]
        best_worth = -1000.0
        for action in legal:
            worth = self._worth(state, seat, action, mine=mine) + MOOD * float(rng.word()) * FRACTION
            if worth > best_worth:
                best_worth = worth
                best = action
        return best

    def _worth(self, state: UnicornState, seat: i64, action: i64, *, mine: bool) -> float:
        if action < a.PLAY:
            return HAND_CARD
        if action < a.PICK:
            kind: i64 = action - a.PLAY
            if self.deck.unicorn[kind] and state.unicorns(seat) + self.deck.counts[kind] >= state.goal():
                return 100.0
            return self.worth.playing[kind]
        if action >= a.USE:
            return self.worth.program(action - a.USE, v.ON_TURN_START) + HAND_CARD
        kind = action - a.PICK
        if state.ask == ASK_CARD:
            return -self.worth.lying[kind] if mine else self.worth.lying[kind]
        return -self.worth.held[kind]

    def _answer(self, state: UnicornState, seat: i64, rng: Rng) -> i64:
        """Neigh what would win, other cards now and then; never one's own."""
        legal = state.legal(seat)
        if len(legal) == 1 or state.callers[-1] == seat:
            return a.PASS
        caller: i64 = state.callers[0]
        danger = caller != seat and state.unicorns(caller) + 1 >= state.goal()
        if danger or rng.below(8) == 0:
            return legal[1 + rng.below(len(legal) - 1)]
        return a.PASS

    def _player(self, state: UnicornState, seat: i64, rng: Rng) -> i64:
        """Mostly whoever is closest to winning."""
        legal = state.legal(seat)
        best: i64 = legal[rng.below(len(legal))]
        most: i64 = -1
        if rng.below(4) == 0:
            return best
        for action in legal:
            if action >= a.PLAYER:
                other = a.player_seat(state.seats, seat, action)
                if other != seat and state.unicorns(other) > most:
                    most = state.unicorns(other)
                    best = action
        return best

    def values(self, state: State) -> list[float]:
        """Each seat's chance to win; exact when the match is over."""
        assert isinstance(state, UnicornState)
        if state.to_act != 0:
            return self.judge.chances(state)
        won: list[float] = [0.0] * int(state.seats)
        if state.winner != NOBODY:
            won[state.winner] = 1.0
        return won

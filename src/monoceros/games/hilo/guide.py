"""What HiLo tells a search: which moves bring most, and play that goes after it.

Nobody here looks at a card its player cannot see: a hidden card counts with the average of the cards the
thinking seat has not seen.
"""

import math
from typing import Final

from mypy_extensions import i64

from monoceros.core.contract import State
from monoceros.core.guide import FAR, Guide, Reason
from monoceros.core.rng import Rng
from monoceros.core.table import EVERYONE, UNKNOWN
from monoceros.core.wire import Value
from monoceros.games.hilo.actions import (
    DISCARD,
    DRAW,
    FLIP,
    PLACE,
    SIZE,
    SWAP,
    TAKE,
    swap_action,
    swap_place,
    swap_seat,
    swap_spot,
)
from monoceros.games.hilo.appraisal import Appraisal
from monoceros.games.hilo.board import (
    CAST,
    DISCARD_PILE,
    DRAWN,
    HELD,
    LAYOUT,
    OVER,
    START,
    TAKEN,
    TURN,
)
from monoceros.games.hilo.deck import HiloDeck
from monoceros.games.hilo.ledger import Ledger, Prices
from monoceros.games.hilo.scoring import layout_score
from monoceros.games.hilo.state import HiloState

WARMTH: Final = 0.9
"""Coins of difference that make a move e times as promising."""
SPOIL: Final = 0.35
"""What a coin taken from another player is worth, in own coins."""
EAGER: Final = 0.05
"""The gain for which a drawn card is laid rather than laid off."""
GLANCES: Final = 10
"""Cards of others a magician looks at in a rollout before he swaps."""


class HiloGuide(Guide):
    """Plays HiLo quickly and sensibly, for the rollouts of a search."""

    def __init__(self, deck: HiloDeck) -> None:
        self.deck = deck
        self.appraisal = Appraisal(deck, self._stock(), 0.0)
        self.prices = Prices(self.appraisal)
        self.ledgers: list[Ledger] = []
        self.patience: list[float] = []
        self.planned_n: i64 = -1
        self.planned: i64 = 0

    def _stock(self) -> list[int]:
        return [self.deck.stock[name] for name in self.deck.names]

    def effort(self) -> int:
        """Iterations an expert takes for a decision."""
        return 300

    # Once for each decision.

    def prepare(self, state: State, seat: i64) -> None:
        """Count what this seat has not seen, and what hidden cards and families are worth by that."""
        assert isinstance(state, HiloState)
        unseen = self._stock()
        for zone in range(len(state.table.zones)):
            for kind in state.table.shown(zone, seat):
                if kind != UNKNOWN:
                    unseen[kind] -= 1
        self.appraisal = Appraisal(self.deck, unseen, float(state.n) / (2.0 * float(state.seats)))
        self.prices = Prices(self.appraisal)
        self.planned_n = -1
        self.patience = [self._ledger(state, player).draw_gain() for player in range(state.seats)]

    def worth_thinking(self, state: State, seat: i64) -> bool:
        """All start cards are alike."""
        del seat
        assert isinstance(state, HiloState)
        return state.step != START

    # What lies open, and what cards are worth there.

    def _kind(self, state: HiloState, player: i64, place: i64) -> i64:
        card = state.table.zones[LAYOUT + player][place]
        return self.deck.kinds[card] if state.table.seen[card] == EVERYONE else UNKNOWN

    def _ledger(self, state: HiloState, player: i64) -> Ledger:
        return Ledger(self.prices, [self._kind(state, player, place) for place in range(SIZE)])

    def _open_ledgers(self, state: HiloState) -> None:
        self.ledgers = [self._ledger(state, player) for player in range(state.seats)]

    def _note(self, state: HiloState, seat: i64, action: i64) -> None:
        """Keep the ledgers up to date after an action."""
        if action >= SWAP:
            other = swap_seat(state.seats, seat, action)
            spot = swap_spot(action)
            self.ledgers[other].lay(spot, self._kind(state, other, spot))
            place = swap_place(action)
        elif action >= FLIP:
            place = action - FLIP
        elif action >= PLACE:
            place = action - PLACE
        else:
            return
        self.ledgers[seat].lay(place, self._kind(state, seat, place))

    def _lying(self, state: HiloState) -> i64:
        """The kind of the open card on the discard pile."""
        return self.deck.kinds[state.table.zones[DISCARD_PILE][-1]]

    def _held(self, state: HiloState) -> i64:
        return self.deck.kinds[state.table.zones[HELD][0]]

    # How promising moves look.

    def gains(self, state: HiloState, seat: i64, legal: list[int]) -> list[float]:
        """What each legal action brings this seat, in coins."""
        if state.step == CAST:
            return self._swap_gains(state, seat, legal)
        mine = self._ledger(state, seat)
        if state.step == TURN:
            mine.best_place(self._lying(state))
            taken = mine.best
            return [taken, mine.draw_gain()]
        gains: list[float] = []
        for action in legal:
            if PLACE <= action < FLIP:
                gains.append(mine.gain(action - PLACE, self._held(state)))
            elif action != DISCARD and mine.spoiled(action - FLIP):
                gains.append(0.5)
            else:
                gains.append(0.0)
        return gains

    def _swap_gains(self, state: HiloState, seat: i64, legal: list[int]) -> list[float]:
        self._open_ledgers(state)
        mine = self.ledgers[seat]
        gains: list[float] = []
        for action in legal:
            other = swap_seat(state.seats, seat, action)
            place = swap_place(action)
            spot = swap_spot(action)
            gain = mine.gain(place, self._kind(state, other, spot))
            loss = self.ledgers[other].gain(spot, self._kind(state, seat, place))
            gains.append(gain - SPOIL * loss)
        return gains

    def priors(self, state: State, seat: i64, legal: list[int]) -> list[float] | None:
        """The more a move brings, the more promising it is."""
        assert isinstance(state, HiloState)
        if state.step == START:
            return None
        gains = self.gains(state, seat, legal)
        most = max(gains)
        weights = [math.exp((gain - most) / WARMTH) + 0.01 for gain in gains]
        total = math.fsum(weights)
        return [weight / total for weight in weights]

    def reason(self, state: State, seat: i64, action: i64) -> Reason:
        """What speaks for an action, in coins."""
        assert isinstance(state, HiloState)
        if state.step == START:
            return Reason("hint-all-alike", {})
        mine = self._ledger(state, seat)
        if state.step == TURN:
            mine.best_place(self._lying(state))
            gain = mine.best if action == TAKE else mine.draw_gain()
        else:
            gain = self.gains(state, seat, [int(action)])[0]
        coins: dict[str, Value] = {"coins": max(1, round(gain))}
        if state.step == TURN:
            return Reason("hilo-hint-take", coins) if action == TAKE else Reason("hilo-hint-draw", coins)
        if action == DISCARD:
            return Reason("hilo-hint-lay-off", {})
        if action >= SWAP:
            return Reason("hilo-hint-swap", coins) if gain >= 0.5 else Reason("hilo-hint-harmless", {})
        if action >= FLIP:
            return Reason("hilo-hint-uncover", {})
        if state.hidden[seat] == 1 and mine.is_hidden(action - PLACE):
            self._open_ledgers(state)
            return Reason("hilo-hint-end" if self._ahead(state, seat, gain) else "hilo-hint-end-behind", {})
        return Reason("hilo-hint-place", coins) if gain >= 0.5 else Reason("hilo-hint-harmless", {})

    # Playing on.

    def roll_out(self, state: State, rng: Rng) -> None:
        """To the end, every seat after its own gain."""
        assert isinstance(state, HiloState)
        while state.step == START:
            chooser = state.decider()
            state.apply(chooser, state.pick(chooser, rng))
        self._open_ledgers(state)
        played: i64 = 0
        while state.to_act != 0 and played < FAR:
            seat = state.decider()
            action = self._move(state, seat, rng)
            state.apply(seat, action)
            self._note(state, seat, action)
            played += 1

    def move(self, state: HiloState, seat: i64, rng: Rng) -> i64:
        """A sensible move in a few microseconds."""
        self._open_ledgers(state)
        return self._move(state, seat, rng)

    def _move(self, state: HiloState, seat: i64, rng: Rng) -> i64:
        step = state.step
        if step == TURN:
            return self._turn(state, seat)
        if step == TAKEN or step == DRAWN:
            return self._lay(state, seat)
        if step == CAST:
            return self._swap(state, seat, rng)
        return state.pick(seat, rng)

    def _turn(self, state: HiloState, seat: i64) -> i64:
        mine = self.ledgers[seat]
        place = mine.best_place(self._lying(state))
        best = mine.best
        if best <= self.patience[seat]:
            return DRAW
        if state.hidden[seat] == 1 and mine.is_hidden(place) and not self._ahead(state, seat, best):
            return DRAW
        self.planned_n = state.n + 1
        self.planned = place
        return TAKE

    def _lay(self, state: HiloState, seat: i64) -> i64:
        if state.step == TAKEN and self.planned_n == state.n:
            return PLACE + self.planned
        mine = self.ledgers[seat]
        kind = self._held(state)
        place = mine.best_place(kind)
        best = mine.best
        if state.hidden[seat] == 1 and (mine.is_hidden(place) or best <= EAGER):
            # Either way the last card is turned, which ends the game: only for who is ahead.
            if self._ahead(state, seat, max(best, 0.0)):
                return PLACE + place if best > EAGER or state.step == TAKEN else DISCARD
            return PLACE + mine.best_open_place(kind)
        if best > EAGER or state.step == TAKEN:
            return PLACE + place
        return DISCARD

    def _ahead(self, state: HiloState, seat: i64, gain: float) -> bool:
        """Whether this seat would have the most if the game ended with this gain."""
        mine = self.ledgers[seat].worth() + gain
        player: i64 = 0
        while player < state.seats:
            if player != seat and self.ledgers[player].worth() > mine:
                return False
            player += 1
        return True

    def _swap(self, state: HiloState, seat: i64, rng: Rng) -> i64:
        """The best of some swaps: a card of somebody else's to where it brings most here."""
        mine = self.ledgers[seat]
        action = state.pick(seat, rng)
        best = -1000.0
        for _ in range(GLANCES):
            trial = state.pick(seat, rng)
            other = swap_seat(state.seats, seat, trial)
            spot = swap_spot(trial)
            kind = self._kind(state, other, spot)
            place = swap_place(trial)
            if kind != UNKNOWN:
                place = mine.best_place(kind)
                if mine.is_magic(place):
                    continue
                gain = mine.best
            else:
                gain = mine.gain(place, kind)
            if gain > best:
                best = gain
                action = swap_action(state.seats, seat, place, other, spot)
        return action

    def values(self, state: State) -> list[float]:
        """The share of each seat in the victory, by what lies open or can be expected."""
        assert isinstance(state, HiloState)
        if state.step == OVER:
            kinds = self.deck.kinds
            coins = [
                float(layout_score(self.deck, [kinds[card] for card in state.table.zones[LAYOUT + player]]))
                for player in range(state.seats)
            ]
        else:
            coins = [self._ledger(state, player).worth() for player in range(state.seats)]
        most = max(coins)
        share = 1.0 / coins.count(most)
        return [share if score == most else 0.0 for score in coins]

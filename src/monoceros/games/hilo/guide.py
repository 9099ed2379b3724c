"""What HiLo tells a search: gains of single cards, reckoned where they change, and play that follows them.

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
from monoceros.games.hilo.deck import (
    ANIMAL,
    COLUMNS,
    FAMILY_COUNT,
    KEEPER,
    MAGICIAN,
    HiloDeck,
)
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
MOST: Final[i64] = 13
"""Keepers or animals of a family in one layout, and none."""


class HiloGuide(Guide):
    """Plays HiLo quickly and sensibly, for the rollouts of a search."""

    def __init__(self, deck: HiloDeck) -> None:
        self.deck = deck
        self.appraisal = Appraisal(deck, self._stock(), 0.0)
        self.left: list[float] = []
        self.right: list[float] = []
        self.top: list[float] = []
        self.bottom: list[float] = []
        self.coins: list[float] = []
        self.magic: list[bool] = [role == MAGICIAN for role in deck.roles] + [False]
        # Kinds that change more than their column.
        self.matters: list[bool] = [role in (KEEPER, ANIMAL, MAGICIAN) for role in deck.roles] + [False]
        self.kept: list[float] = []
        self.keepers: list[int] = [0] * FAMILY_COUNT
        self.animals: list[int] = [0] * FAMILY_COUNT
        self.patience: list[float] = []
        self.best = 0.0
        self.planned_n: i64 = -1
        self.planned: i64 = 0

    def _stock(self) -> list[int]:
        return [self.deck.stock[name] for name in self.deck.names]

    def effort(self) -> int:
        """Iterations an expert takes for a decision."""
        return 1200

    # Once for each decision.

    def prepare(self, state: State, seat: i64) -> None:
        """Count what this seat has not seen, and what hidden cards and families are worth by that."""
        assert isinstance(state, HiloState)
        deck = self.deck
        unseen = self._stock()
        for zone in range(len(state.table.zones)):
            for kind in state.table.shown(zone, seat):
                if kind != UNKNOWN:
                    unseen[kind] -= 1
        appraisal = Appraisal(deck, unseen, float(state.n) / (2.0 * float(state.seats)))
        self.appraisal = appraisal
        # One more number at the end of each list: that of an unknown card, whose kind is -1.
        self.left = [*map(float, deck.left), appraisal.left]
        self.right = [*map(float, deck.right), appraisal.right]
        self.top = [*map(float, deck.top), appraisal.top]
        self.bottom = [*map(float, deck.bottom), appraisal.bottom]
        self.coins = [*map(float, deck.coins), appraisal.coin]
        self.kept = [0.0] * (FAMILY_COUNT * MOST * MOST)
        for family in range(FAMILY_COUNT):
            for keepers in range(MOST):
                for animals in range(MOST):
                    at = (family * MOST + keepers) * MOST + animals
                    self.kept[at] = appraisal.kept(keepers, animals, family)
        self.planned_n = -1
        self.patience = [self._draw_gain(self._open(state, player)) for player in range(state.seats)]

    def worth_thinking(self, state: State, seat: i64) -> bool:
        """All start cards are alike."""
        del seat
        assert isinstance(state, HiloState)
        return state.step != START

    # What a card is worth somewhere.

    def _open(self, state: HiloState, player: i64) -> list[int]:
        kinds = self.deck.kinds
        seen = state.table.seen
        return [
            kinds[card] if seen[card] == EVERYONE else UNKNOWN for card in state.table.zones[LAYOUT + player]
        ]

    def _void(self, layout: list[int], place: i64) -> bool:
        return self.magic[layout[(place + COLUMNS) % SIZE]]

    def _beside(self, layout: list[int], place: i64, kind: i64) -> float:
        """The coins of a card by itself and with its neighbours left and right."""
        total = self.coins[kind]
        column = place % COLUMNS
        if column > 0 and not self._void(layout, place - 1):
            total += self.left[kind] * self.right[layout[place - 1]]
        if column < COLUMNS - 1 and not self._void(layout, place + 1):
            total += self.right[kind] * self.left[layout[place + 1]]
        return total

    def _column(self, layout: list[int], place: i64, kind: i64) -> float:
        """The coins of a column if this card lay there; all a single card changes but its family."""
        other = (place + COLUMNS) % SIZE
        partner = layout[other]
        total = 0.0
        if not self.magic[partner]:
            total += self._beside(layout, place, kind)
        if not self.magic[kind]:
            total += self._beside(layout, other, partner)
            if not self.magic[partner]:
                if place < COLUMNS:
                    total += self.bottom[kind] * self.top[partner]
                else:
                    total += self.top[kind] * self.bottom[partner]
        return total

    def _count(self, kind: i64, number: i64) -> None:
        if kind != UNKNOWN:
            role = self.deck.roles[kind]
            if role == KEEPER:
                self.keepers[self.deck.families[kind]] += number
            elif role == ANIMAL:
                self.animals[self.deck.families[kind]] += number

    def _count_families(self, layout: list[int]) -> float:
        family: i64 = 0
        while family < FAMILY_COUNT:
            self.keepers[family] = 0
            self.animals[family] = 0
            family += 1
        place: i64 = 0
        while place < SIZE:
            kind: i64 = layout[place]
            if kind != UNKNOWN and not self._void(layout, place):
                self._count(kind, 1)
            place += 1
        return self._families()

    def _families(self) -> float:
        total = 0.0
        family: i64 = 0
        while family < FAMILY_COUNT:
            total += self.kept[(family * MOST + self.keepers[family]) * MOST + self.animals[family]]
            family += 1
        return total

    def _gain(self, layout: list[int], place: i64, kind: i64, families: float) -> float:
        """What laying a card there brings; the families of the layout must have been counted."""
        return self._gain_over(layout, place, kind, families, self._column(layout, place, layout[place]))

    def _gain_over(
        self, layout: list[int], place: i64, kind: i64, families: float, column_now: float
    ) -> float:
        old: i64 = layout[place]
        gain = self._column(layout, place, kind) - column_now
        if self.matters[kind] or self.matters[old]:
            gain += self._family_gain(layout, place, old, kind, families)
        return gain

    def _family_gain(self, layout: list[int], place: i64, old: i64, kind: i64, families: float) -> float:
        """What a card changes beyond its column: its family, one a magician spoils, the magic itself."""
        partner: i64 = layout[(place + COLUMNS) % SIZE]
        spoils: i64 = int(self.magic[kind]) - int(self.magic[old])
        if not self.magic[partner]:
            self._count(old, -1)
            self._count(kind, 1)
        self._count(partner, -spoils)
        gain = self._families() - families
        self._count(partner, spoils)
        if not self.magic[partner]:
            self._count(kind, -1)
            self._count(old, 1)
        if spoils == 1:
            gain += self.appraisal.spell
        return gain

    def _best_place(self, layout: list[int], kind: i64, families: float) -> i64:
        """Where a card brings most; how much is left in `best`."""
        best = -1000.0
        best_place: i64 = 0
        column: i64 = 0
        while column < COLUMNS:
            now = self._column(layout, column, layout[column])
            gain = self._gain_over(layout, column, kind, families, now)
            if gain > best:
                best = gain
                best_place = column
            gain = self._gain_over(layout, column + COLUMNS, kind, families, now)
            if gain > best:
                best = gain
                best_place = column + COLUMNS
            column += 1
        self.best = best
        return best_place

    def _draw_gain(self, layout: list[int]) -> float:
        """What drawing brings on average, exactly: over every card that is not seen yet."""
        families = self._count_families(layout)
        unseen = self.appraisal.unseen
        total = 0.0
        for kind in range(len(unseen)):
            if unseen[kind]:
                self._best_place(layout, kind, families)
                if self.best > 0.0:
                    total += self.best * unseen[kind]
        return total / float(self.appraisal.total)

    # How promising moves look.

    def gains(self, state: HiloState, seat: i64, legal: list[int]) -> list[float]:
        """What each legal action brings this seat, in coins."""
        mine = self._open(state, seat)
        families = self._count_families(mine)
        if state.step == TURN:
            pile = state.table.zones[DISCARD_PILE]
            self._best_place(mine, self.deck.kinds[pile[-1]], families)
            taken = self.best
            return [taken, self._draw_gain(mine)]
        if state.step == CAST:
            return self._swap_gains(state, seat, legal, mine)
        gains: list[float] = []
        held: i64 = UNKNOWN
        if state.table.zones[HELD]:
            held = self.deck.kinds[state.table.zones[HELD][0]]
        for action in legal:
            if PLACE <= action < FLIP:
                gains.append(self._gain(mine, action - PLACE, held, families))
            elif action != DISCARD and self._void(mine, action - FLIP):
                gains.append(0.5)
            else:
                gains.append(0.0)
        return gains

    def _swap_gains(self, state: HiloState, seat: i64, legal: list[int], mine: list[int]) -> list[float]:
        layouts = [self._open(state, player) for player in range(state.seats)]
        gains: list[float] = []
        for action in legal:
            other = swap_seat(state.seats, seat, action)
            place = swap_place(action)
            spot = swap_spot(action)
            gain = self._gain(mine, place, layouts[other][spot], self._count_families(mine))
            theirs = layouts[other]
            loss = self._gain(theirs, spot, mine[place], self._count_families(theirs))
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
        gain = self.gains(state, seat, [int(action)])[0] if state.step != TURN else 0.0
        mine = self._open(state, seat)
        if state.step == TURN:
            pile = state.table.zones[DISCARD_PILE]
            self._best_place(mine, self.deck.kinds[pile[-1]], self._count_families(mine))
            gain = self.best if action == TAKE else self._draw_gain(mine)
        coins: dict[str, Value] = {"coins": max(1, round(gain))}
        if state.step == TURN:
            return Reason("hilo-hint-take", coins) if action == TAKE else Reason("hilo-hint-draw", coins)
        if action == DISCARD:
            return Reason("hilo-hint-lay-off", {})
        if action >= SWAP:
            return Reason("hilo-hint-swap", coins) if gain >= 0.5 else Reason("hilo-hint-harmless", {})
        if action >= FLIP:
            return Reason("hilo-hint-uncover", {})
        if state.hidden[seat] == 1 and mine[action - PLACE] == UNKNOWN:
            return Reason("hilo-hint-end" if self._ahead(state, seat, gain) else "hilo-hint-end-behind", {})
        return Reason("hilo-hint-place", coins) if gain >= 0.5 else Reason("hilo-hint-harmless", {})

    # Playing on.

    def roll_out(self, state: State, rng: Rng) -> None:
        """To the end, every seat after its own gain."""
        assert isinstance(state, HiloState)
        played: i64 = 0
        while state.to_act != 0 and played < FAR:
            seat = state.decider()
            state.apply(seat, self.move(state, seat, rng))
            played += 1

    def move(self, state: HiloState, seat: i64, rng: Rng) -> i64:
        """A sensible move in a few microseconds."""
        step = state.step
        if step == TURN:
            return self._turn(state, seat)
        if step == TAKEN or step == DRAWN:
            return self._lay(state, seat)
        if step == CAST:
            return self._swap(state, seat, rng)
        return state.pick(seat, rng)

    def _turn(self, state: HiloState, seat: i64) -> i64:
        layout = self._open(state, seat)
        families = self._count_families(layout)
        pile = state.table.zones[DISCARD_PILE]
        place = self._best_place(layout, self.deck.kinds[pile[-1]], families)
        if self.best <= self.patience[seat]:
            return DRAW
        if state.hidden[seat] == 1 and layout[place] == UNKNOWN and not self._ahead(state, seat, self.best):
            return DRAW
        self.planned_n = state.n + 1
        self.planned = place
        return TAKE

    def _lay(self, state: HiloState, seat: i64) -> i64:
        if state.step == TAKEN and self.planned_n == state.n:
            return PLACE + self.planned
        layout = self._open(state, seat)
        families = self._count_families(layout)
        kind: i64 = self.deck.kinds[state.table.zones[HELD][0]]
        place = self._best_place(layout, kind, families)
        best = self.best
        if state.hidden[seat] == 1 and (layout[place] == UNKNOWN or best <= EAGER):
            # Either way the last card is turned, which ends the game: only for who is ahead.
            if self._ahead(state, seat, max(best, 0.0)):
                return PLACE + place if best > EAGER or state.step == TAKEN else DISCARD
            return PLACE + self._best_open(layout, kind, families)
        if best > EAGER or state.step == TAKEN:
            return PLACE + place
        return DISCARD

    def _best_open(self, layout: list[int], kind: i64, families: float) -> i64:
        best = -1000.0
        best_place: i64 = 0
        place: i64 = 0
        while place < SIZE:
            if layout[place] != UNKNOWN:
                gain = self._gain(layout, place, kind, families)
                if gain > best:
                    best = gain
                    best_place = place
            place += 1
        return best_place

    def _ahead(self, state: HiloState, seat: i64, gain: float) -> bool:
        """Whether this seat would have the most if the game ended with this gain."""
        mine = self.appraisal.worth(self._open(state, seat)) + gain
        player: i64 = 0
        while player < state.seats:
            if player != seat and self.appraisal.worth(self._open(state, player)) > mine:
                return False
            player += 1
        return True

    def _swap(self, state: HiloState, seat: i64, rng: Rng) -> i64:
        """The best of some swaps: a card of somebody else's to where it brings most here."""
        mine = self._open(state, seat)
        families = self._count_families(mine)
        action = state.pick(seat, rng)
        best = -1000.0
        for _ in range(GLANCES):
            trial = state.pick(seat, rng)
            other = swap_seat(state.seats, seat, trial)
            spot = swap_spot(trial)
            card = state.table.zones[LAYOUT + other][spot]
            kind: i64 = self.deck.kinds[card] if state.table.seen[card] == EVERYONE else UNKNOWN
            place = swap_place(trial)
            if kind != UNKNOWN:
                place = self._best_place(mine, kind, families)
                if self.magic[mine[place]]:
                    continue
                gain = self.best
            else:
                gain = self._gain(mine, place, kind, families)
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
            coins = [self.appraisal.worth(self._open(state, player)) for player in range(state.seats)]
        most = max(coins)
        share = 1.0 / coins.count(most)
        return [share if score == most else 0.0 for score in coins]

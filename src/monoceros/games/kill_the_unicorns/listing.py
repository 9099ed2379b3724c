"""All that may be done in Kill the Unicorns at a moment, listed or drawn by lot."""

from typing import Final

from mypy_extensions import i64

from monoceros.core.rng import Rng
from monoceros.games.kill_the_unicorns.actions import (
    ACTION_COUNT,
    BELOW,
    BUY,
    CANCEL,
    DISCARD,
    DROP,
    EXCHANGE,
    EXTRA,
    FETCH,
    LAY,
    LEAD,
    LOSE,
    MOST_HERD,
    NUMBER,
    ON,
    OTHERS,
    PASS,
    PEEK,
    PICK,
    RECOVER,
    REVEAL,
    SET,
    SILENCE,
    SIZE,
    STEAL,
    SWAP,
    set_action,
)
from monoceros.games.kill_the_unicorns.board import (
    AFTER,
    ANNOUNCING,
    BAIT,
    BEFORE,
    CHOOSING,
    LAYING,
    LAYING_OFF,
    LEADING,
    MARKET,
    PICKING,
    SETTING,
    TARGET,
    TRAP_PILE,
    TROJAN,
    UNCOVERED,
    ZOMBICORN,
)
from monoceros.games.kill_the_unicorns.deck import (
    BLACK_MAGE,
    COUNTS,
    MASKS,
    MERCHANT,
    PRINCESS,
    SOAP,
    THIEF,
    WIZARD,
)
from monoceros.games.kill_the_unicorns.permission import DISCOUNT, HuntPermission

IDS: Final = list(range(ACTION_COUNT))
"""All actions as ready-made numbers."""
LISTED: Final[i64] = 16
"""More than any number of cards that may be asked for."""


class HuntListing(HuntPermission):
    """What `may` allows."""

    def legal(self, seat: i64) -> list[int]:
        """The actions this seat may play now, ascending."""
        actions: list[int] = []
        if seat < 0 or seat >= self.seats or self.to_act >> seat & 1 == 0:
            return actions
        step = self.step
        if step == LAYING:
            self._list_lays(seat, actions)
        elif step == SETTING:
            self._list_settings(seat, actions)
        elif self.window:
            actions.append(PASS)
            if step == BEFORE:
                self._list_before(seat, actions)
            elif step == UNCOVERED:
                actions.append(CANCEL)
            elif step == AFTER:
                self._list_recoveries(seat, actions)
            elif self.ready(WIZARD) == seat:
                self._list_exchanges(seat, actions)
            elif self.ready(THIEF) == seat:
                self._list_thefts(seat, actions)
        elif step == MARKET:
            actions.append(PASS)
            self._list_purchases(seat, actions)
        elif step == TARGET:
            self._list(seat, ON, ON + len(self.herd(self.herd_of(seat))), actions)
        elif step == PICKING:
            self._list(seat, PICK, DROP, actions)
        elif step == LAYING_OFF:
            self._list(seat, DISCARD, SET, actions)
        elif step == CHOOSING:
            self._list(seat, REVEAL, LEAD, actions)
        elif step == TROJAN:
            self._list_swaps(seat, actions)
        elif step == ZOMBICORN:
            self._list(seat, LOSE, LOSE + len(self.herd(self.winner)), actions)
        elif step == BAIT:
            self._list(seat, DROP, RECOVER, actions)
        elif step == LEADING:
            self._list(seat, LEAD, NUMBER, actions)
        elif step == ANNOUNCING:
            actions.append(PASS)
            self._list(seat, NUMBER, FETCH, actions)
        return actions

    def _list(self, seat: i64, first: i64, end: i64, actions: list[int]) -> None:
        action = first
        while action < end:
            if self.may(seat, action):
                actions.append(IDS[action])
            action += 1

    def _list_before(self, seat: i64, actions: list[int]) -> None:
        """A princess peeks, a black mage fetches, a bard silences; nobody does two of these."""
        if self.ready(PRINCESS) == seat:
            self._list(seat, PEEK, REVEAL, actions)
        elif self.ready(BLACK_MAGE) == seat:
            self._list(seat, FETCH, SILENCE, actions)
        else:
            self._list(seat, SILENCE, SILENCE + self.seats - 1, actions)

    def _list_recoveries(self, seat: i64, actions: list[int]) -> None:
        """Every laid card of the huntress's own."""
        laid = self.own_laid_mask(seat)
        at: i64 = 0
        while at < SIZE:
            if self._first_bit(laid, at):
                actions.append(IDS[RECOVER + at])
            at += 1

    def _list_settings(self, seat: i64, actions: list[int]) -> None:
        """Every drawn trap at every free place."""
        cards = self.table.zones[self.zone(TRAP_PILE, seat)]
        kinds: list[int] = []
        place: i64 = len(cards) - self.drawn(seat)
        while place < len(cards):
            kind = self.deck.trap_of[cards[place]]
            if kind not in kinds:
                kinds.append(kind)
            place += 1
        kinds.sort()
        for kind in kinds:
            prize: i64 = 0
            while prize < self.row_size():
                side: i64 = 0 if self.profile.two_traps else BELOW
                while side <= BELOW:
                    if self.trap_place(prize, side) < 0:
                        actions.append(IDS[set_action(kind, prize, side)])
                    side += 1
                prize += 1

    def _list_exchanges(self, seat: i64, actions: list[int]) -> None:
        """Every laid card of the wizard's own for every card in hand."""
        laid = self.own_laid_mask(seat)
        hand = self.hand_mask(seat)
        own: i64 = 0
        while own < SIZE:
            if self._first_bit(laid, own):
                held: i64 = 0
                while held < SIZE:
                    if self._first_bit(hand, held):
                        actions.append(IDS[EXCHANGE + own * SIZE + held])
                    held += 1
            own += 1

    def _list_thefts(self, seat: i64, actions: list[int]) -> None:
        """Every laid card of the thief's own for every one another hunter has laid."""
        laid = self.own_laid_mask(seat)
        own: i64 = 0
        while own < SIZE:
            if self._first_bit(laid, own):
                distance: i64 = 1
                while distance < self.seats:
                    theirs = self.own_laid_mask((seat + distance) % self.seats)
                    first: i64 = STEAL + (own * OTHERS + distance - 1) * SIZE
                    at: i64 = 0
                    while at < SIZE:
                        if self._first_bit(theirs, at):
                            actions.append(IDS[first + at])
                        at += 1
                    distance += 1
            own += 1

    def _list_purchases(self, seat: i64, actions: list[int]) -> None:
        tokens = self.deck.tokens
        purse: i64 = self.deck.sums[self.hand_mask(seat)]
        if self.ready(MERCHANT) == seat:
            purse += DISCOUNT
        settled = len(self.herd(self.herd_of(seat))) > 0
        token: i64 = 0
        while token < tokens.count:
            if self.stock[token] > 0 and purse >= tokens.prices[token]:
                usable = self.has_target(seat, token) if tokens.items[token] == SOAP else settled
                if usable:
                    actions.append(IDS[BUY + token])
            token += 1

    def _list_swaps(self, seat: i64, actions: list[int]) -> None:
        own: i64 = 0
        while own < len(self.herd(self.herd_of(seat))):
            first: i64 = SWAP + own * MOST_HERD
            actions.extend(IDS[first : first + len(self.herd(self.winner))])
            own += 1

    def _list_lays(self, seat: i64, actions: list[int]) -> None:
        if self.may_pass(seat):
            actions.append(PASS)
        hand = self.hand_mask(seat)
        fewest = self.fewest(seat)
        most = self.most(seat)
        self._list_subsets(hand, fewest, most, LAY, actions)
        if self.has_extra(seat):
            self._list_subsets(hand, fewest + 1, most + 1, EXTRA, actions)

    def _list_subsets(self, hand: i64, fewest: i64, most: i64, start: i64, actions: list[int]) -> None:
        key = int(((start * MASKS + hand) * LISTED + fewest) * LISTED + most)
        listed = self.deck.listed.get(key)
        if listed is None:
            listed = []
            count = fewest
            while count <= most and count < COUNTS:
                listed.extend([IDS[start + mask] for mask in self.deck.subsets[hand * COUNTS + count]])
                count += 1
            listed.sort()
            self.deck.listed[key] = listed
        actions.extend(listed)

    def pick(self, seat: i64, rng: Rng) -> i64:
        """A uniformly random legal action; laying, by far the commonest, without listing them all."""
        if self.step == SETTING:
            return self._pick_setting(seat, rng)
        if self.step != LAYING:
            actions = self.legal(seat)
            return actions[rng.below(len(actions))]
        passing: i64 = 1 if self.may_pass(seat) else 0
        quick = self.deck.quick
        base: i64 = self.hand_mask(seat) * COUNTS
        fewest = self.fewest(seat)
        most = self.most(seat)
        first = quick.starts[base + fewest]
        plain: i64 = quick.starts[base + min(most + 1, COUNTS)] - first
        further: i64 = 0
        extra: i64 = 0
        if self.has_extra(seat):
            further = quick.starts[base + fewest + 1]
            extra = quick.starts[base + min(most + 2, COUNTS)] - further
        nth: i64 = rng.below(passing + plain + extra) - passing
        if nth < 0:
            return PASS
        if nth < plain:
            return LAY + quick.sets[first + nth]
        return EXTRA + quick.sets[further + nth - plain]

    def _pick_setting(self, seat: i64, rng: Rng) -> i64:
        """One of the drawn traps at one of the free places."""
        pile = self.table.zones[self.zone(TRAP_PILE, seat)]
        drawn = self.drawn(seat)
        card = pile[len(pile) - 1 - rng.below(drawn)]
        if drawn > 1 and self.deck.trap_of[pile[len(pile) - 1]] == self.deck.trap_of[pile[len(pile) - 2]]:
            card = pile[len(pile) - 1]
        trap: i64 = self.deck.trap_of[card]
        while True:
            prize = rng.below(self.row_size())
            side: i64 = rng.below(2) if self.profile.two_traps else BELOW
            if self.trap_place(prize, side) < 0:
                return set_action(trap, prize, side)

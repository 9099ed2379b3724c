"""A match of Kill the Unicorns galloped to its end, every decision made by chance.

A search plays thousands of matches on and asks of each only who won: so the table is packed into a few
numbers, and nobody keeps track of who knows which card, for chance does not ask. The course is that of
`state.py` and its sisters, name by name. `tests/laws/test_rush.py` holds both to the same draws of the same
generator and to the same winners.
"""

from typing import final

from mypy_extensions import i64

from monoceros.games.kill_the_unicorns.board import (
    AFTER,
    BAIT,
    BEFORE,
    CHOOSING,
    HIGHEST,
    LAYING,
    LAYING_OFF,
    LOWEST,
    MARKET,
    NONE,
    OVER,
    REVEALED,
    ROUNDS,
    SECOND,
    SETTING,
    TARGET,
    TROJAN,
    UNCOVERED,
    ZOMBICORN,
)
from monoceros.games.kill_the_unicorns.deck import (
    BLACK_MAGE,
    BUTCHERY,
    COUNTS,
    FAIRY_DUST,
    HUNTRESS,
    KNIGHT,
    LOSE_HUNT_CARD,
    LOSE_ONE,
    LOWEST_WINS,
    MERCHANT,
    NO_COLOUR,
    PRINCESS,
    RECOLOUR,
    SCARE,
    SECOND_WINS,
    SHAMAN,
    SOAP,
    SWAP_UNICORNS,
    WIZARD,
)
from monoceros.games.kill_the_unicorns.packed import (
    FULL,
    KIND,
    PRIZE,
    PRIZE_BITS,
    SEAT_BITS,
    TRAP_BITS,
    PackedTable,
    bit_count,
    nth_bit,
)
from monoceros.games.kill_the_unicorns.paddock import COLOUR, TRAP_SHIFT
from monoceros.games.kill_the_unicorns.permission import DISCOUNT, MOST_OPENED


@final
class Gallop(PackedTable):
    """One match on its way to the end."""

    def run(self) -> None:
        """To the end."""
        while self.step != OVER:
            self.played += 1
            step = self.step
            if step == LAYING:
                self._lay()
            elif step == SETTING:
                self._set_trap()
            elif step == MARKET:
                self._shop()
            elif step == TARGET:
                self._use_token()
            elif step == BEFORE:
                self._forestall()
            elif step == REVEALED:
                self._react()
            elif step == CHOOSING:
                self._choose_trap()
            elif step == UNCOVERED:
                self._decide_on_trap()
            elif step == AFTER:
                self._recover()
            elif step == TROJAN:
                self._swap()
            elif step == ZOMBICORN:
                self._lose()
            elif step == BAIT:
                self._drop()
            else:
                self._lay_off()

    # Rounds

    def _begin_round(self) -> None:
        self.round += 1
        self.hunt = 0
        self.used = 0
        self.row = 0
        self.left = self.row_size
        prize: i64 = 0
        while prize < self.row_size:
            self.top -= 1
            card: i64 = self.cards[self.top]
            self.row |= card << prize * PRIZE_BITS
            prize += 1
        if not self.profile.traps:
            self._begin_hunt()
            return
        self.turns = 0
        self.active = self.marker
        self._ask_for_trap()

    def _ask_for_trap(self) -> None:
        self.drawn = 2
        self.step = LAYING_OFF if self.profile.discard_first else SETTING

    def _lay_off(self) -> None:
        pile = self.piles[self.active]
        kept = pile & KIND
        other = pile >> SEAT_BITS & KIND
        first = self.rng.below(1 if kept == other else 2) == 0
        if first == (kept < other):
            kept = other
        self.piles[self.active] = pile >> 2 * SEAT_BITS << SEAT_BITS | kept
        self.drawn = 1
        self.step = SETTING

    def _set_trap(self) -> None:
        seat = self.active
        pile = self.piles[seat]
        trap: i64 = seat << SEAT_BITS | ((pile >> self.rng.below(self.drawn) * SEAT_BITS & KIND) + 1)
        while True:
            prize = self.rng.below(self.row_size)
            side: i64 = self.rng.below(2) if self.profile.two_traps else 1
            shift = (2 * prize + side) * TRAP_BITS
            if self.traps >> shift & FULL == 0:
                break
        self.traps |= trap << shift
        self.piles[seat] = pile >> (SEAT_BITS if self.profile.discard_first else 2 * SEAT_BITS)
        self.turns += 1
        if self.turns < self.seats:
            self.active = self.left_of(seat)
            self._ask_for_trap()
        else:
            self._begin_hunt()

    def _end_round(self) -> None:
        if self.round == ROUNDS:
            self.herds.ends_by_rainbow(bicorns=True)
            self.step = OVER
            return
        self.hands = self.full
        self._begin_round()

    # Hunts

    def _begin_hunt(self) -> None:
        self.turns = 0
        self.needed = 0
        self.passed = 0
        self.silenced = 0
        self.winner = NONE
        self.active = self.marker
        self._begin_turn()

    def _begin_turn(self) -> None:
        while self.turns < self.seats:
            seat = self.active
            if self.passed >> seat & 1 == 0:
                if self.silenced >> seat & 1 == 0 and self.can_hunt(seat):
                    self.asked = self.asked_before()
                    self.step = BEFORE if self.asked else LAYING
                    return
                self._stay_out(seat)
            self.active = self.left_of(seat)
            self.turns += 1
        if self.needed == 0:
            self._run_away()
        else:
            self._after_reveal()

    def _stay_out(self, seat: i64) -> None:
        self.passed |= 1 << seat
        if self.needed == 0 and self.profile.marker_moves:
            self.marker = self.left_of(seat)

    def _lay(self) -> None:
        quick = self.deck.quick
        seat = self.active
        hand = self.hand(seat)
        base = hand * COUNTS
        fewest: i64 = self.needed if self.needed > 0 else 1
        most: i64 = self.needed if self.needed > 0 else MOST_OPENED
        first = quick.starts[base + fewest]
        plain: i64 = quick.starts[base + min(most + 1, COUNTS)] - first
        further: i64 = 0
        extra: i64 = 0
        if self.ready(KNIGHT) == seat:
            further = quick.starts[base + fewest + 1]
            extra = quick.starts[base + min(most + 2, COUNTS)] - further
        nth: i64 = self.rng.below(1 + plain + extra) - 1
        if nth < 0:
            self._stay_out(seat)
        else:
            mask = quick.sets[first + nth] if nth < plain else quick.sets[further + nth - plain]
            self.hold(seat, quick.canonical[hand & ~mask])
            self.put(seat, mask)
            count = quick.sizes[mask]
            if nth >= plain:
                self.used |= 1 << seat
                count -= 1
            if self.needed == 0:
                self.needed = count
        self.active = self.left_of(seat)
        self.turns += 1
        self._begin_turn()

    def _after_reveal(self) -> None:
        self.asked = self.asked_after_reveal()
        if self.asked:
            self.step = REVEALED
        else:
            self._judge()

    def _judge(self) -> None:
        self.winner = self.best(HIGHEST)
        above = self.trap_at(0)
        below = self.trap_at(1)
        if above == below == 0 or (self.winner < 0 and not self.profile.trap_before_winner):
            self._conclude()
        elif above and below:
            self.step = CHOOSING
        else:
            self.shown = 0 if above else 1
            self._uncover()

    def _choose_trap(self) -> None:
        self.shown = self.rng.below(2)
        self.clear(1 - self.shown)
        self._uncover()

    def _conclude(self) -> None:
        if self.winner < 0:
            self._run_away()
        else:
            self._catch(0, NO_COLOUR)

    def _catch(self, trap: i64, colour: i64) -> None:
        """The prize goes to its winner, with a trap pinned to it or another colour if there is one."""
        card = self.row & PRIZE
        unicorn = self.herds.unicorn(card, self.colours[card]) | trap << TRAP_SHIFT
        if colour != NO_COLOUR:
            unicorn = unicorn & ~COLOUR | colour
        self.herds.add(self.winner, unicorn)
        self.marker = self.winner
        self._after_hunt()

    def _run_away(self) -> None:
        self.winner = NONE
        self.clear(0)
        self.clear(1)
        self._after_hunt()

    def _after_hunt(self) -> None:
        self.row >>= PRIZE_BITS
        self.left -= 1
        if self.robbed >= 0:
            self.return_loot()
        if self.herds.ends_by_rainbow(bicorns=False):
            self.step = OVER
            return
        seat = self.ready(HUNTRESS)
        if seat >= 0 and seat != self.winner and self.laid_by(seat):
            self.step = AFTER
        else:
            self._close_hunt()

    def _close_hunt(self) -> None:
        self.laid = 0
        self.hunt += 1
        self.needed = 0
        self.winner = NONE
        if self.left > 0:
            self._begin_hunt()
        else:
            self._begin_market()

    # Powers

    def _forestall(self) -> None:
        """A power before cards are laid, or none."""
        seat = self.first_asked()
        prizes: i64 = 0
        others: i64 = 0
        if self.ready(PRINCESS) == seat:
            choices = self.foreign_traps(seat)
        elif self.ready(BLACK_MAGE) == seat:
            prizes = self.row_size - self.hunt - 1
            choices = prizes
        else:
            others = self.silenceable(seat)
            choices = bit_count(others)
        nth: i64 = self.rng.below(choices + 1)
        if nth == 0:
            self.asked &= ~(1 << seat)
            if self.asked == 0:
                self.step = LAYING
            return
        self.used |= 1 << seat
        if prizes:
            self.fetch(nth)
        elif others:
            self.silenced |= 1 << (seat + nth_bit(others, nth - 1) + 1) % self.seats
        self._begin_turn()

    def _react(self) -> None:
        """A power of the wizard or the thief while all cards are open, or none."""
        seat = self.first_asked()
        quick = self.deck.quick
        own = self.laid_by(seat) & quick.firsts
        held = self.hand(seat) & quick.firsts
        is_wizard = self.ready(WIZARD) == seat
        each: i64 = quick.sizes[held] if is_wizard else self.thefts(seat)
        nth: i64 = self.rng.below(quick.sizes[own] * each + 1) - 1
        if nth < 0:
            self.asked &= ~(1 << seat)
            if self.asked == 0:
                self._judge()
            return
        self.used |= 1 << seat
        card = nth_bit(own, nth // each)
        if is_wizard:
            got = nth_bit(held, nth % each)
            laid = self.less(self.laid_by(seat), 1 << card)
            hand = self.less(self.hand(seat), 1 << got)
            self.put(seat, self.more(laid, got))
            self.hold(seat, self.more(hand, card))
        else:
            self.steal(seat, card, nth % each)
        self._after_reveal()

    def _recover(self) -> None:
        """The huntress takes back a card she has laid, or none."""
        quick = self.deck.quick
        seat = self.ready(HUNTRESS)
        own = self.laid_by(seat) & quick.firsts
        nth = self.rng.below(quick.sizes[own] + 1) - 1
        if nth >= 0:
            self.used |= 1 << seat
            self.hold(seat, self.more(self.hand(seat), nth_bit(own, nth)))
        self._close_hunt()

    # Traps

    def _uncover(self) -> None:
        if self.ready(SHAMAN) >= 0:
            self.step = UNCOVERED
        else:
            self._take_effect()

    def _decide_on_trap(self) -> None:
        """The shaman may make the trap void."""
        if self.rng.below(2) == 0:
            self._take_effect()
            return
        self.used |= 1 << self.ready(SHAMAN)
        self.clear(self.shown)
        self._conclude()

    def _take_effect(self) -> None:
        trap = self.trap_at(self.shown)
        owner = trap >> SEAT_BITS
        kind = (trap & KIND) - 1
        self.clear(self.shown)
        if self.winner < 0:
            self._run_away()
            return
        effect: i64 = self.deck.traps.effects[kind]
        if self.deck.traps.pinned[kind]:
            card = self.row & PRIZE
            recolours = effect == RECOLOUR and self.colours[card] != NO_COLOUR
            self._catch(kind + 1, self.deck.traps.colours[kind] if recolours else NO_COLOUR)
        elif effect == LOWEST_WINS:
            self.winner = self.best(LOWEST)
            self._conclude()
        elif effect == SECOND_WINS:
            self.winner = self.best(SECOND)
            self._conclude()
        elif effect == SCARE:
            self._run_away()
        elif effect == SWAP_UNICORNS and self.can_swap(owner):
            self.active = owner
            self.step = TROJAN
        elif effect == LOSE_ONE and self.herds.sizes[self.winner] > 0:
            self.step = ZOMBICORN
        elif effect == LOSE_HUNT_CARD and self.hand(self.winner):
            self.step = BAIT
        else:
            self._conclude()

    def _swap(self) -> None:
        theirs = self.herds.sizes[self.winner]
        nth = self.rng.below(self.herds.sizes[self.active] * theirs)
        self.herds.exchange(self.active, nth // theirs, self.winner, nth % theirs)
        self._conclude()

    def _lose(self) -> None:
        self.herds.remove(self.winner, self.rng.below(self.herds.sizes[self.winner]))
        self._conclude()

    def _drop(self) -> None:
        quick = self.deck.quick
        hand = self.hand(self.winner)
        choices = hand & quick.firsts
        at = nth_bit(choices, self.rng.below(quick.sizes[choices]))
        self.hold(self.winner, self.less(hand, 1 << at))
        self._conclude()

    # The market

    def _begin_market(self) -> None:
        self.turns = 0
        self.passed = 0
        self.silenced = 0
        self.active = self.marker
        self._next_shopper()

    def _next_shopper(self) -> None:
        while self.turns < self.seats:
            seat = self.active
            if self.herds.sizes[seat] > 0 and (self.hand(seat) or self.ready(MERCHANT) == seat):
                self.step = MARKET
                return
            self._done_shopping()
        self._end_round()

    def _done_shopping(self) -> None:
        self.active = self.left_of(self.active)
        self.turns += 1

    def _shop(self) -> None:
        tokens = self.deck.tokens
        seat = self.active
        hand = self.hand(seat)
        is_merchant = self.ready(MERCHANT) == seat
        purse = self.deck.quick.sums[hand] + (DISCOUNT if is_merchant else 0)
        goods = self.affordable(purse)
        nth = self.rng.below(bit_count(goods) + 1) - 1
        if nth < 0:
            self._done_shopping()
            self._next_shopper()
            return
        self.buying = nth_bit(goods, nth)
        price: i64 = tokens.prices[self.buying]
        if is_merchant:
            price = max(0, price - DISCOUNT)
            self.used |= 1 << seat
        if price > 0:
            self.hold(seat, self.less(hand, self.deck.payment(hand, price)))
        self.step = TARGET

    def _use_token(self) -> None:
        tokens = self.deck.tokens
        seat = self.active
        token = self.buying
        item: i64 = tokens.items[token]
        targets = self.herds.targets(seat, item)
        place = nth_bit(targets, self.rng.below(bit_count(targets)))
        self.stock[token] -= 1
        if self.stock[token] == 0:
            self.open &= ~(1 << token)
        self.buying = NONE
        if item == BUTCHERY:
            self.herds.remove(seat, place)
            self.herds.pates[seat] += tokens.points[token]
        elif item == SOAP:
            self.herds.wash(seat, place)
        else:
            self.herds.attach(seat, place, tokens.points[token])
            if item >= FAIRY_DUST:
                self.herds.paint(seat, place, tokens.colours[token])
        if self.herds.ends_by_rainbow(bicorns=False):
            self.step = OVER
            return
        self._done_shopping()
        self._next_shopper()

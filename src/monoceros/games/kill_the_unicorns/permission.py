"""What may be done in Kill the Unicorns, and who is asked.

`may` decides; `listing.py` lists what it allows, `refusal.py` explains what it does not.
"""

from typing import Final

from mypy_extensions import i64

from monoceros.core.contract import NO_PASS
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
    FEWEST_ANNOUNCED,
    LAY,
    LEAD,
    LOSE,
    MOST_HERD,
    MOST_PRIZES,
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
)
from monoceros.games.kill_the_unicorns.board import (
    AFTER,
    BAIT,
    BEFORE,
    CHOOSING,
    LAYING,
    LAYING_OFF,
    LEADING,
    MARKET,
    PICKING,
    PLAYED,
    REVEALED,
    ROW,
    SETTING,
    TARGET,
    TROJAN,
    UNCOVERED,
    ZOMBICORN,
)
from monoceros.games.kill_the_unicorns.deck import (
    BARD,
    BLACK_MAGE,
    HUNTRESS,
    MERCHANT,
    PRINCESS,
    SOAP,
    THIEF,
    WIZARD,
)
from monoceros.games.kill_the_unicorns.observing import HuntObserver

MOST_OPENED: Final[i64] = 3
"""An opener lays up to three cards (kill-the-unicorns.hunt.open)."""
DISCOUNT: Final[i64] = 2
"""What the merchant saves (kill-the-unicorns.power.merchant)."""

WINDOW_KEYS: Final = {
    int(BEFORE): "before-lay",
    int(REVEALED): "after-reveal",
    int(UNCOVERED): "trap-revealed",
    int(AFTER): "after-hunt",
}


class HuntPermission(HuntObserver):
    """Who may do what. In a window everyone whose power could be used at this moment is asked at once."""

    # Windows: who is asked depends on public facts alone.

    def window_key(self) -> str:
        """The moment the open window is about; its switches go by this name."""
        return WINDOW_KEYS[int(self.step)] if self.window else ""

    def pass_action(self) -> i64:
        """Letting the window go by."""
        return PASS if self.window else NO_PASS

    def asked_before(self) -> i64:
        """Princess, bard and black mage, before the cards of the active seat are laid."""
        mask: i64 = 0
        if not self.profile.powers:
            return mask
        if self.needed == 0:
            seat = self.ready(PRINCESS)
            if seat >= 0 and (self.has_foreign_trap(seat, 0) or self.has_foreign_trap(seat, 1)):
                mask |= 1 << seat
            seat = self.ready(BLACK_MAGE)
            if seat >= 0 and len(self.table.zones[ROW]) > 1:
                mask |= 1 << seat
        if self.needed == 0 or self.profile.late_bard:
            seat = self.ready(BARD)
            if seat >= 0:
                other: i64 = 0
                while other < self.seats:
                    if self.can_silence(seat, other):
                        mask |= 1 << seat
                    other += 1
        return mask

    def asked_after_reveal(self) -> i64:
        """Wizard and thief, while all laid cards are open and ties still stand."""
        mask: i64 = 0
        if not self.profile.powers:
            return mask
        seat = self.ready(WIZARD)
        if seat >= 0 and self.laid[seat] > 0 and self.hand_count(seat) > 0 and self.own_laid_mask(seat) != 0:
            mask |= 1 << seat
        seat = self.ready(THIEF)
        if seat >= 0 and self.laid[seat] > 0:
            other: i64 = 0
            while other < self.seats:
                if other != seat and self.laid[other] > 0:
                    mask |= 1 << seat
                other += 1
        return mask

    def asked_after_hunt(self) -> i64:
        """The huntress, if she joined the hunt and did not win it."""
        seat = self.ready(HUNTRESS)
        if seat < 0 or self.laid[seat] == 0 or self.winner == self.herd_of(seat):
            return 0
        return 1 << seat

    def can_silence(self, seat: i64, other: i64) -> bool:
        """Whether the bard can still make somebody pass who otherwise need not."""
        return (
            other != seat
            and (self.passed | self.silenced) >> other & 1 == 0
            and self.laid[other] == 0
            and self.can_hunt(other)
        )

    def own_laid_mask(self, seat: i64) -> i64:
        """The laid cards of a seat that are its own, as a canonical mask: not what the thief left there."""
        cards = self.table.zones[self.zone(PLAYED, seat)]
        base = self.deck.hunt_base
        mask: i64 = 0
        place: i64 = len(cards) - self.laid[seat]
        while place < len(cards):
            if self.owner(cards[place]) == seat:
                mask |= 1 << ((cards[place] - base) % SIZE)
            place += 1
        return self.deck.canonical[mask]

    # What may be done

    def may(self, seat: i64, action: i64) -> bool:
        """Whether a seat that owes a decision may settle it with this action."""
        step = self.step
        if step == LAYING:
            return self._may_lay(seat, action)
        if step == SETTING:
            return SET <= action < EXCHANGE and self._may_set(seat, action)
        if step == MARKET:
            return action == PASS or (BUY <= action < DISCARD and self.can_buy(seat, action - BUY))
        if step == TARGET:
            return ON <= action < LOSE and self.can_target(seat, action - ON)
        if self.window:
            return action == PASS or self._may_react(seat, action)
        if step == PICKING:
            return PICK <= action < DROP and self._is_free(action - PICK)
        if step == LAYING_OFF:
            return DISCARD <= action < SET and self.drawn_place(seat, action - DISCARD) >= 0
        if step == CHOOSING:
            return REVEAL <= action < LEAD and self.trap_place(self.hunt, action - REVEAL) >= 0
        if step == TROJAN:
            return SWAP <= action < LAY and self._may_swap(seat, action)
        if step == ZOMBICORN:
            return LOSE <= action < BUY and action - LOSE < len(self.herd(self.winner))
        if step == BAIT:
            return DROP <= action < RECOVER and self._holds(seat, action - DROP)
        if step == LEADING:
            return LEAD <= action < NUMBER
        return action == PASS or (NUMBER <= action < FETCH and self._may_announce(seat, action))

    def _is_free(self, character: i64) -> bool:
        if self.seat_of[character] < 0:
            for one in self.profile.characters:
                if one == character:
                    return True
        return False

    def _may_set(self, seat: i64, action: i64) -> bool:
        place = action - SET
        side = place % 2
        prize = place // 2 % MOST_PRIZES
        return (
            prize < self.row_size()
            and (side == BELOW or self.profile.two_traps)
            and self.trap_place(prize, side) < 0
            and self.drawn_place(seat, place // 2 // MOST_PRIZES) >= 0
        )

    def _may_announce(self, seat: i64, action: i64) -> bool:
        number = action - NUMBER + FEWEST_ANNOUNCED
        return self.hand_count(seat) + self.hand_count(self.mate(seat)) >= number

    def _may_react(self, seat: i64, action: i64) -> bool:
        """A power used in the open window; only the owner of the power is asked for it."""
        step = self.step
        if step == BEFORE:
            if PEEK <= action < REVEAL:
                return (
                    self.needed == 0
                    and self.ready(PRINCESS) == seat
                    and self.has_foreign_trap(seat, action - PEEK)
                )
            if SILENCE <= action < PICK:
                distance = action - SILENCE + 1
                return (
                    self.ready(BARD) == seat
                    and distance < self.seats
                    and self.can_silence(seat, (seat + distance) % self.seats)
                )
            if FETCH <= action < SILENCE:
                prize = action - FETCH
                return (
                    self.ready(BLACK_MAGE) == seat
                    and self.hunt < prize < self.row_size()
                    and self.needed == 0
                )
            return False
        if step == UNCOVERED:
            return action == CANCEL
        if step == AFTER:
            return RECOVER <= action < ON and self._first_bit(self.own_laid_mask(seat), action - RECOVER)
        if EXCHANGE <= action < STEAL:
            own = (action - EXCHANGE) // SIZE
            return (
                self.ready(WIZARD) == seat
                and self._first_bit(self.own_laid_mask(seat), own)
                and self._holds(seat, (action - EXCHANGE) % SIZE)
            )
        return STEAL <= action < SWAP and self.ready(THIEF) == seat and self._may_steal(seat, action - STEAL)

    def _may_steal(self, seat: i64, place: i64) -> bool:
        distance = place // SIZE % OTHERS + 1
        if distance >= self.seats:
            return False
        return self._first_bit(self.own_laid_mask(seat), place // SIZE // OTHERS) and self._first_bit(
            self.own_laid_mask((seat + distance) % self.seats), place % SIZE
        )

    def _first_bit(self, mask: i64, at: i64) -> bool:
        """Whether a card is in a canonical mask, named by the first of its value."""
        return mask >> at & 1 != 0 and self.deck.first_at[at] == at

    def _holds(self, seat: i64, at: i64) -> bool:
        return self._first_bit(self.hand_mask(seat), at)

    def _may_swap(self, seat: i64, action: i64) -> bool:
        own = (action - SWAP) // MOST_HERD
        theirs = (action - SWAP) % MOST_HERD
        return own < len(self.herd(self.herd_of(seat))) and theirs < len(self.herd(self.winner))

    def _may_lay(self, seat: i64, action: i64) -> bool:
        if action == PASS:
            return self.may_pass(seat)
        if action < LAY or action >= ACTION_COUNT:
            return False
        mask = (action - LAY) % 256
        if self.deck.canonical[mask] != mask or mask & ~self.hand_mask(seat) != 0:
            return False
        count = self.deck.sizes[mask]
        if action >= EXTRA:
            if not self.has_extra(seat):
                return False
            count -= 1
        return self.fewest(seat) <= count <= self.most(seat)

    def may_pass(self, seat: i64) -> bool:
        """Nobody has to hunt, but who announced a number or whose team mate has laid must lay."""
        return not self.profile.teams or (self.opener != seat and self.team_rest(seat) == 0)

    def fewest(self, seat: i64) -> i64:
        """The fewest cards a seat may lay now, an extra one of the knight not counted."""
        if not self.profile.teams:
            return max(1, self.needed)
        rest = self.team_rest(seat)
        return rest if rest > 0 else max(1, self.needed - self.hand_count(self.mate(seat)))

    def most(self, seat: i64) -> i64:
        """The most cards a seat may lay now, an extra one of the knight not counted."""
        if not self.profile.teams:
            return self.needed if self.needed > 0 else MOST_OPENED
        rest = self.team_rest(seat)
        return rest if rest > 0 else self.needed - 1

    # The market

    def price(self, seat: i64, token: i64) -> i64:
        """What a token costs this seat: the merchant pays less once a round."""
        price: i64 = self.deck.tokens.prices[token]
        if self.ready(MERCHANT) == seat:
            return max(0, price - DISCOUNT)
        return price

    def can_buy(self, seat: i64, token: i64) -> bool:
        """Whether a token is left, can be paid, and there is a unicorn for it."""
        return (
            token < self.deck.tokens.count
            and self.stock[token] > 0
            and self.deck.sums[self.hand_mask(seat)] >= self.price(seat, token)
            and self.has_target(seat, token)
        )

    def has_target(self, seat: i64, token: i64) -> bool:
        """Whether this seat's herd has a unicorn the token can be used on."""
        herd = self.herd(self.herd_of(seat))
        if self.deck.tokens.items[token] != SOAP:
            return len(herd) > 0
        return any(self._is_washable(unicorn) for unicorn in herd)

    def can_target(self, seat: i64, place: i64) -> bool:
        """Whether what is being bought can be used on this unicorn."""
        herd = self.herd(self.herd_of(seat))
        if place >= len(herd):
            return False
        return self.deck.tokens.items[self.buying] != SOAP or self._is_washable(herd[place])

    def _is_washable(self, unicorn: i64) -> bool:
        trap = self.pinned_trap(unicorn)
        return trap >= 0 and self.deck.traps.washable[trap]

    def shops(self, seat: i64) -> bool:
        """Whether a seat is asked at the market: as far as everybody can see it might buy something."""
        if len(self.herd(self.herd_of(seat))) == 0:
            return False
        return self.hand_count(seat) > 0 or self.ready(MERCHANT) == seat

"""The gnomes' black market."""

from typing import Final

from mypy_extensions import i64

from monoceros.core.table import EVERYONE
from monoceros.games.kill_the_unicorns.board import HAND, MARKET, NONE, PLAYED, TARGET, TOKEN_BITS
from monoceros.games.kill_the_unicorns.deck import (
    BUTCHERY,
    FAIRY_DUST,
    FALSE_HORN,
    HAND_SIZE,
    NO_COLOUR,
    SOAP,
)
from monoceros.games.kill_the_unicorns.trapping import HuntTrapping

BOUGHT: Final = (
    "kill-the-unicorns.market.false-horn",
    "kill-the-unicorns.market.fairy-dust",
    "kill-the-unicorns.market.cotton-candy",
)


class HuntMarket(HuntTrapping):
    """Buying and paying."""

    def fill_market(self) -> None:
        """One of each colour, and of everything else as many tokens as the table is large, drawn by lot."""
        tokens = self.deck.tokens
        stock: list[int] = [0] * int(tokens.count)
        for pool in tokens.pools:
            drawn = pool
            if pool and tokens.colours[pool[0]] == NO_COLOUR:
                drawn = pool[:]
                self.rng.shuffle(drawn)
                drawn = drawn[: self.seats - self.profile.fewer_tokens]
            for token in drawn:
                stock[token] += 1
        self.stock = stock

    def _begin_market(self) -> None:
        self._tell("market", "kill-the-unicorns.market.order", {})
        self.turns = 0
        self.passed = 0
        self.silenced = 0
        self.active = self.marker
        self._next_shopper()

    def _next_shopper(self) -> None:
        while self.turns < self.seats:
            if self.shops(self.active):
                self._ask(MARKET, self.active)
                return
            self._done_shopping(self.active)
        self._end_round()

    def _done_shopping(self, seat: i64) -> None:
        self.shopped |= 1 << seat
        self._go_round()

    def _buy_nothing(self, seat: i64) -> None:
        self._tell_seat("buy-nothing", "kill-the-unicorns.market.buy-nothing", seat)
        self._done_shopping(seat)
        self._next_shopper()

    def _pay(self, seat: i64, token: i64) -> None:
        """The token is paid for at once: later nothing depends on a hand the others cannot see."""
        price = self.price(seat, token)
        self.paid = self._lay_payment(seat, price)
        self.buying = token
        if price < self.deck.tokens.prices[token]:
            self.used |= 1 << seat
            self._tell_seat("bargain", "kill-the-unicorns.power.merchant", seat)
        self.step = TARGET

    def _use_token(self, seat: i64, place: i64) -> None:
        """What was bought goes to the chosen unicorn."""
        token = self.buying
        item = self.deck.tokens.items[token]
        herd = self.herd_of(seat)
        unicorn = self.herd(herd)[place]
        if self.events is not None:
            self._tell_purchase(seat, unicorn, self._sum_text(self.paid) or "0")
        stock = self.stock[:]
        stock[token] -= 1
        self.stock = stock
        self.buying = NONE
        self.paid = 0
        if item == BUTCHERY:
            self._discard_unicorn(herd, place)
            self.pates = [*self.pates, herd * TOKEN_BITS + token]
        elif item == SOAP:
            self._unpin(unicorn)
        else:
            self.attached = [*self.attached, unicorn * TOKEN_BITS + token]
            if item >= FAIRY_DUST:
                self._paint(unicorn, self.deck.tokens.colours[token])
        if self._ends_by_rainbow():
            return
        self._done_shopping(seat)
        self._next_shopper()

    def _lay_payment(self, seat: i64, price: i64) -> i64:
        """The smallest overpayment is laid open (kill-the-unicorns.market.payment)."""
        if price == 0:
            return 0
        mask = self.deck.payment(self.hand_mask(seat), price)
        at: i64 = 0
        while at < HAND_SIZE:
            if mask >> at & 1:
                place = self.hand_place(seat, self.deck.hand_values[at])
                played = self.zone(PLAYED, seat)
                self.table.move(self.zone(HAND, seat), place, played, EVERYONE)
                if self.profile.expert:
                    self._turn_down(played, self.table.top(played))
            at += 1
        return mask

    def _tell_purchase(self, seat: i64, unicorn: i64, paid: str) -> None:
        token = self.deck.token_names[self.buying]
        item = self.deck.tokens.items[self.buying]
        name = self._card_name(unicorn)
        if item == BUTCHERY:
            self._tell(
                "butcher",
                "kill-the-unicorns.market.butchery",
                {"seat": int(seat), "card": token, "out": name, "paid": paid},
            )
        elif item == SOAP:
            trap = self.deck.trap_names[self.pinned_trap(unicorn)]
            self._tell(
                "wash",
                "kill-the-unicorns.market.soap",
                {"seat": int(seat), "card": token, "out": trap, "got": name, "paid": paid},
            )
        else:
            self._tell(
                "buy",
                BOUGHT[item - FALSE_HORN],
                {"seat": int(seat), "card": token, "got": name, "paid": paid},
            )

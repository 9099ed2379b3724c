"""The powers of the characters, and the windows they are used in.

The knight's is part of laying cards, the merchant's of buying.
"""

from mypy_extensions import i64

from monoceros.core.table import EVERYONE
from monoceros.games.kill_the_unicorns.actions import (
    EXCHANGE,
    FETCH,
    OTHERS,
    PEEK,
    RECOVER,
    REVEAL,
    SIDES,
    SILENCE,
    SIZE,
    STEAL,
)
from monoceros.games.kill_the_unicorns.board import BEFORE, HAND, PLAYED, REVEALED, ROW, SET_TRAPS, UNCOVERED
from monoceros.games.kill_the_unicorns.course import HuntCourse
from monoceros.games.kill_the_unicorns.deck import THIEF


class HuntPowers(HuntCourse):
    """What happens in windows."""

    def _let_go(self, seat: i64) -> None:
        """A pass; the last one closes the window."""
        self.to_act &= ~(1 << seat)
        if self.to_act:
            return
        self.window = 0
        if self.step == BEFORE:
            self._ask_to_lay()
        elif self.step == REVEALED:
            self._judge()
        elif self.step == UNCOVERED:
            self._take_effect()
        else:
            self._close_hunt()

    def _use_power(self, seat: i64, action: i64) -> None:
        """The first to announce acts, then the others are asked again."""
        self.window = 0
        self.to_act = 0
        self.used |= 1 << seat
        step = self.step
        if step == BEFORE:
            if action < REVEAL:
                self._peek(seat, action - PEEK)
            elif action < SILENCE:
                self._fetch(seat, action - FETCH)
            else:
                self._silence(seat, (seat + action - SILENCE + 1) % self.seats)
            self._begin_turn()
        elif step == REVEALED:
            if action < STEAL:
                self._exchange(seat, (action - EXCHANGE) // SIZE, (action - EXCHANGE) % SIZE)
            else:
                self._steal(seat, action - STEAL)
            self._after_reveal()
        elif step == UNCOVERED:
            self._cancel(seat)
        else:
            self._recover(seat, action - RECOVER)
            self._close_hunt()

    def _peek(self, seat: i64, side: i64) -> None:
        at = self.trap_place(self.hunt, side)
        self.table.peek(SET_TRAPS, at, seat)
        if self.events is not None:
            card = self._card_name(self.table.zones[SET_TRAPS][at])
            self._tell_secret(
                "peek",
                "kill-the-unicorns.power.princess",
                {"seat": int(seat), "prize": int(self.hunt) + 1, "side": SIDES[side]},
                {"card": card},
                1 << seat,
            )

    def _silence(self, seat: i64, other: i64) -> None:
        self.silenced |= 1 << other
        if self.events is not None:
            self._tell("silence", "kill-the-unicorns.power.bard", {"seat": int(seat), "other": int(other)})

    def _fetch(self, seat: i64, prize: i64) -> None:
        """The prize being hunted and another trade places, traps and all."""
        self.table.exchange(ROW, 0, ROW, prize - self.hunt)
        places: list[int] = []
        for place in self.trap_at:
            if place // 2 == self.hunt:
                places.append(2 * prize + place % 2)
            elif place // 2 == prize:
                places.append(2 * self.hunt + place % 2)
            else:
                places.append(place)
        self.trap_at = places
        if self.events is not None:
            row = self.table.zones[ROW]
            self._tell(
                "fetch",
                "kill-the-unicorns.power.black-mage",
                {
                    "seat": int(seat),
                    "prize": int(prize) + 1,
                    "card": self._card_name(row[0]),
                    "out": self._card_name(row[prize - self.hunt]),
                },
            )

    def _exchange(self, seat: i64, own: i64, held: i64) -> None:
        """The wizard lays a card from hand in place of a laid one, both open."""
        values = self.deck.hand_values
        hand = self.zone(HAND, seat)
        played = self.zone(PLAYED, seat)
        place = self.laid_place(seat, values[own], seat)
        self.table.put(hand, self.hand_place(seat, values[held]), played, place, EVERYONE)
        self.table.move(played, place + 1, hand, EVERYONE)
        if self.events is not None:
            cards = self.table.zones[hand]
            self._tell(
                "exchange",
                "kill-the-unicorns.power.wizard",
                {
                    "seat": int(seat),
                    "out": self._card_name(cards[len(cards) - 1]),
                    "got": self._card_name(self.table.zones[played][place]),
                },
            )

    def _steal(self, seat: i64, place: i64) -> None:
        """The thief's card and another hunter's trade places until the hunt is over."""
        other = (seat + place // SIZE % OTHERS + 1) % self.seats
        values = self.deck.hand_values
        own = self.laid_place(seat, values[place // SIZE // OTHERS], seat)
        theirs = self.laid_place(other, values[place % SIZE], other)
        self.table.exchange(self.zone(PLAYED, seat), own, self.zone(PLAYED, other), theirs)
        self.looted = True
        if self.events is not None:
            self._tell(
                "steal",
                "kill-the-unicorns.power.thief",
                {
                    "seat": int(seat),
                    "other": int(other),
                    "given": self._card_name(self.table.zones[self.zone(PLAYED, other)][theirs]),
                    "got": self._card_name(self.table.zones[self.zone(PLAYED, seat)][own]),
                },
            )

    def _return_loot(self) -> None:
        """Swapped hunt cards go back to whom they belong."""
        thief: i64 = self.seat_of[THIEF]
        other: i64 = 0
        while other < self.seats:
            if other != thief:
                theirs = self.table.zones[self.zone(PLAYED, other)]
                spot: i64 = len(theirs) - self.laid[other]
                while spot < len(theirs):
                    if self.owner(theirs[spot]) == thief:
                        mine = self.table.zones[self.zone(PLAYED, thief)]
                        place: i64 = 0
                        while self.owner(mine[place]) != other:
                            place += 1
                        self.table.exchange(self.zone(PLAYED, thief), place, self.zone(PLAYED, other), spot)
                    spot += 1
            other += 1
        self.looted = False

    def _cancel(self, seat: i64) -> None:
        at = self.trap_place(self.hunt, self.shown)
        self._tell_card("cancel", "kill-the-unicorns.power.shaman", seat, self.table.zones[SET_TRAPS][at])
        self._discard_shown()
        self._conclude()

    def _recover(self, seat: i64, at: i64) -> None:
        played = self.zone(PLAYED, seat)
        place = self.laid_place(seat, self.deck.hand_values[at], seat)
        self._tell_card("recover", "kill-the-unicorns.power.huntress", seat, self.table.zones[played][place])
        self.table.move(played, place, self.zone(HAND, seat), EVERYONE)
        self.laid[seat] -= 1

"""Traps: setting them, choosing one to uncover, and what they do."""

from typing import Final

from mypy_extensions import i64

from monoceros.core.table import EVERYONE
from monoceros.games.kill_the_unicorns.actions import MOST_HERD, MOST_PRIZES, SIDES
from monoceros.games.kill_the_unicorns.board import (
    BAIT,
    HAND,
    HERD,
    LAYING_OFF,
    LOWEST,
    NONE,
    PINNED,
    PLAYED,
    ROW,
    SECOND,
    SET_TRAPS,
    SETTING,
    TRAP_DISCARD,
    TRAP_PILE,
    TROJAN,
    UNCOVERED,
    ZOMBICORN,
)
from monoceros.games.kill_the_unicorns.deck import (
    LOSE_HUNT_CARD,
    LOSE_ONE,
    LOWEST_WINS,
    NO_COLOUR,
    RECOLOUR,
    SCARE,
    SECOND_WINS,
    SHAMAN,
    SWAP_UNICORNS,
)
from monoceros.games.kill_the_unicorns.powers import HuntPowers

PINNED_BY: Final = "kill-the-unicorns.traps."
"""Every trap has a clause of its own name."""


class HuntTrapping(HuntPowers):
    """The life of a trap."""

    def _first_trap_step(self) -> i64:
        return LAYING_OFF if self.profile.discard_first else SETTING

    def _lay_off(self, seat: i64, trap: i64) -> None:
        self._discard_drawn(seat, self.drawn_place(seat, trap))
        self.step = SETTING

    def _discard_drawn(self, seat: i64, place: i64) -> None:
        """The trap that is not set goes openly to its owner's discard, face down for experts."""
        pile = self.zone(TRAP_PILE, seat)
        card = self.table.zones[pile][place]
        self.table.move(pile, place, self.zone(TRAP_DISCARD, seat), self._discard_seen())
        if self.events is not None:
            self._tell(
                "discard-trap",
                self.profile.clauses.trap_order,
                {"seat": int(seat), "card": self._open_name(card)},
            )

    def _set_trap(self, seat: i64, where: i64) -> None:
        pile = self.zone(TRAP_PILE, seat)
        trap = where // 2 // MOST_PRIZES
        place = where // 2 % MOST_PRIZES * 2 + where % 2
        self.table.move(pile, self.drawn_place(seat, trap), SET_TRAPS, 1 << seat)
        self.trap_at = [*self.trap_at, place]
        if self.events is not None:
            self._tell_secret(
                "set-trap",
                "kill-the-unicorns.trap.in-turn",
                {"seat": int(seat), "prize": int(place) // 2 + 1, "side": SIDES[place % 2]},
                {"card": self.deck.trap_names[trap]},
                1 << seat,
            )
        if not self.profile.discard_first:
            self._discard_drawn(seat, self.table.top(pile))
        self.turns += 1
        if self.turns < self.seats:
            self._ask(self._first_trap_step(), (seat + 1) % self.seats)
        else:
            self._begin_hunt()

    def _choose_trap(self, side: i64) -> None:
        """The other trap goes back to its owner, unseen unless the edition says otherwise."""
        other = self.trap_place(self.hunt, 1 - side)
        if self.profile.other_trap_open:
            self._discard_set(other, EVERYONE)
        else:
            self._put_under(other)
        self.shown = side
        self._uncover()

    def _uncover(self) -> None:
        at = self.trap_place(self.hunt, self.shown)
        self.table.reveal(SET_TRAPS, at)
        if self.events is not None:
            card = self.table.zones[SET_TRAPS][at]
            self._tell(
                "trap",
                self.profile.clauses.trap_moment,
                {
                    "seat": int(self.owner(card)),
                    "prize": int(self.hunt) + 1,
                    "side": SIDES[self.shown],
                    "card": self._card_name(card),
                },
            )
        seat = self.ready(SHAMAN)
        if seat >= 0:
            self._open(UNCOVERED, 1 << seat)
        else:
            self._take_effect()

    def _discard_shown(self) -> None:
        at = self.trap_place(self.hunt, self.shown)
        self._discard_set(at, EVERYONE)
        self.shown = NONE

    def _take_effect(self) -> None:
        """The uncovered trap works at once (kill-the-unicorns.reveal.effect-at-once)."""
        at = self.trap_place(self.hunt, self.shown)
        card = self.table.zones[SET_TRAPS][at]
        trap = self.deck.trap_of[card]
        effect = self.deck.traps.effects[trap]
        if self.winner >= 0 and self.deck.traps.pinned[trap]:
            self._pin(at, trap)
            self._conclude()
            return
        owner = self.owner(card)
        self._discard_shown()
        if self.winner < 0:
            self._conclude()
        elif effect == LOWEST_WINS:
            self._new_winner(LOWEST, "kill-the-unicorns.traps.size-doesnt-matter")
        elif effect == SECOND_WINS:
            self._new_winner(SECOND, "kill-the-unicorns.traps.no-use-running")
        elif effect == SCARE:
            self.winner = NONE
            self._run_away("kill-the-unicorns.traps.clanking-armour")
        elif effect == SWAP_UNICORNS:
            self._begin_swap(owner)
        elif effect == LOSE_ONE:
            if self.herd(self.winner):
                self._ask_any(ZOMBICORN, self.members(self.winner))
            else:
                self._tell_seat(
                    "zombicorn-nothing", "kill-the-unicorns.traps.zombicorn-nothing", self._speaker()
                )
                self._conclude()
        elif effect == LOSE_HUNT_CARD:
            self._begin_bait()
        else:
            self._conclude()

    def _pin(self, at: i64, trap: i64) -> None:
        """The trap stays with the prize to the end of the game (kill-the-unicorns.reveal.pinned)."""
        unicorn = self.table.zones[ROW][0]
        self.table.move(SET_TRAPS, at, PINNED, EVERYONE)
        self._clear_place(at)
        self.bearers = [*self.bearers, unicorn]
        self.shown = NONE
        if self.deck.traps.effects[trap] == RECOLOUR and self.colours[unicorn] != NO_COLOUR:
            self._paint(unicorn, self.deck.traps.colours[trap])
        if self.events is not None:
            name = self.deck.trap_names[trap]
            clause = PINNED_BY + name.replace("_", "-")
            self._tell("pinned", clause, {"card": name, "got": self._card_name(unicorn)})

    def _new_winner(self, wanted: i64, clause: str) -> None:
        before = self.winner
        self.winner = self.best(wanted)
        key = "same-winner" if self.winner == before else "new-winner"
        if self.events is not None:
            total = self.totals()[self.winner]
            self._tell(key, clause, {"seat": int(self._speaker()), "total": total})
        self._conclude()

    def _begin_swap(self, owner: i64) -> None:
        own = self.herd_of(owner)
        if own == self.winner or not self.herd(own) or not self.herd(self.winner):
            self._tell_seat("trojan-nothing", "kill-the-unicorns.traps.trojan-nothing", owner)
            self._conclude()
        else:
            self._ask(TROJAN, owner)

    def _swap(self, seat: i64, pair: i64) -> None:
        own = self.herd_of(seat)
        place = pair // MOST_HERD
        spot = pair % MOST_HERD
        self.table.exchange(self.zone(HERD, own), place, self.zone(HERD, self.winner), spot)
        if self.events is not None:
            self._tell(
                "swap",
                "kill-the-unicorns.traps.trojan-luggage",
                {
                    "seat": int(seat),
                    "other": int(self._speaker()),
                    "given": self._card_name(self.herd(self.winner)[spot]),
                    "got": self._card_name(self.herd(own)[place]),
                },
            )
        self._conclude()

    def _lose(self, seat: i64, place: i64) -> None:
        card = self.herd(self.winner)[place]
        self._tell_card("lose", "kill-the-unicorns.traps.zombicorn", seat, card)
        self._discard_unicorn(self.winner, place)
        self._conclude()

    def _begin_bait(self) -> None:
        mask: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.members(self.winner) >> seat & 1 and self.hand_count(seat) > 0:
                mask |= 1 << seat
            seat += 1
        if mask:
            self._ask_any(BAIT, mask)
        else:
            self._tell_seat("bait-nothing", "kill-the-unicorns.traps.costly-bait", self._speaker())
            self._conclude()

    def _drop(self, seat: i64, at: i64) -> None:
        """A hunt card goes to the discard, below the cards laid for this hunt."""
        hand = self.zone(HAND, seat)
        played = self.zone(PLAYED, seat)
        under: i64 = len(self.table.zones[played]) - self.laid[seat]
        place = self.hand_place(seat, self.deck.hand_values[at])
        card = self.table.zones[hand][place]
        self.table.put(hand, place, played, under, 1 << seat if self.profile.expert else EVERYONE)
        if self.profile.expert:
            self._turn_down(played, under)
        if self.events is not None:
            self._tell(
                "drop",
                "kill-the-unicorns.traps.costly-bait",
                {"seat": int(seat), "card": self._open_name(card)},
            )
        self._conclude()

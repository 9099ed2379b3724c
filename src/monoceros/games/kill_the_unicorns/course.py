"""What every phase of Kill the Unicorns uses: asking, opening windows, discarding, coming to an end."""

from mypy_extensions import i64

from monoceros.core.table import EVERYONE, NOBODY
from monoceros.games.kill_the_unicorns.board import (
    GONE,
    HERD,
    OVER,
    PINNED,
    SET_TRAPS,
    TOKEN_BITS,
    TRAP_DISCARD,
)
from monoceros.games.kill_the_unicorns.deck import HAND_SIZE
from monoceros.games.kill_the_unicorns.refusal import HuntRefusal


class HuntCourse(HuntRefusal):
    """The course of a match as far as no phase owns it."""

    # Where the course goes on; each is told in the module of its phase.

    def _begin_turn(self) -> None:
        raise NotImplementedError

    def _ask_to_lay(self) -> None:
        raise NotImplementedError

    def _after_reveal(self) -> None:
        raise NotImplementedError

    def _judge(self) -> None:
        raise NotImplementedError

    def _take_effect(self) -> None:
        raise NotImplementedError

    def _discard_shown(self) -> None:
        raise NotImplementedError

    def _conclude(self) -> None:
        raise NotImplementedError

    def _run_away(self, clause: str) -> None:
        raise NotImplementedError

    def _begin_hunt(self) -> None:
        raise NotImplementedError

    def _close_hunt(self) -> None:
        raise NotImplementedError

    def _end_round(self) -> None:
        raise NotImplementedError

    # What every phase uses.

    def _ask(self, step: i64, seat: i64) -> None:
        """One seat owes the decision of this step."""
        self.step = step
        self.active = seat
        self.to_act = 1 << seat

    def _ask_any(self, step: i64, mask: i64) -> None:
        """The first of these seats to answer decides: team mates settle it between them."""
        self.step = step
        self.to_act = mask
        if mask >> self.active & 1 == 0:
            seat: i64 = 0
            while mask >> seat & 1 == 0:
                seat += 1
            self.active = seat

    def _open(self, step: i64, mask: i64) -> None:
        """Ask everyone whose power could be used now at once (kill-the-unicorns.power.asked-together)."""
        self.step = step
        self.window = mask
        self.to_act = mask

    def _speaker(self) -> i64:
        """The seat that stands for the winner: in the team game whoever laid first for the team."""
        if not self.profile.teams:
            return self.winner
        return self.opener if self.herd_of(self.opener) == self.winner else (self.opener + 1) % self.seats

    def _discard_seen(self) -> i64:
        """Who may know a discarded card (kill-the-unicorns.variant.expert)."""
        return NOBODY if self.profile.expert else EVERYONE

    def _turn_down(self, zone: i64, place: i64) -> None:
        """Experts' discards lie face down, and nobody may look (kill-the-unicorns.variant.expert)."""
        self.table.put(zone, place, zone, place, NOBODY)

    def _discard_set(self, at: i64, seen: i64) -> None:
        """A trap of the row goes on top of its owner's discard."""
        card = self.table.zones[SET_TRAPS][at]
        seat = self.owner(card)
        self.table.move(SET_TRAPS, at, self.zone(TRAP_DISCARD, seat), NOBODY if self.profile.expert else seen)
        self._clear_place(at)
        if self.events is not None and seen == EVERYONE and self.shown < 0:
            self._tell(
                "other-trap",
                self.profile.clauses.other_trap,
                {"seat": int(seat), "prize": int(self.hunt) + 1, "card": self._open_name(card)},
            )

    def _put_under(self, at: i64) -> None:
        """A trap nobody uncovered goes face down under its owner's discard; who knew it knows it still."""
        card = self.table.zones[SET_TRAPS][at]
        seat = self.owner(card)
        seen: i64 = NOBODY if self.profile.expert else self.table.seen[card]
        self.table.put(SET_TRAPS, at, self.zone(TRAP_DISCARD, seat), 0, seen)
        self._clear_place(at)
        if self.events is not None:
            clause = self.profile.clauses.other_trap
            if self.winner < 0:
                clause = "kill-the-unicorns.reveal.runaway-traps"
            self._tell("other-trap", clause, {"seat": int(seat), "prize": int(self.hunt) + 1, "card": None})

    def _clear_place(self, at: i64) -> None:
        """Nothing lies any more where this card of `SET_TRAPS` lay."""
        places = self.trap_at[:]
        places.pop(at)
        self.trap_at = places

    def _discard_unicorn(self, herd: i64, place: i64) -> None:
        """A unicorn leaves with everything on it: its trap to its owner's discard, tokens out of the game."""
        card = self.herd(herd)[place]
        self.table.move(self.zone(HERD, herd), place, GONE, EVERYONE)
        if self.pinned_on(card) >= 0:
            self._unpin(card)
        if self.attached:
            self.attached = [one for one in self.attached if one // int(TOKEN_BITS) != card]

    def _unpin(self, unicorn: i64) -> None:
        at = self.pinned_on(unicorn)
        seat = self.owner(self.table.zones[PINNED][at])
        self.table.move(PINNED, at, self.zone(TRAP_DISCARD, seat), self._discard_seen())
        self.bearers = [*self.bearers[:at], *self.bearers[at + 1 :]]

    def _paint(self, unicorn: i64, colour: i64) -> None:
        self.colours = self.colours[:]
        self.colours[unicorn] = colour

    def _go_round(self) -> None:
        self.active = (self.active + 1) % self.seats
        self.turns += 1

    def _sum_text(self, mask: i64) -> str:
        values = [self.deck.hand_values[at] for at in range(HAND_SIZE) if mask >> at & 1]
        return " + ".join([str(value) for value in reversed(values)])

    def _ends_by_rainbow(self, *, bicorns: bool = False) -> bool:
        """Checked after each hunt and each purchase, and with bicorns counted twice at the very end.

        (kill-the-unicorns.end.double-rainbow-check)
        """
        herd: i64 = 0
        herds = self.herd_count()
        while herd < herds:
            if self.has_double_rainbow(herd, bicorns=bicorns):
                self.by_rainbow = True
                self._tell_seat("double-rainbow", "kill-the-unicorns.end.double-rainbow", herd)
            herd += 1
        if self.by_rainbow:
            self._end()
        return self.by_rainbow

    def _end(self) -> None:
        self.step = OVER
        self.to_act = 0
        self.window = 0

"""A table of Kill the Unicorns as data, and the questions everything else asks of it.

The rules of play are in `state.py`, what may be done in `permission.py`, what is shown in `sight.py`.
"""

from typing import Final

from mypy_extensions import i64

from monoceros.core.contract import Event, State
from monoceros.core.rng import Rng
from monoceros.core.table import EVERYONE, Table
from monoceros.core.wire import Value
from monoceros.games.kill_the_unicorns.deck import COLOUR_COUNT, COUNTS_TWICE, HAND_SIZE, KNIGHT, HuntDeck
from monoceros.games.kill_the_unicorns.profile import Profile

# Zones of the table. A seat has five of its own; in the team game a team's herd is that of its first seat.
DRAW_DECK: Final[i64] = 0
ROW: Final[i64] = 1
GONE: Final[i64] = 2
BOX: Final[i64] = 3
SET_TRAPS: Final[i64] = 4
PINNED: Final[i64] = 5
SEAT_ZONES: Final[i64] = 6
ZONES_EACH: Final[i64] = 5
HAND: Final[i64] = 6
PLAYED: Final[i64] = 7
TRAP_PILE: Final[i64] = 8
TRAP_DISCARD: Final[i64] = 9
HERD: Final[i64] = 10

# Steps: what is asked for.
PICKING: Final[i64] = 0
LAYING_OFF: Final[i64] = 1
SETTING: Final[i64] = 2
LEADING: Final[i64] = 3
BEFORE: Final[i64] = 4
ANNOUNCING: Final[i64] = 5
LAYING: Final[i64] = 6
REVEALED: Final[i64] = 7
CHOOSING: Final[i64] = 8
UNCOVERED: Final[i64] = 9
TROJAN: Final[i64] = 10
ZOMBICORN: Final[i64] = 11
BAIT: Final[i64] = 12
AFTER: Final[i64] = 13
MARKET: Final[i64] = 14
TARGET: Final[i64] = 15
OVER: Final[i64] = 16
STEP_NAMES: Final = (
    "character",
    "trap-discard",
    "trap",
    "lead",
    "before-lay",
    "announce",
    "lay",
    "after-reveal",
    "choose-trap",
    "trap-revealed",
    "trojan",
    "zombicorn",
    "bait",
    "after-hunt",
    "market",
    "target",
    "over",
)

ROUNDS: Final[i64] = 4
MOST_SEATS: Final[i64] = 6
NONE: Final[i64] = -1
TOKEN_BITS: Final[i64] = 32
"""Tokens on unicorns and pâtés of herds are kept as `where * TOKEN_BITS + token`."""

NOTHING: Final[list[int]] = []

# Which of the totals left after ties are struck out wins.
HIGHEST: Final[i64] = 0
LOWEST: Final[i64] = 1
SECOND: Final[i64] = 2


class HuntBoard(State):
    """Where a match stands.

    `PLAYED` of a seat holds its spent hunt cards and on top the `laid[seat]` ones it has laid for the prize
    being hunted. The traps somebody has drawn are the top cards of their pile that they know. The prize
    being hunted is the first card of `ROW`; trap places are numbered `2 * prize + side`, and `trap_at` says
    where each card of `SET_TRAPS` lies. `bearers` says which unicorn bears each card of `PINNED`.

    Lists marked below as *replaced* are never written to: a change makes a new one, so copies share them.
    """

    def __init__(
        self, seats: i64, table: Table, deck: HuntDeck, profile: Profile, rng: Rng, laid: list[int]
    ) -> None:
        super().__init__(seats, table, rng)
        self.deck = deck
        self.profile = profile
        self.step: i64 = PICKING
        self.active: i64 = 0
        self.marker: i64 = 0
        self.starter: i64 = 0
        self.round: i64 = 0
        self.hunt: i64 = 0
        self.turns: i64 = 0
        self.opener: i64 = NONE
        self.needed: i64 = 0
        self.extra: i64 = NONE
        self.passed: i64 = 0
        self.silenced: i64 = 0
        self.used: i64 = 0
        self.shopped: i64 = 0
        self.winner: i64 = NONE
        self.shown: i64 = NONE
        self.buying: i64 = NONE
        self.paid: i64 = 0
        self.looted = False
        self.by_rainbow = False
        self.laid = laid
        self.rushed: list[int] | None = None
        """Who wins, once the match was rushed to its end."""
        # Replaced, never written to:
        self.characters: list[int] = NOTHING
        self.seat_of: list[int] = NOTHING
        self.trap_at: list[int] = NOTHING
        self.bearers: list[int] = NOTHING
        self.colours: list[int] = deck.colours
        self.attached: list[int] = NOTHING
        self.pates: list[int] = NOTHING
        self.stock: list[int] = NOTHING

    # Who and where

    def zone(self, kind: i64, seat: i64) -> i64:
        """A zone of a seat: `HAND`, `PLAYED`, `TRAP_PILE`, `TRAP_DISCARD` or `HERD`."""
        return kind + ZONES_EACH * seat

    def herd_of(self, seat: i64) -> i64:
        """The herd of a seat: its own, or its team's (kill-the-unicorns.team.shared-herd)."""
        return seat % 2 if self.profile.teams else seat

    def herd_count(self) -> i64:
        """How many herds there are."""
        return 2 if self.profile.teams else self.seats

    def members(self, herd: i64) -> i64:
        """The mask of the seats a herd belongs to."""
        if self.profile.teams:
            return 5 << herd
        return 1 << herd

    def mate(self, seat: i64) -> i64:
        """The other member of a seat's team."""
        return (seat + 2) % 4

    def owner(self, card: i64) -> i64:
        """The seat a hunt card or trap belongs to."""
        return self.seat_of[self.deck.owners[card]]

    def ready(self, character: i64) -> i64:
        """The seat that plays a character whose power is still to be used this round, or `NONE`."""
        seat: i64 = self.seat_of[character]
        if seat < 0 or not self.profile.powers or self.used >> seat & 1:
            return NONE
        return seat

    def row_size(self) -> i64:
        """How many unicorns are hunted in a round."""
        return self.profile.row_size if self.profile.row_size > 0 else self.seats

    # Hunt cards

    def hand_mask(self, seat: i64) -> i64:
        """The hunt hand of a seat as a canonical mask."""
        mask: i64 = 0
        base = self.deck.hunt_base
        cards = self.table.zones[HAND + ZONES_EACH * seat]
        place: i64 = 0
        size: i64 = len(cards)
        while place < size:
            card: i64 = cards[place]
            mask |= 1 << (card - base & HAND_SIZE - 1)
            place += 1
        return self.deck.quick.canonical[mask]

    def hand_count(self, seat: i64) -> i64:
        """How many hunt cards a seat holds."""
        return len(self.table.zones[HAND + ZONES_EACH * seat])

    def hand_place(self, seat: i64, value: i64) -> i64:
        """Where in a hand a card of this value lies, or `NONE`."""
        cards = self.table.zones[HAND + ZONES_EACH * seat]
        values = self.deck.values
        place: i64 = 0
        size: i64 = len(cards)
        while place < size:
            if values[cards[place]] == value:
                return place
            place += 1
        return NONE

    def hand_places(self, seat: i64, mask: i64) -> list[int]:
        """Where the cards of a canonical mask lie in a hand, each once the ones before have left it."""
        cards = self.table.zones[HAND + ZONES_EACH * seat]
        values = self.deck.values
        places: list[int] = []
        size: i64 = len(cards)
        taken: i64 = 0
        at: i64 = 0
        while mask >> at:
            if mask >> at & 1:
                value: i64 = self.deck.hand_values[at]
                place: i64 = 0
                gone: i64 = 0
                while place < size:
                    if taken >> place & 1:
                        gone += 1
                    elif values[cards[place]] == value:
                        break
                    place += 1
                taken |= 1 << place
                places.append(place - gone)
            at += 1
        return places

    def laid_place(self, seat: i64, value: i64, owner: i64) -> i64:
        """Where among a seat's played cards a laid one of this value and owner lies, or `NONE`."""
        cards = self.table.zones[PLAYED + ZONES_EACH * seat]
        place: i64 = len(cards) - self.laid[seat]
        while place < len(cards):
            card = cards[place]
            if self.deck.values[card] == value and self.owner(card) == owner:
                return place
            place += 1
        return NONE

    def total(self, seat: i64) -> i64:
        """What the cards laid before a seat add up to."""
        cards = self.table.zones[PLAYED + ZONES_EACH * seat]
        values = self.deck.values
        size: i64 = len(cards)
        place: i64 = size - self.laid[seat]
        total: i64 = 0
        while place < size:
            total += values[cards[place]]
            place += 1
        return total

    def totals(self) -> list[int]:
        """What each herd has laid in all, `NONE` where nothing (kill-the-unicorns.team.totals-add)."""
        totals: list[int] = []
        herd: i64 = 0
        herds = self.herd_count()
        while herd < herds:
            if self.laid[herd] == 0:
                totals.append(NONE)
            elif self.profile.teams:
                totals.append(self.total(herd) + self.total(herd + 2))
            else:
                totals.append(self.total(herd))
            herd += 1
        return totals

    def is_alone(self, totals: list[int], herd: i64) -> bool:
        """Whether nobody else has a herd's total."""
        total: i64 = totals[herd]
        other: i64 = 0
        while other < len(totals):
            if other != herd and totals[other] == total:
                return False
            other += 1
        return True

    def best(self, wanted: i64) -> i64:
        """The herd with the highest, lowest or second total nobody else has, or `NONE`.

        Equal totals are struck out first (kill-the-unicorns.reveal.ties-cancel). With a single one left
        it is the second as well (kill-the-unicorns.traps.no-use-running).
        """
        totals = self.totals()
        first: i64 = NONE
        second: i64 = NONE
        lowest: i64 = NONE
        herd: i64 = 0
        while herd < len(totals):
            total: i64 = totals[herd]
            if total >= 0 and self.is_alone(totals, herd):
                if first < 0 or total > totals[first]:
                    second = first
                    first = herd
                elif second < 0 or total > totals[second]:
                    second = herd
                if lowest < 0 or total < totals[lowest]:
                    lowest = herd
            herd += 1
        if wanted == LOWEST:
            return lowest
        return second if wanted == SECOND and second >= 0 else first

    def share(self, seat: i64) -> i64:
        """How many of a seat's laid cards count towards the number asked for: not the knight's extra one."""
        return self.laid[seat] - (1 if self.extra == seat else 0)

    def team_rest(self, seat: i64) -> i64:
        """How many cards this seat has to add to what its team mate has laid; 0 if it lays first."""
        laid = self.share(self.mate(seat))
        return self.needed - laid if laid > 0 else 0

    def can_hunt(self, seat: i64) -> bool:
        """Whether a seat has enough cards to take part (kill-the-unicorns.hunt.must-pass)."""
        hand = self.hand_count(seat)
        if not self.profile.teams:
            return hand >= max(1, self.needed)
        if self.team_rest(seat) > 0:
            return True
        mates = self.hand_count(self.mate(seat))
        return hand >= 1 and mates >= 1 and hand + mates >= max(2, self.needed)

    def has_extra(self, seat: i64) -> bool:
        """Whether this seat may add the knight's card now (kill-the-unicorns.power.knight)."""
        return self.ready(KNIGHT) == seat

    # Traps

    def drawn(self, seat: i64) -> i64:
        """How many traps a seat has drawn and neither set nor laid off."""
        cards = self.table.zones[TRAP_PILE + ZONES_EACH * seat]
        place: i64 = len(cards)
        while place > 0 and self.table.seen[cards[place - 1]] != 0:
            place -= 1
        return len(cards) - place

    def drawn_place(self, seat: i64, trap: i64) -> i64:
        """Where in the pile a drawn trap of this kind lies, or `NONE`."""
        cards = self.table.zones[TRAP_PILE + ZONES_EACH * seat]
        place: i64 = len(cards) - self.drawn(seat)
        while place < len(cards):
            if self.deck.trap_of[cards[place]] == trap:
                return place
            place += 1
        return NONE

    def trap_place(self, prize: i64, side: i64) -> i64:
        """Which card of `SET_TRAPS` lies there, or `NONE`."""
        wanted: i64 = 2 * prize + side
        places = self.trap_at
        at: i64 = 0
        size: i64 = len(places)
        while at < size:
            if places[at] == wanted:
                return at
            at += 1
        return NONE

    def has_foreign_trap(self, seat: i64, side: i64) -> bool:
        """Whether somebody else has set a trap at that side of the prize being hunted."""
        at = self.trap_place(self.hunt, side)
        return at >= 0 and self.owner(self.table.zones[SET_TRAPS][at]) != seat

    def pinned_on(self, unicorn: i64) -> i64:
        """Which card of `PINNED` a unicorn bears, or `NONE`."""
        for at, bearer in enumerate(self.bearers):
            if bearer == unicorn:
                return at
        return NONE

    def pinned_trap(self, unicorn: i64) -> i64:
        """The kind of trap a unicorn bears, or `NONE`."""
        at = self.pinned_on(unicorn)
        if at < 0:
            return NONE
        return self.deck.trap_of[self.table.zones[PINNED][at]]

    # Herds

    def herd(self, herd: i64) -> list[int]:
        """The unicorns of a herd, in the order they came."""
        return self.table.zones[HERD + ZONES_EACH * herd]

    def is_in_herd(self, unicorn: i64, herd: i64) -> bool:
        """Whether a unicorn belongs to a herd."""
        cards = self.herd(herd)
        place: i64 = 0
        while place < len(cards):
            if cards[place] == unicorn:
                return True
            place += 1
        return False

    def colour_counts(self, herd: i64, *, bicorns: bool) -> list[int]:
        """Unicorns of each colour, the last number those without; bicorns double where they count twice."""
        counts: list[int] = [0] * (int(COLOUR_COUNT) + 1)
        for unicorn in self.herd(herd):
            counts[self.colours[unicorn]] += 1
        if bicorns:
            for at, bearer in enumerate(self.bearers):
                trap = self.deck.trap_of[self.table.zones[PINNED][at]]
                if self.deck.traps.effects[trap] == COUNTS_TWICE and self.is_in_herd(bearer, herd):
                    counts[self.colours[bearer]] += 1
        return counts

    def has_double_rainbow(self, herd: i64, *, bicorns: bool) -> bool:
        """Two of each colour; bicorns count twice at the final count only (end.double-rainbow-check)."""
        if len(self.herd(herd)) < 2 * COLOUR_COUNT and not bicorns:
            return False
        counts = self.colour_counts(herd, bicorns=bicorns)
        colour: i64 = 0
        while colour < COLOUR_COUNT:
            if counts[colour] < 2:
                return False
            colour += 1
        return True

    # Telling

    def _tell(self, key: str, clause: str, params: dict[str, Value]) -> None:
        if self.events is not None:
            self.events.append(Event("kill-the-unicorns-" + key, clause, params))

    def _tell_secret(
        self, key: str, clause: str, params: dict[str, Value], secret: dict[str, Value], seen: i64
    ) -> None:
        if self.events is not None:
            self.events.append(Event("kill-the-unicorns-" + key, clause, params, secret, int(seen)))

    def _tell_seat(self, key: str, clause: str, seat: i64) -> None:
        """Something about one seat; costs nothing when nobody listens."""
        if self.events is not None:
            self._tell(key, clause, {"seat": int(seat)})

    def _tell_card(self, key: str, clause: str, seat: i64, card: i64) -> None:
        """Something about a seat and an open card."""
        if self.events is not None:
            self._tell(key, clause, {"seat": int(seat), "card": self._card_name(card)})

    def _card_name(self, card: i64) -> str:
        return self.deck.names[self.deck.kinds[card]]

    def _open_name(self, card: i64) -> str | None:
        """The name of a card everybody may know, None for one that lies face down."""
        return self._card_name(card) if self.table.seen[card] == EVERYONE else None

"""A table of Unstable Unicorns as data, and what can be read off it. The rules of play are built on top:
`moves` (cards on their way), `targets` (what may be chosen), `steps`, `guards` and `effects` (programs),
`plays`, `turns`, `showing`, `state`.

Frames of the stack, see `core/stack.py`:

    EFFECT   a card's program: step, owner, card, chosen player, round of players, what is left, flags
    GUARD    a unicorn about to fall while somebody has a guard: its owner, the unicorn, who destroys it
    PLAY     a card being played: its player, the card, and how far the play has come
    BATCH    the start effects of a turn
    CALL     a party variant lets somebody name a player
"""

from typing import Final

from mypy_extensions import i64

from monoceros.core.contract import Event, State
from monoceros.core.rng import Rng
from monoceros.core.stack import FIFTH, FIRST, FOURTH, PROGRAM, SEAT, SECOND, STEP, THIRD, Stack
from monoceros.core.table import Table
from monoceros.core.wire import Value
from monoceros.games.unstable_unicorns.deck import UnicornDeck
from monoceros.games.unstable_unicorns.vocabulary import (
    BABY,
    BASIC,
    BLANK,
    CARD,
    COWS,
    DOWNGRADE,
    NAMED,
    NEIGH,
    STRIKE,
    TYPE_BABY,
    TYPE_BASIC,
    TYPE_DOWNGRADE,
    TYPE_INSTANT,
    TYPE_UPGRADE,
    UNICORN,
    UPGRADE,
)

# Zones of the table; hands and stables follow, one of each for every seat.
DECK: Final[i64] = 0
DISCARD: Final[i64] = 1
NURSERY: Final[i64] = 2
PLAYED: Final[i64] = 3
HAND: Final[i64] = 4

# Phases of a turn.
SETUP: Final[i64] = 0
START: Final[i64] = 1
DRAW: Final[i64] = 2
ACTION: Final[i64] = 3
END: Final[i64] = 4
OVER: Final[i64] = 5
PHASE_NAMES: Final = ("setup", "start", "draw", "action", "end", "over")

# What is being asked for.
ASK_NOTHING: Final[i64] = 0
ASK_FOAL: Final[i64] = 1
ASK_USE: Final[i64] = 2
ASK_ACTION: Final[i64] = 3
ASK_NEIGH: Final[i64] = 4
ASK_MAY: Final[i64] = 5
ASK_PLAYER: Final[i64] = 6
ASK_CARD: Final[i64] = 7
ASK_HAND: Final[i64] = 8
ASK_FOUND: Final[i64] = 9
ASK_EITHER: Final[i64] = 10
ASK_GUARD: Final[i64] = 11
ASK_LIMIT: Final[i64] = 12
ASK_CALL: Final[i64] = 13
ASK_OVER: Final[i64] = 14
ASK_NAMES: Final = (
    "",
    "foal",
    "use",
    "action",
    "neigh",
    "may",
    "player",
    "card",
    "hand",
    "found",
    "either",
    "guard",
    "limit",
    "call",
    "over",
)

# Frames, and their fields under the names they have here.
EFFECT: Final[i64] = 0
GUARD: Final[i64] = 1
PLAY: Final[i64] = 2
BATCH: Final[i64] = 3
CALL: Final[i64] = 4
KIND: Final[i64] = PROGRAM
PC: Final[i64] = STEP
OWNER: Final[i64] = SEAT
SOURCE: Final[i64] = FIRST
TARGET: Final[i64] = SECOND
ROUND: Final[i64] = THIRD
LEFT: Final[i64] = FOURTH
FLAGS: Final[i64] = FIFTH

# Flags of an EFFECT; the two lowest bits are its trigger.
TRIGGER_BITS: Final[i64] = 3
FAILED: Final[i64] = 4
"""A step so far could not be done, so nothing after a `then` happens."""
NAMED_FIRST: Final[i64] = 8
"""Its players were named when the card was played."""
BATCHED: Final[i64] = 16
"""It is a start effect: it may not choose what another start effect has chosen."""
AGREED: Final[i64] = 32
"""The owner has said yes to the step, or it needs no yes."""
DECIDED: Final[i64] = 64
"""Which of two steps is settled."""

NOBODY: Final[i64] = -1
NO_CARD: Final[i64] = -1
NO_LOANS: Final[list[int]] = []
NOT_BEGUN: Final[i64] = -1

HAND_LIMIT: Final[i64] = 7
FEW_GOAL: Final[i64] = 7
MANY_GOAL: Final[i64] = 6
MANY: Final[i64] = 6
"""From six players on, six unicorns are enough (unstable-unicorns.win.six)."""

SIMPLE: Final[i64] = 0
ADVANCED: Final[i64] = 1
TARGETING_NAMES: Final = ("simple", "advanced")

PARTY_OFF: Final[i64] = 0
PARTY_SIPS: Final[i64] = 1
PARTY_LAYERS: Final[i64] = 2
PARTY_NAMES: Final = ("off", "sips", "layers")

# How a match ended.
NOT_OVER: Final[i64] = 0
ENOUGH: Final[i64] = 1
MOST: Final[i64] = 2
LETTERS: Final[i64] = 3
ALL_LOSE: Final[i64] = 4
REASONS: Final = (
    "",
    "unstable-unicorns.win.first",
    "unstable-unicorns.win.deck-out",
    "unstable-unicorns.win.letters",
    "unstable-unicorns.win.all-lose",
)


class UnicornBoard(State):
    """Where a match stands.

    `batch` are the start effects still to come and `touched` the cards they have chosen or brought so far, of
    which the first `barred` may not be chosen again. `callers` are the players of the cards in the zone
    `PLAYED`, `named` the players and options settled when the lowest of them was announced. `loans` are the
    cards to come home at the end of the turn, each with the seat it was lent to; copies share the list, so
    a new one takes its place whenever it changes.
    """

    def __init__(
        self,
        seats: i64,
        table: Table,
        deck: UnicornDeck,
        rng: Rng,
        starter: i64,
        targeting: i64,
        party: i64,
    ) -> None:
        super().__init__(seats, table, rng)
        self.deck = deck
        self.targeting: i64 = targeting
        self.party: i64 = party
        self.starter: i64 = starter
        self.active: i64 = starter
        self.phase: i64 = SETUP
        self.ask: i64 = ASK_NOTHING
        self.stack = Stack()
        self.plays: i64 = 0
        self.played: i64 = 0
        self.skip_draw = False
        self.skip_action = False
        self.extra: i64 = 0
        self.loans: list[int] = NO_LOANS
        self.neighs: i64 = 0
        self.called = False
        self.swapped: i64 = 0
        self.barred: i64 = 0
        self.ending: i64 = NOT_OVER
        self.winner: i64 = NOBODY
        self.skips: list[int] = [0] * int(seats)
        self.batch: list[int] = []
        self.touched: list[int] = []
        self.callers: list[int] = []
        self.named: list[int] = []

    # Zones

    def hand(self, seat: i64) -> i64:
        """The zone of a seat's hand."""
        return HAND + seat

    def stable(self, seat: i64) -> i64:
        """The zone of a seat's stable."""
        return HAND + self.seats + seat

    def hand_size(self, seat: i64) -> i64:
        """How many cards a seat holds."""
        return len(self.table.zones[HAND + seat])

    def left(self, seat: i64) -> i64:
        """The seat to the left: who comes next."""
        return (seat + 1) % self.seats

    def goal(self) -> i64:
        """How many unicorns win."""
        return MANY_GOAL if self.seats >= MANY else FEW_GOAL

    # What lies in a stable

    def statics(self, seat: i64) -> i64:
        """The lasting effects at work in a stable, as bits; blank unicorns have none."""
        bits: i64 = 0
        unicorn_bits: i64 = 0
        deck = self.deck
        kinds = deck.kinds
        for card in self.table.zones[HAND + self.seats + seat]:
            kind = kinds[card]
            if deck.unicorn[kind]:
                unicorn_bits |= deck.statics[kind]
            else:
                bits |= deck.statics[kind]
        if bits & BLANK:
            return bits
        return bits | unicorn_bits

    def in_costume(self, seat: i64) -> bool:
        """Whether the unicorns of a stable pass for cows (unstable-unicorns.cows.unnamed)."""
        return self.statics(seat) & COWS != 0

    def strike(self) -> bool:
        """Whether no foal can enter any stable (unstable-unicorns.foals.strike)."""
        seat: i64 = 0
        while seat < self.seats:
            if self.statics(seat) & STRIKE:
                return True
            seat += 1
        return False

    def unicorns(self, seat: i64) -> i64:
        """What a stable counts towards winning; cows count nothing, blank unicorns one each."""
        deck = self.deck
        kinds = deck.kinds
        bits: i64 = 0
        heads: i64 = 0
        count: i64 = 0
        for card in self.table.zones[HAND + self.seats + seat]:
            kind = kinds[card]
            if deck.unicorn[kind]:
                heads += 1
                count += deck.counts[kind]
            else:
                bits |= deck.statics[kind]
        if bits & COWS:
            return 0
        return heads if bits & BLANK else count

    def letters(self, seat: i64) -> i64:
        """The letters in the names of the unicorns that count in a stable."""
        if self.in_costume(seat):
            return 0
        deck = self.deck
        count: i64 = 0
        for card in self.table.zones[HAND + self.seats + seat]:
            kind = deck.kinds[card]
            if deck.unicorn[kind]:
                count += deck.letters[kind]
        return count

    def hand_limit(self, seat: i64) -> i64:
        """How many cards a seat may keep at the end of its turn (unstable-unicorns.turn.limit-cards)."""
        blank = self.statics(seat) & BLANK != 0
        deck = self.deck
        limit: i64 = HAND_LIMIT
        for card in self.table.zones[HAND + self.seats + seat]:
            kind = deck.kinds[card]
            if not (blank and deck.unicorn[kind]):
                limit += deck.limits[kind]
        return limit if limit > 0 else 0

    def of_type(self, kind: i64, what: i64) -> bool:
        """Whether a card of this kind is what a program names, wherever it lies."""
        deck = self.deck
        if what == CARD:
            return True
        if what == UNICORN:
            return deck.unicorn[kind]
        if what >= NAMED:
            return kind == what - NAMED
        type_: i64 = deck.types[kind]
        if what == BASIC:
            return type_ == TYPE_BASIC
        if what == BABY:
            return type_ == TYPE_BABY
        if what == UPGRADE:
            return type_ == TYPE_UPGRADE
        if what == DOWNGRADE:
            return type_ == TYPE_DOWNGRADE
        return what == NEIGH and type_ == TYPE_INSTANT

    def matches(self, seat: i64, card: i64, what: i64) -> bool:
        """Whether a card in a stable is what a program names; cows are never named as unicorns."""
        kind = self.deck.kinds[card]
        if not self.of_type(kind, what):
            return False
        return what == CARD or not self.deck.unicorn[kind] or not self.in_costume(seat)

    def count_in_stable(self, seat: i64, what: i64) -> i64:
        """How many cards of a stable are what a program names."""
        count: i64 = 0
        for card in self.table.zones[HAND + self.seats + seat]:
            if self.matches(seat, card, what):
                count += 1
        return count

    def seat_of(self, card: i64) -> i64:
        """In whose stable a card lies, or nobody's."""
        seat: i64 = 0
        while seat < self.seats:
            if card in self.table.zones[HAND + self.seats + seat]:
                return seat
            seat += 1
        return NOBODY

    def find(self, zone: i64, kind: i64) -> i64:
        """The place of the first card of a kind in a zone, or -1."""
        kinds = self.deck.kinds
        for place, card in enumerate(self.table.zones[zone]):
            if kinds[card] == kind:
                return place
        return -1

    def kind_of(self, card: i64) -> i64:
        """What is printed on a card."""
        return self.deck.kinds[card]

    def name_of(self, card: i64) -> str:
        """The key of a card in the pack."""
        return self.deck.names[self.deck.kinds[card]]

    def program_end(self) -> i64:
        """Where the program of the innermost frame ends."""
        kind = self.deck.kinds[self.stack.get(SOURCE)]
        return self.deck.end[kind * 4 + (self.stack.get(FLAGS) & TRIGGER_BITS)]

    def has_flag(self, flag: i64) -> bool:
        """Whether the innermost frame has a flag."""
        return self.stack.get(FLAGS) & flag != 0

    def set_flag(self, flag: i64) -> None:
        """Set a flag of the innermost frame."""
        self.stack.set(FLAGS, self.stack.get(FLAGS) | flag)

    def doer(self) -> i64:
        """The one seat that is asked, where it is only one."""
        return self.decider()

    # Telling; nothing is built when nobody listens.

    def tell(self, key: str, clause: str, params: dict[str, Value]) -> None:
        """Something everybody may know."""
        if self.events is not None:
            self.events.append(Event("unstable-unicorns-" + key, clause, params))

    def tell_seat(self, key: str, clause: str, seat: i64) -> None:
        """Something that is about one player and no card."""
        if self.events is not None:
            self.tell(key, clause, {"seat": int(seat)})

    def tell_card(self, key: str, clause: str, seat: i64, card: i64) -> None:
        """Something a player does with an open card."""
        if self.events is not None:
            self.tell(key, clause, {"seat": int(seat), "card": self.name_of(card)})

    def tell_between(self, key: str, clause: str, seat: i64, other: i64, card: i64) -> None:
        """Something a player does to another one with an open card."""
        if self.events is not None:
            self.tell(key, clause, {"seat": int(seat), "other": int(other), "card": self.name_of(card)})

    def tell_count(self, key: str, clause: str, seat: i64, count: i64) -> None:
        """Something a player does with a number of cards."""
        if self.events is not None:
            self.tell(key, clause, {"seat": int(seat), "count": int(count)})

    def tell_secret(self, key: str, clause: str, params: dict[str, Value], card: i64, seen: i64) -> None:
        """Something everybody sees, with a card only some may know."""
        if self.events is not None:
            secret: dict[str, Value] = {"card": self.name_of(card)}
            self.events.append(Event("unstable-unicorns-" + key, clause, params, secret, int(seen)))

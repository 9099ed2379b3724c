"""A match of Unstable Unicorns as data, and small questions about it.

Frames of the stack, see `core/stack.py`:

    EFFECT   a card's program: step, owner, card, chosen player, round of players, what is left, flags
    GUARD    a unicorn about to fall: its owner, the unicorn, who destroys it
    PLAY     a card being played: its player, the card, and how far the play has come
    BATCH    the start effects of a turn
    CALL     a party variant lets somebody name a player

A part of the rulebook that wants another one to go on puts a frame on the stack; `rules.py` goes there.
"""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from monoceros.core.contract import Rules, State
from monoceros.core.rng import Rng
from monoceros.core.stack import FIFTH, FIRST, FOURTH, PROGRAM, SEAT, SECOND, STEP, THIRD, Stack
from monoceros.core.table import Table, lay_out
from monoceros.core.wire import Value
from monoceros.games.unstable_unicorns.deck import UnicornDeck
from monoceros.games.unstable_unicorns.editions import Profile
from monoceros.games.unstable_unicorns.vocabulary import BLANK, CARD, COWS, STRIKE

# Zones of the table; hands and stables follow, one of each for every seat.
DECK: Final[i64] = 0
DISCARD: Final[i64] = 1
NURSERY: Final[i64] = 2
PLAYED: Final[i64] = 3
HAND: Final[i64] = 4

# Room for most of what is ever held, so that the table is seldom laid out anew.
PLAYED_ROOM: Final = 8
HAND_ROOM: Final = 14
STABLE_ROOM: Final = 16

# Phases of a turn (unstable-unicorns.turn.phases).
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

# Signs on cards of the active player's hand that came there during the start effects of the turn.
NEW_SIGN: Final[i64] = 0x200
OWN_SIGN: Final[i64] = 0x400
"""Brought by the start effect at work, which may use it."""

NOBODY: Final[i64] = -1
NO_CARD: Final[i64] = -1
NOT_BEGUN: Final[i64] = -1
NOT_THERE: Final[i64] = -1

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


class UnicornState(State):
    """Where a match stands.

    `plays` are the cards that may still be played this turn and `played` those that have been; `skips` are
    the turns each seat will miss, `extra` those the active seat will have besides. `batch` are the start
    effects still to come and `touched` the cards they have chosen or brought so far, of which the first
    `barred` may not be chosen again. `callers` are the players of the cards in the zone `PLAYED`, `named` the
    players and options settled when the lowest of them was announced. `loans` are the cards to come home at
    the end of the turn, each followed by the seat it was lent to. `swapped` is a bit for each seat. `counted`
    keeps what follows from each stable: its lasting effects and its unicorns. `fresh` are the cards that came
    into the active hand during the start effects, `held` how many of it can at most have been there before.
    `turns` is how many turns have begun, `idle` how many since anybody decided anything, `entered` how many
    enter effects have begun this turn.
    """

    def __init__(
        self,
        rules: Rules[Any],
        seats: i64,
        table: Table,
        rng: Rng,
        deck: UnicornDeck,
        profile: Profile,
        starter: i64,
        stack: Stack,
        skips: vec[i64],
        batch: vec[i64],
        touched: vec[i64],
        callers: vec[i64],
        named: vec[i64],
        loans: vec[i64],
        counted: vec[i64],
    ) -> None:
        super().__init__(rules, seats, table, rng)
        self.deck = deck
        self.profile = profile
        self.starter: i64 = starter
        self.active: i64 = starter
        self.phase: i64 = SETUP
        self.ask: i64 = ASK_NOTHING
        self.stack = stack
        self.plays: i64 = 0
        self.played: i64 = 0
        self.skip_draw = False
        self.skip_action = False
        self.extra: i64 = 0
        self.neighs: i64 = 0
        self.called = False
        self.swapped: i64 = 0
        self.barred: i64 = 0
        self.fresh: i64 = 0
        self.held: i64 = 0
        self.turns: i64 = 0
        self.idle: i64 = 0
        self.entered: i64 = 0
        self.ending: i64 = NOT_OVER
        self.winner: i64 = NOBODY
        self.skips = skips
        self.batch = batch
        self.touched = touched
        self.callers = callers
        self.named = named
        self.loans = loans
        self.counted = counted

    def copy(self) -> "UnicornState":
        """An independent match in the same situation."""
        twin = UnicornState(
            self.rules,
            self.seats,
            self.table.copy(),
            self.rng.copy(),
            self.deck,
            self.profile,
            self.starter,
            self.stack.copy(),
            self.skips[:],
            self.batch[:],
            self.touched[:],
            self.callers[:],
            self.named[:],
            self.loans[:],
            self.counted[:],
        )
        twin.to_act = self.to_act
        twin.window = self.window
        twin.n = self.n
        twin.active = self.active
        twin.phase = self.phase
        twin.ask = self.ask
        twin.plays = self.plays
        twin.played = self.played
        twin.skip_draw = self.skip_draw
        twin.skip_action = self.skip_action
        twin.extra = self.extra
        twin.neighs = self.neighs
        twin.called = self.called
        twin.swapped = self.swapped
        twin.barred = self.barred
        twin.fresh = self.fresh
        twin.held = self.held
        twin.turns = self.turns
        twin.idle = self.idle
        twin.entered = self.entered
        twin.ending = self.ending
        twin.winner = self.winner
        return twin

    def determinize(self, viewer: int, rng: Rng) -> State:
        """See `State.determinize`. Which cards of the active hand are new is for its player alone."""
        world = super().determinize(viewer, rng)
        if self.fresh > 0 and viewer != self.active:
            table = world.table
            zone = HAND + self.active
            size = table.size(zone)
            new = size - self.held
            place: i64 = 0
            while place < size:
                chosen = rng.below(size - place) < new
                table.sign(table.card(zone, place), NEW_SIGN if chosen else 0)
                new -= 1 if chosen else 0
                place += 1
        return world

    # Hands and piles

    def hand_size(self, seat: i64) -> i64:
        """How many cards a seat holds."""
        return self.table.size(HAND + seat)

    def left(self, seat: i64) -> i64:
        """The seat to the left: who comes next."""
        return (seat + 1) % self.seats

    def find(self, zone: i64, kind: i64) -> i64:
        """The place of the first card of a kind in a zone, or `NOT_THERE`."""
        table = self.table
        place: i64 = 0
        while place < table.size(zone):
            if table.kind(zone, place) == kind:
                return place
            place += 1
        return NOT_THERE

    def kinds_in(self, zone: i64, what: i64) -> vec[i64]:
        """The kinds in a zone that are what a program names, ascending, each once."""
        table = self.table
        deck = self.deck
        found: vec[i64] = vec[i64](capacity=8)
        place: i64 = 0
        while place < table.size(zone):
            kind = table.kind(zone, place)
            if deck.fits(kind, what):
                found = with_kind(found, kind)
            place += 1
        return found

    def holds(self, zone: i64, what: i64) -> bool:
        """Whether there is any card in a zone that is what a program names."""
        table = self.table
        deck = self.deck
        place: i64 = 0
        while place < table.size(zone):
            if deck.fits(table.kind(zone, place), what):
                return True
            place += 1
        return False

    def kind_of(self, card: i64) -> i64:
        """What is printed on a card."""
        return self.deck.kinds[card]

    # Stables

    def stable(self, seat: i64) -> i64:
        """The zone of a seat's stable."""
        return HAND + self.seats + seat

    def lies_in_stable(self, seat: i64, card: i64) -> bool:
        """Whether a card lies in a seat's stable."""
        return self.table.place_of(HAND + self.seats + seat, card) >= 0

    def statics(self, seat: i64) -> i64:
        """The lasting effects at work in a stable, as bits."""
        return self.counted[2 * seat]

    def unicorns(self, seat: i64) -> i64:
        """What a stable counts towards winning (unstable-unicorns.win.worth)."""
        return self.counted[2 * seat + 1]

    def recount(self, seat: i64) -> None:
        """Count a stable anew; called whenever a card has come or gone.

        Only what lies in a stable is at work (unstable-unicorns.stable.active).
        Blank unicorns have no effects and count one each (unstable-unicorns.uniforms.blank); cows count
        nothing (unstable-unicorns.cows.no-win).
        """
        deck = self.deck
        table = self.table
        zone = HAND + self.seats + seat
        bits: i64 = 0
        unicorn_bits: i64 = 0
        heads: i64 = 0
        count: i64 = 0
        place: i64 = 0
        while place < table.size(zone):
            kind = table.kind(zone, place)
            if deck.unicorn[kind]:
                unicorn_bits |= deck.statics[kind]
                heads += 1
                count += deck.counts[kind]
            else:
                bits |= deck.statics[kind]
            place += 1
        blank = bits & BLANK != 0
        self.counted[2 * seat] = bits if blank else bits | unicorn_bits
        self.counted[2 * seat + 1] = 0 if bits & COWS else heads if blank else count

    def is_blank(self, seat: i64) -> bool:
        """Whether the unicorns of a stable have no effect."""
        return self.statics(seat) & BLANK != 0

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

    def matches(self, seat: i64, card: i64, what: i64) -> bool:
        """Whether a card in a stable is what a program names.

        Cows are never named as unicorns, whatever their kind (unstable-unicorns.cows.unnamed). A blank
        unicorn keeps its kind (unstable-unicorns.uniforms.kind).
        """
        kind = self.deck.kinds[card]
        if not self.deck.fits(kind, what):
            return False
        return what == CARD or not self.deck.unicorn[kind] or not self.in_costume(seat)

    def count_in_stable(self, seat: i64, what: i64) -> i64:
        """How many cards of a stable are what a program names."""
        zone = HAND + self.seats + seat
        count: i64 = 0
        place: i64 = 0
        while place < self.table.size(zone):
            if self.matches(seat, self.table.card(zone, place), what):
                count += 1
            place += 1
        return count

    # Questions and effects under way

    def question(self, ask: i64, seat: i64) -> None:
        """Stop and ask one seat."""
        self.ask = ask
        self.to_act = 1 << seat

    def has_flag(self, flag: i64) -> bool:
        """Whether the innermost frame has a flag."""
        return self.stack.get(FLAGS) & flag != 0

    def set_flag(self, flag: i64) -> None:
        """Set a flag of the innermost frame."""
        self.stack.set(FLAGS, self.stack.get(FLAGS) | flag)

    def begin_effect(self, pc: i64, seat: i64, card: i64, flags: i64) -> None:
        """Put a program on the stack."""
        self.stack.push(EFFECT, pc, seat, card, NOBODY, 0, NOT_BEGUN, flags)

    # Telling; nothing is built when nobody listens.

    def tell_between(self, key: str, clause: str, seat: i64, other: i64, card: i64) -> None:
        """Something a player does to another one with an open card."""
        if self.events is not None:
            self.tell(key, clause, {"seat": int(seat), "other": int(other), "card": self.card_name(card)})

    def tell_count(self, key: str, clause: str, seat: i64, count: i64) -> None:
        """Something a player does with a number of cards."""
        if self.events is not None:
            self.tell(key, clause, {"seat": int(seat), "count": int(count)})

    def tell_secret(self, key: str, clause: str, params: dict[str, Value], card: i64, seen: i64) -> None:
        """Something everybody sees, with a card only some may know."""
        if self.events is not None:
            self.tell(key, clause, params, {"card": self.card_name(card)}, seen)


def with_kind(kinds: vec[i64], kind: i64) -> vec[i64]:
    """A kind put in its place among kinds that ascend, unless it is there."""
    size: i64 = len(kinds)
    at: i64 = size
    while at > 0 and kinds[at - 1] >= kind:
        at -= 1
    if at < size and kinds[at] == kind:
        return kinds
    kinds = append(kinds, kind)
    while size > at:
        kinds[size] = kinds[size - 1]
        size -= 1
    kinds[at] = kind
    return kinds


def lay_table(deck: UnicornDeck, seats: int, zones: list[list[int]], seen: list[int]) -> Table:
    """A table with its cards in the zones named above; hands have no order."""
    first = int(HAND)
    foals = sum(1 for back in deck.backs if back)
    room = [int(deck.size) - foals, int(deck.size) - foals, foals, PLAYED_ROOM]
    room += [HAND_ROOM] * seats + [STABLE_ROOM] * seats
    loose = [first <= zone < first + seats for zone in range(len(zones))]
    return lay_out(deck, zones, loose, seen, room)


def bare_state(
    rules: Rules[Any], seats: int, table: Table, rng: Rng, deck: UnicornDeck, profile: Profile, starter: int
) -> UnicornState:
    """A match on a table where the cards already lie, before anything has happened."""
    none: vec[i64] = vec[i64]()
    skips = vec[i64]([0] * seats)
    counted = vec[i64]([0] * (2 * seats))
    state = UnicornState(
        rules,
        seats,
        table,
        rng,
        deck,
        profile,
        starter,
        Stack(),
        skips,
        batch=none,
        touched=none,
        callers=none,
        named=none,
        loans=none,
        counted=counted,
    )
    seat: i64 = 0
    while seat < state.seats:
        state.recount(seat)
        seat += 1
    return state

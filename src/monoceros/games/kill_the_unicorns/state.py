"""A table of Kill the Unicorns as data, and the small questions everything else asks of it.

The rules are functions on this data, one module for each part of the rulebook; `rules.py` says which of them
is asked. What keeps two pieces of this data in step - a trap and its place, a unicorn and what it bears - is
done here.
"""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from monoceros.core.contract import Rules, State
from monoceros.core.knowledge import SPREAD, WORD, information_key
from monoceros.core.rng import Rng
from monoceros.core.table import EVERYONE, NOBODY, Table
from monoceros.games.kill_the_unicorns import kinds, steps, zones
from monoceros.games.kill_the_unicorns.deck import HAND_SIZE, HuntDeck
from monoceros.games.kill_the_unicorns.editions import Profile

ROUNDS: Final[i64] = 4
MOST_SEATS: Final[i64] = 6
NONE: Final[i64] = -1
SPOT_BITS: Final[i64] = 4
SPOT: Final[i64] = 15
BOTH_SPOTS: Final[i64] = 255
PLACE_BITS: Final[i64] = 2
PLACE: Final[i64] = 3
NATURAL: Final[i64] = 0b00_11_10_01
SECOND_TEAM: Final[i64] = 0b1010
BOTH_TEAMS: Final[i64] = 0b1111
TOKEN_BITS: Final[i64] = 32
"""Tokens on unicorns and pâtés of herds are kept as `where * TOKEN_BITS + token`."""


class HuntState(State):
    """Where a match stands.

    `PLAYED` of a seat holds its spent hunt cards and on top the `laid[seat]` ones it has laid for the prize
    being hunted. The traps somebody has drawn are the top cards of their pile that they know. The prize
    being hunted is the first card of `ROW`. A trap lies at a spot, `2 * prize + side`: `spots` tells of each
    spot which card of `SET_TRAPS` lies there, counted from 1, in `SPOT_BITS` bits. `bearers` says which
    unicorn bears each card of `PINNED`.

    The vecs marked below as *replaced* are never written to: a change makes a new one, so copies share them.
    """

    def __init__(
        self,
        rules: Rules[Any],
        seats: i64,
        table: Table,
        rng: Rng,
        deck: HuntDeck,
        profile: Profile,
        laid: vec[i64],
    ) -> None:
        super().__init__(rules, seats, table, rng)
        self.deck = deck
        self.profile = profile
        self.row_size: i64 = profile.row_size if profile.row_size > 0 else seats
        """How many unicorns are hunted in a round."""
        self.step: i64 = steps.PICKING
        self.active: i64 = 0
        self.marker: i64 = 0
        self.held: i64 = 0
        """Who had the marker when the hunt began."""
        self.victor: i64 = NONE
        """The herd that won a hunt last."""
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
        self.spots: i64 = 0
        self.looted = False
        self.by_rainbow = False
        self.placed: i64 = NATURAL
        """In the team game who sits left of each seat, in `PLACE_BITS` bits."""
        self.second: i64 = SECOND_TEAM
        """In the team game the seats of the second team, as bits."""
        self.laid = laid
        # Replaced, never written to:
        self.characters = laid
        self.seat_of = deck.nobody
        self.bearers = deck.nothing
        self.colours = deck.colours
        self.attached = deck.nothing
        self.pates = deck.nothing
        self.stock = deck.tokens.none

    def as_known(self, viewer: int) -> State:
        """What an expert has paid with lies face down already: it is made up like any other hidden card."""
        world = super().as_known(viewer)
        assert isinstance(world, HuntState)
        if world.paid and world.profile.expert:
            played = zones.played(world.active)
            first = world.table.size(played) - int(world.paid).bit_count()
            world.paid = world.deck.canonical[world.table.sum_up(played, first, world.deck.bits)]
        return world

    def copy(self) -> "HuntState":
        """An independent match in the same situation."""
        twin = HuntState(
            self.rules, self.seats, self.table.copy(), self.rng.copy(), self.deck, self.profile, self.laid[:]
        )
        twin.to_act = self.to_act
        twin.window = self.window
        twin.n = self.n
        twin.step = self.step
        twin.active = self.active
        twin.marker = self.marker
        twin.held = self.held
        twin.victor = self.victor
        twin.starter = self.starter
        twin.round = self.round
        twin.hunt = self.hunt
        twin.turns = self.turns
        twin.opener = self.opener
        twin.needed = self.needed
        twin.extra = self.extra
        twin.passed = self.passed
        twin.silenced = self.silenced
        twin.used = self.used
        twin.shopped = self.shopped
        twin.winner = self.winner
        twin.shown = self.shown
        twin.buying = self.buying
        twin.paid = self.paid
        twin.spots = self.spots
        twin.looted = self.looted
        twin.by_rainbow = self.by_rainbow
        twin.placed = self.placed
        twin.second = self.second
        twin.characters = self.characters
        twin.seat_of = self.seat_of
        twin.bearers = self.bearers
        twin.colours = self.colours
        twin.attached = self.attached
        twin.pates = self.pates
        twin.stock = self.stock
        return twin

    def information_key(self, viewer: i64) -> i64:
        """What is in the box follows from who has been picked: decks leave it whole."""
        picked: i64 = 0
        for character in self.characters:
            if character >= 0:
                picked |= 1 << character
        return information_key(self.table, viewer, zones.BOX) ^ picked * SPREAD & WORD

    # Who and where

    def place(self, order: list[int]) -> None:
        """In the team game seats take turns in this order, and every other one is of the second team."""
        # kill-the-unicorns.team.two-teams, kill-the-unicorns.team.seats
        self.placed = 0
        for at in range(len(order)):
            self.placed |= i64(order[at]) << PLACE_BITS * i64(order[at - 1])
        self.second = 1 << i64(order[1]) | 1 << i64(order[3])

    def turn_order(self) -> list[int]:
        """All seats in the order of turns, from the first on."""
        order = [0]
        while len(order) < self.seats:
            order.append(int(self.next_seat(order[-1])))
        return order

    def next_seat(self, seat: i64) -> i64:
        """The seat to the left."""
        if self.profile.teams:
            return self.placed >> PLACE_BITS * seat & PLACE
        # Not as one expression: numbers that may be this or that become Python's own, which are slow.
        if seat + 1 == self.seats:
            return 0
        return seat + 1

    def herd_of(self, seat: i64) -> i64:
        """The herd of a seat: its own, or its team's (kill-the-unicorns.team.shared-herd)."""
        return self.second >> seat & 1 if self.profile.teams else seat

    def herd_count(self) -> i64:
        """How many herds there are."""
        return self.seats - 2 if self.profile.teams else self.seats

    def members(self, herd: i64) -> i64:
        """The mask of the seats a herd belongs to."""
        if not self.profile.teams:
            return 1 << herd
        return self.second if herd > 0 else self.second ^ BOTH_TEAMS

    def first_of(self, herd: i64) -> i64:
        """The first seat a herd belongs to."""
        seat: i64 = 0
        while self.herd_of(seat) != herd:
            seat += 1
        return seat

    def mate(self, seat: i64) -> i64:
        """The other member of a seat's team."""
        return self.next_seat(self.next_seat(seat))

    def owner(self, card: i64) -> i64:
        """The seat a hunt card or trap belongs to."""
        return self.seat_of[self.deck.owners[card]]

    def ready(self, character: i64) -> i64:
        """The seat that plays a character whose power is still to be used this round, or `NONE`."""
        seat = self.seat_of[character]
        return NONE if seat < 0 or self.used >> seat & 1 or not self.profile.powers else seat

    def speaker(self) -> i64:
        """The seat that stands for the winner: in the team game whoever laid first for the team."""
        if not self.profile.teams:
            return self.winner
        return self.opener if self.herd_of(self.opener) == self.winner else self.next_seat(self.opener)

    # Asking

    def ask(self, step: i64, seat: i64) -> i64:
        """One seat owes the decision of this step."""
        self.step = step
        self.active = seat
        self.to_act = 1 << seat
        return steps.DECISION

    def ask_for_trap(self, seat: i64) -> i64:
        """A seat sets one of two drawn traps; where the edition says so the other is laid off first."""
        return self.ask(steps.LAYING_OFF if self.profile.discard_first else steps.SETTING, seat)

    def ask_any(self, step: i64, mask: i64) -> i64:
        """The first of these seats to answer decides: team mates settle it between them."""
        self.step = step
        self.to_act = mask
        if mask >> self.active & 1 == 0:
            self.active = self.decider()
        return steps.DECISION

    def go_round(self) -> None:
        """The turn passes to the left."""
        self.active = self.next_seat(self.active)
        self.turns += 1

    # Hunt cards

    def hand_mask(self, seat: i64) -> i64:
        """The hunt hand of a seat as a canonical mask."""
        return self.deck.canonical[self.table.sum_up(zones.hand(seat), 0, self.deck.bits)]

    def hand_count(self, seat: i64) -> i64:
        """How many hunt cards a seat holds."""
        return self.table.size(zones.hand(seat))

    def hand_place(self, seat: i64, at: i64) -> i64:
        """Where in a hand the first card lies that is like the one at that place of the full hand."""
        return self.table.find(zones.hand(seat), self.deck.values, self.deck.hand_values[at])

    def play_cards(self, seat: i64, mask: i64, seen: i64) -> None:
        """Cards like these of a full hand go from a seat's hand on top of what it has played."""
        values = self.deck.hand_values
        self.table.move_found(zones.hand(seat), self.deck.values, values, mask, zones.played(seat), seen)

    def spent(self, seat: i64) -> i64:
        """How many hunt cards a seat has spent in this round; the laid ones lie on top of them."""
        return self.table.size(zones.played(seat)) - self.laid[seat]

    def own_laid_mask(self, seat: i64) -> i64:
        """The laid cards of a seat that are its own, as a canonical mask: not what the thief left there."""
        zone = zones.played(seat)
        mask: i64 = 0
        for place in range(self.spent(seat), self.table.size(zone)):
            card = self.table.card(zone, place)
            if self.owner(card) == seat:
                mask |= self.deck.bits[card]
        return self.deck.canonical[mask]

    def laid_place(self, seat: i64, at: i64) -> i64:
        """Where among a seat's played cards its own laid one lies that is like this one of a full hand."""
        deck = self.deck
        face = deck.faces[deck.hunt_base + HAND_SIZE * deck.slot_of[self.characters[seat]] + at]
        return self.table.find(zones.played(seat), deck.faces, face, self.spent(seat))

    def known_cards(self, zone: i64, first: i64, end: i64, viewer: i64) -> i64:
        """The hunt cards of a stretch of a zone that a viewer knows, as a canonical mask."""
        mask: i64 = 0
        for place in range(first, end):
            card = self.table.card(zone, place)
            if self.table.knows(viewer, card):
                mask |= self.deck.bits[card]
        return self.deck.canonical[mask]

    def team_rest(self, seat: i64) -> i64:
        """How many cards this seat has to add to what its team mate has laid; 0 if it lays first."""
        mate = self.mate(seat)
        laid = self.laid[mate]
        if self.extra == mate:
            # The knight's extra card does not count (kill-the-unicorns.team.completes).
            laid -= 1
        if laid == 0:
            return 0
        return self.needed - laid

    def can_hunt(self, seat: i64) -> bool:
        """Whether a seat has enough cards to take part (kill-the-unicorns.hunt.must-pass)."""
        hand = self.hand_count(seat)
        if not self.profile.teams:
            return hand > 0 and hand >= self.needed
        if self.team_rest(seat) > 0:
            return True
        mates = self.hand_count(self.mate(seat))
        return hand >= 1 and mates >= 1 and hand + mates >= max(2, self.needed)

    # Traps

    def undrawn(self, seat: i64) -> i64:
        """How many traps of a seat nobody has drawn yet; those it has drawn lie on top of them."""
        zone = zones.trap_pile(seat)
        return self.table.size(zone) - self.table.known_on_top(zone)

    def drawn_traps(self, seat: i64) -> i64:
        """The kinds of traps a seat has drawn, as bits."""
        table = self.table
        zone = zones.trap_pile(seat)
        bits: i64 = 0
        for place in range(self.undrawn(seat), table.size(zone)):
            bits |= 1 << self.deck.trap_of[table.card(zone, place)]
        return bits

    def drawn_place(self, seat: i64, trap: i64) -> i64:
        """Where in the pile a drawn trap of this kind lies, the lower of two."""
        return self.table.find(zones.trap_pile(seat), self.deck.trap_of, trap, self.undrawn(seat))

    def trap_at(self, prize: i64, side: i64) -> i64:
        """Which card of `SET_TRAPS` lies there, or `NONE`."""
        return (self.spots >> SPOT_BITS * (2 * prize + side) & SPOT) - 1

    def shown_trap(self) -> i64:
        """The trap that has been uncovered, or `NONE`."""
        if self.shown < 0:
            return NONE
        return self.table.card(zones.SET_TRAPS, self.trap_at(self.hunt, self.shown))

    def spot(self, at: i64) -> i64:
        """Where a card of `SET_TRAPS` lies."""
        spot: i64 = 0
        while self.spots >> SPOT_BITS * spot & SPOT != at + 1:
            spot += 1
        return spot

    def set_trap(self, place: i64, seat: i64, spot: i64) -> None:
        """A drawn trap of a seat is set at a spot."""
        self.table.move(zones.trap_pile(seat), place, zones.SET_TRAPS, self.set_seen(seat))
        self.spots |= self.table.size(zones.SET_TRAPS) << SPOT_BITS * spot

    def set_seen(self, seat: i64) -> i64:
        """Who is shown a trap this seat has set: itself, or nobody where memory is part of the game."""
        # kill-the-unicorns.trap.remembered, kill-the-unicorns.trap.not-shown
        return 1 << seat if self.profile.own_traps_shown else NOBODY

    def swap_traps(self, prize: i64, other: i64) -> None:
        """The traps of two prizes trade places."""
        first = 2 * SPOT_BITS * prize
        second = 2 * SPOT_BITS * other
        change = (self.spots >> first ^ self.spots >> second) & BOTH_SPOTS
        self.spots ^= change << first | change << second

    def clear_spot(self, at: i64) -> None:
        """Nothing lies any more where this card of `SET_TRAPS` lay; those set later move up."""
        left: i64 = 0
        shift: i64 = 0
        while self.spots >> shift:
            number = self.spots >> shift & SPOT
            if number > at + 1:
                number -= 1
            elif number == at + 1:
                number = 0
            left |= number << shift
            shift += SPOT_BITS
        self.spots = left

    def discard_trap(self, at: i64) -> None:
        """A trap of the row goes on top of its owner's discard."""
        seat = self.owner(self.table.card(zones.SET_TRAPS, at))
        self.table.move(zones.SET_TRAPS, at, zones.trap_discard(seat), self.discard_seen(seat))
        self.clear_spot(at)

    def discard_shown(self) -> None:
        """The uncovered trap, if there is one, has done its work or was cancelled."""
        if self.shown >= 0:
            self.discard_trap(self.trap_at(self.hunt, self.shown))
            self.shown = NONE

    def discard_seen(self, seat: i64) -> i64:
        """Who may know what this seat discards (kill-the-unicorns.variant.expert)."""
        if not self.profile.expert:
            return EVERYONE
        return 1 << seat if self.profile.owner_looks else NOBODY

    def turn_down(self, seat: i64, first: i64, end: i64) -> None:
        """Played cards of an expert are spent, and lie face down."""
        zone = zones.played(seat)
        for place in range(first, end if self.profile.expert else first):
            self.table.put(zone, place, zone, place, self.discard_seen(seat))

    # Prizes and herds

    def prize(self, place: i64) -> i64:
        """The unicorn at a place of the row, or `NONE` once it is gone."""
        gone = self.row_size - self.table.size(zones.ROW)
        return self.table.card(zones.ROW, place - gone) if place >= gone else NONE

    def herd(self, herd: i64) -> list[int]:
        """The unicorns of a herd, in the order they came."""
        return self.table.cards_in(zones.herd(herd))

    def herd_size(self, herd: i64) -> i64:
        """How many unicorns a herd has."""
        return self.table.size(zones.herd(herd))

    def unicorn(self, herd: i64, place: i64) -> i64:
        """A unicorn of a herd."""
        return self.table.card(zones.herd(herd), place)

    def pinned_on(self, unicorn: i64) -> i64:
        """Which card of `PINNED` a unicorn bears, or `NONE`."""
        for at in range(len(self.bearers)):
            if self.bearers[at] == unicorn:
                return at
        return NONE

    def pinned_trap(self, unicorn: i64) -> i64:
        """The kind of trap a unicorn bears, or `NONE`."""
        at = self.pinned_on(unicorn)
        return NONE if at < 0 else self.deck.trap_of[self.table.card(zones.PINNED, at)]

    def times(self, unicorn: i64) -> i64:
        """How often a unicorn counts: a bicorn twice (kill-the-unicorns.traps.bicorn)."""
        trap = self.pinned_trap(unicorn)
        return 2 if trap >= 0 and self.deck.traps.effects[trap] == kinds.COUNTS_TWICE else 1

    def tokens_at(self, kept: vec[i64], where: i64) -> list[int]:
        """The tokens on a unicorn, out of `attached`, or the pâtés of a herd, out of `pates`."""
        return [int(one % TOKEN_BITS) for one in kept if one // TOKEN_BITS == where]

    def pin(self, at: i64, unicorn: i64) -> None:
        """A trap of the row stays with a unicorn."""
        self.table.move(zones.SET_TRAPS, at, zones.PINNED, EVERYONE)
        self.clear_spot(at)
        self.bear(unicorn, self.deck.trap_of[self.table.top_card(zones.PINNED)])

    def bear(self, unicorn: i64, trap: i64) -> None:
        """The next card of `PINNED` is on a unicorn: one with a colour paints it, unless it has none."""
        # kill-the-unicorns.traps.colourless
        self.bearers = append(self.bearers[:], unicorn)
        traps = self.deck.traps
        if traps.effects[trap] == kinds.RECOLOUR and self.colours[unicorn] != kinds.NO_COLOUR:
            self.paint(unicorn, traps.colours[trap])

    def attach(self, unicorn: i64, token: i64) -> None:
        """A token is on a unicorn from now on; one with a colour paints it."""
        self.attached = append(self.attached[:], unicorn * TOKEN_BITS + token)
        if self.deck.tokens.colours[token] != kinds.NO_COLOUR:
            self.paint(unicorn, self.deck.tokens.colours[token])

    def unpin(self, unicorn: i64) -> None:
        """The trap a unicorn bears goes on top of its owner's discard."""
        at = self.pinned_on(unicorn)
        seat = self.owner(self.table.card(zones.PINNED, at))
        self.table.move(zones.PINNED, at, zones.trap_discard(seat), self.discard_seen(seat))
        self.bearers = vec[i64]([bearer for bearer in self.bearers if bearer != unicorn])

    def paint(self, unicorn: i64, colour: i64) -> None:
        """A unicorn has another colour from now on."""
        self.colours = self.colours[:]
        self.colours[unicorn] = colour

    def discard_unicorn(self, herd: i64, place: i64) -> None:
        """A unicorn leaves with everything on it: its trap to its owner's discard, tokens out of the game."""
        # kill-the-unicorns.traps.zombicorn-luggage, kill-the-unicorns.market.butchered-tokens,
        # kill-the-unicorns.market.butchered-tokens-french,
        # kill-the-unicorns.market.butchered-tokens-prototype
        card = self.unicorn(herd, place)
        self.table.move(zones.herd(herd), place, zones.GONE, EVERYONE)
        if self.pinned_on(card) >= 0:
            self.unpin(card)
        self.attached = vec[i64]([one for one in self.attached if one // TOKEN_BITS != card])

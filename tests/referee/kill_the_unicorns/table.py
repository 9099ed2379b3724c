"""The table: who sits where, and what lies where. No rule decides here, cards are only moved."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import TypeVar

from .editions import Edition, Options
from .material import ABOVE, BELOW, TRAPS, Card, Hunt, Material, Token, Trap, Unicorn

Move = tuple[object, ...]


@dataclass(frozen=True)
class Question:
    """What the referee waits for: the moves each seat may make at this moment."""

    moment: str
    moves: dict[int, frozenset[Move]]


Answer = TypeVar("Answer")
Script = Generator[Question, tuple[int, Move], Answer]


class InstantWinError(Exception):
    """A double rainbow ends the game at once (no error, only the way out of all that was going on)."""


@dataclass(frozen=True)
class Place:
    """Where one card lies.

    zone     of          at                       further
    -------  ----------  -----------------------  ---------------------------------------------
    hand            seat        -                        hunt cards
    laid            seat        -                        hunt cards in the running hunt (before whom it lies)
    hunt discard    seat        0 = bottom
    paid            seat        -                        hunt cards paid at the market
    trap pile       seat        0 = top
    trap hand       seat        -                        drawn, neither set nor discarded yet
    set             -           index in the row         side
    revealed        -           index in the row         side it came from
    trap discard    seat        0 = bottom
    unicorn deck    -           0 = top
    prize           -           index in the row
    unicorn discard -           0 = first discarded
    herd            party       -                        unicorns; party: seat, in the team game 0 or 1
    on unicorn      party       order of laying          on; pinned traps and tokens
    pates           seat        -                        bought pates
    market          -           -                        tokens on offer
    box             -           -                        never in play
    out of the game -           -                        tokens gone
    """

    zone: str
    of: int | None = None
    at: int | None = None
    side: str | None = None
    on: Unicorn | None = None
    face_up: bool = True
    may_look: frozenset[int] = frozenset()
    seen_by: frozenset[int] = frozenset()  # traps only: who has ever seen this card


@dataclass
class Prize:
    unicorn: Unicorn
    traps: dict[str, Trap] = field(default_factory=dict)
    revealed: tuple[str, Trap] | None = None


@dataclass
class Owned:
    """A unicorn before a player, with its pinned trap and its tokens in the order they were laid."""

    unicorn: Unicorn
    trap: Trap | None = None
    tokens: list[Token] = field(default_factory=list)


@dataclass
class Discarded:
    card: Trap | Hunt
    face_up: bool
    owner_may_look: bool


@dataclass
class Table:
    edition: Edition
    options: Options
    order: list[int]  # seats clockwise
    log: list[str]
    character: dict[int, str] = field(default_factory=dict)
    hand: dict[int, list[Hunt]] = field(default_factory=dict)
    laid: dict[int, list[Hunt]] = field(default_factory=dict)
    cards_revealed: bool = False
    hunt_discard: dict[int, list[Discarded]] = field(default_factory=dict)
    paid: dict[int, list[Hunt]] = field(default_factory=dict)
    trap_pile: dict[int, list[Trap]] = field(default_factory=dict)
    trap_hand: dict[int, list[Trap]] = field(default_factory=dict)
    trap_discard: dict[int, list[Discarded]] = field(default_factory=dict)
    deck: list[Unicorn] = field(default_factory=list)
    row: list[Prize | None] = field(default_factory=list)
    unicorn_discard: list[Unicorn] = field(default_factory=list)
    herd: dict[int, list[Owned]] = field(default_factory=dict)
    pates: dict[int, list[Token]] = field(default_factory=dict)
    market: list[Token] = field(default_factory=list)
    box: list[Unicorn | Token] = field(default_factory=list)
    gone: list[Token] = field(default_factory=list)
    round: int = 0
    phase: str = "set-up"
    current: int = 0  # index of the unicorn now hunted
    marker: int = 0
    goes_first: dict[int, int] = field(default_factory=dict)  # who of a team went first last time
    laid_first: dict[int, int] = field(default_factory=dict)  # who of a team laid first in this hunt
    last_winner: int | None = None  # party
    last_hunt_winner: int | None = None  # party; None: nobody
    played_last: dict[int, list[Hunt]] = field(default_factory=dict)  # own cards played in the hunt just over
    turn_of: int | None = None  # whose turn to lay or pass it is, also while powers are asked for before it
    required: int | None = None  # hunt cards each hunter must lay in this hunt
    acted: set[int] = field(default_factory=set)  # who laid or passed in this hunt
    forced: set[int] = field(default_factory=set)  # whom the bard made pass in this hunt
    power_used: set[int] = field(default_factory=set)  # in this round
    seen: dict[Trap, set[int]] = field(default_factory=dict)
    instant_winners: set[int] = field(default_factory=set)  # parties
    over: bool = False

    # Who is who

    @property
    def material(self) -> Material:
        return self.options.material

    @property
    def sides(self) -> tuple[str, ...]:
        """de 152-156: one above, one below; en 55: one, under; en 121: two in the team game."""
        return (ABOVE, BELOW) if self.options.teams else self.edition.sides

    def party(self, seat: int) -> int:
        """Who hunts and collects together: a player alone, or a team (0 or 1)."""
        return self.order.index(seat) % 2 if self.options.teams else seat

    def members(self, party: int) -> list[int]:
        return [seat for seat in self.order if self.party(seat) == party]

    @property
    def parties(self) -> list[int]:
        return sorted({self.party(seat) for seat in self.order})

    def left_of(self, seat: int) -> int:
        return self.order[(self.order.index(seat) + 1) % len(self.order)]

    def clockwise_from(self, seat: int) -> list[int]:
        start = self.order.index(seat)
        return self.order[start:] + self.order[:start]

    def has_power(self, seat: int, character: str) -> bool:
        """de 371, fr 247: each power once per round."""
        return self.options.powers and self.character.get(seat) == character and seat not in self.power_used

    def use_power(self, seat: int) -> None:
        self.power_used.add(seat)
        self.say(f"seat {seat} uses the power of the {self.character[seat]}")

    @property
    def prize(self) -> Prize:
        prize = self.row[self.current]
        assert prize is not None
        return prize

    def say(self, words: str) -> None:
        self.log.append(words)

    # Moving cards

    def take_hunt_cards(self, seat: int, values: tuple[int, ...]) -> list[Hunt]:
        """Cards of these values from the hand; of equal ones the lower copy first."""
        cards: list[Hunt] = []
        for value in values:
            card = min(card for card in self.hand[seat] if card.value == value)
            self.hand[seat].remove(card)
            cards.append(card)
        return cards

    def discard_hunt_card(self, card: Hunt) -> None:
        """de 231, fr 122, en 71: openly before its owner; de 379, fr 261: experts face down."""
        self.hunt_discard[card.seat].append(Discarded(card, not self.options.expert, True))

    def discard_trap(self, trap: Trap, face_up: bool = True, under: bool = False) -> None:
        """Before its owner. Experts always face down, and only the owner may look (de 379, fr 261)."""
        expert = self.options.expert
        owner_may_look = face_up or expert or self.options.own_trap == "looked up"
        discarded = Discarded(trap, face_up and not expert, owner_may_look)
        if discarded.face_up:
            self.seen[trap].update(self.order)
        if under:
            self.trap_discard[trap.seat].insert(0, discarded)
        else:
            self.trap_discard[trap.seat].append(discarded)
        self.say(f"{trap} is discarded face {'up' if discarded.face_up else 'down'}")

    def owned(self, party: int, unicorn: Unicorn) -> Owned:
        return next(owned for owned in self.herd[party] if owned.unicorn == unicorn)

    def discard_owned(self, party: int, unicorn: Unicorn) -> None:
        """de 258, 437, 461; fr 316: the unicorn goes with its trap, its tokens leave the game."""
        owned = self.owned(party, unicorn)
        self.herd[party].remove(owned)
        self.unicorn_discard.append(unicorn)
        self.say(f"{unicorn} of party {party} is discarded")
        if owned.trap is not None:
            self.discard_trap(owned.trap)
        self.gone.extend(owned.tokens)

    # Looking at it

    def where(self) -> dict[Card, Place]:
        everybody = frozenset(self.order)
        nobody: frozenset[int] = frozenset()
        places: dict[Card, Place] = {}

        def put(card: Card, place: Place) -> None:
            assert card not in places, f"{card} lies in two places"
            places[card] = place

        def up(zone: str, of: int | None = None, at: int | None = None, on: Unicorn | None = None) -> Place:
            return Place(zone, of, at, None, on, True, everybody)

        def down(zone: str, of: int | None, at: int | None, look: frozenset[int], trap: Trap | None) -> Place:
            seen = frozenset(self.seen[trap]) if trap else nobody
            return Place(zone, of, at, None, None, False, look, seen)

        for seat in self.order:
            own = frozenset({seat})
            for hunt in self.hand.get(seat, []):
                put(hunt, down("hand", seat, None, own, None))
            for hunt in self.laid.get(seat, []):
                face = self.cards_revealed
                look = everybody if face else frozenset({hunt.seat})
                put(hunt, Place("laid", seat, face_up=face, may_look=look))
            for hunt in self.paid.get(seat, []):
                put(hunt, up("paid", seat))
            for at, trap in enumerate(self.trap_pile.get(seat, [])):
                put(trap, down("trap pile", seat, at, nobody, trap))
            for trap in self.trap_hand.get(seat, []):
                put(trap, down("trap hand", seat, None, own, trap))
            for zone, pile in (("hunt discard", self.hunt_discard), ("trap discard", self.trap_discard)):
                for at, thrown in enumerate(pile.get(seat, [])):
                    look = own if thrown.owner_may_look else nobody
                    look = everybody if thrown.face_up else look
                    card = thrown.card
                    seen = frozenset(self.seen[card]) if isinstance(card, Trap) else nobody
                    put(card, Place(zone, seat, at, None, None, thrown.face_up, look, seen))
            for token in self.pates.get(seat, []):
                put(token, up("pates", seat))

        for at, unicorn in enumerate(self.deck):
            put(unicorn, down("unicorn deck", None, at, nobody, None))
        for at, prize in enumerate(self.row):
            if prize is None:
                continue
            put(prize.unicorn, up("prize", None, at))
            for side, trap in prize.traps.items():
                look = frozenset({trap.seat}) if self.options.own_trap == "looked up" else nobody
                put(trap, Place("set", None, at, side, None, False, look, frozenset(self.seen[trap])))
            if prize.revealed is not None:
                side, trap = prize.revealed
                put(trap, Place("revealed", None, at, side, None, True, everybody, everybody))
        for at, unicorn in enumerate(self.unicorn_discard):
            put(unicorn, up("unicorn discard", None, at))
        for party, herd in self.herd.items():
            for owned in herd:
                put(owned.unicorn, up("herd", party))
                if owned.trap is not None:
                    place = Place("on unicorn", party, 0, None, owned.unicorn, True, everybody, everybody)
                    put(owned.trap, place)
                for at, token in enumerate(owned.tokens, start=1):
                    put(token, up("on unicorn", party, at, owned.unicorn))
        for token in self.market:
            put(token, up("market"))
        for boxed in self.box:
            put(boxed, Place("box", face_up=False))
        for token in self.gone:
            put(token, up("out of the game"))
        return places


def is_pinned(trap: Trap) -> bool:
    return TRAPS[trap.id].pinned

"""Cards, zones, and who may know which card: the one place that moves cards.

Every card lies in exactly one zone and carries `seen`: a bit for each seat that knows the card where it
lies now, and one bit for the onlookers. Everything a viewer is told (`shown`) and every world a bot may
imagine (`reimagine`) follows from that one number, so a game cannot leak a card it moved correctly.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monoceros.core.rng import Rng

MOST_SEATS: Final = 8
ONLOOKER: Final = 8
"""The viewer with the least knowledge: whoever watches without a seat."""
NOBODY: Final = 0
EVERYONE: Final = 0x1FF
"""All seats and the onlookers: the card lies face up."""
WORD: Final[i64] = 0xFFFFFFFF
HALF: Final[i64] = 0x3FFFFFFF
SPREAD: Final[i64] = 0x2C1B3C6D
"""Odd and below 2**31, so that products of 32-bit words fit a machine word in both engines."""
UNKNOWN: Final = -1
"""What a viewer sees of a card they may not know."""


class CardSet:
    """The cards of one match: what never changes while they move. Shared by all copies of a table.

    `kinds[card]` tells what is printed on a card (copies of one card share a kind), `names[kind]` the
    kind's key in the card pack, `backs[card]` which cards look alike from behind.
    """

    def __init__(self, names: list[str], kinds: list[int], backs: list[int]) -> None:
        self.names = names
        self.kinds = kinds
        self.marks: vec[i64] = vec[i64](kinds)
        """The kinds once more, as plain numbers."""
        self.backs = backs
        self.size: i64 = len(kinds)
        self.back_count: i64 = max(backs) + 1 if backs else 0


class Table:
    """Zones of cards. A zone is a list from bottom to top; in a `loose` zone order means nothing.

    Hands are loose: nobody can tell from a position in it how long a card has been held. Piles and
    layouts are not.
    """

    def __init__(self, cards: CardSet, zones: list[list[int]], loose: list[bool], seen: list[int]) -> None:
        self.cards = cards
        self.zones = zones
        self.loose = loose
        self.seen = seen

    def copy(self) -> "Table":
        """An independent table in the same situation."""
        zones = [zone[:] for zone in self.zones]
        return Table(self.cards, zones, self.loose, self.seen[:])

    def kind(self, zone: i64, place: i64) -> i64:
        """What is printed on the card lying there, whoever may know it."""
        return self.cards.kinds[self.zones[zone][place]]

    def is_open(self, zone: i64, place: i64) -> bool:
        """Whether everyone may know the card lying there."""
        return self.seen[self.zones[zone][place]] == EVERYONE

    def top(self, zone: i64) -> i64:
        """The place of the topmost card of a zone that has one."""
        return len(self.zones[zone]) - 1

    def move(self, source: i64, place: i64, target: i64, seen: i64) -> None:
        """Lay a card on top of the target zone, known afterwards to exactly the viewers in `seen`."""
        card = self.zones[source].pop(place)
        self.zones[target].append(card)
        self._learn(source, card, seen)

    def move_run(self, source: i64, first: i64, count: i64, target: i64, seen: i64) -> None:
        """Lay a run of cards on top of the target zone in the order they lie, each as `move` would.

        Only out of a zone everybody can follow: which cards left is no secret.
        """
        if self.loose[source]:
            raise ValueError("cards of a hand leave it one by one")
        cards = self.zones[source]
        if count == len(cards):
            self.zones[source] = []
        else:
            cards = cards[first : first + count]
            del self.zones[source][first : first + count]
        self.zones[target].extend(cards)
        known = self.seen
        for card in cards:
            known[card] = seen

    def move_together(self, source: i64, places: list[int], target: i64, seen: i64) -> None:
        """Like a `move` for each place; each place is where its card lies once the ones before have left."""
        left = self.zones[source]
        laid = self.zones[target]
        known = self.seen
        for place in places:
            card = left.pop(place)
            laid.append(card)
            known[card] = seen
        if seen != EVERYONE and self.loose[source]:
            self._forget(left, seen)

    def put(self, source: i64, place: i64, target: i64, at: i64, seen: i64) -> None:
        """Like `move`, into a given place of the target zone."""
        card = self.zones[source].pop(place)
        self.zones[target].insert(at, card)
        self._learn(source, card, seen)

    def _learn(self, source: i64, card: int, seen: i64) -> None:
        self.seen[card] = seen
        if seen != EVERYONE and self.loose[source]:
            self._forget(self.zones[source], seen)

    def _forget(self, left: list[int], seen: i64) -> None:
        """Whoever did not see which card left a hand can no longer be sure of any card in it."""
        known = self.seen
        for card in left:
            knowing: i64 = known[card]
            if knowing & ~seen:
                known[card] = knowing & seen

    def pull(self, source: i64, target: i64, rng: Rng, seen: i64) -> None:
        """Move a random card; `seen` must hold both its old and its new owner."""
        self.move(source, rng.below(len(self.zones[source])), target, seen)

    def exchange(self, zone: i64, place: i64, other: i64, spot: i64) -> None:
        """Let two cards trade places; each stays as open or hidden as it was.

        Only where everybody can follow the two places. Hands trade by two `move`s, which make those
        forget who did not see what went where.
        """
        if self.loose[zone] or self.loose[other]:
            raise ValueError("cards of a hand cannot be followed from place to place")
        card = self.zones[zone][place]
        self.zones[zone][place] = self.zones[other][spot]
        self.zones[other][spot] = card

    def reveal(self, zone: i64, place: i64) -> None:
        """Turn a card face up where it lies."""
        self.seen[self.zones[zone][place]] = EVERYONE

    def peek(self, zone: i64, place: i64, seat: i64) -> None:
        """Let one seat look at a card where it lies."""
        card = self.zones[zone][place]
        self.seen[card] = self.seen[card] | (1 << seat)

    def gather(self, source: i64, target: i64) -> None:
        """Lay all cards of a zone face down on top of another; whoever knew them knows them still."""
        self.zones[target].extend(self.zones[source])
        self.zones[source] = []

    def shuffle(self, zone: i64, rng: Rng) -> None:
        """Shuffle a zone face down: from now on nobody knows which card is where."""
        cards = self.zones[zone]
        rng.shuffle(cards)
        for card in cards:
            self.seen[card] = NOBODY

    def shown(self, zone: i64, viewer: i64) -> list[int]:
        """The kinds a viewer sees in a zone, `UNKNOWN` where they may not know.

        A loose zone is told in an order that depends only on what the viewer knows.
        """
        bit: i64 = 1 << viewer
        kinds = [self.cards.kinds[card] if self.seen[card] & bit else UNKNOWN for card in self.zones[zone]]
        if self.loose[zone]:
            kinds.sort()
        return kinds

    def straighten(self, viewer: i64) -> None:
        """Put loose zones in an order that depends only on what this viewer knows.

        Known cards come first, by number; of the others only who knows them counts.
        """
        bit: i64 = 1 << viewer
        for zone in range(len(self.zones)):
            if self.loose[zone] and len(self.zones[zone]) > 1:
                known = [card for card in self.zones[zone] if self.seen[card] & bit]
                known.sort()
                others = [(self.seen[card], card) for card in self.zones[zone] if not self.seen[card] & bit]
                others.sort()
                self.zones[zone] = known + [card for _, card in others]

    def glimpse(self, viewer: i64) -> i64:
        """A number for what this viewer knows of the cards: equal knowledge gives equal numbers.

        Different knowledge gives different numbers but for a chance in billions. Searches tell the
        situations of a player apart by it.
        """
        bit: i64 = 1 << viewer
        marks = self.cards.marks
        seen = self.seen
        first: i64 = 1
        second: i64 = 0
        zone: i64 = 0
        zones: i64 = len(self.zones)
        while zone < zones:
            cards = self.zones[zone]
            size: i64 = len(cards)
            place: i64 = 0
            if self.loose[zone]:
                held: i64 = 0
                while place < size:
                    held_card: i64 = cards[place]
                    if seen[held_card] & bit:
                        number: i64 = ((marks[held_card] + 1) * SPREAD) & WORD
                        # Sums must not let one pair of cards stand for another.
                        held += ((number ^ number >> 13) * SPREAD >> 11) & WORD
                    place += 1
                first = ((first ^ (held & WORD)) * SPREAD) & WORD
                second = (second * 31 + held) & HALF
            else:
                while place < size:
                    card: i64 = cards[place]
                    if seen[card] & bit:
                        sign: i64 = marks[card] + (place << 8)
                        first = ((first ^ sign) * SPREAD) & WORD
                        second = (second * 31 + sign) & HALF
                    place += 1
            first = ((first ^ (size + (zone << 10))) * SPREAD) & WORD
            zone += 1
        return second << 32 | first

    def reimagine(self, viewer: i64, rng: Rng) -> None:
        """Become another world this viewer cannot tell from the real one, each equally likely.

        Cards the viewer does not know are dealt anew among the places the viewer does not know, among
        cards with the same back. The result depends on the generator and on what the viewer knows,
        never on the true hidden cards: unknown cards are collected by number, not by place.
        """
        bit: i64 = 1 << viewer
        backs = self.cards.backs
        known = self.seen
        unknown: list[list[int]] = [[] for _ in range(self.cards.back_count)]
        card: i64 = 0
        while card < self.cards.size:
            if known[card] & bit == 0:
                unknown[backs[card]].append(card)
            card += 1
        for hidden in unknown:
            rng.shuffle(hidden)
        # What others know belongs to the place, not to the card dealt there.
        knowledge = known[:]
        for cards in self.zones:
            place: i64 = 0
            size: i64 = len(cards)
            while place < size:
                old: i64 = cards[place]
                knowing: i64 = known[old]
                if knowing & bit == 0:
                    new = unknown[backs[old]].pop()
                    cards[place] = new
                    if known[new] != knowing:
                        knowledge[new] = knowing
                place += 1
        self.seen = knowledge

    def relabel(self, other: list[int]) -> None:
        """Put card `other[c]` wherever card `c` lies, with the same knowledge of it.

        For the laws: the same match dealt with other hidden cards.
        """
        for cards in self.zones:
            for place in range(len(cards)):
                cards[place] = other[cards[place]]
        seen = self.seen[:]
        for card in range(len(other)):
            self.seen[other[card]] = seen[card]

"""Cards, zones, and who may know which card: the one place that moves cards.

Every card lies in exactly one zone and carries `seen`: a bit for each seat that knows the card where it
lies now, and one bit for the onlookers. Everything a viewer is told (`shown`) and every world a bot may
imagine (`knowledge.py`) follows from that one number, so a game cannot leak a card it moved correctly.

All cards lie in one flat run of small numbers, each zone in a stretch of its own, so that a table is copied
by copying three runs. A stretch that grows too small is laid out anew with more room.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from monoceros.core.rng import Rng

MOST_SEATS: Final = 8
ONLOOKER: Final = 8
"""The viewer with the least knowledge: whoever watches without a seat."""
NOBODY: Final[i64] = 0
EVERYONE: Final[i64] = 0x1FF
"""All seats and the onlookers: the card lies face up."""
SIGNS: Final = 0x600
"""Two signs a game may put on a card where it lies. They belong to the place, as knowledge does, and are gone
when the card moves on."""
NOWHERE: Final[i64] = -1
UNKNOWN: Final = -1
"""What a viewer sees of a card they may not know."""
MOST_CARDS: Final = 32767
SLACK: Final = 4
"""Free places behind a zone that nobody said anything about."""


class CardSet:
    """The cards of one match: what never changes while they move. Shared by all copies of a table.

    `kinds[card]` tells what is printed on a card (copies of one card share a kind), `names[kind]` the
    kind's key in the card pack, `backs[card]` which cards look alike from behind.
    """

    def __init__(self, names: list[str], kinds: list[int], backs: list[int]) -> None:
        if len(kinds) > MOST_CARDS:
            raise ValueError(f"a table holds at most {MOST_CARDS} cards, not {len(kinds)}")
        self.names = names
        self.kinds: vec[i64] = vec[i64](kinds)
        self.backs: vec[i64] = vec[i64](backs)
        self.size: i64 = len(kinds)
        self.back_count: i64 = max(backs) + 1 if backs else 0
        self.by_back: vec[i64] = vec[i64](sorted(range(len(backs)), key=backs.__getitem__))
        """All cards, those with the same back side by side."""
        self.no_ends: vec[i64] = vec[i64]([0] * int(self.back_count))


class Table:
    """Zones of cards, each from bottom to top; in a `loose` zone order means nothing.

    Hands are loose: nobody can tell from a position in it how long a card has been held. Piles and
    layouts are not. Tables are made by `lay_out`.
    """

    def __init__(
        self,
        cards: CardSet,
        loose: vec[bool],
        starts: vec[i64],
        sizes: vec[i64],
        seen: vec[i16],
        laid: vec[i16],
    ) -> None:
        self.cards = cards
        # Shared by copies, and replaced rather than written to. A zone ends where the next one starts.
        self._loose = loose
        self._starts = starts
        self._sizes = sizes
        self._seen = seen
        self._laid = laid
        self.zone_count: i64 = len(sizes)

    def copy(self) -> "Table":
        """An independent table in the same situation."""
        return Table(self.cards, self._loose, self._starts, self._sizes[:], self._seen[:], self._laid[:])

    # What lies where.

    def size(self, zone: i64) -> i64:
        """How many cards lie in a zone."""
        return self._sizes[zone]

    def card(self, zone: i64, place: i64) -> i64:
        """The card lying there, by its number, whoever may know it."""
        if place < 0 or place >= self._sizes[zone]:
            raise IndexError("no card lies there")
        return i64(self._laid[self._starts[zone] + place])

    def kind(self, zone: i64, place: i64) -> i64:
        """What is printed on the card lying there, whoever may know it."""
        return self.cards.kinds[self.card(zone, place)]

    def top(self, zone: i64) -> i64:
        """The place of the topmost card of a zone that has one."""
        return self._sizes[zone] - 1

    def top_card(self, zone: i64) -> i64:
        """The topmost card of a zone that has one."""
        return self.card(zone, self._sizes[zone] - 1)

    def cards_in(self, zone: i64) -> list[int]:
        """All cards of a zone, from bottom to top."""
        first = self._starts[zone]
        return [int(self._laid[first + place]) for place in range(self._sizes[zone])]

    def zones(self) -> list[list[int]]:
        """All cards, zone by zone."""
        return [self.cards_in(zone) for zone in range(self.zone_count)]

    def place_of(self, zone: i64, card: i64) -> i64:
        """Where in a zone a card lies, or `NOWHERE`."""
        laid = self._laid
        first = self._starts[zone]
        at: i64 = first
        end: i64 = first + self._sizes[zone]
        wanted = i16(card)
        while at < end:
            if laid[at] == wanted:
                return at - first
            at += 1
        return NOWHERE

    def find(self, zone: i64, numbers: vec[i64], wanted: i64, first: i64 = 0) -> i64:
        """Where in a zone, from a place on, a card lies that has this number of `numbers`, or `NOWHERE`."""
        laid = self._laid
        start = self._starts[zone]
        size = self._sizes[zone]
        while first < size:
            if numbers[i64(laid[start + first])] == wanted:
                return first
            first += 1
        return NOWHERE

    def sum_up(self, zone: i64, first: i64, numbers: vec[i64]) -> i64:
        """What the numbers of a zone's cards add up to, from a place on; bits of a mask, for instance."""
        laid = self._laid
        at = self._starts[zone] + first
        end = self._starts[zone] + self._sizes[zone]
        total: i64 = 0
        while at < end:
            total += numbers[i64(laid[at])]
            at += 1
        return total

    # Who knows what.

    def seen_by(self, card: i64) -> i64:
        """The viewers who know this card where it lies now, a bit for each."""
        return i64(self._seen[card]) & EVERYONE

    def seen_alike(self, viewer: i64, other: i64) -> bool:
        """Whether two viewers know the same cards where they lie."""
        for card in range(i64(len(self._seen))):
            seen = i64(self._seen[card])
            if (seen >> viewer ^ seen >> other) & 1:
                return False
        return True

    def signs_of(self, card: i64) -> i64:
        """The signs a card bears where it lies now."""
        return i64(self._seen[card]) & SIGNS

    def sign(self, card: i64, signs: i64) -> None:
        """Let a card bear these signs where it lies, and no others."""
        self._seen[card] = i16(i64(self._seen[card]) & EVERYONE | signs)

    def seen_masks(self) -> list[int]:
        """Who knows each card and which signs it bears, by its number."""
        return [int(self._seen[card]) for card in range(self.cards.size)]

    def knows(self, viewer: i64, card: i64) -> bool:
        """Whether this viewer knows this card where it lies now."""
        return i64(self._seen[card]) >> viewer & 1 != 0

    def known_on_top(self, zone: i64) -> i64:
        """How many cards on top of a zone somebody knows, down to the first that nobody does."""
        laid = self._laid
        known = self._seen
        first = self._starts[zone]
        size = self._sizes[zone]
        place = size
        while place > 0 and known[i64(laid[first + place - 1])] != NOBODY:
            place -= 1
        return size - place

    def is_open(self, zone: i64, place: i64) -> bool:
        """Whether everyone may know the card lying there."""
        return i64(self._seen[self.card(zone, place)]) == EVERYONE

    def open_places(self, zone: i64) -> i64:
        """A bit for each place of a small zone whose card everyone may know."""
        laid = self._laid
        seen = self._seen
        first = self._starts[zone]
        size = self._sizes[zone]
        places: i64 = 0
        place: i64 = 0
        while place < size:
            if i64(seen[i64(laid[first + place])]) == EVERYONE:
                places |= i64(1) << place
            place += 1
        return places

    def shows_more_than(self, before: "Table") -> bool:
        """Whether somebody knows a card now who did not know it then."""
        return any(self.seen_by(card) & ~before.seen_by(card) for card in range(self.cards.size))

    def is_loose(self, zone: i64) -> bool:
        """Whether the order of a zone means nothing."""
        return self._loose[zone]

    # Cards on the move.

    def move(self, source: i64, place: i64, target: i64, seen: i64) -> None:
        """Lay a card on top of the target zone, known afterwards to exactly the viewers in `seen`."""
        size = self._sizes[source]
        if place < 0 or place >= size:
            raise IndexError("no card lies there")
        laid = self._laid
        at = self._starts[source] + place
        end = at - place + size - 1
        card = laid[at]
        while at < end:
            laid[at] = laid[at + 1]
            at += 1
        self._sizes[source] = size - 1
        count = self._sizes[target]
        to = self._starts[target] + count
        if to < self._starts[target + 1]:
            laid[to] = card
            self._sizes[target] = count + 1
        else:
            self._lay(target, i64(card))
        self._seen[i64(card)] = i16(seen)
        if seen != EVERYONE and self._loose[source]:
            self._forget(source, seen)

    def move_run(self, source: i64, first: i64, count: i64, target: i64, seen: i64) -> None:
        """Lay a run of cards on top of the target zone in the order they lie, each as `move` would.

        Only out of a zone everybody can follow: which cards left is no secret.
        """
        if self._loose[source]:
            raise ValueError("cards of a hand leave it one by one")
        self._need(target, count)
        size = self._sizes[source]
        if first < 0 or count < 0 or first + count > size:
            raise IndexError("no such cards lie there")
        laid = self._laid
        known = self._seen
        at = self._starts[source] + first
        to = self._starts[target] + self._sizes[target]
        end = at + count
        knowing = i16(seen)
        while at < end:
            card = laid[at]
            laid[to] = card
            known[i64(card)] = knowing
            at += 1
            to += 1
        last = self._starts[source] + size
        while at < last:
            laid[at - count] = laid[at]
            at += 1
        self._sizes[source] = size - count
        self._sizes[target] += count

    def move_found(
        self, source: i64, numbers: vec[i64], wanted: vec[i64], bits: i64, target: i64, seen: i64
    ) -> None:
        """Move for each bit, the lowest first, the first card that has the number `wanted` for this bit."""
        self._need(target, self._sizes[source])
        laid = self._laid
        known = self._seen
        first = self._starts[source]
        end = first + self._sizes[source]
        room = self._starts[target]
        to = room + self._sizes[target]
        nth: i64 = 0
        while bits:
            if bits & 1:
                number = wanted[nth]
                at = first
                while at < end and numbers[i64(laid[at])] != number:
                    at += 1
                if at == end:
                    raise IndexError("no such card lies there")
                card = laid[at]
                end -= 1
                while at < end:
                    after = laid[at + 1]
                    laid[at] = after
                    at += 1
                laid[to] = card
                known[i64(card)] = i16(seen)
                to += 1
            bits >>= 1
            nth += 1
        self._sizes[source] = end - first
        self._sizes[target] = to - room
        if seen != EVERYONE and self._loose[source]:
            self._forget(source, seen)

    def put(self, source: i64, place: i64, target: i64, at: i64, seen: i64) -> None:
        """Like `move`, into a given place of the target zone."""
        card = self._take(source, place)
        self._lay(target, card)
        first = self._starts[target]
        to = first + self._sizes[target] - 1
        while to > first + at:
            self._laid[to] = self._laid[to - 1]
            to -= 1
        self._laid[to] = i16(card)
        self._learn(source, card, seen)

    def replace(self, source: i64, place: i64, target: i64, spot: i64, pile: i64, seen: i64) -> None:
        """Lay a card where another one lies, which goes on top of a pile; `seen` may know both."""
        if spot < 0 or spot >= self._sizes[target]:
            raise IndexError("no card lies there")
        card = self._take(source, place)
        at = self._starts[target] + spot
        old = i64(self._laid[at])
        self._laid[at] = i16(card)
        self._lay(pile, old)
        self._learn(source, card, seen)
        self._learn(target, old, seen)

    def pull(self, source: i64, target: i64, rng: Rng, seen: i64) -> None:
        """Move a random card; `seen` must hold both its old and its new owner."""
        self.move(source, rng.below(self._sizes[source]), target, seen)

    def exchange(self, zone: i64, place: i64, other: i64, spot: i64) -> None:
        """Let two cards trade places; each stays as open or hidden as it was.

        Only where everybody can follow the two places. Hands trade by two `move`s, which make those
        forget who did not see what went where.
        """
        if self._loose[zone] or self._loose[other]:
            raise ValueError("cards of a hand cannot be followed from place to place")
        card = self.card(zone, place)
        self._laid[self._starts[zone] + place] = i16(self.card(other, spot))
        self._laid[self._starts[other] + spot] = i16(card)

    def reveal(self, zone: i64, place: i64) -> None:
        """Turn a card face up where it lies."""
        self._seen[self.card(zone, place)] = i16(EVERYONE)

    def reveal_all(self) -> None:
        """Turn every card face up: for those who look back on a match that is over."""
        for card in range(self.cards.size):
            self._seen[card] = i16(EVERYONE)

    def reveal_from(self, zone: i64, first: i64) -> None:
        """Turn all cards of a zone face up, from a place on."""
        laid = self._laid
        known = self._seen
        at = self._starts[zone] + first
        end = self._starts[zone] + self._sizes[zone]
        while at < end:
            known[i64(laid[at])] = i16(EVERYONE)
            at += 1

    def peek(self, zone: i64, place: i64, seat: i64) -> None:
        """Let one seat look at a card where it lies."""
        card = self.card(zone, place)
        self._seen[card] = i16(i64(self._seen[card]) | (1 << seat))

    def forget(self, card: i64, viewers: i64) -> None:
        """Let these viewers no longer be sure of a card where it lies, a bit for each."""
        self._seen[card] = i16(i64(self._seen[card]) & ~(viewers & EVERYONE))

    def gather(self, source: i64, target: i64) -> None:
        """Lay all cards of a zone face down on top of another; whoever knew them knows them still."""
        count = self._sizes[source]
        self._need(target, count)
        laid = self._laid
        at = self._starts[source]
        to = self._starts[target] + self._sizes[target]
        end = at + count
        while at < end:
            laid[to] = laid[at]
            at += 1
            to += 1
        self._sizes[source] = 0
        self._sizes[target] += count

    def shuffle(self, zone: i64, rng: Rng) -> None:
        """Shuffle a zone face down: from now on nobody knows which card is where."""
        self.shuffle_run(zone, 0, self._sizes[zone], rng)

    def shuffle_run(self, zone: i64, first: i64, count: i64, rng: Rng) -> None:
        """Shuffle a run of the cards of a zone face down among themselves."""
        if first < 0 or count < 0 or first + count > self._sizes[zone]:
            raise IndexError("no such cards lie there")
        at = self._starts[zone] + first
        end = at + count
        laid = self._laid
        known = self._seen
        rng.shuffle_run(laid, at, end - at)
        while at < end:
            known[i64(laid[at])] = i16(NOBODY)
            at += 1

    def _take(self, zone: i64, place: i64) -> i64:
        size = self._sizes[zone]
        if place < 0 or place >= size:
            raise IndexError("no card lies there")
        laid = self._laid
        first = self._starts[zone]
        at = first + place
        end = first + size - 1
        card = laid[at]
        while at < end:
            laid[at] = laid[at + 1]
            at += 1
        self._sizes[zone] = size - 1
        return i64(card)

    def _lay(self, zone: i64, card: i64) -> None:
        self._need(zone, 1)
        size = self._sizes[zone]
        self._laid[self._starts[zone] + size] = i16(card)
        self._sizes[zone] = size + 1

    def _need(self, zone: i64, count: i64) -> None:
        if self._starts[zone] + self._sizes[zone] + count > self._starts[zone + 1]:
            self._widen(zone, count)

    def _widen(self, zone: i64, count: i64) -> None:
        """Give a zone twice the room it needs now."""
        zones = self.zones()
        rooms = [int(self._starts[other + 1] - self._starts[other]) for other in range(self.zone_count)]
        rooms[zone] = 2 * (len(zones[zone]) + int(count))
        self._starts, self._laid = _stretches(zones, rooms)

    def _learn(self, source: i64, card: i64, seen: i64) -> None:
        self._seen[card] = i16(seen)
        if seen != EVERYONE and self._loose[source]:
            self._forget(source, seen)

    def _forget(self, source: i64, seen: i64) -> None:
        """Whoever did not see which card left a hand can no longer be sure of any card in it."""
        laid = self._laid
        known = self._seen
        at = self._starts[source]
        end = at + self._sizes[source]
        while at < end:
            left = i64(laid[at])
            known[left] = i16(i64(known[left]) & (seen | SIGNS))
            at += 1

    # What follows from it.

    def shown(self, zone: i64, viewer: i64) -> list[int]:
        """The kinds a viewer sees in a zone, `UNKNOWN` where they may not know.

        A loose zone is told in an order that depends only on what the viewer knows.
        """
        kinds: list[int] = []
        at = self._starts[zone]
        end = at + self._sizes[zone]
        while at < end:
            card = i64(self._laid[at])
            kinds.append(self.cards.kinds[card] if i64(self._seen[card]) >> viewer & 1 else UNKNOWN)
            at += 1
        if self._loose[zone]:
            kinds.sort()
        return kinds

    def write_shown(self, zone: i64, viewer: i64, out: vec[u8], to: i64) -> None:
        """Write what a viewer sees in a zone into a row of numbers, as many as there are cards.

        A kind counts from 1, and 0 is a card the viewer may not know. Only where order means something.
        """
        kinds = self.cards.kinds
        laid = self._laid
        seen = self._seen
        at = self._starts[zone]
        end = at + self._sizes[zone]
        while at < end:
            card = i64(laid[at])
            # A product instead of a branch: which cards are known is hard to foresee.
            out[to] = u8((kinds[card] + 1) * (i64(seen[card]) >> viewer & 1))
            at += 1
            to += 1

    def count_shown(self, zone: i64, viewer: i64, out: vec[u8], to: i64, most: u8) -> None:
        """Add to a row with a number for each kind how many cards a viewer sees in a zone, up to `most`."""
        kinds = self.cards.kinds
        laid = self._laid
        seen = self._seen
        at = self._starts[zone]
        end = at + self._sizes[zone]
        while at < end:
            card = i64(laid[at])
            if i64(seen[card]) >> viewer & 1:
                place = to + kinds[card]
                number = out[place]
                if number < most:
                    out[place] = number + 1
            at += 1


def numbers(values: list[int]) -> vec[i64]:
    """Plain numbers as decks and matches hold them."""
    return vec[i64](values)


def lay_out(
    cards: CardSet,
    zones: list[list[int]],
    loose: list[bool],
    seen: list[int],
    room: list[int] | None = None,
) -> Table:
    """A table with these cards in its zones.

    `room` says how many cards each zone is expected to hold at most; one that gets more is given more
    room, which takes a moment.
    """
    rooms = [len(zone) + SLACK for zone in zones] if room is None else room
    starts, laid = _stretches(zones, rooms)
    sizes = vec[i64]([len(zone) for zone in zones])
    return Table(cards, vec[bool](loose), starts, sizes, vec[i16](seen), laid)


def _stretches(zones: list[list[int]], rooms: list[int]) -> tuple[vec[i64], vec[i16]]:
    starts: list[int] = [0]
    laid: list[int] = []
    for zone, room in zip(zones, rooms, strict=True):
        laid += zone
        laid += [0] * max(0, room - len(zone))
        starts.append(len(laid))
    return vec[i64](starts), vec[i16](laid)

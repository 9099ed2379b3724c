"""What follows from who knows which card: the worlds a viewer may imagine, and when two are the same to them.

Besides `Table` itself only these functions look at its runs of numbers: they read every card of it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from monoceros.core.rng import Rng
from monoceros.core.table import Table

WORD: Final[i64] = 0xFFFFFFFF
HALF: Final[i64] = 0x3FFFFFFF
SPREAD: Final[i64] = 0x2C1B3C6D
"""Odd and below 2**31, so that products of 32-bit words fit a machine word in both engines."""
NO_ZONE: Final[i64] = -1


def information_key(table: Table, viewer: i64, left_out: i64 = NO_ZONE) -> i64:
    """A number for what this viewer knows of the cards: equal knowledge gives equal numbers.

    Different knowledge gives different numbers but for a chance in billions. One zone may be left out.
    """
    kinds = table.cards.kinds
    laid = table._laid
    seen = table._seen
    first: i64 = 1
    second: i64 = 0
    zone: i64 = 0
    while zone < table.zone_count:
        if zone == left_out:
            zone += 1
            continue
        start = table._starts[zone]
        size = table._sizes[zone]
        place: i64 = 0
        if table._loose[zone]:
            held: i64 = 0
            while place < size:
                held_card = i64(laid[start + place])
                if i64(seen[held_card]) >> viewer & 1:
                    number: i64 = ((kinds[held_card] + 1) * SPREAD) & WORD
                    # Sums must not let one pair of cards stand for another.
                    held += ((number ^ number >> 13) * SPREAD >> 11) & WORD
                place += 1
            first = ((first ^ (held & WORD)) * SPREAD) & WORD
            second = (second * 31 + held) & HALF
        else:
            while place < size:
                card = i64(laid[start + place])
                if i64(seen[card]) >> viewer & 1:
                    sign: i64 = kinds[card] + (place << 15)
                    first = ((first ^ sign) * SPREAD) & WORD
                    second = (second * 31 + sign) & HALF
                place += 1
        first = ((first ^ (size + (zone << 16))) * SPREAD) & WORD
        zone += 1
    return second << 32 | first


def determinize(table: Table, viewer: i64, rng: Rng) -> None:
    """Become another world this viewer cannot tell from the real one, each equally likely.

    Cards the viewer does not know are dealt anew among the places the viewer does not know, among
    cards with the same back. The result depends on the generator and on what the viewer knows,
    never on the true hidden cards: unknown cards are collected by number, not by place.
    """
    backs = table.cards.backs
    by_back = table.cards.by_back
    known = table._seen
    # The unknown cards of each back in a row of their own, `ends` where the next one is taken from.
    hidden: vec[i16] = known[:]
    ends = table.cards.no_ends[:]
    left: i64 = 0
    first: i64 = 0
    back: i64 = 0
    place: i64 = 0
    while place < table.cards.size:
        card = by_back[place]
        if backs[card] != back:
            rng.shuffle_run(hidden, first, left - first)
            ends[back] = left
            first = left
            back = backs[card]
        if i64(known[card]) >> viewer & 1 == 0:
            hidden[left] = i16(card)
            left += 1
        place += 1
    rng.shuffle_run(hidden, first, left - first)
    ends[back] = left
    # What others know belongs to the place, not to the card dealt there.
    knowledge = known[:]
    laid = table._laid
    starts = table._starts
    sizes = table._sizes
    zone: i64 = 0
    while left > 0 and zone < table.zone_count:
        at = starts[zone]
        end = at + sizes[zone]
        while at < end:
            old = i64(laid[at])
            knowing = known[old]
            if i64(knowing) >> viewer & 1 == 0:
                last = ends[backs[old]] - 1
                ends[backs[old]] = last
                laid[at] = hidden[last]
                knowledge[i64(hidden[last])] = knowing
                left -= 1
            at += 1
        zone += 1
    table._seen = knowledge


def straighten(table: Table, viewer: i64) -> None:
    """Put loose zones in an order that depends only on what this viewer knows.

    Known cards come first, by number. Of the others nothing is told but that their holder knows them: whether
    a card somebody once saw has left a hand is seen by nobody but the two. Loose zones are the hands, one for
    each seat in turn.
    """
    holder: i64 = 0
    for zone in range(table.zone_count):
        if not table._loose[zone]:
            continue
        held = table.cards_in(zone)
        known = sorted(card for card in held if table.knows(viewer, card))
        others = [card for card in held if not table.knows(viewer, card)]
        others.sort(key=lambda card: (int(table.signs_of(card)), card))
        at = table._starts[zone]
        for card in known + others:
            table._laid[at] = i16(card)
            at += 1
        for card in others:
            table._seen[card] = i16(i64(1) << holder | table.signs_of(card))
        holder += 1


def relabel(table: Table, other: list[int]) -> None:
    """Put card `other[c]` wherever card `c` lies, with the same knowledge of it.

    For the laws: the same match dealt with other hidden cards.
    """
    for zone in range(table.zone_count):
        at = table._starts[zone]
        for card in table.cards_in(zone):
            table._laid[at] = i16(other[card])
            at += 1
    seen = table._seen[:]
    for card in range(len(other)):
        table._seen[other[card]] = seen[card]

"""How a match begins."""

from monoceros.core.rng import Rng
from monoceros.core.table import EVERYONE, NOBODY, Table
from monoceros.games.unstable_unicorns.board import DECK, HAND, NURSERY
from monoceros.games.unstable_unicorns.deck import UnicornDeck
from monoceros.games.unstable_unicorns.state import UnicornState, begin
from monoceros.games.unstable_unicorns.vocabulary import TYPE_BABY

HAND_SIZE = 5
PAIR = 2


def empty_table(deck: UnicornDeck, seats: int) -> Table:
    """All zones and no card in them."""
    zones: list[list[int]] = [[] for _ in range(HAND + 2 * seats)]
    loose = [HAND <= zone < HAND + seats for zone in range(len(zones))]
    return Table(deck, zones, loose, [NOBODY] * len(deck.kinds))


def deal(
    deck: UnicornDeck, seats: int, rng: Rng, starter: int, targeting: int, party: int, given: str
) -> UnicornState:
    """Five cards each; with two players a plain Neigh card each before the shuffle.

    Both players see these two (unstable-unicorns.two.neighs).
    """
    table = empty_table(deck, seats)
    for card, kind in enumerate(deck.kinds):
        foal = deck.types[kind] == TYPE_BABY
        table.zones[NURSERY if foal else DECK].append(card)
        table.seen[card] = EVERYONE if foal else NOBODY
    if seats == PAIR:
        kind = deck.names.index(given)
        for seat in range(seats):
            pile = table.zones[DECK]
            place = next(at for at, card in enumerate(pile) if deck.kinds[card] == kind)
            table.move(DECK, place, HAND + seat, EVERYONE)
    table.shuffle(DECK, rng)
    for seat in range(seats):
        for _ in range(HAND_SIZE):
            table.move(DECK, table.top(DECK), HAND + seat, 1 << seat)
    return begin(deck, seats, table, rng, starter, targeting, party)

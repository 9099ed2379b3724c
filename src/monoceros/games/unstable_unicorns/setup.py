"""Before the first turn: what lies in the box, and who holds what when a match begins."""

from typing import Any

from mypy_extensions import i64

from monoceros.core.contract import Rules
from monoceros.core.rng import Rng
from monoceros.core.table import EVERYONE, NOBODY
from monoceros.games.unstable_unicorns.deck import UnicornDeck
from monoceros.games.unstable_unicorns.editions import HAND_SIZE, Profile
from monoceros.games.unstable_unicorns.state import DECK, HAND, NURSERY, UnicornState, bare_state, lay_table
from monoceros.games.unstable_unicorns.vocabulary import TYPE_BABY


class Box:
    """The cards and rules of one set-up, laid out once for all matches.

    Foals lie open in the nursery (unstable-unicorns.setup.nursery), and the discard pile is empty
    (unstable-unicorns.setup.discard). `given` is the kind of the Neigh card each of two players begins with,
    negative where nobody does.
    """

    def __init__(self, deck: UnicornDeck, profile: Profile, seats: int, given: int) -> None:
        self.deck = deck
        self.profile = profile
        self.seats: i64 = seats
        self.given: i64 = given
        zones: list[list[int]] = [[] for _ in range(int(HAND) + 2 * seats)]
        seen: list[int] = []
        for card in range(int(deck.size)):
            foal = deck.types[deck.kinds[card]] == TYPE_BABY
            zones[NURSERY if foal else DECK].append(card)
            seen.append(EVERYONE if foal else NOBODY)
        self.table = lay_table(deck, seats, zones, seen)


def deal(rules: Rules[Any], box: Box, rng: Rng, starter: int) -> UnicornState:
    """Five cards each from the shuffled deck (unstable-unicorns.setup.deal).

    With two players a plain Neigh card each before the shuffle; both see them (unstable-unicorns.two.neighs).
    """
    table = box.table.copy()
    state = bare_state(rules, int(box.seats), table, rng, box.deck, box.profile, starter)
    if box.given >= 0:
        table.move(DECK, state.find(DECK, box.given), HAND, EVERYONE)
        table.move(DECK, state.find(DECK, box.given), HAND + 1, EVERYONE)
    table.shuffle(DECK, rng)
    seat: i64 = 0
    while seat < state.seats:
        dealt: i64 = 0
        while dealt < HAND_SIZE:
            table.move(DECK, table.top(DECK), HAND + seat, 1 << seat)
            dealt += 1
        seat += 1
    return state

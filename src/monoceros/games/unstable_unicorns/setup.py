"""Before the first turn: who holds what when a match begins."""

from typing import Any

from mypy_extensions import i64

from monoceros.core.contract import Rules
from monoceros.core.rng import Rng
from monoceros.core.table import EVERYONE, NOBODY
from monoceros.games.unstable_unicorns.deck import UnicornDeck
from monoceros.games.unstable_unicorns.editions import HAND_SIZE, PAIR, Profile
from monoceros.games.unstable_unicorns.state import DECK, HAND, NURSERY, UnicornState, bare_state, lay_table
from monoceros.games.unstable_unicorns.vocabulary import TYPE_BABY


def deal(
    rules: Rules[Any], deck: UnicornDeck, profile: Profile, seats: int, rng: Rng, starter: int, given: int
) -> UnicornState:
    """Five cards each from the shuffled deck; foals lie open in the nursery, and the discard pile is empty.

    See unstable-unicorns.setup.deal, unstable-unicorns.setup.nursery, unstable-unicorns.setup.discard. With
    two players a plain Neigh card each, of the kind `given`, before the shuffle; both see them
    (unstable-unicorns.two.neighs).
    """
    zones: list[list[int]] = [[] for _ in range(int(HAND) + 2 * seats)]
    seen: list[int] = []
    for card in range(int(deck.size)):
        foal = deck.types[deck.kinds[card]] == TYPE_BABY
        zones[NURSERY if foal else DECK].append(card)
        seen.append(EVERYONE if foal else NOBODY)
    table = lay_table(deck, seats, zones, seen)
    state = bare_state(rules, seats, table, rng, deck, profile, starter)
    if seats == PAIR:
        table.move(DECK, state.find(DECK, given), HAND, EVERYONE)
        table.move(DECK, state.find(DECK, given), HAND + 1, EVERYONE)
    table.shuffle(DECK, rng)
    seat: i64 = 0
    while seat < state.seats:
        dealt: i64 = 0
        while dealt < HAND_SIZE:
            table.move(DECK, table.top(DECK), HAND + seat, 1 << seat)
            dealt += 1
        seat += 1
    return state

"""How a match of Kill the Unicorns begins."""

from mypy_extensions import i64

from monoceros.core.rng import Rng
from monoceros.core.table import EVERYONE, NOBODY, Table
from monoceros.games.kill_the_unicorns.board import BOX, DRAW_DECK, PICKING, SEAT_ZONES, ZONES_EACH
from monoceros.games.kill_the_unicorns.deck import CHARACTER_COUNT, HuntDeck
from monoceros.games.kill_the_unicorns.profile import Profile
from monoceros.games.kill_the_unicorns.state import HuntState


def open_box(deck: HuntDeck, profile: Profile, seats: int, rng: Rng, starter: int) -> HuntState:
    """The unicorns shuffled, everything else still in the box; nobody has a character.

    The decks of the characters lie in the box for all to see; starters are shuffled face down.
    """
    zones: list[list[int]] = [[] for _ in range(int(SEAT_ZONES) + int(ZONES_EACH) * seats)]
    unicorns = list(range(int(deck.deck_size)))
    starters = list(range(int(deck.deck_size), int(deck.unicorns)))
    rng.shuffle(unicorns)
    rng.shuffle(starters)
    zones[DRAW_DECK] = unicorns
    zones[BOX] = starters + list(range(int(deck.unicorns), int(deck.size)))
    seen = [NOBODY] * int(deck.unicorns) + [EVERYONE] * int(deck.size - deck.unicorns)
    loose = [False] * len(zones)
    for seat in range(seats):
        loose[int(SEAT_ZONES) + int(ZONES_EACH) * seat] = True
    state = HuntState(seats, Table(deck, zones, loose, seen), deck, profile, rng, [0] * seats)
    state.characters = [-1] * seats
    state.seat_of = [-1] * int(CHARACTER_COUNT)
    state.stock = [0] * int(deck.tokens.count)
    state.marker = starter
    state.starter = starter
    state.active = starter
    state.step = PICKING
    state.to_act = 1 << starter
    return state


def deal_characters(state: HuntState) -> None:
    """Characters by lot instead of by choice (kill-the-unicorns.setup.character-order)."""
    pool = state.profile.characters[:]
    state.rng.shuffle(pool)
    seat: i64 = 0
    while seat < state.seats:
        state.take_character(seat, pool[seat])
        seat += 1
    state.set_up()

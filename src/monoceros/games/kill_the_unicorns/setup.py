"""Setting up: the box opened, characters picked or dealt, starters dealt, the market filled."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monoceros.core.contract import Rules
from monoceros.core.rng import Rng
from monoceros.core.table import EVERYONE, NOBODY, Table, lay_out
from monoceros.games.kill_the_unicorns import kinds, steps, zones
from monoceros.games.kill_the_unicorns.deck import HAND_SIZE, STARTER_BACK, HuntDeck
from monoceros.games.kill_the_unicorns.editions import NEED_POWERS, NEED_TRAPS, Profile
from monoceros.games.kill_the_unicorns.state import MOST_SEATS, HuntState

NO_CARDS: Final = vec[i64]([0] * int(MOST_SEATS))
ROOM_EACH: Final = [8, 9, 8, 8, 12]
"""Hand, played cards with one that is being exchanged, trap pile, trap discard, and a usual herd."""


def full_box(deck: HuntDeck, seats: int) -> Table:
    """All cards as they lie in the box: unicorns, starters face down, the decks of the characters."""
    lying: list[list[int]] = [[] for _ in range(int(zones.FIRST_SEAT) + int(zones.EACH) * seats)]
    lying[zones.DRAW_DECK] = list(range(int(deck.deck_size)))
    lying[zones.BOX] = list(range(int(deck.deck_size), int(deck.size)))
    seen = [NOBODY] * int(deck.unicorns) + [EVERYONE] * int(deck.size - deck.unicorns)
    return lay_table(deck, lying, seen)


def lay_table(deck: HuntDeck, lying: list[list[int]], seen: list[int]) -> Table:
    """A table with these cards; hands are loose."""
    loose = [False] * len(lying)
    for hand in range(int(zones.FIRST_SEAT), len(lying), int(zones.EACH)):
        loose[hand] = True
    seats = (len(lying) - int(zones.FIRST_SEAT)) // int(zones.EACH)
    room = [int(deck.deck_size), 4, 16, len(lying[zones.BOX]), seats, 16, *(ROOM_EACH * seats)]
    return lay_out(deck, lying, loose, seen, room)


def open_box(
    rules: Rules[HuntState], box: Table, deck: HuntDeck, profile: Profile, seats: i64, rng: Rng, starter: i64
) -> HuntState:
    """Unicorns and starters shuffled, the decks of the characters for all to see; nobody has one yet.

    Teams are drawn by lot and seated so that they take turns (kill-the-unicorns.team.two-teams).
    """
    table = box.copy()
    table.shuffle(zones.DRAW_DECK, rng)
    table.shuffle_run(zones.BOX, 0, deck.unicorns - deck.deck_size, rng)
    state = HuntState(rules, seats, table, rng, deck, profile, NO_CARDS[:seats])
    state.characters = deck.nobody[:seats]
    state.marker = starter
    state.starter = starter
    if profile.teams_by_lot:
        others = list(range(1, int(seats)))
        rng.shuffle(others)
        state.place([0, *others])
    state.ask(steps.PICKING, starter)
    return state


# Picking a character


def pick_options(state: HuntState) -> i64:
    """Every character that is in the game and that nobody else plays, as bits."""
    free = state.profile.cast
    for character in state.characters:
        if character >= 0:
            free &= ~(1 << character)
    return free


def why_not_pick(state: HuntState, character: i64) -> str:
    """Who is not among `pick_options`: somebody else plays it, or it is not in the game."""
    if state.seat_of[character] >= 0:
        return "kill-the-unicorns.setup.character-taken"
    if NEED_TRAPS >> character & 1 and not state.profile.traps:
        return "kill-the-unicorns.variant.no-traps"
    if NEED_POWERS >> character & 1 and not state.profile.powers:
        return "kill-the-unicorns.variant.no-powers"
    return state.profile.clauses.characters


def pick_character(state: HuntState, seat: i64, character: i64) -> i64:
    """First the first player, then clockwise (kill-the-unicorns.setup.character-order)."""
    take_character(state, seat, character)
    if state.events is not None:
        name = state.deck.characters[character]
        state.tell("pick", "kill-the-unicorns.setup.character", {"seat": int(seat), "card": name})
    state.turns += 1
    if state.turns < state.seats:
        return state.ask(steps.PICKING, state.next_seat(seat))
    return set_up(state)


def deal_characters(state: HuntState) -> i64:
    """Characters by lot instead of by choice (kill-the-unicorns.setup.character-order)."""
    pool = state.profile.characters
    state.rng.shuffle(pool)
    for seat in range(state.seats):
        take_character(state, seat, pool[seat])
    return set_up(state)


def take_character(state: HuntState, seat: i64, character: i64) -> None:
    """A seat plays a character and gets its traps, and its hand (kill-the-unicorns.setup.hunt-hand)."""
    seat_character(state, seat, character)
    deck = state.deck
    table = state.table
    slot = deck.slot_of[character]
    first = table.place_of(zones.BOX, deck.hunt_base + HAND_SIZE * slot)
    table.move_run(zones.BOX, first, HAND_SIZE, zones.hand(seat), 1 << seat)
    first = table.place_of(zones.BOX, deck.trap_base + HAND_SIZE * slot)
    table.move_run(zones.BOX, first, HAND_SIZE, zones.trap_pile(seat), NOBODY)


def seat_character(state: HuntState, seat: i64, character: i64) -> None:
    """From now on this seat plays this character."""
    state.characters = state.characters[:]
    state.characters[seat] = character
    state.seat_of = state.seat_of[:]
    state.seat_of[character] = seat


# Everything after the characters


def set_up(state: HuntState) -> i64:
    """Traps shuffled face down, a starter for everybody, the market filled, the marker handed over."""
    table = state.table
    # kill-the-unicorns.setup.trap-pile
    for seat in range(state.seats):
        table.shuffle(zones.trap_pile(seat), state.rng)
    for seat in range(state.seats):
        herd = zones.herd(state.herd_of(seat))
        # They were shuffled when the box was opened.
        table.move(zones.BOX, table.find(zones.BOX, state.deck.backs, STARTER_BACK), herd, EVERYONE)
        state.tell_card("starter", "kill-the-unicorns.setup.starter", seat, table.top_card(herd))
    fill_market(state)
    state.active = state.marker
    return steps.TO_ROUND


def fill_market(state: HuntState) -> None:
    """One of each colour, and of everything else as many tokens as the table is large, drawn by lot."""
    # kill-the-unicorns.setup.market, kill-the-unicorns.setup.market-prototype
    tokens = state.deck.tokens
    stock = tokens.none[:]
    for pool in tokens.pools:
        lot = pool[:]
        if lot and tokens.colours[lot[0]] == kinds.NO_COLOUR:
            state.rng.shuffle(lot)
            lot = lot[: state.seats - state.profile.fewer_tokens]
        for token in lot:
            stock[token] += 1
    state.stock = stock

"""What each viewer is told of a table: view and choices. Their shapes are in `view.py`."""

from mypy_extensions import i64

from monoceros.core.contract import seat_letter
from monoceros.core.table import UNKNOWN
from monoceros.core.wire import Choice
from monoceros.games.unstable_unicorns import actions as a
from monoceros.games.unstable_unicorns import vocabulary as v
from monoceros.games.unstable_unicorns.editions import PARTY_NAMES, TARGETING_NAMES
from monoceros.games.unstable_unicorns.effects import place_searched
from monoceros.games.unstable_unicorns.plays import asking_moment, named_seats
from monoceros.games.unstable_unicorns.stable_effects import in_reach, stable_asked
from monoceros.games.unstable_unicorns.state import (
    ASK_CARD,
    ASK_FOAL,
    ASK_FOUND,
    ASK_NAMES,
    ASK_NEIGH,
    ASK_PLAYER,
    DECK,
    DISCARD,
    EFFECT,
    GUARD,
    HAND,
    KIND,
    LEFT,
    NOBODY,
    NURSERY,
    PC,
    PHASE_NAMES,
    PLAY,
    PLAYED,
    SOURCE,
    TARGET,
    UnicornState,
)
from monoceros.games.unstable_unicorns.turns import hand_limit
from monoceros.games.unstable_unicorns.view import Loan, Played, Prompt, UnicornView


def view(state: UnicornState, viewer: int) -> UnicornView:
    """What this viewer may know."""
    seats = range(int(state.seats))
    table = state.table
    statics = [state.statics(seat) for seat in seats]
    return UnicornView(
        game="unstable-unicorns",
        seats=int(state.seats),
        you=viewer if viewer < state.seats else None,
        n=state.told_n(viewer),
        to_act=state.asked(viewer),
        phase=PHASE_NAMES[state.phase],
        active=int(state.active),
        starter=int(state.starter),
        goal=int(state.profile.goal),
        stables=[_open_names(state, state.stable(seat)) for seat in seats],
        unicorns=[int(state.unicorns(seat)) for seat in seats],
        hands=[_known_names(state, HAND + seat, viewer) for seat in seats],
        deck=int(table.size(DECK)),
        top=_known_top(state, viewer),
        discard=_open_names(state, DISCARD),
        nursery=_open_names(state, NURSERY),
        stack=_played(state),
        prompt=_prompt(state),
        waiting=[state.card_name(state.batch[at]) for at in range(len(state.batch))],
        plays=int(state.plays),
        played=int(state.played),
        skip_draw=state.skip_draw,
        skip_action=state.skip_action,
        skips=[int(state.skips[seat]) for seat in seats],
        extra=int(state.extra),
        limits=[int(hand_limit(state, seat)) for seat in seats],
        loan=_loan(state),
        blank=[bits & v.BLANK != 0 for bits in statics],
        cows=[bits & v.COWS != 0 for bits in statics],
        strike=state.strike(),
        swapped=[state.swapped >> seat & 1 == 1 for seat in seats],
        party=PARTY_NAMES[state.profile.party],
        targeting=TARGETING_NAMES[state.profile.targeting],
        stock=state.deck.stock.copy(),
    )


def _known_names(state: UnicornState, zone: i64, viewer: i64) -> list[str | None]:
    """A zone as a viewer may know it."""
    names = state.deck.names
    return [names[kind] if kind != UNKNOWN else None for kind in state.table.shown(zone, viewer)]


def _open_names(state: UnicornState, zone: i64) -> list[str]:
    """A zone that lies open."""
    names = state.deck.names
    return [names[state.table.kind(zone, place)] for place in range(state.table.size(zone))]


def _known_top(state: UnicornState, viewer: i64) -> list[str | None]:
    """What a viewer knows of the deck from the top down, cut off after the last known card."""
    table = state.table
    deepest: i64 = 0
    while deepest < table.size(DECK) and not table.knows(viewer, table.card(DECK, deepest)):
        deepest += 1
    top: list[str | None] = []
    place = table.top(DECK)
    while place >= deepest:
        card = table.card(DECK, place)
        top.append(state.card_name(card) if table.knows(viewer, card) else None)
        place -= 1
    return top


def _loan(state: UnicornState) -> Loan | None:
    if len(state.loans) == 0:
        return None
    return Loan(card=state.card_name(state.loans[0]), home=int(state.active), borrower=int(state.loans[1]))


def _played(state: UnicornState) -> list[Played]:
    """The card being played and the Neigh cards on it; a magic card at work has no answers any more."""
    found: list[Played] = []
    place: i64 = 0
    while place < state.table.size(PLAYED):
        seat = state.callers[place] if place < len(state.callers) else state.active
        targets = named_seats(state) if place == 0 else []
        card = state.card_name(state.table.card(PLAYED, place))
        found.append(Played(seat=int(seat), card=card, targets=targets))
        place += 1
    return found


def _prompt(state: UnicornState) -> Prompt:
    card: str | None = None
    threatened: str | None = None
    trigger = ""
    number: i64 = 0
    do = ""
    target: i64 = NOBODY
    left: i64 = 0
    stack = state.stack
    kind: i64 = stack.get(KIND) if stack.depth() > 0 else -1
    if state.ask == ASK_NEIGH:
        card = state.card_name(state.table.top_card(PLAYED))
    elif kind == EFFECT or kind == PLAY:
        source = stack.get(SOURCE)
        card = state.card_name(source)
        moment = asking_moment(state)
        trigger = v.TRIGGERS[moment]
        pc = stack.get(PC)
        printed = state.deck.kinds[source]
        if pc < state.deck.end_of(printed, moment):
            number = (pc - state.deck.begin_of(printed, moment)) // v.WIDTH
            do = v.VERB_NAMES[state.deck.code[pc + v.VERB]]
        else:
            do = "play"
        if kind == EFFECT:
            target = stable_asked(state) if state.ask == ASK_CARD else stack.get(TARGET)
            left = stack.get(LEFT)
            if left < 0 or state.deck.code[pc + v.VERB] == v.MOVE:
                left = 0
    elif kind == GUARD:
        threatened = state.card_name(stack.get(SOURCE))
        target = stack.get(TARGET)
        do = "sacrifice" if target == NOBODY else "destroy"
    return Prompt(
        key=ASK_NAMES[state.ask],
        card=card,
        trigger=trigger,
        step=int(number),
        do=do,
        target=int(target) if target != NOBODY else None,
        threatened=threatened,
        left=int(left),
    )


# Choices


def choice(state: UnicornState, seat: i64, action: i64) -> Choice:
    """An action with the places of the table it is about; their names are in `view.py`.

    A player who is chosen for a card of theirs leads to the cards there are to choose from; an only one needs
    no further choice, and so the action is about it, too.
    """
    about: list[str] = []
    leads: list[str] = []
    if action == a.DRAW:
        about = ["deck"]
    elif a.PLAYER <= action < a.PLAY:
        other = a.player_seat(state.seats, seat, action)
        stable = seat_letter(int(other))
        about = [stable]
        cards: list[str] = []
        if state.ask == ASK_PLAYER:
            cards = [stable + "/" + state.deck.names[kind] for kind in in_reach(state, other)]
        if len(cards) == 1:
            about += cards
        else:
            leads = cards
    elif action >= a.PLAY:
        about = [_place(state, seat, action) + "/" + state.deck.names[(action - a.PLAY) % a.ROOM]]
    text = a.format_action(int(state.seats), int(seat), int(action), state.deck.names)
    return Choice(action=int(action), text=text, verb=a.verb(int(action)), about=about, leads=leads)


def _place(state: UnicornState, seat: i64, action: i64) -> str:
    if action < a.PICK:
        return "hand"
    if action >= a.USE:
        return seat_letter(int(seat))
    if state.ask == ASK_FOAL:
        return "nursery"
    if state.ask == ASK_CARD:
        return seat_letter(int(stable_asked(state)))
    if state.ask == ASK_FOUND:
        zone = place_searched(state)
        if zone >= HAND:
            return "hand-" + seat_letter(int(zone - HAND))
        return ("deck", "discard", "nursery")[zone]
    return "hand"

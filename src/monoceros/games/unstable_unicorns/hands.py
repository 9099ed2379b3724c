"""Cards on their way through hands and piles: drawn, discarded, pulled, given, looked at.

Who knows which card afterwards is settled here too.
"""

from mypy_extensions import i64

from monoceros.core.table import EVERYONE
from monoceros.games.unstable_unicorns import arrivals
from monoceros.games.unstable_unicorns.editions import PARTY_LAYERS
from monoceros.games.unstable_unicorns.state import DECK, DISCARD, HAND, UnicornState
from monoceros.games.unstable_unicorns.vocabulary import CARD


def draw(state: UnicornState, seat: i64, clause: str) -> bool:
    """Draw the top card, if there is one (unstable-unicorns.words.draw).

    Whoever knew the top card knows where it went. The deck is never refilled by itself
    (unstable-unicorns.win.refill).
    """
    table = state.table
    if table.size(DECK) == 0:
        return False
    card = table.top_card(DECK)
    seen = table.seen_by(card) | 1 << seat
    table.move(DECK, table.top(DECK), HAND + seat, seen)
    arrivals.note_in_hand(state, seat)
    if state.events is not None:
        state.tell_secret("draw", clause, {"seat": int(seat)}, card, seen)
    return True


def draw_some(state: UnicornState, seat: i64, count: i64, clause: str) -> None:
    """Draw so many cards, or all that are left."""
    while count > 0 and draw(state, seat, clause):
        count -= 1


def leave_hand(state: UnicornState, seat: i64, place: i64, zone: i64, seen: i64) -> None:
    """Take a card out of a hand. Of equal cards nobody can tell which one it was.

    So who knew of one and did not know the one that went is no longer sure of the other.
    """
    table = state.table
    hand = HAND + seat
    card = table.card(hand, place)
    if table.size(hand) == 1:
        # Everybody can see that it is the only card there was.
        seen |= table.seen_by(card)
    doubt = ~table.seen_by(card)
    kind = state.deck.kinds[card]
    table.move(hand, place, zone, seen)
    at: i64 = 0
    while at < table.size(hand):
        if table.kind(hand, at) == kind:
            other = table.card(hand, at)
            known = table.seen_by(other)
            table.forget(other, doubt)
            doubt &= ~known
        at += 1
    arrivals.note_out_of_hand(state, seat)


def discard(state: UnicornState, seat: i64, kind: i64, clause: str) -> None:
    """Discard a card of this kind from a hand (unstable-unicorns.words.discard).

    The layer variant calls it out (unstable-unicorns.party.layer-discard).
    """
    place = arrivals.place_paying(state, seat, kind)
    card = state.table.card(HAND + seat, place)
    leave_hand(state, seat, place, DISCARD, EVERYONE)
    state.tell_card("discard", clause, seat, card)
    _call_discards(state, seat, 1)


def discard_hand(state: UnicornState, seat: i64, *, price: bool = False) -> i64:
    """Discard a whole hand, in an order that tells nothing of how long a card was held; how many it were.

    As the price of a start effect that is what was in the hand when the turn began
    (unstable-unicorns.start.arrivals). The layer variant calls out every card of it, those laid off for a new
    hand too (unstable-unicorns.party.layer-discard).
    """
    size = arrivals.paying(state, seat, CARD) if price else state.hand_size(seat)
    left = size
    while left > 0:
        if price:
            place = arrivals.place_paying(state, seat, arrivals.paying_kinds(state, seat, CARD)[0])
        else:
            place = state.find(HAND + seat, state.kinds_in(HAND + seat, CARD)[0])
        leave_hand(state, seat, place, DISCARD, EVERYONE)
        left -= 1
    if size > 0:
        state.tell_count("discard-hand", "unstable-unicorns.words.discard", seat, size)
        _call_discards(state, seat, size)
    return size


def _call_discards(state: UnicornState, seat: i64, count: i64) -> None:
    """The call-out of the layer variant."""
    if state.profile.party == PARTY_LAYERS:
        state.tell_count("layer-off", "unstable-unicorns.party.layer-discard", seat, count)


def pass_card(state: UnicornState, giver: i64, place: i64, taker: i64, key: str, clause: str) -> None:
    """Move a card from hand to hand, seen by the two; `key` tells it as the taker's or giver's deed."""
    card = state.table.card(HAND + giver, place)
    both: i64 = 1 << giver | 1 << taker
    leave_hand(state, giver, place, HAND + taker, both)
    arrivals.note_in_hand(state, taker)
    if state.events is not None:
        doer, other = (giver, taker) if key == "give" else (taker, giver)
        state.tell_secret(key, clause, {"seat": int(doer), "other": int(other)}, card, both)


def pull(state: UnicornState, seat: i64, other: i64) -> bool:
    """Take a random card from a hand, if there is one (unstable-unicorns.words.pull)."""
    size = state.hand_size(other)
    if size == 0:
        return False
    pass_card(state, other, state.rng.below(size), seat, "pull", "unstable-unicorns.words.pull")
    return True


def look_at_hand(state: UnicornState, seat: i64, other: i64) -> None:
    """Look at all cards of a hand, alone (unstable-unicorns.words.look)."""
    place: i64 = 0
    while place < state.hand_size(other):
        state.table.peek(HAND + other, place, seat)
        place += 1
    if state.events is not None:
        state.tell("look-hand", "unstable-unicorns.words.look", {"seat": int(seat), "other": int(other)})

"""Cards coming into stables and leaving them.

Every way out of a stable passes through `drop`, `shift`, `to_hand` or `to_nursery`, every way in through
`enter`, so foals go home, flyers fly, gates shut and the party variants call out wherever a card comes from.
"""

from typing import Final

from mypy_extensions import i64

from monoceros.core.contract import seat_letter
from monoceros.core.table import EVERYONE
from monoceros.games.unstable_unicorns import arrivals
from monoceros.games.unstable_unicorns.editions import PARTY_LAYERS, PARTY_SIPS
from monoceros.games.unstable_unicorns.state import (
    DISCARD,
    ENOUGH,
    HAND,
    NOBODY,
    NOT_THERE,
    NURSERY,
    UnicornState,
)
from monoceros.games.unstable_unicorns.vocabulary import (
    BLANK,
    FLIES_HOME,
    ON_ENTER,
    SHUTS,
    TYPE_BABY,
    TYPE_DOWNGRADE,
    TYPE_UPGRADE,
)

MOST_ENTER_EFFECTS: Final[i64] = 50
"""No more enter effects begin in one turn: many times what the shipped cards can bring about."""

# Into a stable


def enter(state: UnicornState, seat: i64, card: i64, flags: i64) -> None:
    """A card has come to lie in a stable, and its enter effect begins.

    Where the table reads it so, a unicorn that completes a stable wins before it does anything
    (unstable-unicorns.win.at-once).

    Each time, from wherever it comes (unstable-unicorns.stable.enter, unstable-unicorns.stable.moved-in), for
    the player of that stable (unstable-unicorns.stable.new-owner), whether or not it can be done
    (unstable-unicorns.stable.enter-anyway). Uniforms come before the effect, under a costume too
    (unstable-unicorns.uniforms.blank, unstable-unicorns.uniforms.cows); the costume itself changes nothing
    about it (unstable-unicorns.cows.at-once). Nobody asks whether the card could have been played
    (unstable-unicorns.bans.bringing).
    """
    state.recount(seat)
    deck = state.deck
    kind = deck.kinds[card]
    arrivals.note_in_stable(state, card)
    _call_layers(state, seat, deck.types[kind])
    if _has_won(state, seat, kind):
        return
    if deck.acts_at(kind, ON_ENTER) and state.statics(seat) & BLANK == 0 and not _is_worn_out(state):
        state.begin_effect(deck.begin_of(kind, ON_ENTER), seat, card, ON_ENTER | flags)
    _shut_gate(state, seat)


def _has_won(state: UnicornState, seat: i64, kind: i64) -> bool:
    """Whether a unicorn that has just come in wins at once."""
    enough = state.deck.unicorn[kind] and state.unicorns(seat) >= state.profile.goal
    if not enough or not state.profile.readings.wins_at_once:
        return False
    state.ending = ENOUGH
    state.winner = seat
    return True


def _is_worn_out(state: UnicornState) -> bool:
    """Count an enter effect, and tell whether it is one too many (unstable-unicorns.special.chain).

    Cards of somebody's own box might set each other off for ever.
    """
    state.entered += 1
    return state.entered > MOST_ENTER_EFFECTS


def _call_layers(state: UnicornState, seat: i64, type_: i64) -> None:
    """The layer variant calls out downgrades and upgrades."""
    if state.profile.party == PARTY_LAYERS:
        if type_ == TYPE_DOWNGRADE:
            state.tell_count("layer-off", "unstable-unicorns.party.layer-downgrade", seat, 1)
        elif type_ == TYPE_UPGRADE:
            state.tell_count("layer-on", "unstable-unicorns.party.layer-upgrade", seat, 1)


def shift(state: UnicornState, owner: i64, card: i64, seat: i64) -> None:
    """Take a card from one stable straight to another (unstable-unicorns.words.move)."""
    zone = state.stable(owner)
    state.table.move(zone, state.table.place_of(zone, card), state.stable(seat), EVERYONE)
    settle(state, owner)
    enter(state, seat, card, 0)


# Out of a stable


def drop(state: UnicornState, owner: i64, card: i64, by: i64) -> None:
    """A card is sacrificed, or destroyed by somebody, and nothing stands in for it: it leaves the stable.

    It goes to the discard pile (unstable-unicorns.words.sacrifice, unstable-unicorns.words.destroy,
    unstable-unicorns.stable.leave), a foal home - it is sacrificed or destroyed all the same
    (unstable-unicorns.foals.counted) - and a flyer to its player's hand (unstable-unicorns.stable.flyers).
    """
    kind = state.deck.kinds[card]
    if by == NOBODY:
        state.tell_card("sacrifice", "unstable-unicorns.words.sacrifice", owner, card)
    else:
        state.tell_between("destroy", "unstable-unicorns.words.destroy", by, owner, card)
    flies = state.deck.statics[kind] & FLIES_HOME != 0 and state.statics(owner) & BLANK == 0
    zone = state.stable(owner)
    place = state.table.place_of(zone, card)
    if state.deck.types[kind] == TYPE_BABY:
        _go_home(state, owner, place, card)
    elif flies:
        state.table.move(zone, place, HAND + owner, EVERYONE)
        arrivals.note_in_hand(state, owner)
        state.tell_card("fly", "unstable-unicorns.stable.flyers", owner, card)
    else:
        state.table.move(zone, place, DISCARD, EVERYONE)
    if state.profile.party == PARTY_SIPS and state.deck.unicorn[kind]:
        state.tell_seat("sip", "unstable-unicorns.party.sip-unicorn", owner)
    settle(state, owner)


def _go_home(state: UnicornState, owner: i64, place: i64, card: i64) -> None:
    """Foals are never in a hand, the deck or the discard pile.

    See unstable-unicorns.foals.home, unstable-unicorns.cards.foal.
    """
    state.table.move(state.stable(owner), place, NURSERY, EVERYONE)
    state.tell_card("home", "unstable-unicorns.foals.home", owner, card)


def to_hand(state: UnicornState, by: i64, owner: i64, card: i64) -> None:
    """Return a card from a stable to the hand of that stable's owner; foals go home."""
    zone = state.stable(owner)
    place = state.table.place_of(zone, card)
    foal = state.deck.types[state.deck.kinds[card]] == TYPE_BABY
    if by != owner:
        state.tell_between("bounce", "unstable-unicorns.words.bounce", by, owner, card)
    elif not foal:
        state.tell_card("take-back", "unstable-unicorns.words.bounce", owner, card)
    if foal:
        _go_home(state, owner, place, card)
    else:
        state.table.move(zone, place, HAND + owner, EVERYONE)
        arrivals.note_in_hand(state, owner)
    settle(state, owner)


def to_nursery(state: UnicornState, owner: i64, card: i64) -> None:
    """Return a foal from a stable to the nursery."""
    _go_home(state, owner, state.table.place_of(state.stable(owner), card), card)
    settle(state, owner)


def settle(state: UnicornState, seat: i64) -> None:
    """A stable has changed: count it anew, and see whether its gate falls off."""
    state.recount(seat)
    _shut_gate(state, seat)


def _shut_gate(state: UnicornState, seat: i64) -> None:
    """A gate falls off a stable that holds no unicorn card (unstable-unicorns.special.gate).

    Cows are still unicorn cards (unstable-unicorns.cows.at-once).
    """
    if state.statics(seat) & SHUTS == 0:
        return
    deck = state.deck
    table = state.table
    zone = state.stable(seat)
    gate: i64 = NOT_THERE
    place: i64 = 0
    while place < table.size(zone):
        kind = table.kind(zone, place)
        if deck.unicorn[kind]:
            return
        if deck.statics[kind] & SHUTS:
            gate = place
        place += 1
    if gate >= 0:
        state.tell_card("shut", "unstable-unicorns.special.gate", seat, table.card(zone, gate))
        table.move(zone, gate, DISCARD, EVERYONE)
        state.recount(seat)


def tell_move(state: UnicornState, by: i64, owner: i64, seat: i64, card: i64) -> None:
    """A card goes from one stable to another: who moves it, from whom, to whom."""
    if state.events is not None:
        state.tell(
            "move",
            "unstable-unicorns.words.move",
            {
                "seat": int(by),
                "other": int(seat),
                "from": seat_letter(int(owner)),
                "card": state.card_name(card),
            },
        )

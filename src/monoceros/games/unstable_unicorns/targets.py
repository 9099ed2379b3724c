"""What a card's words can mean right now: which cards and players may be chosen, which steps can be done.

`by` is the owner of the effect. `spare` is how many cards of the owner's hand do not count: one while asking
whether that card may be played.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from monoceros.games.unstable_unicorns import actions as a
from monoceros.games.unstable_unicorns import vocabulary as v
from monoceros.games.unstable_unicorns.arrivals import most_paying, paying
from monoceros.games.unstable_unicorns.cursor import is_either
from monoceros.games.unstable_unicorns.state import (
    BATCH,
    BATCHED,
    DECK,
    DISCARD,
    KIND,
    NO_CARD,
    NURSERY,
    SOURCE,
    UnicornState,
    with_kind,
)
from monoceros.games.unstable_unicorns.vocabulary import AMOUNT, LINK, PLACE, VERB, WHAT, WHO, WIDTH

# Cards in stables


def is_barred(state: UnicornState, card: i64) -> bool:
    """Whether this start effect may not choose a card because another one of this turn has.

    Or because it came into its stable only after the turn began (unstable-unicorns.start.arrivals). Effects
    that start effects set off choose freely (unstable-unicorns.start.targets).
    """
    stack = state.stack
    if len(state.touched) == 0 or (stack.get(KIND) != BATCH and not state.has_flag(BATCHED)):
        return False
    at: i64 = 0
    while at < len(state.touched):
        if state.touched[at] == card:
            if at < state.barred:
                return True
            # The effect at work has moved it: only the card that moves itself may be stolen back.
            return not state.profile.readings.arrivals_pay and card != stack.get(SOURCE)
        at += 1
    return False


def touch(state: UnicornState, card: i64) -> None:
    """Remember what a start effect has chosen (unstable-unicorns.start.targets)."""
    if state.has_flag(BATCHED):
        state.touched = append(state.touched, card)


def is_wrapped(state: UnicornState, owner: i64, card: i64) -> bool:
    """Whether a card cannot be destroyed (unstable-unicorns.guard.wrapped).

    Cows are not protected (unstable-unicorns.cows.unguarded).
    """
    if not state.deck.unicorn[state.deck.kinds[card]]:
        return False
    statics = state.statics(owner)
    return statics & v.UNBREAKABLE != 0 and statics & v.COWS == 0


def why_not_card(state: UnicornState, verb: i64, what: i64, by: i64, owner: i64, card: i64) -> str:
    """The clause that keeps a card in somebody's stable from being chosen for a step, or an empty string.

    A foal is a card like others here (unstable-unicorns.foals.counted), a downgrade too
    (unstable-unicorns.effects.downgrades).
    """
    if not state.matches(owner, card, what):
        cow = state.deck.unicorn[state.deck.kinds[card]] and state.in_costume(owner)
        return "unstable-unicorns.cows.unnamed" if cow else "unstable-unicorns.target.fits"
    if is_barred(state, card):
        return "unstable-unicorns.start.targets"
    if verb == v.DESTROY:
        if owner == by:
            return "unstable-unicorns.words.destroy"
        return "unstable-unicorns.guard.wrapped" if is_wrapped(state, owner, card) else ""
    if verb == v.STEAL or verb == v.MOVE or verb == v.LEND:
        if verb == v.STEAL and owner == by:
            return "unstable-unicorns.words.steal"
        if state.deck.types[state.deck.kinds[card]] == v.TYPE_BABY and state.strike():
            return "unstable-unicorns.foals.strike"
    return ""


def has_choosable(state: UnicornState, verb: i64, what: i64, by: i64, owner: i64) -> bool:
    """Whether there is any card in a stable to choose."""
    zone = state.stable(owner)
    place: i64 = 0
    while place < state.table.size(zone):
        if not why_not_card(state, verb, what, by, owner, state.table.card(zone, place)):
            return True
        place += 1
    return False


def choosable_kinds(state: UnicornState, verb: i64, what: i64, by: i64, owner: i64) -> vec[i64]:
    """The kinds in a stable that may be chosen, ascending, each once."""
    zone = state.stable(owner)
    found: vec[i64] = vec[i64]()
    place: i64 = 0
    while place < state.table.size(zone):
        card = state.table.card(zone, place)
        if not why_not_card(state, verb, what, by, owner, card):
            found = with_kind(found, state.deck.kinds[card])
        place += 1
    return found


def chosen_card(state: UnicornState, verb: i64, what: i64, by: i64, owner: i64, kind: i64) -> i64:
    """The card meant by choosing a kind: the first such card that may be chosen."""
    zone = state.stable(owner)
    place: i64 = 0
    while place < state.table.size(zone):
        card = state.table.card(zone, place)
        if state.deck.kinds[card] == kind and not why_not_card(state, verb, what, by, owner, card):
            return card
        place += 1
    return NO_CARD


# Players


def needs_player(state: UnicornState, pc: i64) -> bool:
    """Whether the owner has to choose a player for a step."""
    code = state.deck.code
    who = code[pc + WHO]
    if who == v.ANY_PLAYER or who == v.ANOTHER_PLAYER:
        return True
    place = code[pc + PLACE]
    if place == v.FROM_ANOTHER or place == v.TO_ANOTHER or place == v.TO_OTHER_STABLE:
        return True
    verb = code[pc + VERB]
    return place == v.NOWHERE and (verb == v.DESTROY or verb == v.STEAL)


def why_not_player(state: UnicornState, by: i64, seat: i64, pc: i64, end: i64, spare: i64) -> str:
    """The clause that keeps a player from being chosen for a step, or an empty string.

    Any player may be the owner (unstable-unicorns.target.any-player), another one may not
    (unstable-unicorns.target.another-player); and the step must have something to do there
    (unstable-unicorns.target.fits).
    """
    code = state.deck.code
    who = code[pc + WHO]
    verb = code[pc + VERB]
    place = code[pc + PLACE]
    if who == v.ANY_PLAYER or who == v.ANOTHER_PLAYER:
        if who == v.ANOTHER_PLAYER and seat == by:
            return "unstable-unicorns.target.another-player"
        return "" if _can_be_made_to(state, by, seat, pc, end, spare) else "unstable-unicorns.target.fits"
    if place == v.TO_OTHER_STABLE:
        nowhere = state.seats == 2 and seat != by
        if nowhere or not has_choosable(state, verb, code[pc + WHAT], by, seat):
            return "unstable-unicorns.target.fits"
        return ""
    if seat == by:
        if place == v.FROM_ANOTHER or place == v.TO_ANOTHER:
            return "unstable-unicorns.target.another-player"
        return "unstable-unicorns.words.destroy" if verb == v.DESTROY else "unstable-unicorns.words.steal"
    if verb == v.DESTROY or verb == v.STEAL or verb == v.BOUNCE:
        if has_choosable(state, verb, code[pc + WHAT], by, seat):
            return ""
        wrapped = verb == v.DESTROY and _has_wrapped(state, seat, code[pc + WHAT])
        return "unstable-unicorns.guard.wrapped" if wrapped else "unstable-unicorns.target.fits"
    if verb == v.GIVE:
        # Without a card to give nobody is asked whom to give it to.
        empty = most_paying(state, by) <= spare and not state.profile.readings.idle_questions
        return "unstable-unicorns.target.fits" if empty else ""
    if (verb == v.PULL or verb == v.TAKE or verb == v.SCRAP) and state.hand_size(seat) == 0:
        return (
            "unstable-unicorns.impossible.empty-hand" if verb == v.PULL else "unstable-unicorns.target.fits"
        )
    return ""


def _can_be_made_to(state: UnicornState, by: i64, seat: i64, pc: i64, end: i64, spare: i64) -> bool:
    """Whether a player can do what a step orders, or one of two things.

    Who can do neither cannot be chosen (unstable-unicorns.impossible.one-way-out).
    """
    if is_either(state, pc, end):
        return can_do(state, seat, by, pc, spare) or can_do(state, seat, by, pc + WIDTH, spare)
    return can_do(state, seat, by, pc, spare)


def _has_wrapped(state: UnicornState, owner: i64, what: i64) -> bool:
    """Whether only bubble wrap keeps a player's unicorns from being chosen."""
    zone = state.stable(owner)
    place: i64 = 0
    while place < state.table.size(zone):
        card = state.table.card(zone, place)
        if state.matches(owner, card, what) and is_wrapped(state, owner, card):
            return True
        place += 1
    return False


def fitting_players(state: UnicornState, by: i64, pc: i64, end: i64) -> i64:
    """The players who may be chosen for a step, a bit for each."""
    mask: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        if not why_not_player(state, by, seat, pc, end, 0):
            mask |= 1 << seat
        seat += 1
    return mask


def is_single(mask: i64) -> bool:
    """Whether a mask has exactly one bit."""
    return mask != 0 and mask & (mask - 1) == 0


def only_seat(mask: i64) -> i64:
    """The seat of a mask's lowest bit."""
    seat: i64 = 0
    while mask >> seat & 1 == 0:
        seat += 1
    return seat


def any_fits(state: UnicornState, by: i64, pc: i64, end: i64, spare: i64) -> bool:
    """Whether any player may be chosen for a step."""
    seat: i64 = 0
    while seat < state.seats:
        if not why_not_player(state, by, seat, pc, end, spare):
            return True
        seat += 1
    return False


def why_no_answer(action: i64) -> str:
    """The clause about an answer that chooses nothing: what is not optional cannot be turned down."""
    if action == a.NO:
        return "unstable-unicorns.effects.mandatory"
    return "unstable-unicorns.effects.one-at-a-time"


# Steps


def can_do(state: UnicornState, actor: i64, by: i64, pc: i64, spare: i64) -> bool:
    """Whether a player is able to do what a step orders, as far as everybody can see."""
    code = state.deck.code
    verb = code[pc + VERB]
    if verb == v.DISCARD or verb == v.REDRAW:
        own = actor == by and code[pc + WHO] == v.YOU
        held = most_paying(state, actor) if own else state.hand_size(actor)
        if actor == by:
            held -= spare
        return held >= fewest_discarded(state, pc)
    if verb == v.SACRIFICE or verb == v.RETURN:
        return has_choosable(state, verb, code[pc + WHAT], actor, actor)
    return True


def fewest_discarded(state: UnicornState, pc: i64) -> i64:
    """How many cards it takes to do what a step says about discarding.

    A price is paid in full or not at all. What others order is done as far as it goes, so one card is enough
    (unstable-unicorns.impossible.partly), unless the table reads it otherwise
    (unstable-unicorns.impossible.in-full). A whole hand is at least one card.
    """
    code = state.deck.code
    readings = state.profile.readings
    amount = code[pc + AMOUNT]
    if amount == v.ALL or code[pc + VERB] == v.REDRAW:
        return 1
    who = code[pc + WHO]
    if who == v.YOU or who == v.EACH_PLAYER or readings.discards_in_full:
        return amount
    picked = code[pc + LINK] == v.OR or _is_first_of_two(state, pc)
    if picked and readings.offer_in_full:
        return amount
    return 1


def _is_first_of_two(state: UnicornState, pc: i64) -> bool:
    return pc + WIDTH < len(state.deck.code) and state.deck.code[pc + WIDTH + LINK] == v.OR


def possible(state: UnicornState, by: i64, source: i64, pc: i64, end: i64, spare: i64) -> bool:
    """Whether a step, or one of two, can be done as far as everybody can see."""
    if is_either(state, pc, end) and state.deck.code[pc + WHO] == v.YOU:
        return possible_step(state, by, source, pc, end, spare) or possible_step(
            state, by, source, pc + WIDTH, end, spare
        )
    return possible_step(state, by, source, pc, end, spare)


def possible_step(state: UnicornState, by: i64, source: i64, pc: i64, end: i64, spare: i64) -> bool:
    """Whether a single step can be done as far as everybody can see."""
    code = state.deck.code
    verb = code[pc + VERB]
    what = code[pc + WHAT]
    who = code[pc + WHO]
    if who == v.EACH_PLAYER:
        # Whoever makes everybody discard has to be able to (unstable-unicorns.impossible.each-player).
        whole = code[pc + AMOUNT] == v.ALL or verb == v.REDRAW
        if whole and state.profile.readings.empty_hand_will_do:
            return True
        return can_do(state, by, by, pc, spare)
    if verb == v.MOVE and what == v.THIS:
        return state.lies_in_stable(by, source) and not is_barred(state, source)
    if verb == v.LEND or (verb == v.BOUNCE and code[pc + PLACE] == v.NOWHERE):
        return has_choosable(state, verb, what, by, by)
    if verb == v.GIVE:
        return most_paying(state, by) > spare
    if needs_player(state, pc):
        return any_fits(state, by, pc, end, spare)
    if who == v.EACH_OTHER_PLAYER:
        return True
    if verb == v.SACRIFICE:
        return has_choosable(state, verb, what, by, by)
    if verb == v.DISCARD:
        return can_do(state, by, by, pc, spare)
    if _needs_deck(state, pc) and state.table.size(DECK) == 0:
        return False
    if verb == v.DRAW:
        return code[pc + AMOUNT] != v.PER_BASIC or state.count_in_stable(by, v.BASIC) > 0
    if verb == v.BRING:
        if code[pc + PLACE] == v.FROM_HAND:
            return most_paying(state, by) > 0
        return state.table.size(NURSERY) > 0 and not state.strike()
    if verb == v.TAKE:
        return state.holds(DISCARD, what)
    return True


def _needs_deck(state: UnicornState, pc: i64) -> bool:
    """Whether a step takes a card of the deck: without one it is not offered."""
    verb = state.deck.code[pc + VERB]
    draws = verb == v.DRAW or state.deck.code[pc + PLACE] == v.FROM_DECK
    return draws and not state.profile.readings.idle_questions


def holds_what(state: UnicornState, by: i64, pc: i64) -> bool:
    """Whether the owner holds what a step brings or pays with, which nobody else may be told."""
    code = state.deck.code
    verb = code[pc + VERB]
    if verb == v.BRING and code[pc + PLACE] == v.FROM_HAND:
        return paying(state, by, code[pc + WHAT]) > 0
    if (verb != v.DISCARD and verb != v.GIVE) or code[pc + WHO] != v.YOU or _is_first_of_two(state, pc):
        return True
    return paying(state, by, v.CARD) >= (1 if verb == v.GIVE else fewest_discarded(state, pc))


def why_impossible(state: UnicornState, pc: i64, end: i64) -> str:
    """The clause about the step a magic card cannot do."""
    code = state.deck.code
    verb = code[pc + VERB]
    who = code[pc + WHO]
    if is_either(state, pc, end) and who != v.YOU:
        return "unstable-unicorns.impossible.one-way-out"
    if who == v.EACH_PLAYER:
        return "unstable-unicorns.impossible.each-player"
    if verb == v.DISCARD and who == v.YOU:
        if code[pc + AMOUNT] == v.ALL:
            return "unstable-unicorns.impossible.whole-hand"
        return "unstable-unicorns.impossible.encore"
    if verb == v.DRAW:
        return "unstable-unicorns.impossible.group-discount"
    if verb == v.PULL:
        return "unstable-unicorns.impossible.empty-hand"
    if verb == v.STEAL and code[pc + WHAT] == v.BABY and state.strike():
        return "unstable-unicorns.foals.strike"
    return "unstable-unicorns.impossible.not-playable"

"""Steps of card programs that are about hands, piles and turns: discard, draw, bring, pull, take, search.

Each call does a little work on the innermost frame: it asks for what is missing (`ask` is set), or it moves
cards and goes on to the next card, player or step. Steps about cards in stables are in `stable_effects.py`.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from monoceros.core.table import EVERYONE
from monoceros.games.unstable_unicorns import actions as a
from monoceros.games.unstable_unicorns import vocabulary as v
from monoceros.games.unstable_unicorns.arrivals import (
    are_apart,
    note_in_hand,
    paying,
    paying_kinds,
    place_paying,
)
from monoceros.games.unstable_unicorns.cursor import (
    actor,
    end_part,
    fail_step,
    next_player,
    next_step,
    step,
)
from monoceros.games.unstable_unicorns.hands import (
    discard,
    discard_hand,
    draw_some,
    leave_hand,
    look_at_hand,
    pass_card,
    pull,
)
from monoceros.games.unstable_unicorns.stables import enter
from monoceros.games.unstable_unicorns.state import (
    ASK_FOUND,
    ASK_HAND,
    DECK,
    DISCARD,
    HAND,
    LEFT,
    NURSERY,
    OWNER,
    PC,
    TARGET,
    UnicornState,
)
from monoceros.games.unstable_unicorns.targets import holds_what, touch
from monoceros.games.unstable_unicorns.vocabulary import AMOUNT, PLACE, VERB, WHAT, WHO


def carry_out(state: UnicornState, verb: i64) -> None:
    """Do the next bit of a step that is settled."""
    if verb == v.DISCARD:
        _discard(state)
    elif verb == v.DRAW:
        draw_some(state, actor(state), state.stack.get(LEFT), "unstable-unicorns.words.draw")
        next_player(state)
    elif verb == v.BRING:
        _bring(state)
    elif verb == v.PULL:
        _pull(state)
    elif verb == v.TAKE or verb == v.SCRAP:
        _take(state)
    elif verb == v.GIVE:
        _give(state)
    elif verb == v.SEARCH:
        _search(state)
    elif verb == v.PEEK:
        _peek(state)
    elif verb == v.REVEAL:
        _reveal(state)
    else:
        _at_once(state, verb)


# Steps nobody has to decide anything for


def _at_once(state: UnicornState, verb: i64) -> None:
    owner = state.stack.get(OWNER)
    if verb == v.REDRAW:
        _redraw(state, owner)
    elif verb == v.RESHUFFLE:
        _reshuffle(state)
    elif verb == v.ADD:
        state.extra += 1
        state.tell_seat("gain-turn", "unstable-unicorns.turn.extra", owner)
    elif verb == v.PLAY_MORE:
        # Kept even if the card leaves (unstable-unicorns.action.two-plays).
        state.plays = step(state, AMOUNT)
        state.tell_count("more-plays", "unstable-unicorns.action.two-plays", owner, state.plays)
    elif verb == v.SKIP:
        _skip(state, step(state, WHAT))
    next_step(state)


def _skip(state: UnicornState, what: i64) -> None:
    """A phase is lost once however often it is skipped (unstable-unicorns.turn.skipped-phase).

    Turns add up (unstable-unicorns.turn.skipped-turn).
    """
    seat = actor(state)
    if what == v.DRAW_PHASE:
        state.skip_draw = True
        state.tell_seat("skip-draw", "unstable-unicorns.turn.skipped-phase", seat)
    elif what == v.ACTION_PHASE:
        state.skip_action = True
        state.tell_seat("skip-action", "unstable-unicorns.turn.skipped-phase", seat)
    else:
        state.skips[seat] += 1
        state.tell_seat("lose-turn", "unstable-unicorns.turn.skipped-turn", seat)


def _redraw(state: UnicornState, owner: i64) -> None:
    """Everybody discards first, then everybody draws as many, in turn order."""
    sizes: vec[i64] = vec[i64]()
    distance: i64 = 0
    while distance < state.seats:
        seat: i64 = (owner + distance) % state.seats
        sizes = append(sizes, discard_hand(state, seat))
        distance += 1
    distance = 0
    while distance < state.seats:
        draw_some(state, (owner + distance) % state.seats, sizes[distance], "unstable-unicorns.words.draw")
        distance += 1


def _reshuffle(state: UnicornState) -> None:
    """The one card that refills the deck (unstable-unicorns.win.refill).

    It is still being played itself, so it stays out (unstable-unicorns.special.start-over).
    """
    state.table.gather(DISCARD, DECK)
    state.table.shuffle(DECK, state.rng)
    if state.events is not None:
        state.tell("reshuffle", "unstable-unicorns.win.refill", {"cards": int(state.table.size(DECK))})


def _pull(state: UnicornState) -> None:
    owner = state.stack.get(OWNER)
    amount = state.stack.get(LEFT)
    if step(state, PLACE) == v.FROM_EACH_OTHER:
        distance: i64 = 1
        while distance < state.seats:
            _pull_some(state, owner, (owner + distance) % state.seats, amount)
            distance += 1
        next_step(state)
    elif _pull_some(state, owner, state.stack.get(TARGET), amount):
        next_step(state)
    else:
        fail_step(state)


def _pull_some(state: UnicornState, owner: i64, other: i64, amount: i64) -> bool:
    """Pull what is there (unstable-unicorns.impossible.empty-hand)."""
    pulled = False
    while amount > 0 and pull(state, owner, other):
        pulled = True
        amount -= 1
    return pulled


def _peek(state: UnicornState) -> None:
    owner = state.stack.get(OWNER)
    if step(state, PLACE) == v.FROM_DECK:
        size = state.table.size(DECK)
        count = state.stack.get(LEFT)
        if count > size:
            count = size
        depth: i64 = 1
        while depth <= count:
            state.table.peek(DECK, size - depth, owner)
            depth += 1
        state.tell_count("look-top", "unstable-unicorns.words.look", owner, count)
    else:
        distance: i64 = 1
        while distance < state.seats:
            look_at_hand(state, owner, (owner + distance) % state.seats)
            distance += 1
    next_step(state)


def _reveal(state: UnicornState) -> None:
    """Turn up the top card: a unicorn is brought in, anything else goes to the hand."""
    owner = state.stack.get(OWNER)
    table = state.table
    if table.size(DECK) == 0:
        fail_step(state)
        return
    next_step(state)
    place = table.top(DECK)
    card = table.top_card(DECK)
    state.tell_card("reveal", "unstable-unicorns.words.bring", owner, card)
    if state.deck.unicorn[state.deck.kinds[card]]:
        table.move(DECK, place, state.stable(owner), EVERYONE)
        state.tell_card("bring", "unstable-unicorns.words.bring", owner, card)
        enter(state, owner, card, 0)
    else:
        table.move(DECK, place, HAND + owner, EVERYONE)
        note_in_hand(state, owner)


# Choosing from a hand: what to discard, to give, to bring


def _discard(state: UnicornState) -> None:
    """Whoever discards chooses which (unstable-unicorns.words.discard).

    A price is paid in full or not at all; what others order is done as far as it can be
    (unstable-unicorns.impossible.partly).
    """
    seat = actor(state)
    held = state.hand_size(seat)
    amount = step(state, AMOUNT)
    if amount == v.ALL:
        end_part(state, 1 if discard_hand(state, seat, price=step(state, WHO) == v.YOU) > 0 else 0)
        return
    left = state.stack.get(LEFT)
    whole = step(state, WHO) == v.YOU or state.profile.readings.discards_in_full
    if held == 0 or (whole and left == amount and held < amount):
        end_part(state, amount - left)
    elif are_apart(state, seat) and held + state.held > 1:
        # Asked even if there is nothing to pay with: nobody else knows which cards are new. A single card
        # that is not old can only be the one this very effect has brought.
        state.question(ASK_HAND, seat)
    elif held <= left:
        while state.hand_size(seat) > 0:
            lowest = state.kinds_in(HAND + seat, v.CARD)[0]
            discard(state, seat, lowest, "unstable-unicorns.words.discard")
        end_part(state, 1)
    else:
        state.question(ASK_HAND, seat)


def _give(state: UnicornState) -> None:
    """Whoever gives chooses what; without anybody named it is left out (unstable-unicorns.target.gone)."""
    owner = state.stack.get(OWNER)
    held = state.hand_size(owner)
    if held == 0 or state.stack.get(TARGET) < 0:
        fail_step(state)
    elif held == 1 and not are_apart(state, owner):
        _give_card(state, state.table.kind(HAND + owner, 0))
    else:
        state.question(ASK_HAND, owner)


def _give_card(state: UnicornState, kind: i64) -> None:
    """From hand to hand (unstable-unicorns.words.give)."""
    owner = state.stack.get(OWNER)
    target = state.stack.get(TARGET)
    place = place_paying(state, owner, kind)
    next_step(state)
    pass_card(state, owner, place, target, "give", "unstable-unicorns.words.give")


def _bring(state: UnicornState) -> None:
    """From the hand or the nursery into the own stable (unstable-unicorns.words.bring)."""
    owner = state.stack.get(OWNER)
    if step(state, PLACE) == v.FROM_HAND:
        if holds_what(state, owner, state.stack.get(PC)):
            state.question(ASK_HAND, owner)
        else:
            fail_step(state)
        return
    foals = state.kinds_in(NURSERY, step(state, WHAT))
    if len(foals) == 0 or state.strike():
        fail_step(state)
    elif len(foals) == 1:
        _bring_card(state, NURSERY, foals[0])
    else:
        state.question(ASK_FOUND, owner)


def _bring_card(state: UnicornState, zone: i64, kind: i64) -> None:
    owner = state.stack.get(OWNER)
    place = state.find(zone, kind) if zone == NURSERY else place_paying(state, owner, kind)
    card = state.table.card(zone, place)
    touch(state, card)
    next_step(state)
    state.tell_card("bring", "unstable-unicorns.words.bring", owner, card)
    if zone == NURSERY:
        state.table.move(NURSERY, place, state.stable(owner), EVERYONE)
    else:
        leave_hand(state, owner, place, state.stable(owner), EVERYONE)
    enter(state, owner, card, 0)


def _wanted(state: UnicornState) -> i64:
    """What kind of card is chosen from a hand."""
    return step(state, WHAT) if step(state, VERB) == v.BRING else v.CARD


def why_not_from_hand(state: UnicornState, seat: i64, action: i64) -> str:
    """The clause that forbids choosing a card of one's hand, or an empty string."""
    if action == a.NOTHING and _cannot_pay(state, seat):
        return ""
    if action < a.PICK or action >= a.USE:
        return "unstable-unicorns.effects.mandatory"
    kind = action - a.PICK
    if state.find(HAND + seat, kind) < 0:
        return "unstable-unicorns.action.in-hand"
    if not state.deck.fits(kind, _wanted(state)):
        return "unstable-unicorns.target.fits"
    if _cannot_pay(state, seat) or place_paying(state, seat, kind) < 0:
        return "unstable-unicorns.start.arrivals"
    return ""


def _cannot_pay(state: UnicornState, seat: i64) -> bool:
    """Whether a price is asked of somebody who has too few cards that may pay, as only they know."""
    return are_apart(state, seat) and paying(state, seat, _wanted(state)) < _owed(state)


def _owed(state: UnicornState) -> i64:
    """How many cards of the hand the step under way takes at least, from now on."""
    if step(state, VERB) == v.DISCARD:
        return state.stack.get(LEFT)
    return 1


def from_hand_options(state: UnicornState, seat: i64) -> vec[i64]:
    """The kinds in one's hand that fit, or nothing."""
    if _cannot_pay(state, seat):
        return append(vec[i64](), a.NOTHING)
    return a.with_each(a.PICK, paying_kinds(state, seat, _wanted(state)))


def choose_from_hand(state: UnicornState, seat: i64, action: i64) -> None:
    """Discard, give or bring this card, or say that there is none."""
    kind = action - a.PICK
    verb = step(state, VERB)
    if action == a.NOTHING:
        end_part(state, 0)
    elif verb == v.GIVE:
        _give_card(state, kind)
    elif verb == v.BRING:
        _bring_card(state, HAND + seat, kind)
    else:
        discard(state, seat, kind, "unstable-unicorns.words.discard")
        left = state.stack.get(LEFT) - 1
        state.stack.set(LEFT, left)
        if left == 0:
            end_part(state, 1)


# Choosing what was found: in the discard pile, a hand, the deck, the nursery


def _take(state: UnicornState) -> None:
    """Choose from the open discard pile, or from a hand after looking at it."""
    owner = state.stack.get(OWNER)
    if step(state, PLACE) == v.FROM_DISCARD:
        kinds = state.kinds_in(DISCARD, step(state, WHAT))
        if len(kinds) == 0:
            fail_step(state)
        elif len(kinds) == 1:
            _take_found(state, kinds[0])
        else:
            state.question(ASK_FOUND, owner)
        return
    target = state.stack.get(TARGET)
    if state.hand_size(target) == 0:
        fail_step(state)
        return
    # Asked even if there is nothing to take: else everybody would know what the hand is like.
    look_at_hand(state, owner, target)
    state.question(ASK_FOUND, owner)


def _search(state: UnicornState) -> None:
    """Look through the whole deck; what is there is for the searcher alone (unstable-unicorns.words.look)."""
    owner = state.stack.get(OWNER)
    place: i64 = 0
    while place < state.table.size(DECK):
        state.table.peek(DECK, place, owner)
        place += 1
    state.question(ASK_FOUND, owner)


def place_searched(state: UnicornState) -> i64:
    """The zone in which something is being chosen by its kind."""
    place = step(state, PLACE)
    if place == v.FROM_DISCARD:
        return DISCARD
    if place == v.FROM_DECK:
        return DECK
    if place == v.FROM_NURSERY:
        return NURSERY
    return HAND + state.stack.get(TARGET)


def why_not_found(state: UnicornState, action: i64) -> str:
    """The clause that forbids taking a card out of where it was looked for, or an empty string."""
    zone = place_searched(state)
    what = step(state, WHAT)
    if a.PICK <= action < a.USE:
        kind = action - a.PICK
        fits = state.find(zone, kind) >= 0 and state.deck.fits(kind, what)
        return "" if fits else "unstable-unicorns.target.fits"
    if action == a.NOTHING and not state.holds(zone, what):
        return ""
    return "unstable-unicorns.effects.mandatory"


def found_options(state: UnicornState) -> vec[i64]:
    """The kinds that are there, or nothing."""
    kinds = state.kinds_in(place_searched(state), step(state, WHAT))
    if len(kinds) == 0:
        return append(vec[i64](), a.NOTHING)
    return a.with_each(a.PICK, kinds)


def choose_found(state: UnicornState, action: i64) -> None:
    """Take it, or say that there is no such card."""
    if action == a.NOTHING:
        _find_nothing(state)
    else:
        _take_found(state, action - a.PICK)


def _take_found(state: UnicornState, kind: i64) -> None:
    """What was searched for is shown to everyone (unstable-unicorns.search.show).

    A card of a hand is not: the two of them know it.
    """
    zone = place_searched(state)
    owner = state.stack.get(OWNER)
    target = state.stack.get(TARGET)
    verb = step(state, VERB)
    if zone == NURSERY:
        _bring_card(state, NURSERY, kind)
        return
    place = state.find(zone, kind)
    card = state.table.card(zone, place)
    next_step(state)
    if verb == v.SCRAP:
        leave_hand(state, target, place, DISCARD, EVERYONE)
        state.tell_between("scrap", "unstable-unicorns.words.discard", owner, target, card)
    elif zone == DISCARD:
        state.table.move(DISCARD, place, HAND + owner, EVERYONE)
        note_in_hand(state, owner)
        state.tell_card("take-discard", "unstable-unicorns.search.show", owner, card)
    elif zone == DECK:
        state.tell_card("search", "unstable-unicorns.search.show", owner, card)
        state.table.move(DECK, place, HAND + owner, EVERYONE)
        note_in_hand(state, owner)
        _shuffle_deck(state, owner)
    else:
        pass_card(state, target, place, owner, "take", "unstable-unicorns.words.look")


def _find_nothing(state: UnicornState) -> None:
    """There was no such card; a searched deck is shuffled all the same."""
    zone = place_searched(state)
    owner = state.stack.get(OWNER)
    state.tell_seat("find-nothing", "unstable-unicorns.search.shuffle", owner)
    fail_step(state)
    if zone == DECK:
        _shuffle_deck(state, owner)


def _shuffle_deck(state: UnicornState, owner: i64) -> None:
    """Shuffle the deck after a search (unstable-unicorns.search.shuffle)."""
    state.table.shuffle(DECK, state.rng)
    state.tell_seat("shuffle", "unstable-unicorns.search.shuffle", owner)

"""Playing a card: whether it may be, announcing it, waiting for Neigh cards, and what becomes of it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from monoceros.core.table import EVERYONE
from monoceros.games.unstable_unicorns import actions as a
from monoceros.games.unstable_unicorns import vocabulary as v
from monoceros.games.unstable_unicorns.cursor import is_either
from monoceros.games.unstable_unicorns.editions import ADVANCED, PARTY_SIPS, SIMPLE
from monoceros.games.unstable_unicorns.hands import leave_hand
from monoceros.games.unstable_unicorns.stables import enter, settle
from monoceros.games.unstable_unicorns.state import (
    AGREED,
    ASK_EITHER,
    ASK_NEIGH,
    ASK_NOTHING,
    ASK_PLAYER,
    CALL,
    DISCARD,
    EFFECT,
    FLAGS,
    HAND,
    KIND,
    LEFT,
    NAMED_FIRST,
    NO_CARD,
    NOBODY,
    NOT_BEGUN,
    OWNER,
    PC,
    PLAY,
    PLAYED,
    SOURCE,
    TRIGGER_BITS,
    UnicornState,
)
from monoceros.games.unstable_unicorns.targets import (
    fitting_players,
    is_single,
    needs_player,
    only_seat,
    possible,
    possible_step,
    why_impossible,
    why_not_player,
)
from monoceros.games.unstable_unicorns.vocabulary import MAY, WHO, WIDTH

# How far a play has come.
ANNOUNCED: Final[i64] = 0
WAITING: Final[i64] = 1
RESOLVED: Final[i64] = 2
PLACING: Final[i64] = 3

DECLINED: Final[i64] = -1
"""Named instead of a player by whoever will not use an optional effect."""
MANY_NEIGHS: Final[i64] = 3


def go_on(state: UnicornState) -> None:
    """Do the next bit of the play under way."""
    stage = state.stack.get(LEFT)
    if stage == ANNOUNCED:
        _announce(state)
    elif stage == WAITING:
        _wait(state)
    elif stage == PLACING:
        state.question(ASK_PLAYER, state.stack.get(OWNER))
    else:
        _lay_off(state)


# Playing a card as one's action


def why_not_play(state: UnicornState, seat: i64, kind: i64) -> str:
    """The clause that forbids playing a card from one's hand as an action, or an empty string.

    A card that may not be played stays in the hand (unstable-unicorns.action.illegal). A magic card must be
    able to do all it orders (unstable-unicorns.impossible.not-playable); a unicorn may always come in
    (unstable-unicorns.stable.enter-anyway).
    """
    if state.find(HAND + seat, kind) < 0:
        return "unstable-unicorns.action.in-hand"
    deck = state.deck
    statics = state.statics(seat)
    type_ = deck.types[kind]
    if type_ == v.TYPE_INSTANT:
        return "unstable-unicorns.neigh.plays-only"
    if type_ == v.TYPE_MAGIC and statics & v.FORBIDS_MAGIC:
        return "unstable-unicorns.bans.magic"
    if type_ == v.TYPE_BASIC and statics & v.FORBIDS_BASIC:
        return "unstable-unicorns.bans.basic"
    if type_ == v.TYPE_UPGRADE and statics & v.FORBIDS_UPGRADE:
        return "unstable-unicorns.bans.upgrade"
    if deck.needs_basic[kind] and state.count_in_stable(seat, v.BASIC) == 0:
        return "unstable-unicorns.bans.needs-basic"
    if type_ != v.TYPE_MAGIC:
        return ""
    pc = deck.begin_of(kind, v.ON_PLAY)
    end = deck.end_of(kind, v.ON_PLAY)
    while pc < end:
        if deck.code[pc + MAY] == 0 and not possible(state, seat, NO_CARD, pc, end, 1):
            return why_impossible(state, pc, end)
        pc += 2 * WIDTH if is_either(state, pc, end) else WIDTH
    return ""


def play_options(state: UnicornState, seat: i64) -> vec[i64]:
    """The cards of the hand that may be played."""
    held = state.kinds_in(HAND + seat, v.CARD)
    found: vec[i64] = vec[i64]()
    at: i64 = 0
    while at < len(held):
        if not why_not_play(state, seat, held[at]):
            found = append(found, a.PLAY + held[at])
        at += 1
    return found


def play(state: UnicornState, seat: i64, kind: i64) -> None:
    """Announce a card from the hand; it uses up the action even if it is stopped."""
    place = state.find(HAND + seat, kind)
    card = state.table.card(HAND + seat, place)
    leave_hand(state, seat, place, PLAYED, EVERYONE)
    state.tell_card("play", "unstable-unicorns.action.one", seat, card)
    state.plays -= 1
    state.played += 1
    state.callers = append(state.callers, seat)
    state.named = vec[i64]()
    pc = state.deck.begin_of(kind, announced_moment(state, card))
    state.stack.push(PLAY, pc, seat, card, NOBODY, 0, ANNOUNCED)


# Naming the stable and the players


def announced_moment(state: UnicornState, card: i64) -> i64:
    """The moment of the program whose players are named when a card is played."""
    magic = state.deck.types[state.deck.kinds[card]] == v.TYPE_MAGIC
    return v.ON_PLAY if magic else v.ON_ENTER


def asking_moment(state: UnicornState) -> i64:
    """The moment of the program that asks, whether it runs or its players are being named."""
    if state.stack.get(KIND) == EFFECT:
        return state.stack.get(FLAGS) & TRIGGER_BITS
    return announced_moment(state, state.stack.get(SOURCE))


def _announced_end(state: UnicornState) -> i64:
    card = state.stack.get(SOURCE)
    return state.deck.end_of(state.deck.kinds[card], announced_moment(state, card))


def names_stable(state: UnicornState) -> bool:
    """Whether a card is being announced that is played into a stable which has to be named.

    Upgrades and downgrades go to any (unstable-unicorns.cards.upgrade, unstable-unicorns.cards.downgrade),
    unicorns only to one's own (unstable-unicorns.action.own-stable).
    """
    if state.stack.get(KIND) != PLAY:
        return False
    type_ = state.deck.types[state.deck.kinds[state.stack.get(SOURCE)]]
    return type_ == v.TYPE_UPGRADE or type_ == v.TYPE_DOWNGRADE


def _may_decline(state: UnicornState) -> bool:
    """Whether the effect being announced is optional."""
    return not names_stable(state) and state.deck.code[state.stack.get(PC) + MAY] != 0


def _announce(state: UnicornState) -> None:
    """Name the stable, always (unstable-unicorns.target.stable), and in the simple way the players.

    Before anybody may neigh (unstable-unicorns.target.before), those of a unicorn's enter effect too
    (unstable-unicorns.target.coming-in). In the advanced way they are named when the card takes effect
    (unstable-unicorns.target.after). A table may read it so that the stable is named then as well
    (unstable-unicorns.target.stable-after), or that an enter effect names nobody before the unicorn is in
    (unstable-unicorns.target.once-in).
    """
    stack = state.stack
    owner = stack.get(OWNER)
    readings = state.profile.readings
    advanced = state.profile.targeting == ADVANCED
    if names_stable(state):
        if advanced and readings.stable_after:
            stack.set(LEFT, WAITING)
        else:
            state.question(ASK_PLAYER, owner)
        return
    unicorn = state.deck.unicorn[state.deck.kinds[stack.get(SOURCE)]]
    silent = unicorn and (readings.enter_after or state.is_blank(owner))
    pc = stack.get(PC)
    end = _announced_end(state)
    if advanced or silent or pc >= end:
        stack.set(LEFT, WAITING)
        return
    if is_either(state, pc, end) and state.deck.code[pc + WHO] == v.YOU:
        _announce_step(state, pc, end)
    elif not needs_player(state, pc):
        stack.set(PC, pc + WIDTH)
    else:
        players = fitting_players(state, owner, pc, end)
        if players == 0:
            # Nobody to name: whatever is possible once the card takes effect is asked then.
            stack.set(LEFT, WAITING)
        elif is_single(players) and not _may_decline(state):
            _aim(state, only_seat(players))
        else:
            state.question(ASK_PLAYER, owner)


def _announce_step(state: UnicornState, pc: i64, end: i64) -> None:
    """Which of two steps, if both can be done."""
    owner = state.stack.get(OWNER)
    first = possible_step(state, owner, NO_CARD, pc, end, 0)
    second = possible_step(state, owner, NO_CARD, pc + WIDTH, end, 0)
    if first and second:
        state.question(ASK_EITHER, owner)
    else:
        _name_step(state, 0 if first else 1)


def name_step(state: UnicornState, action: i64) -> None:
    """The answer to which of two steps."""
    _name_step(state, 0 if action == a.FIRST else 1)


def _name_step(state: UnicornState, option: i64) -> None:
    """Settle which of two steps, and name its player if it has one."""
    stack = state.stack
    state.named = append(state.named, option)
    pc = stack.get(PC) + option * WIDTH
    end = _announced_end(state)
    stack.set(PC, end)
    if not needs_player(state, pc):
        return
    players = fitting_players(state, stack.get(OWNER), pc, end)
    if is_single(players):
        _aim(state, only_seat(players))
    elif players != 0:
        # The player is asked for at this very step; `_aim` goes on behind it.
        stack.set(PC, pc)
        state.question(ASK_PLAYER, stack.get(OWNER))


def why_not_aim(state: UnicornState, seat: i64, action: i64) -> str:
    """The clause that forbids naming a player for the card being announced, or an empty string."""
    if action == a.NO:
        return "" if _may_decline(state) else "unstable-unicorns.effects.mandatory"
    if action < a.PLAYER or action >= a.PLAY:
        return "unstable-unicorns.effects.one-at-a-time"
    other = a.player_seat(state.seats, seat, action)
    if other < 0:
        return "unstable-unicorns.players.seats"
    if names_stable(state):
        return ""
    return why_not_player(state, seat, other, state.stack.get(PC), _announced_end(state), 0)


def aim_options(state: UnicornState, seat: i64) -> vec[i64]:
    """The players who may be named, or that an optional effect will not be used."""
    found: vec[i64] = vec[i64]()
    if not why_not_aim(state, seat, a.NO):
        found = append(found, a.NO)
    distance: i64 = 0
    while distance < state.seats:
        if not why_not_aim(state, seat, a.PLAYER + distance):
            found = append(found, a.PLAYER + distance)
        distance += 1
    return found


def aim(state: UnicornState, seat: i64, action: i64) -> None:
    """The answer to whom a card is meant for, or that its effect will not be used."""
    _aim(state, DECLINED if action == a.NO else a.player_seat(state.seats, seat, action))


def _aim(state: UnicornState, seat: i64) -> None:
    stack = state.stack
    pc = stack.get(PC)
    if seat != DECLINED and state.events is not None and int(seat) not in named_seats(state):
        card = stack.get(SOURCE)
        clause = "unstable-unicorns.target.before"
        if names_stable(state):
            clause = "unstable-unicorns.cards.upgrade"
            if state.deck.types[state.deck.kinds[card]] == v.TYPE_DOWNGRADE:
                clause = "unstable-unicorns.cards.downgrade"
        state.tell_between("aim", clause, stack.get(OWNER), seat, card)
    state.named = append(state.named, seat)
    end = _announced_end(state)
    if stack.get(LEFT) == PLACING:
        _come_in(state)
        return
    if names_stable(state) or pc >= end:
        stack.set(LEFT, WAITING)
        return
    stack.set(PC, pc + 2 * WIDTH if is_either(state, pc, end) else pc + WIDTH)


def named_seats(state: UnicornState) -> list[int]:
    """The players named for the card being played: the first number may be one of two steps instead."""
    kind = state.table.kind(PLAYED, 0)
    begin = state.deck.begin_of(kind, v.ON_PLAY)
    is_step = is_either(state, begin, state.deck.end_of(kind, v.ON_PLAY))
    skip = is_step and state.deck.code[begin + WHO] == v.YOU and len(state.callers) > 0
    named = [int(state.named[at]) for at in range(len(state.named))]
    return [seat for seat in (named[1:] if skip else named) if seat != NOBODY]


# Neigh cards


def _wait(state: UnicornState) -> None:
    """Ask everyone but the player of the card on top, at once (unstable-unicorns.neigh.everyone).

    So one never neighs one's own card (unstable-unicorns.neigh.another-player), but a Neigh card against it
    (unstable-unicorns.neigh.counter). One card cannot be answered (unstable-unicorns.neigh.final).
    """
    top = state.table.kind(PLAYED, state.table.top(PLAYED))
    if state.deck.statics[top] & v.FINAL_WORD:
        _settle_top(state)
        return
    state.ask = ASK_NEIGH
    state.window = ((1 << state.seats) - 1) & ~(1 << state.callers[len(state.callers) - 1])
    state.to_act = state.window


def why_not_neigh(state: UnicornState, seat: i64, action: i64) -> str:
    """The clause that forbids an answer to the card that waits, or an empty string: a Neigh card, or a pass.

    Neigh cards are the only ones played out of turn, as many as there are (unstable-unicorns.cards.instant).
    """
    if action == a.PASS:
        return ""
    kind = action - a.PLAY
    if action < a.PLAY or kind >= state.deck.kind_count or not state.deck.fits(kind, v.NEIGH):
        return "unstable-unicorns.neigh.answers"
    return "" if state.find(HAND + seat, kind) >= 0 else "unstable-unicorns.action.in-hand"


def neigh_options(state: UnicornState, seat: i64) -> vec[i64]:
    """A pass, or one of the Neigh cards in one's hand."""
    found = append(vec[i64](), a.PASS)
    neighs = state.kinds_in(HAND + seat, v.NEIGH)
    at: i64 = 0
    while at < len(neighs):
        found = append(found, a.PLAY + neighs[at])
        at += 1
    return found


def neigh(state: UnicornState, seat: i64, action: i64) -> None:
    """Pass, or put a Neigh card on top of the card that waits.

    The first to neigh closes the window, and so does the last to pass (unstable-unicorns.neigh.closed).
    """
    if action == a.PASS:
        state.to_act &= ~(1 << seat)
        if state.to_act == 0:
            _close(state)
            _settle_top(state)
        return
    _close(state)
    table = state.table
    under = table.top_card(PLAYED)
    other = state.callers[len(state.callers) - 1]
    place = state.find(HAND + seat, action - a.PLAY)
    card = table.card(HAND + seat, place)
    leave_hand(state, seat, place, PLAYED, EVERYONE)
    state.callers = append(state.callers, seat)
    state.neighs += 1
    if state.events is not None:
        state.tell(
            "neigh",
            "unstable-unicorns.neigh.another-player",
            {
                "seat": int(seat),
                "other": int(other),
                "card": state.card_name(card),
                "out": state.card_name(under),
            },
        )


def _close(state: UnicornState) -> None:
    state.to_act = 0
    state.window = 0
    state.ask = ASK_NOTHING


def _settle_top(state: UnicornState) -> None:
    """Nobody answers: the card on top takes effect, last in, first out (unstable-unicorns.neigh.stack).

    A Neigh card settles only the card right beneath it (unstable-unicorns.neigh.final-stack), which goes to
    the discard pile without effect (unstable-unicorns.neigh.cancelled).
    """
    table = state.table
    size = table.size(PLAYED)
    if size == 1:
        _resolve(state)
        return
    neigher = state.callers[size - 1]
    stopped = state.callers[size - 2]
    state.callers = state.callers[: size - 2]
    neigh_card = table.card(PLAYED, size - 1)
    under = table.card(PLAYED, size - 2)
    table.move(PLAYED, size - 2, DISCARD, EVERYONE)
    table.move(PLAYED, size - 2, DISCARD, EVERYONE)
    state.tell_card("stopped", "unstable-unicorns.neigh.cancelled", stopped, under)
    if size == 2:
        state.named = vec[i64]()
        state.stack.pop()
        _call_after_neighs(state, neigher)
    _surcharge(state, neigher, neigh_card, stopped)


def _surcharge(state: UnicornState, neigher: i64, card: i64, stopped: i64) -> None:
    """What a Neigh card does besides, to whom it stopped (unstable-unicorns.neigh.surcharge)."""
    kind = state.deck.kinds[card]
    rider = state.deck.begin_of(kind, v.ON_INSTANT) + WIDTH
    if rider < state.deck.end_of(kind, v.ON_INSTANT):
        state.stack.push(EFFECT, rider, neigher, card, stopped, 0, NOT_BEGUN, v.ON_INSTANT)


def _call_after_neighs(state: UnicornState, seat: i64) -> None:
    """After three Neigh cards in a turn whose card came through may name somebody.

    Once, in the sip variant (unstable-unicorns.party.sip-neighs).
    """
    if state.profile.party == PARTY_SIPS and state.neighs >= MANY_NEIGHS and not state.called:
        state.called = True
        state.stack.push(CALL, 0, seat)


# Taking effect


def _resolve(state: UnicornState) -> None:
    """The card itself takes effect: it comes into a stable and stays, or does its magic.

    See unstable-unicorns.cards.unicorn. A magic card lies in the discard pile before it does anything
    (unstable-unicorns.cards.magic), but for the one that shuffles that pile
    (unstable-unicorns.special.start-over).
    """
    stack = state.stack
    owner = stack.get(OWNER)
    card = stack.get(SOURCE)
    kind = state.deck.kinds[card]
    state.callers = vec[i64]()
    if state.deck.types[kind] == v.TYPE_MAGIC:
        stack.set(LEFT, RESOLVED)
        if not state.profile.readings.magic_stays and not state.deck.reshuffles(kind):
            state.table.move(PLAYED, 0, DISCARD, EVERYONE)
        state.begin_effect(state.deck.begin_of(kind, v.ON_PLAY), owner, card, v.ON_PLAY | _naming(state))
    elif names_stable(state) and len(state.named) == 0:
        stack.set(LEFT, PLACING)
    else:
        _come_in(state)
    _call_after_neighs(state, owner)


def _naming(state: UnicornState) -> i64:
    """The flag of an effect whose players were named when its card was played."""
    if state.profile.targeting == SIMPLE:
        return NAMED_FIRST
    return 0


def _come_in(state: UnicornState) -> None:
    """The card being played comes into its stable."""
    stack = state.stack
    owner = stack.get(OWNER)
    card = stack.get(SOURCE)
    home = owner
    if names_stable(state):
        home = state.named[0]
        state.named = vec[i64]()
    stack.pop()
    state.table.move(PLAYED, 0, state.stable(home), EVERYONE)
    state.tell_card("enter", "unstable-unicorns.stable.enter", home, card)
    if len(state.named) > 0 and state.named[0] == DECLINED:
        state.named = vec[i64]()
        settle(state, home)
    else:
        enter(state, home, card, _naming(state) | AGREED if len(state.named) > 0 else 0)


def _lay_off(state: UnicornState) -> None:
    """A magic card is done; one that waited until now goes to the discard pile."""
    if state.table.size(PLAYED) > 0:
        state.table.move(PLAYED, 0, DISCARD, EVERYONE)
    state.named = vec[i64]()
    state.stack.pop()

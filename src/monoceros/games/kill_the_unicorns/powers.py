"""The powers of the characters, and the windows they are used in.

A window asks everybody at once whose power could be used at this moment; the first to announce acts, then the
others are asked again (kill-the-unicorns.power.asked-together, kill-the-unicorns.power.first-to-announce).
Who is asked depends on public facts alone. The knight's power is part of laying cards, the merchant's of
buying.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monoceros.core.table import EVERYONE
from monoceros.core.wire import Value
from monoceros.games.kill_the_unicorns import actions, kinds, steps, zones
from monoceros.games.kill_the_unicorns.state import NONE, HuntState

CLAUSES: Final = [f"kill-the-unicorns.power.{name.replace('_', '-')}" for name in kinds.CHARACTER_NAMES]
POWERS: Final[list[tuple[int, int, int]]] = [
    (int(steps.BEFORE), int(actions.PEEK), int(actions.REVEAL)),
    (int(steps.LAYING), int(actions.EXTRA), int(actions.ACTION_COUNT)),
    (int(steps.REVEALED), int(actions.EXCHANGE), int(actions.STEAL)),
    (int(steps.UNCOVERED), int(actions.CANCEL), int(actions.PEEK)),
    (int(steps.AFTER), int(actions.RECOVER), int(actions.ON)),
    (int(steps.BEFORE), int(actions.SILENCE), int(actions.PICK)),
    (int(steps.MARKET), 0, 0),
    (int(steps.REVEALED), int(actions.STEAL), int(actions.SWAP)),
    (int(steps.BEFORE), int(actions.FETCH), int(actions.SILENCE)),
]
"""Of each character the step its power belongs to, and the actions from the first to before the last that are
this power; the merchant has none of its own."""
MOMENTS: Final = vec[i64]([step for step, _, _ in POWERS])
FIRST: Final = vec[i64]([first for _, first, _ in POWERS])
END: Final = vec[i64]([end for _, _, end in POWERS])


# Windows


def open_window(state: HuntState, step: i64) -> i64:
    """All those are asked whose power could be used at this moment, as far as everybody can see."""
    mask: i64 = 0
    if step == steps.BEFORE:
        mask = _asked(state, kinds.PRINCESS) | _asked(state, kinds.BARD) | _asked(state, kinds.BLACK_MAGE)
    elif step == steps.REVEALED:
        mask = _asked(state, kinds.WIZARD) | _asked(state, kinds.THIEF)
    else:
        mask = _asked(state, kinds.SHAMAN if step == steps.UNCOVERED else kinds.HUNTRESS)
    if mask == 0:
        return after_window(step)
    state.step = step
    state.window = mask
    state.to_act = mask
    return steps.DECISION


def _asked(state: HuntState, character: i64) -> i64:
    """The seat that plays a character, as a bit, if its power could be used now, by public facts alone.

    Wizard and thief act while ties still stand, the shaman before the uncovered trap does anything, the
    huntress if she joined the hunt and did not win it.
    """
    seat = state.ready(character)
    if seat < 0:
        return 0
    could = False
    if character == kinds.THIEF:
        for other in range(state.seats):
            could = could or (other != seat and state.laid[other] > 0 and state.laid[seat] > 0)
    elif character == kinds.HUNTRESS:
        could = state.laid[seat] > 0 and state.winner != state.herd_of(seat)
    else:
        could = usable(state, seat, character) != 0
    return i64(could) << seat


def let_go(state: HuntState, seat: i64) -> i64:
    """A pass; the last one closes the window."""
    state.to_act &= ~(1 << seat)
    if state.to_act:
        return steps.DECISION
    state.window = 0
    return after_window(state.step)


def after_window(step: i64) -> i64:
    """What comes when nobody uses a power at this moment any more."""
    if step == steps.BEFORE:
        return steps.TO_LAYING
    if step == steps.REVEALED:
        return steps.TO_WINNER
    return steps.TO_EFFECT if step == steps.UNCOVERED else steps.TO_NEXT_PRIZE


# Any power


def power_of(action: i64) -> i64:
    """The character whose power an action is, or `NONE`."""
    for character in range(kinds.CHARACTER_COUNT):
        if FIRST[character] <= action < END[character]:
            return character
    return NONE


def usable(state: HuntState, seat: i64, character: i64) -> i64:
    """What a power can be used on at its moment, as bits; the thief's uses are too many (`steal_options`)."""
    if character == kinds.PRINCESS:
        return peek_options(state, seat)
    if character == kinds.BARD:
        return silence_options(state, seat)
    if character == kinds.BLACK_MAGE:
        return fetch_options(state)
    if character == kinds.WIZARD:
        return exchange_options(state, seat)
    if character == kinds.HUNTRESS:
        return recover_options(state, seat)
    return 1


def why_not(state: HuntState, seat: i64, character: i64, at: i64) -> str:
    """Not one's own, not twice a round, not at this moment, not there; `at` counts from its first action."""
    # kill-the-unicorns.power.once-a-round, kill-the-unicorns.power.once-a-round-prototype
    if state.ready(character) != seat:
        own = state.profile.powers and state.characters[seat] == character
        return state.profile.clauses.once_a_round if own else "kill-the-unicorns.power.not-yours"
    if character == kinds.PRINCESS:
        return _why_not_peek(state)
    if character == kinds.BARD:
        return _why_not_silence(state, seat, at + 1)
    asked = state.to_act >> seat & 1 != 0 and state.step == MOMENTS[character]
    return CLAUSES[character] if asked else "kill-the-unicorns.power.right-moment"


def use(state: HuntState, seat: i64, action: i64) -> i64:
    """The first to announce acts."""
    state.window = 0
    state.to_act = 0
    state.used |= 1 << seat
    character = state.characters[seat]
    at = action - FIRST[character]
    if character == kinds.PRINCESS:
        return peek(state, seat, at)
    if character == kinds.BLACK_MAGE:
        return fetch(state, seat, at)
    if character == kinds.BARD:
        return silence(state, seat, (seat + at + 1) % state.seats)
    if character == kinds.WIZARD:
        return exchange(state, seat, at // actions.SIZE, at % actions.SIZE)
    if character == kinds.THIEF:
        return steal(state, seat, at)
    return cancel(state, seat) if character == kinds.SHAMAN else recover(state, seat, at)


# The princess


def peek_options(state: HuntState, seat: i64) -> i64:
    """The traps she does not see anyway at the prize being hunted, while nobody has laid cards for it."""
    bits: i64 = 0
    for side in range(2):
        at = state.trap_at(state.hunt, side)
        if at >= 0 and state.needed == 0:
            own = state.owner(state.table.card(zones.SET_TRAPS, at)) == seat
            if not own or not state.profile.own_traps_shown:
                bits |= 1 << side
    return bits


def _why_not_peek(state: HuntState) -> str:
    """Too late for `peek_options`, too early, or no such trap."""
    # kill-the-unicorns.power.princess-until-laid, kill-the-unicorns.power.princess-until-opened,
    # kill-the-unicorns.power.princess-prototype
    if state.needed > 0:
        return state.profile.clauses.princess_moment
    early = state.step != steps.BEFORE
    return "kill-the-unicorns.power.right-moment" if early else "kill-the-unicorns.power.princess-needs-trap"


def peek(state: HuntState, seat: i64, side: i64) -> i64:
    """The princess looks at a trap, and nobody else does."""
    at = state.trap_at(state.hunt, side)
    state.table.peek(zones.SET_TRAPS, at, seat)
    if state.events is not None:
        told: dict[str, Value] = {"seat": int(seat), "prize": int(state.hunt) + 1}
        told["side"] = actions.SIDES[side]
        secret: dict[str, Value] = {"card": state.card_name(state.table.card(zones.SET_TRAPS, at))}
        state.tell("peek", "kill-the-unicorns.power.princess", told, secret, 1 << seat)
    return steps.TO_TURN


# The bard


def silence_options(state: HuntState, seat: i64) -> i64:
    """The others, from the left on, who have neither laid nor passed and could hunt.

    Before anybody has laid (kill-the-unicorns.power.bard-until-laid), or later too where the edition says so
    (kill-the-unicorns.power.bard-laid-is-safe).
    """
    bits: i64 = 0
    if state.needed == 0 or state.profile.late_bard:
        for distance in range(1, state.seats):
            other = (seat + distance) % state.seats
            out = (state.passed | state.silenced) >> other & 1 != 0
            if not out and state.laid[other] == 0 and state.can_hunt(other):
                bits |= 1 << (distance - 1)
    return bits


def _why_not_silence(state: HuntState, seat: i64, distance: i64) -> str:
    """Who is not among `silence_options`: nobody at all, somebody who has laid, or who passes anyway."""
    other = (seat + distance) % state.seats
    if distance < state.seats:
        if state.laid[other] > 0 or (state.needed > 0 and not state.profile.late_bard):
            return state.profile.clauses.bard_moment
        if state.step != steps.BEFORE:
            return "kill-the-unicorns.power.right-moment"
        if (state.passed | state.silenced) >> other & 1 == 0:
            return "kill-the-unicorns.hunt.must-pass"
    return "kill-the-unicorns.power.bard-another-player"


def silence(state: HuntState, seat: i64, other: i64) -> i64:
    """The bard makes somebody pass when their turn comes."""
    state.silenced |= 1 << other
    state.tell("silence", "kill-the-unicorns.power.bard", {"seat": int(seat), "other": int(other)})
    return steps.TO_TURN


# The black mage


def fetch_options(state: HuntState) -> i64:
    """The prizes further on in the row, before anybody has laid cards for this one, as bits."""
    if state.needed > 0:
        return 0
    return (1 << state.row_size) - (2 << state.hunt)


def fetch(state: HuntState, seat: i64, prize: i64) -> i64:
    """The prize being hunted and another trade places, traps and all."""
    state.table.exchange(zones.ROW, 0, zones.ROW, prize - state.hunt)
    state.swap_traps(state.hunt, prize)
    if state.events is not None:
        card, out = state.card_name(state.prize(state.hunt)), state.card_name(state.prize(prize))
        told: dict[str, Value] = {"seat": int(seat), "prize": int(prize) + 1, "card": card, "out": out}
        state.tell("fetch", "kill-the-unicorns.power.black-mage", told)
    return steps.TO_TURN


# The wizard


def exchange_options(state: HuntState, seat: i64) -> i64:
    """Every laid card of the wizard's own for every card in hand, as bits of pairs."""
    laid = state.own_laid_mask(seat) & state.deck.firsts
    hand = state.hand_mask(seat) & state.deck.firsts
    bits: i64 = 0
    for own in range(actions.SIZE):
        if laid >> own & 1:
            bits |= hand << own * actions.SIZE
    return bits


def exchange(state: HuntState, seat: i64, own: i64, held: i64) -> i64:
    """The wizard lays a card from hand in place of a laid one, both open."""
    table = state.table
    hand = zones.hand(seat)
    played = zones.played(seat)
    place = state.laid_place(seat, own)
    table.put(hand, state.hand_place(seat, held), played, place, EVERYONE)
    table.move(played, place + 1, hand, EVERYONE)
    if state.events is not None:
        out, got = state.card_name(table.top_card(hand)), state.card_name(table.card(played, place))
        state.tell("exchange", "kill-the-unicorns.power.wizard", {"seat": int(seat), "out": out, "got": got})
    return steps.TO_REACTIONS


# The thief


def steal_options(state: HuntState, seat: i64, listed: list[int]) -> None:
    """Every laid card of the thief's own for every one another hunter has laid."""
    laid = state.own_laid_mask(seat) & state.deck.firsts
    for own in range(actions.SIZE):
        distance: i64 = 1
        while laid >> own & 1 and distance < state.seats:
            theirs = state.own_laid_mask((seat + distance) % state.seats) & state.deck.firsts
            first = actions.STEAL + (own * actions.OTHERS + distance - 1) * actions.SIZE
            actions.list_bits(listed, first, theirs)
            distance += 1


def steal(state: HuntState, seat: i64, place: i64) -> i64:
    """The thief's card and another hunter's trade places until the hunt is over."""
    table = state.table
    given, distance, wanted = actions.theft(place)
    other = (seat + distance) % state.seats
    mine = zones.played(seat)
    yours = zones.played(other)
    own = state.laid_place(seat, given)
    theirs = state.laid_place(other, wanted)
    table.exchange(mine, own, yours, theirs)
    state.looted = True
    got = table.card(mine, own)
    state.tell_trade("steal", "kill-the-unicorns.power.thief", seat, other, table.card(yours, theirs), got)
    return steps.TO_REACTIONS


def return_loot(state: HuntState) -> i64:
    """After the hunt swapped cards go back to whom they belong."""
    if not state.looted:
        return steps.TO_RECOVERY
    table = state.table
    owners = state.deck.owners
    thief = state.seat_of[kinds.THIEF]
    for other in range(state.seats):
        spot = table.find(zones.played(other), owners, kinds.THIEF)
        if other != thief and spot >= 0:
            mine = table.find(zones.played(thief), owners, state.characters[other])
            table.exchange(zones.played(thief), mine, zones.played(other), spot)
    state.looted = False
    return steps.TO_RECOVERY


# The shaman


def cancel(state: HuntState, seat: i64) -> i64:
    """The shaman makes the uncovered trap void."""
    state.tell_card("cancel", "kill-the-unicorns.power.shaman", seat, state.shown_trap())
    state.discard_shown()
    return steps.TO_PRIZE


# The huntress


def recover_options(state: HuntState, seat: i64) -> i64:
    """Every laid card of the huntress's own, of equal ones one, as bits."""
    return state.own_laid_mask(seat) & state.deck.firsts


def recover(state: HuntState, seat: i64, at: i64) -> i64:
    """The huntress takes a laid card back, openly."""
    played = zones.played(seat)
    place = state.laid_place(seat, at)
    state.tell_card("recover", "kill-the-unicorns.power.huntress", seat, state.table.card(played, place))
    state.table.move(played, place, zones.hand(seat), EVERYONE)
    state.laid[seat] -= 1
    return steps.TO_NEXT_PRIZE

"""The powers of the characters, and the windows they are used in.

A window asks everybody at once whose power could be used at this moment; the first to announce acts, then the
others are asked again (kill-the-unicorns.power.asked-together, kill-the-unicorns.power.first-to-announce).
Who is asked depends on public facts alone. The knight's power is part of laying cards, the merchant's of
buying.
"""

from typing import Final

from mypy_extensions import i64

from monoceros.core.table import EVERYONE
from monoceros.core.wire import Value
from monoceros.games.kill_the_unicorns import actions, kinds, steps, zones
from monoceros.games.kill_the_unicorns.state import ALLOWED, HuntState

CLAUSES: Final = [
    "kill-the-unicorns.power.princess",
    "kill-the-unicorns.power.knight",
    "kill-the-unicorns.power.wizard",
    "kill-the-unicorns.power.shaman",
    "kill-the-unicorns.power.huntress",
    "kill-the-unicorns.power.bard",
    "kill-the-unicorns.power.merchant",
    "kill-the-unicorns.power.thief",
    "kill-the-unicorns.power.black-mage",
]
WINDOW_KEYS: Final = {
    int(steps.BEFORE): "before-lay",
    int(steps.REVEALED): "after-reveal",
    int(steps.UNCOVERED): "trap-revealed",
    int(steps.AFTER): "after-hunt",
}
RIGHT_MOMENT: Final = "kill-the-unicorns.power.right-moment"


# Windows


def open_before_laying(state: HuntState) -> i64:
    """Princess, bard and black mage, before the cards of the active seat are laid."""
    mask: i64 = 0
    if state.profile.powers:
        seat = state.ready(kinds.PRINCESS)
        if seat >= 0 and (can_peek(state, seat, 0) or can_peek(state, seat, 1)):
            mask |= 1 << seat
        seat = state.ready(kinds.BLACK_MAGE)
        if seat >= 0 and can_fetch(state, state.hunt + 1):
            mask |= 1 << seat
        seat = state.ready(kinds.BARD)
        if seat >= 0:
            other: i64 = 0
            while other < state.seats:
                if can_silence(state, seat, other):
                    mask |= 1 << seat
                other += 1
    return _open(state, steps.BEFORE, mask) if mask else steps.TO_LAYING


def open_after_reveal(state: HuntState) -> i64:
    """Wizard and thief, while all laid cards are open and ties still stand."""
    mask: i64 = 0
    if state.profile.powers:
        seat = state.ready(kinds.WIZARD)
        if seat >= 0 and can_exchange(state, seat):
            mask |= 1 << seat
        seat = state.ready(kinds.THIEF)
        if seat >= 0 and can_steal(state, seat):
            mask |= 1 << seat
    return _open(state, steps.REVEALED, mask) if mask else steps.TO_WINNER


def open_uncovered(state: HuntState) -> i64:
    """The shaman, before the uncovered trap does anything."""
    seat = state.ready(kinds.SHAMAN)
    return _open(state, steps.UNCOVERED, 1 << seat) if seat >= 0 else steps.TO_EFFECT


def open_after_hunt(state: HuntState) -> i64:
    """The huntress, if she joined the hunt and did not win it."""
    seat = state.ready(kinds.HUNTRESS)
    if seat < 0 or state.laid[seat] == 0 or state.winner == state.herd_of(seat):
        return steps.TO_NEXT_PRIZE
    return _open(state, steps.AFTER, 1 << seat)


def _open(state: HuntState, step: i64, mask: i64) -> i64:
    state.step = step
    state.window = mask
    state.to_act = mask
    return steps.DECISION


def let_go(state: HuntState, seat: i64) -> i64:
    """A pass; the last one closes the window."""
    state.to_act &= ~(1 << seat)
    if state.to_act:
        return steps.DECISION
    state.window = 0
    if state.step == steps.BEFORE:
        return steps.TO_LAYING
    if state.step == steps.REVEALED:
        return steps.TO_WINNER
    return steps.TO_EFFECT if state.step == steps.UNCOVERED else steps.TO_NEXT_PRIZE


def options(state: HuntState, seat: i64) -> tuple[i64, i64]:
    """The power of the character that is asked: its first action, and as bits those that may be used.

    Nobody has two powers. The thief's are too many for that (`steal_options`).
    """
    character = state.characters[seat]
    if character == kinds.PRINCESS:
        return actions.PEEK, peek_options(state, seat)
    if character == kinds.BARD:
        return actions.SILENCE, silence_options(state, seat)
    if character == kinds.BLACK_MAGE:
        return actions.FETCH, fetch_options(state)
    if character == kinds.WIZARD:
        return actions.EXCHANGE, exchange_options(state, seat)
    if character == kinds.HUNTRESS:
        return actions.RECOVER, recover_options(state, seat)
    return actions.CANCEL, 1 if character == kinds.SHAMAN else 0


# Any power


def why_not_ready(state: HuntState, seat: i64, character: i64) -> str:
    """One's own power, once a round.

    (kill-the-unicorns.power.once-a-round, kill-the-unicorns.power.once-a-round-prototype)
    """
    if state.ready(character) == seat:
        return ALLOWED
    if state.profile.powers and state.characters[seat] == character:
        return state.profile.clauses.once_a_round
    return "kill-the-unicorns.power.not-yours"


def why_not(state: HuntState, seat: i64, character: i64, action: i64) -> str:
    """One's own, once a round (`why_not_ready`), at its moment."""
    clause = why_not_ready(state, seat, character)
    if clause:
        return clause
    if character == kinds.PRINCESS:
        return why_not_peek(state, seat, action - actions.PEEK)
    if character == kinds.BARD:
        return why_not_silence(state, seat, action - actions.SILENCE + 1)
    if not state.window or state.to_act >> seat & 1 == 0:
        return RIGHT_MOMENT
    if character == kinds.BLACK_MAGE and state.step == steps.BEFORE:
        return why_not_fetch(state, action - actions.FETCH)
    if character == kinds.WIZARD and state.step == steps.REVEALED:
        return why_not_exchange(state, seat, action - actions.EXCHANGE)
    if character == kinds.THIEF and state.step == steps.REVEALED:
        return why_not_steal(state, seat, action - actions.STEAL)
    if character == kinds.SHAMAN and state.step == steps.UNCOVERED:
        return ALLOWED
    if character == kinds.HUNTRESS and state.step == steps.AFTER:
        return why_not_recover(state, seat, action - actions.RECOVER)
    return CLAUSES[character]


def use(state: HuntState, seat: i64, action: i64) -> i64:
    """The first to announce acts."""
    state.window = 0
    state.to_act = 0
    state.used |= 1 << seat
    character = state.characters[seat]
    if character == kinds.PRINCESS:
        return peek(state, seat, action - actions.PEEK)
    if character == kinds.BLACK_MAGE:
        return fetch(state, seat, action - actions.FETCH)
    if character == kinds.BARD:
        return silence(state, seat, (seat + action - actions.SILENCE + 1) % state.seats)
    if character == kinds.WIZARD:
        return exchange(
            state,
            seat,
            (action - actions.EXCHANGE) // actions.SIZE,
            (action - actions.EXCHANGE) % actions.SIZE,
        )
    if character == kinds.THIEF:
        return steal(state, seat, action - actions.STEAL)
    if character == kinds.SHAMAN:
        return cancel(state, seat)
    return recover(state, seat, action - actions.RECOVER)


# The princess


def can_peek(state: HuntState, seat: i64, side: i64) -> bool:
    """Whether somebody else's trap lies there while nobody has laid cards yet."""
    if state.needed > 0:
        return False
    at = state.trap_at(state.hunt, side)
    return at >= 0 and state.owner(state.table.card(zones.SET_TRAPS, at)) != seat


def why_not_peek(state: HuntState, seat: i64, side: i64) -> str:
    """A trap of somebody else at the prize being hunted, before the first cards for it are laid.

    (kill-the-unicorns.power.princess-until-laid, kill-the-unicorns.power.princess-until-opened,
    kill-the-unicorns.power.princess-prototype)
    """
    if state.needed > 0:
        return state.profile.clauses.princess_moment
    if state.step != steps.BEFORE:
        return RIGHT_MOMENT
    if state.to_act >> seat & 1 and can_peek(state, seat, side):
        return ALLOWED
    return "kill-the-unicorns.power.princess-needs-trap"


def peek_options(state: HuntState, seat: i64) -> i64:
    """The sides where others have set traps at the prize, as bits."""
    above: i64 = 0 if why_not_peek(state, seat, 0) else 1
    return above if why_not_peek(state, seat, 1) else above | 2


def peek(state: HuntState, seat: i64, side: i64) -> i64:
    """The princess looks at a trap, and nobody else does."""
    at = state.trap_at(state.hunt, side)
    state.table.peek(zones.SET_TRAPS, at, seat)
    if state.events is not None:
        state.tell(
            "peek",
            "kill-the-unicorns.power.princess",
            {"seat": int(seat), "prize": int(state.hunt) + 1, "side": actions.SIDES[side]},
            {"card": state.card_name(state.table.card(zones.SET_TRAPS, at))},
            1 << seat,
        )
    return steps.TO_TURN


# The bard


def can_silence(state: HuntState, seat: i64, other: i64) -> bool:
    """Whether the bard can still make somebody pass who otherwise need not."""
    return (
        other != seat
        and (state.needed == 0 or state.profile.late_bard)
        and (state.passed | state.silenced) >> other & 1 == 0
        and state.laid[other] == 0
        and state.can_hunt(other)
    )


def why_not_silence(state: HuntState, seat: i64, distance: i64) -> str:
    """Another player who has neither laid nor passed.

    Before anybody has laid (kill-the-unicorns.power.bard-until-laid), or later too where the edition says so
    (kill-the-unicorns.power.bard-laid-is-safe).
    """
    if distance >= state.seats:
        return "kill-the-unicorns.power.bard-another-player"
    other = (seat + distance) % state.seats
    if state.laid[other] > 0 or (state.needed > 0 and not state.profile.late_bard):
        return state.profile.clauses.bard_moment
    if state.step != steps.BEFORE:
        return RIGHT_MOMENT
    if (state.passed | state.silenced) >> other & 1:
        return "kill-the-unicorns.power.bard-another-player"
    if state.to_act >> seat & 1 and can_silence(state, seat, other):
        return ALLOWED
    return "kill-the-unicorns.hunt.must-pass"


def silence_options(state: HuntState, seat: i64) -> i64:
    """Everybody who can still be made to pass, as bits from the seat to the left on."""
    bits: i64 = 0
    distance: i64 = 1
    while distance < state.seats:
        if not why_not_silence(state, seat, distance):
            bits |= 1 << (distance - 1)
        distance += 1
    return bits


def silence(state: HuntState, seat: i64, other: i64) -> i64:
    """The bard makes somebody pass when their turn comes."""
    state.silenced |= 1 << other
    if state.events is not None:
        state.tell("silence", "kill-the-unicorns.power.bard", {"seat": int(seat), "other": int(other)})
    return steps.TO_TURN


# The black mage


def can_fetch(state: HuntState, prize: i64) -> bool:
    """Whether a later prize can still be brought forward."""
    return state.needed == 0 and state.hunt < prize < state.row_size


def why_not_fetch(state: HuntState, prize: i64) -> str:
    """A prize further on in the row, before anybody has laid cards for this one."""
    return ALLOWED if can_fetch(state, prize) else "kill-the-unicorns.power.black-mage"


def fetch_options(state: HuntState) -> i64:
    """All prizes still to come, as bits."""
    bits: i64 = 0
    prize: i64 = 0
    while prize < state.row_size:
        if not why_not_fetch(state, prize):
            bits |= 1 << prize
        prize += 1
    return bits


def fetch(state: HuntState, seat: i64, prize: i64) -> i64:
    """The prize being hunted and another trade places, traps and all."""
    table = state.table
    table.exchange(zones.ROW, 0, zones.ROW, prize - state.hunt)
    state.swap_traps(state.hunt, prize)
    if state.events is not None:
        card, out = (
            state.card_name(table.card(zones.ROW, 0)),
            state.card_name(table.card(zones.ROW, prize - state.hunt)),
        )
        told: dict[str, Value] = {"seat": int(seat), "prize": int(prize) + 1, "card": card, "out": out}
        state.tell("fetch", "kill-the-unicorns.power.black-mage", told)
    return steps.TO_TURN


# The wizard


def can_exchange(state: HuntState, seat: i64) -> bool:
    """Whether the wizard has laid a card that is still there, and holds another."""
    return state.laid[seat] > 0 and state.hand_count(seat) > 0 and state.own_laid_mask(seat) != 0


def why_not_exchange(state: HuntState, seat: i64, pair: i64) -> str:
    """A laid card of one's own for one in hand."""
    return ALLOWED if exchange_options(state, seat) >> pair & 1 else "kill-the-unicorns.power.wizard"


def exchange_options(state: HuntState, seat: i64) -> i64:
    """Every laid card of the wizard's own for every card in hand, as bits of pairs."""
    laid = state.single(state.own_laid_mask(seat))
    hand = state.single(state.hand_mask(seat))
    bits: i64 = 0
    own: i64 = 0
    while own < actions.SIZE:
        if laid >> own & 1:
            bits |= hand << own * actions.SIZE
        own += 1
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


def can_steal(state: HuntState, seat: i64) -> bool:
    """Whether the thief and somebody else have laid cards."""
    if state.laid[seat] == 0:
        return False
    other: i64 = 0
    while other < state.seats:
        if other != seat and state.laid[other] > 0:
            return True
        other += 1
    return False


def why_not_steal(state: HuntState, seat: i64, place: i64) -> str:
    """A laid card of one's own for one another hunter has laid."""
    distance = place // actions.SIZE % actions.OTHERS + 1
    if (
        distance < state.seats
        and state.single(state.own_laid_mask(seat)) >> place // actions.SIZE // actions.OTHERS & 1
        and state.single(state.own_laid_mask((seat + distance) % state.seats)) >> place % actions.SIZE & 1
    ):
        return ALLOWED
    return "kill-the-unicorns.power.thief"


def steal_options(state: HuntState, seat: i64, listed: list[int]) -> None:
    """Every laid card of the thief's own for every one another hunter has laid."""
    laid = state.single(state.own_laid_mask(seat))
    own: i64 = 0
    while own < actions.SIZE:
        distance: i64 = 1
        while laid >> own & 1 and distance < state.seats:
            theirs = state.single(state.own_laid_mask((seat + distance) % state.seats))
            first = actions.STEAL + (own * actions.OTHERS + distance - 1) * actions.SIZE
            at: i64 = 0
            while theirs >> at:
                if theirs >> at & 1:
                    listed.append(actions.IDS[first + at])
                at += 1
            distance += 1
        own += 1


def steal(state: HuntState, seat: i64, place: i64) -> i64:
    """The thief's card and another hunter's trade places until the hunt is over."""
    table = state.table
    other = (seat + place // actions.SIZE % actions.OTHERS + 1) % state.seats
    mine = zones.played(seat)
    yours = zones.played(other)
    own = state.laid_place(seat, place // actions.SIZE // actions.OTHERS)
    theirs = state.laid_place(other, place % actions.SIZE)
    table.exchange(mine, own, yours, theirs)
    state.looted = True
    if state.events is not None:
        given, got = state.card_name(table.card(yours, theirs)), state.card_name(table.card(mine, own))
        told: dict[str, Value] = {"seat": int(seat), "other": int(other), "given": given, "got": got}
        state.tell("steal", "kill-the-unicorns.power.thief", told)
    return steps.TO_REACTIONS


def return_loot(state: HuntState) -> i64:
    """After the hunt swapped cards go back to whom they belong."""
    if not state.looted:
        return steps.TO_RECOVERY
    table = state.table
    thief = state.seat_of[kinds.THIEF]
    mine = zones.played(thief)
    other: i64 = 0
    while other < state.seats:
        theirs = zones.played(other)
        spot = table.size(theirs) - state.laid[other]
        while other != thief and spot < table.size(theirs):
            if state.owner(table.card(theirs, spot)) == thief:
                place: i64 = 0
                while state.owner(table.card(mine, place)) != other:
                    place += 1
                table.exchange(mine, place, theirs, spot)
            spot += 1
        other += 1
    state.looted = False
    return steps.TO_RECOVERY


# The shaman


def cancel(state: HuntState, seat: i64) -> i64:
    """The shaman makes the uncovered trap void."""
    at = state.trap_at(state.hunt, state.shown)
    state.tell_card("cancel", "kill-the-unicorns.power.shaman", seat, state.table.card(zones.SET_TRAPS, at))
    state.discard_shown()
    return steps.TO_PRIZE


# The huntress


def why_not_recover(state: HuntState, seat: i64, at: i64) -> str:
    """A laid card of one's own."""
    return ALLOWED if recover_options(state, seat) >> at & 1 else "kill-the-unicorns.power.huntress"


def recover_options(state: HuntState, seat: i64) -> i64:
    """Every laid card of the huntress's own, of equal ones one, as bits."""
    return state.single(state.own_laid_mask(seat))


def recover(state: HuntState, seat: i64, at: i64) -> i64:
    """The huntress takes a laid card back, openly."""
    played = zones.played(seat)
    place = state.laid_place(seat, at)
    state.tell_card("recover", "kill-the-unicorns.power.huntress", seat, state.table.card(played, place))
    state.table.move(played, place, zones.hand(seat), EVERYONE)
    state.laid[seat] -= 1
    return steps.TO_NEXT_PRIZE

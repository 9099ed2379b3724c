"""The hunt is on: for each unicorn of the row in turn hunters lay cards face down, or pass."""

from typing import Final

from mypy_extensions import i64

from monoceros.core.contract import Refusal
from monoceros.core.rng import Rng
from monoceros.core.wire import Value
from monoceros.games.kill_the_unicorns import actions, kinds, steps, zones
from monoceros.games.kill_the_unicorns.deck import COUNTS, MASKS
from monoceros.games.kill_the_unicorns.state import NONE, HuntState

MOST_OPENED: Final[i64] = 3
"""An opener lays up to three cards (kill-the-unicorns.hunt.open)."""


def begin_hunt(state: HuntState) -> i64:
    """The first unicorn left in the row is hunted (kill-the-unicorns.hunt.one-at-a-time).

    Whoever has the marker opens (kill-the-unicorns.turn.first-player).
    """
    state.turns = 0
    state.opener = NONE
    state.extra = NONE
    state.passed = 0
    state.silenced = 0
    state.active = state.marker
    state.held = state.marker
    if state.events is not None:
        card = state.card_name(state.table.card(zones.ROW, 0))
        told: dict[str, Value] = {"prize": int(state.hunt) + 1, "card": card}
        state.tell("hunt", "kill-the-unicorns.hunt.one-at-a-time", told)
    if state.profile.teams and state.can_hunt(state.marker):
        return state.ask_any(steps.LEADING, state.members(state.herd_of(state.marker)))
    return steps.TO_TURN


def lead(state: HuntState, seat: i64) -> i64:
    """The team has settled which of them opens."""
    state.marker = seat
    state.active = seat
    state.tell_seat("lead", "kill-the-unicorns.team.first-player", seat)
    return steps.TO_TURN


# Whose turn it is


def next_turn(state: HuntState) -> i64:
    """Clockwise on to the next seat that can still decide (kill-the-unicorns.turn.clockwise).

    Nobody else is asked for anything (kill-the-unicorns.hunt.passes-by-itself).
    """
    while state.turns < state.seats:
        seat = state.active
        if state.passed >> seat & 1:
            state.go_round()
        elif state.silenced >> seat & 1:
            _stay_out(state, seat, "silenced", "kill-the-unicorns.power.bard")
        elif not state.can_hunt(seat):
            _stay_out(state, seat, "must-pass", state.profile.clauses.must_pass)
        else:
            return steps.TO_FORESTALLING
    return steps.TO_REVEAL


def ask_to_lay(state: HuntState) -> i64:
    """Teams settle first how many cards are laid."""
    announcing = state.profile.teams and state.needed == 0
    return state.ask(steps.ANNOUNCING if announcing else steps.LAYING, state.active)


# Passing


def may_pass(state: HuntState, seat: i64) -> bool:
    """Nobody has to hunt, but who announced a number or whose team mate has laid must lay."""
    # kill-the-unicorns.team.completes
    return not state.profile.teams or (state.opener != seat and state.team_rest(seat) <= 0)


def pass_by(state: HuntState, seat: i64) -> i64:
    """Who passes stays out of this hunt (kill-the-unicorns.hunt.passed)."""
    _stay_out(state, seat, "pass", state.profile.clauses.passing)
    return steps.TO_TURN


def _stay_out(state: HuntState, seat: i64, key: str, clause: str) -> None:
    """A pass, wanted or not; a team passes together (kill-the-unicorns.team.stays-out).

    A first player who passes hands the marker on where the edition says so
    (kill-the-unicorns.hunt.marker-moves, kill-the-unicorns.hunt.marker-moves-french); otherwise the next one
    just opens (kill-the-unicorns.hunt.next-opens).
    """
    state.tell_seat(key, clause, seat)
    state.passed |= 1 << seat
    if state.profile.teams:
        state.passed |= 1 << state.mate(seat)
    if state.needed == 0 and state.profile.marker_moves:
        state.marker = state.next_seat(seat)
        state.tell_seat("marker", state.profile.clauses.first_passes, state.marker)
    state.go_round()


# Announcing a number, in the team game


def announce_options(state: HuntState, seat: i64) -> i64:
    """Two to five cards, and no more than both of the team hold, as bits from two on."""
    held = state.hand_count(seat) + state.hand_count(state.mate(seat))
    one: i64 = 1
    return (one << (min(held, actions.MOST_ANNOUNCED) - actions.FEWEST_ANNOUNCED + 1)) - 1


def announce(state: HuntState, seat: i64, number: i64) -> i64:
    """So many cards each team has to lay."""
    state.needed = number
    state.opener = seat
    state.tell("number", "kill-the-unicorns.team.two-to-five", {"seat": int(seat), "number": int(number)})
    return state.ask(steps.LAYING, seat)


# Laying hunt cards


def why_not_lay(state: HuntState, seat: i64, action: i64) -> Refusal:
    """A pass of somebody who must lay, cards that are not in hand, told canonically, or another number."""
    clause = why_so_many(state, seat)
    mask = action - actions.LAY
    if action == actions.PASS:
        clause = "kill-the-unicorns.team.completes"
    elif mask < 0:
        return Refusal(clause, {})
    elif mask >= MASKS or state.deck.canonical[mask] != mask or mask & ~state.hand_mask(seat):
        return Refusal("kill-the-unicorns.hunt.from-hand", {})
    if clause == "kill-the-unicorns.team.completes":
        return Refusal(clause, {"cards": int(fewest(state, seat))})
    counted = clause in ("kill-the-unicorns.team.at-least-one", "kill-the-unicorns.hunt.same-number")
    return Refusal(clause, {"cards": int(state.needed)} if counted else {})


def why_so_many(state: HuntState, seat: i64) -> str:
    """The clause that says how many cards a seat has to lay."""
    first = state.team_rest(seat) == 0 if state.profile.teams else state.needed == 0
    return state.profile.clauses.lay_first if first else state.profile.clauses.lay_more


def fewest(state: HuntState, seat: i64) -> i64:
    """The fewest cards a seat may lay now, an extra one of the knight not counted.

    In a team each of the two lays at least one (kill-the-unicorns.team.at-least-one).
    """
    low = state.needed
    if state.profile.teams:
        low = state.team_rest(seat)
        if low == 0:
            low = state.needed - state.hand_count(state.mate(seat))
    return max(low, 1)


def most(state: HuntState, seat: i64) -> i64:
    """The most cards a seat may lay now, an extra one of the knight not counted."""
    if not state.profile.teams:
        return state.needed if state.needed > 0 else MOST_OPENED
    rest = state.team_rest(seat)
    return rest if rest > 0 else state.needed - 1


def lay_options(state: HuntState, seat: i64, listed: list[int]) -> None:
    """To pass, and every set of cards that fits, from the deck's table of all sets of cards of a hand."""
    if may_pass(state, seat):
        listed.append(actions.IDS[actions.PASS])
    hand = state.hand_mask(seat)
    low = fewest(state, seat)
    high = most(state, seat)
    listed.extend(state.deck.listed(hand, low, high, actions.LAY))
    if state.ready(kinds.KNIGHT) == seat:
        listed.extend(state.deck.listed(hand, low + 1, high + 1, actions.EXTRA))


def draw_laying(state: HuntState, seat: i64, rng: Rng) -> i64:
    """One of `lay_options` by chance, found without listing them."""
    passing = i64(may_pass(state, seat))
    starts = state.deck.starts
    base = state.hand_mask(seat) * COUNTS
    low = fewest(state, seat)
    high = most(state, seat)
    first = starts[base + low]
    plain = starts[base + min(high + 1, COUNTS)] - first
    further: i64 = 0
    extra: i64 = 0
    if state.ready(kinds.KNIGHT) == seat:
        further = starts[base + low + 1]
        extra = starts[base + min(high + 2, COUNTS)] - further
    nth = rng.below(passing + plain + extra) - passing
    if nth < 0:
        return actions.PASS
    if nth < plain:
        return actions.LAY + state.deck.sets[first + nth]
    return actions.EXTRA + state.deck.sets[further + nth - plain]


def lay(state: HuntState, seat: i64, cards: i64) -> i64:
    """Face down. Whoever opens settles how many cards the others lay (kill-the-unicorns.hunt.same-number)."""
    extra = cards >= MASKS
    mask = cards % MASKS
    if state.events is not None:
        _tell_laid(state, seat, mask, extra=extra)
    state.play_cards(seat, mask, 1 << seat)
    count = state.deck.sizes[mask]
    state.laid[seat] = count
    if extra:
        state.used |= 1 << seat
        state.extra = seat
        count -= 1
    if state.needed == 0:
        state.needed = count
        state.opener = seat
    state.go_round()
    return steps.TO_TURN


def _tell_laid(state: HuntState, seat: i64, mask: i64, *, extra: bool) -> None:
    told: dict[str, Value] = {"seat": int(seat), "count": int(state.deck.sizes[mask])}
    secret: dict[str, Value] = {"cards": state.deck.sum_text(mask), "total": int(state.deck.sums[mask])}
    if extra:
        state.tell("lay-extra", "kill-the-unicorns.power.knight", told, secret, 1 << seat)
    else:
        state.tell("lay", why_so_many(state, seat), told, secret, 1 << seat)


# The end of a hunt


def close_hunt(state: HuntState) -> i64:
    """Laid cards are spent (kill-the-unicorns.reveal.discard); on to the next prize, or to the market."""
    # kill-the-unicorns.reveal.next-unicorn
    for seat in range(state.seats):
        state.turn_down(seat, state.spent(seat), state.table.size(zones.played(seat)))
        state.laid[seat] = 0
    state.hunt += 1
    state.needed = 0
    state.winner = NONE
    return steps.TO_HUNT if state.table.size(zones.ROW) > 0 else steps.TO_MARKET

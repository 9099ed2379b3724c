"""It's a trap! Two traps are drawn in each round, one of them is set face down at a unicorn of the row."""

from mypy_extensions import i64

from monoceros.core.rng import Rng
from monoceros.core.wire import Value
from monoceros.games.kill_the_unicorns import actions, steps, zones
from monoceros.games.kill_the_unicorns.state import HuntState

# Laying off one of two drawn traps: before the other is set, or because it was (`Profile.discard_first`).
# Which ones can be laid off is `HuntState.drawn_traps`.


def lay_off(state: HuntState, seat: i64, trap: i64) -> i64:
    """Then the other one is set (kill-the-unicorns.trap.discard-then-place)."""
    _discard_drawn(state, seat, state.drawn_place(seat, trap))
    return state.ask(steps.SETTING, seat)


def _discard_drawn(state: HuntState, seat: i64, place: i64) -> None:
    """The trap that is not set goes openly to its owner's discard, face down for experts."""
    pile = zones.trap_pile(seat)
    card = state.table.card(pile, place)
    state.table.move(pile, place, zones.trap_discard(seat), state.discard_seen(seat))
    state.tell_if_open("discard-trap", state.profile.clauses.trap_order, seat, card)


# Setting a trap


def why_not_set(state: HuntState, seat: i64, trap: i64, spot: i64) -> str:
    """Not drawn, or not at a free place of the row."""
    if state.drawn_traps(seat) >> trap & 1 == 0:
        return "kill-the-unicorns.trap.draw-two"
    clauses = state.profile.clauses
    return clauses.row if spot >= 2 * state.row_size else clauses.trap_places


def free_spots(state: HuntState) -> i64:
    """Where a trap can be set, as bits: no two at one place, and only below where a unicorn has one trap."""
    # kill-the-unicorns.trap.two-per-unicorn, kill-the-unicorns.trap.two-in-french,
    # kill-the-unicorns.team.two-traps, kill-the-unicorns.trap.one-per-unicorn
    free: i64 = 0
    for prize in range(state.row_size):
        if state.profile.two_traps and state.trap_at(prize, actions.ABOVE) < 0:
            free |= 1 << 2 * prize
        if state.trap_at(prize, actions.BELOW) < 0:
            free |= 2 << 2 * prize
    return free


def set_options(state: HuntState, seat: i64, listed: list[int]) -> None:
    """Every drawn trap at every free place."""
    drawn = state.drawn_traps(seat)
    for trap in range(actions.MOST_TRAPS):
        if drawn >> trap & 1:
            actions.list_bits(listed, actions.SET + 2 * actions.MOST_PRIZES * trap, free_spots(state))


def draw_setting(state: HuntState, seat: i64, rng: Rng) -> i64:
    """One of `set_options` by chance, found without listing them."""
    table = state.table
    pile = zones.trap_pile(seat)
    drawn = table.size(pile) - state.undrawn(seat)
    trap = state.deck.trap_of[table.card(pile, table.top(pile) - rng.below(drawn))]
    free = free_spots(state)
    while True:
        prize = rng.below(state.row_size)
        side: i64 = rng.below(2) if state.profile.two_traps else actions.BELOW
        if free >> 2 * prize + side & 1:
            return actions.SET + (trap * actions.MOST_PRIZES + prize) * 2 + side


def set_trap(state: HuntState, seat: i64, trap: i64, spot: i64) -> i64:
    """Face down, one after the other from the first player on (kill-the-unicorns.trap.in-turn).

    Nobody looks at it any more (kill-the-unicorns.trap.no-peeking); its owner remembers it.
    """
    state.set_trap(state.drawn_place(seat, trap), seat, spot)
    if state.events is not None:
        told: dict[str, Value] = {"seat": int(seat), "prize": int(spot) // 2 + 1}
        told["side"] = actions.SIDES[spot % 2]
        secret: dict[str, Value] = {"card": state.deck.traps.names[trap]}
        state.tell("set-trap", "kill-the-unicorns.trap.in-turn", told, secret, 1 << seat)
    if not state.profile.discard_first:
        _discard_drawn(state, seat, state.table.top(zones.trap_pile(seat)))
    state.turns += 1
    if state.turns == state.seats:
        return steps.TO_HUNT
    return state.ask_for_trap(state.next_seat(seat))

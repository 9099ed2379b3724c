"""It's a trap! Two traps are drawn in each round, one of them is set face down at a unicorn of the row."""

from mypy_extensions import i64

from monoceros.core.rng import Rng
from monoceros.core.wire import Value
from monoceros.games.kill_the_unicorns.actions import (
    BELOW,
    IDS,
    MOST_PRIZES,
    MOST_TRAPS,
    SET,
    SIDES,
    set_action,
)
from monoceros.games.kill_the_unicorns.state import (
    ALLOWED,
    DECISION,
    LAYING_OFF,
    SETTING,
    TO_HUNT,
    TRAP_DISCARD,
    TRAP_PILE,
    ZONES_EACH,
    HuntState,
)

# Laying off one of two drawn traps: before the other is set, or because it was (`Profile.discard_first`)


def why_not_lay_off(state: HuntState, seat: i64, trap: i64) -> str:
    """One of the two that were drawn."""
    return ALLOWED if state.drawn_place(seat, trap) >= 0 else "kill-the-unicorns.trap.draw-two"


def lay_off_options(state: HuntState, seat: i64) -> i64:
    """Every drawn trap, as bits."""
    bits: i64 = 0
    trap: i64 = 0
    while trap < MOST_TRAPS:
        if not why_not_lay_off(state, seat, trap):
            bits |= 1 << trap
        trap += 1
    return bits


def lay_off(state: HuntState, seat: i64, trap: i64) -> i64:
    """Then the other one is set (kill-the-unicorns.trap.discard-then-place)."""
    _discard_drawn(state, seat, state.drawn_place(seat, trap))
    state.step = SETTING
    return DECISION


def _discard_drawn(state: HuntState, seat: i64, place: i64) -> None:
    """The trap that is not set goes openly to its owner's discard, face down for experts."""
    pile = TRAP_PILE + ZONES_EACH * seat
    card = state.table.card(pile, place)
    state.table.move(pile, place, TRAP_DISCARD + ZONES_EACH * seat, state.discard_seen())
    if state.events is not None:
        clause = state.profile.clauses.trap_order
        state.tell("discard-trap", clause, {"seat": int(seat), "card": state.open_name(card)})


# Setting a trap


def why_not_set(state: HuntState, seat: i64, trap: i64, prize: i64, side: i64) -> str:
    """A drawn trap at a free place of the row; an edition with one trap for a unicorn uses those below."""
    if state.drawn_place(seat, trap) < 0:
        return "kill-the-unicorns.trap.draw-two"
    if prize >= state.row_size:
        return state.profile.clauses.row
    if not is_free(state, prize, side):
        return state.profile.clauses.trap_places
    return ALLOWED


def is_free(state: HuntState, prize: i64, side: i64) -> bool:
    """Whether a trap can be set there: no two at one place, and no more than two at a unicorn.

    (kill-the-unicorns.trap.two-per-unicorn, kill-the-unicorns.trap.two-in-french,
    kill-the-unicorns.team.two-traps, kill-the-unicorns.trap.one-per-unicorn)
    """
    return (side == BELOW or state.profile.two_traps) and state.trap_at(prize, side) < 0


def set_facts(state: HuntState, prize: i64, clause: str) -> dict[str, Value]:
    """At which prize there is no room."""
    return {"prize": int(prize) + 1} if clause == state.profile.clauses.trap_places else {}


def set_options(state: HuntState, seat: i64, actions: list[int]) -> None:
    """Every drawn trap at every free place."""
    action = SET
    trap: i64 = 0
    while trap < len(state.deck.traps.names):
        if state.drawn_place(seat, trap) >= 0:
            prize: i64 = 0
            while prize < state.row_size:
                side: i64 = 0
                while side < 2:
                    if not why_not_set(state, seat, trap, prize, side):
                        actions.append(IDS[action + 2 * prize + side])
                    side += 1
                prize += 1
        action += 2 * MOST_PRIZES
        trap += 1


def draw_setting(state: HuntState, seat: i64, rng: Rng) -> i64:
    """One of `set_options` by chance, found without listing them."""
    table = state.table
    pile = TRAP_PILE + ZONES_EACH * seat
    trap_of = state.deck.trap_of
    top = table.top(pile)
    drawn = state.drawn(seat)
    trap = trap_of[table.card(pile, top - rng.below(drawn))]
    if drawn > 1 and trap_of[table.card(pile, top)] == trap_of[table.card(pile, top - 1)]:
        trap = trap_of[table.card(pile, top)]
    while True:
        prize = rng.below(state.row_size)
        side: i64 = rng.below(2) if state.profile.two_traps else BELOW
        if is_free(state, prize, side):
            return set_action(trap, prize, side)


def set_trap(state: HuntState, seat: i64, trap: i64, prize: i64, side: i64) -> i64:
    """Face down, for nobody else to look at, clockwise from the first player (kill-the-unicorns.trap.in-turn).

    Only its owner knows it (kill-the-unicorns.trap.no-peeking), and knows it still when it comes back
    (kill-the-unicorns.trap.remembered).
    """
    state.set_trap(state.drawn_place(seat, trap), seat, 2 * prize + side)
    if state.events is not None:
        state.tell(
            "set-trap",
            "kill-the-unicorns.trap.in-turn",
            {"seat": int(seat), "prize": int(prize) + 1, "side": SIDES[side]},
            {"card": state.deck.traps.names[trap]},
            1 << seat,
        )
    if not state.profile.discard_first:
        _discard_drawn(state, seat, state.table.top(TRAP_PILE + ZONES_EACH * seat))
    state.turns += 1
    if state.turns == state.seats:
        return TO_HUNT
    return state.ask(LAYING_OFF if state.profile.discard_first else SETTING, state.next_seat(seat))

"""The course of a match: rounds begin and end, and after the fourth one, or a double rainbow, it is over."""

from mypy_extensions import i64

from monoceros.core.table import EVERYONE
from monoceros.games.kill_the_unicorns import steps, zones
from monoceros.games.kill_the_unicorns.scoring import has_double_rainbow
from monoceros.games.kill_the_unicorns.state import NONE, ROUNDS, HuntState


def begin_round(state: HuntState) -> i64:
    """A new row of unicorns, then traps: hunts and the market follow (kill-the-unicorns.round.phases).

    The row is drawn openly (kill-the-unicorns.setup.row, kill-the-unicorns.round.new-row); the deck is never
    used up (kill-the-unicorns.cards.deck-lasts).
    """
    table = state.table
    state.round += 1
    state.hunt = 0
    state.used = 0
    state.shopped = 0
    if state.events is not None:
        state.tell("round", "kill-the-unicorns.round.phases", {"round": int(state.round)})
    for prize in range(state.row_size):
        table.move(zones.DRAW_DECK, table.top(zones.DRAW_DECK), zones.ROW, EVERYONE)
        if state.events is not None:
            card = state.card_name(table.card(zones.ROW, prize))
            state.tell("prize", state.profile.clauses.row, {"prize": int(prize) + 1, "card": card})
    if not state.profile.traps:
        return steps.TO_HUNT
    for seat in range(state.seats):
        pile = zones.trap_pile(seat)
        table.peek(pile, table.top(pile), seat)
        table.peek(pile, table.top(pile) - 1, seat)
    state.tell_plain("draw-traps", "kill-the-unicorns.trap.draw-two")
    state.turns = 0
    return state.ask_for_trap(state.marker)


def end_round(state: HuntState) -> i64:
    """Hunt cards come back to hand, or after the fourth round the match is over.

    (kill-the-unicorns.round.hands-return, kill-the-unicorns.goal.four-rounds,
    kill-the-unicorns.end.after-four-rounds). The marker is then with whoever won a hunt last: passes may have
    moved it on since (kill-the-unicorns.round.marker-stays), where they do so at all
    (kill-the-unicorns.round.marker-stays-prototype).
    """
    if state.round == ROUNDS:
        state.tell_plain("end", "kill-the-unicorns.end.after-four-rounds")
        if not ends_by_rainbow(state, bicorns=state.profile.final_bicorn_twice):
            _end(state)
        return steps.DECISION
    for seat in range(state.seats):
        played = zones.played(seat)
        state.table.move_run(played, 0, state.table.size(played), zones.hand(seat), 1 << seat)
    state.tell_plain("hands-return", "kill-the-unicorns.round.hands-return")
    profile = state.profile
    if profile.marker_to_winner and profile.marker_moves and state.victor not in (NONE, state.marker):
        state.marker = state.victor
        state.tell_seat("marker", "kill-the-unicorns.round.marker-stays", state.marker)
    return steps.TO_ROUND


def after_change(state: HuntState, stage: i64) -> i64:
    """A herd has changed within a hunt, which goes on at this stage, unless that wins at once."""
    return steps.DECISION if state.profile.rainbow_at_once and ends_by_rainbow(state) else stage


def ends_by_rainbow(state: HuntState, *, bicorns: bool = False) -> bool:
    """Two of each colour end the match at once (kill-the-unicorns.end.double-rainbow).

    Checked whenever a herd has changed (kill-the-unicorns.end.double-rainbow-check), at the very end with
    bicorns counted twice or not (kill-the-unicorns.end.final-bicorn-twice,
    kill-the-unicorns.end.final-bicorn-once).
    """
    for herd in range(state.herd_count()):
        if has_double_rainbow(state, herd, bicorns=bicorns):
            state.by_rainbow = True
            state.tell_seat("double-rainbow", "kill-the-unicorns.end.double-rainbow", state.first_of(herd))
    if state.by_rainbow:
        _end(state)
    return state.by_rainbow


def _end(state: HuntState) -> None:
    state.step = steps.OVER
    state.to_act = 0
    state.window = 0

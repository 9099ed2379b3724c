"""Definitely maybe: laid cards are turned up, ties are struck out, a trap is uncovered, a prize is taken."""

from typing import Final

from mypy_extensions import i64

from monoceros.core.table import EVERYONE, NOBODY
from monoceros.core.wire import Value
from monoceros.games.kill_the_unicorns import actions, steps, zones
from monoceros.games.kill_the_unicorns.state import HuntState
from monoceros.games.kill_the_unicorns.totals import HIGHEST, best, herd_totals

BOTH: Final[i64] = 3
"""Traps lie above and below."""


def reveal(state: HuntState) -> i64:
    """All laid cards are turned up together (kill-the-unicorns.reveal.together).

    Without any the unicorn is gone (kill-the-unicorns.hunt.all-pass).
    """
    if state.needed == 0:
        return run_away(state, "kill-the-unicorns.hunt.all-pass")
    table = state.table
    seat = state.opener
    for _turn in range(state.seats):
        laid = state.laid[seat]
        if laid > 0:
            table.reveal_from(zones.played(seat), state.spent(seat))
            if state.events is not None:
                mask = state.own_laid_mask(seat)
                told: dict[str, Value] = {"seat": int(seat), "count": int(laid)}
                told |= {"cards": state.deck.sum_text(mask), "total": int(state.deck.sums[mask])}
                state.tell("reveal", "kill-the-unicorns.reveal.together", told)
        seat = state.next_seat(seat)
    return steps.TO_REACTIONS


def find_winner(state: HuntState) -> i64:
    """The highest total nobody else has, then the trap (kill-the-unicorns.reveal.highest-wins).

    Without a winner traps stay face down (kill-the-unicorns.reveal.trap-after-winner), unless the edition has
    the trap uncovered first (kill-the-unicorns.reveal.trap-before-winner).
    """
    state.winner = best(state, HIGHEST)
    state.step = steps.REVEALED
    if state.events is not None:
        _tell_standing(state)
    lying = choose_options(state)
    if lying == 0 or (state.winner < 0 and not state.profile.trap_before_winner):
        return steps.TO_PRIZE
    if lying == BOTH:
        return state.ask_any(steps.CHOOSING, state.members(state.winner))
    state.shown = actions.ABOVE if lying & 1 else actions.BELOW
    return steps.TO_UNCOVERING


def _tell_standing(state: HuntState) -> None:
    totals = herd_totals(state)
    for total in sorted(set(totals), reverse=True):
        count = totals.count(total)
        if total >= 0 and count > 1:
            state.tell("tied", "kill-the-unicorns.reveal.ties-cancel", {"total": total, "count": count})
    if state.winner >= 0:
        clause = "kill-the-unicorns.reveal.highest-wins"
        if totals.count(-1) == len(totals) - 1:
            clause = "kill-the-unicorns.hunt.lone-hunter"
        elif totals[state.winner] == 0:
            clause = "kill-the-unicorns.reveal.zero-can-win"
        state.tell("ahead", clause, {"seat": int(state.speaker()), "total": totals[state.winner]})


# Choosing which of two traps to uncover


def choose_options(state: HuntState) -> i64:
    """The traps that lie at the prize, as bits; the winner picks without looking."""
    # kill-the-unicorns.reveal.one-of-two, kill-the-unicorns.reveal.winner-picks,
    # kill-the-unicorns.team.picks-trap
    above = i64(state.trap_at(state.hunt, actions.ABOVE) >= 0)
    return above | i64(state.trap_at(state.hunt, actions.BELOW) >= 0) << 1


def choose_trap(state: HuntState, side: i64) -> i64:
    """The other trap goes back to its owner, unseen unless the edition says otherwise."""
    # kill-the-unicorns.reveal.other-trap, kill-the-unicorns.reveal.other-trap-french,
    # kill-the-unicorns.team.other-trap
    profile = state.profile
    other = state.trap_at(state.hunt, 1 - side)
    _give_back(state, other, profile.clauses.other_trap, face_up=profile.other_trap_open)
    state.shown = side
    return steps.TO_UNCOVERING


def _give_back(state: HuntState, at: i64, clause: str, *, face_up: bool) -> None:
    """A trap nobody uncovered goes openly onto its owner's discard, or face down under it.

    Who knew it then knows it still, unless the table leaves that to everybody's memory.
    """
    card = state.table.card(zones.SET_TRAPS, at)
    seat = state.owner(card)
    if face_up:
        state.discard_trap(at)
    else:
        seen: i64 = NOBODY
        if state.profile.expert:
            seen = state.discard_seen(seat)
        elif state.profile.own_traps_shown:
            seen = state.table.seen_by(card)
        state.table.put(zones.SET_TRAPS, at, zones.trap_discard(seat), 0, seen)
        state.clear_spot(at)
    if state.events is not None:
        told: dict[str, Value] = {"seat": int(seat), "prize": int(state.hunt) + 1}
        told["card"] = state.open_name(card)
        state.tell("other-trap", clause, told)


def uncover(state: HuntState) -> i64:
    """The only trap of the prize, or the one that was chosen (kill-the-unicorns.reveal.single-trap)."""
    state.table.reveal(zones.SET_TRAPS, state.trap_at(state.hunt, state.shown))
    if state.events is not None:
        card = state.shown_trap()
        told: dict[str, Value] = {"seat": int(state.owner(card)), "prize": int(state.hunt) + 1}
        told |= {"side": actions.SIDES[state.shown], "card": state.card_name(card)}
        state.tell("trap", state.profile.clauses.trap_moment, told)
    return steps.TO_CANCELLING


# What becomes of the prize


def take_prize(state: HuntState) -> i64:
    """The prize goes to its winner, who starts the next hunt (kill-the-unicorns.reveal.winner-starts).

    Without one it runs away. Where in the herd it goes does not matter (kill-the-unicorns.herd.arrange). Then
    a trap that was uncovered and not pinned is discarded (kill-the-unicorns.reveal.discard). Of a team it is
    the member who laid first who goes first (kill-the-unicorns.team.first-member).
    """
    if state.winner < 0:
        return run_away(state, "kill-the-unicorns.reveal.runs-away")
    seat = state.speaker()
    state.tell_card("catch", state.profile.clauses.take, seat, state.table.card(zones.ROW, 0))
    state.table.move(zones.ROW, 0, zones.herd(state.winner), EVERYONE)
    state.discard_shown()
    state.victor = state.winner
    if state.marker != seat:
        state.marker = seat
        state.tell_seat("marker", state.profile.clauses.winner_starts, seat)
    return steps.CAUGHT


def run_away(state: HuntState, clause: str) -> i64:
    """The prize is gone with its traps, and nobody has won: two ways to read where the marker is then."""
    # kill-the-unicorns.reveal.no-winner-stays, kill-the-unicorns.reveal.no-winner-back
    if state.events is not None:
        state.tell("run-away", clause, {"card": state.card_name(state.table.card(zones.ROW, 0))})
    state.table.move(zones.ROW, 0, zones.GONE, EVERYONE)
    state.discard_shown()
    profile = state.profile
    for side in range(2):
        at = state.trap_at(state.hunt, side)
        if at >= 0:
            _give_back(state, at, profile.clauses.runaway_traps, face_up=profile.runaway_open)
    if profile.marker_back and state.marker != state.held:
        state.marker = state.held
        state.tell_seat("marker", "kill-the-unicorns.reveal.no-winner-back", state.held)
    return steps.TO_RETURN

"""What has been laid for a prize in all, and who is ahead by that.

All totals are kept in one number, a byte for each herd: one more than the total, 0 for nothing laid.
"""

from typing import Final

from mypy_extensions import i64

from monoceros.games.kill_the_unicorns import zones
from monoceros.games.kill_the_unicorns.state import NONE, HuntState

TOTAL_BITS: Final[i64] = 8
TOTAL: Final[i64] = 255
# Which of the totals left after ties are struck out wins.
HIGHEST: Final[i64] = 0
LOWEST: Final[i64] = 1
SECOND: Final[i64] = 2


def all_totals(state: HuntState) -> i64:
    """What has been laid for each herd; the cards of a team count together."""
    totals: i64 = 0
    for seat in range(state.seats):
        if state.laid[seat] > 0:
            shift = TOTAL_BITS * state.herd_of(seat)
            added = state.table.sum_up(zones.played(seat), state.spent(seat), state.deck.values)
            # kill-the-unicorns.team.totals-add
            if totals >> shift & TOTAL == 0:
                added += 1
            totals += added << shift
    return totals


def total_in(totals: i64, herd: i64) -> i64:
    """The total of a herd out of all, `NONE` for nothing."""
    return (totals >> TOTAL_BITS * herd & TOTAL) - 1


def herd_totals(state: HuntState) -> list[int]:
    """The total of every herd, `NONE` for nothing."""
    totals = all_totals(state)
    return [int(total_in(totals, herd)) for herd in range(state.herd_count())]


def is_alone(totals: i64, herds: i64, total: i64) -> bool:
    """Whether only one herd has this total."""
    found: i64 = 0
    for herd in range(herds):
        if total_in(totals, herd) == total:
            found += 1
    return found == 1


def best(state: HuntState, wanted: i64) -> i64:
    """The herd with the highest, lowest or second total nobody else has, or `NONE`.

    Equal totals are struck out first (kill-the-unicorns.reveal.ties-cancel), also where a trap asks for
    another total than the highest (kill-the-unicorns.traps.ties-first). With a single one left it is the
    second as well (kill-the-unicorns.traps.no-use-running).
    """
    totals = all_totals(state)
    herds = state.herd_count()
    first: i64 = NONE
    second: i64 = NONE
    lowest: i64 = NONE
    for herd in range(herds):
        total = total_in(totals, herd)
        if total >= 0 and is_alone(totals, herds, total):
            if first < 0 or total > total_in(totals, first):
                second = first
                first = herd
            elif second < 0 or total > total_in(totals, second):
                second = herd
            if lowest < 0 or total < total_in(totals, lowest):
                lowest = herd
    if wanted == LOWEST:
        return lowest
    return second if wanted == SECOND and second >= 0 else first

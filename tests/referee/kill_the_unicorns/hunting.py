"""Phases 2 and 3: laying hunt cards, finding the winner, taking the unicorn."""

from __future__ import annotations

from functools import partial

from . import trapping
from .asking import choices, moment, turn
from .scoring import check_double_rainbow
from .table import Move, Owned, Script, Table, is_pinned
from .teams import lay_in_teams, team_says_who_goes_first

PASS: Move = ("pass",)


def hunt(table: Table, index: int) -> Script[None]:
    """One hunt for the unicorn at this place of the row (de 175, fr 82, en 61: one by one, none skipped)."""
    table.current = index
    table.say(f"round {table.round}, hunt for {table.prize.unicorn}")
    table.required = None
    table.acted = set()
    table.forced = set()
    table.laid_first = {}
    table.cards_revealed = False
    marker_before = table.marker
    if table.options.teams:
        yield from team_says_who_goes_first(table, "hunts")
        yield from lay_in_teams(table)
    else:
        yield from lay_alone(table)
    winner = yield from resolve(table)
    discard_laid_cards(table)
    pass_marker_on(table, winner, marker_before)
    if table.options.double_rainbow == "after hunt":
        check_double_rainbow(table)
    yield from moment(table, "after the hunt")


def lay_alone(table: Table) -> Script[None]:
    """de 177-187, fr 86-89, en 63: the first player lays 1 to 3 cards or passes, the others follow."""
    for seat in table.clockwise_from(table.marker):
        move = yield from turn(table, seat, partial(laying_moves, table, seat))
        table.acted.add(seat)
        match move:
            case ("pass",):
                if table.required is None and table.edition.passing_moves_marker:
                    table.marker = table.left_of(seat)  # de 187
                    table.say(f"the marker goes to seat {table.marker}")
            case ("lay", tuple(values)):
                table.laid[seat] = table.take_hunt_cards(seat, values)
                table.required = len(values)
            case ("lay-with-knight", tuple(values)):
                table.use_power(seat)
                table.laid[seat] = table.take_hunt_cards(seat, values)
                if table.required is None:
                    table.required = len(values) - 1
            case _:
                raise AssertionError(move)


def laying_moves(table: Table, seat: int) -> set[Move]:
    """de 183: one may always pass, and must with too few cards; de 445, fr 326: the knight lays more."""
    moves: set[Move] = {PASS}
    if seat in table.forced:
        return moves
    numbers = [1, 2, 3] if table.required is None else [table.required]
    for number in numbers:
        moves |= {("lay", values) for values in choices(table.hand[seat], number)}
        if table.has_power(seat, "knight"):
            more = choices(table.hand[seat], number + 1)
            # An opening knight who lays n + 1 cards with the power asks the others for n.
            moves |= {("lay-with-knight", values) for values in more}
    return moves


def totals(table: Table) -> dict[int, int]:
    """What each hunter laid, cards added (en 129: a team's cards together)."""
    sums: dict[int, int] = {}
    for seat in table.order:
        if table.laid[seat]:
            party = table.party(seat)
            sums[party] = sums.get(party, 0) + sum(card.value for card in table.laid[seat])
    return sums


def without_ties(sums: dict[int, int]) -> dict[int, int]:
    """de 215, 419; fr 99; en 71 (K8): a total laid by two or more is void."""
    return {party: total for party, total in sums.items() if list(sums.values()).count(total) == 1}


def winner_by(standing: dict[int, int], trap: str | None) -> int | None:
    """The highest total left wins, unless the trap says otherwise (de 209, 225, 453, 469)."""
    ranking = sorted(standing, key=lambda party: standing[party], reverse=True)
    if not ranking or trap == "clanking_armour":
        return None
    if trap == "size_doesnt_matter":
        return ranking[-1]
    if trap == "no_use_running" and len(ranking) > 1:
        return ranking[1]
    return ranking[0]


def resolve(table: Table) -> Script[int | None]:
    """From the revealing of the hunt cards to the taking of the unicorn; who won, if anybody."""
    if not totals(table):
        table.say("nobody hunts")  # K16
        run_away(table)
        return None
    table.cards_revealed = True
    yield from moment(table, "cards revealed")
    if table.edition.trap_before_winner and not table.options.teams:
        # en 69: hunt cards, then the trap, then the winner
        yield from trapping.reveal(table, None)
        standing = without_ties(totals(table))
    else:
        # de 209-221, fr 95-107: hunt cards, then the winner, who reveals the trap; en 123: so do teams
        standing = without_ties(totals(table))
        first = winner_by(standing, None)
        if first is not None:
            table.say(f"totals without ties: {standing}, party {first} is ahead")
            yield from trapping.reveal(table, first)
    revealed = table.prize.revealed
    trap = revealed[1] if revealed is not None else None
    winner = winner_by(standing, trap.id if trap is not None else None)
    if winner is None:
        run_away(table)
        return None
    table.say(f"party {winner} wins the hunt")
    if trap is not None:
        if table.options.revealed_trap == "at once" and not is_pinned(trap):
            table.prize.revealed = None
            table.discard_trap(trap)
        yield from trapping.before_the_prize(table, trap, winner)
    take_prize(table, winner)
    return winner


def take_prize(table: Table, winner: int) -> None:
    """de 223, 231: the winner takes the unicorn; a trap with a pin stays with it, another is discarded."""
    prize = table.prize
    owned = Owned(prize.unicorn)
    table.herd[winner].append(owned)
    table.row[table.current] = None
    if prize.revealed is not None:
        _, trap = prize.revealed
        if is_pinned(trap):
            owned.trap = trap
        else:
            table.discard_trap(trap)
    if table.options.double_rainbow == "at once":
        check_double_rainbow(table)


def run_away(table: Table) -> None:
    """de 215, fr 101, en 71: unicorn and traps are discarded (K30: traps nobody revealed face down)."""
    prize = table.prize
    table.say(f"{prize.unicorn} runs away")
    table.row[table.current] = None
    table.unicorn_discard.append(prize.unicorn)
    if prize.revealed is not None:
        table.discard_trap(prize.revealed[1])
    face = table.options.runaway_traps or table.edition.runaway_traps
    for side in table.sides:
        if side in prize.traps:
            table.discard_trap(prize.traps[side], face_up=face == "up", under=face == "under")


def discard_laid_cards(table: Table) -> None:
    """de 231, fr 122, en 71: before their owners (a thief's swap was for this hunt only)."""
    table.played_last = {seat: [] for seat in table.order}
    for card in sorted(card for cards in table.laid.values() for card in cards):
        table.played_last[card.seat].append(card)
        table.discard_hunt_card(card)
    table.laid = {seat: [] for seat in table.order}


def pass_marker_on(table: Table, winner: int | None, marker_before: int) -> None:
    """de 235-237, fr 126, en 71: to the winner; if nobody won it stays (two readings where)."""
    table.last_hunt_winner = winner
    if winner is not None:
        table.last_winner = winner
        if table.options.teams and table.options.team_marker == "laid first":
            table.marker = table.laid_first[winner]
        elif table.party(table.marker) != winner:
            table.marker = table.goes_first.get(winner, table.members(winner)[0])
    elif table.options.marker_after_no_winner == "back":
        table.marker = marker_before
    table.say(f"first player is seat {table.marker}")

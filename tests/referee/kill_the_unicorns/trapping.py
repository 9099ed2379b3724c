"""Phase 1 (drawing, setting and discarding traps), and what a revealed trap does."""

from __future__ import annotations

from .asking import ask, moment
from .material import Trap, Unicorn
from .scoring import check_double_rainbow
from .table import Move, Script, Table
from .teams import team_says_who_goes_first


def set_traps(table: Table) -> Script[None]:
    """de 141-161, fr 73-77, en 53-55."""
    table.phase = "traps"
    for seat in table.order:
        for trap in table.trap_pile[seat][:2]:
            table.trap_pile[seat].remove(trap)
            table.trap_hand[seat].append(trap)
            table.seen[trap].add(seat)
    yield from team_says_who_goes_first(table, "traps")
    for seat in table.clockwise_from(table.marker):
        hand = table.trap_hand[seat]
        if table.edition.discards_trap_first:
            # en 55: first one is discarded face up, then the other is set
            throwing: set[Move] = {("discard-trap", trap.id) for trap in hand}
            _, (_, name) = yield from ask(table, "discarding a trap", {seat: throwing})
            discard_from_hand(table, seat, str(name))
        setting: set[Move] = {
            ("set-trap", trap.id, at, side) for trap in hand for at, side in free_places(table)
        }
        _, move = yield from ask(table, "setting a trap", {seat: setting})
        match move:
            case ("set-trap", str(name), int(at), str(side)):
                trap = next(trap for trap in hand if trap.id == name)
                hand.remove(trap)
                prize = table.row[at]
                assert prize is not None
                prize.traps[side] = trap
            case _:
                raise AssertionError(move)
        for left in list(hand):  # de 143, fr 75: the other one is discarded openly
            discard_from_hand(table, seat, left.id)


def discard_from_hand(table: Table, seat: int, name: str) -> None:
    trap = next(trap for trap in table.trap_hand[seat] if trap.id == name)
    table.trap_hand[seat].remove(trap)
    table.discard_trap(trap)


def free_places(table: Table) -> list[tuple[int, str]]:
    """de 152-156, en 55, en 121 (K4): one trap on each side of a unicorn that may have traps."""
    return [
        (at, side)
        for at, prize in enumerate(table.row)
        if prize is not None
        for side in table.sides
        if side not in prize.traps
    ]


def reveal(table: Table, winner: int | None) -> Script[None]:
    """One trap is revealed: of two the winner picks one unseen (de 217-219, fr 104-107, en 123 and 131)."""
    traps = table.prize.traps
    if not traps:
        return
    side = next(iter(traps))
    if len(traps) == 2:
        assert winner is not None
        picks: set[Move] = {("reveal", side) for side in traps}
        who = {member: set(picks) for member in table.members(winner)}
        _, (_, picked) = yield from ask(table, "picking a trap", who)
        side = str(picked)
    trap = traps.pop(side)
    table.prize.revealed = (side, trap)
    table.seen[trap].update(table.order)
    table.say(f"{trap} is revealed")
    face = table.options.second_trap or table.edition.second_trap
    for other in list(traps):
        # de 219: face down under the pile; fr 122: face up; en 123: discarded before its owner
        table.discard_trap(traps.pop(other), face_up=face == "up", under=face == "down")
    yield from moment(table, "trap revealed")


def before_the_prize(table: Table, trap: Trap, winner: int) -> Script[None]:
    """Traps that strike the winner before the unicorn is taken (de 221-223, 457, 461; card list)."""
    if trap.id == "trojan_unicorn":
        yield from trojan(table, trap, winner)
    elif trap.id == "zombicorn":
        members = table.members(winner)
        moves: set[Move] = {("discard-unicorn", owned.unicorn) for owned in table.herd[winner]}
        if moves:
            _, (_, unicorn) = yield from ask(table, "zombicorn", {member: set(moves) for member in members})
            assert isinstance(unicorn, Unicorn)
            table.discard_owned(winner, unicorn)
    elif trap.id == "costly_bait":
        bait: dict[int, set[Move]] = {
            member: {("bait", card.value) for card in table.hand[member]} for member in table.members(winner)
        }
        if any(bait.values()):
            seat, (_, value) = yield from ask(table, "costly bait", bait)
            assert isinstance(value, int)
            (card,) = table.take_hunt_cards(seat, (value,))
            table.discard_hunt_card(card)


def trojan(table: Table, trap: Trap, winner: int) -> Script[None]:
    """de 457 (K22): the trap's owner swaps an own unicorn for one of the winner's, luggage and all."""
    owner = table.party(trap.seat)
    if owner == winner or not table.herd[owner] or not table.herd[winner]:
        table.say("the Trojan unicorn does nothing")
        return
    swaps: set[Move] = {
        ("trojan", mine.unicorn, theirs.unicorn)
        for mine in table.herd[owner]
        for theirs in table.herd[winner]
    }
    _, (_, mine, theirs) = yield from ask(table, "trojan", {trap.seat: swaps})
    assert isinstance(mine, Unicorn)
    assert isinstance(theirs, Unicorn)
    given, taken = table.owned(owner, mine), table.owned(winner, theirs)
    table.herd[owner].remove(given)
    table.herd[winner].remove(taken)
    table.herd[owner].append(taken)
    table.herd[winner].append(given)
    if table.options.double_rainbow == "at once":
        check_double_rainbow(table)

"""The characters' powers (card list, K14, K15, K25, K28; de 369-371, 441-445; fr 245-251, 319-327).

The knight acts when laying (hunting.py) and the merchant when buying (market.py); the others are here.
"""

from __future__ import annotations

from .material import Hunt
from .table import Move, Table


def offers(table: Table, moment: str) -> dict[int, set[Move]]:
    """What each seat could use right now."""
    found: dict[int, set[Move]] = {}
    for seat in table.order:
        moves: set[Move] = set()
        if moment == "before laying":
            moves = princess(table, seat) | bard(table, seat) | black_mage(table, seat)
        elif moment == "cards revealed":
            moves = wizard(table, seat) | thief(table, seat)
        elif moment == "trap revealed":
            moves = shaman(table, seat)
        elif moment == "after the hunt":
            moves = huntress(table, seat)
        if moves:
            found[seat] = moves
    return found


def anyone_laid(table: Table) -> bool:
    return any(table.laid.values())


def princess(table: Table, seat: int) -> set[Move]:
    """Looks at one trap at the unicorn now hunted; too late once cards lie (de 441, fr 319, K14)."""
    if not table.has_power(seat, "princess") or anyone_laid(table):
        return set()
    return {("peek", side) for side in table.prize.traps}


def bard(table: Table, seat: int) -> set[Move]:
    """Makes a player pass: de 443 until anybody has laid, fr 323 whoever has not laid yet (K15)."""
    if not table.has_power(seat, "bard"):
        return set()
    if table.edition.bard_stops_at_first_cards and anyone_laid(table):
        return set()
    others = [other for other in table.order if other != seat]
    return {("force", other) for other in others if other not in table.acted | table.forced}


def black_mage(table: Table, seat: int) -> set[Move]:
    """Swaps the unicorn now hunted with one still waiting, before any hunt card is laid (K28)."""
    if not table.has_power(seat, "black_mage") or anyone_laid(table):
        return set()
    return {("switch", other) for other in range(table.current + 1, len(table.row))}


def wizard(table: Table, seat: int) -> set[Move]:
    """Exchanges one of the cards played for one in hand."""
    if not table.has_power(seat, "wizard"):
        return set()
    played = own_laid(table, seat)
    return {("exchange", card.value, new.value) for card in played for new in table.hand[seat]}


def thief(table: Table, seat: int) -> set[Move]:
    """Swaps one of the cards laid with one laid by another hunter, for this hunt only (K28)."""
    if not table.has_power(seat, "thief"):
        return set()
    return {
        ("swap", card.value, other, theirs.value)
        for card in own_laid(table, seat)
        for other in table.order
        if other != seat
        for theirs in own_laid(table, other)
    }


def shaman(table: Table, seat: int) -> set[Move]:
    """Cancels the trap just revealed."""
    if not table.has_power(seat, "shaman") or table.prize.revealed is None:
        return set()
    return {("cancel",)}


def huntress(table: Table, seat: int) -> set[Move]:
    """After a hunt joined and not won, takes one of the cards played back."""
    if not table.has_power(seat, "huntress") or table.last_hunt_winner == table.party(seat):
        return set()
    return {("take-back", card.value) for card in table.played_last.get(seat, [])}


def own_laid(table: Table, seat: int) -> list[Hunt]:
    """The player's own cards that lie before the player (a thief's swap may have moved one away)."""
    return [card for card in table.laid[seat] if card.seat == seat]


def use(table: Table, seat: int, move: Move) -> None:
    table.use_power(seat)
    match move:
        case ("peek", str(side)):
            trap = table.prize.traps[side]
            table.seen[trap].add(seat)
        case ("force", int(target)):
            table.forced.add(target)
        case ("switch", int(other)):
            row, here = table.row, table.current
            row[here], row[other] = row[other], row[here]
        case ("exchange", int(old), int(new)):
            played = min(card for card in own_laid(table, seat) if card.value == old)
            (fresh,) = table.take_hunt_cards(seat, (new,))
            table.laid[seat].remove(played)
            table.laid[seat].append(fresh)
            table.hand[seat].append(played)
        case ("swap", int(mine), int(other), int(theirs)):
            given = min(card for card in own_laid(table, seat) if card.value == mine)
            taken = min(card for card in own_laid(table, other) if card.value == theirs)
            table.laid[seat].remove(given)
            table.laid[other].remove(taken)
            table.laid[seat].append(taken)
            table.laid[other].append(given)
        case ("cancel",):
            assert table.prize.revealed is not None
            _, trap = table.prize.revealed
            table.prize.revealed = None
            table.discard_trap(trap)
        case ("take-back", int(value)):
            card = min(card for card in table.played_last[seat] if card.value == value)
            pile = table.hunt_discard[seat]
            pile.remove(next(thrown for thrown in pile if thrown.card == card))
            table.hand[seat].append(card)
        case _:
            raise AssertionError(move)

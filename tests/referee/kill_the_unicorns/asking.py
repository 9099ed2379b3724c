"""How the referee asks: decisions, moments at which a power may be used, and turns."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from . import powers
from .material import Hunt
from .table import Move, Question, Script, Table

DECLINE: Move = ("decline",)


def ask(table: Table, moment: str, moves: dict[int, set[Move]]) -> Script[tuple[int, Move]]:
    """Ask; where there is only one thing anybody can do it happens by itself (if so agreed)."""
    moves = {seat: offered for seat, offered in moves.items() if offered}
    if table.options.forced_moves == "automatic" and len(moves) == 1:
        ((seat, offered),) = moves.items()
        if len(offered) == 1:
            (move,) = offered
            table.say(f"seat {seat} can only {move}")
            return seat, move
    seat, move = yield Question(moment, {seat: frozenset(offered) for seat, offered in moves.items()})
    table.say(f"seat {seat}: {move}")
    return seat, move


def moment(table: Table, name: str) -> Script[None]:
    """Everybody who could use a power now may do so or decline, in any order (de 371, fr 248).

    Once a power was used things have changed, and those who declined may think again.
    """
    declined: set[int] = set()
    while True:
        offers = powers.offers(table, name)
        moves = {seat: offered | {DECLINE} for seat, offered in offers.items() if seat not in declined}
        if not moves:
            return
        seat, move = yield from ask(table, name, moves)
        if move == DECLINE:
            declined.add(seat)
        else:
            powers.use(table, seat, move)
            declined.clear()


def turn(table: Table, seat: int, own_moves: Callable[[], set[Move]]) -> Script[Move]:
    """A player's turn to lay hunt cards or pass, before which powers may be used."""
    table.turn_of = seat
    if table.options.powers_wait:
        yield from moment(table, "before laying")
        _, move = yield from ask(table, "laying", {seat: own_moves()})
        return move
    while True:
        moves = powers.offers(table, "before laying")
        own = own_moves()
        moves[seat] = moves.get(seat, set()) | own
        who, move = yield from ask(table, "laying", moves)
        if who == seat and move in own:
            return move
        powers.use(table, who, move)


def choices(cards: list[Hunt], number: int) -> set[tuple[int, ...]]:
    """All ways to pick that many hunt cards, as sorted values."""
    return set(combinations(sorted(card.value for card in cards), number))

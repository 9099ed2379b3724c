"""The prototype's team game (en 117-133, K29): who goes first, and laying hunt cards together."""

from __future__ import annotations

from .asking import ask, choices, turn
from .table import Move, Script, Table


def team_says_who_goes_first(table: Table, phase: str) -> Script[None]:
    """en 125: the role of first player is the team's, the two say together which of them goes first."""
    if not table.options.teams or phase not in table.options.team_chooses_first:
        return
    team = table.party(table.marker)
    two = table.members(team)
    moves: set[Move] = {("go-first", seat) for seat in two}
    _, (_, seat) = yield from ask(table, "who goes first", {member: set(moves) for member in two})
    assert isinstance(seat, int)
    table.marker = seat
    table.goes_first[team] = seat


def lay_in_teams(table: Table) -> Script[None]:
    """en 125-127: 2 to 5 cards per team, at least one by each member, the second fills up the number.

    Who comes first of a team decides whether the team hunts at all.
    """
    part: dict[int, int] = {}  # team -> how many of the required cards its first member laid
    out: set[int] = set()
    for seat in table.clockwise_from(table.marker):
        team = table.party(seat)
        if team in out:
            continue

        def own_moves(seat: int = seat, team: int = team) -> set[Move]:
            if team in part:
                return filling_moves(table, seat, part[team])
            return entering_moves(table, seat)

        move = yield from turn(table, seat, own_moves)
        table.acted.add(seat)
        match move:
            case ("pass",):
                out.add(team)
            case ("announce" | "announce-with-knight" as how, int(number), tuple(values)):
                table.required = number
                part[team] = lay(table, seat, values, how == "announce-with-knight")
            case ("lay" | "lay-with-knight" as how, tuple(values)):
                count = lay(table, seat, values, how == "lay-with-knight")
                part.setdefault(team, count)
            case _:
                raise AssertionError(move)


def lay(table: Table, seat: int, values: tuple[int, ...], with_knight: bool) -> int:
    """How many of the cards laid count towards the required number: all but the knight's one more."""
    table.laid[seat] = table.take_hunt_cards(seat, values)
    table.laid_first.setdefault(table.party(seat), seat)
    if with_knight:
        table.use_power(seat)
        return len(values) - 1
    return len(values)


def mate_of(table: Table, seat: int) -> int:
    (mate,) = (other for other in table.members(table.party(seat)) if other != seat)
    return mate


def entering_moves(table: Table, seat: int) -> set[Move]:
    """The first of a team: pass for the team, or lay so many that the other one can fill up the number."""
    moves: set[Move] = {("pass",)}
    opening = table.required is None
    numbers = range(2, 6) if table.required is None else [table.required]
    for number in numbers:
        for own in range(1, number):
            if number - own > len(table.hand[mate_of(table, seat)]):
                continue
            for values in choices(table.hand[seat], own):
                moves.add(("announce", number, values) if opening else ("lay", values))
            if table.has_power(seat, "knight"):
                for values in choices(table.hand[seat], own + 1):
                    knight: Move = ("lay-with-knight", values)
                    moves.add(("announce-with-knight", number, values) if opening else knight)
    return moves


def filling_moves(table: Table, seat: int, laid_by_mate: int) -> set[Move]:
    """The second of a team lays exactly what is missing; a knight may add one."""
    assert table.required is not None
    missing = table.required - laid_by_mate
    moves: set[Move] = {("lay", values) for values in choices(table.hand[seat], missing)}
    if table.has_power(seat, "knight"):
        moves |= {("lay-with-knight", values) for values in choices(table.hand[seat], missing + 1)}
    return moves

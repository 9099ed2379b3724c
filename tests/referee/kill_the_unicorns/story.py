"""Telling small stories: a match with chosen lots, brought on by players who do as little as they can."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from . import Match, Options, Told, Trap, Unicorn
from .table import Move, Owned, Place

DULL = ("decline", "pass", "buy-nothing")


def unicorn(colour: str, stars: int, copy: int = 1) -> Unicorn:
    kind = {0: "pigicorn", 4: "legendary"}.get(stars, "unicorn")
    return Unicorn(kind, colour, stars, copy)


def starter(colour: str, copy: int = 1) -> Unicorn:
    return Unicorn("starter", colour, 2 if colour == "none" else 1, copy)


class Story:
    def __init__(
        self,
        edition: str,
        *characters: str,
        traps: dict[int, list[str]] | None = None,
        told: dict[str, Any] | None = None,
        **options: Any,
    ) -> None:
        """`traps`: the top cards of the players' trap decks; seat 0 begins unless told otherwise."""
        results: dict[str, Any] = dict(told or {})
        for seat, names in (traps or {}).items():
            results[f"traps of {seat}"] = [Trap(seat, name) for name in names]
        chosen = replace(Options(characters=characters), **options)
        self.match = Match(edition, len(characters), chosen, Told(results))
        self.table = self.match.table

    def play(self, seat: int, *move: object) -> Story:
        self.match.play(seat, move)
        return self

    def kinds(self, seat: int) -> set[object]:
        return {move[0] for move in self.match.legal(seat)}

    def sizes(self, seat: int, kind: str = "lay") -> set[int]:
        """How many hunt cards this seat may lay by moves of this kind."""
        moves = [move for move in self.match.legal(seat) if move[0] == kind]
        return {len(values) for move in moves for values in move if isinstance(values, tuple)}

    def to(self, moment: str, seat: int | None = None) -> Story:
        """On to this moment (of this seat); until then everybody declines, passes, buys nothing."""
        for _ in range(500):
            if self.match.moment == moment and (seat is None or seat in self.match.who_may_act()):
                return self
            assert not self.match.over, f"{moment} never came"
            who = min(self.match.who_may_act())
            moves = sorted(self.match.legal(who), key=repr)
            self.match.play(who, next((move for move in moves if move[0] in DULL), moves[0]))
        raise AssertionError(moment)

    def set_all(self, *moves: tuple[int, Move]) -> Story:
        """Trap moves as (seat, (trap, place in the row, side))."""
        for seat, (name, at, side) in moves:
            self.match.play(seat, ("set-trap", name, at, side))
        return self

    def lay(self, *each: tuple[int, ...] | None) -> Story:
        """From the opener on, clockwise: the cards each one lays, None for a pass; powers are declined."""
        for values in each:
            self.to("laying")
            (seat,) = self.match.who_may_act()
            self.match.play(seat, ("pass",) if values is None else ("lay", values))
        return self

    def give(self, party: int, *unicorns: Unicorn) -> list[Owned]:
        """Puts unicorns before a player by hand (out of the deck), for the story's sake."""
        given = []
        for card in unicorns:
            if card in self.table.deck:
                self.table.deck.remove(card)
            owned = Owned(card)
            self.table.herd[party].append(owned)
            given.append(owned)
        return given

    def place(self, card: Any) -> Place:
        return self.match.where()[card]

    def herd(self, party: int) -> set[Unicorn]:
        return {owned.unicorn for owned in self.table.herd[party]}

"""How an effect asks a player: it yields an Ask and gets the seat and the move back."""

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Any, TypeVar

Move = tuple[Any, ...]
Options_ = Callable[[], list[Move]]

# The second part is None if the question became impossible while it was open.
Reply = tuple[int, Move | None]


class IllegalMove(Exception):
    """The move is against the book; the message says which sentence."""


class Ended(Exception):
    """The match is over."""


@dataclass(frozen=True)
class Ask:
    """The match waits for one of these seats; `reason` is the sentence an illegal move breaks."""

    moves: dict[int, Options_]
    reason: str
    before_action: bool = False  # the player whose turn it is chooses an action, nothing is pending
    settled: bool = False  # nothing is pending, though no action is chosen
    owed: int = 1  # how many of these choices are to be made one after the other, this one included


T = TypeVar("T")
Play = Generator[Ask, Reply, T]


def ask(seat: int, options: Options_, reason: str, owed: int = 1, settled: bool = False) -> Play[Move | None]:
    """One player chooses; None if there is nothing to choose from."""
    if not options():
        return None
    _, move = yield Ask({seat: options}, reason, owed=owed, settled=settled)
    return move


def ask_yes(seat: int, reason: str) -> Play[bool]:
    def options() -> list[Move]:
        return [("yes",), ("no",)]

    move = yield from ask(seat, options, reason)
    return move == ("yes",)

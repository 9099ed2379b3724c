"""Who begins a match: drawn by lot, a given seat, the last winner, or the seat after the last starter.

For games whose options have a `start`, and `last_winners` and `last_starter` to tell about the last match.
"""

from typing import Protocol

from monoceros.core.contract import SEAT_LETTERS, seat_letter
from monoceros.core.mistakes import Mistake
from monoceros.core.wire import Outcome


class Starting(Protocol):
    """Options that say who begins; seats go by their letters."""

    @property
    def start(self) -> str:
        """`random`, a seat, `winner` or `next`."""

    @property
    def last_winners(self) -> str:
        """The seats that won the last match."""

    @property
    def last_starter(self) -> str:
        """The seat that began it."""


def starters(options: Starting, seats: int) -> list[int]:
    """The seats of which one begins, each equally likely."""
    if options.start == "next" and options.last_starter:
        return [(SEAT_LETTERS.index(options.last_starter) + 1) % seats]
    pool = SEAT_LETTERS[:seats]
    if options.start == "winner" and options.last_winners:
        pool = options.last_winners
    elif options.start in pool:
        pool = options.start
    return [SEAT_LETTERS.index(letter) for letter in pool]


def check_starting(options: Starting, seats: int) -> None:
    """Options may only name seats that are at the table."""
    named = {
        "start": options.start if len(options.start) == 1 else "",
        "last_winners": options.last_winners,
        "last_starter": options.last_starter,
    }
    for option, letters in named.items():
        for letter in letters:
            if letter not in SEAT_LETTERS[:seats]:
                raise Mistake("option-seat", option=option, seat=letter, last=SEAT_LETTERS[seats - 1])


def next_start(options: Starting, outcome: Outcome | None, starter: int) -> dict[str, str]:
    """What a rematch changes: with this match as the last one, the start goes round (ruling R24).

    Only a start by the last winner stays as it was chosen.
    """
    return {
        "start": "winner" if options.start == "winner" else "next",
        "last_winners": "".join(seat_letter(seat) for seat in outcome.winners) if outcome else "",
        "last_starter": seat_letter(starter),
    }

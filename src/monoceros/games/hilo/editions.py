"""What may be agreed on before a match of HiLo: the edition, and who begins."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from monoceros.core.contract import SEAT_LETTERS
from monoceros.core.game import Edition
from monoceros.core.options import READING, Options

EDITIONS = (Edition("de", fewest=2, most=4, language="de"),)
"""There is one, for two to four players (hilo.players)."""

Seats = Annotated[str, Meta(pattern="^[A-D]*$")]


class HiloOptions(Options, frozen=True):
    """The options of HiLo.

    `start`: who begins - drawn by lot, a given seat, the winner of the last match, or the next seat
    after the one that began it (hilo.setup.start-player). The other two tell about that last match.
    `last_magician`: whether a magician as one's twelfth open card ends the match or casts first.
    """

    start: Literal["random", "A", "B", "C", "D", "winner", "next"] = "random"
    last_winners: Seats = ""
    last_starter: Literal["", "A", "B", "C", "D"] = ""
    last_magician: Annotated[Literal["ends", "casts"], Meta(extra=READING)] = "ends"


def starters(options: HiloOptions, seats: int) -> list[int]:
    """The seats of which one begins, each equally likely (hilo.setup.start-player)."""
    if options.start == "random":
        return list(range(seats))
    if options.start == "next" and options.last_starter:
        return [(SEAT_LETTERS.index(options.last_starter) + 1) % seats]
    pool = SEAT_LETTERS[:seats]
    if options.start == "winner" and options.last_winners:
        pool = options.last_winners
    elif options.start in pool:
        pool = options.start
    return [SEAT_LETTERS.index(letter) for letter in pool]


def named_seats(options: HiloOptions) -> dict[str, str]:
    """The seats each option names, by their letters."""
    return {
        "start": options.start if len(options.start) == 1 else "",
        "last_winners": options.last_winners,
        "last_starter": options.last_starter,
    }


def next_options(options: HiloOptions, winners: str, starter: str) -> HiloOptions:
    """The options of a rematch: with this match as the last one, the start goes round (ruling R24).

    Only a start by the last winner stays as it was chosen.
    """
    return msgspec.structs.replace(
        options,
        start=options.start if options.start == "winner" else "next",
        last_winners=winners,
        last_starter=starter,
    )

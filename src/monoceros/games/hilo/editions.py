"""What may be agreed on before a match of HiLo: the edition, and who begins."""

from typing import Annotated, Literal

from msgspec import Meta

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

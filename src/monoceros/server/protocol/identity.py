"""People without accounts: what a browser is told about its own person, and what it may ask.

Nobody else is ever told any of this but the name and the avatar, and those only at tables the person sits at.
"""

from typing import Annotated, Literal

import msgspec

from monoceros.core.wire import Struct
from monoceros.server.protocol.messages import Line, Word
from monoceros.server.protocol.notices import QuietHours

AVATARS = (
    "rose",
    "wave",
    "leaf",
    "sun",
    "queen",
    "dreamer",
    "star",
    "rogue",
    "ember",
    "frost",
    "violet",
    "moss",
    "coral",
    "night",
    "honey",
    "pearl",
)
"""The unicorns somebody may be drawn as; `web/src/art/avatars.ts` draws them."""

CarryCode = Annotated[str, msgspec.Meta(max_length=64)]


class Me(Struct, frozen=True):
    """The caller's own person; `known` is false for a browser that is nobody yet, and the rest is empty."""

    known: bool
    name: str
    avatar: str
    language: str
    devices: int
    tables: int


class ChangeMe(Struct, frozen=True):
    """What to change about oneself; what is left out stays. A browser that is nobody yet becomes somebody."""

    name: Line | None = None
    avatar: Word | None = None
    language: Word | None = None


class CarryLink(Struct, frozen=True):
    """A link that makes another device the same person, once, until a moment."""

    link: str
    until: str


class Carry(Struct, frozen=True):
    """The code of such a link. `instead` confirms that this browser gives up being somebody else."""

    code: CarryCode
    instead: bool = False


class CarryInfo(Struct, frozen=True):
    """Whom a link makes of this browser, and at how many tables it gives up its own seats for that."""

    name: str
    avatar: str
    same: bool
    loses: int


class KeptSeat(Struct, frozen=True):
    """A seat of a person, as it is kept."""

    table: str
    game: str
    seat: int
    nickname: str
    created: str
    status: Literal["open", "playing", "over"]
    result: str
    said: list[str]


class KeptNotice(Struct, frozen=True):
    """Where messages to one of a person's devices go, and since when."""

    endpoint: str
    since: str


class GameStatistics(Struct, frozen=True):
    """How somebody has done at one game: `best` is their highest score."""

    game: str
    games: int
    wins: int
    best: int | None


class BeatenBots(Struct, frozen=True):
    """How often bots of a level, or one of a name, were beaten."""

    level: str
    beaten: int


class Statistics(Struct, frozen=True):
    """How somebody has done so far, told to nobody else. `streak` counts the wins in a row up to now.

    `since` is when it was begun anew, if it ever was.
    """

    since: str | None
    games: int
    wins: int
    streak: int
    best_streak: int
    by_game: list[GameStatistics]
    bots: list[BeatenBots]
    favourites: list[BeatenBots]


class Export(Struct, frozen=True):
    """Everything that is kept about a person."""

    name: str
    avatar: str
    language: str
    since: str
    last_seen: str
    devices_since: list[str]
    notices: list[KeptNotice]
    quiet: QuietHours | None
    statistics: Statistics
    seats: list[KeptSeat]


class Forgotten(Struct, frozen=True):
    """How many seats were given up."""

    seats: int

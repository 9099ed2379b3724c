"""Rooms: the same people for a whole evening, game after game. What everybody in one may know of it.

A room has the id of its first table and one join code, which always leads to the table of the moment.
"""

from typing import Annotated, Literal

import msgspec

from monoceros.core.wire import Struct
from monoceros.server.protocol.messages import MOST_SEATS, Line, Pace, Seat, Word

ChosenBy = Literal["host", "vote"]
"""Who decides what is played next: the host, or most of those who are there."""


class RoomPerson(Struct, frozen=True):
    """Somebody in a room: `seat` at the table of the moment, or whether they want one at the next.

    Whoever has none has a `ref` by which the host may give them one; `asks` is the seat they ask for.
    """

    name: str
    avatar: str
    you: bool
    seat: int | None
    wants: bool
    vote: str | None
    ref: str | None
    asks: int | None


class BarredPerson(Struct, frozen=True):
    """Somebody the host has removed from the seats of a room, or muted."""

    ref: str
    name: str
    removed: bool
    muted: bool


class Standing(Struct, frozen=True):
    """How somebody has done this evening."""

    name: str
    avatar: str | None
    bot: bool
    you: bool
    games: int
    wins: int


class PlayedGame(Struct, frozen=True):
    """A game of the evening that is over."""

    table: str
    game: str
    winners: list[str]
    created: str


class RoomInfo(Struct, frozen=True):
    """A room as anybody in it may see it. `table` is the one of the moment, `games` counts what is over.

    `played` are the last of them; `deciding` tells whether the caller may choose what comes next, `hosting`
    whether they are the host, and `host_gone` that the host has been away for so long that they may be it.
    `removed` and `muted` are what the caller is; only the host is told who else (`barred`).
    """

    id: str
    code: str
    table: str
    game: str
    status: Literal["open", "playing", "over"]
    chosen_by: ChosenBy
    deciding: bool
    hosting: bool
    host_gone: bool
    removed: bool
    muted: bool
    barred: list[BarredPerson]
    people: list[RoomPerson]
    games: int
    score: list[Standing]
    played: list[PlayedGame]


class RoomSummary(Struct, frozen=True):
    """A room of the caller's in a list. `deadline` is when their time for a decision is over, if it runs.

    `days` tells that a move has days there.
    """

    id: str
    table: str
    game: str
    adult: bool
    status: Literal["open", "playing", "over"]
    names: list[str]
    you: int | None
    your_turn: bool
    deadline: str | None
    days: bool
    created: str


class RoomList(Struct, frozen=True):
    """Some rooms."""

    rooms: list[RoomSummary]


class NextGame(Struct, frozen=True):
    """What is played after the table `after`: the same again, unless a game is named.

    Everybody keeps their seat, late friends take those of bots, and bots of this level fill the rest; `seats`
    makes the table larger or smaller. What is left out is as at the table before.
    """

    after: Word
    game: Word = ""
    edition: Word = ""
    options: dict[Word, Word] = {}
    seats: Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)] | None = None
    bot: Word = "skilled"
    pace: Pace | None = None
    hints: bool | None = None


class Vote(Struct, frozen=True):
    """The game the caller would like next; empty takes the vote back."""

    game: Word = ""


class Choosing(Struct, frozen=True):
    """Who decides from now on what is played next."""

    by: ChosenBy


class WantSeat(Struct, frozen=True):
    """Whether the caller wants a seat at the next game, and under which name."""

    wants: bool = True
    nickname: Line = ""


# What a host may do about people. `who` is the name the caller sees at the seat: should somebody else sit
# there by now, nothing is done.


class OnePerson(Struct, frozen=True):
    """Somebody in a room: at a seat, or without one by their `ref`."""

    seat: Seat | None = None
    who: Line = ""
    ref: Word = ""


class MutePerson(Struct, frozen=True):
    """Whether what somebody says is told to nobody."""

    seat: Seat
    who: Line = ""
    muted: bool = True


class ByRef(Struct, frozen=True):
    """Somebody in a room, by their `ref`."""

    ref: Word


class AskSeat(Struct, frozen=True):
    """The seat of a table somebody asks the host for: a bot's, or their own of before a device was lost."""

    seat: Seat
    nickname: Line = ""


class GiveSeat(Struct, frozen=True):
    """A seat, and to whom in the room it is given."""

    to: Word
    seat: Seat
    who: Line = ""


class PassOnHost(Struct, frozen=True):
    """The seat whose person is host from now on."""

    seat: Seat
    who: Line = ""

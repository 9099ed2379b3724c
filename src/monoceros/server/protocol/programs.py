"""Seats for programs of others: what a host asks for, and what they are given.

`docs/outside-bots.md` tells their story.
"""

from monoceros.core.wire import Struct
from monoceros.server.protocol.messages import Line


class InviteProgram(Struct, frozen=True):
    """A seat for somebody's program, and what it is called there; one of the bots' names if it has none."""

    name: Line = ""


class ProgramSeat(Struct, frozen=True):
    """A seat that only a program with this token plays. The token is told once: the server keeps a digest.

    `socket` is the path of the table's socket, `seconds` how long a decision may take before a stand-in
    plays on.
    """

    table: str
    seat: int
    name: str
    token: str
    socket: str
    seconds: float

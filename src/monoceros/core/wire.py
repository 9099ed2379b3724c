"""The shapes that leave the engine, and the one door they leave through.

Nothing here holds prose: keys and parameters only. Text is made at the edge, in the reader's language.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

Value = str | int | None | list[str | None]
"""What a parameter of an event, a choice or a refusal may be."""


class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Base of everything on the wire: immutable, and closed against unknown fields.

    None of it ever points back at what holds it, so the garbage collector need not look for circles.
    """


class Choice(Struct, frozen=True, omit_defaults=True):
    """One thing a seat may do now: its id, its notation, and what on the board it is about.

    `about` names places (`A3`, `draw`, `discard`) in the order of the notation; a page highlights them.
    `leads` is for a choice that is only half of a move and can then no longer be taken back: the places the
    same seat has to choose from right afterwards, so that both halves can be thought over together.
    """

    action: int
    text: str
    verb: str
    about: list[str]
    leads: list[str] = []


class Preview(Struct, frozen=True):
    """What places would bring the seat that is asked, counted from what it knows and nothing else.

    It is about the last of the places of `about`, once those before it are chosen. `key` and `params` make
    the sentence.
    """

    about: list[str]
    points: int
    key: str
    params: dict[str, Value]


class News(Struct, frozen=True):
    """An event as one viewer may know it, with the clause of the rulebook that made it happen."""

    key: str
    clause: str
    params: dict[str, Value]


class Part(Struct, frozen=True):
    """One line of a score: where points came from and which places of the board gave them."""

    key: str
    points: int
    places: list[str]
    params: dict[str, Value] = {}


class Score(Struct, frozen=True):
    """What one seat scored, and its parts, which add up to the total."""

    seat: int
    total: int
    parts: list[Part]


class Outcome(Struct, frozen=True):
    """How a match ended: the seats that won, every score, and the clause that ended it."""

    winners: list[int]
    scores: list[Score]
    reason: str


class View(Struct, frozen=True):
    """What one viewer may know of a match. Each game adds its own fields.

    `you` is the viewer's seat, or None for an onlooker; `n` counts the actions played so far; `to_act` is
    who owes a decision as far as the viewer may know.
    """

    game: str
    seats: int
    you: int | None
    n: int
    to_act: list[int]


class Hint(Struct, frozen=True):
    """A move worth considering: the chance to win found for it, how much speaks for it, and one thought why.

    `chance` is None where nothing was thought through; `weight` is the share of all thinking it took, so
    that the weights of a full list add up to one. `key` and `params` make the sentence.
    """

    action: int
    text: str
    chance: float | None
    weight: float
    key: str
    params: dict[str, Value]


class Window(Struct, frozen=True):
    """An open reaction window: what it is about, the seats asked together, and the action that passes."""

    key: str
    asked: list[int]
    passing: int


class Update(Struct, frozen=True):
    """All a viewer gets after an action: the view, what is new, what they may do and gain by it, the end."""

    view: Any
    news: list[News]
    choices: list[Choice]
    outcome: Outcome | None
    window: Window | None = None
    previews: list[Preview] = []


class Problem(Struct, frozen=True):
    """A refused action, as a client is told: a stable code, the clause, and its parameters."""

    code: str
    clause: str
    params: Mapping[str, Value]


_encoder = msgspec.json.Encoder(order="deterministic")


def encode(message: Struct) -> bytes:
    """The bytes of a message. Everything sent to anybody passes here."""
    return _encoder.encode(message)

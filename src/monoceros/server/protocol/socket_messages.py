"""What is said over the socket of a table, by clients and by the server.

Whatever tells of cards is an `Update` of the engine and was built by `State.update` for one viewer;
everything leaves through `core.wire.encode`.
"""

from typing import Annotated, Any, Literal

import msgspec

from monoceros.core.wire import Choice, Hint, News, Outcome, Preview, Struct, Value
from monoceros.server.protocol.messages import Action, Line, TableInfo, Version

RequestId = Annotated[str, msgspec.Meta(max_length=40)]
"""A client's own name for something it asks: it is answered with `done` or `refused` under the same name."""


# What a client may say over the socket.


class Act(Struct, frozen=True, tag_field="type", tag="act"):
    """Play an action, decided while looking at version `n`."""

    n: Version
    action: Action
    id: RequestId = ""


class Undo(Struct, frozen=True, tag_field="type", tag="undo"):
    """Take back one's last action, seen at version `n`."""

    n: Version
    id: RequestId = ""


class Say(Struct, frozen=True, tag_field="type", tag="chat"):
    """Say something to the table. What is said twice with the same `id` is said once."""

    text: str
    id: RequestId = ""


EmoteName = Literal["hello", "bravo", "laugh", "wow", "oops", "thanks"]
"""A handful of friendly faces, which everybody at the table understands."""


class ShowEmote(Struct, frozen=True, tag_field="type", tag="emote"):
    """Make a face at one's seat for a moment."""

    emote: EmoteName


class Why(Struct, frozen=True, tag_field="type", tag="why"):
    """Ask why an action, written as people write it (`place 3`), is not allowed now."""

    text: Line


class AskHints(Struct, frozen=True, tag_field="type", tag="hint"):
    """Ask for hints about one's decision at version `n`."""

    n: Version


class AskKnown(Struct, frozen=True, tag_field="type", tag="know"):
    """Ask for the position behind one's decision at version `n`; for programs."""

    n: Version


class Ping(Struct, frozen=True, tag_field="type", tag="ping"):
    """Are you still there? `hidden` tells that nobody looks at the page at the moment."""

    hidden: bool = False


Said = Act | Undo | Say | ShowEmote | Why | AskHints | AskKnown | Ping
"""Everything a client may say over a socket."""
SAID_TYPES = ("act", "undo", "chat", "emote", "why", "hint", "know", "ping")


# What the server says over the socket.


class Clock(Struct, frozen=True):
    """The time of each seat, for which of them it runs, and when the first of those runs out."""

    seat_seconds: dict[str, float]
    running: list[int]
    deadline: str | None


class OpenWindow(Struct, frozen=True):
    """A reaction window at the table: what it is, and when whoever has not answered lets it go by.

    Whoever is alone with bots keeps nobody waiting: there is no deadline then.
    """

    key: str
    asked: list[int]
    passing: int
    deadline: str | None


class TableMessage(Struct, frozen=True, tag_field="type", tag="table"):
    """The table has changed: seats, status, or this is the beginning."""

    table: TableInfo


class UpdateMessage(Struct, frozen=True, tag_field="type", tag="update"):
    """All one viewer may know of the match at version `n`.

    `by` tells who decided the action behind it: a person, a bot, or a stand-in when a clock ran out.
    """

    n: int
    view: Any
    news: list[News]
    choices: list[Choice]
    previews: list[Preview]
    outcome: Outcome | None
    clock: Clock | None
    window: OpenWindow | None
    undo: bool
    by: Literal["person", "bot", "clock"] | None


class SeatChange(Struct, frozen=True):
    """What became of a seat during the match: who was there before, and who has been since.

    A `stand-in` plays for a person who left, a `bot` for itself.
    """

    seat: int
    at: str
    name_before: str
    name_after: str
    state_before: Literal["person", "stand-in", "bot"]
    state_after: Literal["person", "stand-in", "bot"]


class ChangesMessage(Struct, frozen=True, tag_field="type", tag="changes"):
    """What became of the seats so far, told before the history to whoever has just come, if anything did."""

    changes: list[SeatChange]


class Past(Struct, frozen=True):
    """What an earlier action brought about, as one viewer may know it, who decided it, and when."""

    by: Literal["person", "bot", "clock"]
    at: str
    news: list[News]


class HistoryMessage(Struct, frozen=True, tag_field="type", tag="history"):
    """What has happened so far, told to whoever has just come; `left_out` counts the news before that."""

    past: list[Past]
    left_out: int


class RefusedMessage(Struct, frozen=True, tag_field="type", tag="refused"):
    """What was asked cannot be done, or would not be: a code, the rule, and a sentence."""

    n: int
    code: str
    clause: str | None
    params: dict[str, Value]
    message: str
    id: str = ""


class DoneMessage(Struct, frozen=True, tag_field="type", tag="done"):
    """What was asked under this name is done, and kept."""

    id: str


class HintsMessage(Struct, frozen=True, tag_field="type", tag="hints"):
    """The moves worth considering at version `n`, best first, from the asking seat's knowledge."""

    n: int
    hints: list[Hint]


class KnownMessage(Struct, frozen=True, tag_field="type", tag="known"):
    """All the asking seat knows at version `n`, as a position: what bots of this server are handed, too."""

    n: int
    position: str
    legal: list[int]


class ChatMessage(Struct, frozen=True, tag_field="type", tag="chat"):
    """Somebody at the table said something."""

    from_: int | None = msgspec.field(name="from")
    nickname: str
    text: str
    at: str


class ChatsMessage(Struct, frozen=True, tag_field="type", tag="chats"):
    """The last things that were said."""

    messages: list[ChatMessage]


class EmoteMessage(Struct, frozen=True, tag_field="type", tag="emote"):
    """Somebody at a seat makes a face. It is gone a moment later: nobody who comes then is told."""

    from_: int = msgspec.field(name="from")
    emote: EmoteName


class PresenceMessage(Struct, frozen=True, tag_field="type", tag="presence"):
    """Who looks at the table right now."""

    connected: list[int]
    onlookers: int


class PongMessage(Struct, frozen=True, tag_field="type", tag="pong"):
    """Still here."""


Told = (
    TableMessage
    | ChatsMessage
    | UpdateMessage
    | ChangesMessage
    | HistoryMessage
    | PresenceMessage
    | ChatMessage
    | EmoteMessage
    | RefusedMessage
    | DoneMessage
    | HintsMessage
    | KnownMessage
    | PongMessage
)
"""Everything the server says over a socket."""

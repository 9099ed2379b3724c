"""The shapes of REST bodies: what goes over the wire besides the engine's own and `socket_messages.py`.

`docs/server.md` tells their story. Whatever tells of cards is an `Update` of the engine and was built by
`State.update` for one viewer; everything leaves through `core.wire.encode`.
"""

from typing import Annotated, Any, Literal

import msgspec

from monoceros.bots.analysis import Analysis
from monoceros.core.game import Edition
from monoceros.core.options import Option
from monoceros.core.pack_fields import PackField
from monoceros.core.wire import Choice, News, Outcome, Struct

MOST_SEATS = 8
Version = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
Action = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
Word = Annotated[str, msgspec.Meta(max_length=64)]
Key = Annotated[str, msgspec.Meta(pattern="^([A-Za-z0-9_-]{22,64})?$")]
Line = Annotated[str, msgspec.Meta(max_length=1000)]
Seat = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
Entropy = Annotated[str, msgspec.Meta(max_length=128)]
EntropyState = Literal["none", "owed", "committed", "revealed"]
"""Whether a seat brings no entropy, is asked to commit anew, has committed, or has revealed it."""


class Pace(Struct, frozen=True):
    """How long a move may take: as long as it wants, some seconds, or some days.

    `reaction` is how many seconds a reaction window stays open; where a move has days, `reaction_hours` is
    how many hours, at most as long as a move.
    """

    kind: Literal["none", "move", "days"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=1, le=86_400)] | None = None
    days: Annotated[int, msgspec.Meta(ge=1, le=60)] | None = None
    reaction: Annotated[int, msgspec.Meta(ge=3, le=300)] = 12
    reaction_hours: Annotated[int, msgspec.Meta(ge=1, le=60 * 24)] | None = None


class SeatInfo(Struct, frozen=True):
    """A seat as anybody may see it. `entropy_commitment` is SHA-256 of the entropy it is going to reveal.

    From `warned_until` on a bot plays for somebody who lets everybody wait; `wants_seat` is the seat they
    would like to have instead; `beside` is the seat on whose device a guest plays.
    """

    seat: int
    kind: Literal["open", "person", "bot"]
    nickname: str | None
    avatar: str | None
    bot: str | None
    connected: bool
    host: bool
    stand_in: bool
    entropy: EntropyState
    entropy_commitment: str | None
    ready: bool
    muted: bool
    warned_until: str | None
    wants_seat: int | None
    beside: int | None


class TableInfo(Struct, frozen=True):
    """A table as anybody may see it; `you` is the seat of whoever asked, `n` the table's version.

    `yours` are all seats that play on the reader's device. Where those are several, nobody's cards are shown
    while the match goes on, and `you` is null, until the socket says in whose hands the device is.

    `pack` names the cards as the record will, `own_pack` tells that they are of the host's own pack; `adult`
    that the table is for adults, and `forfeits` what its host wants to see when a party variant calls out.
    `room` is the room the table is in, and `next` the table of the next game there. While `revealing`, seats
    that have committed to their entropy are asked to reveal it; `deals` counts how often it was prepared.
    """

    id: str
    code: str
    game: str
    edition: str
    pack: str
    own_pack: bool
    adult: bool
    forfeits: list[str]
    options: dict[str, str]
    deck_language: str
    pace: Pace
    public: bool
    hints: bool
    status: Literal["open", "playing", "over"]
    seats: list[SeatInfo]
    starts: Literal["full", "host"]
    you: int | None
    yours: list[int]
    n: int
    commitment: str
    deals: int
    revealing: bool
    created: str
    result: str | None
    room: str
    next: str | None


class TableList(Struct, frozen=True):
    """Some tables."""

    tables: list[TableInfo]


class OpenTable(Struct, frozen=True):
    """What a host decides. `bots` names a bot or null for each seat; the host's own comes first.

    `entropy_commitment` is SHA-256 of the host's own chance, in hexadecimal, if they bring any. `pack` is the
    text of a card pack of the host's own, if there is one. `forfeits` are the host's own, for adults.
    `guests` are the names of people who play on the host's device; they take the first seats that are no
    bot's. The match begins as soon as the table is full, or when the host says so (`starts`); at once, where
    nobody is to come from elsewhere.
    """

    game: Word
    seats: Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)]
    edition: Word = ""
    bots: Annotated[list[Word | None], msgspec.Meta(max_length=MOST_SEATS)] = []
    options: dict[Word, Word] = {}
    deck_language: Word = ""
    pace: Pace = Pace()
    public: bool = False
    nickname: Line = ""
    hints: bool = False
    entropy_commitment: Word = ""
    pack: str = ""
    forfeits: Annotated[list[Line], msgspec.Meta(max_length=12)] = []
    guests: Annotated[list[Line], msgspec.Meta(max_length=MOST_SEATS)] = []
    starts: Literal["full", "host"] = "full"


class Join(Struct, frozen=True):
    """Sitting down: under which name, where, and with what entropy, of which only SHA-256 is told yet.

    `key` is a secret of the client's own, of 22 letters or more: whoever is nobody yet and asks again with
    the same one, because the answer got lost, is the same person and gets no second seat.
    """

    nickname: Line = ""
    key: Key = ""
    seat: Seat | None = None
    entropy_commitment: Word = ""


class Ready(Struct, frozen=True):
    """Whether one is ready to begin."""

    ready: bool = True


class StartWhen(Struct, frozen=True):
    """Whether the match begins as soon as the table is full, or when the host says so."""

    starts: Literal["full", "host"]


class SomebodyThere(Struct, frozen=True):
    """Whom the caller sees at a seat, by name: should somebody else sit there by now, nothing is done."""

    who: Line = ""


class Guest(Struct, frozen=True):
    """Somebody who plays on the caller's device, and where they sit."""

    nickname: Line = ""
    seat: Seat | None = None


class LetBy(Struct, frozen=True):
    """Passing for everybody on one's device, in the reaction window that was open at version `n`."""

    n: Version


class BotFor(Struct, frozen=True):
    """The bot that takes a seat."""

    bot: Word = "heuristic"


class EntropyCommitment(Struct, frozen=True):
    """SHA-256 of the entropy one is going to reveal, in hexadecimal; empty if one brings none."""

    entropy_commitment: Word = ""


class Reveal(Struct, frozen=True):
    """The entropy one has committed to."""

    entropy: Entropy


class PackToCheck(Struct, frozen=True):
    """The text of a card pack of one's own, for an edition."""

    pack: str
    edition: Word = ""


class ToVerify(Struct, frozen=True):
    """A record somebody wants checked, with the text of the pack of one's own it was played with, if any."""

    record: Annotated[str, msgspec.Meta(max_length=400_000)]
    pack: str = ""


class Verified(Struct, frozen=True):
    """A record that holds what it promises."""

    ok: bool
    fair: bool
    actions: int
    chances: int
    result: str


class Problem(Struct, frozen=True):
    """What went wrong: a stable code, a sentence in the reader's language, and the rule behind it."""

    code: str
    message: str
    clause: str | None = None
    params: dict[str, Any] = {}


class GameInfo(Struct, frozen=True):
    """A game, with everything a form for a new table needs.

    `bots` are the levels, weakest first; those that are `styled` may have one of the `styles` behind a dash.
    """

    id: str
    editions: list[Edition]
    options: list[Option]
    bots: list[str]
    styled: list[str]
    styles: list[str]


class GameList(Struct, frozen=True):
    """The games the house knows."""

    games: list[GameInfo]


class ClauseInfo(Struct, frozen=True):
    """One rule; its texts are Fluent messages: `key`, `key.text` and `chapter`."""

    id: str
    key: str
    chapter: str
    heading: str
    editions: list[str]
    source: str
    provenance: dict[str, str]
    ruling: str
    topic: str
    reading: str


class RuleBook(Struct, frozen=True):
    """The rules of a game as one edition has them, in reading order."""

    game: str
    edition: str
    clauses: list[ClauseInfo]


class Answer(Struct, frozen=True):
    """What one edition says to a question; no clauses where it says nothing."""

    edition: str
    clauses: list[ClauseInfo]


class Difference(Struct, frozen=True):
    """A question editions answer differently: the Fluent message that asks it, and an answer from each."""

    key: str
    answers: list[Answer]


class Comparison(Struct, frozen=True):
    """Where editions of a game differ, in reading order."""

    game: str
    editions: list[str]
    differences: list[Difference]


class CardList(Struct, frozen=True):
    """The cards of a game: the fields of its card pack, and what they say as `text` by language.

    `provenance` of a card marks each of its values, its name in each language as `name.de`, and its `text`.
    `note` tells of the whole pack, by language. A pack of one's own `extends` that pack, and may correct
    these `fields`.
    """

    pack: str
    note: dict[str, str]
    extends: str
    total: int
    fields: list[PackField]
    cards: list[dict[str, Any]]


class ReplayMove(Struct, frozen=True):
    """An action of a record."""

    seat: int
    text: str


class Frame(Struct, frozen=True):
    """A match after `n` actions, as one viewer saw it then."""

    n: int
    move: ReplayMove | None
    view: Any
    news: list[News]


class Replay(Struct, frozen=True):
    """A finished match from the first deal to the end, and the record that proves it.

    `pack` is the text of the pack of one's own it was played with; empty if there was none.
    """

    frames: list[Frame]
    outcome: Outcome | None
    record: str
    pack: str


class AnalysisInfo(Struct, frozen=True):
    """How the analysis of a finished match stands, and what it found once it is ready.

    `place` is its place in the queue, from 1, while it is queued; `done` of `actions` are judged while it is
    running. `none` has not been asked for, or was lost with the server that made it: ask again.
    """

    state: Literal["none", "queued", "running", "ready", "failed"]
    place: int
    done: int
    actions: int
    analysis: Analysis | None


class Health(Struct, frozen=True):
    """Whether the server can do its work."""

    ok: bool


class LessonFrame(Struct, frozen=True):
    """One moment of a lesson: what the learner sees, what is said, and the one move that is asked for.

    `waits` is whether the learner has to do something, if only to read on; `cut` begins a new scene.
    """

    view: Any
    news: list[News]
    choices: list[Choice]
    say: str
    waits: bool
    cut: bool


class Lesson(Struct, frozen=True):
    """The lesson of a game: a prepared table of bots' seats and the learner at seat A."""

    game: str
    edition: str
    seats: int
    frames: list[LessonFrame]

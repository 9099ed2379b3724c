"""What is kept of many matches: tables for Parquet, column by column, and records.

    games       one row for each match
    parts       one row for each line of a seat's score
    cards       one row for each card a seat met, and in which way (`core/tally.py`)
    decisions   one row for each decision, if asked for

Seats are numbers from 0. `docs/reports.md` tells what every column means.
"""

from io import BytesIO
from typing import Any

import msgspec

from monoceros.core.installation import need
from monoceros.core.match import Match
from monoceros.core.record import format_record
from monoceros.core.tally import Tally
from monoceros.lab.simulate import Count, Worker

COLUMNS: dict[str, dict[str, str]] = {
    "games": {
        "match": "Int64",
        "deal": "Int64",
        "seed": "UInt64",
        "starter": "UInt8",
        "steps": "Int32",
        "ended": "String",
        "winners": "List UInt8",
        "bots": "List String",
        "scores": "List Int32",
    },
    "parts": {"match": "Int64", "seat": "UInt8", "part": "String", "points": "Int32"},
    "cards": {"match": "Int64", "seat": "UInt8", "way": "String", "card": "String", "times": "UInt16"},
    "decisions": {
        "match": "Int64",
        "step": "Int32",
        "seat": "UInt8",
        "bot": "String",
        "action": "String",
        "legal": "Int32",
        "window": "String",
    },
}
"""The tables and the types of their columns, as Polars calls them."""


class Keep(msgspec.Struct, frozen=True):
    """What is kept of every match besides its row in `games`."""

    tables: bool = False
    """Any tables at all; the rest of the fields but `records` means nothing without."""
    cards: bool = False
    decisions: bool = False
    records: bool = False

    def names(self) -> list[str]:
        """The tables that are kept. `games` comes last: where it is, the others are."""
        if not self.tables:
            return []
        wanted = {"parts": True, "cards": self.cards, "decisions": self.decisions}
        return [*(name for name, kept in wanted.items() if kept), "games"]


class Chunk(msgspec.Struct, frozen=True):
    """Some matches of a run: their count, and the files they make, by table and by record."""

    first: int
    count: Count
    tables: dict[str, bytes]
    records: dict[str, str]


class MatchRecorder:
    """Records the matches of one chunk as rows of the tables; an `Observer` of `Worker.play`."""

    def __init__(self, worker: Worker, keep: Keep) -> None:
        self.worker = worker
        self.keep = keep
        self.columns: dict[str, dict[str, list[Any]]] = {
            name: {column: [] for column in COLUMNS[name]} for name in keep.names()
        }
        self.records: dict[str, str] = {}
        self._number = 0
        self._starter = 0
        self._tally: Tally[Any] = Tally()

    def begin(self, number: int, match: Match) -> None:
        """Start the row of a match."""
        self._number = number
        self._tally = self.worker.game.tally(self.worker.setup)
        self._starter = self._tally.starter(match.state)
        if self.keep.cards:
            self._tally.begin(match.state)

    def follows(self) -> bool:
        """True if decisions or records are kept: only these need every action."""
        return self.keep.decisions or self.keep.records

    def before(self, match: Match, seat: int, action: int) -> None:
        """Record a decision."""
        if self.keep.decisions:
            state = match.state
            self._row(
                "decisions",
                match=self._number,
                step=int(state.n),
                seat=seat,
                bot=match.players[seat],
                action=match.game.format(match.setup, seat, action),
                legal=len(state.legal(seat)),
                window=state.window_key() if state.window else "",
            )

    def after(self, match: Match) -> None:
        """Count what the action brought about: the match keeps the events of its last action only."""
        if self.keep.cards:
            self._tally.hear(match.news)

    def end(self, match: Match) -> None:
        """Record the match, the parts of its score and its cards."""
        if self.keep.tables:
            self._end_tables(match)
        if self.keep.records:
            self.records[f"match-{self._number:06d}.txt"] = format_record(match.record())

    def _end_tables(self, match: Match) -> None:
        plan = self.worker.plan
        outcome = match.state.outcome()
        assert outcome is not None
        self._row(
            "games",
            match=self._number,
            deal=plan.deal(self._number),
            seed=match.chance.seed,
            starter=self._starter,
            steps=int(match.state.n),
            ended=outcome.reason,
            winners=outcome.winners,
            bots=match.players,
            scores=[score.total for score in outcome.scores],
        )
        for score in outcome.scores:
            for part in score.parts:
                self._row("parts", match=self._number, seat=score.seat, part=part.key, points=part.points)
        if self.keep.cards:
            if self.follows():
                match.state.events = []  # the last action's were heard already
            for met in self._tally.end(match.state):
                self._row(
                    "cards", match=self._number, seat=met.seat, way=met.way, card=met.card, times=met.times
                )

    def _row(self, table: str, **values: object) -> None:
        columns = self.columns[table]
        for column, value in values.items():
            columns[column].append(value)

    def files(self) -> dict[str, bytes]:
        """The tables as Parquet files."""
        return {name: parquet_bytes(name, columns) for name, columns in self.columns.items()}


def parquet_bytes(table: str, columns: dict[str, list[Any]]) -> bytes:
    """A table as a Parquet file."""
    polars = need("polars", "lab")

    def type_of(name: str) -> Any:
        kind, _, inner = name.partition(" ")
        return polars.List(getattr(polars, inner)) if inner else getattr(polars, kind)

    schema = {column: type_of(name) for column, name in COLUMNS[table].items()}
    file = BytesIO()
    polars.DataFrame(columns, schema=schema).write_parquet(file, compression="zstd")
    return file.getvalue()


class ChunkMaker:
    """Makes the chunks of a run; workers are handed it together with the numbers of their matches."""

    def __init__(self, keep: Keep) -> None:
        self.keep = keep

    def __call__(self, worker: Worker, first: int, last: int) -> Chunk:
        """Play the matches from first up to but not including last, and keep what is wanted of them."""
        count = Count()
        if not (self.keep.tables or self.keep.records):
            for number in range(first, last):
                count.add(worker.play(number))
            return Chunk(first, count, {}, {})
        recorder = MatchRecorder(worker, self.keep)
        for number in range(first, last):
            count.add(worker.play(number, recorder))
        return Chunk(first, count, recorder.files(), recorder.records)

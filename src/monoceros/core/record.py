"""A match as a text file a person can read and edit: a header, the actions, the result.

    monoceros record 1
    game: hilo
    edition: de
    rules: 1
    pack: hilo-de 0f3a...
    seats: 2
    seed: 42

    1 A flip 3
    2 B flip 11
    ~ shuffle 45: 12 3 ...
    3 A take
    ...
    result: A=11 B=9 winners=A

The header and the actions are the only truth; everything else is a fold of them. Lines with `~` tell what
chance gave just before, for those who check a fair deal by hand; `#` begins a comment. A match that was
broken off ends with `result: *`, so a file without a result was cut short.
"""

import re
from pathlib import Path

import msgspec

from monoceros.core.contract import SEAT_LETTERS, seat_letter
from monoceros.core.mistakes import Mistake, shortened

FIRST_LINE = "monoceros record 1"
UNFINISHED = "*"
FIELDS = ("game", "edition", "rules", "pack", "seats", "options", "players")
LONGEST_NUMBER = 20
"""Digits of the greatest seed; no number in a record is longer."""
CHANCE_FIELDS = ("seed", "commitment", "secret", "entropy")
MOVE = re.compile(r"(?P<number>\d{1,7}) (?P<seat>[A-H]) (?P<text>\S.*)")


class Chance(msgspec.Struct, frozen=True):
    """Where the shuffles come from: a plain seed, or a committed secret and everyone's entropy.

    A fair match that is still going on, as others may see it, has a commitment and no secret.
    """

    seed: int | None = None
    commitment: str = ""
    secret: str = ""
    entropy: list[str] = []

    @property
    def fair(self) -> bool:
        """Whether the deal was committed to beforehand."""
        return bool(self.commitment)


class Move(msgspec.Struct, frozen=True):
    """One action in the game's notation, and the line of the file it stood in (0: none)."""

    seat: int
    text: str
    line: int = 0


class Record(msgspec.Struct, frozen=True):
    """A match from set-up to result. `trace[n]` is what chance gave before action n+1 was played."""

    game: str
    edition: str
    rules: int
    pack: str
    seats: int
    options: dict[str, str]
    players: list[str]
    chance: Chance
    moves: list[Move]
    trace: dict[int, list[str]]
    result: str


def format_record(record: Record, notes: list[str] | None = None) -> str:
    """The record as text; `parse_record` reads the same record from it.

    `notes` become comments behind the actions, one for each.
    """
    lines = [FIRST_LINE]
    lines += [f"game: {record.game}", f"edition: {record.edition}", f"rules: {record.rules}"]
    lines += [f"pack: {record.pack}", f"seats: {record.seats}"]
    if record.options:
        lines.append("options: " + " ".join(f"{k}={v}" for k, v in record.options.items()))
    if record.players:
        lines.append("players: " + ", ".join(record.players))
    chance = record.chance
    if chance.seed is not None:
        lines.append(f"seed: {chance.seed}")
    if chance.commitment:
        lines.append(f"commitment: {chance.commitment}")
    if chance.secret:
        lines.append(f"secret: {chance.secret}")
    if chance.entropy:
        lines.append("entropy: " + " ".join(text or "-" for text in chance.entropy))
    lines.append("")
    for number, move in enumerate(record.moves, start=1):
        lines += [f"~ {given}" for given in record.trace.get(number - 1, [])]
        line = f"{number} {seat_letter(move.seat)} {move.text}"
        lines.append(f"{line:<20} # {notes[number - 1]}" if notes else line)
    lines += [f"~ {given}" for given in record.trace.get(len(record.moves), [])]
    lines.append(f"result: {record.result}")
    return "\n".join(lines) + "\n"


def read_record(path: Path) -> Record:
    """The record in a file; a `Mistake` names the file and the line that cannot be used."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        problem = error.strerror or str(error)
        raise Mistake("file-unreadable", file=str(path), problem=problem) from error
    except UnicodeDecodeError as error:
        raise Mistake("file-not-text", file=str(path), place=error.start) from error
    return parse_record(text, str(path))


def parse_record(text: str, file: str = "record") -> Record:
    """The record in a text."""
    return _Reader(file).read(text)


class _Reader:
    def __init__(self, file: str) -> None:
        self.file = file
        self.fields: dict[str, str] = {}
        self.moves: list[Move] = []
        self.trace: dict[int, list[str]] = {}
        self.result = ""

    def read(self, text: str) -> Record:
        lines = text.split("\n")
        if lines[0].strip() != FIRST_LINE:
            raise Mistake("record-first-line", file=self.file, expected=FIRST_LINE)
        for number, raw in enumerate(lines[1:], start=2):
            line = raw.split("#", 1)[0].strip()
            if line:
                self._line(line, number)
        if not self.result:
            raise Mistake("record-cut-short", file=self.file, line=len(lines))
        return self._record()

    def _line(self, line: str, number: int) -> None:
        if self.result:
            raise Mistake("record-after-result", file=self.file, line=number, text=shortened(line))
        if line.startswith("~"):
            self.trace.setdefault(len(self.moves), []).append(line[1:].strip())
        elif line[0].isdecimal():
            self._move(line, number)
        else:
            self._field(line, number)

    def _move(self, line: str, number: int) -> None:
        match = MOVE.fullmatch(line)
        if match is None:
            raise Mistake("record-move", file=self.file, line=number, text=shortened(line))
        expected = len(self.moves) + 1
        if int(match["number"]) != expected:
            raise Mistake("record-number", file=self.file, line=number, text=line, expected=expected)
        seat = SEAT_LETTERS.index(match["seat"])
        self.moves.append(Move(seat, " ".join(match["text"].split()), number))

    def _field(self, line: str, number: int) -> None:
        key, colon, value = (part.strip() for part in line.partition(":"))
        if colon and key == "result" and value:
            self.result = value
        elif not colon or key not in FIELDS + CHANCE_FIELDS or self.moves:
            raise Mistake("record-line", file=self.file, line=number, text=shortened(line))
        elif key in self.fields:
            raise Mistake("record-twice", file=self.file, line=number, field=key)
        else:
            self.fields[key] = value

    def _need(self, key: str) -> str:
        if not self.fields.get(key):
            raise Mistake("record-missing", file=self.file, field=key)
        return self.fields[key]

    def _number(self, key: str) -> int:
        value = self._need(key)
        if not (value.isdecimal() and value.isascii()):
            raise Mistake("record-number-field", file=self.file, field=key, found=shortened(value))
        if len(value) > LONGEST_NUMBER:
            raise Mistake("record-number-large", file=self.file, field=key, found=shortened(value))
        return int(value)

    def _record(self) -> Record:
        options = {}
        for word in self.fields.get("options", "").split():
            key, equals, value = word.partition("=")
            if not equals:
                raise Mistake("record-option", file=self.file, found=word)
            options[key] = value
        players = self.fields.get("players", "")
        return Record(
            game=self._need("game"),
            edition=self._need("edition"),
            rules=self._number("rules"),
            pack=self._need("pack"),
            seats=self._number("seats"),
            options=options,
            players=[name.strip() for name in players.split(",")] if players else [],
            chance=self._chance(),
            moves=self.moves,
            trace=self.trace,
            result=self.result,
        )

    def _chance(self) -> Chance:
        entropy = ["" if text == "-" else text for text in self.fields.get("entropy", "").split()]
        if "commitment" in self.fields:
            secret = self.fields.get("secret", "")
            if not re.fullmatch(r"([0-9a-f]{2})*", secret):
                raise Mistake("record-secret", file=self.file)
            return Chance(commitment=self._need("commitment"), secret=secret, entropy=entropy)
        seed = self._number("seed")
        if seed >> 64:
            raise Mistake("seed-range", file=self.file, seed=str(seed))
        return Chance(seed=seed)

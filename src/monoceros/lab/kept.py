"""Long measurements in pieces: a line of JSON for every match that is done, so that a run can go on.

The first line tells what is measured. Whoever goes on with a file of another measurement is told so.
"""

from pathlib import Path
from typing import Generic, TypeVar

import click
import msgspec

from monoceros.lab.simulate import Plan

Line = TypeVar("Line", bound=msgspec.Struct)


class Kept(Generic[Line]):
    """What is known of each match, by its number; without a file nothing outlasts the run."""

    def __init__(self, file: Path | None, plan: Plan, effort: int, kind: type[Line]) -> None:
        self.file = file
        self.lines: dict[int, Line] = {}
        if file is None:
            return
        # A longer run of the same goes on, so how many matches are wanted is no part of what it is.
        head = msgspec.json.encode([msgspec.structs.replace(plan, games=0), effort]) + b"\n"
        if not file.exists():
            file.write_bytes(head)
        begin, *lines = file.read_bytes().splitlines(keepends=True)
        if begin != head:
            raise click.ClickException(f"{file} holds another measurement")
        whole = [line for line in lines if line.endswith(b"\n")]
        if len(whole) < len(lines):  # Broken off in the middle of a line.
            file.write_bytes(b"".join([begin, *whole]))
        for line in whole:
            number, one = msgspec.json.decode(line, type=tuple[int, kind])  # type: ignore[valid-type]
            self.lines[number] = one

    def add(self, number: int, line: Line) -> None:
        """One more match."""
        self.lines[number] = line
        if self.file is not None:
            with self.file.open("ab") as file:
                file.write(msgspec.json.encode((number, line)) + b"\n")

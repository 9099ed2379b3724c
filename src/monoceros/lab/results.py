"""A folder of results: a plan, and one file for each chunk of each table, written whole or not at all.

    results/plan.json               what is played; another plan is refused here, but for one of more matches
    results/games/000000.parquet    the matches from number 0 on, and so on
    results/parts/  cards/  decisions/

A chunk is done when all its files are there; that in `games` is written last. So a run that was broken off or
lost a file goes on where it was, with any number of workers, here or on a cluster, and the results are the
same.
"""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from monoceros.core.installation import need, need_later
from monoceros.core.mistakes import Mistake
from monoceros.lab.cluster import check_address, over_ray
from monoceros.lab.result_tables import COLUMNS, Chunk, ChunkMaker, Keep
from monoceros.lab.simulate import Count, Plan, Result, Worker, over_cores

PLAN_FILE = "plan.json"


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies in a folder of results, and what it was made with."""

    plan: Plan
    keep: Keep
    chunk: int
    rules: int
    pack: str


class Results:
    """A folder of results, begun or finished."""

    def __init__(self, folder: Path, manifest: Manifest) -> None:
        self.folder = folder
        self.manifest = manifest

    @property
    def plan(self) -> Plan:
        """The plan whose matches these are."""
        return self.manifest.plan

    def todo(self) -> list[tuple[int, int]]:
        """The chunks that are not done yet."""
        done = set(self.done())
        return [chunk for chunk in self.plan.chunks(self.manifest.chunk) if chunk[0] not in done]

    def done(self) -> list[int]:
        """The first match of each chunk that is done."""
        names = self.manifest.keep.names()
        firsts = (first for first, _ in self.plan.chunks(self.manifest.chunk))
        return [first for first in firsts if all(self._file(name, first).exists() for name in names)]

    def write(self, chunk: Chunk) -> None:
        """Write the files of a chunk, that of `games` last."""
        try:
            for name in self.manifest.keep.names():
                write_whole(self._file(name, chunk.first), chunk.tables[name])
        except FileNotFoundError as error:
            raise Mistake("results-gone", file=str(self.folder)) from error

    def table(self, name: str, chunks: list[int] | None = None) -> Any:
        """A whole table as a Polars frame, in the order of the matches, or only that of some chunks.

        Whoever reads several tables of a run that still goes on asks for the same chunks of each.
        """
        polars = need("polars", "lab")
        firsts = self.done() if chunks is None else chunks
        return polars.concat([self._read(name, first) for first in firsts])

    def count(self) -> Count:
        """The results of all matches that are done, added up."""
        whole = Count()
        for first in self.done():
            for result in self.kept([first]):
                whole.add(result)
        return whole

    def kept(self, chunks: list[int] | None = None) -> list[Result]:
        """The matches that are done, or those of some chunks."""
        return [
            Result(row["match"], row["bots"], row["scores"], row["winners"], row["steps"])
            for first in (self.done() if chunks is None else chunks)
            for row in self._read("games", first).iter_rows(named=True)
        ]

    def _file(self, name: str, first: int) -> Path:
        return self.folder / name / f"{first:06d}.parquet"

    def _read(self, name: str, first: int) -> Any:
        polars = need("polars", "lab")
        file = self._file(name, first)
        try:
            frame = polars.read_parquet(file)
        except (OSError, polars.exceptions.PolarsError) as error:
            raise Mistake("results-damaged", file=str(file)) from error
        if frame.columns != list(COLUMNS[name]):
            raise Mistake("results-damaged", file=str(file))
        return frame


def manifest_of(plan: Plan, keep: Keep) -> Manifest:
    """What a folder for this plan says of itself."""
    worker = Worker(plan)
    return Manifest(plan, keep, plan.chunk(), worker.game.rules_version, worker.setup.pack.label)


def open_results(folder: Path) -> Results:
    """A folder that was begun before; a `Mistake` if it is none."""
    file = folder / PLAN_FILE
    try:
        manifest = msgspec.json.decode(file.read_bytes(), type=Manifest)
    except FileNotFoundError as error:
        if not folder.exists():
            raise Mistake("results-gone", file=str(folder)) from error
        raise Mistake("results-none", file=str(folder)) from error
    except OSError as error:
        raise Mistake("file-unreadable", file=str(file), problem=error.strerror or str(error)) from error
    except msgspec.MsgspecError as error:
        raise Mistake("results-damaged", file=str(file)) from error
    return Results(folder, manifest)


def begin_results(folder: Path, plan: Plan, keep: Keep) -> Results:
    """A folder for this plan: a new one, or one to go on with. Another plan's is refused.

    The same plan with more matches adds to those that are there: match for match they are the same.
    """
    # Not loaded here: workers start much quicker as copies of a process without Polars in it.
    need_later("polars", "lab")
    manifest = manifest_of(plan, keep)
    if (folder / PLAN_FILE).exists():
        results = open_results(folder)
        if _extends(manifest, results.manifest):
            return _extended(results, plan)
        if results.manifest != manifest:
            raise Mistake(
                "results-other-plan", file=str(folder), fields=_differing(results.manifest, manifest)
            )
        return results
    try:
        for name in keep.names():
            (folder / name).mkdir(parents=True, exist_ok=True)
        write_whole(folder / PLAN_FILE, msgspec.json.format(msgspec.json.encode(manifest)) + b"\n")
    except OSError as error:
        problem = error.strerror or str(error)
        raise Mistake("folder-unusable", file=str(folder), problem=problem) from error
    return Results(folder, manifest)


def _extends(wanted: Manifest, there: Manifest) -> bool:
    """Whether the only difference is that more matches are wanted. Chunks stay as large as they are."""
    same = msgspec.structs.replace(
        wanted, plan=msgspec.structs.replace(wanted.plan, games=there.plan.games), chunk=there.chunk
    )
    return same == there and wanted.plan.games >= there.plan.games


def _extended(results: Results, plan: Plan) -> Results:
    """The same folder for more matches. A last chunk that was not full is played again, now to its end."""
    there = results.manifest
    if plan.games > there.plan.games:
        first = there.plan.games - there.plan.games % there.chunk
        if first < there.plan.games:
            results._file("games", first).unlink(missing_ok=True)
        there = msgspec.structs.replace(there, plan=plan)
        write_whole(results.folder / PLAN_FILE, msgspec.json.format(msgspec.json.encode(there)) + b"\n")
    return Results(results.folder, there)


def _differing(one: Manifest, other: Manifest) -> str:
    ours, theirs = (_flat(msgspec.to_builtins(manifest)) for manifest in (one, other))
    return ", ".join(sorted(key for key in ours if ours[key] != theirs[key]))


def _flat(manifest: dict[str, Any]) -> dict[str, Any]:
    plan, keep = manifest.pop("plan"), manifest.pop("keep")
    return {**manifest, **plan, **keep}


def write_whole(file: Path, content: bytes) -> None:
    """Write a file whole or not at all, whenever the machine stops."""
    part = file.with_name(f".{file.name}.{os.getpid()}")
    with part.open("wb") as opened:
        opened.write(content)
        opened.flush()
        os.fsync(opened.fileno())
    part.replace(file)


class Run:
    """A simulation over cores or a cluster, with or without a folder of results and one for records."""

    def __init__(
        self,
        plan: Plan,
        keep: Keep,
        results: Results | None = None,
        records: Path | None = None,
        jobs: int = 1,
        on: str = "",
    ) -> None:
        check_address(on)
        self.plan = plan
        self.keep = keep
        self.results = results
        self.records = records
        self.jobs = jobs
        self.on = on
        self.count = results.count() if results is not None else Count()

    def go_on(self) -> Iterator[int]:
        """Play what is left; yields how many matches were finished just now, and keeps `count` up to date."""
        chunks = self.results.todo() if self.results is not None else self.plan.chunks(self.plan.chunk())
        if not chunks:
            return
        make: Callable[[Worker, int, int], Chunk] = ChunkMaker(self.keep)
        if self.on:
            made = over_ray(self.plan, make, chunks, self.on, self.jobs)
        else:
            made = over_cores(self.plan, make, chunks, self.jobs)
        for chunk in made:
            if self.records is not None:
                for name, text in chunk.records.items():
                    (self.records / name).write_text(text, encoding="utf-8")
            if self.results is not None:
                self.results.write(chunk)
            self.count.merge(chunk.count)
            yield chunk.count.games


def simulated(plan: Plan, folder: Path, *, jobs: int = 1, on: str = "", decisions: bool = False) -> Results:
    """Play a plan to its end, or what is left of it, and keep everything a report needs in a folder."""
    keep = Keep(tables=True, cards=True, decisions=decisions)
    results = begin_results(folder, plan, keep)
    for _ in Run(plan, keep, results, jobs=jobs, on=on).go_on():
        pass
    return results

"""What is wrong with a set-up, found out before people find it out: `monoceros doctor`."""

import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, NamedTuple

from sqlalchemy import Connection, update
from sqlalchemy.engine import make_url

from monoceros import ENGINE
from monoceros.server.settings import STATIC, Settings
from monoceros.server.store.database import run_once
from monoceros.server.store.schema import chores

FEWEST_FILES = 4096
"""Open files a server needs for some hundred people: every socket is one."""
LEAST_SPACE = 1 << 30
SLOW_COMMIT = 0.1
"""Seconds a commit may take before people notice."""

Level = Literal["good", "worth-knowing", "bad"]


class Finding(NamedTuple):
    """Something the doctor looked at: how it is, and the Fluent message that says so."""

    level: Level
    key: str
    params: dict[str, str | int]


def examine(settings: Settings, static: Path = STATIC) -> Iterator[Finding]:
    """Look at one thing after the other. A database that cannot be used is a `Mistake`."""
    compiled = ENGINE.name == "compiled"
    yield Finding(
        "good" if compiled else "worth-knowing",
        "doctor-engine" if compiled else "doctor-engine-slow",
        {},
    )
    built = (static / "index.html").is_file()
    yield Finding("good" if built else "bad", "doctor-page" if built else "doctor-page-missing", {})
    yield from _files()
    yield from _space(settings)
    yield _commit(settings)


def _files() -> Iterator[Finding]:
    try:
        import resource
    except ImportError:  # not on Windows
        return
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    few = 0 <= limit < FEWEST_FILES
    yield Finding(
        "worth-knowing" if few else "good", "doctor-files-few" if few else "doctor-files", {"limit": limit}
    )


def _space(settings: Settings) -> Iterator[Finding]:
    url = make_url(settings.database_url)
    if not url.drivername.startswith("sqlite") or not url.database:
        return
    folder = Path(url.database).parent
    while not folder.exists():
        folder = folder.parent
    free = shutil.disk_usage(folder).free
    full = free < LEAST_SPACE
    yield Finding(
        "bad" if full else "good", "doctor-disk-full" if full else "doctor-disk", {"free": free >> 20}
    )


def _commit(settings: Settings) -> Finding:
    def write(connection: Connection) -> float:
        connection.execute(update(chores).where(chores.c.name == "none").values(taken=0))
        return time.perf_counter()

    begin = run_once(settings.database_url, write)
    seconds = time.perf_counter() - begin
    slow = seconds > SLOW_COMMIT
    key = "doctor-database-slow" if slow else "doctor-database"
    return Finding("worth-knowing" if slow else "good", key, {"ms": round(seconds * 1000)})

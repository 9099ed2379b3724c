"""What is wrong with a set-up, found out before people find it out: `monoceros doctor`."""

import multiprocessing
import os
import shutil
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Literal, NamedTuple

from sqlalchemy import Connection, update
from sqlalchemy.engine import make_url

from monoceros import ENGINE
from monoceros.core.installation import compile_command, page_command
from monoceros.core.mistakes import nearest
from monoceros.server.settings import PREFIX, STATIC, Settings
from monoceros.server.store.bus import make_bus
from monoceros.server.store.database import run_once
from monoceros.server.store.schema import chores

FEWEST_FILES = 4096
"""Open files a server needs for some hundred people: every socket is one."""
LEAST_SPACE = 1 << 30
BUS_SECONDS = 5
SLOW_COMMIT = 0.1
"""Seconds a commit may take before people notice."""

OTHERS = ("ENGINE", "COMPILE", "QUICK", "CHROMIUM", "DOMAIN", "UPSTREAM")
"""What else is named like our settings: for whoever builds, and for the proxy."""
AT_HOME = ("127.0.0.1", "::1", "localhost")

Level = Literal["good", "worth-knowing", "bad"]


class Finding(NamedTuple):
    """Something the doctor looked at: how it is, and the Fluent message that says so."""

    level: Level
    key: str
    params: dict[str, str | int]


def examine(
    settings: Settings, static: Path = STATIC, environment: Mapping[str, str] = os.environ
) -> Iterator[Finding]:
    """Look at one thing after the other. A database or a bus that cannot be used is a `Mistake`."""
    compiled = ENGINE.name == "compiled"
    yield Finding(
        "good" if compiled else "worth-knowing",
        "doctor-engine" if compiled else "doctor-engine-slow",
        {"command": compile_command()},
    )
    built = (static / "index.html").is_file()
    page = "doctor-page" if built else "doctor-page-missing"
    yield Finding("good" if built else "bad", page, {"command": page_command()})
    yield from _files()
    yield _workers()
    yield from _settings(settings, environment)
    yield from _bus(settings)
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


def _workers() -> Finding:
    """Whether processes for bots can be started: they share locks that lie in the machine's memory."""
    try:
        multiprocessing.get_context("spawn").Lock()
    except OSError:
        return Finding("bad", "doctor-workers-none", {})
    return Finding("good", "doctor-workers", {})


def _settings(settings: Settings, environment: Mapping[str, str]) -> Iterator[Finding]:
    """Settings that are none, and such that trust too many."""
    known = [PREFIX + field.upper() for field in Settings.__struct_fields__]
    others = {PREFIX + name for name in OTHERS}
    for name in sorted(environment):
        if name.startswith(PREFIX) and name not in others and name not in known:
            meant = nearest(name, known).partition(",")[0]
            yield Finding("bad", "doctor-setting-unknown", {"name": name, "nearest": meant})
    if settings.metrics_port and settings.metrics_host not in AT_HOME:
        where: dict[str, str | int] = {"host": settings.metrics_host, "port": str(settings.metrics_port)}
        yield Finding("worth-knowing", "doctor-figures-open", where)
    if "*" in settings.proxies:
        yield Finding("worth-knowing", "doctor-proxies-all", {})


def _bus(settings: Settings) -> Iterator[Finding]:
    """Whether Redis answers, where it is to carry the news."""
    make_bus(settings)
    if not settings.bus:
        return
    from redis import Redis, RedisError

    try:
        with Redis.from_url(settings.bus, socket_connect_timeout=BUS_SECONDS) as redis:
            redis.ping()
    except RedisError as error:
        yield Finding("bad", "doctor-bus-silent", {"problem": str(error).splitlines()[0].rstrip(".")})


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

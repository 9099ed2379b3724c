"""A server to put a load on: started for it, and what the system tells of its processes."""

import math
import os
import resource
import secrets
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

START_SECONDS = 60
SPARE_FILES = 500
NO_LIMITS = {
    "MONOCEROS_SOCKETS_PER_ADDRESS": "1000000",
    "MONOCEROS_REQUESTS_PER_MINUTE": "10000000",
    "MONOCEROS_TABLES_PER_MINUTE": "10000000",
    "MONOCEROS_PEOPLE_PER_MINUTE": "10000000",
    "MONOCEROS_FRAMES_PER_SECOND": "100000",
}


def raise_limits(sockets: int) -> None:
    """Let this process, and those it starts, have a file open for each socket."""
    wanted = sockets + SPARE_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, hard), hard))


@contextmanager
def fresh_server(folder: Path, processes: int = 0) -> Iterator[tuple[str, list[int]]]:
    """A server of our own with an empty SQLite file: its address and the ids of the processes that serve.

    Ends with the block.
    """
    command = [sys.executable, "-m", "monoceros", "serve", "--no-open", "--port", "0", "--lang", "en"]
    process = subprocess.Popen(
        [*command, "--processes", str(processes), "--database", str(folder / f"{secrets.token_hex(4)}.db")],
        env={**os.environ, **NO_LIMITS},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        ready = process.stdout.readline().split()
        if not ready:
            raise RuntimeError("the server did not start")
        yield ready[-1].rstrip("/"), serving(process.pid) if processes else [process.pid]
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(START_SECONDS)
        process.stdout.close()


PERIOD = 10_000
"""Microseconds in which each may use its part of a processor: short, so that none stands still for long."""


@contextmanager
def quotas(percent: float) -> Iterator[Callable[[Sequence[int]], None]]:
    """A way to let each of some processes have only so much of a processor; they must have ended afterwards.

    So several processes can be compared with one by the clock on a machine with few processors: none of them
    can take what belongs to another, and enough is left for those who play. Needs root and the cpu controller
    of Linux' control groups, version 1.
    """
    lines = (line.split(":") for line in Path("/proc/self/cgroup").read_text(encoding="ascii").splitlines())
    own = next((path for _, names, path in lines if "cpu" in names.split(",")), None)
    if own is None:
        raise RuntimeError("no cpu controller of control groups, version 1")
    groups: list[Path] = []

    def confine(pids: Sequence[int]) -> None:
        for pid in pids:
            group = Path("/sys/fs/cgroup/cpu", own.lstrip("/"), f"monoceros-bench-{pid}")
            group.mkdir()
            groups.append(group)
            (group / "cpu.cfs_period_us").write_text(str(PERIOD))
            (group / "cpu.cfs_quota_us").write_text(str(int(PERIOD * percent / 100)))
            (group / "cgroup.procs").write_text(str(pid))

    try:
        yield confine
    finally:
        for group in groups:
            group.rmdir()


def worked(pids: Sequence[int]) -> tuple[float, float]:
    """The processor time some processes have used, in seconds, by themselves and in the system."""
    user = system = 0.0
    tick = os.sysconf("SC_CLK_TCK")
    for pid in pids:
        try:
            fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        except OSError:
            return math.nan, math.nan
        user += int(fields[11]) / tick
        system += int(fields[12]) / tick
    return user, system


def memory(pids: Sequence[int]) -> float:
    """What some processes hold in memory, in MiB; not a number where the system does not tell."""
    held = 0.0
    for pid in pids:
        try:
            status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
        except OSError:
            return math.nan
        resident = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        held += int(resident.split()[1]) / 1024
    return held if pids else math.nan


def serving(parent: int) -> list[int]:
    """The processes that serve, where a server runs as several."""
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text(encoding="ascii").split()
    commands = {int(child): Path(f"/proc/{child}/cmdline").read_bytes() for child in children}
    return [child for child, command in commands.items() if b"one_of_several" in command]

"""Processes end with whoever started them: a simulation that is killed, a server that is told to stop."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

MONOCEROS = [sys.executable, "-c", "from monoceros.cli import main; main()"]
PATIENCE = 60


def until(what: str, holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, what
        time.sleep(0.05)


def children(pid: int) -> set[int]:
    found = set()
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            stat = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(stat[1]) == pid and stat[0] != "Z":
            found.add(int(folder.name))
    return found


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.fixture
def started() -> Iterator[list[subprocess.Popen[str]]]:
    """Programs a test starts, ended with it."""
    programs: list[subprocess.Popen[str]] = []
    yield programs
    for program in programs:
        program.kill()
        program.communicate()


@pytest.mark.skipif(not Path("/proc").exists(), reason="looks for children where Linux lists them")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "hilo", "--games", "100000000", "--jobs", "2", "--json"],
        ["tournament", "hilo", "--bots", "skilled,casual", "--games", "1000000", "--jobs", "2", "--json"],
        ["balance", "hilo", "--games", "1000000", "--jobs", "2", "-o", "report.html"],
        ["serve", "--no-open", "--port", "0", "--database", "tables.db", "--processes", "2"],
    ],
    ids=lambda words: words[0],
)
def test_workers_are_gone_with_whoever_started_them(
    started: list[subprocess.Popen[str]], tmp_path: Path, words: list[str], how: signal.Signals
) -> None:
    run = subprocess.Popen(
        [*MONOCEROS, *words], text=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=tmp_path
    )
    started.append(run)
    until("two workers", lambda: len(children(run.pid)) >= 2)
    workers = children(run.pid)
    run.send_signal(how)
    run.wait(PATIENCE)
    until(f"still there: {workers}", lambda: not any(map(alive, workers)))


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_server_told_to_stop_says_at_most_one_line(
    started: list[subprocess.Popen[str]], tmp_path: Path, how: signal.Signals
) -> None:
    words = [*MONOCEROS, "serve", "--no-open", "--port", "0", "--database", str(tmp_path / "tables.db")]
    server = subprocess.Popen(
        words,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "LC_ALL": "C", "LANG": "C"},
        start_new_session=True,
        # A shell that starts a program in the background makes it deaf to Ctrl-C.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    started.append(server)
    assert server.stdout is not None
    assert "ready" in server.stdout.readline()
    # As a terminal does: to the server and all its workers.
    os.killpg(server.pid, how)
    said, complained = server.communicate(timeout=PATIENCE)
    assert server.returncode == 0
    assert len(said.strip().splitlines()) <= 1
    assert "Traceback" not in complained
    assert "leaked" not in complained

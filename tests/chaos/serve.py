"""Starts `monoceros serve` as often as it is asked to, from what was imported once.

Importing takes seconds, and a storm starts a thousand servers. Every line it reads is an order: how many
seconds the clock of the server is to be wrong, where it logs to, and its arguments. It answers with the
number of the new process. SIGUSR1 lets the clock of a server jump.
"""

import json
import multiprocessing
import os
import random
import signal
import sys
import time
from multiprocessing import forkserver

SECOND = 1_000_000_000
_real_ns = time.time_ns
_shift = 0


def _jump() -> None:
    """Set the system's clock to another time, as far as this process can see it."""
    global _shift
    _shift = random.choice((-86_400, -3600, 0, 3600, 86_400)) * SECOND
    time.time_ns = lambda: _real_ns() + _shift
    time.time = lambda: (_real_ns() + _shift) / SECOND


def _share_imports() -> None:
    """Let the workers of all servers begin from what was imported once, too."""
    multiprocessing.set_forkserver_preload(
        ["monoceros.server.workers.checks", "monoceros.server.workers.masters"]
    )
    forkserver._forkserver.ensure_running()
    context = multiprocessing.get_context("forkserver")
    vars(multiprocessing)["get_context"] = lambda method=None: context


def _become_server(wrong_by: int, log: str, arguments: list[str]) -> None:
    from monoceros.cli import main
    from monoceros.server.protocol import timestamps

    # It runs as long as the nurse does; a server is not its parent and could not tell.
    vars(forkserver._forkserver)["ensure_running"] = lambda: None
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    quiet = os.open(os.devnull, os.O_RDWR)
    os.dup2(quiet, 0)
    os.dup2(quiet, 1)
    os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT), 2)
    timestamps._BEGAN += wrong_by * SECOND
    signal.signal(signal.SIGUSR1, lambda *_: _jump())
    sys.argv = ["monoceros", "serve", *arguments]
    main()


def _nurse() -> None:
    import monoceros.cli.serve
    import monoceros.server.run  # noqa: F401

    _share_imports()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        order = json.loads(line)
        if process := os.fork():
            sys.stdout.write(f"{process}\n")
            sys.stdout.flush()
        else:
            _become_server(order["wrong_by"], order["log"], order["arguments"])
            return


if __name__ == "__main__":
    _nurse()

"""python -m tests.fuzz: mutated requests and frames against a real server; what it found, and figures."""

import asyncio
import logging
import math
import sys
import tempfile
from pathlib import Path
from random import Random

import click

from tests.fuzz.frames import fuzz_frames
from tests.fuzz.recording import record
from tests.fuzz.requests import fuzz_requests
from tests.fuzz.victim import Findings, Victim


def fuzz_server(requests: int, frames: int, seed: int, seconds: float = math.inf) -> dict[str, Findings]:
    """Fuzz a server of its own; the findings by what was sent, and `log` for what it logged of defects."""
    logging.getLogger("asyncio").setLevel(logging.ERROR)  # it warns of every word to a closed connection
    with tempfile.TemporaryDirectory() as folder:
        victim = Victim(Path(folder))
        try:
            recording = record(victim.address, Random(seed))
            found = {
                "requests": asyncio.run(fuzz_requests(victim, recording, requests, seed, seconds)),
                "frames": asyncio.run(fuzz_frames(victim, recording, frames, seed, seconds)),
            }
        finally:
            logged = victim.end()
    found["log"] = Findings(sent=len(logged), wrong=logged)
    return found


@click.command()
@click.option("--requests", default=100_000, show_default=True)
@click.option("--frames", default=100_000, show_default=True)
@click.option(
    "--seconds", default=math.inf, help="Stop each of the two after so long, however few were sent."
)
@click.option("--seed", default=1, show_default=True)
def main(requests: int, frames: int, seed: int, seconds: float) -> None:
    """Send a server what nobody would send by mistake."""
    found = fuzz_server(requests, frames, seed, seconds)
    for name, findings in found.items():
        click.echo(
            f"{name}: {findings.sent:,} sent, {len(findings.wrong)} wrong, slowest {findings.slowest:.2f} s"
        )
        if findings.megabytes:
            megabytes = ", ".join(f"{size:.0f}" for size in findings.megabytes)
            click.echo(f"  answers {dict(sorted(findings.answers.items()))}\n  MB {megabytes}")
        for line in findings.wrong[:20]:
            click.echo(f"  {line}")
    sys.exit(any(findings.wrong for findings in found.values()))


if __name__ == "__main__":
    main()

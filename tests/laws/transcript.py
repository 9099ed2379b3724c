"""Everything an engine says in some random matches; `python -m tests.laws.transcript N` prints it."""

import sys
from collections.abc import Iterator
from hashlib import sha256

from monoceros.core.record import format_record
from tests.laws.walk import PLAIN, Walk


def transcripts(number: int) -> Iterator[str]:
    """For each table and seed the record of a random match and a digest of messages in it.

    After each action one of the viewers is told, in turn: telling all of them is slow in the interpreter.
    """
    for sitting in PLAIN:
        for seed in range(number):
            walk = Walk(sitting, seed, 0)
            messages = sha256()
            going = True
            while going:
                viewer = sitting.viewers[int(walk.state.n) % len(sitting.viewers)]
                messages.update(walk.state.sent(viewer))
                going = walk.step()
            yield format_record(walk.match.record()) + messages.hexdigest()


if __name__ == "__main__":
    sys.stdout.write("\n".join(transcripts(int(sys.argv[1]))) + "\n")

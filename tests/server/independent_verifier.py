"""Checks the deal of a fair record from its text alone, sharing no code with the program it checks.

    python tests/server/independent_verifier.py match.txt

The recipe: the commitment is SHA-256 of the secret. The seed is HMAC-SHA-256 with the secret as key over one
line "A:<entropy>\n" for each seat. Word i of the stream is the (i mod 8)-th big-endian 32-bit word of
HMAC-SHA-256 with the seed as key over i div 8 as 8 bytes. A number below b is the first word smaller than
the greatest multiple of b that fits 32 bits, modulo b. A shuffle is Fisher-Yates from the end.
"""

import hashlib
import hmac
import sys
from collections.abc import Iterator
from pathlib import Path

WORDS = 1 << 32


def words(seed: bytes) -> Iterator[int]:
    """The stream."""
    block = 0
    while True:
        digest = hmac.new(seed, block.to_bytes(8, "big"), hashlib.sha256).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1


def below(stream: Iterator[int], bound: int) -> int:
    """The next number from 0 to bound-1."""
    fair = WORDS - WORDS % bound
    return next(word for word in stream if word < fair) % bound


def shuffle(stream: Iterator[int], size: int) -> list[int]:
    """Which old place each new place gets its card from."""
    order = list(range(size))
    for at in range(size - 1, 0, -1):
        other = below(stream, at + 1)
        order[at], order[other] = order[other], order[at]
    return order


def check(text: str) -> int:
    """How many numbers of chance were derived again; a ValueError names the first that differs."""
    header: dict[str, str] = {}
    claims: list[str] = []
    for line in text.splitlines():
        if line.startswith("~ "):
            claims.append(line[2:])
        elif ": " in line and not line[:1].isdigit():
            key, _, value = line.partition(": ")
            header.setdefault(key, value)
    secret = bytes.fromhex(header["secret"])
    if hashlib.sha256(secret).hexdigest() != header["commitment"]:
        raise ValueError("the secret does not fit the commitment")
    entropy = ["" if word == "-" else word for word in header["entropy"].split()]
    lines = "".join(f"{'ABCDEFGH'[seat]}:{word}\n" for seat, word in enumerate(entropy))
    stream = words(hmac.new(secret, lines.encode(), hashlib.sha256).digest())
    for claim in claims:
        kind, number, *given = claim.replace(":", "").split()
        derived = shuffle(stream, int(number)) if kind == "shuffle" else [below(stream, int(number))]
        if [int(word) for word in given] != derived:
            raise ValueError(f"the seed does not give: {claim}")
    if not claims:
        raise ValueError("the record tells of no shuffle")
    return len(claims)


if __name__ == "__main__":
    sys.stdout.write(f"{check(Path(sys.argv[1]).read_text(encoding='utf-8'))} numbers derived again\n")

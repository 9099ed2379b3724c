"""Fair dealing at a table: everybody commits, then everybody reveals, then the cards are dealt.

The server commits to its secret when a table is opened. Each seat that brings entropy commits to it when it
is taken, and reveals it only when all seats are taken: nobody, not even who reads the database, can choose
theirs by the others'. Whoever does not reveal in time is dealt without; the deal is then prepared anew, with
another secret and other entropy of everybody else. `docs/fairness.md` says what that proves.
"""

import re
import secrets
from hashlib import sha256

from monoceros.core.fair import SECRET_SIZE, commitment
from monoceros.server.protocol.problems import TableProblem

ENTROPY = re.compile(r"[A-Za-z0-9_=+/.-]{1,128}")
COMMITMENT = re.compile(r"([0-9a-f]{64})?")
OWED = "owed"
"""In place of a commitment: this seat is asked for another one, because the deal is prepared anew."""
ENTROPY_SECONDS = 20
"""How long a seat may take to commit anew, or to reveal."""


def new_secret() -> str:
    """A new random secret, in hexadecimal."""
    return secrets.token_hex(SECRET_SIZE)


def commitment_to(secret: str) -> str:
    """What is published of a secret."""
    return commitment(bytes.fromhex(secret))


def checked_commitment(text: str) -> str:
    """A commitment to a seat's entropy, or none at all; a problem tells when it is neither."""
    if not COMMITMENT.fullmatch(text):
        raise TableProblem("bad-entropy")
    return text


def checked_entropy(text: str, committed: str) -> str:
    """The entropy behind a commitment, as a record can hold it; a problem tells when it is not that."""
    if not ENTROPY.fullmatch(text) or text == "-" or sha256(text.encode()).hexdigest() != committed:
        raise TableProblem("bad-entropy")
    return text

"""Fair dealing at a table: the secret first, then everyone's entropy, then the deal.

The commitment to the secret is public from the moment a table exists. Each seat adds entropy when it is
taken, so whoever sits down after reading the commitment knows that the deal could not be chosen for them.
A host can read one before opening the table: `POST /api/commitments` hands out a commitment the next
table may be opened with. The secret leaves the server in the record, once the match is over.
"""

import re
import secrets

from monoceros.core.fair import SECRET_SIZE, commitment
from monoceros.server.protocol.problems import TableProblem

ENTROPY = re.compile(r"[A-Za-z0-9_=+/.-]{0,128}")
KEPT_SECONDS = 3600
"""How long a commitment waits for its table."""


def new_secret() -> str:
    """A new random secret, in hexadecimal."""
    return secrets.token_hex(SECRET_SIZE)


def commitment_to(secret: str) -> str:
    """What is published of a secret."""
    return commitment(bytes.fromhex(secret))


def checked_entropy(text: str) -> str:
    """A seat's own chance as a record can hold it; a problem tells when it cannot."""
    if not ENTROPY.fullmatch(text):
        raise TableProblem("bad-entropy")
    return "" if text == "-" else text

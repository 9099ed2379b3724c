"""Fair dealing: the server commits to a secret, every seat adds chance of its own, nobody can steer.

Before the deal everyone is shown `commitment(secret)`. Then each seat may send entropy. The seed of all
shuffles depends on both, so the server could not choose it and the players could not foresee it. After the
match the secret is shown and anybody can derive every shuffle again. `docs/fairness.md` has the recipe.
"""

import hmac
from hashlib import sha256

from monoceros.core.contract import seat_letter

SECRET_SIZE = 32


def commitment(secret: bytes) -> str:
    """What is published before the deal: SHA-256 of the secret, in hexadecimal."""
    return sha256(secret).hexdigest()


def combined_seed(secret: bytes, entropy: list[str]) -> bytes:
    """The seed of `FairRng`: HMAC-SHA-256 with the secret as key over one line for each seat."""
    lines = [f"{seat_letter(seat)}:{text}\n" for seat, text in enumerate(entropy)]
    return hmac.new(secret, "".join(lines).encode(), sha256).digest()

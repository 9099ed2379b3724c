"""Seeds of one's own for each purpose, so that parts of a whole can be made in any order and place."""

from hashlib import sha256


def derived_seed(seed: int, purpose: str, number: int) -> int:
    """A seed of its own for one purpose of one match or moment."""
    return int.from_bytes(sha256(f"{seed} {purpose} {number}".encode()).digest()[:8], "big")
